// SPDX-License-Identifier: MIT
package resin_test

import (
	"errors"
	"fmt"
	"log"

	resin "github.com/resin/resin/bindings/go"
)

func ExampleSolver() {
	solver, err := resin.NewSolver()
	if err != nil {
		log.Fatal(err)
	}
	defer solver.Close()

	left, _ := solver.AddVariable(resin.VariableOptions{})
	right, _ := solver.AddVariable(resin.VariableOptions{})
	// right = left + 100, and right is at most 250.
	width := []resin.Term{{Variable: right, Coefficient: 1}, {Variable: left, Coefficient: -1}}
	if _, err := solver.AddConstraint(width, -100, resin.Equal, resin.Required()); err != nil {
		log.Fatal(err)
	}
	edge := []resin.Term{{Variable: right, Coefficient: 1}}
	limit, err := solver.AddConstraint(edge, -250, resin.AtMost, resin.Required())
	if err != nil {
		log.Fatal(err)
	}
	if _, err := solver.AddEdit(left, resin.Priority(900)); err != nil {
		log.Fatal(err)
	}
	for _, suggested := range []float64{20, 500} {
		if err := solver.Suggest(left, suggested); err != nil {
			log.Fatal(err)
		}
		value, _ := solver.Value(right)
		fmt.Println("right edge at", value)
	}
	_, err = solver.AddConstraint(edge, -300, resin.AtLeast, resin.Required())
	conflict, _ := solver.Conflict()
	fmt.Println(errors.Is(err, resin.ErrConflict), conflict[0] == limit)
	// Output:
	// right edge at 120
	// right edge at 250
	// true true
}
