// SPDX-License-Identifier: MIT

package resin

// #include "bridge.h"
import "C"

import (
	"runtime"
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
	gate   gate
	handle unsafe.Pointer // a resin_diff

	matched  bool                 // whether a match has succeeded
	items    counts               // of the last match
	sections counts               // of the last match; zero for a list without sections
	result   *C.resin_diff_result // of the last finish; nil before one
}

// counts are the lengths of both lists.
type counts struct{ old, new int }

// A Level is the list of items or the list of sections.
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
	d := &Diff{handle: unsafe.Pointer(handle)}
	d.gate.open()
	runtime.SetFinalizer(d, (*Diff).Close)
	return d, nil
}

// c returns the object of the library.
func (d *Diff) c() *C.resin_diff { return (*C.resin_diff)(d.handle) }

// Close frees the memory of the diff. A second call does nothing. It returns ErrBusy, and frees
// nothing, while another call uses the diff. The finalizer closes a Diff that is not reachable.
func (d *Diff) Close() error {
	open, err := d.gate.close()
	if open {
		C.resin_diff_destroy(d.c())
		d.handle, d.result = nil, nil
		runtime.SetFinalizer(d, nil)
	}
	return err
}

// Match pairs the elements of two lists: the k-th occurrence of an identity in the new list with
// its k-th occurrence in the old one. O(n + m).
//
// On failure the diff keeps its last match and its results. It returns ErrBusy, ErrNullHandle,
// ErrTooLarge, ErrIdentityKind, ErrIdentitySize, ErrMissingCallback, ErrLength or ErrOutOfMemory.
func (d *Diff) Match(items Identities) error {
	if items.err != nil {
		return items.err
	}
	if err := d.gate.enter(); err != nil {
		return err
	}
	s := newSession(items.hasher, nil)
	context, release := s.hash(items.hasher)
	defer release()
	status := Status(C.resin_go_diff_match(d.handle, items.shape(context),
		items.oldKeys, items.newKeys, first(items.oldOffsets), first(items.newOffsets)))
	return d.endMatch(s, status, counts{items.oldCount, items.newCount}, counts{})
}

// SectionFlags are options of MatchSections.
type SectionFlags uint32

// AcrossSections pairs items over the whole list, so that an item that changes its section is
// moved. Without it such an item is deleted and inserted.
const AcrossSections SectionFlags = C.RESIN_DIFF_ACROSS_SECTIONS

// MatchSections pairs the sections of two sectioned lists, and their items.
//
// The identities of items are those of all sections, section after section. Section s of the old
// list has the items from oldOffsets[s] up to oldOffsets[s+1], so there is one offset more than
// sections; the first is 0, offsets do not descend, and the last one is the number of items. The
// offsets are not copied.
//
// It returns the errors of Match, ErrOffsets, ErrFlags, or ErrLength for a wrong number of offsets.
func (d *Diff) MatchSections(sections, items Identities, oldOffsets, newOffsets []int,
	flags SectionFlags) error {
	switch {
	case sections.err != nil:
		return sections.err
	case items.err != nil:
		return items.err
	case len(oldOffsets) != sections.oldCount+1:
		return wrongLength("oldOffsets", len(oldOffsets), sections.oldCount+1)
	case len(newOffsets) != sections.newCount+1:
		return wrongLength("newOffsets", len(newOffsets), sections.newCount+1)
	}
	if err := d.gate.enter(); err != nil {
		return err
	}
	s := newSession(sections.hasher, items.hasher)
	sectionContext, releaseSections := s.hash(sections.hasher)
	defer releaseSections()
	itemContext, releaseItems := s.hash(items.hasher)
	defer releaseItems()
	status := Status(C.resin_go_diff_match_sections(d.handle,
		sections.shape(sectionContext), sections.oldKeys, sections.newKeys,
		first(sections.oldOffsets), first(sections.newOffsets),
		items.shape(itemContext), items.oldKeys, items.newKeys,
		first(items.oldOffsets), first(items.newOffsets),
		start[C.size_t](oldOffsets), start[C.size_t](newOffsets), C.uint32_t(flags)))
	return d.endMatch(s, status, counts{items.oldCount, items.newCount},
		counts{sections.oldCount, sections.newCount})
}

// newSession returns a session for a match, or nil if the match has no callbacks.
func newSession(hashers ...Hasher) *session {
	for _, hasher := range hashers {
		if hasher != nil {
			return &session{}
		}
	}
	return nil
}

// hash returns the context of a hasher's callbacks and a function that releases it.
func (s *session) hash(hasher Hasher) (C.uintptr_t, func()) {
	if hasher == nil {
		return 0, func() {}
	}
	handle := cgo.NewHandle(&hasherSession{s, hasher})
	return C.uintptr_t(handle), handle.Delete
}

// endMatch stores the outcome of a match and ends the call. A match with a panic has paired the
// lists wrongly, so the diff has no match afterwards.
func (d *Diff) endMatch(s *session, status Status, items, sections counts) error {
	panicked := s != nil && s.panicked
	if status == StatusOK || panicked {
		d.matched = !panicked
		d.items, d.sections, d.result = items, sections, nil
	}
	d.gate.leave()
	if panicked {
		s.raise()
	}
	return failure(status)
}

// enter begins a call that requires a match.
func (d *Diff) enter() error {
	if err := d.gate.enter(); err != nil {
		return err
	}
	if !d.matched {
		d.gate.leave()
		return failure(StatusOrder)
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
	if err := d.enter(); err != nil {
		return nil, err
	}
	defer d.gate.leave()
	array := C.resin_go_diff_old_to_new(d.handle, C.uint32_t(level))
	if err := failure(Status(array.status)); err != nil {
		return nil, err
	}
	return copied[uint32]((*C.uint32_t)(array.elements), C.size_t(d.of(level).old)), nil
}

// NewToOld returns the partner of every new element, or IndexNone. It returns ErrOrder before a
// finish.
func (d *Diff) NewToOld(level Level) ([]uint32, error) {
	if err := d.enter(); err != nil {
		return nil, err
	}
	defer d.gate.leave()
	if d.result == nil {
		return nil, failure(StatusOrder)
	}
	switch level {
	case Items:
		return copied[uint32](d.result.items.new_to_old, d.result.items.new_count), nil
	case Sections:
		return copied[uint32](d.result.sections.new_to_old, d.result.sections.new_count), nil
	}
	return nil, failure(StatusFlags)
}

// MarkUpdate marks the pair of one old element as updated. It returns ErrOrder before a match,
// and ErrIndex if there is no such element or it has no partner.
func (d *Diff) MarkUpdate(level Level, oldIndex int) error {
	if oldIndex < 0 {
		return failure(StatusIndex)
	}
	if err := d.enter(); err != nil {
		return err
	}
	defer d.gate.leave()
	return failure(Status(C.resin_diff_mark_update(d.c(), C.resin_diff_level(level),
		C.size_t(oldIndex))))
}

// MarkFingerprints marks every pair whose fingerprints differ. Each slice has one fingerprint for
// each element of its list, otherwise it returns ErrLength. It returns ErrOrder before a match.
func (d *Diff) MarkFingerprints(level Level, oldFingerprints, newFingerprints []uint64) error {
	if err := d.enter(); err != nil {
		return err
	}
	defer d.gate.leave()
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
		return failure(StatusMissingCallback)
	}
	if err := d.enter(); err != nil {
		return err
	}
	s := session{contentEqual: equal}
	handle := cgo.NewHandle(&s)
	defer handle.Delete()
	status := C.resin_go_diff_mark_unequal(d.handle, C.uint32_t(level), C.uintptr_t(handle))
	d.gate.leave()
	s.raise()
	return failure(Status(status))
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
func (d *Diff) FinishInto(result *Result, moves Moves) error {
	if err := d.finish(moves); err != nil {
		return err
	}
	result.Items.copyFrom(&d.result.items)
	result.Sections.copyFrom(&d.result.sections)
	d.gate.leave()
	return nil
}

// finish lists the changes; on success the call has not ended.
func (d *Diff) finish(moves Moves) error {
	if err := d.enter(); err != nil {
		return err
	}
	array := C.resin_go_diff_finish(d.handle, C.uint32_t(moves))
	if err := failure(Status(array.status)); err != nil {
		d.gate.leave()
		return err
	}
	d.result = (*C.resin_diff_result)(unsafe.Pointer(array.elements))
	return nil
}
