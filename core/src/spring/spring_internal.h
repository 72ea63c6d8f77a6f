// SPDX-License-Identifier: MIT
#ifndef RSN_SPRING_INTERNAL_H
#define RSN_SPRING_INTERNAL_H

#include "../base/internal.h"

#include <resin/spring.h>

#define RSN_PI 0x1.921fb54442d18p+1

#define RSN_FREQUENCY_LEAST 1e-4
#define RSN_FREQUENCY_MOST 1e5
#define RSN_DAMPING_RATIO_MOST 1e4
#define RSN_MAGNITUDE_MOST 1e100
#define RSN_TIME_MOST 1e6
// Far above the limit 1e-300 of decay_lanes times the largest motion.
#define RSN_TOLERANCE_LEAST 1e-100

// False for NaN.
static inline bool rsn_is_within(double x, double least, double most)
{
    return x >= least && x <= most;
}

static inline resin_status rsn_check_spring(resin_spring spring)
{
    if (!rsn_is_within(spring.frequency, RSN_FREQUENCY_LEAST, RSN_FREQUENCY_MOST))
    {
        return RESIN_ERROR_FREQUENCY;
    }
    return rsn_is_within(spring.damping_ratio, 0.0, RSN_DAMPING_RATIO_MOST)
               ? RESIN_OK
               : RESIN_ERROR_DAMPING_RATIO;
}

static inline resin_status rsn_check_motion(resin_motion motion, double target)
{
    if (!rsn_is_within(motion.value, -RSN_MAGNITUDE_MOST, RSN_MAGNITUDE_MOST))
    {
        return RESIN_ERROR_VALUE;
    }
    if (!rsn_is_within(motion.velocity, -RSN_MAGNITUDE_MOST, RSN_MAGNITUDE_MOST))
    {
        return RESIN_ERROR_VELOCITY;
    }
    return rsn_is_within(target, -RSN_MAGNITUDE_MOST, RSN_MAGNITUDE_MOST) ? RESIN_OK
                                                                          : RESIN_ERROR_TARGET;
}

static inline resin_status rsn_check_spring_and_motion(resin_spring spring, resin_motion motion,
                                                       double target)
{
    const resin_status status = rsn_check_spring(spring);
    return status == RESIN_OK ? rsn_check_motion(motion, target) : status;
}

static inline resin_status rsn_check_tolerance(resin_spring_tolerance tolerance)
{
    return rsn_is_within(tolerance.distance, RSN_TOLERANCE_LEAST, RSN_MAGNITUDE_MOST) &&
                   rsn_is_within(tolerance.speed, RSN_TOLERANCE_LEAST, RSN_MAGNITUDE_MOST)
               ? RESIN_OK
               : RESIN_ERROR_TOLERANCE;
}

// The linear map of a motion over a span of time; see spring_kernels.h.
typedef struct rsn_transition
{
    double xx;
    double xv;
    double pull;
    double vv;
} rsn_transition;

// spring.c. The arguments are valid.
rsn_transition rsn_spring_transition(resin_spring spring, double t);

// Applies a transition. The batch kernels compute the same expressions in the same order.
static inline resin_motion rsn_spring_carry(resin_motion motion, double target, double dt,
                                            rsn_transition step)
{
    if (dt == 0.0)
    {
        return motion; // value - target + target may differ from value by rounding
    }
    const double x = motion.value - target;
    const double v = motion.velocity;
    return (resin_motion){.value = target + (step.xx * x + step.xv * v),
                          .velocity = step.vv * v - step.pull * x};
}

// spring_settle.c: whether a motion is at rest. The arguments are valid.
bool rsn_spring_rests(resin_spring spring, resin_motion motion, double target,
                      resin_spring_tolerance tolerance);

#endif // RSN_SPRING_INTERNAL_H
