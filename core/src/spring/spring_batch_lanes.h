// SPDX-License-Identifier: MIT

// The loops of a batch. The including file defines RSN_LANES and RSN_BATCH_STEP, the name of the
// function that this file defines.

#include "spring_batch_internal.h"

#include "spring_kernels.h"

#define RSN_PREFETCH_DISTANCE 128 // springs

typedef struct lane_tolerance
{
    lane_reals distance;
    lane_reals speed;
} lane_tolerance;

RSN_LANE_FUNCTION lane_reals load_lanes(const double *from)
{
    lane_reals x;
    memcpy(&x, from, sizeof x);
    return x;
}

RSN_LANE_FUNCTION void store_lanes(lane_reals x, double *to)
{
    memcpy(to, &x, sizeof x);
}

RSN_LANE_FUNCTION lane_transition transition_of_all(rsn_transition transition)
{
    return (lane_transition){.xx = every_lane(transition.xx),
                             .xv = every_lane(transition.xv),
                             .pull = every_lane(transition.pull),
                             .vv = every_lane(transition.vv)};
}

// A vector of springs after a step, with bit masks of lanes.
typedef struct lane_step
{
    lane_reals end;
    lane_reals end_velocity;
    lane_mask still;    // at rest before the step
    uint32_t too_large; // out of range before the step
    uint32_t close;     // possibly at rest after the step; includes lanes with NaN
    uint32_t nan;
} lane_step;

RSN_LANE_FUNCTION lane_step step_lanes(const rsn_batch_arrays *arrays, size_t i,
                                       lane_transition step, lane_tolerance tolerance)
{
    const lane_reals value = load_lanes(arrays->values + i);
    const lane_reals velocity = load_lanes(arrays->velocities + i);
    const lane_reals target = load_lanes(arrays->targets + i);
    const lane_reals x = value - target;
    const lane_reals end = target + (step.xx * x + step.xv * velocity);
    const lane_reals end_velocity = step.vv * velocity - step.pull * x;
    // The comparison may miss a NaN. Both results are then NaN, hence neither far nor fast, so the
    // lane is in `close`.
    const lane_reals largest =
        lanes_larger_magnitude(lanes_larger_magnitude(value, velocity), target);
    const lane_mask valid = lanes_at_most(largest, every_lane(RSN_MAGNITUDE_MOST));
    const lane_mask far = lanes_less(tolerance.distance, lanes_magnitude(end - target));
    const lane_mask fast = lanes_less(tolerance.speed, lanes_magnitude(end_velocity));
    const lane_mask still =
        mask_and(lanes_equal(x, every_lane(0.0)), lanes_equal(velocity, every_lane(0.0)));
    return (lane_step){.end = end,
                       .end_velocity = end_velocity,
                       .too_large = mask_bits(valid) ^ RSN_ALL_LANES,
                       .close = mask_bits(mask_or(far, fast)) ^ RSN_ALL_LANES,
                       .still = still,
                       .nan = mask_bits(lanes_equal(end, end)) ^ RSN_ALL_LANES};
}

static inline size_t count_bits(uint32_t bits)
{
    size_t count = 0;
    for (; bits != 0; bits &= bits - 1)
    {
        count += 1;
    }
    return count;
}

// Finishes a vector in which a lane may have come to rest, was at rest before, or is invalid.
// Returns the number of springs that were at rest before and are not counted yet.
RSN_LANE_FUNCTION size_t finish_slowly(rsn_batch_run *run, const rsn_batch_arrays *arrays, size_t i,
                                       const lane_step *step, uint32_t invalid)
{
    if ((invalid | step->nan) != 0)
    {
        rsn_batch_step_singly(run, i, RSN_LANES);
        return 0;
    }
    const uint32_t still = mask_bits(step->still);
    if (still == RSN_ALL_LANES)
    {
        return RSN_LANES;
    }
    double *const value = arrays->values + i;
    double *const velocity = arrays->velocities + i;
    store_lanes(lanes_select(step->still, load_lanes(value), step->end), value);
    store_lanes(lanes_select(step->still, load_lanes(velocity), step->end_velocity), velocity);
    if (step->close != still)
    {
        rsn_batch_settle(run, i, step->close & ~still);
    }
    return count_bits(still);
}

// Stores a step and settles springs at rest. Returns the same as finish_slowly.
RSN_LANE_FUNCTION size_t finish_step(rsn_batch_run *run, const rsn_batch_arrays *arrays, size_t i,
                                     const lane_step *step, uint32_t invalid)
{
    if (RSN_UNLIKELY((invalid | step->close) != 0)) // the only branch for nearly all vectors
    {
        return finish_slowly(run, arrays, i, step, invalid);
    }
    store_lanes(step->end, arrays->values + i);
    store_lanes(step->end_velocity, arrays->velocities + i);
    return 0;
}

// The number of springs before the first whose value is aligned to a vector. Stores across cache
// lines take twice as long.
static inline size_t count_before_aligned(const rsn_batch_run *run)
{
    const size_t vector = 8 * RSN_LANES;
    const size_t past = (size_t)((uintptr_t)run->arrays.values % vector);
    const size_t count = past % 8 == 0 ? (vector - past) % vector / 8 : 0;
    return count < run->count ? count : run->count;
}

#if RSN_LANES >= 4

// Prefetches springs a few vectors ahead, which saves a sixth of the time on arrays larger than the
// caches. Computes addresses as integers, because a pointer beyond the end of an array is
// undefined; prefetching there is harmless.
static inline void prefetch_motions(const rsn_batch_arrays *arrays, size_t i)
{
    const uintptr_t ahead = (i + RSN_PREFETCH_DISTANCE) * sizeof(double);
    RSN_PREFETCH_WRITE((const void *)((uintptr_t)arrays->values + ahead));
    RSN_PREFETCH_WRITE((const void *)((uintptr_t)arrays->velocities + ahead));
    RSN_PREFETCH_READ((const void *)((uintptr_t)arrays->targets + ahead));
}

static inline void prefetch_constants(const rsn_batch_arrays *arrays, size_t i)
{
    const uintptr_t ahead = (i + RSN_PREFETCH_DISTANCE) * sizeof(double);
    RSN_PREFETCH_READ((const void *)((uintptr_t)arrays->frequencies + ahead));
    RSN_PREFETCH_READ((const void *)((uintptr_t)arrays->damping_ratios + ahead));
}

#endif

// Steps springs with shared constants, hence one transition for all.
static RSN_LANE_TARGET void step_shared(rsn_batch_run *run, size_t i, size_t end)
{
    const lane_transition transition = transition_of_all(run->transition);
    const lane_tolerance tolerance = {.distance = every_lane(run->tolerance.distance),
                                      .speed = every_lane(run->tolerance.speed)};
    const rsn_batch_arrays arrays = run->arrays;
    size_t resting = 0;
    for (; i < end; i += RSN_LANES)
    {
#if RSN_LANES >= 4
        prefetch_motions(&arrays, i);
#endif
        const lane_step step = step_lanes(&arrays, i, transition, tolerance);
        resting += finish_step(run, &arrays, i, &step, step.too_large);
    }
    run->resting_count += resting;
}

// The lanes whose constants are in range.
RSN_LANE_FUNCTION uint32_t lanes_with_springs(lane_reals w, lane_reals z)
{
    const lane_mask frequencies = mask_and(lanes_at_most(every_lane(RSN_FREQUENCY_LEAST), w),
                                           lanes_at_most(w, every_lane(RSN_FREQUENCY_MOST)));
    const lane_mask ratios = mask_and(lanes_at_most(every_lane(0.0), z),
                                      lanes_at_most(z, every_lane(RSN_DAMPING_RATIO_MOST)));
    return mask_bits(mask_and(frequencies, ratios));
}

static RSN_LANE_TARGET void step_own(rsn_batch_run *run, size_t i, size_t end)
{
    const lane_reals dt = every_lane(run->dt);
    const lane_tolerance tolerance = {.distance = every_lane(run->tolerance.distance),
                                      .speed = every_lane(run->tolerance.speed)};
    const rsn_batch_arrays arrays = run->arrays;
    size_t resting = 0;
    for (; i < end; i += RSN_LANES)
    {
#if RSN_LANES >= 4
        prefetch_motions(&arrays, i);
        prefetch_constants(&arrays, i);
#endif
        const lane_reals w = load_lanes(arrays.frequencies + i);
        const lane_reals z = load_lanes(arrays.damping_ratios + i);
        const lane_step step = step_lanes(&arrays, i, transition_lanes(w, z, dt), tolerance);
        const uint32_t invalid = step.too_large | (lanes_with_springs(w, z) ^ RSN_ALL_LANES);
        resting += finish_step(run, &arrays, i, &step, invalid);
    }
    run->resting_count += resting;
}

void RSN_BATCH_STEP(rsn_batch_run *run)
{
    const size_t first = count_before_aligned(run);
    const size_t end = first + (run->count - first) / RSN_LANES * RSN_LANES;
    rsn_batch_step_singly(run, 0, first);
    if (run->arrays.frequencies == NULL)
    {
        step_shared(run, first, end);
    }
    else
    {
        step_own(run, first, end);
    }
    rsn_batch_step_singly(run, end, run->count - end);
}
