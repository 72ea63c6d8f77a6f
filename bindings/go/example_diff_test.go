// SPDX-License-Identifier: MIT
package resin_test

import (
	"fmt"
	"log"

	resin "github.com/resin/resin/bindings/go"
)

func ExampleDiff() {
	diff, err := resin.NewDiff()
	if err != nil {
		log.Fatal(err)
	}
	defer diff.Close()

	before := []string{"inbox", "drafts", "sent"}
	after := []string{"sent", "inbox", "archive"}
	if err := diff.Match(resin.Strings(before, after)); err != nil {
		log.Fatal(err)
	}
	changes, err := diff.Finish(resin.MinimalMoves)
	if err != nil {
		log.Fatal(err)
	}
	for _, row := range changes.Items.Deletes {
		fmt.Println("delete row", row)
	}
	for _, row := range changes.Items.Inserts {
		fmt.Println("insert", after[row], "as row", row)
	}
	for _, move := range changes.Items.Moves {
		fmt.Println("move row", move.Old, "to", move.New)
	}
	// Output:
	// delete row 1
	// insert archive as row 2
	// move row 2 to 0
}
