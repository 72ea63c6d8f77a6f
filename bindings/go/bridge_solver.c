// SPDX-License-Identifier: MIT
#include "bridge.h"

static resin_go_name name_of(resin_status status, resin_constraint constraint)
{
    const resin_go_name name = {status, constraint.index, constraint.generation};
    return name;
}

resin_go_name resin_go_solver_add_variable(void *solver, uint32_t flags, uint32_t rank)
{
    resin_variable_def def = resin_variable_def_default();
    def.flags = flags;
    def.rank = rank;
    resin_variable variable = RESIN_ZERO;
    const resin_status status = resin_solver_add_variable(solver, &def, &variable);
    const resin_go_name name = {status, variable.index, variable.generation};
    return name;
}

resin_go_number resin_go_solver_value(const void *solver, resin_variable variable)
{
    resin_go_number number = RESIN_ZERO;
    number.status = resin_solver_value(solver, variable, &number.value);
    return number;
}

resin_go_range resin_go_solver_range(void *solver, resin_variable variable)
{
    resin_go_range range = RESIN_ZERO;
    range.status = resin_solver_range(solver, variable, &range.lowest, &range.highest);
    return range;
}

resin_status resin_go_solver_suggest(void *solver, resin_variable variable, double value)
{
    return resin_solver_suggest(solver, variable, value);
}

resin_go_array resin_go_solver_take_changes(void *solver)
{
    const resin_variable_value *changes = NULL;
    resin_go_array array = {RESIN_OK, NULL, 0};
    array.status = resin_solver_take_changes(solver, &changes, &array.count);
    array.elements = changes;
    return array;
}

resin_go_array resin_go_solver_conflict(const void *solver)
{
    const resin_constraint *constraints = NULL;
    resin_go_array array = {RESIN_OK, NULL, 0};
    array.status = resin_solver_conflict(solver, &constraints, &array.count);
    array.elements = constraints;
    return array;
}

resin_go_number resin_go_solver_residual(const void *solver, resin_constraint constraint)
{
    resin_go_number number = RESIN_ZERO;
    number.status = resin_solver_residual(solver, constraint, &number.value);
    return number;
}

resin_go_name resin_go_solver_add_constraint(void *solver, const resin_term *terms, size_t count,
                                             double constant, uint32_t relation,
                                             resin_strength strength)
{
    resin_constraint made = RESIN_ZERO;
    const resin_status status = resin_solver_add_constraint(
        solver, terms, count, constant, (resin_relation)relation, strength, &made);
    return name_of(status, made);
}

resin_go_name resin_go_solver_add_edit(void *solver, resin_variable variable,
                                       resin_strength strength)
{
    resin_constraint made = RESIN_ZERO;
    const resin_status status = resin_solver_add_edit(solver, variable, strength, &made);
    return name_of(status, made);
}

resin_go_name resin_go_solver_add_stay(void *solver, resin_variable variable,
                                       resin_strength strength)
{
    resin_constraint made = RESIN_ZERO;
    const resin_status status = resin_solver_add_stay(solver, variable, strength, &made);
    return name_of(status, made);
}
