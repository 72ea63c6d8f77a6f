// SPDX-License-Identifier: MIT
#ifndef RSN_MOTION_INTERNAL_H
#define RSN_MOTION_INTERNAL_H

#include "../base/internal.h"

#include <math.h>

#include <resin/motion_trackers.h>

// Returns the nearest finite number; 0 for NaN.
static inline double rsn_saturated(double x)
{
    if (x > DBL_MAX)
    {
        return DBL_MAX;
    }
    if (x < -DBL_MAX)
    {
        return -DBL_MAX;
    }
    return x == x ? x : 0.0;
}

static inline bool rsn_is_rate(double rate)
{
    return rate > 0.0 && rate < 1.0;
}

// motion_velocity.c: adds a sample. Keeps the samples of the last `span` seconds and one before
// them, thinned out to the capacity. A sample with the time of the newest replaces it; an earlier
// one is ignored.
void rsn_history_add(resin_history *history, double time, double value, double span);

#endif // RSN_MOTION_INTERNAL_H
