// SPDX-License-Identifier: MIT
#define _POSIX_C_SOURCE 200809L

// The dialog for a program in another language that measures another solver alternately with this
// one: the data, and the times of this solver.

#include "solver_dialog.h"

#include <resin/base.h>
#include <time.h>

#if defined(__GNUC__)
#define TURNS_API __attribute__((visibility("default")))
#else
#define TURNS_API __declspec(dllexport)
#endif

TURNS_API const dialog_constraint *turns_constraints(size_t *out_count);
TURNS_API const dialog_size *turns_sizes(size_t *out_count);
TURNS_API bool turns_check(void);
TURNS_API double turns_build(size_t iterations);
TURNS_API double turns_suggest(size_t iterations);

static volatile double sink;

// The processor time of this thread.
static double now_in_nanoseconds(void)
{
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

const dialog_constraint *turns_constraints(size_t *out_count)
{
    *out_count = DIALOG_CONSTRAINTS;
    return dialog_constraints;
}

const dialog_size *turns_sizes(size_t *out_count)
{
    *out_count = DIALOG_SIZES;
    return dialog_sizes;
}

bool turns_check(void)
{
    dialog d;
    const bool is_right = dialog_build(&d, true) && dialog_check(&d);
    resin_solver_destroy(d.solver);
    return is_right;
}

// Returns the nanoseconds for building and destroying a number of dialogs.
double turns_build(size_t iterations)
{
    const double start = now_in_nanoseconds();
    sink = dialog_build_often(iterations, true);
    return now_in_nanoseconds() - start;
}

// Returns the nanoseconds for a number of suggestions to a dialog.
double turns_suggest(size_t iterations)
{
    dialog d;
    (void)dialog_build(&d, true);
    sink = dialog_suggest(&d, 64);
    const double start = now_in_nanoseconds();
    sink = dialog_suggest(&d, iterations);
    const double end = now_in_nanoseconds();
    resin_solver_destroy(d.solver);
    return end - start;
}
