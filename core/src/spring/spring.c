// SPDX-License-Identifier: MIT
#define RSN_LANES 1
#include "spring_internal.h"

#include "spring_kernels.h"

_Static_assert(sizeof(resin_spring) == 16, "resin_spring is part of the ABI");
_Static_assert(sizeof(resin_motion) == 16, "resin_motion is part of the ABI");
_Static_assert(sizeof(resin_spring_tolerance) == 16, "resin_spring_tolerance is part of the ABI");

static inline rsn_transition transition(resin_spring spring, double t)
{
    const lane_transition step = transition_lanes(spring.frequency, spring.damping_ratio, t);
    return (rsn_transition){.xx = step.xx, .xv = step.xv, .pull = step.pull, .vv = step.vv};
}

rsn_transition rsn_spring_transition(resin_spring spring, double t)
{
    return transition(spring, t);
}

// The arguments are valid.
static inline resin_motion advance(resin_spring spring, resin_motion motion, double target,
                                   double dt)
{
    return rsn_spring_carry(motion, target, dt, transition(spring, dt));
}

resin_status resin_spring_advance(resin_spring spring, resin_motion motion, double target,
                                  double dt, resin_motion *out)
{
    if (out == NULL)
    {
        return RESIN_ERROR_NULL_OUTPUT;
    }
    const resin_status status = rsn_check_spring_and_motion(spring, motion, target);
    if (status != RESIN_OK)
    {
        return status;
    }
    if (!rsn_is_within(dt, 0.0, RSN_TIME_MOST))
    {
        return RESIN_ERROR_TIME_STEP;
    }
    *out = advance(spring, motion, target, dt);
    return RESIN_OK;
}

resin_status resin_spring_sample(resin_spring spring, resin_motion motion, double target,
                                 double step, size_t count, double *values, double *velocities)
{
    if (values == NULL && velocities == NULL && count > 0)
    {
        return RESIN_ERROR_NULL_OUTPUT;
    }
    const resin_status status = rsn_check_spring_and_motion(spring, motion, target);
    if (status != RESIN_OK)
    {
        return status;
    }
    if (count > RESIN_COUNT_MAX)
    {
        return RESIN_ERROR_TOO_LARGE;
    }
    const double last = count > 0 ? (double)(count - 1) : 0.0;
    if (!(step >= 0.0 && step <= RSN_TIME_MOST && last * step <= RSN_TIME_MOST))
    {
        return RESIN_ERROR_TIME_STEP;
    }
    for (size_t i = 0; i < count; ++i)
    {
        const resin_motion at = advance(spring, motion, target, (double)i * step);
        if (values != NULL)
        {
            values[i] = at.value;
        }
        if (velocities != NULL)
        {
            velocities[i] = at.velocity;
        }
    }
    return RESIN_OK;
}

resin_status resin_spring_acceleration(resin_spring spring, resin_motion motion, double target,
                                       double *out)
{
    if (out == NULL)
    {
        return RESIN_ERROR_NULL_OUTPUT;
    }
    const resin_status status = rsn_check_spring_and_motion(spring, motion, target);
    if (status == RESIN_OK)
    {
        const double w = spring.frequency;
        *out = -2.0 * spring.damping_ratio * w * motion.velocity - w * w * (motion.value - target);
    }
    return status;
}

double resin_spring_relative_velocity(resin_motion motion, double target)
{
    const double distance = target - motion.value;
    const double quotient = motion.velocity / distance;
    return distance != 0.0 && fabs(quotient) <= DBL_MAX ? quotient : 0.0;
}
