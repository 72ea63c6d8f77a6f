// SPDX-License-Identifier: MIT

//! `motion.h`.

pub const RESIN_DECELERATION_NORMAL: f64 = 0.998;
pub const RESIN_DECELERATION_FAST: f64 = 0.99;
pub const RESIN_RUBBER_BAND_EXPONENT: f64 = 0.7;
pub const RESIN_RUBBER_BAND_COEFFICIENT: f64 = 0.55;

/// A motion that decelerates like a scroll view after a release.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct resin_deceleration {
    pub value: f64,
    pub velocity: f64,
    pub rate: f64,
}

/// The time at which a motion reaches a value, and its velocity there.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct resin_crossing {
    pub time: f64,
    pub velocity: f64,
}

/// A point or a vector of the plane.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct resin_point {
    pub x: f64,
    pub y: f64,
}

/// The springs for a release.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct resin_momentum_rule {
    pub tap_response: f64,
    pub tap_damping_ratio: f64,
    pub flick_response: f64,
    pub flick_damping_ratio: f64,
    pub maximum_relative_velocity: f64,
}

/// The spring for a release and its initial velocity.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct resin_momentum {
    pub response: f64,
    pub damping_ratio: f64,
    pub relative_velocity: f64,
}

extern "C" {
    pub fn resin_project(velocity: f64, rate: f64) -> f64;
    pub fn resin_project_continuous(velocity: f64, rate: f64) -> f64;
    pub fn resin_deceleration_after(motion: resin_deceleration, time: f64) -> resin_deceleration;
    pub fn resin_deceleration_rest(motion: resin_deceleration) -> f64;
    pub fn resin_deceleration_time_to_speed(motion: resin_deceleration, speed: f64) -> f64;
    pub fn resin_deceleration_crossing(motion: resin_deceleration, boundary: f64)
        -> resin_crossing;
    pub fn resin_rubber_band_power(distance: f64, exponent: f64) -> f64;
    pub fn resin_rubber_band_power_inverse(offset: f64, exponent: f64) -> f64;
    pub fn resin_rubber_band(distance: f64, dimension: f64, coefficient: f64) -> f64;
    pub fn resin_rubber_band_inverse(offset: f64, dimension: f64, coefficient: f64) -> f64;
    pub fn resin_nearest_point(
        points: *const resin_point,
        count: usize,
        target: resin_point,
    ) -> u32;
    pub fn resin_nearest_stop(stops: *const f64, count: usize, target: f64) -> u32;
    pub fn resin_closest_angle(angles: *const f64, count: usize, target: f64) -> u32;
    pub fn resin_shortest_turn(from: f64, to: f64) -> f64;
    pub fn resin_momentum_rule_default() -> resin_momentum_rule;
    pub fn resin_momentum_on_release(
        rule: *const resin_momentum_rule,
        velocity: f64,
        distance: f64,
    ) -> resin_momentum;
}
