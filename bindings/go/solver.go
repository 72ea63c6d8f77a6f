// SPDX-License-Identifier: MIT

package resin

// #include "bridge.h"
import "C"

import "unsafe"

// A Solver is a system of linear constraints for layout and its solution. After every call that
// changes the system it contains the solution; there is no separate call for solving. A call that
// fails leaves the solver unchanged.
//
// Required constraints hold. Among the others the solver minimizes the sum of weight * violation of
// the highest priority, then that of the next one, and so on. The solution is unique: variables that
// the constraints leave undetermined have the smallest value that is allowed, those of a lower rank
// and older ones first.
//
// One goroutine at a time may use a Solver, but Value, Residual and Conflict may run concurrently. A
// call during another one returns ErrBusy.
type Solver struct {
	*object // a resin_solver
}

// SolverTolerance is the largest violation that counts as none, for a largest coefficient of 1: 1e-8.
const SolverTolerance = C.RESIN_SOLVER_TOLERANCE

// A Variable is the name of a variable of a Solver, and is comparable. The zero value names no variable.
// A name has a meaning for its own solver only: another solver may have a variable of the same name.
type Variable struct {
	Index, Generation uint32
}

// A Constraint is the name of a constraint of a Solver, like a Variable. The zero value names no
// constraint.
type Constraint struct {
	Index, Generation uint32
}

// VariableFlags are options of a variable.
type VariableFlags uint32

// NotNegative makes a variable never negative, like a length.
const NotNegative VariableFlags = C.RESIN_VARIABLE_NOT_NEGATIVE

// VariableOptions are the parameters of a new variable. The zero value allows any value, at rank 0.
type VariableOptions struct {
	Flags VariableFlags
	Rank  uint32 // undetermined variables of lower ranks are placed first
}

// A VariableValue is a variable and its value.
type VariableValue struct {
	Variable Variable
	Value    float64
}

// NewSolver creates a solver without variables. It returns ErrOutOfMemory if there is not enough
// memory.
func NewSolver() (*Solver, error) {
	var handle *C.resin_solver
	if err := failure(Status(C.resin_solver_create(nil, &handle))); err != nil {
		return nil, err
	}
	return &Solver{newObject(unsafe.Pointer(handle), freeSolver)}, nil
}

func freeSolver(handle unsafe.Pointer) { C.resin_solver_destroy((*C.resin_solver)(handle)) }

// c returns the object of the library.
func (s *Solver) c() *C.resin_solver { return (*C.resin_solver)(s.handle) }

// Close frees the solver with its variables and constraints. A second call does nothing. It returns
// ErrBusy, and frees nothing, while another call uses the solver. The finalizer closes a Solver that
// is not reachable.
func (s *Solver) Close() error { return s.close() }

// AddVariable adds a variable. Its value is 0 until a constraint changes it.
//
// It returns ErrClosed, ErrBusy, ErrFlags, ErrTooLarge or ErrOutOfMemory.
func (s *Solver) AddVariable(options VariableOptions) (Variable, error) {
	if err := s.enter(); err != nil {
		return Variable{}, err
	}
	defer s.leave()
	name := C.resin_go_solver_add_variable(s.handle, C.uint32_t(options.Flags),
		C.uint32_t(options.Rank))
	return Variable{uint32(name.index), uint32(name.generation)},
		failureOf(Status(name.status), "options.Flags", uint32(options.Flags))
}

// RemoveVariable removes a variable that no constraint names.
//
// It returns ErrClosed, ErrBusy, ErrVariable or ErrVariableInUse.
func (s *Solver) RemoveVariable(variable Variable) error {
	if err := s.enter(); err != nil {
		return err
	}
	defer s.leave()
	return failure(Status(C.resin_solver_remove_variable(s.c(), variable.c())))
}

// Value returns the value of a variable. O(1).
//
// It returns ErrClosed, ErrBusy or ErrVariable.
func (s *Solver) Value(variable Variable) (float64, error) {
	if err := s.share(); err != nil {
		return 0, err
	}
	result := C.resin_go_solver_value(s.handle, variable.c())
	s.unshare()
	return number(result)
}

// Range returns the smallest and the largest value of a variable among all solutions that satisfy
// the constraints equally well; infinities if it has no limit. It does not change the solution.
//
// It returns ErrClosed, ErrBusy, ErrVariable, ErrOutOfMemory or ErrPrecision.
func (s *Solver) Range(variable Variable) (lowest, highest float64, err error) {
	if err := s.enter(); err != nil {
		return 0, 0, err
	}
	defer s.leave()
	result := C.resin_go_solver_range(s.handle, variable.c())
	return float64(result.lowest), float64(result.highest), failure(Status(result.status))
}

// Dependencies returns the constraints on whose constants the value of a variable depends: those
// that hold with equality and determine the variable, directly or through others.
//
// It returns ErrClosed, ErrBusy or ErrVariable.
func (s *Solver) Dependencies(variable Variable) ([]Constraint, error) {
	if err := s.enter(); err != nil {
		return nil, err
	}
	defer s.leave()
	constraints := make([]Constraint, 16)
	for {
		var count C.size_t
		status := C.resin_solver_dependencies(s.c(), variable.c(),
			start[C.resin_constraint](constraints), C.size_t(len(constraints)), &count)
		if err := failure(Status(status)); err != nil {
			return nil, err
		}
		if int(count) <= len(constraints) {
			return constraints[:int(count)], nil
		}
		constraints = make([]Constraint, int(count))
	}
}

// TakeChanges returns the variables whose values have changed since the last call, and new variables
// with values other than 0, each once: in one call instead of one Value for each variable.
//
// It returns ErrClosed or ErrBusy.
func (s *Solver) TakeChanges() ([]VariableValue, error) { return s.AppendChanges(nil) }

// AppendChanges is like TakeChanges, and appends the changes to a slice, which avoids allocations
// if it has the capacity. On failure it returns the slice unchanged.
func (s *Solver) AppendChanges(changes []VariableValue) ([]VariableValue, error) {
	if err := s.enter(); err != nil {
		return changes, err
	}
	defer s.leave()
	array := C.resin_go_solver_take_changes(s.handle)
	if err := failure(Status(array.status)); err != nil {
		return changes, err
	}
	return append(changes, unsafe.Slice((*VariableValue)(array.elements), int(array.count))...), nil
}

func (v Variable) c() C.resin_variable { return as[C.resin_variable](v) }

func (c Constraint) c() C.resin_constraint { return as[C.resin_constraint](c) }
