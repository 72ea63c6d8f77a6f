// SPDX-License-Identifier: MIT

mod support;

use resin::bar::{
    Bar, BarOptions, BarState, BuiltIn, Gesture, Phase, Range, Sample, Snapping, TransformStep,
    Transformer,
};
use resin::Status;
use support::assert_status;

const STOPS: [f64; 3] = [44.0, 96.0, 200.0];

/// A view at the top of its content, with the bar attached.
fn attached(bar: &Bar) -> (BarState, Sample) {
    let mut sample = Sample {
        content_height: 4000.0,
        frame_height: 800.0,
        ..Sample::default()
    };
    let response = bar.attach(bar.initial_state(), &sample).unwrap();
    sample.inset_top = response.insets.top;
    sample.inset_bottom = response.insets.bottom;
    sample.content_offset = response.target.unwrap_or(sample.content_offset);
    (bar.reduce(response.state, &sample).unwrap(), sample)
}

#[test]
fn a_bar_shrinks_by_the_distance_that_the_content_moves() {
    let bar = Bar::new(&STOPS).unwrap();
    assert_eq!((bar.stops(), bar.normal_stop()), (&STOPS[..], 1));
    assert_eq!(bar.initial_state().phase(), Phase::Detached);
    let (mut state, mut sample) = attached(&bar);
    assert_eq!((state.height(), state.offset()), (96.0, -96.0));
    assert_eq!(
        (state.phase(), bar.stop_at(state)),
        (Phase::Resting, Some(1))
    );
    sample.content_offset += 26.0;
    state = bar.reduce(state, &sample).unwrap();
    assert_eq!((state.height(), bar.progress(state)), (70.0, 0.5));
    assert_eq!(
        (bar.stop_at(state), state.content_offset()),
        (None, sample.content_offset)
    );
    let ranges = [Range { from: 0.0, to: 1.0 }, Range { from: 1.0, to: 1.0 }];
    assert_eq!(bar.value(state, &ranges).unwrap(), 0.5);
    sample.content_offset += 500.0;
    state = bar.reduce(state, &sample).unwrap();
    assert_eq!((state.height(), state.highest_stop()), (44.0, 1));
}

#[test]
fn gestures_settle_the_bar_at_a_stop() {
    let bar = Bar::new(&STOPS).unwrap();
    let (mut state, mut sample) = attached(&bar);
    sample.content_offset = 500.0;
    state = bar.reduce(state, &sample).unwrap(); // at 44
    state = bar
        .handle_gesture(state, Gesture::began(), &sample)
        .unwrap()
        .state;
    assert_eq!(state.phase(), Phase::Tracking);
    sample.content_offset -= 20.0;
    state = bar.reduce(state, &sample).unwrap();
    assert_eq!(state.height(), 64.0);
    state = bar
        .handle_gesture(state, Gesture::changed(), &sample)
        .unwrap()
        .state;
    let released = bar
        .handle_gesture(state, Gesture::ended(0.0), &sample)
        .unwrap();
    assert_eq!(released.resting.height(), 44.0); // 64 is nearer to 44 than to 96
    assert_eq!(released.target, Some(500.0));
    let far = Gesture::ended(0.0).resting_at(100.0);
    let released = bar.handle_gesture(state, far, &sample).unwrap();
    assert_eq!((released.resting.height(), released.target), (96.0, None));
    let kept = Gesture::ended(0.0).keeping_content();
    assert_eq!(
        bar.handle_gesture(state, kept, &sample).unwrap().target,
        None
    );
    for gesture in [Gesture::cancelled(), Gesture::failed()] {
        let response = bar.handle_gesture(state, gesture, &sample).unwrap();
        assert_eq!(response.target, Some(500.0));
        // Only the content of an ended gesture decelerates to another place.
        let far = gesture.resting_at(100.0);
        assert_eq!(bar.handle_gesture(state, far, &sample).unwrap(), response);
    }
}

#[test]
fn events_move_the_content_and_the_insets() {
    let bar = Bar::new(&STOPS).unwrap();
    let (mut state, mut sample) = attached(&bar);
    sample.content_offset = 500.0;
    state = bar.reduce(state, &sample).unwrap();
    assert_eq!(
        bar.contribution(state, &sample).unwrap().indicator_top,
        96.0
    );
    assert_eq!(
        bar.scroll_to_top(state, &sample).unwrap().target,
        Some(-96.0)
    );
    assert_eq!(
        bar.move_to(state, &sample, 1).unwrap().resting.height(),
        96.0
    );
    assert_eq!(bar.settle(state, &sample, false).unwrap().target, None);
    sample.content_height = 100.0;
    sample.content_offset = 0.0;
    assert!(bar.change_layout(state, &sample).is_ok());
    let taller = Bar::new(&[50.0, 100.0, 220.0]).unwrap();
    let converted = bar.convert(bar.initial_state(), &taller).unwrap();
    assert_eq!(converted.height(), 100.0);
}

#[test]
fn the_default_chain_equals_a_reduction() {
    let bar = Bar::new(&STOPS).unwrap();
    let (state, mut sample) = attached(&bar);
    sample.content_offset = 10.0;
    let kinds = [
        BuiltIn::IgnoreTop,
        BuiltIn::IgnoreBottom,
        BuiltIn::CutOut,
        BuiltIn::Anchor,
    ];
    let mut built_in = kinds.map(Transformer::BuiltIn);
    let expected = bar.reduce(state, &sample).unwrap();
    assert_eq!(
        bar.reduce_with(state, &sample, &mut built_in).unwrap(),
        expected
    );

    let mut seen = Vec::new();
    let mut first = |step: &TransformStep| {
        assert!(step.top() <= step.previous() && step.current() <= step.bottom());
        assert_eq!(step.sample(), sample);
        seen.push(step.delta());
        step.transformed(BuiltIn::IgnoreTop)
    };
    let mut second = |step: &TransformStep| step.transformed(BuiltIn::CutOut);
    let mut custom = [
        Transformer::Custom(&mut first),
        Transformer::BuiltIn(BuiltIn::IgnoreBottom),
        Transformer::Custom(&mut second),
        Transformer::BuiltIn(BuiltIn::Anchor),
    ];
    assert_eq!(
        bar.reduce_with(state, &sample, &mut custom).unwrap(),
        expected
    );
    assert_eq!(seen, [10.0 - state.content_offset()]);
}

#[test]
fn options_out_of_range_are_errors() {
    let create = |change: &dyn Fn(&mut BarOptions)| {
        let mut options = BarOptions::default();
        change(&mut options);
        Bar::with_options(&STOPS, &options)
    };
    assert_status(Bar::new(&[1.0]), Status::Stops);
    assert_status(Bar::new(&[]), Status::Stops);
    assert_status(Bar::new(&[2.0, 1.0]), Status::Stops);
    assert_status(Bar::new(&[0.0, f64::NAN]), Status::Stops);
    for stop in [0, 3, usize::MAX] {
        assert_status(
            create(&|options| options.normal_stop = Some(stop)),
            Status::NormalStop,
        );
    }
    assert_status(
        create(&|options| options.resistance = Some(1.5)),
        Status::Resistance,
    );
    for rate in [0.0, 1.0, f64::NAN] {
        assert_status(
            create(&|options| options.deceleration_rate = Some(rate)),
            Status::Rate,
        );
    }
    for tolerance in [-1.0, f64::NAN, f64::INFINITY] {
        let result = create(&|options| options.top_tolerance = Some(tolerance));
        assert_status(result, Status::TopTolerance);
    }
    for snapping in [Snapping::Projected, Snapping::Nearest, Snapping::None] {
        assert!(create(&|options| options.snapping = snapping).is_ok());
    }
}

#[test]
fn with_a_tolerance_of_zero_only_a_touch_at_the_top_makes_all_stops_available() {
    let highest_stop = |top_tolerance, distance| {
        let options = BarOptions {
            top_tolerance,
            ..BarOptions::default()
        };
        let bar = Bar::with_options(&STOPS, &options).unwrap();
        let (state, mut sample) = attached(&bar);
        sample.content_offset += distance;
        let touched = bar.handle_gesture(state, Gesture::began(), &sample);
        touched.unwrap().state.highest_stop()
    };
    for tolerance in [Some(0.0), Some(1.0), None] {
        assert_eq!(highest_stop(tolerance, 0.0), 2);
    }
    assert_eq!(highest_stop(None, 2.0), 2);
    for tolerance in [Some(0.0), Some(1.0)] {
        assert_eq!(highest_stop(tolerance, 2.0), 1);
    }
}

#[test]
fn a_resistance_of_zero_does_not_stretch_the_bar() {
    let height = |resistance| {
        let options = BarOptions {
            resistance,
            ..BarOptions::default()
        };
        let bar = Bar::with_options(&[44.0, 96.0], &options).unwrap();
        let (mut state, mut sample) = attached(&bar);
        state = bar
            .handle_gesture(state, Gesture::began(), &sample)
            .unwrap()
            .state;
        sample.content_offset -= 100.0;
        bar.reduce(state, &sample).unwrap().height()
    };
    assert_eq!(height(Some(0.0)), 96.0);
    assert!(height(None) > 96.0);
}

#[test]
fn states_and_samples_out_of_range_are_errors() {
    let bar = Bar::new(&STOPS).unwrap();
    let (state, sample) = attached(&bar);
    let bad = Sample {
        content_height: -1.0,
        ..sample
    };
    assert_status(bar.reduce(state, &bad), Status::Sample);
    assert_status(bar.attach(state, &bad), Status::Sample);
    assert_status(bar.contribution(state, &bad), Status::Sample);
    assert_status(bar.settle(state, &bad, true), Status::Sample);
    let stored = BarState::from_parts(-96.0, 1, Phase::Resting, 0.0);
    assert!(bar.reduce(stored, &sample).is_ok());
    for broken in [
        BarState::from_parts(f64::NAN, 1, Phase::Resting, 0.0),
        BarState::from_parts(-96.0, 3, Phase::Tracking, 0.0),
    ] {
        assert_status(bar.reduce(broken, &sample), Status::BarState);
        assert_status(bar.convert(broken, &bar), Status::BarState);
    }
    assert_status(bar.value(state, &[]), Status::BarRanges);
    for stop in [3, usize::MAX] {
        assert_status(bar.move_to(state, &sample, stop), Status::Stop);
    }
    let gesture = Gesture::ended(f64::NAN);
    assert_status(bar.handle_gesture(state, gesture, &sample), Status::Gesture);
}
