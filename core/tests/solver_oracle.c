// SPDX-License-Identifier: MIT
#include "solver_oracle.h"

#include <math.h>
#include <string.h>

enum
{
    PLANES = ORACLE_CONSTRAINTS + 1 + ORACLE_VARIABLES,
    CORNERS = PLANES * PLANES * PLANES / 6
};

// A point is `numerators` over one positive denominator.
typedef struct point
{
    int64_t numerators[ORACLE_VARIABLES];
    int64_t denominator;
} point;

// The cost of each priority, from the highest, over the point's denominator.
typedef struct cost
{
    int64_t numerators[ORACLE_CONSTRAINTS];
    size_t count;
    int64_t denominator;
} cost;

// coefficients * point + constant == 0
typedef struct plane
{
    int64_t coefficients[ORACLE_VARIABLES];
    int64_t constant;
} plane;

// The points where as many planes meet as there are variables.
typedef struct corners
{
    plane planes[PLANES];
    size_t plane_count;
    point points[CORNERS];
    size_t count;
} corners;

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

// Intersects planes by Cramer's rule.
static bool intersect(const corners *c, const size_t *choice, size_t variables, point *out)
{
    int64_t m[ORACLE_VARIABLES][ORACLE_VARIABLES];
    for (size_t i = 0; i < variables; ++i)
    {
        memcpy(m[i], c->planes[choice[i]].coefficients, sizeof m[i]);
    }
    const int64_t whole = determinant(m, variables);
    if (whole == 0)
    {
        return false;
    }
    *out = (point){.denominator = magnitude(whole)};
    for (size_t v = 0; v < variables; ++v)
    {
        int64_t replaced[ORACLE_VARIABLES][ORACLE_VARIABLES];
        memcpy(replaced, m, sizeof m);
        for (size_t i = 0; i < variables; ++i)
        {
            replaced[i][v] = -c->planes[choice[i]].constant;
        }
        out->numerators[v] = determinant(replaced, variables) * (whole < 0 ? -1 : 1);
    }
    return true;
}

static bool next_choice(size_t *choice, size_t count, size_t total)
{
    for (size_t i = count; i-- > 0;)
    {
        if (choice[i] < total - (count - i))
        {
            choice[i] += 1;
            for (size_t k = i + 1; k < count; ++k)
            {
                choice[k] = choice[k - 1] + 1;
            }
            return true;
        }
    }
    return false;
}

// Lists the planes of the constraints and the axes, and their corners: all, or those on the first
// plane.
static void find_corners(corners *c, const oracle_system *system, bool is_on_first)
{
    const size_t n = system->variables;
    c->plane_count = system->count;
    c->count = 0;
    for (size_t i = 0; i < system->count; ++i)
    {
        memcpy(c->planes[i].coefficients, system->constraints[i].coefficients,
               sizeof c->planes[i].coefficients);
        c->planes[i].constant = system->constraints[i].constant;
    }
    for (size_t v = 0; v < n; ++v)
    {
        plane *axis = &c->planes[c->plane_count++];
        *axis = (plane){.constant = 0};
        axis->coefficients[v] = 1;
    }
    size_t choice[ORACLE_VARIABLES] = {0, 1, 2};
    do
    {
        c->count += intersect(c, choice, n, &c->points[c->count]) ? 1 : 0;
    } while (next_choice(choice, n, c->plane_count) && (!is_on_first || choice[0] == 0));
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

static bool is_negative(const oracle_system *system, const point *at)
{
    for (size_t v = 0; v < system->variables; ++v)
    {
        if (system->is_length[v] && at->numerators[v] < 0)
        {
            return true;
        }
    }
    return false;
}

// Returns false if a required constraint does not hold.
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
            return !is_negative(system, at);
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
}

// Negative where `a` is less than `b`, positive where it is greater.
static int compare(const cost *a, const cost *b)
{
    for (size_t i = 0; i < a->count; ++i)
    {
        const int64_t left = a->numerators[i] * b->denominator;
        const int64_t right = b->numerators[i] * a->denominator;
        if (left != right)
        {
            return left < right ? -1 : 1;
        }
    }
    return 0;
}

// Keeps the corners with the least cost.
static void keep_best(corners *c, const oracle_system *system)
{
    cost least = {0};
    size_t kept = 0;
    for (size_t i = 0; i < c->count; ++i)
    {
        cost here;
        if (!cost_of(system, &c->points[i], &here))
        {
            continue;
        }
        const int order = kept == 0 ? -1 : compare(&here, &least);
        if (order < 0)
        {
            least = here;
            kept = 0;
        }
        if (order <= 0)
        {
            c->points[kept++] = c->points[i];
        }
    }
    c->count = kept;
}

// Whether a variable has no limit in a direction, at the same cost, while the first `placed`
// variables do not move. This is so if there is such a direction that violates no constraint of any
// priority. In that case one of these directions is a corner of the points that the constraints
// allow for a step of length 1.
static bool is_unlimited(const oracle_system *system, size_t variable, int64_t direction,
                         size_t placed)
{
    static corners c;
    oracle_system step = {.variables = system->variables, .count = system->count + 1};
    memcpy(step.is_length, system->is_length, sizeof step.is_length);
    step.constraints[0] = (oracle_constraint){.constant = -direction};
    step.constraints[0].coefficients[variable] = 1;
    for (size_t i = 0; i < system->count; ++i)
    {
        step.constraints[i + 1] = system->constraints[i];
        step.constraints[i + 1].constant = 0;
    }
    find_corners(&c, &step, true);
    for (size_t i = 0; i < c.count; ++i)
    {
        bool is_direction = !is_negative(&step, &c.points[i]);
        for (size_t v = 0; v < placed; ++v)
        {
            is_direction = is_direction && c.points[i].numerators[v] == 0;
        }
        for (size_t k = 0; k < step.count; ++k)
        {
            is_direction = is_direction && violation(&step.constraints[k], &c.points[i]) == 0;
        }
        if (is_direction)
        {
            return true;
        }
    }
    return false;
}

// Negative if a variable's value at `a` is preferred to that at `b`.
static int64_t order_of(const point *a, const point *b, size_t variable, int64_t direction)
{
    const int64_t left = a->numerators[variable] * b->denominator;
    const int64_t right = b->numerators[variable] * a->denominator;
    return direction * (right - left);
}

// Keeps the corners where a variable is as low as possible, or as high as possible, or 0.
static void place(corners *c, const oracle_system *system, size_t variable)
{
    const bool has_low = !is_unlimited(system, variable, -1, variable);
    const bool has_limit = has_low || !is_unlimited(system, variable, 1, variable);
    size_t kept = 0;
    for (size_t i = 0; i < c->count; ++i)
    {
        const int64_t order = has_limit && kept > 0 ? order_of(&c->points[i], &c->points[0],
                                                               variable, has_low ? -1 : 1)
                                                    : 0;
        if (order < 0)
        {
            kept = 0;
        }
        if (order <= 0 && (has_limit || c->points[i].numerators[variable] == 0))
        {
            c->points[kept++] = c->points[i];
        }
    }
    c->count = kept;
}

bool oracle_solve(const oracle_system *system, double *out_values)
{
    static corners c;
    if (system->variables == 0)
    {
        cost nothing;
        return cost_of(system, &(point){.denominator = 1}, &nothing);
    }
    find_corners(&c, system, false);
    keep_best(&c, system);
    for (size_t v = 0; v < system->variables; ++v)
    {
        place(&c, system, v);
    }
    for (size_t v = 0; c.count > 0 && v < system->variables; ++v)
    {
        out_values[v] = (double)c.points[0].numerators[v] / (double)c.points[0].denominator;
    }
    return c.count > 0;
}

void oracle_range(const oracle_system *system, size_t variable, double *out_lowest,
                  double *out_highest)
{
    static corners c;
    find_corners(&c, system, false);
    keep_best(&c, system);
    *out_lowest = INFINITY;
    *out_highest = -INFINITY;
    for (size_t i = 0; i < c.count; ++i)
    {
        const double value =
            (double)c.points[i].numerators[variable] / (double)c.points[i].denominator;
        *out_lowest = fmin(*out_lowest, value);
        *out_highest = fmax(*out_highest, value);
    }
    *out_lowest = is_unlimited(system, variable, -1, 0) ? -INFINITY : *out_lowest;
    *out_highest = is_unlimited(system, variable, 1, 0) ? INFINITY : *out_highest;
}
