// SPDX-License-Identifier: MIT

// The crossing time, the overshoot and the settling time of a motion.
//
// The distance x and the velocity v of an oscillator solve the same equation, y'' = -2 a y' - w^2
// y, so all functions take one such y by y(0) and y'(0). Between its extrema y is monotonic. An
// underdamped y has infinitely many extrema, each smaller than the previous by exp(-a pi / r); an
// overdamped one has at most one. So the last time at which |y| exceeds a level is between the last
// extremum above the level and the next one.

#include "spring_internal.h"

#include "../base/real_math.h"

#include <math.h>

typedef struct oscillator
{
    resin_spring spring;
    double w2;   // frequency squared
    double a;    // decay rate, if underdamped
    double r;    // as in spring_kernels.h
    double fast; // the two roots, if not underdamped; otherwise both are a
    double slow;
    bool rings; // underdamped or undamped
} oscillator;

static oscillator oscillator_of(resin_spring spring)
{
    const double w = spring.frequency;
    const double z = spring.damping_ratio;
    const double root = sqrt(fabs((1.0 - z) * (1.0 + z)));
    const bool rings = z < 1.0;
    return (oscillator){.spring = spring,
                        .w2 = w * w,
                        .a = z * w,
                        .r = w * root,
                        .fast = rings ? z * w : w * (z + root),
                        .slow = rings ? z * w : w / (z + root),
                        .rings = rings};
}

// y and y' at one time.
typedef struct state
{
    double y;
    double dy;
} state;

static state state_at(const oscillator *o, state start, double t)
{
    const rsn_transition step = rsn_spring_transition(o->spring, t);
    return (state){.y = step.xx * start.y + step.xv * start.dy,
                   .dy = step.vv * start.dy - step.pull * start.y};
}

// y is the distance in distance_of, the velocity in velocity_of.
static state distance_of(resin_motion motion, double target)
{
    return (state){.y = motion.value - target, .dy = motion.velocity};
}

static state velocity_of(const oscillator *o, state distance)
{
    return (state){.y = distance.dy, .dy = -2.0 * o->a * distance.dy - o->w2 * distance.y};
}

// The t with exp(2 r t) = 1 + 2 r q, or infinity if q has the sign of a time in the past. A q of 0
// is the rounding of a tiny quotient, whose sign it keeps.
static double time_of_ratio(const oscillator *o, double q)
{
    if (signbit(q) || q > DBL_MAX)
    {
        return INFINITY;
    }
    return o->r > 0.0 ? rsn_log1p(2.0 * o->r * q) / (2.0 * o->r) : q;
}

// The first time at which y is 0, or infinity.
static double time_to_zero(const oscillator *o, state start)
{
    if (start.y == 0.0)
    {
        return 0.0;
    }
    const double slope = start.dy + o->fast * start.y;
    if (o->rings)
    {
        return rsn_atan2(o->r * fabs(start.y), start.y > 0.0 ? -slope : slope) / o->r;
    }
    return time_of_ratio(o, -start.y / slope);
}

// The first time at which y' is 0, or infinity. Does not use y'', whose terms cancel for heavy
// damping.
static double time_to_extremum(const oscillator *o, state start)
{
    if (start.dy == 0.0)
    {
        return 0.0;
    }
    const double slope = o->slow * start.dy + o->w2 * start.y;
    if (o->rings)
    {
        return rsn_atan2(o->r * fabs(start.dy), start.dy > 0.0 ? slope : -slope) / o->r;
    }
    return time_of_ratio(o, start.dy / slope);
}

// The first extremum of y; the size is 0 if there is none.
typedef struct peak
{
    double time;
    double size; // |y|
} peak;

static peak peak_of(const oscillator *o, state start)
{
    const double time = time_to_extremum(o, start);
    if (time == 0.0)
    {
        return (peak){.time = 0.0, .size = fabs(start.y)};
    }
    const double size = time <= DBL_MAX ? fabs(state_at(o, start, time).y) : 0.0;
    return (peak){.time = time, .size = size};
}

// ---------------------------------------------------------------------------------------------
// At rest

bool rsn_spring_rests(resin_spring spring, resin_motion motion, double target,
                      resin_spring_tolerance tolerance)
{
    const state distance = distance_of(motion, target);
    const double speed = fabs(distance.dy);
    if (!(fabs(distance.y) <= tolerance.distance && speed <= tolerance.speed))
    {
        return false;
    }
    // v^2 + (w x)^2, the energy, never increases, so its present value bounds both terms.
    const double potential = spring.frequency * distance.y;
    const double bound = spring.frequency * tolerance.distance;
    const double least = bound < tolerance.speed ? bound : tolerance.speed;
    if (speed * speed + potential * potential < least * least)
    {
        return true;
    }
    const oscillator o = oscillator_of(spring);
    return peak_of(&o, distance).size <= tolerance.distance &&
           peak_of(&o, velocity_of(&o, distance)).size <= tolerance.speed;
}

// ---------------------------------------------------------------------------------------------
// Settling time

// A time at which |y| <= level, for a |y| that decreases monotonically from above the level.
static double bracket_end(const oscillator *o, state start, double level)
{
    double high = 1.0 / o->slow;
    const double sign = start.y > 0.0 ? 1.0 : -1.0;
    while (sign * state_at(o, start, high).y > level)
    {
        high *= 2.0;
    }
    return high;
}

// The time at which |y| falls through the level, once on [0, high]. Newton's method on log |y|,
// which is nearly linear, safeguarded by bisection.
static double time_of_level(const oscillator *o, state start, double level, double high)
{
    const double sign = start.y > 0.0 ? 1.0 : -1.0;
    double low = 0.0;
    double t = 0.0;
    state at = start;
    for (int i = 0; i < 200; ++i)
    {
        const double size = sign * at.y;
        const double slope = sign * at.dy;
        if (t > 0.0 && fabs(size - level) <= 2.0 * DBL_EPSILON * level)
        {
            high = t; // the remaining difference is rounding
            break;
        }
        double next = low + (high - low) / 2.0;
        if (i < 60 && size > 0.0 && slope < 0.0)
        {
            const double newton = t - rsn_log(size / level) * (size / slope);
            next = newton > low && newton < high ? newton : next;
        }
        if (fabs(next - t) <= DBL_EPSILON * t)
        {
            high = next;
            break;
        }
        t = next;
        at = state_at(o, start, t);
        low = sign * at.y > level ? t : low;
        high = sign * at.y > level ? high : t;
    }
    return high;
}

// The last time at which |y| exceeds the level: 0 if it never does, infinity if it always will.
static double settling_time_of(const oscillator *o, state start, double level)
{
    const peak first = peak_of(o, start);
    if (first.size <= level)
    {
        if (fabs(start.y) <= level)
        {
            return 0.0;
        }
        const double end = first.time <= DBL_MAX ? first.time : bracket_end(o, start, level);
        return time_of_level(o, start, level, end);
    }
    if (!o->rings)
    {
        const state still = {.y = first.size, .dy = 0.0};
        return first.time + time_of_level(o, still, level, bracket_end(o, still, level));
    }
    if (o->a == 0.0)
    {
        return INFINITY;
    }
    // Starts at the last extremum above the level, so that phases are small for any settling time.
    const double half_period = RSN_PI / o->r;
    const double loss = o->a * half_period;
    double count = floor(rsn_log(first.size / level) / loss);
    if (count > 0.0 && first.size * rsn_exp(-count * loss) <= level)
    {
        count -= 1.0;
    }
    else if (first.size * rsn_exp(-(count + 1.0) * loss) > level)
    {
        count += 1.0;
    }
    const double time = first.time + count * half_period;
    const state last = {.y = first.size * rsn_exp(-count * loss), .dy = 0.0};
    return last.y > level ? time + time_of_level(o, last, level, half_period) : time;
}

// ---------------------------------------------------------------------------------------------
// The public functions

static resin_status check(resin_spring spring, resin_motion motion, double target, const void *out)
{
    if (out == NULL)
    {
        return RESIN_ERROR_NULL_OUTPUT;
    }
    return rsn_check_spring_and_motion(spring, motion, target);
}

resin_status resin_spring_is_at_rest(resin_spring spring, resin_motion motion, double target,
                                     resin_spring_tolerance tolerance, bool *out)
{
    resin_status status = check(spring, motion, target, out);
    status = status == RESIN_OK ? rsn_check_tolerance(tolerance) : status;
    if (status == RESIN_OK)
    {
        *out = rsn_spring_rests(spring, motion, target, tolerance);
    }
    return status;
}

resin_status resin_spring_step(resin_spring spring, resin_motion motion, double target, double dt,
                               resin_spring_tolerance tolerance, resin_motion *out)
{
    resin_status status = check(spring, motion, target, out);
    if (status != RESIN_OK)
    {
        return status;
    }
    if (!rsn_is_within(dt, 0.0, RSN_TIME_MOST))
    {
        return RESIN_ERROR_TIME_STEP;
    }
    status = rsn_check_tolerance(tolerance);
    if (status != RESIN_OK)
    {
        return status;
    }
    if (motion.value == target && motion.velocity == 0.0)
    {
        *out = motion; // preserves -0
        return RESIN_OK;
    }
    const rsn_transition transition = rsn_spring_transition(spring, dt);
    const resin_motion end = rsn_spring_carry(motion, target, dt, transition);
    *out = rsn_spring_rests(spring, end, target, tolerance)
               ? (resin_motion){.value = target, .velocity = 0.0}
               : end;
    return RESIN_OK;
}

resin_status resin_spring_settling_time(resin_spring spring, resin_motion motion, double target,
                                        resin_spring_tolerance tolerance, double *out)
{
    resin_status status = check(spring, motion, target, out);
    status = status == RESIN_OK ? rsn_check_tolerance(tolerance) : status;
    if (status != RESIN_OK)
    {
        return status;
    }
    if (rsn_spring_rests(spring, motion, target, tolerance))
    {
        *out = 0.0;
        return RESIN_OK;
    }
    if (spring.damping_ratio == 0.0)
    {
        return RESIN_ERROR_UNDAMPED;
    }
    const oscillator o = oscillator_of(spring);
    const state distance = distance_of(motion, target);
    const double there = settling_time_of(&o, distance, tolerance.distance);
    const double slow = settling_time_of(&o, velocity_of(&o, distance), tolerance.speed);
    const double time = there > slow ? there : slow;
    *out = time <= DBL_MAX ? time : DBL_MAX;
    return RESIN_OK;
}

resin_status resin_spring_crossing_time(resin_spring spring, resin_motion motion, double target,
                                        double *out)
{
    const resin_status status = check(spring, motion, target, out);
    if (status != RESIN_OK)
    {
        return status;
    }
    const oscillator o = oscillator_of(spring);
    const double time = time_to_zero(&o, distance_of(motion, target));
    if (!(time <= DBL_MAX))
    {
        return RESIN_ERROR_NEVER;
    }
    *out = time;
    return RESIN_OK;
}

resin_status resin_spring_overshoot(resin_spring spring, resin_motion motion, double target,
                                    double *out)
{
    const resin_status status = check(spring, motion, target, out);
    if (status != RESIN_OK)
    {
        return status;
    }
    const oscillator o = oscillator_of(spring);
    const state start = distance_of(motion, target);
    const double crossing = time_to_zero(&o, start);
    if (!(crossing <= DBL_MAX))
    {
        *out = 0.0;
        return RESIN_OK;
    }
    const state passing = {.y = 0.0, .dy = state_at(&o, start, crossing).dy};
    *out = peak_of(&o, passing).size;
    return RESIN_OK;
}
