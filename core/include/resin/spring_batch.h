// SPDX-License-Identifier: MIT
#ifndef RESIN_SPRING_BATCH_H
#define RESIN_SPRING_BATCH_H

#include <resin/base.h>
#include <resin/spring.h>

RESIN_BEGIN_DECLS

// Batches: many springs in one call. Results are bit-equal to those of `resin_spring_step` for each
// spring.

/// Springs in arrays of the caller. Later versions may append members; members that are not used
/// are zero.
///
/// The arrays have `count` elements each and must not overlap. An alignment of 64 bytes is slightly
/// faster.
typedef struct resin_spring_batch
{
    uint32_t struct_size;
    uint32_t flags; ///< must be 0

    size_t count;
    double *values;
    double *velocities;
    const double *targets;

    /// The constants of each spring. If both arrays are null all springs have those of `spring`,
    /// which is several times faster: a step then computes a single exponential.
    const double *frequencies;
    const double *damping_ratios; ///< as `frequencies`
    resin_spring spring;          ///< ignored if the springs have their own constants

    resin_spring_tolerance tolerance; ///< below which a spring is at rest

    /// An array of `count` elements for the indices of the springs that settle, or null.
    uint32_t *settled;
} resin_spring_batch;

/// Returns an empty batch.
/// @since 0.1
static inline resin_spring_batch resin_spring_batch_default(void)
{
    resin_spring_batch batch = RESIN_ZERO;
    batch.struct_size = sizeof batch;
    return batch;
}

/// The numbers of springs after a step. Frozen layout.
typedef struct resin_spring_batch_result
{
    /// Springs that still move: not at rest before, not settled in this step, not invalid.
    size_t moving;
    /// Springs that came to rest in this step and now equal their targets. The batch's `settled`
    /// has as many indices, ascending.
    size_t settled;
    /// Springs with a number that is out of range or NaN, which the step did not change.
    size_t invalid;
} resin_spring_batch_result;

/// Advances every spring by `dt` seconds, like `resin_spring_step`.
///
/// A spring that comes to rest gets exactly the value of its target and the velocity 0, and its
/// index is added to `settled`: once, because that value marks it as settled. A new target or
/// velocity makes it move again. A spring at rest costs no more than a moving one and does not
/// change.
///
/// Not thread-safe for the same arrays; batches of different arrays are independent. Never
/// allocates.
///
/// @param dt 0 to 1e6 seconds
/// @param[out] out written on success and for `RESIN_ERROR_SPRING_LANE`
/// @return `RESIN_OK`; `RESIN_ERROR_SPRING_LANE` if springs are invalid, after advancing all
/// others;
///     or, with nothing written, `RESIN_ERROR_NULL_INPUT` (the batch, an array if `count` is not 0,
///     or one of `frequencies` and `damping_ratios`), `_NULL_OUTPUT`, `_STRUCT_SIZE`, `_FLAGS`,
///     `_TOO_LARGE`, `_TIME_STEP`, `_TOLERANCE`, `_FREQUENCY` or `_DAMPING_RATIO` (of the shared
///     spring)
/// @since 0.1
RESIN_API resin_status resin_spring_batch_step(const resin_spring_batch *batch, double dt,
                                               resin_spring_batch_result *out);

RESIN_END_DECLS

#endif // RESIN_SPRING_BATCH_H
