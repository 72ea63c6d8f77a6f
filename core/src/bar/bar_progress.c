// SPDX-License-Identifier: MIT
#include "bar_internal.h"

// A range of equal stops.
typedef struct group
{
    uint32_t first;
    uint32_t last;
} group;

static group group_around(const resin_bar *bar, uint32_t stop)
{
    group equal = {.first = stop, .last = stop};
    while (equal.first > 0 && bar->stops[equal.first - 1] == bar->stops[stop])
    {
        --equal.first;
    }
    while (equal.last + 1 < bar->stop_count && bar->stops[equal.last + 1] == bar->stops[stop])
    {
        ++equal.last;
    }
    return equal;
}

// The stop of a group that is nearest to the normal stop, so that the normal stop always has its
// own progress, and progress is continuous.
static uint32_t representative(const resin_bar *bar, group equal)
{
    if (bar->normal_stop < equal.first)
    {
        return equal.first;
    }
    return bar->normal_stop < equal.last ? bar->normal_stop : equal.last;
}

static rsn_bar_position position_at(const resin_bar *bar, uint32_t stop)
{
    const bool is_last = stop + 1 == bar->stop_count;
    return (rsn_bar_position){.interval = is_last ? stop - 1 : stop,
                              .stop = stop,
                              .fraction = is_last ? 1.0 : 0.0,
                              .progress = stop};
}

rsn_bar_position rsn_bar_position_of(const resin_bar *bar, double height)
{
    const uint32_t last = (uint32_t)(bar->stop_count - 1);
    uint32_t below = 0; // the last stop that is not above the height, or the lowest
    while (below < last && bar->stops[below + 1] <= height)
    {
        ++below;
    }
    const group equal = group_around(bar, below);
    const uint32_t low = representative(bar, equal);
    const double floor = bar->stops[below];
    if (height <= floor || below == last)
    {
        rsn_bar_position position = position_at(bar, low);
        position.stop = height == floor ? low : RESIN_INDEX_NONE;
        return position;
    }
    const uint32_t high = representative(bar, group_around(bar, below + 1));
    const double fraction = (height - floor) / (bar->stops[below + 1] - floor);
    return (rsn_bar_position){.interval = below,
                              .stop = RESIN_INDEX_NONE,
                              .fraction = fraction,
                              .progress = low + (double)(high - low) * fraction};
}

// The inverse of progress, which is linear between the stops that represent their groups.
double rsn_bar_height_at(const resin_bar *bar, double progress)
{
    const uint32_t last = (uint32_t)(bar->stop_count - 1);
    const uint32_t below = progress < last ? (uint32_t)progress : last;
    const group equal = group_around(bar, below);
    const uint32_t middle = representative(bar, equal);
    const bool is_above = middle <= progress; // between this group and the next
    if (is_above ? equal.last == last : equal.first == 0)
    {
        return bar->stops[below];
    }
    const uint32_t low =
        is_above ? middle : representative(bar, group_around(bar, equal.first - 1));
    const uint32_t high =
        is_above ? representative(bar, group_around(bar, equal.last + 1)) : middle;
    const double fraction = (progress - low) / (high - low);
    return bar->stops[low] + (bar->stops[high] - bar->stops[low]) * fraction;
}
