# SPDX-License-Identifier: MIT
"""Differences of lists: handles and callbacks."""

from __future__ import annotations

import itertools
import random
import signal
from collections.abc import Callable

import pytest
import replay
from test_diff import Key

from resin import (
    BusyError,
    ClosedError,
    Diff,
    Level,
    ResinError,
    Status,
)


def test_results_remain_valid_after_other_matches_and_after_closing() -> None:
    diff = Diff()
    old, new = list(range(2000)), list(range(1999, -1, -1))
    diff.match(old, new)
    changes = diff.finish()
    kept = [changes.moves.numpy(), changes.old_to_new.numpy(), diff.steps().numpy()]
    copies = [result.copy() for result in kept]
    stages = diff.stages()
    for seed in range(5):
        diff.match(list(range(seed, 4000)), list(range(3000)))
        diff.finish()
        diff.steps()
        diff.stages()
    diff.close()
    for result, copy in zip(kept, copies, strict=True):
        assert not result.flags.writeable
        assert (result == copy).all()
    assert len(stages[0].item_moves) == 1999


def test_calls_out_of_order_raise() -> None:
    diff = Diff()
    for call in (diff.finish, diff.steps, diff.stages, diff.old_to_new):
        with pytest.raises(ResinError) as caught:
            call()
        assert caught.value.status is Status.ORDER
    diff.match([1], [1])
    with pytest.raises(ResinError) as caught:
        diff.steps()
    assert caught.value.status is Status.ORDER
    with pytest.raises(ResinError) as caught:
        diff.mark_update(1)
    assert caught.value.status is Status.INDEX
    with pytest.raises(ResinError) as caught:
        diff.mark_update(0, Level.SECTIONS)
    with pytest.raises(ResinError) as caught:
        diff.finish(5)  # type: ignore[arg-type]
    assert caught.value.status is Status.FLAGS
    with pytest.raises(ResinError) as caught:
        diff.mark_unequal(lambda _, __: True, 7)  # type: ignore[arg-type]
    assert caught.value.status is Status.FLAGS


def test_a_closed_diff_raises() -> None:
    with Diff() as diff:
        diff.match([1], [2])
    diff.close()
    for call in (diff.finish, diff.steps, lambda: diff.match([1], [2])):
        with pytest.raises(ClosedError):
            call()


def test_sections_refuse_wrong_offsets() -> None:
    diff = Diff()
    with pytest.raises(ValueError, match="one more than sections"):
        diff.match_sections(["A"], ["A"], [1], [1], [0], [0, 1])
    for offsets in ([1, 1], [0, 2]):
        with pytest.raises(ResinError) as caught:
            diff.match_sections(["A"], ["A"], [1], [1], offsets, [0, 1])
        assert caught.value.status is Status.OFFSETS


def test_fingerprints_and_contents_require_one_for_each_element() -> None:
    diff = Diff()
    diff.match([1, 2], [1])
    with pytest.raises(ValueError, match="2 and 1 elements, not 1 and 1"):
        diff.mark_fingerprints([1], [1])
    with pytest.raises(ValueError, match="2 and 1 elements, not 2 and 2"):
        diff.mark_contents([1, 2], [1, 2])
    with pytest.raises(TypeError, match="64 bits"):
        diff.mark_fingerprints(["a", "b"], ["c"])  # type: ignore[list-item]
    assert diff.finish().updates == []


def test_marks_before_a_match_are_out_of_order() -> None:
    diff = Diff()
    calls: list[Callable[[], object]] = [
        lambda: diff.mark_fingerprints([1], [1]),
        lambda: diff.mark_contents([1], [1]),
        lambda: diff.mark_unequal(lambda _, __: True),
        lambda: diff.mark_update(0),
    ]
    for call in calls:
        with pytest.raises(ResinError) as caught:
            call()
        assert caught.value.status is Status.ORDER
    with pytest.raises(TypeError, match="'old' must be iterable, not int"):
        diff.mark_contents(5, [1])  # type: ignore[arg-type]


# Callbacks


class FailingKey(Key):
    """A key whose comparison raises after a number of calls."""

    calls_left = 0

    def __eq__(self, other: object) -> bool:
        FailingKey.calls_left -= 1
        if FailingKey.calls_left < 0:
            raise LookupError("comparison")
        return isinstance(other, Key) and self.name == other.name

    __hash__ = Key.__hash__


def test_an_error_of_eq_arrives_and_leaves_the_diff_usable() -> None:
    diff = Diff()
    diff.match([1], [1])
    old, new = ([FailingKey(x) for x in text] for text in ("abcdcba", "bcadxab"))
    failures = 0
    for calls in itertools.count():
        FailingKey.calls_left = calls
        try:
            diff.match(old, new)
        except LookupError:
            failures += 1
            with pytest.raises(ResinError) as caught:
                diff.finish()
            assert caught.value.status is Status.ORDER
        else:
            break
    assert failures > 10
    assert replay.by_changes("abcdcba", "bcadxab", diff.finish()) == list("bcadxab")


def test_an_error_of_hash_keeps_the_last_match() -> None:
    diff = Diff()
    diff.match([1], [2])
    with pytest.raises(TypeError, match="unhashable"):
        diff.match([[]], [[]])
    assert diff.finish().change_count == 2


def test_an_error_of_a_content_callback_arrives_and_keeps_earlier_marks() -> None:
    diff = Diff()
    diff.match([1, 2, 3], [1, 2, 3])

    def equal(old: int, _: int) -> bool:
        if old == 1:
            raise LookupError("content")
        return False

    with pytest.raises(LookupError, match="content"):
        diff.mark_unequal(equal)
    assert [tuple(pair) for pair in diff.finish().updates] == [(0, 0)]
    FailingKey.calls_left = 1
    with pytest.raises(LookupError, match="comparison"):
        diff.mark_contents([FailingKey("a")] * 3, [Key("b")] * 3)
    assert len(diff.finish().updates) == 1


def test_a_callback_that_uses_its_diff_gets_busy_error() -> None:
    diff = Diff()
    calls = 0

    def use_diff() -> None:
        nonlocal calls
        calls += 1
        for call in (diff.close, diff.finish, diff.steps, lambda: diff.match([1], [1])):
            with pytest.raises(BusyError) as caught:
                call()
            assert caught.value.status is Status.BUSY

    class Nosy(Key):
        def __eq__(self, other: object) -> bool:
            use_diff()
            return True

        __hash__ = Key.__hash__

    diff.match([Nosy("a")], [Nosy("b")])
    diff.mark_unequal(lambda _, __: use_diff())
    assert calls >= 2
    assert diff.finish().change_count == 1


def test_a_list_that_shrinks_while_it_is_hashed_is_refused() -> None:
    old: list[object] = [1, 2, 3]

    class Shrinking:
        def __hash__(self) -> int:
            old.clear()
            return 1

    diff = Diff()
    with pytest.raises(RuntimeError, match="changed its size"):
        diff.match(old, [Shrinking()])
    diff.match([1], [1])


def test_inconsistent_comparisons_never_crash() -> None:
    source = random.Random(4)

    class Random:
        def __eq__(self, _: object) -> bool:
            return source.random() < 0.5

        def __hash__(self) -> int:
            return source.randrange(3)

    diff = Diff()
    for _ in range(200):
        diff.match([Random() for _ in range(20)], [Random() for _ in range(20)])
        diff.mark_contents([Random()] * 20, [Random()] * 20)
        diff.finish()
        diff.steps()
        diff.stages()


def test_ctrl_c_interrupts_a_match_of_objects_with_equal_hashes() -> None:
    # -1 and -2 have one hash, so these tuples do, and no code of Python runs to compare them.
    equal = list(itertools.product((-1, -2), repeat=11))
    assert len({hash(item) for item in equal}) == 1
    diff = Diff()

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    previous = signal.signal(signal.SIGALRM, interrupt)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.02)
        with pytest.raises(KeyboardInterrupt):
            diff.match(equal * 4, equal[::-1] * 4)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, previous)
    with pytest.raises(ResinError):
        diff.finish()
    diff.match([1], [2])
    assert diff.finish().change_count == 2
