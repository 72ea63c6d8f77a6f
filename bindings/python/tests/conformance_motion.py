# SPDX-License-Identifier: MIT
"""The fixed workload of gestures."""

from __future__ import annotations

from workload import Workload

import resin


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
