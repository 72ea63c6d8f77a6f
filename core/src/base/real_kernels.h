// SPDX-License-Identifier: MIT
#ifndef RSN_REAL_KERNELS_H
#define RSN_REAL_KERNELS_H

// Exponential, sine and cosine for any number of lanes, without branches. real_math.h documents the
// errors of the scalar functions made of them.

#include "lanes.h"

#include "real_coefficients.h"

// Adding and subtracting 1.5 * 2^52 rounds to an integer. The low bits of the sum are that integer
// in two's complement.
#define RSN_ROUNDER 0x1.8p52

// exp(x) is 2^exponent * (1 + rest), |rest| < 0.42.
typedef struct exp_parts
{
    lane_reals exponent;
    lane_words exponent_bits; // the exponent in the low 12 bits
    lane_reals rest;
} exp_parts;

// Reduces x + low, where low is a correction far below x. |x| is at most 1100.
RSN_LANE_FUNCTION exp_parts exp_reduced(lane_reals x, lane_reals low)
{
    const lane_reals rounded = x * LOG2_E + RSN_ROUNDER;
    const lane_reals k = rounded - RSN_ROUNDER;
    const lane_reals head = x - k * LN2_1; // exact
    const lane_reals tail = k * LN2_2 - low;
    const lane_reals r = head - tail;
    // Estrin's scheme: half the latency of Horner's for three more products.
    const lane_reals r2 = r * r;
    const lane_reals r4 = r2 * r2;
    const lane_reals p01 = EXP_0 + r * EXP_1;
    const lane_reals p23 = EXP_2 + r * EXP_3;
    const lane_reals p45 = EXP_4 + r * EXP_5;
    const lane_reals p67 = EXP_6 + r * EXP_7;
    const lane_reals p89 = EXP_8 + r * EXP_9;
    const lane_reals p = (p01 + r2 * p23) + r4 * ((p45 + r2 * p67) + r4 * p89);
    // Adds the tail to the small term, so that only the last sum rounds at full magnitude.
    return (exp_parts){
        .exponent = k, .exponent_bits = words_of(rounded), .rest = head + (r2 * p - tail)};
}

// 2^k for the k in the low bits, from -1022 to 1023.
RSN_LANE_FUNCTION lane_reals power_of_two(lane_words exponent_bits)
{
    return reals_of((exponent_bits + UINT64_C(1023)) << 52);
}

// The limit of a decay, at which it is 1e-300: products with denormals would be slow.
#define RSN_DECAY_MOST 690.0

// exp(-y) for y >= 0, and 1e-300 from 690 on.
RSN_LANE_FUNCTION lane_reals decay_lanes(lane_reals y)
{
    const lane_reals bounded = lanes_smaller(y, every_lane(RSN_DECAY_MOST));
    const exp_parts parts = exp_reduced(-bounded, every_lane(0.0));
    return (1.0 + parts.rest) * power_of_two(parts.exponent_bits);
}

// 1 - exp(-y) for y >= 0.
RSN_LANE_FUNCTION lane_reals decay_loss_lanes(lane_reals y)
{
    const lane_reals bounded = lanes_smaller(y, every_lane(60.0)); // the loss rounds to 1 above
    const exp_parts parts = exp_reduced(-bounded, every_lane(0.0));
    const lane_reals scale = power_of_two(parts.exponent_bits);
    return (1.0 - scale) - scale * parts.rest;
}

typedef struct sine_cosine_lanes
{
    lane_reals sine;
    lane_reals cosine;
} sine_cosine_lanes;

// Sine and cosine of r + rest, with |r| at most slightly above pi/4 and rest far below r.
RSN_LANE_FUNCTION sine_cosine_lanes sincos_reduced(lane_reals r, lane_reals rest)
{
    const lane_reals z = r * r;
    const lane_reals z2 = z * z;
    const lane_reals half = 0.5 * z;
    const lane_reals head = 1.0 - half;
    const lane_reals sine_terms =
        (SIN_0 + z * SIN_1) + z2 * ((SIN_2 + z * SIN_3) + z2 * (SIN_4 + z * SIN_5));
    const lane_reals cosine_terms =
        (COS_0 + z * COS_1) + z2 * ((COS_2 + z * COS_3) + z2 * (COS_4 + z * COS_5));
    return (sine_cosine_lanes){.sine = r + (r * z * sine_terms + rest * head),
                               .cosine =
                                   head + (((1.0 - head) - half) + (z2 * cosine_terms - r * rest))};
}

// Up to this magnitude sincos_lanes needs no reduction.
#define RSN_SHORT_PHASE 0.78

// Bit-equal to sincos_lanes for |x| <= RSN_SHORT_PHASE.
RSN_LANE_FUNCTION sine_cosine_lanes sincos_short_lanes(lane_reals x)
{
    return sincos_reduced(x, every_lane(0.0));
}

// Sine and cosine for |x| up to 2^50.
//
// x = k pi/2 + r + rest, with pi/2 in three pieces. Up to |x| = 2^14 the products of the pieces
// with k are exact, and so is the rounding error of `second` (which is 0 if `second` is smaller
// than its subtrahend). Above, they round, with an error below 2 epsilon |x|.
RSN_LANE_FUNCTION sine_cosine_lanes sincos_lanes(lane_reals x)
{
    const lane_reals rounded = x * TWO_OVER_PI + RSN_ROUNDER;
    const lane_reals k = rounded - RSN_ROUNDER;
    const lane_reals first = x - k * HALF_PI_1;
    const lane_reals subtrahend = k * HALF_PI_2;
    const lane_reals second = first - subtrahend;
    const lane_reals left = ((first - second) - subtrahend) - k * HALF_PI_3;
    const lane_reals r = second + left;
    const lane_reals rest = (second - r) + left;
    const sine_cosine_lanes turn = sincos_reduced(r, rest);

    // Quadrant k mod 4: odd quadrants exchange sine and cosine; bits of k give the signs.
    const lane_words sine = words_of(turn.sine);
    const lane_words cosine = words_of(turn.cosine);
    const lane_words quadrant = words_of(rounded);
    const lane_words odd = every_word(0) - (quadrant & UINT64_C(1));
    const lane_words exchange = (sine ^ cosine) & odd;
    const lane_words sine_sign = (quadrant & UINT64_C(2)) << 62;
    const lane_words cosine_sign = ((quadrant + UINT64_C(1)) & UINT64_C(2)) << 62;
    return (sine_cosine_lanes){.sine = reals_of(sine ^ exchange ^ sine_sign),
                               .cosine = reals_of(cosine ^ exchange ^ cosine_sign)};
}

#endif // RSN_REAL_KERNELS_H
