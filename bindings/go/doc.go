// SPDX-License-Identifier: MIT

// Package resin binds libresin: list differences ([Diff]), springs ([Spring], [SpringBatch]), gesture
// arithmetic ([Project], [RubberBand], [VelocityTracker] and others), collapsing bars ([Bar]) and a
// constraint solver for layout ([Solver]).
//
// The package requires the library and its headers, found by pkg-config, and cgo. All results are
// computed by the library, and have the same bits on every platform.
//
// # Errors
//
// A call that can fail returns an error of type [*Error], whose Status is that of the library, and
// which matches one of the Err variables by [errors.Is]. Slices that do not fit together are found by
// this package, and the error wraps [ErrLength] or [ErrOverlap] instead. A failed call changes nothing
// unless its documentation says otherwise.
//
// # Ownership
//
// Diff, Bar and Solver own memory of the library. Close frees it; a finalizer does so for an object
// that is not reachable any more. All returned slices are copies in Go memory, which remain valid. A
// copy of a Diff, a Bar or a Solver refers to the same object.
//
// # Goroutines
//
// Any number of goroutines may call functions, use plain values such as a Spring, and share a Bar. One
// goroutine at a time uses a tracker, a SpringBatch, a Diff or a Solver. A call on a Diff or a Solver
// that is in use returns [ErrBusy], instead of waiting.
//
// # Cost
//
// A call takes 30 to 80 ns more than one from C. Prefer the functions that do much in one call, such
// as [SpringBatch.Step] and [Solver.AppendChanges].
package resin
