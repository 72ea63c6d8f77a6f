// SPDX-License-Identifier: MIT
#ifndef RSN_SPRING_KERNELS_H
#define RSN_SPRING_KERNELS_H

// The closed form of a damped oscillator, for any number of lanes.
//
// With x the distance to the target, w the frequency and z the damping ratio, x'' = -2 z w x' - w^2
// x has the two roots -(z +- sqrt(z^2 - 1)) w. Its solution after a time t is linear in the motion
// at the start:
//
//     x(t)  = (c + p s) x0 + s v0
//     x'(t) = (c - q s) v0 - w^2 s x0
//
//                z < 1                              z >= 1
//     r          w sqrt(1 - z^2)                    w sqrt(z^2 - 1)
//     p, q       z w, z w                           w (z + r/w), w / (z + r/w): fast and slow root
//     c          exp(-q t) cos(r t)                 exp(-p t)
//     s          exp(-q t) sin(r t) / r             (exp(-q t) - exp(-p t)) / (2 r)
//
// and s = t exp(-q t) for r = 0. Nothing cancels on either side of critical damping: 1 - z^2 is
// evaluated as (1 - z)(1 + z), the slow root as a quotient, and the difference of the exponentials
// as exp(-q t) times 1 - exp(-2 r t), whose relative error is small. So critical damping needs no
// series and no threshold.

#include "../base/real_kernels.h"

#define RSN_ALL_LANES ((UINT32_C(1) << RSN_LANES) - 1)

// The linear map of a motion over a span of time: x(t) = xx x0 + xv v0, x'(t) = vv v0 - pull x0.
typedef struct lane_transition
{
    lane_reals xx;
    lane_reals xv;
    lane_reals pull;
    lane_reals vv;
} lane_transition;

// c and s without the factor exp(-q t), and p and q.
typedef struct lane_response
{
    lane_reals c;
    lane_reals s;
    lane_reals p;
    lane_reals q;
} lane_response;

// For z < 1; the result of other lanes is undefined. `reciprocal` is 1 / r.
RSN_LANE_FUNCTION lane_response ringing_response(lane_reals w, lane_reals z, lane_reals r,
                                                 lane_reals t, uint32_t ringing,
                                                 lane_reals reciprocal)
{
    const lane_reals phase = r * t;
    const uint32_t brief = mask_bits(lanes_at_most(phase, every_lane(RSN_SHORT_PHASE)));
    // Nearly all steps on a screen are short; skipping the reduction saves a third of the work.
    const sine_cosine_lanes turn =
        (ringing & ~brief) == 0 ? sincos_short_lanes(phase) : sincos_lanes(phase);
    const lane_reals a = z * w;
    return (lane_response){.c = turn.cosine, .s = turn.sine * reciprocal, .p = a, .q = a};
}

// The divisors of a creeping (overdamped) response: 2 r, or 1 if r = 0, and z + r/w.
typedef struct lane_divisors
{
    lane_mask apart; // r > 0
    lane_reals gap;
    lane_reals factor;
} lane_divisors;

RSN_LANE_FUNCTION lane_divisors creeping_divisors(lane_reals z, lane_reals root, lane_reals r)
{
    const lane_mask apart = lanes_less(every_lane(0.0), r);
    return (lane_divisors){
        .apart = apart, .gap = lanes_select(apart, 2.0 * r, every_lane(1.0)), .factor = z + root};
}

// For z >= 1; the result of other lanes is undefined. `reciprocal` is 1 / (gap * factor).
RSN_LANE_FUNCTION lane_response creeping_response(lane_reals w, lane_reals r, lane_reals t,
                                                  lane_divisors by, lane_reals reciprocal)
{
    const lane_reals loss = decay_loss_lanes((2.0 * r) * t);
    return (lane_response){.c = 1.0 - loss,
                           .s = lanes_select(by.apart, loss * (reciprocal * by.factor), t),
                           .p = w * by.factor,
                           .q = w * (reciprocal * by.gap)};
}

// For valid w, z and t; the result of other lanes is undefined. There is a single division, early,
// so that its latency overlaps with other work.
RSN_LANE_FUNCTION lane_transition transition_lanes(lane_reals w, lane_reals z, lane_reals t)
{
    const lane_reals square = (1.0 - z) * (1.0 + z);
    const lane_reals root = lanes_square_root(lanes_magnitude(square));
    const lane_reals r = w * root;
    const lane_mask rings = lanes_less(z, every_lane(1.0));
    const uint32_t ringing = mask_bits(rings);
    lane_response response;
    if (ringing == RSN_ALL_LANES)
    {
        response = ringing_response(w, z, r, t, ringing, 1.0 / r);
    }
    else if (ringing == 0)
    {
        const lane_divisors by = creeping_divisors(z, root, r);
        response = creeping_response(w, r, t, by, 1.0 / (by.gap * by.factor));
    }
    else
    {
        const lane_divisors by = creeping_divisors(z, root, r);
        const lane_reals reciprocal = 1.0 / lanes_select(rings, r, by.gap * by.factor);
        const lane_response one = ringing_response(w, z, r, t, ringing, reciprocal);
        const lane_response other = creeping_response(w, r, t, by, reciprocal);
        response = (lane_response){.c = lanes_select(rings, one.c, other.c),
                                   .s = lanes_select(rings, one.s, other.s),
                                   .p = lanes_select(rings, one.p, other.p),
                                   .q = lanes_select(rings, one.q, other.q)};
    }
    const lane_reals left = decay_lanes(response.q * t);
    const lane_reals c = left * response.c;
    const lane_reals s = left * response.s;
    return (lane_transition){
        .xx = c + response.p * s, .xv = s, .pull = (w * w) * s, .vv = c - response.q * s};
}

#endif // RSN_SPRING_KERNELS_H
