// SPDX-License-Identifier: MIT

package resin

// #include "bridge.h"
import "C"

// A Status is the result of a call of libresin. Values never change; later versions only add new ones.
type Status int32

// The statuses of this version. Every status but StatusOK has an error: StatusBusy has ErrBusy.
const (
	StatusOK Status = C.RESIN_OK // success

	// All units.
	StatusClosed      Status = C.RESIN_ERROR_NULL_HANDLE   // the object is closed, or was not made by its New function
	StatusNullInput   Status = C.RESIN_ERROR_NULL_INPUT    // a required argument is nil
	StatusNullOutput  Status = C.RESIN_ERROR_NULL_OUTPUT   // the result to write to is nil
	StatusStructSize  Status = C.RESIN_ERROR_STRUCT_SIZE   // does not occur in Go
	StatusFlags       Status = C.RESIN_ERROR_FLAGS         // a flag bit or an enum value is unknown to this version
	StatusOutOfMemory Status = C.RESIN_ERROR_OUT_OF_MEMORY // the C library has no more memory
	StatusTooLarge    Status = C.RESIN_ERROR_TOO_LARGE     // a count is over its limit, mostly CountMax
	StatusIndex       Status = C.RESIN_ERROR_INDEX         // an index is not below its count
	StatusOrder       Status = C.RESIN_ERROR_ORDER         // the call requires another one before it
	StatusBusy        Status = C.RESIN_ERROR_BUSY          // the object is in use by another goroutine, or by the caller's own callback

	// Springs.
	StatusFrequency    Status = C.RESIN_ERROR_FREQUENCY     // not from 1e-4 to 1e5 radians per second
	StatusDampingRatio Status = C.RESIN_ERROR_DAMPING_RATIO // not from 0 to 1e4
	StatusResponse     Status = C.RESIN_ERROR_RESPONSE      // not finite, or the resulting frequency is out of range
	StatusStiffness    Status = C.RESIN_ERROR_STIFFNESS     // not finite and positive, or its frequency out of range
	StatusDamping      Status = C.RESIN_ERROR_DAMPING       // not finite or negative, or its ratio out of range
	StatusMass         Status = C.RESIN_ERROR_MASS          // not finite and positive, or the result is out of range
	StatusDuration     Status = C.RESIN_ERROR_DURATION      // not finite, or the resulting frequency is out of range
	StatusBounce       Status = C.RESIN_ERROR_BOUNCE        // not above -1 and at most 1, or its ratio out of range
	StatusTension      Status = C.RESIN_ERROR_TENSION       // not finite, or the resulting stiffness is not positive
	StatusFriction     Status = C.RESIN_ERROR_FRICTION      // not finite, or the resulting damping is negative
	StatusValue        Status = C.RESIN_ERROR_VALUE         // a value is NaN or over 1e100 in magnitude
	StatusVelocity     Status = C.RESIN_ERROR_VELOCITY      // a velocity is NaN or over 1e100 in magnitude
	StatusTarget       Status = C.RESIN_ERROR_TARGET        // a target is NaN or over 1e100 in magnitude
	StatusTimeStep     Status = C.RESIN_ERROR_TIME_STEP     // not from 0 to 1e6 seconds
	StatusTolerance    Status = C.RESIN_ERROR_TOLERANCE     // a distance or speed that is not from 1e-100 to 1e100
	StatusUndamped     Status = C.RESIN_ERROR_UNDAMPED      // a spring of damping ratio 0 never settles
	StatusNever        Status = C.RESIN_ERROR_NEVER         // the motion never reaches the value
	StatusSpringLane   Status = C.RESIN_ERROR_SPRING_LANE   // springs of a batch are out of range and were not advanced

	// Motion helpers.
	StatusRate Status = C.RESIN_ERROR_RATE // a deceleration rate is not above 0 and below 1

	// Bar.
	StatusStops        Status = C.RESIN_ERROR_STOPS         // fewer than two, or not numbers that ascend from 0 to 1e100
	StatusNormalStop   Status = C.RESIN_ERROR_NORMAL_STOP   // not from 1 to the count of stops less 1; 0 is the default
	StatusResistance   Status = C.RESIN_ERROR_RESISTANCE    // not from 0 to 1
	StatusSnapping     Status = C.RESIN_ERROR_SNAPPING      // not a known snapping policy
	StatusSample       Status = C.RESIN_ERROR_SAMPLE        // a number over 1e100 or NaN, or a negative height
	StatusBarState     Status = C.RESIN_ERROR_BAR_STATE     // a number over 1e100 or NaN, a stop or phase out of range
	StatusTopTolerance Status = C.RESIN_ERROR_TOP_TOLERANCE // not from 0 to 1e100; 0 is the default
	StatusGesture      Status = C.RESIN_ERROR_GESTURE       // an unknown phase, or a velocity over 1e100 or NaN
	StatusTransformer  Status = C.RESIN_ERROR_TRANSFORMER   // no callback or an unknown kind, or a result over 1e100
	StatusBarRanges    Status = C.RESIN_ERROR_BAR_RANGES    // not one range for each interval, or a range over 1e100
	StatusStop         Status = C.RESIN_ERROR_STOP          // the index of a stop is not below the count of stops

	// Diff.
	StatusIdentityKind    Status = C.RESIN_ERROR_IDENTITY_KIND    // the Identities are the zero value
	StatusIdentitySize    Status = C.RESIN_ERROR_IDENTITY_SIZE    // size is 0, or larger than stride
	StatusOffsets         Status = C.RESIN_ERROR_OFFSETS          // offsets do not start at 0, descend, or do not end at count
	StatusMissingCallback Status = C.RESIN_ERROR_MISSING_CALLBACK // a callback is nil

	// Solver.
	StatusVariable      Status = C.RESIN_ERROR_VARIABLE        // names no variable of this solver, or one that was removed
	StatusConstraint    Status = C.RESIN_ERROR_CONSTRAINT      // names no constraint of this solver, or one that was removed
	StatusCoefficient   Status = C.RESIN_ERROR_COEFFICIENT     // neither 0 nor from 0.001 to 1000 in magnitude
	StatusConstant      Status = C.RESIN_ERROR_CONSTANT        // NaN or over 1e8 in magnitude
	StatusRelation      Status = C.RESIN_ERROR_RELATION        // not a known relation
	StatusPriority      Status = C.RESIN_ERROR_PRIORITY        // not from 1 to 1000, nor required where that may be
	StatusWeight        Status = C.RESIN_ERROR_WEIGHT          // not from 1e-2 to 1e3
	StatusConflict      Status = C.RESIN_ERROR_CONFLICT        // required constraints that cannot all hold
	StatusVariableInUse Status = C.RESIN_ERROR_VARIABLE_IN_USE // a constraint names the variable
	StatusNotEdited     Status = C.RESIN_ERROR_NOT_EDITED      // the variable has no edit
	StatusAlreadyEdited Status = C.RESIN_ERROR_ALREADY_EDITED  // the variable has an edit
	StatusPrecision     Status = C.RESIN_ERROR_PRECISION       // numbers differ too much in magnitude
	StatusChangesOpen   Status = C.RESIN_ERROR_CHANGES_OPEN    // values are not known before the end of the changes
)

// String returns a sentence in English that explains the status and names the argument.
func (s Status) String() string {
	return C.GoString(C.resin_status_message(C.resin_status(s)))
}
