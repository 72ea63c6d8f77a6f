// SPDX-License-Identifier: MIT
#include "solver_definitions.h"

// The number of degenerate pivots chosen by reduced cost before switching to Bland's rule, which
// cannot cycle.
static const uint32_t patience = 24;

static resin_status step(resin_solver *solver, uint32_t column, double direction, bool shortly,
                         bool *out_moved)
{
    uint32_t turned = 0;
    const uint32_t row = rsn_step_choose(solver, column, direction, shortly, &turned);
    if (row == RSN_NONE)
    {
        return RESIN_ERROR_PRECISION;
    }
    return rsn_pivot(solver, row, column, direction, turned, out_moved) ? RESIN_OK
                                                                        : RESIN_ERROR_OUT_OF_MEMORY;
}

// Enters a column that reduces the cost. If only the tail moves the column and nothing limits the
// step, the aim of the tail is unreachable.
resin_status rsn_solver_enter(resin_solver *solver, uint32_t column, bool shortly, bool *out_moved)
{
    uint32_t rank;
    if (!rsn_cost_renew(solver, column))
    {
        return RESIN_ERROR_OUT_OF_MEMORY;
    }
    const double direction = rsn_cost_direction(solver, column, &rank);
    if (direction == 0.0)
    {
        return RESIN_OK; // it was rounding
    }
    const resin_status status = step(solver, column, direction, shortly, out_moved);
    if (status != RESIN_ERROR_PRECISION || rank < solver->levels.count)
    {
        return status;
    }
    return rsn_tail_give_up(solver, column) ? RESIN_OK : RESIN_ERROR_OUT_OF_MEMORY;
}

// Pivots until the cost is minimal.
resin_status rsn_solver_optimize(resin_solver *solver)
{
    uint32_t idle = 0;
    const uint64_t limit =
        1000 + 100 * ((uint64_t)solver->matrix.row_count + solver->matrix.column_count);
    for (uint64_t i = 0; i < limit; ++i)
    {
        const bool by_age = idle > patience;
        const uint32_t column = rsn_cost_choose(solver, by_age);
        if (column == RSN_NONE)
        {
            return RESIN_OK;
        }
        bool has_moved = false;
        const resin_status status = rsn_solver_enter(solver, column, by_age, &has_moved);
        if (status != RESIN_OK)
        {
            return status;
        }
        idle = has_moved ? 0 : idle + 1;
    }
    return RESIN_ERROR_PRECISION; // with exact numbers Bland's rule cannot cycle
}

// Gives a symbol another cost.
bool rsn_solver_set_cost(resin_solver *solver, uint32_t symbol, uint32_t slot, double lower,
                         double upper)
{
    rsn_symbol *s = &solver->symbols[symbol];
    if (!s->is_basic)
    {
        s->slot = slot;
        s->lower = lower;
        s->upper = upper;
        rsn_note_candidate(solver, s->position);
        return true;
    }
    const rsn_row *row = &solver->matrix.rows[s->position];
    const bool is_done = rsn_cost_add(solver, s->position, s->slot, -rsn_slope(s, row->is_above));
    s->slot = slot;
    s->lower = lower;
    s->upper = upper;
    return is_done && rsn_cost_add(solver, s->position, slot, rsn_slope(s, row->is_above));
}

// Adds to the constant of a constraint. The solution remains optimal while no row changes sides.
bool rsn_solver_shift(resin_solver *solver, uint32_t symbol, double delta)
{
    const rsn_symbol *s = &solver->symbols[symbol];
    if (s->is_basic)
    {
        const rsn_row *row = &solver->matrix.rows[s->position];
        return rsn_row_set_value(solver, s->position, row->value + delta, row->is_above) &&
               rsn_cost_settle(solver, s->position);
    }
    // The most common change, a suggestion, written out so that a row that remains on its side
    // costs little.
    const rsn_column *c = &solver->matrix.columns[s->position];
    if (!rsn_journal_reserve(solver, c->count))
    {
        return false;
    }
    rsn_undo *undo = solver->journal.records + solver->journal.count;
    solver->journal.count += c->count;
    const double step = -delta;
    double peak = solver->precision.peak, farthest = 0.0;
    for (const rsn_link *link = c->links, *end = link + c->count; link < end; ++link)
    {
        rsn_row *row = &solver->matrix.rows[link->row];
        const double before = row->value;
        const double after = before + row->cells[link->cell].coefficient * step;
        *undo++ = rsn_undo_of(RSN_UNDO_VALUE, link->row, row->is_above, before);
        const double way_back = fabs(before) - fabs(after);
        peak = way_back > peak ? way_back : peak;
        const double outside = row->is_above ? -after : after;
        farthest = outside > farthest ? outside : farthest;
        row->value = after;
        rsn_note_row(solver, row);
    }
    solver->precision.peak = peak;
    for (uint32_t position = 0; farthest > RSN_VALUE_TOLERANCE && position < c->count; ++position)
    {
        if (!rsn_cost_settle(solver, c->links[position].row))
        {
            return false;
        }
    }
    return true;
}

static bool refresh_gradient(resin_solver *solver)
{
    for (uint32_t column = 0; column < solver->matrix.column_count; ++column)
    {
        double *g = rsn_gradient(solver, column);
        if (!rsn_journal_reserve(solver, solver->levels.count))
        {
            return false;
        }
        for (uint32_t rank = 0; rank < solver->levels.count; ++rank)
        {
            const uint32_t slot = solver->levels.order[rank];
            rsn_journal_add(solver, RSN_UNDO_GRADIENT, column, slot, g[slot]);
            g[slot] = 0.0;
        }
    }
    for (uint32_t row = 0; row < solver->matrix.row_count; ++row)
    {
        const rsn_row *r = &solver->matrix.rows[row];
        if (r->symbol != RSN_NONE)
        {
            const rsn_symbol *s = &solver->symbols[r->symbol];
            if (!rsn_cost_add(solver, row, s->slot, rsn_slope(s, r->is_above)))
            {
                return false;
            }
        }
    }
    return true;
}

// Computes all values and the gradient from the matrix, so that rounding errors do not accumulate
// from call to call.
bool rsn_solver_refresh(resin_solver *solver)
{
    bool has_memory = true;
    rsn_definitions_weigh_constants(solver);
    for (uint32_t row = 0; has_memory && row < solver->matrix.row_count; ++row)
    {
        const rsn_row *r = &solver->matrix.rows[row];
        if (r->symbol == RSN_NONE)
        {
            continue;
        }
        double value = solver->weights[r->symbol];
        for (uint32_t i = 0; i < r->count; ++i)
        {
            const uint32_t other = solver->matrix.columns[r->cells[i].column].symbol;
            value -= r->cells[i].coefficient * solver->weights[other];
        }
        has_memory =
            rsn_row_set_value(solver, row, value, r->is_above) && rsn_cost_settle(solver, row);
    }
    memset(solver->weights, 0, solver->symbol_count * sizeof *solver->weights);
    return has_memory && refresh_gradient(solver);
}
