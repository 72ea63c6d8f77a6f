// SPDX-License-Identifier: MIT

package resin

import (
	"errors"
	"fmt"
)

// An Error is the failure of a call. A call that fails changes nothing, unless its documentation
// says otherwise.
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
	return ok && other.Status == e.Status
}

// ErrLength is the error of slices whose lengths do not fit together. The library receives no
// lengths, so this package compares them.
var ErrLength = errors.New("the lengths of slices do not fit together")

// failure returns the error of a status, or nil.
func failure(status Status) error {
	if status == StatusOK {
		return nil
	}
	return &Error{Status: status}
}

// wrongLength returns an ErrLength that names the slice.
func wrongLength(name string, length, want int) error {
	return fmt.Errorf("resin: %s has length %d, want %d: %w", name, length, want, ErrLength)
}
