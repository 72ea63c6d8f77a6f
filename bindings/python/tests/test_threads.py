# SPDX-License-Identifier: MIT
"""Threads: long calls release the GIL, and a handle in use raises."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import numpy as np
import pytest

from resin import (
    BusyError,
    ClosedError,
    Diff,
    Solver,
    Spring,
    SpringBatch,
    StageOperations,
    Tolerance,
    check_stage,
)


class Counter:
    """A thread that counts whenever it gets the GIL. It never takes the GIL by itself."""

    def __init__(self) -> None:
        self.count = 0
        self.stopped = False

    def run(self) -> None:
        while not self.stopped:
            self.count += 1
            time.sleep(0)


@contextmanager
def counting() -> Iterator[Counter]:
    interval = sys.getswitchinterval()
    # No thread is forced to release the GIL, so only calls that release it let the counter run.
    sys.setswitchinterval(1000.0)
    counter = Counter()
    thread = threading.Thread(target=counter.run)
    thread.start()
    try:
        yield counter
    finally:
        counter.stopped = True
        thread.join()
        sys.setswitchinterval(interval)


def progress(work: Callable[[], object], calls: int = 2000) -> int:
    """Return how often the counter has counted during the first call in which it has.

    On a busy machine the counter's thread misses many of the moments in which the GIL is free.
    """
    with counting() as counter:
        for _ in range(calls):
            before = counter.count
            work()
            after = counter.count
            if after > before:
                break
        return after - before


def large_solver() -> tuple[Solver, Callable[[], object]]:
    solver = Solver()
    chain = [solver.add_variable() for _ in range(2000)]
    for k in range(1999):
        solver.add_constraint([(chain[k + 1], 1.0), (chain[k], -1.0)], -10.0)

    def rebuild() -> None:
        solver.remove_constraint(solver.add_constraint([(chain[0], 1.0)], -7.0))

    return solver, rebuild


ITEMS = np.random.default_rng(7).permutation(400_000)


def batch_of(count: int) -> SpringBatch:
    frequencies, ratios = np.full(count, 12.0), np.full(count, 0.5)
    return SpringBatch(
        np.zeros(count),
        np.zeros(count),
        np.ones(count),
        Tolerance(1e-9, 1e-9),
        frequencies=frequencies,
        damping_ratios=ratios,
    )


def test_long_calls_let_another_thread_run() -> None:
    diff = Diff()
    assert progress(lambda: diff.match(ITEMS, ITEMS[::-1].copy())) > 0
    assert progress(diff.finish) > 0
    assert progress(diff.stages) > 0
    ones = np.ones(400_000, np.uint64)
    assert progress(lambda: diff.mark_fingerprints(ITEMS, ITEMS)) > 0
    assert progress(lambda: check_stage(StageOperations(), ones, ones)) > 0
    batch = batch_of(500_000)
    assert progress(lambda: batch.step(0.001)) > 0
    assert progress(lambda: Spring(12.0, 0.1).sample((0.0, 0.0), 1.0, 1e-6, 400_000)) > 0
    assert progress(large_solver()[1]) > 0


def test_short_calls_and_comparisons_keep_the_gil() -> None:
    diff = Diff()
    words = [str(number) for number in ITEMS[:50_000]]
    assert progress(lambda: diff.match(words, words[::-1]), calls=20) == 0
    assert progress(lambda: diff.match([1, 2], [2, 1]), calls=20) == 0


def intrude(work: Callable[[], object], call: Callable[[], object]) -> int:
    """Run `work` in a thread and a call in this one meanwhile; return how often it was refused."""
    refused = 0
    for _ in range(100):
        thread = threading.Thread(target=work)
        thread.start()
        while thread.is_alive():
            try:
                call()
            except BusyError:
                refused += 1
        thread.join()
        if refused > 0:
            break
    return refused


def test_a_diff_in_use_by_another_thread_raises() -> None:
    diff = Diff()
    diff.match([1], [2])
    reverse = ITEMS[::-1].copy()
    calls: list[Callable[[], object]] = [diff.old_to_new, lambda: diff.match([1], [2])]
    for call in calls:
        assert intrude(lambda: diff.match(ITEMS, reverse), call) > 0
    diff.match(ITEMS, reverse)
    assert intrude(lambda: diff.mark_fingerprints(ITEMS, ITEMS), diff.old_to_new) > 0
    diff.finish()
    assert len(diff.steps()) > 0


def test_a_batch_in_use_by_another_thread_raises() -> None:
    batch = batch_of(1_000_000)
    targets = batch.targets
    calls: list[Callable[[], object]] = [
        lambda: len(batch),
        lambda: batch.targets,
        lambda: setattr(batch, "targets", targets),
        lambda: batch.step(0.0),
    ]
    for call in calls:
        assert intrude(lambda: batch.step(0.001), call) > 0
    batch.step(0.001)


def test_a_solver_in_use_by_another_thread_raises() -> None:
    solver, rebuild = large_solver()
    for call in (solver.conflict, solver.take_changes, solver.add_variable):
        assert intrude(rebuild, call) > 0


def test_closing_in_another_thread_raises_or_closes() -> None:
    reverse = ITEMS[::-1].copy()
    for _ in range(5):
        diff = Diff()
        outcomes: list[type[BaseException] | None] = []

        def match(diff: Diff = diff, outcomes: list[type[BaseException] | None] = outcomes) -> None:
            try:
                diff.match(ITEMS, reverse)
                outcomes.append(None)
            except ClosedError as error:
                outcomes.append(type(error))

        thread = threading.Thread(target=match)
        thread.start()
        while True:
            try:
                diff.close()
                break
            except BusyError:
                pass
        thread.join()
        assert outcomes
        with pytest.raises(ClosedError):
            diff.finish()


def test_threads_with_their_own_handles_agree() -> None:
    reverse = ITEMS[::-1].copy()
    counts: list[int] = []

    def work() -> None:
        with Diff() as diff:
            diff.match(ITEMS, reverse)
            counts.append(diff.finish().change_count)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(counts) == 4
    assert len(set(counts)) == 1
