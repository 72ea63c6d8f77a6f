// SPDX-License-Identifier: MIT

package resin_test

import (
	"testing"

	resin "github.com/resin/resin/bindings/go"
)

type section struct {
	key   int
	items []int
}

type sectioned []section

func (s sectioned) equal(other sectioned) bool {
	if len(s) != len(other) {
		return false
	}
	for i := range s {
		if s[i].key != other[i].key || len(s[i].items) != len(other[i].items) {
			return false
		}
		for k := range s[i].items {
			if s[i].items[k] != other[i].items[k] {
				return false
			}
		}
	}
	return true
}

// flatten returns the keys of sections and of items, and the offsets.
func (s sectioned) flatten() (sections, items, offsets []int) {
	offsets = []int{0}
	for _, section := range s {
		sections = append(sections, section.key)
		items = append(items, section.items...)
		offsets = append(offsets, len(items))
	}
	return sections, items, offsets
}

func (s sectioned) counts() []int {
	counts := []int{}
	for _, section := range s {
		counts = append(counts, len(section.items))
	}
	return counts
}

// place merges the elements that remain in their order with those that have an index.
func place[T any](remaining []T, placed map[uint32]T) []T {
	list := []T{}
	for len(remaining) > 0 || len(placed) > 0 {
		at := uint32(len(list))
		if element, found := placed[at]; found {
			list = append(list, element)
			delete(placed, at)
		} else if len(remaining) > 0 {
			list = append(list, remaining[0])
			remaining = remaining[1:]
		} else {
			return nil // an index beyond the end
		}
	}
	return list
}

// replayStages applies stages to the old list, with the documented order of a batch update.
func replayStages(t *testing.T, old, goal sectioned, stages []resin.Stage) sectioned {
	t.Helper()
	list := old
	for i := range stages {
		after := goal
		if i+1 < len(stages) {
			after = between(old, goal, &stages[i])
		}
		fault := must(resin.CheckStage(&stages[i], list.counts(), after.counts()))
		if fault.Rule != resin.StageLegal || fault.Place != (resin.IndexPath{Section: resin.IndexNone, Item: resin.IndexNone}) {
			t.Fatalf("stage %d of %v: %v at %v", i, stages, fault.Rule, fault.Place)
		}
		list = replayStage(list, after, &stages[i])
	}
	return list
}

// between returns the list after a stage that is not the last.
func between(old, goal sectioned, stage *resin.Stage) sectioned {
	var keys, items [2][]int
	for side, list := range []sectioned{old, goal} {
		keys[side], items[side], _ = list.flatten()
	}
	after := sectioned{}
	if stage.SectionsAfter == nil {
		after = append(after, section{key: old[0].key})
		for _, entry := range stage.ItemsAfter {
			after[0].items = append(after[0].items, items[entry.Side][entry.Index])
		}
		return after
	}
	for s, entry := range stage.SectionsAfter {
		made := section{key: keys[entry.Side][entry.Index]}
		for _, item := range stage.ItemsAfter[stage.ItemOffsets[s]:stage.ItemOffsets[s+1]] {
			made.items = append(made.items, items[item.Side][item.Index])
		}
		after = append(after, made)
	}
	return after
}

func replayStage(list, after sectioned, stage *resin.Stage) sectioned {
	// Items first, section by section, by their index before the stage.
	gone := map[resin.IndexPath]bool{}
	for _, path := range stage.ItemDeletes {
		gone[path] = true
	}
	arriving := map[uint32]map[uint32]int{}
	arrive := func(path resin.IndexPath, key int) {
		if arriving[path.Section] == nil {
			arriving[path.Section] = map[uint32]int{}
		}
		arriving[path.Section][path.Item] = key
	}
	for _, move := range stage.ItemMoves {
		gone[move.Old] = true
		arrive(move.New, list[move.Old.Section].items[move.Old.Item])
	}
	for _, path := range stage.ItemInserts {
		arrive(path, after[path.Section].items[path.Item])
	}
	goneSections := map[uint32]bool{}
	for _, at := range stage.SectionDeletes {
		goneSections[at] = true
	}
	placed := map[uint32]section{}
	remain := func(at uint32) section {
		kept := section{key: list[at].key, items: []int{}}
		for k, key := range list[at].items {
			if !gone[resin.IndexPath{Section: at, Item: uint32(k)}] {
				kept.items = append(kept.items, key)
			}
		}
		return kept
	}
	for _, move := range stage.SectionMoves {
		goneSections[move.Old] = true
		placed[move.New] = remain(move.Old)
	}
	for _, at := range stage.SectionInserts {
		placed[at] = after[at]
	}
	var remaining []section
	for at := range list {
		if !goneSections[uint32(at)] {
			remaining = append(remaining, remain(uint32(at)))
		}
	}
	result := sectioned(place(remaining, placed))
	for at := range result {
		result[at].items = place(result[at].items, arriving[uint32(at)])
	}
	for _, at := range stage.SectionReloads { // stages with reloads have no moves and no inserts
		for _, target := range after {
			if target.key == list[at].key {
				replaceByKey(result, target)
			}
		}
	}
	return result
}

func replaceByKey(list sectioned, by section) {
	for i := range list {
		if list[i].key == by.key {
			list[i] = by
		}
	}
}
