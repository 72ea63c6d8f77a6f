// SPDX-License-Identifier: MIT
#include "bar_support.h"

#include <float.h>
#include <math.h>
#include <string.h>

// ---------------------------------------------------------------------------------------------
// Reductions with results computed by hand

static void scrolling_moves_the_bar_between_its_stops(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    static const struct
    {
        const char *label;
        double from, to, height, expected;
    } cases[] = {
        {"down from the top", -200, -150, 200, 150},
        {"down past the lowest stop", -200, 900, 200, 64},
        {"up in the middle", 900, 850, 64, 114},
        {"up past the normal stop", 900, 100, 64, 200},
        {"no movement", 900, 900, 130, 130},
        {"back to the top", -100, -200, 100, 200},
        {"the top of the content pushes the bar up", -64, -120, 64, 120},
    };
    for (size_t i = 0; i < COUNT_OF(cases); ++i)
    {
        const resin_bar_state from = resting_at(bar, cases[i].height, cases[i].from);
        const resin_bar_state to = reduced(bar, from, sample_at(cases[i].to, 200.0));
        assert_state(to, cases[i].expected, 1, RESIN_BAR_RESTING, cases[i].label);
        assert_near(to.content_offset, cases[i].to, 0.0, "remembered");
    }
    resin_bar_destroy(bar);
}

static void a_bounce_at_an_end_does_not_move_the_bar(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    // The range is -200 to 2156. The original is wrong in the first two cases.
    static const struct
    {
        const char *label;
        double from, to, height, expected;
    } cases[] = {
        {"further out at the top", -240, -260, 200, 200},
        {"back, still outside", -240, -230, 200, 200},
        {"back inside", -240, -150, 200, 150},
        {"further out at the bottom", 2200, 2300, 100, 100},
        {"back, still outside", 2300, 2200, 100, 100},
        {"out at the bottom", 2126, 2300, 130, 100},
        {"back in at the bottom", 2300, 2126, 100, 130},
        {"from one end to the other", -240, 2300, 200, 64},
        {"and back", 2300, -240, 64, 200},
    };
    for (size_t i = 0; i < COUNT_OF(cases); ++i)
    {
        const resin_bar_state from = resting_at(bar, cases[i].height, cases[i].from);
        const resin_bar_state to = reduced(bar, from, sample_at(cases[i].to, 200.0));
        assert_state(to, cases[i].expected, 1, RESIN_BAR_RESTING, cases[i].label);
        assert_near(0.0 - to.offset, cases[i].expected, 0.0, cases[i].label); // exact
    }
    resin_bar_destroy(bar);
}

static void only_the_clients_insets_shift_bar_coordinates(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    resin_bar_sample sample = sample_at(-259.0, 259.0);
    sample.client_inset_top = 59.0; // a status bar
    const resin_bar_state top = reduced(bar, resting_at(bar, 200.0, -259.0), sample);
    assert_state(top, 200.0, 1, RESIN_BAR_RESTING, "at the top");
    sample.content_offset = -209.0;
    assert_state(reduced(bar, top, sample), 150.0, 1, RESIN_BAR_RESTING, "50 down");
    // A refresh control that opens at the top moves the content with its inset; the bar does not
    // move.
    sample.client_inset_top += 60.0;
    sample.inset_top += 60.0;
    sample.content_offset = -319.0;
    assert_state(reduced(bar, top, sample), 200.0, 1, RESIN_BAR_RESTING, "refreshing");
    resin_bar_destroy(bar);
}

static void above_the_normal_stop_the_bar_follows_the_content(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    resin_bar_state now = resting_at(bar, 200.0, -200.0);
    now.highest_stop = 2;
    now = reduced(bar, now, sample_at(-250.0, 300.0));
    assert_state(now, 250.0, 2, RESIN_BAR_RESTING, "pulled");
    now = reduced(bar, now, sample_at(-310.0, 300.0));
    assert_state(now, 300.0, 2, RESIN_BAR_RESTING, "no further than the last stop");
    now = reduced(bar, now, sample_at(-230.0, 300.0));
    assert_state(now, 230.0, 2, RESIN_BAR_RESTING, "pushed back");
    const resin_bar_state near = reduced(bar, now, sample_at(-196.0, 300.0));
    assert_state(near, 196.0, 2, RESIN_BAR_RESTING, "within the tolerance");
    now = reduced(bar, near, sample_at(-194.0, 300.0));
    assert_state(now, 194.0, 1, RESIN_BAR_RESTING, "past the normal stop, not available any more");
    now = reduced(bar, now, sample_at(-250.0, 300.0));
    assert_state(now, 200.0, 1, RESIN_BAR_RESTING, "so it does not come back");
    resin_bar_destroy(bar);
}

static void scrolling_up_keeps_the_higher_stops_available(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    resin_bar_state now = resting_at(bar, 64.0, 900.0);
    now.highest_stop = 2;
    for (double y = 880.0; y >= -300.0; y -= 20.0)
    {
        now = reduced(bar, now, sample_at(y, 300.0));
        assert_int_equal(now.highest_stop, 2);
        assert_true(0.0 - now.offset <= 200.0 || y < -200.0);
    }
    assert_state(now, 300.0, 2, RESIN_BAR_RESTING, "expanded");
    resin_bar_destroy(bar);
}

static void the_next_sample_corrects_a_bar_after_lost_ones(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    // At the top of the content there is no gap for any state.
    for (double height = 64.0; height <= 200.0; height += 17.0)
    {
        for (double seen = -200.0; seen <= 2000.0; seen += 100.0)
        {
            const resin_bar_state lost = resting_at(bar, height, seen);
            const resin_bar_state top = reduced(bar, lost, sample_at(-200.0, 200.0));
            assert_near(top.offset, -200.0, 0.0, "at the top");
            const resin_bar_state near = reduced(bar, lost, sample_at(-130.0, 200.0));
            assert_true(0.0 - near.offset >= 130.0);
        }
    }
    resin_bar_destroy(bar);
}

static void the_first_sample_does_not_move_a_detached_bar(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    const resin_bar_state start = resin_bar_initial_state(bar);
    const resin_bar_state now = reduced(bar, start, sample_at(700.0, 200.0));
    assert_state(now, 200.0, 1, RESIN_BAR_RESTING, "not scrolled");
    assert_state(reduced(bar, now, sample_at(720.0, 200.0)), 180.0, 1, RESIN_BAR_RESTING, "then");
    resin_bar_destroy(bar);
}

static void a_finger_stretches_the_bar_like_a_rubber_band(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    resin_bar_state down = resting_at(bar, 200.0, -200.0);
    down.phase = RESIN_BAR_TRACKING;
    // (1 - 1 / (40 * 0.55 / 844 + 1)) * 844, and the same with 0.55 * 100 / 64.
    const double top = (1.0 - 1.0 / (40.0 * 0.55 / 844.0 + 1.0)) * 844.0;
    assert_state(reduced(bar, down, sample_at(-240.0, 200.0)), 200.0 + top, 1, RESIN_BAR_TRACKING,
                 "above the normal stop");
    resin_bar_state expanded = resting_at(bar, 300.0, -300.0);
    expanded.phase = RESIN_BAR_TRACKING;
    assert_state(reduced(bar, expanded, sample_at(-340.0, 300.0)), 300.0 + top, 2,
                 RESIN_BAR_TRACKING, "above the last stop");
    resin_bar_state low = resting_at(bar, 64.0, 2156.0);
    low.phase = RESIN_BAR_TRACKING;
    const double bottom = (1.0 - 1.0 / (100.0 * 0.55 / 64.0 + 1.0)) * 64.0;
    assert_state(reduced(bar, low, sample_at(2256.0, 200.0)), 64.0 - bottom, 1, RESIN_BAR_TRACKING,
                 "below the lowest");
    assert_true(reduced(bar, low, sample_at(1e90, 200.0)).offset <= 0.0);

    // A function of the overscroll, independent of the path, and 0 inside the range.
    resin_bar_state frames = down;
    for (int i = 1; i <= 400; ++i)
    {
        frames = reduced(bar, frames, sample_at(-200.0 - 0.1 * i, 200.0));
    }
    frames = reduced(bar, frames, sample_at(-240.0, 200.0));
    assert_same_state(frames, reduced(bar, down, sample_at(-240.0, 200.0)));
    assert_near(reduced(bar, frames, sample_at(-150.0, 200.0)).offset, -150.0, 0.0, "back in");
    frames.phase = RESIN_BAR_SETTLING;
    assert_near(reduced(bar, frames, sample_at(-240.0, 200.0)).offset, -200.0, 0.0, "let go");
    resin_bar_destroy(bar);

    static const double stops[] = {64.0, 200.0, 300.0};
    const resin_bar_def stiff = {.flags = RESIN_BAR_NO_RESISTANCE};
    bar = bar_with(stops, 3, &stiff);
    assert_near(reduced(bar, down, sample_at(-240.0, 200.0)).offset, -200.0, 0.0, "stiff");
    resin_bar_destroy(bar);

    const resin_bar_def stretchy = {.flags = RESIN_BAR_STRETCH_WHILE_SETTLING};
    bar = bar_with(stops, 3, &stretchy);
    resin_bar_state settling = down;
    settling.phase = RESIN_BAR_SETTLING;
    settling = reduced(bar, settling, sample_at(-240.0, 200.0));
    assert_near(0.0 - settling.offset, 200.0 + top, 1e-9, "while it bounces");
    assert_near(reduced(bar, settling, sample_at(-200.0, 200.0)).offset, -200.0, 0.0, "back");
    resin_bar_destroy(bar);

    const resin_bar_def soft = {.resistance = 1.0};
    bar = bar_with(stops, 3, &soft);
    const double more = (1.0 - 1.0 / (40.0 / 844.0 + 1.0)) * 844.0;
    assert_near(0.0 - reduced(bar, down, sample_at(-240.0, 200.0)).offset, 200.0 + more, 1e-9, "1");
    resin_bar_destroy(bar);
}

// ---------------------------------------------------------------------------------------------
// All small cases, compared with a bar that moves in steps of one point

typedef struct little_bar
{
    int compact, normal, expanded;
    int bottom; // the end of the content
    int height, position;
    bool may_expand;
} little_bar;

static void little_step(little_bar *bar, int direction)
{
    const int from = bar->position;
    bar->position += direction;
    // The bar follows the content wherever it can, for any insets.
    const int top = bar->may_expand ? -bar->expanded : -bar->normal;
    const bool inside = direction > 0 ? from >= top && bar->position <= bar->bottom
                                      : from <= bar->bottom && bar->position >= top;
    if (direction > 0 && -bar->position < bar->normal)
    {
        bar->may_expand = false;
    }
    const int highest = bar->may_expand ? bar->expanded : bar->normal;
    int height = bar->height - (inside ? direction : 0);
    height = height > highest ? highest : height < bar->compact ? bar->compact : height;
    const int room = -bar->position; // between the top of the frame and the content
    if (height > bar->normal && height > room)
    {
        height = room > bar->normal ? room : bar->normal;
    }
    if (height < room)
    {
        height = room < highest ? room : highest;
    }
    bar->height = height;
}

static void one_step_equals_steps_of_one_point(void **state)
{
    (void)state;
    static const struct
    {
        double stops[3];
        int top, bottom;
    } views[] = {
        {{1, 3, 5}, -3, 9}, {{1, 3, 5}, -5, 9},  {{0, 2, 4}, -4, 7},  {{2, 2, 4}, -4, 7},
        {{1, 3, 3}, -3, 6}, {{1, 3, 5}, -5, -1}, {{1, 3, 5}, -5, -5}, {{1, 3, 5}, -3, -2},
        {{2, 2, 2}, -2, 5}, {{0, 0, 3}, -3, 4},  {{1, 3, 5}, -2, 6},  {{1, 3, 5}, -7, 6},
    };
    size_t cases = 0;
    for (size_t v = 0; v < COUNT_OF(views); ++v)
    {
        const resin_bar_def def = {.top_tolerance = 0.25};
        resin_bar *bar = bar_with(views[v].stops, 3, &def);
        const int normal = (int)views[v].stops[1];
        // All states of paths with two turning points, from every valid start.
        for (int code = 0; code < 2 * 20 * 20 * 20; ++code)
        {
            little_bar little = {.compact = (int)views[v].stops[0],
                                 .normal = normal,
                                 .expanded = (int)views[v].stops[2],
                                 .bottom = views[v].bottom,
                                 .height = normal,
                                 .position = -normal,
                                 .may_expand = code % 2 == 1};
            resin_bar_state now = resting_at(bar, normal, -normal);
            now.highest_stop = little.may_expand ? 2 : 1;
            const int turns[] = {code / 2 % 20 - 8, code / 40 % 20 - 8, code / 800 % 20 - 8};
            for (size_t t = 0; t < COUNT_OF(turns); ++t)
            {
                while (little.position != turns[t])
                {
                    little_step(&little, turns[t] > little.position ? 1 : -1);
                }
                const resin_bar_sample sample = {.content_offset = turns[t],
                                                 .inset_top = -views[v].top,
                                                 .content_height = 100.0 + views[v].bottom,
                                                 .frame_height = 100.0};
                now = reduced(bar, now, sample);
                if (now.offset != -(double)little.height ||
                    (now.highest_stop == 2) != little.may_expand)
                {
                    fail_msg("view %zu, walk %d %d %d: %g at stop %u, not %d", v, turns[0],
                             turns[1], turns[2], -now.offset, now.highest_stop, little.height);
                }
                ++cases;
            }
        }
        resin_bar_destroy(bar);
    }
    print_message("%zu steps\n", cases);
}

static void bad_samples_and_states_write_nothing(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    const resin_bar_state good = resting_at(bar, 100.0, 0.0);
    const resin_bar_state untouched = resting_at(bar, 77.0, 7.0);
    resin_bar_state out = untouched;
    static const double bad[] = {NAN, HUGE_VAL, -HUGE_VAL, 1.01e100, -DBL_MAX};
    for (size_t i = 0; i < COUNT_OF(bad); ++i)
    {
        for (size_t member = 0; member < 7; ++member)
        {
            resin_bar_sample sample = sample_at(0.0, 200.0);
            memcpy((char *)&sample + member * sizeof(double), &bad[i], sizeof(double));
            assert_status(call_reduce(bar, good, sample, &out), RESIN_ERROR_SAMPLE);
        }
        resin_bar_state from = good;
        from.offset = bad[i];
        assert_status(call_reduce(bar, from, sample_at(0.0, 200.0), &out), RESIN_ERROR_BAR_STATE);
        from = good;
        from.content_offset = bad[i];
        assert_status(call_reduce(bar, from, sample_at(0.0, 200.0), &out), RESIN_ERROR_BAR_STATE);
    }
    resin_bar_sample negative = sample_at(0.0, 200.0);
    negative.frame_height = -1.0;
    assert_status(call_reduce(bar, good, negative, &out), RESIN_ERROR_SAMPLE);
    negative = sample_at(0.0, 200.0);
    negative.content_height = -1e-300;
    assert_status(call_reduce(bar, good, negative, &out), RESIN_ERROR_SAMPLE);
    resin_bar_state from = good;
    from.highest_stop = 3;
    assert_status(call_reduce(bar, from, sample_at(0.0, 1.0), &out), RESIN_ERROR_BAR_STATE);
    from.highest_stop = 0;
    assert_status(call_reduce(bar, from, sample_at(0.0, 1.0), &out), RESIN_ERROR_BAR_STATE);
    from = good;
    from.phase = 4;
    assert_status(call_reduce(bar, from, sample_at(0.0, 1.0), &out), RESIN_ERROR_BAR_STATE);
    assert_status(call_reduce(NULL, good, sample_at(0.0, 1.0), &out), RESIN_ERROR_NULL_HANDLE);
    assert_status(call_reduce(bar, good, sample_at(0.0, 1.0), NULL), RESIN_ERROR_NULL_OUTPUT);
    const resin_bar_sample sample = sample_at(0.0, 1.0);
    assert_status(resin_bar_reduce(bar, NULL, &sample, &out), RESIN_ERROR_NULL_INPUT);
    assert_status(resin_bar_reduce(bar, &good, NULL, &out), RESIN_ERROR_NULL_INPUT);
    assert_status(resin_bar_reduce_with(bar, NULL, &sample, NULL, 0, &out), RESIN_ERROR_NULL_INPUT);
    assert_status(resin_bar_reduce_with(bar, &good, NULL, NULL, 0, &out), RESIN_ERROR_NULL_INPUT);
    assert_same_state(out, untouched);
    // `out` may be `state`.
    resin_bar_state in_place = good;
    assert_ok(resin_bar_reduce(bar, &in_place, &sample, &in_place));
    assert_same_state(in_place, reduced(bar, good, sample));
    resin_bar_destroy(bar);
}

static void the_largest_numbers_and_empty_views_are_valid_input(void **state)
{
    (void)state;
    resin_bar *bar = bar_of_three();
    const resin_bar_state good = resting_at(bar, 100.0, 0.0);
    // The largest valid numbers give a valid state.
    resin_bar_state extreme = good;
    extreme.content_offset = -1e100;
    const resin_bar_sample large = {1e100, 1e100, -1e100, 1e100, 1e100, 1e100, 1e100};
    assert_ok(call_reduce(bar, extreme, large, &extreme));
    assert_ok(call_reduce(bar, extreme, large, &extreme));
    // A view that has no size yet.
    const resin_bar_sample nothing = {0};
    assert_state(reduced(bar, resin_bar_initial_state(bar), nothing), 200.0, 1, RESIN_BAR_RESTING,
                 "no size");
    resin_bar_destroy(bar);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(scrolling_moves_the_bar_between_its_stops),
        cmocka_unit_test(a_bounce_at_an_end_does_not_move_the_bar),
        cmocka_unit_test(only_the_clients_insets_shift_bar_coordinates),
        cmocka_unit_test(above_the_normal_stop_the_bar_follows_the_content),
        cmocka_unit_test(scrolling_up_keeps_the_higher_stops_available),
        cmocka_unit_test(the_next_sample_corrects_a_bar_after_lost_ones),
        cmocka_unit_test(the_first_sample_does_not_move_a_detached_bar),
        cmocka_unit_test(a_finger_stretches_the_bar_like_a_rubber_band),
        cmocka_unit_test(one_step_equals_steps_of_one_point),
        cmocka_unit_test(bad_samples_and_states_write_nothing),
        cmocka_unit_test(the_largest_numbers_and_empty_views_are_valid_input),
    };
    return cmocka_run_group_tests_name("bar_reduce", tests, NULL, NULL);
}
