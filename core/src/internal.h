// SPDX-License-Identifier: MIT
#ifndef RSN_INTERNAL_H
#define RSN_INTERNAL_H

// Included first by every source file of the core.

#include <assert.h>
#include <float.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <resin/base.h>

// The same numbers on every compiler and CPU: doubles are evaluated as doubles, and a * b + c is
// not fused. gcc does not fuse with -std=c17 and does not know the pragma.
#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#endif
#if defined(__FAST_MATH__)
#error "the core's results need IEEE arithmetic: build it without -ffast-math"
#endif
_Static_assert(FLT_EVAL_METHOD == 0, "the core needs doubles that are evaluated as doubles");

_Static_assert(sizeof(resin_status) == 4, "enums of the ABI have four bytes");

// An invariant of our own. Arguments are checked with a status instead, in every build.
#define RSN_ASSERT(condition) assert(condition)

#if defined(__GNUC__)
#define RSN_LIKELY(condition) __builtin_expect(!!(condition), 1)
#define RSN_UNLIKELY(condition) __builtin_expect(!!(condition), 0)
#define RSN_PREFETCH_READ(address) __builtin_prefetch((address), 0)
#define RSN_PREFETCH_WRITE(address) __builtin_prefetch((address), 1)
#define RSN_NOINLINE __attribute__((noinline))
#else
#define RSN_LIKELY(condition) (condition)
#define RSN_UNLIKELY(condition) (condition)
#define RSN_PREFETCH_READ(address) ((void)(address))
#define RSN_PREFETCH_WRITE(address) ((void)(address))
#define RSN_NOINLINE
#endif

// Asks for a conditional move where the branch could not be predicted. clang turns the plain
// expression into a branch, which costs four times as much in a binary search.
#if defined(__clang__)
#define RSN_UNPREDICTABLE(condition) __builtin_unpredictable(condition)
#else
#define RSN_UNPREDICTABLE(condition) (condition)
#endif

// The number of zeros below the lowest one of a word that is not 0.
static inline unsigned rsn_lowest_bit(uint64_t word)
{
#if defined(__GNUC__)
    return (unsigned)__builtin_ctzll(word);
#else
    unsigned zeros = 0;
    for (; (word & 1) == 0; word >>= 1)
    {
        ++zeros;
    }
    return zeros;
#endif
}

#endif // RSN_INTERNAL_H
