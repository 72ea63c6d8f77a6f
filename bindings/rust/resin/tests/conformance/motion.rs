// SPDX-License-Identifier: MIT

use resin::motion::{
    closest_angle, force_fraction, nearest_point, nearest_stop, project, project_continuous,
    rubber_band, rubber_band_inverse, rubber_band_power, rubber_band_power_inverse, shortest_turn,
    Deceleration, ForceChanges, ForceLatch, MomentumRule, PauseDetector, PauseRule, Point,
    TimedPauseDetector, VelocityTracker,
};

use crate::Conformance;

const RATES: [f64; 4] = [0.998, 0.99, 0.5, 0.9999];
const EXPONENTS: [f64; 4] = [0.7, 0.5, 1.0, 0.1];

fn run_decelerations(c: &mut Conformance) {
    for _ in 0..500 {
        let motion = Deceleration {
            value: c.grid(4001, 2000.0, 4.0),
            velocity: c.grid(20001, 10000.0, 2.0),
            rate: c.pick(&RATES),
        };
        let time = c.grid(3000, 0.0, 1000.0);
        let boundary = c.grid(8001, 4000.0, 2.0);
        c.add_real(project(motion.velocity, motion.rate));
        c.add_real(project_continuous(motion.velocity, motion.rate));
        let after = motion.after(time);
        c.add_real(after.value);
        c.add_real(after.velocity);
        c.add_real(motion.rest());
        c.add_real(motion.time_to_speed(10.0));
        let crossing = motion.crossing(boundary);
        c.add_real(crossing.map_or(f64::INFINITY, |crossing| crossing.time));
        c.add_real(crossing.map_or(0.0, |crossing| crossing.velocity));
    }
}

fn run_rubber_bands(c: &mut Conformance) {
    for _ in 0..500 {
        let distance = c.grid(8001, 4000.0, 4.0);
        let dimension = c.grid(1000, -1.0, 1.0);
        let coefficient = c.grid(20, -1.0, 20.0);
        let exponent = c.pick(&EXPONENTS);
        c.add_real(rubber_band_power(distance, exponent));
        c.add_real(rubber_band_power_inverse(distance, exponent));
        c.add_real(rubber_band(distance, dimension, coefficient));
        c.add_real(rubber_band_inverse(distance, dimension, coefficient));
    }
}

fn draw_point(c: &mut Conformance) -> Point {
    Point {
        x: c.grid(101, 50.0, 1.0),
        y: c.grid(101, 50.0, 1.0),
    }
}

fn run_nearest(c: &mut Conformance) {
    for _ in 0..300 {
        let (mut points, mut stops) = (Vec::new(), Vec::new());
        for _ in 0..c.below(9) {
            points.push(draw_point(c));
            stops.push(c.grid(2001, 1000.0, 100.0));
        }
        let target = draw_point(c);
        let line = c.grid(2001, 1000.0, 100.0);
        c.add_index(nearest_point(&points, target));
        c.add_index(nearest_stop(&stops, line));
        c.add_index(closest_angle(&stops, line));
        c.add_real(shortest_turn(target.x, line));
    }
}

fn run_momentum(c: &mut Conformance) {
    for _ in 0..200 {
        let velocity = c.grid(401, 200.0, 0.5);
        let distance = c.grid(401, 200.0, 2.0);
        let momentum = MomentumRule::default().on_release(velocity, distance);
        c.add_real(momentum.response);
        c.add_real(momentum.damping_ratio);
        c.add_real(momentum.relative_velocity);
    }
}

fn bits(changes: ForceChanges) -> u64 {
    u64::from(changes.activated) | u64::from(changes.confirmed) << 1 | u64::from(changes.reset) << 2
}

/// Gestures of 60 events each, 4 to 19 ms apart.
fn run_trackers(c: &mut Conformance) {
    let rule = PauseRule::default();
    for round in 0..20 {
        let mut tracker = VelocityTracker::new();
        let mut pause = PauseDetector::new();
        let mut timed_pause = TimedPauseDetector::new();
        let mut latch = ForceLatch::new();
        let (mut milliseconds, mut position) = (0.0, 0.0);
        for event in 0..60 {
            milliseconds += (4 + c.below(16)) as f64;
            position += c.grid(81, if event < 30 { 0.0 } else { 75.0 }, 4.0);
            let time = milliseconds / 1000.0;
            tracker.add(time, position);
            let velocity = tracker.velocity(time);
            c.add_real(velocity);
            c.add(pause.add(&rule, velocity, position).into());
            c.add(timed_pause.add(&rule, time, velocity, position).into());
            let force = force_fraction(c.below(100) as f64, 80.0);
            c.add_real(force);
            c.add(bits(latch.add(force)));
        }
        c.add(bits(latch.end(round % 2 == 1)));
    }
}

pub fn run(c: &mut Conformance) {
    run_decelerations(c);
    run_rubber_bands(c);
    run_nearest(c);
    run_momentum(c);
    run_trackers(c);
}
