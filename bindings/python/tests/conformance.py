# SPDX-License-Identifier: MIT
"""The fixed workloads of core/conformance, through the public functions of the package."""

from __future__ import annotations

import struct
from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import partial

import resin

MASK = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15


def mix(z: int) -> int:
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK
    z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK
    return z ^ z >> 31


class Workload:
    """A random sequence, and the hash of the results so far."""

    def __init__(self, seed: int) -> None:
        self.random = seed
        self.hash = 0

    def below(self, count: int) -> int:
        self.random = (self.random + STEP) & MASK
        return mix(self.random) % count

    def grid(self, count: int, origin: float, scale: float) -> float:
        return (self.below(count) - origin) / scale

    def pick(self, table: Sequence[float]) -> float:
        return table[self.below(len(table))]

    def add(self, *words: int) -> None:
        for word in words:
            self.hash = mix((self.hash ^ word) + STEP & MASK)

    def add_double(self, *values: float) -> None:
        for value in values:
            self.add(struct.unpack("<Q", struct.pack("<d", value))[0])

    def add_rows(self, rows: Sequence[Iterable[int]] | resin.View[resin.IndexPair]) -> None:
        """Add a number of rows and then their words."""
        self.add(len(rows))
        for row in rows:
            self.add(*row)

    def add_indices(self, indices: Sequence[int] | resin.View[int]) -> None:
        self.add(len(indices), *indices)

    def add_result(self, call: Callable[[], float]) -> None:
        """Add the status of a call and, on success, its result."""
        try:
            value = call()
        except resin.ResinError as error:
            self.add(error.status)
        else:
            self.add(0)
            self.add_double(value)


# Lists


class Lists:
    """Two lists with duplicates, and the fingerprints of their contents."""

    def __init__(self, w: Workload, most: int) -> None:
        counts = (w.below(most + 1), w.below(most + 1))
        alphabet = 1 + w.below(80)
        drawn = [[(mix(w.below(alphabet)), w.below(3)) for _ in range(count)] for count in counts]
        old, new = drawn
        self.keys = [key for key, _ in old], [key for key, _ in new]
        self.fingerprints = [mark for _, mark in old], [mark for _, mark in new]


def add_changes(w: Workload, changes: resin.Changes) -> None:
    w.add_indices(changes.deletes)
    w.add_indices(changes.inserts)
    w.add_rows(changes.updates)
    w.add_rows(changes.moves)
    groups = changes.duplicates
    ends = [sum(len(group) for group in groups[: k + 1]) for k in range(len(groups))]
    w.add_indices(ends)
    w.add_indices([index for group in groups for index in group])


def add_stages(w: Workload, diff: resin.Diff) -> None:
    flags = w.below(8)
    stages = diff.stages(
        item_updates_in_place=bool(flags & 1),
        section_updates_in_place=bool(flags & 2),
        split_moves=bool(flags & 4),
    )
    w.add(len(stages))
    for stage in stages:
        w.add_indices(stage.section_deletes)
        w.add_indices(stage.section_inserts)
        w.add_indices(stage.section_reloads)
        w.add_rows(stage.section_moves)
        for paths in (stage.item_deletes, stage.item_inserts, stage.item_reloads):
            w.add_rows(paths.tolist())
        w.add_rows([(*source, *target) for source, target in stage.item_moves])


def run_flat(w: Workload, diff: resin.Diff) -> None:
    for turn in range(200):
        items = Lists(w, 60)
        diff.match(*items.keys)
        diff.mark_fingerprints(*items.fingerprints)
        changes = diff.finish(resin.Moves.MINIMAL if turn % 2 == 0 else resin.Moves.HECKEL)
        add_changes(w, changes)
        steps = diff.steps()
        w.add(len(steps))
        for step in steps:
            w.add(*step)
        add_stages(w, diff)


def draw_offsets(w: Workload, sections: int, items: int) -> list[int]:
    places = sorted(w.below(items + 1) for _ in range(1, sections))
    return [0, *places, items] if sections > 0 else [items]


def run_sections(w: Workload, diff: resin.Diff) -> None:
    for _ in range(200):
        sections, items = Lists(w, 6), Lists(w, 60)
        offsets = []
        for side in range(2):
            if not sections.keys[side]:
                items.keys[side].clear()
                items.fingerprints[side].clear()
            offsets.append(draw_offsets(w, len(sections.keys[side]), len(items.keys[side])))
        diff.match_sections(*sections.keys, *items.keys, *offsets, across_sections=w.below(2) == 1)
        diff.mark_fingerprints(*items.fingerprints)
        diff.mark_fingerprints(*sections.fingerprints, level=resin.Level.SECTIONS)
        changes = diff.finish()
        add_changes(w, changes)
        assert changes.sections is not None
        add_changes(w, changes.sections)
        add_stages(w, diff)


def run_diff(w: Workload) -> None:
    with resin.Diff() as diff:
        run_flat(w, diff)
        run_sections(w, diff)


# Springs

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


# Gestures


def run_decelerations(w: Workload) -> None:
    rates = (0.998, 0.99, 0.5, 0.9999)
    for _ in range(500):
        value, velocity = w.grid(4001, 2000.0, 4.0), w.grid(20001, 10000.0, 2.0)
        motion = resin.Deceleration(value, velocity, w.pick(rates))
        time, boundary = w.grid(3000, 0.0, 1000.0), w.grid(8001, 4000.0, 2.0)
        w.add_double(resin.project(motion.velocity, motion.rate))
        w.add_double(resin.project_continuous(motion.velocity, motion.rate))
        after = motion.after(time)
        w.add_double(after.value, after.velocity)
        w.add_double(motion.rest(), motion.time_to_speed(10.0), *motion.crossing(boundary))


def run_rubber_bands(w: Workload) -> None:
    for _ in range(500):
        distance = w.grid(8001, 4000.0, 4.0)
        dimension, coefficient = w.grid(1000, -1.0, 1.0), w.grid(20, -1.0, 20.0)
        exponent = w.pick((0.7, 0.5, 1.0, 0.1))
        w.add_double(
            resin.rubber_band_power(distance, exponent),
            resin.rubber_band_power_inverse(distance, exponent),
            resin.rubber_band(distance, dimension, coefficient),
            resin.rubber_band_inverse(distance, dimension, coefficient),
        )


def run_nearest(w: Workload) -> None:
    for _ in range(300):
        points, stops = [], []
        for _ in range(w.below(9)):
            points.append((w.grid(101, 50.0, 1.0), w.grid(101, 50.0, 1.0)))
            stops.append(w.grid(2001, 1000.0, 100.0))
        target = (w.grid(101, 50.0, 1.0), w.grid(101, 50.0, 1.0))
        line = w.grid(2001, 1000.0, 100.0)
        for index in (
            resin.nearest_point(points, target),
            resin.nearest_stop(stops, line),
            resin.closest_angle(stops, line),
        ):
            w.add(resin.INDEX_NONE if index is None else index)
        w.add_double(resin.shortest_turn(target[0], line))


def run_momentum(w: Workload) -> None:
    for _ in range(200):
        velocity, distance = w.grid(401, 200.0, 0.5), w.grid(401, 200.0, 2.0)
        w.add_double(*resin.momentum_on_release(velocity, distance))


def run_trackers(w: Workload) -> None:
    for turn in range(20):
        tracker, latch = resin.VelocityTracker(), resin.ForceLatch()
        pause, timed_pause = resin.PauseDetector(), resin.TimedPauseDetector()
        milliseconds = position = 0.0
        for event in range(60):
            milliseconds += 4 + w.below(16)
            position += w.grid(81, 0.0 if event < 30 else 75.0, 4.0)
            time = milliseconds / 1000.0
            tracker.add(time, position)
            velocity = tracker.velocity(time)
            w.add_double(velocity)
            w.add(int(pause.add(velocity, position)))
            w.add(int(timed_pause.add(time, velocity, position)))
            force = resin.force_fraction(w.below(100), 80.0)
            w.add_double(force)
            w.add(latch.add(force))
        w.add(latch.end(cancelled=turn % 2 == 1))


def run_motion(w: Workload) -> None:
    run_decelerations(w)
    run_rubber_bands(w)
    run_nearest(w)
    run_momentum(w)
    run_trackers(w)


# Bars


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
        return bar.layout_changed(state, sample), sample
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


# Constraints


class World:
    """A solver with its variables, and its constraints in the order of their addition."""

    def __init__(self, w: Workload) -> None:
        self.w = w
        self.solver = resin.Solver()
        self.constraints: list[resin.Constraint] = []
        self.variables = [
            self.solver.add_variable(not_negative=w.below(2) == 1, rank=w.below(3))
            for _ in range(10)
        ]

    def add_values(self) -> None:
        self.w.add_double(*(self.solver.value(variable) for variable in self.variables))

    def add_constraints(self, constraints: Iterable[resin.Constraint]) -> None:
        self.w.add_indices([self.constraints.index(constraint) for constraint in constraints])

    def draw_strength(self) -> resin.Strength:
        if self.w.below(4) == 0:
            return resin.REQUIRED
        priority = 1 + self.w.below(1000)
        return resin.Strength(priority, self.w.pick((1.0, 0.5, 2.0)))

    def add_constraint(self) -> None:
        coefficients = (1.0, -1.0, 2.0, 0.5, -0.25)
        terms = [
            (self.variables[self.w.below(10)], self.w.pick(coefficients))
            for _ in range(1 + self.w.below(4))
        ]
        constant = self.w.grid(401, 200.0, 1.0)
        relation = resin.Relation(self.w.below(3))
        strength = self.draw_strength()
        self.constraints.append(self.solver.add_constraint(terms, constant, relation, strength))

    def operate(self) -> None:
        operation = self.w.below(8)
        if operation < 5 or not self.constraints:
            self.add_constraint()
            return
        constraint = self.constraints[self.w.below(len(self.constraints))]
        if operation == 5:
            self.solver.remove_constraint(constraint)
        elif operation == 6:
            self.solver.set_constant(constraint, self.w.grid(401, 200.0, 1.0))
        else:
            self.solver.set_strength(constraint, self.draw_strength())

    def run_operations(self) -> None:
        for _ in range(60):
            try:
                self.operate()
            except resin.ConflictError as error:
                self.w.add(error.status)
                self.add_constraints(error.constraints)
            except resin.ResinError as error:
                self.w.add(error.status)
            else:
                self.w.add(0)
            self.add_values()

    def run_edit(self) -> None:
        edited = self.variables[self.w.below(10)]
        edit = self.solver.add_edit(edited, 900)
        for _ in range(10):
            value = self.w.grid(1001, 500.0, 1.0)
            try:
                self.solver.suggest(edited, value)
            except resin.ResinError as error:
                self.w.add(error.status)
            else:
                self.w.add(0)
            self.add_values()
        self.solver.remove_constraint(edit)

    def add_changes(self) -> None:
        changes = self.solver.take_changes()
        self.w.add(len(changes))
        self.w.add_double(*(change.value for change in changes))

    def add_answers(self) -> None:
        for variable in self.variables:
            self.w.add_double(*self.solver.range(variable))
            self.add_constraints(self.solver.dependencies(variable))
        for constraint in self.constraints:
            try:
                residual = self.solver.residual(constraint)
            except resin.ResinError as error:
                self.w.add(error.status)
            else:
                self.w.add(0)
                self.w.add_double(residual)


def run_solver(w: Workload) -> None:
    for _ in range(20):
        world = World(w)
        world.run_operations()
        world.add_changes()
        world.run_edit()
        world.add_changes()
        world.add_answers()
        world.solver.close()


UNITS: dict[str, Callable[[Workload], None]] = {
    "diff": run_diff,
    "spring": run_spring,
    "motion": run_motion,
    "bar": run_bar,
    "solver": run_solver,
}


def hash_of(unit: str) -> str:
    """Return the hash of a unit, 16 hexadecimal digits."""
    w = Workload(1 + list(UNITS).index(unit))
    UNITS[unit](w)
    return f"{w.hash:016x}"
