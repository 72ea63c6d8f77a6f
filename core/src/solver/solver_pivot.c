// SPDX-License-Identifier: MIT
#include "solver_internal.h"

// The coefficient of a column in a row that has a cell in it.
static double coefficient_of(const resin_solver *solver, uint32_t row, uint32_t column)
{
    const rsn_column *c = &solver->matrix.columns[column];
    uint32_t position = 0;
    while (c->links[position].row != row)
    {
        ++position;
        RSN_ASSERT(position < c->count); // all callers choose the row among the column's links
    }
    return solver->matrix.rows[row].cells[c->links[position].cell].coefficient;
}

// A pivot below the first limit, or a row in which it gives a coefficient above the second, loses
// so many digits that the matrix is built anew after the call.
static const double doubtful_pivot = 1e-2;
static const double doubtful_coefficient = 200.0;

// Moves the values of the other rows, and updates the cost of those that passed 0.
static bool move_values(resin_solver *solver, uint32_t row, uint32_t column, double step,
                        uint32_t turned)
{
    const rsn_column *c = &solver->matrix.columns[column];
    for (uint32_t position = 0; step != 0.0 && position < c->count; ++position)
    {
        const rsn_link link = c->links[position];
        const rsn_row *r = &solver->matrix.rows[link.row];
        if (link.row != row &&
            !rsn_row_set_value(solver, link.row, r->value + r->cells[link.cell].coefficient * step,
                               r->is_above))
        {
            return false;
        }
    }
    for (uint32_t i = 0; i < turned; ++i)
    {
        const uint32_t other = solver->search.breakpoints[i].row;
        const rsn_row *r = &solver->matrix.rows[other];
        const double left = r->is_above ? r->value : -r->value;
        if (left <= RSN_VALUE_TOLERANCE && !rsn_cost_turn(solver, other))
        {
            return false;
        }
    }
    for (uint32_t position = 0; position < c->count; ++position)
    {
        const uint32_t other = c->links[position].row;
        if (other != row && !rsn_cost_settle(solver, other))
        {
            return false;
        }
    }
    return true;
}

// Gives the row of a pivot the value of another symbol: the old value has not come nearer to 0, so
// it has lost no digits.
static bool replace_value(resin_solver *solver, uint32_t row, double value, bool is_above)
{
    const double peak = solver->precision.peak;
    const bool is_done = rsn_row_set_value(solver, row, value, is_above);
    solver->precision.peak = peak;
    return is_done;
}

static void count_pivot(resin_solver *solver, double coefficient)
{
    solver->precision.pivots += 1;
    solver->precision.is_doubtful |= fabs(coefficient) < doubtful_pivot;
}

static void watch_row(resin_solver *solver, const rsn_row *row)
{
    double largest = 0.0;
    for (uint32_t i = 0; i < row->count; ++i)
    {
        const double magnitude = fabs(row->cells[i].coefficient);
        largest = magnitude > largest ? magnitude : largest;
    }
    solver->precision.is_doubtful |= largest > doubtful_coefficient;
}

// Enters the symbol of a column in a direction and removes the symbol of a row. The first `turned`
// breakpoints are the rows that are passed.
bool rsn_pivot(resin_solver *solver, uint32_t row, uint32_t column, double direction,
               uint32_t turned, bool *out_moved)
{
    rsn_row *r = &solver->matrix.rows[row];
    const double coefficient = coefficient_of(solver, row, column);
    const double inverse = 1.0 / coefficient;
    const double step = -r->value * inverse;
    const rsn_symbol *leaving = &solver->symbols[r->symbol];
    const rsn_symbol *entering = &solver->symbols[solver->matrix.columns[column].symbol];
    *out_moved = fabs(step) > RSN_VALUE_TOLERANCE;
    count_pivot(solver, coefficient);
    if (!move_values(solver, row, column, step, turned) ||
        !rsn_cost_add(solver, row, leaving->slot, -rsn_slope(leaving, r->is_above)) ||
        !replace_value(solver, row, 0.0, r->is_above) ||
        !rsn_rows_exchange(solver, row, column, inverse))
    {
        return false;
    }
    watch_row(solver, r);
    return rsn_cost_substitute(solver, row, column) && rsn_cost_scale(solver, column, inverse) &&
           rsn_row_set_value(solver, row, step, direction > 0.0) &&
           rsn_cost_add(solver, row, entering->slot, rsn_slope(entering, direction > 0.0)) &&
           rsn_cost_settle(solver, row);
}

// Whether a column belongs to a variable that has no cost in any priority.
static bool is_free(const resin_solver *solver, uint32_t column)
{
    if (!rsn_is_variable(&solver->symbols[solver->matrix.columns[column].symbol]))
    {
        return false;
    }
    const double *g = solver->matrix.gradient + (size_t)column * solver->levels.stride;
    for (uint32_t rank = 0; rank < solver->levels.count; ++rank)
    {
        if (g[solver->levels.order[rank]] != 0.0)
        {
            return false;
        }
    }
    return true;
}

// Whether a step keeps all symbols with a cost other than in the tail on their side of 0.
static bool is_harmless(const resin_solver *solver, uint32_t row, uint32_t column, double step)
{
    const rsn_column *c = &solver->matrix.columns[column];
    if (step < 0.0 && solver->symbols[c->symbol].slot != RSN_SLOT_TAIL)
    {
        return false;
    }
    for (uint32_t position = 0; position < c->count; ++position)
    {
        const rsn_link link = c->links[position];
        const rsn_row *r = &solver->matrix.rows[link.row];
        const double value = r->value + r->cells[link.cell].coefficient * step;
        const double outside = r->is_above ? -value : value;
        if (link.row != row && outside > RSN_VALUE_TOLERANCE &&
            solver->symbols[r->symbol].slot != RSN_SLOT_TAIL)
        {
            return false;
        }
    }
    return true;
}

// Whether a variable is later than all others that a constraint names, which the tail has placed
// already, and no variable depends on it. Then every column of the others' rows has a variable
// among them that depends on it and precedes this one in the tail, so the aims of the tail do not
// change.
static bool is_last(const resin_solver *solver, const rsn_symbol *constraint, uint32_t column)
{
    const rsn_column *c = &solver->matrix.columns[column];
    const uint64_t serial = solver->symbols[c->symbol].serial;
    for (uint32_t i = 0; i < constraint->part_count; ++i)
    {
        const rsn_symbol *other = &solver->symbols[constraint->parts[i].symbol];
        if (other->serial > serial || (other->serial < serial && other->use_count == 0))
        {
            return false;
        }
    }
    for (uint32_t position = 0; position < c->count; ++position)
    {
        const uint32_t other = solver->matrix.rows[c->links[position].row].symbol;
        if (rsn_is_variable(&solver->symbols[other]))
        {
            return false;
        }
    }
    return true;
}

// Enters a free variable and removes a row that costs nothing yet.
static bool define(resin_solver *solver, uint32_t row, uint32_t column, double coefficient)
{
    const rsn_row *r = &solver->matrix.rows[row];
    const double step = -r->value / coefficient;
    const bool is_settled = is_last(solver, &solver->symbols[r->symbol], column);
    count_pivot(solver, coefficient);
    if (!move_values(solver, row, column, step, 0) ||
        !rsn_rows_exchange(solver, row, column, 1.0 / coefficient))
    {
        return false;
    }
    watch_row(solver, r);
    for (uint32_t i = 0; !is_settled && i < r->count; ++i)
    {
        rsn_note_candidate(solver, r->cells[i].column);
    }
    return replace_value(solver, row, step, step >= 0.0);
}

// A new equality usually defines a so far unconstrained variable. That variable may take the row of
// the equality before the equality has a cost: no conflict can result, and no other step is needed.
// Does nothing if there is no such variable.
bool rsn_pivot_at_once(resin_solver *solver, uint32_t row)
{
    const rsn_row *r = &solver->matrix.rows[row];
    uint32_t found = RSN_NONE, length = UINT32_MAX;
    double pivot = 0.0;
    for (uint32_t i = r->count; i-- > 0;)
    {
        const rsn_cell *cell = &r->cells[i];
        const uint32_t rows = solver->matrix.columns[cell->column].count;
        if (rows < length && fabs(cell->coefficient) >= 0.5 && is_free(solver, cell->column) &&
            is_harmless(solver, row, cell->column, -r->value / cell->coefficient))
        {
            found = cell->column;
            length = rows;
            pivot = cell->coefficient;
        }
    }
    return found == RSN_NONE || define(solver, row, found, pivot);
}
