// SPDX-License-Identifier: MIT

use resin::spring::{BatchSprings, Motion, Spring, SpringBatch, Tolerance};

use crate::{code, Conformance};

const FREQUENCIES: [f64; 8] = [1e-4, 0.5, 3.0, 12.0, 20.0, 100.0, 1e4, 1e5];
const DAMPING_RATIOS: [f64; 8] = [0.0, 0.125, 0.5, 0.8125, 1.0, 1.0009765625, 1.5, 1e4];
const TIMES: [f64; 8] = [
    0.0,
    1.0 / 240.0,
    1.0 / 120.0,
    1.0 / 60.0,
    0.125,
    0.5,
    2.0,
    1000.0,
];
const TOLERANCE: Tolerance = Tolerance {
    distance: 0.5,
    speed: 0.5,
};
const NEVER: u64 = 116;

fn add_motion(c: &mut Conformance, motion: Motion) {
    c.add_real(motion.value);
    c.add_real(motion.velocity);
}

fn run_motions(c: &mut Conformance) {
    for _ in 0..1000 {
        let (frequency, ratio) = (c.pick(&FREQUENCIES), c.pick(&DAMPING_RATIOS));
        let spring = Spring::new(frequency, ratio).unwrap();
        let motion = Motion {
            value: c.grid(4001, 2000.0, 4.0),
            velocity: c.grid(8001, 4000.0, 2.0),
        };
        let target = c.grid(4001, 2000.0, 4.0);
        let dt = c.pick(&TIMES);
        add_motion(c, spring.advance(motion, target, dt).unwrap());
        add_motion(c, spring.step(motion, target, dt, TOLERANCE).unwrap());
        c.add_result(spring.acceleration(motion, target));
        c.add_result(spring.overshoot(motion, target));
        match spring.crossing_time(motion, target) {
            Ok(None) => c.add(NEVER),
            time => c.add_result(time.map(|time| time.unwrap())),
        }
        c.add_result(spring.settling_time(motion, target, TOLERANCE));
        c.add(spring.is_at_rest(motion, target, TOLERANCE).unwrap().into());
        c.add_real(motion.relative_velocity(target));
    }
}

fn add_spring(c: &mut Conformance, spring: resin::Result<Spring>) {
    c.add(code(&spring));
    if let Ok(spring) = spring {
        c.add_real(spring.frequency());
        c.add_real(spring.damping_ratio());
    }
}

fn run_parameters(c: &mut Conformance) {
    for _ in 0..200 {
        let response = c.grid(2000, -1.0, 1000.0);
        let ratio = c.grid(2001, 0.0, 1000.0);
        let mass = c.grid(100, -1.0, 10.0);
        let spring = Spring::from_response(response, ratio).unwrap();
        add_spring(c, Ok(spring));
        c.add_result(Ok(spring.response()));
        c.add_result(spring.stiffness(mass));
        c.add_result(spring.damping(mass));
        c.add_result(Ok(spring.bounce()));
        c.add_result(Ok(spring.tension()));
        c.add_result(Ok(spring.friction()));
        let stiffness = c.grid(1000, -1.0, 2.0);
        let damping = c.grid(1000, 0.0, 8.0);
        add_spring(c, Spring::from_stiffness(stiffness, damping, mass));
        let bounce = c.grid(2001, 1000.0, 1000.0);
        add_spring(c, Spring::from_duration(response, bounce));
        let tension = c.grid(400, 100.0, 1.0);
        let friction = c.grid(100, 20.0, 1.0);
        add_spring(c, Spring::from_tension(tension, friction));
    }
}

fn run_samples(c: &mut Conformance) {
    let (mut values, mut velocities) = ([0.0; 64], [0.0; 64]);
    let motion = Motion {
        value: 0.0,
        velocity: 300.0,
    };
    let (first, second) = (Some(&mut values[..]), Some(&mut velocities[..]));
    let spring = Spring::new(12.0, 0.25).unwrap();
    spring
        .sample(motion, 100.0, 1.0 / 120.0, first, second)
        .unwrap();
    for (value, velocity) in values.into_iter().zip(velocities) {
        add_motion(c, Motion { value, velocity });
    }
}

const LANES: usize = 101;

/// Advances a batch by two seconds. The targets change their signs after one.
fn run_batch(c: &mut Conformance, has_own_constants: bool) {
    let (mut values, mut velocities, mut targets) = ([0.0; LANES], [0.0; LANES], [0.0; LANES]);
    let (mut frequencies, mut damping_ratios) = ([0.0; LANES], [0.0; LANES]);
    for lane in 0..LANES {
        values[lane] = c.grid(4001, 2000.0, 4.0);
        velocities[lane] = c.grid(8001, 4000.0, 2.0);
        targets[lane] = c.grid(4001, 2000.0, 4.0);
        frequencies[lane] = c.grid(400, -40.0, 8.0);
        damping_ratios[lane] = c.grid(161, 0.0, 128.0);
    }
    let opposite = targets.map(|target| -target);
    let springs = match has_own_constants {
        true => BatchSprings::Own {
            frequencies: &frequencies,
            damping_ratios: &damping_ratios,
        },
        false => BatchSprings::Shared(Spring::new(12.0, 0.8125).unwrap()),
    };
    let mut settled = [0; LANES];
    let mut batch = SpringBatch::new(&mut values, &mut velocities, &targets, springs, TOLERANCE)
        .and_then(|batch| batch.with_settled(&mut settled))
        .unwrap();
    for frame in 0..120 {
        if frame == 60 {
            batch.set_targets(&opposite).unwrap();
        }
        let step = batch.step(1.0 / 60.0).unwrap();
        c.add(step.counts.moving as u64);
        c.add_indices(step.settled);
    }
    for (value, velocity) in values.into_iter().zip(velocities) {
        add_motion(c, Motion { value, velocity });
    }
}

pub fn run(c: &mut Conformance) {
    run_motions(c);
    run_parameters(c);
    run_samples(c);
    run_batch(c, false);
    run_batch(c, true);
}
