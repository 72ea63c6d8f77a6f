// SPDX-License-Identifier: MIT
#include "solver_definitions.h"

// Changes in a batch. Within one, a call keeps the priorities optimal, as always: a required
// constraint that conflicts with others fails at once, and columns are short when they enter. Only
// the tail waits. A column that the tail might move is *deferred*, and the end of the batch enters
// those that are still worth it. Before a screen has its root, most of it has no limit, and the
// tail would search it for limits with every constraint.

static bool is_open(const resin_solver *solver)
{
    return solver->batch.depth > 0;
}

// Whether values are those of the solution.
resin_status rsn_solver_check_values(const resin_solver *solver)
{
    return is_open(solver) ? RESIN_ERROR_CHANGES_OPEN : RESIN_OK;
}

// Whether a column may move. A variable that no constraint names remains where it is.
static bool is_in_use(const resin_solver *solver, uint32_t column)
{
    const uint32_t symbol = solver->matrix.columns[column].symbol;
    return symbol != RSN_NONE &&
           (!rsn_is_variable(&solver->symbols[symbol]) || solver->symbols[symbol].use_count > 0);
}

static resin_status enter_deferred(resin_solver *solver)
{
    rsn_journal_begin(solver);
    solver->tail.has_far_limit |= solver->tail.has_new_limit;
    if (!rsn_tail_reconsider(solver))
    {
        return RESIN_ERROR_OUT_OF_MEMORY;
    }
    for (uint32_t i = 0; i < solver->batch.deferred_count; ++i)
    {
        if (is_in_use(solver, solver->batch.deferred[i]))
        {
            rsn_note_candidate(solver, solver->batch.deferred[i]);
        }
    }
    return rsn_solver_optimize(solver);
}

// Brings all values up to date. A failure changes nothing.
resin_status rsn_solver_settle_batch(resin_solver *solver)
{
    const rsn_counters before = rsn_change_counters(solver);
    const bool defers = solver->batch.defers;
    resin_status status;
    solver->batch.defers = false;
    do
    {
        status = rsn_change_end(solver, enter_deferred(solver), before);
    } while (rsn_solver_may_retry(solver, status));
    status = rsn_change_finish(solver, status); // which may build the matrix anew
    if (status == RESIN_OK)
    {
        for (uint32_t i = 0; i < solver->batch.deferred_count; ++i)
        {
            solver->matrix.columns[solver->batch.deferred[i]].is_deferred = false;
        }
        solver->batch.deferred_count = 0;
        solver->tail.has_new_limit = false;
    }
    solver->batch.defers = defers;
    return status;
}

resin_status resin_solver_begin_changes(resin_solver *solver, uint32_t flags)
{
    if (solver == NULL)
    {
        return RESIN_ERROR_NULL_HANDLE;
    }
    if ((flags & ~(uint32_t)RESIN_CHANGES_CANCELLABLE) != 0)
    {
        return RESIN_ERROR_FLAGS;
    }
    if (solver->batch.depth == UINT32_MAX)
    {
        return RESIN_ERROR_TOO_LARGE;
    }
    if (flags != 0)
    {
        resin_solver *saved = rsn_solver_copy(solver);
        if (saved == NULL)
        {
            return RESIN_ERROR_OUT_OF_MEMORY;
        }
        solver->batch.saved = saved;
    }
    solver->batch.depth += 1;
    solver->batch.defers = true;
    return RESIN_OK;
}

// Whether the innermost batch can be cancelled.
static bool is_cancellable(const resin_solver *solver)
{
    return is_open(solver) && solver->batch.saved != NULL &&
           solver->batch.saved->batch.depth == solver->batch.depth - 1;
}

static void drop_saved(resin_solver *solver)
{
    resin_solver *saved = solver->batch.saved;
    solver->batch.saved = saved->batch.saved;
    rsn_solver_release(saved);
}

resin_status resin_solver_end_changes(resin_solver *solver)
{
    if (solver == NULL)
    {
        return RESIN_ERROR_NULL_HANDLE;
    }
    if (!is_open(solver))
    {
        return RESIN_ERROR_ORDER;
    }
    if (solver->batch.depth - solver->batch.overdue <= 1)
    {
        const resin_status status = rsn_solver_settle_batch(solver);
        if (status != RESIN_OK)
        {
            solver->batch.overdue = solver->batch.depth;
            return status;
        }
        while (solver->batch.saved != NULL)
        {
            drop_saved(solver);
        }
        solver->batch.depth = 0;
        solver->batch.overdue = 0;
        solver->batch.defers = false;
        return RESIN_OK;
    }
    if (is_cancellable(solver))
    {
        drop_saved(solver);
    }
    solver->batch.depth -= 1;
    return RESIN_OK;
}

resin_status resin_solver_cancel_changes(resin_solver *solver)
{
    if (solver == NULL)
    {
        return RESIN_ERROR_NULL_HANDLE;
    }
    if (!is_cancellable(solver))
    {
        return RESIN_ERROR_ORDER;
    }
    resin_solver *saved = solver->batch.saved;
    const resin_solver changed = *solver;
    *solver = *saved;
    *saved = changed;
    rsn_solver_release(saved);
    return RESIN_OK;
}
