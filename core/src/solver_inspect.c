// SPDX-License-Identifier: MIT
#include "solver_internal.h"

// How much choice the constraints leave a variable: the tail is made to place that variable first,
// as low as can be and then as high, and all of it is taken back.

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
    *out = s->aim == (uint8_t)aim ? rsn_value_of(solver, s) : end;
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
    if (status != RESIN_OK)
    {
        return status;
    }
    rsn_symbol *s = &solver->symbols[variable.index];
    if (s->references == 0)
    {
        *out_lowest = s->slot == RSN_SLOT_TAIL ? -INFINITY : 0.0;
        *out_highest = INFINITY;
        return RESIN_OK;
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
    if (status == RESIN_OK)
    {
        *out_lowest = lowest;
        *out_highest = highest;
    }
    return status;
}

// ---------------------------------------------------------------------------------------------
// Dependencies: the constraints among the columns of the variable's row.

resin_status resin_solver_dependencies(const resin_solver *solver, resin_variable variable,
                                       resin_constraint *out, size_t capacity, size_t *out_count)
{
    if (solver == NULL || out_count == NULL || (out == NULL && capacity > 0))
    {
        return solver == NULL ? RESIN_ERROR_NULL_HANDLE : RESIN_ERROR_NULL_OUTPUT;
    }
    const resin_status status = rsn_solver_check_variable(solver, variable);
    if (status != RESIN_OK)
    {
        return status;
    }
    const rsn_symbol *s = &solver->symbols[variable.index];
    size_t count = 0;
    for (uint32_t i = 0; s->is_basic && i < solver->rows[s->position].count; ++i)
    {
        const rsn_cell *cell = &solver->rows[s->position].cells[i];
        const uint32_t index = solver->columns[cell->column].symbol;
        const rsn_symbol *other = &solver->symbols[index];
        if (rsn_is_variable(other) || fabs(cell->coefficient) < RSN_SMALLEST_PIVOT)
        {
            continue;
        }
        if (count < capacity)
        {
            out[count] = (resin_constraint){.index = index, .generation = other->generation};
        }
        count += 1;
    }
    *out_count = count;
    return RESIN_OK;
}
