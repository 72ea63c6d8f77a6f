// SPDX-License-Identifier: MIT

package resin

// #include "bridge.h"
import "C"

// Update makes many changes, those of a function that uses the solver, and computes the values once, at
// the end. A required constraint that conflicts with others fails at its call, as without Update. Until the
// end, Value, Residual, Range, Dependencies and TakeChanges return ErrChangesOpen. Updates nest. Many
// changes cost less together, above all where the variables have no limits yet.
//
// It returns the error of the function, after which the changes before it remain; ErrClosed, ErrBusy,
// ErrOutOfMemory or ErrPrecision. After the last two, values are unknown until a later Update succeeds.
func (s *Solver) Update(changes func() error) error {
	return s.update(0, changes)
}

// UpdateOrRevert is Update, but after an error or a panic of the function the solver is as it was before,
// bit for bit, with all its variables and constraints. It takes a copy of the solver.
func (s *Solver) UpdateOrRevert(changes func() error) error {
	return s.update(C.RESIN_CHANGES_CANCELLABLE, changes)
}

func (s *Solver) update(flags C.uint32_t, changes func() error) error {
	if err := s.batch(func() C.resin_status { return C.resin_solver_begin_changes(s.c(), flags) }); err != nil {
		return err
	}
	isDone := false
	defer func() {
		if isDone {
			return
		}
		if flags != 0 {
			_ = s.batch(func() C.resin_status { return C.resin_solver_cancel_changes(s.c()) })
		} else {
			_ = s.batch(func() C.resin_status { return C.resin_solver_end_changes(s.c()) })
		}
	}()
	if err := changes(); err != nil {
		return err
	}
	if err := s.batch(func() C.resin_status { return C.resin_solver_end_changes(s.c()) }); err != nil {
		return err
	}
	isDone = true
	return nil
}

func (s *Solver) batch(call func() C.resin_status) error {
	if err := s.enter(); err != nil {
		return err
	}
	defer s.leave()
	return failure(Status(call()))
}
