// SPDX-License-Identifier: MIT

//! `spring.h` and `spring_batch.h`.

use crate::base::resin_status;

/// A spring with a mass of one.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct resin_spring {
    pub frequency: f64,
    pub damping_ratio: f64,
}

/// A value and its velocity.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct resin_motion {
    pub value: f64,
    pub velocity: f64,
}

/// The limits below which a motion is at rest.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct resin_spring_tolerance {
    pub distance: f64,
    pub speed: f64,
}

/// Springs in arrays of the caller.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct resin_spring_batch {
    pub struct_size: u32,
    pub flags: u32,
    pub count: usize,
    pub values: *mut f64,
    pub velocities: *mut f64,
    pub targets: *const f64,
    pub frequencies: *const f64,
    pub damping_ratios: *const f64,
    pub spring: resin_spring,
    pub tolerance: resin_spring_tolerance,
    pub settled: *mut u32,
}

/// The numbers of springs after a step.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct resin_spring_batch_result {
    pub moving: usize,
    pub settled: usize,
    pub invalid: usize,
}

extern "C" {
    pub fn resin_spring_from_frequency(
        frequency: f64,
        damping_ratio: f64,
        out: *mut resin_spring,
    ) -> resin_status;
    pub fn resin_spring_from_response(
        response: f64,
        damping_ratio: f64,
        out: *mut resin_spring,
    ) -> resin_status;
    pub fn resin_spring_from_stiffness(
        stiffness: f64,
        damping: f64,
        mass: f64,
        out: *mut resin_spring,
    ) -> resin_status;
    pub fn resin_spring_from_duration(
        duration: f64,
        bounce: f64,
        out: *mut resin_spring,
    ) -> resin_status;
    pub fn resin_spring_from_tension(
        tension: f64,
        friction: f64,
        out: *mut resin_spring,
    ) -> resin_status;
    pub fn resin_spring_response(spring: resin_spring, out: *mut f64) -> resin_status;
    pub fn resin_spring_stiffness(spring: resin_spring, mass: f64, out: *mut f64) -> resin_status;
    pub fn resin_spring_damping(spring: resin_spring, mass: f64, out: *mut f64) -> resin_status;
    pub fn resin_spring_bounce(spring: resin_spring, out: *mut f64) -> resin_status;
    pub fn resin_spring_tension(spring: resin_spring, out: *mut f64) -> resin_status;
    pub fn resin_spring_friction(spring: resin_spring, out: *mut f64) -> resin_status;
    pub fn resin_spring_advance(
        spring: resin_spring,
        motion: resin_motion,
        target: f64,
        dt: f64,
        out: *mut resin_motion,
    ) -> resin_status;
    pub fn resin_spring_sample(
        spring: resin_spring,
        motion: resin_motion,
        target: f64,
        step: f64,
        count: usize,
        values: *mut f64,
        velocities: *mut f64,
    ) -> resin_status;
    pub fn resin_spring_acceleration(
        spring: resin_spring,
        motion: resin_motion,
        target: f64,
        out: *mut f64,
    ) -> resin_status;
    pub fn resin_spring_overshoot(
        spring: resin_spring,
        motion: resin_motion,
        target: f64,
        out: *mut f64,
    ) -> resin_status;
    pub fn resin_spring_crossing_time(
        spring: resin_spring,
        motion: resin_motion,
        target: f64,
        out: *mut f64,
    ) -> resin_status;
    pub fn resin_spring_relative_velocity(motion: resin_motion, target: f64) -> f64;
    pub fn resin_spring_is_at_rest(
        spring: resin_spring,
        motion: resin_motion,
        target: f64,
        tolerance: resin_spring_tolerance,
        out: *mut bool,
    ) -> resin_status;
    pub fn resin_spring_settling_time(
        spring: resin_spring,
        motion: resin_motion,
        target: f64,
        tolerance: resin_spring_tolerance,
        out: *mut f64,
    ) -> resin_status;
    pub fn resin_spring_step(
        spring: resin_spring,
        motion: resin_motion,
        target: f64,
        dt: f64,
        tolerance: resin_spring_tolerance,
        out: *mut resin_motion,
    ) -> resin_status;
    pub fn resin_spring_batch_step(
        batch: *const resin_spring_batch,
        dt: f64,
        out: *mut resin_spring_batch_result,
    ) -> resin_status;
}
