// SPDX-License-Identifier: MIT

// Invalid arguments: each returns its status, writes nothing and changes nothing; and systems on
// which other solvers have cycled.

#include "solver_support.h"

#include <math.h>
#include <string.h>

#define REQUIRED RESIN_PRIORITY_REQUIRED

static void bad_defs_are_refused(void **state)
{
    (void)state;
    resin_solver *const untouched = (resin_solver *)(void *)state;
    resin_solver *out = untouched;
    resin_solver_def def = resin_solver_def_default();
    assert_status(resin_solver_create(&def, NULL), RESIN_ERROR_NULL_OUTPUT);
    def.flags = 1;
    assert_status(resin_solver_create(&def, &out), RESIN_ERROR_FLAGS);
    def.flags = 0;
    def.struct_size -= 1;
    assert_status(resin_solver_create(&def, &out), RESIN_ERROR_STRUCT_SIZE);
    assert_ptr_equal(out, untouched);
    resin_solver_destroy(NULL);
}

static void null_arguments_return_their_status(void **state)
{
    (void)state;
    resin_solver *s = solver_create();
    const resin_variable x = solver_variable(s);
    const resin_strength strong = resin_strength_with_priority(1000);
    const resin_term term = {x, 1.0};
    resin_variable variable;
    resin_constraint c;
    double value;
    const resin_variable_value *changes;
    const resin_constraint *named;
    size_t count;
    const resin_status handle = RESIN_ERROR_NULL_HANDLE, output = RESIN_ERROR_NULL_OUTPUT;
    assert_status(resin_solver_add_variable(NULL, NULL, &variable), handle);
    assert_status(resin_solver_add_variable(s, NULL, NULL), output);
    assert_status(resin_solver_remove_variable(NULL, x), handle);
    assert_status(resin_solver_value(NULL, x, &value), handle);
    assert_status(resin_solver_value(s, x, NULL), output);
    assert_status(resin_solver_range(NULL, x, &value, &value), handle);
    assert_status(resin_solver_range(s, x, NULL, &value), output);
    assert_status(resin_solver_range(s, x, &value, NULL), output);
    assert_status(resin_solver_dependencies(NULL, x, &c, 1, &count), handle);
    assert_status(resin_solver_dependencies(s, x, NULL, 1, &count), output);
    assert_status(resin_solver_dependencies(s, x, &c, 1, NULL), output);
    assert_status(resin_solver_take_changes(NULL, &changes, &count), handle);
    assert_status(resin_solver_take_changes(s, NULL, &count), output);
    assert_status(resin_solver_take_changes(s, &changes, NULL), output);
    assert_status(resin_solver_add_constraint(NULL, &term, 1, 0.0, RESIN_EQUAL, strong, &c),
                  handle);
    assert_status(resin_solver_add_constraint(s, NULL, 1, 0.0, RESIN_EQUAL, strong, &c),
                  RESIN_ERROR_NULL_INPUT);
    assert_status(resin_solver_add_constraint(s, &term, 1, 0.0, RESIN_EQUAL, strong, NULL), output);
    assert_status(resin_solver_remove_constraint(NULL, (resin_constraint){0, 1}), handle);
    assert_status(resin_solver_set_constant(NULL, (resin_constraint){0, 1}, 0.0), handle);
    assert_status(resin_solver_set_strength(NULL, (resin_constraint){0, 1}, strong), handle);
    assert_status(resin_solver_residual(NULL, (resin_constraint){0, 1}, &value), handle);
    assert_status(resin_solver_conflict(NULL, &named, &count), handle);
    assert_status(resin_solver_conflict(s, NULL, &count), output);
    assert_status(resin_solver_conflict(s, &named, NULL), output);
    assert_status(resin_solver_add_edit(NULL, x, strong, &c), handle);
    assert_status(resin_solver_suggest(NULL, x, 1.0), handle);
    assert_status(resin_solver_add_stay(NULL, x, strong, &c), handle);
    assert_status(resin_solver_add_stay(s, x, strong, NULL), output);
    resin_solver_destroy(s);
}

static void bad_variables_return_their_status_and_are_not_created(void **state)
{
    (void)state;
    resin_solver *s = solver_create();
    const struct
    {
        resin_status expected;
        resin_variable_def def;
    } cases[] = {
        {RESIN_ERROR_STRUCT_SIZE, {0}},
        {RESIN_ERROR_STRUCT_SIZE, {.struct_size = sizeof(resin_variable_def) - 1}},
        {RESIN_ERROR_FLAGS, {.struct_size = sizeof(resin_variable_def), .flags = 2}},
        {RESIN_ERROR_FLAGS, {.struct_size = sizeof(resin_variable_def), .reserved = 1}},
    };
    for (size_t i = 0; i < COUNT_OF(cases); ++i)
    {
        const resin_variable none = {3, 4};
        resin_variable variable = none;
        assert_status(resin_solver_add_variable(s, &cases[i].def, &variable), cases[i].expected);
        assert_memory_equal(&variable, &none, sizeof none);
    }
    resin_solver_destroy(s);
}

static void bad_constraints_return_their_status_and_change_nothing(void **state)
{
    (void)state;
    resin_solver *s = solver_create();
    const resin_variable x = solver_variable(s);
    const resin_strength strong = {.priority = 1000, .weight = 1.0};
    const struct
    {
        resin_status expected;
        resin_term term;
        double constant;
        int relation;
        resin_strength strength;
    } cases[] = {
        {RESIN_ERROR_VARIABLE, {{0, 0}, 1.0}, 0.0, 0, strong},
        {RESIN_ERROR_VARIABLE, {{x.index, x.generation + 1}, 1.0}, 0.0, 0, strong},
        {RESIN_ERROR_VARIABLE, {{7, 1}, 1.0}, 0.0, 0, strong},
        {RESIN_ERROR_VARIABLE, {{RESIN_INDEX_NONE, 1}, 1.0}, 0.0, 0, strong},
        {RESIN_ERROR_COEFFICIENT, {x, NAN}, 0.0, 0, strong},
        {RESIN_ERROR_COEFFICIENT, {x, HUGE_VAL}, 0.0, 0, strong},
        {RESIN_ERROR_COEFFICIENT, {x, 1001.0}, 0.0, 0, strong},
        {RESIN_ERROR_COEFFICIENT, {x, -0.0009}, 0.0, 0, strong},
        {RESIN_ERROR_CONSTANT, {x, 1.0}, NAN, 0, strong},
        {RESIN_ERROR_CONSTANT, {x, 1.0}, -HUGE_VAL, 0, strong},
        {RESIN_ERROR_CONSTANT, {x, 1.0}, 1.1e8, 0, strong},
        {RESIN_ERROR_RELATION, {x, 1.0}, 0.0, 3, strong},
        {RESIN_ERROR_RELATION, {x, 1.0}, 0.0, -1, strong},
        {RESIN_ERROR_PRIORITY, {x, 1.0}, 0.0, 0, {.priority = 0, .weight = 1.0}},
        {RESIN_ERROR_PRIORITY, {x, 1.0}, 0.0, 0, {.priority = 1002, .weight = 1.0}},
        {RESIN_ERROR_WEIGHT, {x, 1.0}, 0.0, 0, {.priority = 5, .weight = 0.0}},
        {RESIN_ERROR_WEIGHT, {x, 1.0}, 0.0, 0, {.priority = 5, .weight = -1.0}},
        {RESIN_ERROR_WEIGHT, {x, 1.0}, 0.0, 0, {.priority = 5, .weight = NAN}},
        {RESIN_ERROR_WEIGHT, {x, 1.0}, 0.0, 0, {.priority = 1001, .weight = 1001.0}},
        {RESIN_ERROR_FLAGS, {x, 1.0}, 0.0, 0, {.priority = 5, .reserved = 1, .weight = 1.0}},
    };
    for (size_t i = 0; i < COUNT_OF(cases); ++i)
    {
        resin_constraint out = {5, 6};
        assert_status(resin_solver_add_constraint(s, &cases[i].term, 1, cases[i].constant,
                                                  (resin_relation)cases[i].relation,
                                                  cases[i].strength, &out),
                      cases[i].expected);
        assert_int_equal(out.index, 5);
        assert_int_equal(out.generation, 6);
    }
    const resin_term term = {x, 1.0};
    resin_constraint out;
    assert_status(resin_solver_add_constraint(s, &term, (size_t)RESIN_COUNT_MAX + 1, 0.0,
                                              RESIN_EQUAL, strong, &out),
                  RESIN_ERROR_TOO_LARGE);
    assert_ok(resin_solver_remove_variable(s, x)); // nothing names it
    resin_solver_destroy(s);
}

static void stale_handles_are_refused(void **state)
{
    (void)state;
    resin_solver *s = solver_create();
    const resin_variable x = solver_variable(s);
    const resin_strength strong = resin_strength_with_priority(1000);
    const resin_constraint c = solver_set(s, x, RESIN_EQUAL, 3.0, REQUIRED);
    assert_status(resin_solver_remove_variable(s, x), RESIN_ERROR_VARIABLE_IN_USE);
    double value = 8.0;
    // The index of a variable does not name a constraint, nor the other way round.
    assert_status(resin_solver_residual(s, (resin_constraint){x.index, x.generation}, &value),
                  RESIN_ERROR_CONSTRAINT);
    assert_status(resin_solver_value(s, (resin_variable){c.index, c.generation}, &value),
                  RESIN_ERROR_VARIABLE);
    assert_ok(resin_solver_remove_constraint(s, c));
    assert_status(resin_solver_remove_constraint(s, c), RESIN_ERROR_CONSTRAINT);
    assert_status(resin_solver_set_constant(s, c, 1.0), RESIN_ERROR_CONSTRAINT);
    assert_status(resin_solver_set_strength(s, c, strong), RESIN_ERROR_CONSTRAINT);
    assert_status(resin_solver_residual(s, c, &value), RESIN_ERROR_CONSTRAINT);
    const resin_constraint next = solver_set(s, x, RESIN_EQUAL, 5.0, REQUIRED);
    assert_int_equal(next.index, c.index); // the same slot
    assert_status(resin_solver_remove_constraint(s, c), RESIN_ERROR_CONSTRAINT);
    assert_ok(resin_solver_remove_constraint(s, next));
    assert_ok(resin_solver_remove_variable(s, x));
    const resin_variable y = solver_variable(s);
    assert_int_equal(y.index, x.index); // the same slot
    assert_status(resin_solver_value(s, x, &value), RESIN_ERROR_VARIABLE);
    assert_status(resin_solver_remove_variable(s, x), RESIN_ERROR_VARIABLE);
    assert_status(resin_solver_add_edit(s, x, strong, NULL), RESIN_ERROR_VARIABLE);
    assert_status(resin_solver_suggest(s, x, 1.0), RESIN_ERROR_VARIABLE);
    resin_constraint out = c;
    assert_status(resin_solver_add_stay(s, x, strong, &out), RESIN_ERROR_VARIABLE);
    assert_near(value, 8.0, 0.0, "untouched");
    resin_solver_destroy(s);
}

static void edits_are_checked(void **state)
{
    (void)state;
    resin_solver *s = solver_create();
    const resin_variable x = solver_variable(s);
    const resin_strength strong = resin_strength_with_priority(1000);
    resin_constraint edit = {9, 9};
    assert_status(resin_solver_suggest(s, x, 1.0), RESIN_ERROR_NOT_EDITED);
    assert_status(resin_solver_add_edit(s, x, resin_strength_required(), &edit),
                  RESIN_ERROR_PRIORITY);
    assert_status(resin_solver_add_edit(s, x, resin_strength_with_priority(0), &edit),
                  RESIN_ERROR_PRIORITY);
    assert_int_equal(edit.index, 9);
    assert_ok(resin_solver_add_edit(s, x, strong, &edit));
    assert_status(resin_solver_add_edit(s, x, strong, &edit), RESIN_ERROR_ALREADY_EDITED);
    assert_status(resin_solver_suggest(s, x, NAN), RESIN_ERROR_CONSTANT);
    assert_status(resin_solver_suggest(s, x, 1e9), RESIN_ERROR_CONSTANT);
    assert_status(resin_solver_set_strength(s, edit, resin_strength_required()),
                  RESIN_ERROR_PRIORITY);
    assert_ok(resin_solver_suggest(s, x, 4.0));
    assert_value(s, x, 4.0);
    // A distant value is not a valid constant.
    const resin_variable far = solver_variable(s);
    resin_constraint c;
    assert_ok(solver_try(s, 0.01, far, 0.0, far, -1e8, RESIN_EQUAL, REQUIRED, &c));
    assert_status(resin_solver_add_stay(s, far, strong, &c), RESIN_ERROR_CONSTANT);
    assert_ok(resin_solver_remove_constraint(s, edit));
    assert_status(resin_solver_suggest(s, x, 1.0), RESIN_ERROR_NOT_EDITED);
    assert_value(s, x, 0.0);
    resin_solver_destroy(s);
}

// n segments that should have the same length and together fill a line: all equalities have the
// same strength, and most pivots are degenerate.
static void many_equal_constraints_are_solved(void **state)
{
    (void)state;
    for (size_t n = 10; n <= 160; n *= 2)
    {
        resin_solver *s = solver_create();
        resin_variable edges[161];
        for (size_t i = 0; i <= n; ++i)
        {
            edges[i] = solver_variable(s);
        }
        solver_set(s, edges[0], RESIN_EQUAL, 0.0, REQUIRED);
        solver_set(s, edges[n], RESIN_EQUAL, 100.0, REQUIRED);
        for (size_t i = 0; i < n; ++i)
        {
            solver_relate(s, edges[i + 1], edges[i], 0.0, RESIN_AT_LEAST, REQUIRED);
            solver_relate(s, edges[i + 1], edges[i], -100.0 / (double)n, RESIN_EQUAL, 500);
        }
        for (size_t i = 0; i + 2 <= n; ++i)
        {
            const resin_term terms[] = {{edges[i], 1.0}, {edges[i + 1], -2.0}, {edges[i + 2], 1.0}};
            resin_constraint c;
            assert_ok(resin_solver_add_constraint(s, terms, 3, 0.0, RESIN_EQUAL,
                                                  resin_strength_with_priority(500), &c));
        }
        for (size_t i = 0; i <= n; ++i)
        {
            assert_near(solver_value(s, edges[i]), 100.0 * (double)i / (double)n, 1e-6, "edge");
        }
        resin_solver_destroy(s);
    }
}

// All faces of a cube and more meet in one corner, for every direction of the cost.
static void a_corner_of_many_faces_is_found(void **state)
{
    (void)state;
    resin_solver *s = solver_create();
    resin_variable v[4];
    for (size_t i = 0; i < 4; ++i)
    {
        v[i] = solver_variable(s);
    }
    for (int code = 0; code < 81; ++code)
    {
        resin_term terms[4];
        int rest = code;
        for (size_t i = 0; i < 4; ++i, rest /= 3)
        {
            terms[i] = (resin_term){v[i], (double)(rest % 3) - 1.0};
        }
        double sum = 0.0;
        for (size_t i = 0; i < 4; ++i)
        {
            sum += 7.0 * terms[i].coefficient;
        }
        resin_constraint c;
        assert_ok(resin_solver_add_constraint(
            s, terms, 4, -sum, (resin_relation)(code % 3),
            resin_strength_with_priority(code % 5 == 0 ? REQUIRED : 100), &c));
    }
    for (size_t i = 0; i < 4; ++i)
    {
        assert_value(s, v[i], 7.0);
    }
    resin_solver_destroy(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bad_defs_are_refused),
        cmocka_unit_test(null_arguments_return_their_status),
        cmocka_unit_test(bad_variables_return_their_status_and_are_not_created),
        cmocka_unit_test(bad_constraints_return_their_status_and_change_nothing),
        cmocka_unit_test(stale_handles_are_refused),
        cmocka_unit_test(edits_are_checked),
        cmocka_unit_test(many_equal_constraints_are_solved),
        cmocka_unit_test(a_corner_of_many_faces_is_found),
    };
    return cmocka_run_group_tests_name("solver_arguments", tests, NULL, NULL);
}
