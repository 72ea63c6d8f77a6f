// SPDX-License-Identifier: MIT
#include "solver_internal.h"

// The gradient is the rate at which the cost of the rows changes when the value of a column grows.
// A column is optimal if its own cost outweighs the gradient on both sides:
//
//     lower <= -gradient <= upper, lexicographically.

static bool add_to_gradient(resin_solver *solver, uint32_t column, uint32_t slot, double amount)
{
    if (!rsn_journal_reserve(solver, 1))
    {
        return false;
    }
    double *g = &rsn_gradient(solver, column)[slot];
    rsn_journal_add(solver, RSN_UNDO_GRADIENT, column, slot, *g);
    const double sum = *g + amount;
    *g = fabs(sum) <= fabs(amount) * RSN_CANCELLATION ? 0.0 : sum;
    return true;
}

// Adds `slope` times a row to a component of the gradient.
bool rsn_cost_add(resin_solver *solver, uint32_t row, uint32_t slot, double slope)
{
    const rsn_row *r = &solver->matrix.rows[row];
    if (slope == 0.0 || slot == RSN_NONE)
    {
        return true;
    }
    for (uint32_t i = 0; i < r->count; ++i)
    {
        const rsn_cell *cell = &r->cells[i];
        rsn_note_candidate(solver, cell->column);
        if (slot != RSN_SLOT_TAIL &&
            !add_to_gradient(solver, cell->column, slot, slope * cell->coefficient))
        {
            return false;
        }
    }
    return true;
}

// Called after an exchange: adds multiples of the gradient of the pivot's column to those of the
// other columns of its row.
bool rsn_cost_substitute(resin_solver *solver, uint32_t row, uint32_t column)
{
    const rsn_row *r = &solver->matrix.rows[row];
    for (uint32_t i = 0; i < r->count; ++i)
    {
        rsn_note_candidate(solver, r->cells[i].column);
    }
    for (uint32_t rank = 0; rank < solver->levels.count; ++rank)
    {
        const uint32_t slot = solver->levels.order[rank];
        const double g = rsn_gradient(solver, column)[slot];
        for (uint32_t i = 0; g != 0.0 && i < r->count; ++i)
        {
            const rsn_cell *cell = &r->cells[i];
            if (cell->column != column &&
                !add_to_gradient(solver, cell->column, slot, g * cell->coefficient))
            {
                return false;
            }
        }
    }
    return true;
}

bool rsn_cost_scale(resin_solver *solver, uint32_t column, double factor)
{
    rsn_note_candidate(solver, column);
    for (uint32_t rank = 0; rank < solver->levels.count; ++rank)
    {
        const uint32_t slot = solver->levels.order[rank];
        const double g = rsn_gradient(solver, column)[slot];
        if (g != 0.0 && !add_to_gradient(solver, column, slot, g * factor - g))
        {
            return false;
        }
    }
    return true;
}

// Computes the gradient of a column from the matrix, without the accumulated rounding errors.
bool rsn_cost_renew(resin_solver *solver, uint32_t column)
{
    const rsn_column *c = &solver->matrix.columns[column];
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
    for (uint32_t position = 0; position < c->count; ++position)
    {
        const rsn_row *row = &solver->matrix.rows[c->links[position].row];
        const rsn_symbol *symbol = &solver->symbols[row->symbol];
        const double coefficient = row->cells[c->links[position].cell].coefficient;
        // A coefficient too small to limit a step must not cause one either.
        if (symbol->slot < solver->levels.stride && fabs(coefficient) >= RSN_SMALLEST_PIVOT)
        {
            g[symbol->slot] += rsn_slope(symbol, row->is_above) * coefficient;
        }
    }
    return true;
}

// Moves a row to the other side of 0.
bool rsn_cost_turn(resin_solver *solver, uint32_t row)
{
    const rsn_row *r = &solver->matrix.rows[row];
    const rsn_symbol *symbol = &solver->symbols[r->symbol];
    const bool is_above = !r->is_above;
    const double change = rsn_slope(symbol, is_above) - rsn_slope(symbol, !is_above);
    return rsn_row_set_value(solver, row, r->value, is_above) &&
           rsn_cost_add(solver, row, symbol->slot, change);
}

// Moves a row to the other side of 0 if its value requires that.
bool rsn_cost_settle(resin_solver *solver, uint32_t row)
{
    const rsn_row *r = &solver->matrix.rows[row];
    const bool is_wrong =
        r->is_above ? r->value < -RSN_VALUE_TOLERANCE : r->value > RSN_VALUE_TOLERANCE;
    return !is_wrong || rsn_cost_turn(solver, row);
}

// Returns the direction in which a column reduces the cost, 0 for none, and the rank of the
// component that decides. The rank of the tail is the number of levels: the tail decides where the
// column can move on some side without a cost to any priority.
double rsn_cost_direction(const resin_solver *solver, uint32_t column, uint32_t *out_rank)
{
    const rsn_symbol *symbol = &solver->symbols[solver->matrix.columns[column].symbol];
    const double *g = solver->matrix.gradient + (size_t)column * solver->levels.stride;
    bool is_even_above = true;
    bool is_even_below = true;
    for (uint32_t rank = 0; rank < solver->levels.count; ++rank)
    {
        const uint32_t slot = solver->levels.order[rank];
        const double multiplier = -g[slot];
        const double above = multiplier - (slot == symbol->slot ? symbol->upper : 0.0);
        const double below = multiplier - (slot == symbol->slot ? symbol->lower : 0.0);
        *out_rank = rank;
        if (is_even_above && above > RSN_COST_TOLERANCE)
        {
            return 1.0;
        }
        if (is_even_below && below < -RSN_COST_TOLERANCE)
        {
            return -1.0;
        }
        is_even_above = is_even_above && above >= -RSN_COST_TOLERANCE;
        is_even_below = is_even_below && below <= RSN_COST_TOLERANCE;
        if (!is_even_above && !is_even_below)
        {
            return 0.0;
        }
    }
    *out_rank = solver->levels.count;
    const double direction = rsn_tail_direction(solver, column);
    return (direction > 0.0 && is_even_above) || (direction < 0.0 && is_even_below) ? direction
                                                                                    : 0.0;
}

// The resistance of a symbol to a motion in a direction: the rank of its cost, counted from the
// least important; 0 if only the tail has a cost for it.
static uint32_t resistance_of(const resin_solver *solver, const rsn_symbol *symbol,
                              double direction)
{
    if (symbol->slot == RSN_SLOT_TAIL || symbol->slot == RSN_NONE ||
        rsn_slope(symbol, direction > 0.0) == 0.0)
    {
        return 0;
    }
    uint32_t rank = 0;
    while (solver->levels.order[rank] != symbol->slot)
    {
        ++rank;
    }
    return solver->levels.count - rank;
}

typedef struct preference
{
    uint32_t rank;
    uint32_t resistance;
    double gain; // of cost for each unit, which is large where the pivot is
    uint32_t rows;
    uint64_t serial;
} preference;

static bool is_preferred(preference a, preference b)
{
    if (a.rank != b.rank)
    {
        return a.rank < b.rank;
    }
    if (a.resistance != b.resistance)
    {
        return a.resistance < b.resistance;
    }
    if (a.gain < 0.01 * b.gain || b.gain < 0.01 * a.gain)
    {
        return a.gain > b.gain;
    }
    return a.rows != b.rows ? a.rows < b.rows : a.serial < b.serial;
}

// Chooses by the most important cost to reduce; then by the least important cost to increase, so
// that less important costs are not repaired more often than necessary; then by precision, and by
// the least work.
uint32_t rsn_cost_choose(resin_solver *solver, bool by_age)
{
    uint32_t best = RSN_NONE;
    preference best_preference = {.rank = UINT32_MAX};
    for (uint32_t i = solver->search.candidate_count; i-- > 0;)
    {
        const uint32_t column = solver->search.candidates[i];
        preference own = {0};
        const double direction = rsn_cost_direction(solver, column, &own.rank);
        if (direction == 0.0)
        {
            solver->matrix.columns[column].is_candidate = false;
            if (solver->batch.defers && own.rank == solver->levels.count)
            {
                rsn_note_deferred(solver, column);
            }
            solver->search.candidates[i] =
                solver->search.candidates[--solver->search.candidate_count];
            continue;
        }
        const rsn_symbol *symbol = &solver->symbols[solver->matrix.columns[column].symbol];
        own.serial = symbol->serial;
        if (by_age)
        {
            own.rank = 0;
        }
        else
        {
            own.resistance = resistance_of(solver, symbol, direction);
            own.gain = own.rank < solver->levels.count
                           ? fabs(rsn_gradient(solver, column)[solver->levels.order[own.rank]])
                           : 1.0;
            own.rows = solver->matrix.columns[column].count;
        }
        if (is_preferred(own, best_preference))
        {
            best = column;
            best_preference = own;
        }
    }
    return best;
}
