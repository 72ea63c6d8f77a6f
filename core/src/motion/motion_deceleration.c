// SPDX-License-Identifier: MIT
#include "../base/real_math.h"
#include "motion_internal.h"

#include <resin/motion.h>

_Static_assert(sizeof(resin_deceleration) == 24, "resin_deceleration is part of the ABI");
_Static_assert(sizeof(resin_crossing) == 16, "resin_crossing is part of the ABI");

// The velocity decays as exp(-decay t), t in seconds.
static double decay_of_rate(double rate)
{
    return -1000.0 * rsn_log(rate);
}

static resin_deceleration normalize(resin_deceleration motion)
{
    if (!isfinite(motion.value))
    {
        motion.value = 0.0;
    }
    if (!isfinite(motion.velocity) || !rsn_is_rate(motion.rate))
    {
        motion.velocity = 0.0;
        motion.rate = RESIN_DECELERATION_NORMAL;
    }
    return motion;
}

double resin_project(double velocity, double rate)
{
    if (!isfinite(velocity) || !rsn_is_rate(rate))
    {
        return 0.0;
    }
    return rsn_saturated(velocity / 1000.0 * rate / (1.0 - rate));
}

double resin_project_continuous(double velocity, double rate)
{
    if (!isfinite(velocity) || !rsn_is_rate(rate))
    {
        return 0.0;
    }
    return rsn_saturated(velocity / decay_of_rate(rate));
}

resin_deceleration resin_deceleration_after(resin_deceleration motion, double time)
{
    resin_deceleration left = normalize(motion);
    if (left.velocity == 0.0 || !(time > 0.0))
    {
        return left;
    }
    const double decay = decay_of_rate(left.rate);
    const double exponent = -decay * time;
    // 1 - exp(x) would cancel for short times.
    left.value = rsn_saturated(left.value + left.velocity / decay * -rsn_expm1(exponent));
    left.velocity *= rsn_exp(exponent);
    return left;
}

double resin_deceleration_rest(resin_deceleration motion)
{
    const resin_deceleration start = normalize(motion);
    return rsn_saturated(start.value + resin_project_continuous(start.velocity, start.rate));
}

double resin_deceleration_time_to_speed(resin_deceleration motion, double speed)
{
    const resin_deceleration start = normalize(motion);
    const double initial = fabs(start.velocity);
    if (initial == 0.0 || speed != speed || speed >= initial)
    {
        return 0.0;
    }
    if (speed <= 0.0)
    {
        return HUGE_VAL;
    }
    // Two logarithms, because the quotient may overflow. Never negative: both are monotonic.
    const double time = (rsn_log(initial) - rsn_log(speed)) / decay_of_rate(start.rate);
    return time > 0.0 ? rsn_saturated(time) : 0.0;
}

resin_crossing resin_deceleration_crossing(resin_deceleration motion, double boundary)
{
    const resin_crossing never = {.time = HUGE_VAL, .velocity = 0.0};
    const resin_deceleration start = normalize(motion);
    const double distance = boundary - start.value;
    if (!isfinite(distance))
    {
        return never;
    }
    if (distance == 0.0)
    {
        return (resin_crossing){.time = 0.0, .velocity = start.velocity};
    }
    const double decay = decay_of_rate(start.rate);
    // The fraction of the distance to the final value.
    const double part = distance / start.velocity * decay;
    if (!(part > 0.0 && part < 1.0))
    {
        return never;
    }
    return (resin_crossing){.time = -rsn_log1p(-part) / decay,
                            .velocity = start.velocity - decay * distance};
}
