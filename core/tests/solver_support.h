// SPDX-License-Identifier: MIT
#ifndef RSN_SOLVER_SUPPORT_H
#define RSN_SOLVER_SUPPORT_H

#include "test_support.h"

#define assert_value(solver, variable, expected)                                                   \
    assert_near(solver_value((solver), (variable)), (expected), 1e-9, #variable)

resin_solver *solver_create(void);
resin_variable solver_variable(resin_solver *solver);
// A variable that is not negative.
resin_variable solver_length(resin_solver *solver);
double solver_value(const resin_solver *solver, resin_variable variable);
double solver_residual(const resin_solver *solver, resin_constraint constraint);

// The functions of the solver with the given terms; a coefficient of 0 omits its term.
resin_status solver_try(resin_solver *solver, double a, resin_variable x, double b,
                        resin_variable y, double constant, resin_relation relation,
                        uint32_t priority, resin_constraint *out);
// x RELATION value, which must succeed.
resin_constraint solver_set(resin_solver *solver, resin_variable x, resin_relation relation,
                            double value, uint32_t priority);
// x - y + constant RELATION 0, which must succeed.
resin_constraint solver_relate(resin_solver *solver, resin_variable x, resin_variable y,
                               double constant, resin_relation relation, uint32_t priority);

// Calls `perform` with `left` bytes of memory and a journal that has room for `records` records.
// The allocator of the solver must be that of `memory`.
resin_status solver_with_little_memory(resin_solver *solver, support_memory *memory, size_t left,
                                       size_t records, resin_status (*perform)(void *),
                                       void *context);

#endif // RSN_SOLVER_SUPPORT_H
