// SPDX-License-Identifier: MIT
#include "bar_support.h"

#include <math.h>
#include <string.h>

// The distance of a deceleration for each point per second at the normal rate: -1 / (1000 ln
// 0.998).
static const double coasting = 0.49949983324986784;

static void a_touch_at_the_top_makes_the_highest_stop_available(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    static const struct
    {
        const char *label;
        double position, height, inset;
        uint32_t before, after;
    } cases[] = {
        {"at the top", -200, 200, 200, 1, 2},
        {"slightly below the top", -195, 195, 200, 1, 2},
        {"slightly above the top", -205, 200, 200, 1, 2},
        {"too far below", -194, 194, 200, 1, 1},
        {"too far above, while it bounces", -206, 200, 200, 1, 1},
        {"already expanded", -250, 250, 300, 2, 2},
        {"in the middle", 800, 64, 200, 1, 1},
        {"in the middle, animated to expanded", 800, 64, 300, 2, 1},
    };
    for (size_t i = 0; i < COUNT_OF(cases); ++i)
    {
        resin_bar_state from = resting_at(bar, cases[i].height, cases[i].position);
        from.highest_stop = cases[i].before;
        const resin_bar_response response =
            touch(bar, from, RESIN_BAR_GESTURE_BEGAN, sample_at(cases[i].position, cases[i].inset));
        assert_int_equal(response.state.highest_stop, cases[i].after);
        assert_int_equal(response.state.phase, RESIN_BAR_TRACKING);
        assert_near(response.insets.top, cases[i].after == 2 ? 300.0 : 200.0, 0.0, cases[i].label);
        assert_near(response.insets.indicator_top, 200.0, 0.0, cases[i].label);
        assert_int_equal(response.has_target, 0);
        assert_near(response.target_offset, cases[i].position, 0.0, cases[i].label);
    }
    resin_bar_destroy(bar);
}

static void scrolling_past_the_normal_stop_makes_the_higher_ones_unavailable(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    resin_bar_response r = touch(bar, resting_at(bar, 200.0, -200.0), RESIN_BAR_GESTURE_BEGAN,
                                 sample_at(-200.0, 200.0));
    r = touch(bar, r.state, RESIN_BAR_GESTURE_CHANGED, sample_at(-270.0, 300.0));
    assert_state(r.state, 270.0, 2, RESIN_BAR_TRACKING, "pulled");
    assert_near(r.resting.offset, -300.0, 0.0, "would expand");
    r = touch(bar, r.state, RESIN_BAR_GESTURE_CHANGED, sample_at(-150.0, 300.0));
    assert_state(r.state, 150.0, 1, RESIN_BAR_TRACKING, "pushed");
    assert_near(r.insets.top, 200.0, 0.0, "and its inset goes");
    resin_bar_insets insets;
    assert_ok(call_contribution(bar, r.state, sample_at(-150.0, 300.0), &insets));
    assert_memory_equal(&insets, &r.insets, sizeof insets);
    resin_bar_destroy(bar);
}

typedef struct release_case
{
    const char *label;
    double position, height, velocity;
    double resting, target; // target 1e9 for none
} release_case;

static void check_releases(const resin_bar *bar, const release_case *cases, size_t count)
{
    for (size_t i = 0; i < count; ++i)
    {
        resin_bar_state from = resting_at(bar, cases[i].height, cases[i].position);
        from.phase = RESIN_BAR_TRACKING;
        const double inset = from.highest_stop == 2 ? 300.0 : 200.0;
        const resin_bar_response r =
            release(bar, from, cases[i].velocity, sample_at(cases[i].position, inset));
        assert_near(0.0 - r.resting.offset, cases[i].resting, 0.0, cases[i].label);
        assert_int_equal(r.resting.phase, RESIN_BAR_RESTING);
        if ((r.has_target != 0) != (cases[i].target < 1e8))
        {
            fail_msg("%s: target %u %g", cases[i].label, r.has_target, r.target_offset);
        }
        if (r.has_target != 0)
        {
            assert_near(r.target_offset, cases[i].target, 1e-9, cases[i].label);
            assert_near(r.resting.content_offset, r.target_offset, 0.0, cases[i].label);
            assert_int_equal(r.state.phase, RESIN_BAR_SETTLING);
            // At the target of the content the bar is at its stop.
            const resin_bar_state there =
                reduced(bar, r.state, sample_at(r.target_offset, r.insets.top));
            assert_near(there.offset, r.resting.offset, 1e-9, cases[i].label);
        }
        // The bar rests at the announced stop, and settling again has no effect.
        const double end = r.resting.content_offset;
        const resin_bar_state there = reduced(bar, r.state, sample_at(end, r.insets.top));
        resin_bar_response s;
        assert_ok(call_settle(bar, there, sample_at(end, r.insets.top), 0, &s));
        assert_same_state(s.state, r.resting);
        assert_int_equal(s.has_target, 0);
    }
}

static void a_release_settles_at_the_stop_nearest_to_the_projection(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    const double none = 1e9;
    const release_case cases[] = {
        {"no velocity, nearer to compact", 500, 100, 0, 64, 536},
        {"no velocity, nearer to normal", 500, 150, 0, 200, 450},
        {"a tie goes to the lower stop", 500, 132, 0, 64, 568},
        {"slowly down: compact, though normal is nearer", 500, 150, 100, 64, 586},
        {"slowly up: normal, though compact is nearer", 500, 114, -60, 200, 414},
        {"a fling down ends at a stop", 500, 150, 3000, 64, none},
        {"a fling up ends at a stop", 500, 70, -1500, 200, none},
        {"at a stop, no velocity", 500, 200, 0, 200, none},
        {"at a stop, slowly down", 500, 200, 40, 200, 500},
        {"at the top, slightly down", -150, 150, 0, 200, -200},
        {"at the top, further down", -100, 100, 0, 64, -64},
        {"pulled, nearer to normal", -240, 240, 0, 200, -200},
        {"pulled, nearer to expanded", -260, 260, 0, 300, -300},
        {"pulled, a tie", -250, 250, 0, 200, -200},
        {"pulled, flung up", -290, 290, 150, 200, -200},
        {"pulled, flung further down", -210, 210, -200, 300, none},
        {"pulled beyond the end", -320, 300, 0, 300, none},
        {"pushed beyond the bottom, between stops", 2200, 100, 0, 200, 2056},
        {"near the bottom, where compact is out of reach", 2150, 70.5, 0, 200, 2020.5},
        {"near the bottom, where compact is in reach", 2120, 70.5, 0, 64, 2126.5},
    };
    check_releases(bar, cases, COUNT_OF(cases));
    resin_bar_destroy(bar);
}

static void the_nearest_policy_behaves_like_the_original(void **state)
{
    (void)state;
    static const double stops[] = {64.0, 200.0, 300.0};
    const resin_bar_def def = {.snapping = RESIN_BAR_SNAP_NEAREST};
    resin_bar *bar = bar_with(stops, 3, &def);
    const double none = 1e9;
    const release_case cases[] = {
        {"fast down", 500, 150, 3000, 200, 450},
        {"fast up", 500, 150, -3000, 200, 450},
        {"a tie, pulled", -250, 250, 0, 200, -200},
        {"a tie, scrolled", 500, 132, 0, 64, 568},
        {"at a stop, a fling continues", 500, 64, 3000, 64, none},
    };
    check_releases(bar, cases, COUNT_OF(cases));
    resin_bar_destroy(bar);
}

static void without_snapping_the_bar_rests_at_any_height(void **state)
{
    (void)state;
    static const double stops[] = {64.0, 200.0, 300.0};
    const resin_bar_def def = {.snapping = RESIN_BAR_SNAP_NONE};
    resin_bar *bar = bar_with(stops, 3, &def);
    const double none = 1e9;
    const release_case cases[] = {
        {"no velocity", 500, 150, 0, 150, none},
        {"flung", 500, 150, 3000, 64, none},
    };
    check_releases(bar, cases, COUNT_OF(cases));
    // At the normal stop or below, the higher ones are unavailable here, too.
    resin_bar_response r = touch(bar, resting_at(bar, 200.0, -200.0), RESIN_BAR_GESTURE_BEGAN,
                                 sample_at(-200.0, 200.0));
    r = release(bar, r.state, 0.0, sample_at(-200.0, 300.0));
    assert_state(r.state, 200.0, 1, RESIN_BAR_RESTING, "a tap");
    resin_bar_destroy(bar);
}

static void the_projection_has_the_rate_of_the_scroll_view(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    resin_bar_state from = resting_at(bar, 200.0, 500.0);
    from.phase = RESIN_BAR_TRACKING;
    // 60 points below the normal stop it settles there, 80 below at compact.
    const resin_bar_response back = release(bar, from, 60.0 / coasting, sample_at(500.0, 200.0));
    assert_near(back.target_offset, 500.0, 1e-9, "back");
    const resin_bar_response on = release(bar, from, 80.0 / coasting, sample_at(500.0, 200.0));
    assert_near(on.target_offset, 636.0, 1e-9, "on");
    resin_bar_destroy(bar);

    static const double stops[] = {64.0, 200.0, 300.0};
    const resin_bar_def fast = {.deceleration_rate = 0.99};
    bar = bar_with(stops, 3, &fast);
    const resin_bar_response near = release(bar, from, 80.0 / coasting, sample_at(500.0, 200.0));
    assert_near(near.target_offset, 500.0, 1e-9, "does not go so far");
    resin_bar_destroy(bar);
}

static void cancelled_and_failed_gestures_settle_too(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    resin_bar_state from = resting_at(bar, 100.0, 500.0);
    from.phase = RESIN_BAR_TRACKING;
    const resin_bar_response ended = release(bar, from, 0.0, sample_at(500.0, 200.0));
    static const uint32_t phases[] = {RESIN_BAR_GESTURE_CANCELLED, RESIN_BAR_GESTURE_FAILED};
    for (size_t i = 0; i < COUNT_OF(phases); ++i)
    {
        // Their velocity is ignored.
        const resin_bar_gesture gesture = {
            .phase = phases[i], .velocity = 5000.0, .sample = sample_at(500.0, 200.0)};
        resin_bar_response r;
        assert_ok(call_handle_gesture(bar, from, gesture, &r));
        assert_memory_equal(&r, &ended, sizeof r);
    }
    resin_bar_destroy(bar);
}

static void a_known_rest_offset_replaces_the_projection(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    resin_bar_state from = resting_at(bar, 200.0, 500.0);
    from.phase = RESIN_BAR_TRACKING;
    resin_bar_gesture gesture = {.phase = RESIN_BAR_GESTURE_ENDED,
                                 .flags = RESIN_BAR_REST_KNOWN,
                                 .velocity = 100.0,
                                 .rest_offset = 600.0,
                                 .sample = sample_at(500.0, 200.0)};
    resin_bar_response r;
    assert_ok(call_handle_gesture(bar, from, gesture, &r));
    assert_int_equal(r.has_target, 1);
    assert_near(r.target_offset, 636.0, 1e-9, "both meet");
    // A paging view stays on its page, and the bar settles independently.
    gesture.flags |= RESIN_BAR_KEEP_CONTENT;
    assert_ok(call_handle_gesture(bar, from, gesture, &r));
    assert_int_equal(r.has_target, 0);
    assert_near(r.resting.offset, -64.0, 0.0, "compact");
    assert_near(r.resting.content_offset, 600.0, 0.0, "on its page");
    const resin_bar_state there = reduced(bar, r.state, sample_at(600.0, 200.0));
    assert_near(there.offset, -100.0, 0.0, "as the content left it");
    assert_ok(call_settle(bar, there, sample_at(600.0, 200.0), RESIN_BAR_KEEP_CONTENT, &r));
    assert_state(r.state, 64.0, 1, RESIN_BAR_RESTING, "settled");
    assert_same_state(reduced(bar, r.state, sample_at(600.0, 200.0)), r.state);
    // Compact is nearer, but would leave a gap, because the top of the content is visible.
    gesture.rest_offset = -110.0;
    gesture.sample = sample_at(-200.0, 200.0);
    from = resting_at(bar, 200.0, -200.0);
    from.phase = RESIN_BAR_TRACKING;
    assert_ok(call_handle_gesture(bar, from, gesture, &r));
    assert_near(r.resting.offset, -200.0, 0.0, "no gap");
    resin_bar_destroy(bar);
}

static void five_stops_behave_like_three(void **state)
{
    (void)state;
    static const double stops[] = {40.0, 100.0, 180.0, 260.0, 400.0};
    const resin_bar_def def = {.normal_stop = 2};
    resin_bar *bar = bar_with(stops, 5, &def);
    static const struct
    {
        double position, height, resting;
    } cases[] = {{500, 60, 40},    {500, 75, 100},   {500, 141, 180},  {-215, 215, 180},
                 {-230, 230, 260}, {-325, 325, 260}, {-340, 340, 400}, {500, 140, 100}};
    for (size_t i = 0; i < COUNT_OF(cases); ++i)
    {
        resin_bar_state from = resting_at(bar, cases[i].height, cases[i].position);
        from.phase = RESIN_BAR_TRACKING;
        const resin_bar_response r =
            release(bar, from, 0.0, sample_at(cases[i].position, stops[from.highest_stop]));
        assert_near(0.0 - r.resting.offset, cases[i].resting, 0.0, "resting");
        assert_near(r.target_offset, cases[i].position + cases[i].height - cases[i].resting, 1e-9,
                    "");
    }
    resin_bar_destroy(bar);
}

static void bad_gestures_write_nothing(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    const resin_bar_state good = resting_at(bar, 200.0, -200.0);
    const resin_bar_gesture gesture = {.phase = RESIN_BAR_GESTURE_ENDED,
                                       .sample = sample_at(-200.0, 200.0)};
    resin_bar_response out;
    memset(&out, 0x5A, sizeof out);
    const resin_bar_response untouched = out;
    resin_bar_gesture bad = gesture;
    bad.phase = 0;
    assert_status(call_handle_gesture(bar, good, bad, &out), RESIN_ERROR_GESTURE);
    bad.phase = 6;
    assert_status(call_handle_gesture(bar, good, bad, &out), RESIN_ERROR_GESTURE);
    bad = gesture;
    bad.velocity = NAN;
    assert_status(call_handle_gesture(bar, good, bad, &out), RESIN_ERROR_GESTURE);
    bad.velocity = -HUGE_VAL;
    assert_status(call_handle_gesture(bar, good, bad, &out), RESIN_ERROR_GESTURE);
    bad = gesture;
    bad.flags = 4;
    assert_status(call_handle_gesture(bar, good, bad, &out), RESIN_ERROR_FLAGS);
    bad = gesture;
    bad.flags = RESIN_BAR_REST_KNOWN;
    bad.rest_offset = NAN;
    assert_status(call_handle_gesture(bar, good, bad, &out), RESIN_ERROR_GESTURE);
    bad = gesture;
    bad.sample.inset_top = NAN;
    assert_status(call_handle_gesture(bar, good, bad, &out), RESIN_ERROR_SAMPLE);
    resin_bar_state lost = good;
    lost.offset = NAN;
    assert_status(call_handle_gesture(bar, lost, gesture, &out), RESIN_ERROR_BAR_STATE);
    assert_status(call_handle_gesture(NULL, good, gesture, &out), RESIN_ERROR_NULL_HANDLE);
    assert_status(call_handle_gesture(bar, good, gesture, NULL), RESIN_ERROR_NULL_OUTPUT);
    assert_memory_equal(&out, &untouched, sizeof out);
    // Members that the phase does not use may have any value.
    bad = gesture;
    bad.rest_offset = NAN;
    assert_ok(call_handle_gesture(bar, good, bad, &out));
    resin_bar_destroy(bar);
}

static void bad_input_to_settle_writes_nothing(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    const resin_bar_state good = resting_at(bar, 200.0, -200.0);
    const resin_bar_state lost = resting_at(bar, NAN, -200.0);
    const resin_bar_gesture gesture = {.phase = RESIN_BAR_GESTURE_ENDED,
                                       .sample = sample_at(-200.0, 200.0)};
    resin_bar_gesture bad = gesture;
    bad.sample.inset_top = NAN;
    resin_bar_response out;
    memset(&out, 0x5A, sizeof out);
    const resin_bar_response untouched = out;
    assert_status(call_settle(bar, good, gesture.sample, 1, &out), RESIN_ERROR_FLAGS);
    assert_status(call_settle(bar, good, bad.sample, 0, &out), RESIN_ERROR_SAMPLE);
    assert_status(call_settle(bar, lost, gesture.sample, 0, &out), RESIN_ERROR_BAR_STATE);
    assert_status(call_settle(NULL, good, gesture.sample, 0, &out), RESIN_ERROR_NULL_HANDLE);
    assert_status(call_settle(bar, good, gesture.sample, 0, NULL), RESIN_ERROR_NULL_OUTPUT);
    assert_status(resin_bar_handle_gesture(bar, NULL, &gesture, &out), RESIN_ERROR_NULL_INPUT);
    assert_status(resin_bar_handle_gesture(bar, &good, NULL, &out), RESIN_ERROR_NULL_INPUT);
    assert_status(resin_bar_settle(bar, NULL, &gesture.sample, 0, &out), RESIN_ERROR_NULL_INPUT);
    assert_status(resin_bar_settle(bar, &good, NULL, 0, &out), RESIN_ERROR_NULL_INPUT);
    assert_memory_equal(&out, &untouched, sizeof out);

    resin_bar_insets insets = {1.0, 2.0, 3.0};
    assert_status(call_contribution(bar, good, bad.sample, &insets), RESIN_ERROR_SAMPLE);
    assert_status(call_contribution(bar, lost, gesture.sample, &insets), RESIN_ERROR_BAR_STATE);
    assert_status(call_contribution(NULL, good, gesture.sample, &insets), RESIN_ERROR_NULL_HANDLE);
    assert_status(call_contribution(bar, good, gesture.sample, NULL), RESIN_ERROR_NULL_OUTPUT);
    assert_status(resin_bar_contribution(bar, NULL, &gesture.sample, &insets),
                  RESIN_ERROR_NULL_INPUT);
    assert_status(resin_bar_contribution(bar, &good, NULL, &insets), RESIN_ERROR_NULL_INPUT);
    assert_near(insets.top, 1.0, 0.0, "untouched");
    // The largest valid input gives a valid state.
    bad = gesture;
    bad.velocity = -1e100;
    bad.sample = (resin_bar_sample){1e100, 1e100, 1e100, 1e100, 1e100, 1e100, 0.0};
    assert_ok(call_handle_gesture(bar, good, bad, &out));
    assert_ok(call_settle(bar, out.state, bad.sample, 0, &out));
    assert_ok(call_settle(bar, out.resting, bad.sample, 0, &out));
    resin_bar_destroy(bar);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_touch_at_the_top_makes_the_highest_stop_available),
        cmocka_unit_test(scrolling_past_the_normal_stop_makes_the_higher_ones_unavailable),
        cmocka_unit_test(a_release_settles_at_the_stop_nearest_to_the_projection),
        cmocka_unit_test(the_nearest_policy_behaves_like_the_original),
        cmocka_unit_test(without_snapping_the_bar_rests_at_any_height),
        cmocka_unit_test(the_projection_has_the_rate_of_the_scroll_view),
        cmocka_unit_test(cancelled_and_failed_gestures_settle_too),
        cmocka_unit_test(a_known_rest_offset_replaces_the_projection),
        cmocka_unit_test(five_stops_behave_like_three),
        cmocka_unit_test(bad_gestures_write_nothing),
        cmocka_unit_test(bad_input_to_settle_writes_nothing),
    };
    return cmocka_run_group_tests_name("bar_gesture", tests, NULL, NULL);
}
