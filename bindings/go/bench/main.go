// SPDX-License-Identifier: MIT

// Command bench times the package, and prints a line of JSON for each workload. Times are
// nanoseconds for an iteration.
//
//	go run ./bench [-quick]
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"sort"
	"testing"
	"time"
)

// A workload is work to be timed. Its inputs are prepared by setup.
type workload struct {
	unit, name, identity string
	size                 int

	// setup returns the work, done a number of times. It fails if the result of the work is wrong,
	// because the time of a wrong result has no value.
	setup func(size int) (run func(iterations int), err error)
}

// A line is the result of a workload, in the format of the C benchmarks.
type line struct {
	Unit        string  `json:"unit"`
	Workload    string  `json:"workload"`
	Identity    string  `json:"identity"`
	Size        int     `json:"size"`
	Path        string  `json:"path"`
	Median      float64 `json:"median_ns"`
	Minimum     float64 `json:"min_ns"`
	Maximum     float64 `json:"max_ns"`
	Samples     int     `json:"samples"`
	Allocations float64 `json:"allocations"`
}

// atLeast is the shortest time of a sample, so that the clock's resolution does not matter.
const atLeast = 2 * time.Millisecond

func main() {
	quick := flag.Bool("quick", false, "take 3 samples instead of 41")
	flag.Parse()
	samples := 41
	if *quick {
		samples = 3
	}
	for _, w := range workloads {
		run, err := w.setup(w.size)
		if err != nil {
			fmt.Fprintf(os.Stderr, "bench: %s/%s: %v\n", w.unit, w.name, err)
			os.Exit(1)
		}
		times := measure(run, samples)
		result, err := json.Marshal(line{
			w.unit, w.name, w.identity, w.size, "go",
			times[len(times)/2], times[0], times[len(times)-1], samples,
			testing.AllocsPerRun(100, func() { run(1) }),
		})
		if err != nil {
			panic(err) // a line has only numbers and strings
		}
		fmt.Printf("%s\n", result)
	}
}

// measure returns the nanoseconds for an iteration of each sample, ascending.
func measure(run func(iterations int), samples int) []float64 {
	iterations := 1
	for {
		start := time.Now()
		run(iterations)
		if time.Since(start) >= atLeast {
			break
		}
		iterations *= 2
	}
	times := make([]float64, samples)
	for i := range times {
		start := time.Now()
		run(iterations)
		times[i] = float64(time.Since(start).Nanoseconds()) / float64(iterations)
	}
	sort.Float64s(times)
	return times
}
