// SPDX-License-Identifier: MIT
#ifndef RESIN_SPRING_H
#define RESIN_SPRING_H

#include <resin/base.h>

RESIN_BEGIN_DECLS

// A damped harmonic oscillator in closed form: value'' = -2 z w value' - w^2 (value - target), with
// the frequency w and the damping ratio z. The formulas are textbook knowledge (Den Hartog,
// "Mechanical Vibrations", chapter 2); docs/design/spring.md describes their evaluation.
//
// There is no numerical integration: the result for a time does not depend on its division into
// frames, and a step may have any length. Valid are frequencies from 1e-4 to 1e5 rad/s, damping
// ratios from 0 to 1e4, values, velocities and targets of at most 1e100 in magnitude, and times
// from 0 to 1e6 s. For other arguments a function returns a status and writes nothing. Valid
// arguments never give NaN or an infinity. (With a frequency above 1 a value of 1e100 can lead to a
// velocity above 1e100, which is invalid in the next call.)
//
// Errors are relative to |x| + |v| / w, where x is the distance to the target: at most 1e-12, plus
// 4 epsilon w t, the accuracy of a phase w t in double precision, plus the rounding of the target.
// Errors of velocities are relative to w times that. Results have the same bits on every platform.
//
// All functions are pure, thread-safe and never allocate.

// ---------------------------------------------------------------------------------------------
// Springs

/// A spring with a mass of one. Frozen layout: members may be read and written. The
/// `resin_spring_from_...` functions check their arguments; every function with a spring parameter
/// checks its members.
typedef struct resin_spring
{
    /// The undamped angular frequency in radians per second, 1e-4 to 1e5.
    double frequency;
    /// The damping ratio, 0 to 1e4: 0 undamped, below 1 underdamped, 1 critical, above 1
    /// overdamped.
    double damping_ratio;
} resin_spring;

/// Makes a spring from its frequency and damping ratio.
///
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_OUTPUT`, `_FREQUENCY` or `_DAMPING_RATIO`
/// @since 0.1
RESIN_API resin_status resin_spring_from_frequency(double frequency, double damping_ratio,
                                                   resin_spring *out);

/// Makes a spring from its undamped period, in seconds: frequency = 2 pi / response. With a mass of
/// one, the stiffness is (2 pi / response)^2 and the damping 4 pi ratio / response.
///
/// @param response 2 pi / 1e5 to 2 pi / 1e-4, about 6.3e-5 to 6.3e4
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_OUTPUT`, `_RESPONSE` or `_DAMPING_RATIO`
/// @since 0.1
RESIN_API resin_status resin_spring_from_response(double response, double damping_ratio,
                                                  resin_spring *out);

/// Makes a spring from physical constants in consistent units: frequency = sqrt(stiffness / mass),
/// ratio = damping / (2 sqrt(stiffness mass)).
///
/// @param stiffness force per distance, finite and positive
/// @param damping force per speed, finite and not negative
/// @param mass finite and positive
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_OUTPUT`, `_MASS`, `_STIFFNESS` (also if the resulting
///     frequency is out of range) or `_DAMPING` (also if the resulting ratio is)
/// @since 0.1
RESIN_API resin_status resin_spring_from_stiffness(double stiffness, double damping, double mass,
                                                   resin_spring *out);

/// Makes a spring from a perceptual duration and a bounce, as in SwiftUI: response = duration;
/// ratio = 1 - bounce for a bounce from 0 to 1, and 1 / (1 + bounce) below 0.
///
/// @param duration in seconds, with the range of a response
/// @param bounce above -1, at most 1: 0 is critical, 1 is undamped
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_OUTPUT`, `_DURATION` or `_BOUNCE`
/// @since 0.1
RESIN_API resin_status resin_spring_from_duration(double duration, double bounce,
                                                  resin_spring *out);

/// Makes a spring from the tension and friction of Origami and rebound: stiffness = (tension - 30)
/// 3.62 + 194, damping = (friction - 8) 3 + 25, mass 1.
///
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_OUTPUT`, `_TENSION` or `_FRICTION`
/// @since 0.1
RESIN_API resin_status resin_spring_from_tension(double tension, double friction,
                                                 resin_spring *out);

/// Gets the undamped period, in seconds: the response of `resin_spring_from_response` and the
/// duration of `resin_spring_from_duration`.
///
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_OUTPUT`, `_FREQUENCY` or `_DAMPING_RATIO`
/// @since 0.1
RESIN_API resin_status resin_spring_response(resin_spring spring, double *out);

/// Gets the stiffness for a given mass: mass frequency^2.
///
/// @return as `resin_spring_response`, and `RESIN_ERROR_MASS` if the mass or the result is not
///     finite and positive
/// @since 0.1
RESIN_API resin_status resin_spring_stiffness(resin_spring spring, double mass, double *out);

/// Gets the damping for a given mass: 2 mass ratio frequency. Together with the stiffness of the
/// same mass the inverse of `resin_spring_from_stiffness`.
///
/// @return as `resin_spring_response`, and `RESIN_ERROR_MASS` if the mass is not finite and
///     positive, or the result is infinite or, for a positive ratio, rounds to 0
/// @since 0.1
RESIN_API resin_status resin_spring_damping(resin_spring spring, double mass, double *out);

/// Gets the bounce: 1 - ratio for ratios up to 1, 1 / ratio - 1 above.
///
/// @return as `resin_spring_response`
/// @since 0.1
RESIN_API resin_status resin_spring_bounce(resin_spring spring, double *out);

/// Gets the tension of Origami.
///
/// @return as `resin_spring_response`
/// @since 0.1
RESIN_API resin_status resin_spring_tension(resin_spring spring, double *out);

/// Gets the friction of Origami.
///
/// @return as `resin_spring_response`
/// @since 0.1
RESIN_API resin_status resin_spring_friction(resin_spring spring, double *out);

// ---------------------------------------------------------------------------------------------
// Motion

/// A value and its velocity: the whole state of a spring animation. Frozen layout.
///
/// To change the target or the spring of a moving value, pass the new one in the next call: value
/// and velocity are continuous.
typedef struct resin_motion
{
    double value;
    double velocity; ///< in units of `value` per second
} resin_motion;

/// Computes the motion after `dt` seconds. A `dt` of 0 returns the same motion, bit for bit.
///
/// @param dt 0 to 1e6 seconds
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_OUTPUT`, `_FREQUENCY`, `_DAMPING_RATIO`, `_VALUE`,
///     `_VELOCITY`, `_TARGET` or `_TIME_STEP`
/// @since 0.1
RESIN_API resin_status resin_spring_advance(resin_spring spring, resin_motion motion, double target,
                                            double dt, resin_motion *out);

/// Computes the motion at the times 0, `step`, 2 `step`, ... (`count` - 1) `step`, such as key
/// frames, each bit-equal to `resin_spring_advance` for that time.
///
/// @param count at most `RESIN_COUNT_MAX`, and (`count` - 1) `step` at most 1e6 seconds
/// @param[out] values,velocities arrays of `count` elements; one of them may be null
/// @return as `resin_spring_advance`, and `RESIN_ERROR_TOO_LARGE`
/// @since 0.1
RESIN_API resin_status resin_spring_sample(resin_spring spring, resin_motion motion, double target,
                                           double step, size_t count, double *values,
                                           double *velocities);

/// Computes the present acceleration, in units of value per second squared: -2 ratio frequency
/// velocity - frequency^2 (value - target).
///
/// @return as `resin_spring_advance`
/// @since 0.1
RESIN_API resin_status resin_spring_acceleration(resin_spring spring, resin_motion motion,
                                                 double target, double *out);

/// Computes the overshoot from now on, in units of value: the largest distance on the other side of
/// the target or, for a value that starts at its target, on the side to which it moves. Not
/// negative; 0 without overshoot.
///
/// @return as `resin_spring_advance`
/// @since 0.1
RESIN_API resin_status resin_spring_overshoot(resin_spring spring, resin_motion motion,
                                              double target, double *out);

/// Computes the first time, in seconds from now, at which the value equals the target; 0 if it does
/// now.
///
/// @return as `resin_spring_advance`, and `RESIN_ERROR_NEVER` for a motion that approaches its
///     target without reaching it
/// @since 0.1
RESIN_API resin_status resin_spring_crossing_time(resin_spring spring, resin_motion motion,
                                                  double target, double *out);

/// Returns velocity / (target - value), the initial velocity of `UISpringTimingParameters`; 0 if
/// the distance is 0 or the quotient is not finite. Accepts any numbers.
/// @since 0.1
RESIN_API double resin_spring_relative_velocity(resin_motion motion, double target);

// ---------------------------------------------------------------------------------------------
// Coming to rest

/// The limits below which a motion is at rest. Frozen layout. Recommended: half a pixel and about
/// half a pixel per second for positions; 0.001 and 0.01 for values from 0 to 1.
typedef struct resin_spring_tolerance
{
    double distance; ///< from the target, in units of value; 1e-100 to 1e100
    double speed;    ///< in units of value per second; 1e-100 to 1e100
} resin_spring_tolerance;

/// Determines whether the motion is at rest: neither its distance to the target nor its speed ever
/// exceeds the tolerance from now on. A value that passes its target, or that is momentarily still
/// away from it, is not at rest. The result does not depend on the frame rate.
///
/// @return as `resin_spring_advance`, and `RESIN_ERROR_TOLERANCE`
/// @since 0.1
RESIN_API resin_status resin_spring_is_at_rest(resin_spring spring, resin_motion motion,
                                               double target, resin_spring_tolerance tolerance,
                                               bool *out);

/// Computes the time, in seconds from now, after which distance and speed remain within the
/// tolerance: the first such time. 0 if and only if the motion is at rest now. Finite for every
/// damped spring (at most the largest double, which requires a ratio below 1e-300). The relative
/// error is 1e-12, or corresponds to the rounding of the motion.
///
/// @return as `resin_spring_is_at_rest`, and `RESIN_ERROR_UNDAMPED` for a spring of damping ratio 0
///     that is not at rest
/// @since 0.1
RESIN_API resin_status resin_spring_settling_time(resin_spring spring, resin_motion motion,
                                                  double target, resin_spring_tolerance tolerance,
                                                  double *out);

/// Like `resin_spring_advance`, but a motion that is at rest afterwards gets exactly the value of
/// the target and the velocity 0. The motion has settled if `out->value == target && out->velocity
/// == 0`, and remains settled.
///
/// @return as `resin_spring_is_at_rest`
/// @since 0.1
RESIN_API resin_status resin_spring_step(resin_spring spring, resin_motion motion, double target,
                                         double dt, resin_spring_tolerance tolerance,
                                         resin_motion *out);

RESIN_END_DECLS

#endif // RESIN_SPRING_H
