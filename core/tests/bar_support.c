// SPDX-License-Identifier: MIT
#include "bar_support.h"

#include <string.h>

resin_bar *bar_with(const double *stops, size_t count, const resin_bar_def *def)
{
    resin_bar_def used = resin_bar_def_default(stops, count);
    if (def != NULL)
    {
        used = *def;
        used.struct_size = (uint32_t)sizeof used;
        used.stops = stops;
        used.stop_count = count;
    }
    resin_bar *bar = NULL;
    assert_ok(resin_bar_create(&used, &bar));
    return bar;
}

resin_bar *bar_of_three(void)
{
    static const double stops[] = {64.0, 200.0, 300.0};
    return bar_with(stops, 3, NULL);
}

resin_bar_sample sample_at(double content_offset, double top)
{
    return (resin_bar_sample){.content_offset = content_offset,
                              .inset_top = top,
                              .content_height = 3000.0,
                              .frame_height = 844.0};
}

resin_bar_state resting_at(const resin_bar *bar, double height, double content_offset)
{
    resin_bar_state state = resin_bar_initial_state(bar);
    state.offset = 0.0 - height;
    state.content_offset = content_offset;
    state.phase = RESIN_BAR_RESTING;
    if (height > resin_bar_stops(bar)[resin_bar_normal_stop(bar)])
    {
        state.highest_stop = (uint32_t)(resin_bar_stop_count(bar) - 1);
    }
    return state;
}

resin_bar_state reduced(const resin_bar *bar, resin_bar_state state, resin_bar_sample sample)
{
    resin_bar_state out;
    assert_ok(call_reduce(bar, state, sample, &out));
    return out;
}

resin_bar_response touch(const resin_bar *bar, resin_bar_state state, uint32_t phase,
                         resin_bar_sample sample)
{
    const resin_bar_gesture gesture = {.phase = phase, .sample = sample};
    resin_bar_response out;
    assert_ok(call_handle_gesture(bar, state, gesture, &out));
    return out;
}

resin_bar_response release(const resin_bar *bar, resin_bar_state state, double velocity,
                           resin_bar_sample sample)
{
    const resin_bar_gesture gesture = {
        .phase = RESIN_BAR_GESTURE_ENDED, .velocity = velocity, .sample = sample};
    resin_bar_response out;
    assert_ok(call_handle_gesture(bar, state, gesture, &out));
    return out;
}

void assert_state(resin_bar_state state, double height, uint32_t highest_stop, uint32_t phase,
                  const char *label)
{
    assert_near(0.0 - state.offset, height, 1e-9, label);
    if (state.highest_stop != highest_stop || state.phase != phase)
    {
        fail_msg("%s: highest stop %u, phase %u", label, state.highest_stop, state.phase);
    }
}

void assert_same_state(resin_bar_state actual, resin_bar_state expected)
{
    // Compares bits, which distinguishes 0 and -0.
    assert_memory_equal(&actual, &expected, sizeof actual);
}

resin_status call_reduce(const resin_bar *bar, resin_bar_state state, resin_bar_sample sample,
                         resin_bar_state *out)
{
    return resin_bar_reduce(bar, &state, &sample, out);
}

resin_status call_reduce_with(const resin_bar *bar, resin_bar_state state, resin_bar_sample sample,
                              const resin_bar_transformer *transformers, size_t count,
                              resin_bar_state *out)
{
    return resin_bar_reduce_with(bar, &state, &sample, transformers, count, out);
}

resin_status call_handle_gesture(const resin_bar *bar, resin_bar_state state,
                                 resin_bar_gesture gesture, resin_bar_response *out)
{
    return resin_bar_handle_gesture(bar, &state, &gesture, out);
}

resin_status call_settle(const resin_bar *bar, resin_bar_state state, resin_bar_sample sample,
                         uint32_t flags, resin_bar_response *out)
{
    return resin_bar_settle(bar, &state, &sample, flags, out);
}

resin_status call_attach(const resin_bar *bar, resin_bar_state state, resin_bar_sample sample,
                         resin_bar_response *out)
{
    return resin_bar_attach(bar, &state, &sample, out);
}

resin_status call_change_layout(const resin_bar *bar, resin_bar_state state,
                                resin_bar_sample sample, resin_bar_response *out)
{
    return resin_bar_change_layout(bar, &state, &sample, out);
}

resin_status call_scroll_to_top(const resin_bar *bar, resin_bar_state state,
                                resin_bar_sample sample, resin_bar_response *out)
{
    return resin_bar_scroll_to_top(bar, &state, &sample, out);
}

resin_status call_move_to(const resin_bar *bar, resin_bar_state state, resin_bar_sample sample,
                          uint32_t stop, resin_bar_response *out)
{
    return resin_bar_move_to(bar, &state, &sample, stop, out);
}

resin_status call_contribution(const resin_bar *bar, resin_bar_state state, resin_bar_sample sample,
                               resin_bar_insets *out)
{
    return resin_bar_contribution(bar, &state, &sample, out);
}

resin_status call_adopt(const resin_bar *from, const resin_bar *bar, resin_bar_state state,
                        resin_bar_state *out)
{
    return resin_bar_adopt(from, bar, &state, out);
}

view random_view(support_random *random, uint32_t flags)
{
    double stops[6];
    const size_t count = 2 + support_below(random, 5);
    double height = support_below(random, 3) == 0 ? 0.0 : support_between(random, 0.0, 100.0);
    for (size_t i = 0; i < count; ++i)
    {
        stops[i] = height;
        height += support_below(random, 4) == 0 ? 0.0 : support_between(random, 0.0, 150.0);
    }
    const resin_bar_def def = {.flags = support_below(random, 8) | flags,
                               .normal_stop = support_below(random, (uint32_t)count),
                               .resistance = support_unit(random)};
    view made = {.bar = bar_with(stops, count, &def), .stops = count};
    made.sample.client_inset_top = support_below(random, 2) == 0 ? 0.0 : 59.333333;
    made.sample.client_inset_bottom = support_below(random, 2) == 0 ? 0.0 : 34.0;
    made.sample.inset_top =
        made.sample.client_inset_top + stops[support_below(random, (uint32_t)count)];
    made.sample.inset_bottom = made.sample.client_inset_bottom;
    made.sample.content_height = support_between(random, 0.0, 3000.0);
    made.sample.frame_height = support_between(random, 0.0, 1000.0);
    return made;
}
