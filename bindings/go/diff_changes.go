// SPDX-License-Identifier: MIT

package resin

// #include "bridge.h"
import "C"

// A Result is the list of changes of a Diff. With sections, Items has indices of the flat lists; its
// deletes do not include the items of deleted sections, nor its inserts those of inserted ones.
// Without sections, Sections is zero.
type Result struct {
	Items    Changes
	Sections Changes
}

// Changes are the changes of one list.
type Changes struct {
	Deletes []uint32    // old indices, ascending
	Inserts []uint32    // new indices, ascending
	Updates []IndexPair // pairs whose contents differ, ascending by new index
	Moves   []IndexPair // ascending by new index

	// Duplicates are the new elements between the common ends of the lists whose identity occurs
	// there more than once, one group for each identity. Indices ascend within a group; groups
	// ascend by their second index. Match an empty list with a list to find all of its duplicates.
	Duplicates []uint32
	// DuplicateEnds is the end of each group in Duplicates.
	DuplicateEnds []uint32

	// Count is the number of deletes, inserts, updates and moves. A pair that is both moved and
	// updated counts twice.
	Count int
}

// An IndexPair is the old and the new index of one element.
type IndexPair struct {
	Old, New uint32
}

// DuplicateGroups returns a slice of Duplicates for each identity that occurs more than once. The
// slices share the memory of Duplicates, so the next FinishInto with the same result overwrites them.
func (c *Changes) DuplicateGroups() [][]uint32 {
	groups := make([][]uint32, len(c.DuplicateEnds))
	begin := uint32(0)
	for i, end := range c.DuplicateEnds {
		groups[i] = c.Duplicates[begin:end:end]
		begin = end
	}
	return groups
}

// copyFrom copies the changes of the library into the slices of c.
func (c *Changes) copyFrom(from *C.resin_diff_changes) {
	c.Deletes = copyInto(c.Deletes, from.deletes, from.delete_count)
	c.Inserts = copyInto(c.Inserts, from.inserts, from.insert_count)
	c.Updates = copyInto(c.Updates, from.updates, from.update_count)
	c.Moves = copyInto(c.Moves, from.moves, from.move_count)
	c.DuplicateEnds = copyInto(c.DuplicateEnds, from.duplicate_ends, from.duplicate_group_count)
	count := C.size_t(0)
	if groups := len(c.DuplicateEnds); groups > 0 {
		count = C.size_t(c.DuplicateEnds[groups-1])
	}
	c.Duplicates = copyInto(c.Duplicates, from.duplicates, count)
	c.Count = int(from.change_count)
}

// A StepKind is the kind of a Step.
type StepKind uint32

// The kinds of steps.
const (
	StepDelete StepKind = C.RESIN_DIFF_STEP_DELETE // remove the element at From
	StepInsert StepKind = C.RESIN_DIFF_STEP_INSERT // insert new element New at To
	StepMove   StepKind = C.RESIN_DIFF_STEP_MOVE   // remove the element at From, then insert it at To
	StepUpdate StepKind = C.RESIN_DIFF_STEP_UPDATE // replace the element at To by new element New
)

// A Step is a single change. From and To refer to the list as the steps before have left it. Members
// that the kind does not use are IndexNone.
type Step struct {
	Kind StepKind
	From uint32
	To   uint32
	New  uint32 // the index of the element in the new list; not for a delete
}

// Steps returns the changes of the last finish as steps to be applied one after the other: first
// deletes, descending by index; then inserts and moves, ascending by new index; then updates.
// O(c log c + n + m) for c changes.
//
// It returns ErrOrder before a finish and for a sectioned match, or ErrOutOfMemory.
func (d *Diff) Steps() ([]Step, error) {
	if err := d.enterMatched(); err != nil {
		return nil, err
	}
	defer d.leave()
	if d.sectioned {
		return nil, errStepsOfSections
	}
	array := C.resin_go_diff_steps(d.handle)
	if array.status == C.RESIN_ERROR_ORDER {
		return nil, errNotFinished
	}
	if err := failure(Status(array.status)); err != nil {
		return nil, err
	}
	return copied[Step]((*C.resin_diff_step)(array.elements), array.count), nil
}
