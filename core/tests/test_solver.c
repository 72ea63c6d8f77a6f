// SPDX-License-Identifier: MIT

// Small systems whose solutions follow from the definitions, computed by hand.

#include "solver_support.h"

#include "vectors/dialog_vectors.h"

#include <math.h>
#include <string.h>

#define REQUIRED RESIN_PRIORITY_REQUIRED

// The example of the Cassowary paper's section 2: xm is in the middle between xl and xr, which are
// at least 10 apart and within 0 and 100.
static void the_midpoint_of_the_paper_has_its_values(void **state)
{
    (void)state;
    resin_solver *s = solver_create();
    const resin_variable xl = solver_variable(s), xm = solver_variable(s), xr = solver_variable(s);
    const resin_term middle[] = {{xm, 2.0}, {xl, -1.0}, {xr, -1.0}};
    resin_constraint c;
    assert_ok(
        resin_solver_add_constraint(s, middle, 3, 0.0, RESIN_EQUAL, resin_strength_required(), &c));
    solver_relate(s, xr, xl, -10.0, RESIN_AT_LEAST, REQUIRED);
    solver_set(s, xl, RESIN_AT_LEAST, 0.0, REQUIRED);
    solver_set(s, xr, RESIN_AT_MOST, 100.0, REQUIRED);
    // There are no other constraints: xl is as small as possible, then xm, which determines xr.
    assert_value(s, xl, 0.0);
    assert_value(s, xm, 5.0);
    assert_value(s, xr, 10.0);

    // The paper drags xm to 60 and to 90, with weak constraints that keep xl and xr in place.
    const resin_strength weak = resin_strength_with_priority(1);
    assert_ok(resin_solver_add_edit(s, xm, resin_strength_with_priority(1000), NULL));
    assert_ok(resin_solver_suggest(s, xm, 60.0));
    assert_ok(resin_solver_add_stay(s, xl, weak, &c));
    assert_ok(resin_solver_suggest(s, xm, 90.0));
    assert_value(s, xm, 90.0);
    assert_value(s, xr, 100.0);
    assert_value(s, xl, 80.0);
    assert_ok(resin_solver_suggest(s, xm, 200.0));
    assert_value(s, xm, 95.0);
    assert_value(s, xl, 90.0);
    resin_solver_destroy(s);
}

static void a_stronger_priority_beats_any_number_of_weaker_ones(void **state)
{
    (void)state;
    resin_solver *s = solver_create();
    const resin_variable x = solver_variable(s);
    for (size_t i = 0; i < 1000; ++i)
    {
        const resin_term term = {x, 1e2};
        const resin_strength strength = {.priority = 499, .weight = 1e3};
        resin_constraint c;
        assert_ok(resin_solver_add_constraint(s, &term, 1, -1e6, RESIN_EQUAL, strength, &c));
    }
    assert_value(s, x, 1e4);
    const resin_term term = {x, 1e-2};
    const resin_strength strength = {.priority = 500, .weight = 1e-2};
    resin_constraint c;
    assert_ok(resin_solver_add_constraint(s, &term, 1, -5e-2, RESIN_EQUAL, strength, &c));
    assert_value(s, x, 5.0);
    resin_solver_destroy(s);
}

static void weights_are_compared_within_a_priority(void **state)
{
    (void)state;
    resin_solver *s = solver_create();
    const resin_variable x = solver_variable(s);
    const resin_term term = {x, 1.0};
    resin_constraint c[3];
    for (size_t i = 0; i < 3; ++i)
    {
        const resin_strength strength = {.priority = 10, .weight = 1.0};
        assert_ok(resin_solver_add_constraint(s, &term, 1, -10.0 * (double)i - 10.0, RESIN_EQUAL,
                                              strength, &c[i]));
    }
    assert_value(s, x, 20.0); // the median
    assert_near(solver_residual(s, c[0]), 10.0, 1e-9, "first");
    assert_near(solver_residual(s, c[2]), -10.0, 1e-9, "last");
    assert_ok(resin_solver_set_strength(s, c[2], (resin_strength){.priority = 10, .weight = 2.5}));
    assert_value(s, x, 30.0);
    assert_ok(resin_solver_set_strength(s, c[2], (resin_strength){.priority = 10, .weight = 2.0}));
    assert_value(s, x, 20.0); // a tie between 20 and 30: the lower
    resin_solver_destroy(s);
}

static void a_conflict_names_its_constraints_and_changes_nothing(void **state)
{
    (void)state;
    resin_solver *s = solver_create();
    const resin_variable x = solver_variable(s), y = solver_variable(s), z = solver_variable(s);
    const resin_constraint a = solver_relate(s, y, x, -10.0, RESIN_AT_LEAST, REQUIRED);
    solver_set(s, z, RESIN_EQUAL, 4.0, REQUIRED);
    const resin_constraint b = solver_set(s, x, RESIN_AT_LEAST, 5.0, REQUIRED);
    solver_set(s, y, RESIN_AT_MOST, 100.0, REQUIRED);
    solver_set(s, y, RESIN_AT_LEAST, 1.0, 700);
    const resin_constraint *named = &a;
    size_t count = 77;
    assert_ok(resin_solver_conflict(s, &named, &count));
    assert_int_equal(count, 0);
    resin_constraint out = {1, 2};
    assert_status(solver_try(s, 1.0, y, 0.0, y, -14.0, RESIN_AT_MOST, REQUIRED, &out),
                  RESIN_ERROR_CONFLICT);
    assert_int_equal(out.index, 1);
    assert_int_equal(out.generation, 2);
    assert_ok(resin_solver_conflict(s, &named, &count));
    assert_int_equal(count, 2);
    assert_memory_equal(&named[0], &a, sizeof a);
    assert_memory_equal(&named[1], &b, sizeof b);
    assert_value(s, x, 5.0);
    assert_value(s, y, 15.0);
    // Without either of the two the constraint can be satisfied.
    assert_ok(resin_solver_set_strength(s, b, resin_strength_with_priority(1000)));
    assert_ok(solver_try(s, 1.0, y, 0.0, y, -14.0, RESIN_AT_MOST, REQUIRED, &out));
    assert_value(s, x, 4.0);
    assert_status(resin_solver_set_strength(s, b, resin_strength_required()), RESIN_ERROR_CONFLICT);
    assert_status(resin_solver_set_constant(s, out, 1e6), RESIN_OK);
    assert_value(s, y, -1e6); // at most that, and y >= 1 only wanted
    resin_solver_destroy(s);
}

// A constraint without a variable is true or false.
static void a_constraint_without_variables_holds_or_conflicts_alone(void **state)
{
    (void)state;
    resin_solver *s = solver_create();
    const resin_variable x = solver_variable(s);
    resin_constraint c;
    assert_ok(resin_solver_add_constraint(s, NULL, 0, 1.0, RESIN_AT_LEAST,
                                          resin_strength_required(), &c));
    const resin_term nothing[] = {{x, 3.0}, {x, -3.0}};
    resin_constraint d;
    assert_status(
        resin_solver_add_constraint(s, nothing, 2, 1.0, RESIN_EQUAL, resin_strength_required(), &d),
        RESIN_ERROR_CONFLICT);
    const resin_constraint *named = &c;
    size_t count = 1;
    assert_ok(resin_solver_conflict(s, &named, &count));
    assert_int_equal(count, 0);
    assert_status(resin_solver_set_constant(s, c, -1.0), RESIN_ERROR_CONFLICT);
    assert_near(solver_residual(s, c), 1.0, 0.0, "residual");
    assert_ok(resin_solver_add_constraint(s, nothing, 2, 1.0, RESIN_EQUAL,
                                          resin_strength_with_priority(3), &d));
    assert_ok(resin_solver_remove_constraint(s, d));
    assert_ok(resin_solver_remove_constraint(s, c));
    assert_ok(resin_solver_remove_variable(s, x));
    resin_solver_destroy(s);
}

static void changes_are_reported_once(void **state)
{
    (void)state;
    resin_solver *s = solver_create();
    const resin_variable x = solver_variable(s), y = solver_variable(s), z = solver_variable(s);
    solver_relate(s, y, x, -3.0, RESIN_EQUAL, REQUIRED);
    solver_set(s, z, RESIN_EQUAL, 0.0, REQUIRED);
    const resin_variable_value *changes = NULL;
    size_t count = 0;
    assert_ok(resin_solver_take_changes(s, &changes, &count));
    assert_int_equal(count, 1); // y, for x and z stay at 0
    assert_int_equal(changes[0].variable.index, y.index);
    assert_near(changes[0].value, 3.0, 0.0, "y");
    assert_ok(resin_solver_take_changes(s, &changes, &count));
    assert_int_equal(count, 0);
    assert_ok(resin_solver_add_edit(s, x, resin_strength_with_priority(9), NULL));
    assert_ok(resin_solver_suggest(s, x, 5.0));
    assert_ok(resin_solver_suggest(s, x, 6.0));
    assert_ok(resin_solver_take_changes(s, &changes, &count));
    assert_int_equal(count, 2);
    assert_near(changes[0].value + changes[1].value, 15.0, 0.0, "sum");
    assert_ok(resin_solver_suggest(s, x, 7.0));
    assert_ok(resin_solver_suggest(s, x, 6.0));
    assert_ok(resin_solver_take_changes(s, &changes, &count));
    assert_int_equal(count, 0);
    resin_solver_destroy(s);
}

static double violation(double value, resin_relation relation)
{
    return relation == RESIN_EQUAL      ? fabs(value)
           : relation == RESIN_AT_LEAST ? fmax(0.0, -value)
                                        : fmax(0.0, value);
}

static double cost_of(uint32_t priority, const double *values)
{
    double sum = 0.0;
    for (size_t i = 0; i < DIALOG_CONSTRAINTS; ++i)
    {
        const dialog_constraint *c = &dialog_constraints[i];
        double value = c->constant;
        for (size_t k = 0; k < c->count; ++k)
        {
            value += c->coefficients[k] * values[c->variables[k]];
        }
        sum += c->priority == priority ? c->weight * violation(value, c->relation) : 0.0;
    }
    return sum;
}

// Every priority is violated exactly as much as in kiwi's solution.
static void the_dialog_is_solved_as_well_as_by_kiwi(void **state)
{
    (void)state;
    resin_solver *s = solver_create();
    resin_variable v[DIALOG_VARIABLES];
    for (size_t i = 0; i < DIALOG_VARIABLES; ++i)
    {
        v[i] = solver_variable(s);
    }
    const resin_strength strong = resin_strength_with_priority(DIALOG_STRONG);
    assert_ok(resin_solver_add_edit(s, v[DIALOG_WIDTH], strong, NULL));
    assert_ok(resin_solver_add_edit(s, v[DIALOG_HEIGHT], strong, NULL));
    for (size_t i = 0; i < DIALOG_CONSTRAINTS; ++i)
    {
        const dialog_constraint *c = &dialog_constraints[i];
        resin_term terms[4];
        for (size_t k = 0; k < c->count; ++k)
        {
            terms[k] = (resin_term){v[c->variables[k]], c->coefficients[k]};
        }
        resin_constraint out;
        assert_ok(resin_solver_add_constraint(
            s, terms, c->count, c->constant, c->relation,
            (resin_strength){.priority = c->priority, .weight = c->weight}, &out));
    }
    for (size_t size = 0; size < DIALOG_SIZES; ++size)
    {
        const dialog_size *expected = &dialog_sizes[size];
        assert_ok(resin_solver_suggest(s, v[DIALOG_WIDTH], expected->width));
        assert_ok(resin_solver_suggest(s, v[DIALOG_HEIGHT], expected->height));
        double values[DIALOG_VARIABLES];
        size_t others = 0;
        for (size_t i = 0; i < DIALOG_VARIABLES; ++i)
        {
            values[i] = solver_value(s, v[i]);
            others += fabs(values[i] - expected->values[i]) > 1e-6 ? 1 : 0;
        }
        static const uint32_t priorities[] = {DIALOG_REQUIRED, DIALOG_STRONG, DIALOG_MEDIUM,
                                              DIALOG_WEAK};
        for (size_t i = 0; i < COUNT_OF(priorities); ++i)
        {
            assert_near(cost_of(priorities[i], values), cost_of(priorities[i], expected->values),
                        1e-6, "cost");
        }
        assert_true(others <= 1); // where there is a choice
    }
    resin_solver_destroy(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_midpoint_of_the_paper_has_its_values),
        cmocka_unit_test(a_stronger_priority_beats_any_number_of_weaker_ones),
        cmocka_unit_test(weights_are_compared_within_a_priority),
        cmocka_unit_test(a_conflict_names_its_constraints_and_changes_nothing),
        cmocka_unit_test(a_constraint_without_variables_holds_or_conflicts_alone),
        cmocka_unit_test(changes_are_reported_once),
        cmocka_unit_test(the_dialog_is_solved_as_well_as_by_kiwi),
    };
    return cmocka_run_group_tests_name("solver", tests, NULL, NULL);
}
