// SPDX-License-Identifier: MIT
#include "test_support.h"

#include "vectors/motion_vectors.h"

#include <float.h>
#include <math.h>
#include <string.h>

static void the_velocity_is_the_least_squares_slope(void **state)
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
        // The history covers the window at any rate.
        assert_true(history->times[history->count - 1] - history->times[0] > 0.1 - 1.0 / 29.0);
        assert_near(history->times[history->count - 1], 1.0, 1e-12, "the newest is kept");
        assert_near(resin_velocity_tracker_velocity(&tracker, 1.0), -730.0, 1e-9, "velocity");
    }
}

static void samples_before_the_window_are_ignored(void **state)
{
    (void)state;
    resin_velocity_tracker tracker = {0};
    // Fast, then slow from 0.5 s on; at 0.61 s the fast part is outside the window.
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

static void a_resting_finger_has_no_velocity(void **state)
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
    // Still for a while, then one event on lifting: the samples before are outside the window.
    resin_velocity_tracker held = steady(120.0, 900.0);
    resin_velocity_tracker_add(&held, 1.2, 1000.0);
    assert_near(resin_velocity_tracker_velocity(&held, 1.2), 0.0, 0.0, "held");
}

static void times_that_do_not_ascend_are_handled_as_documented(void **state)
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

static void a_tracker_with_an_invalid_count_is_reset(void **state)
{
    (void)state;
    resin_velocity_tracker tracker;
    memset(&tracker, 0xFF, sizeof tracker);
    assert_near(resin_velocity_tracker_velocity(&tracker, 0.0), 0.0, 0.0, "garbage");
    resin_velocity_tracker_add(&tracker, 1.0, 2.0);
    assert_int_equal(tracker.positions.count, 1);
    // Extreme numbers give a finite velocity.
    resin_velocity_tracker_add(&tracker, 1.01, DBL_MAX);
    resin_velocity_tracker_add(&tracker, 1.02, -DBL_MAX);
    assert_true(isfinite(resin_velocity_tracker_velocity(&tracker, 1.02)));
}

// The samples that a tracker adds by itself are too far apart to fill it. A caller may fill it with
// others, as the struct is public: then the oldest is replaced.
static void a_tracker_that_the_caller_has_filled_drops_the_oldest_sample(void **state)
{
    (void)state;
    resin_velocity_tracker tracker = {0};
    resin_history *history = &tracker.positions;
    history->count = RESIN_HISTORY_CAPACITY;
    for (uint32_t k = 0; k < RESIN_HISTORY_CAPACITY; ++k)
    {
        history->times[k] = k < RESIN_HISTORY_CAPACITY - 1 ? 0.001 * k : 0.04;
        history->values[k] = 7.0 + 500.0 * history->times[k];
    }
    resin_velocity_tracker_add(&tracker, 0.05, 7.0 + 500.0 * 0.05);
    assert_int_equal(history->count, RESIN_HISTORY_CAPACITY);
    assert_near(history->times[0], 0.001, 0.0, "the second sample is first");
    assert_near(history->times[RESIN_HISTORY_CAPACITY - 2], 0.04, 0.0, "the last is kept");
    assert_near(history->times[RESIN_HISTORY_CAPACITY - 1], 0.05, 0.0, "the new one is last");
    assert_near(resin_velocity_tracker_velocity(&tracker, 0.05), 500.0, 1e-9, "velocity");
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
        {0.495, 0, RESIN_FORCE_PHASE_ACTIVATED}, // varies between the thresholds
        {0.505, 0, RESIN_FORCE_PHASE_ACTIVATED},
        {NAN, 0, RESIN_FORCE_PHASE_ACTIVATED},
        {HUGE_VAL, 0, RESIN_FORCE_PHASE_ACTIVATED},
        {0.49, RESIN_FORCE_CONFIRMED, RESIN_FORCE_PHASE_CONFIRMED},
        {0.6, 0, RESIN_FORCE_PHASE_CONFIRMED}, // the same press
        {0.41, 0, RESIN_FORCE_PHASE_CONFIRMED},
        {0.4, RESIN_FORCE_WAS_RESET, RESIN_FORCE_PHASE_RESET},
        {0.7, RESIN_FORCE_ACTIVATED, RESIN_FORCE_PHASE_ACTIVATED},
        // A release between two events.
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
            // Two presses a second, with a tremor much faster than the events.
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

static void a_force_without_a_maximum_is_zero(void **state)
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
        cmocka_unit_test(the_velocity_is_the_least_squares_slope),
        cmocka_unit_test(every_event_rate_gives_the_same_velocity),
        cmocka_unit_test(samples_before_the_window_are_ignored),
        cmocka_unit_test(a_resting_finger_has_no_velocity),
        cmocka_unit_test(times_that_do_not_ascend_are_handled_as_documented),
        cmocka_unit_test(trackers_with_the_same_samples_are_equal_byte_by_byte),
        cmocka_unit_test(a_tracker_with_an_invalid_count_is_reset),
        cmocka_unit_test(a_tracker_that_the_caller_has_filled_drops_the_oldest_sample),
        cmocka_unit_test(one_press_is_one_activation),
        cmocka_unit_test(the_number_of_presses_does_not_depend_on_the_event_rate),
        cmocka_unit_test(a_force_without_a_maximum_is_zero),
    };
    return cmocka_run_group_tests_name("motion_trackers", tests, NULL, NULL);
}
