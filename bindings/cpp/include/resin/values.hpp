// SPDX-License-Identifier: MIT
#ifndef RESIN_VALUES_HPP
#define RESIN_VALUES_HPP

// The plain values of the C interface. All have == and != except `bar_step` and `history`, and the
// names of a solver have std::hash. The C headers document their members.

#include <resin/comparisons.hpp>
#include <resin/error.hpp>
#include <resin/resin.h>

#include <cstddef>
#include <cstdint>

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

#endif // RESIN_VALUES_HPP
