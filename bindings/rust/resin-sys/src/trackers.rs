// SPDX-License-Identifier: MIT

//! `motion_trackers.h`.

pub const RESIN_HISTORY_CAPACITY: usize = 32;
pub const RESIN_VELOCITY_WINDOW: f64 = 0.1;
pub const RESIN_VELOCITY_STALE: f64 = 0.05;
pub const RESIN_PAUSE_VELOCITIES: usize = 7;
pub const RESIN_FORCE_ACTIVATION: f64 = 0.5;
pub const RESIN_FORCE_CONFIRMATION: f64 = 0.49;
pub const RESIN_FORCE_RESET: f64 = 0.4;

/// Recent samples, oldest first.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct resin_history {
    pub count: u32,
    pub reserved: u32,
    pub times: [f64; RESIN_HISTORY_CAPACITY],
    pub values: [f64; RESIN_HISTORY_CAPACITY],
}

/// The recent positions of a finger along one axis.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct resin_velocity_tracker {
    pub positions: resin_history,
}

/// The definition of a pause.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct resin_pause_rule {
    pub maximum_speed: f64,
    pub minimum_distance: f64,
    pub loss: f64,
    pub span: f64,
}

/// The last velocities of a gesture.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct resin_pause_detector {
    pub velocities: [f64; RESIN_PAUSE_VELOCITIES],
    pub count: u32,
    pub paused: u32,
}

/// The velocities of a gesture with their times.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct resin_timed_pause_detector {
    pub velocities: resin_history,
    pub paused: u32,
    pub reserved: u32,
}

/// The phase of a press.
pub type resin_force_phase = u32;
pub const RESIN_FORCE_PHASE_RESET: resin_force_phase = 0;
pub const RESIN_FORCE_PHASE_ACTIVATED: resin_force_phase = 1;
pub const RESIN_FORCE_PHASE_CONFIRMED: resin_force_phase = 2;

/// The phase changes of an event, as bits.
pub type resin_force_change = u32;
pub const RESIN_FORCE_ACTIVATED: resin_force_change = 1;
pub const RESIN_FORCE_CONFIRMED: resin_force_change = 2;
pub const RESIN_FORCE_WAS_RESET: resin_force_change = 4;

/// A detector of presses with hysteresis.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct resin_force_latch {
    pub phase: u32,
}

extern "C" {
    pub fn resin_velocity_tracker_add(
        tracker: *mut resin_velocity_tracker,
        time: f64,
        position: f64,
    );
    pub fn resin_velocity_tracker_velocity(
        tracker: *const resin_velocity_tracker,
        time: f64,
    ) -> f64;
    pub fn resin_pause_rule_default() -> resin_pause_rule;
    pub fn resin_pause_detector_add(
        detector: *mut resin_pause_detector,
        rule: *const resin_pause_rule,
        velocity: f64,
        distance: f64,
    ) -> bool;
    pub fn resin_timed_pause_detector_add(
        detector: *mut resin_timed_pause_detector,
        rule: *const resin_pause_rule,
        time: f64,
        velocity: f64,
        distance: f64,
    ) -> bool;
    pub fn resin_force_fraction(force: f64, maximum: f64) -> f64;
    pub fn resin_force_latch_add(latch: *mut resin_force_latch, force: f64) -> u32;
    pub fn resin_force_latch_end(latch: *mut resin_force_latch, cancelled: bool) -> u32;
}
