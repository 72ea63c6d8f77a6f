// SPDX-License-Identifier: MIT
#include "solver_definitions.h"

// Replaces constants and strengths.

static resin_status move_constant(resin_solver *solver, uint32_t symbol, double delta)
{
    rsn_journal_begin(solver);
    const rsn_symbol *s = &solver->symbols[symbol];
    const bool is_required = s->slot == RSN_SLOT_REQUIRED;
    if (!rsn_tail_reconsider(solver) ||
        (is_required &&
         !rsn_solver_set_cost(solver, symbol, RSN_SLOT_JOINING, s->lower, s->upper)) ||
        !rsn_solver_shift(solver, symbol, delta))
    {
        return RESIN_ERROR_OUT_OF_MEMORY;
    }
    return is_required                           ? rsn_solver_join(solver, symbol)
           : solver->search.candidate_count == 0 ? RESIN_OK
                                                 : rsn_solver_optimize(solver);
}

// `constant` is as the symbol stores it.
resin_status rsn_solver_change_constant(resin_solver *solver, uint32_t symbol, double constant)
{
    rsn_symbol *s = &solver->symbols[symbol];
    const double delta = constant - s->constant;
    if (delta == 0.0)
    {
        return RESIN_OK;
    }
    if (!rsn_unfold(solver, symbol))
    {
        return RESIN_ERROR_OUT_OF_MEMORY;
    }
    const uint32_t slot = s->slot;
    const rsn_counters before = rsn_change_counters(solver);
    resin_status status;
    do
    {
        status = rsn_change_end(solver, move_constant(solver, symbol, delta), before);
        s->slot = slot;
    } while (rsn_solver_may_retry(solver, status));
    if (status == RESIN_OK)
    {
        solver->precision.shifts += 1;
        s->constant = constant;
    }
    return rsn_change_finish(solver, status);
}

resin_status resin_solver_set_constant(resin_solver *solver, resin_constraint constraint,
                                       double constant)
{
    if (solver == NULL)
    {
        return RESIN_ERROR_NULL_HANDLE;
    }
    const resin_status status = rsn_solver_check_constraint(solver, constraint);
    if (status != RESIN_OK)
    {
        return status;
    }
    if (!rsn_solver_is_number(constant))
    {
        return RESIN_ERROR_CONSTANT;
    }
    const double factor = rsn_factor(&solver->symbols[constraint.index]);
    return rsn_solver_change_constant(solver, constraint.index, factor * constant);
}

static resin_status change_strength(resin_solver *solver, uint32_t symbol, uint32_t slot,
                                    double weight)
{
    const rsn_counters before = rsn_change_counters(solver);
    rsn_symbol *s = &solver->symbols[symbol];
    const uint32_t old = s->slot;
    const double lower = s->lower, upper = s->upper;
    resin_status status;
    do
    {
        rsn_journal_begin(solver);
        status = rsn_tail_reconsider(solver) ? rsn_change_strength(solver, symbol, slot, weight)
                                             : RESIN_ERROR_OUT_OF_MEMORY;
        status = rsn_change_end(solver, status, before);
        if (status != RESIN_OK)
        {
            s->slot = old;
            s->lower = lower;
            s->upper = upper;
        }
    } while (rsn_solver_may_retry(solver, status));
    rsn_solver_leave_level(solver, status == RESIN_OK ? old : slot);
    if (status == RESIN_OK)
    {
        rsn_fold(solver, symbol, false);
    }
    return rsn_change_finish(solver, status);
}

resin_status resin_solver_set_strength(resin_solver *solver, resin_constraint constraint,
                                       resin_strength strength)
{
    if (solver == NULL)
    {
        return RESIN_ERROR_NULL_HANDLE;
    }
    resin_status status = rsn_solver_check_constraint(solver, constraint);
    status = status == RESIN_OK ? rsn_solver_check_strength(strength) : status;
    if (status != RESIN_OK)
    {
        return status;
    }
    const bool is_required = strength.priority == RESIN_PRIORITY_REQUIRED;
    if (is_required && solver->symbols[constraint.index].slot == RSN_SLOT_REQUIRED)
    {
        return RESIN_OK;
    }
    if (is_required && solver->symbols[constraint.index].edit != RSN_NONE)
    {
        return RESIN_ERROR_PRIORITY;
    }
    uint32_t slot = RSN_SLOT_REQUIRED;
    if (!rsn_journal_reserve(solver, RSN_JOURNAL_SPARE) ||
        (!is_required && !rsn_solver_use_level(solver, strength.priority, &slot)))
    {
        return RESIN_ERROR_OUT_OF_MEMORY;
    }
    if (!rsn_unfold(solver, constraint.index))
    {
        rsn_solver_leave_level(solver, slot);
        return RESIN_ERROR_OUT_OF_MEMORY;
    }
    return change_strength(solver, constraint.index, slot, strength.weight);
}
