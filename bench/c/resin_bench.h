// SPDX-License-Identifier: MIT
#ifndef RESIN_BENCH_H
#define RESIN_BENCH_H

#include <stdbool.h>
#include <stddef.h>

// A small harness for benchmarks in C.
//
// Consecutive cases with the same workload and size are rivals. They are timed alternately, one
// sample of each and then the next of each, so that a temporary slowdown of the machine affects all
// of them. Two cases never run at the same time. A line of JSON for each case is written to the
// output:
//
//     {"unit":"spring","workload":"shared","identity":"","size":5000,"path":"c",
//      "median_ns":2100.0,"min_ns":2050.0,"max_ns":2300.0,"samples":31,"allocations":0}
//
// Times are nanoseconds for an iteration. Allocations are calls of malloc and the like in an
// iteration; -1 if they are not counted.

typedef struct resin_bench_case
{
    const char *unit;
    const char *workload;
    const char *identity; // "" if it has no meaning
    const char *path;     // the implementation: "c", "libm", "plain", ...
    size_t size;

    // Prepares the work, which is not timed. Exits if there is not enough memory.
    void *(*setup)(size_t size);

    // Whether the result is correct. Called once before the timing, because the time of a wrong
    // result has no value.
    bool (*check)(void *context);

    // Does the work a number of times. The result is stored, so that the compiler cannot remove the
    // work.
    double (*run)(void *context, size_t iterations);

    void (*teardown)(void *context);
} resin_bench_case;

// Returns zeroed memory, to be released by free. Exits if there is not enough memory.
void *resin_bench_alloc(size_t size);

// Runs the cases. Options: --filter TEXT (only cases whose "unit/workload/identity/size/path"
// contains it), --json FILE (instead of the standard output), --quick, --list. Returns the exit
// status of the program, which is not 0 for a wrong result, an unknown option, or a build with
// assertions.
int resin_bench_main(int argc, char **argv, const resin_bench_case *cases, size_t count);

#endif // RESIN_BENCH_H
