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
    double largest = 0.0;
    for (uint32_t i = 0; i < r->count; ++i)
    {
        const double magnitude = fabs(r->cells[i].coefficient);
        largest = magnitude > largest ? magnitude : largest;
    }
    solver->pivots = largest > doubtful_coefficient ? renewing : solver->pivots;
    return rsn_cost_substitute(solver, row, column) && rsn_cost_scale(solver, column, inverse) &&
           rsn_row_set_value(solver, row, step, direction > 0.0) &&
           rsn_cost_add(solver, row, entering->slot, rsn_slope(entering, direction > 0.0)) &&
           rsn_cost_settle(solver, row);
}

// Whether nothing but variables' distances from 0 cares about a column.
static bool is_free(const resin_solver *solver, uint32_t column)
{
    if (solver->symbols[solver->columns[column].symbol].slot != RSN_SLOT_TAIL)
    {
        return false;
    }
    const double *g = solver->gradient + (size_t)column * solver->stride;
    for (uint32_t rank = 0; rank < solver->level_count; ++rank)
    {
        if (g[solver->order[rank]] != 0.0)
        {
            return false;
        }
    }
    return true;
}

// Whether a step leaves everything that is not a variable on its side of 0.
static bool is_harmless(const resin_solver *solver, uint32_t row, uint32_t column, double step)
{
    const rsn_column *c = &solver->columns[column];
    for (uint32_t place = 0; place < c->count; ++place)
    {
        const rsn_link link = c->links[place];
        const rsn_row *r = &solver->rows[link.row];
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

// A new equality mostly says what a variable is of which nothing was known. Then that variable may
// take its row before the equality costs anything: no conflict can come of it, and no other step is
// needed. Does nothing where there is no such variable.
bool rsn_pivot_at_once(resin_solver *solver, uint32_t row)
{
    const rsn_row *r = &solver->rows[row];
    uint32_t found = RSN_NONE, length = UINT32_MAX;
    double pivot = 0.0;
    for (uint32_t i = r->count; i-- > 0;)
    {
        const rsn_cell *cell = &r->cells[i];
        const uint32_t rows = solver->columns[cell->column].count;
        if (rows < length && fabs(cell->coefficient) >= 0.5 && is_free(solver, cell->column) &&
            is_harmless(solver, row, cell->column, -r->value / cell->coefficient))
        {
            found = cell->column;
            length = rows;
            pivot = cell->coefficient;
        }
    }
    bool has_moved;
    return found == RSN_NONE ||
           rsn_pivot(solver, row, found, r->value / pivot < 0.0 ? 1.0 : -1.0, 0, &has_moved);
}
