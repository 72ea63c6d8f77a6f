// SPDX-License-Identifier: MIT
#include "internal.h"

uint32_t resin_version(void)
{
    return (uint32_t)RESIN_VERSION;
}

// The switch has no default, so that the compiler reports a value without a message.
const char *resin_status_message(resin_status status)
{
    switch (status)
    {
    case RESIN_OK:
        return "no error";
    case RESIN_ERROR_NULL_HANDLE:
        return "the handle is null";
    case RESIN_ERROR_NULL_INPUT:
        return "a required input is null";
    case RESIN_ERROR_NULL_OUTPUT:
        return "out is null";
    case RESIN_ERROR_STRUCT_SIZE:
        return "struct_size is not set: initialize the struct with its _default function";
    case RESIN_ERROR_FLAGS:
        return "a flag, or a choice such as moves or level, is unknown to this version";
    case RESIN_ERROR_OUT_OF_MEMORY:
        return "out of memory";
    case RESIN_ERROR_TOO_LARGE:
        return "a count must be from 0 to its limit, 4294967293 unless its documentation says less";
    case RESIN_ERROR_INDEX:
        return "index must be below the count, and its element must have a partner";
    case RESIN_ERROR_ORDER:
        return "the object is not ready for this call, whose documentation says what must precede "
               "it";
    case RESIN_ERROR_BUSY:
        return "a callback must not use the object that called it";
    case RESIN_ERROR_FREQUENCY:
        return "frequency must be from 1e-4 to 1e5 radians per second";
    case RESIN_ERROR_DAMPING_RATIO:
        return "damping_ratio must be from 0 to 1e4";
    case RESIN_ERROR_RESPONSE:
        return "response must be finite, positive, and give a frequency from 1e-4 to 1e5";
    case RESIN_ERROR_STIFFNESS:
        return "stiffness must be finite, positive, and give a frequency from 1e-4 to 1e5";
    case RESIN_ERROR_DAMPING:
        return "damping must be finite, not negative, and give a ratio of at most 1e4";
    case RESIN_ERROR_MASS:
        return "mass must be finite, positive, and give a finite result that does not round to 0";
    case RESIN_ERROR_DURATION:
        return "duration must be finite, positive, and give a frequency from 1e-4 to 1e5";
    case RESIN_ERROR_BOUNCE:
        return "bounce must be above -1 and at most 1, and give a ratio of at most 1e4";
    case RESIN_ERROR_TENSION:
        return "tension must be finite and give a stiffness that is positive and in range";
    case RESIN_ERROR_FRICTION:
        return "friction must be finite and give a damping that is not negative and in range";
    case RESIN_ERROR_VALUE:
        return "value must be a number of at most 1e100 in magnitude";
    case RESIN_ERROR_VELOCITY:
        return "velocity must be a number of at most 1e100 in magnitude";
    case RESIN_ERROR_TARGET:
        return "target must be a number of at most 1e100 in magnitude";
    case RESIN_ERROR_TIME_STEP:
        return "a time (dt, step, interval) must be from 0 to 1e6 seconds, also that of the last "
               "sample";
    case RESIN_ERROR_TOLERANCE:
        return "tolerance: distance and speed must be from 1e-100 to 1e100";
    case RESIN_ERROR_UNDAMPED:
        return "damping_ratio is 0, so the spring never settles";
    case RESIN_ERROR_NEVER:
        return "the motion never reaches the value";
    case RESIN_ERROR_SPRING_LANE:
        return "some springs of the batch are out of range and were not advanced";
    case RESIN_ERROR_RATE:
        return "deceleration_rate must be above 0 and below 1";
    case RESIN_ERROR_STOPS:
        return "stops must be at least two heights from 0 to 1e100, in ascending order";
    case RESIN_ERROR_NORMAL_STOP:
        return "normal_stop must be the default, or above 0 and below the count of stops";
    case RESIN_ERROR_RESISTANCE:
        return "resistance must be from 0 to 1";
    case RESIN_ERROR_SNAPPING:
        return "snapping must be a policy that this version knows";
    case RESIN_ERROR_SAMPLE:
        return "sample: numbers must be at most 1e100 in magnitude, heights at least 0";
    case RESIN_ERROR_BAR_STATE:
        return "state: offsets must be at most 1e100 in magnitude, highest_stop and phase in range";
    case RESIN_ERROR_TOP_TOLERANCE:
        return "top_tolerance must be from 0 to 1e100";
    case RESIN_ERROR_GESTURE:
        return "gesture: phase must be known, velocity and rest_offset at most 1e100 in magnitude";
    case RESIN_ERROR_TRANSFORMER:
        return "transformers: each needs a known kind, a callback if custom, and a finite result";
    case RESIN_ERROR_BAR_RANGES:
        return "ranges must have one range of at most 1e100 in magnitude for each interval between "
               "stops";
    case RESIN_ERROR_STOP:
        return "stop must be below the count of stops";
    case RESIN_ERROR_IDENTITY_KIND:
        return "kind must be a kind of identities that this version knows";
    case RESIN_ERROR_IDENTITY_SIZE:
        return "size must be greater than 0 and at most stride";
    case RESIN_ERROR_OFFSETS:
        return "offsets must not descend; those of sections must begin at 0 and end at the count "
               "of items";
    case RESIN_ERROR_MISSING_CALLBACK:
        return "a callback that this kind of identity requires is null";
    case RESIN_ERROR_VARIABLE:
        return "variable is not a variable of this solver, or was removed from it";
    case RESIN_ERROR_CONSTRAINT:
        return "constraint is not a constraint of this solver, or was removed from it";
    case RESIN_ERROR_COEFFICIENT:
        return "a coefficient of terms must be 0, or from 0.001 to 1000 in magnitude";
    case RESIN_ERROR_CONSTANT:
        return "constant, or a suggested value, must be a number of at most 1e8 in magnitude";
    case RESIN_ERROR_RELATION:
        return "relation must be at most, equal or at least";
    case RESIN_ERROR_PRIORITY:
        return "priority must be from 1 to 1000; for constraints, not edits, it may be required";
    case RESIN_ERROR_WEIGHT:
        return "weight must be from 1e-2 to 1e3";
    case RESIN_ERROR_CONFLICT:
        return "the constraint conflicts with other required ones";
    case RESIN_ERROR_VARIABLE_IN_USE:
        return "variable is used by a constraint: remove that first";
    case RESIN_ERROR_NOT_EDITED:
        return "variable has no edit: add one before suggesting values";
    case RESIN_ERROR_ALREADY_EDITED:
        return "variable already has an edit";
    case RESIN_ERROR_PRECISION:
        return "terms: numbers differ so much in magnitude that rounding would change the result";
    case RESIN_ERROR_CHANGES_OPEN:
        return "values are not known before resin_solver_end_changes";
    case RESIN_STATUS_LIMIT:
        break;
    }
    return "an unknown status";
}
