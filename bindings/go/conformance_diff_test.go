// SPDX-License-Identifier: MIT

package resin_test

import resin "github.com/resin/resin/bindings/go"

// lists are two lists with duplicates, and the fingerprints of their contents.
type lists struct {
	keys         [2][]uint64
	fingerprints [2][]uint64
}

func (c *conformance) drawLists(most uint64) lists {
	counts := [2]uint64{c.below(most + 1), c.below(most + 1)}
	alphabet := 1 + c.below(80)
	var drawn lists
	for side, count := range counts {
		for ; count > 0; count-- {
			drawn.keys[side] = append(drawn.keys[side], mix(c.below(alphabet)))
			drawn.fingerprints[side] = append(drawn.fingerprints[side], c.below(3))
		}
	}
	return drawn
}

func (l *lists) identities() resin.Identities { return resin.Integers(l.keys[0], l.keys[1]) }

// truncate removes the elements of a side.
func (l *lists) truncate(side int) { l.keys[side], l.fingerprints[side] = nil, nil }

func (c *conformance) addPairs(pairs []resin.IndexPair) {
	c.add(uint64(len(pairs)))
	for _, pair := range pairs {
		c.add(uint64(pair.Old))
		c.add(uint64(pair.New))
	}
}

func (c *conformance) addChanges(changes *resin.Changes) {
	c.addIndices(changes.Deletes)
	c.addIndices(changes.Inserts)
	c.addPairs(changes.Updates)
	c.addPairs(changes.Moves)
	c.addIndices(changes.DuplicateEnds)
	c.addIndices(changes.Duplicates)
}

func (c *conformance) addPath(path resin.IndexPath) {
	c.add(uint64(path.Section))
	c.add(uint64(path.Item))
}

func (c *conformance) addPaths(paths []resin.IndexPath) {
	c.add(uint64(len(paths)))
	for _, path := range paths {
		c.addPath(path)
	}
}

func (c *conformance) addStages(diff *resin.Diff) {
	stages := must(diff.Stages(resin.StageFlags(c.below(8))))
	c.add(uint64(len(stages)))
	for _, stage := range stages {
		c.addIndices(stage.SectionDeletes)
		c.addIndices(stage.SectionInserts)
		c.addIndices(stage.SectionReloads)
		c.addPairs(stage.SectionMoves)
		c.addPaths(stage.ItemDeletes)
		c.addPaths(stage.ItemInserts)
		c.addPaths(stage.ItemReloads)
		c.add(uint64(len(stage.ItemMoves)))
		for _, move := range stage.ItemMoves {
			c.addPath(move.Old)
			c.addPath(move.New)
		}
	}
}

func (c *conformance) flatDiffs(diff *resin.Diff) {
	for round := 0; round < 200; round++ {
		items := c.drawLists(60)
		try(diff.Match(items.identities()))
		try(diff.MarkFingerprints(resin.Items, items.fingerprints[0], items.fingerprints[1]))
		moves := resin.MinimalMoves
		if round%2 == 1 {
			moves = resin.HeckelMoves
		}
		result := must(diff.Finish(moves))
		c.addChanges(&result.Items)
		steps := must(diff.Steps())
		c.add(uint64(len(steps)))
		for _, step := range steps {
			c.add(uint64(step.Kind))
			c.add(uint64(step.From))
			c.add(uint64(step.To))
			c.add(uint64(step.New))
		}
		c.addStages(diff)
	}
}

// drawOffsets draws the first item of each section.
func (c *conformance) drawOffsets(sections, items int) []int {
	offsets := make([]int, sections+1)
	for i := 1; i < sections; i++ {
		place, at := int(c.below(uint64(items)+1)), i
		for ; at > 1 && offsets[at-1] > place; at-- {
			offsets[at] = offsets[at-1]
		}
		offsets[at] = place
	}
	offsets[sections] = items
	return offsets
}

func (c *conformance) sectionedDiffs(diff *resin.Diff) {
	for round := 0; round < 200; round++ {
		sections, items := c.drawLists(6), c.drawLists(60)
		var offsets [2][]int
		for side := range offsets {
			if len(sections.keys[side]) == 0 {
				items.truncate(side)
			}
			offsets[side] = c.drawOffsets(len(sections.keys[side]), len(items.keys[side]))
		}
		flags := resin.SectionFlags(c.below(2))
		try(diff.MatchSections(sections.identities(), items.identities(), offsets[0], offsets[1], flags))
		try(diff.MarkFingerprints(resin.Items, items.fingerprints[0], items.fingerprints[1]))
		try(diff.MarkFingerprints(resin.Sections, sections.fingerprints[0], sections.fingerprints[1]))
		result := must(diff.Finish(resin.MinimalMoves))
		c.addChanges(&result.Items)
		c.addChanges(&result.Sections)
		c.addStages(diff)
	}
}

func (c *conformance) diff() {
	diff := must(resin.NewDiff())
	defer diff.Close()
	c.flatDiffs(diff)
	c.sectionedDiffs(diff)
}
