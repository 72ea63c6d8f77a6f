// SPDX-License-Identifier: MIT

// Limits of the bar's arguments and of its rules, and the client's insets. Expected values are
// computed by hand, or are those of the same view without client insets.

#include "bar_support.h"

#include <math.h>
#include <string.h>

// ---- the client's insets ----

// Every function with a sample and a response.
enum
{
    BEGAN,
    CHANGED,
    ENDED,
    SETTLED,
    SETTLED_HELD,
    SCROLLED_TO_TOP,
    LAYOUT_CHANGED,
    ATTACHED,
    MOVED,
    CALLS
};

static resin_bar_response answer(const resin_bar *bar, uint32_t call, resin_bar_state from,
                                 resin_bar_sample sample, double velocity)
{
    resin_bar_response out = {.has_target = 7};
    switch (call)
    {
    case BEGAN:
        return touch(bar, from, RESIN_BAR_GESTURE_BEGAN, sample);
    case CHANGED:
        return touch(bar, from, RESIN_BAR_GESTURE_CHANGED, sample);
    case ENDED:
        return release(bar, from, velocity, sample);
    case SETTLED:
        assert_ok(call_settle(bar, from, sample, 0, &out));
        return out;
    case SETTLED_HELD:
        assert_ok(call_settle(bar, from, sample, RESIN_BAR_KEEP_CONTENT, &out));
        return out;
    case SCROLLED_TO_TOP:
        assert_ok(call_scroll_to_top(bar, from, sample, &out));
        return out;
    case LAYOUT_CHANGED:
        assert_ok(call_change_layout(bar, from, sample, &out));
        return out;
    case ATTACHED:
        assert_ok(call_attach(bar, from, sample, &out));
        return out;
    default:
        assert_ok(call_move_to(bar, from, sample, call - MOVED, &out));
        return out;
    }
}

static void assert_shifted(resin_bar_state actual, resin_bar_state expected, double shift)
{
    assert_near(actual.offset, expected.offset, 1e-9, "offset");
    assert_near(actual.content_offset, expected.content_offset - shift, 1e-9, "content offset");
    assert_int_equal(actual.highest_stop, expected.highest_stop);
    assert_int_equal(actual.phase, expected.phase);
}

// A client inset at the top moves the origin of the content offset, and one at the bottom replaces
// as much content. Lengths are whole numbers, so that sums are exact.
static void client_insets_only_move_the_origin(void **state)
{
    (void)state;
    support_random random = {.state = 31};
    for (int round = 0; round < CASES(40000); ++round)
    {
        double stops[4] = {support_below(&random, 50)};
        const size_t count = 2 + support_below(&random, 3);
        for (size_t i = 1; i < count; ++i)
        {
            stops[i] = stops[i - 1] + support_below(&random, 4) * 31;
        }
        const resin_bar_def def = {.flags = support_below(&random, 8),
                                   .snapping = support_below(&random, 3)};
        resin_bar *bar = bar_with(stops, count, &def);
        const uint32_t normal = resin_bar_normal_stop(bar);
        const uint32_t highest = normal + support_below(&random, (uint32_t)count - normal);
        const double top = 47.0;
        const double bottom = 34.0;
        const resin_bar_sample plain = {.content_offset = support_below(&random, 1500) - 500.0,
                                        .inset_top = stops[highest],
                                        .content_height =
                                            top + bottom + support_below(&random, 900),
                                        .frame_height = support_below(&random, 600)};
        const resin_bar_sample inset = {.content_offset = plain.content_offset - top,
                                        .inset_top = plain.inset_top + top,
                                        .inset_bottom = bottom,
                                        .client_inset_top = top,
                                        .client_inset_bottom = bottom,
                                        .content_height = plain.content_height - top - bottom,
                                        .frame_height = plain.frame_height};
        resin_bar_state from = {.offset = -(double)support_below(&random, 250),
                                .highest_stop = highest,
                                .phase = support_below(&random, 4),
                                .content_offset =
                                    plain.content_offset + support_below(&random, 200) - 100.0};
        resin_bar_state moved = from;
        moved.content_offset -= top;
        const uint32_t call = support_below(&random, CALLS + (uint32_t)count - 1);
        const double velocity = support_between(&random, -2000.0, 2000.0);
        const resin_bar_response expected = answer(bar, call, from, plain, velocity);
        const resin_bar_response actual = answer(bar, call, moved, inset, velocity);
        assert_shifted(actual.state, expected.state, top);
        assert_shifted(actual.resting, expected.resting, top);
        assert_near(actual.target_offset, expected.target_offset - top, 1e-9, "target");
        assert_int_equal(actual.has_target, expected.has_target);
        assert_memory_equal(&actual.insets, &expected.insets, sizeof actual.insets);
        assert_shifted(reduced(bar, moved, inset), reduced(bar, from, plain), top);
        resin_bar_destroy(bar);
    }
}

// ---- creation and values ----

static void limits_of_a_def_are_inclusive(void **state)
{
    (void)state;
    const double stops[] = {0.0, 1e100};
    resin_bar_def def = resin_bar_def_default(stops, 2);
    def.top_tolerance = 1e100;
    def.resistance = 1.0;
    resin_bar *bar = NULL;
    assert_ok(resin_bar_create(&def, &bar));
    resin_bar_destroy(bar);
    // The count is checked before the stops.
    def = resin_bar_def_default(NULL, RESIN_COUNT_MAX);
    assert_status(resin_bar_create(&def, &bar), RESIN_ERROR_NULL_INPUT);
    def.stop_count += 1;
    assert_status(resin_bar_create(&def, &bar), RESIN_ERROR_TOO_LARGE);
}

static void ranges_beyond_the_count_are_not_read(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    const resin_bar_range ranges[] = {{0.0, 1.0}, {1.0, 5.0}, {NAN, NAN}};
    double value = 0.0;
    assert_ok(resin_bar_value(bar, resting_at(bar, 250.0, -250.0), ranges, 2, &value));
    assert_near(value, 3.0, 1e-12, "halfway in the second range");
    resin_bar_destroy(bar);
}

// ---- reducing ----

static void a_rubber_band_begins_with_the_first_point(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    // (1 - 1 / (distance * coefficient / dimension + 1)) * dimension, for half a point.
    const resin_bar_state top = {
        .offset = -300.0, .highest_stop = 2, .phase = RESIN_BAR_TRACKING, .content_offset = -300.0};
    const double pulled = (1.0 - 1.0 / (0.5 * 0.55 / 844.0 + 1.0)) * 844.0;
    assert_near(0.0 - reduced(bar, top, sample_at(-300.5, 300.0)).offset, 300.0 + pulled, 1e-9,
                "pulled");
    // The content ends at 3000 - 844.
    const resin_bar_state end = {
        .offset = -64.0, .highest_stop = 1, .phase = RESIN_BAR_TRACKING, .content_offset = 2156.0};
    const double pushed = (1.0 - 1.0 / (0.5 * 0.55 / 64.0 + 1.0)) * 64.0;
    assert_near(0.0 - reduced(bar, end, sample_at(2156.5, 200.0)).offset, 64.0 - pushed, 1e-9,
                "pushed");
    resin_bar_destroy(bar);
}

static double note(void *context, const resin_bar_step *step)
{
    *(resin_bar_step *)context = *step;
    return step->delta;
}

static void a_transformer_gets_the_state_without_stretch(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    resin_bar_step step = {.delta = 0.0};
    const resin_bar_transformer chain = {
        .kind = RESIN_BAR_CUSTOM, .transform = note, .context = &step};
    const resin_bar_state stretched = {
        .offset = -340.0, .highest_stop = 2, .phase = RESIN_BAR_TRACKING, .content_offset = -400.0};
    resin_bar_state out;
    assert_ok(call_reduce_with(bar, stretched, sample_at(-390.0, 300.0), &chain, 1, &out));
    assert_near(step.state.offset, -300.0, 0.0, "offset");
    assert_int_equal(step.state.highest_stop, 2);
    // Scrolling down past the normal stop makes the expanded one unavailable.
    const resin_bar_state normal = {
        .offset = -200.0, .highest_stop = 2, .phase = RESIN_BAR_TRACKING, .content_offset = -200.0};
    assert_ok(call_reduce_with(bar, normal, sample_at(-190.0, 300.0), &chain, 1, &out));
    assert_int_equal(step.state.highest_stop, 1);
    resin_bar_destroy(bar);
}

static void content_that_was_not_attached_has_not_moved(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    // Beyond the top, but by no movement, so there is none to remove.
    const resin_bar_step step = {.bar = bar,
                                 .state = resin_bar_initial_state(bar),
                                 .previous = -400.0,
                                 .current = -400.0,
                                 .top = -200.0,
                                 .bottom = 1000.0,
                                 .delta = 3.0};
    assert_near(resin_bar_apply_transform(&step, RESIN_BAR_IGNORE_TOP), 3.0, 0.0, "top");
    assert_near(resin_bar_apply_transform(&step, RESIN_BAR_IGNORE_BOTTOM), 3.0, 0.0, "bottom");
    resin_bar_destroy(bar);
}

// ---- events ----

static void attaching_respects_the_available_stops(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    resin_bar_response r;
    // A bar whose highest stop is the normal one is attached at that stop, above scrolled content.
    const resin_bar_state tall = {
        .offset = -250.0, .highest_stop = 1, .phase = RESIN_BAR_RESTING, .content_offset = 0.0};
    assert_ok(call_attach(bar, tall, sample_at(1000.0, 200.0), &r));
    assert_state(r.state, 200.0, 1, RESIN_BAR_RESTING, "scrolled");
    assert_int_equal(r.has_target, 0);
    assert_near(r.target_offset, 1000.0, 0.0, "scrolled");
    // At the normal stop the expanded one is available only after a touch.
    const resin_bar_state normal = {
        .offset = -200.0, .highest_stop = 2, .phase = RESIN_BAR_RESTING, .content_offset = 0.0};
    assert_ok(call_attach(bar, normal, sample_at(0.0, 0.0), &r));
    assert_state(r.state, 200.0, 1, RESIN_BAR_RESTING, "new view");
    assert_near(r.insets.top, 200.0, 0.0, "new view");
    assert_near(r.target_offset, -200.0, 0.0, "new view");
    // Between two stops it keeps its height, and the content is directly below it.
    assert_ok(call_attach(bar, resting_at(bar, 130.0, 0.0), sample_at(0.0, 0.0), &r));
    assert_state(r.state, 130.0, 1, RESIN_BAR_SETTLING, "between stops");
    assert_int_equal(r.has_target, 1);
    assert_near(r.target_offset, -130.0, 0.0, "between stops");
    // A touch of the previous view has no effect on the new one.
    resin_bar_state touched = resting_at(bar, 200.0, 0.0);
    touched.phase = RESIN_BAR_TRACKING;
    assert_ok(call_attach(bar, touched, sample_at(0.0, 0.0), &r));
    assert_state(r.state, 200.0, 1, RESIN_BAR_RESTING, "touched");
    resin_bar_destroy(bar);
}

static void the_status_bar_scrolls_to_the_normal_height(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    static const double positions[] = {-196.0, -150.0, -100.0};
    for (size_t i = 0; i < COUNT_OF(positions); ++i)
    {
        const resin_bar_state from = {.offset = positions[i],
                                      .highest_stop = 2,
                                      .phase = RESIN_BAR_RESTING,
                                      .content_offset = positions[i]};
        resin_bar_response r;
        assert_ok(call_scroll_to_top(bar, from, sample_at(positions[i], 300.0), &r));
        assert_int_equal(r.has_target, 1);
        assert_near(r.target_offset, -200.0, 0.0, "target");
        assert_near(r.insets.top, 200.0, 0.0, "inset");
        assert_near(0.0 - r.resting.offset, 200.0, 0.0, "resting");
    }
    // An expanded bar remains so, and content that is pulled below it returns.
    const resin_bar_state pulled = {
        .offset = -300.0, .highest_stop = 2, .phase = RESIN_BAR_RESTING, .content_offset = -320.0};
    resin_bar_response r;
    assert_ok(call_scroll_to_top(bar, pulled, sample_at(-320.0, 300.0), &r));
    assert_int_equal(r.has_target, 1);
    assert_near(r.target_offset, -300.0, 0.0, "pulled");
    resin_bar_destroy(bar);
}

static void a_release_without_a_target_returns_the_present_offset(void **state)
{
    (void)state;
    const double stops[] = {64.0, 200.0, 300.0};
    const resin_bar_def def = {.snapping = RESIN_BAR_SNAP_NEAREST};
    resin_bar *bar = bar_with(stops, 3, &def);
    // 100 points upward would leave the bar between two stops, but it is at one now.
    resin_bar_response r =
        release(bar, resting_at(bar, 64.0, 1000.0), -200.0, sample_at(1000.0, 200.0));
    assert_int_equal(r.has_target, 0);
    assert_near(r.target_offset, 1000.0, 0.0, "nearest");
    resin_bar_destroy(bar);
    // Content that starts to move down from exactly the normal stop cannot expand the bar.
    bar = bar_of_three();
    const resin_bar_state normal = {
        .offset = -200.0, .highest_stop = 2, .phase = RESIN_BAR_TRACKING, .content_offset = -200.0};
    r = release(bar, normal, 2000.0, sample_at(-200.0, 300.0));
    assert_state(r.state, 200.0, 1, RESIN_BAR_SETTLING, "down");
    assert_near(r.insets.top, 200.0, 0.0, "down");
    resin_bar_destroy(bar);
}

static void a_resting_state_is_reached_by_scrolling(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    // The compact stop is 46 points away.
    resin_bar_state from = resting_at(bar, 110.0, 1000.0);
    from.phase = RESIN_BAR_TRACKING;
    resin_bar_response r = touch(bar, from, RESIN_BAR_GESTURE_CHANGED, sample_at(1000.0, 200.0));
    assert_near(r.resting.offset, -64.0, 0.0, "while a finger is down");
    assert_near(r.resting.content_offset, 1046.0, 0.0, "while a finger is down");
    // The content ends a fifth of a point before the offset at which the bar is compact.
    assert_ok(call_settle(bar, resting_at(bar, 100.2, 2120.0), sample_at(2120.0, 200.0), 0, &r));
    assert_int_equal(r.has_target, 1);
    assert_near(r.target_offset, 2156.0, 0.0, "within the content");
    assert_near(r.resting.offset, -64.0, 0.0, "within the content");
    // Short content scrolls as far as the bar: 844 - 500 - 64 points below it. The view has not
    // got this inset yet.
    resin_bar_sample sample = sample_at(-110.0, 200.0);
    sample.content_height = 500.0;
    assert_ok(call_settle(bar, resting_at(bar, 110.0, -110.0), sample, 0, &r));
    assert_near(r.insets.bottom, 280.0, 0.0, "short content");
    assert_int_equal(r.has_target, 1);
    assert_near(r.target_offset, -64.0, 0.0, "short content");
    resin_bar_destroy(bar);
}

static void a_bar_above_content_that_cannot_move(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    resin_bar_response r;
    // No stop fits content that is held between two of them: the nearest.
    const resin_bar_state between = resting_at(bar, 270.0, -270.0);
    assert_ok(call_settle(bar, between, sample_at(-270.0, 300.0), RESIN_BAR_KEEP_CONTENT, &r));
    assert_int_equal(r.has_target, 0);
    assert_near(r.resting.offset, -300.0, 0.0, "nearest");
    // The content below the bar starts at 40 points and is as long as the view: it does not scroll,
    // but leaves no gap below the compact bar.
    resin_bar_sample sample = sample_at(-40.0, 200.0);
    sample.content_height = 804.0;
    assert_ok(call_move_to(bar, resting_at(bar, 200.0, -40.0), sample, 0, &r));
    assert_int_equal(r.has_target, 0);
    assert_near(r.resting.offset, -64.0, 0.0, "by itself");
    resin_bar_destroy(bar);
    // Held at the normal stop, content that is pulled down returns to its top.
    const double stops[] = {64.0, 200.0, 300.0};
    const resin_bar_def def = {.flags = RESIN_BAR_HOLD_SHORT_CONTENT};
    bar = bar_with(stops, 3, &def);
    sample = sample_at(-260.0, 200.0);
    sample.content_height = 300.0;
    assert_ok(call_move_to(bar, resting_at(bar, 200.0, -260.0), sample, 0, &r));
    assert_int_equal(r.has_target, 1);
    assert_near(r.target_offset, -200.0, 0.0, "back to the top");
    resin_bar_destroy(bar);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(client_insets_only_move_the_origin),
        cmocka_unit_test(limits_of_a_def_are_inclusive),
        cmocka_unit_test(ranges_beyond_the_count_are_not_read),
        cmocka_unit_test(a_rubber_band_begins_with_the_first_point),
        cmocka_unit_test(a_transformer_gets_the_state_without_stretch),
        cmocka_unit_test(content_that_was_not_attached_has_not_moved),
        cmocka_unit_test(attaching_respects_the_available_stops),
        cmocka_unit_test(the_status_bar_scrolls_to_the_normal_height),
        cmocka_unit_test(a_release_without_a_target_returns_the_present_offset),
        cmocka_unit_test(a_resting_state_is_reached_by_scrolling),
        cmocka_unit_test(a_bar_above_content_that_cannot_move),
    };
    return cmocka_run_group_tests_name("bar limits", tests, NULL, NULL);
}
