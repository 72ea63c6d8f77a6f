// SPDX-License-Identifier: MIT

// Internal states that take long to arise: coefficients that rounding has removed or left over,
// degenerate pivots, counters that have run full, and limits of size.

#include "solver/solver_internal.h"
#include "solver_support.h"

enum
{
    REQUIRED = RESIN_PRIORITY_REQUIRED,
    LENGTHS = 6
};

// ---- rounding ----

static const rsn_column *column_of(const resin_solver *s, resin_constraint c)
{
    assert_false(s->symbols[c.index].is_basic);
    return &s->matrix.columns[s->symbols[c.index].position];
}

// Removes the coefficient of a constraint's column in the row of a symbol.
static void lose(resin_solver *s, resin_constraint c, uint32_t symbol)
{
    const rsn_column *column = column_of(s, c);
    const uint32_t row = s->symbols[symbol].position;
    uint32_t position = 0;
    while (column->links[position].row != row)
    {
        ++position;
        assert_true(position < column->count);
    }
    assert_true(rsn_row_remove_cell(s, row, column->links[position].cell));
}

// The matrix is built anew, and the second attempt succeeds.
static void a_constraint_whose_variable_lost_its_coefficient_is_removed(void **state)
{
    (void)state;
    resin_solver *s = solver_create();
    const resin_variable x = solver_length(s);
    const resin_constraint c = solver_set(s, x, RESIN_EQUAL, 5.0, 500);
    lose(s, c, x.index);
    assert_ok(resin_solver_remove_constraint(s, c));
    solver_set(s, x, RESIN_AT_LEAST, 7.0, 300);
    assert_value(s, x, 7.0);
    resin_solver_destroy(s);
}

static void a_constraint_on_which_nothing_depends_is_removed(void **state)
{
    (void)state;
    resin_solver *s = solver_create();
    const resin_variable x = solver_length(s);
    const resin_constraint c = solver_set(s, x, RESIN_EQUAL, 5.0, 500);
    const resin_constraint other = solver_set(s, x, RESIN_AT_LEAST, 1.0, 300);
    lose(s, c, x.index);
    lose(s, c, other.index);
    assert_int_equal(column_of(s, c)->count, 0);
    assert_ok(resin_solver_remove_constraint(s, c));
    assert_value(s, x, 1.0);
    resin_solver_destroy(s);
}

static void a_constraint_on_which_no_variable_depends_leaves_another_row(void **state)
{
    (void)state;
    resin_solver *s = solver_create();
    const resin_variable x = solver_length(s);
    const resin_constraint c = solver_set(s, x, RESIN_EQUAL, 5.0, 500);
    solver_set(s, x, RESIN_AT_LEAST, 1.0, 300);
    lose(s, c, x.index);
    uint32_t row = 0;
    const double reach = rsn_tail_reach(s, s->symbols[c.index].position, 1.0, 3.0, &row);
    assert_near(reach, 3.0, 0.0, "the tail limits no step");
    s->precision.pivots = UINT32_MAX / 2; // so that the matrix is built anew after the call
    assert_ok(resin_solver_remove_constraint(s, c));
    assert_value(s, x, 1.0);
    resin_solver_destroy(s);
}

typedef struct removal
{
    resin_solver *solver;
    resin_constraint constraint;
} removal;

static resin_status remove_once(void *context)
{
    const removal *self = context;
    return resin_solver_remove_constraint(self->solver, self->constraint);
}

// The row of y is not a multiple of x, but rounding may leave a coefficient, which must not remain
// when the column is reused.
static void a_coefficient_that_rounding_left_is_removed_with_its_variable(void **state)
{
    (void)state;
    support_memory memory = {0};
    const resin_allocator allocator = support_allocator(&memory);
    resin_solver_def def = resin_solver_def_default();
    def.allocator = &allocator;
    resin_solver *s = NULL;
    assert_ok(resin_solver_create(&def, &s));
    const resin_variable x = solver_length(s), y = solver_length(s);
    removal call = {.solver = s, .constraint = solver_set(s, x, RESIN_AT_LEAST, -1.0, 500)};
    solver_set(s, y, RESIN_EQUAL, 3.0, 500);
    const uint32_t row = s->symbols[y.index].position, column = s->symbols[x.index].position;
    assert_true(s->symbols[y.index].is_basic && !s->symbols[x.index].is_basic);
    assert_true(rsn_row_reserve(s, row, 1) && rsn_row_append(s, row, column, 1e-17));
    resin_status status = RESIN_ERROR_OUT_OF_MEMORY;
    for (size_t records = 0; status == RESIN_ERROR_OUT_OF_MEMORY && records < 64; ++records)
    {
        status = solver_with_little_memory(s, &memory, 0, records, remove_once, &call);
        assert_int_equal(s->matrix.columns[column].count, status == RESIN_OK ? 0 : 2);
    }
    assert_ok(status);
    assert_value(s, y, 3.0);
    resin_solver_destroy(s);
}

// ---- degenerate pivots ----

// Lengths of preferably 5 that must not exceed 10 together; the strengths decide.
static void begin_lengths(resin_solver *s, resin_variable *x, resin_constraint *c)
{
    resin_term sum[LENGTHS];
    for (uint32_t i = 0; i < LENGTHS; ++i)
    {
        x[i] = solver_length(s);
        sum[i] = (resin_term){x[i], 1.0};
        c[i] = solver_set(s, x[i], RESIN_EQUAL, 5.0, 500);
    }
    resin_constraint limit;
    assert_ok(resin_solver_add_constraint(s, sum, LENGTHS, -10.0, RESIN_AT_MOST,
                                          resin_strength_required(), &limit));
}

// Bland's rule, which prevents cycles, finds the same solution.
static void choosing_pivots_by_age_finds_the_solution(void **state)
{
    (void)state;
    for (uint32_t strong = 0; strong < LENGTHS; ++strong)
    {
        resin_solver *s = solver_create();
        resin_variable x[LENGTHS];
        resin_constraint c[LENGTHS];
        begin_lengths(s, x, c);
        rsn_journal_begin(s);
        for (uint32_t i = 0; i < LENGTHS; ++i)
        {
            const double weight = i == strong ? 100.0 : i == (strong + 2) % LENGTHS ? 10.0 : 1.0;
            const uint32_t slot = s->symbols[c[i].index].slot;
            assert_true(rsn_solver_set_cost(s, c[i].index, slot, -weight, weight));
        }
        bool has_moved;
        for (uint32_t column; (column = rsn_cost_choose(s, true)) != RSN_NONE;)
        {
            assert_ok(rsn_solver_enter(s, column, true, &has_moved));
        }
        for (uint32_t i = 0; i < LENGTHS; ++i)
        {
            assert_value(s, x[i], i == strong || i == (strong + 2) % LENGTHS ? 5.0 : 0.0);
        }
        resin_solver_destroy(s);
    }
}

// ---- definitions ----

// The four last variables have coefficients by which dividing would lose digits.
static void an_equality_without_a_suitable_variable_defines_none(void **state)
{
    (void)state;
    resin_solver *s = solver_create();
    resin_term terms[5];
    for (uint32_t i = 0; i < 5; ++i)
    {
        terms[i] = (resin_term){solver_variable(s), i == 0 ? 1.0 : 0.1};
        solver_set(s, terms[i].variable, RESIN_AT_LEAST, 10.0, 500);
    }
    resin_constraint c;
    assert_ok(resin_solver_add_constraint(s, terms, 5, -20.0, RESIN_EQUAL,
                                          resin_strength_required(), &c));
    assert_near(solver_residual(s, c), 0.0, 1e-9, "the equality");
    for (uint32_t i = 0; i < 5; ++i)
    {
        assert_int_equal(s->definitions[terms[i].variable.index].equality, RSN_NONE);
    }
    resin_solver_destroy(s);
}

// ---- counters and sizes ----

// Calls that cannot change an aim are shorter while there is none but the lowest.
static void aims_other_than_the_lowest_are_counted(void **state)
{
    (void)state;
    support_random random = {.state = 5};
    resin_solver *s = solver_create();
    resin_variable x[LENGTHS];
    resin_constraint c[LENGTHS];
    uint32_t most = 0;
    for (uint32_t i = 0; i < LENGTHS; ++i)
    {
        x[i] = solver_variable(s);
        c[i] = solver_set(s, x[i], RESIN_AT_MOST, 5.0, REQUIRED);
    }
    for (uint32_t round = 0; round < 200; ++round)
    {
        const uint32_t i = support_below(&random, LENGTHS), k = support_below(&random, LENGTHS);
        assert_ok(resin_solver_remove_constraint(s, c[i]));
        c[i] = i == k ? solver_set(s, x[i], round % 2 ? RESIN_AT_MOST : RESIN_AT_LEAST, 3.0, 500)
                      : solver_relate(s, x[i], x[k], -1.0, RESIN_AT_LEAST, 300);
        uint32_t count = 0;
        for (uint32_t v = 0; v < LENGTHS; ++v)
        {
            count += s->symbols[x[v].index].aim != (uint8_t)RSN_AIM_LOWEST ? 1 : 0;
        }
        assert_int_equal(s->tail.unlimited_count, count);
        most = count > most ? count : most;
    }
    assert_true(most > 1);
    resin_solver_destroy(s);
}

static void the_count_of_walks_through_the_matrix_starts_again(void **state)
{
    (void)state;
    resin_solver *s = solver_create();
    const resin_variable x = solver_variable(s), y = solver_variable(s);
    solver_set(s, x, RESIN_EQUAL, 5.0, 500);
    s->pivot_row.stamp = UINT32_MAX - 1;
    for (uint32_t i = 0; i < 4; ++i)
    {
        const resin_constraint c = solver_relate(s, y, x, -2.0, RESIN_EQUAL, 400);
        assert_value(s, y, 7.0);
        assert_ok(resin_solver_remove_constraint(s, c));
    }
    assert_true(s->pivot_row.stamp < UINT32_MAX / 2);
    resin_solver_destroy(s);
}

static void symbols_beyond_the_limit_are_refused(void **state)
{
    (void)state;
    resin_solver *s = solver_create();
    const resin_variable x = solver_variable(s);
    const uint32_t count = s->symbol_count;
    s->symbol_count = RSN_SYMBOLS_MAX;
    resin_variable y;
    resin_constraint c;
    const resin_strength strength = resin_strength_with_priority(500);
    assert_status(resin_solver_add_variable(s, NULL, &y), RESIN_ERROR_TOO_LARGE);
    assert_status(resin_solver_add_stay(s, x, strength, &c), RESIN_ERROR_TOO_LARGE);
    assert_status(resin_solver_add_constraint(s, NULL, 0, 0.0, RESIN_EQUAL, strength, &c),
                  RESIN_ERROR_TOO_LARGE);
    s->symbol_count = count;
    resin_solver_destroy(s);
}

static void the_pool_has_no_memory_for_sizes_beyond_its_classes(void **state)
{
    (void)state;
    resin_solver *s = solver_create();
    assert_true(rsn_pool_size(SIZE_MAX) == 0);
    assert_null(rsn_pool_take(&s->pool, &s->allocator, 0));
    assert_null(rsn_array_take(s, 16, SIZE_MAX / 8));
    resin_solver_destroy(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_constraint_whose_variable_lost_its_coefficient_is_removed),
        cmocka_unit_test(a_constraint_on_which_nothing_depends_is_removed),
        cmocka_unit_test(a_constraint_on_which_no_variable_depends_leaves_another_row),
        cmocka_unit_test(a_coefficient_that_rounding_left_is_removed_with_its_variable),
        cmocka_unit_test(choosing_pivots_by_age_finds_the_solution),
        cmocka_unit_test(an_equality_without_a_suitable_variable_defines_none),
        cmocka_unit_test(aims_other_than_the_lowest_are_counted),
        cmocka_unit_test(the_count_of_walks_through_the_matrix_starts_again),
        cmocka_unit_test(symbols_beyond_the_limit_are_refused),
        cmocka_unit_test(the_pool_has_no_memory_for_sizes_beyond_its_classes),
    };
    return cmocka_run_group_tests_name("solver precision", tests, NULL, NULL);
}
