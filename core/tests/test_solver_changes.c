// SPDX-License-Identifier: MIT

// Reported changes, compared with all values, while variables and constraints are added and
// removed.

#include "solver_support.h"

#include <math.h>

enum
{
    VARIABLES = 10,
    MOST = 30
};

typedef struct request
{
    size_t indices[3]; // of its variables
    double coefficients[3];
    size_t count;
    double constant;
    resin_relation relation;
    resin_strength strength;
    resin_constraint constraint;
} request;

typedef struct world
{
    support_random random;
    resin_solver *solver;
    resin_variable variables[VARIABLES]; // by age
    double known[VARIABLES];             // the values according to reported changes
    request requests[MOST];
    size_t count;
    bool is_awkward; // coefficients with many digits, from 0.02 to 45
    size_t renewed;
} world;

static resin_status submit(resin_solver *solver, const resin_variable *variables, request *it)
{
    resin_term terms[3];
    for (size_t i = 0; i < it->count; ++i)
    {
        terms[i] = (resin_term){variables[it->indices[i]], it->coefficients[i]};
    }
    return resin_solver_add_constraint(solver, terms, it->count, it->constant, it->relation,
                                       it->strength, &it->constraint);
}

static request random_request(world *w)
{
    static const uint32_t priorities[] = {RESIN_PRIORITY_REQUIRED, 1000, 750, 750, 250, 1};
    static const double plain[] = {1.0, -1.0, 1.0, -1.0, 0.5, 2.0};
    static const double sizes[] = {0.02, 1.0, 1.0, 15.0};
    request it = {.count = 1 + support_below(&w->random, 3),
                  .relation = (resin_relation)support_below(&w->random, 3),
                  .constant = (double)support_below(&w->random, 201) - 100.0};
    it.strength =
        resin_strength_with_priority(priorities[support_below(&w->random, COUNT_OF(priorities))]);
    for (size_t i = 0; i < it.count; ++i)
    {
        it.indices[i] = support_below(&w->random, VARIABLES);
        it.coefficients[i] = plain[support_below(&w->random, COUNT_OF(plain))];
        if (w->is_awkward)
        {
            it.coefficients[i] = support_between(&w->random, 1.0, 3.0) *
                                 sizes[support_below(&w->random, COUNT_OF(sizes))];
        }
    }
    return it;
}

static void remove_wish(world *w, size_t index)
{
    const resin_status status =
        resin_solver_remove_constraint(w->solver, w->requests[index].constraint);
    assert_true(status == RESIN_OK || (w->is_awkward && status == RESIN_ERROR_PRECISION));
    if (status == RESIN_OK)
    {
        w->requests[index] = w->requests[--w->count];
    }
}

static bool names(const request *it, size_t index)
{
    for (size_t i = 0; i < it->count; ++i)
    {
        if (it->indices[i] == index)
        {
            return true;
        }
    }
    return false;
}

// Replaces a variable by a new one, which in the solver mostly gets the same index, and is the
// youngest.
static void renew_variable(world *w, size_t index)
{
    for (size_t k = w->count; k-- > 0;)
    {
        if (names(&w->requests[k], index))
        {
            remove_wish(w, k);
        }
    }
    const resin_status status = resin_solver_remove_variable(w->solver, w->variables[index]);
    assert_true(status == RESIN_OK || (w->is_awkward && status == RESIN_ERROR_VARIABLE_IN_USE));
    if (status != RESIN_OK)
    {
        return;
    }
    for (size_t k = 0; k < w->count; ++k)
    {
        for (size_t i = 0; i < w->requests[k].count; ++i)
        {
            w->requests[k].indices[i] -= w->requests[k].indices[i] > index ? 1 : 0;
        }
    }
    for (size_t v = index; v + 1 < VARIABLES; ++v)
    {
        w->variables[v] = w->variables[v + 1];
        w->known[v] = w->known[v + 1];
    }
    w->variables[VARIABLES - 1] = solver_variable(w->solver);
    w->known[VARIABLES - 1] = 0.0;
    w->renewed += 1;
}

static void random_step(world *w)
{
    const uint32_t what = support_below(&w->random, 16);
    const size_t index = w->count > 0 ? support_below(&w->random, (uint32_t)w->count) : 0;
    resin_status status = RESIN_OK;
    request it = random_request(w);
    if (what == 0)
    {
        renew_variable(w, support_below(&w->random, VARIABLES));
    }
    else if (w->count < 6 || (what < 8 && w->count < MOST))
    {
        status = submit(w->solver, w->variables, &it);
        if (status == RESIN_OK)
        {
            w->requests[w->count++] = it;
        }
    }
    else if (what < 10)
    {
        remove_wish(w, index);
    }
    else if (what < 13)
    {
        status = resin_solver_set_constant(w->solver, w->requests[index].constraint, it.constant);
        w->requests[index].constant =
            status == RESIN_OK ? it.constant : w->requests[index].constant;
    }
    else
    {
        status = resin_solver_set_strength(w->solver, w->requests[index].constraint, it.strength);
        w->requests[index].strength =
            status == RESIN_OK ? it.strength : w->requests[index].strength;
    }
    assert_true(status == RESIN_OK || status == RESIN_ERROR_CONFLICT ||
                (w->is_awkward && status == RESIN_ERROR_PRECISION));
}

static size_t index_of(const world *w, resin_variable variable)
{
    for (size_t v = 0; v < VARIABLES; ++v)
    {
        if (w->variables[v].index == variable.index &&
            w->variables[v].generation == variable.generation)
        {
            return v;
        }
    }
    return VARIABLES;
}

// Takes the changes, checks that each is one, and that they are complete.
static size_t take(world *w)
{
    const resin_variable_value *changes = NULL;
    size_t count = 0;
    assert_ok(resin_solver_take_changes(w->solver, &changes, &count));
    for (size_t i = 0; i < count; ++i)
    {
        const size_t index = index_of(w, changes[i].variable);
        assert_true(index < VARIABLES);
        assert_true(changes[i].value != w->known[index]);
        w->known[index] = changes[i].value;
    }
    for (size_t v = 0; v < VARIABLES; ++v)
    {
        assert_near(w->known[v], solver_value(w->solver, w->variables[v]), 0.0, "what is known");
    }
    size_t more = 0;
    assert_ok(resin_solver_take_changes(w->solver, &changes, &more));
    assert_int_equal(more, 0);
    return count;
}

// The same system with variables of the same order, and constraints in another one.
static void compare_with_new(const world *w)
{
    resin_solver *fresh = solver_create();
    resin_variable variables[VARIABLES];
    for (size_t v = 0; v < VARIABLES; ++v)
    {
        variables[v] = solver_variable(fresh);
    }
    for (size_t k = w->count; k-- > 0;)
    {
        request it = w->requests[k];
        assert_ok(submit(fresh, variables, &it));
    }
    for (size_t v = 0; v < VARIABLES; ++v)
    {
        const double expected = solver_value(fresh, variables[v]);
        assert_near(solver_value(w->solver, w->variables[v]), expected,
                    1e-6 * (1.0 + fabs(expected)), "value");
    }
    resin_solver_destroy(fresh);
}

static void changes_are_complete(void **state)
{
    (void)state;
    size_t taken = 0, renewed = 0;
    for (uint64_t seed = 1; seed <= 40; ++seed)
    {
        world w = {.random = {seed}, .solver = solver_create(), .is_awkward = seed % 4 == 0};
        for (size_t v = 0; v < VARIABLES; ++v)
        {
            w.variables[v] = solver_variable(w.solver);
        }
        for (size_t i = 0; i < 3000; ++i)
        {
            random_step(&w);
            // Also after many steps at once, within which variables are added and removed.
            if (support_below(&w.random, 4) == 0)
            {
                taken += take(&w);
            }
            if (i % 10 == 0 && !w.is_awkward)
            {
                compare_with_new(&w);
            }
        }
        renewed += w.renewed;
        resin_solver_destroy(w.solver);
    }
    assert_true(taken > 10000 && renewed > 1000);
    print_message("%zu changes, %zu new variables\n", taken, renewed);
}

// Constraints take the indices of a removed variable and of the constraint that changed it, and one
// of them is removed before the changes are taken.
static void a_removed_variable_whose_place_was_used_again_is_not_listed(void **state)
{
    (void)state;
    resin_solver *solver = solver_create();
    const resin_variable kept = solver_variable(solver);
    const resin_variable removed = solver_variable(solver);
    const resin_strength required = resin_strength_required();
    const resin_term of_removed = {removed, 1.0}, of_kept = {kept, 1.0};
    resin_constraint value, first, second;
    assert_ok(
        resin_solver_add_constraint(solver, &of_removed, 1, -5.0, RESIN_EQUAL, required, &value));
    assert_ok(resin_solver_remove_constraint(solver, value));
    assert_ok(resin_solver_remove_variable(solver, removed));
    assert_ok(
        resin_solver_add_constraint(solver, &of_kept, 1, -9.0, RESIN_AT_MOST, required, &first));
    assert_ok(
        resin_solver_add_constraint(solver, &of_kept, 1, -8.0, RESIN_AT_MOST, required, &second));
    assert_int_equal(first.index, removed.index);
    assert_ok(resin_solver_remove_constraint(solver, first));
    const resin_variable_value *changes;
    size_t count;
    assert_ok(resin_solver_take_changes(solver, &changes, &count));
    assert_int_equal(count, 1);
    assert_int_equal(changes[0].variable.index, kept.index);
    assert_near(changes[0].value, 8.0, 0.0, "value");
    resin_solver_destroy(solver);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_removed_variable_whose_place_was_used_again_is_not_listed),
        cmocka_unit_test(changes_are_complete),
    };
    return cmocka_run_group_tests_name("solver_changes", tests, NULL, NULL);
}
