// SPDX-License-Identifier: MIT
#include "solver_internal.h"

// The length of the step of an entering symbol. Each row that it moves across 0 increases the slope
// of the cost along the step; the row at which the cost stops falling leaves the basis. Passing
// several rows in one step saves as many pivots.

// Steps that differ by no more than this are equal.
static const double tie = 1e-12;

static uint32_t collect(resin_solver *solver, uint32_t column, double direction, bool shortly)
{
    const rsn_column *c = &solver->matrix.columns[column];
    uint32_t count = 0;
    for (uint32_t position = 0; position < c->count; ++position)
    {
        const uint32_t row = c->links[position].row;
        const rsn_row *r = &solver->matrix.rows[row];
        const rsn_symbol *symbol = &solver->symbols[r->symbol];
        const double rate = direction * r->cells[c->links[position].cell].coefficient;
        const bool is_corner = symbol->slot == RSN_SLOT_TAIL
                                   ? shortly && symbol->aim == (uint8_t)RSN_AIM_ZERO
                                   : symbol->slot != RSN_NONE;
        if (!is_corner || fabs(rate) < RSN_SMALLEST_PIVOT)
        {
            continue;
        }
        const double step = rsn_step_of(r, rate);
        if (step >= 0.0)
        {
            solver->search.breakpoints[count++] =
                (rsn_breakpoint){.step = step, .rate = fabs(rate), .row = row};
        }
    }
    return count;
}

static uint64_t serial_of(const resin_solver *solver, uint32_t row)
{
    return solver->symbols[solver->matrix.rows[row].symbol].serial;
}

// Among equal steps, the largest pivot is the most precise; choosing the oldest symbol prevents
// degenerate pivots from cycling (R. G. Bland, "New finite pivoting rules for the simplex method",
// 1977).
static bool is_before(const resin_solver *solver, const rsn_breakpoint *a, const rsn_breakpoint *b,
                      bool shortly)
{
    if (shortly)
    {
        return a->step != b->step ? a->step < b->step
                                  : serial_of(solver, a->row) < serial_of(solver, b->row);
    }
    const double margin = tie * (1.0 + a->step);
    if (fabs(a->step - b->step) > margin)
    {
        return a->step < b->step;
    }
    return a->rate != b->rate ? a->rate > b->rate
                              : serial_of(solver, a->row) < serial_of(solver, b->row);
}

static void bring_nearest_to(resin_solver *solver, uint32_t first, uint32_t count, bool shortly)
{
    rsn_breakpoint *const all = solver->search.breakpoints;
    uint32_t best = first;
    for (uint32_t i = first + 1; i < count; ++i)
    {
        if (is_before(solver, &all[i], &all[best], shortly))
        {
            best = i;
        }
    }
    const rsn_breakpoint nearest = all[best];
    all[best] = all[first];
    all[first] = nearest;
}

static int sign_of_slope(const resin_solver *solver)
{
    for (uint32_t rank = 0; rank < solver->levels.count; ++rank)
    {
        const double slope = solver->search.slope[solver->levels.order[rank]];
        if (fabs(slope) > RSN_COST_TOLERANCE)
        {
            return slope > 0.0 ? 1 : -1;
        }
    }
    return 0;
}

static void begin_slope(resin_solver *solver, uint32_t column, double direction)
{
    const rsn_symbol *symbol = &solver->symbols[solver->matrix.columns[column].symbol];
    const double *g = rsn_gradient(solver, column);
    for (uint32_t rank = 0; rank < solver->levels.count; ++rank)
    {
        const uint32_t slot = solver->levels.order[rank];
        const double own = slot == symbol->slot ? rsn_slope(symbol, direction > 0.0) : 0.0;
        solver->search.slope[slot] = direction * (own + g[slot]);
    }
}

uint32_t rsn_step_choose(resin_solver *solver, uint32_t column, double direction, bool shortly,
                         uint32_t *out_turned)
{
    const uint32_t count = collect(solver, column, direction, shortly);
    rsn_breakpoint *const all = solver->search.breakpoints;
    begin_slope(solver, column, direction);
    for (uint32_t turned = 0;; ++turned)
    {
        *out_turned = turned;
        if (turned < count)
        {
            bring_nearest_to(solver, turned, count, shortly);
        }
        if (sign_of_slope(solver) == 0)
        {
            const double from = turned > 0 ? all[turned - 1].step : 0.0;
            uint32_t row = RSN_NONE;
            const double reach = rsn_tail_reach(solver, column, direction, from, &row);
            const bool is_stopped = turned < count && all[turned].step < reach;
            if (!is_stopped && (row != RSN_NONE || turned == 0))
            {
                // There is a corner, but the tail does not reach it.
                solver->tail.has_far_limit |= row == RSN_NONE && turned < count;
                return row;
            }
            if (!is_stopped)
            {
                *out_turned = turned - 1;
                return all[turned - 1].row;
            }
        }
        if (turned == count)
        {
            return RSN_NONE;
        }
        if (shortly)
        {
            return all[turned].row; // which may belong to the tail, whose cost has no slope
        }
        const rsn_symbol *symbol = &solver->symbols[solver->matrix.rows[all[turned].row].symbol];
        solver->search.slope[symbol->slot] += (symbol->upper - symbol->lower) * all[turned].rate;
        if (sign_of_slope(solver) > 0)
        {
            return all[turned].row;
        }
    }
}
