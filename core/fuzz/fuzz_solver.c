// SPDX-License-Identifier: MIT

// Any sequence of calls, with any arguments: a call that fails writes nothing and changes nothing,
// required constraints hold after every call that succeeds, and removing any one of the constraints
// named by a conflict resolves it.

#include "fuzz_input.h"

#include <math.h>

#include <resin/solver.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum
{
    MOST_VARIABLES = 6,
    MOST_CONSTRAINTS = 24,
    MOST_TERMS = 3
};

typedef struct request
{
    resin_term terms[MOST_TERMS];
    size_t count;
    double constant;
    resin_relation relation;
    resin_strength strength;
} request;

typedef struct session
{
    resin_solver *solver;
    resin_variable variables[MOST_VARIABLES];
    request requests[MOST_CONSTRAINTS];
    resin_constraint constraints[MOST_CONSTRAINTS];
    size_t count;
    bool is_edited; // the first variable, by the first constraint
    double before[MOST_VARIABLES];
} session;

// Mostly small halves, now and then any bit pattern.
static double number(fuzz_input *input)
{
    const uint8_t byte = fuzz_u8(input);
    return byte == 255 ? fuzz_double(input) : ((double)byte - 127.0) / 2.0;
}

// Mostly usual ones, now and then any bit pattern. The solver takes a coefficient below 1e-9 for 0,
// so 256ths: two constraints whose coefficients differ in the ninth digit may count as parallel,
// and then no check of conflicts holds.
static double coefficient(fuzz_input *input)
{
    static const double usual[] = {1.0, -1.0, 2.0, -0.5, 0.0, 1.0 / 3.0, 0.1, -8.0};
    const uint8_t byte = fuzz_u8(input);
    if (byte != 255)
    {
        return usual[byte % 8];
    }
    const double any = fuzz_double(input);
    return fabs(any) >= 1.0 / 256.0 && fabs(any) <= 1000.0 ? nearbyint(any * 256.0) / 256.0 : any;
}

static resin_strength strength(fuzz_input *input)
{
    static const uint32_t usual[] = {
        RESIN_PRIORITY_REQUIRED, RESIN_PRIORITY_REQUIRED, 1000, 750, 749, 1};
    const uint8_t byte = fuzz_u8(input);
    resin_strength it =
        resin_strength_with_priority(byte == 255 ? fuzz_u8(input) * 5u : usual[byte % 6]);
    if (byte % 16 == 7)
    {
        it.weight = number(input);
    }
    return it;
}

static request read_request(const session *s, fuzz_input *input)
{
    const uint8_t shape = fuzz_u8(input);
    request it = {.count = shape % (MOST_TERMS + 1), .relation = (resin_relation)(shape / 8 % 4)};
    for (size_t i = 0; i < it.count; ++i)
    {
        it.terms[i].variable = s->variables[fuzz_u8(input) % MOST_VARIABLES];
        it.terms[i].coefficient = coefficient(input);
    }
    it.constant = number(input);
    it.strength = strength(input);
    return it;
}

// The last third of the variables are lengths.
static bool is_length(size_t v)
{
    return v >= MOST_VARIABLES - MOST_VARIABLES / 3;
}

static double value_of(const session *s, size_t v)
{
    double value = NAN;
    FUZZ_CHECK(resin_solver_value(s->solver, s->variables[v], &value) == RESIN_OK);
    return value;
}

static void remember(session *s)
{
    for (size_t v = 0; v < MOST_VARIABLES; ++v)
    {
        s->before[v] = value_of(s, v);
    }
}

static void check_nothing_changed(const session *s)
{
    for (size_t v = 0; v < MOST_VARIABLES; ++v)
    {
        const double now = value_of(s, v);
        FUZZ_CHECK(memcmp(&now, &s->before[v], sizeof now) == 0);
    }
}

// Several such constraints in one system may lose digits (resin/solver.h): too many for the checks.
static bool has_multiplier(const request *it)
{
    for (size_t k = 0; k < it->count; ++k)
    {
        const double magnitude = fabs(it->terms[k].coefficient);
        if (magnitude > 50.0 || (magnitude < 0.02 && magnitude > 0.0))
        {
            return true;
        }
    }
    return false;
}

static bool may_lose_digits(const session *s, const request *wanted)
{
    size_t multipliers = wanted != NULL && has_multiplier(wanted) ? 1 : 0;
    for (size_t i = 0; i < s->count; ++i)
    {
        multipliers += has_multiplier(&s->requests[i]) ? 1 : 0;
    }
    return multipliers > 1;
}

static void check_required(const session *s)
{
    if (may_lose_digits(s, NULL))
    {
        return;
    }
    for (size_t i = 0; i < s->count; ++i)
    {
        const request *it = &s->requests[i];
        double sum = it->constant;
        double scale = 1.0 + fabs(sum);
        for (size_t k = 0; k < it->count; ++k)
        {
            double value = 0.0;
            FUZZ_CHECK(resin_solver_value(s->solver, it->terms[k].variable, &value) == RESIN_OK);
            FUZZ_CHECK(isfinite(value));
            sum += it->terms[k].coefficient * value;
            scale += fabs(it->terms[k].coefficient * value) + fabs(it->terms[k].coefficient);
        }
        if (it->strength.priority == RESIN_PRIORITY_REQUIRED)
        {
            FUZZ_CHECK(it->relation == RESIN_AT_MOST || sum >= -1e-6 * scale);
            FUZZ_CHECK(it->relation == RESIN_AT_LEAST || sum <= 1e-6 * scale);
        }
    }
    for (size_t v = 0; v < MOST_VARIABLES; ++v)
    {
        FUZZ_CHECK(!is_length(v) || value_of(s, v) >= -1e-6);
    }
}

// Checks that every value is within the range of its variable.
static void check_ranges(const session *s)
{
    for (size_t v = 0; v < MOST_VARIABLES && !may_lose_digits(s, NULL); ++v)
    {
        double lowest = NAN, highest = NAN;
        const resin_status status =
            resin_solver_range(s->solver, s->variables[v], &lowest, &highest);
        const double value = value_of(s, v);
        FUZZ_CHECK(status == RESIN_OK || status == RESIN_ERROR_PRECISION);
        FUZZ_CHECK(status != RESIN_OK || value >= lowest - 1e-6 * (1.0 + fabs(lowest)));
        FUZZ_CHECK(status != RESIN_OK || value <= highest + 1e-6 * (1.0 + fabs(highest)));
    }
}

static resin_status submit(resin_solver *solver, const request *it, resin_constraint *out)
{
    return resin_solver_add_constraint(solver, it->terms, it->count, it->constant, it->relation,
                                       it->strength, out);
}

// Checks that the wanted constraint can be added without any one of the named ones.
static void check_conflict(session *s, const request *wanted)
{
    const resin_constraint *named;
    size_t count;
    FUZZ_CHECK(resin_solver_conflict(s->solver, &named, &count) == RESIN_OK);
    FUZZ_CHECK(count <= s->count);
    if (may_lose_digits(s, wanted))
    {
        return;
    }
    resin_constraint others[MOST_CONSTRAINTS];
    memcpy(others, named, count * sizeof *named);
    for (size_t left_out = 0; left_out < count; ++left_out)
    {
        resin_solver *fresh;
        resin_constraint out;
        FUZZ_CHECK(resin_solver_create(NULL, &fresh) == RESIN_OK);
        for (size_t v = 0; v < MOST_VARIABLES; ++v)
        {
            resin_variable same;
            FUZZ_CHECK(resin_solver_add_variable(fresh, NULL, &same) == RESIN_OK);
            FUZZ_CHECK(same.index == s->variables[v].index);
        }
        for (size_t i = 0; i < s->count; ++i)
        {
            for (size_t k = 0; k < count; ++k)
            {
                if (k != left_out && others[k].index == s->constraints[i].index)
                {
                    FUZZ_CHECK(submit(fresh, &s->requests[i], &out) == RESIN_OK);
                }
            }
        }
        FUZZ_CHECK(submit(fresh, wanted, &out) == RESIN_OK);
        resin_solver_destroy(fresh);
    }
}

static void add(session *s, fuzz_input *input)
{
    const request wanted = read_request(s, input);
    if (s->count == MOST_CONSTRAINTS)
    {
        return;
    }
    resin_constraint out = {77, 77};
    const resin_status status = submit(s->solver, &wanted, &out);
    if (status == RESIN_OK)
    {
        s->requests[s->count] = wanted;
        s->constraints[s->count++] = out;
        return;
    }
    FUZZ_CHECK(out.index == 77 && out.generation == 77);
    check_nothing_changed(s);
    if (status == RESIN_ERROR_CONFLICT)
    {
        check_conflict(s, &wanted);
    }
}

static void change(session *s, fuzz_input *input, uint8_t what)
{
    if (s->count == 0)
    {
        return;
    }
    const size_t index = fuzz_u8(input) % s->count;
    request wanted = s->requests[index];
    resin_status status;
    if (what % 2 == 0)
    {
        wanted.constant = number(input);
        status = resin_solver_set_constant(s->solver, s->constraints[index], wanted.constant);
    }
    else
    {
        wanted.strength = strength(input);
        status = resin_solver_set_strength(s->solver, s->constraints[index], wanted.strength);
    }
    if (status == RESIN_OK)
    {
        s->requests[index] = wanted;
        return;
    }
    check_nothing_changed(s);
}

static void take_away(session *s, fuzz_input *input)
{
    const size_t index = s->count == 0 ? 0 : fuzz_u8(input) % s->count;
    if (s->count == 0 || (index == 0 && s->is_edited))
    {
        return;
    }
    const resin_status status = resin_solver_remove_constraint(s->solver, s->constraints[index]);
    if (status == RESIN_ERROR_PRECISION && may_lose_digits(s, NULL))
    {
        check_nothing_changed(s);
        return;
    }
    FUZZ_CHECK(status == RESIN_OK);
    FUZZ_CHECK(resin_solver_remove_constraint(s->solver, s->constraints[index]) ==
               RESIN_ERROR_CONSTRAINT);
    s->count -= 1;
    s->requests[index] = s->requests[s->count];
    s->constraints[index] = s->constraints[s->count];
}

static void suggest(session *s, fuzz_input *input)
{
    const double value = number(input);
    if (s->count == 0)
    {
        const resin_strength strong = resin_strength_with_priority(1000);
        FUZZ_CHECK(resin_solver_add_edit(s->solver, s->variables[0], strong, &s->constraints[0]) ==
                   RESIN_OK);
        s->requests[0] =
            (request){.terms = {{s->variables[0], 1.0}}, .count = 1, .strength = strong};
        s->count = 1;
        s->is_edited = true;
    }
    const resin_status status = resin_solver_suggest(s->solver, s->variables[0], value);
    if (status != RESIN_OK)
    {
        check_nothing_changed(s);
        return;
    }
    FUZZ_CHECK(s->is_edited);
    s->requests[0].constant = -value;
}

static void check_changes(session *s)
{
    const resin_variable_value *changes;
    size_t count;
    FUZZ_CHECK(resin_solver_take_changes(s->solver, &changes, &count) == RESIN_OK);
    FUZZ_CHECK(count <= MOST_VARIABLES);
    for (size_t i = 0; i < count; ++i)
    {
        double value;
        FUZZ_CHECK(resin_solver_value(s->solver, changes[i].variable, &value) == RESIN_OK);
        FUZZ_CHECK(value == changes[i].value);
    }
    FUZZ_CHECK(resin_solver_take_changes(s->solver, &changes, &count) == RESIN_OK && count == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_input input = {data, size};
    session s = {0};
    FUZZ_CHECK(resin_solver_create(NULL, &s.solver) == RESIN_OK);
    for (size_t v = 0; v < MOST_VARIABLES; ++v)
    {
        resin_variable_def def = resin_variable_def_default();
        def.flags = is_length(v) ? (uint32_t)RESIN_VARIABLE_NOT_NEGATIVE : 0;
        FUZZ_CHECK(resin_solver_add_variable(s.solver, &def, &s.variables[v]) == RESIN_OK);
    }
    for (int i = 0; i < 100 && input.size > 0; ++i)
    {
        const uint8_t what = fuzz_u8(&input) % 16;
        remember(&s);
        if (what < 7)
        {
            add(&s, &input);
        }
        else if (what < 9)
        {
            take_away(&s, &input);
        }
        else if (what < 12)
        {
            change(&s, &input, what);
        }
        else if (what < 15)
        {
            suggest(&s, &input);
        }
        else
        {
            check_changes(&s);
            remember(&s);
            check_ranges(&s);
            check_nothing_changed(&s);
        }
        check_required(&s);
    }
    resin_solver_destroy(s.solver);
    return 0;
}
