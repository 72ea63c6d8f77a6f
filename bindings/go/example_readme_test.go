// SPDX-License-Identifier: MIT
package resin_test

import (
	"fmt"
	"log"

	resin "github.com/resin/resin/bindings/go"
)

func ExampleDiff_Finish() {
	diff, err := resin.NewDiff()
	if err != nil {
		log.Fatal(err)
	}
	defer diff.Close()
	if err := diff.Match(resin.Strings([]string{"a", "b"}, []string{"b", "c"})); err != nil {
		log.Fatal(err)
	}
	changes, err := diff.Finish(resin.MinimalMoves)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(changes.Items.Deletes, changes.Items.Inserts) // [0] [1]
	// Output: [0] [1]
}
