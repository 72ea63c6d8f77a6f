// SPDX-License-Identifier: MIT

// Crossing times, overshoots, settling times, and steps that settle.

#include "spring_support.h"
#include "vectors/spring_vectors.h"

#include <float.h>
#include <math.h>
#include <stdio.h>

static void settling_times_match_the_table(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(settle_vectors); ++i)
    {
        const settle_vector v = settle_vectors[i];
        double time = NAN;
        assert_ok(resin_spring_settling_time((resin_spring){v.frequency, v.ratio},
                                             (resin_motion){v.distance, v.velocity}, 0.0,
                                             (resin_spring_tolerance){v.level, v.speed}, &time));
        char label[64];
        (void)snprintf(label, sizeof label, "row %zu, ratio %g", i, v.ratio);
        // In addition, the time in which the motion changes by its own rounding.
        const double scale = fabs(v.distance) + fabs(v.velocity) / v.frequency;
        const double rate = v.frequency * (v.ratio > 1.0 ? 2.0 * v.ratio : 1.0);
        const double levels = scale / v.level + scale * v.frequency / v.speed;
        assert_near(time, v.time, 1e-12 * v.time + DBL_EPSILON * levels / rate, label);
        bool rests = false;
        assert_ok(resin_spring_is_at_rest((resin_spring){v.frequency, v.ratio},
                                          (resin_motion){v.distance, v.velocity}, 0.0,
                                          (resin_spring_tolerance){v.level, v.speed}, &rests));
        assert_int_equal(rests, v.time == 0.0);
    }
}

static void crossings_and_overshoots_match_the_table(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(crossing_vectors); ++i)
    {
        const crossing_vector v = crossing_vectors[i];
        const resin_spring spring = {v.frequency, v.ratio};
        const resin_motion motion = {v.distance, v.velocity};
        char label[64];
        (void)snprintf(label, sizeof label, "row %zu, ratio %g", i, v.ratio);
        double time = -1.0;
        const resin_status status = resin_spring_crossing_time(spring, motion, 0.0, &time);
        assert_status(status, v.time < 0.0 ? RESIN_ERROR_NEVER : RESIN_OK);
        assert_near(time, v.time, 1e-13 * fabs(v.time), label);
        double beyond = NAN;
        assert_ok(resin_spring_overshoot(spring, motion, 0.0, &beyond));
        const double scale = fabs(v.distance) + fabs(v.velocity) / v.frequency;
        assert_near(beyond, v.beyond, 1e-12 * v.beyond + 4e-16 * scale, label);
    }
}

// The overshoot of a step response: exp(-pi z / sqrt(1 - z^2)).
static void a_step_response_has_the_textbook_overshoot(void **state)
{
    (void)state;
    for (int i = 0; i < 100; ++i)
    {
        const double z = i / 100.0;
        double beyond = NAN;
        assert_ok(resin_spring_overshoot((resin_spring){9.0, z}, (resin_motion){-20.0, 0.0}, 30.0,
                                         &beyond));
        assert_near(beyond, 50.0 * exp(-3.14159265358979323846 * z / sqrt(1.0 - z * z)), 1e-13,
                    "overshoot");
    }
}

// A case with tolerances for which the motion settles after a while or is at rest.
typedef struct settle_case
{
    spring_case c;
    resin_spring_tolerance tolerance;
} settle_case;

static settle_case random_settle_case(support_random *random)
{
    settle_case s = {.c = support_spring_case(random)};
    s.c.spring.damping_ratio += s.c.spring.damping_ratio < 1e-3 ? 1e-3 : 0.0;
    s.c.motion.value = support_between(random, -9.0, 9.0);
    s.c.target = support_below(random, 4) == 0 ? s.c.motion.value : 0.0;
    s.c.motion.velocity = s.c.spring.frequency * support_between(random, -1.0, 1.0) *
                          support_power(random, -10.0, 10.0);
    s.tolerance.distance = support_power(random, -12.0, 3.0);
    s.tolerance.speed = s.c.spring.frequency * support_power(random, -12.0, 3.0);
    return s;
}

static bool is_within(settle_case s, resin_motion at, double slack)
{
    return fabs(at.value - s.c.target) <= s.tolerance.distance * (1.0 + slack) &&
           fabs(at.velocity) <= s.tolerance.speed * (1.0 + slack);
}

// Both distance and speed, at all later times: testing one of them, or the present only, is a
// common mistake.
static void after_the_settling_time_all_is_within_the_tolerance(void **state)
{
    (void)state;
    support_random random = {.state = 21};
    int moving = 0;
    for (int i = 0; i < 20000; ++i)
    {
        settle_case s = random_settle_case(&random);
        double time = NAN;
        assert_ok(
            resin_spring_settling_time(s.c.spring, s.c.motion, s.c.target, s.tolerance, &time));
        assert_true(time >= 0.0 && time <= DBL_MAX);
        const double slow = s.c.spring.damping_ratio > 1.0
                                ? 2.0 * s.c.spring.damping_ratio / s.c.spring.frequency
                                : 1.0 / s.c.spring.frequency;
        for (int k = 0; k < 200; ++k)
        {
            s.c.dt = time + slow * 0.04 * k;
            if (s.c.dt <= 1e6)
            {
                assert_true(is_within(s, support_advance(s.c), 1e-9));
            }
        }
        if (time > 0.0 && time <= 1e6)
        {
            s.c.dt = time * (1.0 - 1e-11);
            moving += 1;
            // Just before, at least one of the two exceeds its tolerance, except for rounding.
            assert_false(is_within(s, support_advance(s.c), -1e-6));
        }
    }
    assert_true(moving > 10000);
}

static void at_rest_means_a_settling_time_of_zero(void **state)
{
    (void)state;
    support_random random = {.state = 22};
    int resting = 0;
    for (int i = 0; i < 300000; ++i)
    {
        settle_case s = random_settle_case(&random);
        if (i % 2 == 0)
        {
            // Slightly above or below the present distance and speed.
            const double over = 1.0 + support_power(&random, -53.0, 0.0);
            const double under = 1.0 - support_power(&random, -53.0, -1.0);
            s.c.motion.velocity *= i % 8 == 0 ? 0.0 : 1.0;
            s.tolerance.distance =
                fabs(s.c.motion.value - s.c.target) * (i % 16 < 8 ? over : under);
            s.tolerance.speed =
                i % 8 == 0 ? 1e9 : fabs(s.c.motion.velocity) * (i % 6 == 0 ? under : over);
        }
        bool rests = false;
        double time = NAN;
        if (!(s.tolerance.distance > 0.0 && s.tolerance.speed > 0.0))
        {
            continue;
        }
        assert_ok(resin_spring_is_at_rest(s.c.spring, s.c.motion, s.c.target, s.tolerance, &rests));
        assert_ok(
            resin_spring_settling_time(s.c.spring, s.c.motion, s.c.target, s.tolerance, &time));
        assert_int_equal(rests, time == 0.0);
        resting += rests;
        if (rests)
        {
            assert_true(is_within(s, s.c.motion, 0.0));
        }
    }
    assert_true(resting > 20000);
}

static void a_motion_that_passes_or_is_away_from_its_target_is_not_at_rest(void **state)
{
    (void)state;
    const resin_spring spring = {10.0, 0.5};
    const resin_spring_tolerance tolerance = {0.5, 1.0};
    static const struct
    {
        resin_motion motion;
        bool rests;
    } rows[] = {
        {{100.0, 0.0}, true},    {{100.0, 400.0}, false}, {{130.0, 0.0}, false},
        {{100.01, 0.05}, true},  {{100.1, 0.0}, true},    {{100.0, 1.0}, true},
        {{100.499, 0.0}, false}, // its speed will be over 1
    };
    for (size_t i = 0; i < COUNT_OF(rows); ++i)
    {
        bool rests = !rows[i].rests;
        assert_ok(resin_spring_is_at_rest(spring, rows[i].motion, 100.0, tolerance, &rests));
        assert_int_equal(rests, rows[i].rests);
    }
}

static void an_undamped_spring_never_settles_unless_it_rests(void **state)
{
    (void)state;
    const resin_spring spring = {10.0, 0.0};
    const resin_spring_tolerance tolerance = {0.5, 5.0};
    double time = 42.0;
    assert_status(
        resin_spring_settling_time(spring, (resin_motion){3.0, 0.0}, 0.0, tolerance, &time),
        RESIN_ERROR_UNDAMPED);
    assert_near(time, 42.0, 0.0, "nothing is written");
    assert_ok(resin_spring_settling_time(spring, (resin_motion){0.4, 0.0}, 0.0, tolerance, &time));
    assert_near(time, 0.0, 0.0, "small enough for ever");
    static const double ratios[] = {0x1p-1074, 1e-300, 1e-20, 1e-6};
    for (size_t i = 0; i < COUNT_OF(ratios); ++i)
    {
        assert_ok(resin_spring_settling_time((resin_spring){10.0, ratios[i]},
                                             (resin_motion){3.0, 0.0}, 0.0, tolerance, &time));
        const double expected = log(6.0) / (ratios[i] * 10.0);
        assert_near(time, expected <= DBL_MAX ? expected : DBL_MAX, 0.6 * expected, "long");
    }
}

// A distance so small that the time to cross it rounds to 0.
static void a_tiny_distance_is_crossed_at_once(void **state)
{
    (void)state;
    static const double ratios[] = {0.0, 0.5, 1.0, 1.5, 1e4};
    static const double distances[] = {0x1p-1074, 1e-310, 1e-300};
    for (size_t k = 0; k < 5 * 3; ++k)
    {
        const resin_spring spring = {2.0, ratios[k % 5]};
        const double distance = distances[k / 5];
        const resin_motion at_target = {0.0, -1e5};
        double expected = NAN;
        assert_ok(resin_spring_overshoot(spring, at_target, 0.0, &expected));
        const resin_motion toward = {distance, -1e5};
        double number = NAN;
        assert_ok(resin_spring_crossing_time(spring, toward, 0.0, &number));
        assert_near(number, 0.0, distance, "time");
        assert_ok(resin_spring_overshoot(spring, toward, 0.0, &number));
        assert_near(number, expected, 1e-12 * expected, "overshoot");
        const resin_motion away = {distance, 1e5};
        const resin_status status = resin_spring_crossing_time(spring, away, 0.0, &number);
        assert_status(status, ratios[k % 5] < 1.0 ? RESIN_OK : RESIN_ERROR_NEVER);
    }
}

// The settling time is discontinuous in the tolerance at the size of an extremum: a slightly larger
// tolerance excludes that swing, a slightly smaller one includes it.
static void the_settling_time_jumps_at_the_size_of_a_swing(void **state)
{
    (void)state;
    const resin_motion start = {1.0, 0.0};
    for (int i = 1; i < 2000; ++i)
    {
        const resin_spring spring = {7.0, i / 2500.0};
        double crossing = NAN;
        double swing = NAN;
        assert_ok(resin_spring_crossing_time(spring, start, 0.0, &crossing));
        assert_ok(resin_spring_overshoot(spring, start, 0.0, &swing));
        for (int k = -2; k <= 2; ++k)
        {
            const double level = swing * (1.0 + k * 8.0 * DBL_EPSILON);
            double time = NAN;
            assert_ok(resin_spring_settling_time(spring, start, 0.0,
                                                 (resin_spring_tolerance){level, 1e9}, &time));
            assert_true(time > 0.0);
            assert_true(k == 0 || (time < crossing) == (k > 0));
        }
    }
}

// The largest motions with the smallest tolerances.
static void the_longest_settling_time_is_finite_and_right(void **state)
{
    (void)state;
    static const double frequencies[] = {1e-4, 1.0, 1e5};
    static const double ratios[] = {1e-300, 1e-3, 0.5, 1.0 - 0x1p-53, 1.0, 1.0 + 0x1p-52, 1e4};
    static const double numbers[] = {-1e100, 0.0, 1.0, 1e100};
    for (size_t k = 0; k < 3 * 7 * 4 * 4; ++k)
    {
        const resin_spring spring = {frequencies[k % 3], ratios[k / 3 % 7]};
        const resin_motion motion = {numbers[k / 21 % 4], numbers[k / 84]};
        double time = NAN;
        assert_ok(resin_spring_settling_time(spring, motion, 0.0,
                                             (resin_spring_tolerance){1e-100, 1e-100}, &time));
        const bool moves = motion.value != 0.0 || motion.velocity != 0.0;
        // The slow exponential alone, from 1e100 to 1e209 times the level: ln gives 230 to 500.
        const double ratio = spring.damping_ratio;
        const double slow =
            spring.frequency * (ratio > 1.0 ? 1.0 / (ratio + sqrt(ratio * ratio - 1.0)) : ratio);
        assert_true(moves ? time > 200.0 / slow && time < 600.0 / slow : time == 0.0);
    }
}

// With frames of any length the motion settles in the first frame at or after the settling time,
// exactly at the target, and stays there.
static void frames_settle_after_the_settling_time(void **state)
{
    (void)state;
    support_random random = {.state = 23};
    int landings = 0;
    for (int i = 0; i < 3000; ++i)
    {
        settle_case s = random_settle_case(&random);
        s.c.spring =
            (resin_spring){support_between(&random, 4.0, 30.0), support_between(&random, 0.1, 2.0)};
        s.tolerance = (resin_spring_tolerance){0.01, 0.1};
        const double frame = support_between(&random, 1.0 / 240.0, 1.0 / 30.0);
        double time = NAN;
        assert_ok(
            resin_spring_settling_time(s.c.spring, s.c.motion, s.c.target, s.tolerance, &time));
        resin_motion at = s.c.motion;
        const int last = (int)ceil(time / frame);
        for (int k = 1; k <= last + 3; ++k)
        {
            assert_ok(resin_spring_step(s.c.spring, at, s.c.target, frame, s.tolerance, &at));
            const bool landed = at.value == s.c.target && at.velocity == 0.0;
            if (fabs(k * frame - time) > 1e-9)
            {
                assert_int_equal(landed, k * frame > time);
            }
            landings += landed;
        }
    }
    assert_true(landings > 9000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(settling_times_match_the_table),
        cmocka_unit_test(crossings_and_overshoots_match_the_table),
        cmocka_unit_test(a_step_response_has_the_textbook_overshoot),
        cmocka_unit_test(a_tiny_distance_is_crossed_at_once),
        cmocka_unit_test(after_the_settling_time_all_is_within_the_tolerance),
        cmocka_unit_test(at_rest_means_a_settling_time_of_zero),
        cmocka_unit_test(a_motion_that_passes_or_is_away_from_its_target_is_not_at_rest),
        cmocka_unit_test(an_undamped_spring_never_settles_unless_it_rests),
        cmocka_unit_test(the_settling_time_jumps_at_the_size_of_a_swing),
        cmocka_unit_test(the_longest_settling_time_is_finite_and_right),
        cmocka_unit_test(frames_settle_after_the_settling_time),
    };
    return cmocka_run_group_tests_name("spring_settle", tests, NULL, NULL);
}
