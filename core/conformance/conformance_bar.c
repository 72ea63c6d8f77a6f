// SPDX-License-Identifier: MIT
#include "conformance.h"

static void add_state(conformance *c, const resin_bar *bar, resin_bar_state state)
{
    conformance_add_double(c, state.offset);
    conformance_add(c, state.highest_stop);
    conformance_add(c, state.phase);
    conformance_add_double(c, state.content_offset);
    conformance_add_double(c, resin_bar_height(state));
    conformance_add_double(c, resin_bar_progress(bar, state));
    conformance_add(c, resin_bar_stop_at(bar, state));
}

static void add_response(conformance *c, const resin_bar *bar, resin_bar_response response)
{
    add_state(c, bar, response.state);
    add_state(c, bar, response.resting);
    conformance_add_double(c, response.insets.top);
    conformance_add_double(c, response.insets.bottom);
    conformance_add_double(c, response.insets.indicator_top);
    conformance_add_double(c, response.target_offset);
    conformance_add(c, response.has_target);
}

static resin_bar_sample first_sample(void)
{
    resin_bar_sample sample;
    sample.content_offset = 0.0;
    sample.inset_top = 20.0;
    sample.inset_bottom = 34.0;
    sample.client_inset_top = 20.0;
    sample.client_inset_bottom = 34.0;
    sample.content_height = 2000.0;
    sample.frame_height = 800.0;
    return sample;
}

// Applies the insets and the target of a response to the geometry of the scroll view.
static void apply(resin_bar_response response, resin_bar_sample *sample)
{
    sample->inset_top = sample->client_inset_top + response.insets.top;
    sample->inset_bottom = sample->client_inset_bottom + response.insets.bottom;
    if (response.has_target == 1)
    {
        sample->content_offset = response.target_offset;
    }
}

// Calls the function of an event, by its number.
static resin_bar_response respond(conformance *c, const resin_bar *bar, resin_bar_state state,
                                  resin_bar_sample *sample, uint64_t event)
{
    resin_bar_response response;
    resin_bar_gesture gesture = {0};
    switch (event)
    {
    case 0:
        gesture.phase = RESIN_BAR_GESTURE_BEGAN;
        break;
    case 1:
        gesture.phase = RESIN_BAR_GESTURE_ENDED;
        gesture.velocity = conformance_grid(c, 8001, 4000.0, 1.0);
        break;
    case 2:
        gesture.phase = RESIN_BAR_GESTURE_CANCELLED;
        break;
    case 3:
        conformance_require(resin_bar_settle(bar, &state, sample, 0, &response), "settle");
        return response;
    case 4:
        conformance_require(resin_bar_scroll_to_top(bar, &state, sample, &response), "to_top");
        return response;
    case 5:
        sample->content_height = conformance_grid(c, 3000, 0.0, 1.0);
        conformance_require(resin_bar_change_layout(bar, &state, sample, &response), "layout");
        return response;
    case 6:
        conformance_require(
            resin_bar_move_to(bar, &state, sample,
                              (uint32_t)conformance_below(c, resin_bar_stop_count(bar)), &response),
            "move_to");
        return response;
    default:
        conformance_require(resin_bar_attach(bar, &state, sample, &response), "attach");
        return response;
    }
    gesture.sample = *sample;
    conformance_require(resin_bar_handle_gesture(bar, &state, &gesture, &response), "gesture");
    return response;
}

static const resin_bar_transformer chain[3] = {
    {.kind = RESIN_BAR_IGNORE_BOTTOM}, {.kind = RESIN_BAR_IGNORE_TOP}, {.kind = RESIN_BAR_ANCHOR}};

// Three of four events scroll, by the default chain or by another one; the others are those of
// `respond`.
static resin_bar_state run_events(conformance *c, const resin_bar *bar)
{
    resin_bar_state state = resin_bar_initial_state(bar);
    resin_bar_sample sample = first_sample();
    for (int round = 0; round < 400; ++round)
    {
        const uint64_t event = conformance_below(c, 32);
        if (event < 8)
        {
            const resin_bar_response response = respond(c, bar, state, &sample, event);
            add_response(c, bar, response);
            state = response.state;
            apply(response, &sample);
            continue;
        }
        sample.content_offset += conformance_grid(c, 161, 80.0, 2.0);
        conformance_require(event < 28
                                ? resin_bar_reduce(bar, &state, &sample, &state)
                                : resin_bar_reduce_with(bar, &state, &sample, chain, 3, &state),
                            "reduce");
        add_state(c, bar, state);
        resin_bar_insets insets;
        conformance_require(resin_bar_contribution(bar, &state, &sample, &insets), "contribution");
        sample.inset_top = sample.client_inset_top + insets.top;
        sample.inset_bottom = sample.client_inset_bottom + insets.bottom;
    }
    return state;
}

void conformance_bar(conformance *c)
{
    static const double two[2] = {0.0, 64.0};
    static const double three[3] = {44.0, 96.0, 200.0};
    static const double four[4] = {44.0, 44.0, 120.0, 300.0};
    static const resin_bar_range ranges[2] = {{.from = 1.0, .to = 0.0}, {.from = 17.0, .to = 34.0}};
    resin_bar_def defs[3] = {resin_bar_def_default(two, 2), resin_bar_def_default(three, 3),
                             resin_bar_def_default(four, 4)};
    defs[0].snapping = RESIN_BAR_SNAP_NEAREST;
    defs[0].flags = RESIN_BAR_HOLD_SHORT_CONTENT;
    defs[2].normal_stop = 2;
    defs[2].resistance = 0.25;
    defs[2].flags = RESIN_BAR_STRETCH_WHILE_SETTLING;
    resin_bar *bars[3];
    resin_bar_state states[3];
    for (int i = 0; i < 3; ++i)
    {
        conformance_require(resin_bar_create(&defs[i], &bars[i]), "create");
        states[i] = run_events(c, bars[i]);
    }
    double value;
    conformance_require(resin_bar_value(bars[1], states[1], ranges, 2, &value), "value");
    conformance_add_double(c, value);
    resin_bar_state adopted;
    conformance_require(resin_bar_adopt(bars[1], bars[2], &states[1], &adopted), "adopt");
    add_state(c, bars[2], adopted);
    for (int i = 0; i < 3; ++i)
    {
        resin_bar_destroy(bars[i]);
    }
}
