// SPDX-License-Identifier: MIT

package resin_test

import (
	"errors"
	"fmt"
	"math"
	"os"
	"testing"

	resin "github.com/resin/resin/bindings/go"
)

// conformance is a port of core/conformance: a random sequence and the hash of the results so far.
type conformance struct {
	t      *testing.T
	random uint64
	hash   uint64
}

func mix(z uint64) uint64 {
	z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9
	z = (z ^ (z >> 27)) * 0x94D049BB133111EB
	return z ^ (z >> 31)
}

func (c *conformance) next() uint64 {
	c.random += 0x9E3779B97F4A7C15
	return mix(c.random)
}

func (c *conformance) below(count uint64) uint64 { return c.next() % count }

func (c *conformance) grid(count uint64, origin, scale float64) float64 {
	return (float64(c.below(count)) - origin) / scale
}

func (c *conformance) pick(table []float64) float64 { return table[c.below(uint64(len(table)))] }

func (c *conformance) add(word uint64) { c.hash = mix((c.hash ^ word) + 0x9E3779B97F4A7C15) }

func (c *conformance) addFloats(values ...float64) {
	for _, value := range values {
		c.add(math.Float64bits(value))
	}
}

func (c *conformance) addBool(value bool) {
	if value {
		c.add(1)
	} else {
		c.add(0)
	}
}

// addIndex adds the index of a search, or that of no element.
func (c *conformance) addIndex(index int, found bool) {
	if !found {
		c.add(uint64(resin.IndexNone))
		return
	}
	c.add(uint64(index))
}

func (c *conformance) addIndices(indices []uint32) {
	c.add(uint64(len(indices)))
	for _, index := range indices {
		c.add(uint64(index))
	}
}

func (c *conformance) addStatus(err error) { c.add(uint64(statusOf(c.t, err))) }

// statusOf returns the status of an error of the library.
func statusOf(t *testing.T, err error) resin.Status {
	t.Helper()
	if err == nil {
		return resin.StatusOK
	}
	var failure *resin.Error
	if !errors.As(err, &failure) {
		t.Fatalf("%v is no *resin.Error", err)
	}
	return failure.Status
}

// must returns a result that cannot fail.
func must[T any](result T, err error) T {
	if err != nil {
		panic(err)
	}
	return result
}

func try(err error) {
	if err != nil {
		panic(err)
	}
}

func TestConformance(t *testing.T) {
	units := []struct {
		name string
		run  func(c *conformance)
	}{
		{"diff", (*conformance).diff}, {"spring", (*conformance).spring},
		{"motion", (*conformance).motion}, {"bar", (*conformance).bar},
		{"solver", (*conformance).solver}, {"batches", (*conformance).batches},
	}
	file, err := os.Open("../../core/conformance/expected.txt")
	if err != nil {
		t.Skip("the core's conformance results are only in the repository")
	}
	defer file.Close()
	for i, unit := range units {
		var name string
		var want uint64
		if _, err := fmt.Fscanf(file, "%s %x\n", &name, &want); err != nil {
			t.Fatal(err)
		}
		t.Run(unit.name, func(t *testing.T) {
			c := conformance{t: t, random: uint64(i + 1)}
			unit.run(&c)
			if unit.name != name || c.hash != want {
				t.Errorf("%s %016x, want %s %016x", unit.name, c.hash, name, want)
			}
		})
	}
}
