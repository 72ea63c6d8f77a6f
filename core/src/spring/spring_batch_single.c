// SPDX-License-Identifier: MIT

// The scalar part of a batch step: springs outside full vectors, and springs that may be at rest or
// invalid.

#include "spring_batch_internal.h"

static resin_spring spring_at(const rsn_batch_run *run, size_t i)
{
    const rsn_batch_arrays *arrays = &run->arrays;
    return arrays->frequencies == NULL ? run->spring
                                       : (resin_spring){.frequency = arrays->frequencies[i],
                                                        .damping_ratio = arrays->damping_ratios[i]};
}

static void settle_if_at_rest(rsn_batch_run *run, size_t i)
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

// Like resin_spring_step.
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
    settle_if_at_rest(run, i);
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
            settle_if_at_rest(run, i + k);
        }
    }
}
