// SPDX-License-Identifier: MIT

// Constraints that nearly all pass through one point: hardly a step of the simplex method moves
// anything, so the solver chooses by age (Bland's rule), which other systems seldom need. After
// every change required constraints hold, and values are those of a new solver that gets the same
// constraints in the opposite order.

#include "solver_support.h"

#include <math.h>
#include <string.h>

enum
{
    VARIABLES = 15,
    CONSTRAINTS = 60,
    TERMS = 5,
    CHANGES = 90,
    CHECKED_EVERY = 9,
    SYSTEMS = 1500, // in several of them the solver chooses by age for long
    UNEVEN_SYSTEMS = 200
};

typedef struct request
{
    resin_term terms[TERMS];
    size_t count;
    double constant;
    resin_relation relation;
    resin_strength strength;
} request;

typedef struct world
{
    support_random random;
    resin_solver *solver;
    uint32_t variables;
    resin_variable variable[VARIABLES];
    uint32_t flags[VARIABLES];
    size_t count;
    request requests[CONSTRAINTS];
    resin_constraint constraints[CONSTRAINTS];
    size_t conflicts;
    size_t lost; // calls that rounding defeated
    bool is_uneven;
} world;

static resin_solver *new_solver(const world *self, resin_variable *out)
{
    resin_solver *solver = solver_create();
    for (uint32_t v = 0; v < self->variables; ++v)
    {
        resin_variable_def def = resin_variable_def_default();
        def.flags = self->flags[v];
        assert_ok(resin_solver_add_variable(solver, &def, &out[v]));
    }
    return solver;
}

static void begin(world *self, uint64_t seed, bool is_uneven)
{
    *self = (world){.random = {.state = seed}, .is_uneven = is_uneven};
    self->variables = 2 + support_below(&self->random, VARIABLES - 1);
    for (uint32_t v = 0; v < self->variables; ++v)
    {
        const bool is_length = support_below(&self->random, 3) == 0;
        self->flags[v] = is_length ? (uint32_t)RESIN_VARIABLE_NOT_NEGATIVE : 0;
    }
    self->solver = new_solver(self, self->variable);
}

// Mostly 0, and always so in a third of the systems.
static double random_constant(world *self, uint64_t seed)
{
    const bool is_zero = seed % 3 == 0 || support_below(&self->random, 6) > 0;
    return is_zero ? 0.0 : (double)support_below(&self->random, 9) - 4.0;
}

static resin_strength random_strength(world *self)
{
    const uint32_t kind = support_below(&self->random, 5);
    return resin_strength_with_priority(kind < 3 ? RESIN_PRIORITY_REQUIRED : 100 * (kind - 2));
}

static resin_status add(resin_solver *solver, const request *it, resin_constraint *out)
{
    return resin_solver_add_constraint(solver, it->terms, it->count, it->constant, it->relation,
                                       it->strength, out);
}

static double random_coefficient(world *self)
{
    static const double even[] = {1.0, 1.0, 1.0, -1.0, -1.0, 2.0, -2.0, 3.0, -0.5, 0.25};
    static const double uneven[] = {1.0, 1.0,     -1.0,      1000.0,  0.001,  -999.5,
                                    0.1, 1.0 / 3, 3.1415926, 123.456, -0.0123};
    return self->is_uneven ? uneven[support_below(&self->random, COUNT_OF(uneven))]
                           : even[support_below(&self->random, COUNT_OF(even))];
}

// Counts how a call ended. Only numbers of very different magnitudes may defeat it.
static bool has_succeeded(world *self, resin_status status)
{
    self->conflicts += status == RESIN_ERROR_CONFLICT ? 1 : 0;
    self->lost += status == RESIN_ERROR_PRECISION ? 1 : 0;
    assert_true(status == RESIN_OK || status == RESIN_ERROR_CONFLICT ||
                (self->is_uneven && status == RESIN_ERROR_PRECISION));
    return status == RESIN_OK;
}

static void try_to_add(world *self, uint64_t seed)
{
    if (self->count == CONSTRAINTS)
    {
        return;
    }
    request *it = &self->requests[self->count];
    *it = (request){.count = 1 + support_below(&self->random, TERMS)};
    for (size_t i = 0; i < it->count; ++i)
    {
        const uint32_t v = support_below(&self->random, self->variables);
        it->terms[i] = (resin_term){self->variable[v], random_coefficient(self)};
    }
    it->constant = random_constant(self, seed);
    it->relation = (resin_relation)support_below(&self->random, 3);
    it->strength = random_strength(self);
    if (has_succeeded(self, add(self->solver, it, &self->constraints[self->count])))
    {
        self->count += 1;
    }
}

static void remove_one(world *self, size_t i)
{
    if (has_succeeded(self, resin_solver_remove_constraint(self->solver, self->constraints[i])))
    {
        self->count -= 1;
        self->constraints[i] = self->constraints[self->count];
        self->requests[i] = self->requests[self->count];
    }
}

static void change(world *self, uint64_t seed)
{
    const uint32_t kind = support_below(&self->random, 10);
    if (kind < 7 || self->count == 0)
    {
        try_to_add(self, seed);
        return;
    }
    const size_t i = support_below(&self->random, (uint32_t)self->count);
    request wanted = self->requests[i];
    resin_status status;
    switch (kind)
    {
    case 7:
        remove_one(self, i);
        return;
    case 8:
        wanted.constant = random_constant(self, seed);
        status = resin_solver_set_constant(self->solver, self->constraints[i], wanted.constant);
        break;
    default:
        wanted.strength = random_strength(self);
        status = resin_solver_set_strength(self->solver, self->constraints[i], wanted.strength);
        break;
    }
    if (has_succeeded(self, status))
    {
        self->requests[i] = wanted;
    }
}

static void check_required(const world *self)
{
    for (size_t i = 0; i < self->count; ++i)
    {
        const request *it = &self->requests[i];
        double sum = it->constant;
        double scale = 1.0;
        for (size_t k = 0; k < it->count; ++k)
        {
            const double part =
                it->terms[k].coefficient * solver_value(self->solver, it->terms[k].variable);
            sum += part;
            scale += fabs(part);
        }
        if (it->strength.priority == RESIN_PRIORITY_REQUIRED)
        {
            assert_true(it->relation == RESIN_AT_MOST || sum >= -1e-9 * scale);
            assert_true(it->relation == RESIN_AT_LEAST || sum <= 1e-9 * scale);
        }
    }
}

static void values_of(const world *self, double *out)
{
    for (uint32_t v = 0; v < self->variables; ++v)
    {
        out[v] = solver_value(self->solver, self->variable[v]);
    }
}

static void check_with_a_new_solver(const world *self)
{
    resin_variable variable[VARIABLES];
    resin_solver *other = new_solver(self, variable);
    for (size_t i = self->count; i-- > 0;)
    {
        resin_constraint constraint;
        assert_ok(add(other, &self->requests[i], &constraint));
    }
    for (uint32_t v = 0; v < self->variables; ++v)
    {
        const double expected = solver_value(other, variable[v]);
        assert_near(solver_value(self->solver, self->variable[v]), expected,
                    1e-7 * (1.0 + fabs(expected)), "value");
    }
    resin_solver_destroy(other);
}

static void constraints_through_one_point_are_solved(void **state)
{
    (void)state;
    size_t conflicts = 0;
    for (uint64_t seed = 1; seed <= SYSTEMS; ++seed)
    {
        world world;
        begin(&world, seed, false);
        for (uint32_t k = 1; k <= CHANGES; ++k)
        {
            change(&world, seed);
            check_required(&world);
            if (k % CHECKED_EVERY == 0)
            {
                check_with_a_new_solver(&world);
            }
        }
        conflicts += world.conflicts;
        resin_solver_destroy(world.solver);
    }
    assert_true(conflicts > 100);
}

// Rounding defeats some of these calls. Such a call changes no bit of any value.
static void a_call_that_rounding_defeats_changes_nothing(void **state)
{
    (void)state;
    size_t lost = 0;
    for (uint64_t seed = 1; seed <= UNEVEN_SYSTEMS; ++seed)
    {
        world world;
        begin(&world, seed, true);
        for (uint32_t k = 1; k <= CHANGES; ++k)
        {
            double before[VARIABLES], after[VARIABLES];
            const size_t failed = world.lost + world.conflicts;
            values_of(&world, before);
            change(&world, seed);
            values_of(&world, after);
            assert_true(failed == world.lost + world.conflicts ||
                        memcmp(before, after, world.variables * sizeof *before) == 0);
        }
        lost += world.lost;
        resin_solver_destroy(world.solver);
    }
    assert_true(lost > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(constraints_through_one_point_are_solved),
        cmocka_unit_test(a_call_that_rounding_defeats_changes_nothing),
    };
    return cmocka_run_group_tests_name("solver degenerate", tests, NULL, NULL);
}
