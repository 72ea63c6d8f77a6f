// SPDX-License-Identifier: MIT

package resin

// #include "bridge.h"
import "C"

import "runtime/cgo"

// Match pairs the elements of two lists: first the elements that their beginnings have in common,
// then those that their ends have in common, and between these ends the k-th occurrence of an
// identity in the new list with its k-th occurrence in the old one. O(n + m).
//
// On failure the diff keeps its last match and its results. It returns ErrBusy, ErrClosed,
// ErrTooLarge, ErrIdentityKind, ErrIdentitySize, ErrMissingCallback, ErrLength or ErrOutOfMemory.
func (d *Diff) Match(items Identities) error {
	if err := items.check(); err != nil {
		return err
	}
	if err := d.enter(); err != nil {
		return err
	}
	s := newSession(items.hasher)
	defer d.endSession(s)
	context, release := s.hash(items.hasher)
	defer release()
	status := Status(C.resin_go_diff_match(d.handle, items.shape(context),
		items.oldKeys, items.newKeys, first(items.oldOffsets), first(items.newOffsets)))
	d.endMatch(s, status, match{items: items.counts()})
	return failure(status)
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
	if err := sections.check(); err != nil {
		return err
	}
	if err := items.check(); err != nil {
		return err
	}
	switch {
	case len(oldOffsets) != sections.oldCount+1:
		return wrongLength("oldOffsets", len(oldOffsets), sections.oldCount+1)
	case len(newOffsets) != sections.newCount+1:
		return wrongLength("newOffsets", len(newOffsets), sections.newCount+1)
	}
	if err := d.enter(); err != nil {
		return err
	}
	s := newSession(sections.hasher, items.hasher)
	defer d.endSession(s)
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
	d.endMatch(s, status, match{sectioned: true, items: items.counts(), sections: sections.counts()})
	return failureOf(status, "flags", uint32(flags))
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
func (d *Diff) endMatch(s *session, status Status, made match) {
	panicked := s != nil && s.panicked
	if status == StatusOK || panicked {
		*d.match = made
		d.matched = !panicked
	}
	d.leave()
	if s != nil {
		s.returned = true
		s.raise()
	}
}

// endSession closes the diff if the call of the library did not return, because a callback has called
// runtime.Goexit. It must be deferred.
func (d *Diff) endSession(s *session) {
	if s != nil && !s.returned {
		d.abandon()
	}
}
