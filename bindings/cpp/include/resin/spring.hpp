// SPDX-License-Identifier: MIT
#ifndef RESIN_SPRING_HPP
#define RESIN_SPRING_HPP

#include <resin/error.hpp>
#include <resin/resin.h>
#include <resin/span.hpp>
#include <resin/values.hpp>

#include <cstddef>

namespace resin
{
inline namespace RESIN_CPP_MODE
{

/// A damped spring with a mass of one: a plain value. resin/spring.h states the ranges.
///
/// All functions are exact at any frame rate, thread-safe, and never allocate.
class spring
{
  public:
    /// Creates a spring that is not valid yet: its functions fail with `errc::frequency`.
    constexpr spring() noexcept = default;

    /// Creates a spring of the constants of the C interface, without checking them.
    constexpr explicit spring(resin_spring c) noexcept : c_(c)
    {
    }

    /// Returns the undamped angular frequency, in radians per second.
    constexpr double frequency() const noexcept
    {
        return c_.frequency;
    }

    /// Returns the damping ratio: 0 undamped, 1 critical.
    constexpr double damping_ratio() const noexcept
    {
        return c_.damping_ratio;
    }

    /// Returns the struct of the C interface.
    constexpr resin_spring native() const noexcept
    {
        return c_;
    }

    /// Whether two springs have the same constants.
    friend constexpr bool operator==(const spring &a, const spring &b) noexcept
    {
        return a.frequency() == b.frequency() && a.damping_ratio() == b.damping_ratio();
    }

    /// Whether two springs have different constants.
    friend constexpr bool operator!=(const spring &a, const spring &b) noexcept
    {
        return !(a == b);
    }

#if RESIN_CPP_EXCEPTIONS
    /// Makes a spring from its frequency, in radians per second, and damping ratio.
    /// @throws error `errc::frequency` or `damping_ratio`
    static spring from_frequency(double frequency, double damping_ratio)
    {
        spring out;
        detail::check(resin_spring_from_frequency(frequency, damping_ratio, &out.c_));
        return out;
    }

    /// Makes a spring from its undamped period, in seconds.
    /// @throws error `errc::response` or `damping_ratio`
    static spring from_response(double response, double damping_ratio)
    {
        spring out;
        detail::check(resin_spring_from_response(response, damping_ratio, &out.c_));
        return out;
    }

    /// Makes a spring from physical constants in consistent units.
    /// @throws error `errc::mass`, `stiffness` or `damping`
    static spring from_stiffness(double stiffness, double damping, double mass)
    {
        spring out;
        detail::check(resin_spring_from_stiffness(stiffness, damping, mass, &out.c_));
        return out;
    }

    /// Makes a spring from a perceptual duration, in seconds, and a bounce above -1 and at most 1.
    /// @throws error `errc::duration` or `bounce`
    static spring from_duration(double duration, double bounce)
    {
        spring out;
        detail::check(resin_spring_from_duration(duration, bounce, &out.c_));
        return out;
    }

    /// Makes a spring from the tension and friction of Origami.
    /// @throws error `errc::tension` or `friction`
    static spring from_tension(double tension, double friction)
    {
        spring out;
        detail::check(resin_spring_from_tension(tension, friction, &out.c_));
        return out;
    }

    /// Returns the undamped period, in seconds.
    /// @throws error `errc::frequency` or `damping_ratio` of a default spring
    double response() const
    {
        double out = 0.0;
        detail::check(resin_spring_response(c_, &out));
        return out;
    }

    /// Returns the stiffness for a mass: mass frequency^2.
    /// @throws error `errc::mass`, or those of a default spring
    double stiffness(double mass) const
    {
        double out = 0.0;
        detail::check(resin_spring_stiffness(c_, mass, &out));
        return out;
    }

    /// Returns the damping for a mass: 2 mass ratio frequency.
    /// @throws error `errc::mass`, or those of a default spring
    double damping(double mass) const
    {
        double out = 0.0;
        detail::check(resin_spring_damping(c_, mass, &out));
        return out;
    }

    /// Returns the bounce of a perceptual spring.
    /// @throws error `errc::frequency` or `damping_ratio` of a default spring
    double bounce() const
    {
        double out = 0.0;
        detail::check(resin_spring_bounce(c_, &out));
        return out;
    }

    /// Returns the tension of Origami.
    /// @throws error `errc::frequency` or `damping_ratio` of a default spring
    double tension() const
    {
        double out = 0.0;
        detail::check(resin_spring_tension(c_, &out));
        return out;
    }

    /// Returns the friction of Origami.
    /// @throws error `errc::frequency` or `damping_ratio` of a default spring
    double friction() const
    {
        double out = 0.0;
        detail::check(resin_spring_friction(c_, &out));
        return out;
    }

    /// Returns the motion after `dt` seconds, 0 to 1e6. A `dt` of 0 returns `from`, bit for bit.
    /// @throws error `errc::value`, `velocity`, `target`, `time_step`, or those of a default spring
    [[nodiscard]] motion advance(motion from, double target, double dt) const
    {
        motion out{};
        detail::check(resin_spring_advance(c_, from, target, dt, &out));
        return out;
    }

    /// Returns the present acceleration, in units of value per second squared.
    /// @throws error as `advance`
    double acceleration(motion from, double target) const
    {
        double out{};
        detail::check(resin_spring_acceleration(c_, from, target, &out));
        return out;
    }

    /// Returns the largest distance on the other side of the target from now on; 0 without
    /// overshoot.
    /// @throws error as `advance`
    double overshoot(motion from, double target) const
    {
        double out{};
        detail::check(resin_spring_overshoot(c_, from, target, &out));
        return out;
    }

    /// Returns the first time, in seconds from now, at which the value equals the target.
    /// @throws error as `advance`, and `errc::never`
    double crossing_time(motion from, double target) const
    {
        double out{};
        detail::check(resin_spring_crossing_time(c_, from, target, &out));
        return out;
    }

    /// Whether neither the distance to the target nor the speed exceeds the tolerance from now on.
    /// @throws error as `advance`, and `errc::tolerance`
    bool is_at_rest(motion from, double target, spring_tolerance tolerance) const
    {
        bool out{};
        detail::check(resin_spring_is_at_rest(c_, from, target, tolerance, &out));
        return out;
    }

    /// Returns the time, in seconds from now, after which the motion is at rest.
    /// @throws error as `is_at_rest`, and `errc::undamped`
    double settling_time(motion from, double target, spring_tolerance tolerance) const
    {
        double out{};
        detail::check(resin_spring_settling_time(c_, from, target, tolerance, &out));
        return out;
    }

    /// Returns the motion after `dt` seconds; a motion that is at rest by then gets exactly the
    /// value of the target and the velocity 0.
    /// @throws error as `advance`, and `errc::tolerance`
    [[nodiscard]] motion step(motion from, double target, double dt,
                              spring_tolerance tolerance) const
    {
        motion out{};
        detail::check(resin_spring_step(c_, from, target, dt, tolerance, &out));
        return out;
    }

    /// Computes the motion at the times 0, `step`, 2 `step`, ..., such as key frames, each
    /// bit-equal to `advance`. One of the arrays may be empty; otherwise they have the same length.
    /// @throws error as `advance`, and `errc::length` or `too_large`
    void sample(motion from, double target, double step, span<double> values,
                span<double> velocities = {}) const
    {
        detail::check(sample_status(from, target, step, values, velocities));
    }
#endif

    // The same functions, which report errors through `ec`.

    /// As `from_frequency(frequency, damping_ratio)`.
    static spring from_frequency(double frequency, double damping_ratio,
                                 std::error_code &ec) noexcept
    {
        spring out;
        detail::report(resin_spring_from_frequency(frequency, damping_ratio, &out.c_), ec);
        return out;
    }

    /// As `from_response(response, damping_ratio)`.
    static spring from_response(double response, double damping_ratio, std::error_code &ec) noexcept
    {
        spring out;
        detail::report(resin_spring_from_response(response, damping_ratio, &out.c_), ec);
        return out;
    }

    /// As `from_stiffness(stiffness, damping, mass)`.
    static spring from_stiffness(double stiffness, double damping, double mass,
                                 std::error_code &ec) noexcept
    {
        spring out;
        detail::report(resin_spring_from_stiffness(stiffness, damping, mass, &out.c_), ec);
        return out;
    }

    /// As `from_duration(duration, bounce)`.
    static spring from_duration(double duration, double bounce, std::error_code &ec) noexcept
    {
        spring out;
        detail::report(resin_spring_from_duration(duration, bounce, &out.c_), ec);
        return out;
    }

    /// As `from_tension(tension, friction)`.
    static spring from_tension(double tension, double friction, std::error_code &ec) noexcept
    {
        spring out;
        detail::report(resin_spring_from_tension(tension, friction, &out.c_), ec);
        return out;
    }

    /// As `response()`.
    double response(std::error_code &ec) const noexcept
    {
        double out = 0.0;
        detail::report(resin_spring_response(c_, &out), ec);
        return out;
    }

    /// As `stiffness(mass)`.
    double stiffness(double mass, std::error_code &ec) const noexcept
    {
        double out = 0.0;
        detail::report(resin_spring_stiffness(c_, mass, &out), ec);
        return out;
    }

    /// As `damping(mass)`.
    double damping(double mass, std::error_code &ec) const noexcept
    {
        double out = 0.0;
        detail::report(resin_spring_damping(c_, mass, &out), ec);
        return out;
    }

    /// As `bounce()`.
    double bounce(std::error_code &ec) const noexcept
    {
        double out = 0.0;
        detail::report(resin_spring_bounce(c_, &out), ec);
        return out;
    }

    /// As `tension()`.
    double tension(std::error_code &ec) const noexcept
    {
        double out = 0.0;
        detail::report(resin_spring_tension(c_, &out), ec);
        return out;
    }

    /// As `friction()`.
    double friction(std::error_code &ec) const noexcept
    {
        double out = 0.0;
        detail::report(resin_spring_friction(c_, &out), ec);
        return out;
    }

    /// As `advance(from, target, dt)`.
    [[nodiscard]] motion advance(motion from, double target, double dt,
                                 std::error_code &ec) const noexcept
    {
        motion out{};
        detail::report(resin_spring_advance(c_, from, target, dt, &out), ec);
        return out;
    }

    /// As `acceleration(from, target)`.
    double acceleration(motion from, double target, std::error_code &ec) const noexcept
    {
        double out{};
        detail::report(resin_spring_acceleration(c_, from, target, &out), ec);
        return out;
    }

    /// As `overshoot(from, target)`.
    double overshoot(motion from, double target, std::error_code &ec) const noexcept
    {
        double out{};
        detail::report(resin_spring_overshoot(c_, from, target, &out), ec);
        return out;
    }

    /// As `crossing_time(from, target)`.
    double crossing_time(motion from, double target, std::error_code &ec) const noexcept
    {
        double out{};
        detail::report(resin_spring_crossing_time(c_, from, target, &out), ec);
        return out;
    }

    /// As `is_at_rest(from, target, tolerance)`.
    bool is_at_rest(motion from, double target, spring_tolerance tolerance,
                    std::error_code &ec) const noexcept
    {
        bool out{};
        detail::report(resin_spring_is_at_rest(c_, from, target, tolerance, &out), ec);
        return out;
    }

    /// As `settling_time(from, target, tolerance)`.
    double settling_time(motion from, double target, spring_tolerance tolerance,
                         std::error_code &ec) const noexcept
    {
        double out{};
        detail::report(resin_spring_settling_time(c_, from, target, tolerance, &out), ec);
        return out;
    }

    /// As `step(from, target, dt, tolerance)`.
    [[nodiscard]] motion step(motion from, double target, double dt, spring_tolerance tolerance,
                              std::error_code &ec) const noexcept
    {
        motion out{};
        detail::report(resin_spring_step(c_, from, target, dt, tolerance, &out), ec);
        return out;
    }

    /// As `sample(from, target, step, values)`.
    void sample(motion from, double target, double step, span<double> values,
                std::error_code &ec) const noexcept
    {
        sample(from, target, step, values, {}, ec);
    }

    /// As `sample(from, target, step, values, velocities)`.
    void sample(motion from, double target, double step, span<double> values,
                span<double> velocities, std::error_code &ec) const noexcept
    {
        detail::report(sample_status(from, target, step, values, velocities), ec);
    }

  private:
    errc sample_status(motion from, double target, double step, span<double> values,
                       span<double> velocities) const noexcept
    {
        const bool has_values = !values.empty();
        const bool has_velocities = !velocities.empty();
        if (has_values && has_velocities && values.size() != velocities.size())
        {
            return errc::length;
        }
        return detail::to_errc(resin_spring_sample(
            c_, from, target, step, has_values ? values.size() : velocities.size(),
            has_values || !has_velocities ? values.data() : nullptr,
            has_velocities ? velocities.data() : nullptr));
    }

    resin_spring c_{};
};

/// Returns velocity / (target - value), the initial velocity of `UISpringTimingParameters`; 0 if
/// the quotient is not finite.
inline double relative_velocity(motion from, double target) noexcept
{
    return resin_spring_relative_velocity(from, target);
}

} // namespace RESIN_CPP_MODE
} // namespace resin

#endif // RESIN_SPRING_HPP
