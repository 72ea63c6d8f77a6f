// SPDX-License-Identifier: MIT

// The solution does not depend on removed variables and constraints, on failed calls, or on memory.

#include "solver_support.h"

#include <math.h>
#include <string.h>

enum
{
    VARIABLES = 12,
    MOST = 40
};

typedef struct request
{
    resin_term terms[4];
    size_t count;
    double constant;
    resin_relation relation;
    resin_strength strength;
} request;

typedef struct world
{
    support_random random;
    resin_solver *solver;
    resin_variable variables[VARIABLES];
    request requests[MOST];
    resin_constraint constraints[MOST];
    size_t count;
    bool is_awkward;      // coefficients with many digits
    bool is_wide;         // and from 0.02 to 50
    bool has_multipliers; // one constraint in 40 has one of 1000 or 0.001
} world;

static void begin(world *w, uint64_t seed, const resin_allocator *allocator)
{
    *w = (world){.random = {seed}};
    resin_solver_def def = resin_solver_def_default();
    def.allocator = allocator;
    assert_ok(resin_solver_create(&def, &w->solver));
    for (size_t v = 0; v < VARIABLES; ++v)
    {
        w->variables[v] = v % 3 == 2 ? solver_length(w->solver) : solver_variable(w->solver);
    }
}

static resin_status submit(resin_solver *solver, const request *request, resin_constraint *out)
{
    return resin_solver_add_constraint(solver, request->terms, request->count, request->constant,
                                       request->relation, request->strength, out);
}

static request random_request(world *w)
{
    static const uint32_t priorities[] = {RESIN_PRIORITY_REQUIRED, 1000, 750, 750, 250, 1};
    request it = {.count = 1 + support_below(&w->random, 3),
                  .relation = (resin_relation)support_below(&w->random, 3),
                  .constant = (double)support_below(&w->random, 201) - 100.0};
    it.strength =
        resin_strength_with_priority(priorities[support_below(&w->random, COUNT_OF(priorities))]);
    it.strength.weight = 1.0 + (double)support_below(&w->random, 4) * 0.25;
    for (size_t i = 0; i < it.count; ++i)
    {
        static const double plain[] = {1.0, -1.0, 1.0, -1.0, 0.5, 2.0};
        const double coefficient = w->is_awkward
                                       ? support_between(&w->random, -3.0, 3.0)
                                       : plain[support_below(&w->random, COUNT_OF(plain))];
        it.terms[i] = (resin_term){w->variables[support_below(&w->random, VARIABLES)],
                                   fabs(coefficient) < 1e-2 ? 1.0 : coefficient};
        static const double sizes[] = {0.02, 1.0, 1.0, 1.0, 15.0};
        it.terms[i].coefficient *=
            w->is_wide ? sizes[support_below(&w->random, COUNT_OF(sizes))] : 1.0;
        it.terms[i].coefficient =
            fabs(it.terms[i].coefficient) < 0.01 ? 0.5 : it.terms[i].coefficient;
    }
    if (w->has_multipliers && support_below(&w->random, 40) == 0)
    {
        it.terms[0].coefficient = support_below(&w->random, 2) == 0 ? 1000.0 : -0.001;
    }
    return it;
}

static resin_status random_step(world *w)
{
    const uint32_t what = support_below(&w->random, 8);
    const size_t index = w->count > 0 ? support_below(&w->random, (uint32_t)w->count) : 0;
    if (w->count < 8 || (what < 3 && w->count < MOST))
    {
        w->requests[w->count] = random_request(w);
        const resin_status status =
            submit(w->solver, &w->requests[w->count], &w->constraints[w->count]);
        w->count += status == RESIN_OK ? 1 : 0;
        return status;
    }
    if (what < 5)
    {
        const resin_status status =
            resin_solver_remove_constraint(w->solver, w->constraints[index]);
        if (status == RESIN_OK)
        {
            w->count -= 1;
            w->requests[index] = w->requests[w->count];
            w->constraints[index] = w->constraints[w->count];
        }
        return status;
    }
    const request other = random_request(w);
    const bool is_constant = what < 7;
    const resin_status status =
        is_constant ? resin_solver_set_constant(w->solver, w->constraints[index], other.constant)
                    : resin_solver_set_strength(w->solver, w->constraints[index], other.strength);
    if (status == RESIN_OK && is_constant)
    {
        w->requests[index].constant = other.constant;
    }
    else if (status == RESIN_OK)
    {
        w->requests[index].strength = other.strength;
    }
    return status;
}

static void read_values(const world *w, double *out)
{
    for (size_t v = 0; v < VARIABLES; ++v)
    {
        out[v] = solver_value(w->solver, w->variables[v]);
    }
}

// Builds the current system anew, in another order, and expects the same solution.
static void compare_with_new(world *w)
{
    world fresh;
    begin(&fresh, 1, NULL);
    for (size_t i = 0; i < w->count; ++i)
    {
        request it = w->requests[(i * 7 + 3) % w->count];
        if (w->count % 7 == 0)
        {
            it = w->requests[w->count - 1 - i];
        }
        resin_constraint out;
        assert_ok(submit(fresh.solver, &it, &out));
    }
    for (size_t v = 0; v < VARIABLES; ++v)
    {
        const double expected = solver_value(fresh.solver, fresh.variables[v]);
        assert_near(solver_value(w->solver, w->variables[v]), expected,
                    1e-6 * (1.0 + fabs(expected)), "value");
    }
    resin_solver_destroy(fresh.solver);
}

static void the_solution_does_not_depend_on_removed_constraints(void **state)
{
    (void)state;
    size_t compared = 0;
    for (uint64_t seed = 0; seed < 45; ++seed)
    {
        world w;
        begin(&w, seed, NULL);
        w.has_multipliers = seed % 3 == 0;
        for (size_t i = 0; i < 2000; ++i)
        {
            const resin_status status = random_step(&w);
            assert_true(status == RESIN_OK || status == RESIN_ERROR_CONFLICT);
            if (i % 10 == 0)
            {
                compare_with_new(&w);
                compared += 1;
            }
        }
        resin_solver_destroy(w.solver);
    }
    print_message("%zu systems of up to %d constraints\n", compared, MOST);
}

// Whether the stored residuals are those of the returned values.
static bool has_exact_residuals(const world *w, double tolerance)
{
    for (size_t k = 0; k < w->count; ++k)
    {
        const request *it = &w->requests[k];
        double sum = it->constant;
        double scale = 1.0 + fabs(sum);
        for (size_t t = 0; t < it->count; ++t)
        {
            const double part =
                it->terms[t].coefficient * solver_value(w->solver, it->terms[t].variable);
            sum += part;
            scale += fabs(part);
        }
        if (!(fabs(solver_residual(w->solver, w->constraints[k]) - sum) <= tolerance * scale))
        {
            return false;
        }
    }
    return true;
}

static void rounding_errors_do_not_accumulate(void **state)
{
    (void)state;
    for (uint64_t seed = 99; seed < 109; ++seed)
    {
        world w;
        begin(&w, seed, NULL);
        w.is_awkward = true;
        w.is_wide = seed % 2 == 0;
        size_t defeats = 0, inexact = 0;
        for (size_t i = 0; i < 20000; ++i)
        {
            const resin_status status = random_step(&w);
            defeats += status == RESIN_ERROR_PRECISION ? 1 : 0;
            assert_true(status == RESIN_OK || status == RESIN_ERROR_CONFLICT ||
                        (w.is_wide && status == RESIN_ERROR_PRECISION));
            if (i % 20 == 0)
            {
                inexact += has_exact_residuals(&w, w.is_wide ? 5e-6 : 1e-9) ? 0 : 1;
            }
        }
        assert_true(defeats < 20);
        assert_true(inexact <= (w.is_wide ? 20u : 0u));
        print_message("%s: rounding defeated %zu of 20000 changes, %zu of 1000 answers\n",
                      w.is_wide ? "wide" : "awkward", defeats, inexact);
        resin_solver_destroy(w.solver);
    }
}

// Adds the bytes of a number to a hash by FNV-1a, the lowest first, whatever their order in memory.
static uint64_t add_to_hash(uint64_t hash, double value)
{
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    for (int byte = 0; byte < 8; ++byte)
    {
        hash = (hash ^ (bits >> 8 * byte & 0xFF)) * UINT64_C(1099511628211);
    }
    return hash;
}

// The same hash from every compiler, with and without optimization: recorded, not derived. Numbers
// are quotients of whole numbers and drawn one at a time, so the calls are the same everywhere.
static void the_same_calls_give_the_same_bits(void **state)
{
    (void)state;
    static const uint32_t priorities[] = {RESIN_PRIORITY_REQUIRED, 900, 500, 500, 3};
    world w;
    begin(&w, 42, NULL);
    uint64_t hash = UINT64_C(14695981039346656037); // FNV-1a
    for (size_t i = 0; i < 20000; ++i)
    {
        const uint32_t what = support_below(&w.random, 2);
        if (w.count < MOST && what == 0)
        {
            request it = {.count = 3};
            for (size_t t = 0; t < it.count; ++t)
            {
                const uint32_t variable = support_below(&w.random, VARIABLES);
                const double number = (double)support_below(&w.random, 599) - 299.5;
                it.terms[t] = (resin_term){w.variables[variable], number / 70.0};
            }
            it.constant = ((double)support_below(&w.random, 20001) - 10000.0) / 70.0;
            it.relation = (resin_relation)support_below(&w.random, 3);
            it.strength = resin_strength_with_priority(priorities[support_below(&w.random, 5)]);
            const resin_status status = submit(w.solver, &it, &w.constraints[w.count]);
            w.count += status == RESIN_OK ? 1 : 0;
        }
        else if (w.count > 0)
        {
            const size_t index = support_below(&w.random, (uint32_t)w.count);
            assert_ok(resin_solver_remove_constraint(w.solver, w.constraints[index]));
            w.constraints[index] = w.constraints[--w.count];
        }
        double values[VARIABLES];
        read_values(&w, values);
        for (size_t v = 0; v < VARIABLES; ++v)
        {
            hash = add_to_hash(hash, values[v]);
        }
    }
    resin_solver_destroy(w.solver);
    print_message("%016llx\n", (unsigned long long)hash);
    assert_true(hash == UINT64_C(0xE869B0DCD613EBF3));
}

// One of two solvers also gets calls that fail, and calls for ranges. Both must remain the same,
// bit for bit.
static void calls_that_fail_leave_no_trace(void **state)
{
    (void)state;
    size_t failures = 0;
    for (uint64_t seed = 0; seed < 30; ++seed)
    {
        world a, b;
        begin(&a, seed, NULL);
        begin(&b, seed, NULL);
        a.is_awkward = b.is_awkward = seed % 3 != 0;
        support_random other = {seed + 1000};
        for (size_t i = 0; i < 600; ++i)
        {
            const support_random kept = a.random;
            a.random = other;
            for (size_t k = 0; k < 4; ++k)
            {
                request it = random_request(&a);
                it.strength = resin_strength_required();
                it.relation = RESIN_EQUAL;
                resin_constraint out = {7, 7};
                const resin_status status = submit(a.solver, &it, &out);
                failures += status == RESIN_OK ? 0 : 1;
                if (status == RESIN_OK)
                {
                    // The call succeeded: repeat it on the twin.
                    resin_constraint same;
                    assert_ok(submit(b.solver, &it, &same));
                    assert_memory_equal(&same, &out, sizeof out);
                    assert_ok(resin_solver_remove_constraint(a.solver, out));
                    assert_ok(resin_solver_remove_constraint(b.solver, same));
                }
            }
            double lowest, highest;
            assert_ok(resin_solver_range(a.solver, a.variables[i % VARIABLES], &lowest, &highest));
            assert_true(lowest <= highest + 1e-6 * (1.0 + fabs(highest)));
            other = a.random;
            a.random = kept;
            assert_int_equal(random_step(&a), random_step(&b));
            double va[VARIABLES], vb[VARIABLES];
            read_values(&a, va);
            read_values(&b, vb);
            assert_memory_equal(va, vb, sizeof va);
            assert_memory_equal(a.constraints, b.constraints, sizeof a.constraints[0] * a.count);
        }
        resin_solver_destroy(a.solver);
        resin_solver_destroy(b.solver);
    }
    assert_true(failures > 1000);
}

// Every call that runs out of memory changes nothing, and succeeds when memory is available again.
static void run_out_at(uint64_t seed, size_t n, const double *expected, size_t steps,
                       bool *out_failed)
{
    support_memory memory = {0};
    const resin_allocator allocator = support_allocator(&memory);
    world w;
    begin(&w, seed, &allocator);
    memory.calls = 0;
    memory.fail_at = n;
    *out_failed = false;
    for (size_t i = 0; i < steps; ++i)
    {
        double before[VARIABLES], after[VARIABLES];
        read_values(&w, before);
        const support_random kept = w.random;
        if (random_step(&w) == RESIN_ERROR_OUT_OF_MEMORY)
        {
            *out_failed = true;
            read_values(&w, after);
            assert_memory_equal(before, after, sizeof before);
            memory.fail_at = 0;
            w.random = kept;
            assert_true(random_step(&w) != RESIN_ERROR_OUT_OF_MEMORY);
        }
        double ends[] = {7.0, 8.0};
        if (resin_solver_range(w.solver, w.variables[i % VARIABLES], &ends[0], &ends[1]) ==
            RESIN_ERROR_OUT_OF_MEMORY)
        {
            *out_failed = true;
            memory.fail_at = 0;
            assert_true(ends[0] == 7.0 && ends[1] == 8.0);
        }
    }
    double values[VARIABLES];
    read_values(&w, values);
    for (size_t v = 0; v < VARIABLES; ++v)
    {
        // Work that only improves precision may be deferred without memory, so the last bits may
        // differ.
        assert_near(values[v], expected[v], 1e-9 * (1.0 + fabs(expected[v])), "value");
    }
    resin_solver_destroy(w.solver);
    assert_int_equal(memory.live_blocks, 0);
    assert_int_equal(memory.live_bytes, 0);
}

static void lack_of_memory_changes_nothing(void **state)
{
    (void)state;
    const size_t steps = 300;
    size_t failures = 0;
    // There are few allocations, each during another operation for every seed.
    for (uint64_t seed = 5; seed < 85; ++seed)
    {
        world w;
        begin(&w, seed, NULL);
        for (size_t i = 0; i < steps; ++i)
        {
            (void)random_step(&w);
        }
        double expected[VARIABLES];
        read_values(&w, expected);
        resin_solver_destroy(w.solver);
        size_t n = 1;
        for (bool has_failed = true; has_failed; ++n)
        {
            run_out_at(seed, n, expected, steps, &has_failed);
            failures += has_failed ? 1 : 0;
        }
    }
    assert_true(failures > 100);
    print_message("%zu allocations failed in turn\n", failures);
}

static void memory_stays_bounded_over_any_number_of_changes(void **state)
{
    (void)state;
    support_memory memory = {0};
    const resin_allocator allocator = support_allocator(&memory);
    world w;
    size_t early = 0;
    begin(&w, 14, &allocator);
    for (size_t i = 0; i < 100000; ++i)
    {
        assert_true(random_step(&w) != RESIN_ERROR_OUT_OF_MEMORY);
        const resin_variable passing = solver_variable(w.solver);
        resin_constraint edit;
        const resin_strength strength = resin_strength_with_priority(1 + (uint32_t)(i % 1000));
        assert_ok(resin_solver_add_edit(w.solver, passing, strength, &edit));
        assert_ok(resin_solver_suggest(w.solver, passing, (double)(i % 17)));
        assert_value(w.solver, passing, (double)(i % 17));
        assert_ok(resin_solver_remove_constraint(w.solver, edit));
        assert_ok(resin_solver_remove_variable(w.solver, passing));
        early = i == 20000 ? memory.live_bytes : early;
    }
    assert_true(memory.live_bytes <= early + early / 2);
    print_message("%zu bytes after 20,000 rounds, %zu after 100,000\n", early, memory.live_bytes);
    resin_solver_destroy(w.solver);
    assert_int_equal(memory.live_blocks, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_solution_does_not_depend_on_removed_constraints),
        cmocka_unit_test(rounding_errors_do_not_accumulate),
        cmocka_unit_test(the_same_calls_give_the_same_bits),
        cmocka_unit_test(calls_that_fail_leave_no_trace),
        cmocka_unit_test(lack_of_memory_changes_nothing),
        cmocka_unit_test(memory_stays_bounded_over_any_number_of_changes),
    };
    return cmocka_run_group_tests_name("solver_history", tests, NULL, NULL);
}
