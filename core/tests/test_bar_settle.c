// SPDX-License-Identifier: MIT
#include "bar_support.h"

#include <float.h>
#include <math.h>
#include <string.h>

// A sample of a view without a contribution of the bar.
static resin_bar_sample fresh_at(double content_offset)
{
    return sample_at(content_offset, 0.0);
}

static resin_bar_response attach(const resin_bar *bar, resin_bar_state state,
                                 resin_bar_sample sample)
{
    resin_bar_response out;
    assert_ok(call_attach(bar, state, sample, &out));
    return out;
}

static void a_bar_settles_exactly_at_its_stop(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    // Scroll views round to a third of a point.
    static const double missing[] = {-0.5, -1.0 / 3.0, 1e-14, 0.0, 1.0 / 3.0, 0.5};
    for (size_t i = 0; i < COUNT_OF(missing); ++i)
    {
        resin_bar_state from = resting_at(bar, 64.0 + fabs(missing[i]), 536.0);
        from.phase = RESIN_BAR_SETTLING;
        resin_bar_response r;
        assert_ok(call_settle(bar, from, sample_at(536.0, 200.0), 0, &r));
        assert_state(r.state, 64.0, 1, RESIN_BAR_RESTING, "landed");
        assert_near(r.state.offset, -64.0, 0.0, "exactly");
        assert_int_equal(r.has_target, 0);
        assert_same_state(r.state, r.resting);
        resin_bar_response again;
        assert_ok(call_settle(bar, r.state, sample_at(536.0, 200.0), 0, &again));
        assert_memory_equal(&again, &r, sizeof r);
    }
    // A deceleration that ends between two stops.
    resin_bar_response r;
    assert_ok(call_settle(bar, resting_at(bar, 90.0, 500.0), sample_at(500.0, 200.0), 0, &r));
    assert_int_equal(r.has_target, 1);
    assert_near(r.target_offset, 526.0, 1e-9, "goes on to compact");
    assert_int_equal(r.state.phase, RESIN_BAR_SETTLING);
    // During a drag there is no target.
    resin_bar_state held = resting_at(bar, 90.0, 500.0);
    held.phase = RESIN_BAR_TRACKING;
    assert_ok(call_settle(bar, held, sample_at(500.0, 200.0), 0, &r));
    assert_same_state(r.state, held);
    assert_int_equal(r.has_target, 0);
    resin_bar_destroy(bar);
}

static void content_beyond_its_range_gets_a_target_inside(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    resin_bar_response r;
    assert_ok(call_settle(bar, resting_at(bar, 64.0, 2500.0), sample_at(2500.0, 200.0), 0, &r));
    assert_int_equal(r.has_target, 1);
    assert_near(r.target_offset, 2156.0, 0.0, "the end");
    assert_near(r.resting.offset, -64.0, 0.0, "the bar stays");
    assert_ok(call_settle(bar, resting_at(bar, 200.0, -260.0), sample_at(-260.0, 200.0), 0, &r));
    assert_near(r.target_offset, -200.0, 0.0, "the top");
    resin_bar_destroy(bar);
}

static void a_bar_at_rest_below_the_normal_stop_loses_the_higher_ones(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    resin_bar_response r = touch(bar, resting_at(bar, 200.0, -200.0), RESIN_BAR_GESTURE_BEGAN,
                                 sample_at(-200.0, 200.0));
    assert_near(r.insets.top, 300.0, 0.0, "while touched");
    r = release(bar, r.state, 0.0, sample_at(-200.0, 300.0));
    assert_state(r.state, 200.0, 1, RESIN_BAR_RESTING, "a tap");
    assert_near(r.insets.top, 200.0, 0.0, "afterwards");
    // Released between the stops: the inset remains until the content is at its target.
    resin_bar_state pulled = resting_at(bar, 230.0, -230.0);
    pulled.phase = RESIN_BAR_TRACKING;
    r = release(bar, pulled, 0.0, sample_at(-230.0, 300.0));
    assert_near(r.insets.top, 300.0, 0.0, "on the way");
    const resin_bar_state there = reduced(bar, r.state, sample_at(-200.0, 300.0));
    assert_ok(call_settle(bar, there, sample_at(-200.0, 300.0), 0, &r));
    assert_state(r.state, 200.0, 1, RESIN_BAR_RESTING, "settled");
    assert_near(r.insets.top, 200.0, 0.0, "settled");
    resin_bar_destroy(bar);
}

static void short_content_gets_a_bottom_inset(void **state)
{
    (void)state;
    static const double stops[] = {64.0, 200.0, 300.0};
    static const struct
    {
        double content, frame, client_top, client_bottom, bottom, held;
    } cases[] = {
        {3000, 844, 0, 0, 0, 0},     {500, 844, 0, 0, 280, 144}, {780, 844, 0, 0, 0, 0},
        {779, 844, 0, 0, 1, 0},      {0, 844, 0, 0, 780, 644},   {0, 0, 0, 0, 0, 0},
        {500, 844, 59, 34, 187, 51},
    };
    for (int held = 0; held <= 1; ++held)
    {
        const resin_bar_def def = {.flags = held ? RESIN_BAR_HOLD_SHORT_CONTENT : 0};
        resin_bar *bar = bar_with(stops, 3, &def);
        for (size_t i = 0; i < COUNT_OF(cases); ++i)
        {
            resin_bar_sample sample = {.content_height = cases[i].content,
                                       .frame_height = cases[i].frame,
                                       .client_inset_top = cases[i].client_top,
                                       .client_inset_bottom = cases[i].client_bottom};
            resin_bar_insets insets;
            const resin_bar_state at = resting_at(bar, 200.0, 0.0);
            assert_ok(call_contribution(bar, at, sample, &insets));
            assert_near(insets.top, 200.0, 0.0, "top");
            assert_near(insets.bottom, held ? cases[i].held : cases[i].bottom, 0.0, "bottom");
            assert_near(insets.indicator_top, 200.0, 0.0, "indicator");
        }
        resin_bar_destroy(bar);
    }
}

static void short_content_scrolls_the_bar_or_holds_it(void **state)
{
    (void)state;
    static const double stops[] = {64.0, 200.0, 300.0};
    for (int held = 0; held <= 1; ++held)
    {
        const resin_bar_def def = {.flags = held ? RESIN_BAR_HOLD_SHORT_CONTENT : 0};
        resin_bar *bar = bar_with(stops, 3, &def);
        resin_bar_sample sample = fresh_at(0.0);
        sample.content_height = 300.0;
        resin_bar_response r = attach(bar, resin_bar_initial_state(bar), sample);
        sample.inset_top = r.insets.top;
        sample.inset_bottom = r.insets.bottom;
        sample.content_offset = r.target_offset;
        r = touch(bar, r.state, RESIN_BAR_GESTURE_BEGAN, sample);
        sample.inset_top = r.insets.top;
        sample.content_offset = -90.0;
        r = touch(bar, r.state, RESIN_BAR_GESTURE_CHANGED, sample);
        assert_state(r.state, held ? 200.0 : 90.0, 1, RESIN_BAR_TRACKING, "dragged");
        sample.inset_top = r.insets.top;
        r = release(bar, r.state, 0.0, sample);
        assert_near(0.0 - r.resting.offset, held ? 200.0 : 64.0, 0.0, "released");
        resin_bar_destroy(bar);
    }
}

static void a_bar_with_new_heights_keeps_its_stop(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    static const double larger[] = {44.0, 120.0, 180.0};
    resin_bar *rotated = bar_with(larger, 3, NULL);
    static const struct
    {
        double from, to;
    } cases[] = {{64, 44}, {200, 120}, {300, 180}, {132, 82}, {250, 150}, {330, 180}, {20, 44}};
    for (size_t i = 0; i < COUNT_OF(cases); ++i)
    {
        const resin_bar_state from = resting_at(bar, cases[i].from, 7.0);
        resin_bar_state out;
        assert_ok(call_adopt(bar, rotated, from, &out));
        assert_near(0.0 - out.offset, cases[i].to, 1e-12, "adopted");
        assert_int_equal(out.highest_stop, from.highest_stop);
        assert_int_equal(out.phase, from.phase);
        assert_ok(call_adopt(bar, bar, from, &out)); // `out` is `state`
        assert_near(0.0 - out.offset, fmin(fmax(cases[i].from, 64.0), 300.0), 1e-12, "itself");
    }
    // At the top: the content follows.
    resin_bar_state out;
    assert_ok(call_adopt(bar, rotated, resting_at(bar, 200.0, -200.0), &out));
    resin_bar_response r = attach(rotated, out, sample_at(-200.0, 200.0));
    assert_state(r.state, 120.0, 1, RESIN_BAR_RESTING, "rotated at the top");
    assert_near(r.target_offset, -120.0, 0.0, "the content follows");
    // In the middle: only the bar.
    r = attach(rotated, out, sample_at(800.0, 200.0));
    assert_state(r.state, 120.0, 1, RESIN_BAR_RESTING, "rotated in the middle");
    assert_int_equal(r.has_target, 0);
    resin_bar_destroy(rotated);
    resin_bar_destroy(bar);
}

static void a_bar_with_other_stops_keeps_its_progress(void **state)
{
    (void)state;
    static const double few[] = {0.0, 100.0};
    static const double many[] = {0.0, 50.0, 100.0, 200.0, 300.0};
    const resin_bar_def def = {.normal_stop = 2};
    resin_bar *two = bar_with(few, 2, NULL);
    resin_bar *five = bar_with(many, 5, &def);
    static const struct
    {
        double two, five;
    } cases[] = {{0, 0}, {25, 25}, {50, 50}, {75, 75}, {100, 100}};
    resin_bar_state out;
    for (size_t i = 0; i < COUNT_OF(cases); ++i)
    {
        assert_ok(call_adopt(two, five, resting_at(two, cases[i].two, 0.0), &out));
        assert_near(0.0 - out.offset, cases[i].five, 1e-12, "more stops");
        assert_int_equal(out.highest_stop, 2);
        assert_ok(call_adopt(five, two, resting_at(five, cases[i].five, 0.0), &out));
        assert_near(0.0 - out.offset, cases[i].two, 1e-12, "fewer stops");
    }
    assert_ok(call_adopt(five, two, resting_at(five, 250.0, 0.0), &out));
    assert_near(0.0 - out.offset, 100.0, 0.0, "nothing above");
    assert_int_equal(out.highest_stop, 1);
    static const double high[] = {0.0, 100.0, 400.0};
    resin_bar *three = bar_with(high, 3, NULL);
    assert_ok(call_adopt(five, three, resting_at(five, 250.0, 0.0), &out));
    assert_near(0.0 - out.offset, 100.0 + 0.75 * 300.0, 1e-12, "three quarters of the upper way");
    assert_int_equal(out.highest_stop, 2);
    resin_bar_destroy(three);
    resin_bar_destroy(five);
    resin_bar_destroy(two);
}

// Progress skips equal stops: with the third stop as the normal one, it is 0 at 4 and 2 at 58.
static void a_bar_with_equal_stops_keeps_its_progress(void **state)
{
    (void)state;
    static const double stops[] = {4.0, 58.0, 58.0, 98.0, 98.0};
    static const double apart[] = {0.0, 50.0, 60.0, 80.0, 100.0};
    const resin_bar_def def = {.normal_stop = 2};
    resin_bar *equal = bar_with(stops, 5, &def);
    resin_bar *distinct = bar_with(apart, 5, &def);
    resin_bar_state out;
    for (int height = 4; height <= 98; ++height)
    {
        const resin_bar_state from = resting_at(equal, height, 7.0);
        assert_ok(call_adopt(equal, equal, from, &out));
        assert_near(0.0 - out.offset, height, 1e-12, "itself");
        assert_ok(call_adopt(equal, distinct, from, &out));
        assert_near(resin_bar_progress(distinct, out), resin_bar_progress(equal, from), 1e-12,
                    "to distinct stops");
    }
    for (int height = 0; height <= 100; ++height)
    {
        const resin_bar_state from = resting_at(distinct, height, 7.0);
        const double progress = resin_bar_progress(distinct, from);
        assert_ok(call_adopt(distinct, equal, from, &out));
        if (height == 50) // the second stop becomes the second one, which has the progress 2
        {
            assert_near(0.0 - out.offset, 58.0, 0.0, "a stop");
            continue;
        }
        assert_near(resin_bar_progress(equal, out), fmin(progress, 3.0), 1e-12, "to equal stops");
    }
    resin_bar_destroy(distinct);
    resin_bar_destroy(equal);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_bar_settles_exactly_at_its_stop),
        cmocka_unit_test(content_beyond_its_range_gets_a_target_inside),
        cmocka_unit_test(a_bar_at_rest_below_the_normal_stop_loses_the_higher_ones),
        cmocka_unit_test(short_content_gets_a_bottom_inset),
        cmocka_unit_test(short_content_scrolls_the_bar_or_holds_it),
        cmocka_unit_test(a_bar_with_new_heights_keeps_its_stop),
        cmocka_unit_test(a_bar_with_other_stops_keeps_its_progress),
        cmocka_unit_test(a_bar_with_equal_stops_keeps_its_progress),
    };
    return cmocka_run_group_tests_name("bar_settle", tests, NULL, NULL);
}
