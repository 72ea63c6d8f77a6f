// SPDX-License-Identifier: MIT
#ifndef RESIN_MOTION_H
#define RESIN_MOTION_H

#include <resin/base.h>

RESIN_BEGIN_DECLS

// The small functions of fluid interfaces: where a flick would come to rest, how far a content
// gives way beyond its edge, which corner, stop or angle is nearest, which spring to use on
// release.
//
// Units. Lengths are points, or whatever the caller measures in; times are seconds; velocities are
// per second, as pan recognisers report them. (`scrollViewWillEndDragging(withVelocity:)` reports
// them per millisecond: multiply by 1000.) Deceleration rates are per millisecond, as
// `UIScrollView.DecelerationRate` has them.
//
// Every function here is total: whatever the numbers, the answer is a number, never NaN and, unless
// the text says that infinity means "never", finite. An argument that makes no sense gets the
// neutral answer that the text names, so that a frame never fails. Results too large for a double
// become the largest one of their sign. All functions are pure, thread-safe, never allocate, and
// give the same bits on every platform.

// ---------------------------------------------------------------------------------------------
// Deceleration

/// The rate of `UIScrollView.DecelerationRate.normal`: what is left of a velocity after a
/// millisecond.
#define RESIN_DECELERATION_NORMAL 0.998

/// The rate of `UIScrollView.DecelerationRate.fast`.
#define RESIN_DECELERATION_FAST 0.99

/// The distance that a flick covers until it rests: velocity / 1000 * rate / (1 - rate).
///
/// This is the sum over whole milliseconds as "Designing Fluid Interfaces" (WWDC 2018, session 803)
/// gives it: at 0.998, 0.499 of the velocity. Scroll views follow `resin_project_continuous`.
///
/// @param velocity in units per second
/// @param rate per millisecond, above 0 and below 1
/// @return in units, with the sign of `velocity`; 0 for a rate out of range or a velocity that is
///         not finite
/// @since 0.1
RESIN_API double resin_project(double velocity, double rate);

/// The distance that a flick covers until it rests: -velocity / (1000 * ln rate).
///
/// The integral of velocity * rate^(1000 t), which is the motion of a scroll view after the finger
/// has left it: at 0.998, 0.4995 of the velocity. Arguments and neutral answer as in
/// `resin_project`.
/// @since 0.1
RESIN_API double resin_project_continuous(double velocity, double rate);

/// A motion that slows down as a scroll view does, from where it is let go. Frozen layout.
///
/// After t seconds its velocity is velocity * rate^(1000 t). A motion whose velocity is not finite,
/// or whose rate is not above 0 and below 1, is one that rests at `value`; a value that is not
/// finite counts as 0.
typedef struct resin_deceleration
{
    double value;    ///< at t = 0, in units
    double velocity; ///< at t = 0, in units per second
    double rate;     ///< per millisecond, above 0 and below 1
} resin_deceleration;

/// When a motion is somewhere, and how fast it then moves. Frozen layout.
typedef struct resin_crossing
{
    double time;     ///< in seconds from the start; infinity for never
    double velocity; ///< in units per second; 0 for never
} resin_crossing;

/// What is left of the motion after `time` seconds: where it then is, and how fast. A motion that
/// makes no sense gives one at rest, whose rate is the normal one.
///
/// @param time in seconds; a time that is negative or NaN counts as 0, infinity is the rest
/// @since 0.1
RESIN_API resin_deceleration resin_deceleration_after(resin_deceleration motion, double time);

/// The value at which the motion comes to rest: value + `resin_project_continuous`.
/// @since 0.1
RESIN_API double resin_deceleration_rest(resin_deceleration motion);

/// The seconds until the speed has fallen to `speed`.
///
/// @param speed in units per second
/// @return 0 when the motion is not faster to begin with; infinity, for never, when it moves and
///         `speed` is not positive; 0 for a NaN
/// @since 0.1
RESIN_API double resin_deceleration_time_to_speed(resin_deceleration motion, double speed);

/// When the motion reaches `boundary`, and how fast it is there: what a bounce starts from.
///
/// The velocity at the boundary is exact in form, velocity + 1000 * ln rate * (boundary - value),
/// so that nothing is lost on the way. A motion that starts at the boundary is there at 0 seconds,
/// with its velocity. One that rests before it, or at it, or moves away from it, never is.
///
/// @param boundary in units; one that is not finite is never reached
/// @since 0.1
RESIN_API resin_crossing resin_deceleration_crossing(resin_deceleration motion, double boundary);

// ---------------------------------------------------------------------------------------------
// Rubber band

/// The exponent of the power form in "Building Fluid Interfaces".
#define RESIN_RUBBER_BAND_EXPONENT 0.7

/// The coefficient with which scroll views give way beyond their edge.
#define RESIN_RUBBER_BAND_COEFFICIENT 0.55

/// The power form: sign(distance) * |distance|^exponent.
///
/// Grows without limit, and is larger than `distance` below one unit.
///
/// @param distance how far the finger is beyond the edge, in units
/// @param exponent above 0 and at most 1
/// @return odd in `distance`; 0 for an exponent out of range or a distance that is not finite
/// @since 0.1
RESIN_API double resin_rubber_band_power(double distance, double exponent);

/// The distance at which `resin_rubber_band_power` gives `offset`: sign(offset) *
/// |offset|^(1 / exponent). Neutral answer as there.
/// @since 0.1
RESIN_API double resin_rubber_band_power_inverse(double offset, double exponent);

/// The scroll view's form: (1 - 1 / (|distance| * coefficient / dimension + 1)) * dimension, with
/// the sign of `distance`.
///
/// Starts with the slope `coefficient` and never reaches `dimension`, except where the true value
/// rounds to it. Evaluated as dimension / (1 + dimension / (|distance| * coefficient)), which is
/// the same without cancellation: 2 ulp, and monotonic in every argument.
///
/// @param distance how far the finger is beyond the edge, in units
/// @param dimension the length of the view along the motion, in units
/// @param coefficient finite and greater than 0; 0.55 in scroll views
/// @return odd in `distance`; 0 for a dimension or a coefficient that is not positive and finite,
///         and for a distance that is not finite
/// @since 0.1
RESIN_API double resin_rubber_band(double distance, double dimension, double coefficient);

/// The distance at which `resin_rubber_band` gives `offset`: needed when a view is caught again
/// while it is stretched.
///
/// An offset of `dimension` or beyond, which no distance gives, counts as the largest double below
/// it, so the answer is finite. Neutral answer as in `resin_rubber_band`.
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

/// The index of the point nearest to `target`, by Euclidean distance; the first of several.
///
/// Exact for coordinates up to 1e150 in magnitude: distances are compared squared. Distances over
/// 1e154 count as equal, as do those below 1e-162. O(count).
///
/// @param points may be null if `count` is 0; points that are not finite are passed over
/// @param count at most `RESIN_COUNT_MAX`; those beyond are passed over
/// @return `RESIN_INDEX_NONE` when no point is left or `target` is not finite
/// @since 0.1
RESIN_API uint32_t resin_nearest_point(const resin_point *points, size_t count, resin_point target);

/// The index of the stop nearest to `target` on a line; the first of several. The stops may be in
/// any order. O(count). Arguments and answer as in `resin_nearest_point`.
/// @since 0.1
RESIN_API uint32_t resin_nearest_stop(const double *stops, size_t count, double target);

/// The index of the angle nearest to `target` on the circle; the first of several.
///
/// Angles are in radians and need not be reduced; the circle is the double nearest to 2 pi, which
/// is off by 4e-17 of the angle. O(count). Arguments and answer as in `resin_nearest_point`.
/// @since 0.1
RESIN_API uint32_t resin_closest_angle(const double *angles, size_t count, double target);

/// The shortest signed turn that leads from one angle to another, in radians, above -pi and at most
/// pi: half a circle is a turn of +pi.
///
/// `from + turn` is `to`, but for whole circles: adding it to a rotation that has gone round many
/// times ends at the right angle without unwinding.
///
/// @return 0 when an angle is not finite
/// @since 0.1
RESIN_API double resin_shortest_turn(double from, double to);

// ---------------------------------------------------------------------------------------------
// Momentum

/// Which springs a release uses. Frozen layout. A member that is NaN or out of range counts as that
/// of `resin_momentum_rule_default`.
typedef struct resin_momentum_rule
{
    double tap_response;        ///< for a release without momentum; as `resin_spring_from_response`
                                ///< takes it, in seconds, about 6.3e-5 to 6.3e4
    double tap_damping_ratio;   ///< 0 to 1e4; 1 for no bounce
    double flick_response;      ///< for a release with momentum; range as of `tap_response`
    double flick_damping_ratio; ///< 0 to 1e4; below 1 for bounce
    double maximum_relative_velocity; ///< per second, 0 or more: larger ones are cut to it;
                                      ///< infinity for no limit
} resin_momentum_rule;

/// The rule of "Building Fluid Interfaces": a tap has response 0.4 and damping ratio 1, a flick 0.3
/// and 0.8, with a relative velocity of at most 30.
/// @since 0.1
RESIN_API resin_momentum_rule resin_momentum_rule_default(void);

/// The spring for a release, and the velocity that it starts with. Frozen layout. Always one that
/// `resin_spring_from_response` accepts.
typedef struct resin_momentum
{
    double response;      ///< seconds, as the rule has it
    double damping_ratio; ///< as the rule has it
    /// Velocity divided by the remaining distance, per second: what `UISpringTimingParameters`
    /// takes. Positive toward the target.
    double relative_velocity;
} resin_momentum;

/// The spring with which something goes to its target when it is let go: momentum is rewarded with
/// bounce, a tap is not.
///
/// A release with no velocity, with no distance left, or with numbers that are not finite is a tap,
/// and starts with a relative velocity of 0. Anything else is a flick: velocity / distance, cut to
/// the rule's maximum on both sides.
///
/// @param rule null for the default, which also stands in for each member that is out of range
/// @param velocity in units per second
/// @param distance the target minus the present value, in units
/// @since 0.1
RESIN_API resin_momentum resin_momentum_on_release(const resin_momentum_rule *rule, double velocity,
                                                   double distance);

RESIN_END_DECLS

#endif // RESIN_MOTION_H
