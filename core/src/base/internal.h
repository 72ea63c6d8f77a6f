// SPDX-License-Identifier: MIT
#ifndef RSN_INTERNAL_H
#define RSN_INTERNAL_H

// Every source file of the core includes this header first.

#include <assert.h>
#include <float.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <resin/base.h>

// Results are bit-identical on every compiler and CPU: doubles are evaluated as doubles, and
// a * b + c is not fused. gcc does not fuse with -std=c17 and does not support the pragma.
#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#endif
#if defined(__FAST_MATH__)
#error "the core's results need IEEE arithmetic: build it without -ffast-math"
#endif
#if defined(__GNUC__) && !defined(__clang__) && !defined(__STRICT_ANSI__) && defined(__FP_FAST_FMA)
#error "gcc fuses a * b + c on this CPU unless it compiles standard C: build the core with -std=c17"
#endif
// Method 1, that of s390x, evaluates floats as doubles; the core has no floats. Method 2 is that of
// the x87.
_Static_assert(
    FLT_EVAL_METHOD == 0 || FLT_EVAL_METHOD == 1,
    "the core needs doubles that are evaluated as doubles: on i686 use -msse2 -mfpmath=sse");

_Static_assert(sizeof(resin_status) == 4, "enums of the ABI have four bytes");

// The size of a struct up to and including a member: that of a def in the version in which the
// member was its last. Not sizeof, which changes when the def grows.
#define RSN_SIZE_THROUGH(type, member) (offsetof(type, member) + sizeof(((type *)0)->member))

// Copies a def of a caller, which begins with its size, into `out`, a def of this version. Members
// that the caller's version does not have become zero; those that this version does not have are
// ignored. Returns false, and writes nothing, if the def is shorter than `least`.
static inline bool rsn_read_def(const void *def, size_t least, void *out, size_t size)
{
    uint32_t given;
    memcpy(&given, def, sizeof given);
    if (given < least)
    {
        return false;
    }
    memset(out, 0, size);
    memcpy(out, def, given < size ? given : size);
    return true;
}

// Internal invariants only. Invalid arguments return a status, in every build.
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

// For a function with one caller, which gcc at -O2 otherwise keeps apart when it grows: its
// arguments are then in memory. clang inlines it, or not where size counts.
#if defined(__GNUC__) && !defined(__clang__)
#define RSN_INLINE inline __attribute__((always_inline))
#else
#define RSN_INLINE inline
#endif

// For a loop that clang inlines into a large function, where it keeps the loop's variables in
// memory. gcc keeps them in registers, and the module for WebAssembly is built for size.
#if defined(__clang__) && !defined(__wasm__)
#define RSN_APART __attribute__((noinline))
#else
#define RSN_APART
#endif

// Requests a conditional move for an unpredictable condition. clang compiles the plain expression
// to a branch, which makes a binary search four times slower.
#if defined(__clang__)
#define RSN_UNPREDICTABLE(condition) __builtin_unpredictable(condition)
#else
#define RSN_UNPREDICTABLE(condition) (condition)
#endif

// The index of the lowest set bit of a word that is not 0.
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
