// SPDX-License-Identifier: MIT
package resin_test

import (
	"fmt"
	"log"

	resin "github.com/resin/resin/bindings/go"
)

func ExampleDiff_MatchSections() {
	diff, err := resin.NewDiff()
	if err != nil {
		log.Fatal(err)
	}
	defer diff.Close()

	// Section "today" has the items 1 and 2, "earlier" the item 3; then item 2 moves.
	sections := resin.Strings([]string{"today", "earlier"}, []string{"today", "earlier"})
	items := resin.Integers([]int{1, 2, 3}, []int{1, 2, 3})
	err = diff.MatchSections(sections, items, []int{0, 2, 3}, []int{0, 1, 3}, resin.AcrossSections)
	if err != nil {
		log.Fatal(err)
	}
	if _, err := diff.Finish(resin.MinimalMoves); err != nil {
		log.Fatal(err)
	}
	stages, err := diff.Stages(0)
	if err != nil {
		log.Fatal(err)
	}
	for _, stage := range stages {
		for _, move := range stage.ItemMoves {
			fmt.Printf("move item %d of section %d to item %d of section %d\n",
				move.Old.Item, move.Old.Section, move.New.Item, move.New.Section)
		}
	}
	// Output:
	// move item 1 of section 0 to item 0 of section 1
}
