// SPDX-License-Identifier: MIT
#include "spring_batch_internal.h"

#include <string.h>

_Static_assert(sizeof(resin_spring_batch_result) == 3 * sizeof(size_t),
               "resin_spring_batch_result is part of the ABI");

#define BATCH_SIZE_0_1 RSN_SIZE_THROUGH(resin_spring_batch, settled)

static resin_status check_batch(const resin_spring_batch *batch, double dt)
{
    if (batch->flags != 0)
    {
        return RESIN_ERROR_FLAGS;
    }
    if (batch->count > RESIN_COUNT_MAX)
    {
        return RESIN_ERROR_TOO_LARGE;
    }
    const bool has_arrays =
        batch->values != NULL && batch->velocities != NULL && batch->targets != NULL;
    const bool own = batch->frequencies != NULL;
    if ((batch->count > 0 && !has_arrays) || own != (batch->damping_ratios != NULL))
    {
        return RESIN_ERROR_NULL_INPUT;
    }
    if (!rsn_is_within(dt, 0.0, RSN_TIME_MOST))
    {
        return RESIN_ERROR_TIME_STEP;
    }
    const resin_status status = rsn_check_tolerance(batch->tolerance);
    return status == RESIN_OK && !own ? rsn_check_spring(batch->spring) : status;
}

static rsn_batch_run run_of(const resin_spring_batch *batch, double dt)
{
    rsn_batch_run run = {.arrays = {.values = batch->values,
                                    .velocities = batch->velocities,
                                    .targets = batch->targets,
                                    .frequencies = batch->frequencies,
                                    .damping_ratios = batch->damping_ratios},
                         .count = batch->count,
                         .spring = batch->spring,
                         .tolerance = batch->tolerance,
                         .dt = dt,
                         .settled = batch->settled};
    if (batch->frequencies == NULL)
    {
        run.transition = rsn_spring_transition(batch->spring, dt);
    }
    return run;
}

resin_status rsn_spring_batch_step(const resin_spring_batch *batch, double dt, rsn_batch_step *step,
                                   resin_spring_batch_result *out)
{
    if (batch == NULL)
    {
        return RESIN_ERROR_NULL_INPUT;
    }
    if (out == NULL)
    {
        return RESIN_ERROR_NULL_OUTPUT;
    }
    resin_spring_batch used;
    if (!rsn_read_def(batch, BATCH_SIZE_0_1, &used, sizeof used))
    {
        return RESIN_ERROR_STRUCT_SIZE;
    }
    const resin_status status = check_batch(&used, dt);
    if (status != RESIN_OK)
    {
        return status;
    }
    rsn_batch_run run = run_of(&used, dt);
    if (dt > 0.0)
    {
        step(&run);
    }
    else
    {
        rsn_batch_step_singly(&run, 0, run.count);
    }
    *out = (resin_spring_batch_result){.moving = run.count - run.settled_count - run.resting_count -
                                                 run.invalid_count,
                                       .settled = run.settled_count,
                                       .invalid = run.invalid_count};
    return run.invalid_count == 0 ? RESIN_OK : RESIN_ERROR_SPRING_LANE;
}

// Checks the CPU on every call, which reads one word, instead of storing the result in a global.
static rsn_batch_step *widest_step(void)
{
    // GCOV_EXCL_START: one of the returns is executed on each CPU; test_spring_batch calls all
    // three.
#if RSN_HAS_LANES_4_AND_8
    if (__builtin_cpu_supports("avx512dq"))
    {
        return rsn_batch_step_lanes8;
    }
    if (__builtin_cpu_supports("avx2"))
    {
        return rsn_batch_step_lanes4;
    }
#endif
#if RSN_HAS_LANES_2
    return rsn_batch_step_lanes2;
#else
    return rsn_batch_step_lanes1;
#endif
    // GCOV_EXCL_STOP
}

resin_status resin_spring_batch_step(const resin_spring_batch *batch, double dt,
                                     resin_spring_batch_result *out)
{
    return rsn_spring_batch_step(batch, dt, widest_step(), out);
}
