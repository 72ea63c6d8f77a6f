// SPDX-License-Identifier: MIT
package resin_test

import (
	"fmt"
	"hash/maphash"
	"log"
	"strings"

	resin "github.com/resin/resin/bindings/go"
)

// A foldedHasher pairs names that differ in case only.
type foldedHasher struct {
	names [2][]string
	seed  maphash.Seed
}

func (h *foldedHasher) Hash(side resin.Side, first int, hashes []uint64) {
	for k := range hashes {
		hashes[k] = maphash.String(h.seed, strings.ToLower(h.names[side][first+k]))
	}
}

func (h *foldedHasher) Equal(side resin.Side, index, newIndex, count int) int {
	for k := 0; k < count; k++ {
		if !strings.EqualFold(h.names[side][index+k], h.names[resin.NewSide][newIndex+k]) {
			return k
		}
	}
	return count
}

func ExampleHashed() {
	diff, err := resin.NewDiff()
	if err != nil {
		log.Fatal(err)
	}
	defer diff.Close()

	names := [2][]string{{"Ann", "Bob"}, {"bob", "ANN"}}
	hasher := &foldedHasher{names, maphash.MakeSeed()}
	if err := diff.Match(resin.Hashed(2, 2, hasher)); err != nil {
		log.Fatal(err)
	}
	partners, err := diff.OldToNew(resin.Items)
	fmt.Println(partners, err)
	// Output:
	// [1 0] <nil>
}
