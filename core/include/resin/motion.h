// SPDX-License-Identifier: MIT
#ifndef RESIN_MOTION_H
#define RESIN_MOTION_H

#include <resin/base.h>

RESIN_BEGIN_DECLS

// Functions for fluid interfaces: the projection of a flick, the rubber band of content beyond its
// edge, the nearest corner, stop or angle, and the spring for a release.
//
// Units. Lengths are in points, or any other unit; times are in seconds; velocities are per second,
// as pan recognizers report them. (`scrollViewWillEndDragging(withVelocity:)` reports them per
// millisecond: multiply by 1000.) Deceleration rates are per millisecond, like those of
// `UIScrollView.DecelerationRate`.
//
// Every function is total: its result is never NaN and, unless documented as "never", never
// infinite. For an invalid argument it returns the neutral result that its documentation states, so
// that no frame fails. A result too large for a double becomes the largest double of its sign. All
// functions are pure, thread-safe, never allocate, and return the same bits on every platform.

// ---------------------------------------------------------------------------------------------
// Deceleration

/// The rate of `UIScrollView.DecelerationRate.normal`: the factor by which a velocity decreases per
/// millisecond.
#define RESIN_DECELERATION_NORMAL 0.998

/// The rate of `UIScrollView.DecelerationRate.fast`.
#define RESIN_DECELERATION_FAST 0.99

/// Returns the distance that a flick covers until it rests: velocity / 1000 * rate / (1 - rate).
///
/// The sum over whole milliseconds from "Designing Fluid Interfaces" (WWDC 2018, session 803): at a
/// rate of 0.998, 0.499 of the velocity. Scroll views follow `resin_project_continuous`.
///
/// @param velocity in units per second
/// @param rate per millisecond, above 0 and below 1
/// @return in units, with the sign of `velocity`; 0 for a rate out of range or a velocity that is
///         not finite
/// @since 0.1
RESIN_API double resin_project(double velocity, double rate);

/// Returns the distance that a flick covers until it rests: -velocity / (1000 * ln rate).
///
/// The integral of velocity * rate^(1000 t), the velocity of a scroll view after a release: at a
/// rate of 0.998, 0.4995 of the velocity. Arguments and neutral result as for `resin_project`.
/// @since 0.1
RESIN_API double resin_project_continuous(double velocity, double rate);

/// A motion that decelerates like a scroll view after a release. Frozen layout.
///
/// After t seconds its velocity is velocity * rate^(1000 t). A motion whose velocity is not finite,
/// or whose rate is not above 0 and below 1, rests at `value`; a value that is not finite is
/// treated as 0.
typedef struct resin_deceleration
{
    double value;    ///< at t = 0, in units
    double velocity; ///< at t = 0, in units per second
    double rate;     ///< per millisecond, above 0 and below 1
} resin_deceleration;

/// The time at which a motion reaches a value, and its velocity there. Frozen layout.
typedef struct resin_crossing
{
    double time;     ///< in seconds from the start; infinity for never
    double velocity; ///< in units per second; 0 for never
} resin_crossing;

/// Returns the motion as it continues after `time` seconds. An invalid motion gives one at rest
/// with the normal rate.
///
/// @param time in seconds; negative times and NaN are treated as 0; infinity gives the final value
/// @since 0.1
RESIN_API resin_deceleration resin_deceleration_after(resin_deceleration motion, double time);

/// Returns the value at which the motion comes to rest: value + `resin_project_continuous`.
/// @since 0.1
RESIN_API double resin_deceleration_rest(resin_deceleration motion);

/// Returns the seconds until the speed has decreased to `speed`.
///
/// @param speed in units per second
/// @return 0 if the motion is not faster at the start; infinity, for never, if it moves and `speed`
///         is not positive; 0 for NaN
/// @since 0.1
RESIN_API double resin_deceleration_time_to_speed(resin_deceleration motion, double speed);

/// Returns the time at which the motion reaches `boundary`, and its velocity there: the start of a
/// bounce.
///
/// The velocity at the boundary is velocity + 1000 * ln rate * (boundary - value), without an
/// exponential. A motion that starts at the boundary reaches it at 0 seconds, with its own
/// velocity. A motion that comes to rest before or at the boundary, or moves away from it, never
/// reaches it.
///
/// @param boundary in units; never reached if not finite
/// @since 0.1
RESIN_API resin_crossing resin_deceleration_crossing(resin_deceleration motion, double boundary);

// ---------------------------------------------------------------------------------------------
// Rubber band

/// The exponent of the power form in "Building Fluid Interfaces".
#define RESIN_RUBBER_BAND_EXPONENT 0.7

/// The coefficient of a scroll view's rubber band.
#define RESIN_RUBBER_BAND_COEFFICIENT 0.55

/// Returns the offset of a rubber band in the power form: sign(distance) * |distance|^exponent.
///
/// Unbounded, and greater than `distance` below one unit.
///
/// @param distance the distance of the finger beyond the edge, in units
/// @param exponent above 0 and at most 1
/// @return odd in `distance`; 0 for an exponent out of range or a distance that is not finite
/// @since 0.1
RESIN_API double resin_rubber_band_power(double distance, double exponent);

/// Returns the distance at which `resin_rubber_band_power` returns `offset`: sign(offset) *
/// |offset|^(1 / exponent). Neutral result as for that function.
/// @since 0.1
RESIN_API double resin_rubber_band_power_inverse(double offset, double exponent);

/// Returns the offset of a scroll view's rubber band, with the sign of `distance`:
/// (1 - 1 / (|distance| * coefficient / dimension + 1)) * dimension.
///
/// The slope at 0 is `coefficient`, the limit is `dimension`, which is reached only by rounding.
/// Evaluated without cancellation as dimension / (1 + dimension / (|distance| * coefficient)):
/// within 2 ulp unless |distance| * coefficient overflows, and monotonic in `distance` and
/// `coefficient`.
///
/// @param distance the distance of the finger beyond the edge, in units
/// @param dimension the length of the view along the motion, in units
/// @param coefficient finite and greater than 0; 0.55 in scroll views
/// @return odd in `distance`; 0 for a dimension or a coefficient that is not positive and finite,
///         and for a distance that is not finite
/// @since 0.1
RESIN_API double resin_rubber_band(double distance, double dimension, double coefficient);

/// Returns the distance at which `resin_rubber_band` returns `offset`; for a touch that catches a
/// stretched view.
///
/// An offset of `dimension` or more, which no distance gives, is treated as the largest double
/// below `dimension`, so the result is finite. Neutral result as for `resin_rubber_band`.
/// @since 0.1
RESIN_API double resin_rubber_band_inverse(double offset, double dimension, double coefficient);

// ---------------------------------------------------------------------------------------------
// Nearest

/// A point or a vector of the plane. Frozen layout.
typedef struct resin_point
{
    double x;
    double y;
} resin_point;

/// Returns the index of the point nearest to `target` by Euclidean distance; the first on a tie.
///
/// Exact for coordinates up to 1e150 in magnitude: compares squared distances. All distances over
/// 1e154 are equal, as are those below 1e-162. O(count).
///
/// @param points may be null if `count` is 0; ignores points that are not finite
/// @param count ignores points beyond `RESIN_COUNT_MAX`
/// @return `RESIN_INDEX_NONE` if there is no finite point or `target` is not finite
/// @since 0.1
RESIN_API uint32_t resin_nearest_point(const resin_point *points, size_t count, resin_point target);

/// Returns the index of the stop nearest to `target` on a line; the first on a tie. Stops may be in
/// any order. O(count). Arguments and result as for `resin_nearest_point`.
/// @since 0.1
RESIN_API uint32_t resin_nearest_stop(const double *stops, size_t count, double target);

/// Returns the index of the angle nearest to `target` on the circle; the first on a tie.
///
/// Angles are in radians and may exceed a full circle, which is the double nearest to 2 pi, with a
/// relative error of 4e-17. O(count). Arguments and result as for `resin_nearest_point`.
/// @since 0.1
RESIN_API uint32_t resin_closest_angle(const double *angles, size_t count, double target);

/// Returns the shortest signed rotation from one angle to another, in radians, above -pi and at
/// most pi.
///
/// Adding it to a rotation of many full circles leads to the angle `to` without unwinding.
///
/// @return 0 if an angle is not finite
/// @since 0.1
RESIN_API double resin_shortest_turn(double from, double to);

// ---------------------------------------------------------------------------------------------
// Momentum

/// The springs for a release. A member that is NaN or out of range is replaced by that of
/// `resin_momentum_rule_default`. Frozen layout.
typedef struct resin_momentum_rule
{
    double tap_response;        ///< without momentum, in seconds: a response that
                                ///< `resin_spring_from_response` accepts, about 6.3e-5 to 6.3e4
    double tap_damping_ratio;   ///< 0 to 1e4; 1 for no bounce
    double flick_response;      ///< with momentum, in seconds; range as for `tap_response`
    double flick_damping_ratio; ///< 0 to 1e4; below 1 for bounce
    double maximum_relative_velocity; ///< per second, 0 or more, the limit of both signs;
                                      ///< infinity for no limit
} resin_momentum_rule;

/// Returns the rule of "Building Fluid Interfaces": response 0.4 and damping ratio 1 for a tap, 0.3
/// and 0.8 for a flick, and a relative velocity of at most 30.
/// @since 0.1
RESIN_API resin_momentum_rule resin_momentum_rule_default(void);

/// The spring for a release and its initial velocity, always valid for
/// `resin_spring_from_response`. Frozen layout.
typedef struct resin_momentum
{
    double response;      ///< from the rule, in seconds
    double damping_ratio; ///< from the rule
    /// The velocity divided by the remaining distance, per second, positive toward the target: the
    /// initial velocity of `UISpringTimingParameters`.
    double relative_velocity;
} resin_momentum;

/// Returns the spring that animates a released object to its target: with bounce after a flick,
/// without it after a tap.
///
/// A release without velocity, without remaining distance, or with numbers that are not finite is a
/// tap, with a relative velocity of 0. Any other release is a flick, with velocity / distance,
/// limited by the rule.
///
/// @param rule null for the default
/// @param velocity in units per second
/// @param distance the target minus the present value, in units
/// @since 0.1
RESIN_API resin_momentum resin_momentum_on_release(const resin_momentum_rule *rule, double velocity,
                                                   double distance);

RESIN_END_DECLS

#endif // RESIN_MOTION_H
