// SPDX-License-Identifier: MIT
#ifndef RESIN_BAR_GESTURE_HPP
#define RESIN_BAR_GESTURE_HPP

#include <resin/resin.h>
#include <resin/values.hpp>

#include <cstdint>
#include <optional>

namespace resin
{

/// An event of the pan recognizer. Frozen layout; `began` and the like create one.
using bar_gesture = resin_bar_gesture;

/// The states of a pan recognizer.
enum class gesture_phase : std::uint32_t
{
    began = RESIN_BAR_GESTURE_BEGAN,
    changed = RESIN_BAR_GESTURE_CHANGED,
    ended = RESIN_BAR_GESTURE_ENDED,
    cancelled = RESIN_BAR_GESTURE_CANCELLED,
    failed = RESIN_BAR_GESTURE_FAILED
};

/// Returns an event of the pan recognizer other than its end.
inline bar_gesture gesture(gesture_phase phase, const bar_sample &sample) noexcept
{
    bar_gesture out{};
    out.phase = static_cast<std::uint32_t>(phase);
    out.sample = sample;
    return out;
}

/// Returns the end of a drag.
///
/// @param velocity of the content offset, in points per second: the recognizer's, negated
/// @param rest_offset the content offset at which the scroll view will stop, if it is known
/// @param keep_content whether the content must not be moved, for example because it pages
inline bar_gesture gesture_ended(const bar_sample &sample, double velocity,
                                 std::optional<double> rest_offset = std::nullopt,
                                 bool keep_content = false) noexcept
{
    bar_gesture out = gesture(gesture_phase::ended, sample);
    out.velocity = velocity;
    out.rest_offset = rest_offset.value_or(0.0);
    out.flags =
        (rest_offset ? RESIN_BAR_REST_KNOWN : 0u) | (keep_content ? RESIN_BAR_KEEP_CONTENT : 0u);
    return out;
}

/// Returns the content offset to which a response moves the content, or none.
inline std::optional<double> target_of(const bar_response &response) noexcept
{
    return response.has_target != 0 ? std::optional<double>(response.target_offset) : std::nullopt;
}

} // namespace resin

#endif // RESIN_BAR_GESTURE_HPP
