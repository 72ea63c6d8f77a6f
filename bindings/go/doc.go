// SPDX-License-Identifier: MIT

// Package resin binds libresin: list differences (Diff), springs (Spring, SpringBatch), gesture
// arithmetic (Project, RubberBand, VelocityTracker and others), collapsing bars (Bar) and a
// constraint solver for layout (Solver).
//
// The package requires the library and its headers, found by pkg-config, and cgo. All results are
// computed by the library, and have the same bits on every platform.
//
// # Errors
//
// A call that can fail returns an error of type *Error, whose Status is that of the library, and
// which matches one of the Err variables by errors.Is. A failed call changes nothing unless its
// documentation says otherwise.
//
// # Ownership
//
// Diff, Bar and Solver own memory of the library. Close frees it; a finalizer does so for an object
// that is not reachable any more. All returned slices are copies in Go memory, which remain valid.
//
// # Goroutines
//
// Functions and value types without a Close method may be used by any number of goroutines, each
// value by one at a time. A call on a Diff or a Solver that is in use returns ErrBusy, instead of
// waiting.
//
// # Cost
//
// A call takes 30 to 80 ns more than one from C. Prefer the functions that do much in one call, such
// as SpringBatch.Step and Solver.AppendChanges.
package resin
