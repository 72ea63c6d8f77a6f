// SPDX-License-Identifier: MIT

// Required equalities that define a variable: the solution and the conflicts are those of the same
// constraints in any order, and the remaining matrix agrees with the constraints as given.

#include "solver/solver_definitions.h"
#include "solver_support.h"

#include <math.h>
#include <stdlib.h>

#define REQUIRED RESIN_PRIORITY_REQUIRED

enum
{
    MOST_VARIABLES = 9,
    MOST_CONSTRAINTS = 30,
    MOST_SYMBOLS = 128
};

// ---------------------------------------------------------------------------------------------
// The matrix, computed again from the constraints

// The change of a constraint's value, from those of the variables.
static double change_of(const rsn_symbol *constraint, const double *changes)
{
    double sum = 0.0;
    for (uint32_t i = 0; i < constraint->part_count; ++i)
    {
        sum += constraint->parts[i].coefficient * changes[constraint->parts[i].symbol];
    }
    return sum;
}

static double cell_of(const resin_solver *solver, uint32_t row, uint32_t column)
{
    const rsn_row *r = &solver->matrix.rows[row];
    for (uint32_t i = 0; i < r->count; ++i)
    {
        if (r->cells[i].column == column)
        {
            return r->cells[i].coefficient;
        }
    }
    return 0.0;
}

// The changes of all variables when the value of a column grows by 1: for variables in the matrix
// from its coefficients, for others from their definitions. Repeated, because the order of
// definitions is not taken from the solver.
static void move_variables(const resin_solver *solver, uint32_t column, double *changes)
{
    for (uint32_t round = 0; round <= solver->symbol_count; ++round)
    {
        for (uint32_t i = 0; i < solver->symbol_count; ++i)
        {
            const rsn_symbol *s = &solver->symbols[i];
            if (!rsn_is_variable(s))
            {
                continue;
            }
            if (!s->is_outside)
            {
                changes[i] = s->is_basic ? cell_of(solver, s->position, column)
                                         : (s->position == column ? 1.0 : 0.0);
                continue;
            }
            const rsn_symbol *e = &solver->symbols[solver->definitions[i].equality];
            const double coefficient = rsn_form_coefficient(e, i);
            changes[i] = -(change_of(e, changes) - coefficient * changes[i]) / coefficient;
        }
    }
}

static void check_column(const resin_solver *solver, uint32_t column)
{
    double changes[MOST_SYMBOLS] = {0.0};
    double gradient[64] = {0.0};
    move_variables(solver, column, changes);
    for (uint32_t i = 0; i < solver->symbol_count; ++i)
    {
        const rsn_symbol *s = &solver->symbols[i];
        if (s->kind == (uint8_t)RSN_SYMBOL_CONSTRAINT)
        {
            const double expected = s->is_outside ? 0.0
                                    : s->is_basic ? cell_of(solver, s->position, column)
                                                  : (s->position == column ? 1.0 : 0.0);
            assert_near(change_of(s, changes), expected, 1e-6, "cell");
        }
        if (s->kind != (uint8_t)RSN_SYMBOL_UNUSED && s->is_basic && s->slot < solver->levels.stride)
        {
            gradient[s->slot] += rsn_slope(s, solver->matrix.rows[s->position].is_above) *
                                 cell_of(solver, s->position, column);
        }
    }
    for (uint32_t rank = 0; rank < solver->levels.count; ++rank)
    {
        const uint32_t slot = solver->levels.order[rank];
        const double stored =
            solver->matrix.gradient[(size_t)column * solver->levels.stride + slot];
        assert_near(stored, gradient[slot], 1e-6, "gradient");
    }
}

static void check_matrix(const resin_solver *solver)
{
    double values[MOST_SYMBOLS] = {0.0};
    assert_true(solver->symbol_count <= MOST_SYMBOLS && solver->levels.stride <= 64);
    for (uint32_t i = 0; i < solver->symbol_count; ++i)
    {
        assert_true(solver->definitions[i].mark == 0 && solver->weights[i] == 0.0);
        values[i] = rsn_is_variable(&solver->symbols[i]) ? rsn_value_of(solver, i) : 0.0;
    }
    for (uint32_t i = 0; i < solver->symbol_count; ++i)
    {
        const rsn_symbol *s = &solver->symbols[i];
        if (s->kind == (uint8_t)RSN_SYMBOL_CONSTRAINT)
        {
            const double value = s->constant + change_of(s, values);
            assert_near(rsn_value_of(solver, i), value, 1e-6, "number of a constraint");
        }
    }
    for (uint32_t column = 0; column < solver->matrix.column_count; ++column)
    {
        if (solver->matrix.columns[column].symbol != RSN_NONE)
        {
            check_column(solver, column);
        }
    }
}

// ---------------------------------------------------------------------------------------------
// Random histories

typedef struct kept
{
    resin_term terms[4];
    size_t count;
    double constant;
    resin_relation relation;
    resin_strength strength;
    resin_constraint name;
} kept;

typedef struct history
{
    support_random random;
    resin_solver *solver;
    resin_variable variables[MOST_VARIABLES];
    resin_variable_def defs[MOST_VARIABLES];
    size_t variable_count;
    kept constraints[MOST_CONSTRAINTS];
    size_t count;
    size_t definitions, outside, conflicts;
} history;

static double whole(history *h)
{
    return (double)support_below(&h->random, 41) - 20.0;
}

// Mostly equalities that are typical for layouts: x = y + c, x = y + z + c, x + w = y + z, x = c.
static kept draw(history *h)
{
    static const double signs[] = {1.0, -1.0, -1.0, 1.0};
    static const double others[] = {1.0, -1.0, 2.0, -0.5};
    kept it = {.constant = whole(h), .relation = RESIN_EQUAL};
    const bool is_layout = support_below(&h->random, 2) == 0;
    it.count = 1 + support_below(&h->random, 4);
    it.strength = is_layout || support_below(&h->random, 3) == 0
                      ? resin_strength_required()
                      : resin_strength_with_priority(support_below(&h->random, 2) == 0 ? 250 : 750);
    it.relation = is_layout ? RESIN_EQUAL : (resin_relation)support_below(&h->random, 3);
    for (size_t i = 0; i < it.count; ++i)
    {
        const uint32_t v = support_below(&h->random, (uint32_t)h->variable_count);
        it.terms[i].variable = h->variables[v];
        it.terms[i].coefficient = is_layout ? signs[i] : others[support_below(&h->random, 4)];
    }
    return it;
}

static void change(history *h)
{
    const uint32_t what = support_below(&h->random, 10);
    resin_status status = RESIN_OK;
    if (h->count == 0 || (what < 5 && h->count < MOST_CONSTRAINTS))
    {
        kept it = draw(h);
        status = resin_solver_add_constraint(h->solver, it.terms, it.count, it.constant,
                                             it.relation, it.strength, &it.name);
        if (status == RESIN_OK)
        {
            h->constraints[h->count++] = it;
        }
    }
    else
    {
        kept *it = &h->constraints[support_below(&h->random, (uint32_t)h->count)];
        const resin_strength strength = support_below(&h->random, 2) == 0
                                            ? resin_strength_required()
                                            : resin_strength_with_priority(500);
        const double constant = whole(h);
        if (what < 7)
        {
            assert_ok(resin_solver_remove_constraint(h->solver, it->name));
            *it = h->constraints[--h->count];
        }
        else if (what < 9)
        {
            status = resin_solver_set_constant(h->solver, it->name, constant);
            it->constant = status == RESIN_OK ? constant : it->constant;
        }
        else
        {
            status = resin_solver_set_strength(h->solver, it->name, strength);
            it->strength = status == RESIN_OK ? strength : it->strength;
        }
    }
    assert_true(status == RESIN_OK || status == RESIN_ERROR_CONFLICT);
    h->conflicts += status == RESIN_OK ? 0 : 1;
}

static void begin(history *h, uint64_t seed)
{
    *h = (history){.random = {seed}, .solver = solver_create()};
    h->variable_count = 2 + support_below(&h->random, MOST_VARIABLES - 1);
    for (size_t i = 0; i < h->variable_count; ++i)
    {
        h->defs[i] = resin_variable_def_default();
        h->defs[i].flags = support_below(&h->random, 3) == 0 ? 1 : 0;
        h->defs[i].rank = support_below(&h->random, 4);
        assert_ok(resin_solver_add_variable(h->solver, &h->defs[i], &h->variables[i]));
    }
}

// The same constraints added to a new solver, all soft first: then each becomes required when it
// has a row, so that none of them is a definition from the start.
static void check_against_a_new_one(const history *h)
{
    resin_solver *fresh = solver_create();
    for (size_t i = 0; i < h->variable_count; ++i)
    {
        resin_variable same;
        assert_ok(resin_solver_add_variable(fresh, &h->defs[i], &same));
        assert_memory_equal(&same, &h->variables[i], sizeof same);
    }
    for (size_t i = h->count; i-- > 0;)
    {
        const kept *it = &h->constraints[i];
        resin_constraint name;
        assert_ok(resin_solver_add_constraint(fresh, it->terms, it->count, it->constant,
                                              it->relation, resin_strength_with_priority(1),
                                              &name));
        assert_ok(resin_solver_set_strength(fresh, name, it->strength));
    }
    for (size_t i = 0; i < h->variable_count; ++i)
    {
        assert_near(solver_value(h->solver, h->variables[i]), solver_value(fresh, h->variables[i]),
                    1e-6, "value");
        double ends[4];
        assert_ok(resin_solver_range(h->solver, h->variables[i], &ends[0], &ends[1]));
        assert_ok(resin_solver_range(fresh, h->variables[i], &ends[2], &ends[3]));
        assert_true(ends[0] == ends[2] || fabs(ends[0] - ends[2]) <= 1e-6);
        assert_true(ends[1] == ends[3] || fabs(ends[1] - ends[3]) <= 1e-6);
    }
    resin_solver_destroy(fresh);
}

static void the_matrix_agrees_with_the_constraints_after_every_change(void **state)
{
    (void)state;
    size_t definitions = 0, outside = 0, conflicts = 0;
    for (uint64_t seed = 1; seed <= 1500; ++seed)
    {
        history h;
        begin(&h, seed);
        for (size_t step = 0; step < 40; ++step)
        {
            change(&h);
            check_matrix(h.solver);
        }
        check_against_a_new_one(&h);
        for (uint32_t i = 0; i < h.solver->symbol_count; ++i)
        {
            const rsn_symbol *s = &h.solver->symbols[i];
            definitions += s->kind == (uint8_t)RSN_SYMBOL_CONSTRAINT && s->is_outside ? 1 : 0;
            outside += rsn_is_variable(s) && s->is_outside ? 1 : 0;
        }
        conflicts += h.conflicts;
        resin_solver_destroy(h.solver);
    }
    assert_true(definitions > 1000 && outside > 300 && conflicts > 1000);
    print_message("%zu definitions at the end, %zu of them outside the matrix, %zu conflicts\n",
                  definitions, outside, conflicts);
}

// ---------------------------------------------------------------------------------------------
// By hand

static resin_constraint sum(resin_solver *s, const resin_term *terms, size_t count, double constant)
{
    resin_constraint out;
    assert_ok(resin_solver_add_constraint(s, terms, count, constant, RESIN_EQUAL,
                                          resin_strength_required(), &out));
    return out;
}

// In a chain of 100 views each below the previous one, a conflict at the end names the whole chain.
static void a_conflict_names_a_chain_of_definitions(void **state)
{
    (void)state;
    resin_solver *s = solver_create();
    resin_variable tops[100];
    resin_constraint chain[100];
    for (size_t i = 0; i < 100; ++i)
    {
        tops[i] = solver_variable(s);
        chain[i] = i == 0 ? solver_set(s, tops[0], RESIN_EQUAL, 4.0, REQUIRED)
                          : solver_relate(s, tops[i], tops[i - 1], -8.0, RESIN_EQUAL, REQUIRED);
    }
    assert_value(s, tops[99], 4.0 + 99.0 * 8.0);
    resin_constraint c;
    assert_status(solver_try(s, 1.0, tops[99], 0.0, tops[99], -700.0, RESIN_AT_MOST, REQUIRED, &c),
                  RESIN_ERROR_CONFLICT);
    const resin_constraint *named;
    size_t count;
    assert_ok(resin_solver_conflict(s, &named, &count));
    assert_int_equal(count, 100);
    assert_memory_equal(named, chain, sizeof chain);
    // Between two members of the chain the distance decides, whatever precedes them.
    assert_status(solver_try(s, 1.0, tops[60], -1.0, tops[57], -25.0, RESIN_AT_LEAST, REQUIRED, &c),
                  RESIN_ERROR_CONFLICT);
    assert_ok(resin_solver_conflict(s, &named, &count));
    assert_int_equal(count, 3);
    assert_memory_equal(named, &chain[58], 3 * sizeof *chain);
    size_t followed;
    assert_ok(resin_solver_dependencies(s, tops[60], NULL, 0, &followed));
    assert_int_equal(followed, 61);
    // When the first link changes, its successors follow.
    assert_ok(resin_solver_set_constant(s, chain[1], -20.0));
    assert_value(s, tops[99], 4.0 + 20.0 + 98.0 * 8.0);
    assert_ok(resin_solver_remove_constraint(s, chain[0]));
    assert_value(s, tops[0], 0.0);
    assert_value(s, tops[1], 20.0);
    double lowest, highest;
    assert_ok(resin_solver_range(s, tops[50], &lowest, &highest));
    assert_true(lowest == -INFINITY && highest == INFINITY);
    resin_solver_destroy(s);
}

// d = c + b - a with a = b - 8 does not depend on b, until the latter is removed: then c, which has
// a later definition than d, is computed from it.
static void cancelled_coefficients_count_again_after_a_removal(void **state)
{
    (void)state;
    resin_solver *s = solver_create();
    const resin_variable a = solver_variable(s), b = solver_variable(s), length = solver_length(s),
                         d = solver_variable(s), e = solver_variable(s), f = solver_variable(s);
    const resin_term first[] = {{e, 1.0}, {b, -1.0}, {f, -1.0}};
    const resin_term third[] = {{a, 1.0}, {d, 1.0}, {length, -1.0}, {f, -1.0}};
    (void)sum(s, first, 3, -14.0);
    const resin_constraint second = solver_relate(s, a, f, 8.0, RESIN_EQUAL, REQUIRED);
    (void)sum(s, third, 4, -5.0);
    assert_value(s, d, 13.0); // length is 0, and a - f is -8
    assert_ok(resin_solver_remove_constraint(s, second));
    // Of a, b, length and d each is 0, one after the other; f is then -5 and e is 9.
    assert_value(s, a, 0.0);
    assert_value(s, d, 0.0);
    assert_value(s, f, -5.0);
    assert_value(s, e, 9.0);
    resin_solver_destroy(s);
}

// The first constraint that names v is one in which v cancels out. A length that depends on v
// limits it above only, so that v is as large as the length allows.
static void a_variable_without_a_limit_gets_its_first_one(void **state)
{
    (void)state;
    resin_solver *s = solver_create();
    const resin_variable v = solver_variable(s), length = solver_length(s);
    const resin_term none[] = {{v, 2.0}, {v, -2.0}};
    resin_constraint c;
    assert_ok(resin_solver_add_constraint(s, none, 2, 1.0, RESIN_AT_MOST,
                                          resin_strength_with_priority(250), &c));
    const resin_term both[] = {{length, 1.5}, {v, 0.5}};
    (void)sum(s, both, 2, -13.0);
    assert_value(s, v, 26.0);
    assert_value(s, length, 0.0);
    resin_solver_destroy(s);
}

// w = 0 and v = w - 19 determine everything, but several equalities repeat their consequences, and
// v >= -19 just holds. That inequality does not conflict with v = -9.
static void equalities_that_others_imply_do_not_hide_a_conflict(void **state)
{
    (void)state;
    resin_solver *s = solver_create();
    const resin_variable v = solver_variable(s), w = solver_variable(s), x = solver_variable(s);
    const resin_term all[] = {{w, 1.0}, {x, -1.0}, {v, -1.0}};
    const resin_constraint first = sum(s, all, 3, 17.0);
    const resin_constraint link = solver_relate(s, w, v, -19.0, RESIN_EQUAL, REQUIRED);
    assert_ok(resin_solver_set_constant(s, first, -11.0));
    resin_constraint limit, c;
    assert_ok(solver_try(s, -1.0, v, 0.0, v, -12.0, RESIN_AT_MOST, 750, &limit));
    assert_ok(solver_try(s, -1.0, w, 1.0, x, -8.0, RESIN_EQUAL, 1000, &c));
    assert_ok(resin_solver_set_strength(s, c, resin_strength_required()));
    const resin_constraint pin = solver_set(s, w, RESIN_EQUAL, 0.0, REQUIRED);
    assert_ok(resin_solver_set_constant(s, limit, -19.0));
    solver_set(s, v, RESIN_AT_LEAST, 19.0, 500);
    assert_ok(resin_solver_set_strength(s, limit, resin_strength_required()));
    solver_relate(s, w, x, 8.0, RESIN_EQUAL, REQUIRED);
    assert_status(solver_try(s, -1.0, v, 0.0, v, -9.0, RESIN_EQUAL, REQUIRED, &c),
                  RESIN_ERROR_CONFLICT);
    const resin_constraint *named;
    size_t count;
    assert_ok(resin_solver_conflict(s, &named, &count));
    for (size_t i = 0; i < count; ++i)
    {
        assert_false(named[i].index == limit.index);
    }
    assert_true(count >= 2);
    (void)link, (void)pin;
    resin_solver_destroy(s);
}

// ---------------------------------------------------------------------------------------------
// Size

static size_t bytes_of_a_stack(size_t views)
{
    support_memory memory = {0};
    const resin_allocator allocator = support_allocator(&memory);
    resin_solver_def def = resin_solver_def_default();
    def.allocator = &allocator;
    resin_solver *s = NULL;
    assert_ok(resin_solver_create(&def, &s));
    resin_variable top = solver_variable(s), height = solver_length(s);
    (void)solver_set(s, top, RESIN_EQUAL, 0.0, REQUIRED);
    for (size_t i = 1; i < views; ++i)
    {
        const resin_variable next = solver_variable(s);
        const resin_term terms[] = {{next, 1.0}, {top, -1.0}, {height, -1.0}};
        (void)sum(s, terms, 3, -8.0);
        top = next;
        height = solver_length(s);
    }
    assert_value(s, top, 8.0 * (double)(views - 1));
    const size_t bytes = memory.live_bytes;
    resin_solver_destroy(s);
    return bytes;
}

// Views of unknown heights below each other: every top depends on all heights before it, which
// would be 2,000,000 coefficients for 2,000 views.
static void a_stack_of_unknown_heights_takes_linear_memory(void **state)
{
    (void)state;
    const size_t small = bytes_of_a_stack(500), large = bytes_of_a_stack(2000);
    print_message("%zu bytes for 500 views, %zu for 2,000\n", small, large);
    assert_true(large < 8 * small && large < (size_t)8 << 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_matrix_agrees_with_the_constraints_after_every_change),
        cmocka_unit_test(a_conflict_names_a_chain_of_definitions),
        cmocka_unit_test(cancelled_coefficients_count_again_after_a_removal),
        cmocka_unit_test(a_variable_without_a_limit_gets_its_first_one),
        cmocka_unit_test(equalities_that_others_imply_do_not_hide_a_conflict),
        cmocka_unit_test(a_stack_of_unknown_heights_takes_linear_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
