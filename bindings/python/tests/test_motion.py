# SPDX-License-Identifier: MIT
"""Functions for gestures: the formulas of their documentation, and total for all numbers."""

from __future__ import annotations

import copy
import itertools
import math
import pickle
from array import array

import numpy as np
import pytest

import resin
from resin import Deceleration, ForceChange, ForceLatch, ForcePhase, MomentumRule, PauseRule, Point


def test_projections_are_their_sums() -> None:
    assert resin.project(1000.0) == pytest.approx(sum(0.998**k for k in range(1, 20000)))
    assert resin.project(1000.0, 0.99) == pytest.approx(99.0)
    assert resin.project_continuous(1000.0) == pytest.approx(-1.0 / math.log(0.998))
    assert resin.project(velocity=1000.0, rate=1.0) == 0.0
    assert resin.project(math.nan) == 0.0


def test_a_deceleration_follows_its_exponential() -> None:
    motion = Deceleration(100.0, 1000.0)
    after = motion.after(0.5)
    assert after.velocity == pytest.approx(1000.0 * 0.998**500)
    covered = (1000.0 - after.velocity) / (-1000.0 * math.log(0.998))
    assert after.value == pytest.approx(100.0 + covered)
    assert motion.rest() == pytest.approx(100.0 + resin.project_continuous(1000.0))
    assert motion.time_to_speed(500.0) == pytest.approx(math.log(0.5) / math.log(0.998) / 1000.0)
    assert motion.time_to_speed(0.0) == math.inf
    crossing = motion.crossing(200.0)
    assert motion.after(crossing.time).value == pytest.approx(200.0)
    assert motion.after(crossing.time).velocity == pytest.approx(crossing.velocity)
    assert motion.crossing(50.0) == (math.inf, 0.0)


def test_a_deceleration_is_a_value() -> None:
    motion = Deceleration(1.0, velocity=2.0, rate=0.99)
    assert (motion.value, motion.velocity, motion.rate) == (1.0, 2.0, 0.99)
    assert motion == pickle.loads(pickle.dumps(motion)) == copy.copy(motion)
    assert motion != Deceleration(1.0, 2.0)
    assert len({motion, Deceleration(1, 2, 0.99)}) == 1
    assert repr(motion) == "Deceleration(value=1.0, velocity=2.0, rate=0.99)"


def test_rubber_bands_are_their_formulas() -> None:
    expected = (1 - 1 / (100 * 0.55 / 800 + 1)) * 800
    assert resin.rubber_band(100.0, 800.0) == pytest.approx(expected)
    assert resin.rubber_band(-100.0, 800.0) == pytest.approx(-expected)
    assert resin.rubber_band_inverse(expected, 800.0) == pytest.approx(100.0)
    assert resin.rubber_band_power(100.0) == pytest.approx(100.0**0.7)
    assert resin.rubber_band_power_inverse(25.0, exponent=0.5) == pytest.approx(625.0)
    assert resin.rubber_band(100.0, 0.0) == 0.0


def test_nearest_point_is_that_of_a_search() -> None:
    points = [(float(x), float(y)) for x, y in itertools.product(range(5), range(4))]
    target = (2.2, 1.9)
    best = min(range(20), key=lambda i: math.dist(points[i], target))
    assert resin.nearest_point(points, target) == best
    assert resin.nearest_point(np.array(points), Point(*target)) == best
    assert resin.nearest_point([Point(1.0, 1.0)], target) == 0
    assert resin.nearest_point([], target) is None
    assert resin.nearest_point([(math.nan, 0.0)], target) is None


def test_nearest_stop_and_angle() -> None:
    assert resin.nearest_stop([0.0, 10.0, 20.0], 14.0) == 1
    assert resin.nearest_stop(array("d", [0.0, 10.0]), 5.0) == 0
    assert resin.nearest_stop(np.arange(5000.0), 4321.2) == 4321
    assert resin.nearest_stop((), 5.0) is None
    assert resin.closest_angle([0.0, math.pi / 2, math.pi], -3.0) == 2
    assert resin.shortest_turn(0.1, 2 * math.pi - 0.1) == pytest.approx(-0.2)


def test_bad_arrays_are_refused() -> None:
    with pytest.raises(TypeError, match="float64"):
        resin.nearest_stop(np.array([1, 2]), 1.0)
    with pytest.raises(BufferError, match=r"'stops' cannot be read in place: .*contiguous"):
        resin.nearest_stop(np.zeros(8)[::2], 1.0)
    with pytest.raises(TypeError, match="rows of 2"):
        resin.nearest_point(np.zeros((3, 3)), (0.0, 0.0))
    with pytest.raises(TypeError, match=r"'points\[0\]' must be a tuple of 2 elements, not float"):
        resin.nearest_point([1.0], (0.0, 0.0))  # type: ignore[list-item]
    with pytest.raises(TypeError, match=r"'points\[1\]\[0\]' must be a real number, not str"):
        resin.nearest_point([(1.0, 2.0), ("a", 0.0)], (0.0, 0.0))  # type: ignore[list-item]
    with pytest.raises(TypeError, match=r"'stops\[0\]' must be a real number, not str"):
        resin.nearest_stop(["a"], 0.0)  # type: ignore[list-item]
    with pytest.raises(TypeError, match="sequence"):
        resin.nearest_stop("12", 0.0)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="'velocity' must be a real number, not None"):
        resin.project(None)  # type: ignore[arg-type]
    with pytest.raises(OverflowError, match="'velocity' is too large for a float"):
        resin.project(10**400)


def test_momentum_has_bounce_after_a_flick_only() -> None:
    tap = resin.momentum_on_release(0.0, 100.0)
    assert tap == (0.4, 1.0, 0.0)
    flick = resin.momentum_on_release(200.0, 100.0)
    assert flick == (0.3, 0.8, 2.0)
    assert resin.momentum_on_release(1e6, 1.0).relative_velocity == 30.0
    rule = MomentumRule(maximum_relative_velocity=math.inf, flick_response=0.25)
    assert resin.momentum_on_release(1e6, 1.0, rule) == (0.25, 0.8, 1e6)
    for velocity, distance in itertools.product((-300.0, 0.0, 20.0), (-5.0, 0.0, 90.0)):
        expected = resin.momentum_on_release(velocity, distance)
        assert resin.momentum_on_release(velocity, distance, MomentumRule()) == expected


def test_a_velocity_tracker_fits_a_line() -> None:
    tracker = resin.VelocityTracker()
    for k in range(10):
        tracker.add(k * 0.01, 3.0 + k * 5.0)
    assert tracker.velocity(0.09) == pytest.approx(500.0)
    assert tracker.velocity(0.2) == 0.0
    assert tracker.samples[0] == (0.0, 3.0)
    assert len(tracker.samples) == 10
    other = tracker.copy()
    other.add(0.1, 0.0)
    assert len(tracker.samples) == 10
    assert resin.VelocityTracker().velocity(1.0) == 0.0
    tracker.add(math.nan, math.inf)
    assert len(tracker.samples) == 10


def test_pause_detectors_detect_a_loss_of_speed_once() -> None:
    detector, timed = resin.PauseDetector(), resin.TimedPauseDetector()
    velocities = [1000.0] * 10 + [20.0] * 10
    pauses = [detector.add(v, 200.0) for v in velocities]
    timed_pauses = [timed.add(k / 60, v, 200.0) for k, v in enumerate(velocities)]
    assert pauses.count(True) == timed_pauses.count(True) == 1
    assert pauses.index(True) == 10
    assert detector.paused
    assert timed.paused
    assert detector.copy().paused
    assert timed.copy().paused


def test_pause_rules_are_applied() -> None:
    velocities = [1000.0] * 10 + [20.0] * 10
    strict = PauseRule(maximum_speed=10.0)
    detector, timed = resin.PauseDetector(strict), resin.TimedPauseDetector(rule=strict)
    assert not any(detector.add(v, 200.0) for v in velocities)
    assert not any(timed.add(k / 60, v, 200.0) for k, v in enumerate(velocities))
    default, given = resin.PauseDetector(), resin.PauseDetector(PauseRule())
    for v in (900.0, 800.0, 700.0, 500.0, 300.0, 100.0, 89.0, 85.0, 20.0):
        assert default.add(v, 51.0) == given.add(v, 51.0)
    with pytest.raises(TypeError, match="rule"):
        resin.PauseDetector(5)  # type: ignore[arg-type]


def test_a_force_latch_has_hysteresis() -> None:
    latch = ForceLatch()
    assert latch.add(0.45) == ForceChange.NONE
    assert latch.add(0.5) is ForceChange.ACTIVATED
    activated: ForcePhase = latch.phase
    assert activated is ForcePhase.ACTIVATED
    other = latch.copy()
    assert latch.add(0.495) == 0
    assert latch.add(0.49) is ForceChange.CONFIRMED
    assert latch.add(0.4) is ForceChange.WAS_RESET
    assert latch.phase is ForcePhase.RESET
    assert other.add(0.0) == ForceChange.CONFIRMED | ForceChange.WAS_RESET
    latch.add(1.0)
    assert latch.end(cancelled=True) == ForceChange.WAS_RESET
    latch.add(1.0)
    assert latch.end() == ForceChange.CONFIRMED | ForceChange.WAS_RESET
    assert resin.force_fraction(3.0, 4.0) == 0.75
    assert resin.force_fraction(3.0, 0.0) == 0.0
