// SPDX-License-Identifier: MIT
#ifndef RESIN_SPRING_H
#define RESIN_SPRING_H

#include <resin/base.h>

RESIN_BEGIN_DECLS

// A damped harmonic oscillator in closed form: value'' = -2 z w value' - w^2 (value - target), with
// the frequency w and the damping ratio z. The formulas are those of any textbook on vibrations
// (Den Hartog, "Mechanical Vibrations", chapter 2); docs/design/spring.md tells how they are
// evaluated.
//
// Because nothing is integrated step by step, the answer for a time does not depend on how that
// time is cut into frames, and no step is too long. Valid are frequencies from 1e-4 to 1e5 rad/s,
// damping ratios from 0 to 1e4, values, velocities and targets of at most 1e100 in magnitude, and
// times from 0 to 1e6 s. Everything else gets a status, and nothing is written. Valid input never
// gives NaN or an infinity. (A frequency above 1 can turn a value of 1e100 into a velocity above
// it, which the next call then refuses.)
//
// Errors are measured against |x| + |v| / w, x being the distance to the target: at most 1e-12 of
// it, plus 4 epsilon w t, which is how well a phase of w t is known in double precision, plus the
// rounding of the target. Velocities likewise, against w times that. Results have the same bits on
// every platform.
//
// Every function here is pure and may be called from any thread. None allocates.

// ---------------------------------------------------------------------------------------------
// Springs

/// A spring, scaled so that its mass is one. Frozen layout: pass it by value, read and write its
/// members freely. The `resin_spring_from_...` functions check their arguments; every function that
/// takes a spring checks the members again.
typedef struct resin_spring
{
    /// Undamped angular frequency in radians per second, 1e-4 to 1e5.
    double frequency;
    /// 0 rings for ever, below 1 rings out, 1 is critical, above 1 creeps. 0 to 1e4.
    double damping_ratio;
} resin_spring;

/// A spring from its own two members, checked.
///
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_OUTPUT`, `_FREQUENCY` or `_DAMPING_RATIO`
/// @since 0.1
RESIN_API resin_status resin_spring_from_frequency(double frequency, double damping_ratio,
                                                   resin_spring *out);

/// A spring from the period that it would have without damping, in seconds: frequency = 2 pi /
/// response. For a mass of one that is a stiffness of (2 pi / response)^2 and a damping of 4 pi
/// ratio / response.
///
/// @param response 2 pi / 1e5 to 2 pi / 1e-4, about 6.3e-5 to 6.3e4
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_OUTPUT`, `_RESPONSE` or `_DAMPING_RATIO`
/// @since 0.1
RESIN_API resin_status resin_spring_from_response(double response, double damping_ratio,
                                                  resin_spring *out);

/// A spring from physical constants in any consistent units: frequency = sqrt(stiffness / mass),
/// ratio = damping / (2 sqrt(stiffness mass)).
///
/// @param stiffness force per distance, finite and positive
/// @param damping force per speed, finite and not negative
/// @param mass finite and positive
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_OUTPUT`, `_MASS`, `_STIFFNESS` (also when the frequency
///     that follows is out of range) or `_DAMPING` (also when the ratio that follows is)
/// @since 0.1
RESIN_API resin_status resin_spring_from_stiffness(double stiffness, double damping, double mass,
                                                   resin_spring *out);

/// A spring from a perceived duration and a bounce, as SwiftUI spells them: response = duration;
/// ratio = 1 - bounce from 0 to 1, and 1 / (1 + bounce) below 0.
///
/// @param duration seconds, of the range of a response
/// @param bounce above -1, at most 1: 0 is critical, 1 is undamped
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_OUTPUT`, `_DURATION` or `_BOUNCE`
/// @since 0.1
RESIN_API resin_status resin_spring_from_duration(double duration, double bounce,
                                                  resin_spring *out);

/// A spring from the tension and friction of Origami's and rebound's sliders: stiffness = (tension
/// - 30) 3.62 + 194, damping = (friction - 8) 3 + 25, mass 1.
///
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_OUTPUT`, `_TENSION` or `_FRICTION`
/// @since 0.1
RESIN_API resin_status resin_spring_from_tension(double tension, double friction,
                                                 resin_spring *out);

/// The period without damping, in seconds: the inverse of `resin_spring_from_response`, and the
/// duration of `resin_spring_from_duration`.
///
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_OUTPUT`, `_FREQUENCY` or `_DAMPING_RATIO`, as have all
///     functions up to `resin_spring_friction`
/// @since 0.1
RESIN_API resin_status resin_spring_response(resin_spring spring, double *out);

/// The stiffness for a given mass: mass frequency^2.
///
/// @return as `resin_spring_response`, and `RESIN_ERROR_MASS` for a mass that is not finite and
///     positive or gives no finite, positive result
/// @since 0.1
RESIN_API resin_status resin_spring_stiffness(resin_spring spring, double mass, double *out);

/// The damping for a given mass: 2 mass ratio frequency. With the stiffness of the same mass it is
/// the inverse of `resin_spring_from_stiffness`.
///
/// @return as `resin_spring_response`, and `RESIN_ERROR_MASS` for a mass that is not finite and
///     positive, or gives a result that is infinite or rounds a positive damping to 0. A ratio of 0
///     gives 0
/// @since 0.1
RESIN_API resin_status resin_spring_damping(resin_spring spring, double mass, double *out);

/// The bounce: 1 - ratio for ratios up to 1, 1 / ratio - 1 above.
/// @return as `resin_spring_response`
/// @since 0.1
RESIN_API resin_status resin_spring_bounce(resin_spring spring, double *out);

/// The tension of Origami's slider.
/// @return as `resin_spring_response`
/// @since 0.1
RESIN_API resin_status resin_spring_tension(resin_spring spring, double *out);

/// The friction of Origami's slider.
/// @return as `resin_spring_response`
/// @since 0.1
RESIN_API resin_status resin_spring_friction(resin_spring spring, double *out);

// ---------------------------------------------------------------------------------------------
// Motion

/// Where a value is and how fast it moves. Frozen layout.
///
/// A spring keeps no other state. To send a moving value to another target, or to give it another
/// spring, pass that target or spring from the next call on: value and velocity carry over.
typedef struct resin_motion
{
    double value;
    double velocity; ///< in units of `value` per second
} resin_motion;

/// The motion after `dt` seconds. A `dt` of 0 gives the same motion, bit for bit.
///
/// @param dt 0 to 1e6 seconds
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_OUTPUT`, `_FREQUENCY`, `_DAMPING_RATIO`, `_VALUE`,
///     `_VELOCITY`, `_TARGET` or `_TIME_STEP`
/// @since 0.1
RESIN_API resin_status resin_spring_advance(resin_spring spring, resin_motion motion, double target,
                                            double dt, resin_motion *out);

/// The motion at the times 0, `step`, 2 `step`, ... (`count` - 1) `step`, each exactly as
/// `resin_spring_advance` gives it for that time, as for key frames.
///
/// @param count at most `RESIN_COUNT_MAX`, and (`count` - 1) `step` at most 1e6 seconds
/// @param[out] values,velocities room for `count` numbers; either may be null, and is then skipped
/// @return as `resin_spring_advance`, and `RESIN_ERROR_TOO_LARGE`
/// @since 0.1
RESIN_API resin_status resin_spring_sample(resin_spring spring, resin_motion motion, double target,
                                           double step, size_t count, double *values,
                                           double *velocities);

/// The acceleration in this moment, in units of value per second per second: -2 ratio frequency
/// velocity - frequency^2 (value - target).
///
/// @return as `resin_spring_advance`
/// @since 0.1
RESIN_API resin_status resin_spring_acceleration(resin_spring spring, resin_motion motion,
                                                 double target, double *out);

/// How far the value will go beyond its target, from now on, in units of value: the largest
/// distance on the other side of the target, or, for a value that starts on its target, on the side
/// that it moves to. Not negative; 0 when it never goes beyond.
///
/// @return as `resin_spring_advance`
/// @since 0.1
RESIN_API resin_status resin_spring_overshoot(resin_spring spring, resin_motion motion,
                                              double target, double *out);

/// The first time, in seconds from now, at which the value is the target: 0 when it is there now.
///
/// @return as `resin_spring_advance`, and `RESIN_ERROR_NEVER` for a motion that approaches its
///     target without ever reaching it
/// @since 0.1
RESIN_API resin_status resin_spring_crossing_time(resin_spring spring, resin_motion motion,
                                                  double target, double *out);

/// velocity / (target - value): what UIKit's spring timing parameters take as initial velocity. 0
/// where there is no distance, or the quotient is not a finite number. Any input is fine.
/// @since 0.1
RESIN_API double resin_spring_relative_velocity(resin_motion motion, double target);

// ---------------------------------------------------------------------------------------------
// Coming to rest

/// What counts as being there. Frozen layout. Half a pixel, and a speed at which a value takes a
/// second or so for that, are good choices on screens; for something that runs from 0 to 1, 0.001
/// and 0.01 are.
typedef struct resin_spring_tolerance
{
    double distance; ///< from the target, in units of value; 1e-100 to 1e100
    double speed;    ///< in units of value per second; 1e-100 to 1e100
} resin_spring_tolerance;

/// Whether the motion is at rest: from now on, for ever, neither its distance to the target nor its
/// speed exceeds the tolerance. A value that passes its target at speed is not at rest, nor is one
/// that stands still away from it. Since this looks at the motion to come and not at the frames
/// that show it, it does not depend on the frame rate.
///
/// @return as `resin_spring_advance`, and `RESIN_ERROR_TOLERANCE`
/// @since 0.1
RESIN_API resin_status resin_spring_is_at_rest(resin_spring spring, resin_motion motion,
                                               double target, resin_spring_tolerance tolerance,
                                               bool *out);

/// The time, in seconds from now, after which distance and speed stay within the tolerance for
/// ever: the first such moment, with the present velocity taken into account. 0 exactly when the
/// motion is at rest now. Finite for every spring with damping (a time beyond the largest double,
/// which takes a ratio below 1e-300, comes as the largest double). Found to 1e-12 of itself, or to
/// the time in which the motion changes by its own rounding.
///
/// @return as `resin_spring_is_at_rest`, and `RESIN_ERROR_UNDAMPED` for a spring of damping ratio 0
///     that is not at rest
/// @since 0.1
RESIN_API resin_status resin_spring_settling_time(resin_spring spring, resin_motion motion,
                                                  double target, resin_spring_tolerance tolerance,
                                                  double *out);

/// As `resin_spring_advance`, and puts a motion that is then at rest exactly on its target, with no
/// velocity. It is done when `out->value == target && out->velocity == 0`, and stays so.
///
/// @return as `resin_spring_is_at_rest`
/// @since 0.1
RESIN_API resin_status resin_spring_step(resin_spring spring, resin_motion motion, double target,
                                         double dt, resin_spring_tolerance tolerance,
                                         resin_motion *out);

RESIN_END_DECLS

#endif // RESIN_SPRING_H
