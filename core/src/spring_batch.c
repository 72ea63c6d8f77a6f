// SPDX-License-Identifier: MIT
#include "spring_batch_internal.h"

#include <string.h>

_Static_assert(sizeof(resin_spring_batch_result) == 3 * sizeof(size_t),
               "resin_spring_batch_result is part of the ABI");

// The size of the def in version 0.1.
#define RSN_SPRING_BATCH_LEAST sizeof(resin_spring_batch)

// ---------------------------------------------------------------------------------------------
// One by one

static resin_spring spring_at(const rsn_batch_run *run, size_t i)
{
    const rsn_batch_arrays *arrays = &run->arrays;
    return arrays->frequencies == NULL ? run->spring
                                       : (resin_spring){.frequency = arrays->frequencies[i],
                                                        .damping_ratio = arrays->damping_ratios[i]};
}

static void land_if_at_rest(rsn_batch_run *run, size_t i)
{
    const rsn_batch_arrays *arrays = &run->arrays;
    const resin_motion motion = {.value = arrays->values[i], .velocity = arrays->velocities[i]};
    const double target = arrays->targets[i];
    if (!rsn_spring_rests(spring_at(run, i), motion, target, run->tolerance))
    {
        return;
    }
    arrays->values[i] = target;
    arrays->velocities[i] = 0.0;
    if (run->settled != NULL)
    {
        run->settled[run->settled_count] = (uint32_t)i;
    }
    run->settled_count += 1;
}

// As resin_spring_step has it.
static void step_one(rsn_batch_run *run, size_t i)
{
    const rsn_batch_arrays *arrays = &run->arrays;
    const resin_motion motion = {.value = arrays->values[i], .velocity = arrays->velocities[i]};
    const double target = arrays->targets[i];
    const resin_spring spring = spring_at(run, i);
    if (rsn_check_spring(spring) != RESIN_OK || rsn_check_motion(motion, target) != RESIN_OK)
    {
        run->invalid_count += 1;
        return;
    }
    if (motion.value == target && motion.velocity == 0.0)
    {
        run->resting_count += 1;
        return;
    }
    const rsn_transition step =
        arrays->frequencies == NULL ? run->transition : rsn_spring_transition(spring, run->dt);
    const resin_motion end = rsn_spring_carry(motion, target, run->dt, step);
    arrays->values[i] = end.value;
    arrays->velocities[i] = end.velocity;
    land_if_at_rest(run, i);
}

void rsn_batch_step_singly(rsn_batch_run *run, size_t i, size_t count)
{
    for (size_t k = 0; k < count; ++k)
    {
        step_one(run, i + k);
    }
}

void rsn_batch_settle(rsn_batch_run *run, size_t i, uint32_t lanes)
{
    for (size_t k = 0; lanes >> k != 0; ++k)
    {
        if ((lanes >> k & 1) != 0)
        {
            land_if_at_rest(run, i + k);
        }
    }
}

// ---------------------------------------------------------------------------------------------
// The public function

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
    if (batch->struct_size < RSN_SPRING_BATCH_LEAST)
    {
        return RESIN_ERROR_STRUCT_SIZE;
    }
    const resin_status status = check_batch(batch, dt);
    if (status != RESIN_OK)
    {
        return status;
    }
    rsn_batch_run run = run_of(batch, dt);
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

// Asked on every call rather than kept in a global; it reads one word.
static rsn_batch_step *widest_step(void)
{
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
}

resin_status resin_spring_batch_step(const resin_spring_batch *batch, double dt,
                                     resin_spring_batch_result *out)
{
    return rsn_spring_batch_step(batch, dt, widest_step(), out);
}
