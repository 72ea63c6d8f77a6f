// SPDX-License-Identifier: MIT

// Springs: single ones, and batches compared with loops that a programmer could write instead.

#include "resin_bench.h"

#include <resin/spring.h>
#include <resin/spring_batch.h>

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

#define FRAME (1.0 / 120.0)

typedef enum regime
{
    UNDERDAMPED,
    MIXED
} regime;

// Springs in arrays. Their targets alternate between two sides every few frames, so that they never
// settle.
typedef struct field
{
    resin_spring_batch batch;
    double *near_targets;
    double *far_targets;
    size_t frame;
    size_t frames_to_a_target;
} field;

static double unit_random(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return (double)((z ^ (z >> 31)) >> 11) * 0x1p-53;
}

static field *new_field(size_t count, size_t frames_to_a_target)
{
    uint64_t random = 42;
    field *f = resin_bench_alloc(sizeof *f);
    f->batch = resin_spring_batch_default();
    f->batch.count = count;
    f->batch.values = resin_bench_alloc(count * sizeof(double));
    f->batch.velocities = resin_bench_alloc(count * sizeof(double));
    f->near_targets = resin_bench_alloc(count * sizeof(double));
    f->far_targets = resin_bench_alloc(count * sizeof(double));
    f->batch.settled = resin_bench_alloc(count * sizeof(uint32_t));
    f->batch.spring = (resin_spring){.frequency = 12.0, .damping_ratio = 0.8};
    f->batch.tolerance = (resin_spring_tolerance){.distance = 0.01, .speed = 0.1};
    f->frames_to_a_target = frames_to_a_target;
    for (size_t i = 0; i < count; ++i)
    {
        f->batch.values[i] = 100.0 * unit_random(&random);
        f->batch.velocities[i] = 1000.0 * unit_random(&random) - 500.0;
        f->near_targets[i] = 100.0 * unit_random(&random);
        f->far_targets[i] = f->near_targets[i] + 300.0;
    }
    f->batch.targets = f->near_targets;
    return f;
}

static void give_constants(field *f, regime regime)
{
    uint64_t random = 43;
    double *frequencies = resin_bench_alloc(f->batch.count * sizeof(double));
    double *damping_ratios = resin_bench_alloc(f->batch.count * sizeof(double));
    for (size_t i = 0; i < f->batch.count; ++i)
    {
        frequencies[i] = 5.0 + 25.0 * unit_random(&random);
        damping_ratios[i] = 0.1 + 0.8 * unit_random(&random);
        if (regime == MIXED)
        {
            const double which = unit_random(&random);
            damping_ratios[i] += which < 0.4 ? 0.0 : (which < 0.8 ? 1.0 : 1.0 - damping_ratios[i]);
        }
    }
    f->batch.frequencies = frequencies;
    f->batch.damping_ratios = damping_ratios;
}

static void free_field(void *context)
{
    field *f = context;
    free(f->batch.values);
    free(f->batch.velocities);
    free(f->near_targets);
    free(f->far_targets);
    free(f->batch.settled);
    free((void *)(uintptr_t)f->batch.frequencies);
    free((void *)(uintptr_t)f->batch.damping_ratios);
    free(f);
}

static void turn_targets(field *f)
{
    f->frame += 1;
    const bool is_near = f->frame / f->frames_to_a_target % 2 == 0;
    f->batch.targets = is_near ? f->near_targets : f->far_targets;
}

// Returns a time step that differs from call to call, so that no result for it can be cached.
static double changing_step(const field *f)
{
    return FRAME * (1.0 + 0.001 * (double)(f->frame % 512));
}

// ---------------------------------------------------------------------------------------------
// The batch, and the loops with which it is compared

static double run_batch_steadily(void *context, size_t iterations)
{
    field *f = context;
    size_t moving = 0;
    for (size_t k = 0; k < iterations; ++k)
    {
        turn_targets(f);
        resin_spring_batch_result result;
        (void)resin_spring_batch_step(&f->batch, FRAME, &result);
        moving += result.moving;
    }
    return (double)moving;
}

static double run_batch_changing(void *context, size_t iterations)
{
    field *f = context;
    size_t moving = 0;
    for (size_t k = 0; k < iterations; ++k)
    {
        turn_targets(f);
        resin_spring_batch_result result;
        (void)resin_spring_batch_step(&f->batch, changing_step(f), &result);
        moving += result.moving;
    }
    return (double)moving;
}

// The cheapest loop that still animates: without targets and without settling.
__attribute__((noinline)) static void step_plainly(double *x, double *v, size_t count, double dt,
                                                   double k)
{
    for (size_t i = 0; i < count; ++i)
    {
        x[i] += v[i] * dt;
        v[i] *= k;
    }
}

static double run_plain(void *context, size_t iterations)
{
    field *f = context;
    for (size_t k = 0; k < iterations; ++k)
    {
        turn_targets(f);
        // Alternating directions, so that no value becomes denormal.
        step_plainly(f->batch.values, f->batch.velocities, f->batch.count, FRAME,
                     k % 2 == 0 ? 0.875 : 1.0 / 0.875);
    }
    return f->batch.values[0];
}

// The closed form as a programmer would write it with the C library.
static inline resin_motion advance_with_libm(double w, double z, double x, double v, double target,
                                             double t)
{
    const double d = x - target;
    const double a = z * w;
    if (z < 1.0)
    {
        const double r = w * sqrt(1.0 - z * z);
        const double e = exp(-a * t);
        const double c = e * cos(r * t);
        const double s = e * sin(r * t) / r;
        return (resin_motion){target + d * (c + a * s) + v * s, v * (c - a * s) - w * w * d * s};
    }
    if (z == 1.0)
    {
        const double e = exp(-a * t);
        const double b = v + a * d;
        return (resin_motion){target + e * (d + b * t), e * (v - a * b * t)};
    }
    const double r = w * sqrt(z * z - 1.0);
    const double slow = exp((r - a) * t);
    const double fast = exp(-(r + a) * t);
    const double c = (slow + fast) / 2.0;
    const double s = (slow - fast) / (2.0 * r);
    return (resin_motion){target + d * (c + a * s) + v * s, v * (c - a * s) - w * w * d * s};
}

__attribute__((noinline)) static void step_with_libm(const resin_spring_batch *b, double dt)
{
    for (size_t i = 0; i < b->count; ++i)
    {
        const resin_motion end =
            advance_with_libm(b->frequencies[i], b->damping_ratios[i], b->values[i],
                              b->velocities[i], b->targets[i], dt);
        b->values[i] = end.value;
        b->velocities[i] = end.velocity;
    }
}

static double run_with_libm(void *context, size_t iterations)
{
    field *f = context;
    for (size_t k = 0; k < iterations; ++k)
    {
        turn_targets(f);
        step_with_libm(&f->batch, changing_step(f));
    }
    return f->batch.values[0];
}

// Whether a frame of the batch agrees with the C library's functions.
static bool batch_is_right(void *context)
{
    field *f = context;
    const size_t i = f->batch.count / 2;
    const resin_spring_batch *b = &f->batch;
    const double w = b->frequencies != NULL ? b->frequencies[i] : b->spring.frequency;
    const double z = b->frequencies != NULL ? b->damping_ratios[i] : b->spring.damping_ratio;
    const resin_motion expected =
        advance_with_libm(w, z, b->values[i], b->velocities[i], b->targets[i], FRAME);
    resin_spring_batch_result result;
    return resin_spring_batch_step(b, FRAME, &result) == RESIN_OK && result.moving == b->count &&
           fabs(b->values[i] - expected.value) < 1e-9 &&
           fabs(b->velocities[i] - expected.velocity) < 1e-7;
}

static bool needs_no_check(void *context)
{
    return context != NULL;
}

static void *setup_shared(size_t count)
{
    return new_field(count, 24);
}

// The time between targets is long enough for all springs to settle, and to rest for half of the
// frames.
static void *setup_settling(size_t count)
{
    return new_field(count, 240);
}

static void *setup_underdamped(size_t count)
{
    field *f = new_field(count, 24);
    give_constants(f, UNDERDAMPED);
    return f;
}

static void *setup_mixed(size_t count)
{
    field *f = new_field(count, 24);
    give_constants(f, MIXED);
    return f;
}

// ---------------------------------------------------------------------------------------------
// One spring

static double run_advance(void *context, size_t iterations)
{
    const field *f = context;
    resin_motion motion = {.value = 0.0, .velocity = 0.0};
    for (size_t k = 0; k < iterations; ++k)
    {
        (void)resin_spring_advance(f->batch.spring, motion, k % 64 < 32 ? 100.0 : -100.0, FRAME,
                                   &motion);
    }
    return motion.value;
}

static double run_advance_with_libm(void *context, size_t iterations)
{
    const field *f = context;
    const resin_spring spring = f->batch.spring;
    resin_motion motion = {.value = 0.0, .velocity = 0.0};
    for (size_t k = 0; k < iterations; ++k)
    {
        motion = advance_with_libm(spring.frequency, spring.damping_ratio, motion.value,
                                   motion.velocity, k % 64 < 32 ? 100.0 : -100.0, FRAME);
    }
    return motion.value;
}

static double run_settling_time(void *context, size_t iterations)
{
    const field *f = context;
    double sum = 0.0;
    for (size_t k = 0; k < iterations; ++k)
    {
        double time = 0.0;
        const resin_motion motion = {.value = (double)(k % 64), .velocity = 0.0};
        (void)resin_spring_settling_time(f->batch.spring, motion, 100.0, f->batch.tolerance, &time);
        sum += time;
    }
    return sum;
}

static void *setup_overdamped(size_t count)
{
    field *f = new_field(count, 24);
    f->batch.spring.damping_ratio = 1.5;
    return f;
}

#define ALONE(workload, path, setup, run)                                                          \
    {                                                                                              \
        "spring", workload, "", path, 1, setup, needs_no_check, run, free_field                    \
    }
#define BATCH(workload, path, size, setup, check, run)                                             \
    {                                                                                              \
        "spring", workload, "", path, size, setup, check, run, free_field                          \
    }
#define BATCH_OF(size)                                                                             \
    BATCH("shared", "c", size, setup_shared, batch_is_right, run_batch_steadily),                  \
        BATCH("shared", "plain", size, setup_shared, needs_no_check, run_plain),                   \
        BATCH("settling", "c", size, setup_settling, batch_is_right, run_batch_steadily),          \
        BATCH("settling", "plain", size, setup_settling, needs_no_check, run_plain),               \
        BATCH("own", "c", size, setup_underdamped, batch_is_right, run_batch_changing),            \
        BATCH("own", "libm", size, setup_underdamped, needs_no_check, run_with_libm),              \
        BATCH("own-mixed", "c", size, setup_mixed, batch_is_right, run_batch_changing),            \
        BATCH("own-mixed", "libm", size, setup_mixed, needs_no_check, run_with_libm)

int main(int argc, char **argv)
{
    static const resin_bench_case cases[] = {
        ALONE("advance", "c", setup_shared, run_advance),
        ALONE("advance", "libm", setup_shared, run_advance_with_libm),
        ALONE("advance-over", "c", setup_overdamped, run_advance),
        ALONE("advance-over", "libm", setup_overdamped, run_advance_with_libm),
        ALONE("settling-time", "c", setup_shared, run_settling_time),
        BATCH_OF(100),
        BATCH_OF(5000),
        BATCH_OF(320000),
    };
    return resin_bench_main(argc, argv, cases, sizeof cases / sizeof cases[0]);
}
