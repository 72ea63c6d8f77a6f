// SPDX-License-Identifier: MIT

package resin

// #include "bridge.h"
import "C"

// Deceleration rates, per millisecond: the factors by which a velocity decreases.
const (
	DecelerationNormal = C.RESIN_DECELERATION_NORMAL // 0.998, UIScrollView.DecelerationRate.normal
	DecelerationFast   = C.RESIN_DECELERATION_FAST   // 0.99, UIScrollView.DecelerationRate.fast
)

// Project returns the distance that a flick covers until it rests: velocity / 1000 * rate /
// (1 - rate), after "Designing Fluid Interfaces".
//
// The velocity is in units per second, the rate per millisecond, above 0 and below 1. It returns 0
// for a rate out of range or a velocity that is not finite. A call takes about 35 ns, nearly all of
// which is the way from Go to C and back.
func Project(velocity, rate float64) float64 {
	return float64(C.resin_project(C.double(velocity), C.double(rate)))
}

// ProjectContinuous returns the distance that a scroll view's flick covers until it rests:
// -velocity / (1000 * ln rate). Its arguments are those of Project.
func ProjectContinuous(velocity, rate float64) float64 {
	return float64(C.resin_project_continuous(C.double(velocity), C.double(rate)))
}

// A Deceleration is a motion that decelerates like a scroll view after a release. A motion whose
// velocity is not finite, or whose rate is not above 0 and below 1, rests at Value; a value that is
// not finite counts as 0.
type Deceleration struct {
	Value    float64 // at the start
	Velocity float64 // at the start, in units per second
	Rate     float64 // per millisecond, above 0 and below 1
}

// A Crossing is the time at which a motion reaches a value, and its velocity there.
type Crossing struct {
	Time     float64 // in seconds from the start; infinity for never
	Velocity float64 // in units per second; 0 for never
}

// After returns the motion as it continues after a time in seconds. Negative times and NaN count as
// 0; infinity gives the final value.
func (d Deceleration) After(time float64) Deceleration {
	return as[Deceleration](C.resin_deceleration_after(d.c(), C.double(time)))
}

// Rest returns the value at which the motion comes to rest.
func (d Deceleration) Rest() float64 { return float64(C.resin_deceleration_rest(d.c())) }

// TimeToSpeed returns the seconds until the speed has decreased to speed: 0 if the motion is not
// faster at the start, infinity if it moves and speed is not positive.
func (d Deceleration) TimeToSpeed(speed float64) float64 {
	return float64(C.resin_deceleration_time_to_speed(d.c(), C.double(speed)))
}

// Crossing returns the time at which the motion reaches boundary, and its velocity there: the start
// of a bounce.
func (d Deceleration) Crossing(boundary float64) Crossing {
	return as[Crossing](C.resin_deceleration_crossing(d.c(), C.double(boundary)))
}

func (d Deceleration) c() C.resin_deceleration { return as[C.resin_deceleration](d) }

// Constants of rubber bands.
const (
	RubberBandExponent    = C.RESIN_RUBBER_BAND_EXPONENT    // 0.7, of "Building Fluid Interfaces"
	RubberBandCoefficient = C.RESIN_RUBBER_BAND_COEFFICIENT // 0.55, of a scroll view
)

// RubberBandPower returns sign(distance) * |distance|^exponent. It returns 0 for an exponent that is
// not above 0 and at most 1, or a distance that is not finite.
func RubberBandPower(distance, exponent float64) float64 {
	return float64(C.resin_rubber_band_power(C.double(distance), C.double(exponent)))
}

// RubberBandPowerInverse returns the distance at which RubberBandPower returns offset.
func RubberBandPowerInverse(offset, exponent float64) float64 {
	return float64(C.resin_rubber_band_power_inverse(C.double(offset), C.double(exponent)))
}

// RubberBand returns the offset of a scroll view's rubber band:
// (1 - 1 / (|distance| * coefficient / dimension + 1)) * dimension, with the sign of distance.
//
// The distance is that of the finger beyond the edge, the dimension the length of the view. It
// returns 0 for a dimension or a coefficient that is not positive and finite, and for a distance
// that is not finite.
func RubberBand(distance, dimension, coefficient float64) float64 {
	return float64(C.resin_rubber_band(C.double(distance), C.double(dimension),
		C.double(coefficient)))
}

// RubberBandInverse returns the distance at which RubberBand returns offset, for a touch that
// catches a stretched view. It is finite: an offset beyond the dimension counts as slightly less.
func RubberBandInverse(offset, dimension, coefficient float64) float64 {
	return float64(C.resin_rubber_band_inverse(C.double(offset), C.double(dimension),
		C.double(coefficient)))
}

// A Point is a point or a vector of the plane.
type Point struct {
	X, Y float64
}

// NearestPoint returns the index of the point nearest to target, the first on a tie. It ignores
// points that are not finite, and returns false if there is no other or target is not finite.
func NearestPoint(points []Point, target Point) (index int, found bool) {
	return indexed(C.resin_nearest_point(start[C.resin_point](points), C.size_t(len(points)),
		as[C.resin_point](target)))
}

// NearestStop returns the index of the stop nearest to target on a line, the first on a tie. Stops
// may be in any order. It returns false as NearestPoint does.
func NearestStop(stops []float64, target float64) (index int, found bool) {
	return indexed(C.resin_nearest_stop(start[C.double](stops), C.size_t(len(stops)),
		C.double(target)))
}

// ClosestAngle returns the index of the angle nearest to target on the circle, the first on a tie.
// Angles are in radians and may exceed a full circle. It returns false as NearestPoint does.
func ClosestAngle(angles []float64, target float64) (index int, found bool) {
	return indexed(C.resin_closest_angle(start[C.double](angles), C.size_t(len(angles)),
		C.double(target)))
}

// indexed returns an index of the library, or -1 and false.
func indexed(index C.uint32_t) (int, bool) {
	if uint32(index) == IndexNone {
		return -1, false
	}
	return int(index), true
}

// ShortestTurn returns the shortest signed rotation from one angle to another, in radians, above -pi
// and at most pi. It returns 0 if an angle is not finite.
func ShortestTurn(from, to float64) float64 {
	return float64(C.resin_shortest_turn(C.double(from), C.double(to)))
}

// A MomentumRule is the springs for a release. A member that is NaN or out of range counts as that
// of DefaultMomentumRule.
type MomentumRule struct {
	TapResponse             float64 // without momentum, in seconds: a response of SpringFromResponse
	TapDampingRatio         float64 // 0 to 1e4; 1 for no bounce
	FlickResponse           float64 // with momentum, in seconds
	FlickDampingRatio       float64 // 0 to 1e4; below 1 for bounce
	MaximumRelativeVelocity float64 // per second, 0 or more; infinity for no limit
}

// DefaultMomentumRule returns the rule of "Building Fluid Interfaces": response 0.4 and damping
// ratio 1 for a tap, 0.3 and 0.8 for a flick, and a relative velocity of at most 30.
func DefaultMomentumRule() MomentumRule {
	return as[MomentumRule](C.resin_momentum_rule_default())
}

// A Momentum is the spring for a release and its initial velocity. Response and DampingRatio are
// valid for SpringFromResponse.
type Momentum struct {
	Response     float64 // from the rule, in seconds
	DampingRatio float64 // from the rule
	// RelativeVelocity is the velocity divided by the remaining distance, per second, positive
	// toward the target.
	RelativeVelocity float64
}

// MomentumOnRelease returns the spring that animates a released object to its target: with bounce
// after a flick, without it after a tap. The rule may be nil for the default. The velocity is in
// units per second, the distance is the target minus the present value.
func MomentumOnRelease(rule *MomentumRule, velocity, distance float64) Momentum {
	var given MomentumRule
	if rule != nil {
		given = *rule
	}
	return as[Momentum](C.resin_go_momentum_on_release(C.bool(rule != nil),
		as[C.resin_momentum_rule](given), C.double(velocity), C.double(distance)))
}
