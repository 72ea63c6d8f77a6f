// SPDX-License-Identifier: MIT
#ifndef RSN_REAL_MATH_H
#define RSN_REAL_MATH_H

// The transcendental functions of the core. Those of C libraries differ in their last bits between
// platforms. These consist of sums, products, quotients and square roots, whose rounding IEEE 754
// defines, so results have the same bits on every platform.
//
// Errors are in units in the last place (ulp) of the result. All functions are total. The rounding
// mode is to nearest, as everywhere in the core. Pure, thread-safe.

#include "internal.h"

// e^x, within 1 ulp, also for denormal results. +inf from 709.782712893384 on, 0 from
// -745.133219101942 down.
double rsn_exp(double x);

// e^x - 1 without cancellation for small x, within 2 ulp.
double rsn_expm1(double x);

// The natural logarithm, within 1 ulp. -inf for 0, NaN below.
double rsn_log(double x);

// ln(1 + x) without cancellation for small x, within 3 ulp. -inf for -1, NaN below.
double rsn_log1p(double x);

// x^y for x >= 0, within 1 ulp. NaN for x < 0, also for integral y; other special cases as in C's
// pow. -0 is treated as 0.
double rsn_pow(double x, double y);

typedef struct rsn_sine_cosine
{
    double sine;
    double cosine;
} rsn_sine_cosine;

// Sine and cosine of x radians. Within 1 ulp for |x| <= 2^14; within 2 epsilon |x| from there to
// 2^40. Above, where the spacing of doubles is 1e-4 or more, the result is that of 0. NaN for an
// infinity.
rsn_sine_cosine rsn_sincos(double x);

// The angle of the point (x, y) from the positive x axis, -pi to pi, within 2 ulp. Special cases as
// in C's atan2.
double rsn_atan2(double y, double x);

#endif // RSN_REAL_MATH_H
