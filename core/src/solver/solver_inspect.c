// SPDX-License-Identifier: MIT
#include "solver_definitions.h"

// Computes the range of values that the constraints allow a variable: the tail places that variable
// first, as low as possible and then as high as possible, and everything is rolled back.

static resin_status go_to_end(resin_solver *solver, uint32_t symbol, rsn_aim aim, double *out)
{
    const rsn_symbol *s = &solver->symbols[symbol];
    if (!rsn_tail_set_aim(solver, symbol, aim))
    {
        return RESIN_ERROR_OUT_OF_MEMORY;
    }
    rsn_note_columns_of(solver, s);
    const resin_status status = rsn_solver_optimize(solver);
    const double end = aim == RSN_AIM_LOWEST ? -INFINITY : INFINITY;
    *out = s->aim == (uint8_t)aim ? rsn_value_of(solver, symbol) : end;
    return status;
}

resin_status resin_solver_range(resin_solver *solver, resin_variable variable, double *out_lowest,
                                double *out_highest)
{
    if (solver == NULL || out_lowest == NULL || out_highest == NULL)
    {
        return solver == NULL ? RESIN_ERROR_NULL_HANDLE : RESIN_ERROR_NULL_OUTPUT;
    }
    resin_status status = rsn_solver_check_variable(solver, variable);
    status = status == RESIN_OK ? rsn_solver_check_values(solver) : status;
    if (status != RESIN_OK)
    {
        return status;
    }
    rsn_symbol *s = &solver->symbols[variable.index];
    if (s->use_count == 0)
    {
        *out_lowest = s->slot == RSN_SLOT_TAIL ? -INFINITY : 0.0;
        *out_highest = INFINITY;
        return RESIN_OK;
    }
    const bool is_outside = !rsn_is_placed(s);
    if (is_outside && !rsn_unfold_variable(solver, variable.index))
    {
        return RESIN_ERROR_OUT_OF_MEMORY;
    }
    const rsn_counters before = rsn_change_counters(solver);
    const uint64_t serial = s->serial;
    double lowest = 0.0, highest = 0.0;
    rsn_journal_begin(solver);
    s->serial = 0;
    status = go_to_end(solver, variable.index, RSN_AIM_LOWEST, &lowest);
    if (status == RESIN_OK)
    {
        status = go_to_end(solver, variable.index, RSN_AIM_HIGHEST, &highest);
    }
    (void)rsn_change_end(solver, RESIN_ERROR_CONFLICT, before);
    s->serial = serial;
    if (is_outside)
    {
        rsn_fold_variable(solver, variable.index);
    }
    if (status == RESIN_OK)
    {
        *out_lowest = lowest;
        *out_highest = highest;
    }
    return status;
}

// ---------------------------------------------------------------------------------------------
// Dependencies

resin_status resin_solver_dependencies(resin_solver *solver, resin_variable variable,
                                       resin_constraint *out, size_t capacity, size_t *out_count)
{
    if (solver == NULL || out_count == NULL || (out == NULL && capacity > 0))
    {
        return solver == NULL ? RESIN_ERROR_NULL_HANDLE : RESIN_ERROR_NULL_OUTPUT;
    }
    resin_status status = rsn_solver_check_variable(solver, variable);
    status = status == RESIN_OK ? rsn_solver_check_values(solver) : status;
    if (status != RESIN_OK)
    {
        return status;
    }
    rsn_form_explain(solver, variable.index);
    for (uint32_t i = 0; i < solver->visit.sorted_count && i < capacity; ++i)
    {
        const uint32_t index = solver->visit.sorted[i];
        out[i] =
            (resin_constraint){.index = index, .generation = solver->symbols[index].generation};
    }
    *out_count = solver->visit.sorted_count;
    return RESIN_OK;
}
