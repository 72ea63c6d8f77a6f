// SPDX-License-Identifier: MIT
#include "solver_definitions.h"

// Makes constraints required, and explains why it is impossible.

// Lists the required constraints that keep a constraint from 0: those of its columns.
static void keep_conflict(resin_solver *solver, uint32_t violated)
{
    uint32_t count = 0;
    rsn_form_explain(solver, violated);
    for (uint32_t i = solver->visit.sorted_count; i-- > 0;)
    {
        const uint32_t index = solver->visit.sorted[i];
        const rsn_symbol *symbol = &solver->symbols[index];
        if (symbol->slot != RSN_SLOT_REQUIRED)
        {
            continue; // the row of `violated` consists of required constraints but for rounding
        }
        uint32_t position = count++;
        for (; position > 0; --position)
        {
            const resin_constraint before = solver->report.conflict[position - 1];
            if (solver->symbols[before.index].serial < symbol->serial)
            {
                break;
            }
            solver->report.conflict[position] = before;
        }
        solver->report.conflict[position] =
            (resin_constraint){.index = index, .generation = symbol->generation};
    }
    solver->report.conflict_count = count;
}

// Whether a row is a required constraint, other than the joining one, that just holds; this
// includes the rule that a variable is not negative.
static bool is_at_limit(const resin_solver *solver, const rsn_row *row)
{
    return row->symbol != RSN_NONE && solver->symbols[row->symbol].slot == RSN_SLOT_REQUIRED &&
           fabs(row->value) <= RSN_VALUE_TOLERANCE;
}

// The column with the largest coefficient of those that may move; NONE when none may.
static uint32_t column_to_enter(const resin_solver *solver, const rsn_row *row)
{
    double largest = RSN_SMALLEST_PIVOT;
    uint32_t found = RSN_NONE;
    for (uint32_t i = 0; i < row->count; ++i)
    {
        const rsn_cell *cell = &row->cells[i];
        const rsn_symbol *s = &solver->symbols[solver->matrix.columns[cell->column].symbol];
        const bool is_fixed = s->slot == RSN_SLOT_REQUIRED && s->upper > 0.0;
        if (!is_fixed && fabs(cell->coefficient) > largest)
        {
            largest = fabs(cell->coefficient);
            found = cell->column;
        }
    }
    return found;
}

// Where several required constraints meet, some of those that just hold have rows, and the gradient
// may count them as violated: the solution is equally good, but its multipliers then do not
// identify the conflicting constraints. So such equalities leave their rows, and such inequalities
// count as satisfied.
static resin_status clear_limits(resin_solver *solver)
{
    for (uint32_t row = 0; row < solver->matrix.row_count; ++row)
    {
        const rsn_row *r = &solver->matrix.rows[row];
        if (!is_at_limit(solver, r))
        {
            continue;
        }
        const bool is_equality = solver->symbols[r->symbol].upper > 0.0;
        const uint32_t column = is_equality ? column_to_enter(solver, r) : RSN_NONE;
        bool has_moved;
        if ((column != RSN_NONE && !rsn_pivot(solver, row, column, 1.0, 0, &has_moved)) ||
            (!is_equality && !r->is_above && !rsn_cost_turn(solver, row)))
        {
            return RESIN_ERROR_OUT_OF_MEMORY;
        }
    }
    return rsn_solver_optimize(solver);
}

// Whether a column could bring a violated row nearer to 0 if only its own cost prevented it.
static bool could_help(const resin_solver *solver, const rsn_row *violated, const rsn_cell *cell)
{
    const rsn_symbol *s = &solver->symbols[solver->matrix.columns[cell->column].symbol];
    const bool is_up = (cell->coefficient < 0.0) == (violated->value > 0.0);
    return fabs(cell->coefficient) >= RSN_SMALLEST_PIVOT &&
           (s->slot != RSN_SLOT_REQUIRED || rsn_slope(s, is_up) == 0.0);
}

// Returns a required equality that holds and whose row depends on a column; NONE if there is none.
static uint32_t equality_at(const resin_solver *solver, uint32_t column)
{
    const rsn_column *c = &solver->matrix.columns[column];
    for (uint32_t position = 0; position < c->count; ++position)
    {
        const rsn_link link = c->links[position];
        const rsn_row *r = &solver->matrix.rows[link.row];
        if (is_at_limit(solver, r) && solver->symbols[r->symbol].upper > 0.0 &&
            fabs(r->cells[link.cell].coefficient) >= RSN_SMALLEST_PIVOT)
        {
            return link.row;
        }
    }
    return RSN_NONE;
}

// An equality that holds may prevent a column from entering a row. Such equalities leave their
// rows, so that the violated row consists of them. Each time there is one less.
static bool clear_equalities(resin_solver *solver, uint32_t violated)
{
    const rsn_row *v = &solver->matrix.rows[violated];
    for (uint32_t i = 0; i < v->count;)
    {
        const rsn_cell *cell = &v->cells[i];
        const uint32_t row =
            could_help(solver, v, cell) ? equality_at(solver, cell->column) : RSN_NONE;
        bool has_moved;
        if (row != RSN_NONE && !rsn_pivot(solver, row, cell->column, 1.0, 0, &has_moved))
        {
            return false;
        }
        i = row != RSN_NONE ? 0 : i + 1;
    }
    return true;
}

static bool is_violated(const resin_solver *solver, const rsn_symbol *symbol)
{
    if (!symbol->is_basic)
    {
        return false;
    }
    const double value = solver->matrix.rows[symbol->position].value;
    return (symbol->lower < 0.0 && value < -RSN_VALUE_TOLERANCE) ||
           (symbol->upper > 0.0 && value > RSN_VALUE_TOLERANCE);
}

// Optimizes with a constraint that is to be required, then makes it so. Previously required
// constraints have precedence, so it alone is violated when they cannot hold together.
resin_status rsn_solver_join(resin_solver *solver, uint32_t symbol)
{
    resin_status status = rsn_solver_optimize(solver);
    if (status != RESIN_OK)
    {
        return status;
    }
    const rsn_symbol *s = &solver->symbols[symbol];
    if (is_violated(solver, s))
    {
        status = clear_limits(solver);
        if (status == RESIN_OK && s->is_basic)
        {
            if (!clear_equalities(solver, s->position))
            {
                return RESIN_ERROR_OUT_OF_MEMORY;
            }
            keep_conflict(solver, symbol);
            status = RESIN_ERROR_CONFLICT;
        }
        return status != RESIN_OK ? status : RESIN_ERROR_PRECISION;
    }
    if (!rsn_solver_set_cost(solver, symbol, RSN_SLOT_REQUIRED, s->lower, s->upper))
    {
        return RESIN_ERROR_OUT_OF_MEMORY;
    }
    return rsn_solver_optimize(solver);
}
