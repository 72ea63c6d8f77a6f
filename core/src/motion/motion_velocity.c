// SPDX-License-Identifier: MIT
#include "motion_internal.h"

#include <string.h>

_Static_assert(sizeof(resin_history) == 8 + 16 * RESIN_HISTORY_CAPACITY,
               "resin_history is part of the ABI");
_Static_assert(sizeof(resin_velocity_tracker) == sizeof(resin_history),
               "resin_velocity_tracker is part of the ABI");

static void drop_oldest(resin_history *history, uint32_t dropped)
{
    const uint32_t left = history->count - dropped;
    memmove(history->times, history->times + dropped, left * sizeof history->times[0]);
    memmove(history->values, history->values + dropped, left * sizeof history->values[0]);
    memset(history->times + left, 0, dropped * sizeof history->times[0]);
    memset(history->values + left, 0, dropped * sizeof history->values[0]);
    history->count = left;
}

// The number of samples before the last one that is not after `start`. No velocity and no
// interpolation from `start` on reads them.
static uint32_t count_expired(const resin_history *history, double start)
{
    uint32_t count = 0;
    while (count + 1 < history->count && history->times[count + 1] <= start)
    {
        ++count;
    }
    return count;
}

void rsn_history_add(resin_history *history, double time, double value, double span)
{
    // The caller can write to the struct.
    if (history->count > RESIN_HISTORY_CAPACITY)
    {
        memset(history, 0, sizeof *history);
    }
    const uint32_t count = history->count;
    if (count > 0 && time <= history->times[count - 1])
    {
        if (time == history->times[count - 1])
        {
            history->values[count - 1] = value;
        }
        return;
    }
    const uint32_t dropped = count_expired(history, time - span);
    if (dropped > 0)
    {
        drop_oldest(history, dropped);
    }
    // All samples but the newest are at least this far apart, so that the span needs at most 31
    // elements, which leaves one for the sample before it.
    const double spacing = span / (RESIN_HISTORY_CAPACITY - 3);
    uint32_t index = history->count;
    if (index >= 2 && history->times[index - 1] - history->times[index - 2] < spacing)
    {
        --index;
    }
    else if (index == RESIN_HISTORY_CAPACITY)
    {
        drop_oldest(history, 1);
        --index;
    }
    history->times[index] = time;
    history->values[index] = value;
    history->count = index + 1;
}

void resin_velocity_tracker_add(resin_velocity_tracker *tracker, double time, double position)
{
    if (tracker != NULL && isfinite(time) && isfinite(position))
    {
        rsn_history_add(&tracker->positions, time, position, RESIN_VELOCITY_WINDOW);
    }
}

// The slope of the least-squares line through the samples from `first` on. The sums are taken about
// the means: times and positions far from 0 would cancel in plain sums of products.
static double slope(const resin_history *history, uint32_t first)
{
    const double origin = history->times[history->count - 1];
    const double number = (double)(history->count - first);
    double mean_time = 0.0;
    double mean_value = 0.0;
    for (uint32_t i = first; i < history->count; ++i)
    {
        mean_time += (history->times[i] - origin) / number;
        mean_value += history->values[i] / number;
    }
    double covariance = 0.0;
    double variance = 0.0;
    for (uint32_t i = first; i < history->count; ++i)
    {
        const double time = history->times[i] - origin - mean_time;
        covariance += time * (history->values[i] - mean_value);
        variance += time * time;
    }
    return variance > 0.0 ? rsn_saturated(covariance / variance) : 0.0;
}

double resin_velocity_tracker_velocity(const resin_velocity_tracker *tracker, double time)
{
    if (tracker == NULL || !isfinite(time))
    {
        return 0.0;
    }
    const resin_history *history = &tracker->positions;
    const uint32_t count = history->count;
    if (count < 2 || count > RESIN_HISTORY_CAPACITY)
    {
        return 0.0;
    }
    const double newest = history->times[count - 1];
    const double now = time > newest ? time : newest;
    if (now - newest > RESIN_VELOCITY_STALE)
    {
        return 0.0;
    }
    uint32_t first = count - 1;
    while (first > 0 && history->times[first - 1] >= now - RESIN_VELOCITY_WINDOW)
    {
        --first;
    }
    return slope(history, first);
}
