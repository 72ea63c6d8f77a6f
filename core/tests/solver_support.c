// SPDX-License-Identifier: MIT
#include "solver_support.h"

#include "solver/solver_internal.h"

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

// Leaves the pool `left` bytes in one stretch, and no pieces; it gets no more from the allocator.
// The rest remains in its blocks until the solver is destroyed.
static void leave_memory(resin_solver *solver, support_memory *memory, size_t left)
{
    rsn_pool *pool = &solver->pool;
    const size_t size = rsn_pool_size(left + 64);
    memory->fail_at = 0;
    unsigned char *rest = rsn_pool_take(pool, &solver->allocator, size);
    assert_non_null(rest);
    *pool = (rsn_pool){.blocks = pool->blocks, .next = rest, .left = left, .expected = rest + size};
    memory->calls = 0;
    memory->fail_at = 1;
}

resin_status solver_with_little_memory(resin_solver *solver, support_memory *memory, size_t left,
                                       size_t records, resin_status (*perform)(void *),
                                       void *context)
{
    leave_memory(solver, memory, left);
    const rsn_undo *journal = solver->journal.records;
    const size_t capacity = solver->journal.capacity;
    solver->journal.count = 0;
    solver->journal.capacity = records < capacity ? records : capacity;
    const resin_status status = perform(context);
    solver->journal.capacity =
        solver->journal.records == journal ? capacity : solver->journal.capacity;
    memory->fail_at = 0;
    return status;
}
