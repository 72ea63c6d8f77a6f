// SPDX-License-Identifier: MIT
#ifndef RESIN_BENCH_SUPPORT_H
#define RESIN_BENCH_SUPPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// System calls for the benchmarks in Swift.

// Calls of malloc and the like on this thread so far. Always 0 where they cannot be counted.
uint64_t support_allocation_count(void);

// Whether allocations are counted: with glibc.
bool support_counts_allocations(void);

// Nanoseconds that this thread has spent on a processor, in the system's code too. The turns of
// other programs do not count, so a machine that does other things as well gives much the same
// answers.
uint64_t support_nanoseconds(void);

typedef enum support_outcome
{
    SUPPORT_DONE,
    SUPPORT_ENDED, // too slow, or more memory than allowed
    SUPPORT_FAILED
} support_outcome;

// Runs `body` in a process of its own, which is a copy of this one, and ends that process after so
// many seconds of processor time, or when it wants more than `bytes` of memory. `body` leaves
// `size` bytes at `result`, which are handed over to this process if it returns in time.
support_outcome support_run_limited(unsigned seconds, size_t bytes, void *context,
                                    void (*body)(void *context, void *result), void *result,
                                    size_t size);

#endif // RESIN_BENCH_SUPPORT_H
