// SPDX-License-Identifier: MIT

package resin_test

import (
	"math"
	"reflect"
	"testing"

	resin "github.com/resin/resin/bindings/go"
)

func newSolver(t *testing.T) *resin.Solver {
	t.Helper()
	solver, err := resin.NewSolver()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { wantClose(t, solver.Close()) })
	return solver
}

// equals returns the terms of an expression that is the variable itself.
func equals(variable resin.Variable) []resin.Term {
	return []resin.Term{{Variable: variable, Coefficient: 1}}
}

func TestASystemThatIsSolvedByHand(t *testing.T) {
	solver := newSolver(t)
	left := must(solver.AddVariable(resin.VariableOptions{}))
	width := must(solver.AddVariable(resin.VariableOptions{Flags: resin.NotNegative}))
	right := must(solver.AddVariable(resin.VariableOptions{Rank: 1}))
	sum := must(solver.AddConstraint([]resin.Term{{Variable: left, Coefficient: 1}, {Variable: width, Coefficient: 1}, {Variable: right, Coefficient: -1}}, 0, resin.Equal, resin.Required()))
	atLeft := must(solver.AddConstraint(equals(left), -10, resin.AtLeast, resin.Required()))
	wish := must(solver.AddConstraint(equals(width), -100, resin.Equal, resin.Priority(500)))
	limit := must(solver.AddConstraint(equals(right), -90, resin.AtMost, resin.Required()))
	// right is at most 90 and left at least 10, so width is 80 and the wish is violated by 20.
	for variable, want := range map[resin.Variable]float64{left: 10, width: 80, right: 90} {
		if got := must(solver.Value(variable)); got != want {
			t.Errorf("a value is %v, want %v", got, want)
		}
	}
	wantNear(t, "the residual of the wish", must(solver.Residual(wish)), -20)
	changes := map[resin.Variable]float64{}
	for _, change := range must(solver.TakeChanges()) {
		changes[change.Variable] = change.Value
	}
	if want := map[resin.Variable]float64{left: 10, width: 80, right: 90}; !reflect.DeepEqual(changes, want) {
		t.Errorf("changes %v", changes)
	}
	dependencies := must(solver.Dependencies(width))
	for _, constraint := range []resin.Constraint{sum, atLeft, limit} {
		found := false
		for _, dependency := range dependencies {
			found = found || dependency == constraint
		}
		if !found {
			t.Errorf("dependencies %v are without %v", dependencies, constraint)
		}
	}
	try(solver.RemoveConstraint(limit))
	wantNear(t, "the width without a limit", must(solver.Value(width)), 100)
	try(solver.SetConstant(wish, -30))
	wantNear(t, "the right edge", must(solver.Value(right)), 40)
	try(solver.SetStrength(wish, resin.Required()))
	buffer := make([]resin.VariableValue, 1, 8)
	if appended := must(solver.AppendChanges(buffer)); len(appended) != 3 || &appended[0] != &buffer[0] {
		t.Errorf("appended %v", appended)
	}
	lowest, highest, err := solver.Range(width)
	if err != nil || lowest != 30 || highest != 30 {
		t.Errorf("range %v to %v: %v", lowest, highest, err)
	}
}

func TestDependenciesOfManyConstraints(t *testing.T) {
	solver := newSolver(t)
	previous := must(solver.AddVariable(resin.VariableOptions{}))
	must(solver.AddConstraint(equals(previous), -1, resin.Equal, resin.Required()))
	for i := 0; i < 40; i++ {
		next := must(solver.AddVariable(resin.VariableOptions{}))
		must(solver.AddConstraint([]resin.Term{{Variable: next, Coefficient: 1}, {Variable: previous, Coefficient: -1}}, -10, resin.Equal, resin.Required()))
		previous = next
	}
	if got := must(solver.Dependencies(previous)); len(got) != 41 {
		t.Errorf("%d dependencies, want 41", len(got))
	}
	wantNear(t, "the last variable", must(solver.Value(previous)), 401)
}

func TestAConflictNamesTheOtherConstraints(t *testing.T) {
	solver := newSolver(t)
	x := must(solver.AddVariable(resin.VariableOptions{}))
	if conflict := must(solver.Conflict()); len(conflict) != 0 {
		t.Errorf("conflict %v before the first one", conflict)
	}
	one := must(solver.AddConstraint(equals(x), -1, resin.Equal, resin.Required()))
	_, err := solver.AddConstraint(equals(x), -2, resin.Equal, resin.Required())
	wantError(t, "x = 1 and x = 2", err, resin.ErrConflict)
	if conflict := must(solver.Conflict()); !reflect.DeepEqual(conflict, []resin.Constraint{one}) {
		t.Errorf("conflict %v, want %v", conflict, one)
	}
	wantNear(t, "x after a conflict", must(solver.Value(x)), 1)
}

func TestEditsAndStays(t *testing.T) {
	solver := newSolver(t)
	x := must(solver.AddVariable(resin.VariableOptions{}))
	y := must(solver.AddVariable(resin.VariableOptions{}))
	must(solver.AddConstraint([]resin.Term{{Variable: y, Coefficient: 1}, {Variable: x, Coefficient: -2}}, -1, resin.Equal, resin.Required()))
	edit := must(solver.AddEdit(x, resin.Priority(900)))
	try(solver.Suggest(x, 21))
	wantNear(t, "y", must(solver.Value(y)), 43)
	_, err := solver.AddEdit(x, resin.Priority(900))
	wantError(t, "a second edit", err, resin.ErrAlreadyEdited)
	wantError(t, "Suggest(NaN)", solver.Suggest(x, math.NaN()), resin.ErrConstant)
	wantError(t, "Suggest without an edit", solver.Suggest(y, 1), resin.ErrNotEdited)
	must(solver.AddStay(x, resin.Priority(1)))
	try(solver.RemoveConstraint(edit))
	wantNear(t, "x, which stays", must(solver.Value(x)), 21)
	_, err = solver.AddEdit(y, resin.Required())
	wantError(t, "a required edit", err, resin.ErrPriority)
}

func TestInvalidArgumentsOfASolver(t *testing.T) {
	solver := newSolver(t)
	x := must(solver.AddVariable(resin.VariableOptions{}))
	_, err := solver.AddVariable(resin.VariableOptions{Flags: 64})
	wantError(t, "an unknown flag", err, resin.ErrFlags)
	add := func(terms []resin.Term, constant float64, relation resin.Relation, strength resin.Strength) error {
		_, err := solver.AddConstraint(terms, constant, relation, strength)
		return err
	}
	wantError(t, "no variable", add(equals(resin.Variable{}), 0, resin.Equal, resin.Required()), resin.ErrVariable)
	wantError(t, "a coefficient of NaN", add([]resin.Term{{Variable: x, Coefficient: math.NaN()}}, 0, resin.Equal, resin.Required()), resin.ErrCoefficient)
	wantError(t, "a constant of 1e9", add(equals(x), 1e9, resin.Equal, resin.Required()), resin.ErrConstant)
	wantError(t, "an unknown relation", add(equals(x), 0, 3, resin.Required()), resin.ErrRelation)
	wantError(t, "no priority", add(equals(x), 0, resin.Equal, resin.Strength{Weight: 1}), resin.ErrPriority)
	wantError(t, "no weight", add(equals(x), 0, resin.Equal, resin.Strength{Priority: 1}), resin.ErrWeight)
	wantError(t, "no terms that cannot hold", add(nil, 1, resin.Equal, resin.Required()), resin.ErrConflict)
	must(solver.AddConstraint(equals(x), 0, resin.Equal, resin.Required()))
	wantError(t, "a variable in use", solver.RemoveVariable(x), resin.ErrVariableInUse)
	wantError(t, "no constraint", solver.RemoveConstraint(resin.Constraint{}), resin.ErrConstraint)
	wantError(t, "SetConstant of no constraint", solver.SetConstant(resin.Constraint{}, 1), resin.ErrConstraint)
	wantError(t, "SetStrength of no constraint", solver.SetStrength(resin.Constraint{}, resin.Required()), resin.ErrConstraint)
	_, err = solver.Residual(resin.Constraint{})
	wantError(t, "Residual of no constraint", err, resin.ErrConstraint)
	_, err = solver.Dependencies(resin.Variable{})
	wantError(t, "Dependencies of no variable", err, resin.ErrVariable)
	_, _, err = solver.Range(resin.Variable{})
	wantError(t, "Range of no variable", err, resin.ErrVariable)
	y := must(solver.AddVariable(resin.VariableOptions{}))
	try(solver.RemoveVariable(y))
	_, err = solver.Value(y)
	wantError(t, "Value of a removed variable", err, resin.ErrVariable)
	lowest, highest, err := solver.Range(must(solver.AddVariable(resin.VariableOptions{})))
	if err != nil || !math.IsInf(lowest, -1) || !math.IsInf(highest, 1) {
		t.Errorf("a free variable is from %v to %v: %v", lowest, highest, err)
	}
}

func TestAnUpdateHasTheSolutionOfItsChanges(t *testing.T) {
	solver := newSolver(t)
	x := must(solver.AddVariable(resin.VariableOptions{}))
	y := must(solver.AddVariable(resin.VariableOptions{}))
	difference := []resin.Term{{Variable: x, Coefficient: 1}, {Variable: y, Coefficient: -1}}
	err := solver.Update(func() error {
		must(solver.AddConstraint(difference, 8, resin.Equal, resin.Required()))
		_, err := solver.Value(x)
		wantError(t, "a value within the update", err, resin.ErrChangesOpen)
		return solver.Update(func() error {
			_, err := solver.AddConstraint(equals(x), -10, resin.Equal, resin.Required())
			return err
		})
	})
	wantError(t, "the update", err, nil)
	wantNear(t, "y", must(solver.Value(y)), 18)
}

func TestAnUpdateKeepsOrRevertsTheChangesBeforeAnError(t *testing.T) {
	solver := newSolver(t)
	x := must(solver.AddVariable(resin.VariableOptions{}))
	low := must(solver.AddConstraint(equals(x), -10, resin.Equal, resin.Required()))
	change := func() error {
		if err := solver.SetConstant(low, -20); err != nil {
			return err
		}
		_, err := solver.AddConstraint(equals(x), -30, resin.Equal, resin.Required())
		return err
	}
	wantError(t, "a conflict", solver.UpdateOrRevert(change), resin.ErrConflict)
	wantNear(t, "x, reverted", must(solver.Value(x)), 10)
	func() {
		defer func() { _ = recover() }()
		_ = solver.UpdateOrRevert(func() error {
			_ = change()
			panic("on purpose")
		})
	}()
	wantNear(t, "x after a panic", must(solver.Value(x)), 10)
	wantError(t, "a conflict", solver.Update(change), resin.ErrConflict)
	wantNear(t, "x, kept", must(solver.Value(x)), 20)
	wantError(t, "success", solver.UpdateOrRevert(func() error { return solver.SetConstant(low, -40) }), nil)
	wantNear(t, "x at the end", must(solver.Value(x)), 40)
}
