// SPDX-License-Identifier: MIT
#ifndef RSN_SPRING_BATCH_INTERNAL_H
#define RSN_SPRING_BATCH_INTERNAL_H

#include "spring_internal.h"

#include <resin/spring_batch.h>

// The widths that this platform supports: spring_batch_lanes<n>.c.
#if defined(__GNUC__)
#define RSN_HAS_LANES_2 1
#else
#define RSN_HAS_LANES_2 0
#endif
#if defined(__GNUC__) && (defined(__x86_64__) || defined(__i386__))
#define RSN_HAS_LANES_4_AND_8 1
#else
#define RSN_HAS_LANES_4_AND_8 0
#endif

typedef struct rsn_batch_arrays
{
    double *values;
    double *velocities;
    const double *targets;
    const double *frequencies; // null if the springs share their constants
    const double *damping_ratios;
} rsn_batch_arrays;

// The state of one step of a batch.
typedef struct rsn_batch_run
{
    rsn_batch_arrays arrays;
    size_t count;
    resin_spring spring;       // if constants are shared
    rsn_transition transition; // likewise
    resin_spring_tolerance tolerance;
    double dt;
    uint32_t *settled; // may be null

    size_t settled_count;
    size_t resting_count; // at rest before the step
    size_t invalid_count;
} rsn_batch_run;

// Steps all springs. dt is above 0.
typedef void rsn_batch_step(rsn_batch_run *run);
rsn_batch_step rsn_batch_step_lanes1;
rsn_batch_step rsn_batch_step_lanes2;
rsn_batch_step rsn_batch_step_lanes4;
rsn_batch_step rsn_batch_step_lanes8;

// spring_batch_single.c: checks and steps `count` springs from `i` on with scalar code.
void rsn_batch_step_singly(rsn_batch_run *run, size_t i, size_t count);

// spring_batch_single.c: settles the springs at rest among those whose bits are set in `lanes`; bit
// 0 is spring `i`.
void rsn_batch_settle(rsn_batch_run *run, size_t i, uint32_t lanes);

// spring_batch.c: resin_spring_batch_step with the loops of a given width.
resin_status rsn_spring_batch_step(const resin_spring_batch *batch, double dt, rsn_batch_step *step,
                                   resin_spring_batch_result *out);

#endif // RSN_SPRING_BATCH_INTERNAL_H
