// SPDX-License-Identifier: MIT

package resin_test

import (
	"math"
	"testing"

	resin "github.com/resin/resin/bindings/go"
)

func TestProjectionsAndDecelerations(t *testing.T) {
	wantNear(t, "Project", resin.Project(1000, resin.DecelerationNormal), 499)
	wantNear(t, "Project with a rate of 1", resin.Project(1000, 1), 0)
	wantNear(t, "Project(NaN)", resin.Project(math.NaN(), 0.998), 0)
	logRate := math.Log(0.99)
	wantNear(t, "ProjectContinuous", resin.ProjectContinuous(1000, resin.DecelerationFast), -1/logRate)
	motion := resin.Deceleration{Value: 7, Velocity: 1000, Rate: 0.99}
	after := motion.After(0.1)
	wantNear(t, "the velocity after 0.1 s", after.Velocity, 1000*math.Pow(0.99, 100))
	wantNear(t, "the value after 0.1 s", after.Value, 7-(1-math.Pow(0.99, 100))/logRate)
	wantNear(t, "Rest", motion.Rest(), 7-1/logRate)
	wantNear(t, "TimeToSpeed", motion.TimeToSpeed(10), math.Log(0.01)/(1000*logRate))
	crossing := motion.Crossing(57)
	wantNear(t, "the velocity at 57", crossing.Velocity, 1000+1000*logRate*50)
	wantNear(t, "the value at the crossing", motion.After(crossing.Time).Value, 57)
	if never := motion.Crossing(0); never != (resin.Crossing{Time: math.Inf(1)}) {
		t.Errorf("a boundary behind the motion is crossed: %v", never)
	}
}

func TestRubberBands(t *testing.T) {
	wantNear(t, "RubberBand", resin.RubberBand(-100, 800, 0.55), -(1-1/(100*0.55/800+1))*800)
	wantNear(t, "RubberBandInverse", resin.RubberBandInverse(resin.RubberBand(100, 800, 0.55), 800, 0.55), 100)
	wantNear(t, "RubberBand without a view", resin.RubberBand(100, 0, resin.RubberBandCoefficient), 0)
	wantNear(t, "RubberBandPower", resin.RubberBandPower(-32, 0.4), -4)
	wantNear(t, "RubberBandPowerInverse", resin.RubberBandPowerInverse(-4, 0.4), -32)
	wantNear(t, "RubberBandPower with an exponent of 2", resin.RubberBandPower(3, 2), 0)
}

func TestNearest(t *testing.T) {
	points := []resin.Point{{X: 9}, {X: math.NaN()}, {Y: 4}, {X: 4}}
	if index, found := resin.NearestPoint(points, resin.Point{X: 2, Y: 2}); index != 2 || !found {
		t.Errorf("the nearest point is %d", index)
	}
	if index, found := resin.NearestStop([]float64{44, 200, 96}, 90); index != 2 || !found {
		t.Errorf("the nearest stop is %d", index)
	}
	if index, found := resin.ClosestAngle([]float64{math.Pi, 3}, -3); index != 0 || !found {
		t.Errorf("the closest angle is %d", index)
	}
	if index, found := resin.NearestStop(nil, 1); index != -1 || found {
		t.Errorf("the nearest of no stops is %d", index)
	}
	if _, found := resin.NearestPoint(points, resin.Point{X: math.Inf(1)}); found {
		t.Error("a point is near infinity")
	}
	wantNear(t, "ShortestTurn", resin.ShortestTurn(3, -3), 2*math.Pi-6)
}

func TestMomentum(t *testing.T) {
	flick := resin.MomentumOnRelease(nil, 400, 100)
	if flick != (resin.Momentum{Response: 0.3, DampingRatio: 0.8, RelativeVelocity: 4}) {
		t.Errorf("a flick: %+v", flick)
	}
	rule := resin.DefaultMomentumRule()
	rule.TapResponse = 2
	if tap := resin.MomentumOnRelease(&rule, 0, 100); tap != (resin.Momentum{Response: 2, DampingRatio: 1}) {
		t.Errorf("a tap: %+v", tap)
	}
}

func TestVelocityTrackers(t *testing.T) {
	var tracker resin.VelocityTracker
	for i := 0; i < 10; i++ {
		tracker.Add(float64(i)/64, 5*float64(i)/64)
	}
	copied := tracker
	wantNear(t, "the velocity of a line", tracker.Velocity(9.0/64), 5)
	wantNear(t, "the velocity of a resting finger", tracker.Velocity(1), 0)
	tracker.Add(math.NaN(), 1)
	if tracker != copied {
		t.Error("a time of NaN changes a tracker")
	}
	tracker.Positions.Count = 1000 // out of range: the library treats the history as empty
	wantNear(t, "the velocity of a broken tracker", tracker.Velocity(1), 0)
	tracker.Add(1, 1)
	if tracker.Positions.Count != 1 {
		t.Errorf("%d samples after a repair", tracker.Positions.Count)
	}
	var missing *resin.VelocityTracker
	missing.Add(1, 1)
	wantNear(t, "the velocity of no tracker", missing.Velocity(1), 0)
}

func TestPauseDetectors(t *testing.T) {
	var plain resin.PauseDetector
	var timed resin.TimedPauseDetector
	velocities := []float64{1000, 1000, 1000, 1000, 1000, 1000, 1000, 50, 50}
	pauses, timedPauses := 0, 0
	for i, velocity := range velocities {
		if plain.Add(nil, velocity, 100) {
			pauses++
		}
		if timed.Add(nil, float64(i)/60, velocity, 100) {
			timedPauses++
		}
	}
	if pauses != 1 || plain.Paused != 1 || timedPauses != 1 || timed.Paused != 1 {
		t.Errorf("%d and %d pauses", pauses, timedPauses)
	}
	strict := resin.DefaultPauseRule()
	strict.MaximumSpeed = 10
	plain, timed = resin.PauseDetector{}, resin.TimedPauseDetector{}
	for i, velocity := range velocities {
		if plain.Add(&strict, velocity, 100) || timed.Add(&strict, float64(i)/60, velocity, 100) {
			t.Error("a speed of 50 is a pause at a limit of 10")
		}
	}
}

func TestForceLatches(t *testing.T) {
	var latch resin.ForceLatch
	if change := latch.Add(resin.ForceFraction(3, 5)); change != resin.ForceActivated || latch.Phase != resin.ForcePhaseActivated {
		t.Errorf("a force of 0.6: change %d, phase %d", change, latch.Phase)
	}
	if change := latch.Add(0.3); change != resin.ForceConfirmed|resin.ForceWasReset {
		t.Errorf("a force of 0.3: change %d", change)
	}
	latch.Add(0.7)
	if change := latch.End(true); change != resin.ForceWasReset || latch.Phase != resin.ForcePhaseReset {
		t.Errorf("a cancelled touch: change %d, phase %d", change, latch.Phase)
	}
	wantNear(t, "ForceFraction without a sensor", resin.ForceFraction(1, 0), 0)
}
