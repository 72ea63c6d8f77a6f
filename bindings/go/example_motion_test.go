// SPDX-License-Identifier: MIT
package resin_test

import (
	"fmt"

	resin "github.com/resin/resin/bindings/go"
)

func ExampleProject() {
	var tracker resin.VelocityTracker
	tracker.Add(0.000, 0)
	tracker.Add(0.016, 8)
	tracker.Add(0.032, 16)
	rest := 16 + resin.Project(tracker.Velocity(0.032), resin.DecelerationNormal)
	stop, _ := resin.NearestStop([]float64{0, 150, 300}, rest)
	fmt.Printf("the flick ends near %.1f, so at stop %d\n", rest, stop)
	// Output:
	// the flick ends near 265.5, so at stop 2
}
