# SPDX-License-Identifier: MIT
"""The fixed workload of bars."""

from __future__ import annotations

from functools import partial

from workload import Workload

import resin


def add_state(w: Workload, bar: resin.Bar, state: resin.BarState) -> None:
    w.add_double(state.offset)
    w.add(state.highest_stop, state.phase)
    w.add_double(state.content_offset, bar.height(state), bar.progress(state))
    stop = bar.stop_at(state)
    w.add(resin.INDEX_NONE if stop is None else stop)


def with_insets(sample: resin.BarSample, insets: resin.BarInsets) -> resin.BarSample:
    return sample._replace(
        inset_top=sample.client_inset_top + insets.top,
        inset_bottom=sample.client_inset_bottom + insets.bottom,
    )


def respond(
    w: Workload, bar: resin.Bar, state: resin.BarState, sample: resin.BarSample, event: int
) -> tuple[resin.BarResponse, resin.BarSample]:
    """Call the method of an event, by its number."""
    phases = (resin.GesturePhase.BEGAN, resin.GesturePhase.ENDED, resin.GesturePhase.CANCELLED)
    if event < 3:
        velocity = w.grid(8001, 4000.0, 1.0) if event == 1 else 0.0
        gesture = resin.BarGesture(phases[event], sample, velocity)
        return bar.handle_gesture(state, gesture), sample
    if event == 3:
        return bar.settle(state, sample), sample
    if event == 4:
        return bar.scroll_to_top(state, sample), sample
    if event == 5:
        sample = sample._replace(content_height=w.grid(3000, 0.0, 1.0))
        return bar.change_layout(state, sample), sample
    if event == 6:
        return bar.move_to(state, sample, w.below(len(bar.stops))), sample
    return bar.attach(state, sample), sample


def run_events(w: Workload, bar: resin.Bar) -> resin.BarState:
    chain = (
        resin.BarTransform.IGNORE_BOTTOM,
        resin.BarTransform.IGNORE_TOP,
        resin.BarTransform.ANCHOR,
    )
    state = bar.initial_state()
    sample = resin.BarSample(0.0, 20.0, 34.0, 20.0, 34.0, 2000.0, 800.0)
    for _ in range(400):
        event = w.below(32)
        if event < 8:
            response, sample = respond(w, bar, state, sample, event)
            add_state(w, bar, response.state)
            add_state(w, bar, response.resting)
            w.add_double(*response.insets, response.target_offset)
            w.add(int(response.has_target))
            state = response.state
            sample = with_insets(sample, response.insets)
            if response.has_target:
                sample = sample._replace(content_offset=response.target_offset)
            continue
        offset = sample.content_offset + w.grid(161, 80.0, 2.0)
        sample = sample._replace(content_offset=offset)
        scroll = partial(bar.reduce_with, transformers=chain) if event >= 28 else bar.reduce
        state = scroll(state, sample)
        add_state(w, bar, state)
        sample = with_insets(sample, bar.contribution(state, sample))
    return state


def run_bar(w: Workload) -> None:
    bars = (
        resin.Bar([0.0, 64.0], snapping=resin.Snapping.NEAREST, hold_short_content=True),
        resin.Bar([44.0, 96.0, 200.0]),
        resin.Bar(
            [44.0, 44.0, 120.0, 300.0],
            normal_stop=2,
            resistance=0.25,
            stretch_while_settling=True,
        ),
    )
    states = [run_events(w, bar) for bar in bars]
    w.add_double(bars[1].value(states[1], [(1.0, 0.0), (17.0, 34.0)]))
    add_state(w, bars[2], bars[2].adopt(bars[1], states[1]))
