// SPDX-License-Identifier: MIT

package resin

// #include "bridge.h"
import "C"

// A Term is a term of an expression.
type Term struct {
	Variable    Variable
	Coefficient float64 // 0, or from 0.001 to 1000 in magnitude
}

// A Relation is the relation between an expression and 0.
type Relation uint32

// The relations.
const (
	Equal   Relation = C.RESIN_EQUAL    // the expression is 0
	AtMost  Relation = C.RESIN_AT_MOST  // the expression is at most 0
	AtLeast Relation = C.RESIN_AT_LEAST // the expression is at least 0
)

// PriorityRequired is the priority of a constraint that must hold: 1001.
const PriorityRequired = C.RESIN_PRIORITY_REQUIRED

// A Strength is the strength of a constraint. Required and Priority return the usual ones; the zero value
// is invalid.
type Strength struct {
	// Priority is from 1 to 1000, or PriorityRequired. A higher one outweighs all lower ones.
	Priority uint32
	_        uint32
	// Weight is the weight among constraints of the same priority, from 1e-2 to 1e3. It has no effect
	// on a required constraint, but must be in this range.
	Weight float64
}

// Required returns the strength of a required constraint.
func Required() Strength { return Strength{Priority: PriorityRequired, Weight: 1} }

// Priority returns the strength of an optional constraint, with weight 1.
func Priority(priority uint32) Strength { return Strength{Priority: priority, Weight: 1} }

func (s Strength) c() C.resin_strength {
	return C.resin_strength{priority: C.uint32_t(s.Priority), weight: C.double(s.Weight)}
}

// AddConstraint adds the constraint that an expression, the sum of the terms plus a constant, is
// equal to, at most, or at least 0. The constant is at most 1e8 in magnitude.
//
// It returns ErrConflict if it conflicts with the required constraints that Conflict then returns;
// ErrClosed, ErrBusy, ErrTooLarge, ErrVariable, ErrCoefficient, ErrConstant, ErrRelation,
// ErrPriority, ErrWeight, ErrOutOfMemory or ErrPrecision.
func (s *Solver) AddConstraint(terms []Term, constant float64, relation Relation,
	strength Strength) (Constraint, error) {
	if err := s.enter(); err != nil {
		return Constraint{}, err
	}
	defer s.leave()
	return constraintFrom(C.resin_go_solver_add_constraint(s.handle, start[C.resin_term](terms),
		C.size_t(len(terms)), C.double(constant), C.uint32_t(relation), strength.c()))
}

// RemoveConstraint removes a constraint, including one of AddEdit or AddStay.
//
// It returns ErrClosed, ErrBusy, ErrConstraint, ErrOutOfMemory or ErrPrecision.
func (s *Solver) RemoveConstraint(constraint Constraint) error {
	if err := s.enter(); err != nil {
		return err
	}
	defer s.leave()
	return failure(Status(C.resin_solver_remove_constraint(s.c(), constraint.c())))
}

// SetConstant replaces the constant of a constraint's expression.
//
// It returns ErrConflict, ErrClosed, ErrBusy, ErrConstraint, ErrConstant, ErrOutOfMemory or
// ErrPrecision.
func (s *Solver) SetConstant(constraint Constraint, constant float64) error {
	if err := s.enter(); err != nil {
		return err
	}
	defer s.leave()
	return failure(Status(C.resin_solver_set_constant(s.c(), constraint.c(), C.double(constant))))
}

// SetStrength replaces the strength of a constraint. An edit cannot become required.
//
// It returns ErrConflict, ErrClosed, ErrBusy, ErrConstraint, ErrPriority, ErrWeight,
// ErrOutOfMemory or ErrPrecision.
func (s *Solver) SetStrength(constraint Constraint, strength Strength) error {
	if err := s.enter(); err != nil {
		return err
	}
	defer s.leave()
	return failure(Status(C.resin_solver_set_strength(s.c(), constraint.c(), strength.c())))
}

// Residual returns the value of a constraint's expression, which is 0 for a satisfied equality.
//
// It returns ErrClosed, ErrBusy or ErrConstraint.
func (s *Solver) Residual(constraint Constraint) (float64, error) {
	if err := s.share(); err != nil {
		return 0, err
	}
	result := C.resin_go_solver_residual(s.handle, constraint.c())
	s.unshare()
	return number(result)
}

// Conflict returns the required constraints that conflicted in the last call that returned
// ErrConflict, the oldest first. The set is minimal if no variable is non-negative, and does not
// include the constraint that was to be added or changed. It is empty before the first conflict.
//
// It returns ErrClosed or ErrBusy.
func (s *Solver) Conflict() ([]Constraint, error) {
	if err := s.share(); err != nil {
		return nil, err
	}
	defer s.unshare()
	array := C.resin_go_solver_conflict(s.handle)
	if err := failure(Status(array.status)); err != nil {
		return nil, err
	}
	return copied[Constraint]((*C.resin_constraint)(array.elements), array.count), nil
}

// AddEdit prepares a variable for suggestions: it adds the constraint, not a required one, that the
// variable equals the suggested value, which is its current value at first.
//
// It returns ErrClosed, ErrBusy, ErrVariable, ErrAlreadyEdited, ErrPriority, ErrWeight,
// ErrConstant (the current value exceeds 1e8), ErrTooLarge, ErrOutOfMemory or ErrPrecision.
func (s *Solver) AddEdit(variable Variable, strength Strength) (Constraint, error) {
	if err := s.enter(); err != nil {
		return Constraint{}, err
	}
	defer s.leave()
	return constraintFrom(C.resin_go_solver_add_edit(s.handle, variable.c(), strength.c()))
}

// Suggest suggests a value, at most 1e8 in magnitude, for a variable that AddEdit has prepared.
//
// It returns ErrClosed, ErrBusy, ErrVariable, ErrNotEdited, ErrConstant, ErrOutOfMemory or
// ErrPrecision.
func (s *Solver) Suggest(variable Variable, value float64) error {
	if err := s.enter(); err != nil {
		return err
	}
	status := C.resin_go_solver_suggest(s.handle, variable.c(), C.double(value))
	s.leave()
	return failure(Status(status))
}

// AddStay adds the constraint that a variable equals its current value. Its errors are those of
// AddConstraint.
func (s *Solver) AddStay(variable Variable, strength Strength) (Constraint, error) {
	if err := s.enter(); err != nil {
		return Constraint{}, err
	}
	defer s.leave()
	return constraintFrom(C.resin_go_solver_add_stay(s.handle, variable.c(), strength.c()))
}

func constraintFrom(name C.resin_go_name) (Constraint, error) {
	return Constraint{uint32(name.index), uint32(name.generation)}, failure(Status(name.status))
}
