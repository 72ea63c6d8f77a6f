// SPDX-License-Identifier: MIT
#include "bar_support.h"

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

// ---------------------------------------------------------------------------------------------
// Scroll views

static void attaching_positions_the_content_below_the_bar(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    static const struct
    {
        const char *label;
        double height, position, inset; // inset: the present contribution of the bar
        double target;                  // 1e9 for none
    } cases[] = {
        {"a new view", 200, 0, 0, -200},
        {"a new view, compact", 64, 0, 0, -64},
        {"a new view, expanded", 300, 0, 0, -300},
        {"at its top, with the normal inset", 64, -200, 200, -64},
        {"at its top, like the bar", 200, -200, 200, 1e9},
        {"scrolled", 200, 700, 200, 1e9},
        {"scrolled, compact", 64, 700, 200, 1e9},
        {"scrolled, but expanded", 300, 700, 200, -300},
        {"its top visible", 200, -100, 200, -200},
        {"its top barely visible", 200, -64, 200, -200},
        {"its top barely hidden", 200, -63, 200, 1e9}, // the original scrolls to the top
        {"scrolled too far", 200, 5000, 200, 2156},
        {"stretched", 330, -330, 300, -300},
    };
    for (size_t i = 0; i < COUNT_OF(cases); ++i)
    {
        const resin_bar_state from = resting_at(bar, cases[i].height, 123.0);
        const resin_bar_response r =
            attach(bar, from, sample_at(cases[i].position, cases[i].inset));
        const double height = fmin(cases[i].height, 300.0);
        assert_near(0.0 - r.state.offset, height, 0.0, cases[i].label);
        assert_int_equal(r.state.phase, RESIN_BAR_RESTING);
        assert_int_equal(r.has_target, cases[i].target < 1e8);
        const double position = r.has_target != 0 ? cases[i].target : cases[i].position;
        assert_near(r.target_offset, position, 0.0, cases[i].label);
        assert_near(r.state.content_offset, position, 0.0, cases[i].label);
        assert_near(r.insets.top, height > 200.0 ? 300.0 : 200.0, 0.0, cases[i].label);
        // The bar does not jump with the next sample, and the first movement counts.
        assert_same_state(reduced(bar, r.state, sample_at(position, r.insets.top)), r.state);
        const resin_bar_state moved =
            reduced(bar, r.state, sample_at(position + 10.0, r.insets.top));
        const double way = position < 2156.0 ? 10.0 : 0.0; // none in a bounce
        assert_near(0.0 - moved.offset, fmax(height - way, 64.0), 0.0, cases[i].label);
    }
    resin_bar_destroy(bar);
}

static void a_bar_between_stops_keeps_its_height_and_then_settles(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    resin_bar_state from = resting_at(bar, 120.0, 40.0);
    from.phase = RESIN_BAR_SETTLING;
    const resin_bar_response r = attach(bar, from, sample_at(700.0, 200.0));
    assert_state(r.state, 120.0, 1, RESIN_BAR_SETTLING, "taken along");
    assert_int_equal(r.has_target, 0);
    assert_near(r.resting.offset, -64.0, 0.0, "going to compact");
    resin_bar_response s;
    assert_ok(call_settle(bar, r.state, sample_at(700.0, 200.0), 0, &s));
    assert_near(s.target_offset, 756.0, 1e-9, "by scrolling");
    // A touch on the previous view does not affect the new one.
    from.phase = RESIN_BAR_TRACKING;
    assert_int_equal(attach(bar, from, sample_at(700.0, 200.0)).state.phase, RESIN_BAR_SETTLING);
    resin_bar_destroy(bar);
}

// Uneven insets, so that sums are rounded: a touch would then stretch the bar by the rounding
// error.
static void the_phase_of_the_previous_view_has_no_effect(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    support_random random = {.state = 8};
    for (int round = 0; round < CASES(2000); ++round)
    {
        resin_bar_state from = resting_at(bar, support_between(&random, 64.0, 300.0), 0.0);
        resin_bar_sample sample = fresh_at(support_between(&random, -400.0, 100.0));
        sample.client_inset_top = support_between(&random, 0.0, 100.0);
        sample.inset_top = sample.client_inset_top + support_between(&random, 0.0, 300.0);
        const resin_bar_response expected = attach(bar, from, sample);
        for (uint32_t phase = RESIN_BAR_DETACHED; phase <= RESIN_BAR_SETTLING; ++phase)
        {
            from.phase = phase;
            const resin_bar_response r = attach(bar, from, sample);
            assert_memory_equal(&r, &expected, sizeof r);
        }
    }
    resin_bar_destroy(bar);
}

static void the_clients_insets_are_preserved(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    resin_bar_sample sample = fresh_at(-103.0);
    sample.client_inset_top = 103.0;
    sample.inset_top = 103.0;
    const resin_bar_response r = attach(bar, resin_bar_initial_state(bar), sample);
    assert_near(r.insets.top, 200.0, 0.0, "a contribution");
    assert_near(r.target_offset, -303.0, 0.0, "both");
    resin_bar_destroy(bar);
}

// ---------------------------------------------------------------------------------------------
// Layout

static void a_content_size_change_does_not_scroll_the_bar(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    resin_bar_sample sample = sample_at(2000.0, 200.0);
    resin_bar_response r;
    sample.content_height = 1500.0; // shrinks under a resting bar: back into range
    assert_ok(call_change_layout(bar, resting_at(bar, 64.0, 2000.0), sample, &r));
    assert_state(r.state, 64.0, 1, RESIN_BAR_SETTLING, "shrunk");
    assert_near(r.target_offset, 656.0, 0.0, "the new end");
    // The view has also moved the content, which is not scrolling.
    sample.content_offset = 656.0;
    assert_ok(call_change_layout(bar, resting_at(bar, 64.0, 2000.0), sample, &r));
    assert_state(r.state, 64.0, 1, RESIN_BAR_RESTING, "moved along");
    assert_int_equal(r.has_target, 0);
    // So short that its top is visible: the bar follows, to leave no gap.
    sample.content_offset = -150.0;
    sample.content_height = 100.0;
    assert_ok(call_change_layout(bar, resting_at(bar, 64.0, 2000.0), sample, &r));
    assert_near(r.state.offset, -150.0, 0.0, "no gap");
    assert_near(r.resting.offset, -200.0, 0.0, "to the normal stop");
    assert_near(r.target_offset, -200.0, 0.0, "to the top");
    resin_bar_destroy(bar);
}

static void a_drag_and_a_fling_continue_through_a_layout_change(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    static const uint32_t phases[] = {RESIN_BAR_TRACKING, RESIN_BAR_SETTLING};
    for (size_t i = 0; i < COUNT_OF(phases); ++i)
    {
        resin_bar_state from = resting_at(bar, 120.0, 500.0);
        from.phase = phases[i];
        resin_bar_sample sample = sample_at(500.0, 200.0);
        sample.content_height = 9000.0;
        resin_bar_response r;
        assert_ok(call_change_layout(bar, from, sample, &r));
        assert_same_state(r.state, from);
        assert_int_equal(r.has_target, 0);
        assert_near(r.target_offset, 500.0, 0.0, "stays");
    }
    resin_bar_response r;
    const resin_bar_state start = resin_bar_initial_state(bar);
    assert_ok(call_change_layout(bar, start, fresh_at(0.0), &r));
    const resin_bar_response attached = attach(bar, start, fresh_at(0.0));
    assert_memory_equal(&r, &attached, sizeof r); // a view that had no size before
    resin_bar_destroy(bar);
}

// ---------------------------------------------------------------------------------------------
// Requested positions

static void scroll_to_top_ends_where_the_bar_has_its_normal_height(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    resin_bar_sample sample = sample_at(1500.0, 259.0);
    sample.client_inset_top = 59.0;
    resin_bar_response r;
    assert_ok(call_scroll_to_top(bar, resting_at(bar, 64.0, 1500.0), sample, &r));
    assert_int_equal(r.has_target, 1);
    assert_near(r.target_offset, -259.0, 0.0, "not short of it");
    assert_state(r.resting, 200.0, 1, RESIN_BAR_RESTING, "normal");
    resin_bar_state now = r.state;
    for (double y = 1500.0; y > -259.0; y -= 100.0)
    {
        sample.content_offset = y;
        now = reduced(bar, now, sample);
    }
    sample.content_offset = -259.0;
    now = reduced(bar, now, sample);
    assert_ok(call_settle(bar, now, sample, 0, &r));
    assert_state(r.state, 200.0, 1, RESIN_BAR_RESTING, "there");
    // At the top already, expanded, and during a drag: no effect.
    assert_ok(call_scroll_to_top(bar, r.state, sample, &r));
    assert_int_equal(r.has_target, 0);
    assert_int_equal(r.state.phase, RESIN_BAR_RESTING);
    assert_ok(
        call_scroll_to_top(bar, resting_at(bar, 300.0, -300.0), sample_at(-300.0, 300.0), &r));
    assert_int_equal(r.has_target, 0);
    assert_state(r.state, 300.0, 2, RESIN_BAR_RESTING, "expanded");
    resin_bar_state held = resting_at(bar, 64.0, 1500.0);
    held.phase = RESIN_BAR_TRACKING;
    assert_ok(call_scroll_to_top(bar, held, sample_at(1500.0, 200.0), &r));
    assert_same_state(r.state, held);
    assert_int_equal(r.has_target, 0);
    resin_bar_destroy(bar);
}

static void moving_to_a_stop_scrolls_the_content(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    static const struct
    {
        const char *label;
        double position, height, inset;
        uint32_t stop;
        double target; // 1e9 for none
        double insets; // of the first response
    } cases[] = {
        {"expand at the top", -200, 200, 200, 2, -300, 300},
        {"expand in the middle", 900, 64, 200, 2, -300, 300},
        {"collapse from expanded", -300, 300, 300, 1, -200, 300},
        {"collapse to compact", -300, 300, 300, 0, -64, 300},
        {"by the smallest distance", 900, 200, 200, 0, 1036, 200},
        {"open in the middle", 900, 64, 200, 1, 764, 200},
        {"at the end, without scrolling", 2156, 200, 200, 0, 1e9, 200},
        {"at the stop already", 900, 64, 200, 0, 1e9, 200},
    };
    for (size_t i = 0; i < COUNT_OF(cases); ++i)
    {
        const resin_bar_state from = resting_at(bar, cases[i].height, cases[i].position);
        resin_bar_response r;
        assert_ok(call_move_to(bar, from, sample_at(cases[i].position, cases[i].inset),
                               cases[i].stop, &r));
        const double height = resin_bar_stops(bar)[cases[i].stop];
        assert_near(0.0 - r.resting.offset, height, 0.0, cases[i].label);
        assert_int_equal(r.has_target, cases[i].target < 1e8);
        assert_near(r.insets.top, cases[i].insets, 0.0, cases[i].label);
        const double end = r.has_target != 0 ? cases[i].target : cases[i].position;
        assert_near(r.target_offset, end, 1e-9, cases[i].label);
        // Scrolls to the target in frames, and settles.
        resin_bar_state now = r.state;
        for (int k = 1; k <= 30; ++k)
        {
            const double y = cases[i].position + (end - cases[i].position) * k / 30.0;
            now = reduced(bar, now, sample_at(y, r.insets.top));
        }
        now = reduced(bar, now, sample_at(end, r.insets.top));
        assert_ok(call_settle(bar, now, sample_at(end, r.insets.top), 0, &r));
        assert_near(0.0 - r.state.offset, height, 0.0, cases[i].label);
        assert_int_equal(r.state.phase, RESIN_BAR_RESTING);
        // After collapsing, the expanded stop is not available.
        assert_int_equal(r.state.highest_stop, height > 200.0 ? 2 : 1);
    }
    resin_bar_state held = resting_at(bar, 200.0, -200.0);
    held.phase = RESIN_BAR_TRACKING;
    resin_bar_response r;
    assert_ok(call_move_to(bar, held, sample_at(-200.0, 200.0), 2, &r));
    assert_same_state(r.state, held); // no effect during a drag
    assert_int_equal(r.has_target, 0);
    resin_bar_destroy(bar);
}

static void an_unreachable_stop_leaves_the_bar_in_place(void **state)
{
    (void)state;
    static const double stops[] = {64.0, 200.0, 300.0};
    const resin_bar_def def = {.flags = RESIN_BAR_HOLD_SHORT_CONTENT};
    resin_bar *bar = bar_with(stops, 3, &def);
    resin_bar_sample sample = sample_at(-200.0, 200.0);
    sample.content_height = 300.0;
    resin_bar_response r;
    assert_ok(call_move_to(bar, resting_at(bar, 200.0, -200.0), sample, 0, &r));
    assert_state(r.state, 200.0, 1, RESIN_BAR_RESTING, "held");
    assert_int_equal(r.has_target, 0);
    resin_bar_destroy(bar);
}

static void bad_input_writes_nothing(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    const resin_bar_state good = resting_at(bar, 200.0, -200.0);
    resin_bar_state lost = good;
    lost.content_offset = HUGE_VAL;
    const resin_bar_sample sample = sample_at(-200.0, 200.0);
    resin_bar_sample bad = sample;
    bad.content_height = -3.0;
    typedef resin_status (*placing)(const resin_bar *, resin_bar_state, resin_bar_sample,
                                    resin_bar_response *);
    static const placing functions[] = {call_attach, call_change_layout, call_scroll_to_top};
    resin_bar_response out;
    memset(&out, 0x5A, sizeof out);
    const resin_bar_response untouched = out;
    for (size_t i = 0; i < COUNT_OF(functions); ++i)
    {
        assert_status(functions[i](NULL, good, sample, &out), RESIN_ERROR_NULL_HANDLE);
        assert_status(functions[i](bar, lost, sample, &out), RESIN_ERROR_BAR_STATE);
        assert_status(functions[i](bar, good, bad, &out), RESIN_ERROR_SAMPLE);
        assert_status(functions[i](bar, good, sample, NULL), RESIN_ERROR_NULL_OUTPUT);
    }
    assert_status(call_move_to(NULL, good, sample, 0, &out), RESIN_ERROR_NULL_HANDLE);
    assert_status(call_move_to(bar, lost, sample, 0, &out), RESIN_ERROR_BAR_STATE);
    assert_status(call_move_to(bar, good, bad, 0, &out), RESIN_ERROR_SAMPLE);
    assert_status(call_move_to(bar, good, sample, 3, &out), RESIN_ERROR_STOP);
    assert_status(call_move_to(bar, good, sample, 0, NULL), RESIN_ERROR_NULL_OUTPUT);
    assert_status(resin_bar_attach(bar, NULL, &sample, &out), RESIN_ERROR_NULL_INPUT);
    assert_status(resin_bar_attach(bar, &good, NULL, &out), RESIN_ERROR_NULL_INPUT);
    assert_status(resin_bar_change_layout(bar, NULL, &sample, &out), RESIN_ERROR_NULL_INPUT);
    assert_status(resin_bar_change_layout(bar, &good, NULL, &out), RESIN_ERROR_NULL_INPUT);
    assert_status(resin_bar_scroll_to_top(bar, NULL, &sample, &out), RESIN_ERROR_NULL_INPUT);
    assert_status(resin_bar_scroll_to_top(bar, &good, NULL, &out), RESIN_ERROR_NULL_INPUT);
    assert_status(resin_bar_move_to(bar, NULL, &sample, 0, &out), RESIN_ERROR_NULL_INPUT);
    assert_status(resin_bar_move_to(bar, &good, NULL, 0, &out), RESIN_ERROR_NULL_INPUT);
    assert_memory_equal(&out, &untouched, sizeof out);
    resin_bar_state adopted = lost;
    assert_status(resin_bar_adopt(bar, bar, NULL, &adopted), RESIN_ERROR_NULL_INPUT);
    assert_status(call_adopt(NULL, bar, good, &adopted), RESIN_ERROR_NULL_HANDLE);
    assert_status(call_adopt(bar, NULL, good, &adopted), RESIN_ERROR_NULL_HANDLE);
    assert_status(call_adopt(bar, bar, lost, &adopted), RESIN_ERROR_BAR_STATE);
    assert_status(call_adopt(bar, bar, good, NULL), RESIN_ERROR_NULL_OUTPUT);
    assert_same_state(adopted, lost);
    resin_bar_destroy(bar);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(attaching_positions_the_content_below_the_bar),
        cmocka_unit_test(a_bar_between_stops_keeps_its_height_and_then_settles),
        cmocka_unit_test(the_phase_of_the_previous_view_has_no_effect),
        cmocka_unit_test(the_clients_insets_are_preserved),
        cmocka_unit_test(a_content_size_change_does_not_scroll_the_bar),
        cmocka_unit_test(a_drag_and_a_fling_continue_through_a_layout_change),
        cmocka_unit_test(scroll_to_top_ends_where_the_bar_has_its_normal_height),
        cmocka_unit_test(moving_to_a_stop_scrolls_the_content),
        cmocka_unit_test(an_unreachable_stop_leaves_the_bar_in_place),
        cmocka_unit_test(bad_input_writes_nothing),
    };
    return cmocka_run_group_tests_name("bar_place", tests, NULL, NULL);
}
