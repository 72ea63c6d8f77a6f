// SPDX-License-Identifier: MIT
#ifndef RESIN_BENCH_SUPPORT_H
#define RESIN_BENCH_SUPPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// System calls for the benchmarks in Swift.

// The number of calls of malloc and the like on this thread so far; always 0 if they cannot be
// counted.
uint64_t support_allocation_count(void);

// Whether allocations are counted, which requires glibc.
bool support_counts_allocations(void);

// The processor time of this thread in nanoseconds, including time in the system's code. The time
// of other programs is not included, so a busy machine gives almost the same results.
uint64_t support_nanoseconds(void);

typedef enum support_outcome
{
    SUPPORT_DONE,
    SUPPORT_ENDED, // exceeded the time or memory limit
    SUPPORT_FAILED
} support_outcome;

// Runs `body` in a child process, which is a copy of this process, and ends it after `seconds` of
// processor time or when it requests more than `bytes` of memory. `body` writes `size` bytes to
// `result`, which are copied to this process if the child ends in time.
support_outcome support_run_limited(unsigned seconds, size_t bytes, void *context,
                                    void (*body)(void *context, void *result), void *result,
                                    size_t size);

#endif // RESIN_BENCH_SUPPORT_H
