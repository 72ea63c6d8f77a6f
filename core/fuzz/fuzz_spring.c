// SPDX-License-Identifier: MIT

// Any springs and motions: the result is a status, or numbers with their documented properties, and
// batches equal single springs.

#include "fuzz_input.h"

#include <float.h>
#include <math.h>

#include <resin/spring.h>
#include <resin/spring_batch.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

// A third of the numbers are any bit pattern, the others ordinary or near a power of 2.
static double number(fuzz_input *input)
{
    const uint8_t kind = fuzz_u8(input) % 3;
    if (kind == 0)
    {
        return fuzz_double(input);
    }
    const uint64_t bits = fuzz_u64(input);
    const double ordinary = (double)(int32_t)(uint32_t)bits / 65536.0;
    return kind == 1 ? ordinary : ldexp(1.0 + ordinary * 0x1p-40, (int)(bits >> 32) % 340);
}

typedef struct scene
{
    resin_spring spring;
    resin_motion motion;
    double target;
    double dt;
    resin_spring_tolerance tolerance;
} scene;

static scene read_scene(fuzz_input *input)
{
    scene s = {.spring = {.frequency = number(input), .damping_ratio = number(input)},
               .motion = {.value = number(input), .velocity = number(input)},
               .target = number(input),
               .dt = number(input),
               .tolerance = {.distance = number(input), .speed = number(input)}};
    if (fuzz_u8(input) % 4 != 0)
    {
        s.spring.frequency = fmax(1e-4, fmin(1e5, fabs(s.spring.frequency)));
        s.spring.damping_ratio = fmin(1e4, fabs(s.spring.damping_ratio));
        s.dt = fmin(1e6, fabs(s.dt));
        s.tolerance.distance = fabs(s.tolerance.distance);
        s.tolerance.speed = fabs(s.tolerance.speed);
    }
    return s;
}

static bool is_motion(resin_motion motion)
{
    return isfinite(motion.value) && isfinite(motion.velocity);
}

static resin_motion untouched(void)
{
    return (resin_motion){.value = 12345.0, .velocity = -54321.0};
}

static bool is_untouched(resin_motion motion)
{
    return motion.value == 12345.0 && motion.velocity == -54321.0;
}

static bool is_within(resin_motion motion, double target, resin_spring_tolerance tolerance,
                      double slack)
{
    return fabs(motion.value - target) <= tolerance.distance + slack &&
           fabs(motion.velocity) <= tolerance.speed + slack;
}

// After the settling time the motion stays within the tolerance, except for rounding.
static void check_rest(scene s)
{
    double time = -1.0;
    bool rests = false;
    const resin_status status =
        resin_spring_settling_time(s.spring, s.motion, s.target, s.tolerance, &time);
    const resin_status other =
        resin_spring_is_at_rest(s.spring, s.motion, s.target, s.tolerance, &rests);
    if (status == RESIN_ERROR_UNDAMPED)
    {
        FUZZ_CHECK(other == RESIN_OK && !rests && s.spring.damping_ratio == 0.0);
        return;
    }
    FUZZ_CHECK(status == other);
    if (status != RESIN_OK)
    {
        FUZZ_CHECK(time == -1.0 && !rests);
        return;
    }
    FUZZ_CHECK(time >= 0.0 && time <= DBL_MAX && rests == (time == 0.0));
    FUZZ_CHECK(!rests || is_within(s.motion, s.target, s.tolerance, 0.0));
    const double w = s.spring.frequency;
    const double scale =
        (fabs(s.motion.value - s.target) + fabs(s.motion.velocity) / w) * fmax(1.0, w);
    for (int i = 0; i < 8; ++i)
    {
        const double at = time * (1.0 + 1e-12) + (double)i * 0.3 / w;
        resin_motion then;
        if (resin_spring_advance(s.spring, s.motion, s.target, at, &then) == RESIN_OK)
        {
            const double slack =
                (1e-11 + 8.0 * DBL_EPSILON * w * at) * scale + 1e-14 * fabs(s.target);
            FUZZ_CHECK(is_within(then, s.target, s.tolerance, slack));
        }
    }
}

static void check_motion(scene s)
{
    resin_motion end = untouched();
    resin_motion landed = untouched();
    const resin_status status = resin_spring_advance(s.spring, s.motion, s.target, s.dt, &end);
    FUZZ_CHECK(status == RESIN_OK ? is_motion(end) : is_untouched(end));
    const resin_status step =
        resin_spring_step(s.spring, s.motion, s.target, s.dt, s.tolerance, &landed);
    FUZZ_CHECK(step == RESIN_OK ? is_motion(landed) : is_untouched(landed));
    FUZZ_CHECK(status == RESIN_OK || step == status);
    double number = -1.0;
    if (resin_spring_overshoot(s.spring, s.motion, s.target, &number) == RESIN_OK)
    {
        FUZZ_CHECK(number >= 0.0 && number <= DBL_MAX);
    }
    number = -1.0;
    if (resin_spring_crossing_time(s.spring, s.motion, s.target, &number) == RESIN_OK)
    {
        FUZZ_CHECK(number >= 0.0 && number <= DBL_MAX);
    }
    if (resin_spring_acceleration(s.spring, s.motion, s.target, &number) == RESIN_OK)
    {
        FUZZ_CHECK(isfinite(number));
    }
    FUZZ_CHECK(isfinite(resin_spring_relative_velocity(s.motion, s.target)));
}

static void check_parameters(fuzz_input *input)
{
    const double a = number(input);
    const double b = number(input);
    const double c = number(input);
    const resin_spring mark = {.frequency = 0.125, .damping_ratio = 0.25};
    for (int way = 0; way < 5; ++way)
    {
        resin_spring spring = mark;
        const resin_status status = way == 0   ? resin_spring_from_frequency(a, b, &spring)
                                    : way == 1 ? resin_spring_from_response(a, b, &spring)
                                    : way == 2 ? resin_spring_from_stiffness(a, b, c, &spring)
                                    : way == 3 ? resin_spring_from_duration(a, b, &spring)
                                               : resin_spring_from_tension(a, b, &spring);
        if (status != RESIN_OK)
        {
            FUZZ_CHECK(memcmp(&spring, &mark, sizeof spring) == 0);
            continue;
        }
        FUZZ_CHECK(spring.frequency >= 1e-4 && spring.frequency <= 1e5);
        FUZZ_CHECK(spring.damping_ratio >= 0.0 && spring.damping_ratio <= 1e4);
        double back = 0.0;
        FUZZ_CHECK(resin_spring_response(spring, &back) == RESIN_OK && back > 0.0);
        FUZZ_CHECK(resin_spring_bounce(spring, &back) == RESIN_OK && back > -1.0 && back <= 1.0);
        FUZZ_CHECK(resin_spring_tension(spring, &back) == RESIN_OK && isfinite(back));
        FUZZ_CHECK(resin_spring_friction(spring, &back) == RESIN_OK && isfinite(back));
        FUZZ_CHECK(resin_spring_stiffness(spring, c, &back) == RESIN_ERROR_MASS || isfinite(back));
    }
}

enum
{
    MOST = 40
};

typedef struct field
{
    double values[MOST];
    double velocities[MOST];
    double targets[MOST];
    double frequencies[MOST];
    double ratios[MOST];
    uint32_t settled[MOST];
    resin_spring_batch batch;
    scene shared;
    bool own;
} field;

static void read_field(fuzz_input *input, field *f)
{
    const scene shared = read_scene(input);
    const size_t count = fuzz_u8(input) % (MOST + 1);
    const bool own = fuzz_u8(input) % 2 == 0;
    for (size_t i = 0; i < count; ++i)
    {
        const scene s = input->size > 0 ? read_scene(input) : shared;
        f->values[i] = s.motion.value;
        f->velocities[i] = s.motion.velocity;
        f->targets[i] = s.target;
        f->frequencies[i] = own ? s.spring.frequency : shared.spring.frequency;
        f->ratios[i] = own ? s.spring.damping_ratio : shared.spring.damping_ratio;
    }
    f->batch = resin_spring_batch_default();
    f->batch.count = count;
    f->batch.values = f->values;
    f->batch.velocities = f->velocities;
    f->batch.targets = f->targets;
    f->batch.frequencies = own ? f->frequencies : NULL;
    f->batch.damping_ratios = own ? f->ratios : NULL;
    f->batch.spring = shared.spring;
    f->batch.tolerance = shared.tolerance;
    f->batch.settled = f->settled;
    f->shared = shared;
    f->own = own;
}

// Steps the field and compares; `old` is the field before the step.
static void check_frame(field *f, const field *old)
{
    const scene shared = f->shared;
    resin_spring_batch_result result = {0};
    const resin_status status = resin_spring_batch_step(&f->batch, shared.dt, &result);
    const bool ran = status == RESIN_OK || status == RESIN_ERROR_SPRING_LANE;
    FUZZ_CHECK(!ran || result.moving + result.settled + result.invalid <= f->batch.count);
    FUZZ_CHECK((status == RESIN_ERROR_SPRING_LANE) == (result.invalid > 0));
    size_t next = 0;
    for (size_t i = 0; i < f->batch.count; ++i)
    {
        resin_motion motion = {old->values[i], old->velocities[i]};
        const resin_spring spring = {f->frequencies[i], f->ratios[i]};
        const bool rested = motion.value == f->targets[i] && motion.velocity == 0.0;
        resin_motion expected = motion;
        const resin_status one = resin_spring_step(spring, motion, f->targets[i], shared.dt,
                                                   shared.tolerance, &expected);
        FUZZ_CHECK(ran || one != RESIN_OK || f->own);
        motion = ran ? expected : motion;
        FUZZ_CHECK(memcmp(&motion.value, &f->values[i], sizeof(double)) == 0);
        FUZZ_CHECK(memcmp(&motion.velocity, &f->velocities[i], sizeof(double)) == 0);
        const bool rests = motion.value == f->targets[i] && motion.velocity == 0.0;
        if (ran && one == RESIN_OK && rests && !rested)
        {
            FUZZ_CHECK(next < result.settled && f->settled[next] == i);
            next += 1;
        }
    }
    FUZZ_CHECK(next == result.settled);
}

static void check_batch(fuzz_input *input)
{
    field f;
    memset(&f, 0, sizeof f);
    read_field(input, &f);
    for (int frame = 0; frame < 4; ++frame)
    {
        const field old = f;
        check_frame(&f, &old);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_input input = {data, size};
    switch (fuzz_u8(&input) % 4)
    {
    case 0:
        check_parameters(&input);
        break;
    case 1:
        check_batch(&input);
        break;
    case 2:
        check_rest(read_scene(&input));
        break;
    default:
        check_motion(read_scene(&input));
        break;
    }
    return 0;
}
