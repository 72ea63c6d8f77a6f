// SPDX-License-Identifier: MIT

// Variables that constraints leave undetermined, such as lengths and positions on one axis. The
// expected values follow from the rules, computed by hand.

#include "solver_support.h"

#include <math.h>
#include <string.h>

#define REQUIRED RESIN_PRIORITY_REQUIRED

static void undetermined_variables_are_as_low_as_allowed_in_order(void **state)
{
    (void)state;
    for (size_t order = 0; order < 6; ++order)
    {
        resin_solver *s = solver_create();
        const resin_variable x = solver_variable(s), y = solver_variable(s);
        resin_constraint c[3];
        for (size_t i = 0; i < 3; ++i)
        {
            switch ((order + (order < 3 ? i : 2 * i)) % 3)
            {
            case 0: // x + y >= 10
                assert_ok(solver_try(s, 1.0, x, 1.0, y, -10.0, RESIN_AT_LEAST, REQUIRED, &c[i]));
                break;
            case 1:
                c[i] = solver_set(s, y, RESIN_AT_MOST, 7.0, REQUIRED);
                break;
            default:
                c[i] = solver_set(s, x, RESIN_AT_MOST, 8.0, 5);
                break;
            }
        }
        assert_value(s, x, 3.0);
        assert_value(s, y, 7.0);
        resin_solver_destroy(s);
    }
}

// The position and size of a rectangle on one axis, in a container of 100.
typedef struct span
{
    resin_solver *solver;
    resin_variable start;
    resin_variable length;
} span;

// The length is created after the position, but has a lower rank.
static span begin_span(void)
{
    span it = {.solver = solver_create()};
    resin_variable_def def = resin_variable_def_default();
    def.rank = 1;
    assert_ok(resin_solver_add_variable(it.solver, &def, &it.start));
    it.length = solver_length(it.solver);
    return it;
}

static void end_span(span *it, double start, double length)
{
    assert_value(it->solver, it->start, start);
    assert_value(it->solver, it->length, length);
    resin_solver_destroy(it->solver);
}

static resin_constraint set_end(const span *it, resin_relation relation, double value)
{
    resin_constraint c;
    assert_ok(
        solver_try(it->solver, 1.0, it->start, 1.0, it->length, -value, relation, REQUIRED, &c));
    return c;
}

static void inequalities_that_decide_alone_hold_with_equality(void **state)
{
    (void)state;
    static const resin_relation both[] = {RESIN_AT_LEAST, RESIN_AT_MOST};
    for (size_t i = 0; i < COUNT_OF(both); ++i)
    {
        for (double bound = -23.0; bound <= 23.0; bound += 46.0)
        {
            span it = begin_span();
            solver_set(it.solver, it.start, both[i], bound, i == 0 ? REQUIRED : 1);
            end_span(&it, bound, 0.0);
        }
        span it = begin_span();
        solver_set(it.solver, it.length, RESIN_EQUAL, 10.0, REQUIRED);
        set_end(&it, both[i], 77.0);
        end_span(&it, 67.0, 10.0);
    }
}

static void the_lower_of_two_limits_decides_in_any_order(void **state)
{
    (void)state;
    for (int order = 0; order < 2; ++order)
    {
        span it = begin_span();
        const resin_relation first = order == 0 ? RESIN_AT_LEAST : RESIN_AT_MOST;
        const resin_constraint a =
            solver_set(it.solver, it.start, first, order == 0 ? 10.0 : 20.0, 7);
        const resin_constraint b =
            solver_set(it.solver, it.start, order == 0 ? RESIN_AT_MOST : RESIN_AT_LEAST,
                       order == 0 ? 20.0 : 10.0, REQUIRED);
        assert_value(it.solver, it.start, 10.0);
        // A limit that others imply has no effect.
        const resin_constraint wide =
            solver_set(it.solver, it.start, RESIN_AT_MOST, 500.0, REQUIRED);
        assert_value(it.solver, it.start, 10.0);
        assert_ok(resin_solver_remove_constraint(it.solver, order == 0 ? a : b));
        assert_value(it.solver, it.start, 20.0);
        assert_ok(resin_solver_remove_constraint(it.solver, order == 0 ? b : a));
        assert_value(it.solver, it.start, 500.0);
        assert_ok(resin_solver_remove_constraint(it.solver, wide));
        end_span(&it, 0.0, 0.0);
    }
}

static void unconstrained_lengths_are_zero(void **state)
{
    (void)state;
    span it = begin_span();
    set_end(&it, RESIN_EQUAL, 100.0);
    assert_value(it.solver, it.start, 100.0);
    solver_set(it.solver, it.start, RESIN_AT_LEAST, 8.0, REQUIRED); // leaves 92 over
    assert_value(it.solver, it.start, 100.0);
    solver_set(it.solver, it.length, RESIN_AT_MOST, 23.0, REQUIRED);
    end_span(&it, 100.0, 0.0);

    it = begin_span();
    solver_set(it.solver, it.start, RESIN_EQUAL, 8.0, REQUIRED);
    set_end(&it, RESIN_EQUAL, 100.0);
    end_span(&it, 8.0, 92.0);
}

static void lengths_are_not_negative_and_no_conflict_names_this_rule(void **state)
{
    (void)state;
    span it = begin_span();
    const resin_constraint start = solver_set(it.solver, it.start, RESIN_EQUAL, 50.0, REQUIRED);
    resin_constraint c;
    assert_status(
        solver_try(it.solver, 1.0, it.start, 1.0, it.length, -40.0, RESIN_EQUAL, REQUIRED, &c),
        RESIN_ERROR_CONFLICT);
    const resin_constraint *named = NULL;
    size_t count = 0;
    assert_ok(resin_solver_conflict(it.solver, &named, &count));
    assert_int_equal(count, 1);
    assert_memory_equal(&named[0], &start, sizeof start);
    assert_status(
        solver_try(it.solver, 1.0, it.length, 0.0, it.length, 1.0, RESIN_AT_MOST, REQUIRED, &c),
        RESIN_ERROR_CONFLICT);
    assert_ok(resin_solver_conflict(it.solver, &named, &count));
    assert_int_equal(count, 0);
    solver_set(it.solver, it.length, RESIN_EQUAL, -5.0, 1000);
    end_span(&it, 50.0, 0.0);
}

// Two lengths that share 100: the one of the lower rank is 0, whichever was created first.
static void ranks_precede_the_order_of_creation(void **state)
{
    (void)state;
    resin_solver *s = solver_create();
    resin_variable v[2];
    resin_variable_def def = resin_variable_def_default();
    def.flags = (uint32_t)RESIN_VARIABLE_NOT_NEGATIVE;
    for (uint32_t i = 0; i < 2; ++i)
    {
        def.rank = 9 - i;
        assert_ok(resin_solver_add_variable(s, &def, &v[i]));
    }
    resin_constraint c;
    assert_ok(solver_try(s, 1.0, v[0], 1.0, v[1], -100.0, RESIN_EQUAL, REQUIRED, &c));
    assert_value(s, v[0], 100.0);
    assert_value(s, v[1], 0.0);
    resin_solver_destroy(s);
}

static void ranges_contain_the_remaining_values(void **state)
{
    (void)state;
    span it = begin_span();
    double lowest = 1.0, highest = 1.0;
    assert_ok(resin_solver_range(it.solver, it.start, &lowest, &highest));
    assert_true(lowest == -INFINITY && highest == INFINITY);
    assert_ok(resin_solver_range(it.solver, it.length, &lowest, &highest));
    assert_true(lowest == 0.0 && highest == INFINITY);
    solver_set(it.solver, it.start, RESIN_AT_LEAST, 8.0, REQUIRED);
    set_end(&it, RESIN_AT_MOST, 92.0);
    assert_ok(resin_solver_range(it.solver, it.start, &lowest, &highest));
    assert_true(lowest == 8.0 && highest == 92.0);
    assert_ok(resin_solver_range(it.solver, it.length, &lowest, &highest));
    assert_true(lowest == 0.0 && highest == 84.0);
    // The weakest constraint reduces the range as much as the strongest.
    solver_set(it.solver, it.length, RESIN_EQUAL, 30.0, 1);
    assert_ok(resin_solver_range(it.solver, it.length, &lowest, &highest));
    assert_true(lowest == 30.0 && highest == 30.0);
    assert_ok(resin_solver_range(it.solver, it.start, &lowest, &highest));
    assert_true(lowest == 8.0 && highest == 62.0);
    assert_status(resin_solver_range(it.solver, (resin_variable){9, 9}, &lowest, &highest),
                  RESIN_ERROR_VARIABLE);
    end_span(&it, 8.0, 30.0);
}

static void dependencies_are_the_constraints_that_determine_a_value(void **state)
{
    (void)state;
    span it = begin_span();
    resin_constraint found[3];
    size_t count = 7;
    assert_ok(resin_solver_dependencies(it.solver, it.start, NULL, 0, &count));
    assert_int_equal(count, 0);
    const resin_constraint end = set_end(&it, RESIN_EQUAL, 100.0);
    const resin_constraint wish = solver_set(it.solver, it.length, RESIN_EQUAL, 30.0, 5);
    solver_set(it.solver, it.start, RESIN_AT_LEAST, 8.0, REQUIRED); // holds with much to spare
    assert_ok(resin_solver_dependencies(it.solver, it.start, found, 3, &count));
    assert_int_equal(count, 2);
    for (size_t i = 0; i < count; ++i)
    {
        assert_true(memcmp(&found[i], &end, sizeof end) == 0 ||
                    memcmp(&found[i], &wish, sizeof wish) == 0);
    }
    assert_ok(resin_solver_dependencies(it.solver, it.length, found, 1, &count));
    assert_int_equal(count, 1);
    assert_memory_equal(&found[0], &wish, sizeof wish);
    // Writes as many as there is room for.
    found[1] = wish;
    assert_ok(resin_solver_dependencies(it.solver, it.start, found, 1, &count));
    assert_int_equal(count, 2);
    assert_memory_equal(&found[1], &wish, sizeof wish);
    assert_status(resin_solver_dependencies(it.solver, (resin_variable){9, 9}, found, 1, &count),
                  RESIN_ERROR_VARIABLE);
    end_span(&it, 70.0, 30.0);
}

// A value beyond 1e7 counts as infinite.
static void distant_limits_have_no_effect(void **state)
{
    (void)state;
    span it = begin_span();
    solver_set(it.solver, it.start, RESIN_AT_LEAST, -1e7, REQUIRED);
    assert_value(it.solver, it.start, 0.0);
    solver_set(it.solver, it.start, RESIN_AT_MOST, 1e6, REQUIRED);
    end_span(&it, 1e6, 0.0);
}

typedef struct follower
{
    resin_solver *solver;
    resin_variable x, y;
    resin_constraint far, between;
} follower;

static void limit_y(follower *it)
{
    const resin_term terms[] = {{it->x, 1.0}, {it->y, -1.0}};
    assert_ok(resin_solver_add_constraint(it->solver, terms, 2, 5e6, RESIN_AT_LEAST,
                                          resin_strength_required(), &it->between));
    assert_value(it->solver, it->y, 0.0);
}

// y <= x + 5e6, and x is 9e6, but would be 30 otherwise. So the limit of y is too far.
static follower begin_follower(void)
{
    follower it = {.solver = solver_create()};
    it.x = solver_variable(it.solver);
    it.y = solver_variable(it.solver);
    it.far = solver_set(it.solver, it.x, RESIN_EQUAL, 9e6, 500);
    (void)solver_set(it.solver, it.x, RESIN_EQUAL, 30.0, 300);
    limit_y(&it);
    return it;
}

static void end_follower(const follower *it, double x, double y)
{
    assert_value(it->solver, it->x, x);
    assert_value(it->solver, it->y, y);
    resin_solver_destroy(it->solver);
}

// A distant limit may come nearer with any change. Then it counts as for a new solver.
static void distant_limits_count_when_they_come_nearer(void **state)
{
    (void)state;
    follower it = begin_follower();
    const resin_constraint limit = solver_set(it.solver, it.y, RESIN_AT_MOST, 1e8, REQUIRED);
    assert_value(it.solver, it.y, 0.0);
    assert_ok(resin_solver_set_constant(it.solver, limit, -320.0)); // of the limit itself
    end_follower(&it, 9e6, 320.0);

    it = begin_follower();
    assert_ok(resin_solver_set_constant(it.solver, it.far, -20.0)); // of another constraint
    end_follower(&it, 20.0, 5000020.0);

    it = begin_follower();
    assert_ok(resin_solver_set_strength(it.solver, it.far, resin_strength_with_priority(200)));
    end_follower(&it, 30.0, 5000030.0);

    it = begin_follower();
    (void)solver_set(it.solver, it.x, RESIN_EQUAL, 20.0, 600);
    end_follower(&it, 20.0, 5000020.0);

    it = begin_follower();
    assert_ok(resin_solver_remove_constraint(it.solver, it.far));
    end_follower(&it, 30.0, 5000030.0);
}

// A call that fails does not forget that there is a distant limit.
static void distant_limits_are_remembered_after_a_conflict(void **state)
{
    (void)state;
    follower it = begin_follower();
    (void)solver_set(it.solver, it.x, RESIN_AT_LEAST, 0.0, REQUIRED);
    const resin_term term = {it.x, 1.0};
    resin_constraint refused;
    assert_status(resin_solver_add_constraint(it.solver, &term, 1, 1.0, RESIN_EQUAL,
                                              resin_strength_required(), &refused),
                  RESIN_ERROR_CONFLICT);
    assert_ok(resin_solver_remove_constraint(it.solver, it.far));
    end_follower(&it, 30.0, 5000030.0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(distant_limits_count_when_they_come_nearer),
        cmocka_unit_test(distant_limits_are_remembered_after_a_conflict),
        cmocka_unit_test(undetermined_variables_are_as_low_as_allowed_in_order),
        cmocka_unit_test(inequalities_that_decide_alone_hold_with_equality),
        cmocka_unit_test(the_lower_of_two_limits_decides_in_any_order),
        cmocka_unit_test(unconstrained_lengths_are_zero),
        cmocka_unit_test(lengths_are_not_negative_and_no_conflict_names_this_rule),
        cmocka_unit_test(ranks_precede_the_order_of_creation),
        cmocka_unit_test(ranges_contain_the_remaining_values),
        cmocka_unit_test(dependencies_are_the_constraints_that_determine_a_value),
        cmocka_unit_test(distant_limits_have_no_effect),
    };
    return cmocka_run_group_tests_name("solver choices", tests, NULL, NULL);
}
