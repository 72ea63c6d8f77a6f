// SPDX-License-Identifier: MIT
#ifndef RESIN_BENCH_H
#define RESIN_BENCH_H

#include <stdbool.h>
#include <stddef.h>

// A small harness for benchmarks in C.
//
// Cases that follow one another with the same workload and size are rivals: they are timed in
// turns, one sample of each and then the next of each, so that what slows the machine for a while
// slows all of them. Never two at once. For each case one line of JSON goes to the output:
//
//     {"unit":"spring","workload":"shared","identity":"","size":5000,"path":"c",
//      "median_ns":2100.0,"min_ns":2050.0,"max_ns":2300.0,"samples":31,"allocations":0}
//
// Times are nanoseconds for one iteration; allocations are calls of malloc and the like in one
// iteration, -1 where they are not counted.

typedef struct resin_bench_case
{
    const char *unit;
    const char *workload;
    const char *identity; // "" where it means nothing
    const char *path;     // who does the work: "c", "libm", "plain", ...
    size_t size;

    // Prepares the work, outside the clock. Exits when there is no memory.
    void *(*setup)(size_t size);

    // Whether the answer is right. Asked once, before any timing: a wrong answer's time is worth
    // nothing.
    bool (*check)(void *context);

    // Does the work `iterations` times over. What it returns is kept, so that no work can be left
    // out.
    double (*run)(void *context, size_t iterations);

    void (*teardown)(void *context);
} resin_bench_case;

// Zeroed memory; exits when there is none. Free it with free.
void *resin_bench_alloc(size_t size);

// Options: --filter TEXT (only cases whose "unit/workload/identity/size/path" contains it),
// --json FILE (instead of the standard output), --quick, --list. Returns the exit status of the
// program: not 0 for a wrong answer, an unknown option, or a build with assertions.
int resin_bench_main(int argc, char **argv, const resin_bench_case *cases, size_t count);

#endif // RESIN_BENCH_H
