// SPDX-License-Identifier: MIT
#include "solver_support.h"

#include <math.h>

resin_solver *solver_create(void)
{
    resin_solver *solver = NULL;
    assert_ok(resin_solver_create(NULL, &solver));
    return solver;
}

resin_variable solver_variable(resin_solver *solver)
{
    resin_variable variable = {0};
    assert_ok(resin_solver_add_variable(solver, NULL, &variable));
    return variable;
}

resin_variable solver_length(resin_solver *solver)
{
    resin_variable_def def = resin_variable_def_default();
    def.flags = (uint32_t)RESIN_VARIABLE_NOT_NEGATIVE;
    resin_variable variable = {0};
    assert_ok(resin_solver_add_variable(solver, &def, &variable));
    return variable;
}

double solver_value(const resin_solver *solver, resin_variable variable)
{
    double value = NAN;
    assert_ok(resin_solver_value(solver, variable, &value));
    return value;
}

double solver_residual(const resin_solver *solver, resin_constraint constraint)
{
    double value = NAN;
    assert_ok(resin_solver_residual(solver, constraint, &value));
    return value;
}

resin_status solver_try(resin_solver *solver, double a, resin_variable x, double b,
                        resin_variable y, double constant, resin_relation relation,
                        uint32_t priority, resin_constraint *out)
{
    const resin_term terms[] = {{x, a}, {y, b}};
    return resin_solver_add_constraint(solver, terms, b != 0.0 ? 2 : 1, constant, relation,
                                       resin_strength_with_priority(priority), out);
}

resin_constraint solver_set(resin_solver *solver, resin_variable x, resin_relation relation,
                            double value, uint32_t priority)
{
    resin_constraint constraint = {0};
    assert_ok(solver_try(solver, 1.0, x, 0.0, x, -value, relation, priority, &constraint));
    return constraint;
}

resin_constraint solver_relate(resin_solver *solver, resin_variable x, resin_variable y,
                               double constant, resin_relation relation, uint32_t priority)
{
    resin_constraint constraint = {0};
    assert_ok(solver_try(solver, 1.0, x, -1.0, y, constant, relation, priority, &constraint));
    return constraint;
}
