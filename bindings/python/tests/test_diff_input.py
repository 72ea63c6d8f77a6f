# SPDX-License-Identifier: MIT
"""Differences of lists: kinds of input, and bad input."""

from __future__ import annotations

import ctypes
from array import array
from typing import Any

import numpy as np
import pytest
from test_diff import Key

from resin import Diff, ResinError, Slices


@pytest.mark.parametrize(
    ("bad", "error"),
    [
        (None, TypeError),
        (5, TypeError),
        ({1, 2}, TypeError),
        (iter([1]), TypeError),
        (np.array([1.5]), TypeError),
        (np.array([True]), TypeError),
        (np.array([1 + 2j]), TypeError),
        (np.array([object()]), (TypeError, ValueError)),
        (np.array(1), TypeError),
        (np.zeros((1, 2, 2), np.uint64), TypeError),
        (np.zeros((1, 2)), TypeError),
        (np.array([1], ">i8"), TypeError),
        (np.zeros((2, 4), np.uint64)[:, ::2], BufferError),
        (np.zeros((3, 2), np.uint64)[::-1], BufferError),
        (np.zeros(2, [("a", "i4"), ("b", "f8")]), TypeError),
        (Slices(b"abc", np.array([0, 4])), ValueError),
        (Slices(b"abc", np.array([], np.int64)), ValueError),
        (Slices(b"abc", np.array([0, 1], np.int32)), TypeError),
        (Slices("abc", np.array([0, 3])), TypeError),  # type: ignore[arg-type]
        (Slices(b"abc", np.array([2, 1, 3])), ResinError),
    ],
)
def test_bad_lists_are_refused(bad: object, error: type[Exception]) -> None:
    diff = Diff()
    diff.match([1], [2])
    for pair in ((bad, bad), (bad, []), ([], bad)):
        with pytest.raises(error):
            diff.match(*pair)  # type: ignore[arg-type]
    assert diff.finish().change_count == 2


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (["a"], np.array([1])),
        (np.array([1]), np.array([[1, 2]])),
        (np.zeros((1, 2), np.uint64), np.zeros((1, 3), np.uint64)),
        (np.array([-1]), np.array([2**64 - 1], np.uint64)),
        (Slices(b"a", np.array([0, 1])), np.array([1])),
        (b"a", ["a"]),
    ],
)
def test_lists_of_different_kinds_are_refused(old: object, new: object) -> None:
    diff = Diff()
    for pair in ((old, new), (new, old)):
        with pytest.raises(TypeError):
            diff.match(*pair)  # type: ignore[arg-type]


def test_a_released_memoryview_is_refused() -> None:
    released = memoryview(b"abc")
    released.release()
    with pytest.raises(BufferError, match=r"'old' cannot be read in place: .*released"):
        Diff().match(released, released)


def test_arguments_are_checked_by_name() -> None:
    diff = Diff()
    with pytest.raises(TypeError, match="requires 'new'"):
        diff.match([1])  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="no parameter 'newer'"):
        diff.match([1], newer=[1])  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="two values for 'old'"):
        diff.match([1], old=[1])  # type: ignore[call-arg, misc]
    with pytest.raises(TypeError, match="at most 2"):
        diff.match([1], [1], [1])  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="at most 0"):
        diff.stages(True)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="'old_index' must be an integer, not float"):
        diff.mark_update(1.5)  # type: ignore[arg-type]
    with pytest.raises(OverflowError, match="old_index"):
        diff.mark_update(-1)
    with pytest.raises(TypeError, match="callable"):
        diff.mark_unequal(3)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        Diff(1)  # type: ignore[call-arg]


# Buffers of other exporters, and arrays that change


def test_arrays_of_ctypes_which_have_no_strides_are_read() -> None:
    diff = Diff()
    for kind in (ctypes.c_int64, ctypes.c_uint32, ctypes.c_int8):
        diff.match((kind * 3)(1, 2, 3), (kind * 2)(3, 1))
        changes = diff.finish()
        assert changes.deletes == [1]
        assert changes.inserts == []
    pair = ctypes.c_int64 * 2
    diff.match((pair * 2)(pair(1, 7), pair(2, 7)), (pair * 2)(pair(2, 7), pair(1, 7)))
    assert diff.finish().moves == [(1, 0)]
    with pytest.raises(TypeError, match="dimensions, not 0"):
        diff.match(ctypes.c_int64(1), [1])


@pytest.mark.parametrize(
    "empty",
    [
        np.array([]),
        np.array([], object),
        np.array([], str),
        np.zeros((0, 3)),
        Slices(b"", [0]),
        array("d"),
        (),
        "",
    ],
)
@pytest.mark.parametrize(
    "full",
    [
        np.array([1, 2]),
        np.array(["ann", "ben"]),
        np.zeros((2, 2), np.int64),
        Slices(b"ab", [0, 1, 2]),
        ["a", "b"],
        [1, 2],
    ],
)
def test_an_empty_list_of_any_kind_matches_every_kind(empty: Any, full: Any) -> None:
    diff = Diff()
    diff.match(empty, full)
    assert diff.finish().inserts == [0, 1]
    diff.match(full, empty)
    assert diff.finish().deletes == [0, 1]
    diff.match(empty, empty)
    assert diff.finish().change_count == 0


@pytest.mark.parametrize(
    ("data", "offsets", "error", "text"),
    [
        ("abc", [0, 3], TypeError, r"'new\.data' must be bytes or another buffer, not str"),
        (b"abc", None, TypeError, r"'new\.offsets' must be a sequence or an array"),
        (b"abc", [0, "3"], TypeError, r"'new\.offsets\[1\]' must be an integer, not str"),
        (b"abc", [], ValueError, r"'new\.offsets' must have one element more"),
        (b"abc", np.zeros(2, "i4"), TypeError, r"'new\.offsets' must be .* 64-bit"),
        (np.zeros(9)[::2], [0, 3], BufferError, r"'new\.data' cannot be read in place"),
        (b"abc", [0, 4], ValueError, "the last offset of 'new' is 4, beyond its 3 bytes"),
    ],
)
def test_bad_slices_are_named(data: Any, offsets: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        Diff().match(Slices(b"a", [0, 1]), Slices(data, offsets))


def test_offsets_that_change_while_other_lists_are_hashed_are_checked_again() -> None:
    offsets = np.array([0, 1, 2])

    class Changing:
        def __hash__(self) -> int:
            offsets[:] = (0, 2**40, 2**41)
            return 1

    sections = Slices(b"ab", offsets)
    diff = Diff()
    with pytest.raises(ValueError, match=f"'old_sections' is {2**41}, beyond its 2 bytes"):
        diff.match_sections(sections, sections, [Changing()], [Changing()], [0, 1, 1], [0, 1, 1])


def test_arrays_that_comparisons_change_never_crash() -> None:
    count = 300
    source = np.random.default_rng(3)
    offsets, item_offsets = np.arange(count + 1), np.arange(count + 1)

    class Changing(Key):
        def __eq__(self, other: object) -> bool:
            for changed in (offsets, item_offsets):
                changed[:] = source.integers(0, 2**40, count + 1)
            return isinstance(other, Key) and self.name == other.name

        __hash__ = Key.__hash__

    diff = Diff()
    old = [Changing(str(i)) for i in range(count)]
    new = [Changing(str(i * 7 % count)) for i in range(count)]
    for across in (False, True):
        offsets[:] = item_offsets[:] = range(count + 1)
        sections = Slices(bytes(count), offsets)
        diff.match_sections(
            sections, sections, old, new, item_offsets, item_offsets, across_sections=across
        )
        diff.finish()
        diff.stages()


def test_lists_that_cannot_be_compared_say_why() -> None:
    diff = Diff()
    names = np.array(["ann"]), np.array(["anna"])
    with pytest.raises(TypeError, match="one size, not of 12 and 16 bytes"):
        diff.match(*names)
    rows = np.zeros((6, 2), np.int64)
    with pytest.raises(BufferError, match="'old' and 'new' have rows at different distances"):
        diff.match(rows[::2], rows[::3])
    with pytest.raises(TypeError, match="'new' is an array, so the other list must be one"):
        diff.match([True], np.array([1]))
    for empty in (np.zeros((3, 0), np.int64), np.zeros(3, "V0")):
        with pytest.raises(TypeError, match="'new' must not have rows of 0 bytes"):
            diff.match(empty[:0], empty)
    windows = np.lib.stride_tricks.sliding_window_view(np.arange(9), 2)
    for overlapping in (windows, np.broadcast_to(np.arange(2), (3, 2)), rows[::-1]):
        with pytest.raises(BufferError, match="'old' must ascend in memory without overlap"):
            diff.match(overlapping, overlapping)
    with pytest.raises(BufferError, match=r"'old' cannot be read in place: .*dtype 'M'"):
        diff.match(np.zeros(2, "M8[s]"), [])


def test_arrays_of_the_other_byte_order_are_refused() -> None:
    diff = Diff()
    other = np.dtype(np.int64).newbyteorder("S")
    numbers = np.arange(3, dtype=other)
    names = np.array(["ann", "bob"]).astype(np.dtype("U3").newbyteorder("S"))
    for swapped in (numbers, numbers.reshape(3, 1), names):
        with pytest.raises(TypeError, match=r"'old' has the other byte order .*newbyteorder"):
            diff.match(swapped, swapped)
        native = swapped.astype(swapped.dtype.newbyteorder("="))
        diff.match(native, native)
        assert len(diff.finish().deletes) == 0
    with pytest.raises(TypeError, match="'new' has the other byte order"):
        diff.match(np.array(["ann", "bob"]), names)
    offsets = np.array([0, 1], np.dtype(np.uint64).newbyteorder("S"))
    with pytest.raises(TypeError, match="has the other byte order"):
        diff.match(Slices(b"a", offsets), Slices(b"a", offsets))
