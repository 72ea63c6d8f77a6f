// SPDX-License-Identifier: MIT
#ifndef RESIN_MOTION_TRACKERS_HPP
#define RESIN_MOTION_TRACKERS_HPP

#include <resin/resin.h>
#include <resin/values.hpp>

#include <cstdint>

// Trackers of a gesture. They are plain values: a new one for each gesture. They ignore numbers
// that are not finite, and never allocate. Times are in seconds from any origin.

namespace resin
{

/// The recent positions of a finger along one axis, and its velocity.
class velocity_tracker
{
  public:
    /// Adds the position of the finger at a time, in units.
    void add(double time, double position) noexcept
    {
        resin_velocity_tracker_add(&c_, time, position);
    }

    /// Returns the velocity at a time, in units per second, from the samples of the last 100 ms; 0
    /// with fewer than two, and if the newest is older than 50 ms.
    double velocity(double time) const noexcept
    {
        return resin_velocity_tracker_velocity(&c_, time);
    }

    /// Returns the struct of the C interface.
    const resin_velocity_tracker &native() const noexcept
    {
        return c_;
    }

  private:
    resin_velocity_tracker c_{};
};

/// Returns the rule of "Building Fluid Interfaces" for a pause.
inline pause_rule default_pause_rule() noexcept
{
    return resin_pause_rule_default();
}

/// Detects the pause of a gesture from its last velocities. The result depends on the rate of
/// events: prefer `timed_pause_detector`.
class pause_detector
{
  public:
    /// Creates a detector. A rule that is out of range detects no pause.
    explicit pause_detector(const pause_rule &rule = default_pause_rule()) noexcept : rule_(rule)
    {
    }

    /// Adds a velocity, in units per second, and the distance from the start of the gesture.
    /// Returns true at the pause, once in a gesture.
    bool add(double velocity, double distance) noexcept
    {
        return resin_pause_detector_add(&c_, &rule_, velocity, distance);
    }

    /// Whether the gesture has paused.
    bool is_paused() const noexcept
    {
        return c_.paused != 0;
    }

    /// Returns the struct of the C interface.
    const resin_pause_detector &native() const noexcept
    {
        return c_;
    }

  private:
    pause_rule rule_;
    resin_pause_detector c_{};
};

/// Detects the pause of a gesture from velocities with their times.
class timed_pause_detector
{
  public:
    /// Creates a detector. A rule that is out of range detects no pause.
    explicit timed_pause_detector(const pause_rule &rule = default_pause_rule()) noexcept
        : rule_(rule)
    {
    }

    /// Adds the velocity at a time, in units per second, and the distance from the start of the
    /// gesture. Returns true at the pause, once in a gesture.
    bool add(double time, double velocity, double distance) noexcept
    {
        return resin_timed_pause_detector_add(&c_, &rule_, time, velocity, distance);
    }

    /// Whether the gesture has paused.
    bool is_paused() const noexcept
    {
        return c_.paused != 0;
    }

    /// Returns the struct of the C interface.
    const resin_timed_pause_detector &native() const noexcept
    {
        return c_;
    }

  private:
    pause_rule rule_;
    resin_timed_pause_detector c_{};
};

/// The phase of a press.
enum class force_phase : std::uint32_t
{
    reset = RESIN_FORCE_PHASE_RESET,
    activated = RESIN_FORCE_PHASE_ACTIVATED, ///< the force has reached the activation threshold
    confirmed = RESIN_FORCE_PHASE_CONFIRMED ///< it has fallen again, but not to the reset threshold
};

/// The phase changes of an event. A force that falls far in one event makes two.
struct force_changes
{
    bool activated; ///< the force has reached the activation threshold
    bool confirmed; ///< the press is complete: perform its action
    bool was_reset; ///< the force has fallen to the reset threshold
};

/// Detects presses with hysteresis, so that small variations of the force do not activate it again.
class force_latch
{
  public:
    /// Adds a force, as a fraction of the maximum: activated at 0.5 or more, then confirmed at 0.49
    /// or less, then reset at 0.4 or less.
    force_changes add(double force) noexcept
    {
        return from_bits(resin_force_latch_add(&c_, force));
    }

    /// Ends the touch. Confirms an activated press unless the touch is cancelled.
    force_changes end(bool cancelled) noexcept
    {
        return from_bits(resin_force_latch_end(&c_, cancelled));
    }

    /// Returns the phase of the press.
    force_phase phase() const noexcept
    {
        return static_cast<force_phase>(c_.phase);
    }

    /// Returns the struct of the C interface.
    const resin_force_latch &native() const noexcept
    {
        return c_;
    }

  private:
    static force_changes from_bits(std::uint32_t bits) noexcept
    {
        return {(bits & RESIN_FORCE_ACTIVATED) != 0, (bits & RESIN_FORCE_CONFIRMED) != 0,
                (bits & RESIN_FORCE_WAS_RESET) != 0};
    }

    resin_force_latch c_{};
};

/// Returns the force as a fraction of `maximum`, from 0 to 1; 0 if the maximum is not positive.
inline double force_fraction(double force, double maximum) noexcept
{
    return resin_force_fraction(force, maximum);
}

} // namespace resin

#endif // RESIN_MOTION_TRACKERS_HPP
