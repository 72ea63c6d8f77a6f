// SPDX-License-Identifier: MIT
#ifndef RSN_LANES_H
#define RSN_LANES_H

// Vectors of doubles with 1, 2, 4 or 8 lanes: one source for scalar and vector code.
//
// A file defines its number of lanes (`#define RSN_LANES 4`) and then includes this header and
// kernels that use it. Every width performs the same operations in the same order on each lane, so
// vector results are bit-equal to scalar ones. One lane is plain C; more require the vector types
// of gcc and clang. 4 and 8 lanes are x86 only. Their functions have a target attribute, so that
// the file itself is compiled for the baseline; callers check the CPU first.

#include "internal.h"

#include <math.h>
#include <string.h>

#if !defined(RSN_LANES)
#error "define RSN_LANES before including lanes.h"
#endif

#if defined(__GNUC__) && (defined(__x86_64__) || defined(__i386__))
#define RSN_LANES_X86 1
#include <immintrin.h>
#else
#define RSN_LANES_X86 0
#endif
#if defined(__GNUC__) && defined(__aarch64__)
#define RSN_LANES_NEON 1
#include <arm_neon.h>
#else
#define RSN_LANES_NEON 0
#endif

// The instruction set of the functions, by width.
#if RSN_LANES == 8
#define RSN_LANE_TARGET __attribute__((target("avx512f,avx512dq")))
#elif RSN_LANES == 4
#define RSN_LANE_TARGET __attribute__((target("avx2")))
#else
#define RSN_LANE_TARGET
#endif

#if defined(__GNUC__)
#define RSN_LANE_FUNCTION static inline __attribute__((always_inline)) RSN_LANE_TARGET
#else
#define RSN_LANE_FUNCTION static inline
#endif

#define RSN_SIGN_BIT UINT64_C(0x8000000000000000)

// ---------------------------------------------------------------------------------------------
// Types, and the bits of reals

#if RSN_LANES == 1

typedef double lane_reals;
typedef uint64_t lane_words;
typedef bool lane_mask;

RSN_LANE_FUNCTION lane_words words_of(lane_reals x)
{
    lane_words words;
    memcpy(&words, &x, sizeof words);
    return words;
}

RSN_LANE_FUNCTION lane_reals reals_of(lane_words words)
{
    lane_reals x;
    memcpy(&x, &words, sizeof x);
    return x;
}

RSN_LANE_FUNCTION lane_reals every_lane(double x)
{
    return x;
}

RSN_LANE_FUNCTION lane_words every_word(uint64_t word)
{
    return word;
}

#else

typedef double lane_reals __attribute__((vector_size(8 * RSN_LANES)));
typedef uint64_t lane_words __attribute__((vector_size(8 * RSN_LANES)));
#if RSN_LANES == 8
typedef __mmask8 lane_mask;
#else
typedef lane_words lane_mask; // all ones or all zeros in each lane
#endif

RSN_LANE_FUNCTION lane_words words_of(lane_reals x)
{
    return (lane_words)x;
}

RSN_LANE_FUNCTION lane_reals reals_of(lane_words words)
{
    return (lane_reals)words;
}

RSN_LANE_FUNCTION lane_reals every_lane(double x)
{
    const lane_reals zero = {0.0};
    return x - zero; // x + 0 is not x for x = -0, so compilers could not fold a sum
}

RSN_LANE_FUNCTION lane_words every_word(uint64_t word)
{
    const lane_words zero = {0};
    return zero + word;
}

#endif

// ---------------------------------------------------------------------------------------------
// Comparing and choosing. A comparison with NaN is false.

#if RSN_LANES == 1

RSN_LANE_FUNCTION lane_mask lanes_at_most(lane_reals a, lane_reals b)
{
    return a <= b;
}

RSN_LANE_FUNCTION lane_mask lanes_less(lane_reals a, lane_reals b)
{
    return a < b;
}

RSN_LANE_FUNCTION lane_mask lanes_equal(lane_reals a, lane_reals b)
{
    return a == b;
}

RSN_LANE_FUNCTION lane_mask mask_and(lane_mask a, lane_mask b)
{
    return a && b;
}

RSN_LANE_FUNCTION lane_mask mask_or(lane_mask a, lane_mask b)
{
    return a || b;
}

// Bit i is lane i.
RSN_LANE_FUNCTION uint32_t mask_bits(lane_mask mask)
{
    return mask ? 1 : 0;
}

RSN_LANE_FUNCTION lane_reals lanes_select(lane_mask mask, lane_reals a, lane_reals b)
{
    return mask ? a : b;
}

#elif RSN_LANES == 8

RSN_LANE_FUNCTION lane_mask lanes_at_most(lane_reals a, lane_reals b)
{
    return _mm512_cmp_pd_mask((__m512d)a, (__m512d)b, _CMP_LE_OQ);
}

RSN_LANE_FUNCTION lane_mask lanes_less(lane_reals a, lane_reals b)
{
    return _mm512_cmp_pd_mask((__m512d)a, (__m512d)b, _CMP_LT_OQ);
}

RSN_LANE_FUNCTION lane_mask lanes_equal(lane_reals a, lane_reals b)
{
    return _mm512_cmp_pd_mask((__m512d)a, (__m512d)b, _CMP_EQ_OQ);
}

RSN_LANE_FUNCTION lane_mask mask_and(lane_mask a, lane_mask b)
{
    return (lane_mask)(a & b);
}

RSN_LANE_FUNCTION lane_mask mask_or(lane_mask a, lane_mask b)
{
    return (lane_mask)(a | b);
}

RSN_LANE_FUNCTION uint32_t mask_bits(lane_mask mask)
{
    return mask;
}

RSN_LANE_FUNCTION lane_reals lanes_select(lane_mask mask, lane_reals a, lane_reals b)
{
    return (lane_reals)_mm512_mask_blend_pd(mask, (__m512d)b, (__m512d)a);
}

#else

RSN_LANE_FUNCTION lane_mask lanes_at_most(lane_reals a, lane_reals b)
{
    return (lane_mask)(a <= b);
}

RSN_LANE_FUNCTION lane_mask lanes_less(lane_reals a, lane_reals b)
{
    return (lane_mask)(a < b);
}

RSN_LANE_FUNCTION lane_mask lanes_equal(lane_reals a, lane_reals b)
{
    return (lane_mask)(a == b);
}

RSN_LANE_FUNCTION lane_mask mask_and(lane_mask a, lane_mask b)
{
    return a & b;
}

RSN_LANE_FUNCTION lane_mask mask_or(lane_mask a, lane_mask b)
{
    return a | b;
}

RSN_LANE_FUNCTION uint32_t mask_bits(lane_mask mask)
{
#if RSN_LANES == 4
    return (uint32_t)_mm256_movemask_pd((__m256d)mask);
#elif RSN_LANES_X86
    return (uint32_t)_mm_movemask_pd((__m128d)mask);
#else
    return (uint32_t)((mask[0] & 1) | (mask[1] & 2));
#endif
}

RSN_LANE_FUNCTION lane_reals lanes_select(lane_mask mask, lane_reals a, lane_reals b)
{
    return reals_of((words_of(a) & mask) | (words_of(b) & ~mask));
}

#endif

// ---------------------------------------------------------------------------------------------
// Functions that are exact, or correctly rounded, on every CPU

RSN_LANE_FUNCTION lane_reals lanes_magnitude(lane_reals x)
{
    return reals_of(words_of(x) & every_word(~RSN_SIGN_BIT));
}

// The smaller of a and b. With a NaN it may be either.
RSN_LANE_FUNCTION lane_reals lanes_smaller(lane_reals a, lane_reals b)
{
#if RSN_LANES == 8
    return (lane_reals)_mm512_min_pd((__m512d)a, (__m512d)b);
#elif RSN_LANES == 4
    return (lane_reals)_mm256_min_pd((__m256d)a, (__m256d)b);
#elif RSN_LANES == 2 && RSN_LANES_X86
    return (lane_reals)_mm_min_pd((__m128d)a, (__m128d)b);
#else
    return lanes_select(lanes_less(a, b), a, b);
#endif
}

#if RSN_LANES == 8 && !defined(__clang__)
// Without optimization gcc implements the intrinsic as a macro that triggers this warning.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wsign-conversion"
#endif

// The larger of |a| and |b|. With a NaN it may be the other one.
RSN_LANE_FUNCTION lane_reals lanes_larger_magnitude(lane_reals a, lane_reals b)
{
#if RSN_LANES == 8
    return (lane_reals)_mm512_range_pd((__m512d)a, (__m512d)b, 0xB); // maximum, without sign
#elif RSN_LANES == 4
    return (lane_reals)_mm256_max_pd((__m256d)lanes_magnitude(a), (__m256d)lanes_magnitude(b));
#elif RSN_LANES == 2 && RSN_LANES_X86
    return (lane_reals)_mm_max_pd((__m128d)lanes_magnitude(a), (__m128d)lanes_magnitude(b));
#else
    const lane_reals x = lanes_magnitude(a);
    const lane_reals y = lanes_magnitude(b);
    return lanes_select(lanes_less(x, y), y, x);
#endif
}

#if RSN_LANES == 8 && !defined(__clang__)
#pragma GCC diagnostic pop
#endif

RSN_LANE_FUNCTION lane_reals lanes_square_root(lane_reals x)
{
#if RSN_LANES == 8
    return (lane_reals)_mm512_sqrt_pd((__m512d)x);
#elif RSN_LANES == 4
    return (lane_reals)_mm256_sqrt_pd((__m256d)x);
#elif RSN_LANES == 2 && RSN_LANES_X86
    return (lane_reals)_mm_sqrt_pd((__m128d)x);
#elif RSN_LANES == 2 && RSN_LANES_NEON
    return (lane_reals)vsqrtq_f64((float64x2_t)x);
#elif RSN_LANES == 2
    return (lane_reals){sqrt(x[0]), sqrt(x[1])};
#elif RSN_LANES_X86
    const __m128d real = _mm_set_sd(x); // avoids the call to sqrt, which sets errno
    return _mm_cvtsd_f64(_mm_sqrt_sd(real, real));
#else
    return sqrt(x);
#endif
}

#endif // RSN_LANES_H
