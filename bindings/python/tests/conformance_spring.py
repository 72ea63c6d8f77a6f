# SPDX-License-Identifier: MIT
"""The fixed workload of springs."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import partial

from workload import Workload

import resin

FREQUENCIES = (1e-4, 0.5, 3.0, 12.0, 20.0, 100.0, 1e4, 1e5)
RATIOS = (0.0, 0.125, 0.5, 0.8125, 1.0, 1.0009765625, 1.5, 1e4)
TIMES = (0.0, 1.0 / 240.0, 1.0 / 120.0, 1.0 / 60.0, 0.125, 0.5, 2.0, 1000.0)
TOLERANCE = resin.Tolerance(0.5, 0.5)


def run_motions(w: Workload) -> None:
    for _ in range(1000):
        frequency, ratio = w.pick(FREQUENCIES), w.pick(RATIOS)
        spring = resin.Spring(frequency, ratio)
        motion = resin.Motion(w.grid(4001, 2000.0, 4.0), w.grid(8001, 4000.0, 2.0))
        target, dt = w.grid(4001, 2000.0, 4.0), w.pick(TIMES)
        w.add_double(*spring.advance(motion, target, dt))
        w.add_double(*spring.step(motion, target, dt, TOLERANCE))
        add_motion_results(w, spring, motion, target)


def add_motion_results(
    w: Workload, spring: resin.Spring, motion: resin.Motion, target: float
) -> None:
    w.add_result(lambda: spring.acceleration(motion, target))
    w.add_result(lambda: spring.overshoot(motion, target))
    w.add_result(lambda: spring.crossing_time(motion, target))
    w.add_result(lambda: spring.settling_time(motion, target, TOLERANCE))
    w.add(int(spring.is_at_rest(motion, target, TOLERANCE)))
    w.add_double(resin.relative_velocity(motion, target))


def add_spring(w: Workload, make: Callable[[], resin.Spring]) -> resin.Spring | None:
    try:
        spring = make()
    except resin.ResinError as error:
        w.add(error.status)
        return None
    w.add(0)
    w.add_double(spring.frequency, spring.damping_ratio)
    return spring


def add_parameters(w: Workload, spring: resin.Spring | None, mass: float) -> None:
    if spring is None:
        # C continues with a spring of frequency 0, which cannot be made here.
        w.add(*[resin.Status.FREQUENCY] * 6)
        return
    made = spring
    w.add_result(lambda: made.response)
    w.add_result(lambda: made.stiffness(mass))
    w.add_result(lambda: made.damping(mass))
    w.add_result(lambda: made.bounce)
    w.add_result(lambda: made.tension)
    w.add_result(lambda: made.friction)


def run_parameters(w: Workload) -> None:
    spring = resin.Spring
    for _ in range(200):
        response = w.grid(2000, -1.0, 1000.0)
        ratio = w.grid(2001, 0.0, 1000.0)
        mass = w.grid(100, -1.0, 10.0)
        made = add_spring(w, partial(spring.from_response, response, ratio))
        add_parameters(w, made, mass)
        stiffness, damping = w.grid(1000, -1.0, 2.0), w.grid(1000, 0.0, 8.0)
        add_spring(w, partial(spring.from_stiffness, stiffness, damping, mass))
        bounce = w.grid(2001, 1000.0, 1000.0)
        add_spring(w, partial(spring.from_duration, response, bounce))
        tension, friction = w.grid(400, 100.0, 1.0), w.grid(100, 20.0, 1.0)
        add_spring(w, partial(spring.from_tension, tension, friction))


def run_samples(w: Workload) -> None:
    spring = resin.Spring(12.0, 0.25)
    for pair in zip(*spring.sample((0.0, 300.0), 100.0, 1.0 / 120.0, 64), strict=True):
        w.add_double(*pair)


def run_batch(w: Workload, *, has_own_constants: bool) -> None:
    lanes = [
        (
            w.grid(4001, 2000.0, 4.0),
            w.grid(8001, 4000.0, 2.0),
            w.grid(4001, 2000.0, 4.0),
            w.grid(400, -40.0, 8.0),
            w.grid(161, 0.0, 128.0),
        )
        for _ in range(101)
    ]
    values, velocities, targets, frequencies, ratios = (
        array("d", column) for column in zip(*lanes, strict=True)
    )
    if has_own_constants:
        batch = resin.SpringBatch(
            values, velocities, targets, TOLERANCE, frequencies=frequencies, damping_ratios=ratios
        )
    else:
        spring = resin.Spring(12.0, 0.8125)
        batch = resin.SpringBatch(values, velocities, targets, TOLERANCE, spring=spring)
    for frame in range(120):
        if frame == 60:
            for i in range(101):
                targets[i] = -targets[i]
        result = batch.step(1.0 / 60.0)
        w.add(result.moving)
        w.add_indices(result.settled)
    for pair in zip(values, velocities, strict=True):
        w.add_double(*pair)


def run_spring(w: Workload) -> None:
    run_motions(w)
    run_parameters(w)
    run_samples(w)
    run_batch(w, has_own_constants=False)
    run_batch(w, has_own_constants=True)
