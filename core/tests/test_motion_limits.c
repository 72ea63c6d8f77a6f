// SPDX-License-Identifier: MIT

// The limits that the documentation of motion states, and numbers far from 0. Expected values are
// computed by hand or follow from the documentation.

#include "test_support.h"

#include <float.h>
#include <math.h>
#include <string.h>

static void an_invalid_deceleration_has_the_normal_rate(void **state)
{
    (void)state;
    const resin_deceleration bad = {.value = 10.0, .velocity = 100.0, .rate = 1.0};
    assert_true(resin_deceleration_after(bad, 1.0).rate == RESIN_DECELERATION_NORMAL);
    assert_true(resin_deceleration_after(bad, 0.0).rate == RESIN_DECELERATION_NORMAL);
}

static void a_motion_at_rest_is_slow_enough_for_any_speed(void **state)
{
    (void)state;
    const resin_deceleration still = {.value = 10.0, .velocity = 0.0, .rate = 0.998};
    assert_near(resin_deceleration_time_to_speed(still, -1.0), 0.0, 0.0, "still");
    // From 1 to 1/2: ln 2 / (-1000 ln 0.998).
    const resin_deceleration slow = {.value = 10.0, .velocity = -1.0, .rate = 0.998};
    assert_near(resin_deceleration_time_to_speed(slow, 0.5), 0.34622690104949, 1e-13, "slow");
    assert_near(resin_deceleration_time_to_speed(slow, -1.0), HUGE_VAL, 0.0, "never");
    // The logarithms of neighboring numbers are equal; the time is below 1e-15 s.
    const resin_deceleration fast = {.value = 0.0, .velocity = 1e300, .rate = 0.998};
    assert_near(resin_deceleration_time_to_speed(fast, nextafter(1e300, 0.0)), 0.0, 1e-12, "next");
}

static void a_motion_that_never_crosses_has_no_velocity_there(void **state)
{
    (void)state;
    support_random random = {.state = 13};
    for (int i = 0; i < 1000; ++i)
    {
        const resin_deceleration motion = {.velocity = support_between(&random, -5000.0, 5000.0),
                                           .rate = support_between(&random, 0.98, 0.9995)};
        // The boundary at the final value, and those beside it, are reached late or never.
        const double rest = resin_deceleration_rest(motion);
        const double boundaries[] = {nextafter(rest, 0.0), rest, 2.0 * rest, -rest};
        for (size_t k = 0; k < COUNT_OF(boundaries); ++k)
        {
            const resin_crossing crossing = resin_deceleration_crossing(motion, boundaries[k]);
            assert_true(crossing.time < HUGE_VAL || crossing.velocity == 0.0);
            assert_true(k < 2 || crossing.time == HUGE_VAL);
        }
    }
}

static void an_offset_beyond_the_rubber_band_is_the_last_one_within(void **state)
{
    (void)state;
    static const double dimensions[] = {100.0, 844.0, 3.0, 1e-3};
    for (size_t i = 0; i < COUNT_OF(dimensions); ++i)
    {
        const double dimension = dimensions[i];
        const double last = nextafter(dimension, 0.0);
        // offset / coefficient * dimension / (dimension - offset)
        const double expected = last / 0.5 * (dimension / (dimension - last));
        assert_near(resin_rubber_band_inverse(dimension, dimension, 0.5), expected,
                    1e-12 * expected, "dimension");
        assert_near(resin_rubber_band_inverse(-DBL_MAX, dimension, 0.5), -expected,
                    1e-12 * expected, "beyond");
    }
}

static void a_target_at_infinity_has_no_nearest_point(void **state)
{
    (void)state;
    const resin_point points[] = {{0.0, 0.0}, {5.0, 5.0}};
    const double far[] = {HUGE_VAL, -HUGE_VAL};
    for (size_t i = 0; i < COUNT_OF(far); ++i)
    {
        const resin_point right = {far[i], 0.0};
        const resin_point below = {0.0, far[i]};
        assert_int_equal(resin_nearest_point(points, 2, right), RESIN_INDEX_NONE);
        assert_int_equal(resin_nearest_point(points, 2, below), RESIN_INDEX_NONE);
    }
}

static void a_force_up_to_one_is_a_fraction_of_the_maximum(void **state)
{
    (void)state;
    assert_near(resin_force_fraction(0.25, 1.0), 0.25, 0.0, "a quarter");
    assert_near(resin_force_fraction(0.25, 0.5), 0.5, 0.0, "half");
    assert_near(resin_force_fraction(1.0, 0.0), 0.0, 0.0, "no maximum");
    assert_near(resin_force_fraction(1.0, -0.0), 0.0, 0.0, "no maximum");
}

// ---- the detector of pauses without time stamps ----

static int pauses_by(const resin_pause_rule *rule, const double *velocities, size_t count)
{
    resin_pause_detector detector = {0};
    int pauses = 0;
    for (size_t i = 0; i < count; ++i)
    {
        pauses += resin_pause_detector_add(&detector, rule, velocities[i], 200.0) ? 1 : 0;
    }
    return pauses;
}

static void a_pause_compares_with_the_sixth_velocity_before(void **state)
{
    (void)state;
    // 99 is 2 % of the sixth velocity before and 99 % of the fifth.
    static const double sixth[] = {5000, 100, 100, 100, 100, 100, 99};
    assert_int_equal(pauses_by(NULL, sixth, COUNT_OF(sixth)), 1);
    // 101 is too fast; 90 is 22 % of the sixth velocity before, and 2 % of the seventh.
    static const double seventh[] = {5000, 400, 400, 400, 400, 400, 101, 90};
    assert_int_equal(pauses_by(NULL, seventh, COUNT_OF(seventh)), 0);
}

static void the_limits_of_a_pause_may_be_zero_or_small(void **state)
{
    (void)state;
    static const double stops[] = {900, 800, 700, 600, 500, 400, 0};
    static const double creeps[] = {900, 800, 700, 600, 500, 400, 0.25};
    resin_pause_rule rule = resin_pause_rule_default();
    rule.maximum_speed = 0.0;
    assert_int_equal(pauses_by(&rule, stops, COUNT_OF(stops)), 1);
    assert_int_equal(pauses_by(&rule, creeps, COUNT_OF(creeps)), 0);
    rule.maximum_speed = 0.5;
    assert_int_equal(pauses_by(&rule, creeps, COUNT_OF(creeps)), 1);
}

static void a_number_that_is_not_finite_leaves_a_detector_alone(void **state)
{
    (void)state;
    static const double bad[] = {NAN, HUGE_VAL, -HUGE_VAL};
    resin_pause_detector detector = {0};
    (void)resin_pause_detector_add(&detector, NULL, 300.0, 1.0);
    const resin_pause_detector before = detector;
    for (size_t i = 0; i < COUNT_OF(bad); ++i)
    {
        assert_false(resin_pause_detector_add(&detector, NULL, bad[i], 1.0));
        assert_false(resin_pause_detector_add(&detector, NULL, 1.0, bad[i]));
    }
    assert_memory_equal(&detector, &before, sizeof detector);
}

static void detectors_in_an_array_are_independent(void **state)
{
    (void)state;
    resin_pause_detector detectors[2] = {{.count = 0}, {.velocities = {-3.7}, .count = 1}};
    const resin_pause_detector second = detectors[1];
    for (int i = 0; i < 20; ++i)
    {
        assert_false(resin_pause_detector_add(&detectors[0], NULL, 500.0, 100.0));
        assert_int_equal(detectors[0].paused, 0);
    }
    assert_memory_equal(&detectors[1], &second, sizeof second);
}

// ---- the detector of pauses with time stamps ----

static void a_timed_pause_interpolates_the_velocity_a_span_ago(void **state)
{
    (void)state;
    // At 10.15 s the velocity 0.1 s ago is halfway from 1000 to 200: 600. A pause is below 60.
    static const double velocities[] = {50.0, 59.0, 61.0, 70.0};
    for (size_t i = 0; i < COUNT_OF(velocities); ++i)
    {
        resin_timed_pause_detector detector = {0};
        assert_false(resin_timed_pause_detector_add(&detector, NULL, 10.0, 1000.0, 200.0));
        assert_false(resin_timed_pause_detector_add(&detector, NULL, 10.1, 200.0, 200.0));
        const bool pauses =
            resin_timed_pause_detector_add(&detector, NULL, 10.15, velocities[i], 200.0);
        assert_int_equal(pauses, i < 2);
    }
}

static void an_event_that_is_not_later_leaves_a_timed_detector_alone(void **state)
{
    (void)state;
    resin_timed_pause_detector detector = {0};
    assert_false(resin_timed_pause_detector_add(&detector, NULL, 1.0, 900.0, 100.0));
    assert_false(resin_timed_pause_detector_add(&detector, NULL, 1.125, 400.0, 100.0));
    const resin_timed_pause_detector before = detector;
    assert_false(resin_timed_pause_detector_add(&detector, NULL, 1.125, 5.0, 100.0));
    assert_false(resin_timed_pause_detector_add(&detector, NULL, 1.0625, 5.0, 100.0));
    assert_memory_equal(&detector, &before, sizeof detector);
    assert_true(resin_timed_pause_detector_add(&detector, NULL, 1.2265625, 5.0, 100.0));
    // A count that the caller has overwritten does not end the detection.
    memset(&detector, 0xFF, sizeof detector);
    detector.paused = 0;
    assert_false(resin_timed_pause_detector_add(&detector, NULL, 1.0, 900.0, 100.0));
    assert_true(resin_timed_pause_detector_add(&detector, NULL, 1.125, 5.0, 100.0));
}

static void a_history_for_changing_spans_keeps_its_newest_samples(void **state)
{
    (void)state;
    resin_pause_rule rule = resin_pause_rule_default();
    resin_timed_pause_detector detector = {0};
    const resin_history *history = &detector.velocities;
    // As dense as a span of 0.1 s allows, then sparse in a span of 10 s, which expires nothing.
    double time = 0.0;
    for (int i = 0; i < 28; ++i, time += 0.0035)
    {
        (void)resin_timed_pause_detector_add(&detector, &rule, time, 500.0, 0.0);
    }
    rule.span = 10.0;
    for (int i = 0; i < 12; ++i, time += 0.5)
    {
        (void)resin_timed_pause_detector_add(&detector, &rule, time, 500.0 + i, 0.0);
        assert_true(history->count >= 28 && history->count <= RESIN_HISTORY_CAPACITY);
        const uint32_t newest = history->count - 1;
        assert_near(history->times[newest], time, 0.0, "the newest time");
        assert_near(history->values[newest], 500.0 + i, 0.0, "the newest velocity");
        for (uint32_t k = 1; k < history->count; ++k)
        {
            assert_true(history->times[k - 1] < history->times[k]);
        }
    }
    assert_int_equal(history->count, RESIN_HISTORY_CAPACITY);
}

// ---- the velocity tracker ----

static void a_velocity_is_exact_far_from_zero(void **state)
{
    (void)state;
    // A device that has been running for four months, and content of 1e12 points.
    resin_velocity_tracker tracker = {0};
    for (int i = 0; i < 7; ++i)
    {
        resin_velocity_tracker_add(&tracker, 1e7 + i / 64.0, 1e12 + 100.0 * i);
    }
    assert_near(resin_velocity_tracker_velocity(&tracker, 1e7 + 6.0 / 64.0), 6400.0, 1e-6,
                "100 points in 1/64 s");
}

static void the_limits_of_the_window_and_of_staleness_are_inclusive(void **state)
{
    (void)state;
    resin_velocity_tracker tracker = {0};
    resin_velocity_tracker_add(&tracker, -0.1, 0.0);
    resin_velocity_tracker_add(&tracker, -0.05, 0.0);
    resin_velocity_tracker_add(&tracker, 0.0, 10.0);
    // Deviations from the means: times -0.05, 0, 0.05, positions -10/3, -10/3, 20/3.
    assert_near(resin_velocity_tracker_velocity(&tracker, 0.0), 100.0, 1e-9, "three samples");
    // 50 ms later two samples are in the window, with a slope of 10 / 0.05.
    assert_near(resin_velocity_tracker_velocity(&tracker, RESIN_VELOCITY_STALE), 200.0, 1e-9,
                "not stale yet");
    assert_near(resin_velocity_tracker_velocity(&tracker, nextafter(RESIN_VELOCITY_STALE, 1.0)),
                0.0, 0.0, "stale");
}

static void samples_closer_than_the_spacing_replace_their_predecessor(void **state)
{
    (void)state;
    resin_velocity_tracker dense = {0};
    resin_velocity_tracker sparse = {0};
    for (int i = 0; i <= 24; ++i)
    {
        resin_velocity_tracker_add(&dense, i * 0.001, 3.0 * i);
        resin_velocity_tracker_add(&sparse, i * 0.0035, 3.0 * i);
    }
    // A sample is replaced until it is 100 / 29 = 3.45 ms after the one before it: every fourth
    // one remains.
    assert_int_equal(dense.positions.count, 7);
    for (uint32_t i = 0; i < dense.positions.count; ++i)
    {
        assert_near(dense.positions.times[i], i * 0.004, 1e-15, "every fourth sample");
        assert_near(dense.positions.values[i], 12.0 * i, 0.0, "every fourth position");
    }
    assert_int_equal(sparse.positions.count, 25);
}

static void a_full_history_is_valid(void **state)
{
    (void)state;
    resin_velocity_tracker tracker = {.positions.count = RESIN_HISTORY_CAPACITY};
    for (int i = 0; i < RESIN_HISTORY_CAPACITY; ++i)
    {
        tracker.positions.times[i] = i * 0.003;
        tracker.positions.values[i] = i * 6.0;
    }
    assert_near(resin_velocity_tracker_velocity(&tracker, 0.093), 2000.0, 1e-9, "full");
}

static void entries_of_samples_that_have_left_the_history_are_zero(void **state)
{
    (void)state;
    static const double pauses[] = {0.02, 0.05, 0.08, 1.0};
    for (size_t p = 0; p < COUNT_OF(pauses); ++p)
    {
        resin_velocity_tracker tracker = {0};
        for (int i = 1; i <= 20; ++i)
        {
            resin_velocity_tracker_add(&tracker, i / 128.0, 7.0 + i);
        }
        resin_velocity_tracker_add(&tracker, 20.0 / 128.0 + pauses[p], 30.0);
        for (uint32_t k = tracker.positions.count; k < RESIN_HISTORY_CAPACITY; ++k)
        {
            assert_true(tracker.positions.times[k] == 0.0 && tracker.positions.values[k] == 0.0);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_invalid_deceleration_has_the_normal_rate),
        cmocka_unit_test(a_motion_at_rest_is_slow_enough_for_any_speed),
        cmocka_unit_test(a_motion_that_never_crosses_has_no_velocity_there),
        cmocka_unit_test(an_offset_beyond_the_rubber_band_is_the_last_one_within),
        cmocka_unit_test(a_target_at_infinity_has_no_nearest_point),
        cmocka_unit_test(a_force_up_to_one_is_a_fraction_of_the_maximum),
        cmocka_unit_test(a_pause_compares_with_the_sixth_velocity_before),
        cmocka_unit_test(the_limits_of_a_pause_may_be_zero_or_small),
        cmocka_unit_test(a_number_that_is_not_finite_leaves_a_detector_alone),
        cmocka_unit_test(detectors_in_an_array_are_independent),
        cmocka_unit_test(a_timed_pause_interpolates_the_velocity_a_span_ago),
        cmocka_unit_test(an_event_that_is_not_later_leaves_a_timed_detector_alone),
        cmocka_unit_test(a_history_for_changing_spans_keeps_its_newest_samples),
        cmocka_unit_test(a_velocity_is_exact_far_from_zero),
        cmocka_unit_test(the_limits_of_the_window_and_of_staleness_are_inclusive),
        cmocka_unit_test(samples_closer_than_the_spacing_replace_their_predecessor),
        cmocka_unit_test(a_full_history_is_valid),
        cmocka_unit_test(entries_of_samples_that_have_left_the_history_are_zero),
    };
    return cmocka_run_group_tests_name("motion limits", tests, NULL, NULL);
}
