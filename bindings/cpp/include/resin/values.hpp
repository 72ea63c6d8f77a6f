// SPDX-License-Identifier: MIT
#ifndef RESIN_VALUES_HPP
#define RESIN_VALUES_HPP

// The plain values of the C interface, with comparisons. The C headers document their members.

#include <resin/error.hpp>
#include <resin/resin.h>

#include <cstddef>
#include <cstdint>
#include <functional>

namespace resin
{

/// The index that means "none".
inline constexpr std::uint32_t index_none = RESIN_INDEX_NONE;

/// The old and the new index of one element.
using index_pair = resin_index_pair;

/// The position of an item in a sectioned list.
using index_path = resin_index_path;

/// The positions of an item before and after a stage.
using index_path_pair = resin_index_path_pair;

/// An element of the list between two stages.
using diff_entry = resin_diff_entry;

/// A single change of a list.
using diff_step = resin_diff_step;

/// A value and its velocity, in units of the value per second.
using motion = resin_motion;

/// The limits of distance and speed below which a motion is at rest.
using spring_tolerance = resin_spring_tolerance;

/// The numbers of springs after a step of a batch.
using spring_batch_result = resin_spring_batch_result;

/// A point or a vector of the plane.
using point = resin_point;

/// The state of a bar, to copy, compare and store.
using bar_state = resin_bar_state;

/// A range of values for the interval between two stops.
using bar_range = resin_bar_range;

/// The vertical geometry of a scroll view, in points.
using bar_sample = resin_bar_sample;

/// The contribution of a bar to the insets of its scroll view, in points.
using bar_insets = resin_bar_insets;

/// The result of an event of a bar.
using bar_response = resin_bar_response;

/// The name of a variable of a solver.
using variable = resin_variable;

/// The name of a constraint of a solver.
using constraint = resin_constraint;

/// A term of an expression.
using term = resin_term;

/// The strength of a constraint.
using strength = resin_strength;

/// A variable and its value.
using variable_value = resin_variable_value;

/// A change of a bar's offset that a custom transformer gets.
using bar_step = resin_bar_step;

/// The times and values of recent samples.
using history = resin_history;

/// A motion that decelerates like a scroll view after a release.
using deceleration = resin_deceleration;

/// The time at which a motion reaches a value, and its velocity there.
using crossing = resin_crossing;

/// The springs for a release.
using momentum_rule = resin_momentum_rule;

/// The spring for a release and its initial velocity.
using momentum = resin_momentum;

/// The definition of a pause.
using pause_rule = resin_pause_rule;

/// The rule that a stage breaks, and the operation that breaks it.
using stage_fault = resin_stage_fault;

} // namespace resin

// The structs are in the global namespace, so that is where comparisons are found.

inline bool operator==(const resin_index_pair &a, const resin_index_pair &b) noexcept
{
    return a.old_index == b.old_index && a.new_index == b.new_index;
}

inline bool operator!=(const resin_index_pair &a, const resin_index_pair &b) noexcept
{
    return !(a == b);
}

inline bool operator==(const resin_index_path &a, const resin_index_path &b) noexcept
{
    return a.section == b.section && a.item == b.item;
}

inline bool operator!=(const resin_index_path &a, const resin_index_path &b) noexcept
{
    return !(a == b);
}

inline bool operator==(const resin_index_path_pair &a, const resin_index_path_pair &b) noexcept
{
    return a.from == b.from && a.to == b.to;
}

inline bool operator!=(const resin_index_path_pair &a, const resin_index_path_pair &b) noexcept
{
    return !(a == b);
}

inline bool operator==(const resin_diff_entry &a, const resin_diff_entry &b) noexcept
{
    return a.side == b.side && a.index == b.index;
}

inline bool operator!=(const resin_diff_entry &a, const resin_diff_entry &b) noexcept
{
    return !(a == b);
}

inline bool operator==(const resin_diff_step &a, const resin_diff_step &b) noexcept
{
    return a.kind == b.kind && a.from == b.from && a.to == b.to && a.new_index == b.new_index;
}

inline bool operator!=(const resin_diff_step &a, const resin_diff_step &b) noexcept
{
    return !(a == b);
}

inline bool operator==(const resin_motion &a, const resin_motion &b) noexcept
{
    return a.value == b.value && a.velocity == b.velocity;
}

inline bool operator!=(const resin_motion &a, const resin_motion &b) noexcept
{
    return !(a == b);
}

inline bool operator==(const resin_spring_tolerance &a, const resin_spring_tolerance &b) noexcept
{
    return a.distance == b.distance && a.speed == b.speed;
}

inline bool operator!=(const resin_spring_tolerance &a, const resin_spring_tolerance &b) noexcept
{
    return !(a == b);
}

inline bool operator==(const resin_spring_batch_result &a,
                       const resin_spring_batch_result &b) noexcept
{
    return a.moving == b.moving && a.settled == b.settled && a.invalid == b.invalid;
}

inline bool operator!=(const resin_spring_batch_result &a,
                       const resin_spring_batch_result &b) noexcept
{
    return !(a == b);
}

inline bool operator==(const resin_point &a, const resin_point &b) noexcept
{
    return a.x == b.x && a.y == b.y;
}

inline bool operator!=(const resin_point &a, const resin_point &b) noexcept
{
    return !(a == b);
}

inline bool operator==(const resin_bar_state &a, const resin_bar_state &b) noexcept
{
    return a.offset == b.offset && a.highest_stop == b.highest_stop && a.phase == b.phase &&
           a.content_offset == b.content_offset;
}

inline bool operator!=(const resin_bar_state &a, const resin_bar_state &b) noexcept
{
    return !(a == b);
}

inline bool operator==(const resin_bar_range &a, const resin_bar_range &b) noexcept
{
    return a.from == b.from && a.to == b.to;
}

inline bool operator!=(const resin_bar_range &a, const resin_bar_range &b) noexcept
{
    return !(a == b);
}

inline bool operator==(const resin_bar_sample &a, const resin_bar_sample &b) noexcept
{
    return a.content_offset == b.content_offset && a.inset_top == b.inset_top &&
           a.inset_bottom == b.inset_bottom && a.client_inset_top == b.client_inset_top &&
           a.client_inset_bottom == b.client_inset_bottom && a.content_height == b.content_height &&
           a.frame_height == b.frame_height;
}

inline bool operator!=(const resin_bar_sample &a, const resin_bar_sample &b) noexcept
{
    return !(a == b);
}

inline bool operator==(const resin_bar_insets &a, const resin_bar_insets &b) noexcept
{
    return a.top == b.top && a.bottom == b.bottom && a.indicator_top == b.indicator_top;
}

inline bool operator!=(const resin_bar_insets &a, const resin_bar_insets &b) noexcept
{
    return !(a == b);
}

inline bool operator==(const resin_bar_response &a, const resin_bar_response &b) noexcept
{
    return a.state == b.state && a.resting == b.resting && a.insets == b.insets &&
           a.target_offset == b.target_offset && a.has_target == b.has_target;
}

inline bool operator!=(const resin_bar_response &a, const resin_bar_response &b) noexcept
{
    return !(a == b);
}

inline bool operator==(const resin_variable &a, const resin_variable &b) noexcept
{
    return a.index == b.index && a.generation == b.generation;
}

inline bool operator!=(const resin_variable &a, const resin_variable &b) noexcept
{
    return !(a == b);
}

inline bool operator==(const resin_constraint &a, const resin_constraint &b) noexcept
{
    return a.index == b.index && a.generation == b.generation;
}

inline bool operator!=(const resin_constraint &a, const resin_constraint &b) noexcept
{
    return !(a == b);
}

inline bool operator==(const resin_term &a, const resin_term &b) noexcept
{
    return a.variable == b.variable && a.coefficient == b.coefficient;
}

inline bool operator!=(const resin_term &a, const resin_term &b) noexcept
{
    return !(a == b);
}

inline bool operator==(const resin_strength &a, const resin_strength &b) noexcept
{
    return a.priority == b.priority && a.weight == b.weight;
}

inline bool operator!=(const resin_strength &a, const resin_strength &b) noexcept
{
    return !(a == b);
}

inline bool operator==(const resin_variable_value &a, const resin_variable_value &b) noexcept
{
    return a.variable == b.variable && a.value == b.value;
}

inline bool operator!=(const resin_variable_value &a, const resin_variable_value &b) noexcept
{
    return !(a == b);
}

/// The hash of a variable's name.
template <> struct std::hash<resin_variable>
{
    std::size_t operator()(const resin_variable &variable) const noexcept
    {
        return std::hash<std::uint64_t>()(std::uint64_t{variable.generation} << 32 |
                                          variable.index);
    }
};

/// The hash of a constraint's name.
template <> struct std::hash<resin_constraint>
{
    std::size_t operator()(const resin_constraint &constraint) const noexcept
    {
        return std::hash<std::uint64_t>()(std::uint64_t{constraint.generation} << 32 |
                                          constraint.index);
    }
};

#endif // RESIN_VALUES_HPP
