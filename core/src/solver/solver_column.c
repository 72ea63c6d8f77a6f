// SPDX-License-Identifier: MIT
#include "solver_definitions.h"

// The column of a definition is computed on demand: one traversal from its variable through all
// dependents.

// Lists the symbols of the matrix that an equality's variable moves, in `sorted` behind the
// variables, with the change for each unit of the equality in `weights`.
static void weigh_dependents(resin_solver *solver, uint32_t variable, double coefficient)
{
    solver->visit.sorted_count = 0;
    rsn_definitions_list(solver, variable, RSN_DEPENDENTS_ALL);
    const uint32_t variables = solver->visit.sorted_count;
    solver->weights[variable] = 1.0 / coefficient;
    for (uint32_t i = variables - 1; i-- > 0;)
    {
        const uint32_t v = solver->visit.sorted[i];
        const rsn_symbol *equality = &solver->symbols[solver->definitions[v].equality];
        solver->weights[v] =
            -rsn_definition_weigh(solver, equality, v) / rsn_form_coefficient(equality, v);
    }
    for (uint32_t i = 0; i < variables; ++i)
    {
        const rsn_symbol *s = &solver->symbols[solver->visit.sorted[i]];
        for (uint32_t u = 0; u < s->use_count; ++u)
        {
            const uint32_t constraint = s->uses[u].constraint;
            const rsn_symbol *c = &solver->symbols[constraint];
            if (!c->is_outside && solver->definitions[constraint].mark == 0)
            {
                solver->definitions[constraint].mark = 1;
                solver->weights[constraint] = rsn_definition_weigh(solver, c, RSN_NONE);
                solver->visit.sorted[solver->visit.sorted_count++] = constraint;
            }
        }
    }
    for (uint32_t i = 0; i < variables; ++i)
    {
        if (!rsn_is_placed(&solver->symbols[solver->visit.sorted[i]]))
        {
            solver->weights[solver->visit.sorted[i]] = 0.0;
        }
    }
}

// The values of columns remain 0, so the effect of the equality on them is added to the rows.
static void pass_on(resin_solver *solver, uint32_t symbol)
{
    const rsn_column *c = &solver->matrix.columns[solver->symbols[symbol].position];
    const double weight = solver->weights[symbol];
    solver->weights[symbol] = 0.0;
    for (uint32_t position = 0; weight != 0.0 && position < c->count; ++position)
    {
        const rsn_row *row = &solver->matrix.rows[c->links[position].row];
        const uint32_t other = row->symbol;
        if (solver->definitions[other].mark == 0)
        {
            solver->definitions[other].mark = 1;
            solver->visit.sorted[solver->visit.sorted_count++] = other;
        }
        const double part = -weight * row->cells[c->links[position].cell].coefficient;
        const double sum = solver->weights[other] + part;
        const bool is_rounding = fabs(sum) <= fabs(part) * RSN_CANCELLATION;
        solver->weights[other] = is_rounding ? 0.0 : sum;
    }
}

// Fills the empty column of a definition that is unfolded, with the effect of its equality on the
// matrix through the variable. Returns false if there is no memory.
bool rsn_column_fill(resin_solver *solver, uint32_t column, uint32_t variable, double coefficient)
{
    bool has_memory = true;
    weigh_dependents(solver, variable, coefficient);
    const uint32_t count = solver->visit.sorted_count;
    for (uint32_t i = 0; i < count; ++i)
    {
        const rsn_symbol *s = &solver->symbols[solver->visit.sorted[i]];
        if (!s->is_basic && rsn_is_placed(s))
        {
            pass_on(solver, solver->visit.sorted[i]);
        }
    }
    for (uint32_t i = 0; i < solver->visit.sorted_count; ++i)
    {
        const uint32_t symbol = solver->visit.sorted[i];
        const double weight = solver->weights[symbol];
        const uint32_t row = solver->symbols[symbol].position;
        solver->weights[symbol] = 0.0;
        has_memory = has_memory && (weight == 0.0 || (rsn_row_reserve(solver, row, 1) &&
                                                      rsn_row_append(solver, row, column, weight)));
    }
    rsn_definitions_unmark(solver);
    return has_memory && rsn_cost_renew(solver, column);
}
