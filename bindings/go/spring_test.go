// SPDX-License-Identifier: MIT

package resin_test

import (
	"math"
	"strings"
	"testing"

	resin "github.com/resin/resin/bindings/go"
)

// wantNear fails unless two numbers differ by at most 1e-9 relative to the larger one or to 1.
func wantNear(t *testing.T, name string, got, want float64) {
	t.Helper()
	if got == want {
		return
	}
	if !(math.Abs(got-want) <= 1e-9*math.Max(1, math.Abs(want))) {
		t.Errorf("%s is %v, want %v", name, got, want)
	}
}

func TestParametersOfSprings(t *testing.T) {
	check := func(name string, spring resin.Spring, err error, frequency, ratio float64) {
		t.Helper()
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
		wantNear(t, name+": frequency", spring.Frequency, frequency)
		wantNear(t, name+": damping ratio", spring.DampingRatio, ratio)
	}
	spring, err := resin.SpringFromFrequency(12, 0.25)
	check("SpringFromFrequency", spring, err, 12, 0.25)
	spring, err = resin.SpringFromResponse(0.5, 0.8)
	check("SpringFromResponse", spring, err, 4*math.Pi, 0.8)
	spring, err = resin.SpringFromStiffness(400, 20, 4)
	check("SpringFromStiffness", spring, err, 10, 0.25)
	spring, err = resin.SpringFromDuration(0.5, 0.2)
	check("SpringFromDuration", spring, err, 4*math.Pi, 0.8)
	spring, err = resin.SpringFromTension(30, 8) // stiffness 194, damping 25
	check("SpringFromTension", spring, err, math.Sqrt(194), 25/(2*math.Sqrt(194)))
	wantNear(t, "Tension", must(spring.Tension()), 30)
	wantNear(t, "Friction", must(spring.Friction()), 8)

	spring = resin.Spring{Frequency: 10, DampingRatio: 0.25}
	wantNear(t, "Response", must(spring.Response()), 2*math.Pi/10)
	wantNear(t, "Stiffness", must(spring.Stiffness(4)), 400)
	wantNear(t, "Damping", must(spring.Damping(4)), 20)
	wantNear(t, "Bounce", must(spring.Bounce()), 0.75)
}

func TestInvalidParametersOfSprings(t *testing.T) {
	nan := math.NaN()
	errorOf := func(_ resin.Spring, err error) error { return err }
	wantError(t, "SpringFromFrequency(0)", errorOf(resin.SpringFromFrequency(0, 1)), resin.ErrFrequency)
	wantError(t, "a negative ratio", errorOf(resin.SpringFromFrequency(1, -1)), resin.ErrDampingRatio)
	wantError(t, "SpringFromResponse(NaN)", errorOf(resin.SpringFromResponse(nan, 1)), resin.ErrResponse)
	wantError(t, "no stiffness", errorOf(resin.SpringFromStiffness(0, 1, 1)), resin.ErrStiffness)
	wantError(t, "a negative damping", errorOf(resin.SpringFromStiffness(1, -1, 1)), resin.ErrDamping)
	wantError(t, "no mass", errorOf(resin.SpringFromStiffness(1, 1, 0)), resin.ErrMass)
	wantError(t, "a duration of 0", errorOf(resin.SpringFromDuration(0, 0)), resin.ErrDuration)
	wantError(t, "a bounce of 2", errorOf(resin.SpringFromDuration(1, 2)), resin.ErrBounce)
	wantError(t, "a tension of NaN", errorOf(resin.SpringFromTension(nan, 8)), resin.ErrTension)
	wantError(t, "a friction of -100", errorOf(resin.SpringFromTension(30, -100)), resin.ErrFriction)
	spring := resin.Spring{Frequency: 1, DampingRatio: 1}
	_, err := spring.Stiffness(nan)
	wantError(t, "Stiffness(NaN)", err, resin.ErrMass)
	_, err = resin.Spring{}.Response()
	wantError(t, "Response of no spring", err, resin.ErrFrequency)
}

func TestMotionsAgreeWithTheirClosedForms(t *testing.T) {
	undamped := resin.Spring{Frequency: 2}
	end := must(undamped.Advance(resin.Motion{Value: 13}, 10, 0.7))
	wantNear(t, "an undamped value", end.Value, 10+3*math.Cos(1.4))
	wantNear(t, "an undamped velocity", end.Velocity, -6*math.Sin(1.4))
	critical := resin.Spring{Frequency: 4, DampingRatio: 1}
	start := resin.Motion{Value: 1, Velocity: 2}
	end = must(critical.Advance(start, 0, 0.5)) // (1 + (2 + 4) t) exp(-4 t)
	wantNear(t, "a critical value", end.Value, 4*math.Exp(-2))
	wantNear(t, "a critical velocity", end.Velocity, (6-16)*math.Exp(-2))
	wantNear(t, "the acceleration", must(critical.Acceleration(start, 0)), -2*4*2-16)
	wantNear(t, "the relative velocity", start.RelativeVelocity(5), 0.5)
	wantNear(t, "the crossing time", must(undamped.CrossingTime(resin.Motion{Value: 13}, 10)), math.Pi/4)
	wantNear(t, "the overshoot", must(undamped.Overshoot(resin.Motion{Value: 13}, 10)), 3)
	_, err := critical.CrossingTime(resin.Motion{Value: 1}, 0)
	wantError(t, "CrossingTime of a critical spring", err, resin.ErrNever)
}

func TestAStepSettlesAtTheTarget(t *testing.T) {
	spring := resin.Spring{Frequency: 10, DampingRatio: 0.5}
	tolerance := resin.SpringTolerance{Distance: 0.01, Speed: 0.1}
	start := resin.Motion{Value: 100}
	settling := must(spring.SettlingTime(start, 0, tolerance))
	if must(spring.IsAtRest(start, 0, tolerance)) || settling <= 0 {
		t.Errorf("at rest, or settling in %v s", settling)
	}
	if end := must(spring.Step(start, 0, settling*1.001, tolerance)); end != (resin.Motion{}) {
		t.Errorf("%v after the settling time", end)
	}
	if end := must(spring.Step(start, 0, settling*0.999, tolerance)); end == (resin.Motion{}) {
		t.Error("settled before the settling time")
	}
	_, err := resin.Spring{Frequency: 1}.SettlingTime(start, 0, tolerance)
	wantError(t, "SettlingTime without damping", err, resin.ErrUndamped)
}

func TestInvalidMotionsAreRejected(t *testing.T) {
	spring := resin.Spring{Frequency: 1, DampingRatio: 1}
	nan := math.NaN()
	advance := func(value, velocity, target, dt float64) error {
		_, err := spring.Advance(resin.Motion{Value: value, Velocity: velocity}, target, dt)
		return err
	}
	wantError(t, "a value of NaN", advance(nan, 0, 0, 0), resin.ErrValue)
	wantError(t, "a velocity of 1e101", advance(0, 1e101, 0, 0), resin.ErrVelocity)
	wantError(t, "an infinite target", advance(0, 0, math.Inf(1), 0), resin.ErrTarget)
	wantError(t, "a negative time", advance(0, 0, 0, -1), resin.ErrTimeStep)
	_, err := spring.Step(resin.Motion{}, 0, 1, resin.SpringTolerance{})
	wantError(t, "a tolerance of 0", err, resin.ErrTolerance)
	_, err = spring.IsAtRest(resin.Motion{Value: nan}, 0, tolerance)
	wantError(t, "IsAtRest(NaN)", err, resin.ErrValue)
}

func TestSamplesAreThoseOfAdvance(t *testing.T) {
	spring, start := resin.Spring{Frequency: 9, DampingRatio: 0.3}, resin.Motion{Velocity: 50}
	values, velocities := make([]float64, 20), make([]float64, 20)
	try(spring.Sample(start, 4, 0.05, values, velocities))
	try(spring.Sample(start, 4, 0.05, nil, velocities))
	for i := range values {
		want := must(spring.Advance(start, 4, float64(i)*0.05))
		if values[i] != want.Value || velocities[i] != want.Velocity {
			t.Errorf("sample %d is %v %v, want %v", i, values[i], velocities[i], want)
		}
	}
	wantError(t, "two lengths", spring.Sample(start, 4, 0.05, values, velocities[:19]), resin.ErrLength)
	both := make([]float64, 3)
	wantError(t, "one slice for both", spring.Sample(start, 4, 0.05, both[:2], both[1:]), resin.ErrOverlap)
	if both[0] != 0 || both[1] != 0 {
		t.Errorf("a failed call writes %v", both)
	}
	wantError(t, "too long a time", spring.Sample(start, 4, 1e6, values, nil), resin.ErrTimeStep)
	try(spring.Sample(start, 4, 0.05, nil, nil))
}

func TestABatchStepsEverySpringAndCountsThem(t *testing.T) {
	batch := resin.SpringBatch{
		Values: []float64{0, 5, math.NaN(), 2}, Velocities: []float64{1, 0, 0, 0}, Targets: []float64{9, 5.001, 1, 2},
		Frequencies: []float64{3, 4, 5, 6}, DampingRatios: []float64{0.5, 1, 1, 2},
		Tolerance: resin.SpringTolerance{Distance: 0.01, Speed: 0.1}, Settled: make([]uint32, 4),
	}
	want := must(resin.Spring{Frequency: 3, DampingRatio: 0.5}.Advance(resin.Motion{Velocity: 1}, 9, 0.1))
	result, err := batch.Step(0.1)
	wantError(t, "Step with NaN", err, resin.ErrSpringLane)
	if result != (resin.BatchResult{Moving: 1, Settled: 1, Invalid: 1}) || batch.Settled[0] != 1 {
		t.Errorf("%+v, settled %v", result, batch.Settled)
	}
	if batch.Values[0] != want.Value || batch.Velocities[0] != want.Velocity || batch.Values[1] != 5.001 {
		t.Errorf("values %v", batch.Values)
	}
	batch.Values[2], batch.Settled = 1, nil
	batch.Frequencies, batch.DampingRatios = nil, nil
	batch.Spring = resin.Spring{Frequency: 3, DampingRatio: 1}
	if result := must(batch.Step(0.1)); result.Invalid != 0 {
		t.Errorf("%+v", result)
	}
}

func TestInvalidBatchesAreRejected(t *testing.T) {
	one, two := []float64{1}, []float64{1, 2}
	good := resin.SpringBatch{Values: []float64{1, 2}, Velocities: []float64{3, 4}, Targets: two, Tolerance: tolerance,
		Spring: resin.Spring{Frequency: 1, DampingRatio: 1}}
	cases := []struct {
		name   string
		change func(b *resin.SpringBatch)
		want   error
	}{
		{"short velocities", func(b *resin.SpringBatch) { b.Velocities = one }, resin.ErrLength},
		{"no targets", func(b *resin.SpringBatch) { b.Targets = nil }, resin.ErrLength},
		{"frequencies only", func(b *resin.SpringBatch) { b.Frequencies = two }, resin.ErrLength},
		{"ratios only", func(b *resin.SpringBatch) { b.DampingRatios = two }, resin.ErrLength},
		{"short frequencies", func(b *resin.SpringBatch) { b.Frequencies, b.DampingRatios = one, two }, resin.ErrLength},
		{"short settled", func(b *resin.SpringBatch) { b.Settled = make([]uint32, 1) }, resin.ErrLength},
		{"velocities at the values", func(b *resin.SpringBatch) { b.Velocities = b.Values }, resin.ErrOverlap},
		{"targets at the values", func(b *resin.SpringBatch) { b.Targets = b.Values }, resin.ErrOverlap},
		{"targets at the velocities", func(b *resin.SpringBatch) { b.Targets = b.Velocities }, resin.ErrOverlap},
		{"frequencies at the values", func(b *resin.SpringBatch) { b.Frequencies, b.DampingRatios = b.Values, two }, resin.ErrOverlap},
		{"ratios at the values", func(b *resin.SpringBatch) { b.Frequencies, b.DampingRatios = two, b.Values }, resin.ErrOverlap},
		{"frequencies at the velocities", func(b *resin.SpringBatch) { b.Frequencies, b.DampingRatios = b.Velocities, two }, resin.ErrOverlap},
		{"ratios at the velocities", func(b *resin.SpringBatch) { b.Frequencies, b.DampingRatios = two, b.Velocities }, resin.ErrOverlap},
		{"no spring", func(b *resin.SpringBatch) { b.Spring = resin.Spring{} }, resin.ErrFrequency},
		{"no tolerance", func(b *resin.SpringBatch) { b.Tolerance = resin.SpringTolerance{} }, resin.ErrTolerance},
	}
	for _, c := range cases {
		batch := good
		c.change(&batch)
		_, err := batch.Step(0.1)
		wantError(t, c.name, err, c.want)
	}
	_, err := good.Step(math.NaN())
	wantError(t, "a time of NaN", err, resin.ErrTimeStep)
}

func TestNeighboringSlicesOfOneArrayDoNotOverlap(t *testing.T) {
	array := []float64{1, 2, 0, 0, 5, 6}
	batch := resin.SpringBatch{Values: array[0:2], Velocities: array[2:4], Targets: array[4:6],
		Frequencies: array[4:6], DampingRatios: array[4:6], Tolerance: tolerance}
	if result := must(batch.Step(0.1)); result.Moving != 2 || array[0] <= 1 || array[4] != 5 {
		t.Errorf("%+v, %v", result, array)
	}
	batch.Velocities = array[1:3]
	_, err := batch.Step(0.1)
	wantError(t, "Step with one common element", err, resin.ErrOverlap)
	batch.Values, batch.Velocities = array[1:3], array[0:2]
	_, err = batch.Step(0.1)
	wantError(t, "Step with one common element", err, resin.ErrOverlap)
	if want := "resin: Values and Velocities overlap: "; !strings.HasPrefix(err.Error(), want) {
		t.Errorf("%q does not begin with %q", err, want)
	}
}

func TestABatchMayBecomeEmpty(t *testing.T) {
	shared := resin.SpringBatch{Spring: resin.Spring{Frequency: 1, DampingRatio: 1}, Tolerance: tolerance}
	if result := must(shared.Step(0.1)); result != (resin.BatchResult{}) {
		t.Errorf("%+v", result)
	}
	// The springs have constants of their own, so the zero Spring of the batch is ignored.
	own := resin.SpringBatch{Values: []float64{1}, Velocities: []float64{0}, Targets: []float64{2},
		Frequencies: []float64{3}, DampingRatios: []float64{1}, Settled: make([]uint32, 1), Tolerance: tolerance}
	must(own.Step(0.1))
	own.Values, own.Velocities, own.Targets = own.Values[:0], own.Velocities[:0], own.Targets[:0]
	own.Frequencies, own.DampingRatios, own.Settled = own.Frequencies[:0], own.DampingRatios[:0], own.Settled[:0]
	if result := must(own.Step(0.1)); result != (resin.BatchResult{}) {
		t.Errorf("%+v", result)
	}
	own.DampingRatios = nil
	must(own.Step(0.1))
	own.Frequencies = nil
	_, err := own.Step(0.1)
	wantError(t, "Step of an empty batch with the zero Spring", err, resin.ErrFrequency)
}
