# SPDX-License-Identifier: MIT
"""Applies changes, steps and stages to lists, without the package."""

from __future__ import annotations

from collections.abc import Sequence

import resin

Sections = list[tuple[object, list[object]]]
"""Sections with their identity and their items."""


def by_changes(
    old: Sequence[object], new: Sequence[object], changes: resin.Changes
) -> list[object]:
    """Return the new list, made from the elements of the old one and from inserted ones."""
    gone = set(changes.deletes) | {pair.old for pair in changes.moves}
    result: list[object] = [None] * len(new)
    filled = {pair.new: old[pair.old] for pair in changes.moves}
    filled |= {index: new[index] for index in changes.inserts}
    kept = iter([element for index, element in enumerate(old) if index not in gone])
    for index in range(len(new)):
        result[index] = filled[index] if index in filled else next(kept)
    assert next(kept, None) is None
    return result


def by_steps(
    old: Sequence[object], new: Sequence[object], steps: resin.View[resin.Step]
) -> list[object]:
    result = list(old)
    for step in steps:
        match step.kind:
            case resin.StepKind.DELETE:
                del result[step.source]
            case resin.StepKind.INSERT:
                result.insert(step.target, new[step.new_index])
            case resin.StepKind.MOVE:
                result.insert(step.target, result.pop(step.source))
            case _:
                result[step.target] = new[step.new_index]
    return result


def filled(rest: list[object], placed: dict[int, object]) -> list[object]:
    """Return `placed` at its indices, and `rest` in the gaps."""
    kept = iter(rest)
    count = len(rest) + len(placed)
    result = [placed[i] if i in placed else next(kept) for i in range(count)]
    return result


def after_stage(before: Sections, stage: resin.Stage, expected: Sections) -> Sections:
    """Apply a batch update; `expected` is read for inserted and reloaded elements only."""
    gone = set(stage.section_deletes) | {old for old, _ in stage.section_moves}
    placed: dict[int, object] = {new: old for old, new in stage.section_moves}
    placed |= dict.fromkeys(stage.section_inserts, None)
    order = filled([s for s in range(len(before)) if s not in gone], placed)
    removed = {*stage.item_deletes, *(move[0] for move in stage.item_moves)}
    added: dict[tuple[int, int], object] = {
        path: expected[path[0]][1][path[1]] for path in stage.item_inserts
    }
    added |= {target: before[source[0]][1][source[1]] for source, target in stage.item_moves}
    reloaded = set(stage.section_reloads)
    result: Sections = []
    for s, origin in enumerate(order):
        if origin is None or origin in reloaded:
            result.append(expected[s])
            continue
        assert isinstance(origin, int)
        identity, items = before[origin]
        rest = [item for i, item in enumerate(items) if (origin, i) not in removed]
        here = {i: item for (section, i), item in added.items() if section == s}
        result.append((identity, filled(rest, here)))
    return result


def lists_after(stage: resin.Stage, old: Sections, new: Sections) -> Sections:
    """Return the lists that a stage describes: the new ones after the last stage."""
    if stage.items is None or stage.item_offsets is None:
        return new
    sides = (old, new)
    flat = [[item for _, items in side for item in items] for side in sides]
    items = [flat[entry.side][entry.element] for entry in stage.items]
    offsets = stage.item_offsets
    if stage.sections is None:
        identities: list[object] = [new[0][0]]
    else:
        identities = [sides[entry.side][entry.element][0] for entry in stage.sections]
    return [(identity, items[offsets[s] : offsets[s + 1]]) for s, identity in enumerate(identities)]


def by_stages(old: Sections, new: Sections, stages: list[resin.Stage]) -> Sections:
    """Apply all stages, and check each against the list that it describes and against the rules."""
    present = old
    for stage in stages:
        expected = lists_after(stage, old, new)
        result = after_stage(present, stage, expected)
        assert result == expected
        before = [len(items) for _, items in present]
        assert resin.check_stage(stage, before, [len(items) for _, items in result]) is None
        present = result
    return present
