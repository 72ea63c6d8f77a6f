// SPDX-License-Identifier: MIT

mod support;

use std::f64::consts::PI;

use resin::spring::{BatchCounts, BatchSprings, Motion, Spring, SpringBatch, Tolerance};
use resin::{Error, Status};
use support::{assert_length, assert_near, assert_status};

const REST: Tolerance = Tolerance {
    distance: 0.5,
    speed: 0.5,
};
const START: Motion = Motion {
    value: 0.0,
    velocity: 50.0,
};

#[test]
fn parameters_convert_into_each_other() {
    let spring = Spring::from_response(0.5, 0.8).unwrap();
    assert_near(spring.frequency(), 4.0 * PI, 1e-12);
    assert_near(spring.response(), 0.5, 1e-15);
    assert_near(spring.bounce(), 0.2, 1e-15);
    assert_near(spring.stiffness(2.0).unwrap(), 32.0 * PI * PI, 1e-10);
    assert_near(
        spring.damping(2.0).unwrap(),
        2.0 * 2.0 * 0.8 * 4.0 * PI,
        1e-12,
    );
    let spring = Spring::from_stiffness(400.0, 10.0, 4.0).unwrap();
    assert_eq!((spring.frequency(), spring.damping_ratio()), (10.0, 0.125));
    let spring = Spring::from_duration(0.5, -0.5).unwrap();
    assert_eq!(spring.damping_ratio(), 2.0);
    let spring = Spring::from_tension(30.0, 8.0).unwrap();
    assert_near(spring.frequency(), 194f64.sqrt(), 1e-12);
    assert_near(spring.tension(), 30.0, 1e-9);
    assert_near(spring.friction(), 8.0, 1e-9);
}

#[test]
fn parameters_out_of_range_are_errors() {
    assert_status(Spring::new(0.0, 1.0), Status::Frequency);
    assert_status(Spring::new(1.0, f64::NAN), Status::DampingRatio);
    assert_status(Spring::from_response(0.0, 1.0), Status::Response);
    assert_status(Spring::from_stiffness(-1.0, 1.0, 1.0), Status::Stiffness);
    assert_status(Spring::from_stiffness(1.0, -1.0, 1.0), Status::Damping);
    assert_status(Spring::from_stiffness(1.0, 1.0, 0.0), Status::Mass);
    assert_status(Spring::from_duration(f64::INFINITY, 0.0), Status::Duration);
    assert_status(Spring::from_duration(1.0, -1.0), Status::Bounce);
    assert_status(Spring::from_tension(-100.0, 1.0), Status::Tension);
    assert_status(Spring::from_tension(100.0, -100.0), Status::Friction);
    let spring = Spring::new(1.0, 1.0).unwrap();
    assert_status(spring.stiffness(0.0), Status::Mass);
    assert_status(spring.damping(f64::NAN), Status::Mass);
}

#[test]
fn motions_are_those_of_the_closed_form() {
    // Undamped: x = v / w sin(w t), around the target.
    let spring = Spring::new(2.0, 0.0).unwrap();
    let end = spring.advance(START, 0.0, 0.3).unwrap();
    assert_near(end.value, 25.0 * 0.6f64.sin(), 1e-12);
    assert_near(end.velocity, 50.0 * 0.6f64.cos(), 1e-11);
    // Critical: x = (d + (v + w d) t) e^(-w t).
    let spring = Spring::new(3.0, 1.0).unwrap();
    let end = spring.advance(START, 10.0, 0.2).unwrap();
    let decay = (-0.6f64).exp();
    assert_near(
        end.value,
        10.0 + (-10.0 + (50.0 - 30.0) * 0.2) * decay,
        1e-12,
    );
    assert_eq!(spring.advance(START, 10.0, 0.0).unwrap(), START);
    assert_near(
        spring.acceleration(START, 10.0).unwrap(),
        -300.0 + 90.0,
        1e-10,
    );
    assert_eq!(START.relative_velocity(10.0), 5.0);
}

#[test]
fn samples_are_those_of_single_calls() {
    let spring = Spring::new(12.0, 0.3).unwrap();
    let (mut values, mut velocities) = ([0.0; 5], [0.0; 5]);
    spring
        .sample(START, 1.0, 0.25, Some(&mut values), Some(&mut velocities))
        .unwrap();
    for (k, &value) in values.iter().enumerate() {
        let single = spring.advance(START, 1.0, 0.25 * k as f64).unwrap();
        assert_eq!((value, velocities[k]), (single.value, single.velocity));
    }
    let mut alone = [0.0; 5];
    spring
        .sample(START, 1.0, 0.25, None, Some(&mut alone))
        .unwrap();
    assert_eq!(alone, velocities);
    let result = spring.sample(START, 1.0, 0.25, Some(&mut values), Some(&mut alone[1..]));
    assert_length(result, "velocities", 5, 4);
    assert_eq!(spring.sample(START, 1.0, 0.25, None, None), Ok(()));
    assert_status(
        spring.sample(START, 1.0, 1e6, Some(&mut values), None),
        Status::TimeStep,
    );
}

#[test]
fn questions_about_a_motion_have_closed_answers() {
    let critical = Spring::new(1.0, 1.0).unwrap();
    let still = Motion::default();
    assert_eq!(critical.crossing_time(still, 1.0).unwrap(), None);
    assert_eq!(critical.overshoot(still, 1.0).unwrap(), 0.0);
    let undamped = Spring::new(2.0, 0.0).unwrap();
    assert_near(
        undamped.crossing_time(still, 1.0).unwrap().unwrap(),
        PI / 4.0,
        1e-12,
    );
    assert_near(undamped.overshoot(still, 1.0).unwrap(), 1.0, 1e-12);
    assert!(critical.is_at_rest(still, 0.1, REST).unwrap());
    assert!(!critical.is_at_rest(still, 1.0, REST).unwrap());
    assert_eq!(critical.settling_time(still, 0.1, REST).unwrap(), 0.0);
    // |x| = (1 + t) e^(-t) = 0.5 is later than the speed t e^(-t) <= 0.5.
    let time = critical.settling_time(still, 1.0, REST).unwrap();
    assert_near((1.0 + time) * (-time).exp(), 0.5, 1e-9);
    assert_status(undamped.settling_time(still, 1.0, REST), Status::Undamped);
    let end = critical.step(still, 1.0, 60.0, REST).unwrap();
    assert_eq!((end.value, end.velocity), (1.0, 0.0));
}

#[test]
fn numbers_out_of_range_are_errors() {
    let spring = Spring::new(1.0, 1.0).unwrap();
    let value = Motion {
        value: f64::NAN,
        velocity: 0.0,
    };
    let velocity = Motion {
        value: 0.0,
        velocity: 1e101,
    };
    let zero = Tolerance {
        distance: 0.0,
        speed: 1.0,
    };
    assert_status(spring.advance(value, 0.0, 1.0), Status::Value);
    assert_status(spring.overshoot(velocity, 0.0), Status::Velocity);
    assert_status(spring.crossing_time(START, f64::NAN), Status::Target);
    assert_status(spring.step(START, 0.0, -1.0, REST), Status::TimeStep);
    assert_status(spring.is_at_rest(START, 0.0, zero), Status::Tolerance);
}

#[test]
fn a_batch_steps_each_spring_and_reports_the_settled_ones() {
    let spring = Spring::new(12.0, 0.8).unwrap();
    let (mut values, mut velocities) = (vec![0.0, 9.99, 5.0], vec![0.0, 0.0, 100.0]);
    let targets = [100.0, 10.0, 5.0];
    let mut settled = [9; 3];
    let mut batch = SpringBatch::new(
        &mut values,
        &mut velocities,
        &targets,
        BatchSprings::Shared(spring),
        REST,
    )
    .and_then(|batch| batch.with_settled(&mut settled))
    .unwrap();
    let step = batch.step(0.01).unwrap();
    assert_eq!(step.settled, [1]);
    let expected = BatchCounts {
        moving: 2,
        settled: 1,
        invalid: 0,
    };
    assert_eq!(step.counts, expected);
    let single = spring.step(Motion::default(), 100.0, 0.01, REST).unwrap();
    assert_eq!(
        (batch.values()[0], batch.velocities()[0]),
        (single.value, single.velocity)
    );
    batch.velocities_mut()[1] = 1000.0;
    batch.values_mut()[1] = 0.0;
    assert_eq!(batch.step(0.01).unwrap().counts.moving, 3);
    assert_status(batch.step(f64::NAN), Status::TimeStep);
}

#[test]
fn a_batch_advances_all_but_the_invalid_springs() {
    let (mut values, mut velocities) = ([0.0, f64::NAN, 0.0], [0.0; 3]);
    let (frequencies, damping_ratios) = ([12.0, 12.0, -1.0], [1.0; 3]);
    let springs = BatchSprings::Own {
        frequencies: &frequencies,
        damping_ratios: &damping_ratios,
    };
    let targets = [0.1, 1.0, 1.0];
    let mut settled = [9; 3];
    let mut batch = SpringBatch::new(&mut values, &mut velocities, &targets, springs, REST)
        .and_then(|batch| batch.with_settled(&mut settled))
        .unwrap();
    let counts = BatchCounts {
        moving: 0,
        settled: 1,
        invalid: 2,
    };
    let error = batch.step(0.01).unwrap_err();
    assert_eq!(error, Error::SpringLane(counts));
    assert_eq!(error.status(), Some(Status::SpringLane));
    assert_eq!(batch.settled().unwrap()[..1], [0]);
    assert_eq!(values[0], 0.1);
    assert_eq!(values[2], 0.0);
}

#[test]
fn slices_of_a_batch_must_have_equal_lengths() {
    let shared = BatchSprings::Shared(Spring::new(1.0, 1.0).unwrap());
    let (mut a, mut b) = ([0.0; 2], [0.0; 2]);
    let two = [0.0; 2];
    let new = |a: &mut [f64], b: &mut [f64], c: &[f64], springs: BatchSprings<'_>| {
        SpringBatch::new(a, b, c, springs, REST).map(|_| ())
    };
    assert_length(new(&mut a, &mut b[1..], &two, shared), "velocities", 2, 1);
    assert_length(new(&mut a, &mut b, &[0.0; 3], shared), "targets", 2, 3);
    let own = |frequencies, damping_ratios| BatchSprings::Own {
        frequencies,
        damping_ratios,
    };
    assert_length(
        new(&mut a, &mut b, &two, own(&two[1..], &two)),
        "frequencies",
        2,
        1,
    );
    assert_length(
        new(&mut a, &mut b, &two, own(&two, &[])),
        "damping_ratios",
        2,
        0,
    );
    let mut batch = SpringBatch::new(&mut a, &mut b, &two, shared, REST).unwrap();
    assert_length(batch.set_targets(&two[..1]), "targets", 2, 1);
    let mut short = [0];
    assert_length(batch.with_settled(&mut short), "settled", 2, 1);
    let empty = SpringBatch::new(&mut [], &mut [], &[], shared, REST)
        .unwrap()
        .step(1.0)
        .map(|step| step.counts.moving);
    assert_eq!(empty, Ok(0));
}
