// SPDX-License-Identifier: MIT

package resin_test

import resin "github.com/resin/resin/bindings/go"

func (c *conformance) decelerations() {
	rates := []float64{0.998, 0.99, 0.5, 0.9999}
	for round := 0; round < 500; round++ {
		motion := resin.Deceleration{Value: c.grid(4001, 2000, 4)}
		motion.Velocity = c.grid(20001, 10000, 2)
		motion.Rate = c.pick(rates)
		time := c.grid(3000, 0, 1000)
		boundary := c.grid(8001, 4000, 2)
		c.addFloats(resin.Project(motion.Velocity, motion.Rate),
			resin.ProjectContinuous(motion.Velocity, motion.Rate))
		after := motion.After(time)
		c.addFloats(after.Value, after.Velocity, motion.Rest(), motion.TimeToSpeed(10))
		crossing := motion.Crossing(boundary)
		c.addFloats(crossing.Time, crossing.Velocity)
	}
}

func (c *conformance) rubberBands() {
	exponents := []float64{0.7, 0.5, 1, 0.1}
	for round := 0; round < 500; round++ {
		distance := c.grid(8001, 4000, 4)
		dimension := c.grid(1000, -1, 1)
		coefficient := c.grid(20, -1, 20)
		exponent := c.pick(exponents)
		c.addFloats(resin.RubberBandPower(distance, exponent),
			resin.RubberBandPowerInverse(distance, exponent),
			resin.RubberBand(distance, dimension, coefficient),
			resin.RubberBandInverse(distance, dimension, coefficient))
	}
}

func (c *conformance) nearest() {
	for round := 0; round < 300; round++ {
		count := c.below(9)
		points, stops := make([]resin.Point, count), make([]float64, count)
		for i := range points {
			points[i].X = c.grid(101, 50, 1)
			points[i].Y = c.grid(101, 50, 1)
			stops[i] = c.grid(2001, 1000, 100)
		}
		target := resin.Point{X: c.grid(101, 50, 1)}
		target.Y = c.grid(101, 50, 1)
		line := c.grid(2001, 1000, 100)
		c.addIndex(resin.NearestPoint(points, target))
		c.addIndex(resin.NearestStop(stops, line))
		c.addIndex(resin.ClosestAngle(stops, line))
		c.addFloats(resin.ShortestTurn(target.X, line))
	}
}

func (c *conformance) momentum() {
	for round := 0; round < 200; round++ {
		velocity := c.grid(401, 200, 0.5)
		distance := c.grid(401, 200, 2)
		momentum := resin.MomentumOnRelease(nil, velocity, distance)
		c.addFloats(momentum.Response, momentum.DampingRatio, momentum.RelativeVelocity)
	}
}

// trackers runs gestures of 60 events each, 4 to 19 ms apart.
func (c *conformance) trackers() {
	for round := 0; round < 20; round++ {
		var tracker resin.VelocityTracker
		var pause resin.PauseDetector
		var timed resin.TimedPauseDetector
		var latch resin.ForceLatch
		milliseconds, position := 0.0, 0.0
		for event := 0; event < 60; event++ {
			milliseconds += float64(4 + c.below(16))
			origin := 0.0
			if event >= 30 {
				origin = 75
			}
			position += c.grid(81, origin, 4)
			time := milliseconds / 1000
			tracker.Add(time, position)
			velocity := tracker.Velocity(time)
			c.addFloats(velocity)
			c.addBool(pause.Add(nil, velocity, position))
			c.addBool(timed.Add(nil, time, velocity, position))
			force := resin.ForceFraction(float64(c.below(100)), 80)
			c.addFloats(force)
			c.add(uint64(latch.Add(force)))
		}
		c.add(uint64(latch.End(round%2 == 1)))
	}
}

func (c *conformance) motion() {
	c.decelerations()
	c.rubberBands()
	c.nearest()
	c.momentum()
	c.trackers()
}
