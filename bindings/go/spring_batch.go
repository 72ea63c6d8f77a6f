// SPDX-License-Identifier: MIT

package resin

// #include "bridge.h"
import "C"

import "unsafe"

// A SpringBatch is many springs in slices of the caller, which a step changes in place. Results are
// bit-equal to those of Spring.Step. All slices that are not nil have the length of Values. Neither
// Values nor Velocities overlaps another slice. One goroutine at a time may use the same slices.
type SpringBatch struct {
	Values     []float64
	Velocities []float64
	Targets    []float64

	// Frequencies and DampingRatios are the constants of each spring. If both are nil all springs
	// are like Spring, which is several times faster. For a batch without springs, empty slices that
	// are not nil mean that Spring is ignored.
	Frequencies   []float64
	DampingRatios []float64
	// Spring is ignored if the springs have their own constants.
	Spring Spring

	// Tolerance is the limits below which a spring is at rest.
	Tolerance SpringTolerance

	// Settled receives the indices of the springs that settle in a step, ascending. It may be nil.
	Settled []uint32
}

// A BatchResult is the numbers of springs after a step.
type BatchResult struct {
	Moving  int // springs that still move
	Settled int // springs that came to rest in this step: the first elements of the batch's Settled
	Invalid int // springs with a number that is out of range or NaN, which the step did not change
}

// Step advances every spring by dt seconds, from 0 to 1e6. A spring that comes to rest has exactly
// the value of its target and the velocity 0; a new target or velocity makes it move again. Step
// does not allocate memory.
//
// It returns ErrSpringLane and a result if springs are invalid, after advancing all others. Other
// errors change nothing: ErrTimeStep, ErrTolerance, ErrFrequency and ErrDampingRatio for Spring,
// ErrTooLarge, ErrLength or ErrOverlap.
func (b *SpringBatch) Step(dt float64) (BatchResult, error) {
	if err := b.checkLengths(); err != nil {
		return BatchResult{}, err
	}
	if err := b.checkOverlaps(); err != nil {
		return BatchResult{}, err
	}
	own := b.hasOwnConstants()
	stepped := C.resin_go_spring_batch_step(C.size_t(len(b.Values)),
		start[C.double](b.Values), start[C.double](b.Velocities), start[C.double](b.Targets),
		constants(b.Frequencies, own), constants(b.DampingRatios, own),
		b.Spring.c(), b.Tolerance.c(), start[C.uint32_t](b.Settled), C.double(dt))
	return BatchResult{
		Moving:  int(stepped.result.moving),
		Settled: int(stepped.result.settled),
		Invalid: int(stepped.result.invalid),
	}, failure(Status(stepped.status))
}

func (b *SpringBatch) hasOwnConstants() bool { return b.Frequencies != nil || b.DampingRatios != nil }

// noConstants is the address of the constants of no springs, which is not nil.
var noConstants C.double

// constants returns the address of constants, or nil if the springs do not have their own.
func constants(elements []float64, own bool) *C.double {
	if own && len(elements) == 0 {
		return &noConstants
	}
	return start[C.double](elements)
}

func (b *SpringBatch) checkLengths() error {
	count, own := len(b.Values), b.hasOwnConstants()
	switch {
	case len(b.Velocities) != count:
		return wrongLength("Velocities", len(b.Velocities), count)
	case len(b.Targets) != count:
		return wrongLength("Targets", len(b.Targets), count)
	case len(b.Frequencies) != count && own:
		return wrongLength("Frequencies", len(b.Frequencies), count)
	case len(b.DampingRatios) != count && own:
		return wrongLength("DampingRatios", len(b.DampingRatios), count)
	case len(b.Settled) != count && b.Settled != nil:
		return wrongLength("Settled", len(b.Settled), count)
	}
	return nil
}

// checkOverlaps compares the slices that a step writes with all others. Settled, which has another type,
// cannot overlap them.
func (b *SpringBatch) checkOverlaps() error {
	switch {
	case overlap(b.Values, b.Velocities):
		return overlapping("Values", "Velocities")
	case overlap(b.Values, b.Targets):
		return overlapping("Values", "Targets")
	case overlap(b.Values, b.Frequencies):
		return overlapping("Values", "Frequencies")
	case overlap(b.Values, b.DampingRatios):
		return overlapping("Values", "DampingRatios")
	case overlap(b.Velocities, b.Targets):
		return overlapping("Velocities", "Targets")
	case overlap(b.Velocities, b.Frequencies):
		return overlapping("Velocities", "Frequencies")
	case overlap(b.Velocities, b.DampingRatios):
		return overlapping("Velocities", "DampingRatios")
	}
	return nil
}

// overlap reports whether two slices share an element.
func overlap(a, b []float64) bool {
	if len(a) == 0 || len(b) == 0 {
		return false
	}
	return uintptr(unsafe.Pointer(&a[0])) <= uintptr(unsafe.Pointer(&b[len(b)-1])) &&
		uintptr(unsafe.Pointer(&b[0])) <= uintptr(unsafe.Pointer(&a[len(a)-1]))
}
