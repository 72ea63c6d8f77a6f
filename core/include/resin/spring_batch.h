// SPDX-License-Identifier: MIT
#ifndef RESIN_SPRING_BATCH_H
#define RESIN_SPRING_BATCH_H

#include <resin/base.h>
#include <resin/spring.h>

RESIN_BEGIN_DECLS

// Many springs in one call. Each number is the one that `resin_spring_step` gives for that spring
// alone, bit for bit; the batch is only faster.

/// Springs in arrays that belong to the caller. Grows at its end; zero but for `struct_size`, and
/// what is to be used.
///
/// The arrays have `count` elements each and must not overlap. Aligning them to 64 bytes helps a
/// little.
typedef struct resin_spring_batch
{
    uint32_t struct_size;
    uint32_t flags; ///< must be 0

    size_t count;
    double *values;
    double *velocities;
    const double *targets;

    /// Constants of its own for each spring, or both null: then all have those of `spring`, which
    /// is several times faster, because a step then takes one exponential in all.
    const double *frequencies;
    const double *damping_ratios; ///< as `frequencies`
    resin_spring spring;          ///< not read where springs have constants of their own

    resin_spring_tolerance tolerance; ///< when a spring counts as being at rest

    /// Where the indices of the springs that settle are written: room for `count`, or null.
    uint32_t *settled;
} resin_spring_batch;

/// A batch of nothing: fill in what is needed.
/// @since 0.1
static inline resin_spring_batch resin_spring_batch_default(void)
{
    resin_spring_batch batch = RESIN_ZERO;
    batch.struct_size = (uint32_t)sizeof batch;
    return batch;
}

/// What a step came to. Frozen layout.
typedef struct resin_spring_batch_result
{
    /// Springs that still move: neither at rest before, nor settled in this step, nor invalid.
    size_t moving;
    /// Springs that came to rest in this step and were put on their targets; as many indices are in
    /// the batch's `settled`, ascending.
    size_t settled;
    /// Springs with a number that is out of range or NaN. Nothing was written for these.
    size_t invalid;
} resin_spring_batch_result;

/// Carries every spring `dt` seconds on, as `resin_spring_step` does.
///
/// A spring that comes to rest is put exactly on its target, with a velocity of 0, and named in
/// `settled`: exactly once, because that state itself says that it has settled. Give it a new
/// target or a velocity and it moves again. Springs at rest cost no more than others and stay as
/// they are.
///
/// Not thread-safe for one set of arrays; batches of different arrays are independent. Allocates
/// nothing.
///
/// @param dt 0 to 1e6 seconds
/// @param[out] out written on success and for `RESIN_ERROR_SPRING_LANE`
/// @return `RESIN_OK`; `RESIN_ERROR_SPRING_LANE` when some springs are invalid: these are left, all
///     others have advanced; or one for which nothing was written: `RESIN_ERROR_NULL_INPUT` (the
///     batch, an array though `count` is not 0, or one of `frequencies` and `damping_ratios`),
///     `_NULL_OUTPUT`, `_STRUCT_SIZE`, `_FLAGS`, `_TOO_LARGE`, `_TIME_STEP`, `_TOLERANCE`,
///     `_FREQUENCY` or `_DAMPING_RATIO` (of the shared spring)
/// @since 0.1
RESIN_API resin_status resin_spring_batch_step(const resin_spring_batch *batch, double dt,
                                               resin_spring_batch_result *out);

RESIN_END_DECLS

#endif // RESIN_SPRING_BATCH_H
