// SPDX-License-Identifier: MIT

// Conversions between the parameters of springs and frequency and damping ratio.

#include "spring_internal.h"

#include <math.h>

// Origami's sliders (facebook/rebound-js, OrigamiValueConverter): value = (slider - zero) scale +
// offset.
#define RSN_TENSION_ZERO 30.0
#define RSN_TENSION_SCALE 3.62
#define RSN_TENSION_OFFSET 194.0
#define RSN_FRICTION_ZERO 8.0
#define RSN_FRICTION_SCALE 3.0
#define RSN_FRICTION_OFFSET 25.0

// Writes a spring, or returns the status of the argument that put its member out of range.
static resin_status store_spring(double frequency, double damping_ratio,
                                 resin_status frequency_fault, resin_status ratio_fault,
                                 resin_spring *out)
{
    const resin_spring spring = {.frequency = frequency, .damping_ratio = damping_ratio};
    const resin_status status = rsn_check_spring(spring);
    if (status != RESIN_OK)
    {
        return status == RESIN_ERROR_FREQUENCY ? frequency_fault : ratio_fault;
    }
    *out = spring;
    return RESIN_OK;
}

resin_status resin_spring_from_frequency(double frequency, double damping_ratio, resin_spring *out)
{
    if (out == NULL)
    {
        return RESIN_ERROR_NULL_OUTPUT;
    }
    return store_spring(frequency, damping_ratio, RESIN_ERROR_FREQUENCY, RESIN_ERROR_DAMPING_RATIO,
                        out);
}

resin_status resin_spring_from_response(double response, double damping_ratio, resin_spring *out)
{
    if (out == NULL)
    {
        return RESIN_ERROR_NULL_OUTPUT;
    }
    return store_spring(2.0 * RSN_PI / response, damping_ratio, RESIN_ERROR_RESPONSE,
                        RESIN_ERROR_DAMPING_RATIO, out);
}

resin_status resin_spring_from_stiffness(double stiffness, double damping, double mass,
                                         resin_spring *out)
{
    if (out == NULL)
    {
        return RESIN_ERROR_NULL_OUTPUT;
    }
    if (!(mass > 0.0 && mass <= DBL_MAX))
    {
        return RESIN_ERROR_MASS;
    }
    if (!(stiffness > 0.0 && stiffness <= DBL_MAX))
    {
        return RESIN_ERROR_STIFFNESS;
    }
    if (!(damping >= 0.0 && damping <= DBL_MAX))
    {
        return RESIN_ERROR_DAMPING;
    }
    // Divides by the mass first: stiffness times mass could overflow.
    const double frequency = sqrt(stiffness / mass);
    return store_spring(frequency, damping / mass / (2.0 * frequency), RESIN_ERROR_STIFFNESS,
                        RESIN_ERROR_DAMPING, out);
}

resin_status resin_spring_from_duration(double duration, double bounce, resin_spring *out)
{
    if (out == NULL)
    {
        return RESIN_ERROR_NULL_OUTPUT;
    }
    const double frequency = 2.0 * RSN_PI / duration;
    if (!rsn_is_within(frequency, RSN_FREQUENCY_LEAST, RSN_FREQUENCY_MOST))
    {
        return RESIN_ERROR_DURATION;
    }
    if (!(bounce > -1.0 && bounce <= 1.0))
    {
        return RESIN_ERROR_BOUNCE;
    }
    const double ratio = bounce >= 0.0 ? 1.0 - bounce : 1.0 / (1.0 + bounce);
    return store_spring(frequency, ratio, RESIN_ERROR_DURATION, RESIN_ERROR_BOUNCE, out);
}

resin_status resin_spring_from_tension(double tension, double friction, resin_spring *out)
{
    if (out == NULL)
    {
        return RESIN_ERROR_NULL_OUTPUT;
    }
    const double stiffness = (tension - RSN_TENSION_ZERO) * RSN_TENSION_SCALE + RSN_TENSION_OFFSET;
    const double damping =
        (friction - RSN_FRICTION_ZERO) * RSN_FRICTION_SCALE + RSN_FRICTION_OFFSET;
    const resin_status status = resin_spring_from_stiffness(stiffness, damping, 1.0, out);
    switch (status)
    {
    case RESIN_ERROR_STIFFNESS:
        return RESIN_ERROR_TENSION;
    case RESIN_ERROR_DAMPING:
        return RESIN_ERROR_FRICTION;
    default:
        return status;
    }
}

static resin_status check_output(resin_spring spring, const double *out)
{
    return out == NULL ? RESIN_ERROR_NULL_OUTPUT : rsn_check_spring(spring);
}

resin_status resin_spring_response(resin_spring spring, double *out)
{
    const resin_status status = check_output(spring, out);
    if (status == RESIN_OK)
    {
        *out = 2.0 * RSN_PI / spring.frequency;
    }
    return status;
}

static resin_status store_for_mass(resin_spring spring, double mass, double per_mass, double *out)
{
    const resin_status status = check_output(spring, out);
    if (status != RESIN_OK)
    {
        return status;
    }
    const double result = mass * per_mass;
    if (!(mass > 0.0 && mass <= DBL_MAX && result <= DBL_MAX && (result > 0.0 || per_mass == 0.0)))
    {
        return RESIN_ERROR_MASS;
    }
    *out = result;
    return RESIN_OK;
}

resin_status resin_spring_stiffness(resin_spring spring, double mass, double *out)
{
    return store_for_mass(spring, mass, spring.frequency * spring.frequency, out);
}

resin_status resin_spring_damping(resin_spring spring, double mass, double *out)
{
    return store_for_mass(spring, mass, 2.0 * spring.damping_ratio * spring.frequency, out);
}

resin_status resin_spring_bounce(resin_spring spring, double *out)
{
    const resin_status status = check_output(spring, out);
    if (status == RESIN_OK)
    {
        const double ratio = spring.damping_ratio;
        *out = ratio <= 1.0 ? 1.0 - ratio : 1.0 / ratio - 1.0;
    }
    return status;
}

resin_status resin_spring_tension(resin_spring spring, double *out)
{
    const resin_status status = check_output(spring, out);
    if (status == RESIN_OK)
    {
        const double stiffness = spring.frequency * spring.frequency;
        *out = (stiffness - RSN_TENSION_OFFSET) / RSN_TENSION_SCALE + RSN_TENSION_ZERO;
    }
    return status;
}

resin_status resin_spring_friction(resin_spring spring, double *out)
{
    const resin_status status = check_output(spring, out);
    if (status == RESIN_OK)
    {
        const double damping = 2.0 * spring.damping_ratio * spring.frequency;
        *out = (damping - RSN_FRICTION_OFFSET) / RSN_FRICTION_SCALE + RSN_FRICTION_ZERO;
    }
    return status;
}
