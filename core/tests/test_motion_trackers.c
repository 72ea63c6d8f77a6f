// SPDX-License-Identifier: MIT
#include "test_support.h"

#include "vectors/motion_vectors.h"

#include <float.h>
#include <math.h>
#include <string.h>

static void the_velocity_is_the_slope_of_the_least_squares(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(velocity_vectors); ++i)
    {
        const velocity_vector *v = &velocity_vectors[i];
        resin_velocity_tracker tracker = {0};
        for (unsigned k = 0; k < v->count; ++k)
        {
            resin_velocity_tracker_add(&tracker, v->times[k], v->values[k]);
        }
        assert_int_equal(tracker.positions.count, v->count);
        const double now = v->times[v->count - 1];
        assert_near(resin_velocity_tracker_velocity(&tracker, now), v->velocity,
                    1e-11 * (fabs(v->velocity) + 1e3), "slope");
    }
}

// A finger that moves with a constant velocity, reported `rate` times a second for a second.
static resin_velocity_tracker steady(double rate, double velocity)
{
    resin_velocity_tracker tracker = {0};
    for (int i = 0; (double)i <= rate; ++i)
    {
        const double time = (double)i / rate;
        resin_velocity_tracker_add(&tracker, time, 100.0 + velocity * time);
    }
    return tracker;
}

static void every_event_rate_gives_the_same_velocity(void **state)
{
    (void)state;
    static const double rates[] = {30.0, 60.0, 90.0, 120.0, 240.0, 290.0, 300.0, 1000.0, 8000.0};
    for (size_t i = 0; i < COUNT_OF(rates); ++i)
    {
        const resin_velocity_tracker tracker = steady(rates[i], -730.0);
        const resin_history *history = &tracker.positions;
        assert_true(history->count <= RESIN_HISTORY_CAPACITY);
        // All of the window is there, whatever the rate.
        assert_true(history->times[history->count - 1] - history->times[0] > 0.1 - 1.0 / 29.0);
        assert_near(history->times[history->count - 1], 1.0, 1e-12, "the newest is kept");
        assert_near(resin_velocity_tracker_velocity(&tracker, 1.0), -730.0, 1e-9, "velocity");
    }
}

static void only_the_last_hundred_milliseconds_count(void **state)
{
    (void)state;
    resin_velocity_tracker tracker = {0};
    // Fast, then slow from 0.5 s on; at 0.61 s nothing of the fast part is left.
    for (int i = 0; i <= 61; ++i)
    {
        const double time = (double)i / 100.0;
        const double position = time < 0.5 ? 2000.0 * time : 1000.0 + 10.0 * (time - 0.5);
        resin_velocity_tracker_add(&tracker, time, position);
    }
    assert_near(resin_velocity_tracker_velocity(&tracker, 0.61), 10.0, 1e-9, "slow");
    // The window ends now, not at the newest sample, which is 40 ms old.
    resin_velocity_tracker silent = {0};
    for (int i = 0; i <= 10; ++i)
    {
        const double time = (double)i / 100.0;
        const double position = time < 0.04 ? 2000.0 * time : 80.0 + 10.0 * (time - 0.04);
        resin_velocity_tracker_add(&silent, time, position);
    }
    assert_near(resin_velocity_tracker_velocity(&silent, 0.1399), 10.0, 1e-9, "slow by now");
}

static void a_finger_that_rests_has_no_velocity(void **state)
{
    (void)state;
    const resin_velocity_tracker tracker = steady(120.0, 900.0);
    assert_near(resin_velocity_tracker_velocity(&tracker, 1.04), 900.0, 1e-9, "just now");
    assert_near(resin_velocity_tracker_velocity(&tracker, 1.06), 0.0, 0.0, "stale");
    assert_near(resin_velocity_tracker_velocity(&tracker, 100.0), 0.0, 0.0, "long ago");
    assert_near(resin_velocity_tracker_velocity(&tracker, 0.2), 900.0, 1e-9, "not yet");
    resin_velocity_tracker one = {0};
    assert_near(resin_velocity_tracker_velocity(&one, 0.0), 0.0, 0.0, "none");
    resin_velocity_tracker_add(&one, 0.0, 5.0);
    assert_near(resin_velocity_tracker_velocity(&one, 0.0), 0.0, 0.0, "one");
    // Held still for a while, then reported once more on lifting: the old part is too old.
    resin_velocity_tracker held = steady(120.0, 900.0);
    resin_velocity_tracker_add(&held, 1.2, 1000.0);
    assert_near(resin_velocity_tracker_velocity(&held, 1.2), 0.0, 0.0, "held");
}

static void times_that_do_not_rise_are_taken_as_documented(void **state)
{
    (void)state;
    resin_velocity_tracker tracker = {0};
    resin_velocity_tracker_add(&tracker, 0.0, 0.0);
    resin_velocity_tracker_add(&tracker, 0.01, 7.0);
    resin_velocity_tracker_add(&tracker, 0.01, 1.0); // replaces
    const resin_velocity_tracker before = tracker;
    resin_velocity_tracker_add(&tracker, 0.005, 50.0); // ignored
    resin_velocity_tracker_add(&tracker, NAN, 1.0);
    resin_velocity_tracker_add(&tracker, HUGE_VAL, 1.0);
    resin_velocity_tracker_add(&tracker, 0.02, NAN);
    resin_velocity_tracker_add(&tracker, 0.02, -HUGE_VAL);
    assert_memory_equal(&tracker, &before, sizeof tracker);
    assert_near(resin_velocity_tracker_velocity(&tracker, 0.01), 100.0, 1e-9, "velocity");
    assert_near(resin_velocity_tracker_velocity(&tracker, NAN), 0.0, 0.0, "no time");
    resin_velocity_tracker_add(NULL, 0.0, 0.0);
    assert_near(resin_velocity_tracker_velocity(NULL, 0.0), 0.0, 0.0, "no tracker");
}

static void trackers_with_the_same_samples_are_equal_byte_by_byte(void **state)
{
    (void)state;
    resin_velocity_tracker long_lived = {0};
    for (int i = 0; i < 500; ++i)
    {
        resin_velocity_tracker_add(&long_lived, (double)i / 64.0, (double)i);
    }
    resin_velocity_tracker fresh = {0};
    for (uint32_t i = 0; i < long_lived.positions.count; ++i)
    {
        resin_velocity_tracker_add(&fresh, long_lived.positions.times[i],
                                   long_lived.positions.values[i]);
    }
    assert_memory_equal(&fresh, &long_lived, sizeof fresh);
}

static void a_tracker_with_garbage_in_it_starts_anew(void **state)
{
    (void)state;
    resin_velocity_tracker tracker;
    memset(&tracker, 0xFF, sizeof tracker);
    assert_near(resin_velocity_tracker_velocity(&tracker, 0.0), 0.0, 0.0, "garbage");
    resin_velocity_tracker_add(&tracker, 1.0, 2.0);
    assert_int_equal(tracker.positions.count, 1);
    // Extreme numbers give a number.
    resin_velocity_tracker_add(&tracker, 1.01, DBL_MAX);
    resin_velocity_tracker_add(&tracker, 1.02, -DBL_MAX);
    assert_true(isfinite(resin_velocity_tracker_velocity(&tracker, 1.02)));
}

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
        {"turns round at speed", {90, 80, 60, 20, -20, -60, -90, -95, -99}, 120, 0},
        {"turns round and stops", {90, 80, 60, 20, -20, -10, -5, -1, 0}, 120, 1},
        {"not a number among them", {900, NAN, 700, 500, 300, HUGE_VAL, 100, 80, 60}, 120, 1},
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

static void the_rule_of_a_pause_is_the_callers(void **state)
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
    memset(&detector, 0xFF, sizeof detector); // garbage is no way past the end
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

static void a_rule_out_of_range_never_pauses(void **state)
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
    assert_true(pauses_by_rule(&open, 2.0, 1.0, 0.0)); // the limits belong to the range
}

// When a finger pauses that moves at 1200 points per second and from 0.3 s on slows down as
// exp(-rate t), reported `frequency` times a second. Negative for never.
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

static void a_pause_by_time_does_not_depend_on_the_event_rate(void **state)
{
    (void)state;
    // 90 % in 0.1 s needs a decay of over 23.03 per second; the speed of 100 is passed at
    // 0.3 + ln 12 / rate, and the loss from 1200 must be reached too.
    static const double frequencies[] = {60.0, 90.0, 120.0, 240.0, 480.0, 1000.0, 4000.0};
    for (double rate = 24.0; rate < 60.0; rate += 4.0)
    {
        const double expected = 0.3 + log(12.0) / rate;
        for (size_t i = 0; i < COUNT_OF(frequencies); ++i)
        {
            const double time = pause_time(frequencies[i], rate);
            assert_true(time >= expected - 1e-9);
            // One event late at most; at few events the straight line overestimates the past.
            assert_true(time <= expected + 1.0 / frequencies[i] + 1e-9);
        }
    }
    for (size_t i = 0; i < COUNT_OF(frequencies); ++i)
    {
        assert_true(pause_time(frequencies[i], 15.0) < 0.0);
    }
}

static void a_pause_by_time_needs_the_whole_span(void **state)
{
    (void)state;
    resin_timed_pause_detector detector = {0};
    assert_false(resin_timed_pause_detector_add(&detector, NULL, 0.0, 500.0, 100.0));
    assert_false(resin_timed_pause_detector_add(&detector, NULL, 0.05, 1.0, 100.0));
    assert_false(resin_timed_pause_detector_add(&detector, NULL, 0.0999, 1.0, 100.0));
    assert_true(resin_timed_pause_detector_add(&detector, NULL, 0.1, 1.0, 100.0));
    assert_false(resin_timed_pause_detector_add(&detector, NULL, 0.2, 1.0, 100.0)); // once
    assert_int_equal(detector.paused, 1);

    // Events stop while the finger rests; the next one tells.
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

static void one_press_is_one_activation(void **state)
{
    (void)state;
    static const struct
    {
        double force;
        uint32_t changes;
        uint32_t phase;
    } steps[] = {
        {0.3, 0, RESIN_FORCE_PHASE_RESET},
        {0.5, RESIN_FORCE_ACTIVATED, RESIN_FORCE_PHASE_ACTIVATED},
        {0.9, 0, RESIN_FORCE_PHASE_ACTIVATED},
        {0.495, 0, RESIN_FORCE_PHASE_ACTIVATED}, // trembles between the two
        {0.505, 0, RESIN_FORCE_PHASE_ACTIVATED},
        {NAN, 0, RESIN_FORCE_PHASE_ACTIVATED},
        {HUGE_VAL, 0, RESIN_FORCE_PHASE_ACTIVATED},
        {0.49, RESIN_FORCE_CONFIRMED, RESIN_FORCE_PHASE_CONFIRMED},
        {0.6, 0, RESIN_FORCE_PHASE_CONFIRMED}, // the same press
        {0.41, 0, RESIN_FORCE_PHASE_CONFIRMED},
        {0.4, RESIN_FORCE_WAS_RESET, RESIN_FORCE_PHASE_RESET},
        {0.7, RESIN_FORCE_ACTIVATED, RESIN_FORCE_PHASE_ACTIVATED},
        // A release that is over before the next event.
        {0.1, RESIN_FORCE_CONFIRMED | RESIN_FORCE_WAS_RESET, RESIN_FORCE_PHASE_RESET},
        {0.8, RESIN_FORCE_ACTIVATED, RESIN_FORCE_PHASE_ACTIVATED},
    };
    resin_force_latch latch = {0};
    for (size_t i = 0; i < COUNT_OF(steps); ++i)
    {
        assert_int_equal(resin_force_latch_add(&latch, steps[i].force), steps[i].changes);
        assert_int_equal(latch.phase, steps[i].phase);
    }
    assert_int_equal(resin_force_latch_end(&latch, false),
                     RESIN_FORCE_CONFIRMED | RESIN_FORCE_WAS_RESET);
    assert_int_equal(resin_force_latch_end(&latch, false), 0);
    (void)resin_force_latch_add(&latch, 1.0);
    assert_int_equal(resin_force_latch_end(&latch, true), RESIN_FORCE_WAS_RESET);
    assert_int_equal(latch.phase, RESIN_FORCE_PHASE_RESET);
    assert_int_equal(resin_force_latch_add(NULL, 1.0), 0);
    assert_int_equal(resin_force_latch_end(NULL, false), 0);
}

static void the_number_of_presses_does_not_depend_on_the_event_rate(void **state)
{
    (void)state;
    static const int rates[] = {30, 60, 120, 1000};
    for (size_t r = 0; r < COUNT_OF(rates); ++r)
    {
        resin_force_latch latch = {0};
        int activated = 0;
        int confirmed = 0;
        for (int i = 0; i <= 4 * rates[r]; ++i)
        {
            // Two presses a second, with a tremor far faster than the events.
            const double time = (double)i / rates[r];
            const double force =
                0.5 - 0.45 * cos(4.0 * 3.141592653589793 * time) + 0.004 * sin(997.0 * time);
            const uint32_t changes = resin_force_latch_add(&latch, force);
            activated += (changes & (uint32_t)RESIN_FORCE_ACTIVATED) != 0;
            confirmed += (changes & (uint32_t)RESIN_FORCE_CONFIRMED) != 0;
        }
        assert_int_equal(activated, 8);
        assert_int_equal(confirmed, 8);
    }
}

static void a_force_without_a_maximum_is_none(void **state)
{
    (void)state;
    assert_near(resin_force_fraction(2.0, 4.0), 0.5, 0.0, "half");
    assert_near(resin_force_fraction(5.0, 4.0), 1.0, 0.0, "more");
    assert_near(resin_force_fraction(-1.0, 4.0), 0.0, 0.0, "less");
    assert_near(resin_force_fraction(0.0, 0.0), 0.0, 0.0, "no hardware");
    assert_near(resin_force_fraction(1.0, -1.0), 0.0, 0.0, "negative");
    assert_near(resin_force_fraction(NAN, 1.0), 0.0, 0.0, "NaN");
    assert_near(resin_force_fraction(1.0, NAN), 0.0, 0.0, "NaN");
    assert_near(resin_force_fraction(HUGE_VAL, 1.0), 0.0, 0.0, "infinite");
    assert_near(resin_force_fraction(DBL_MAX, 1e-300), 1.0, 0.0, "overflow");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_velocity_is_the_slope_of_the_least_squares),
        cmocka_unit_test(every_event_rate_gives_the_same_velocity),
        cmocka_unit_test(only_the_last_hundred_milliseconds_count),
        cmocka_unit_test(a_finger_that_rests_has_no_velocity),
        cmocka_unit_test(times_that_do_not_rise_are_taken_as_documented),
        cmocka_unit_test(trackers_with_the_same_samples_are_equal_byte_by_byte),
        cmocka_unit_test(a_tracker_with_garbage_in_it_starts_anew),
        cmocka_unit_test(a_pause_is_a_loss_of_nine_tenths_of_the_speed),
        cmocka_unit_test(the_rule_of_a_pause_is_the_callers),
        cmocka_unit_test(a_rule_out_of_range_never_pauses),
        cmocka_unit_test(a_pause_by_time_does_not_depend_on_the_event_rate),
        cmocka_unit_test(a_pause_by_time_needs_the_whole_span),
        cmocka_unit_test(one_press_is_one_activation),
        cmocka_unit_test(the_number_of_presses_does_not_depend_on_the_event_rate),
        cmocka_unit_test(a_force_without_a_maximum_is_none),
    };
    return cmocka_run_group_tests_name("motion_trackers", tests, NULL, NULL);
}
