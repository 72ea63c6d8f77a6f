// SPDX-License-Identifier: MIT

package resin_test

import resin "github.com/resin/resin/bindings/go"

var (
	frequencies   = []float64{1e-4, 0.5, 3, 12, 20, 100, 1e4, 1e5}
	dampingRatios = []float64{0, 0.125, 0.5, 0.8125, 1, 1.0009765625, 1.5, 1e4}
	times         = []float64{0, 1.0 / 240, 1.0 / 120, 1.0 / 60, 0.125, 0.5, 2, 1000}
	tolerance     = resin.SpringTolerance{Distance: 0.5, Speed: 0.5}
)

// addResult adds the status of a call and, on success, its result.
func (c *conformance) addResult(result float64, err error) {
	c.addStatus(err)
	if err == nil {
		c.addFloats(result)
	}
}

func (c *conformance) addSpring(spring resin.Spring, err error) {
	c.addStatus(err)
	if err == nil {
		c.addFloats(spring.Frequency, spring.DampingRatio)
	}
}

func (c *conformance) motions() {
	for round := 0; round < 1000; round++ {
		spring := resin.Spring{Frequency: c.pick(frequencies)}
		spring.DampingRatio = c.pick(dampingRatios)
		motion := resin.Motion{Value: c.grid(4001, 2000, 4)}
		motion.Velocity = c.grid(8001, 4000, 2)
		target := c.grid(4001, 2000, 4)
		dt := c.pick(times)
		moved := must(spring.Advance(motion, target, dt))
		c.addFloats(moved.Value, moved.Velocity)
		moved = must(spring.Step(motion, target, dt, tolerance))
		c.addFloats(moved.Value, moved.Velocity)
		c.addResult(spring.Acceleration(motion, target))
		c.addResult(spring.Overshoot(motion, target))
		c.addResult(spring.CrossingTime(motion, target))
		c.addResult(spring.SettlingTime(motion, target, tolerance))
		c.addBool(must(spring.IsAtRest(motion, target, tolerance)))
		c.addFloats(motion.RelativeVelocity(target))
	}
}

func (c *conformance) parameters() {
	for round := 0; round < 200; round++ {
		response := c.grid(2000, -1, 1000)
		ratio := c.grid(2001, 0, 1000)
		mass := c.grid(100, -1, 10)
		spring, err := resin.SpringFromResponse(response, ratio)
		c.addSpring(spring, err)
		c.addResult(spring.Response())
		c.addResult(spring.Stiffness(mass))
		c.addResult(spring.Damping(mass))
		c.addResult(spring.Bounce())
		c.addResult(spring.Tension())
		c.addResult(spring.Friction())
		stiffness := c.grid(1000, -1, 2)
		damping := c.grid(1000, 0, 8)
		c.addSpring(resin.SpringFromStiffness(stiffness, damping, mass))
		c.addSpring(resin.SpringFromDuration(response, c.grid(2001, 1000, 1000)))
		tension := c.grid(400, 100, 1)
		friction := c.grid(100, 20, 1)
		c.addSpring(resin.SpringFromTension(tension, friction))
	}
}

func (c *conformance) samples() {
	var values, velocities [64]float64
	spring := resin.Spring{Frequency: 12, DampingRatio: 0.25}
	try(spring.Sample(resin.Motion{Velocity: 300}, 100, 1.0/120, values[:], velocities[:]))
	for i := range values {
		c.addFloats(values[i], velocities[i])
	}
}

// batch advances a batch by two seconds. The targets change their signs after one.
func (c *conformance) batch(ownConstants bool) {
	const lanes, frames = 101, 120
	var values, velocities, targets, frequencies, ratios [lanes]float64
	var settled [lanes]uint32
	for i := range values {
		values[i] = c.grid(4001, 2000, 4)
		velocities[i] = c.grid(8001, 4000, 2)
		targets[i] = c.grid(4001, 2000, 4)
		frequencies[i] = c.grid(400, -40, 8)
		ratios[i] = c.grid(161, 0, 128)
	}
	batch := resin.SpringBatch{
		Values: values[:], Velocities: velocities[:], Targets: targets[:], Settled: settled[:],
		Spring: resin.Spring{Frequency: 12, DampingRatio: 0.8125}, Tolerance: tolerance,
	}
	if ownConstants {
		batch.Frequencies, batch.DampingRatios = frequencies[:], ratios[:]
	}
	for frame := 0; frame < frames; frame++ {
		if frame == frames/2 {
			for i := range targets {
				targets[i] = -targets[i]
			}
		}
		result := must(batch.Step(1.0 / 60))
		c.add(uint64(result.Moving))
		c.addIndices(settled[:result.Settled])
	}
	for i := range values {
		c.addFloats(values[i], velocities[i])
	}
}

func (c *conformance) spring() {
	c.motions()
	c.parameters()
	c.samples()
	c.batch(false)
	c.batch(true)
}
