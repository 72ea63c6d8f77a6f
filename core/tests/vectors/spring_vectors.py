#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Generates core/tests/vectors/spring_vectors.h: springs, their motions and times.

    python3 spring_vectors.py > spring_vectors.h

Requires mpmath. Computes motions with 100 digits from the two complex roots of the characteristic
polynomial, one formula for every regime, and compares them with the exponential of the matrix
[[0, 1], [-w^2, -2zw]]. Finds times by bisection between the points of a dense grid, without
formulas for extrema; only the end of the grid depends on the envelope.
"""
import random

import mpmath as mp

mp.mp.dps = 100
random.seed(1712)

RATIOS = [0.0, 1e-6, 0.02, 0.3, 0.8, 0.999, 1 - 1e-9, 1 - 2.0**-53, 1.0, 1 + 2.0**-52, 1 + 1e-9]
RATIOS += [1.001, 1.5, 4.0, 100.0, 1e4]


def oscillation(w, z, x, v):
    """The distance and its derivative, as functions of time."""
    w, z, x, v = (mp.mpf(n) for n in (w, z, x, v))
    if z == 1:
        return (
            lambda t: (x + (v + w * x) * t) * mp.exp(-w * t),
            lambda t: (v - w * (v + w * x) * t) * mp.exp(-w * t),
        )
    root = mp.sqrt(mp.mpc(z * z - 1))
    one, two = w * (-z + root), w * (-z - root)
    a, b = (v - two * x) / (one - two), (one * x - v) / (one - two)
    return (
        lambda t: mp.re(a * mp.exp(one * t) + b * mp.exp(two * t)),
        lambda t: mp.re(a * one * mp.exp(one * t) + b * two * mp.exp(two * t)),
    )


def check_with_matrix(w, z, x, v, t, distance, velocity):
    w, z, t = mp.mpf(w), mp.mpf(z), mp.mpf(t)
    matrix = mp.expm(mp.matrix([[0, t], [-w * w * t, -2 * z * w * t]]))
    expected = matrix * mp.matrix([mp.mpf(x), mp.mpf(v)])
    scale = abs(mp.mpf(x)) + abs(mp.mpf(v)) / w
    assert abs(distance - expected[0]) <= mp.mpf(10) ** -40 * scale, (w, z, x, v, t)
    assert abs(velocity - expected[1]) <= mp.mpf(10) ** -40 * scale * w, (w, z, x, v, t)


def advances():
    starts = [(0.0, 50.0, 10.0), (100.0, 0.0, 0.0), (-3.5, -1234.5, 7.25), (2.0, 1e-7, 2.0)]
    for z in RATIOS:
        for _ in range(22):
            w = random.choice([1e-4, 0.7, 4 * 3.141592653589793, 100.0, 1e5])
            t = random.choice([0.0, 1e-9, 1 / 240, 1 / 60, 0.1, 0.5, 10.0, 1e6]) or random.random()
            yield (w, z, *random.choice(starts), t)
    for z in (0.0, 0.3, 1.0, 1e4):
        yield (1.0, z, 1e100, -1e100, -1e100, 0.01)
        yield (1e5, z, 1e100, 1e100, 0.0, 1e6)
        yield (1e5, z, 1e-300, -1e-300, 0.0, 1e-5)


def advance_rows():
    for w, z, value, velocity, target, t in advances():
        x = mp.mpf(value) - mp.mpf(target)
        distance, speed = oscillation(w, z, x, velocity)
        at = mp.mpf(t)
        if w * t * max(1.0, 2 * z) < 40:
            check_with_matrix(w, z, x, velocity, t, distance(at), speed(at))
        yield (w, z, value, velocity, target, t, mp.mpf(target) + distance(at), speed(at))


def bisect(holds, low, high):
    """The boundary between low, where the predicate holds, and high, where it does not."""
    for _ in range(120):
        middle = (low + high) / 2
        if holds(middle):
            low = middle
        else:
            high = middle
    return low


def grid(w, z, end):
    """Times from 0 to end, dense enough that an oscillation has 40 of them per half period."""
    if z < 0.999:
        step = mp.pi / (w * mp.sqrt(1 - mp.mpf(z) ** 2)) / 40
        return [step * k for k in range(int(end / step) + 2)]
    first = mp.mpf(10) ** -6 / (w * z)
    count = int(mp.log(end / first) / mp.log(mp.mpf("1.02"))) + 2
    return [mp.mpf(0)] + [first * mp.mpf("1.02") ** k for k in range(count)]


def last_time_over(y, w, z, level):
    slow = w * (mp.mpf(z) - mp.sqrt(mp.mpf(z) ** 2 - 1)) if z > 1 else w * mp.mpf(z)
    end = 60 / slow  # every row starts at less than e^40 times the level
    times = grid(w, z, end)
    for k in range(len(times) - 1, 0, -1):
        if abs(y(times[k - 1])) > level:
            return bisect(lambda t: abs(y(t)) > level, times[k - 1], times[k])
    return mp.mpf(0)


def settle_rows():
    mp.mp.dps = 40
    for z in [0.02, 0.1, 0.3, 0.5, 0.8, 0.95, 0.999, 1.0, 1 + 1e-9, 1.001, 1.2, 1.5, 4.0, 100.0, 1e4]:
        for _ in range(7):
            w = random.choice([0.01, 1.0, 8.0, 15.7, 300.0])
            x = random.choice([0.0, 1.0, -100.0, 0.001, 300.0])
            v = w * random.choice([0.0, 1.0, -30.0, 100.0, -1e4, 250.0])
            level, speed = random.choice([(0.5, 1.0), (0.001, 0.01), (0.1, 1e9), (1e9, 0.1)])
            y, dy = oscillation(w, z, x, v)
            if z == 0.02 and (x, v) == (0.0, 0.0):
                continue
            there = last_time_over(y, w, z, mp.mpf(level))
            slow = last_time_over(dy, w, z, mp.mpf(speed))
            yield (w, z, x, v, level, speed, max(there, slow))


def first_sign_change(f, times):
    start = next((t for t in times if f(t) != 0), None)
    if start is None:
        return None
    sign = mp.sign(f(start))
    for low, high in zip(times, times[1:]):
        if low >= start and mp.sign(f(high)) == -sign:
            return bisect(lambda t: mp.sign(f(t)) == sign, low, high)
    return None


def crossing_rows():
    """Rows of times; -1 for never."""
    mp.mp.dps = 60
    for z in [0.0, 0.1, 0.5, 0.9, 0.999, 1.0, 1 + 1e-9, 1.001, 1.5, 4.0, 1e4]:
        for x, slope in [(1.0, 0.0), (-2.0, 5.0), (-2.0, -5.0), (100.0, -1e6), (100.0, -1.01), (0.0, 3.0), (0.0, -2e-5), (5.0, -3.0 * max(z, 1.0))]:
            w = random.choice([0.01, 1.0, 12.0, 500.0])
            v = float(w * slope)
            y, dy = oscillation(w, z, x, v)
            end = 2.2 * mp.pi / (w * mp.sqrt(1 - mp.mpf(z) ** 2)) if z < 0.999 else 100 * max(z, 1) / w
            if 0.999 <= z < 1:
                end = 2.2 * mp.pi / (w * mp.sqrt(1 - mp.mpf(z) ** 2))
            times = grid(w, z, mp.mpf(end))
            crossing = mp.mpf(0) if x == 0.0 else first_sign_change(y, times)
            beyond = mp.mpf(0)
            if crossing is not None:
                after = [crossing + t for t in times]
                turning = first_sign_change(dy, after)
                beyond = abs(y(turning)) if turning is not None else mp.mpf(0)
            yield (w, z, x, v, -1 if crossing is None else crossing, beyond)


def table(name, members, rows):
    print(f"typedef struct {name} {{ double {', '.join(members)}; }} {name};\n")
    print(f"static const {name} {name}s[] = {{")
    for row in rows:
        print("    {" + ", ".join(float(v).hex() for v in row) + "},")
    print("};\n")


def main():
    print("// SPDX-License-Identifier: MIT")
    print("#ifndef RSN_SPRING_VECTORS_H\n#define RSN_SPRING_VECTORS_H\n")
    print("// Generated by spring_vectors.py.\n// clang-format off\n")
    table(
        "advance_vector",
        ["frequency", "ratio", "value", "velocity", "target", "dt", "end", "end_velocity"],
        advance_rows(),
    )
    table(
        "settle_vector",
        ["frequency", "ratio", "distance", "velocity", "level", "speed", "time"],
        settle_rows(),
    )
    print("// A time of -1 stands for never.")
    table(
        "crossing_vector",
        ["frequency", "ratio", "distance", "velocity", "time", "beyond"],
        crossing_rows(),
    )
    print("#endif // RSN_SPRING_VECTORS_H")


main()
