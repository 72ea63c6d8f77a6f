// SPDX-License-Identifier: MIT

//go:build cgo

package resin

import (
	"errors"
	"fmt"
)

// An Error is the failure of a call. A call that fails changes nothing, unless its documentation
// says otherwise. Two failures have no status, and errors of another type: those that wrap ErrLength or
// ErrOverlap.
//
// Use errors.Is with one of the Err variables, or errors.As with *Error, to tell failures apart.
type Error struct {
	// Status is the status that the library returned, or the one that fits best.
	Status Status

	detail string // replaces the message of the status
}

// Error returns a sentence that names the argument.
func (e *Error) Error() string {
	if e.detail != "" {
		return "resin: " + e.detail
	}
	return "resin: " + e.Status.String()
}

// Is reports whether target is an *Error with the same status.
func (e *Error) Is(target error) bool {
	other, ok := target.(*Error)
	return ok && other != nil && other.Status == e.Status
}

// ErrLength is the error of slices whose lengths do not fit together. The library receives no
// lengths, so this package compares them.
var ErrLength = errors.New("the lengths of slices do not fit together")

// ErrOverlap is the error of slices that overlap although a call writes to one of them.
var ErrOverlap = errors.New("a slice that the call writes must not share memory with another")

// Errors whose messages are more exact than those of their statuses.
var (
	errClosed = &Error{Status: StatusClosed,
		detail: "the object is closed, or was not made by its New function"}
	errBusy = &Error{Status: StatusBusy,
		detail: "the object is in use by another goroutine, or by the callback that made this call"}
	errFromClosed = &Error{Status: StatusClosed,
		detail: "from is nil or closed, or was not made by NewBar"}
	errNotMatched = &Error{Status: StatusOrder,
		detail: "the diff has no match: call Match or MatchSections first"}
	errNotFinished = &Error{Status: StatusOrder,
		detail: "the changes are not listed: call Finish first, also after marking updates"}
	errStepsOfSections = &Error{Status: StatusOrder,
		detail: "steps exist only for lists without sections: call Stages, or match with Match"}
	errNoIdentities = &Error{Status: StatusIdentityKind,
		detail: "the Identities are the zero value: make them with a function such as Integers"}
)

// failure returns the error of a status, or nil.
func failure(status Status) error {
	if status == StatusOK {
		return nil
	}
	return &Error{Status: status}
}

// failureOf is like failure, and names the argument that contains an unknown flag or enum value, which
// the library's message does not.
func failureOf(status Status, argument string, value uint32) error {
	if status != StatusFlags {
		return failure(status)
	}
	return &Error{Status: status,
		detail: fmt.Sprintf("%s is %d: %v", argument, value, status)}
}

// wrongLength returns an ErrLength that names the slice.
func wrongLength(name string, length, want int) error {
	return fmt.Errorf("resin: %s has length %d, want %d: %w", name, length, want, ErrLength)
}

// wrongCount returns an ErrTooLarge that names the count, which is negative or over CountMax.
func wrongCount(name string, count int) error {
	return &Error{Status: StatusTooLarge,
		detail: fmt.Sprintf("%s is %d, want 0 to %d", name, count, uint64(CountMax))}
}

// overlapping returns an ErrOverlap that names both slices.
func overlapping(written, other string) error {
	return fmt.Errorf("resin: %s and %s overlap: %w", written, other, ErrOverlap)
}
