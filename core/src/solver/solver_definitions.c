// SPDX-License-Identifier: MIT
#include "solver_definitions.h"

// Values of defined variables outside the matrix are computed from those inside it at the end of
// each call.

// The variable that a use defines, if that is another one that has not been visited; NONE if not.
// Variables of the matrix have values of their own, so values are not passed on through them.
static uint32_t follower(const resin_solver *solver, uint32_t from, rsn_use use,
                         rsn_dependents which)
{
    const rsn_symbol *constraint = &solver->symbols[use.constraint];
    if (which == RSN_DEPENDENTS_OUTSIDE ? use.is_followed == 0
                                        : !constraint->is_outside || constraint->defined == from)
    {
        return RSN_NONE;
    }
    return solver->definitions[constraint->defined].mark == 0 ? constraint->defined : RSN_NONE;
}

// Appends a variable and the defined variables that depend on it to `sorted`, each after those that
// depend on it, and marks them. Depth first; a mark is the number of the next use to follow.
void rsn_definitions_list(resin_solver *solver, uint32_t variable, rsn_dependents which)
{
    uint32_t *const stack = solver->visit.heap;
    uint32_t depth = 0;
    RSN_ASSERT(solver->visit.heap_count == 0);
    stack[depth++] = variable;
    solver->definitions[variable].mark = 1;
    while (depth > 0)
    {
        const uint32_t top = stack[depth - 1];
        const rsn_symbol *s = &solver->symbols[top];
        const bool is_end =
            which == RSN_DEPENDENTS_OUTSIDE && solver->definitions[top].followers == 0;
        const uint32_t count = is_end ? 0 : s->use_count;
        uint32_t next = RSN_NONE, use = solver->definitions[top].mark - 1;
        for (; next == RSN_NONE && use < count; ++use)
        {
            next = follower(solver, top, s->uses[use], which);
        }
        solver->definitions[top].mark = use + 1;
        if (next != RSN_NONE)
        {
            solver->definitions[next].mark = 1;
            stack[depth++] = next;
        }
        else
        {
            solver->visit.sorted[solver->visit.sorted_count++] = top;
            depth -= 1;
        }
    }
}

// Removes the marks of `sorted`.
void rsn_definitions_unmark(resin_solver *solver)
{
    for (uint32_t i = 0; i < solver->visit.sorted_count; ++i)
    {
        solver->definitions[solver->visit.sorted[i]].mark = 0;
    }
}

static rsn_row *row_of(resin_solver *solver, uint32_t variable)
{
    const rsn_symbol *s = &solver->symbols[variable];
    return s->is_basic ? &solver->matrix.rows[s->position] : NULL;
}

// Ensures that the next change of a row is noted.
static void watch(resin_solver *solver, uint32_t variable)
{
    rsn_row *row = row_of(solver, variable);
    if (row != NULL)
    {
        row->is_noted = false;
    }
}

// Ensures that changes of the variables of an equality are noted.
void rsn_definition_watch(resin_solver *solver, const rsn_symbol *equality)
{
    for (uint32_t i = 0; i < equality->part_count; ++i)
    {
        watch(solver, equality->parts[i].symbol);
    }
}

// Computes the values that depend on changed variables.
void rsn_definitions_settle(resin_solver *solver)
{
    solver->visit.sorted_count = 0;
    for (uint32_t i = 0; i < solver->report.moved_count; ++i)
    {
        const uint32_t variable = solver->report.moved[i];
        solver->symbols[variable].is_moved = false;
        watch(solver, variable);
        if (solver->definitions[variable].mark == 0)
        {
            rsn_definitions_list(solver, variable, RSN_DEPENDENTS_OUTSIDE);
        }
    }
    solver->report.moved_count = 0;
    rsn_definitions_unmark(solver);
    for (uint32_t i = solver->visit.sorted_count; i-- > 0;)
    {
        const uint32_t variable = solver->visit.sorted[i];
        if (!rsn_is_placed(&solver->symbols[variable]))
        {
            solver->definitions[variable].value = rsn_definition_evaluate(solver, variable);
            rsn_note_changed(solver, variable);
        }
    }
}

// Computes all values of variables outside the matrix.
void rsn_definitions_settle_all(resin_solver *solver)
{
    for (uint32_t i = 0; i < solver->symbol_count; ++i)
    {
        if (rsn_is_variable(&solver->symbols[i]) && solver->definitions[i].followers > 0)
        {
            rsn_note_moved(solver, i);
        }
    }
    rsn_definitions_settle(solver);
}

// Called when changed values were restored.
void rsn_definitions_forget_moves(resin_solver *solver)
{
    for (uint32_t i = 0; i < solver->report.moved_count; ++i)
    {
        solver->symbols[solver->report.moved[i]].is_moved = false;
        watch(solver, solver->report.moved[i]);
    }
    solver->report.moved_count = 0;
}

// ---------------------------------------------------------------------------------------------
// Weights

// Computes in `weights` the values of all symbols of the matrix while all variables without a
// definition are 0.
void rsn_definitions_weigh_constants(resin_solver *solver)
{
    solver->visit.sorted_count = 0;
    for (uint32_t i = 0; i < solver->symbol_count; ++i)
    {
        if (rsn_is_variable(&solver->symbols[i]) && solver->definitions[i].mark == 0)
        {
            rsn_definitions_list(solver, i, RSN_DEPENDENTS_ALL);
        }
    }
    rsn_definitions_unmark(solver);
    for (uint32_t i = solver->visit.sorted_count; i-- > 0;)
    {
        const uint32_t variable = solver->visit.sorted[i];
        if (rsn_is_defined(solver, variable))
        {
            const rsn_symbol *equality = &solver->symbols[solver->definitions[variable].equality];
            const double sum =
                equality->constant + rsn_definition_weigh(solver, equality, variable);
            solver->weights[variable] = -sum / rsn_form_coefficient(equality, variable);
        }
    }
    for (uint32_t i = 0; i < solver->symbol_count; ++i)
    {
        const rsn_symbol *s = &solver->symbols[i];
        if (s->kind == (uint8_t)RSN_SYMBOL_CONSTRAINT && !s->is_outside)
        {
            solver->weights[i] = s->constant + rsn_definition_weigh(solver, s, RSN_NONE);
        }
    }
}

// The sum of a constraint's parts in `weights`, without one variable.
double rsn_definition_weigh(const resin_solver *solver, const rsn_symbol *constraint,
                            uint32_t except)
{
    double sum = 0.0;
    for (uint32_t i = 0; i < constraint->part_count; ++i)
    {
        const rsn_part part = constraint->parts[i];
        sum += part.symbol == except ? 0.0 : part.coefficient * solver->weights[part.symbol];
    }
    return sum;
}
