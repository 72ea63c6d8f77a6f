// SPDX-License-Identifier: MIT
#include "scroll_support.h"

#include <math.h>

enum
{
    TRACES = CASES(10000),
    EVENTS = 4,
    TICKS = 4096
};

static void random_touch(support_random *random, scroll_event *event)
{
    event->command = support_below(random, 8) == 0 ? SCROLL_CANCELLED_TOUCH : SCROLL_TOUCH;
    event->knots = 1 + (int)support_below(random, SCROLL_KNOTS);
    double position = 0.0;
    double speed = support_between(random, -60.0, 60.0);
    for (int k = 0; k < event->knots; ++k)
    {
        if (support_below(random, 4) == 0)
        {
            speed = support_below(random, 4) == 0 ? 0.0 : support_between(random, -60.0, 60.0);
        }
        position += speed;
        event->finger[k] = position;
    }
}

static void random_events(support_random *random, uint32_t stop_count, scroll_event *events)
{
    for (int i = 0; i < EVENTS; ++i)
    {
        events[i] = (scroll_event){.ticks_before = (int)support_below(random, 90)};
        switch (support_below(random, 12))
        {
        case 0:
            events[i].command = SCROLL_TO_TOP;
            break;
        case 1:
            events[i].command = SCROLL_MOVE_TO_STOP;
            events[i].number = support_below(random, stop_count);
            break;
        case 2:
            events[i].command = SCROLL_RESIZE;
            events[i].number = support_between(random, 0.0, 3000.0);
            break;
        case 3:
            events[i].command = SCROLL_PAGE;
            events[i].number = support_between(random, -100.0, 2000.0);
            break;
        default:
            random_touch(random, &events[i]);
            break;
        }
    }
}

typedef struct setting
{
    double stops[5];
    size_t count;
    resin_bar_def def;
    double client_top, client_bottom, content_height, frame_height;
} setting;

static setting random_setting(support_random *random)
{
    setting s = {.count = support_below(random, 2) == 0 ? 3 : 2 + support_below(random, 4)};
    double height = support_below(random, 4) == 0 ? 0.0 : support_between(random, 20.0, 90.0);
    for (size_t i = 0; i < s.count; ++i)
    {
        s.stops[i] = height;
        height += support_below(random, 6) == 0 ? 0.0 : support_between(random, 10.0, 150.0);
    }
    s.def.snapping = support_below(random, 2);
    s.def.flags = support_below(random, 2) * RESIN_BAR_NO_RESISTANCE +
                  support_below(random, 2) * RESIN_BAR_HOLD_SHORT_CONTENT;
    s.client_top = support_below(random, 2) == 0 ? 0.0 : 59.0;
    s.client_bottom = support_below(random, 2) == 0 ? 0.0 : 34.0;
    s.content_height = support_below(random, 3) == 0 ? support_between(random, 0.0, 900.0) : 3000.0;
    s.frame_height = 844.0;
    return s;
}

typedef struct record
{
    double offsets[TICKS]; // at every tick
    int ticks;
    size_t samples;
    size_t stretched;
    double last_progress;
} record;

static void keep(void *context, const scroll_view *view, int tick)
{
    record *self = context;
    self->samples += 1;
    const double *stops = resin_bar_stops(view->bar);
    const double height = 0.0 - view->state.offset;
    const double position = view->sample.content_offset + view->sample.client_inset_top;
    assert_true(isfinite(height) && height >= 0.0);
    const bool is_within = height >= stops[0] && height <= stops[view->state.highest_stop];
    if (!is_within)
    {
        assert_int_equal(view->state.phase, RESIN_BAR_TRACKING);
        self->stretched += 1;
    }
    // A settled bar may be off by the tolerance of a stop.
    const double room = view->state.phase == RESIN_BAR_RESTING ? 0.5 : 1e-9;
    assert_true(height >= fmin(-position, stops[view->state.highest_stop]) - room);
    const double progress = resin_bar_progress(view->bar, view->state);
    assert_true(progress >= 0.0 && progress <= (double)(resin_bar_stop_count(view->bar) - 1));
    if (tick >= 0)
    {
        assert_true(tick < TICKS);
        self->offsets[tick] = view->state.offset;
        self->ticks = tick + 1;
    }
}

static void check_rest(const scroll_view *view)
{
    assert_int_equal(view->motion, SCROLL_STILL);
    assert_int_equal(view->state.phase, RESIN_BAR_RESTING);
    assert_int_not_equal(resin_bar_stop_at(view->bar, view->state), RESIN_INDEX_NONE);
    // The bar is at the stop that the last release announced.
    if (view->is_announced)
    {
        assert_near(view->state.offset, view->announced.offset, 0.0, "announced");
        assert_near(view->sample.content_offset, view->announced.content_offset, 0.5, "announced");
        assert_int_equal(view->state.highest_stop, view->announced.highest_stop);
    }
    // Reducing and settling again have no effect.
    resin_bar_state again;
    assert_ok(call_reduce(view->bar, view->state, view->sample, &again));
    assert_near(again.offset, view->state.offset, 0.5, "fits");
    resin_bar_response response;
    assert_ok(call_settle(view->bar, view->state, view->sample, 0, &response));
    assert_near(response.state.offset, view->state.offset, 0.0, "asked again");
    assert_int_equal(response.state.phase, RESIN_BAR_RESTING);
    assert_int_equal(response.state.highest_stop, view->state.highest_stop);
    assert_int_equal(response.has_target, 0);
}

static void a_trace_ends_in_the_same_state_at_every_frame_rate(void **state)
{
    (void)state;
    static const int rates[] = {1, 2, 4};
    static record records[COUNT_OF(rates)];
    support_random random = {.state = 31};
    size_t samples = 0;
    size_t stretched = 0;
    size_t at_stop[5] = {0};
    for (int trace = 0; trace < TRACES; ++trace)
    {
        const setting s = random_setting(&random);
        scroll_event events[EVENTS];
        random_events(&random, (uint32_t)s.count, events);
        scroll_view first = {0};
        for (size_t r = 0; r < COUNT_OF(rates); ++r)
        {
            resin_bar *bar = bar_with(s.stops, s.count, &s.def);
            scroll_view view = scroll_view_make(bar, s.client_top, s.client_bottom,
                                                s.content_height, s.frame_height);
            records[r] = (record){0};
            scroll_play(&view, events, EVENTS, rates[r], keep, &records[r]);
            check_rest(&view);
            samples += records[r].samples;
            stretched += records[r].stretched;
            if (r == 0)
            {
                first = view;
                at_stop[resin_bar_stop_at(bar, view.state)] += 1;
            }
            else
            {
                assert_int_equal(records[r].ticks, records[0].ticks);
                for (int t = 1; t < records[0].ticks; ++t)
                {
                    assert_near(records[r].offsets[t], records[0].offsets[t], 1e-6, "on the way");
                }
                assert_near(view.state.offset, first.state.offset, 0.0, "at rest");
                assert_int_equal(view.state.highest_stop, first.state.highest_stop);
                assert_near(view.sample.content_offset, first.sample.content_offset, 1e-6, "y");
            }
            resin_bar_destroy(bar);
        }
    }
    assert_true(stretched > 0);
    print_message("%d traces, %zu samples, %zu of them stretched; at rest at stop 0: %zu, 1: %zu, "
                  "2: %zu, 3: %zu, 4: %zu\n",
                  TRACES, samples, stretched, at_stop[0], at_stop[1], at_stop[2], at_stop[3],
                  at_stop[4]);
    for (size_t i = 0; i < COUNT_OF(at_stop); ++i)
    {
        assert_true(at_stop[i] > 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_trace_ends_in_the_same_state_at_every_frame_rate),
    };
    return cmocka_run_group_tests_name("bar_traces", tests, NULL, NULL);
}
