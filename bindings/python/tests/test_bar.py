# SPDX-License-Identifier: MIT
"""Bars: heights by hand, properties of the documentation, and callbacks."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
import pytest

from resin import (
    Bar,
    BarGesture,
    BarPhase,
    BarSample,
    BarState,
    BarStep,
    BarTransform,
    BusyError,
    ClosedError,
    GesturePhase,
    ResinError,
    Snapping,
    Status,
)

STOPS = (44.0, 96.0, 200.0)
UNKNOWN: Any = 77  # no member of any enumeration
CHAIN = (
    BarTransform.IGNORE_TOP,
    BarTransform.IGNORE_BOTTOM,
    BarTransform.CUT_OUT,
    BarTransform.ANCHOR,
)


def sample_at(y: float) -> BarSample:
    return BarSample(y, inset_top=200.0, content_height=4000.0, frame_height=800.0)


def attached(bar: Bar) -> BarState:
    return bar.attach(bar.initial_state(), sample_at(-96.0)).state


def test_a_bar_has_its_stops() -> None:
    bar = Bar(np.array(STOPS))
    assert bar.stops == STOPS
    assert bar.normal_stop == 1
    assert Bar([10, 20], normal_stop=1).normal_stop == 1
    state = bar.initial_state()
    assert state == BarState(-96.0, 1, BarPhase.DETACHED, 0.0)
    assert state.phase is BarPhase.DETACHED
    assert bar.height(state) == 96.0
    assert bar.progress(state) == 1.0
    assert bar.stop_at(state) == 1
    between = state._replace(offset=-70.0)
    assert bar.stop_at(between) is None
    assert bar.progress(between) == pytest.approx(0.5)
    assert bar.value(between, [(0.0, 10.0), (10.0, 99.0)]) == pytest.approx(5.0)
    assert bar.value(between, np.array([[0.0, 10.0], [10.0, 99.0]])) == pytest.approx(5.0)


def test_scrolling_shrinks_and_grows_the_bar_with_the_content() -> None:
    bar = Bar(STOPS)
    state = attached(bar)
    heights = []
    for y in (-76.0, -56.0, -36.0, 64.0, 44.0, 24.0, -100.0):
        state = bar.reduce(state, sample_at(y))
        heights.append(bar.height(state))
    assert heights == [76.0, 56.0, 44.0, 44.0, 64.0, 84.0, 96.0]


def test_random_scrolling_leaves_no_gap_and_is_idempotent() -> None:
    bar = Bar(STOPS)
    state = attached(bar)
    source = random.Random(6)
    y = -96.0
    for _ in range(500):
        y = min(max(y + source.uniform(-60, 60), -200.0), 3000.0)
        state = bar.reduce(state, sample_at(y))
        assert bar.height(state) >= min(-y, 96.0)
        assert 44.0 <= bar.height(state) <= 96.0
        assert bar.reduce(state, sample_at(y)) == state
        assert bar.reduce_with(state, sample_at(y), CHAIN) == state


def test_the_chain_of_reduce_gives_the_same_states() -> None:
    bar = Bar(STOPS)
    one = two = attached(bar)
    for y in (-90.0, 0.0, 30.0, 10.0, -96.0, -150.0, 4000.0):
        one = bar.reduce(one, sample_at(y))
        two = bar.reduce_with(two, sample_at(y), list(CHAIN))
        assert one == two


def test_gestures_settle_the_bar_at_a_stop() -> None:
    bar = Bar(STOPS)
    state = attached(bar)
    began = bar.handle_gesture(state, BarGesture(GesturePhase.BEGAN, sample_at(-96.0)))
    assert began.state.phase is BarPhase.TRACKING
    assert began.state.highest_stop == 2
    moved = bar.reduce(began.state, sample_at(-66.0))
    ended = bar.handle_gesture(moved, BarGesture(GesturePhase.ENDED, sample_at(-66.0)))
    assert ended.state.phase is BarPhase.SETTLING
    assert ended.has_target
    # 66 is nearer to 44 than to 96, so the content scrolls on by 22.
    assert bar.stop_at(ended.resting) == 0
    assert ended.target_offset == pytest.approx(-44.0)
    rest = bar.reduce(ended.state, sample_at(ended.target_offset))
    done = bar.settle(rest, sample_at(ended.target_offset))
    assert done.state.phase is BarPhase.RESTING
    assert not done.has_target
    kept = bar.settle(moved._replace(phase=BarPhase.SETTLING), sample_at(-66.0), keep_content=True)
    assert not kept.has_target
    # The content returns to its top, so the bar returns to its normal stop.
    gesture = BarGesture(GesturePhase.ENDED, sample_at(-66.0), rest_offset=-96.0)
    assert bar.stop_at(bar.handle_gesture(moved, gesture).resting) == 1


def test_other_events() -> None:
    bar = Bar(STOPS)
    state = attached(bar)
    sample = sample_at(1000.0)
    state = bar.reduce(state, sample)
    assert bar.height(state) == 44.0
    assert bar.contribution(state, sample) == (96.0, 0.0, 96.0)
    top = bar.scroll_to_top(state, sample)
    assert top.has_target
    assert top.target_offset == -96.0
    moved = bar.move_to(state, sample, 1)
    assert moved.target_offset == pytest.approx(1000.0 - 52.0)
    assert bar.change_layout(state, sample_at(500.0)).insets.top == 96.0
    taller = Bar((50.0, 100.0, 300.0))
    adopted = taller.adopt(bar, state)
    assert taller.height(adopted) == 50.0
    assert taller.adopt(bar, attached(bar)).offset == -100.0


def test_options_are_passed() -> None:
    assert Bar(STOPS, snapping=Snapping.NONE).handle_gesture(
        Bar(STOPS).reduce(attached(Bar(STOPS)), sample_at(-66.0)),
        BarGesture(GesturePhase.ENDED, sample_at(-66.0)),
    ).resting.offset == pytest.approx(-66.0)
    short = BarSample(-96.0, inset_top=96.0, content_height=100.0, frame_height=800.0)
    state = attached(Bar(STOPS))
    # The content fills the frame below the bar, and without the option below the lowest stop.
    held = Bar(STOPS, hold_short_content=True).contribution(state, short)
    assert held.bottom == 800.0 - 96.0 - 100.0
    assert Bar(STOPS).contribution(state, short).bottom == 800.0 - 44.0 - 100.0
    heights = []
    several: tuple[dict[str, Any], ...] = ({}, {"resistance": 0.25}, {"no_resistance": True})
    for options in several:
        bar = Bar(STOPS, **options)
        began = bar.handle_gesture(state, BarGesture(GesturePhase.BEGAN, sample_at(-96.0))).state
        heights.append(bar.height(bar.reduce(began, sample_at(-400.0))))
    assert heights[0] > heights[1] > heights[2] == 200.0


@pytest.mark.parametrize(
    ("status", "call"),
    [
        (Status.STOPS, lambda: Bar([44.0])),
        (Status.STOPS, lambda: Bar([])),
        (Status.STOPS, lambda: Bar([96.0, 44.0])),
        (Status.STOPS, lambda: Bar([0.0, math.nan])),
        (Status.NORMAL_STOP, lambda: Bar(STOPS, normal_stop=3)),
        (Status.SNAPPING, lambda: Bar(STOPS, snapping=UNKNOWN)),
        (Status.RESISTANCE, lambda: Bar(STOPS, resistance=2.0)),
        (Status.RATE, lambda: Bar(STOPS, deceleration_rate=1.0)),
        (Status.TOP_TOLERANCE, lambda: Bar(STOPS, top_tolerance=-1.0)),
        (Status.SAMPLE, lambda: Bar(STOPS).reduce(attached(Bar(STOPS)), sample_at(math.nan))),
        (
            Status.BAR_STATE,
            lambda: Bar(STOPS).reduce(BarState(math.nan, 1, BarPhase.RESTING, 0.0), sample_at(0.0)),
        ),
        (
            Status.BAR_STATE,
            lambda: Bar(STOPS).reduce(BarState(0.0, 9, BarPhase.RESTING, 0.0), sample_at(0.0)),
        ),
        (Status.BAR_RANGES, lambda: Bar(STOPS).value(attached(Bar(STOPS)), [(0.0, 1.0)])),
        (Status.STOP, lambda: Bar(STOPS).move_to(attached(Bar(STOPS)), sample_at(0.0), 3)),
        (
            Status.GESTURE,
            lambda: Bar(STOPS).handle_gesture(
                attached(Bar(STOPS)), BarGesture(UNKNOWN, sample_at(0.0))
            ),
        ),
        (
            Status.TRANSFORMER,
            lambda: Bar(STOPS).reduce_with(attached(Bar(STOPS)), sample_at(0.0), [UNKNOWN]),
        ),
        (
            Status.TRANSFORMER,
            lambda: Bar(STOPS).reduce_with(
                attached(Bar(STOPS)), sample_at(0.0), [lambda _: math.nan]
            ),
        ),
    ],
)
def test_numbers_out_of_range_raise(status: Status, call: object) -> None:
    with pytest.raises(ResinError) as caught:
        call()  # type: ignore[operator]
    assert caught.value.status is status


def test_other_types_are_refused_by_name() -> None:
    bar = Bar(STOPS)
    state = attached(bar)
    with pytest.raises(TypeError, match="'state' must be a BarState, not None"):
        bar.reduce(None, sample_at(0.0))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="'sample' must be a tuple of 7 elements, not of 2"):
        bar.reduce(state, (1.0, 2.0))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"'state\.phase' must be an integer"):
        bar.reduce(state._replace(phase="resting"), sample_at(0.0))  # type: ignore[arg-type]
    with pytest.raises(OverflowError, match=r"state\.highest_stop"):
        bar.reduce(state._replace(highest_stop=-1), sample_at(0.0))
    with pytest.raises(TypeError, match="'gesture' must be a BarGesture"):
        bar.handle_gesture(state, GesturePhase.BEGAN)  # type: ignore[arg-type]
    gesture = BarGesture(GesturePhase.BEGAN, sample_at("0"))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"'gesture\.sample\[0\]' must be a real number, not str"):
        bar.handle_gesture(state, gesture)
    with pytest.raises(TypeError, match=r"'transformers\[0\]' must be a BarTransform or callable"):
        bar.reduce_with(state, sample_at(0.0), ["top"])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="'source' must be a Bar"):
        bar.adopt(STOPS, state)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="'transformers' must be iterable, not int"):
        bar.reduce_with(state, sample_at(0.0), 5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"'ranges\[0\]' must be a tuple of 2 elements"):
        bar.value(state, [0.0, 1.0])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="float64"):
        Bar(np.array([44, 96]))


# Callbacks


def test_a_transformer_reads_its_step_and_extends_a_built_in_one() -> None:
    bar = Bar(STOPS)
    state = attached(bar)
    seen: list[tuple[float, float, float]] = []

    def halve(step: BarStep) -> float:
        assert step.bar is bar
        assert step.sample == sample_at(-56.0)
        assert step.state == state
        assert step.bottom >= step.top
        seen.append((step.previous, step.current, step.delta))
        return step.transformed(BarTransform.IGNORE_TOP) / 2

    moved = bar.reduce_with(state, sample_at(-56.0), [halve])
    assert seen == [(-96.0, -56.0, 40.0)]
    assert bar.height(moved) == 76.0


def test_a_step_is_valid_during_its_call_only() -> None:
    bar = Bar(STOPS)
    steps: list[BarStep] = []

    def keep(step: BarStep) -> float:
        steps.append(step)
        assert repr(step) == "<BarStep: delta 40.0>"
        return 0.0

    bar.reduce_with(attached(bar), sample_at(-56.0), [keep])
    step = steps[0]
    assert repr(step) == "<BarStep: its call has ended>"
    for read in (
        lambda: step.bar,
        lambda: step.state,
        lambda: step.sample,
        lambda: step.delta,
        lambda: step.transformed(BarTransform.ANCHOR),
    ):
        with pytest.raises(ResinError, match="valid only during the call") as caught:
            read()
        assert caught.value.status is Status.ORDER


def test_an_error_of_a_transformer_arrives_and_stops_the_chain() -> None:
    bar = Bar(STOPS)
    state = attached(bar)
    later: list[BarStep] = []

    def fail(_: BarStep) -> float:
        raise LookupError("transformer")

    def record(step: BarStep) -> float:
        later.append(step)
        return 0.0

    with pytest.raises(LookupError, match="transformer"):
        bar.reduce_with(state, sample_at(-56.0), [fail, record])
    assert not later
    with pytest.raises(TypeError, match="result of a transformer"):
        bar.reduce_with(state, sample_at(-56.0), [lambda _: None])  # type: ignore[list-item, return-value]
    assert bar.height(bar.reduce(state, sample_at(-56.0))) == 56.0


def test_a_transformer_may_use_its_bar_but_not_close_it() -> None:
    bar = Bar(STOPS)
    state = attached(bar)
    heights: list[float] = []

    def nested(step: BarStep) -> float:
        with pytest.raises(BusyError):
            bar.close()
        heights.append(bar.height(bar.reduce(state, sample_at(-76.0))))
        return step.delta

    moved = bar.reduce_with(state, sample_at(-56.0), [nested])
    assert heights == [76.0]
    assert bar.height(moved) == 56.0


def test_a_closed_bar_raises() -> None:
    with Bar(STOPS) as bar:
        state = attached(bar)
    bar.close()
    for call in (
        lambda: bar.stops,
        lambda: bar.normal_stop,
        bar.initial_state,
        lambda: bar.height(state),
        lambda: bar.progress(state),
        lambda: bar.reduce(state, sample_at(0.0)),
        lambda: bar.reduce_with(state, sample_at(0.0), []),
        lambda: bar.settle(state, sample_at(0.0)),
        lambda: Bar(STOPS).adopt(bar, state),
    ):
        with pytest.raises(ClosedError):
            call()
