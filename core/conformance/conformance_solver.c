// SPDX-License-Identifier: MIT
#include "conformance.h"

enum
{
    VARIABLES = 10,
    OPERATIONS = 60,
    BATCHES = 12,
    BATCH_OPERATIONS = 5, // at most: BATCHES * BATCH_OPERATIONS is OPERATIONS
};

static const double coefficients[5] = {1.0, -1.0, 2.0, 0.5, -0.25};
static const double weights[3] = {1.0, 0.5, 2.0};

// A solver with its variables, and its constraints in the order in which they were added.
typedef struct world
{
    resin_solver *solver;
    resin_variable variables[VARIABLES];
    resin_constraint constraints[OPERATIONS];
    size_t constraint_count;
} world;

static void add_values(conformance *c, const world *w)
{
    for (size_t v = 0; v < VARIABLES; ++v)
    {
        double value;
        conformance_require(resin_solver_value(w->solver, w->variables[v], &value), "value");
        conformance_add_double(c, value);
    }
}

// Adds the positions of constraints in `w`.
static void add_constraints(conformance *c, const world *w, const resin_constraint *constraints,
                            size_t count)
{
    conformance_add(c, count);
    for (size_t i = 0; i < count; ++i)
    {
        size_t at = 0;
        while (at < w->constraint_count &&
               (w->constraints[at].index != constraints[i].index ||
                w->constraints[at].generation != constraints[i].generation))
        {
            ++at;
        }
        conformance_add(c, at);
    }
}

static void add_conflict(conformance *c, const world *w)
{
    const resin_constraint *conflict;
    size_t count;
    conformance_require(resin_solver_conflict(w->solver, &conflict, &count), "conflict");
    add_constraints(c, w, conflict, count);
}

// Required in one of four cases, otherwise of a random priority.
static resin_strength draw_strength(conformance *c)
{
    if (conformance_below(c, 4) == 0)
    {
        return resin_strength_required();
    }
    resin_strength strength =
        resin_strength_with_priority((uint32_t)(1 + conformance_below(c, 1000)));
    strength.weight = conformance_pick(c, weights, 3);
    return strength;
}

static resin_status add_constraint(conformance *c, world *w)
{
    resin_term terms[4];
    const size_t count = (size_t)(1 + conformance_below(c, 4));
    for (size_t i = 0; i < count; ++i)
    {
        terms[i].variable = w->variables[conformance_below(c, VARIABLES)];
        terms[i].coefficient = conformance_pick(c, coefficients, 5);
    }
    const double constant = conformance_grid(c, 401, 200.0, 1.0);
    const resin_relation relation = (resin_relation)conformance_below(c, 3);
    const resin_strength strength = draw_strength(c);
    resin_constraint made;
    const resin_status status =
        resin_solver_add_constraint(w->solver, terms, count, constant, relation, strength, &made);
    if (status == RESIN_OK)
    {
        w->constraints[w->constraint_count++] = made;
    }
    return status;
}

// Performs one of the operations that change a solver. A constraint that is removed keeps its place
// in `w`, so later operations may use its name and fail.
static resin_status operate(conformance *c, world *w)
{
    const uint64_t operation = conformance_below(c, 8);
    if (operation < 5 || w->constraint_count == 0)
    {
        return add_constraint(c, w);
    }
    const resin_constraint constraint = w->constraints[conformance_below(c, w->constraint_count)];
    switch (operation)
    {
    case 5:
        return resin_solver_remove_constraint(w->solver, constraint);
    case 6:
        return resin_solver_set_constant(w->solver, constraint,
                                         conformance_grid(c, 401, 200.0, 1.0));
    default:
        return resin_solver_set_strength(w->solver, constraint, draw_strength(c));
    }
}

// Adds an edit of a variable, ten suggestions and its neighbor's values, then removes the edit.
static void run_edit(conformance *c, world *w)
{
    const resin_variable edited = w->variables[conformance_below(c, VARIABLES)];
    resin_constraint edit;
    conformance_require(
        resin_solver_add_edit(w->solver, edited, resin_strength_with_priority(900), &edit),
        "add_edit");
    for (int i = 0; i < 10; ++i)
    {
        const resin_status status =
            resin_solver_suggest(w->solver, edited, conformance_grid(c, 1001, 500.0, 1.0));
        conformance_add(c, (uint64_t)status);
        add_values(c, w);
    }
    conformance_require(resin_solver_remove_constraint(w->solver, edit), "remove edit");
}

static void add_changes(conformance *c, const world *w)
{
    const resin_variable_value *changes;
    size_t count;
    conformance_require(resin_solver_take_changes(w->solver, &changes, &count), "take_changes");
    conformance_add(c, count);
    for (size_t i = 0; i < count; ++i)
    {
        conformance_add_double(c, changes[i].value);
    }
}

// Adds what the solver says of its variables and constraints.
static void add_answers(conformance *c, const world *w)
{
    for (size_t v = 0; v < VARIABLES; ++v)
    {
        double lowest;
        double highest;
        conformance_require(resin_solver_range(w->solver, w->variables[v], &lowest, &highest),
                            "range");
        conformance_add_double(c, lowest);
        conformance_add_double(c, highest);
        resin_constraint dependencies[OPERATIONS];
        size_t count;
        conformance_require(
            resin_solver_dependencies(w->solver, w->variables[v], dependencies, OPERATIONS, &count),
            "dependencies");
        add_constraints(c, w, dependencies, count);
    }
    for (size_t i = 0; i < w->constraint_count; ++i)
    {
        double residual;
        const resin_status status = resin_solver_residual(w->solver, w->constraints[i], &residual);
        conformance_add(c, (uint64_t)status);
        if (status == RESIN_OK)
        {
            conformance_add_double(c, residual);
        }
    }
}

static void create(conformance *c, world *w)
{
    const resin_solver_def solver_def = resin_solver_def_default();
    conformance_require(resin_solver_create(&solver_def, &w->solver), "create");
    for (size_t v = 0; v < VARIABLES; ++v)
    {
        resin_variable_def def = resin_variable_def_default();
        def.flags = (uint32_t)conformance_below(c, 2); // RESIN_VARIABLE_NOT_NEGATIVE
        def.rank = (uint32_t)conformance_below(c, 3);
        conformance_require(resin_solver_add_variable(w->solver, &def, &w->variables[v]),
                            "add_variable");
    }
}

// Performs an operation and adds its status and, of a conflict, the constraints.
static void run_operation(conformance *c, world *w)
{
    const resin_status status = operate(c, w);
    conformance_add(c, (uint64_t)status);
    if (status == RESIN_ERROR_CONFLICT)
    {
        add_conflict(c, w);
    }
}

static void run_world(conformance *c)
{
    world w = {0};
    create(c, &w);
    for (int i = 0; i < OPERATIONS; ++i)
    {
        run_operation(c, &w);
        add_values(c, &w);
    }
    add_changes(c, &w);
    run_edit(c, &w);
    add_changes(c, &w);
    add_answers(c, &w);
    resin_solver_destroy(w.solver);
}

void conformance_solver(conformance *c)
{
    for (int round = 0; round < 20; ++round)
    {
        run_world(c);
    }
}

// Performs up to five operations in a batch and ends it; a batch that can be cancelled is, in one
// of two cases, and `w` forgets the constraints that it has added.
static void run_batch(conformance *c, world *w)
{
    const size_t kept = w->constraint_count;
    const uint32_t flags = (uint32_t)conformance_below(c, 2); // RESIN_CHANGES_CANCELLABLE
    const uint64_t count = 1 + conformance_below(c, BATCH_OPERATIONS);
    conformance_require(resin_solver_begin_changes(w->solver, flags), "begin_changes");
    for (uint64_t i = 0; i < count; ++i)
    {
        run_operation(c, w);
    }
    if (flags != 0 && conformance_below(c, 2) == 0)
    {
        conformance_require(resin_solver_cancel_changes(w->solver), "cancel_changes");
        w->constraint_count = kept;
    }
    else
    {
        conformance_require(resin_solver_end_changes(w->solver), "end_changes");
    }
}

void conformance_batches(conformance *c)
{
    for (int round = 0; round < 20; ++round)
    {
        world w = {0};
        create(c, &w);
        for (int i = 0; i < BATCHES; ++i)
        {
            run_batch(c, &w);
            add_values(c, &w);
            add_changes(c, &w);
        }
        add_answers(c, &w);
        resin_solver_destroy(w.solver);
    }
}
