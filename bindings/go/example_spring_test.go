// SPDX-License-Identifier: MIT
package resin_test

import (
	"fmt"
	"log"

	resin "github.com/resin/resin/bindings/go"
)

func ExampleSpring() {
	spring, err := resin.SpringFromResponse(0.4, 0.8)
	if err != nil {
		log.Fatal(err)
	}
	tolerance := resin.SpringTolerance{Distance: 0.5, Speed: 0.5}
	motion, frames := resin.Motion{}, 0
	for motion != (resin.Motion{Value: 100}) {
		if motion, err = spring.Step(motion, 100, 1.0/60, tolerance); err != nil {
			log.Fatal(err)
		}
		frames++
	}
	fmt.Println("at rest after", frames, "frames")
	// Output:
	// at rest after 38 frames
}

func ExampleSpringBatch() {
	batch := resin.SpringBatch{
		Values:     []float64{0, 50, 100},
		Velocities: []float64{0, 0, 0},
		Targets:    []float64{100, 100, 100},
		Spring:     resin.Spring{Frequency: 12, DampingRatio: 1},
		Tolerance:  resin.SpringTolerance{Distance: 0.5, Speed: 0.5},
		Settled:    make([]uint32, 3),
	}
	result, err := batch.Step(1.0 / 60)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result.Moving, "springs move, the first is at", int(batch.Values[0]))
	// Output:
	// 2 springs move, the first is at 1
}
