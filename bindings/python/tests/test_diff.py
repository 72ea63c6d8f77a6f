# SPDX-License-Identifier: MIT
"""Differences of lists: results by hand, and replays of random lists."""

from __future__ import annotations

import itertools
import random
import uuid
from collections.abc import Sequence

import numpy as np
import pytest
import replay

from resin import (
    INDEX_NONE,
    Changes,
    Diff,
    Entry,
    IndexPath,
    IndexPathPair,
    Level,
    Moves,
    ResinError,
    Slices,
    StageFault,
    StageOperations,
    StageRule,
    Status,
    Step,
    StepKind,
    check_stage,
    stage_rule_message,
)


def changes_of(old: object, new: object) -> Changes:
    diff = Diff()
    diff.match(old, new)  # type: ignore[arg-type]
    return diff.finish()


def numbers(changes: Changes) -> tuple[list[int], list[int], list[tuple[int, int]]]:
    moves = [(pair.old, pair.new) for pair in changes.moves]
    return changes.deletes.tolist(), changes.inserts.tolist(), moves


def test_readme_sample_has_its_changes() -> None:
    changes = changes_of([1, 2, 3], [3, 1, 4])
    assert numbers(changes) == ([1], [2], [(2, 0)])
    assert changes.old_to_new == [1, INDEX_NONE, 0]
    assert changes.new_to_old == [2, 0, INDEX_NONE]
    assert changes.change_count == 3
    assert changes.sections is None


def test_equal_and_empty_lists_have_no_changes() -> None:
    assert changes_of([], []).change_count == 0
    assert changes_of(["a", "b"], ["a", "b"]).change_count == 0
    assert numbers(changes_of([], ["a"])) == ([], [0], [])
    assert numbers(changes_of(np.array([1, 2]), [])) == ([0, 1], [], [])
    assert numbers(changes_of([], np.zeros((2, 2), np.uint64))) == ([], [0, 1], [])


def test_heckel_reports_every_pair_that_a_rotation_moves() -> None:
    diff = Diff()
    diff.match([1, 2, 3, 4], [2, 3, 4, 1])
    assert len(diff.finish().moves) == 1
    assert len(diff.finish(Moves.HECKEL).moves) == 4


def test_duplicates_are_paired_in_order_and_reported() -> None:
    changes = changes_of("abab", "babaa")
    assert [group.tolist() for group in changes.duplicates] == [[0, 2], [1, 3, 4]]
    assert changes.inserts == [4]


class Key:
    """Objects that are equal by their name, with one hash for all."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Key) and self.name == other.name

    def __hash__(self) -> int:
        return 7


LETTERS = ("abcdef", "fbacxe")


@pytest.mark.parametrize(
    ("label", "make"),
    [
        ("str", list),
        ("a string", "".join),
        ("tuple of str", tuple),
        ("bytes", lambda text: [letter.encode() for letter in text]),
        ("a bytes object", lambda text: "".join(text).encode()),
        ("int", lambda text: [ord(letter) for letter in text]),
        ("negative int", lambda text: [-ord(letter) for letter in text]),
        ("large int", lambda text: [ord(letter) + 2**63 for letter in text]),
        ("larger int", lambda text: [ord(letter) * 2**64 for letter in text]),
        ("tuples", lambda text: [(letter, 1) for letter in text]),
        ("colliding objects", lambda text: [Key(letter) for letter in text]),
        ("uuid", lambda text: [uuid.UUID(int=ord(letter)) for letter in text]),
        ("mixed", lambda text: [ord(x) if x < "d" else x for x in text]),
        *(
            (str(kind), lambda text, kind=kind: np.array([ord(x) for x in text], kind))
            for kind in ("i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8")
        ),
        ("strided u8", lambda text: np.repeat([ord(x) for x in text], 3).astype("u8")[::3]),
        ("reversed u8", lambda text: np.array([ord(x) for x in text[::-1]], "u8")[::-1]),
        ("rows of u8", lambda text: np.array([[1, ord(x)] for x in text], "u8")),
        ("rows of bytes", lambda text: np.array([[ord(x)] * 16 for x in text], "u1")),
        ("rows at a distance", lambda text: np.array([[1, ord(x), 9] for x in text])[:, :2]),
        ("V16", lambda text: np.array([[1, ord(x)] for x in text], "u8").view("V16")[:, 0]),
        ("S3", lambda text: np.array([x * 3 for x in text], "S3")),
        ("U2", lambda text: np.array([x * 2 for x in text], "U2")),
        (
            "slices",
            lambda text: Slices("".join(text).encode(), np.arange(len(text) + 1)),
        ),
    ],
)
def test_all_identities_give_the_same_changes(label: str, make: object) -> None:
    old, new = (make(list(text)) for text in LETTERS)  # type: ignore[operator]
    # By hand: d (3) is deleted, x (4) inserted; of f b a c e, the pairs c and e and one of b and a
    # remain, of b and a the one with the greater new index.
    assert numbers(changes_of(old, new)) == ([3], [4], [(5, 0), (1, 1)]), label


def test_python_equality_decides_between_numbers_of_different_types() -> None:
    assert changes_of([1, 2], [1.0, True + 1]).change_count == 0
    assert changes_of([2**64 - 1], [-1]).change_count == 2
    assert changes_of([2**64 - 1], np.array([-1])[:0]).change_count == 1
    assert changes_of([float("nan")], [float("nan")]).change_count == 2


@pytest.mark.parametrize("kind", ["i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8"])
def test_integers_of_all_widths_are_the_same_elements(kind: str) -> None:
    lowest, highest = int(np.iinfo(kind).min), int(np.iinfo(kind).max)
    numbers_of_kind = np.array([lowest, 0, highest], kind)
    assert changes_of([lowest, 0, highest], numbers_of_kind).change_count == 0
    assert changes_of(numbers_of_kind[::2], [lowest, highest]).change_count == 0


def test_marks_are_updates() -> None:
    diff = Diff()
    old, new = [1, 2, 3, 4], [4, 2, 3, 5]
    diff.match(old, new)
    assert diff.old_to_new() == [INDEX_NONE, 1, 2, 0]
    diff.mark_update(1)
    diff.mark_update(1)
    assert [tuple(pair) for pair in diff.finish().updates] == [(1, 1)]
    diff.mark_fingerprints([0, 0, 1, 0], np.array([0, 0, 2, 0]))
    assert [tuple(pair) for pair in diff.finish().updates] == [(1, 1), (2, 2)]
    diff.match(old, new)
    diff.mark_contents(["a", "b", "c", "d"], ["d", "B", "c", "e"])
    assert [tuple(pair) for pair in diff.finish().updates] == [(1, 1)]
    calls: list[tuple[int, int]] = []
    diff.match(old, new)
    diff.mark_unequal(lambda i, k: calls.append((i, k)))
    assert calls == [(1, 1), (2, 2), (3, 0)]
    assert [tuple(pair) for pair in diff.finish().updates] == [(3, 0), (1, 1), (2, 2)]


def test_steps_have_the_documented_order_and_members() -> None:
    diff = Diff()
    diff.match("abc", "cax")
    diff.mark_update(0)
    diff.finish()
    none = INDEX_NONE
    assert diff.steps() == [
        Step(StepKind.DELETE, 1, none, none),
        Step(StepKind.MOVE, 1, 0, 0),
        Step(StepKind.INSERT, none, 2, 2),
        Step(StepKind.UPDATE, none, 1, 1),
    ]
    assert diff.steps().numpy().tolist()[1] == [3, 1, 0, 0]


def test_sections_move_items_only_across_sections() -> None:
    diff = Diff()
    lists = (["A", "B"], ["B", "C"], [1, 2, 3], [3, 1, 4], [0, 2, 3], [0, 2, 3])
    diff.match_sections(*lists)
    changes = diff.finish()
    assert changes.sections is not None
    assert numbers(changes.sections) == ([0], [1], [])
    # Item 1 was in the deleted section A, so it is only an insert in section B.
    assert numbers(changes) == ([], [1], [])
    diff.match_sections(*lists, across_sections=True)
    assert numbers(diff.finish())[2] == [(0, 1)]
    diff.mark_update(1, Level.SECTIONS)
    updated = diff.finish().sections
    assert updated is not None
    assert [tuple(pair) for pair in updated.updates] == [(1, 0)]
    assert diff.old_to_new(Level.SECTIONS) == [INDEX_NONE, 0]
    with pytest.raises(ResinError) as caught:
        diff.steps()
    assert caught.value.status is Status.ORDER


def test_stages_describe_the_list_between_them() -> None:
    diff = Diff()
    diff.match("ab", "bac")
    diff.mark_update(0)
    diff.finish()
    stages = diff.stages()
    assert len(stages) == 2
    first, last = stages
    assert first.item_reloads == [IndexPath(0, 0)]
    assert first.items is not None
    assert len(first.items) == 2
    assert isinstance(first.items[0], Entry)
    assert last.items is None
    assert len(last.item_moves) == 1
    assert isinstance(last.item_moves[0], IndexPathPair)
    assert np.asarray(last.item_moves).shape == (1, 2, 2)
    assert len(diff.stages(item_updates_in_place=True)) == 1


# Properties


def check_flat(diff: Diff, old: Sequence[object], new: Sequence[object], marked: bool) -> None:
    diff.match(old, new)
    if marked:
        diff.mark_unequal(lambda i, _: i % 2 == 0)
    for moves in Moves:
        changes = diff.finish(moves)
        assert replay.by_changes(old, new, changes) == list(new)
        assert replay.by_steps(old, new, diff.steps()) == list(new)
        total = [changes.deletes, changes.inserts, changes.updates, changes.moves]
        assert changes.change_count == sum(map(len, total))
        stages = diff.stages()
        result = replay.by_stages([("", list(old))], [("", list(new))], stages)
        assert result == [("", list(new))]
    diff.finish()


def test_every_pair_of_short_lists_is_replayed() -> None:
    diff = Diff()
    lists = [list(word) for n in range(4) for word in itertools.product("abc", repeat=n)]
    for old, new in itertools.product(lists, lists):
        check_flat(diff, old, new, marked=False)


def longest_increasing(indices: list[int]) -> int:
    best: list[int] = []
    for i, index in enumerate(indices):
        best.append(1 + max((best[k] for k in range(i) if indices[k] < index), default=0))
    return max(best, default=0)


def test_random_lists_are_replayed_with_the_fewest_moves() -> None:
    diff = Diff()
    source = random.Random(1)
    for turn in range(300):
        alphabet = source.choice((3, 10, 60))
        old, new = (
            [source.randrange(alphabet) for _ in range(source.randrange(30))] for _ in range(2)
        )
        check_flat(diff, old, new, marked=turn % 2 == 0)
        partners = [index for index in diff.old_to_new() if index != INDEX_NONE]
        fewest = len(partners) - longest_increasing(partners)
        assert len(diff.finish().moves) == fewest


def test_all_representations_agree_on_random_lists() -> None:
    diff = Diff()
    source = random.Random(2)
    for _ in range(200):
        old, new = ([source.randrange(40) for _ in range(source.randrange(50))] for _ in range(2))
        diff.match(old, new)
        expected = numbers(diff.finish())
        as_str = [list(map(str, side)) for side in (old, new)]
        as_i8 = [np.array(side, np.int64) for side in (old, new)]
        as_u2 = [np.array(side, np.uint16) for side in (old, new)]
        as_rows = [
            np.array([[e, 5] for e in side], np.uint64).reshape(-1, 2) for side in (old, new)
        ]
        as_keys = [[Key(str(e)) for e in side] for side in (old, new)]
        for pair in (as_str, as_i8, as_u2, as_rows, as_keys):
            diff.match(*pair)
            assert numbers(diff.finish()) == expected


def random_sections(source: random.Random) -> replay.Sections:
    names = source.sample("ABCDE", source.randrange(5))
    return [(name, [source.randrange(12) for _ in range(source.randrange(5))]) for name in names]


@pytest.mark.parametrize("across", [False, True])
def test_random_sections_are_replayed_by_stages(across: bool) -> None:
    diff = Diff()
    source = random.Random(3)
    for _ in range(400):
        old, new = random_sections(source), random_sections(source)
        sides = (old, new)
        names = [[name for name, _ in side] for side in sides]
        items = [[item for _, part in side for item in part] for side in sides]
        offsets = [[0, *itertools.accumulate(len(part) for _, part in side)] for side in sides]
        diff.match_sections(
            names[0], names[1], items[0], items[1], offsets[0], offsets[1], across_sections=across
        )
        diff.mark_unequal(lambda i, _: i % 3 != 0)
        diff.mark_unequal(lambda i, _: i % 3 != 0, Level.SECTIONS)
        diff.finish()
        for flags in itertools.product((False, True), repeat=3):
            stages = diff.stages(
                item_updates_in_place=flags[0],
                section_updates_in_place=flags[1],
                split_moves=flags[2],
            )
            assert len(stages) <= 3
            assert replay.by_stages(old, new, stages) == new


# The check of stages


def test_check_finds_the_broken_rule() -> None:
    assert check_stage(StageOperations(item_deletes=[(0, 1)]), [2], [1]) is None
    fault = check_stage(StageOperations(item_deletes=[(0, 2)]), [2], [1])
    message = stage_rule_message(StageRule.INDEX_OUT_OF_RANGE)
    assert fault == StageFault(StageRule.INDEX_OUT_OF_RANGE, IndexPath(0, 2), message)
    twice = StageOperations(section_moves=np.array([[0, 1], [0, 0]], np.uint32))
    found = check_stage(twice, np.array([1, 1]), [1, 1])
    assert found is not None
    assert found.rule is StageRule.SOURCE_TWICE
    assert found.place.item == INDEX_NONE
    count = check_stage(StageOperations(item_moves=[((0, 0), (1, 0))]), [1, 0], [0, 0])
    assert count is not None
    assert count.rule in (StageRule.ITEM_COUNT, StageRule.INDEX_OUT_OF_RANGE)


def test_check_refuses_other_types() -> None:
    with pytest.raises(TypeError, match="stage"):
        check_stage((), [], [])  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="uint32"):
        check_stage(StageOperations(item_deletes=np.array([[0, 1]])), [2], [1])
    with pytest.raises(TypeError, match=r"'stage\.item_deletes\[0\]' must be a tuple of 2"):
        check_stage(StageOperations(item_deletes=[1]), [2], [1])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="rows of 2"):
        check_stage(StageOperations(item_deletes=np.zeros((1, 3), np.uint32)), [2], [1])
    with pytest.raises(OverflowError, match="before"):
        check_stage(StageOperations(), [-1], [1])
