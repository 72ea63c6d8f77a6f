// SPDX-License-Identifier: MIT
#include "conformance.hpp"

namespace
{

void add_state(conformance &c, const resin::bar &bar, const resin::bar_state &state)
{
    c.add_double(state.offset);
    c.add(state.highest_stop);
    c.add(state.phase);
    c.add_double(state.content_offset);
    c.add_double(resin::height_of(state));
    c.add_double(bar.progress(state));
    c.add(bar.stop_at(state).value_or(resin::index_none));
}

void add_response(conformance &c, const resin::bar &bar, const resin::bar_response &response)
{
    add_state(c, bar, response.state);
    add_state(c, bar, response.resting);
    c.add_double(response.insets.top);
    c.add_double(response.insets.bottom);
    c.add_double(response.insets.indicator_top);
    c.add_double(response.target_offset);
    c.add(response.has_target);
}

void apply(const resin::bar_response &response, resin::bar_sample &sample)
{
    sample.inset_top = sample.client_inset_top + response.insets.top;
    sample.inset_bottom = sample.client_inset_bottom + response.insets.bottom;
    sample.content_offset = resin::target_of(response).value_or(sample.content_offset);
}

resin::bar_response respond(conformance &c, const resin::bar &bar, const resin::bar_state &state,
                            resin::bar_sample &sample, std::uint64_t event)
{
    using resin::gesture_phase;
    switch (event)
    {
    case 0:
        return bar.handle_gesture(state, resin::gesture(gesture_phase::began, sample));
    case 1:
        return bar.handle_gesture(state, resin::gesture_ended(sample, c.grid(8001, 4000.0, 1.0)));
    case 2:
        return bar.handle_gesture(state, resin::gesture(gesture_phase::cancelled, sample));
    case 3:
        return bar.settle(state, sample);
    case 4:
        return bar.scroll_to_top(state, sample);
    case 5:
        sample.content_height = c.grid(3000, 0.0, 1.0);
        return bar.change_layout(state, sample);
    case 6:
        return bar.move_to(state, sample, static_cast<std::uint32_t>(c.below(bar.stops().size())));
    default:
        return bar.attach(state, sample);
    }
}

resin::bar_state scroll(const resin::bar &bar, const resin::bar_state &state,
                        const resin::bar_sample &sample, bool is_default)
{
    using resin::bar_transform;
    return is_default ? bar.reduce(state, sample)
                      : bar.reduce_with(state, sample, bar_transform::ignore_bottom,
                                        bar_transform::ignore_top, bar_transform::anchor);
}

resin::bar_state run_events(conformance &c, const resin::bar &bar)
{
    resin::bar_state state = bar.initial_state();
    resin::bar_sample sample{0.0, 20.0, 34.0, 20.0, 34.0, 2000.0, 800.0};
    for (int round = 0; round < 400; ++round)
    {
        const std::uint64_t event = c.below(32);
        if (event < 8)
        {
            const resin::bar_response response = respond(c, bar, state, sample, event);
            add_response(c, bar, response);
            state = response.state;
            apply(response, sample);
            continue;
        }
        sample.content_offset += c.grid(161, 80.0, 2.0);
        state = scroll(bar, state, sample, event < 28);
        add_state(c, bar, state);
        const resin::bar_insets insets = bar.contribution(state, sample);
        sample.inset_top = sample.client_inset_top + insets.top;
        sample.inset_bottom = sample.client_inset_bottom + insets.bottom;
    }
    return state;
}

} // namespace

void conform_bar(conformance &c)
{
    resin::bar_options short_content;
    short_content.snapping = resin::bar_snapping::nearest;
    short_content.hold_short_content = true;
    resin::bar_options stretching;
    stretching.normal_stop = 2;
    stretching.resistance = 0.25;
    stretching.stretch_while_settling = true;
    const resin::bar bars[] = {resin::bar({0.0, 64.0}, short_content),
                               resin::bar({44.0, 96.0, 200.0}),
                               resin::bar({44.0, 44.0, 120.0, 300.0}, stretching)};
    resin::bar_state states[3];
    for (int i = 0; i < 3; ++i)
    {
        states[i] = run_events(c, bars[i]);
    }
    c.add_double(bars[1].value(states[1], {{1.0, 0.0}, {17.0, 34.0}}));
    add_state(c, bars[2], bars[2].adopt(bars[1], states[1]));
}
