// SPDX-License-Identifier: MIT
#ifndef RSN_MOTION_INTERNAL_H
#define RSN_MOTION_INTERNAL_H

#include "internal.h"

#include <math.h>

#include <resin/motion_trackers.h>

// What a total function returns: the nearest finite number, 0 for NaN.
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

// Takes in a sample. Keeps those of the last `span` seconds and the last one before them, thinned
// out so that they always fit. False when the sample is not later than the newest: one of the same
// time has then replaced it, an earlier one has changed nothing.
bool rsn_history_add(resin_history *history, double time, double value, double span);

#endif // RSN_MOTION_INTERNAL_H
