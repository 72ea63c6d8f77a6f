// SPDX-License-Identifier: MIT
#include "bar_support.h"

#include <float.h>
#include <math.h>
#include <string.h>

static void check_invariants(const view *v, resin_bar_state before, resin_bar_state after)
{
    const double *stops = resin_bar_stops(v->bar);
    const double height = 0.0 - after.offset;
    const double highest = stops[after.highest_stop];
    const double position = v->sample.content_offset + v->sample.client_inset_top;
    assert_true(isfinite(after.offset) && height >= 0.0);
    assert_true(after.highest_stop >= resin_bar_normal_stop(v->bar));
    assert_true(after.highest_stop <= before.highest_stop || before.phase == RESIN_BAR_DETACHED);
    const bool stretches = after.phase == RESIN_BAR_TRACKING;
    const bool pulled = position < v->sample.client_inset_top - v->sample.inset_top;
    if (after.phase != RESIN_BAR_SETTLING)
    {
        assert_true(height <= highest || (stretches && pulled));
        assert_true(height >= stops[0] || (stretches && !pulled));
        // No gap, and no overlap above the normal stop.
        assert_true(height >= -position || height >= highest);
        assert_true(height <= stops[resin_bar_normal_stop(v->bar)] || height <= -position);
    }
    const double progress = resin_bar_progress(v->bar, after);
    assert_true(progress >= 0.0 && progress <= (double)(v->stops - 1));
}

static void the_invariants_hold_for_any_scrolling(void **state)
{
    (void)state;
    support_random random = {.state = 21};
    for (int round = 0; round < 3000; ++round)
    {
        view v = random_view(&random, 0);
        resin_bar_state now = resin_bar_initial_state(v.bar);
        for (int step = 0; step < 60; ++step)
        {
            v.sample.content_offset =
                support_below(&random, 4) == 0
                    ? support_between(&random, -600.0, 3600.0)
                    : now.content_offset + support_between(&random, -90.0, 90.0);
            if (support_below(&random, 10) == 0)
            {
                now.highest_stop = (uint32_t)(v.stops - 1);
            }
            const resin_bar_state next = reduced(v.bar, now, v.sample);
            check_invariants(&v, now, next);
            assert_same_state(reduced(v.bar, next, v.sample), next); // idempotent
            now = next;
            now.phase = 1 + support_below(&random, 3);
        }
        resin_bar_destroy(v.bar);
    }
}

static void the_result_depends_on_turning_points_only(void **state)
{
    (void)state;
    support_random random = {.state = 22};
    for (int round = 0; round < 5000; ++round)
    {
        view v = random_view(&random, 0);
        resin_bar_state coarse = resin_bar_initial_state(v.bar);
        v.sample.content_offset = -300.0;
        coarse = reduced(v.bar, coarse, v.sample);
        resin_bar_state fine = coarse;
        for (int turn = 0; turn < 8; ++turn)
        {
            const double from = v.sample.content_offset;
            const double to = support_between(&random, -500.0, 1500.0);
            const uint32_t pieces = 1 + support_below(&random, 40);
            for (uint32_t i = 1; i < pieces; ++i)
            {
                v.sample.content_offset = from + (to - from) * i / pieces;
                fine = reduced(v.bar, fine, v.sample);
            }
            v.sample.content_offset = to;
            fine = reduced(v.bar, fine, v.sample);
            coarse = reduced(v.bar, coarse, v.sample);
            assert_near(fine.offset, coarse.offset, 1e-9, "offset");
            assert_int_equal(fine.highest_stop, coarse.highest_stop);
        }
        resin_bar_destroy(v.bar);
    }
}

static void the_offset_is_continuous_in_the_content_offset(void **state)
{
    (void)state;
    support_random random = {.state = 23};
    for (int round = 0; round < 20000; ++round)
    {
        view v = random_view(&random, 0);
        v.sample.content_offset = support_between(&random, -600.0, 1500.0);
        resin_bar_state now = reduced(v.bar, resin_bar_initial_state(v.bar), v.sample);
        now.phase = 1 + support_below(&random, 3);
        now = reduced(v.bar, now, v.sample);
        const double small = support_between(&random, -1e-3, 1e-3);
        v.sample.content_offset += small;
        const resin_bar_state next = reduced(v.bar, now, v.sample);
        assert_near(next.offset, now.offset, fabs(small) * 1.000001 + 1e-12, "no jump");
        resin_bar_destroy(v.bar);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_invariants_hold_for_any_scrolling),
        cmocka_unit_test(the_result_depends_on_turning_points_only),
        cmocka_unit_test(the_offset_is_continuous_in_the_content_offset),
    };
    return cmocka_run_group_tests_name("bar_properties", tests, NULL, NULL);
}
