// SPDX-License-Identifier: MIT

package resin

// #include "bridge.h"
import "C"

// A Spring is a damped harmonic oscillator with a mass of one, in closed form: the result for a time
// does not depend on its division into frames. Values, velocities and targets are at most 1e100 in
// magnitude, times are from 0 to 1e6 seconds. Its methods are safe for concurrent use.
type Spring struct {
	// Frequency is the undamped angular frequency in radians per second, 1e-4 to 1e5.
	Frequency float64
	// DampingRatio is from 0 to 1e4: 0 undamped, below 1 underdamped, 1 critical, above 1
	// overdamped.
	DampingRatio float64
}

// SpringFromFrequency returns the spring of an angular frequency and a damping ratio. It returns
// ErrFrequency or ErrDampingRatio.
func SpringFromFrequency(frequency, dampingRatio float64) (Spring, error) {
	return springFrom(C.resin_go_spring_from_frequency(C.double(frequency), C.double(dampingRatio)))
}

// SpringFromResponse returns the spring of an undamped period in seconds, about 6.3e-5 to 6.3e4, and
// a damping ratio. It returns ErrResponse or ErrDampingRatio.
func SpringFromResponse(response, dampingRatio float64) (Spring, error) {
	return springFrom(C.resin_go_spring_from_response(C.double(response), C.double(dampingRatio)))
}

// SpringFromStiffness returns the spring of physical constants in consistent units: stiffness and
// mass are positive, damping is not negative. It returns ErrMass, ErrStiffness or ErrDamping.
func SpringFromStiffness(stiffness, damping, mass float64) (Spring, error) {
	return springFrom(C.resin_go_spring_from_stiffness(C.double(stiffness), C.double(damping),
		C.double(mass)))
}

// SpringFromDuration returns the spring of a perceptual duration in seconds and a bounce above -1
// and at most 1, as in SwiftUI: 0 is critical, 1 is undamped. It returns ErrDuration or ErrBounce.
func SpringFromDuration(duration, bounce float64) (Spring, error) {
	return springFrom(C.resin_go_spring_from_duration(C.double(duration), C.double(bounce)))
}

// SpringFromTension returns the spring of the tension and friction of Origami and rebound. It
// returns ErrTension or ErrFriction.
func SpringFromTension(tension, friction float64) (Spring, error) {
	return springFrom(C.resin_go_spring_from_tension(C.double(tension), C.double(friction)))
}

// Response returns the undamped period in seconds. It returns ErrFrequency or ErrDampingRatio.
func (s Spring) Response() (float64, error) { return number(C.resin_go_spring_response(s.c())) }

// Stiffness returns the stiffness for a mass. It returns the errors of Response, and ErrMass if the
// mass or the result is not finite and positive.
func (s Spring) Stiffness(mass float64) (float64, error) {
	return number(C.resin_go_spring_stiffness(s.c(), C.double(mass)))
}

// Damping returns the damping for a mass. It returns the errors of Response, and ErrMass if the mass
// is not finite and positive or the result is out of range.
func (s Spring) Damping(mass float64) (float64, error) {
	return number(C.resin_go_spring_damping(s.c(), C.double(mass)))
}

// Bounce returns the bounce of SpringFromDuration. Its errors are those of Response.
func (s Spring) Bounce() (float64, error) { return number(C.resin_go_spring_bounce(s.c())) }

// Tension returns the tension of Origami. Its errors are those of Response.
func (s Spring) Tension() (float64, error) { return number(C.resin_go_spring_tension(s.c())) }

// Friction returns the friction of Origami. Its errors are those of Response.
func (s Spring) Friction() (float64, error) { return number(C.resin_go_spring_friction(s.c())) }

func (s Spring) c() C.resin_spring { return as[C.resin_spring](s) }

func springFrom(made C.resin_go_spring) (Spring, error) {
	if err := failure(Status(made.status)); err != nil {
		return Spring{}, err
	}
	return as[Spring](made.spring), nil
}
