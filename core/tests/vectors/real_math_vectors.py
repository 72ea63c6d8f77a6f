#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes core/tests/vectors/real_math_vectors.h: arguments and results of the real functions.

    python3 real_math_vectors.py > real_math_vectors.h

Needs mpmath, which computes every result in 60 digits. A result is written as two doubles, the
nearest one and the nearest to what that leaves out, so that a test can measure an error in
hundredths of a unit in the last place.
"""
import random

import mpmath as mp

mp.mp.dps = 60
random.seed(20240229)


def literal(value):
    value = float(value)
    if value != value or value in (float("inf"), float("-inf")):
        raise ValueError("special values are written by hand in the test")
    return value.hex()


def log_uniform(low, high):
    return mp.mpf(2) ** random.uniform(low, high)


def near_quarter_turns():
    """The doubles up to 2^14 that are nearest to a multiple of pi / 2: in each binade the
    convergents of the continued fraction of spacing / (pi / 2), scaled into the binade."""
    found = []
    for exponent in range(0, 14):
        step = mp.mpf(2) ** (exponent - 52)
        ratio = step / (mp.pi / 2)
        rest, p, q, p_before, q_before = ratio, 1, 0, 0, 1
        best = None
        for _ in range(80):
            whole = int(mp.floor(rest))
            p, p_before = whole * p + p_before, p
            q, q_before = whole * q + q_before, q
            if q >= 2**53:
                break
            if q > 0 and p > 0:
                factor = -(-(2**52) // q)
                if factor * q < 2**53:
                    distance = abs(factor * q * ratio - factor * p)
                    if best is None or distance < best[0]:
                        best = (distance, factor * q * step)
            if rest == whole:
                break
            rest = 1 / (rest - whole)
        found.append(best[1])
    return found


def doubles(values):
    return [mp.mpf(float(v)) for v in values]


def unary(name, function, arguments):
    print(f"\nstatic const unary_vector {name}_vectors[] = {{")
    for x in doubles(arguments):
        result = function(x)
        head = mp.mpf(float(result))
        print(f"    {{{literal(x)}, {literal(head)}, {literal(result - head)}}},")
    print("};")


def binary(name, function, arguments):
    print(f"\nstatic const binary_vector {name}_vectors[] = {{")
    for pair in arguments:
        x, y = doubles(pair)
        result = function(x, y)
        head = mp.mpf(float(result))
        print(f"    {{{literal(x)}, {literal(y)}, {literal(head)}, {literal(result - head)}}},")
    print("};")


def both_signs(values):
    return [s * v for v in values for s in (1, -1)]


def main():
    print("// SPDX-License-Identifier: MIT")
    print("#ifndef RSN_REAL_MATH_VECTORS_H")
    print("#define RSN_REAL_MATH_VECTORS_H")
    print("\n// Written by real_math_vectors.py beside this file: argument, result, rest of result.")
    print("// clang-format off")
    print("\ntypedef struct unary_vector\n{\n    double x, head, rest;\n} unary_vector;")
    print("\ntypedef struct binary_vector\n{\n    double x, y, head, rest;\n} binary_vector;")

    half_ln2 = mp.log(2) / 2
    around = [k * half_ln2 * (1 + d) for k in range(1, 6) for d in (-1e-9, 0, 1e-9)]
    exponents = both_signs([log_uniform(-40, 9.4) for _ in range(50)] + around)
    unary("exp", mp.exp, exponents + [709.78, -708.39, -708.4, -720.5, -744.4])
    unary("expm1", mp.expm1, exponents + [1e-300, -1e-300, 39.9, 40.1, -38.0, -59.9, -60.1, 709.5])

    unary(
        "log", mp.log,
        [log_uniform(-1070, 1020) for _ in range(50)]
        + [1 + s * log_uniform(-52, -2) for _ in range(25) for s in (1, -1)]
        + [mp.sqrt(2) * (1 + d) for d in (-1e-15, 0, 1e-15)]
        + [2, 0.5, 10, 0.1, 0.998, 0.99, mp.mpf(2) ** -1074, 1.7976931348623157e308],
    )

    angles = both_signs(
        [log_uniform(-26, 14) for _ in range(60)] + [k * mp.pi / 4 for k in range(1, 9)]
    ) + near_quarter_turns()
    unary("sin", mp.sin, angles)
    unary("cos", mp.cos, angles)
    far = both_signs([log_uniform(14, 39.9) for _ in range(30)]) + [1e11]
    unary("far_sin", mp.sin, far)
    unary("far_cos", mp.cos, far)

    powers = [(log_uniform(-300, 300), random.uniform(0.001, 1)) for _ in range(40)]
    powers += [(log_uniform(-300, 300), random.uniform(-3, 3)) for _ in range(20)]
    powers += [(1 + random.uniform(-1, 1) * 1e-3, random.uniform(-1, 1) * 6e5) for _ in range(20)]
    # Results near the largest and the smallest, from bases near 1: the logarithm's last bits count.
    for _ in range(30):
        base = random.uniform(0.72, 1.4)
        powers.append((base, random.uniform(600, 700) / abs(mp.log(base)) * random.choice((1, -1))))
    powers += [(k, 0.7) for k in (0.001, 0.5, 2, 3, 10, 100, 400, 1e6, 1e100)]
    powers += [(0.998, 1000), (0.99, 3000), (2, 1023), (2, -1074), (4, 0.5), (3, 2)]
    binary("pow", lambda x, y: x**y, powers)

    points = [
        (sx * log_uniform(-30, 30), sy * log_uniform(-30, 30))
        for _ in range(20) for sx in (1, -1) for sy in (1, -1)
    ]
    points += [
        (sx, sy * ratio)
        for ratio in (mp.tan(mp.pi / 8), 1 / mp.tan(mp.pi / 8), 1, 0.5, 2, 1e-10, 1e300)
        for sx in (1, -1) for sy in (1, -1)
    ]
    points += [(1e308, 1.5e308), (5e-324, 5e-324), (-1e-310, 2e-310)]
    binary("atan2", lambda x, y: mp.atan2(y, x), points)
    print("\n#endif // RSN_REAL_MATH_VECTORS_H")


if __name__ == "__main__":
    main()
