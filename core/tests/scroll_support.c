// SPDX-License-Identifier: MIT
#include "scroll_support.h"

#include <math.h>

static const double tick_seconds = 1.0 / 60.0;

static double low_end(const scroll_view *view)
{
    return -view->sample.inset_top;
}

static double high_end(const scroll_view *view)
{
    const resin_bar_sample *s = &view->sample;
    return fmax(s->content_height - s->frame_height + s->inset_bottom, low_end(view));
}

static void write_insets(scroll_view *view, resin_bar_insets insets)
{
    view->sample.inset_top = view->sample.client_inset_top + insets.top;
    view->sample.inset_bottom = view->sample.client_inset_bottom + insets.bottom;
}

static void adopt(scroll_view *view, resin_bar_response response, double tick, bool animates)
{
    view->state = response.state;
    write_insets(view, response.insets);
    if (response.has_target == 0)
    {
        return;
    }
    if (!animates)
    {
        view->sample.content_offset = response.target_offset;
        view->motion = SCROLL_STILL;
        return;
    }
    view->motion = SCROLL_ANIMATED;
    view->started = tick;
    view->from = view->sample.content_offset;
    view->target = response.target_offset;
}

scroll_view scroll_view_make(resin_bar *bar, double client_top, double client_bottom,
                             double content_height, double frame_height)
{
    scroll_view view = {.bar = bar, .state = resin_bar_initial_state(bar)};
    view.sample = (resin_bar_sample){.content_offset = -client_top,
                                     .inset_top = client_top,
                                     .inset_bottom = client_bottom,
                                     .client_inset_top = client_top,
                                     .client_inset_bottom = client_bottom,
                                     .content_height = content_height,
                                     .frame_height = frame_height};
    resin_bar_response response;
    assert_ok(call_attach(bar, view.state, view.sample, &response));
    adopt(&view, response, 0.0, false);
    return view;
}

// ---------------------------------------------------------------------------------------------
// Motions as functions of time

static const double bounce_frequency = 14.0;

// A critically damped spring.
static double bounced(double distance, double velocity, double time)
{
    return (distance + (velocity + bounce_frequency * distance) * time) *
           exp(-bounce_frequency * time);
}

// Content decelerates if it is inside its range or will return to it; otherwise it bounces.
static void start_coasting(scroll_view *view, double tick, double velocity)
{
    view->started = tick;
    view->from = view->sample.content_offset;
    view->velocity = velocity;
    view->motion = SCROLL_COASTING;
    const double inside = fmin(fmax(view->from, low_end(view)), high_end(view));
    const double out = view->from - inside;
    const double rest = view->from + resin_project_continuous(velocity, RESIN_DECELERATION_NORMAL);
    if ((out < 0.0 && rest < low_end(view)) || (out > 0.0 && rest > high_end(view)))
    {
        view->motion = SCROLL_BOUNCING;
        view->target = inside;
    }
}

// The content offset `time` seconds after the start of the motion. Inset changes during the motion
// have no effect on it: they change the range only at an end at which the content is not.
static double offset_at(const scroll_view *view, double time)
{
    switch (view->motion)
    {
    case SCROLL_COASTING:
    {
        const resin_deceleration motion = {
            .value = view->from, .velocity = view->velocity, .rate = RESIN_DECELERATION_NORMAL};
        const double edge = view->velocity < 0.0 ? low_end(view) : high_end(view);
        const resin_crossing crossing = resin_deceleration_crossing(motion, edge);
        return time <= crossing.time ? resin_deceleration_after(motion, time).value
                                     : edge + bounced(0.0, crossing.velocity, time - crossing.time);
    }
    case SCROLL_BOUNCING:
        return view->target + bounced(view->from - view->target, view->velocity, time);
    case SCROLL_ANIMATED:
    {
        const double part = fmin(time / 0.25, 1.0);
        const double eased = part * part * (3.0 - 2.0 * part);
        return part < 1.0 ? view->from + (view->target - view->from) * eased : view->target;
    }
    default:
        return view->sample.content_offset;
    }
}

// Whether a motion is over, and its final content offset. Called at ticks only.
static bool is_over(const scroll_view *view, double time, double *end)
{
    const double here = offset_at(view, time);
    const double inside = fmin(fmax(here, low_end(view)), high_end(view));
    const resin_deceleration motion = {
        .value = view->from, .velocity = view->velocity, .rate = RESIN_DECELERATION_NORMAL};
    switch (view->motion)
    {
    case SCROLL_COASTING:
        *end = fmin(fmax(resin_deceleration_rest(motion), low_end(view)), high_end(view));
        return fabs(*end - here) < 0.2 && time > 0.0 &&
               fabs(offset_at(view, time - tick_seconds) - here) < 0.2;
    case SCROLL_BOUNCING:
        *end = inside;
        return fabs(here - view->target) < 0.2 && time > 0.2;
    case SCROLL_ANIMATED:
        *end = view->target;
        return time >= 0.25;
    default:
        return false;
    }
}

// ---------------------------------------------------------------------------------------------
// Events

static void take_sample(scroll_view *view, double content_offset)
{
    view->sample.content_offset = content_offset;
    const uint32_t before = view->state.highest_stop;
    assert_ok(call_reduce(view->bar, view->state, view->sample, &view->state));
    if (view->state.highest_stop != before)
    {
        resin_bar_insets insets;
        assert_ok(call_contribution(view->bar, view->state, view->sample, &insets));
        write_insets(view, insets);
    }
}

static resin_bar_response report(scroll_view *view, uint32_t phase, double velocity)
{
    const resin_bar_gesture gesture = {
        .phase = phase, .velocity = velocity, .sample = view->sample};
    resin_bar_response response;
    assert_ok(call_handle_gesture(view->bar, view->state, gesture, &response));
    return response;
}

static void touch_down(scroll_view *view)
{
    view->motion = SCROLL_DRAGGED;
    view->is_announced = false;
    const double over = view->sample.content_offset -
                        fmin(fmax(view->sample.content_offset, low_end(view)), high_end(view));
    view->grabbed = view->sample.content_offset - over +
                    resin_rubber_band_inverse(over, view->sample.frame_height, 0.55);
    const resin_bar_response response = report(view, RESIN_BAR_GESTURE_BEGAN, 0.0);
    view->state = response.state;
    write_insets(view, response.insets);
}

static double dragged_to(const scroll_view *view, double finger)
{
    const double wanted = view->grabbed - finger;
    const double inside = fmin(fmax(wanted, low_end(view)), high_end(view));
    return inside + resin_rubber_band(wanted - inside, view->sample.frame_height, 0.55);
}

static void touch_up(scroll_view *view, double tick, uint32_t phase, double velocity)
{
    const resin_bar_response response = report(view, phase, velocity);
    view->is_announced = true;
    view->announced = response.resting;
    view->motion = SCROLL_STILL;
    adopt(view, response, tick, true);
    if (response.has_target == 0)
    {
        start_coasting(view, tick, phase == RESIN_BAR_GESTURE_ENDED ? velocity : 0.0);
    }
}

static void settle(scroll_view *view, double tick)
{
    view->motion = SCROLL_STILL;
    resin_bar_response response;
    assert_ok(call_settle(view->bar, view->state, view->sample, 0, &response));
    adopt(view, response, tick, true);
}

static void obey(scroll_view *view, const scroll_event *event, double tick)
{
    view->is_announced = false;
    resin_bar_response response;
    switch (event->command)
    {
    case SCROLL_TO_TOP:
        assert_ok(call_scroll_to_top(view->bar, view->state, view->sample, &response));
        break;
    case SCROLL_MOVE_TO_STOP:
        assert_ok(
            call_move_to(view->bar, view->state, view->sample, (uint32_t)event->number, &response));
        break;
    case SCROLL_RESIZE:
        view->sample.content_height = event->number;
        assert_ok(call_change_layout(view->bar, view->state, view->sample, &response));
        break;
    default:
        view->sample.inset_top = view->sample.client_inset_top;
        view->sample.inset_bottom = view->sample.client_inset_bottom;
        view->sample.content_offset = event->number;
        view->motion = SCROLL_STILL;
        assert_ok(call_attach(view->bar, view->state, view->sample, &response));
        adopt(view, response, tick, false);
        settle(view, tick);
        return;
    }
    const bool goes_on = view->motion == SCROLL_COASTING || view->motion == SCROLL_BOUNCING;
    const resin_deceleration motion = {
        .value = view->from, .velocity = view->velocity, .rate = RESIN_DECELERATION_NORMAL};
    const double velocity =
        view->motion == SCROLL_COASTING
            ? resin_deceleration_after(motion, (tick - view->started) * tick_seconds).velocity
            : 0.0;
    adopt(view, response, tick, true);
    if (response.has_target == 0 && goes_on)
    {
        start_coasting(view, tick, velocity); // the range may have changed
    }
}

// ---------------------------------------------------------------------------------------------
// Playing

typedef struct player
{
    scroll_view *view;
    int rate;
    void (*check)(void *context, const scroll_view *view, int tick);
    void *context;
} player;

static void pass_tick(const player *p, int tick)
{
    scroll_view *view = p->view;
    for (int part = 1; part <= p->rate; ++part)
    {
        const double now = tick + (double)part / p->rate;
        if (view->motion != SCROLL_STILL)
        {
            take_sample(view, offset_at(view, (now - view->started) * tick_seconds));
        }
        p->check(p->context, view, part == p->rate ? tick + 1 : -1);
    }
    double end = 0.0;
    if (is_over(view, (tick + 1 - view->started) * tick_seconds, &end))
    {
        take_sample(view, end);
        settle(view, tick + 1);
    }
}

static int play_touch(const player *p, const scroll_event *event, int tick)
{
    scroll_view *view = p->view;
    touch_down(view);
    p->check(p->context, view, tick);
    double last = 0.0;
    double before = 0.0;
    for (int k = 0; k < event->knots; ++k)
    {
        before = last;
        for (int part = 1; part <= p->rate; ++part)
        {
            const double along = (double)part / p->rate;
            const double finger =
                part == p->rate ? event->finger[k] : last + (event->finger[k] - last) * along;
            take_sample(view, dragged_to(view, finger));
            const resin_bar_response response = report(view, RESIN_BAR_GESTURE_CHANGED, 0.0);
            view->state = response.state;
            write_insets(view, response.insets);
            p->check(p->context, view, part == p->rate ? tick + k + 1 : -1);
        }
        last = event->finger[k];
    }
    const int end = tick + event->knots;
    const bool cancelled = event->command == SCROLL_CANCELLED_TOUCH;
    touch_up(view, end, cancelled ? RESIN_BAR_GESTURE_CANCELLED : RESIN_BAR_GESTURE_ENDED,
             -(last - before) / tick_seconds);
    return end;
}

void scroll_play(scroll_view *view, const scroll_event *events, int count, int rate,
                 void (*check)(void *context, const scroll_view *view, int tick), void *context)
{
    const player p = {.view = view, .rate = rate, .check = check, .context = context};
    int tick = 0;
    for (int i = 0; i < count; ++i)
    {
        for (int k = 0; k < events[i].ticks_before; ++k)
        {
            pass_tick(&p, tick++);
        }
        if (events[i].command == SCROLL_TOUCH || events[i].command == SCROLL_CANCELLED_TOUCH)
        {
            tick = play_touch(&p, &events[i], tick);
        }
        else
        {
            obey(view, &events[i], tick);
        }
    }
    for (int k = 0; k < 60 * 20 && view->motion != SCROLL_STILL; ++k)
    {
        pass_tick(&p, tick++);
    }
    if (view->state.phase != RESIN_BAR_RESTING)
    {
        settle(view, tick); // idempotent when nothing moves
        for (int k = 0; k < 60 && view->motion != SCROLL_STILL; ++k)
        {
            pass_tick(&p, tick++);
        }
    }
}
