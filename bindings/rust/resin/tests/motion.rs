// SPDX-License-Identifier: MIT

mod support;

use std::f64::consts::PI;

use resin::motion::*;
use support::assert_near;

#[test]
fn flicks_cover_the_documented_distance() {
    assert_near(project(1000.0, DECELERATION_NORMAL), 499.0, 1e-9);
    assert_near(project(1000.0, DECELERATION_FAST), 99.0, 1e-9);
    assert_near(project_continuous(1000.0, 0.5), 1.0 / 2f64.ln(), 1e-12);
    assert_eq!(project(f64::NAN, 0.5), 0.0);
    assert_eq!(project_continuous(1.0, 1.0), 0.0);
}

#[test]
fn rubber_bands_and_their_inverses_agree() {
    assert_near(rubber_band_power(32.0, 0.8), 16.0, 1e-12);
    assert_near(rubber_band_power_inverse(-16.0, 0.8), -32.0, 1e-11);
    assert_eq!(rubber_band_power(1.0, 0.0), 0.0);
    let offset = rubber_band(-300.0, 600.0, RUBBER_BAND_COEFFICIENT);
    assert_near(offset, -600.0 * (1.0 - 1.0 / (165.0 / 600.0 + 1.0)), 1e-12);
    assert_near(
        rubber_band_inverse(offset, 600.0, RUBBER_BAND_COEFFICIENT),
        -300.0,
        1e-10,
    );
    assert_eq!(rubber_band(10.0, 0.0, 0.55), 0.0);
    assert_eq!(RUBBER_BAND_EXPONENT, 0.7);
}

#[test]
fn decelerations_follow_the_rate() {
    let motion = Deceleration {
        value: 10.0,
        velocity: 1000.0,
        rate: 0.998,
    };
    let decay = 0.998f64.powf(250.0);
    let after = motion.after(0.25);
    assert_near(after.velocity, 1000.0 * decay, 1e-9);
    assert_near(motion.rest(), 10.0 - 1.0 / 0.998f64.ln(), 1e-9);
    assert_near(motion.time_to_speed(1000.0 * decay), 0.25, 1e-12);
    assert_eq!(motion.time_to_speed(0.0), f64::INFINITY);
    let crossing = motion.crossing(after.value).unwrap();
    assert_near(crossing.time, 0.25, 1e-10);
    assert_near(crossing.velocity, after.velocity, 1e-8);
    assert_eq!(motion.crossing(f64::NAN), None);
    assert_eq!(motion.crossing(0.0), None);
}

#[test]
fn the_nearest_element_is_found() {
    let points = [0.0, 3.0, f64::NAN].map(|x| Point { x, y: 4.0 });
    assert_eq!(nearest_point(&points, Point::default()), Some(0));
    assert_eq!(nearest_point(&points[2..], Point::default()), None);
    assert_eq!(nearest_point(&[], Point::default()), None);
    assert_eq!(nearest_stop(&[10.0, -1.0, 4.0], 3.0), Some(2));
    assert_eq!(nearest_stop(&[10.0], f64::NAN), None);
    assert_eq!(closest_angle(&[0.0, PI], 1.9 * PI), Some(0));
    assert_near(shortest_turn(0.1, 2.0 * PI), -0.1, 1e-12);
    assert_eq!(shortest_turn(0.0, f64::INFINITY), 0.0);
}

#[test]
fn momentum_selects_the_spring_of_a_release() {
    let rule = MomentumRule::default();
    let tap = rule.on_release(0.0, 100.0);
    assert_eq!(
        (tap.response, tap.damping_ratio, tap.relative_velocity),
        (0.4, 1.0, 0.0)
    );
    let flick = rule.on_release(-1e6, 100.0);
    assert_eq!(
        (flick.response, flick.damping_ratio, flick.relative_velocity),
        (0.3, 0.8, -30.0)
    );
    assert_near(flick.spring().unwrap().frequency(), 2.0 * PI / 0.3, 1e-12);
    let own = MomentumRule {
        flick_response: f64::NAN,
        maximum_relative_velocity: f64::INFINITY,
        ..rule
    };
    let flick = own.on_release(1e6, 100.0);
    assert_eq!((flick.response, flick.relative_velocity), (0.3, 1e4));
}

#[test]
fn a_velocity_is_the_slope_of_recent_positions() {
    let mut tracker = VelocityTracker::new();
    assert_eq!(tracker.velocity(0.0), 0.0);
    for k in 0..4 {
        tracker.add(f64::from(k) / 64.0, f64::from(k) * 10.0);
    }
    tracker.add(f64::NAN, 1.0);
    tracker.add(0.04, 1.0); // earlier than the newest: ignored
    assert_eq!(tracker.times(), [0.0, 0.015625, 0.03125, 0.046875]);
    assert_eq!(tracker.positions(), [0.0, 10.0, 20.0, 30.0]);
    assert_near(tracker.velocity(0.046875), 640.0, 1e-9);
    assert_eq!(tracker.velocity(0.046875 + 2.0 * VELOCITY_STALE), 0.0);
    let copy = tracker;
    tracker.add(1.0, 0.0);
    assert!(copy != tracker);
}

#[test]
fn a_gesture_pauses_once_when_it_slows_down() {
    let rule = PauseRule::default();
    let (mut plain, mut timed) = (PauseDetector::new(), TimedPauseDetector::new());
    let mut pauses = (0, 0);
    for k in 0..20 {
        let velocity = if k < 10 { 1000.0 } else { 50.0 };
        pauses.0 += u32::from(plain.add(&rule, velocity, 100.0));
        pauses.1 += u32::from(timed.add(&rule, f64::from(k) / 60.0, velocity, 100.0));
    }
    assert_eq!(pauses, (1, 1));
    assert!(plain.is_paused() && timed.is_paused());
    let none = PauseRule {
        loss: f64::NAN,
        ..rule
    };
    let mut never = PauseDetector::new();
    (0..20).for_each(|k| assert!(!never.add(&none, f64::from(20 - k), 100.0)));
    assert!(!never.is_paused());
}

#[test]
fn a_press_is_activated_confirmed_and_reset() {
    let mut latch = ForceLatch::new();
    assert!(latch.add(FORCE_ACTIVATION).activated);
    assert_eq!(latch.phase(), ForcePhase::Activated);
    assert_eq!(latch.add(0.495), ForceChanges::default());
    assert!(latch.add(FORCE_CONFIRMATION).confirmed);
    assert_eq!(latch.phase(), ForcePhase::Confirmed);
    assert!(latch.add(FORCE_RESET).reset);
    assert_eq!(latch.phase(), ForcePhase::Reset);
    latch.add(1.0);
    let both = latch.add(0.0);
    assert!(both.confirmed && both.reset && !both.activated);
    latch.add(1.0);
    assert!(!latch.end(true).confirmed);
    assert_eq!(force_fraction(2.0, 8.0), 0.25);
    assert_eq!(force_fraction(2.0, 0.0), 0.0);
}
