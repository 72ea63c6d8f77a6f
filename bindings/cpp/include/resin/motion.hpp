// SPDX-License-Identifier: MIT
#ifndef RESIN_MOTION_HPP
#define RESIN_MOTION_HPP

#include <resin/resin.h>
#include <resin/span.hpp>
#include <resin/values.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>

// Functions for fluid interfaces. resin/motion.h states units, formulas and neutral results.
//
// Every function is total: for invalid arguments it returns a neutral result, mostly 0. All are
// thread-safe, and never allocate.

namespace resin
{

/// The deceleration rate of scroll views, per millisecond.
inline constexpr double deceleration_normal = RESIN_DECELERATION_NORMAL;

/// The fast deceleration rate of scroll views, per millisecond.
inline constexpr double deceleration_fast = RESIN_DECELERATION_FAST;

/// The exponent of the rubber band in "Building Fluid Interfaces".
inline constexpr double rubber_band_exponent = RESIN_RUBBER_BAND_EXPONENT;

/// The coefficient of a scroll view's rubber band.
inline constexpr double rubber_band_coefficient = RESIN_RUBBER_BAND_COEFFICIENT;

namespace detail
{

inline std::optional<std::size_t> to_optional(std::uint32_t index) noexcept
{
    return index == index_none ? std::nullopt : std::optional<std::size_t>(index);
}

} // namespace detail

inline namespace RESIN_CPP_MODE
{

/// Returns the distance that a flick covers until it rests, in the form of "Designing Fluid
/// Interfaces".
///
/// @param velocity in units per second
/// @param rate per millisecond, above 0 and below 1
/// @return 0 for invalid arguments
inline double project(double velocity, double rate = deceleration_normal) noexcept
{
    return resin_project(velocity, rate);
}

/// Returns the distance that a flick covers until it rests, in the form that scroll views follow.
/// Arguments as for `project`.
inline double project_continuous(double velocity, double rate = deceleration_normal) noexcept
{
    return resin_project_continuous(velocity, rate);
}

/// Returns the motion as it continues after `time` seconds.
inline deceleration deceleration_after(const deceleration &motion, double time) noexcept
{
    return resin_deceleration_after(motion, time);
}

/// Returns the value at which the motion comes to rest.
inline double deceleration_rest(const deceleration &motion) noexcept
{
    return resin_deceleration_rest(motion);
}

/// Returns the seconds until the speed has decreased to `speed`, in units per second; infinity for
/// never.
inline double deceleration_time_to_speed(const deceleration &motion, double speed) noexcept
{
    return resin_deceleration_time_to_speed(motion, speed);
}

/// Returns the time at which the motion reaches `boundary`, and its velocity there.
inline crossing deceleration_crossing(const deceleration &motion, double boundary) noexcept
{
    return resin_deceleration_crossing(motion, boundary);
}

/// Returns the offset of a rubber band in the power form.
///
/// @param exponent above 0 and at most 1
inline double rubber_band_power(double distance, double exponent = rubber_band_exponent) noexcept
{
    return resin_rubber_band_power(distance, exponent);
}

/// Returns the distance at which `rubber_band_power` returns `offset`.
inline double rubber_band_power_inverse(double offset,
                                        double exponent = rubber_band_exponent) noexcept
{
    return resin_rubber_band_power_inverse(offset, exponent);
}

/// Returns the offset of a scroll view's rubber band for a finger `distance` beyond the edge.
///
/// @param dimension the length of the view along the motion
/// @param coefficient finite and greater than 0
inline double rubber_band(double distance, double dimension,
                          double coefficient = rubber_band_coefficient) noexcept
{
    return resin_rubber_band(distance, dimension, coefficient);
}

/// Returns the distance at which `rubber_band` returns `offset`.
inline double rubber_band_inverse(double offset, double dimension,
                                  double coefficient = rubber_band_coefficient) noexcept
{
    return resin_rubber_band_inverse(offset, dimension, coefficient);
}

/// Returns the shortest signed rotation from one angle to another, in radians, above -pi and at
/// most pi.
inline double shortest_turn(double from, double to) noexcept
{
    return resin_shortest_turn(from, to);
}

/// Returns the index of the point nearest to `target`; the first on a tie. Ignores points that are
/// not finite; none if there are no others.
inline std::optional<std::size_t> nearest_point(span<const point> points, point target) noexcept
{
    return detail::to_optional(resin_nearest_point(points.data(), points.size(), target));
}

/// Returns the index of the stop nearest to `target` on a line; the first on a tie. Stops may be in
/// any order.
inline std::optional<std::size_t> nearest_stop(span<const double> stops, double target) noexcept
{
    return detail::to_optional(resin_nearest_stop(stops.data(), stops.size(), target));
}

/// Returns the index of the angle, in radians, nearest to `target` on the circle; the first on a
/// tie.
inline std::optional<std::size_t> closest_angle(span<const double> angles, double target) noexcept
{
    return detail::to_optional(resin_closest_angle(angles.data(), angles.size(), target));
}

/// Returns the rule of "Building Fluid Interfaces" for a release.
inline momentum_rule default_momentum_rule() noexcept
{
    return resin_momentum_rule_default();
}

/// Returns the spring that animates a released object to its target: with bounce after a flick,
/// without it after a tap.
///
/// @param velocity in units per second
/// @param distance the target minus the present value, in units
inline momentum momentum_on_release(double velocity, double distance,
                                    const momentum_rule &rule = default_momentum_rule()) noexcept
{
    return resin_momentum_on_release(&rule, velocity, distance);
}

} // namespace RESIN_CPP_MODE
} // namespace resin

#endif // RESIN_MOTION_HPP
