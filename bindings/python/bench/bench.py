# SPDX-License-Identifier: MIT
"""Measures the package and prints a line of JSON for each workload.

    python bench.py [--quick]

The work is repeated until a sample takes 2 ms; a time is nanoseconds for one repetition. Every
answer is checked before it is timed.
"""

import difflib
import itertools
import json
import statistics
import sys
import time
from collections.abc import Callable

import numpy as np

import resin

Work = Callable[[int], None]
MASK = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15
SAMPLES = 7 if "--quick" in sys.argv else 41


def mix(z: int) -> int:
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK
    z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK
    return z ^ z >> 31


class Random:
    """SplitMix64."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def next(self) -> int:
        self.state = (self.state + STEP) & MASK
        return mix(self.state)

    def unit(self) -> float:
        return (self.next() >> 11) * 2.0**-53


def measure(work: Work, samples: int) -> list[float]:
    """Return the nanoseconds of one repetition, for each sample."""
    repetitions = 1
    while True:
        start = time.perf_counter_ns()
        work(repetitions)
        elapsed = time.perf_counter_ns() - start
        if elapsed >= 2_000_000:
            break
        repetitions = max(repetitions * 2, repetitions * 2_200_000 // max(elapsed, 1))
    times = []
    for _ in range(samples):
        start = time.perf_counter_ns()
        work(repetitions)
        times.append((time.perf_counter_ns() - start) / repetitions)
    return times


def report(
    unit: str,
    workload: str,
    identity: str,
    size: int,
    path: str,
    work: Work,
    samples: int = SAMPLES,
) -> None:
    times = measure(work, samples)
    row = {
        "unit": unit,
        "workload": workload,
        "identity": identity,
        "size": size,
        "path": path,
        "median_ns": round(statistics.median(times), 2),
        "min_ns": round(min(times), 2),
        "max_ns": round(max(times), 2),
        "samples": samples,
        "allocations": -1,
    }
    print(json.dumps(row, separators=(",", ":")), flush=True)


def require(condition: bool, what: str) -> None:
    if not condition:
        sys.exit(f"bench: wrong answer: {what}")


# Lists


def standard_lists(size: int) -> tuple[list[int], list[int]]:
    """Return the keys of lists of which a tenth differs and the first fiftieth is shuffled."""
    begin, count = size // 5, size // 10
    new = [*range(begin), *range(size, size + count), *range(begin + count, size)]
    random = Random(42)
    for i in range(size // 50 - 1, 0, -1):
        j = random.next() % (i + 1)
        new[i], new[j] = new[j], new[i]
    return [mix(e + STEP & MASK) for e in range(size)], [mix(e + STEP & MASK) for e in new]


def replayed(old: list[int], new: list[int], diff: resin.Diff) -> list[int]:
    result = list(old)
    for kind, source, target, index in diff.steps():
        if kind in (resin.StepKind.DELETE, resin.StepKind.MOVE):
            del result[source]
        if kind in (resin.StepKind.INSERT, resin.StepKind.MOVE):
            result.insert(target, new[index])
    return result


def bench_diff() -> None:
    old, new = standard_lists(5000)
    old_array, new_array = np.array(old, np.uint64), np.array(new, np.uint64)
    diff = resin.Diff()

    def from_arrays(repetitions: int) -> None:
        for _ in range(repetitions):
            diff.match(old_array, new_array)
            _ = diff.finish().change_count

    def from_lists(repetitions: int) -> None:
        for _ in range(repetitions):
            diff.match(old, new)
            _ = diff.finish().change_count

    old_names, new_names = [str(key) for key in old], [str(key) for key in new]

    def from_names(repetitions: int) -> None:
        for _ in range(repetitions):
            diff.match(old_names, new_names)
            _ = diff.finish().change_count

    def by_difflib(repetitions: int) -> None:
        for _ in range(repetitions):
            difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes()

    from_arrays(1)
    require(replayed(old, new, diff) == new, "diff of arrays")
    from_lists(1)
    require(replayed(old, new, diff) == new, "diff of lists")
    report("diff", "standard", "Int", 5000, "python", from_arrays)
    report("diff", "standard", "list of int", 5000, "python", from_lists)
    report("diff", "standard", "list of str", 5000, "python", from_names)
    report("diff", "standard", "Int", 5000, "difflib", by_difflib, min(SAMPLES, 7))


# Springs


def bench_batch() -> None:
    count = 5000
    random = Random(42)
    numbers = [(random.unit(), random.unit(), random.unit()) for _ in range(count)]
    values = np.array([100.0 * x for x, _, _ in numbers])
    velocities = np.array([1000.0 * v - 500.0 for _, v, _ in numbers])
    near = np.array([100.0 * t for _, _, t in numbers])
    far = near + 300.0
    random = Random(43)
    constants = [(5.0 + 25.0 * random.unit(), 0.1 + 0.8 * random.unit()) for _ in range(count)]
    batch = resin.SpringBatch(
        values,
        velocities,
        near,
        resin.Tolerance(0.01, 0.1),
        frequencies=np.array([w for w, _ in constants]),
        damping_ratios=np.array([z for _, z in constants]),
    )
    dt = 1.0 / 120.0
    expected = resin.Spring(*constants[7]).step(
        (float(values[7]), float(velocities[7])), float(near[7]), dt, (0.01, 0.1)
    )
    require(batch.step(dt).moving == count, "batch step")
    require((values[7], velocities[7]) == expected, "batch step")
    frame = 0

    def steps(repetitions: int) -> None:
        nonlocal frame
        for _ in range(repetitions):
            frame += 1
            if frame % 16 == 0:
                batch.targets = near if frame // 16 % 2 == 0 else far
            batch.step(dt)

    report("spring", "own", "", count, "python", steps)


def bench_spring() -> None:
    spring = resin.Spring(12.0, 0.8)
    tolerance = resin.Tolerance(0.01, 0.1)
    dt = 1.0 / 120.0

    def steps(repetitions: int) -> None:
        motion = resin.Motion(0.0, 0.0)
        for k in range(repetitions):
            motion = spring.step(motion, 100.0 if k % 32 < 16 else 400.0, dt, tolerance)

    require(spring.step((5.0, 0.0), 5.0, dt, tolerance) == (5.0, 0.0), "spring at rest")
    report("spring", "step", "", 1, "python", steps)


# Gestures and bars


def bench_project() -> None:
    def projections(repetitions: int) -> None:
        project = resin.project
        for _ in range(repetitions):
            project(1000.0, 0.998)

    require(abs(resin.project(1000.0, 0.998) - 499.0) < 1e-9, "project")
    report("motion", "project", "", 1, "python", projections)


def bench_bar() -> None:
    bar = resin.Bar([44.0, 96.0, 200.0])
    state = bar.initial_state()
    offsets = [*range(0, 400, 7), *range(399, 0, -7)]
    samples = [
        resin.BarSample(float(y), content_height=4000.0, frame_height=800.0) for y in offsets
    ]

    def reductions(repetitions: int) -> None:
        moved = state
        for k in range(repetitions):
            moved = bar.reduce(moved, samples[k % len(samples)])

    first = bar.reduce(state, samples[0])
    require(bar.height(first) == 96.0, "bar")
    require(bar.height(bar.reduce(first, samples[1])) == 89.0, "bar")
    report("bar", "reduce", "", 1, "python", reductions)


# Constraints


def bench_solver() -> None:
    solver = resin.Solver()
    chain = [solver.add_variable() for _ in range(100)]
    for left, right in itertools.pairwise(chain):
        solver.add_constraint([(right, 1.0), (left, -1.0)], -10.0)
    first, last = chain[0], chain[-1]
    solver.add_edit(first, 1000)

    def suggestions(repetitions: int) -> None:
        for k in range(repetitions):
            solver.suggest(first, 1.0 if k % 2 == 0 else 2.0)
            solver.value(last)

    solver.suggest(first, 1.0)
    require(solver.value(last) == 991.0, "solver")
    report("solver", "suggest", "", 100, "python", suggestions)


for bench in (bench_diff, bench_batch, bench_spring, bench_project, bench_bar, bench_solver):
    bench()
