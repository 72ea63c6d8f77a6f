// SPDX-License-Identifier: MIT

package resin_test

import (
	"errors"

	resin "github.com/resin/resin/bindings/go"
)

// A solverWorld is a solver with its variables, and its constraints in the order in which they were
// added. A constraint that is removed keeps its place, so later operations may use its name and fail.
type solverWorld struct {
	solver      *resin.Solver
	variables   [10]resin.Variable
	constraints []resin.Constraint
}

func (c *conformance) addConstraints(w *solverWorld, constraints []resin.Constraint) {
	c.add(uint64(len(constraints)))
	for _, constraint := range constraints {
		at := 0
		for at < len(w.constraints) && w.constraints[at] != constraint {
			at++
		}
		c.add(uint64(at))
	}
}

func (c *conformance) drawStrength() resin.Strength {
	if c.below(4) == 0 {
		return resin.Required()
	}
	strength := resin.Priority(uint32(1 + c.below(1000)))
	strength.Weight = c.pick([]float64{1, 0.5, 2})
	return strength
}

func (c *conformance) addConstraint(w *solverWorld) error {
	terms := make([]resin.Term, 1+c.below(4))
	for i := range terms {
		terms[i].Variable = w.variables[c.below(10)]
		terms[i].Coefficient = c.pick([]float64{1, -1, 2, 0.5, -0.25})
	}
	constant := c.grid(401, 200, 1)
	relation := resin.Relation(c.below(3))
	made, err := w.solver.AddConstraint(terms, constant, relation, c.drawStrength())
	if err == nil {
		w.constraints = append(w.constraints, made)
	}
	return err
}

func (c *conformance) operate(w *solverWorld) error {
	operation := c.below(8)
	if operation < 5 || len(w.constraints) == 0 {
		return c.addConstraint(w)
	}
	constraint := w.constraints[c.below(uint64(len(w.constraints)))]
	switch operation {
	case 5:
		return w.solver.RemoveConstraint(constraint)
	case 6:
		return w.solver.SetConstant(constraint, c.grid(401, 200, 1))
	default:
		return w.solver.SetStrength(constraint, c.drawStrength())
	}
}

func (c *conformance) addValues(w *solverWorld) {
	for _, variable := range w.variables {
		c.addFloats(must(w.solver.Value(variable)))
	}
}

func (c *conformance) edit(w *solverWorld) {
	edited := w.variables[c.below(10)]
	edit := must(w.solver.AddEdit(edited, resin.Priority(900)))
	for i := 0; i < 10; i++ {
		c.addStatus(w.solver.Suggest(edited, c.grid(1001, 500, 1)))
		c.addValues(w)
	}
	try(w.solver.RemoveConstraint(edit))
}

func (c *conformance) addSolverChanges(w *solverWorld) {
	changes := must(w.solver.TakeChanges())
	c.add(uint64(len(changes)))
	for _, change := range changes {
		c.addFloats(change.Value)
	}
}

func (c *conformance) addAnswers(w *solverWorld) {
	for _, variable := range w.variables {
		lowest, highest, err := w.solver.Range(variable)
		try(err)
		c.addFloats(lowest, highest)
		c.addConstraints(w, must(w.solver.Dependencies(variable)))
	}
	for _, constraint := range w.constraints {
		c.addResult(w.solver.Residual(constraint))
	}
}

func (c *conformance) newSolverWorld() *solverWorld {
	w := &solverWorld{solver: must(resin.NewSolver())}
	for i := range w.variables {
		options := resin.VariableOptions{Flags: resin.VariableFlags(c.below(2))}
		options.Rank = uint32(c.below(3))
		w.variables[i] = must(w.solver.AddVariable(options))
	}
	return w
}

func (c *conformance) runOperation(w *solverWorld) {
	err := c.operate(w)
	c.addStatus(err)
	if errors.Is(err, resin.ErrConflict) {
		c.addConstraints(w, must(w.solver.Conflict()))
	}
}

func (c *conformance) solver() {
	for round := 0; round < 20; round++ {
		w := c.newSolverWorld()
		for i := 0; i < 60; i++ {
			c.runOperation(w)
			c.addValues(w)
		}
		c.addSolverChanges(w)
		c.edit(w)
		c.addSolverChanges(w)
		c.addAnswers(w)
		try(w.solver.Close())
	}
}

var errCancelled = errors.New("cancelled")

func (c *conformance) runBatch(w *solverWorld) {
	kept := len(w.constraints)
	canCancel := c.below(2) == 1
	update := w.solver.Update
	if canCancel {
		update = w.solver.UpdateOrRevert
	}
	count := 1 + c.below(5)
	err := update(func() error {
		for ; count > 0; count-- {
			c.runOperation(w)
		}
		if canCancel && c.below(2) == 0 {
			return errCancelled
		}
		return nil
	})
	if err == errCancelled {
		w.constraints = w.constraints[:kept]
		return
	}
	try(err)
}

func (c *conformance) batches() {
	for round := 0; round < 20; round++ {
		w := c.newSolverWorld()
		for i := 0; i < 12; i++ {
			c.runBatch(w)
			c.addValues(w)
			c.addSolverChanges(w)
		}
		c.addAnswers(w)
		try(w.solver.Close())
	}
}
