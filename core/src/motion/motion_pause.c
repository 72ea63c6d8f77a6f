// SPDX-License-Identifier: MIT
#include "motion_internal.h"

#include <string.h>

_Static_assert(sizeof(resin_pause_rule) == 32, "resin_pause_rule is part of the ABI");
_Static_assert(sizeof(resin_pause_detector) == 64, "resin_pause_detector is part of the ABI");
_Static_assert(sizeof(resin_timed_pause_detector) == sizeof(resin_history) + 8,
               "resin_timed_pause_detector is part of the ABI");

resin_pause_rule resin_pause_rule_default(void)
{
    return (resin_pause_rule){
        .maximum_speed = 100.0, .minimum_distance = 50.0, .loss = 0.9, .span = 0.1};
}

static bool is_rule(const resin_pause_rule *rule)
{
    return rule->maximum_speed >= 0.0 && rule->minimum_distance >= 0.0 && rule->loss >= 0.0 &&
           rule->loss <= 1.0;
}

// Compares speeds, not velocities: a reversal is no pause. Without a division, so that a first
// velocity of 0 is no special case.
static bool is_pause(const resin_pause_rule *rule, double first, double velocity, double distance)
{
    const double speed = fabs(velocity);
    return is_rule(rule) && speed <= rule->maximum_speed &&
           fabs(distance) >= rule->minimum_distance &&
           fabs(first) - speed > rule->loss * fabs(first);
}

bool resin_pause_detector_add(resin_pause_detector *detector, const resin_pause_rule *rule,
                              double velocity, double distance)
{
    if (detector == NULL || detector->paused != 0 || !isfinite(velocity) || !isfinite(distance))
    {
        return false;
    }
    const resin_pause_rule used = rule != NULL ? *rule : resin_pause_rule_default();
    if (detector->count >= RESIN_PAUSE_VELOCITIES)
    {
        memmove(detector->velocities, detector->velocities + 1,
                (RESIN_PAUSE_VELOCITIES - 1) * sizeof detector->velocities[0]);
        detector->count = RESIN_PAUSE_VELOCITIES - 1;
    }
    detector->velocities[detector->count] = velocity;
    detector->count += 1;
    if (detector->count == RESIN_PAUSE_VELOCITIES &&
        is_pause(&used, detector->velocities[0], velocity, distance))
    {
        detector->paused = 1;
    }
    return detector->paused != 0;
}

// Whether a time is after all samples. The caller can write to the struct.
static bool is_later(const resin_history *history, double time)
{
    const uint32_t count = history->count;
    return count == 0 || count > RESIN_HISTORY_CAPACITY || time > history->times[count - 1];
}

// Interpolates the value at a time linearly. Returns false if the history starts later.
static bool value_at(const resin_history *history, double time, double *out)
{
    uint32_t after = history->count;
    while (after > 0 && history->times[after - 1] > time)
    {
        --after;
    }
    if (after == 0)
    {
        return false;
    }
    const uint32_t before = after - 1;
    if (after == history->count || history->times[before] == time)
    {
        *out = history->values[before];
        return true;
    }
    const double part =
        (time - history->times[before]) / (history->times[after] - history->times[before]);
    *out = history->values[before] * (1.0 - part) + history->values[after] * part;
    return true;
}

bool resin_timed_pause_detector_add(resin_timed_pause_detector *detector,
                                    const resin_pause_rule *rule, double time, double velocity,
                                    double distance)
{
    if (detector == NULL || detector->paused != 0 || !isfinite(time) || !isfinite(velocity) ||
        !isfinite(distance))
    {
        return false;
    }
    const resin_pause_rule used = rule != NULL ? *rule : resin_pause_rule_default();
    if (!(used.span > 0.0 && used.span <= DBL_MAX))
    {
        return false;
    }
    if (!is_later(&detector->velocities, time))
    {
        return false;
    }
    rsn_history_add(&detector->velocities, time, velocity, used.span);
    double first = 0.0;
    if (value_at(&detector->velocities, time - used.span, &first) &&
        is_pause(&used, first, velocity, distance))
    {
        detector->paused = 1;
    }
    return detector->paused != 0;
}
