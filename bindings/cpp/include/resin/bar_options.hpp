// SPDX-License-Identifier: MIT
#ifndef RESIN_BAR_OPTIONS_HPP
#define RESIN_BAR_OPTIONS_HPP

#include <resin/resin.h>
#include <resin/values.hpp>

#include <cstdint>

namespace resin
{

/// The choice of the stop at which a bar settles after a release.
enum class bar_snapping : std::uint32_t
{
    projected = RESIN_BAR_SNAP_PROJECTED, ///< nearest to the height after the deceleration
    nearest = RESIN_BAR_SNAP_NEAREST,     ///< nearest to the present height
    none = RESIN_BAR_SNAP_NONE            ///< none: the bar rests at any height
};

/// The options of a bar; 0 means the default of a number.
struct bar_options
{
    /// The highest stop that scrolling reaches without pulling at the top; 0 means the last but
    /// one, or the last of two.
    std::uint32_t normal_stop = 0;
    /// The stop at which the bar settles after a release.
    bar_snapping snapping = bar_snapping::projected;
    /// Does not stretch or compress the bar beyond its stops.
    bool no_resistance = false;
    /// Keeps the bar at its normal stop if the content is too short to scroll.
    bool hold_short_content = false;
    /// Stretches the bar also while the content bounces after a release.
    bool stretch_while_settling = false;
    double resistance = 0.0;        ///< slope of the rubber band, up to 1; by default 0.55
    double deceleration_rate = 0.0; ///< per millisecond; by default 0.998
    double top_tolerance = 0.0;     ///< of a touch at the top, in points; by default 5

    /// Returns the flags of the C interface.
    std::uint32_t flags() const noexcept
    {
        return (no_resistance ? RESIN_BAR_NO_RESISTANCE : 0u) |
               (hold_short_content ? RESIN_BAR_HOLD_SHORT_CONTENT : 0u) |
               (stretch_while_settling ? RESIN_BAR_STRETCH_WHILE_SETTLING : 0u);
    }
};

/// The source of a bar's motion.
enum class bar_phase : std::uint32_t
{
    detached = RESIN_BAR_DETACHED, ///< there is no scroll view yet
    resting = RESIN_BAR_RESTING,   ///< no finger is down and no target is pending
    tracking = RESIN_BAR_TRACKING, ///< a finger drags the content
    settling = RESIN_BAR_SETTLING  ///< after a release, until the content has come to rest
};

/// Returns the phase of a state.
inline bar_phase phase_of(const bar_state &state) noexcept
{
    return static_cast<bar_phase>(state.phase);
}

/// Returns the height of the bar, in points.
inline double height_of(const bar_state &state) noexcept
{
    return resin_bar_height(state);
}

} // namespace resin

#endif // RESIN_BAR_OPTIONS_HPP
