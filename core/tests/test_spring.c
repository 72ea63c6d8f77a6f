// SPDX-License-Identifier: MIT

// Advancing a motion: compared with tables of 100 digits, and the properties of a closed form.

#include "spring_support.h"
#include "vectors/spring_vectors.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

static void advance_gives_the_tabled_motions(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(advance_vectors); ++i)
    {
        const advance_vector v = advance_vectors[i];
        const spring_case c = {.spring = {v.frequency, v.ratio},
                               .motion = {v.value, v.velocity},
                               .target = v.target,
                               .dt = v.dt};
        const resin_motion end = support_advance(c);
        char label[64];
        (void)snprintf(label, sizeof label, "row %zu", i);
        assert_near(end.value, v.end, support_value_tolerance(c), label);
        assert_near(end.velocity, v.end_velocity, support_velocity_tolerance(c), label);
    }
}

// With a discriminant of c^2 - 4 w instead of c^2 - 4 w^2 an overdamped spring would drift.
static void an_overdamped_spring_does_not_drift(void **state)
{
    (void)state;
    resin_spring spring = {0};
    assert_ok(resin_spring_from_response(0.5, 1.5, &spring));
    resin_motion end = {.value = 100.0, .velocity = 0.0};
    assert_ok(resin_spring_advance(spring, end, 0.0, 0.5, &end));
    assert_near(end.value, 10.621832308803, 5e-13, "value after half a second");
}

// Not a finite difference, which is late by half a frame and inaccurate.
static void the_velocity_is_the_derivative_of_the_value(void **state)
{
    (void)state;
    support_random random = {.state = 3};
    for (int i = 0; i < 20000; ++i)
    {
        spring_case c = support_spring_case(&random);
        c.spring.frequency = support_between(&random, 1.0, 30.0);
        c.spring.damping_ratio = support_between(&random, 0.0, 3.0);
        c.motion = (resin_motion){support_between(&random, -9.0, 9.0),
                                  support_between(&random, -99.0, 99.0)};
        c.target = support_between(&random, -9.0, 9.0);
        c.dt = support_between(&random, 0.0, 1.0);
        const resin_motion at = support_advance(c);
        double acceleration = NAN;
        assert_ok(resin_spring_acceleration(c.spring, at, c.target, &acceleration));
        c.dt += 0x1p-17;
        const resin_motion after = support_advance(c);
        c.dt -= 0x1p-16;
        const resin_motion before = c.dt < 0.0 ? at : support_advance(c);
        if (c.dt >= 0.0)
        {
            assert_near((after.value - before.value) * 0x1p16, at.velocity, 1e-4, "velocity");
            assert_near((after.velocity - before.velocity) * 0x1p16, acceleration, 1e-2,
                        "acceleration");
        }
    }
}

static void check_close(spring_case c, resin_motion end, resin_motion expected, const char *label)
{
    assert_near(end.value, expected.value, support_value_tolerance(c), label);
    assert_near(end.velocity, expected.velocity, support_velocity_tolerance(c), label);
}

static void two_half_steps_equal_one(void **state)
{
    (void)state;
    support_random random = {.state = 4};
    for (int i = 0; i < 200000; ++i)
    {
        spring_case c = support_spring_case(&random);
        const resin_motion whole = support_advance(c);
        spring_case half = c;
        half.dt = c.dt / 2.0;
        half.motion = support_advance(half);
        if (!(fabs(half.motion.value) <= 1e100 && fabs(half.motion.velocity) <= 1e100))
        {
            continue; // for a frequency above 1; see spring.h
        }
        check_close(c, support_advance(half), whole, "two halves");
    }
}

static void frames_of_any_rate_equal_one_jump(void **state)
{
    (void)state;
    static const double rates[] = {30.0, 60.0, 120.0, 240.0, 0.0}; // 0: random steps
    support_random random = {.state = 5};
    for (int i = 0; i < 1000; ++i)
    {
        spring_case c = support_spring_case(&random);
        c.spring.frequency = support_between(&random, 0.5, 40.0);
        c.motion.value = support_between(&random, -500.0, 500.0);
        c.motion.velocity = support_between(&random, -5000.0, 5000.0);
        c.target = support_between(&random, -500.0, 500.0);
        c.dt = 1.0;
        const resin_motion jump = support_advance(c);
        for (size_t r = 0; r < COUNT_OF(rates); ++r)
        {
            spring_case frame = c;
            double left = 1.0;
            for (int k = 0; k < 240 && left > 0.0; ++k)
            {
                const double dt = rates[r] > 0.0 ? 1.0 / rates[r] : 0.1 * support_unit(&random);
                frame.dt = rates[r] == 0.0 && (dt > left || k == 239) ? left : dt;
                left -= rates[r] > 0.0 && k + 1 == (int)rates[r] ? left : frame.dt;
                frame.motion = support_advance(frame);
            }
            // Each frame rounds the value at the magnitude of the target.
            const double rounding = 240.0 * DBL_EPSILON * fabs(c.target);
            const double scale = 2e-12 * support_scale(c) + rounding;
            assert_near(frame.motion.value, jump.value, scale, "frames");
            assert_near(frame.motion.velocity, jump.velocity, c.spring.frequency * scale,
                        "velocity of frames");
        }
    }
}

static bool same_bits(resin_motion a, resin_motion b)
{
    return memcmp(&a, &b, sizeof a) == 0;
}

static void a_step_of_zero_changes_no_bit(void **state)
{
    (void)state;
    support_random random = {.state = 6};
    for (int i = 0; i < 10000; ++i)
    {
        spring_case c = support_spring_case(&random);
        c.dt = i % 2 == 0 ? 0.0 : -0.0;
        assert_true(same_bits(support_advance(c), c.motion));
    }
}

// Any valid input, including the limits.
static void valid_input_never_gives_nan_or_infinity(void **state)
{
    (void)state;
    static const double frequencies[] = {1e-4, 1.0, 1e5};
    static const double ratios[] = {0.0, 0x1p-1074, 0.5, 1.0 - 0x1p-53, 1.0, 1.0 + 0x1p-52, 1e4};
    static const double numbers[] = {0.0, -0.0, 0x1p-1074, 1.0, -1.0, 1e100, -1e100};
    static const double times[] = {0.0, 0x1p-1074, 1e-5, 1.0 / 60.0, 1.0, 1e6};
    for (size_t k = 0; k < 3 * 7 * 7 * 7 * 7 * 6; ++k)
    {
        size_t rest = k;
        const double frequency = frequencies[rest % 3];
        rest /= 3;
        spring_case c = {.spring = {frequency, ratios[rest % 7]}};
        rest /= 7;
        c.motion.value = numbers[rest % 7];
        rest /= 7;
        c.motion.velocity = numbers[rest % 7];
        rest /= 7;
        c.target = numbers[rest % 7];
        c.dt = times[rest / 7];
        const resin_motion end = support_advance(c);
        assert_true(isfinite(end.value) && isfinite(end.velocity));
        const double bound = support_scale(c);
        assert_true(fabs(end.value - c.target) <= bound * 1.0000001 + fabs(c.target) * 1e-15);
        double number = NAN;
        assert_ok(resin_spring_acceleration(c.spring, c.motion, c.target, &number));
        assert_true(isfinite(number));
    }
    support_random random = {.state = 8};
    for (int i = 0; i < 500000; ++i)
    {
        const resin_motion end = support_advance(support_spring_case(&random));
        assert_true(isfinite(end.value) && isfinite(end.velocity));
    }
}

static uint64_t hash_of(uint64_t hash, const double *numbers, size_t count)
{
    for (size_t i = 0; i < count; ++i)
    {
        uint64_t bits;
        memcpy(&bits, &numbers[i], sizeof bits);
        hash = (hash ^ bits) * UINT64_C(1099511628211);
    }
    return hash;
}

// One hash for every compiler, optimization level and CPU.
static void the_bits_are_the_same_everywhere(void **state)
{
    (void)state;
    support_random random = {.state = 1415926535};
    uint64_t hash = UINT64_C(14695981039346656037);
    for (int i = 0; i < 50000; ++i)
    {
        // No sum of a product, which a compiler may fuse.
        const resin_spring spring = {.frequency = (support_unit(&random) + 0.01) * 40.0,
                                     .damping_ratio = (support_unit(&random) + 0.001) * 1.5};
        const resin_motion start = {(support_unit(&random) - 0.5) * 2e3,
                                    (support_unit(&random) - 0.5) * 2e4};
        const double dt = support_unit(&random) * (i % 16 == 0 ? 10.0 : 0.1);
        resin_motion end = {0.0, 0.0};
        double numbers[5] = {0.0};
        assert_ok(resin_spring_advance(spring, start, 7.0, dt, &end));
        assert_ok(resin_spring_acceleration(spring, start, 7.0, &numbers[2]));
        assert_ok(resin_spring_overshoot(spring, start, 7.0, &numbers[3]));
        assert_ok(resin_spring_settling_time(spring, start, 7.0, (resin_spring_tolerance){0.1, 1.0},
                                             &numbers[4]));
        numbers[0] = end.value;
        numbers[1] = end.velocity;
        hash = hash_of(hash, numbers, COUNT_OF(numbers));
    }
    assert_int_equal(hash, UINT64_C(0xaf48db8857ccb238));
}

// A spring has no state, so the motion continues with its value and velocity.
static void retargeting_keeps_value_and_velocity(void **state)
{
    (void)state;
    const resin_spring spring = {.frequency = 14.0, .damping_ratio = 0.6};
    resin_motion motion = {.value = 0.0, .velocity = 0.0};
    assert_ok(resin_spring_advance(spring, motion, 100.0, 0.1, &motion));
    resin_motion next;
    assert_ok(resin_spring_advance(spring, motion, -300.0, 1e-9, &next));
    assert_near(next.value, motion.value, 1e-6, "value");
    assert_near(next.velocity, motion.velocity, 1e-3, "velocity");
    assert_true(motion.velocity > 100.0);
}

static void samples_equal_advances_to_their_times(void **state)
{
    (void)state;
    support_random random = {.state = 9};
    enum
    {
        COUNT = 50
    };
    double values[COUNT];
    double velocities[COUNT];
    double only[COUNT];
    for (int i = 0; i < 2000; ++i)
    {
        spring_case c = support_spring_case(&random);
        const double step = support_unit(&random) / 30.0;
        assert_ok(
            resin_spring_sample(c.spring, c.motion, c.target, step, COUNT, values, velocities));
        assert_ok(resin_spring_sample(c.spring, c.motion, c.target, step, COUNT, NULL, only));
        assert_memory_equal(only, velocities, sizeof only);
        assert_ok(resin_spring_sample(c.spring, c.motion, c.target, step, COUNT, only, NULL));
        assert_memory_equal(only, values, sizeof only);
        for (int k = 0; k < COUNT; ++k)
        {
            c.dt = k * step;
            const resin_motion at = {values[k], velocities[k]};
            assert_true(same_bits(at, support_advance(c)));
        }
    }
    assert_ok(resin_spring_sample((resin_spring){1.0, 1.0}, (resin_motion){0.0, 0.0}, 1.0, 1.0, 0,
                                  NULL, NULL));
}

static void an_undefined_relative_velocity_is_zero(void **state)
{
    (void)state;
    static const struct
    {
        resin_motion motion;
        double target;
        double expected;
    } rows[] = {
        {{0.0, 50.0}, 100.0, 0.5},   {{100.0, 50.0}, 0.0, -0.5},      {{3.0, 50.0}, 3.0, 0.0},
        {{0.0, 1e100}, 1e-300, 0.0}, {{0.0, NAN}, 1.0, 0.0},          {{NAN, 1.0}, 1.0, 0.0},
        {{0.0, 1.0}, NAN, 0.0},      {{0.0, INFINITY}, 1.0, 0.0},     {{0.0, 1.0}, INFINITY, 0.0},
        {{0.0, 0.0}, 5.0, 0.0},      {{-DBL_MAX, 1.0}, DBL_MAX, 0.0},
    };
    for (size_t i = 0; i < COUNT_OF(rows); ++i)
    {
        assert_near(resin_spring_relative_velocity(rows[i].motion, rows[i].target),
                    rows[i].expected, 0.0, "relative velocity");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(advance_gives_the_tabled_motions),
        cmocka_unit_test(an_overdamped_spring_does_not_drift),
        cmocka_unit_test(the_velocity_is_the_derivative_of_the_value),
        cmocka_unit_test(two_half_steps_equal_one),
        cmocka_unit_test(frames_of_any_rate_equal_one_jump),
        cmocka_unit_test(a_step_of_zero_changes_no_bit),
        cmocka_unit_test(valid_input_never_gives_nan_or_infinity),
        cmocka_unit_test(the_bits_are_the_same_everywhere),
        cmocka_unit_test(retargeting_keeps_value_and_velocity),
        cmocka_unit_test(samples_equal_advances_to_their_times),
        cmocka_unit_test(an_undefined_relative_velocity_is_zero),
    };
    return cmocka_run_group_tests_name("spring", tests, NULL, NULL);
}
