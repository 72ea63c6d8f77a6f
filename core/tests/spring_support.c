// SPDX-License-Identifier: MIT
#include "spring_support.h"

#include <float.h>
#include <math.h>

double support_power(support_random *random, double low, double high)
{
    return exp2(support_between(random, low, high));
}

static double ratio(support_random *random)
{
    switch (support_below(random, 10))
    {
    case 0:
        return 0.0;
    case 1:
        return support_power(random, -60.0, 0.0);
    case 2:
        return 1.0;
    case 3:
        return 1.0 - support_power(random, -53.0, -5.0);
    case 4:
        return 1.0 + support_power(random, -52.0, -5.0);
    case 5:
        return support_between(random, 1.0, 4.0);
    case 6:
        return support_power(random, 0.0, 13.28);
    default:
        return support_unit(random);
    }
}

resin_spring support_spring(support_random *random)
{
    resin_spring spring;
    const double frequency = support_below(random, 2) == 0 ? support_power(random, -13.28, 16.6)
                                                           : support_between(random, 3.0, 30.0);
    assert_ok(resin_spring_from_frequency(frequency, ratio(random), &spring));
    return spring;
}

static double signed_number(support_random *random)
{
    const double sign = support_below(random, 2) == 0 ? 1.0 : -1.0;
    switch (support_below(random, 8))
    {
    case 0:
        return 0.0;
    case 1:
        return sign * support_power(random, -1060.0, 332.19);
    default:
        return sign * support_between(random, 0.0, 1000.0);
    }
}

spring_case support_spring_case(support_random *random)
{
    spring_case c = {.spring = support_spring(random),
                     .motion = {.value = signed_number(random), .velocity = signed_number(random)},
                     .target = signed_number(random)};
    switch (support_below(random, 6))
    {
    case 0:
        c.dt = support_power(random, -60.0, 19.93);
        break;
    case 1:
        c.dt = support_unit(random);
        break;
    default:
        c.dt = support_between(random, 1.0 / 240.0, 1.0 / 15.0);
        break;
    }
    return c;
}

double support_scale(spring_case c)
{
    return fabs(c.motion.value - c.target) + fabs(c.motion.velocity) / c.spring.frequency;
}

static double share(spring_case c)
{
    return 1e-12 + 4.0 * DBL_EPSILON * c.spring.frequency * c.dt;
}

// Includes one rounding of value - target and one of target + distance.
double support_value_tolerance(spring_case c)
{
    return share(c) * support_scale(c) + 2.0 * DBL_EPSILON * fabs(c.target) + 0x1p-1070;
}

double support_velocity_tolerance(spring_case c)
{
    const double w = c.spring.frequency;
    return w * share(c) * support_scale(c) + 2.0 * DBL_EPSILON * w * fabs(c.target) + 0x1p-1070;
}

resin_motion support_advance(spring_case c)
{
    resin_motion end = {NAN, NAN};
    assert_ok(resin_spring_advance(c.spring, c.motion, c.target, c.dt, &end));
    return end;
}
