// SPDX-License-Identifier: MIT
#ifndef RSN_SPRING_SUPPORT_H
#define RSN_SPRING_SUPPORT_H

#include "test_support.h"

#include <resin/spring.h>

// A spring and a motion from the whole valid range, with common values more often.
typedef struct spring_case
{
    resin_spring spring;
    resin_motion motion;
    double target;
    double dt;
} spring_case;

spring_case support_spring_case(support_random *random);

// A spring of any frequency and regime, also directly on either side of critical damping.
resin_spring support_spring(support_random *random);

// A number from 2^low up to 2^high, uniform in the exponent.
double support_power(support_random *random, double low, double high);

// The scale of errors of values: |x| + |v| / w. For velocities, w times that.
double support_scale(spring_case c);

// The errors that spring.h allows: 1e-12 + 4 epsilon w t of the scale, and the rounding of the
// target.
double support_value_tolerance(spring_case c);
double support_velocity_tolerance(spring_case c);

resin_motion support_advance(spring_case c);

#endif // RSN_SPRING_SUPPORT_H
