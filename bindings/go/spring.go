// SPDX-License-Identifier: MIT

package resin

// #include "bridge.h"
import "C"

// A Motion is a value and its velocity: the whole state of a spring animation. To change the target
// or the spring of a moving value, pass the new one in the next call.
type Motion struct {
	Value    float64
	Velocity float64 // in units of Value per second
}

// A SpringTolerance is the limits below which a motion is at rest. Recommended are half a pixel and
// about half a pixel per second for positions; 0.001 and 0.01 for values from 0 to 1.
type SpringTolerance struct {
	Distance float64 // from the target, in units of the value; 1e-100 to 1e100
	Speed    float64 // in units of the value per second; 1e-100 to 1e100
}

// Advance returns the motion after dt seconds, from 0 to 1e6. A dt of 0 returns the same motion.
//
// It returns ErrFrequency, ErrDampingRatio, ErrValue, ErrVelocity, ErrTarget or ErrTimeStep.
func (s Spring) Advance(motion Motion, target, dt float64) (Motion, error) {
	end := C.resin_go_spring_advance(s.c(), motion.c(), C.double(target), C.double(dt))
	return motionFrom(end)
}

// Step is like Advance, but a motion that is at rest afterwards has exactly the value of the target
// and the velocity 0, and remains so.
//
// It returns the errors of Advance, and ErrTolerance.
func (s Spring) Step(motion Motion, target, dt float64, tolerance SpringTolerance) (Motion, error) {
	end := C.resin_go_spring_step(s.c(), motion.c(), C.double(target), C.double(dt), tolerance.c())
	return motionFrom(end)
}

// Sample computes the motion at the times 0, step, 2 step, ... for each element of values and of
// velocities, such as key frames. One of the slices may be nil; otherwise their lengths are equal,
// and they do not overlap. The last time is at most 1e6 seconds.
//
// It returns the errors of Advance, ErrTooLarge, ErrLength or ErrOverlap.
func (s Spring) Sample(motion Motion, target, step float64, values, velocities []float64) error {
	count := len(values)
	if values == nil {
		count = len(velocities)
	} else if velocities != nil && len(velocities) != count {
		return wrongLength("velocities", len(velocities), count)
	}
	if overlap(values, velocities) {
		return overlapping("values", "velocities")
	}
	return failure(Status(C.resin_spring_sample(s.c(), motion.c(), C.double(target),
		C.double(step), C.size_t(count), start[C.double](values), start[C.double](velocities))))
}

// Acceleration returns the present acceleration, in units of the value per second squared. Its
// errors are those of Advance.
func (s Spring) Acceleration(motion Motion, target float64) (float64, error) {
	return number(C.resin_go_spring_acceleration(s.c(), motion.c(), C.double(target)))
}

// Overshoot returns the largest distance on the other side of the target from now on or, for a value
// that starts at its target, on the side to which it moves. It is not negative. Its errors are those
// of Advance.
func (s Spring) Overshoot(motion Motion, target float64) (float64, error) {
	return number(C.resin_go_spring_overshoot(s.c(), motion.c(), C.double(target)))
}

// CrossingTime returns the first time, in seconds from now, at which the value equals the target.
//
// It returns the errors of Advance, and ErrNever for a motion that approaches its target without
// reaching it.
func (s Spring) CrossingTime(motion Motion, target float64) (float64, error) {
	return number(C.resin_go_spring_crossing_time(s.c(), motion.c(), C.double(target)))
}

// IsAtRest reports whether neither the distance to the target nor the speed ever exceeds the
// tolerance from now on. Its errors are those of Step.
func (s Spring) IsAtRest(motion Motion, target float64, tolerance SpringTolerance) (bool, error) {
	rests, err := number(C.resin_go_spring_is_at_rest(s.c(), motion.c(), C.double(target), tolerance.c()))
	return rests != 0, err
}

// SettlingTime returns the first time, in seconds from now, after which distance and speed remain
// within the tolerance. It is 0 if and only if the motion is at rest now.
//
// It returns the errors of Step, and ErrUndamped for a spring of damping ratio 0 that is not at
// rest.
func (s Spring) SettlingTime(motion Motion, target float64, tolerance SpringTolerance) (float64, error) {
	return number(C.resin_go_spring_settling_time(s.c(), motion.c(), C.double(target), tolerance.c()))
}

// RelativeVelocity returns velocity / (target - value), the initial velocity of
// UISpringTimingParameters; 0 if the distance is 0 or the quotient is not finite.
func (m Motion) RelativeVelocity(target float64) float64 {
	return float64(C.resin_spring_relative_velocity(m.c(), C.double(target)))
}

func (m Motion) c() C.resin_motion { return as[C.resin_motion](m) }

func (t SpringTolerance) c() C.resin_spring_tolerance { return as[C.resin_spring_tolerance](t) }

func motionFrom(end C.resin_go_motion) (Motion, error) {
	if err := failure(Status(end.status)); err != nil {
		return Motion{}, err
	}
	return as[Motion](end.motion), nil
}

func number(result C.resin_go_number) (float64, error) {
	return float64(result.value), failure(Status(result.status))
}
