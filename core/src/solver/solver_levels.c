// SPDX-License-Identifier: MIT
#include "solver_internal.h"

#include <string.h>

// The slot of a priority in use; NONE for another one.
uint32_t rsn_solver_find_level(const resin_solver *solver, uint32_t priority)
{
    for (uint32_t rank = RSN_SLOT_FIRST; rank < solver->levels.count; ++rank)
    {
        if (solver->levels.by_slot[solver->levels.order[rank]].priority == priority)
        {
            return solver->levels.order[rank];
        }
    }
    return RSN_NONE;
}

// Counts one more user of a priority. A slot without users has zeros in the gradient.
bool rsn_solver_use_level(resin_solver *solver, uint32_t priority, uint32_t *out)
{
    uint32_t slot = rsn_solver_find_level(solver, priority);
    if (slot != RSN_NONE)
    {
        solver->levels.by_slot[slot].users += 1;
        *out = slot;
        return true;
    }
    if (solver->levels.count == solver->levels.stride && !rsn_solver_grow_levels(solver))
    {
        return false;
    }
    slot = 0;
    while (solver->levels.by_slot[slot].users != 0)
    {
        ++slot;
    }
    solver->levels.by_slot[slot] = (rsn_level){.priority = priority, .users = 1};
    uint32_t rank = solver->levels.count++;
    while (solver->levels.by_slot[solver->levels.order[rank - 1]].priority < priority)
    {
        solver->levels.order[rank] = solver->levels.order[rank - 1];
        --rank;
    }
    solver->levels.order[rank] = slot;
    *out = slot;
    return true;
}

void rsn_solver_leave_level(resin_solver *solver, uint32_t slot)
{
    if (slot < RSN_SLOT_FIRST || --solver->levels.by_slot[slot].users != 0)
    {
        return;
    }
    // The remaining values are only rounding errors.
    for (uint32_t column = 0; column < solver->matrix.column_count; ++column)
    {
        rsn_gradient(solver, column)[slot] = 0.0;
    }
    uint32_t rank = RSN_SLOT_FIRST;
    while (solver->levels.order[rank] != slot)
    {
        ++rank;
    }
    solver->levels.count -= 1;
    memmove(&solver->levels.order[rank], &solver->levels.order[rank + 1],
            (solver->levels.count - rank) * sizeof *solver->levels.order);
}
