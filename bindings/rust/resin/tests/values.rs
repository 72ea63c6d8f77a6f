// SPDX-License-Identifier: MIT

//! The traits that users of Rust expect of values and views: what they print, and how they iterate.

use std::fmt::Debug;

use resin::bar::{Bar, Gesture, Sample, TransformStep, Transformer};
use resin::diff::{Diff, Identities, Moves, StageOptions, Step};
use resin::motion::{ForceLatch, PauseDetector, TimedPauseDetector, VelocityTracker};
use resin::solver::{Solver, Strength};

#[track_caller]
fn assert_prints(value: impl Debug, expected: &str) {
    assert_eq!(format!("{:?}", value), expected);
}

#[test]
fn the_results_of_a_diff_print_their_elements() {
    let mut diff = Diff::new().unwrap();
    assert_prints(&diff, "Diff { matched: None, .. }");
    let mut found = diff
        .compare(Identities::numbers(&[1, 2], &[2, 3, 3]))
        .unwrap();
    let changes = "Changes { deletes: [0], inserts: [1, 2], updates: [], moves: [], \
                   duplicates: [[1, 2]], .. }";
    assert_prints(found.items(), changes);
    assert_prints(found.items().duplicates(), "[[1, 2]]");
    let steps = found.steps().unwrap();
    let expected = "[Delete { from: 0 }, Insert { to: 1, new_index: 1 }, \
                    Insert { to: 2, new_index: 2 }]";
    assert_prints(steps, expected);
    assert_prints(steps.iter(), expected);
    let stages = format!("{:?}", found.stages(StageOptions::default()).unwrap());
    assert!(
        stages.starts_with("[Stage { operations: Operations {"),
        "{}",
        stages
    );
    let difference = format!("{:?}", found);
    assert!(
        difference.starts_with("Difference { items: Changes {"),
        "{}",
        difference
    );
}

#[test]
fn an_entry_of_a_stage_prints_its_list_and_index() {
    let mut diff = Diff::new().unwrap();
    // An item moves into an inserted section, which takes two stages.
    let sections = Identities::numbers(&[1], &[1, 2]);
    let items = Identities::numbers(&[5], &[5]);
    diff.match_sections(sections, items, &[0, 1], &[0, 0, 1], true)
        .unwrap();
    let mut found = diff.finish(Moves::Minimal).unwrap();
    let stages = found.stages(StageOptions::default()).unwrap();
    let list = stages.get(0).unwrap().list.unwrap();
    assert_prints(list.sections[1], "Entry { side: New, index: 1 }");
}

#[test]
fn values_print_what_their_methods_return() {
    let bar = Bar::new(&[44.0, 96.0]).unwrap();
    assert_prints(&bar, "Bar { stops: [44.0, 96.0], normal_stop: 1, .. }");
    let state = "BarState { offset: -96.0, highest_stop: 1, phase: Detached, content_offset: 0.0 }";
    assert_prints(bar.initial_state(), state);
    let gesture = format!("{:?}", Gesture::ended(3.0));
    assert!(
        gesture.starts_with("Gesture { phase: Ended, velocity: 3.0"),
        "{}",
        gesture
    );
    let mut step = String::new();
    let mut print = |input: &TransformStep| {
        step = format!("{:?}", input);
        0.0
    };
    let mut chain = [Transformer::Custom(&mut print)];
    let reduced = bar.reduce_with(bar.initial_state(), &Sample::default(), &mut chain);
    assert!(reduced.is_ok());
    assert!(
        step.starts_with("TransformStep { state: BarState {"),
        "{}",
        step
    );

    assert_prints(Solver::new().unwrap(), "Solver { .. }");
    let strength = Strength::with_priority(500).weighted(2.0);
    assert_prints(strength, "Strength { priority: 500, weight: 2.0 }");

    let mut tracker = VelocityTracker::new();
    tracker.add(1.0, 20.0);
    assert_prints(
        tracker,
        "VelocityTracker { times: [1.0], positions: [20.0] }",
    );
    assert_prints(ForceLatch::new(), "ForceLatch { phase: Reset }");
    let paused = "PauseDetector { is_paused: false, .. }";
    assert_prints(PauseDetector::new(), paused);
    assert_prints(TimedPauseDetector::new(), &format!("Timed{}", paused));
}

#[test]
fn views_iterate_by_value_by_reference_and_from_both_ends() {
    let mut diff = Diff::new().unwrap();
    let mut found = diff.compare(Identities::numbers(&[1, 2], &[2, 3])).unwrap();
    let steps = found.steps().unwrap();
    let mut count = 0;
    for step in &steps {
        assert_eq!(Some(step), steps.get(count));
        count += 1;
    }
    assert_eq!((count, steps.iter().len()), (2, 2));
    let last = Step::Insert {
        to: 1,
        new_index: 1,
    };
    assert_eq!(steps.iter().next_back(), Some(last));
    let backwards: Vec<Step> = steps.iter().rev().collect();
    assert_eq!(backwards, [last, Step::Delete { from: 0 }]);

    // An item leaves a section that is deleted: two stages.
    let sections = Identities::numbers(&[1, 2], &[1]);
    let items = Identities::numbers(&[5], &[5]);
    diff.match_sections(sections, items, &[0, 0, 1], &[0, 1], true)
        .unwrap();
    let mut found = diff.finish(Moves::Minimal).unwrap();
    let stages = found.stages(StageOptions::default()).unwrap();
    let forwards: Vec<_> = (&stages).into_iter().collect();
    let mut backwards: Vec<_> = stages.iter().rev().collect();
    assert_eq!(stages.len(), 2);
    backwards.reverse();
    assert_eq!(forwards, backwards);
    let mut rest = stages.iter();
    assert_eq!((rest.next(), rest.len()), (stages.get(0), 1));
    assert_eq!((rest.next_back(), rest.next()), (stages.get(1), None));
}
