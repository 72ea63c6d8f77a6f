// SPDX-License-Identifier: MIT
#ifndef RESIN_ERROR_HPP
#define RESIN_ERROR_HPP

#include <resin/config.hpp>
#include <resin/resin.h>

#include <cstdint>
#include <string>
#include <system_error>
#include <type_traits>

namespace resin
{

/// The errors of all functions: the values of `resin_status`, and those of the C++ headers, which
/// are negative. Later versions may add values.
enum class errc : int
{
    // The C++ headers.
    length = -1,            ///< arrays of one call differ in length
    offset_count = -2,      ///< there is not one more offset than there are sections
    fingerprint_count = -3, ///< there is not one fingerprint for each element of the list

    // All units.
    null_handle = RESIN_ERROR_NULL_HANDLE, ///< the handle is null
    null_input = RESIN_ERROR_NULL_INPUT,   ///< a required input pointer is null
    null_output = RESIN_ERROR_NULL_OUTPUT, ///< `out` is null
    struct_size = RESIN_ERROR_STRUCT_SIZE, ///< a def's `struct_size` is smaller than in version 0.1
    flags = RESIN_ERROR_FLAGS, ///< a flag bit or an enum value is unknown to this version
    out_of_memory = RESIN_ERROR_OUT_OF_MEMORY,
    too_large = RESIN_ERROR_TOO_LARGE, ///< a count is over its limit, mostly `RESIN_COUNT_MAX`
    index = RESIN_ERROR_INDEX,         ///< an index is not below its count
    order = RESIN_ERROR_ORDER,         ///< the call requires another one before it
    busy = RESIN_ERROR_BUSY,           ///< a callback called the object that called it

    // Springs.
    frequency = RESIN_ERROR_FREQUENCY,         ///< not from 1e-4 to 1e5 radians per second
    damping_ratio = RESIN_ERROR_DAMPING_RATIO, ///< not from 0 to 1e4
    response = RESIN_ERROR_RESPONSE,   ///< not finite, or the resulting frequency is out of range
    stiffness = RESIN_ERROR_STIFFNESS, ///< not finite and positive, or its frequency out of range
    damping = RESIN_ERROR_DAMPING,     ///< not finite or negative, or its ratio out of range
    mass = RESIN_ERROR_MASS,           ///< not finite and positive, or the result is out of range
    duration = RESIN_ERROR_DURATION,   ///< not finite, or the resulting frequency is out of range
    bounce = RESIN_ERROR_BOUNCE,       ///< not above -1 and at most 1, or its ratio out of range
    tension = RESIN_ERROR_TENSION,     ///< not finite, or the resulting stiffness is not positive
    friction = RESIN_ERROR_FRICTION,   ///< not finite, or the resulting damping is negative
    value = RESIN_ERROR_VALUE,         ///< a value is NaN or over 1e100 in magnitude
    velocity = RESIN_ERROR_VELOCITY,   ///< a velocity is NaN or over 1e100 in magnitude
    target = RESIN_ERROR_TARGET,       ///< a target is NaN or over 1e100 in magnitude
    time_step = RESIN_ERROR_TIME_STEP, ///< not from 0 to 1e6 seconds
    tolerance = RESIN_ERROR_TOLERANCE, ///< a distance or speed that is not from 1e-100 to 1e100
    undamped = RESIN_ERROR_UNDAMPED,   ///< a spring of damping ratio 0 never settles
    never = RESIN_ERROR_NEVER,         ///< the motion never reaches the value
    spring_lane =
        RESIN_ERROR_SPRING_LANE, ///< springs of a batch are out of range and were not advanced

    // Motion helpers.
    rate = RESIN_ERROR_RATE, ///< a deceleration rate is not above 0 and below 1

    // Bar.
    stops = RESIN_ERROR_STOPS, ///< fewer than two, or not numbers that ascend from 0 to 1e100
    normal_stop =
        RESIN_ERROR_NORMAL_STOP, ///< not from 1 to the count of stops less 1; 0 is the default
    resistance = RESIN_ERROR_RESISTANCE, ///< not from 0 to 1
    snapping = RESIN_ERROR_SNAPPING,     ///< not a known snapping policy
    sample = RESIN_ERROR_SAMPLE,         ///< a number over 1e100 or NaN, or a negative height
    bar_state = RESIN_ERROR_BAR_STATE, ///< a number over 1e100 or NaN, a stop or phase out of range
    top_tolerance = RESIN_ERROR_TOP_TOLERANCE, ///< not from 0 to 1e100; 0 is the default
    gesture = RESIN_ERROR_GESTURE, ///< an unknown phase, or a velocity over 1e100 or NaN
    transformer =
        RESIN_ERROR_TRANSFORMER,         ///< no callback or an unknown kind, or a result over 1e100
    bar_ranges = RESIN_ERROR_BAR_RANGES, ///< not one range for each interval, or a range over 1e100
    stop = RESIN_ERROR_STOP,             ///< the index of a stop is not below the count of stops

    // Diff.
    identity_kind = RESIN_ERROR_IDENTITY_KIND, ///< `kind` is not a known kind of identity
    identity_size = RESIN_ERROR_IDENTITY_SIZE, ///< `size` is 0, or larger than `stride`
    offsets = RESIN_ERROR_OFFSETS, ///< offsets do not start at 0, descend, or do not end at count
    missing_callback =
        RESIN_ERROR_MISSING_CALLBACK, ///< a callback that this kind of identity requires is null

    // Solver.
    variable = RESIN_ERROR_VARIABLE, ///< names no variable of this solver, or one that was removed
    constraint =
        RESIN_ERROR_CONSTRAINT, ///< names no constraint of this solver, or one that was removed
    coefficient = RESIN_ERROR_COEFFICIENT, ///< neither 0 nor from 0.001 to 1000 in magnitude
    constant = RESIN_ERROR_CONSTANT,       ///< NaN or over 1e8 in magnitude
    relation = RESIN_ERROR_RELATION,       ///< not a known relation
    priority = RESIN_ERROR_PRIORITY,       ///< not from 1 to 1000, nor required where that may be
    weight = RESIN_ERROR_WEIGHT,           ///< not from 1e-2 to 1e3
    conflict = RESIN_ERROR_CONFLICT,       ///< required constraints that cannot all hold
    variable_in_use = RESIN_ERROR_VARIABLE_IN_USE, ///< a constraint names the variable
    not_edited = RESIN_ERROR_NOT_EDITED,           ///< the variable has no edit
    already_edited = RESIN_ERROR_ALREADY_EDITED,   ///< the variable has an edit
    precision = RESIN_ERROR_PRECISION,             ///< numbers differ too much in magnitude
    changes_open = RESIN_ERROR_CHANGES_OPEN, ///< values are not known before the end of the changes
};

} // namespace resin

template <> struct std::is_error_code_enum<resin::errc> : std::true_type
{
};

namespace resin
{

namespace detail
{

class RESIN_CPP_SHARED error_category final : public std::error_category
{
  public:
    const char *name() const noexcept override
    {
        return "resin";
    }

    std::string message(int value) const override
    {
        switch (value)
        {
        case static_cast<int>(errc::length):
            return "the arrays of a call (values, velocities, targets, frequencies, "
                   "damping_ratios, settled) must have the same length, or be empty if optional";
        case static_cast<int>(errc::offset_count):
            return "old_offsets and new_offsets must have one element more than their list has "
                   "sections";
        case static_cast<int>(errc::fingerprint_count):
            return "old_fingerprints and new_fingerprints must have one element for each element "
                   "of their list";
        default:
            return value < 0 ? "an unknown status"
                             : resin_status_message(static_cast<resin_status>(value));
        }
    }

    std::error_condition default_error_condition(int value) const noexcept override
    {
        if (value == static_cast<int>(errc::out_of_memory))
        {
            return std::errc::not_enough_memory;
        }
        if (value == static_cast<int>(errc::busy))
        {
            return std::errc::device_or_resource_busy;
        }
        return {value, *this};
    }
};

} // namespace detail

/// Returns the category of `errc`. Its messages are those of `resin_status_message` and name the
/// argument. `errc::out_of_memory` is equivalent to `std::errc::not_enough_memory`, and
/// `errc::busy` to `std::errc::device_or_resource_busy`. Thread-safe.
RESIN_CPP_SHARED inline const std::error_category &category() noexcept
{
    static const detail::error_category instance;
    return instance;
}

/// Returns an error code of `category()`.
inline std::error_code make_error_code(errc value) noexcept
{
    return {static_cast<int>(value), category()};
}

/// Returns the version of the linked library, encoded as `RESIN_VERSION`.
inline std::uint32_t version() noexcept
{
    return resin_version();
}

/// The exception of all functions that fail. `code()` is an `errc`, `what()` its message.
class RESIN_CPP_SHARED error : public std::system_error
{
  public:
    /// Creates an exception for an error.
    explicit error(errc value) : std::system_error(make_error_code(value))
    {
    }
};

namespace detail
{

// The values of resin_status as those of errc; 0 is success. An errc can have all values, but a C
// enum in C++ only those up to the largest one that the header names.
inline errc to_errc(resin_status status) noexcept
{
    return static_cast<errc>(status);
}

inline bool is_ok(errc status) noexcept
{
    return status == errc();
}

// Converts a status to the error code of an overload with `ec`.
inline void report(errc status, std::error_code &ec) noexcept
{
    if (is_ok(status))
    {
        ec.clear();
    }
    else
    {
        ec = make_error_code(status);
    }
}

inline void report(resin_status status, std::error_code &ec) noexcept
{
    report(to_errc(status), ec);
}

#if RESIN_CPP_EXCEPTIONS
// Converts a status to the exception of an overload without `ec`.
inline void check(errc status)
{
    if (!is_ok(status))
    {
        throw error(status);
    }
}

inline void check(resin_status status)
{
    check(to_errc(status));
}
#endif

} // namespace detail
} // namespace resin

#endif // RESIN_ERROR_HPP
