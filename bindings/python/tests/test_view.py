# SPDX-License-Identifier: MIT
"""Views: sequences and buffers."""

from __future__ import annotations

import gc
import hashlib
import io
import weakref
from collections.abc import Sequence

import numpy as np
import pytest

from resin import Changes, Diff, IndexPair, Spring, View


def moves() -> View[IndexPair]:
    diff = Diff()
    diff.match([1, 2, 3, 4, 5], [5, 4, 3, 2, 1])
    return diff.finish().moves


def test_a_view_is_a_sequence() -> None:
    view = moves()
    expected = [IndexPair(4, 0), IndexPair(3, 1), IndexPair(2, 2), IndexPair(1, 3)]
    assert len(view) == 4
    assert list(view) == view.tolist() == expected
    assert view[0] == view[-4] == (4, 0)
    assert view[1:3] == expected[1:3]
    assert view[::-2].tolist() == expected[::-2]
    assert view[4:].tolist() == []
    assert view[::-1][::-1] == view
    assert IndexPair(1, 3) in view
    assert view != expected[:3]
    assert view == tuple(expected)
    assert (view == 5) is False
    assert repr(view[:1]) == "View([IndexPair(old=4, new=0)])"


def test_indices_out_of_range_raise() -> None:
    view = moves()
    for index in (4, -5, 2**70):
        with pytest.raises(IndexError):
            view[index]
    with pytest.raises(TypeError):
        view["0"]  # type: ignore[call-overload]
    with pytest.raises(TypeError, match="unhashable"):
        hash(view)
    with pytest.raises(TypeError):
        View()
    with pytest.raises(TypeError):
        Changes()


def test_a_view_is_a_read_only_buffer() -> None:
    view = moves()
    array = view.numpy()
    assert array.dtype == np.uint32
    assert array.tolist() == [[4, 0], [3, 1], [2, 2], [1, 3]]
    assert not array.flags.writeable
    memory = memoryview(view)
    assert memory.readonly
    assert memory.shape == (4, 2)
    assert memory.format == "I"
    assert memory[1, 0] == 3
    assert np.asarray(view[::-2]).tolist() == [[1, 3], [3, 1]]
    assert memoryview(view[::2]).tobytes() == array[::2].tobytes()
    with pytest.raises(BufferError, match="not contiguous"):
        io.BytesIO().write(view[::2])
    with pytest.raises(TypeError, match="read-write"):
        io.BytesIO().readinto(view)


def test_arrays_share_the_memory_and_keep_it_alive() -> None:
    view = moves()
    first, second = np.asarray(view), np.asarray(view)
    assert np.shares_memory(first, second)
    expected = first.tolist()
    del view, second
    gc.collect()
    garbage = [moves() for _ in range(50)]
    assert first.tolist() == expected
    assert len(garbage) == 50


def test_views_of_other_elements_have_their_formats() -> None:
    values, velocities = Spring(12.0).sample((0.0, 0.0), 1.0, 0.25, 3)
    assert values.numpy().dtype == np.float64
    assert velocities[0] == 0.0
    diff = Diff()
    diff.match("ab", "ba")
    diff.mark_update(0)
    diff.finish()
    stage = diff.stages()[0]
    assert stage.item_offsets is not None
    assert stage.item_offsets == [0, 2]
    assert stage.item_offsets.numpy().dtype == np.uint64
    assert np.asarray(stage.items).shape == (2, 2)


def test_an_empty_view_is_an_empty_array() -> None:
    diff = Diff()
    diff.match([], [])
    changes = diff.finish()
    assert changes.moves.numpy().shape == (0, 2)
    assert changes.deletes.numpy().shape == (0,)
    assert not changes.moves


def test_results_do_not_leak() -> None:
    class Owner:
        pass

    owner = Owner()
    reference = weakref.ref(owner)
    diff = Diff()
    diff.match([owner, 1], [owner, 2])
    diff.mark_contents([owner, 1], [owner, 1])
    del owner
    assert reference() is None


def test_a_view_is_a_sequence_of_the_standard_library() -> None:
    view = moves()
    assert isinstance(view, Sequence)
    assert view.index((3, 1)) == 1
    assert view.index((3, 1), -3, 2**70) == 1
    for start, stop in ((2, 4), (0, 1), (0, -3), (9, 99)):
        with pytest.raises(ValueError, match="is not in the view"):
            view.index((3, 1), start, stop)
    assert view.count((3, 1)) == 1
    assert view.count(None) == 0
    assert list(reversed(view)) == view.tolist()[::-1]
    match view:
        case [first, *rest]:
            assert first == (4, 0)
            assert len(rest) == 3
        case _:
            pytest.fail("a view does not match a sequence pattern")

    class Failing:
        def __eq__(self, _: object) -> bool:
            raise LookupError("comparison")

        __hash__ = None  # type: ignore[assignment]

    for call in (view.index, view.count):
        with pytest.raises(LookupError, match="comparison"):
            call(Failing())


def test_a_comparison_for_which_memory_is_missing_raises() -> None:
    memory = pytest.importorskip("_testcapi")
    left, right = moves(), moves()
    failures = 0
    for allocation in range(1, 100):
        memory.set_nomemory(allocation, allocation + 1)
        try:
            assert left == right
        except MemoryError:
            failures += 1
        finally:
            memory.remove_mem_hooks()
    assert failures > 0


def test_a_consumer_of_plain_bytes_reads_a_view() -> None:
    view = moves()
    expected = hashlib.sha256(view.numpy().tobytes()).digest()
    assert hashlib.sha256(view).digest() == expected
    assert bytes(view) == view.numpy().tobytes()
