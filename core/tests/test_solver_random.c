// SPDX-License-Identifier: MIT

// A million random changes, one at a time and in batches, compared with the best of all corners
// (solver_oracle.h): values, conflicts, and that a change that fails changes nothing.

#include "solver_oracle.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct session
{
    support_random random;
    resin_solver *solver;
    oracle_system system;
    resin_variable variables[ORACLE_VARIABLES];
    resin_constraint constraints[ORACLE_CONSTRAINTS];
    int edits[ORACLE_VARIABLES]; // the index of the constraint, or -1
    size_t most_constraints;
    size_t steps;
    size_t conflicts;
    bool has_multipliers;
    bool has_batches;
    size_t left_in_batch; // the steps before its end; 0 for no batch
} session;

// A third of the variables are lengths. They are created in any order, which their ranks
// compensate.
static void begin(session *s, uint64_t seed, size_t variables, size_t most_constraints)
{
    *s = (session){.random = {seed}, .most_constraints = most_constraints};
    s->system.variables = variables;
    assert_ok(resin_solver_create(NULL, &s->solver));
    const size_t first = support_below(&s->random, (uint32_t)variables);
    const uint32_t base = support_below(&s->random, 2) == 0 ? 0 : UINT32_MAX - 2;
    for (size_t i = 0; i < variables; ++i)
    {
        const size_t v = (first + i) % variables;
        resin_variable_def def = resin_variable_def_default();
        s->system.is_length[v] = support_below(&s->random, 3) == 0;
        def.flags = s->system.is_length[v] ? (uint32_t)RESIN_VARIABLE_NOT_NEGATIVE : 0;
        def.rank = base + (uint32_t)v;
        assert_ok(resin_solver_add_variable(s->solver, &def, &s->variables[v]));
        s->edits[v] = -1;
    }
}

static double value_of(const session *s, size_t v)
{
    double value = NAN;
    assert_ok(resin_solver_value(s->solver, s->variables[v], &value));
    return value;
}

// The value that the solver has, or would have after an update.
static double expected_value(const session *s, size_t v)
{
    double values[ORACLE_VARIABLES];
    if (s->left_in_batch == 0)
    {
        return value_of(s, v);
    }
    assert_true(oracle_solve(&s->system, values));
    return values[v];
}

static void assert_end(double actual, double expected)
{
    if (isinf(expected))
    {
        assert_true(actual == expected);
        return;
    }
    assert_near(actual, expected, 1e-7 * (1.0 + 1e-3 * fabs(expected)), "end of a range");
}

static void check_range(session *s)
{
    const size_t v = support_below(&s->random, (uint32_t)s->system.variables);
    const double before = value_of(s, v);
    double lowest = 0.0, highest = 0.0, expected_lowest, expected_highest;
    assert_ok(resin_solver_range(s->solver, s->variables[v], &lowest, &highest));
    oracle_range(&s->system, v, &expected_lowest, &expected_highest);
    assert_end(lowest, expected_lowest);
    assert_end(highest, expected_highest);
    const double after = value_of(s, v);
    assert_memory_equal(&after, &before, sizeof after);
}

static void check(session *s)
{
    double expected[ORACLE_VARIABLES];
    assert_true(oracle_solve(&s->system, expected));
    for (size_t v = 0; v < s->system.variables; ++v)
    {
        assert_near(value_of(s, v), expected[v], 1e-7 * (1.0 + 1e-3 * fabs(expected[v])), "value");
    }
    s->steps += 1;
    if (s->steps % 4 == 0)
    {
        check_range(s);
    }
}

static void random_strength(session *s, oracle_constraint *out)
{
    static const uint32_t priorities[] = {RESIN_PRIORITY_REQUIRED, 1000, 750, 250, 1};
    out->priority = priorities[support_below(&s->random, COUNT_OF(priorities))];
    out->weight = 1 + support_below(&s->random, 3);
}

static resin_strength strength_of(const oracle_constraint *c)
{
    return (resin_strength){.priority = c->priority, .weight = (double)c->weight};
}

// At most one constraint of a system has a multiplier, so that the oracle's numbers remain whole.
static bool may_have_multiplier(const session *s)
{
    for (size_t i = 0; i < s->system.count; ++i)
    {
        for (size_t v = 0; v < s->system.variables; ++v)
        {
            if (s->system.constraints[i].coefficients[v] > 2)
            {
                return false;
            }
        }
    }
    return s->has_multipliers;
}

static void random_constraint(session *s, oracle_constraint *out)
{
    *out = (oracle_constraint){.constant = (int64_t)support_below(&s->random, 21) - 10,
                               .relation = (resin_relation)support_below(&s->random, 3)};
    for (size_t v = 0; v < s->system.variables; ++v)
    {
        static const int64_t coefficients[] = {0, 0, 0, 1, 1, -1, -1, 2, -2};
        out->coefficients[v] = coefficients[support_below(&s->random, COUNT_OF(coefficients))];
    }
    if (may_have_multiplier(s) && support_below(&s->random, 4) == 0)
    {
        out->coefficients[support_below(&s->random, (uint32_t)s->system.variables)] = 1000;
    }
    random_strength(s, out);
}

// The wanted system has no solution, and has none as long as it contains all constraints that are
// named. The rule that lengths are not negative has no name; a constraint that alone contradicts it
// may be named.
static void check_conflict(session *s, const oracle_system *wanted, size_t changed)
{
    const resin_constraint *named = NULL;
    size_t count = 0;
    assert_ok(resin_solver_conflict(s->solver, &named, &count));
    for (size_t left_out = 0; left_out <= count; ++left_out)
    {
        oracle_system some = {.variables = wanted->variables};
        for (size_t v = 0; left_out == count && v < wanted->variables; ++v)
        {
            some.is_length[v] = wanted->is_length[v];
        }
        some.constraints[some.count++] = wanted->constraints[changed];
        for (size_t i = 0; i < wanted->count; ++i)
        {
            for (size_t k = 0; i != changed && k < count; ++k)
            {
                if (k != left_out && memcmp(&s->constraints[i], &named[k], sizeof *named) == 0)
                {
                    some.constraints[some.count++] = wanted->constraints[i];
                }
            }
        }
        double values[ORACLE_VARIABLES];
        assert_int_equal(some.count, left_out < count ? count : count + 1);
        assert_int_equal(oracle_solve(&some, values), left_out < count);
    }
    s->conflicts += 1;
}

// Compares the result of a call with the expected one, and keeps the system that holds.
static void conclude(session *s, const oracle_system *wanted, size_t changed, resin_status status,
                     const double *before)
{
    double values[ORACLE_VARIABLES];
    if (oracle_solve(wanted, values))
    {
        assert_ok(status);
        s->system = *wanted;
        return;
    }
    assert_status(status, RESIN_ERROR_CONFLICT);
    check_conflict(s, wanted, changed);
    for (size_t v = 0; s->left_in_batch == 0 && v < s->system.variables; ++v)
    {
        const double now = value_of(s, v);
        assert_memory_equal(&now, &before[v], sizeof now);
    }
}

static void add(session *s, const double *before)
{
    oracle_system wanted = s->system;
    oracle_constraint *c = &wanted.constraints[wanted.count];
    random_constraint(s, c);
    resin_term terms[ORACLE_VARIABLES + 1];
    size_t count = 0;
    for (size_t v = 0; v < wanted.variables; ++v)
    {
        if (c->coefficients[v] != 0 || support_below(&s->random, 4) == 0)
        {
            terms[count++] = (resin_term){s->variables[v], (double)c->coefficients[v]};
        }
    }
    const size_t index = wanted.count++;
    const resin_status status =
        resin_solver_add_constraint(s->solver, terms, count, (double)c->constant, c->relation,
                                    strength_of(c), &s->constraints[index]);
    conclude(s, &wanted, index, status, before);
}

static void removed(session *s, size_t index)
{
    s->system.count -= 1;
    for (size_t v = 0; v < s->system.variables; ++v)
    {
        s->edits[v] = s->edits[v] == (int)index             ? -1
                      : s->edits[v] == (int)s->system.count ? (int)index
                                                            : s->edits[v];
    }
    s->system.constraints[index] = s->system.constraints[s->system.count];
    s->constraints[index] = s->constraints[s->system.count];
}

static void remove_any(session *s)
{
    const size_t index = support_below(&s->random, (uint32_t)s->system.count);
    assert_ok(resin_solver_remove_constraint(s->solver, s->constraints[index]));
    removed(s, index);
}

static void change_constant(session *s, const double *before)
{
    const size_t index = support_below(&s->random, (uint32_t)s->system.count);
    oracle_system wanted = s->system;
    oracle_constraint *c = &wanted.constraints[index];
    c->constant = (int64_t)support_below(&s->random, 21) - 10;
    const resin_status status =
        resin_solver_set_constant(s->solver, s->constraints[index], (double)c->constant);
    conclude(s, &wanted, index, status, before);
}

static bool is_edit(const session *s, size_t index)
{
    for (size_t v = 0; v < s->system.variables; ++v)
    {
        if (s->edits[v] == (int)index)
        {
            return true;
        }
    }
    return false;
}

static void change_strength(session *s, const double *before)
{
    const size_t index = support_below(&s->random, (uint32_t)s->system.count);
    oracle_system wanted = s->system;
    oracle_constraint *c = &wanted.constraints[index];
    random_strength(s, c);
    const resin_status status =
        resin_solver_set_strength(s->solver, s->constraints[index], strength_of(c));
    if (is_edit(s, index) && c->priority == RESIN_PRIORITY_REQUIRED)
    {
        assert_status(status, RESIN_ERROR_PRIORITY);
        return;
    }
    conclude(s, &wanted, index, status, before);
}

static void edit(session *s)
{
    const size_t v = support_below(&s->random, (uint32_t)s->system.variables);
    if (s->edits[v] < 0 && s->system.count < s->most_constraints &&
        expected_value(s, v) == floor(expected_value(s, v)))
    {
        oracle_constraint *c = &s->system.constraints[s->system.count];
        *c = (oracle_constraint){.constant = -(int64_t)expected_value(s, v),
                                 .relation = RESIN_EQUAL};
        c->coefficients[v] = 1;
        do
        {
            random_strength(s, c);
        } while (c->priority == RESIN_PRIORITY_REQUIRED);
        s->edits[v] = (int)s->system.count;
        assert_ok(resin_solver_add_edit(s->solver, s->variables[v], strength_of(c),
                                        &s->constraints[s->system.count]));
        s->system.count += 1;
        return;
    }
    const int64_t value = (int64_t)support_below(&s->random, 41) - 20;
    const resin_status status = resin_solver_suggest(s->solver, s->variables[v], (double)value);
    assert_status(status, s->edits[v] < 0 ? RESIN_ERROR_NOT_EDITED : RESIN_OK);
    if (s->edits[v] >= 0)
    {
        s->system.constraints[s->edits[v]].constant = -value;
    }
}

// Begins a batch, which may be within others, or ends one.
static void begin_or_end_batch(session *s)
{
    if (s->left_in_batch == 0 && s->has_batches && support_below(&s->random, 2) == 0)
    {
        s->left_in_batch = 1 + support_below(&s->random, 9);
        assert_ok(resin_solver_begin_changes(s->solver, 0));
    }
    else if (s->left_in_batch > 0 && --s->left_in_batch == 0)
    {
        assert_ok(resin_solver_end_changes(s->solver));
    }
}

static void change(session *s)
{
    double before[ORACLE_VARIABLES] = {0};
    for (size_t v = 0; s->left_in_batch == 0 && v < s->system.variables; ++v)
    {
        before[v] = value_of(s, v);
    }
    const uint32_t what = support_below(&s->random, 10);
    const bool is_full = s->system.count >= s->most_constraints;
    if (s->system.count == 0 || (what < 4 && !is_full))
    {
        add(s, before);
    }
    else if (what < 6)
    {
        remove_any(s);
    }
    else if (what < 7)
    {
        change_constant(s, before);
    }
    else if (what < 8)
    {
        change_strength(s, before);
    }
    else
    {
        edit(s);
    }
}

static void take_step(session *s)
{
    begin_or_end_batch(s);
    change(s);
    if (s->left_in_batch == 0)
    {
        check(s);
    }
}

static void run(size_t variables, size_t most_constraints, size_t sessions, size_t steps,
                bool has_multipliers, bool has_batches)
{
    size_t total = 0;
    size_t conflicts = 0;
    for (size_t i = 0; i < sessions; ++i)
    {
        session s;
        begin(&s, 1000 * variables + i, variables, most_constraints);
        s.has_multipliers = has_multipliers;
        s.has_batches = has_batches;
        for (size_t k = 0; k < steps; ++k)
        {
            take_step(&s);
        }
        total += s.steps;
        conflicts += s.conflicts;
        resin_solver_destroy(s.solver);
    }
    print_message("%zu variables: %zu steps checked, %zu of them conflicts\n", variables, total,
                  conflicts);
}

static void one_variable(void **state)
{
    (void)state;
    run(1, 8, CASES(10), 20000, false, false);
}

static void two_variables(void **state)
{
    (void)state;
    run(2, 8, CASES(40), 10000, false, false);
}

static void three_variables(void **state)
{
    (void)state;
    run(3, 7, CASES(400), 1000, false, false);
}

static void three_variables_and_a_multiplier_of_a_thousand(void **state)
{
    (void)state;
    run(3, 7, CASES(50), 1000, true, false);
}

static void batches(void **state)
{
    (void)state;
    run(1, 8, CASES(10), 20000, false, true);
    run(2, 8, CASES(60), 10000, false, true);
    run(3, 7, CASES(800), 1000, false, true);
    run(3, 7, CASES(100), 1000, true, true);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_variable),
        cmocka_unit_test(two_variables),
        cmocka_unit_test(three_variables),
        cmocka_unit_test(three_variables_and_a_multiplier_of_a_thousand),
        cmocka_unit_test(batches),
    };
    return cmocka_run_group_tests_name("solver_random", tests, NULL, NULL);
}
