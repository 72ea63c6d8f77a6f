// SPDX-License-Identifier: MIT
#ifndef RESIN_SOLVER_OPTIONS_HPP
#define RESIN_SOLVER_OPTIONS_HPP

#include <resin/resin.h>
#include <resin/values.hpp>

#include <cstdint>

namespace resin
{

/// The relation between an expression and 0.
enum class relation
{
    equal = RESIN_EQUAL,
    at_most = RESIN_AT_MOST,
    at_least = RESIN_AT_LEAST
};

/// The largest violation that counts as none, for a largest coefficient of 1.
inline constexpr double solver_tolerance = RESIN_SOLVER_TOLERANCE;

/// Returns the strength of a constraint that must hold.
inline strength required() noexcept
{
    return resin_strength_required();
}

/// Returns the strength of an optional constraint: a priority from 1 to 1000, which outweighs all
/// lower ones, and a weight from 1e-2 to 1e3 among constraints of the same priority.
inline strength priority(std::uint32_t priority, double weight = 1.0) noexcept
{
    strength out = resin_strength_with_priority(priority);
    out.weight = weight;
    return out;
}

/// The parameters of a new variable.
struct variable_options
{
    /// Whether the variable is never negative, like a length.
    bool not_negative = false;
    /// Undetermined variables of lower ranks are placed first.
    std::uint32_t rank = 0;
};

/// The values that a variable can have: from minus infinity or more to infinity or less.
struct value_range
{
    double lowest;  ///< minus infinity without a lower limit
    double highest; ///< infinity without an upper limit
};

} // namespace resin

#endif // RESIN_SOLVER_OPTIONS_HPP
