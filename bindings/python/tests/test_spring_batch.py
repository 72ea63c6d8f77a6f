# SPDX-License-Identifier: MIT
"""Batches: as many single springs, in arrays of the caller."""

from __future__ import annotations

import gc
import math
import pickle
import sys
import weakref
from array import array
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from resin import (
    BatchError,
    BusyError,
    ClosedError,
    ResinError,
    Spring,
    SpringBatch,
    Status,
    Tolerance,
)

HALF = Tolerance(0.5, 0.5)
Floats = npt.NDArray[np.float64]


def arrays(count: int) -> tuple[Floats, Floats, Floats]:
    source = np.random.default_rng(5)
    return source.uniform(0, 100, count), source.uniform(-9, 9, count), source.uniform(0, 9, count)


@pytest.mark.parametrize("count", [0, 1, 7, 100, 2000])
@pytest.mark.parametrize("has_own_constants", [False, True])
def test_a_batch_gives_the_bits_of_single_springs(count: int, has_own_constants: bool) -> None:
    values, velocities, targets = arrays(count)
    frequencies = np.linspace(5.0, 30.0, count)
    ratios = np.linspace(0.1, 1.5, count)
    if has_own_constants:
        constants: dict[str, Any] = {"frequencies": frequencies, "damping_ratios": ratios}
        springs = [Spring(w, z) for w, z in zip(frequencies, ratios, strict=True)]
        batch = SpringBatch(values, velocities, targets, HALF, **constants)
    else:
        springs = [Spring(12.0, 0.7)] * count
        batch = SpringBatch(
            values, velocities, targets, HALF, spring=springs[0] if count else Spring(1)
        )
    motions = list(zip(values.tolist(), velocities.tolist(), strict=True))
    assert len(batch) == count
    reported: list[int] = []
    for _ in range(100):
        result = batch.step(1 / 60)
        before = motions
        motions = [
            spring.step(motion, target, 1 / 60, HALF)
            for spring, motion, target in zip(springs, motions, targets.tolist(), strict=True)
        ]
        settled = [
            i
            for i, (old, new) in enumerate(zip(before, motions, strict=True))
            if new == (targets[i], 0.0) and old != new
        ]
        assert result.settled == settled
        assert list(zip(values.tolist(), velocities.tolist(), strict=True)) == motions
        reported += settled
        assert result.moving == count - len(reported)
        assert result.invalid == 0
    assert len(reported) == len(set(reported)) >= count // 2


def test_plain_arrays_of_python_are_stepped() -> None:
    values, velocities = array("d", [0.0]), array("d", [0.0])
    with SpringBatch(values, velocities, array("d", [10.0]), HALF, spring=Spring(12.0)) as batch:
        batch.step(0.1)
        with pytest.raises(BufferError):
            values.append(1.0)
    values.append(1.0)
    assert values[0] == Spring(12.0).advance((0.0, 0.0), 10.0, 0.1).value


def test_targets_are_replaced() -> None:
    values, velocities, targets = arrays(3)
    batch = SpringBatch(values, velocities, targets, HALF, spring=Spring(12.0))
    assert batch.targets is targets
    other = np.full(3, 500.0)
    batch.targets = other
    assert batch.targets is other
    for _ in range(200):
        batch.step(1 / 60)
    assert values.tolist() == [500.0] * 3
    with pytest.raises(ValueError, match="'values' has 3 elements, 'targets' 2"):
        batch.targets = np.zeros(2)
    with pytest.raises(ValueError, match="overlap"):
        batch.targets = values
    with pytest.raises(TypeError, match="deleted"):
        del batch.targets
    assert batch.targets is other


def test_springs_out_of_range_are_reported_after_all_others_moved() -> None:
    values, velocities, targets = arrays(3)
    values[1] = math.nan
    expected = Spring(12.0).step((values[2], velocities[2]), targets[2], 0.01, HALF)
    batch = SpringBatch(values, velocities, targets, HALF, spring=Spring(12.0))
    with pytest.raises(BatchError) as caught:
        batch.step(0.01)
    assert caught.value.status is Status.SPRING_LANE
    assert caught.value.result.invalid == 1
    assert caught.value.result.moving == 2
    assert (values[2], velocities[2]) == expected
    assert isinstance(caught.value, ResinError)


def test_bad_arrays_are_refused() -> None:
    good = [np.zeros(4) + k for k in range(3)]
    spring = Spring(12.0)
    read_only = np.zeros(4)
    read_only.flags.writeable = False
    unaligned = np.zeros(40, np.uint8)[1:33].view(np.float64)
    for bad in (read_only, np.zeros(8)[::2], bytes(32), unaligned):
        for place in (0, 1):
            given: list[Any] = list(good)
            given[place] = bad
            with pytest.raises((BufferError, TypeError)):
                SpringBatch(given[0], given[1], given[2], HALF, spring=spring)
    SpringBatch(good[0], good[1], read_only, HALF, spring=spring)
    for other in (
        np.zeros(4, np.float32),
        np.zeros(4, np.int64),
        np.zeros((2, 2)),
        [0.0] * 4,
        None,
    ):
        with pytest.raises(TypeError):
            SpringBatch(other, good[1], good[2], HALF, spring=spring)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="targets"):
        SpringBatch(good[0], good[1], np.array(1.0), HALF, spring=spring)
    with pytest.raises(ValueError, match="'values' has 4 elements, 'targets' 3"):
        SpringBatch(good[0], good[1], np.zeros(3), HALF, spring=spring)
    with pytest.raises(ValueError, match="overlap"):
        SpringBatch(good[0], good[0], good[2], HALF, spring=spring)


class Exporter:
    """An object whose buffer is made by a function. Buffers of Python classes are new in 3.12."""

    def __init__(self, export: Callable[[], object]) -> None:
        self.export = export

    def __buffer__(self, flags: int) -> Any:
        return self.export()


@pytest.mark.skipif(sys.version_info < (3, 12), reason="requires buffers of Python classes")
def test_an_exporter_that_raises_or_closes_the_batch_does_no_harm() -> None:
    values, velocities, targets = arrays(3)
    batch = SpringBatch(values, velocities, targets, HALF, spring=Spring(1))

    def interrupt() -> None:
        raise KeyboardInterrupt

    def close() -> memoryview:
        batch.close()
        return memoryview(array("d", targets))

    with pytest.raises(KeyboardInterrupt):
        batch.targets = Exporter(interrupt)
    batch.step(0.1)
    with pytest.raises(ClosedError):
        batch.targets = Exporter(close)


def test_constants_are_shared_or_own() -> None:
    a, b, c = arrays(3)
    several: tuple[dict[str, Any], ...] = (
        {},
        {"frequencies": np.ones(3)},
        {"spring": Spring(1), "frequencies": np.ones(3), "damping_ratios": np.ones(3)},
    )
    for options in several:
        with pytest.raises(TypeError, match="requires"):
            SpringBatch(a, b, c, HALF, **options)
    with pytest.raises(TypeError, match="'spring' must be a Spring"):
        SpringBatch(a, b, c, HALF, spring=(1.0, 1.0))  # type: ignore[arg-type]
    for bad in ((0.0, 1.0), (1.0, math.nan)):
        with pytest.raises(ResinError) as caught:
            SpringBatch(a, b, c, bad, spring=Spring(1)).step(0.1)
        assert caught.value.status is Status.TOLERANCE


def test_a_closed_batch_raises_and_releases_its_arrays() -> None:
    values, velocities, targets = arrays(3)
    batch = SpringBatch(values, velocities, targets, HALF, spring=Spring(1))
    with pytest.raises(ValueError, match="resize"):
        values.resize(5)
    batch.close()
    batch.close()
    values.resize(5, refcheck=False)
    for call in (lambda: batch.step(0.1), lambda: len(batch), lambda: batch.targets):
        with pytest.raises(ClosedError):
            call()
    with pytest.raises(ClosedError):
        batch.targets = targets
    with pytest.raises(TypeError):
        pickle.dumps(batch)


def test_an_array_may_use_the_batch_that_releases_it() -> None:
    refused = 0

    class Using(np.ndarray[Any, np.dtype[np.float64]]):
        def __del__(self) -> None:
            nonlocal refused
            try:
                batch.step(0.1)
            except ClosedError:
                refused += 1
            batch.close()

    own = [np.full(3, 1.0 + i).view(Using) for i in range(3)]
    batch = SpringBatch(own[0], own[1], own[2], HALF, spring=Spring(1))
    own.clear()
    batch.close()
    assert refused == 3


@pytest.mark.skipif(sys.version_info < (3, 12), reason="requires buffers of Python classes")
def test_a_batch_that_is_found_before_it_is_complete_is_busy() -> None:
    found: list[SpringBatch] = []

    def search() -> memoryview:
        found.extend(item for item in gc.get_objects() if type(item) is SpringBatch)
        for batch in found:
            with pytest.raises(BusyError):
                batch.close()
        return memoryview(array("d", [1.0, 2.0, 3.0]))

    gc.collect()
    batch = SpringBatch(np.zeros(3), np.zeros(3), Exporter(search), HALF, spring=Spring(1))
    assert found == [batch]
    assert batch.step(0.1).moving == 3


def test_a_cycle_of_a_batch_and_its_array_is_collected() -> None:
    class Owned(np.ndarray[Any, np.dtype[np.float64]]):
        batch: SpringBatch

    values = np.zeros(3).view(Owned)
    values.batch = SpringBatch(values, np.zeros(3), np.ones(3), HALF, spring=Spring(1))
    reference = weakref.ref(values)
    del values
    gc.collect()
    assert reference() is None


def test_a_wrong_time_step_raises_and_changes_nothing() -> None:
    values, velocities, targets = arrays(3)
    before = values.copy()
    batch = SpringBatch(values, velocities, targets, HALF, spring=Spring(1))
    for dt in (-1.0, math.nan, 1e7):
        with pytest.raises(ResinError) as caught:
            batch.step(dt)
        assert caught.value.status is Status.TIME_STEP
    assert (values == before).all()
