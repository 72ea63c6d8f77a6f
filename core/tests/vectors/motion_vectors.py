#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes core/tests/vectors/motion_vectors.h: arguments and results of the motion helpers.

    python3 motion_vectors.py > motion_vectors.h

Needs mpmath, which computes every result in 60 digits from the definition and not from the form
that the core evaluates: a projection is the sum of a geometric series, a deceleration an integral,
a velocity the solution of the normal equations.
"""
import random

import mpmath as mp

mp.mp.dps = 60
random.seed(19850913)


def literal(value):
    return float(value).hex()


def row(*values):
    print("    {" + ", ".join(literal(v) for v in values) + "},")


def table(kind, name, rows):
    print(f"static const {kind} {name}[] = {{")
    for values in rows:
        row(*values)
    print("};\n")


RATES = [0.998, 0.99, 0.5, 0.9, 1e-3, 0.9999, 1.0 - 2.0**-30]
VELOCITIES = [1000.0, -1000.0, 1.0, -0.25, 3217.5, -12345.678, 1e-9, 1e12]


def projections():
    for rate in RATES:
        for velocity in VELOCITIES:
            r, v = mp.mpf(rate), mp.mpf(velocity)
            geometric = mp.nsum(lambda k: v / 1000 * r**k, [1, mp.inf]) if rate == 0.5 else v / 1000 * r / (1 - r)
            yield rate, velocity, geometric, -v / (1000 * mp.log(r))


def decelerations():
    for rate in RATES:
        for velocity in VELOCITIES:
            for time in [1e-6, 1.0 / 240, 1.0 / 60, 0.1, 1.0, 3.7]:
                r, v, t = mp.mpf(rate), mp.mpf(velocity), mp.mpf(time)
                way = v * (r ** (1000 * t) - 1) / (1000 * mp.log(r))
                if time == 0.1 and rate == 0.998:
                    way = mp.quad(lambda s: v * r ** (1000 * s), [0, t])
                yield rate, velocity, time, way, v * r ** (1000 * t)


def speeds():
    for rate in RATES:
        for velocity, speed in [(1000.0, 10.0), (-1000.0, 10.0), (50.0, 49.999999), (1e12, 1e-3), (7.0, 1e-300)]:
            yield rate, velocity, speed, mp.log(mp.mpf(speed) / abs(mp.mpf(velocity))) / (1000 * mp.log(mp.mpf(rate)))


def crossings():
    """Boundaries at parts of the way to the rest, early and late."""
    for rate in RATES:
        for velocity in [1000.0, -1000.0, 3217.5, -0.25]:
            for part in [1e-12, 1e-3, 0.5, 0.75, 0.999, 1 - 1e-6]:
                r, v = mp.mpf(rate), mp.mpf(velocity)
                boundary = float(-v / (1000 * mp.log(r)) * part)
                left = 1 + 1000 * mp.log(r) * mp.mpf(boundary) / v
                yield rate, velocity, boundary, mp.log(left) / (1000 * mp.log(r)), v * left


def rubber_bands():
    for dimension in [844.0, 390.0, 1.0, 1e-3, 5e6]:
        for coefficient in [0.55, 1.0, 0.01, 2.5]:
            for distance in [1e-9, 0.5, 1.0, 33.25, 400.0, 12345.0, 1e9]:
                x, d, c = mp.mpf(distance), mp.mpf(dimension), mp.mpf(coefficient)
                yield distance, dimension, coefficient, (1 - 1 / (x * c / d + 1)) * d


def inverse_rubber_bands():
    for dimension in [844.0, 390.0, 1.0, 1e-3]:
        for coefficient in [0.55, 1.0, 0.01]:
            for part in [1e-12, 0.25, 0.5, 0.75, 0.999999]:
                offset = dimension * part
                y, d, c = mp.mpf(offset), mp.mpf(dimension), mp.mpf(coefficient)
                yield offset, dimension, coefficient, (1 / (1 - y / d) - 1) * d / c


def powers():
    for exponent in [0.7, 1.0, 0.5, 1e-3, 0.999]:
        for distance in [1e-300, 1e-3, 0.5, 1.0, 2.0, 50.0, 1234.5, 1e300]:
            yield distance, exponent, mp.mpf(distance) ** mp.mpf(exponent)


def turns():
    for _ in range(200):
        size = random.choice([1.0, 4.0, 100.0, 1e5])
        start, end = random.uniform(-size, size), random.uniform(-size, size)
        circle = 2 * mp.mpf(float(mp.pi))  # the circle of the core: twice the double nearest to pi
        turn = mp.fmod(mp.mpf(end) - mp.mpf(start), circle)
        turn = turn - circle if turn > circle / 2 else turn + circle if turn <= -circle / 2 else turn
        yield start, end, turn


def velocities():
    """Ten traces of up to 25 samples within the window: the slope from the normal equations."""
    for trace in range(10):
        count = [2, 3, 7, 12, 25][trace % 5]
        start = [0.0, 86400.25][trace // 5]
        # At least 3.5 ms apart, or the tracker would thin them out.
        times = [start + (i * 0.099 / 24 if count == 25 else i * 0.099 / count) for i in range(count)]
        values = [random.uniform(-1.0, 1.0) + 900.0 * (t - start) + 3000.0 for t in times]
        t = [mp.mpf(x) for x in times]
        x = [mp.mpf(v) for v in values]
        n = mp.mpf(count)
        slope = (n * sum(a * b for a, b in zip(t, x)) - sum(t) * sum(x)) / (n * sum(a * a for a in t) - sum(t) ** 2)
        yield slope, times, values


print(
    """// SPDX-License-Identifier: MIT
#ifndef RSN_MOTION_VECTORS_H
#define RSN_MOTION_VECTORS_H

// Written by motion_vectors.py beside this file.
// clang-format off

typedef struct projection_vector { double rate, velocity, geometric, continuous; } projection_vector;
typedef struct deceleration_vector { double rate, velocity, time, way, speed; } deceleration_vector;
typedef struct speed_vector { double rate, velocity, speed, time; } speed_vector;
typedef struct crossing_vector { double rate, velocity, boundary, time, speed; } crossing_vector;
typedef struct band_vector { double argument, dimension, coefficient, result; } band_vector;
typedef struct power_vector { double distance, exponent, result; } power_vector;
typedef struct turn_vector { double from, to, turn; } turn_vector;
typedef struct velocity_vector { double velocity; unsigned count; double times[25], values[25]; } velocity_vector;
"""
)
table("projection_vector", "projection_vectors", projections())
table("deceleration_vector", "deceleration_vectors", decelerations())
table("speed_vector", "speed_vectors", speeds())
table("crossing_vector", "crossing_vectors", crossings())
table("band_vector", "band_vectors", rubber_bands())
table("band_vector", "inverse_band_vectors", inverse_rubber_bands())
table("power_vector", "power_vectors", powers())
table("turn_vector", "turn_vectors", turns())
print("static const velocity_vector velocity_vectors[] = {")
for slope, times, values in velocities():
    inner = lambda numbers: "{" + ", ".join(literal(v) for v in numbers) + "}"
    print(f"    {{{literal(slope)}, {len(times)}, {inner(times)}, {inner(values)}}},")
print("};\n\n#endif // RSN_MOTION_VECTORS_H")
