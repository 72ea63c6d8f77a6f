// SPDX-License-Identifier: MIT
#ifndef RESIN_BASE_H
#define RESIN_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <resin/version.h>

#ifdef __cplusplus
#define RESIN_BEGIN_DECLS                                                                          \
    extern "C"                                                                                     \
    {
#define RESIN_END_DECLS }
#define RESIN_ZERO                                                                                 \
    {                                                                                              \
    }
#else
#define RESIN_BEGIN_DECLS
#define RESIN_END_DECLS
#define RESIN_ZERO                                                                                 \
    {                                                                                              \
        0                                                                                          \
    }
#endif

#if defined(_WIN32) && defined(RESIN_SHARED)
#ifdef RESIN_BUILDING
#define RESIN_API __declspec(dllexport)
#else
#define RESIN_API __declspec(dllimport)
#endif
#elif defined(__GNUC__)
#define RESIN_API __attribute__((visibility("default")))
#else
#define RESIN_API
#endif

RESIN_BEGIN_DECLS

/// The index that means "none": no partner, no element. Never a valid index.
#define RESIN_INDEX_NONE 0xFFFFFFFFu

/// The largest number of elements in a list. A call with a larger count returns
/// `RESIN_ERROR_TOO_LARGE`.
#define RESIN_COUNT_MAX 0xFFFFFFFDu

/// The result of a call. Every function that can fail returns a status. A function that fails
/// writes no outputs and leaves every object unchanged, unless its documentation says otherwise.
///
/// Values never change; later versions only add new ones. Treat an unknown value as a failure.
/// `resin_status_message` returns a sentence that names the argument.
typedef enum resin_status
{
    RESIN_OK = 0,

    // All units.
    RESIN_ERROR_NULL_HANDLE = 1, ///< the handle is null
    RESIN_ERROR_NULL_INPUT = 2,  ///< a required input pointer is null
    RESIN_ERROR_NULL_OUTPUT = 3, ///< `out` is null
    RESIN_ERROR_STRUCT_SIZE = 4, ///< a def's `struct_size` is smaller than in version 0.1
    RESIN_ERROR_FLAGS = 5,       ///< a flag bit or an enum value is unknown to this version
    RESIN_ERROR_OUT_OF_MEMORY = 6,
    RESIN_ERROR_TOO_LARGE = 7, ///< a count is over its limit, mostly `RESIN_COUNT_MAX`
    RESIN_ERROR_INDEX = 8,     ///< an index is not below its count
    RESIN_ERROR_ORDER = 9,     ///< the call requires another one before it
    RESIN_ERROR_BUSY = 10,     ///< a callback called the object that called it

    // Springs.
    RESIN_ERROR_FREQUENCY = 100,     ///< not from 1e-4 to 1e5 radians per second
    RESIN_ERROR_DAMPING_RATIO = 101, ///< not from 0 to 1e4
    RESIN_ERROR_RESPONSE = 102,      ///< not finite, or the resulting frequency is out of range
    RESIN_ERROR_STIFFNESS = 103,     ///< not finite and positive, or its frequency out of range
    RESIN_ERROR_DAMPING = 104,       ///< not finite or negative, or its ratio out of range
    RESIN_ERROR_MASS = 105,          ///< not finite and positive, or the result is out of range
    RESIN_ERROR_DURATION = 106,      ///< not finite, or the resulting frequency is out of range
    RESIN_ERROR_BOUNCE = 107,        ///< not above -1 and at most 1, or its ratio out of range
    RESIN_ERROR_TENSION = 108,       ///< not finite, or the resulting stiffness is not positive
    RESIN_ERROR_FRICTION = 109,      ///< not finite, or the resulting damping is negative
    RESIN_ERROR_VALUE = 110,         ///< a value is NaN or over 1e100 in magnitude
    RESIN_ERROR_VELOCITY = 111,      ///< a velocity is NaN or over 1e100 in magnitude
    RESIN_ERROR_TARGET = 112,        ///< a target is NaN or over 1e100 in magnitude
    RESIN_ERROR_TIME_STEP = 113,     ///< not from 0 to 1e6 seconds
    RESIN_ERROR_TOLERANCE = 114,     ///< a distance or speed that is not from 1e-100 to 1e100
    RESIN_ERROR_UNDAMPED = 115,      ///< a spring of damping ratio 0 never settles
    RESIN_ERROR_NEVER = 116,         ///< the motion never reaches the value
    RESIN_ERROR_SPRING_LANE = 117,   ///< springs of a batch are out of range and were not advanced

    // Motion helpers.
    RESIN_ERROR_RATE = 200, ///< a deceleration rate is not above 0 and below 1

    // Bar.
    RESIN_ERROR_STOPS = 300,         ///< fewer than two, or not numbers that ascend from 0 to 1e100
    RESIN_ERROR_NORMAL_STOP = 301,   ///< not from 1 to the count of stops less 1; 0 is the default
    RESIN_ERROR_RESISTANCE = 302,    ///< not from 0 to 1
    RESIN_ERROR_SNAPPING = 303,      ///< not a known snapping policy
    RESIN_ERROR_SAMPLE = 304,        ///< a number over 1e100 or NaN, or a negative height
    RESIN_ERROR_BAR_STATE = 305,     ///< a number over 1e100 or NaN, a stop or phase out of range
    RESIN_ERROR_TOP_TOLERANCE = 306, ///< not from 0 to 1e100; 0 is the default
    RESIN_ERROR_GESTURE = 307,       ///< an unknown phase, or a velocity over 1e100 or NaN
    RESIN_ERROR_TRANSFORMER = 308,   ///< no callback or an unknown kind, or a result over 1e100
    RESIN_ERROR_BAR_RANGES = 309,    ///< not one range for each interval, or a range over 1e100
    RESIN_ERROR_STOP = 310,          ///< the index of a stop is not below the count of stops

    // Diff.
    RESIN_ERROR_IDENTITY_KIND = 400, ///< `kind` is not a known kind of identity
    RESIN_ERROR_IDENTITY_SIZE = 401, ///< `size` is 0, or larger than `stride`
    RESIN_ERROR_OFFSETS = 402,       ///< offsets do not start at 0, descend, or do not end at count
    RESIN_ERROR_MISSING_CALLBACK = 403, ///< a callback that this kind of identity requires is null

    // Solver.
    RESIN_ERROR_VARIABLE = 500,    ///< names no variable of this solver, or one that was removed
    RESIN_ERROR_CONSTRAINT = 501,  ///< names no constraint of this solver, or one that was removed
    RESIN_ERROR_COEFFICIENT = 502, ///< neither 0 nor from 0.001 to 1000 in magnitude
    RESIN_ERROR_CONSTANT = 503,    ///< NaN or over 1e8 in magnitude
    RESIN_ERROR_RELATION = 504,    ///< not a known relation
    RESIN_ERROR_PRIORITY = 505,    ///< not from 1 to 1000, nor required where that may be
    RESIN_ERROR_WEIGHT = 506,      ///< not from 1e-2 to 1e3
    RESIN_ERROR_CONFLICT = 507,    ///< required constraints that cannot all hold
    RESIN_ERROR_VARIABLE_IN_USE = 508, ///< a constraint names the variable
    RESIN_ERROR_NOT_EDITED = 509,      ///< the variable has no edit
    RESIN_ERROR_ALREADY_EDITED = 510,  ///< the variable has an edit
    RESIN_ERROR_PRECISION = 511,       ///< numbers differ too much in magnitude
    RESIN_ERROR_CHANGES_OPEN = 512,    ///< values are not known before the end of the changes

    /// Not a status. In C++ an enum has only as many bits as its enumerators require, and the
    /// statuses of later versions must fit.
    RESIN_STATUS_LIMIT = INT32_MAX
} resin_status;

/// Returns a sentence in English that explains `status` and names the argument. Never null; valid
/// for the life of the program. Pure, thread-safe.
/// @since 0.1
RESIN_API const char *resin_status_message(resin_status status);

/// Returns the version of the linked library, encoded as `RESIN_VERSION`. Pure, thread-safe.
/// @since 0.1
RESIN_API uint32_t resin_version(void);

RESIN_END_DECLS

#endif // RESIN_BASE_H
