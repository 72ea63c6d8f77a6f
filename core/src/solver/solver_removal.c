// SPDX-License-Identifier: MIT
#include "solver_definitions.h"

// Removes constraints.

// Moves a symbol that has no cost any more into a row.
static resin_status make_basic(resin_solver *solver, uint32_t column)
{
    const uint32_t symbol = solver->matrix.columns[column].symbol;
    bool has_moved;
    for (uint32_t aims = 0; aims <= RSN_AIM_ZERO; ++aims)
    {
        const resin_status status = rsn_solver_enter(solver, column, false, &has_moved);
        if (solver->symbols[symbol].is_basic || status == RESIN_ERROR_OUT_OF_MEMORY)
        {
            return status;
        }
    }
    // No variable depends on the column, which only rounding can cause, or the tail waits: any row
    // is suitable, since the steps after this one restore the priorities.
    const rsn_column *c = &solver->matrix.columns[column];
    double largest = 0.0;
    uint32_t row = RSN_NONE;
    for (uint32_t position = 0; position < c->count; ++position)
    {
        const rsn_link link = c->links[position];
        const double magnitude = fabs(solver->matrix.rows[link.row].cells[link.cell].coefficient);
        if (magnitude > largest)
        {
            largest = magnitude;
            row = link.row;
        }
    }
    if (row == RSN_NONE)
    {
        return RESIN_ERROR_PRECISION;
    }
    return rsn_pivot(solver, row, column, 1.0, 0, &has_moved) ? RESIN_OK
                                                              : RESIN_ERROR_OUT_OF_MEMORY;
}

static bool follows(const resin_solver *solver, uint32_t row, uint32_t column)
{
    const rsn_row *r = &solver->matrix.rows[row];
    for (uint32_t i = 0; i < r->count; ++i)
    {
        if (r->cells[i].column == column)
        {
            return fabs(r->cells[i].coefficient) >= RSN_SMALLEST_PIVOT;
        }
    }
    return false;
}

// Removes the variables that no other constraint names from their rows. As no other constraint
// determines such a variable, its row is the only one that depends on the constraint, and the value
// of both is then 0; other rows may seem to depend on it by rounding, and must not be chosen.
static resin_status release_variables(resin_solver *solver, const rsn_symbol *constraint)
{
    for (uint32_t i = 0; i < constraint->part_count; ++i)
    {
        const rsn_symbol *s = &solver->symbols[constraint->parts[i].symbol];
        bool has_moved;
        if (s->use_count > 0 || !s->is_basic)
        {
            continue;
        }
        if (constraint->is_basic || !follows(solver, s->position, constraint->position))
        {
            return RESIN_ERROR_PRECISION;
        }
        if (!rsn_pivot(solver, s->position, constraint->position, 1.0, 0, &has_moved))
        {
            return RESIN_ERROR_OUT_OF_MEMORY;
        }
    }
    return RESIN_OK;
}

// No row depends on a variable that no constraint names. The remaining coefficients in the matrix
// are rounding errors, and must be removed before the variable's column may be reused.
static bool clear_columns(resin_solver *solver, const rsn_symbol *constraint)
{
    for (uint32_t i = 0; i < constraint->part_count; ++i)
    {
        const rsn_symbol *s = &solver->symbols[constraint->parts[i].symbol];
        if (s->use_count > 0 || !rsn_is_placed(s))
        {
            continue;
        }
        RSN_ASSERT(!s->is_basic);
        if (!rsn_column_clear(solver, s->position) || !rsn_cost_renew(solver, s->position))
        {
            return false;
        }
    }
    return true;
}

// Removes a constraint from the matrix, whose uses have been removed.
static resin_status take_out(resin_solver *solver, uint32_t symbol)
{
    const rsn_symbol *s = &solver->symbols[symbol];
    resin_status status = RESIN_OK;
    rsn_journal_begin(solver);
    if (!s->is_outside)
    {
        if (!rsn_solver_set_cost(solver, symbol, RSN_NONE, 0.0, 0.0))
        {
            return RESIN_ERROR_OUT_OF_MEMORY;
        }
        status = release_variables(solver, s);
        if (status == RESIN_OK && !s->is_basic)
        {
            status = make_basic(solver, s->position);
        }
        if (status == RESIN_OK && !rsn_row_clear(solver, s->position))
        {
            status = RESIN_ERROR_OUT_OF_MEMORY;
        }
    }
    if (status != RESIN_OK)
    {
        return status;
    }
    return clear_columns(solver, s) && rsn_tail_reconsider(solver) ? rsn_solver_optimize(solver)
                                                                   : RESIN_ERROR_OUT_OF_MEMORY;
}

static resin_status try_to_take_out(resin_solver *solver, uint32_t symbol)
{
    rsn_symbol *s = &solver->symbols[symbol];
    const uint32_t slot = s->slot;
    const double lower = s->lower, upper = s->upper;
    const rsn_counters before = rsn_change_counters(solver);
    resin_status status;
    rsn_uses_remove(solver, s);
    do
    {
        status = rsn_change_end(solver, take_out(solver, symbol), before);
        if (status != RESIN_OK)
        {
            s->slot = slot;
            s->lower = lower;
            s->upper = upper;
        }
    } while (rsn_solver_may_retry(solver, status));
    if (status != RESIN_OK)
    {
        rsn_uses_restore(solver, symbol);
    }
    return status;
}

static void forget(resin_solver *solver, uint32_t symbol, uint32_t slot)
{
    rsn_symbol *s = &solver->symbols[symbol];
    if (s->is_outside)
    {
        rsn_fold_drop(solver, s);
    }
    else
    {
        rsn_row_give(solver, s->position);
    }
    if (s->edit != RSN_NONE)
    {
        solver->symbols[s->edit].edit = RSN_NONE;
    }
    rsn_tail_forget(solver, s);
    rsn_solver_leave_level(solver, slot);
    s->generation += 1;
    rsn_solver_give_symbol(solver, symbol);
    solver->constraint_count -= 1;
}

resin_status resin_solver_remove_constraint(resin_solver *solver, resin_constraint constraint)
{
    if (solver == NULL)
    {
        return RESIN_ERROR_NULL_HANDLE;
    }
    resin_status status = rsn_solver_check_constraint(solver, constraint);
    if (status != RESIN_OK)
    {
        return status;
    }
    rsn_symbol *s = &solver->symbols[constraint.index];
    const uint32_t slot = s->slot;
    if (rsn_fold_is_alone(solver, s) ? !rsn_solver_grow_columns(solver)
                                     : !rsn_unfold(solver, constraint.index))
    {
        return RESIN_ERROR_OUT_OF_MEMORY;
    }
    status = try_to_take_out(solver, constraint.index);
    if (status == RESIN_OK)
    {
        forget(solver, constraint.index, slot);
    }
    return rsn_change_finish(solver, status);
}
