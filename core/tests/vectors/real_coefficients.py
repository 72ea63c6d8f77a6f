#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Fits the polynomials of core/src/real_kernels.h and writes core/src/real_coefficients.h.

    python3 real_coefficients.py > ../../src/real_coefficients.h

Needs mpmath. Every polynomial is a minimax fit by Lawson's reweighted least squares, in 50 digits,
of a function of z = x^2 (or of x), with a weight that turns its error into the relative error of the result. The
coefficients are rounded to doubles one after the other from the lowest on, and the rest is fitted
anew each time, so that a later coefficient makes up for the rounding of an earlier one. The error
that is left is printed beside each table as a power of two.
"""
import mpmath as mp

mp.mp.dps = 50


def minimax(function, weight, low, high, count, rounds=12):
    """The coefficients of the polynomial of `count` terms that is nearest to `function` on
    [low, high] under `weight`."""
    points = [
        (low + high) / 2 - (high - low) / 2 * mp.cos(mp.pi * (i + mp.mpf(1) / 2) / 80)
        for i in range(80)
    ]
    values = [function(x) for x in points]
    scales = [weight(x) for x in points]
    powers = [[s * x**j for j in range(count)] for x, s in zip(points, scales)]
    importance = [mp.mpf(1) / len(points)] * len(points)
    for _ in range(rounds):
        matrix = mp.matrix(count, count)
        right = mp.matrix(count, 1)
        for row, value, scale, part in zip(powers, values, scales, importance):
            for i in range(count):
                right[i] += part * row[i] * value * scale
                for j in range(count):
                    matrix[i, j] += part * row[i] * row[j]
        solution = mp.lu_solve(matrix, right)
        coefficients = [solution[j] for j in range(count)]
        errors = [
            abs(mp.fsum(c * p for c, p in zip(coefficients, row)) - v * s)
            for row, v, s in zip(powers, values, scales)
        ]
        total = mp.fsum(p * e for p, e in zip(importance, errors))
        if total == 0:
            break
        importance = [p * e / total for p, e in zip(importance, errors)]
    return coefficients


def fit(function, weight, low, high, count):
    """Like `minimax`, with coefficients that are doubles, and the largest weighted error."""
    low, high = mp.mpf(low), mp.mpf(high)
    rounded = []
    for i in range(count):
        def rest(x, i=i):
            return (function(x) - mp.polyval(rounded[::-1], x)) / x**i if i else function(x)

        coefficients = minimax(rest, lambda x, i=i: weight(x) * x**i, low, high, count - i)
        rounded.append(mp.mpf(float(coefficients[0])))
    points = [low + (high - low) * (k + mp.mpf(1) / 2) / 2000 for k in range(2000)]
    error = max(abs(weight(x) * (mp.polyval(rounded[::-1], x) - function(x))) for x in points)
    return rounded, error


def leading(value, bits):
    """`value` cut to `bits` significant bits."""
    mantissa, exponent = mp.frexp(value)
    return mp.ldexp(mp.floor(mp.ldexp(mantissa, bits)), exponent - bits)


def literal(value):
    return float(value).hex()


def table(name, comment, function, weight, low, high, count):
    coefficients, error = fit(function, weight, low, high, count)
    print(f"\n// {comment} Error 2^{mp.nstr(mp.log(error, 2), 4)}.")
    for i, c in enumerate(coefficients):
        print(f"#define {name}_{i} {literal(c)}")


def pieces(name, value, bits, count):
    """`value` as `count` pieces of `bits` bits and a last one that takes the rest."""
    rest = value
    for i in range(count):
        piece = leading(rest, bits)
        print(f"#define {name}_{i + 1} {literal(piece)}")
        rest -= piece
    print(f"#define {name}_{count + 1} {literal(rest)}")


def series(term, x, terms=40):
    return mp.fsum(term(k) * x**k for k in range(terms))


def main():
    print("// SPDX-License-Identifier: MIT")
    print("#ifndef RSN_REAL_COEFFICIENTS_H")
    print("#define RSN_REAL_COEFFICIENTS_H")
    print("\n// Written by core/tests/vectors/real_coefficients.py, which says how.")

    print("\n// ln 2 in two pieces: k times the first is exact for |k| < 2^20.")
    pieces("LN2", mp.log(2), 33, 1)
    print(f"#define LOG2_E {literal(1 / mp.log(2))}")

    print("\n// pi / 2 in three pieces: k times each of the first two is exact for |k| < 2^15.")
    pieces("HALF_PI", mp.pi / 2, 38, 2)
    print(f"#define TWO_OVER_PI {literal(2 / mp.pi)}")

    half_ln2 = mp.log(2) / 2 * (1 + mp.mpf(2) ** -30)
    table(
        "EXP", "exp(r) = 1 + r + r^2 p(r), |r| <= ln(2) / 2.",
        lambda r: series(lambda k: 1 / mp.factorial(k + 2), r), lambda r: r**2,
        -half_ln2, half_ln2, 10,
    )
    # A little more than pi / 4: reduction rounds.
    square = (mp.pi / 4 + mp.mpf(2) ** -16) ** 2
    table(
        "SIN", "sin(r) = r + r^3 p(r^2), |r| <= pi / 4.",
        lambda z: series(lambda k: (-1) ** (k + 1) / mp.factorial(2 * k + 3), z), lambda z: z,
        0, square, 6,
    )
    table(
        "COS", "cos(r) = 1 - r^2 / 2 + r^4 p(r^2), |r| <= pi / 4.",
        lambda z: series(lambda k: (-1) ** k / mp.factorial(2 * k + 4), z), lambda z: z**2,
        0, square, 6,
    )
    square = (mp.sqrt(2) - 1) ** 2 * (1 + mp.mpf(2) ** -30)
    table(
        "ATAN", "atan(t) = t + t^3 p(t^2), |t| <= tan(pi / 8).",
        lambda z: series(lambda k: mp.mpf((-1) ** (k + 1)) / (2 * k + 3), z, 90), lambda z: z,
        0, square, 12,
    )
    square = ((mp.sqrt(2) - 1) / (mp.sqrt(2) + 1)) ** 2 * (1 + mp.mpf(2) ** -30)
    table(
        "LOG", "log((1 + s) / (1 - s)) = 2 s + 2/3 s^3 + s^5 p(s^2), |s| <= 3 - sqrt(8).",
        lambda z: series(lambda k: mp.mpf(2) / (2 * k + 5), z, 60), lambda z: z**2,
        0, square, 8,
    )
    print("\n// The part of a constant that its double leaves out.")
    for name, value in [("TWO_THIRDS", mp.mpf(2) / 3), ("PI", mp.pi), ("QUARTER_PI", mp.pi / 4)]:
        print(f"#define {name} {literal(value)}")
        print(f"#define {name}_REST {literal(value - mp.mpf(float(value)))}")
    print("\n#endif // RSN_REAL_COEFFICIENTS_H")


if __name__ == "__main__":
    main()
