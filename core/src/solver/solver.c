// SPDX-License-Identifier: MIT
#include "solver_definitions.h"

_Static_assert(sizeof(resin_variable) == 8, "frozen");
_Static_assert(sizeof(resin_constraint) == 8, "frozen");
_Static_assert(sizeof(resin_term) == 16, "frozen");
_Static_assert(sizeof(resin_strength) == 16, "frozen");
_Static_assert(sizeof(resin_variable_value) == 16, "frozen");

#define SOLVER_DEF_SIZE_0_1 RSN_SIZE_THROUGH(resin_solver_def, allocator)
#define VARIABLE_DEF_SIZE_0_1 RSN_SIZE_THROUGH(resin_variable_def, reserved)

resin_status resin_solver_create(const resin_solver_def *def, resin_solver **out)
{
    if (out == NULL)
    {
        return RESIN_ERROR_NULL_OUTPUT;
    }
    resin_solver_def used = resin_solver_def_default();
    if (def != NULL && !rsn_read_def(def, SOLVER_DEF_SIZE_0_1, &used, sizeof used))
    {
        return RESIN_ERROR_STRUCT_SIZE;
    }
    if (used.flags != 0)
    {
        return RESIN_ERROR_FLAGS;
    }
    const resin_allocator allocator = rsn_allocator_or_default(used.allocator);
    resin_solver *solver = rsn_allocate(&allocator, sizeof *solver);
    if (solver == NULL)
    {
        return RESIN_ERROR_OUT_OF_MEMORY;
    }
    *solver = (resin_solver){.allocator = allocator,
                             .free_symbol = RSN_NONE,
                             .matrix = {.free_row = RSN_NONE, .free_column = RSN_NONE},
                             .next_serial = 1};
    if (!rsn_solver_grow_levels(solver))
    {
        rsn_solver_release(solver);
        return RESIN_ERROR_OUT_OF_MEMORY;
    }
    for (uint32_t slot = 0; slot < RSN_SLOT_FIRST; ++slot)
    {
        solver->levels.by_slot[slot] = (rsn_level){.priority = UINT32_MAX, .users = 1};
        solver->levels.order[slot] = slot;
    }
    solver->levels.count = RSN_SLOT_FIRST;
    *out = solver;
    return RESIN_OK;
}

void resin_solver_destroy(resin_solver *solver)
{
    while (solver != NULL)
    {
        resin_solver *saved = solver->batch.saved;
        rsn_solver_release(solver);
        solver = saved;
    }
}

// ---------------------------------------------------------------------------------------------
// Variables

resin_status resin_solver_add_variable(resin_solver *solver, const resin_variable_def *def,
                                       resin_variable *out)
{
    if (solver == NULL || out == NULL)
    {
        return solver == NULL ? RESIN_ERROR_NULL_HANDLE : RESIN_ERROR_NULL_OUTPUT;
    }
    resin_variable_def used = resin_variable_def_default();
    if (def != NULL && !rsn_read_def(def, VARIABLE_DEF_SIZE_0_1, &used, sizeof used))
    {
        return RESIN_ERROR_STRUCT_SIZE;
    }
    if ((used.flags & ~(uint32_t)RESIN_VARIABLE_NOT_NEGATIVE) != 0 || used.reserved != 0)
    {
        return RESIN_ERROR_FLAGS;
    }
    if (solver->symbol_count >= RSN_SYMBOLS_MAX)
    {
        return RESIN_ERROR_TOO_LARGE;
    }
    if (!rsn_solver_grow_symbols(solver) || !rsn_solver_grow_columns(solver))
    {
        return RESIN_ERROR_OUT_OF_MEMORY;
    }
    const uint32_t symbol = rsn_solver_take_symbol(solver, RSN_SYMBOL_VARIABLE);
    rsn_symbol *s = &solver->symbols[symbol];
    const bool is_not_negative = (used.flags & (uint32_t)RESIN_VARIABLE_NOT_NEGATIVE) != 0;
    s->serial = (uint64_t)used.rank << 32 | (uint32_t)s->serial;
    s->slot = is_not_negative ? RSN_SLOT_REQUIRED : RSN_SLOT_TAIL;
    s->lower = -1.0;
    s->upper = is_not_negative ? 0.0 : 1.0;
    (void)rsn_column_take(solver, symbol);
    *out = (resin_variable){.index = symbol, .generation = s->generation};
    return RESIN_OK;
}

resin_status resin_solver_remove_variable(resin_solver *solver, resin_variable variable)
{
    if (solver == NULL)
    {
        return RESIN_ERROR_NULL_HANDLE;
    }
    const resin_status status = rsn_solver_check_variable(solver, variable);
    if (status != RESIN_OK)
    {
        return status;
    }
    rsn_symbol *s = &solver->symbols[variable.index];
    if (s->use_count > 0)
    {
        return RESIN_ERROR_VARIABLE_IN_USE;
    }
    // No constraint names it, so no row holds it and no number depends on it.
    RSN_ASSERT(!s->is_basic && solver->matrix.columns[s->position].count == 0);
    rsn_column_give(solver, s->position);
    s->generation += 1;
    rsn_solver_give_symbol(solver, variable.index);
    return RESIN_OK;
}

resin_status resin_solver_value(const resin_solver *solver, resin_variable variable, double *out)
{
    if (solver == NULL || out == NULL)
    {
        return solver == NULL ? RESIN_ERROR_NULL_HANDLE : RESIN_ERROR_NULL_OUTPUT;
    }
    resin_status status = rsn_solver_check_variable(solver, variable);
    status = status == RESIN_OK ? rsn_solver_check_values(solver) : status;
    if (status == RESIN_OK)
    {
        *out = rsn_value_of(solver, variable.index);
    }
    return status;
}

resin_status resin_solver_take_changes(resin_solver *solver, const resin_variable_value **out,
                                       size_t *out_count)
{
    if (solver == NULL || out == NULL || out_count == NULL)
    {
        return solver == NULL ? RESIN_ERROR_NULL_HANDLE : RESIN_ERROR_NULL_OUTPUT;
    }
    if (rsn_solver_check_values(solver) != RESIN_OK)
    {
        return RESIN_ERROR_CHANGES_OPEN;
    }
    size_t count = 0;
    for (uint32_t i = 0; i < solver->report.changed_count; ++i)
    {
        const uint32_t index = solver->report.changed[i];
        rsn_symbol *s = &solver->symbols[index];
        s->is_changed = false;
        if (!rsn_is_variable(s))
        {
            continue; // the variable was removed, and an unused symbol has no row
        }
        if (s->is_basic)
        {
            solver->matrix.rows[s->position].is_noted = false;
        }
        const double value = rsn_value_of(solver, index);
        if (value != s->reported)
        {
            s->reported = value;
            solver->report.taken[count++] = (resin_variable_value){
                .variable = {.index = index, .generation = s->generation}, .value = value};
        }
    }
    solver->report.changed_count = 0;
    *out = solver->report.taken;
    *out_count = count;
    return RESIN_OK;
}

// ---------------------------------------------------------------------------------------------
// Constraints, read

resin_status resin_solver_residual(const resin_solver *solver, resin_constraint constraint,
                                   double *out)
{
    if (solver == NULL || out == NULL)
    {
        return solver == NULL ? RESIN_ERROR_NULL_HANDLE : RESIN_ERROR_NULL_OUTPUT;
    }
    resin_status status = rsn_solver_check_constraint(solver, constraint);
    status = status == RESIN_OK ? rsn_solver_check_values(solver) : status;
    if (status == RESIN_OK)
    {
        const rsn_symbol *s = &solver->symbols[constraint.index];
        *out = rsn_value_of(solver, constraint.index) / rsn_factor(s) + 0.0;
    }
    return status;
}

resin_status resin_solver_conflict(const resin_solver *solver, const resin_constraint **out,
                                   size_t *out_count)
{
    if (solver == NULL || out == NULL || out_count == NULL)
    {
        return solver == NULL ? RESIN_ERROR_NULL_HANDLE : RESIN_ERROR_NULL_OUTPUT;
    }
    *out = solver->report.conflict;
    *out_count = solver->report.conflict_count;
    return RESIN_OK;
}

// ---------------------------------------------------------------------------------------------
// Edits and stays

static resin_status hold(resin_solver *solver, resin_variable variable, resin_strength strength,
                         uint32_t *out)
{
    resin_status status = rsn_solver_check_strength(strength);
    if (status == RESIN_OK && solver->batch.defers)
    {
        status = rsn_solver_settle_batch(solver);
    }
    if (status != RESIN_OK)
    {
        return status;
    }
    const double value = rsn_value_of(solver, variable.index);
    if (!rsn_solver_is_number(value))
    {
        return RESIN_ERROR_CONSTANT;
    }
    if (solver->symbol_count >= RSN_SYMBOLS_MAX)
    {
        return RESIN_ERROR_TOO_LARGE;
    }
    const resin_term term = {.variable = variable, .coefficient = 1.0};
    return rsn_solver_add(solver, &term, 1, -value, RESIN_EQUAL, strength, out);
}

static void name_constraint(const resin_solver *solver, uint32_t symbol, resin_constraint *out)
{
    if (out != NULL)
    {
        *out =
            (resin_constraint){.index = symbol, .generation = solver->symbols[symbol].generation};
    }
}

resin_status resin_solver_add_edit(resin_solver *solver, resin_variable variable,
                                   resin_strength strength, resin_constraint *out)
{
    if (solver == NULL)
    {
        return RESIN_ERROR_NULL_HANDLE;
    }
    resin_status status = rsn_solver_check_variable(solver, variable);
    if (status != RESIN_OK)
    {
        return status;
    }
    if (solver->symbols[variable.index].edit != RSN_NONE)
    {
        return RESIN_ERROR_ALREADY_EDITED;
    }
    if (strength.priority == RESIN_PRIORITY_REQUIRED)
    {
        return RESIN_ERROR_PRIORITY;
    }
    uint32_t symbol = RSN_NONE;
    status = hold(solver, variable, strength, &symbol);
    if (status == RESIN_OK)
    {
        solver->symbols[variable.index].edit = symbol;
        solver->symbols[symbol].edit = variable.index;
        name_constraint(solver, symbol, out);
    }
    return status;
}

resin_status resin_solver_suggest(resin_solver *solver, resin_variable variable, double value)
{
    if (solver == NULL)
    {
        return RESIN_ERROR_NULL_HANDLE;
    }
    const resin_status status = rsn_solver_check_variable(solver, variable);
    if (status != RESIN_OK)
    {
        return status;
    }
    const uint32_t edit = solver->symbols[variable.index].edit;
    if (edit == RSN_NONE)
    {
        return RESIN_ERROR_NOT_EDITED;
    }
    return rsn_solver_is_number(value) ? rsn_solver_change_constant(solver, edit, -value)
                                       : RESIN_ERROR_CONSTANT;
}

resin_status resin_solver_add_stay(resin_solver *solver, resin_variable variable,
                                   resin_strength strength, resin_constraint *out)
{
    if (solver == NULL || out == NULL)
    {
        return solver == NULL ? RESIN_ERROR_NULL_HANDLE : RESIN_ERROR_NULL_OUTPUT;
    }
    resin_status status = rsn_solver_check_variable(solver, variable);
    uint32_t symbol = RSN_NONE;
    if (status == RESIN_OK)
    {
        status = hold(solver, variable, strength, &symbol);
    }
    if (status == RESIN_OK)
    {
        name_constraint(solver, symbol, out);
    }
    return status;
}
