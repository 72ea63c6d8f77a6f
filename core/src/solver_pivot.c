// SPDX-License-Identifier: MIT
#include "solver_internal.h"

static double coefficient_of(const resin_solver *solver, uint32_t row, uint32_t column)
{
    const rsn_column *c = &solver->columns[column];
    for (uint32_t place = 0; place < c->count; ++place)
    {
        if (c->links[place].row == row)
        {
            return solver->rows[row].cells[c->links[place].cell].coefficient;
        }
    }
    return 0.0;
}

// A pivot below the first, or a row that it makes with more than the second, loses so many digits
// that the matrix is made anew after the call.
static const double doubtful_pivot = 1e-2;
static const double doubtful_coefficient = 200.0;
static const uint32_t renewing = 1 << 24;

// Moves the values of the other rows, and tells the cost about those that came over 0.
static bool move_values(resin_solver *solver, uint32_t row, uint32_t column, double step,
                        uint32_t turned)
{
    const rsn_column *c = &solver->columns[column];
    for (uint32_t place = 0; step != 0.0 && place < c->count; ++place)
    {
        const rsn_link link = c->links[place];
        const rsn_row *r = &solver->rows[link.row];
        if (link.row != row &&
            !rsn_row_set_value(solver, link.row, r->value + r->cells[link.cell].coefficient * step,
                               r->is_above))
        {
            return false;
        }
    }
    for (uint32_t i = 0; i < turned; ++i)
    {
        const uint32_t other = solver->breakpoints[i].row;
        const rsn_row *r = &solver->rows[other];
        const double left = r->is_above ? r->value : -r->value;
        if (left <= RSN_VALUE_TOLERANCE && !rsn_cost_turn(solver, other))
        {
            return false;
        }
    }
    for (uint32_t place = 0; place < c->count; ++place)
    {
        const uint32_t other = c->links[place].row;
        if (other != row && !rsn_cost_settle(solver, other))
        {
            return false;
        }
    }
    return true;
}

// Lets the symbol of a column enter in a direction and that of a row leave. The first `turned`
// breakpoints are the rows that are passed.
bool rsn_pivot(resin_solver *solver, uint32_t row, uint32_t column, double direction,
               uint32_t turned, bool *out_moved)
{
    rsn_row *r = &solver->rows[row];
    const double coefficient = coefficient_of(solver, row, column);
    const double inverse = 1.0 / coefficient;
    const double step = -r->value * inverse;
    const rsn_symbol *leaving = &solver->symbols[r->symbol];
    const rsn_symbol *entering = &solver->symbols[solver->columns[column].symbol];
    *out_moved = fabs(step) > RSN_VALUE_TOLERANCE;
    solver->pivots = fabs(coefficient) < doubtful_pivot ? renewing : solver->pivots + 1;
    if (!move_values(solver, row, column, step, turned) ||
        !rsn_cost_add(solver, row, leaving->slot, -rsn_slope(leaving, r->is_above)) ||
        !rsn_row_set_value(solver, row, 0.0, r->is_above) ||
        !rsn_rows_exchange(solver, row, column, inverse))
    {
        return false;
    }
    for (uint32_t i = 0; i < r->count; ++i)
    {
        const rsn_cell *cell = &r->cells[i];
        solver->pivots = fabs(cell->coefficient) > doubtful_coefficient ? renewing : solver->pivots;
        if (cell->column != column &&
            !rsn_cost_substitute(solver, column, cell->column, cell->coefficient))
        {
            return false;
        }
    }
    return rsn_cost_scale(solver, column, inverse) &&
           rsn_row_set_value(solver, row, step, direction > 0.0) &&
           rsn_cost_add(solver, row, entering->slot, rsn_slope(entering, direction > 0.0)) &&
           rsn_cost_settle(solver, row);
}
