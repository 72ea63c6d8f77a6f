// SPDX-License-Identifier: MIT

package main

import (
	"fmt"
	"math"

	resin "github.com/resin/resin/bindings/go"
)

var workloads = []workload{
	{"diff", "standard", "Int", 5000, diffStandard},
	{"spring", "own", "", 5000, springOwn},
	{"spring", "step", "", 1, springStep},
	{"motion", "project", "", 1, motionProject},
	{"bar", "reduce", "", 1, barReduce},
	{"solver", "suggest", "", 100, solverSuggest},
}

// Sink receives results, so that the compiler cannot remove the work. It is exported because linters
// report a variable that is only written.
var Sink float64

// fail panics. The calls that use it cannot fail after a workload has been checked.
func fail(err error) {
	if err != nil {
		panic(err)
	}
}

func mix(z uint64) uint64 {
	z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9
	z = (z ^ (z >> 27)) * 0x94D049BB133111EB
	return z ^ (z >> 31)
}

const gamma = 0x9E3779B97F4A7C15

// random is a SplitMix64 sequence.
type random uint64

func (r *random) next() uint64 {
	*r += gamma
	return mix(uint64(*r))
}

// unit returns a number from 0 up to 1.
func (r *random) unit() float64 { return float64(r.next()>>11) * 0x1p-53 }

// standardLists returns lists of keys. In the new one a tenth is removed after the first fifth, a
// tenth is inserted there, and the first fiftieth is shuffled.
func standardLists(size int) (oldKeys, newKeys []uint64) {
	begin, count := size/5, size/10
	for i := 0; i < size; i++ {
		oldKeys = append(oldKeys, uint64(i))
		newKeys = append(newKeys, uint64(i))
	}
	for i := 0; i < count; i++ {
		newKeys[begin+i] = uint64(size + i)
	}
	r := random(42)
	for i := size / 50; i > 1; i-- {
		j := int(r.next() % uint64(i))
		newKeys[i-1], newKeys[j] = newKeys[j], newKeys[i-1]
	}
	for _, keys := range [][]uint64{oldKeys, newKeys} {
		for i := range keys {
			keys[i] = mix(keys[i] + gamma)
		}
	}
	return oldKeys, newKeys
}

func diffStandard(size int) (func(int), error) {
	oldKeys, newKeys := standardLists(size)
	diff, err := resin.NewDiff()
	if err != nil {
		return nil, err
	}
	var changes resin.Result
	once := func() {
		fail(diff.Match(resin.Integers(oldKeys, newKeys)))
		fail(diff.FinishInto(&changes, resin.MinimalMoves))
	}
	once()
	result := changes.Items
	if len(result.Deletes) != size/10 || len(result.Inserts) != size/10 || len(result.Moves) == 0 ||
		result.Count != 2*(size/10)+len(result.Moves) {
		return nil, fmt.Errorf("%d deletes, %d inserts, %d changes", len(result.Deletes),
			len(result.Inserts), result.Count)
	}
	return func(iterations int) {
		for ; iterations > 0; iterations-- {
			once()
			Sink += float64(changes.Items.Count)
		}
	}, nil
}

// springOwn steps underdamped springs with constants of their own. Their targets alternate, so that
// they never settle, and no two steps have the same length.
func springOwn(size int) (func(int), error) {
	near, far := make([]float64, size), make([]float64, size)
	batch := resin.SpringBatch{
		Values: make([]float64, size), Velocities: make([]float64, size), Targets: near,
		Frequencies: make([]float64, size), DampingRatios: make([]float64, size),
		Tolerance: resin.SpringTolerance{Distance: 0.01, Speed: 0.1},
		Settled:   make([]uint32, size),
	}
	r, constants := random(42), random(43)
	for i := 0; i < size; i++ {
		batch.Values[i] = 100 * r.unit()
		batch.Velocities[i] = 1000*r.unit() - 500
		near[i] = 100 * r.unit()
		far[i] = near[i] + 300
		batch.Frequencies[i] = 5 + 25*constants.unit()
		batch.DampingRatios[i] = 0.1 + 0.8*constants.unit()
	}
	spring := resin.Spring{Frequency: batch.Frequencies[1], DampingRatio: batch.DampingRatios[1]}
	want, err := spring.Advance(resin.Motion{Value: batch.Values[1], Velocity: batch.Velocities[1]},
		near[1], 1.0/120)
	if err != nil {
		return nil, err
	}
	if result, err := batch.Step(1.0 / 120); err != nil || result.Moving != size ||
		batch.Values[1] != want.Value {
		return nil, fmt.Errorf("%v, %d moving, value %v", err, result.Moving, batch.Values[1])
	}
	frame := 0
	return func(iterations int) {
		for ; iterations > 0; iterations-- {
			frame++
			batch.Targets = near
			if frame/24%2 == 1 {
				batch.Targets = far
			}
			result, err := batch.Step(1.0 / 120 * (1 + 0.001*float64(frame%512)))
			fail(err)
			Sink += float64(result.Moving)
		}
	}, nil
}

func springStep(int) (func(int), error) {
	spring := resin.Spring{Frequency: 12, DampingRatio: 0.8}
	tolerance := resin.SpringTolerance{Distance: 0.01, Speed: 0.1}
	motion, err := spring.Step(resin.Motion{}, 100, 10, tolerance)
	if err != nil || motion != (resin.Motion{Value: 100}) {
		return nil, fmt.Errorf("%v, %v after 10 seconds", err, motion)
	}
	return func(iterations int) {
		for k := 0; k < iterations; k++ {
			target := 100.0
			if k%64 >= 32 {
				target = -100
			}
			next, err := spring.Step(motion, target, 1.0/120, tolerance)
			fail(err)
			motion = next
		}
		Sink += motion.Value
	}, nil
}

func motionProject(int) (func(int), error) {
	if distance := resin.Project(1000, 0.998); math.Abs(distance-499) > 1e-9 {
		return nil, fmt.Errorf("a flick of 1000 covers %v", distance)
	}
	return func(iterations int) {
		for k := 0; k < iterations; k++ {
			Sink += resin.Project(float64(k%1000), 0.998)
		}
	}, nil
}

// barReduce scrolls down and up by 7 points a frame.
func barReduce(int) (func(int), error) {
	bar, err := resin.NewBar(resin.BarOptions{Stops: []float64{44, 96, 200}})
	if err != nil {
		return nil, err
	}
	sample := resin.BarSample{InsetTop: 96, ContentHeight: 4000, FrameHeight: 800}
	state := bar.InitialState()
	step := 7.0
	once := func() {
		if offset := sample.ContentOffset + step; offset > 400 || offset < 0 {
			step = -step
		}
		sample.ContentOffset += step
		next, err := bar.Reduce(state, sample)
		fail(err)
		state = next
	}
	for i := 0; i < 50; i++ {
		once()
	}
	if state.Height() != 44 {
		return nil, fmt.Errorf("height %v after scrolling down", state.Height())
	}
	return func(iterations int) {
		for ; iterations > 0; iterations-- {
			once()
		}
		Sink += state.Offset
	}, nil
}

// solverSuggest edits the first variable of a chain and reads the last one.
func solverSuggest(size int) (func(int), error) {
	solver, err := resin.NewSolver()
	if err != nil {
		return nil, err
	}
	chain := make([]resin.Variable, size)
	for i := range chain {
		chain[i], err = solver.AddVariable(resin.VariableOptions{})
		fail(err)
		if i > 0 {
			_, err = solver.AddConstraint([]resin.Term{{Variable: chain[i], Coefficient: 1},
				{Variable: chain[i-1], Coefficient: -1}}, -10, resin.Equal, resin.Required())
			fail(err)
		}
	}
	_, err = solver.AddEdit(chain[0], resin.Priority(1000))
	fail(err)
	suggest := func(value float64) float64 {
		fail(solver.Suggest(chain[0], value))
		last, err := solver.Value(chain[size-1])
		fail(err)
		return last
	}
	if last := suggest(3); last != 3+10*float64(size-1) {
		return nil, fmt.Errorf("the last variable is %v", last)
	}
	return func(iterations int) {
		for k := 0; k < iterations; k++ {
			Sink += suggest(float64(1 + k%2))
		}
	}, nil
}
