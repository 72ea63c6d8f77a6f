// SPDX-License-Identifier: MIT

use resin::bar::{
    Bar, BarOptions, BarState, BuiltIn, Gesture, Phase, Range, Response, Sample, Snapping,
    Transformer,
};

use crate::Conformance;

fn add_state(c: &mut Conformance, bar: &Bar, state: BarState) {
    c.add_real(state.offset());
    c.add(state.highest_stop().into());
    c.add(match state.phase() {
        Phase::Detached => 0,
        Phase::Resting => 1,
        Phase::Tracking => 2,
        Phase::Settling => 3,
    });
    c.add_real(state.content_offset());
    c.add_real(state.height());
    c.add_real(bar.progress(state));
    c.add_index(bar.stop_at(state));
}

fn add_response(c: &mut Conformance, bar: &Bar, response: Response, sample: &Sample) {
    add_state(c, bar, response.state);
    add_state(c, bar, response.resting);
    c.add_real(response.insets.top);
    c.add_real(response.insets.bottom);
    c.add_real(response.insets.indicator_top);
    c.add_real(response.target.unwrap_or(sample.content_offset));
    c.add(response.target.is_some().into());
}

/// Applies the insets and the target of a response to the geometry of the scroll view.
fn apply(response: Response, sample: &mut Sample) {
    sample.inset_top = sample.client_inset_top + response.insets.top;
    sample.inset_bottom = sample.client_inset_bottom + response.insets.bottom;
    sample.content_offset = response.target.unwrap_or(sample.content_offset);
}

/// Calls the function of an event, by its number.
fn respond(
    c: &mut Conformance,
    bar: &Bar,
    state: BarState,
    sample: &mut Sample,
    event: usize,
) -> Response {
    let response = match event {
        0 => bar.handle_gesture(state, Gesture::began(), sample),
        1 => bar.handle_gesture(state, Gesture::ended(c.grid(8001, 4000.0, 1.0)), sample),
        2 => bar.handle_gesture(state, Gesture::cancelled(), sample),
        3 => bar.settle(state, sample, false),
        4 => bar.scroll_to_top(state, sample),
        5 => {
            sample.content_height = c.grid(3000, 0.0, 1.0);
            bar.change_layout(state, sample)
        }
        6 => bar.move_to(state, sample, c.below(bar.stops().len())),
        _ => bar.attach(state, sample),
    };
    response.unwrap()
}

/// Three of four events scroll, by the default chain or by another one.
fn run_events(c: &mut Conformance, bar: &Bar) -> BarState {
    let mut chain =
        [BuiltIn::IgnoreBottom, BuiltIn::IgnoreTop, BuiltIn::Anchor].map(Transformer::BuiltIn);
    let mut state = bar.initial_state();
    let mut sample = Sample {
        content_offset: 0.0,
        inset_top: 20.0,
        inset_bottom: 34.0,
        client_inset_top: 20.0,
        client_inset_bottom: 34.0,
        content_height: 2000.0,
        frame_height: 800.0,
    };
    for _ in 0..400 {
        let event = c.below(32);
        if event < 8 {
            let response = respond(c, bar, state, &mut sample, event);
            add_response(c, bar, response, &sample);
            state = response.state;
            apply(response, &mut sample);
            continue;
        }
        sample.content_offset += c.grid(161, 80.0, 2.0);
        state = match event < 28 {
            true => bar.reduce(state, &sample).unwrap(),
            false => bar.reduce_with(state, &sample, &mut chain).unwrap(),
        };
        add_state(c, bar, state);
        let insets = bar.contribution(state, &sample).unwrap();
        sample.inset_top = sample.client_inset_top + insets.top;
        sample.inset_bottom = sample.client_inset_bottom + insets.bottom;
    }
    state
}

pub fn run(c: &mut Conformance) {
    let two = BarOptions {
        snapping: Snapping::Nearest,
        holds_short_content: true,
        ..BarOptions::default()
    };
    let four = BarOptions {
        normal_stop: Some(2),
        resistance: Some(0.25),
        stretches_while_settling: true,
        ..BarOptions::default()
    };
    let bars = [
        Bar::with_options(&[0.0, 64.0], &two).unwrap(),
        Bar::new(&[44.0, 96.0, 200.0]).unwrap(),
        Bar::with_options(&[44.0, 44.0, 120.0, 300.0], &four).unwrap(),
    ];
    let states: Vec<BarState> = bars.iter().map(|bar| run_events(c, bar)).collect();
    let ranges = [
        Range { from: 1.0, to: 0.0 },
        Range {
            from: 17.0,
            to: 34.0,
        },
    ];
    c.add_real(bars[1].value(states[1], &ranges).unwrap());
    let converted = bars[1].convert(states[1], &bars[2]).unwrap();
    add_state(c, &bars[2], converted);
}
