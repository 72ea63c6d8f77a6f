// SPDX-License-Identifier: MIT
#include "solver_oracle.h"

#include <string.h>

// A point is `numerators` over one positive denominator.
typedef struct point
{
    int64_t numerators[ORACLE_VARIABLES];
    int64_t denominator;
} point;

// The cost of each priority, from the highest, and then the distances of the variables from 0, all
// over the point's denominator.
typedef struct cost
{
    int64_t numerators[ORACLE_CONSTRAINTS + ORACLE_VARIABLES];
    size_t count;
    int64_t denominator;
} cost;

static int64_t magnitude(int64_t number)
{
    return number < 0 ? -number : number;
}

static int64_t determinant(int64_t m[ORACLE_VARIABLES][ORACLE_VARIABLES], size_t size)
{
    if (size == 1)
    {
        return m[0][0];
    }
    if (size == 2)
    {
        return m[0][0] * m[1][1] - m[0][1] * m[1][0];
    }
    return m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1]) -
           m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0]) +
           m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0]);
}

// The plane on which a constraint's expression is 0; after the constraints come the axes.
static void plane(const oracle_system *system, size_t index, int64_t *out, int64_t *out_constant)
{
    if (index < system->count)
    {
        memcpy(out, system->constraints[index].coefficients, ORACLE_VARIABLES * sizeof *out);
        *out_constant = system->constraints[index].constant;
        return;
    }
    memset(out, 0, ORACLE_VARIABLES * sizeof *out);
    out[index - system->count] = 1;
    *out_constant = 0;
}

// Cramer's rule.
static bool intersect(const oracle_system *system, const size_t *planes, point *out)
{
    const size_t n = system->variables;
    int64_t m[ORACLE_VARIABLES][ORACLE_VARIABLES];
    int64_t constants[ORACLE_VARIABLES];
    for (size_t i = 0; i < n; ++i)
    {
        plane(system, planes[i], m[i], &constants[i]);
    }
    const int64_t whole = determinant(m, n);
    if (whole == 0)
    {
        return false;
    }
    *out = (point){.denominator = magnitude(whole)};
    for (size_t v = 0; v < n; ++v)
    {
        int64_t replaced[ORACLE_VARIABLES][ORACLE_VARIABLES];
        memcpy(replaced, m, sizeof m);
        for (size_t i = 0; i < n; ++i)
        {
            replaced[i][v] = -constants[i];
        }
        out->numerators[v] = determinant(replaced, n) * (whole < 0 ? -1 : 1);
    }
    return true;
}

static int64_t violation(const oracle_constraint *constraint, const point *at)
{
    int64_t sum = constraint->constant * at->denominator;
    for (size_t v = 0; v < ORACLE_VARIABLES; ++v)
    {
        sum += constraint->coefficients[v] * at->numerators[v];
    }
    const bool is_satisfied = (constraint->relation == RESIN_AT_LEAST && sum >= 0) ||
                              (constraint->relation == RESIN_AT_MOST && sum <= 0);
    return is_satisfied ? 0 : magnitude(sum);
}

// False where a required constraint does not hold.
static bool cost_of(const oracle_system *system, const point *at, cost *out)
{
    *out = (cost){.denominator = at->denominator};
    uint32_t below = RESIN_PRIORITY_REQUIRED + 1;
    for (;;)
    {
        uint32_t priority = 0;
        for (size_t i = 0; i < system->count; ++i)
        {
            const uint32_t p = system->constraints[i].priority;
            priority = p < below && p > priority ? p : priority;
        }
        if (priority == 0)
        {
            break;
        }
        int64_t sum = 0;
        for (size_t i = 0; i < system->count; ++i)
        {
            const oracle_constraint *c = &system->constraints[i];
            sum += c->priority == priority ? c->weight * violation(c, at) : 0;
        }
        if (priority == RESIN_PRIORITY_REQUIRED && sum > 0)
        {
            return false;
        }
        out->numerators[out->count++] = sum;
        below = priority;
    }
    for (size_t v = 0; v < system->variables; ++v)
    {
        out->numerators[out->count++] = magnitude(at->numerators[v]);
    }
    return true;
}

static bool is_less(const cost *a, const cost *b)
{
    for (size_t i = 0; i < a->count; ++i)
    {
        const int64_t left = a->numerators[i] * b->denominator;
        const int64_t right = b->numerators[i] * a->denominator;
        if (left != right)
        {
            return left < right;
        }
    }
    return false;
}

static bool next_choice(size_t *planes, size_t count, size_t total)
{
    for (size_t i = count; i-- > 0;)
    {
        if (planes[i] < total - (count - i))
        {
            planes[i] += 1;
            for (size_t k = i + 1; k < count; ++k)
            {
                planes[k] = planes[k - 1] + 1;
            }
            return true;
        }
    }
    return false;
}

bool oracle_solve(const oracle_system *system, double *out_values)
{
    const size_t n = system->variables;
    size_t planes[ORACLE_VARIABLES] = {0, 1, 2};
    bool is_found = false;
    cost least = {0};
    do
    {
        point at = {.denominator = 1};
        cost here;
        if ((n == 0 || intersect(system, planes, &at)) && cost_of(system, &at, &here) &&
            (!is_found || is_less(&here, &least)))
        {
            is_found = true;
            least = here;
            for (size_t v = 0; v < n; ++v)
            {
                out_values[v] = (double)at.numerators[v] / (double)at.denominator;
            }
        }
    } while (n > 0 && next_choice(planes, n, system->count + n));
    return is_found;
}
