// SPDX-License-Identifier: MIT

package resin

// #include "bridge.h"
import "C"

import (
	"fmt"
	"unsafe"
)

// An IndexPath is the position of an item in a sectioned list. Section is 0 in a list without
// sections.
type IndexPath struct {
	Section, Item uint32
}

// An IndexPathPair is the positions of an item before and after a stage.
type IndexPathPair struct {
	Old, New IndexPath
}

// An Entry is an element of the list between two stages.
type Entry struct {
	// Side is the list that has the content to show. For a pair it is the new list, unless a later
	// stage reloads the element.
	Side Side
	// Index is that of the section, or of the item in the flat list.
	Index uint32
}

// A Stage is one batch update of a list view with the rules of UIKit's performBatchUpdates, and the
// list after it. Deletes, reloads and the sources of moves are indices in the list before the
// stage; inserts and the targets of moves are indices in the list after it. All lists are sorted;
// an empty one is nil.
type Stage struct {
	SectionDeletes []uint32
	SectionInserts []uint32
	SectionReloads []uint32
	SectionMoves   []IndexPair // ascending by New, the index after the stage

	ItemDeletes []IndexPath
	ItemInserts []IndexPath
	ItemReloads []IndexPath
	ItemMoves   []IndexPathPair // ascending by New

	// SectionsAfter are the sections after the stage. It is nil in a list without sections, and in
	// the last stage, after which the list is the new one; so are ItemsAfter and ItemOffsets.
	SectionsAfter []Entry
	// ItemsAfter are the items after the stage.
	ItemsAfter []Entry
	// ItemOffsets are the start of each section in ItemsAfter, and the end.
	ItemOffsets []int

	SectionCount int // the number of sections after the stage; 1 in a list without sections
	ItemCount    int // the number of items after the stage
}

// StageFlags are options of Stages.
type StageFlags uint32

// The options of Stages.
const (
	// ItemUpdatesInPlace leaves updated items out of the stages: the caller sets the new content on
	// the view of the item. Without it they are reloads.
	ItemUpdatesInPlace StageFlags = C.RESIN_STAGES_ITEM_UPDATES_IN_PLACE
	// SectionUpdatesInPlace leaves updated sections out of the stages. Without it they are reloads,
	// which include the changes within the section.
	SectionUpdatesInPlace StageFlags = C.RESIN_STAGES_SECTION_UPDATES_IN_PLACE
	// SplitMoves deletes and inserts an item that leaves a deleted section or enters an inserted
	// one, instead of moving it, which saves a stage.
	SplitMoves StageFlags = C.RESIN_STAGES_SPLIT_MOVES
)

// Stages returns the changes of the last finish as the fewest stages that the rules allow: none if
// there are no changes, at most three. O(n + m) for each stage.
//
// It returns ErrOrder before a finish, ErrFlags or ErrOutOfMemory.
func (d *Diff) Stages(flags StageFlags) ([]Stage, error) {
	if err := d.enterMatched(); err != nil {
		return nil, err
	}
	defer d.leave()
	array := C.resin_go_diff_stages(d.handle, C.uint32_t(flags))
	if array.status == C.RESIN_ERROR_ORDER {
		return nil, errNotFinished
	}
	if err := failureOf(Status(array.status), "flags", uint32(flags)); err != nil {
		return nil, err
	}
	if array.count == 0 {
		return nil, nil
	}
	from := unsafe.Slice((*C.resin_diff_stage)(array.elements), int(array.count))
	stages := make([]Stage, len(from))
	for i := range from {
		stages[i].copyFrom(&from[i])
	}
	return stages, nil
}

// copyFrom copies a stage of the library.
func (s *Stage) copyFrom(from *C.resin_diff_stage) {
	s.SectionDeletes = copied[uint32](from.section_deletes, from.section_delete_count)
	s.SectionInserts = copied[uint32](from.section_inserts, from.section_insert_count)
	s.SectionReloads = copied[uint32](from.section_reloads, from.section_reload_count)
	s.SectionMoves = copied[IndexPair](from.section_moves, from.section_move_count)
	s.ItemDeletes = copied[IndexPath](from.item_deletes, from.item_delete_count)
	s.ItemInserts = copied[IndexPath](from.item_inserts, from.item_insert_count)
	s.ItemReloads = copied[IndexPath](from.item_reloads, from.item_reload_count)
	s.ItemMoves = copied[IndexPathPair](from.item_moves, from.item_move_count)
	s.SectionCount, s.ItemCount = int(from.section_count), int(from.item_count)
	if from.sections != nil {
		s.SectionsAfter = copied[Entry](from.sections, from.section_count)
	}
	if from.items != nil {
		s.ItemsAfter = copied[Entry](from.items, from.item_count)
	}
	if from.item_offsets != nil {
		s.ItemOffsets = copied[int](from.item_offsets, from.section_count+1)
	}
}

// A StageRule is a rule that a stage can break.
type StageRule uint32

// The rules of stages, and StageLegal for a stage that breaks none.
const (
	StageLegal                  StageRule = C.RESIN_STAGE_LEGAL                      // no fault
	StageIndexOutOfRange        StageRule = C.RESIN_STAGE_INDEX_OUT_OF_RANGE         // no such element
	StageSourceTwice            StageRule = C.RESIN_STAGE_SOURCE_TWICE               // two operations on an element
	StageTargetTwice            StageRule = C.RESIN_STAGE_TARGET_TWICE               // two operations make an element
	StageReloadWithInsertOrMove StageRule = C.RESIN_STAGE_RELOAD_WITH_INSERT_OR_MOVE // reloads need a stage of their own
	StageItemInDeletedSection   StageRule = C.RESIN_STAGE_ITEM_IN_DELETED_SECTION    // the section's delete includes its items
	StageItemInInsertedSection  StageRule = C.RESIN_STAGE_ITEM_IN_INSERTED_SECTION   // the section's insert includes its items
	StageItemInReloadedSection  StageRule = C.RESIN_STAGE_ITEM_IN_RELOADED_SECTION   // the section's reload includes its items
	StageFixedSectionMove       StageRule = C.RESIN_STAGE_FIXED_SECTION_MOVE         // an item move, and a section move to the same index
	StageItemMoveInMovedSection StageRule = C.RESIN_STAGE_ITEM_MOVE_IN_MOVED_SECTION // an item move in a section that moves
	StageItemCount              StageRule = C.RESIN_STAGE_ITEM_COUNT                 // the items of a section do not add up
	StageSectionCount           StageRule = C.RESIN_STAGE_SECTION_COUNT              // the sections do not add up
)

// String returns a sentence in English that describes a fault.
func (r StageRule) String() string {
	return C.GoString(C.resin_stage_rule_message(C.resin_stage_rule(r)))
}

// A StageFault is the rule that a stage breaks, and the operation that breaks it.
type StageFault struct {
	Rule StageRule
	// Place is the index of the operation; its item is IndexNone for a section operation.
	Place IndexPath
}

// CheckStage checks the operations of a stage, which may be from any source, against the rules. It
// does not read the members that describe the list after the stage.
//
// The slices before and after are the numbers of items in each section of the lists before and after
// the stage. It returns the first fault that it finds, or StageLegal and a place of IndexNone. It
// returns ErrTooLarge, also for a negative number, or ErrOutOfMemory if it could not check the stage.
func CheckStage(stage *Stage, before, after []int) (StageFault, error) {
	if stage == nil {
		return StageFault{}, &Error{Status: StatusNullInput, detail: "stage is nil"}
	}
	if err := checkCounts("before", before); err != nil {
		return StageFault{}, err
	}
	if err := checkCounts("after", after); err != nil {
		return StageFault{}, err
	}
	numbers := C.resin_go_stage_counts{
		section_deletes: C.size_t(len(stage.SectionDeletes)),
		section_inserts: C.size_t(len(stage.SectionInserts)),
		section_reloads: C.size_t(len(stage.SectionReloads)),
		section_moves:   C.size_t(len(stage.SectionMoves)),
		item_deletes:    C.size_t(len(stage.ItemDeletes)),
		item_inserts:    C.size_t(len(stage.ItemInserts)),
		item_reloads:    C.size_t(len(stage.ItemReloads)),
		item_moves:      C.size_t(len(stage.ItemMoves)),
	}
	checked := C.resin_go_diff_check_stage(numbers,
		start[C.uint32_t](stage.SectionDeletes), start[C.uint32_t](stage.SectionInserts),
		start[C.uint32_t](stage.SectionReloads), start[C.resin_index_pair](stage.SectionMoves),
		start[C.resin_index_path](stage.ItemDeletes), start[C.resin_index_path](stage.ItemInserts),
		start[C.resin_index_path](stage.ItemReloads), start[C.resin_index_path_pair](stage.ItemMoves),
		start[C.size_t](before), C.size_t(len(before)), start[C.size_t](after), C.size_t(len(after)))
	if err := failure(Status(checked.status)); err != nil {
		return StageFault{}, err
	}
	return as[StageFault](checked.fault), nil
}

// checkCounts returns an error that names the first number of items that is out of range.
func checkCounts(name string, counts []int) error {
	for section, count := range counts {
		if uint64(count) > CountMax { // also if it is negative
			return wrongCount(fmt.Sprintf("%s[%d]", name, section), count)
		}
	}
	return nil
}
