// SPDX-License-Identifier: MIT

package resin_test

import (
	"errors"
	"math/rand"
	"reflect"
	"testing"

	resin "github.com/resin/resin/bindings/go"
)

func newDiff(t *testing.T) *resin.Diff {
	t.Helper()
	diff, err := resin.NewDiff()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { wantClose(t, diff.Close()) })
	return diff
}

// wantClose fails if an object that is not in use cannot be closed.
func wantClose(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Errorf("Close after the test returns %v", err)
	}
}

// wantError fails unless err matches an error of the package.
func wantError(t *testing.T, call string, err, want error) {
	t.Helper()
	if !errors.Is(err, want) {
		t.Errorf("%s returns %v, want %v", call, err, want)
	}
}

func TestFinishListsEveryKindOfChange(t *testing.T) {
	diff := newDiff(t)
	// 2 is deleted, 5 and the second 1 are inserted, 4 moves to the front, 3 changes its content. The
	// lists have no common ends.
	try(diff.Match(resin.Integers([]uint64{1, 2, 3, 4}, []uint64{4, 1, 3, 5, 1})))
	try(diff.MarkUpdate(resin.Items, 2))
	got := must(diff.Finish(resin.MinimalMoves))
	want := &resin.Result{Items: resin.Changes{
		Deletes:       []uint32{1},
		Inserts:       []uint32{3, 4},
		Updates:       []resin.IndexPair{{Old: 2, New: 2}},
		Moves:         []resin.IndexPair{{Old: 3, New: 0}},
		Duplicates:    []uint32{1, 4},
		DuplicateEnds: []uint32{2},
		Count:         5,
	}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
	if groups := got.Items.DuplicateGroups(); !reflect.DeepEqual(groups, [][]uint32{{1, 4}}) {
		t.Errorf("duplicates: %v", groups)
	}
	none := resin.IndexNone
	if got := must(diff.OldToNew(resin.Items)); !reflect.DeepEqual(got, []uint32{1, none, 2, 0}) {
		t.Errorf("partners of old elements: %v", got)
	}
	if got := must(diff.NewToOld(resin.Items)); !reflect.DeepEqual(got, []uint32{3, 0, 2, none, none}) {
		t.Errorf("partners of new elements: %v", got)
	}
}

func TestResultsRemainValidAfterTheNextMatchAndClose(t *testing.T) {
	diff := newDiff(t)
	try(diff.Match(resin.Integers([]int{1, 2}, []int{2, 3})))
	result := must(diff.Finish(resin.MinimalMoves))
	steps, stages := must(diff.Steps()), must(diff.Stages(0))
	try(diff.Match(resin.Integers(make([]int, 1000), []int{7})))
	must(diff.Finish(resin.MinimalMoves))
	try(diff.Close())
	if !reflect.DeepEqual(result.Items.Deletes, []uint32{0}) || len(steps) != 2 || len(stages) != 1 ||
		steps[1].New != 1 || stages[0].ItemInserts[0] != (resin.IndexPath{Item: 1}) {
		t.Errorf("%+v %+v %+v", result, steps, stages)
	}
}

func TestFinishIntoReplacesTheChangesOfAResult(t *testing.T) {
	diff := newDiff(t)
	var result resin.Result
	try(diff.Match(resin.Integers([]int{1, 2, 3, 3}, []int{4, 5, 6, 6})))
	try(diff.FinishInto(&result, resin.MinimalMoves))
	deletes := &result.Items.Deletes[0]
	try(diff.Match(resin.Integers([]int{1, 2}, []int{2})))
	try(diff.FinishInto(&result, resin.MinimalMoves))
	if changes := result.Items; changes.Count != 1 || len(changes.Deletes) != 1 || changes.Deletes[0] != 0 ||
		&changes.Deletes[0] != deletes || len(changes.Inserts)+len(changes.Duplicates)+len(changes.DuplicateEnds) != 0 {
		t.Errorf("%+v", changes)
	}
	wantError(t, "FinishInto with unknown moves", diff.FinishInto(&result, 7), resin.ErrFlags)
	if result.Items.Count != 1 {
		t.Error("a failed call changes the result")
	}
	try(diff.Match(resin.Integers([]int{1}, []int{1})))
	calls := func() { try(diff.FinishInto(&result, resin.MinimalMoves)) }
	if allocations := testing.AllocsPerRun(10, calls); allocations != 0 {
		t.Errorf("%v allocations", allocations)
	}
}

func TestDuplicateGroups(t *testing.T) {
	diff := newDiff(t)
	try(diff.Match(resin.Integers([]int{}, []int{7, 8, 7, 9, 8, 8})))
	changes := must(diff.Finish(resin.MinimalMoves)).Items
	if groups := changes.DuplicateGroups(); !reflect.DeepEqual(groups, [][]uint32{{0, 2}, {1, 4, 5}}) {
		t.Errorf("%v", groups)
	}
	if groups := (&resin.Changes{}).DuplicateGroups(); len(groups) != 0 {
		t.Errorf("%v", groups)
	}
}

func TestHeckelMovesEveryElementOfARotation(t *testing.T) {
	diff := newDiff(t)
	try(diff.Match(resin.Integers([]int{1, 2, 3, 4}, []int{2, 3, 4, 1})))
	if moves := must(diff.Finish(resin.MinimalMoves)).Items.Moves; len(moves) != 1 {
		t.Errorf("minimal moves: %v", moves)
	}
	if moves := must(diff.Finish(resin.HeckelMoves)).Items.Moves; len(moves) != 4 {
		t.Errorf("Heckel's moves: %v", moves)
	}
}

// replaySteps applies single steps to the old list.
func replaySteps(oldKeys, newKeys []int, steps []resin.Step) []int {
	list := append([]int{}, oldKeys...)
	remove := func(at uint32) { list = append(list[:at], list[at+1:]...) }
	insert := func(at uint32, key int) {
		list = append(list, 0)
		copy(list[at+1:], list[at:])
		list[at] = key
	}
	for _, step := range steps {
		switch step.Kind {
		case resin.StepDelete:
			remove(step.From)
		case resin.StepInsert:
			insert(step.To, newKeys[step.New])
		case resin.StepMove:
			key := list[step.From]
			remove(step.From)
			insert(step.To, key)
		case resin.StepUpdate:
			list[step.To] = newKeys[step.New]
		}
	}
	return list
}

// replayChanges puts inserts and moves at their new indices, and fills the gaps with the rest of the
// old list.
func replayChanges(oldKeys, newKeys []int, changes *resin.Changes) []int {
	taken := map[uint32]bool{}
	placed := map[uint32]int{}
	for _, at := range changes.Deletes {
		taken[at] = true
	}
	for _, move := range changes.Moves {
		taken[move.Old] = true
		placed[move.New] = oldKeys[move.Old]
	}
	for _, at := range changes.Inserts {
		placed[at] = newKeys[at]
	}
	list := []int{}
	fill := func() {
		for key, found := placed[uint32(len(list))]; found; key, found = placed[uint32(len(list))] {
			list = append(list, key)
		}
	}
	for i, key := range oldKeys {
		if fill(); !taken[uint32(i)] {
			list = append(list, key)
		}
	}
	fill()
	return list
}

func randomKeys(r *rand.Rand, most, alphabet int) []int {
	keys := make([]int, r.Intn(most+1))
	for i := range keys {
		keys[i] = r.Intn(alphabet)
	}
	return keys
}

func TestChangesStepsAndStagesOfRandomListsLeadToTheNewList(t *testing.T) {
	diff := newDiff(t)
	r := rand.New(rand.NewSource(1))
	for round := 0; round < 500; round++ {
		oldKeys, newKeys := randomKeys(r, 30, 1+r.Intn(40)), randomKeys(r, 30, 1+r.Intn(40))
		try(diff.Match(resin.Integers(oldKeys, newKeys)))
		result := must(diff.Finish(resin.Moves(round % 2)))
		if list := replayChanges(oldKeys, newKeys, &result.Items); !reflect.DeepEqual(list, newKeys) {
			t.Fatalf("%v to %v: changes lead to %v", oldKeys, newKeys, list)
		}
		list := replaySteps(oldKeys, newKeys, must(diff.Steps()))
		if !reflect.DeepEqual(list, newKeys) {
			t.Fatalf("%v to %v: steps lead to %v", oldKeys, newKeys, list)
		}
		flat := sectioned{{0, oldKeys}}
		if got := replayStages(t, flat, sectioned{{0, newKeys}}, must(diff.Stages(0))); !got.equal(sectioned{{0, newKeys}}) {
			t.Fatalf("%v to %v: stages lead to %v", oldKeys, newKeys, got)
		}
	}
}

func TestCallsOutOfOrderReturnErrOrder(t *testing.T) {
	diff := newDiff(t)
	_, err := diff.Finish(resin.MinimalMoves)
	wantError(t, "Finish before a match", err, resin.ErrOrder)
	_, err = diff.OldToNew(resin.Items)
	wantError(t, "OldToNew before a match", err, resin.ErrOrder)
	wantError(t, "MarkUpdate before a match", diff.MarkUpdate(resin.Items, 0), resin.ErrOrder)
	wantError(t, "MarkFingerprints before a match", diff.MarkFingerprints(resin.Items, nil, nil), resin.ErrOrder)
	equal := func(int, int) bool { return true }
	wantError(t, "MarkUnequal before a match", diff.MarkUnequal(resin.Items, equal), resin.ErrOrder)
	try(diff.Match(resin.Integers([]int{1}, []int{1})))
	_, err = diff.Steps()
	wantError(t, "Steps before a finish", err, resin.ErrOrder)
	_, err = diff.Stages(0)
	wantError(t, "Stages before a finish", err, resin.ErrOrder)
	_, err = diff.NewToOld(resin.Items)
	wantError(t, "NewToOld before a finish", err, resin.ErrOrder)
	try(diff.MatchSections(resin.Integers([]int{1}, []int{1}), resin.Integers([]int{}, []int{}),
		[]int{0, 0}, []int{0, 0}, 0))
	must(diff.Finish(resin.MinimalMoves))
	_, err = diff.Steps()
	wantError(t, "Steps of a sectioned match", err, resin.ErrOrder)
}

func TestInvalidArgumentsOfADiff(t *testing.T) {
	diff := newDiff(t)
	try(diff.Match(resin.Integers([]int{1, 2}, []int{1})))
	wantError(t, "MarkUpdate(-1)", diff.MarkUpdate(resin.Items, -1), resin.ErrIndex)
	wantError(t, "MarkUpdate(2)", diff.MarkUpdate(resin.Items, 2), resin.ErrIndex)
	wantError(t, "MarkUpdate of a deleted element", diff.MarkUpdate(resin.Items, 1), resin.ErrIndex)
	wantError(t, "MarkUpdate of an unknown level", diff.MarkUpdate(7, 0), resin.ErrFlags)
	wantError(t, "MarkFingerprints with a short old slice",
		diff.MarkFingerprints(resin.Items, []uint64{1}, []uint64{1}), resin.ErrLength)
	wantError(t, "MarkFingerprints with a long new slice",
		diff.MarkFingerprints(resin.Items, []uint64{1, 2}, []uint64{1, 2}), resin.ErrLength)
	wantError(t, "MarkUnequal(nil)", diff.MarkUnequal(resin.Items, nil), resin.ErrMissingCallback)
	_, err := diff.Finish(7)
	wantError(t, "Finish with unknown moves", err, resin.ErrFlags)
	must(diff.Finish(resin.MinimalMoves))
	_, err = diff.Stages(64)
	wantError(t, "Stages with an unknown flag", err, resin.ErrFlags)
	_, err = diff.OldToNew(7)
	wantError(t, "OldToNew of an unknown level", err, resin.ErrFlags)
	_, err = diff.NewToOld(7)
	wantError(t, "NewToOld of an unknown level", err, resin.ErrFlags)
}

func TestAFailedMatchKeepsTheLastOne(t *testing.T) {
	diff := newDiff(t)
	try(diff.Match(resin.Integers([]int{1, 2}, []int{2})))
	wantError(t, "Match(Identities{})", diff.Match(resin.Identities{}), resin.ErrIdentityKind)
	if got := must(diff.Finish(resin.MinimalMoves)).Items.Deletes; !reflect.DeepEqual(got, []uint32{0}) {
		t.Errorf("deletes of the last match: %v", got)
	}
}

func TestFingerprintsAndComparisonsMarkTheSamePairs(t *testing.T) {
	diff := newDiff(t)
	oldContents, newContents := []uint64{10, 20, 30}, []uint64{30, 11, 20}
	ids := resin.Integers([]int{1, 2, 3}, []int{3, 1, 2})
	want := []resin.IndexPair{{Old: 0, New: 1}}
	try(diff.Match(ids))
	try(diff.MarkFingerprints(resin.Items, oldContents, newContents))
	if got := must(diff.Finish(resin.MinimalMoves)).Items.Updates; !reflect.DeepEqual(got, want) {
		t.Errorf("updates by fingerprints: %v", got)
	}
	var calls []int
	try(diff.Match(ids))
	try(diff.MarkUnequal(resin.Items, func(oldIndex, newIndex int) bool {
		calls = append(calls, oldIndex)
		return oldContents[oldIndex] == newContents[newIndex]
	}))
	if got := must(diff.Finish(resin.MinimalMoves)).Items.Updates; !reflect.DeepEqual(got, want) {
		t.Errorf("updates by comparison: %v", got)
	}
	if !reflect.DeepEqual(calls, []int{0, 1, 2}) {
		t.Errorf("compared %v", calls)
	}
}
