// SPDX-License-Identifier: MIT

// Memory that a solver keeps: none after a failure, and one matrix over retries.

#include "solver/solver_internal.h"
#include "solver_support.h"

static void creating_without_memory_gives_nothing(void **state)
{
    (void)state;
    for (size_t n = 1;; ++n)
    {
        support_memory memory = {.fail_at = n};
        const resin_allocator allocator = support_allocator(&memory);
        resin_solver_def def = resin_solver_def_default();
        def.allocator = &allocator;
        resin_solver *const untouched = (resin_solver *)(void *)&memory;
        resin_solver *solver = untouched;
        const resin_status status = resin_solver_create(&def, &solver);
        if (status == RESIN_OK)
        {
            assert_true(n > 1);
            const resin_variable none = {3, 4};
            resin_variable variable = none;
            memory.fail_at = memory.calls + 1;
            resin_status added = RESIN_OK;
            for (size_t i = 0; i < 1000 && added == RESIN_OK; ++i)
            {
                variable = none;
                added = resin_solver_add_variable(solver, NULL, &variable);
            }
            assert_status(added, RESIN_ERROR_OUT_OF_MEMORY);
            assert_memory_equal(&variable, &none, sizeof none);
            memory.fail_at = 0;
            assert_ok(resin_solver_add_variable(solver, NULL, &variable));
            resin_solver_destroy(solver);
            assert_int_equal(memory.live_blocks, 0);
            return;
        }
        assert_status(status, RESIN_ERROR_OUT_OF_MEMORY);
        assert_ptr_equal(solver, untouched);
        assert_int_equal(memory.live_blocks, 0);
    }
}

#ifdef __SANITIZE_ADDRESS__
#define STRIDE 7 // a seventh of the cases takes ten seconds
#else
#define STRIDE 1
#endif

enum
{
    GROWTH = 400, // calls
    MOST_TERMS = 16,
    PRIORITIES = 40,
    VARIABLES = 12
};

// The growth of a solver: a variable for each term, constraints, more variables, constraints again.
// The number of first constraints decides which of the arrays that grow with the variables runs out
// of memory.
typedef struct growth
{
    size_t term_count;
    size_t first_constraints;
} growth;

static resin_status grow(resin_solver *solver, const growth *growth, size_t call,
                         resin_variable *variables)
{
    const size_t begin = growth->term_count + growth->first_constraints;
    resin_variable other;
    if (call < growth->term_count)
    {
        return resin_solver_add_variable(solver, NULL, &variables[call]);
    }
    if (call >= begin && call < begin + 100)
    {
        return resin_solver_add_variable(solver, NULL, &other);
    }
    resin_term terms[MOST_TERMS];
    for (size_t t = 0; t < growth->term_count; ++t)
    {
        terms[t] = (resin_term){variables[t], 1.0};
    }
    resin_constraint constraint;
    return resin_solver_add_constraint(
        solver, terms, growth->term_count, 1.0, RESIN_AT_LEAST,
        resin_strength_with_priority(1 + (uint32_t)(call / (4 + growth->term_count))), &constraint);
}

// The bytes that a solver has after each of its calls, if the allocation `fail_at` fails and the
// call that makes it is repeated, at first without more memory. A pool cuts whole cache lines from
// a block, so all blocks begin with one.
static void bytes_of_growth(const growth *growth, size_t fail_at, size_t *out_bytes,
                            bool *out_failed)
{
    support_memory memory = {.alignment = 64};
    const resin_allocator allocator = support_allocator(&memory);
    resin_solver_def def = resin_solver_def_default();
    def.allocator = &allocator;
    resin_solver *solver;
    resin_variable variables[MOST_TERMS];
    assert_ok(resin_solver_create(&def, &solver));
    memory.calls = 0;
    memory.fail_at = fail_at;
    *out_failed = false;
    for (size_t call = 0; call < GROWTH; ++call)
    {
        resin_status status = grow(solver, growth, call, variables);
        for (int attempt = 0; status == RESIN_ERROR_OUT_OF_MEMORY; ++attempt)
        {
            *out_failed = true;
            memory.fail_at = attempt < 4 ? fail_at : 0;
            status = grow(solver, growth, call, variables);
        }
        assert_ok(status);
        out_bytes[call] = memory.live_bytes;
    }
    resin_solver_destroy(solver);
    assert_int_equal(memory.live_blocks, 0);
}

static void a_call_that_ran_out_of_memory_keeps_none_of_it(void **state)
{
    (void)state;
    size_t failures = 0;
    for (size_t k = 0; k < 100 * MOST_TERMS; k += STRIDE)
    {
        const growth growth = {1 + k % MOST_TERMS, k / MOST_TERMS};
        bool has_failed = false;
        size_t expected[GROWTH], bytes[GROWTH];
        bytes_of_growth(&growth, 0, expected, &has_failed);
        size_t n = 1;
        do
        {
            bytes_of_growth(&growth, n++, bytes, &has_failed);
            assert_memory_equal(bytes, expected, sizeof bytes);
            failures += has_failed ? 1 : 0;
        } while (has_failed);
    }
    assert_true(failures > 300);
    print_message("%zu allocations failed in turn\n", failures);
}

// Of conflicting optional constraints the strongest holds, for any number of priorities. The memory
// for the costs of further priorities has to be cleared for the existing columns.
static void the_strongest_of_many_priorities_holds(void **state)
{
    (void)state;
    support_memory memory = {0};
    const resin_allocator allocator = support_allocator(&memory);
    resin_solver_def def = resin_solver_def_default();
    def.allocator = &allocator;
    resin_solver *solver = NULL;
    resin_constraint wishes[PRIORITIES];
    assert_ok(resin_solver_create(&def, &solver));
    const resin_variable x = solver_variable(solver);
    for (uint32_t p = 0; p < PRIORITIES; ++p)
    {
        wishes[p] = solver_set(solver, x, RESIN_EQUAL, p, 1 + p);
        assert_value(solver, x, p);
    }
    for (uint32_t p = PRIORITIES - 1; p > 0; --p)
    {
        assert_ok(resin_solver_remove_constraint(solver, wishes[p]));
        assert_value(solver, x, p - 1);
    }
    resin_solver_destroy(solver);
    assert_int_equal(memory.live_blocks, 0);
}

// A call that fails by rounding is repeated with a new matrix: the old one is freed when the call
// succeeds, and restored when it fails. Few systems need this, so the test forces it.
static void a_retry_keeps_one_matrix(void **state)
{
    (void)state;
    support_memory memory = {0};
    const resin_allocator allocator = support_allocator(&memory);
    resin_solver_def def = resin_solver_def_default();
    def.allocator = &allocator;
    resin_solver *solver = NULL;
    resin_variable chain[VARIABLES];
    assert_ok(resin_solver_create(&def, &solver));
    for (uint32_t v = 0; v < VARIABLES; ++v)
    {
        chain[v] = solver_variable(solver);
        solver_set(solver, chain[v], RESIN_EQUAL, 0.0, 1 + v);
        if (v > 0)
        {
            solver_relate(solver, chain[v], chain[v - 1], -3.0, RESIN_AT_LEAST,
                          RESIN_PRIORITY_REQUIRED);
        }
    }
    size_t early = 0;
    for (size_t i = 0; i < 2000; ++i)
    {
        const resin_status second = i % 2 == 0 ? RESIN_OK : RESIN_ERROR_PRECISION;
        assert_true(rsn_solver_may_retry(solver, RESIN_ERROR_PRECISION));
        assert_false(rsn_solver_may_retry(solver, second));
        early = i == 3 ? memory.live_bytes : early;
    }
    assert_int_equal(memory.live_bytes, early);
    for (uint32_t v = 0; v < VARIABLES; ++v)
    {
        // Each value is at least 3 more than the previous one, and the last one, with the strongest
        // constraint, is 0.
        assert_value(solver, chain[v], 3.0 * (double)v - 3.0 * (VARIABLES - 1));
    }
    resin_solver_destroy(solver);
    assert_int_equal(memory.live_blocks, 0);
}

static void the_pool_has_pieces_of_powers_of_two_up_to_the_largest(void **state)
{
    (void)state;
    const size_t largest = (size_t)RSN_POOL_SMALLEST << (RSN_POOL_CLASSES - 1);
    for (size_t size = RSN_POOL_SMALLEST; size <= largest; size *= 2)
    {
        assert_int_equal(rsn_pool_size(size), size);
        assert_int_equal(rsn_pool_size(size - 1), size);
        assert_int_equal(rsn_pool_size(size + 1), size == largest ? 0 : 2 * size);
    }
    assert_int_equal(rsn_pool_size(SIZE_MAX), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(creating_without_memory_gives_nothing),
        cmocka_unit_test(a_call_that_ran_out_of_memory_keeps_none_of_it),
        cmocka_unit_test(the_strongest_of_many_priorities_holds),
        cmocka_unit_test(a_retry_keeps_one_matrix),
        cmocka_unit_test(the_pool_has_pieces_of_powers_of_two_up_to_the_largest),
    };
    return cmocka_run_group_tests_name("solver memory", tests, NULL, NULL);
}
