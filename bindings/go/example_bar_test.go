// SPDX-License-Identifier: MIT
package resin_test

import (
	"fmt"
	"log"

	resin "github.com/resin/resin/bindings/go"
)

func ExampleBar() {
	bar, err := resin.NewBar(resin.BarOptions{Stops: []float64{44, 96}})
	if err != nil {
		log.Fatal(err)
	}
	defer bar.Close()

	sample := resin.BarSample{ContentHeight: 2000, FrameHeight: 800}
	response, err := bar.Attach(bar.InitialState(), sample)
	if err != nil {
		log.Fatal(err)
	}
	sample.InsetTop = response.Insets.Top
	sample.ContentOffset = response.TargetOffset
	state := response.State
	for i := 0; i < 3; i++ {
		sample.ContentOffset += 30
		if state, err = bar.Reduce(state, sample); err != nil {
			log.Fatal(err)
		}
		fmt.Println("height", state.Height())
	}
	// Output:
	// height 66
	// height 44
	// height 44
}
