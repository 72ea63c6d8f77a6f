// SPDX-License-Identifier: MIT
#include "solver_internal.h"

// Constraints are removed.

// Brings a symbol that costs nothing any more into a row.
static resin_status make_basic(resin_solver *solver, uint32_t column)
{
    const uint32_t symbol = solver->columns[column].symbol;
    bool has_moved;
    for (uint32_t aims = 0; aims <= RSN_AIM_ZERO; ++aims)
    {
        const resin_status status = rsn_solver_enter(solver, column, false, &has_moved);
        if (solver->symbols[symbol].is_basic || status == RESIN_ERROR_OUT_OF_MEMORY)
        {
            return status;
        }
    }
    // No variable follows it, which only rounding can bring about: any row will do.
    const rsn_column *c = &solver->columns[column];
    double largest = 0.0;
    uint32_t row = RSN_NONE;
    for (uint32_t place = 0; place < c->count; ++place)
    {
        const rsn_link link = c->links[place];
        const double magnitude = fabs(solver->rows[link.row].cells[link.cell].coefficient);
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
    const rsn_row *r = &solver->rows[row];
    for (uint32_t i = 0; i < r->count; ++i)
    {
        if (r->cells[i].column == column)
        {
            return fabs(r->cells[i].coefficient) >= RSN_SMALLEST_PIVOT;
        }
    }
    return false;
}

// Lets the variables that no other constraint names leave their rows. As nothing else says what
// such a variable is, its row is the only one that follows the constraint, and the number of both
// is then 0; other rows may seem to follow it by rounding, and must not be chosen.
static resin_status release_variables(resin_solver *solver, const rsn_symbol *constraint)
{
    for (uint32_t i = 0; i < constraint->part_count; ++i)
    {
        const rsn_symbol *s = &solver->symbols[constraint->parts[i].symbol];
        bool has_moved;
        if (s->references > 0 || !s->is_basic)
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

// No row follows a variable that no constraint names. What the matrix still says of it is rounding,
// and must be gone before the variable's column may be another one's.
static bool clear_columns(resin_solver *solver, const rsn_symbol *constraint)
{
    for (uint32_t i = 0; i < constraint->part_count; ++i)
    {
        const rsn_symbol *s = &solver->symbols[constraint->parts[i].symbol];
        if (s->references > 0)
        {
            continue;
        }
        RSN_ASSERT(!s->is_basic);
        const rsn_column *c = &solver->columns[s->position];
        while (c->count > 0)
        {
            const rsn_link link = c->links[c->count - 1];
            if (!rsn_row_remove_cell(solver, link.row, link.cell))
            {
                return false;
            }
        }
        if (!rsn_cost_renew(solver, s->position))
        {
            return false;
        }
    }
    return true;
}

// The constraint's references are no longer counted.
static resin_status take_out(resin_solver *solver, uint32_t symbol)
{
    resin_status status = RESIN_OK;
    rsn_journal_begin(solver);
    if (!rsn_solver_set_cost(solver, symbol, RSN_NONE, 0.0, 0.0))
    {
        status = RESIN_ERROR_OUT_OF_MEMORY;
    }
    const rsn_symbol *s = &solver->symbols[symbol];
    status = status == RESIN_OK ? release_variables(solver, s) : status;
    if (status == RESIN_OK && !s->is_basic)
    {
        status = make_basic(solver, s->position);
    }
    if (status == RESIN_OK)
    {
        status = rsn_row_clear(solver, s->position) && clear_columns(solver, s)
                     ? rsn_solver_optimize(solver)
                     : RESIN_ERROR_OUT_OF_MEMORY;
    }
    return status;
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
    const double lower = s->lower, upper = s->upper;
    const rsn_counters before = rsn_change_counters(solver);
    rsn_solver_count_references(solver, s, UINT32_MAX);
    do
    {
        status = rsn_change_end(solver, take_out(solver, constraint.index), before);
        if (status != RESIN_OK)
        {
            s->slot = slot;
            s->lower = lower;
            s->upper = upper;
        }
    } while (rsn_solver_may_retry(solver, status));
    if (status != RESIN_OK)
    {
        rsn_solver_count_references(solver, s, 1);
        return status;
    }
    if (s->edit != RSN_NONE)
    {
        solver->symbols[s->edit].edit = RSN_NONE;
    }
    rsn_tail_forget(solver, s);
    rsn_row_give(solver, s->position);
    rsn_solver_leave_level(solver, slot);
    s->generation += 1;
    rsn_solver_give_symbol(solver, constraint.index);
    solver->constraint_count -= 1;
    rsn_solver_renew_if_stale(solver);
    return RESIN_OK;
}
