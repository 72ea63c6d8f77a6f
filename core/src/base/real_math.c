// SPDX-License-Identifier: MIT
#define RSN_LANES 1
#include "real_math.h"

#include "real_kernels.h"

// ---------------------------------------------------------------------------------------------
// Exponential

// e^(x + low), with low far below x. Scales in two steps, because the power of two of a denormal or
// of the largest results is not a double.
static double exp_corrected(double x, double low)
{
    const double bounded = x < -750.0 ? -750.0 : (x > 750.0 ? 750.0 : x);
    const exp_parts parts = exp_reduced(bounded, low);
    const int exponent = (int)parts.exponent;
    const int half = exponent / 2;
    return (1.0 + parts.rest) * power_of_two((uint64_t)(int64_t)half) *
           power_of_two((uint64_t)(int64_t)(exponent - half));
}

double rsn_exp(double x)
{
    return isnan(x) ? x : exp_corrected(x, 0.0);
}

double rsn_expm1(double x)
{
    if (isnan(x) || fabs(x) < 0x1p-54)
    {
        return x;
    }
    if (x <= 0.0)
    {
        return -decay_loss_lanes(-x);
    }
    if (x > 40.0)
    {
        return exp_corrected(x, 0.0) - 1.0;
    }
    const exp_parts parts = exp_reduced(x, 0.0);
    const double scale = power_of_two(parts.exponent_bits);
    return (scale - 1.0) + scale * parts.rest;
}

// ---------------------------------------------------------------------------------------------
// Sums of two doubles, for the logarithm

typedef struct pair
{
    double head;
    double tail;
} pair;

// Exact for any a and b (Knuth, TAOCP 4.2.2).
static pair add_exactly(double a, double b)
{
    const double head = a + b;
    const double b_seen = head - a;
    const double a_seen = head - b_seen;
    return (pair){.head = head, .tail = (a - a_seen) + (b - b_seen)};
}

// Exact unless something overflows or underflows (Dekker 1971, with Veltkamp's splitting).
static pair multiply_exactly(double a, double b)
{
    const double splitter = 0x1p27 + 1.0;
    const double a_scaled = a * splitter;
    const double b_scaled = b * splitter;
    const double a_high = a_scaled - (a_scaled - a);
    const double b_high = b_scaled - (b_scaled - b);
    const double a_low = a - a_high;
    const double b_low = b - b_high;
    const double head = a * b;
    const double tail =
        ((a_high * b_high - head) + a_high * b_low + a_low * b_high) + a_low * b_low;
    return (pair){.head = head, .tail = tail};
}

static pair multiply_pairs(pair a, pair b)
{
    const pair product = multiply_exactly(a.head, b.head);
    return (pair){.head = product.head, .tail = product.tail + (a.head * b.tail + a.tail * b.head)};
}

// ---------------------------------------------------------------------------------------------
// Logarithm and power

#define RSN_EXPONENT_MASK UINT64_C(0x7FF)
#define RSN_FRACTION_MASK UINT64_C(0x000FFFFFFFFFFFFF)
#define RSN_SQUARE_ROOT_OF_2 0x1.6a09e667f3bcdp+0

// (m - 1) / (m + 1), for m from sqrt(1/2) to sqrt(2).
static pair reduced_ratio(double m)
{
    const double numerator = m - 1.0; // exact
    const pair denominator = add_exactly(m, 1.0);
    const double head = numerator / denominator.head;
    const pair back = multiply_exactly(head, denominator.head);
    const double left = ((numerator - back.head) - back.tail) - head * denominator.tail;
    return (pair){.head = head, .tail = left / denominator.head};
}

// log x with a relative error of about 2^-65, for finite x > 0.
//
// x = 2^k m, s = (m - 1) / (m + 1), log m = 2 s + 2/3 s^3 + s^5 p(s^2). The first two terms are
// pairs; the others are below 2^-12 of the result.
static pair log_pair(double x)
{
    const bool denormal = x < 0x1p-1022;
    const uint64_t words = words_of(denormal ? x * 0x1p54 : x);
    int exponent = (int)(words >> 52 & RSN_EXPONENT_MASK) - 1023 - (denormal ? 54 : 0);
    double m = reals_of((words & RSN_FRACTION_MASK) | words_of(1.0));
    if (m > RSN_SQUARE_ROOT_OF_2)
    {
        m *= 0.5;
        exponent += 1;
    }
    const pair s = reduced_ratio(m);
    const pair z = multiply_pairs(s, s);
    const pair cube = multiply_pairs(z, s);
    const pair third = multiply_pairs((pair){TWO_THIRDS, TWO_THIRDS_REST}, cube);
    const double z2 = z.head * z.head;
    const double low_terms = (LOG_0 + z.head * LOG_1) + z2 * (LOG_2 + z.head * LOG_3);
    const double high_terms = (LOG_4 + z.head * LOG_5) + z2 * (LOG_6 + z.head * LOG_7);
    const double fifth = cube.head * z.head * (low_terms + z2 * z2 * high_terms);

    const double k = (double)exponent;
    const pair first = add_exactly(k * LN2_1, 2.0 * s.head);
    const pair second = add_exactly(first.head, third.head);
    const double tail =
        (first.tail + second.tail) + ((2.0 * s.tail + third.tail) + (k * LN2_2 + fifth));
    return add_exactly(second.head, tail);
}

double rsn_log(double x)
{
    if (isnan(x) || x == INFINITY)
    {
        return x;
    }
    if (x <= 0.0)
    {
        return x == 0.0 ? -INFINITY : NAN;
    }
    const pair log = log_pair(x);
    return log.head + log.tail;
}

double rsn_log1p(double x)
{
    const double sum = 1.0 + x;
    // The rounding error of the sum has the same relative effect on both factors (W. Kahan).
    return sum == 1.0 || sum == INFINITY ? x : rsn_log(sum) * (x / (sum - 1.0));
}

double rsn_pow(double x, double y)
{
    if (y == 0.0 || x == 1.0)
    {
        return 1.0;
    }
    if (isnan(x) || isnan(y) || x < 0.0)
    {
        return NAN;
    }
    if (x == 0.0 || isinf(x) || isinf(y))
    {
        return (x > 1.0) == (y > 0.0) ? INFINITY : 0.0;
    }
    const pair log = log_pair(x);
    const double size = y * log.head;
    if (fabs(size) > 750.0)
    {
        return size > 0.0 ? INFINITY : 0.0;
    }
    const pair product = multiply_exactly(y, log.head);
    return exp_corrected(product.head, product.tail + y * log.tail);
}

// ---------------------------------------------------------------------------------------------
// Circular functions

#define RSN_PHASE_LIMIT 0x1p40

rsn_sine_cosine rsn_sincos(double x)
{
    if (isnan(x) || isinf(x))
    {
        return (rsn_sine_cosine){.sine = NAN, .cosine = NAN};
    }
    if (fabs(x) < 0x1p-27)
    {
        return (rsn_sine_cosine){.sine = x, .cosine = 1.0};
    }
    const sine_cosine_lanes both = sincos_lanes(fabs(x) > RSN_PHASE_LIMIT ? 0.0 : x);
    return (rsn_sine_cosine){.sine = both.sine, .cosine = both.cosine};
}

// atan(t) - t for |t| <= tan(pi / 8).
static double atan_terms(double t)
{
    const double z = t * t;
    const double z2 = z * z;
    const double z4 = z2 * z2;
    const double p0 = (ATAN_0 + z * ATAN_1) + z2 * (ATAN_2 + z * ATAN_3);
    const double p1 = (ATAN_4 + z * ATAN_5) + z2 * (ATAN_6 + z * ATAN_7);
    const double p2 = (ATAN_8 + z * ATAN_9) + z2 * (ATAN_10 + z * ATAN_11);
    return t * z * (p0 + z4 * (p1 + z4 * p2));
}

// The angle of the point (larger, smaller), both at least 0: a multiple of pi / 4 plus a rest.
typedef struct octant_angle
{
    double quarters;
    double rest;
} octant_angle;

static octant_angle angle_in_octant(double smaller, double larger)
{
    const double ratio = isinf(larger) ? (isinf(smaller) ? 1.0 : 0.0) : smaller / larger;
    if (ratio <= 0x1.a827999fcef32p-2)
    {
        return (octant_angle){.quarters = 0.0, .rest = ratio + atan_terms(ratio)};
    }
    // tan(pi/4 + v) = (1 + tan v) / (1 - tan v). Halved if the sum could overflow.
    const double scale = larger > 1.0 ? 0.5 : 1.0;
    const double t = isinf(larger)
                         ? 0.0
                         : (scale * smaller - scale * larger) / (scale * smaller + scale * larger);
    return (octant_angle){.quarters = 1.0, .rest = t + atan_terms(t)};
}

double rsn_atan2(double y, double x)
{
    if (isnan(x) || isnan(y))
    {
        return NAN;
    }
    const double height = fabs(y);
    const double width = fabs(x);
    octant_angle angle = {.quarters = 0.0, .rest = 0.0};
    if (height > 0.0 || width > 0.0)
    {
        const bool steep = height > width;
        angle = steep ? angle_in_octant(width, height) : angle_in_octant(height, width);
        if (steep)
        {
            angle = (octant_angle){.quarters = 2.0 - angle.quarters, .rest = -angle.rest};
        }
    }
    if (signbit(x))
    {
        angle = (octant_angle){.quarters = 4.0 - angle.quarters, .rest = -angle.rest};
    }
    const pair whole = multiply_exactly(angle.quarters, QUARTER_PI);
    const double low = whole.tail + angle.quarters * QUARTER_PI_REST;
    return copysign(whole.head + (angle.rest + low), y);
}
