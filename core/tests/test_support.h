// SPDX-License-Identifier: MIT
#ifndef RSN_TEST_SUPPORT_H
#define RSN_TEST_SUPPORT_H

// cmocka.h requires these headers before it.
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <resin/resin.h>

// Optimized tests run all random cases. The others, with and without sanitizers, run a fifth of
// them, which takes about as long.
#ifdef __OPTIMIZE__
#define CASES(count) (count)
#else
#define CASES(count) ((count) / 5)
#endif

#define COUNT_OF(array) (sizeof(array) / sizeof(array)[0])

// Fails the test with the messages of both statuses.
#define assert_ok(status) assert_status((status), RESIN_OK)
#define assert_status(status, expected) support_status((status), (expected), __FILE__, __LINE__)

// Fails unless |actual - expected| <= tolerance. NaN fails.
#define assert_near(actual, expected, tolerance, label)                                            \
    support_near((actual), (expected), (tolerance), (label), __FILE__, __LINE__)

void support_status(resin_status status, resin_status expected, const char *file, int line);
void support_near(double actual, double expected, double tolerance, const char *label,
                  const char *file, int line);

// SplitMix64 (Steele, Lea, Flood 2014): the same numbers on every platform.
typedef struct support_random
{
    uint64_t state;
} support_random;

uint64_t support_next(support_random *random);
uint32_t support_below(support_random *random, uint32_t bound); // bound > 0
double support_unit(support_random *random);                    // from 0 up to 1
double support_between(support_random *random, double low, double high);

// An allocator that counts blocks, checks `old_size` by a guard after the end of every block, and
// fails on request.
typedef struct support_memory
{
    size_t live_bytes;
    size_t peak_bytes;
    size_t live_blocks;
    size_t calls;     // allocations and growths so far
    size_t fail_at;   // fail this call, counted from 1, and those after it; 0 for never
    size_t failures;  // fail only so many calls; 0 for all
    size_t alignment; // of the blocks, a power of two; 0 for malloc's
} support_memory;

resin_allocator support_allocator(support_memory *memory);

#endif // RSN_TEST_SUPPORT_H
