// SPDX-License-Identifier: MIT
#ifndef RESIN_COMPARISONS_HPP
#define RESIN_COMPARISONS_HPP

// Comparisons of the plain values of the C interface, and hashes of the names of a solver.

#include <resin/resin.h>

#include <cstddef>
#include <cstdint>
#include <functional>

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
    return a.old_path == b.old_path && a.new_path == b.new_path;
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

inline bool operator==(const resin_stage_fault &a, const resin_stage_fault &b) noexcept
{
    return a.rule == b.rule && a.place == b.place;
}

inline bool operator!=(const resin_stage_fault &a, const resin_stage_fault &b) noexcept
{
    return !(a == b);
}

inline bool operator==(const resin_bar_gesture &a, const resin_bar_gesture &b) noexcept
{
    return a.phase == b.phase && a.flags == b.flags && a.velocity == b.velocity &&
           a.rest_offset == b.rest_offset && a.sample == b.sample;
}

inline bool operator!=(const resin_bar_gesture &a, const resin_bar_gesture &b) noexcept
{
    return !(a == b);
}

inline bool operator==(const resin_deceleration &a, const resin_deceleration &b) noexcept
{
    return a.value == b.value && a.velocity == b.velocity && a.rate == b.rate;
}

inline bool operator!=(const resin_deceleration &a, const resin_deceleration &b) noexcept
{
    return !(a == b);
}

inline bool operator==(const resin_crossing &a, const resin_crossing &b) noexcept
{
    return a.time == b.time && a.velocity == b.velocity;
}

inline bool operator!=(const resin_crossing &a, const resin_crossing &b) noexcept
{
    return !(a == b);
}

inline bool operator==(const resin_momentum_rule &a, const resin_momentum_rule &b) noexcept
{
    return a.tap_response == b.tap_response && a.tap_damping_ratio == b.tap_damping_ratio &&
           a.flick_response == b.flick_response && a.flick_damping_ratio == b.flick_damping_ratio &&
           a.maximum_relative_velocity == b.maximum_relative_velocity;
}

inline bool operator!=(const resin_momentum_rule &a, const resin_momentum_rule &b) noexcept
{
    return !(a == b);
}

inline bool operator==(const resin_momentum &a, const resin_momentum &b) noexcept
{
    return a.response == b.response && a.damping_ratio == b.damping_ratio &&
           a.relative_velocity == b.relative_velocity;
}

inline bool operator!=(const resin_momentum &a, const resin_momentum &b) noexcept
{
    return !(a == b);
}

inline bool operator==(const resin_pause_rule &a, const resin_pause_rule &b) noexcept
{
    return a.maximum_speed == b.maximum_speed && a.minimum_distance == b.minimum_distance &&
           a.loss == b.loss && a.span == b.span;
}

inline bool operator!=(const resin_pause_rule &a, const resin_pause_rule &b) noexcept
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

#endif // RESIN_COMPARISONS_HPP
