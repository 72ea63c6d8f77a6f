// SPDX-License-Identifier: MIT

package resin_test

import (
	"math/rand"
	"reflect"
	"testing"

	resin "github.com/resin/resin/bindings/go"
)

func randomSections(r *rand.Rand) sectioned {
	list := sectioned{}
	for _, key := range r.Perm(6)[:r.Intn(5)] { // distinct, so that a reload finds its section
		list = append(list, section{key, randomKeys(r, 5, 12)})
	}
	return list
}

func TestStagesOfRandomSectionsAreLegalAndLeadToTheNewList(t *testing.T) {
	diff := newDiff(t)
	r := rand.New(rand.NewSource(2))
	for round := 0; round < 500; round++ {
		oldList, newList := randomSections(r), randomSections(r)
		oldSections, oldItems, oldOffsets := oldList.flatten()
		newSections, newItems, newOffsets := newList.flatten()
		try(diff.MatchSections(resin.Integers(oldSections, newSections),
			resin.Integers(oldItems, newItems), oldOffsets, newOffsets, resin.SectionFlags(round%2)))
		for i := range oldSections {
			_ = diff.MarkUpdate(resin.Sections, i*(round%3)) // fails for deleted sections
		}
		must(diff.Finish(resin.MinimalMoves))
		stages := must(diff.Stages(resin.StageFlags(round % 8)))
		if got := replayStages(t, oldList, newList, stages); !got.equal(newList) {
			t.Fatalf("round %d: %v to %v: stages lead to %v", round, oldList, newList, got)
		}
	}
}

func TestMatchSectionsPairsSectionsAndItems(t *testing.T) {
	diff := newDiff(t)
	// Section a loses item 2 to section b; section c is new.
	try(diff.MatchSections(resin.Strings([]string{"a", "b"}, []string{"a", "b", "c"}),
		resin.Integers([]int{1, 2, 3}, []int{1, 2, 3, 4}), []int{0, 2, 3}, []int{0, 1, 3, 4},
		resin.AcrossSections))
	result := must(diff.Finish(resin.MinimalMoves))
	want := resin.Changes{Inserts: []uint32{2}, Count: 1}
	if !reflect.DeepEqual(result.Sections, want) {
		t.Errorf("sections: %+v", result.Sections)
	}
	if len(result.Items.Deletes) != 0 || len(result.Items.Inserts) != 0 {
		t.Errorf("items of an inserted section are listed: %+v", result.Items)
	}
	stages := must(diff.Stages(0))
	move := resin.IndexPathPair{Old: resin.IndexPath{Section: 0, Item: 1}, New: resin.IndexPath{Section: 1, Item: 0}}
	if len(stages) != 1 || !reflect.DeepEqual(stages[0].ItemMoves, []resin.IndexPathPair{move}) ||
		!reflect.DeepEqual(stages[0].SectionInserts, []uint32{2}) {
		t.Errorf("stages: %+v", stages)
	}
	if got := must(diff.NewToOld(resin.Sections)); !reflect.DeepEqual(got, []uint32{0, 1, resin.IndexNone}) {
		t.Errorf("partners of new sections: %v", got)
	}
}

func TestInvalidSectionsAreRejected(t *testing.T) {
	diff := newDiff(t)
	ids := resin.Integers([]int{1, 2}, []int{1, 2})
	match := func(oldOffsets, newOffsets []int, flags resin.SectionFlags) error {
		return diff.MatchSections(ids, ids, oldOffsets, newOffsets, flags)
	}
	good := []int{0, 1, 2}
	wantError(t, "no old offsets", match(nil, good, 0), resin.ErrLength)
	wantError(t, "too many new offsets", match(good, []int{0, 1, 2, 2}, 0), resin.ErrLength)
	wantError(t, "offsets that do not start at 0", match([]int{1, 1, 2}, good, 0), resin.ErrOffsets)
	wantError(t, "offsets that descend", match(good, []int{0, 3, 2}, 0), resin.ErrOffsets)
	wantError(t, "a negative offset", match(good, []int{0, -1, 2}, 0), resin.ErrOffsets)
	wantError(t, "offsets beyond the items", match([]int{0, 1, 3}, good, 0), resin.ErrOffsets)
	wantError(t, "an unknown flag", match(good, good, 8), resin.ErrFlags)
	bad := resin.Records(0, 1, nil, nil)
	wantError(t, "bad sections", diff.MatchSections(bad, ids, good, good, 0), resin.ErrIdentitySize)
	wantError(t, "bad items", diff.MatchSections(ids, bad, good, good, 0), resin.ErrIdentitySize)
	try(match(good, good, 0))
}

func TestCheckStageFindsFaults(t *testing.T) {
	check := func(stage resin.Stage, before, after []int) resin.StageFault {
		return must(resin.CheckStage(&stage, before, after))
	}
	one := []resin.IndexPath{{Section: 0, Item: 1}}
	cases := []struct {
		stage resin.Stage
		after int
		want  resin.StageFault
	}{
		{resin.Stage{ItemDeletes: one}, 1, resin.StageFault{Rule: resin.StageLegal, Place: resin.IndexPath{Section: resin.IndexNone, Item: resin.IndexNone}}},
		{resin.Stage{ItemDeletes: one}, 2, resin.StageFault{Rule: resin.StageItemCount, Place: resin.IndexPath{Section: 0, Item: resin.IndexNone}}},
		{resin.Stage{ItemDeletes: []resin.IndexPath{{Section: 0, Item: 2}}}, 1, resin.StageFault{Rule: resin.StageIndexOutOfRange, Place: resin.IndexPath{Section: 0, Item: 2}}},
		{resin.Stage{ItemDeletes: one, ItemReloads: one}, 1, resin.StageFault{Rule: resin.StageSourceTwice, Place: resin.IndexPath{Section: 0, Item: 1}}},
	}
	for _, c := range cases {
		if got := check(c.stage, []int{2}, []int{c.after}); got != c.want {
			t.Errorf("%+v: %v at %v, want %v at %v", c.stage, got.Rule, got.Place, c.want.Rule, c.want.Place)
		}
	}
	if resin.StageItemCount.String() == resin.StageLegal.String() {
		t.Error("two rules have the same sentence")
	}
	_, err := resin.CheckStage(nil, nil, nil)
	wantError(t, "CheckStage(nil)", err, resin.ErrNullInput)
	_, err = resin.CheckStage(&resin.Stage{}, []int{-1}, []int{1})
	wantError(t, "a negative count", err, resin.ErrTooLarge)
}
