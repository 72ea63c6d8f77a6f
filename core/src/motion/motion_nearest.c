// SPDX-License-Identifier: MIT
#include "motion_internal.h"

#include <resin/motion.h>

_Static_assert(sizeof(resin_point) == 16, "resin_point is part of the ABI");

static const double pi = 3.141592653589793;
static const double full_circle = 6.283185307179586;

// The first element with the smallest distance.
typedef struct choice
{
    uint32_t index;
    double distance;
} choice;

static choice choice_none(void)
{
    return (choice){.index = RESIN_INDEX_NONE, .distance = HUGE_VAL};
}

static void choose(choice *best, size_t index, double distance)
{
    if (distance < best->distance ||
        (best->index == RESIN_INDEX_NONE && distance == best->distance))
    {
        best->index = (uint32_t)index;
        best->distance = distance;
    }
}

static size_t usable(const void *elements, size_t count)
{
    const size_t limit = elements == NULL ? 0 : RESIN_COUNT_MAX;
    return count < limit ? count : limit;
}

uint32_t resin_nearest_point(const resin_point *points, size_t count, resin_point target)
{
    if (!isfinite(target.x) || !isfinite(target.y))
    {
        return RESIN_INDEX_NONE;
    }
    choice best = choice_none();
    const size_t end = usable(points, count);
    for (size_t i = 0; i < end; ++i)
    {
        if (isfinite(points[i].x) && isfinite(points[i].y))
        {
            const double dx = points[i].x - target.x;
            const double dy = points[i].y - target.y;
            choose(&best, i, dx * dx + dy * dy);
        }
    }
    return best.index;
}

uint32_t resin_nearest_stop(const double *stops, size_t count, double target)
{
    if (!isfinite(target))
    {
        return RESIN_INDEX_NONE;
    }
    choice best = choice_none();
    const size_t end = usable(stops, count);
    for (size_t i = 0; i < end; ++i)
    {
        if (isfinite(stops[i]))
        {
            choose(&best, i, fabs(stops[i] - target));
        }
    }
    return best.index;
}

double resin_shortest_turn(double from, double to)
{
    if (!isfinite(from) || !isfinite(to))
    {
        return 0.0;
    }
    // remainder is exact, so reducing both angles before subtracting them adds no error.
    double turn = remainder(to, full_circle) - remainder(from, full_circle);
    if (turn > pi)
    {
        turn -= full_circle;
    }
    else if (turn <= -pi)
    {
        turn += full_circle;
    }
    return turn;
}

uint32_t resin_closest_angle(const double *angles, size_t count, double target)
{
    if (!isfinite(target))
    {
        return RESIN_INDEX_NONE;
    }
    choice best = choice_none();
    const size_t end = usable(angles, count);
    for (size_t i = 0; i < end; ++i)
    {
        if (isfinite(angles[i]))
        {
            choose(&best, i, fabs(resin_shortest_turn(target, angles[i])));
        }
    }
    return best.index;
}
