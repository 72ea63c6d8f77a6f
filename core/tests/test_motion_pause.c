// SPDX-License-Identifier: MIT
#include "test_support.h"

#include <float.h>
#include <math.h>
#include <string.h>

static int pauses_in(const double *velocities, size_t count, double distance)
{
    resin_pause_detector detector = {0};
    int pauses = 0;
    for (size_t i = 0; i < count; ++i)
    {
        pauses += resin_pause_detector_add(&detector, NULL, velocities[i], distance) ? 1 : 0;
    }
    assert_int_equal(detector.paused, pauses > 0);
    return pauses;
}

static void a_pause_is_a_loss_of_nine_tenths_of_the_speed(void **state)
{
    (void)state;
    static const struct
    {
        const char *label;
        double velocities[9];
        double distance;
        int pauses;
    } cases[] = {
        {"slows down", {900, 800, 700, 500, 300, 150, 89, 50, 20}, 120, 1},
        {"upward", {-900, -800, -700, -500, -300, -150, -89, -50, -20}, -120, 1},
        {"exactly 90 % is not more", {900, 900, 900, 900, 900, 900, 90, 90, 90}, 120, 0},
        {"too near", {900, 800, 700, 500, 300, 150, 50, 40, 20}, 49.9, 0},
        {"near enough", {900, 800, 700, 500, 300, 150, 50, 40, 20}, 50, 1},
        {"too fast", {9000, 9000, 9000, 900, 900, 101, 101, 101, 101}, 120, 0},
        {"fast enough", {9000, 9000, 9000, 900, 900, 101, 100, 101, 101}, 120, 1},
        {"from rest", {0, 0, 0, 0, 0, 0, 50, 60, 70}, 120, 0},
        {"at rest", {0, 0, 0, 0, 0, 0, 0, 0, 0}, 120, 0},
        {"speeds up", {5, 10, 20, 30, 40, 50, 60, 70, 80}, 120, 0},
        {"reverses at speed", {90, 80, 60, 20, -20, -60, -90, -95, -99}, 120, 0},
        {"reverses and stops", {90, 80, 60, 20, -20, -10, -5, -1, 0}, 120, 1},
        {"with numbers that are not finite",
         {900, NAN, 700, 500, 300, HUGE_VAL, 100, 80, 60},
         120,
         1},
    };
    for (size_t i = 0; i < COUNT_OF(cases); ++i)
    {
        const int pauses = pauses_in(cases[i].velocities, 9, cases[i].distance);
        if (pauses != cases[i].pauses)
        {
            fail_msg("%s: %d pauses", cases[i].label, pauses);
        }
    }
    assert_int_equal(pauses_in(cases[0].velocities, 6, 120.0), 0); // six are not enough
    assert_false(resin_pause_detector_add(NULL, NULL, 1.0, 100.0));
}

static void the_caller_can_change_the_rule_of_a_pause(void **state)
{
    (void)state;
    resin_pause_rule rule = resin_pause_rule_default();
    rule.loss = 0.5;
    rule.minimum_distance = 0.0;
    resin_pause_detector detector = {0};
    const double velocities[] = {100, 100, 100, 100, 100, 100, 40};
    bool paused = false;
    for (size_t i = 0; i < COUNT_OF(velocities); ++i)
    {
        paused = resin_pause_detector_add(&detector, &rule, velocities[i], 1.0);
    }
    assert_true(paused);
    memset(&detector, 0xFF, sizeof detector); // an invalid count must not write out of bounds
    detector.paused = 0;
    (void)resin_pause_detector_add(&detector, NULL, 1.0, 1.0);
    assert_int_equal(detector.count, RESIN_PAUSE_VELOCITIES);
}

static bool pauses_by_rule(const resin_pause_rule *rule, double first, double last, double distance)
{
    resin_pause_detector counting = {0};
    resin_timed_pause_detector timed = {0};
    bool paused = false;
    for (int i = 0; i < RESIN_PAUSE_VELOCITIES; ++i)
    {
        const double velocity = i < RESIN_PAUSE_VELOCITIES - 1 ? first : last;
        paused |= resin_pause_detector_add(&counting, rule, velocity, distance);
        paused |= resin_timed_pause_detector_add(&timed, rule, i / 60.0, velocity, distance);
    }
    return paused;
}

static void an_invalid_rule_never_pauses(void **state)
{
    (void)state;
    static const double numbers[] = {NAN,  HUGE_VAL, -HUGE_VAL, -1e-9, -1.0, -1e300, 0.0,
                                     -0.0, 0.5,      1.0,       1.1,   50.0, 1e300,  DBL_MAX};
    static const double speeds[] = {0.0, 1.0, -40.0, 100.0, -1200.0, DBL_MAX};
    const size_t count = COUNT_OF(numbers);
    for (size_t r = 0; r < count * count * count; ++r)
    {
        const resin_pause_rule rule = {.maximum_speed = numbers[r % count],
                                       .minimum_distance = numbers[r / count % count],
                                       .loss = numbers[r / count / count],
                                       .span = 0.1};
        const bool is_rule = rule.maximum_speed >= 0.0 && rule.minimum_distance >= 0.0 &&
                             rule.loss >= 0.0 && rule.loss <= 1.0;
        for (size_t s = 0; s < COUNT_OF(speeds) * COUNT_OF(speeds); ++s)
        {
            const double first = speeds[s / COUNT_OF(speeds)];
            const double last = speeds[s % COUNT_OF(speeds)];
            if (!is_rule || fabs(last) >= fabs(first))
            {
                assert_false(pauses_by_rule(&rule, first, last, 60.0));
            }
        }
    }
    const resin_pause_rule open = {.maximum_speed = HUGE_VAL, .span = 0.1};
    assert_true(pauses_by_rule(&open, 2.0, 1.0, 0.0)); // limits are inclusive
}

// The time of the pause of a finger that moves at 1200 points per second and decays like exp(-rate
// t) from 0.3 s on, with `frequency` events per second. Negative if it does not pause.
static double pause_time(double frequency, double rate)
{
    resin_timed_pause_detector detector = {0};
    for (int i = 0; (double)i < 2.0 * frequency; ++i)
    {
        const double time = (double)i / frequency;
        const double velocity = time < 0.3 ? 1200.0 : 1200.0 * exp(-rate * (time - 0.3));
        if (resin_timed_pause_detector_add(&detector, NULL, time, velocity, 200.0))
        {
            return time;
        }
    }
    return -1.0;
}

static void a_timed_pause_does_not_depend_on_the_event_rate(void **state)
{
    (void)state;
    // A loss of 90 % in 0.1 s requires a decay of over 23.03 per second. The speed falls to 100 at
    // 0.3 + ln 12 / rate; by then the loss from 1200 is also sufficient.
    static const double frequencies[] = {60.0, 90.0, 120.0, 240.0, 480.0, 1000.0, 4000.0};
    for (double rate = 24.0; rate < 60.0; rate += 4.0)
    {
        const double expected = 0.3 + log(12.0) / rate;
        for (size_t i = 0; i < COUNT_OF(frequencies); ++i)
        {
            const double time = pause_time(frequencies[i], rate);
            assert_true(time >= expected - 1e-9);
            // At most one event late; between distant events the interpolation overestimates.
            assert_true(time <= expected + 1.0 / frequencies[i] + 1e-9);
        }
    }
    for (size_t i = 0; i < COUNT_OF(frequencies); ++i)
    {
        assert_true(pause_time(frequencies[i], 15.0) < 0.0);
    }
}

static void a_timed_pause_requires_a_whole_span(void **state)
{
    (void)state;
    resin_timed_pause_detector detector = {0};
    assert_false(resin_timed_pause_detector_add(&detector, NULL, 0.0, 500.0, 100.0));
    assert_false(resin_timed_pause_detector_add(&detector, NULL, 0.05, 1.0, 100.0));
    assert_false(resin_timed_pause_detector_add(&detector, NULL, 0.0999, 1.0, 100.0));
    assert_true(resin_timed_pause_detector_add(&detector, NULL, 0.1, 1.0, 100.0));
    assert_false(resin_timed_pause_detector_add(&detector, NULL, 0.2, 1.0, 100.0)); // once
    assert_int_equal(detector.paused, 1);

    // No events while the finger rests; the next one detects the pause.
    resin_timed_pause_detector silent = {0};
    assert_false(resin_timed_pause_detector_add(&silent, NULL, 0.0, 500.0, 100.0));
    assert_true(resin_timed_pause_detector_add(&silent, NULL, 0.5, 0.0, 100.0));

    const resin_timed_pause_detector none = {0};
    resin_timed_pause_detector bad = {0};
    assert_false(resin_timed_pause_detector_add(&bad, NULL, NAN, 1.0, 100.0));
    assert_false(resin_timed_pause_detector_add(&bad, NULL, 0.0, NAN, 100.0));
    assert_false(resin_timed_pause_detector_add(&bad, NULL, 0.0, 1.0, HUGE_VAL));
    resin_pause_rule rule = resin_pause_rule_default();
    static const double spans[] = {0.0, -1.0, NAN, HUGE_VAL};
    for (size_t i = 0; i < COUNT_OF(spans); ++i)
    {
        rule.span = spans[i];
        assert_false(resin_timed_pause_detector_add(&bad, &rule, 0.0, 1.0, 100.0));
    }
    assert_memory_equal(&bad, &none, sizeof bad);
    assert_false(resin_timed_pause_detector_add(NULL, NULL, 0.0, 1.0, 100.0));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_pause_is_a_loss_of_nine_tenths_of_the_speed),
        cmocka_unit_test(the_caller_can_change_the_rule_of_a_pause),
        cmocka_unit_test(an_invalid_rule_never_pauses),
        cmocka_unit_test(a_timed_pause_does_not_depend_on_the_event_rate),
        cmocka_unit_test(a_timed_pause_requires_a_whole_span),
    };
    return cmocka_run_group_tests_name("motion pause", tests, NULL, NULL);
}
