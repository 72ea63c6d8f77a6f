// SPDX-License-Identifier: MIT

package resin

// #include "bridge.h"
import "C"

import "unsafe"

// Constants of trackers.
const (
	HistoryCapacity   = C.RESIN_HISTORY_CAPACITY   // 32, the capacity of a History, in samples
	VelocityWindow    = C.RESIN_VELOCITY_WINDOW    // 0.1, the span of the samples of a velocity, in seconds
	VelocityStale     = C.RESIN_VELOCITY_STALE     // 0.05, the age of the newest sample above which the velocity is 0
	PauseVelocities   = C.RESIN_PAUSE_VELOCITIES   // 7, the number of velocities that a PauseDetector compares
	ForceActivation   = C.RESIN_FORCE_ACTIVATION   // 0.5, the fraction that activates a ForceLatch
	ForceConfirmation = C.RESIN_FORCE_CONFIRMATION // 0.49, the fraction that confirms an activated one
	ForceReset        = C.RESIN_FORCE_RESET        // 0.4, the fraction that resets it
)

// A History is recent samples, oldest first. The zero value is empty. Entries from Count on are 0,
// so histories with the same samples are equal.
type History struct {
	Count  uint32 // at most HistoryCapacity
	_      uint32
	Times  [HistoryCapacity]float64 // ascending, in seconds
	Values [HistoryCapacity]float64
}

// A VelocityTracker is the recent positions of a finger along one axis. The zero value is a new
// tracker, and assignment copies it. Use a new one for each gesture. Times are in seconds from any
// origin. One goroutine at a time may use a tracker.
type VelocityTracker struct {
	Positions History
}

// Add adds the position of the finger at a time. A sample with the time of the newest replaces it;
// an earlier one is ignored, and so are numbers that are not finite.
func (t *VelocityTracker) Add(time, position float64) {
	C.resin_velocity_tracker_add((*C.resin_velocity_tracker)(unsafe.Pointer(t)), C.double(time),
		C.double(position))
}

// Velocity returns the velocity at a time: the slope of the least-squares line through the samples
// of the last 100 ms. It is 0 with fewer than two such samples, and if the newest is older than
// 50 ms.
func (t *VelocityTracker) Velocity(time float64) float64 {
	return float64(C.resin_velocity_tracker_velocity(
		(*C.resin_velocity_tracker)(unsafe.Pointer(t)), C.double(time)))
}

// A PauseRule is the definition of a pause. A rule with a member that is NaN or out of range detects
// no pause.
type PauseRule struct {
	MaximumSpeed    float64 // at a pause, in units per second, 0 or more
	MinimumDistance float64 // from the start of the gesture, in units, 0 or more
	Loss            float64 // the fraction of the speed that must be lost, from 0 to 1
	Span            float64 // the time in which it is lost, in seconds; only for TimedPauseDetector
}

// DefaultPauseRule returns the rule of "Building Fluid Interfaces": a loss of more than 90 %, a
// speed of at most 100, a distance of at least 50, and a span of 0.1 s.
func DefaultPauseRule() PauseRule { return as[PauseRule](C.resin_pause_rule_default()) }

// c returns the rule, and whether there is one.
func (r *PauseRule) c() (C.bool, C.resin_pause_rule) {
	if r == nil {
		return false, C.resin_pause_rule{}
	}
	return true, as[C.resin_pause_rule](*r)
}

// A PauseDetector is the last velocities of a gesture. The zero value is a new detector. Its result
// depends on the rate of events; prefer TimedPauseDetector.
type PauseDetector struct {
	Velocities [PauseVelocities]float64 // the oldest first
	Count      uint32                   // at most PauseVelocities
	Paused     uint32                   // 1 from the pause on
}

// Add adds a velocity and reports whether the gesture pauses with it, which happens once in a
// gesture. The rule may be nil for the default. The distance is that from the start of the gesture.
func (d *PauseDetector) Add(rule *PauseRule, velocity, distance float64) bool {
	given, r := rule.c()
	return bool(C.resin_go_pause_add((*C.resin_pause_detector)(unsafe.Pointer(d)), given, r,
		C.double(velocity), C.double(distance)))
}

// A TimedPauseDetector is the velocities of a gesture with their times. The zero value is a new
// detector.
type TimedPauseDetector struct {
	Velocities History
	Paused     uint32 // 1 from the pause on
	_          uint32
}

// Add is like PauseDetector.Add, but compares with the velocity a span ago, so that the result does
// not depend on the rate of events. An event that is not later than the previous one is ignored.
func (d *TimedPauseDetector) Add(rule *PauseRule, time, velocity, distance float64) bool {
	given, r := rule.c()
	return bool(C.resin_go_timed_pause_add((*C.resin_timed_pause_detector)(unsafe.Pointer(d)),
		given, r, C.double(time), C.double(velocity), C.double(distance)))
}

// A ForcePhase is the phase of a press.
type ForcePhase uint32

// The phases of a press.
const (
	ForcePhaseReset     ForcePhase = C.RESIN_FORCE_PHASE_RESET     // not pressed
	ForcePhaseActivated ForcePhase = C.RESIN_FORCE_PHASE_ACTIVATED // the force has reached ForceActivation
	ForcePhaseConfirmed ForcePhase = C.RESIN_FORCE_PHASE_CONFIRMED // it has fallen, but not yet to ForceReset
)

// A ForceChange is the phase changes of an event, as bits: a force that falls far in one event makes
// two.
type ForceChange uint32

// The phase changes.
const (
	ForceActivated ForceChange = C.RESIN_FORCE_ACTIVATED // the press begins
	ForceConfirmed ForceChange = C.RESIN_FORCE_CONFIRMED // the press is complete: perform its action
	ForceWasReset  ForceChange = C.RESIN_FORCE_WAS_RESET // the latch is ready for the next press
)

// A ForceLatch is a detector of presses with hysteresis: small variations of the force do not
// activate it again. The zero value is reset.
type ForceLatch struct {
	Phase ForcePhase
}

// ForceFraction returns force / maximum, from 0 to 1; 0 if the maximum is not positive or a number is
// not finite.
func ForceFraction(force, maximum float64) float64 {
	return float64(C.resin_force_fraction(C.double(force), C.double(maximum)))
}

// Add adds a force, as a fraction of the maximum, and returns the phase changes.
func (l *ForceLatch) Add(force float64) ForceChange {
	return ForceChange(C.resin_force_latch_add((*C.resin_force_latch)(unsafe.Pointer(l)),
		C.double(force)))
}

// End ends the touch and resets the latch, and returns the phase changes. It confirms an activated
// press unless the touch is cancelled.
func (l *ForceLatch) End(cancelled bool) ForceChange {
	return ForceChange(C.resin_force_latch_end((*C.resin_force_latch)(unsafe.Pointer(l)),
		C.bool(cancelled)))
}
