# SPDX-License-Identifier: MIT
"""The fixed workload of lists."""

from __future__ import annotations

from workload import Workload, mix

import resin


class Lists:
    """Two lists with duplicates, and the fingerprints of their contents."""

    def __init__(self, w: Workload, most: int) -> None:
        counts = (w.below(most + 1), w.below(most + 1))
        alphabet = 1 + w.below(80)
        drawn = [[(mix(w.below(alphabet)), w.below(3)) for _ in range(count)] for count in counts]
        old, new = drawn
        self.keys = [key for key, _ in old], [key for key, _ in new]
        self.fingerprints = [mark for _, mark in old], [mark for _, mark in new]


def add_changes(w: Workload, changes: resin.Changes) -> None:
    w.add_indices(changes.deletes)
    w.add_indices(changes.inserts)
    w.add_rows(changes.updates)
    w.add_rows(changes.moves)
    groups = changes.duplicates
    ends = [sum(len(group) for group in groups[: k + 1]) for k in range(len(groups))]
    w.add_indices(ends)
    w.add_indices([index for group in groups for index in group])


def add_stages(w: Workload, diff: resin.Diff) -> None:
    flags = w.below(8)
    stages = diff.stages(
        item_updates_in_place=bool(flags & 1),
        section_updates_in_place=bool(flags & 2),
        split_moves=bool(flags & 4),
    )
    w.add(len(stages))
    for stage in stages:
        w.add_indices(stage.section_deletes)
        w.add_indices(stage.section_inserts)
        w.add_indices(stage.section_reloads)
        w.add_rows(stage.section_moves)
        for paths in (stage.item_deletes, stage.item_inserts, stage.item_reloads):
            w.add_rows(paths.tolist())
        w.add_rows([(*source, *target) for source, target in stage.item_moves])


def run_flat(w: Workload, diff: resin.Diff) -> None:
    for turn in range(200):
        items = Lists(w, 60)
        diff.match(*items.keys)
        diff.mark_fingerprints(*items.fingerprints)
        changes = diff.finish(resin.Moves.MINIMAL if turn % 2 == 0 else resin.Moves.HECKEL)
        add_changes(w, changes)
        steps = diff.steps()
        w.add(len(steps))
        for step in steps:
            w.add(*step)
        add_stages(w, diff)


def draw_offsets(w: Workload, sections: int, items: int) -> list[int]:
    places = sorted(w.below(items + 1) for _ in range(1, sections))
    return [0, *places, items] if sections > 0 else [items]


def run_sections(w: Workload, diff: resin.Diff) -> None:
    for _ in range(200):
        sections, items = Lists(w, 6), Lists(w, 60)
        offsets = []
        for side in range(2):
            if not sections.keys[side]:
                items.keys[side].clear()
                items.fingerprints[side].clear()
            offsets.append(draw_offsets(w, len(sections.keys[side]), len(items.keys[side])))
        diff.match_sections(*sections.keys, *items.keys, *offsets, across_sections=w.below(2) == 1)
        diff.mark_fingerprints(*items.fingerprints)
        diff.mark_fingerprints(*sections.fingerprints, level=resin.Level.SECTIONS)
        changes = diff.finish()
        add_changes(w, changes)
        assert changes.sections is not None
        add_changes(w, changes.sections)
        add_stages(w, diff)


def run_diff(w: Workload) -> None:
    with resin.Diff() as diff:
        run_flat(w, diff)
        run_sections(w, diff)
