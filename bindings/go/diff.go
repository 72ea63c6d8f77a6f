// SPDX-License-Identifier: MIT

package resin

// #include "bridge.h"
import "C"

import (
	"runtime/cgo"
	"unsafe"
)

// A Diff computes the difference of two lists, or of two lists of sections, by identity. It keeps
// its memory for the next difference, so use one Diff again.
//
// A difference takes two calls: Match pairs the elements, Finish lists the changes. Between them
// MarkUpdate, MarkFingerprints or MarkUnequal marks the pairs whose contents differ. Steps and Stages
// return the same changes in other forms. All results are copies that belong to the caller.
//
// One goroutine at a time may use a Diff. A call during another one returns ErrBusy.
type Diff struct {
	*object // a resin_diff
	*match
}

// A match is the outcome of the last match and finish of a Diff.
type match struct {
	matched   bool // whether there is a match
	sectioned bool
	items     counts
	sections  counts               // zero for a list without sections
	result    *C.resin_diff_result // of the last finish; nil before one
}

// counts are the lengths of both lists.
type counts struct{ old, new int }

// A Level is the list of items or the list of sections. A call with another value returns ErrFlags.
type Level uint32

// The two lists of a sectioned list. A list without sections has only items.
const (
	Items    Level = C.RESIN_DIFF_ITEMS    // the list of items
	Sections Level = C.RESIN_DIFF_SECTIONS // the list of sections
)

// NewDiff creates a Diff. It returns ErrOutOfMemory if there is not enough memory.
func NewDiff() (*Diff, error) {
	var handle *C.resin_diff
	if err := failure(Status(C.resin_diff_create(nil, &handle))); err != nil {
		return nil, err
	}
	return &Diff{newObject(unsafe.Pointer(handle), freeDiff), &match{}}, nil
}

func freeDiff(handle unsafe.Pointer) { C.resin_diff_destroy((*C.resin_diff)(handle)) }

// c returns the object of the library.
func (d *Diff) c() *C.resin_diff { return (*C.resin_diff)(d.handle) }

// Close frees the memory of the diff. A second call does nothing. It returns ErrBusy, and frees
// nothing, while another call uses the diff. The finalizer closes a Diff that is not reachable.
func (d *Diff) Close() error { return d.close() }

// enterMatched begins a call that requires a match.
func (d *Diff) enterMatched() error {
	if err := d.enter(); err != nil {
		return err
	}
	if !d.matched {
		d.leave()
		return errNotMatched
	}
	return nil
}

// of returns the lengths of the lists of a level.
func (d *Diff) of(level Level) counts {
	if level == Sections {
		return d.sections
	}
	return d.items
}

// OldToNew returns the partner of every old element, or IndexNone. It returns ErrOrder before a
// match.
func (d *Diff) OldToNew(level Level) ([]uint32, error) {
	if err := d.enterMatched(); err != nil {
		return nil, err
	}
	defer d.leave()
	array := C.resin_go_diff_old_to_new(d.handle, C.uint32_t(level))
	if err := failureOf(Status(array.status), "level", uint32(level)); err != nil {
		return nil, err
	}
	return copied[uint32]((*C.uint32_t)(array.elements), C.size_t(d.of(level).old)), nil
}

// NewToOld returns the partner of every new element, or IndexNone. It returns ErrOrder before a
// finish.
func (d *Diff) NewToOld(level Level) ([]uint32, error) {
	if err := d.enterMatched(); err != nil {
		return nil, err
	}
	defer d.leave()
	if d.result == nil {
		return nil, errNotFinished
	}
	switch level {
	case Items:
		return copied[uint32](d.result.items.new_to_old, d.result.items.new_count), nil
	case Sections:
		return copied[uint32](d.result.sections.new_to_old, d.result.sections.new_count), nil
	}
	return nil, failureOf(StatusFlags, "level", uint32(level))
}

// MarkUpdate marks the pair of one old element as updated. It returns ErrOrder before a match,
// and ErrIndex if there is no such element or it has no partner.
func (d *Diff) MarkUpdate(level Level, oldIndex int) error {
	if oldIndex < 0 {
		return failure(StatusIndex)
	}
	if err := d.enterMatched(); err != nil {
		return err
	}
	defer d.leave()
	status := C.resin_diff_mark_update(d.c(), C.resin_diff_level(level), C.size_t(oldIndex))
	return failureOf(Status(status), "level", uint32(level))
}

// MarkFingerprints marks every pair whose fingerprints differ. Each slice has one fingerprint for
// each element of its list, otherwise it returns ErrLength. It returns ErrOrder before a match.
func (d *Diff) MarkFingerprints(level Level, oldFingerprints, newFingerprints []uint64) error {
	if err := d.enterMatched(); err != nil {
		return err
	}
	defer d.leave()
	if level > Sections {
		return failureOf(StatusFlags, "level", uint32(level))
	}
	counts := d.of(level)
	if len(oldFingerprints) != counts.old {
		return wrongLength("oldFingerprints", len(oldFingerprints), counts.old)
	}
	if len(newFingerprints) != counts.new {
		return wrongLength("newFingerprints", len(newFingerprints), counts.new)
	}
	return failure(Status(C.resin_diff_mark_fingerprints(d.c(), C.resin_diff_level(level),
		start[C.uint64_t](oldFingerprints), start[C.uint64_t](newFingerprints))))
}

// MarkUnequal marks every pair whose contents differ. It calls equal once for each pair, by
// ascending old index. If equal panics, so does MarkUnequal, and pairs may remain unmarked.
//
// It returns ErrOrder before a match, and ErrMissingCallback if equal is nil.
func (d *Diff) MarkUnequal(level Level, equal func(oldIndex, newIndex int) bool) error {
	if equal == nil {
		return &Error{Status: StatusMissingCallback, detail: "equal is nil"}
	}
	if err := d.enterMatched(); err != nil {
		return err
	}
	s := session{contentEqual: equal}
	defer d.endSession(&s)
	handle := cgo.NewHandle(&s)
	defer handle.Delete()
	status := C.resin_go_diff_mark_unequal(d.handle, C.uint32_t(level), C.uintptr_t(handle))
	d.leave()
	s.returned = true
	s.raise()
	return failureOf(Status(status), "level", uint32(level))
}

// Moves is the definition of a moved pair.
type Moves uint32

// The definitions of a moved pair.
const (
	// MinimalMoves moves the fewest pairs: those outside a longest increasing subsequence.
	MinimalMoves Moves = C.RESIN_DIFF_MOVES_MINIMAL
	// HeckelMoves moves a pair if deletes and inserts do not account for its new index.
	HeckelMoves Moves = C.RESIN_DIFF_MOVES_HECKEL
)

// Finish lists the changes of the last match. It may be called again with other moves or more
// marks. It returns ErrOrder before a match, ErrFlags or ErrOutOfMemory.
func (d *Diff) Finish(moves Moves) (*Result, error) {
	result := &Result{}
	if err := d.FinishInto(result, moves); err != nil {
		return nil, err
	}
	return result, nil
}

// FinishInto is like Finish, and stores the changes in a result of the caller, whose slices it uses
// again. So a program that keeps the result does not allocate memory for each difference.
//
// It returns the errors of Finish, or ErrNullOutput if result is nil.
func (d *Diff) FinishInto(result *Result, moves Moves) error {
	if result == nil {
		return &Error{Status: StatusNullOutput, detail: "result is nil"}
	}
	if err := d.finish(moves); err != nil {
		return err
	}
	result.Items.copyFrom(&d.result.items)
	result.Sections.copyFrom(&d.result.sections)
	d.leave()
	return nil
}

// finish lists the changes; on success the call has not ended.
func (d *Diff) finish(moves Moves) error {
	if err := d.enterMatched(); err != nil {
		return err
	}
	array := C.resin_go_diff_finish(d.handle, C.uint32_t(moves))
	if err := failureOf(Status(array.status), "moves", uint32(moves)); err != nil {
		d.leave()
		return err
	}
	d.result = (*C.resin_diff_result)(unsafe.Pointer(array.elements))
	return nil
}
