# SPDX-License-Identifier: MIT
"""Springs: closed forms, and their limits."""

from __future__ import annotations

import copy
import math
import pickle
from array import array

import numpy as np
import pytest

from resin import Motion, ResinError, Spring, Status, Tolerance, relative_velocity

HALF = Tolerance(0.5, 0.5)


def closed_form(w: float, z: float, x: float, v: float, target: float, t: float) -> Motion:
    """The textbook solution, as the real part of complex exponentials; not for z = 1."""
    import cmath

    d = x - target
    root = cmath.sqrt(z * z - 1.0)
    first, second = w * (-z + root), w * (-z - root)
    a = (v - second * d) / (first - second)
    b = d - a
    one, two = cmath.exp(first * t), cmath.exp(second * t)
    value = a * one + b * two
    return Motion(target + value.real, (a * first * one + b * second * two).real)


@pytest.mark.parametrize("ratio", [0.0, 0.3, 0.8, 0.999, 1.5, 4.0])
def test_advance_is_the_closed_form(ratio: float) -> None:
    spring = Spring(12.0, ratio)
    for t in (0.0, 0.01, 0.1, 1.0):
        expected = closed_form(12.0, ratio, 3.0, 50.0, 10.0, t)
        assert spring.advance((3.0, 50.0), 10.0, t) == pytest.approx(expected, rel=1e-9, abs=1e-9)


def test_a_critical_spring_is_its_limit() -> None:
    d, w, t = -10.0, 4.0, 0.25
    decay = math.exp(-w * t)
    expected = (10.0 + (d + w * d * t) * decay, -w * w * d * t * decay)
    assert Spring(w).advance((0.0, 0.0), 10.0, t) == pytest.approx(expected, rel=1e-12)


def test_parameters_are_those_of_the_documentation() -> None:
    assert Spring.from_response(0.5, 0.8).frequency == pytest.approx(4.0 * math.pi)
    assert Spring.from_response(0.5).damping_ratio == 1.0
    made = Spring.from_stiffness(200.0, 10.0, 2.0)
    assert made.frequency == pytest.approx(10.0)
    assert made.damping_ratio == pytest.approx(10.0 / (2.0 * math.sqrt(400.0)))
    assert made.stiffness(2.0) == pytest.approx(200.0)
    assert made.damping(mass=2.0) == pytest.approx(10.0)
    assert made.stiffness() == pytest.approx(100.0)
    assert Spring.from_duration(0.5, 0.2).damping_ratio == pytest.approx(0.8)
    assert Spring.from_duration(0.5, -0.5).bounce == pytest.approx(-0.5)
    assert Spring.from_duration(0.5).response == pytest.approx(0.5)
    origami = Spring.from_tension(40.0, 7.0)
    assert origami.frequency == pytest.approx(math.sqrt(230.2))
    assert (origami.tension, origami.friction) == pytest.approx((40.0, 7.0))


def test_a_spring_is_a_value() -> None:
    spring = Spring(12.0, 0.5)
    assert spring == Spring(12, damping_ratio=0.5)
    assert spring != Spring(12.0, 0.25)
    assert spring != (12.0, 0.5)
    assert len({spring, Spring(12.0, 0.5)}) == 1
    assert repr(spring) == "Spring(frequency=12.0, damping_ratio=0.5)"
    assert pickle.loads(pickle.dumps(spring)) == copy.deepcopy(spring) == spring
    with pytest.raises(AttributeError):
        spring.frequency = 3.0  # type: ignore[misc]


def test_a_step_settles_exactly_at_the_target() -> None:
    spring = Spring(12.0, 0.8)
    motion = Motion(0.0)
    for _ in range(1000):
        motion = spring.step(motion, 100.0, 1.0 / 60.0, HALF)
    assert motion == (100.0, 0.0)
    assert isinstance(motion, Motion)
    assert spring.is_at_rest(motion, 100.0, HALF)
    assert not spring.is_at_rest((0.0, 0.0), 100.0, HALF)


def test_settling_time_separates_motion_from_rest() -> None:
    spring = Spring(12.0, 0.5)
    time = spring.settling_time((0.0, 0.0), 100.0, HALF)
    before = spring.advance((0.0, 0.0), 100.0, time - 1e-6)
    after = spring.advance((0.0, 0.0), 100.0, time + 1e-6)
    assert not spring.is_at_rest(before, 100.0, HALF)
    assert spring.is_at_rest(after, 100.0, HALF)


def test_numbers_of_a_motion() -> None:
    spring = Spring(2.0, 0.5)
    # -2 z w v - w^2 (x - target)
    assert spring.acceleration((3.0, 4.0), 1.0) == pytest.approx(-2 * 0.5 * 2 * 4 - 4 * 2)
    # The classical overshoot of a step: exp(-pi z / sqrt(1 - z^2)).
    expected = math.exp(-math.pi * 0.5 / math.sqrt(0.75))
    assert spring.overshoot((0.0, 0.0), 1.0) == pytest.approx(expected)
    time = spring.crossing_time((0.0, 0.0), 1.0)
    assert spring.advance((0.0, 0.0), 1.0, time).value == pytest.approx(1.0)
    assert relative_velocity((0.0, 50.0), 100.0) == 0.5
    assert relative_velocity((100.0, 50.0), 100.0) == 0.0


def test_samples_are_those_of_advance() -> None:
    spring = Spring(12.0, 0.25)
    values, velocities = spring.sample((0.0, 300.0), 100.0, 0.125, 9)
    expected = [spring.advance((0.0, 300.0), 100.0, k * 0.125) for k in range(9)]
    assert list(zip(values, velocities, strict=True)) == expected
    into = np.zeros(9)
    speeds = array("d", [0.0] * 9)
    spring.sample_into((0.0, 300.0), 100.0, 0.125, into, speeds)
    assert (into == values.numpy()).all()
    assert speeds.tolist() == velocities
    into[:] = 0.0
    spring.sample_into((0.0, 300.0), 100.0, 0.125, velocities=into)
    assert into.tolist() == velocities
    assert spring.sample((0.0, 0.0), 1.0, 1.0, 0)[0] == []
    many = spring.sample((0.0, 300.0), 100.0, 0.001, 5000)[0]
    assert many[4999] == spring.advance((0.0, 300.0), 100.0, 4.999).value


def test_sampling_refuses_bad_arrays() -> None:
    spring = Spring(12.0)
    read_only = np.zeros(4)
    read_only.flags.writeable = False
    for bad in (read_only, np.zeros(8)[::2], bytes(8), np.zeros(9, "u1")[1:].view("f8")):
        with pytest.raises((BufferError, TypeError)):
            spring.sample_into((0.0, 0.0), 1.0, 0.1, bad)
    for other in (np.zeros(4, np.float32), np.zeros(4, np.int64), np.zeros((2, 2)), [0.0]):
        with pytest.raises(TypeError, match="values"):
            spring.sample_into((0.0, 0.0), 1.0, 0.1, other)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="'values' has 4 elements, 'velocities' 3"):
        spring.sample_into((0.0, 0.0), 1.0, 0.1, np.zeros(4), np.zeros(3))
    same = np.zeros(4)
    with pytest.raises(ValueError, match="'values' and 'velocities' overlap"):
        spring.sample_into((0.0, 0.0), 1.0, 0.1, same, same)
    with pytest.raises(TypeError, match="requires 'values' or 'velocities'"):
        spring.sample_into((0.0, 0.0), 1.0, 0.1)
    with pytest.raises(ResinError) as caught:
        spring.sample((0.0, 0.0), 1.0, 0.1, 2**40)
    assert caught.value.status is Status.TOO_LARGE


@pytest.mark.parametrize(
    ("status", "call"),
    [
        (Status.FREQUENCY, lambda: Spring(0.0)),
        (Status.FREQUENCY, lambda: Spring(math.nan)),
        (Status.DAMPING_RATIO, lambda: Spring(1.0, -1.0)),
        (Status.RESPONSE, lambda: Spring.from_response(0.0)),
        (Status.STIFFNESS, lambda: Spring.from_stiffness(-1.0, 1.0)),
        (Status.DAMPING, lambda: Spring.from_stiffness(1.0, -1.0)),
        (Status.MASS, lambda: Spring.from_stiffness(1.0, 1.0, 0.0)),
        (Status.MASS, lambda: Spring(1.0).stiffness(math.nan)),
        (Status.DURATION, lambda: Spring.from_duration(math.inf)),
        (Status.BOUNCE, lambda: Spring.from_duration(1.0, 2.0)),
        (Status.TENSION, lambda: Spring.from_tension(-1e3, 1.0)),
        (Status.FRICTION, lambda: Spring.from_tension(30.0, -1e3)),
        (Status.VALUE, lambda: Spring(1.0).advance((math.nan, 0.0), 0.0, 0.1)),
        (Status.VELOCITY, lambda: Spring(1.0).advance((0.0, 1e101), 0.0, 0.1)),
        (Status.TARGET, lambda: Spring(1.0).advance((0.0, 0.0), math.inf, 0.1)),
        (Status.TIME_STEP, lambda: Spring(1.0).advance((0.0, 0.0), 0.0, -1.0)),
        (Status.TOLERANCE, lambda: Spring(1.0).step((0.0, 0.0), 0.0, 0.1, (0.0, 1.0))),
        (Status.UNDAMPED, lambda: Spring(1.0, 0.0).settling_time((1.0, 0.0), 0.0, HALF)),
        (Status.NEVER, lambda: Spring(1.0, 2.0).crossing_time((1.0, 0.0), 0.0)),
    ],
)
def test_numbers_out_of_range_raise(status: Status, call: object) -> None:
    with pytest.raises(ResinError) as caught:
        call()  # type: ignore[operator]
    assert caught.value.status is status
    assert str(caught.value)


def test_other_types_are_refused_by_name() -> None:
    spring = Spring(1.0)
    with pytest.raises(TypeError, match="'frequency' must be a real number, not str"):
        Spring("1")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="'motion' must be a tuple of 2 elements, not float"):
        spring.advance(1.0, 0.0, 0.1)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="'motion' must be a tuple of 2 elements, not of 3"):
        spring.advance((1.0, 2.0, 3.0), 0.0, 0.1)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"'motion\[1\]' must be a real number"):
        spring.advance((1.0, None), 0.0, 0.1)  # type: ignore[arg-type]

    class Failing:
        def __float__(self) -> float:
            raise LookupError("conversion")

    with pytest.raises(LookupError, match="conversion"):
        spring.advance((0.0, 0.0), Failing(), 0.1)  # type: ignore[arg-type]
