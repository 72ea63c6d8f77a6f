// SPDX-License-Identifier: MIT

// Batches of changes, some of them cancelled. Three solvers get the same changes: one in batches,
// one in the same batches without those that are cancelled, and one without batches. The first two
// must be the same bit for bit, and the third must accept and refuse the same changes and have the
// same values.
//
// All numbers are integers, so that no call may fail for lack of precision and two ways to the same
// solution differ by rounding only.

#include "fuzz_input.h"

#include <math.h>
#include <stdbool.h>

#include <resin/solver.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum
{
    SOLVERS = 3, // in batches, in those that are not cancelled, one change at a time
    VARIABLES = 8,
    CONSTRAINTS = 16,
    MOST_TERMS = 3,
    MOST_BATCHES = 24,
    MOST_CHANGES = 16
};

typedef struct change
{
    uint8_t kind;
    size_t slot;
    size_t indices[MOST_TERMS];
    double coefficients[MOST_TERMS];
    size_t count;
    double constant;
    resin_relation relation;
    resin_strength strength;
} change;

typedef struct session
{
    resin_solver *solvers[SOLVERS];
    resin_variable variables[VARIABLES]; // the same for all
    resin_constraint constraints[SOLVERS][CONSTRAINTS];
} session;

static change read_change(fuzz_input *input)
{
    static const uint32_t priorities[] = {RESIN_PRIORITY_REQUIRED, 1000, 750, 1};
    static const double coefficients[] = {1.0, -1.0, 2.0, -2.0};
    const uint8_t shape = fuzz_u8(input);
    change it = {.kind = shape % 8,
                 .slot = fuzz_u8(input) % CONSTRAINTS,
                 .count = shape / 8 % (MOST_TERMS + 1),
                 .relation = (resin_relation)(shape / 32 % 3)};
    for (size_t i = 0; i < it.count; ++i)
    {
        const uint8_t term = fuzz_u8(input);
        it.indices[i] = term % VARIABLES;
        it.coefficients[i] = coefficients[term / VARIABLES % 4];
    }
    const uint8_t numbers = fuzz_u8(input);
    it.constant = (double)(numbers % 64) - 32.0;
    it.strength = resin_strength_with_priority(priorities[numbers / 64]);
    return it;
}

static resin_status apply(session *s, size_t which, const change *c)
{
    resin_solver *solver = s->solvers[which];
    resin_constraint *constraint = &s->constraints[which][c->slot];
    const resin_variable variable = s->variables[c->slot % VARIABLES];
    resin_term terms[MOST_TERMS];
    switch (c->kind)
    {
    case 0:
        return resin_solver_remove_constraint(solver, *constraint);
    case 1:
        return resin_solver_set_constant(solver, *constraint, c->constant);
    case 2:
        return resin_solver_set_strength(solver, *constraint, c->strength);
    case 3:
        return resin_solver_add_edit(solver, variable, c->strength, NULL);
    case 4:
        return resin_solver_suggest(solver, variable, c->constant);
    default:
        break;
    }
    for (size_t i = 0; i < c->count; ++i)
    {
        terms[i] = (resin_term){s->variables[c->indices[i]], c->coefficients[i]};
    }
    const resin_status status = resin_solver_remove_constraint(solver, *constraint);
    return status == RESIN_OK || status == RESIN_ERROR_CONSTRAINT
               ? resin_solver_add_constraint(solver, terms, c->count, c->constant, c->relation,
                                             c->strength, constraint)
               : status;
}

static double value_of(const session *s, size_t which, size_t v)
{
    double value = NAN;
    FUZZ_CHECK(resin_solver_value(s->solvers[which], s->variables[v], &value) == RESIN_OK);
    return value;
}

static void check(const session *s)
{
    bool is_near = true;
    for (size_t v = 0; v < VARIABLES; ++v)
    {
        const double values[] = {value_of(s, 0, v), value_of(s, 1, v), value_of(s, 2, v)};
        FUZZ_CHECK(memcmp(&values[0], &values[1], sizeof values[0]) == 0);
        is_near = is_near && fabs(values[0]) < 1e6;
        FUZZ_CHECK(!is_near || fabs(values[0] - values[2]) < 1e-6 * (1.0 + fabs(values[0])));
    }
    FUZZ_CHECK(memcmp(s->constraints[0], s->constraints[1], sizeof s->constraints[0]) == 0);
}

static void begin(session *s, size_t which, uint32_t flags)
{
    FUZZ_CHECK(resin_solver_begin_changes(s->solvers[which], flags) == RESIN_OK);
}

static void end(session *s, size_t which)
{
    FUZZ_CHECK(resin_solver_end_changes(s->solvers[which]) == RESIN_OK);
}

// A batch of changes, within another batch or not, that is cancelled or not.
static void make_batch(session *s, fuzz_input *input)
{
    const uint8_t shape = fuzz_u8(input);
    const bool is_cancelled = shape % 4 == 0, is_cancellable = is_cancelled || shape % 4 == 1;
    const size_t count = shape / 4 % (MOST_CHANGES + 1);
    resin_constraint before[CONSTRAINTS];
    memcpy(before, s->constraints[0], sizeof before);
    begin(s, 0, is_cancellable ? RESIN_CHANGES_CANCELLABLE : 0);
    if (!is_cancelled)
    {
        begin(s, 1, 0);
    }
    for (size_t i = 0; i < count; ++i)
    {
        const change c = read_change(input);
        const resin_status status = apply(s, 0, &c);
        FUZZ_CHECK(is_cancelled || (apply(s, 1, &c) == status && apply(s, 2, &c) == status));
    }
    if (!is_cancelled)
    {
        end(s, 0);
        end(s, 1);
        return;
    }
    FUZZ_CHECK(resin_solver_cancel_changes(s->solvers[0]) == RESIN_OK);
    memcpy(s->constraints[0], before, sizeof before);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_input input = {.data = data, .size = size};
    session s = {0};
    for (size_t i = 0; i < SOLVERS; ++i)
    {
        FUZZ_CHECK(resin_solver_create(NULL, &s.solvers[i]) == RESIN_OK);
        for (size_t v = 0; v < VARIABLES; ++v)
        {
            resin_variable_def def = resin_variable_def_default();
            def.flags = v % 3 == 2 ? (uint32_t)RESIN_VARIABLE_NOT_NEGATIVE : 0;
            FUZZ_CHECK(resin_solver_add_variable(s.solvers[i], &def, &s.variables[v]) == RESIN_OK);
        }
    }
    for (size_t batch = 0; input.size > 0 && batch < MOST_BATCHES; ++batch)
    {
        const bool is_outer = fuzz_u8(&input) % 4 == 0;
        for (size_t i = 0; is_outer && i < 2; ++i)
        {
            begin(&s, i, 0);
        }
        make_batch(&s, &input);
        if (is_outer)
        {
            make_batch(&s, &input);
            end(&s, 0);
            end(&s, 1);
        }
        check(&s);
    }
    for (size_t i = 0; i < SOLVERS; ++i)
    {
        resin_solver_destroy(s.solvers[i]);
    }
    return 0;
}
