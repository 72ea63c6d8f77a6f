// SPDX-License-Identifier: MIT
#ifndef RSN_SPRING_SUPPORT_H
#define RSN_SPRING_SUPPORT_H

#include "test_support.h"

#include <resin/spring.h>

// A spring and a motion drawn from the whole valid range, the common part of it more often.
typedef struct spring_case
{
    resin_spring spring;
    resin_motion motion;
    double target;
    double dt;
} spring_case;

spring_case support_spring_case(support_random *random);

// Springs of every regime, both sides of critical damping included; any frequency.
resin_spring support_spring(support_random *random);

// From 2^low up to 2^high, evenly in the exponent.
double support_power(support_random *random, double low, double high);

// What errors are measured against, for values: |x| + |v| / w. For velocities, w times that.
double support_scale(spring_case c);

// The error that spring.h allows for that: 1e-12 + 4 epsilon w t, and the rounding of the target.
double support_value_tolerance(spring_case c);
double support_velocity_tolerance(spring_case c);

resin_motion support_advance(spring_case c);

#endif // RSN_SPRING_SUPPORT_H
