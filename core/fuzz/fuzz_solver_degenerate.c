// SPDX-License-Identifier: MIT

// Degenerate systems: strong constraints that pass through one known point, and weak constraints
// that pull the solution away from it. Hardly any pivot of the simplex method moves the solution,
// so the solver has to choose by age (Bland's rule). No call may fail, and every strong constraint
// must hold, whatever its priority, because all of them hold at the known point.
//
// All numbers are small integers, so that constants are computed exactly and the determinants of
// the systems stay below 1e9, whose inverse the solver takes for 0 (Hadamard's bound: 16 rows of
// length sqrt(8) or less).

#include "fuzz_input.h"

#include <math.h>

#include <resin/solver.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum
{
    VARIABLES = 16,
    MOST_CONSTRAINTS = 60,
    MOST_TERMS = 5,
    MOST_CALLS = 200,
    WEAK = 100 // the highest priority of a weak constraint, which need not hold
};

typedef struct request
{
    resin_term terms[MOST_TERMS];
    size_t count;
    double constant;
    resin_relation relation;
    uint32_t priority;
    resin_constraint constraint;
} request;

typedef struct session
{
    resin_solver *solver;
    resin_variable variables[VARIABLES];
    double point[VARIABLES];
    request requests[MOST_CONSTRAINTS];
    size_t count;
} session;

static void begin(session *self, fuzz_input *input)
{
    FUZZ_CHECK(resin_solver_create(NULL, &self->solver) == RESIN_OK);
    for (size_t v = 0; v < VARIABLES; ++v)
    {
        const bool is_length = v % 3 == 2;
        resin_variable_def def = resin_variable_def_default();
        def.flags = is_length ? (uint32_t)RESIN_VARIABLE_NOT_NEGATIVE : 0;
        FUZZ_CHECK(resin_solver_add_variable(self->solver, &def, &self->variables[v]) == RESIN_OK);
        const uint8_t byte = fuzz_u8(input);
        const double coordinate = byte < 64 ? (double)(byte % 9) - 4.0 : 0.0;
        self->point[v] = is_length ? fabs(coordinate) : coordinate;
    }
    const resin_strength weakest = resin_strength_with_priority(1);
    resin_constraint edit;
    FUZZ_CHECK(resin_solver_add_edit(self->solver, self->variables[0], weakest, &edit) == RESIN_OK);
}

static uint32_t priority(fuzz_input *input)
{
    static const uint32_t strong[] = {RESIN_PRIORITY_REQUIRED, RESIN_PRIORITY_REQUIRED, 750, 101};
    static const uint32_t weak[] = {1, 1, 50, WEAK};
    const uint8_t byte = fuzz_u8(input);
    return byte < 160 ? strong[byte % 4] : weak[byte % 4];
}

// Returns the constant with which a strong constraint holds at the known point: with equality, or,
// if it is an inequality, sometimes with slack. Most weak constraints get 0, so that many of them
// pass through one point as well.
static double constant(const session *self, const request *it, fuzz_input *input)
{
    double sum = 0.0;
    for (size_t k = 0; k < it->count; ++k)
    {
        for (size_t v = 0; v < VARIABLES; ++v)
        {
            sum += it->terms[k].variable.index == self->variables[v].index
                       ? it->terms[k].coefficient * self->point[v]
                       : 0.0;
        }
    }
    const uint8_t byte = fuzz_u8(input);
    if (it->priority <= WEAK)
    {
        return byte >= 192 ? (double)byte - 224.0 : 0.0;
    }
    const double room = byte >= 192 ? (double)(byte % 8) : 0.0;
    switch (it->relation)
    {
    case RESIN_AT_LEAST:
        return room - sum;
    case RESIN_AT_MOST:
        return -room - sum;
    default:
        return -sum;
    }
}

static void add(session *self, fuzz_input *input)
{
    static const resin_relation relations[] = {RESIN_AT_LEAST, RESIN_AT_MOST, RESIN_EQUAL,
                                               RESIN_AT_LEAST};
    if (self->count == MOST_CONSTRAINTS)
    {
        return;
    }
    const uint8_t shape = fuzz_u8(input);
    request *it = &self->requests[self->count];
    *it = (request){.count = 1 + shape % MOST_TERMS, .relation = relations[shape / 8 % 4]};
    size_t v = fuzz_u8(input);
    for (size_t k = 0; k < it->count; ++k)
    {
        const uint8_t byte = fuzz_u8(input);
        v = (v + 1 + byte % 2) % VARIABLES; // a different variable for each term
        const double size = k == 0 && byte >= 192 ? 2.0 : 1.0;
        it->terms[k] = (resin_term){self->variables[v], byte / 16 % 2 == 0 ? size : -size};
    }
    it->priority = priority(input);
    it->constant = constant(self, it, input);
    const resin_strength strength = resin_strength_with_priority(it->priority);
    FUZZ_CHECK(resin_solver_add_constraint(self->solver, it->terms, it->count, it->constant,
                                           it->relation, strength, &it->constraint) == RESIN_OK);
    self->count += 1;
}

static void change(session *self, fuzz_input *input, uint8_t what)
{
    if (self->count == 0)
    {
        return;
    }
    request *it = &self->requests[fuzz_u8(input) % self->count];
    if (what == 0)
    {
        FUZZ_CHECK(resin_solver_remove_constraint(self->solver, it->constraint) == RESIN_OK);
        self->count -= 1;
        *it = self->requests[self->count];
    }
    else if (what == 1)
    {
        it->constant = constant(self, it, input);
        FUZZ_CHECK(resin_solver_set_constant(self->solver, it->constraint, it->constant) ==
                   RESIN_OK);
    }
    else
    {
        const bool is_strong = it->priority > WEAK;
        const uint32_t other = priority(input);
        it->priority = (other > WEAK) == is_strong ? other : it->priority;
        const resin_strength strength = resin_strength_with_priority(it->priority);
        FUZZ_CHECK(resin_solver_set_strength(self->solver, it->constraint, strength) == RESIN_OK);
    }
}

static void check(const session *self)
{
    for (size_t i = 0; i < self->count; ++i)
    {
        const request *it = &self->requests[i];
        if (it->priority <= WEAK)
        {
            continue;
        }
        double sum = it->constant;
        double scale = 1.0 + fabs(sum);
        for (size_t k = 0; k < it->count; ++k)
        {
            double value = NAN;
            FUZZ_CHECK(resin_solver_value(self->solver, it->terms[k].variable, &value) == RESIN_OK);
            sum += it->terms[k].coefficient * value;
            scale += fabs(it->terms[k].coefficient * value);
        }
        FUZZ_CHECK(it->relation == RESIN_AT_MOST || sum >= -1e-7 * scale);
        FUZZ_CHECK(it->relation == RESIN_AT_LEAST || sum <= 1e-7 * scale);
    }
    for (size_t v = 2; v < VARIABLES; v += 3)
    {
        double length = NAN;
        FUZZ_CHECK(resin_solver_value(self->solver, self->variables[v], &length) == RESIN_OK);
        FUZZ_CHECK(length >= -1e-7);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_input input = {data, size};
    session self = {0};
    begin(&self, &input);
    for (int i = 0; i < MOST_CALLS && input.size > 0; ++i)
    {
        const uint8_t what = fuzz_u8(&input) % 16;
        if (what < 10)
        {
            add(&self, &input);
        }
        else if (what < 14)
        {
            change(&self, &input, what % 4);
        }
        else
        {
            const double wanted = (double)fuzz_u8(&input) - 128.0;
            FUZZ_CHECK(resin_solver_suggest(self.solver, self.variables[0], wanted) == RESIN_OK);
        }
        check(&self);
    }
    resin_solver_destroy(self.solver);
    return 0;
}
