// SPDX-License-Identifier: MIT

//go:build cgo

package resin

// The errors of every status, for errors.Is. A call returns an error of type *Error that matches one of them.
var (
	// All units.
	ErrClosed      error = &Error{Status: StatusClosed}      // the object is closed, or was not made by its New function
	ErrNullInput   error = &Error{Status: StatusNullInput}   // a required argument is nil
	ErrNullOutput  error = &Error{Status: StatusNullOutput}  // the result to write to is nil
	ErrStructSize  error = &Error{Status: StatusStructSize}  // does not occur in Go
	ErrFlags       error = &Error{Status: StatusFlags}       // a flag bit or an enum value is unknown to this version
	ErrOutOfMemory error = &Error{Status: StatusOutOfMemory} // the C library has no more memory
	ErrTooLarge    error = &Error{Status: StatusTooLarge}    // a count is over its limit, mostly CountMax
	ErrIndex       error = &Error{Status: StatusIndex}       // an index is not below its count
	ErrOrder       error = &Error{Status: StatusOrder}       // the call requires another one before it
	ErrBusy        error = &Error{Status: StatusBusy}        // the object is in use by another goroutine, or by the caller's own callback

	// Springs.
	ErrFrequency    error = &Error{Status: StatusFrequency}    // not from 1e-4 to 1e5 radians per second
	ErrDampingRatio error = &Error{Status: StatusDampingRatio} // not from 0 to 1e4
	ErrResponse     error = &Error{Status: StatusResponse}     // not finite, or the resulting frequency is out of range
	ErrStiffness    error = &Error{Status: StatusStiffness}    // not finite and positive, or its frequency out of range
	ErrDamping      error = &Error{Status: StatusDamping}      // not finite or negative, or its ratio out of range
	ErrMass         error = &Error{Status: StatusMass}         // not finite and positive, or the result is out of range
	ErrDuration     error = &Error{Status: StatusDuration}     // not finite, or the resulting frequency is out of range
	ErrBounce       error = &Error{Status: StatusBounce}       // not above -1 and at most 1, or its ratio out of range
	ErrTension      error = &Error{Status: StatusTension}      // not finite, or the resulting stiffness is not positive
	ErrFriction     error = &Error{Status: StatusFriction}     // not finite, or the resulting damping is negative
	ErrValue        error = &Error{Status: StatusValue}        // a value is NaN or over 1e100 in magnitude
	ErrVelocity     error = &Error{Status: StatusVelocity}     // a velocity is NaN or over 1e100 in magnitude
	ErrTarget       error = &Error{Status: StatusTarget}       // a target is NaN or over 1e100 in magnitude
	ErrTimeStep     error = &Error{Status: StatusTimeStep}     // not from 0 to 1e6 seconds
	ErrTolerance    error = &Error{Status: StatusTolerance}    // a distance or speed that is not from 1e-100 to 1e100
	ErrUndamped     error = &Error{Status: StatusUndamped}     // a spring of damping ratio 0 never settles
	ErrNever        error = &Error{Status: StatusNever}        // the motion never reaches the value
	ErrSpringLane   error = &Error{Status: StatusSpringLane}   // springs of a batch are out of range and were not advanced

	// Motion helpers.
	ErrRate error = &Error{Status: StatusRate} // a deceleration rate is not above 0 and below 1

	// Bar.
	ErrStops        error = &Error{Status: StatusStops}        // fewer than two, or not numbers that ascend from 0 to 1e100
	ErrNormalStop   error = &Error{Status: StatusNormalStop}   // not from 1 to the count of stops less 1; 0 is the default
	ErrResistance   error = &Error{Status: StatusResistance}   // not from 0 to 1
	ErrSnapping     error = &Error{Status: StatusSnapping}     // not a known snapping policy
	ErrSample       error = &Error{Status: StatusSample}       // a number over 1e100 or NaN, or a negative height
	ErrBarState     error = &Error{Status: StatusBarState}     // a number over 1e100 or NaN, a stop or phase out of range
	ErrTopTolerance error = &Error{Status: StatusTopTolerance} // not from 0 to 1e100; 0 is the default
	ErrGesture      error = &Error{Status: StatusGesture}      // an unknown phase, or a velocity over 1e100 or NaN
	ErrTransformer  error = &Error{Status: StatusTransformer}  // no callback or an unknown kind, or a result over 1e100
	ErrBarRanges    error = &Error{Status: StatusBarRanges}    // not one range for each interval, or a range over 1e100
	ErrStop         error = &Error{Status: StatusStop}         // the index of a stop is not below the count of stops

	// Diff.
	ErrIdentityKind    error = &Error{Status: StatusIdentityKind}    // the Identities are the zero value
	ErrIdentitySize    error = &Error{Status: StatusIdentitySize}    // size is 0, or larger than stride
	ErrOffsets         error = &Error{Status: StatusOffsets}         // offsets do not start at 0, descend, or do not end at count
	ErrMissingCallback error = &Error{Status: StatusMissingCallback} // a callback is nil

	// Solver.
	ErrVariable      error = &Error{Status: StatusVariable}      // names no variable of this solver, or one that was removed
	ErrConstraint    error = &Error{Status: StatusConstraint}    // names no constraint of this solver, or one that was removed
	ErrCoefficient   error = &Error{Status: StatusCoefficient}   // neither 0 nor from 0.001 to 1000 in magnitude
	ErrConstant      error = &Error{Status: StatusConstant}      // NaN or over 1e8 in magnitude
	ErrRelation      error = &Error{Status: StatusRelation}      // not a known relation
	ErrPriority      error = &Error{Status: StatusPriority}      // not from 1 to 1000, nor required where that may be
	ErrWeight        error = &Error{Status: StatusWeight}        // not from 1e-2 to 1e3
	ErrConflict      error = &Error{Status: StatusConflict}      // required constraints that cannot all hold
	ErrVariableInUse error = &Error{Status: StatusVariableInUse} // a constraint names the variable
	ErrNotEdited     error = &Error{Status: StatusNotEdited}     // the variable has no edit
	ErrAlreadyEdited error = &Error{Status: StatusAlreadyEdited} // the variable has an edit
	ErrPrecision     error = &Error{Status: StatusPrecision}     // numbers differ too much in magnitude
	ErrChangesOpen   error = &Error{Status: StatusChangesOpen}   // values are not known before the end of the changes
)
