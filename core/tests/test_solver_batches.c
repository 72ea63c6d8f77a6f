// SPDX-License-Identifier: MIT

// Changes in batches give the values of single changes, name conflicts as early, and can be
// cancelled.

#include "solver/solver_internal.h"
#include "solver_support.h"

#include <math.h>
#include <string.h>

enum
{
    VARIABLES = 12,
    MOST = 40
};

// A solver and its constraints, by slot.
typedef struct world
{
    resin_solver *solver;
    resin_variable variables[VARIABLES];
    resin_constraint constraints[MOST];
} world;

// A change that any world with the same constraints can make.
typedef struct change
{
    enum
    {
        ADD,
        REMOVE,
        SET_CONSTANT,
        SET_STRENGTH,
        EDIT,
        SUGGEST
    } kind;
    size_t slot; // of a constraint, or the index of the variable
    size_t indices[3];
    double coefficients[3];
    double constant;
    resin_relation relation;
    resin_strength strength;
} change;

typedef struct history
{
    support_random random;
    bool is_used[MOST];
} history;

static void begin_world(world *w, const resin_allocator *allocator)
{
    resin_solver_def def = resin_solver_def_default();
    def.allocator = allocator;
    memset(w, 0, sizeof *w);
    assert_ok(resin_solver_create(&def, &w->solver));
    for (size_t v = 0; v < VARIABLES; ++v)
    {
        w->variables[v] = v % 3 == 2 ? solver_length(w->solver) : solver_variable(w->solver);
    }
}

static resin_strength random_strength(support_random *random)
{
    static const uint32_t priorities[] = {RESIN_PRIORITY_REQUIRED, 1000, 750, 750, 250, 1};
    return resin_strength_with_priority(priorities[support_below(random, COUNT_OF(priorities))]);
}

static change random_change(history *h)
{
    static const double coefficients[] = {1.0, -1.0, 1.0, -1.0, 0.5, 2.0};
    support_random *random = &h->random;
    change c = {.slot = support_below(random, MOST),
                .constant = (double)support_below(random, 201) - 100.0,
                .relation = (resin_relation)support_below(random, 3),
                .strength = random_strength(random)};
    for (size_t i = 0; i < 3; ++i)
    {
        c.indices[i] = support_below(random, VARIABLES);
        c.coefficients[i] = coefficients[support_below(random, COUNT_OF(coefficients))];
    }
    c.coefficients[1 + support_below(random, 2)] = 0.0;
    const uint32_t what = support_below(random, 10);
    c.kind = !h->is_used[c.slot] ? ADD
             : what < 4          ? REMOVE
             : what < 6          ? SET_CONSTANT
             : what < 8          ? SET_STRENGTH
             : what < 9          ? EDIT
                                 : SUGGEST;
    if (c.kind >= EDIT)
    {
        c.slot = c.indices[0];
        c.strength = resin_strength_with_priority(500);
    }
    return c;
}

static resin_status add(world *w, const change *c)
{
    resin_term terms[3];
    for (size_t i = 0; i < 3; ++i)
    {
        terms[i] = (resin_term){w->variables[c->indices[i]], c->coefficients[i]};
    }
    return resin_solver_add_constraint(w->solver, terms, 3, c->constant, c->relation, c->strength,
                                       &w->constraints[c->slot]);
}

static resin_status apply(world *w, const change *c)
{
    const resin_constraint constraint =
        c->kind < EDIT ? w->constraints[c->slot] : (resin_constraint){0};
    switch (c->kind)
    {
    case ADD:
        return add(w, c);
    case REMOVE:
        return resin_solver_remove_constraint(w->solver, constraint);
    case SET_CONSTANT:
        return resin_solver_set_constant(w->solver, constraint, c->constant);
    case SET_STRENGTH:
        return resin_solver_set_strength(w->solver, constraint, c->strength);
    case EDIT:
        return resin_solver_add_edit(w->solver, w->variables[c->slot], c->strength, NULL);
    case SUGGEST:
        break;
    }
    return resin_solver_suggest(w->solver, w->variables[c->slot], c->constant);
}

static void record(history *h, const change *c, resin_status status)
{
    if (status == RESIN_OK && c->kind <= REMOVE)
    {
        h->is_used[c->slot] = c->kind == ADD;
    }
}

static void assert_same_values(const world *a, const world *b, double tolerance)
{
    for (size_t v = 0; v < VARIABLES; ++v)
    {
        const double x = solver_value(a->solver, a->variables[v]);
        const double y = solver_value(b->solver, b->variables[v]);
        if (tolerance == 0.0)
        {
            assert_memory_equal(&x, &y, sizeof x);
        }
        assert_near(x, y, tolerance * (1.0 + fabs(y)), "value");
    }
}

// ---------------------------------------------------------------------------------------------

static void batches_give_the_values_of_single_changes(void **state)
{
    (void)state;
    size_t changes = 0, conflicts = 0;
    for (uint64_t seed = 0; seed < CASES(400); ++seed)
    {
        world batched, single;
        history h = {.random = {seed}};
        begin_world(&batched, NULL);
        begin_world(&single, NULL);
        for (size_t batch = 0; batch < 20; ++batch)
        {
            const uint32_t count = support_below(&h.random, 30), nested = count / 3;
            assert_ok(resin_solver_begin_changes(batched.solver, 0));
            for (uint32_t i = 0; i < count; ++i)
            {
                const change c = random_change(&h);
                if (i == nested)
                {
                    assert_ok(resin_solver_begin_changes(batched.solver, 0));
                }
                const resin_status status = apply(&single, &c);
                assert_status(apply(&batched, &c), status);
                if (i == 2 * nested && i >= nested)
                {
                    assert_ok(resin_solver_end_changes(batched.solver));
                }
                record(&h, &c, status);
                changes += 1;
                conflicts += status == RESIN_ERROR_CONFLICT ? 1 : 0;
            }
            assert_ok(resin_solver_end_changes(batched.solver));
            assert_status(resin_solver_end_changes(batched.solver), RESIN_ERROR_ORDER);
            assert_same_values(&batched, &single, 1e-6);
        }
        resin_solver_destroy(batched.solver);
        resin_solver_destroy(single.solver);
    }
    print_message("%zu changes, %zu of them conflicts\n", changes, conflicts);
}

static void make_changes(world *w, history *h, size_t count)
{
    for (size_t i = 0; i < count; ++i)
    {
        const change c = random_change(h);
        record(h, &c, apply(w, &c));
    }
}

static void make_same_changes(world *a, world *b, history *h, size_t count)
{
    for (size_t i = 0; i < count; ++i)
    {
        const change c = random_change(h);
        const resin_status status = apply(a, &c);
        assert_status(apply(b, &c), status);
        record(h, &c, status);
        assert_memory_equal(a->constraints, b->constraints, sizeof a->constraints);
    }
}

static void assert_same_reports(const world *a, const world *b)
{
    const resin_variable_value *of_a = NULL, *of_b = NULL;
    const resin_constraint *named_a = NULL, *named_b = NULL;
    size_t count_a = 0, count_b = 0;
    assert_ok(resin_solver_take_changes(a->solver, &of_a, &count_a));
    assert_ok(resin_solver_take_changes(b->solver, &of_b, &count_b));
    assert_int_equal(count_a, count_b);
    assert_memory_equal(of_a, of_b, count_a * sizeof *of_a);
    assert_ok(resin_solver_conflict(a->solver, &named_a, &count_a));
    assert_ok(resin_solver_conflict(b->solver, &named_b, &count_b));
    assert_int_equal(count_a, count_b);
    assert_memory_equal(named_a, named_b, count_a * sizeof *named_a);
}

// `other` never receives the changes that are cancelled.
static void cancelling_restores_every_bit(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < CASES(500); ++seed)
    {
        world w, other;
        history h = {.random = {seed}};
        support_memory memory = {0};
        const resin_allocator allocator = support_allocator(&memory);
        begin_world(&w, &allocator);
        begin_world(&other, NULL);
        for (size_t round = 0; round < 8; ++round)
        {
            const bool is_nested = support_below(&h.random, 2) == 0;
            if (is_nested)
            {
                assert_ok(resin_solver_begin_changes(w.solver, 0));
                assert_ok(resin_solver_begin_changes(other.solver, 0));
            }
            make_same_changes(&w, &other, &h, support_below(&h.random, 40));
            world before = w;
            history then = h;
            assert_ok(resin_solver_begin_changes(w.solver, RESIN_CHANGES_CANCELLABLE));
            make_changes(&w, &h, 1 + support_below(&h.random, 20));
            if (support_below(&h.random, 2) == 0)
            {
                assert_ok(resin_solver_begin_changes(w.solver, RESIN_CHANGES_CANCELLABLE));
                make_changes(&w, &h, 10);
                assert_ok(support_below(&h.random, 2) == 0 ? resin_solver_end_changes(w.solver)
                                                           : resin_solver_cancel_changes(w.solver));
            }
            assert_ok(resin_solver_cancel_changes(w.solver));
            then.random = h.random;
            h = then;
            w = before;
            make_same_changes(&w, &other, &h, support_below(&h.random, 20));
            if (is_nested)
            {
                assert_ok(resin_solver_end_changes(w.solver));
                assert_ok(resin_solver_end_changes(other.solver));
            }
            assert_same_values(&w, &other, 0.0);
            assert_same_reports(&w, &other);
        }
        resin_solver_destroy(w.solver);
        resin_solver_destroy(other.solver);
        assert_int_equal(memory.live_blocks, 0);
    }
}

static void only_a_cancellable_innermost_batch_can_be_cancelled(void **state)
{
    (void)state;
    resin_solver *solver = solver_create();
    assert_status(resin_solver_cancel_changes(solver), RESIN_ERROR_ORDER);
    assert_ok(resin_solver_begin_changes(solver, RESIN_CHANGES_CANCELLABLE));
    assert_ok(resin_solver_begin_changes(solver, 0));
    assert_status(resin_solver_cancel_changes(solver), RESIN_ERROR_ORDER);
    assert_ok(resin_solver_end_changes(solver));
    assert_ok(resin_solver_cancel_changes(solver));
    assert_status(resin_solver_cancel_changes(solver), RESIN_ERROR_ORDER);
    assert_status(resin_solver_begin_changes(solver, 2), RESIN_ERROR_FLAGS);
    assert_status(resin_solver_begin_changes(NULL, 0), RESIN_ERROR_NULL_HANDLE);
    assert_status(resin_solver_end_changes(NULL), RESIN_ERROR_NULL_HANDLE);
    assert_status(resin_solver_cancel_changes(NULL), RESIN_ERROR_NULL_HANDLE);
    solver->batch.depth = UINT32_MAX;
    assert_status(resin_solver_begin_changes(solver, 0), RESIN_ERROR_TOO_LARGE);
    resin_solver_destroy(solver);
}

static void values_are_not_known_within_a_batch(void **state)
{
    (void)state;
    resin_solver *solver = solver_create();
    const resin_variable x = solver_variable(solver), none = {99, 1};
    const resin_constraint c = solver_set(solver, x, RESIN_EQUAL, 5.0, 500);
    const resin_variable_value *values = NULL;
    double value = 7.0, other = 7.0;
    size_t count = 7;
    assert_ok(resin_solver_begin_changes(solver, 0));
    assert_status(resin_solver_value(solver, x, &value), RESIN_ERROR_CHANGES_OPEN);
    assert_status(resin_solver_value(solver, none, &value), RESIN_ERROR_VARIABLE);
    assert_status(resin_solver_residual(solver, c, &value), RESIN_ERROR_CHANGES_OPEN);
    assert_status(resin_solver_range(solver, x, &value, &other), RESIN_ERROR_CHANGES_OPEN);
    assert_status(resin_solver_take_changes(solver, &values, &count), RESIN_ERROR_CHANGES_OPEN);
    assert_status(resin_solver_dependencies(solver, x, NULL, 0, &count), RESIN_ERROR_CHANGES_OPEN);
    assert_true(value == 7.0 && other == 7.0 && count == 7);
    assert_ok(resin_solver_end_changes(solver));
    assert_value(solver, x, 5.0);
    resin_solver_destroy(solver);
}

static void a_conflict_is_named_by_its_call(void **state)
{
    (void)state;
    resin_solver *solver = solver_create();
    const resin_variable x = solver_variable(solver), y = solver_variable(solver);
    const resin_constraint *named = NULL;
    resin_constraint third = {0};
    size_t count = 0;
    assert_ok(resin_solver_begin_changes(solver, 0));
    const resin_constraint first =
        solver_relate(solver, x, y, 0.0, RESIN_AT_LEAST, RESIN_PRIORITY_REQUIRED);
    const resin_constraint second =
        solver_set(solver, y, RESIN_AT_LEAST, 10.0, RESIN_PRIORITY_REQUIRED);
    assert_status(
        solver_try(solver, 1.0, x, 0.0, x, -9.0, RESIN_AT_MOST, RESIN_PRIORITY_REQUIRED, &third),
        RESIN_ERROR_CONFLICT);
    assert_ok(resin_solver_conflict(solver, &named, &count));
    assert_int_equal(count, 2);
    assert_memory_equal(&named[0], &first, sizeof first);
    assert_memory_equal(&named[1], &second, sizeof second);
    assert_ok(resin_solver_end_changes(solver));
    assert_value(solver, x, 10.0);
    assert_value(solver, y, 10.0);
    resin_solver_destroy(solver);
}

// x is at least 3, so its value is 3 wherever the batch is read.
static void edits_and_stays_hold_the_value_within_a_batch(void **state)
{
    (void)state;
    resin_solver *solver = solver_create();
    const resin_variable x = solver_variable(solver), y = solver_variable(solver);
    resin_constraint stay = {0};
    const resin_strength strength = resin_strength_with_priority(500);
    assert_ok(resin_solver_begin_changes(solver, 0));
    const resin_constraint limit = solver_set(solver, x, RESIN_AT_LEAST, 3.0, 1000);
    solver_set(solver, y, RESIN_AT_LEAST, 4.0, 1000);
    assert_ok(resin_solver_add_stay(solver, x, strength, &stay));
    assert_ok(resin_solver_add_edit(solver, y, strength, NULL));
    assert_ok(resin_solver_remove_constraint(solver, limit));
    assert_ok(resin_solver_end_changes(solver));
    assert_value(solver, x, 3.0);
    assert_value(solver, y, 4.0);
    assert_ok(resin_solver_begin_changes(solver, 0));
    assert_ok(resin_solver_suggest(solver, y, 8.0));
    assert_ok(resin_solver_suggest(solver, y, 9.0));
    assert_ok(resin_solver_end_changes(solver));
    assert_value(solver, y, 9.0);
    resin_solver_destroy(solver);
}

static resin_status end_changes(void *solver)
{
    return resin_solver_end_changes(solver);
}

// Views above and below each other, the last one first, in a batch whose end needs many steps.
static void stack_in_batch(world *w)
{
    assert_ok(resin_solver_begin_changes(w->solver, 0));
    for (size_t v = VARIABLES - 1; v > 0; --v)
    {
        solver_relate(w->solver, w->variables[v], w->variables[v - 1], -1.0, RESIN_AT_LEAST,
                      RESIN_PRIORITY_REQUIRED);
    }
    solver_set(w->solver, w->variables[0], RESIN_AT_LEAST, -50.0, RESIN_PRIORITY_REQUIRED);
}

static void values_are_unknown_after_an_end_that_fails(void **state)
{
    (void)state;
    size_t failures = 0;
    world whole;
    begin_world(&whole, NULL);
    stack_in_batch(&whole);
    assert_ok(resin_solver_end_changes(whole.solver));
    assert_value(whole.solver, whole.variables[1], -49.0);
    for (size_t records = 0; records < 64; ++records)
    {
        world w;
        support_memory memory = {0};
        const resin_allocator allocator = support_allocator(&memory);
        begin_world(&w, &allocator);
        stack_in_batch(&w);
        const resin_status status =
            solver_with_little_memory(w.solver, &memory, 0, records, end_changes, w.solver);
        if (status != RESIN_OK)
        {
            assert_status(status, RESIN_ERROR_OUT_OF_MEMORY);
            double value = 0.0;
            assert_status(resin_solver_value(w.solver, w.variables[0], &value),
                          RESIN_ERROR_CHANGES_OPEN);
            if (failures++ % 2 == 0)
            {
                assert_ok(resin_solver_begin_changes(w.solver, 0));
            }
            assert_ok(resin_solver_end_changes(w.solver));
        }
        assert_status(resin_solver_end_changes(w.solver), RESIN_ERROR_ORDER);
        assert_same_values(&w, &whole, 0.0);
        resin_solver_destroy(w.solver);
        assert_int_equal(memory.live_blocks, 0);
    }
    assert_true(failures > 0);
    resin_solver_destroy(whole.solver);
}

static resin_status make_stale_change(void *solver)
{
    resin_solver *s = solver;
    s->precision.pivots = 1000000; // the call builds the matrix anew
    resin_constraint out;
    const resin_term term = {.variable = {.index = 0, .generation = 1}, .coefficient = 1.0};
    return resin_solver_add_constraint(s, &term, 1, 80.0, RESIN_AT_LEAST,
                                       resin_strength_with_priority(1), &out);
}

// The matrix is built anew by the end of a batch, and again, with too little memory, by a call
// outside. A batch after that still moves all columns that it should.
static void a_matrix_built_anew_forgets_no_column(void **state)
{
    (void)state;
    size_t failures = 0;
    world whole;
    begin_world(&whole, NULL);
    stack_in_batch(&whole);
    solver_set(whole.solver, whole.variables[0], RESIN_AT_LEAST, -40.0, RESIN_PRIORITY_REQUIRED);
    assert_ok(resin_solver_end_changes(whole.solver));
    for (size_t left = 0; left < 16384; left += 512)
    {
        world w;
        support_memory memory = {0};
        const resin_allocator allocator = support_allocator(&memory);
        begin_world(&w, &allocator);
        stack_in_batch(&w);
        w.solver->precision.pivots = 1000000;
        assert_ok(resin_solver_end_changes(w.solver));
        assert_int_equal(w.solver->batch.deferred_count, 0);
        const resin_status status = solver_with_little_memory(w.solver, &memory, left, SIZE_MAX,
                                                              make_stale_change, w.solver);
        failures += status == RESIN_OK && memory.calls > 0 ? 1 : 0;
        assert_ok(resin_solver_begin_changes(w.solver, 0));
        solver_set(w.solver, w.variables[0], RESIN_AT_LEAST, -40.0, RESIN_PRIORITY_REQUIRED);
        assert_ok(resin_solver_end_changes(w.solver));
        assert_same_values(&w, &whole, 1e-9);
        resin_solver_destroy(w.solver);
    }
    assert_true(failures > 0);
    resin_solver_destroy(whole.solver);
}

static void a_batch_without_memory_for_a_copy_does_not_begin(void **state)
{
    (void)state;
    world w;
    support_memory memory = {0};
    const resin_allocator allocator = support_allocator(&memory);
    begin_world(&w, &allocator);
    stack_in_batch(&w);
    assert_ok(resin_solver_end_changes(w.solver));
    const size_t blocks = memory.live_blocks;
    for (size_t n = 1;; ++n)
    {
        memory.calls = 0;
        memory.fail_at = n;
        const resin_status status = resin_solver_begin_changes(w.solver, RESIN_CHANGES_CANCELLABLE);
        if (status == RESIN_OK)
        {
            assert_true(n > 2);
            break;
        }
        assert_status(status, RESIN_ERROR_OUT_OF_MEMORY);
        assert_int_equal(memory.live_blocks, blocks);
        assert_value(w.solver, w.variables[1], -49.0);
    }
    memory.calls = 0;
    memory.fail_at = 1;
    assert_ok(resin_solver_cancel_changes(w.solver)); // needs no memory
    assert_value(w.solver, w.variables[1], -49.0);
    assert_int_equal(memory.live_blocks, blocks);
    memory.fail_at = 0;
    assert_ok(resin_solver_begin_changes(w.solver, RESIN_CHANGES_CANCELLABLE));
    resin_solver_destroy(w.solver); // with the batch open
    assert_int_equal(memory.live_blocks, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(batches_give_the_values_of_single_changes),
        cmocka_unit_test(cancelling_restores_every_bit),
        cmocka_unit_test(only_a_cancellable_innermost_batch_can_be_cancelled),
        cmocka_unit_test(values_are_not_known_within_a_batch),
        cmocka_unit_test(a_conflict_is_named_by_its_call),
        cmocka_unit_test(edits_and_stays_hold_the_value_within_a_batch),
        cmocka_unit_test(values_are_unknown_after_an_end_that_fails),
        cmocka_unit_test(a_matrix_built_anew_forgets_no_column),
        cmocka_unit_test(a_batch_without_memory_for_a_copy_does_not_begin),
    };
    return cmocka_run_group_tests_name("solver_batches", tests, NULL, NULL);
}
