// SPDX-License-Identifier: MIT

//! Trackers of a gesture. They are plain values: use a new one for each gesture. They read no clock;
//! the caller passes times, in seconds from any origin. They ignore numbers that are not finite.

use std::fmt;

use resin_sys as sys;

use crate::memory::{from_raw, frozen, to_raw};

/// The capacity of a history, in samples.
pub const HISTORY_CAPACITY: usize = sys::RESIN_HISTORY_CAPACITY;
/// The span of the samples that determine a velocity, in seconds.
pub const VELOCITY_WINDOW: f64 = sys::RESIN_VELOCITY_WINDOW;
/// The age of the newest sample, in seconds, above which the velocity is 0.
pub const VELOCITY_STALE: f64 = sys::RESIN_VELOCITY_STALE;
/// The number of velocities that [`PauseDetector`] compares.
pub const PAUSE_VELOCITIES: usize = sys::RESIN_PAUSE_VELOCITIES;
/// The force that activates a press, as a fraction of the largest force.
pub const FORCE_ACTIVATION: f64 = sys::RESIN_FORCE_ACTIVATION;
/// The force below which a press is confirmed.
pub const FORCE_CONFIRMATION: f64 = sys::RESIN_FORCE_CONFIRMATION;
/// The force below which a press is reset.
pub const FORCE_RESET: f64 = sys::RESIN_FORCE_RESET;

// SAFETY, of every call below: the functions accept any numbers and change only the tracker, which
// is exclusive.

/// The recent positions of a finger along one axis.
///
/// ```
/// let mut tracker = resin::motion::VelocityTracker::new();
/// for frame in 0..6 {
///     tracker.add(f64::from(frame) / 64.0, f64::from(frame) * 5.0);
/// }
/// assert!((tracker.velocity(5.0 / 64.0) - 320.0).abs() < 1e-9);
/// ```
#[derive(Clone, Copy, Default, PartialEq)]
pub struct VelocityTracker(sys::resin_velocity_tracker);

impl fmt::Debug for VelocityTracker {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("VelocityTracker")
            .field("times", &self.times())
            .field("positions", &self.positions())
            .finish()
    }
}

impl VelocityTracker {
    /// An empty tracker.
    pub fn new() -> VelocityTracker {
        VelocityTracker::default()
    }

    /// Adds the position of the finger at a time, in seconds. A sample with the time of the newest
    /// replaces it; an earlier one is ignored.
    pub fn add(&mut self, time: f64, position: f64) {
        unsafe { sys::resin_velocity_tracker_add(&mut self.0, time, position) }
    }

    /// The velocity at a time, in units per second: the slope of the least-squares line through the
    /// samples of the last 100 ms. 0 with fewer than two such samples, and if the newest is older
    /// than 50 ms.
    pub fn velocity(&self, time: f64) -> f64 {
        unsafe { sys::resin_velocity_tracker_velocity(&self.0, time) }
    }

    /// The times of the samples, ascending.
    pub fn times(&self) -> &[f64] {
        samples(&self.0.positions, &self.0.positions.times)
    }

    /// The positions of the samples.
    pub fn positions(&self) -> &[f64] {
        samples(&self.0.positions, &self.0.positions.values)
    }
}

fn samples<'a>(history: &sys::resin_history, numbers: &'a [f64]) -> &'a [f64] {
    numbers.get(..history.count as usize).unwrap_or(numbers)
}

/// The definition of a pause. A rule with a member that is NaN or out of range detects no pause. The
/// default is that of "Building Fluid Interfaces": a loss of more than 90 %, a speed of at most 100
/// and a distance of at least 50, with a span of 0.1 s.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct PauseRule {
    /// The largest speed at a pause, in units per second, 0 or more.
    pub maximum_speed: f64,
    /// The smallest distance from the start of the gesture, in units, 0 or more.
    pub minimum_distance: f64,
    /// The fraction of the speed that must be lost, from 0 to 1.
    pub loss: f64,
    /// The time in which it is lost, in seconds, above 0; only for [`TimedPauseDetector`].
    pub span: f64,
}

frozen!(PauseRule = sys::resin_pause_rule);

impl Default for PauseRule {
    fn default() -> PauseRule {
        from_raw(unsafe { sys::resin_pause_rule_default() })
    }
}

/// The last velocities of a gesture. The result depends on the rate of events: prefer
/// [`TimedPauseDetector`].
#[derive(Clone, Copy, Default, PartialEq)]
pub struct PauseDetector(sys::resin_pause_detector);

impl fmt::Debug for PauseDetector {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("PauseDetector")
            .field("is_paused", &self.is_paused())
            .finish_non_exhaustive()
    }
}

impl PauseDetector {
    /// A new detector.
    pub fn new() -> PauseDetector {
        PauseDetector::default()
    }

    /// Adds a velocity, in units per second, and returns whether the gesture pauses with it: true
    /// once in a gesture. The sign of the distance from the start of the gesture is ignored.
    pub fn add(&mut self, rule: &PauseRule, velocity: f64, distance: f64) -> bool {
        let rule = to_raw(*rule);
        unsafe { sys::resin_pause_detector_add(&mut self.0, &rule, velocity, distance) }
    }

    /// Whether the gesture has paused.
    pub fn is_paused(&self) -> bool {
        self.0.paused != 0
    }
}

/// The velocities of a gesture with their times.
#[derive(Clone, Copy, Default, PartialEq)]
pub struct TimedPauseDetector(sys::resin_timed_pause_detector);

impl fmt::Debug for TimedPauseDetector {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("TimedPauseDetector")
            .field("is_paused", &self.is_paused())
            .finish_non_exhaustive()
    }
}

impl TimedPauseDetector {
    /// A new detector.
    pub fn new() -> TimedPauseDetector {
        TimedPauseDetector::default()
    }

    /// As [`PauseDetector::add`], but compares with the velocity `span` seconds ago, so that the
    /// result does not depend on the rate of events. An event that is not later than the previous
    /// one is ignored.
    pub fn add(&mut self, rule: &PauseRule, time: f64, velocity: f64, distance: f64) -> bool {
        let rule = to_raw(*rule);
        unsafe { sys::resin_timed_pause_detector_add(&mut self.0, &rule, time, velocity, distance) }
    }

    /// Whether the gesture has paused.
    pub fn is_paused(&self) -> bool {
        self.0.paused != 0
    }
}

/// The phase of a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ForcePhase {
    /// The force is low.
    Reset,
    /// The force has reached the activation threshold.
    Activated,
    /// The force has fallen again, but not yet to the reset threshold.
    Confirmed,
}

/// The phase changes of an event: a force that falls far in one event makes two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ForceChanges {
    /// Whether the press was activated.
    pub activated: bool,
    /// Whether the press is complete: perform its action.
    pub confirmed: bool,
    /// Whether the press was reset.
    pub reset: bool,
}

impl ForceChanges {
    fn from_bits(bits: u32) -> ForceChanges {
        ForceChanges {
            activated: bits & sys::RESIN_FORCE_ACTIVATED != 0,
            confirmed: bits & sys::RESIN_FORCE_CONFIRMED != 0,
            reset: bits & sys::RESIN_FORCE_WAS_RESET != 0,
        }
    }
}

/// A detector of presses with hysteresis: small variations of the force do not activate it again.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct ForceLatch(sys::resin_force_latch);

impl fmt::Debug for ForceLatch {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("ForceLatch")
            .field("phase", &self.phase())
            .finish()
    }
}

impl ForceLatch {
    /// A latch that is reset.
    pub fn new() -> ForceLatch {
        ForceLatch::default()
    }

    /// The phase of the press.
    pub fn phase(&self) -> ForcePhase {
        match self.0.phase {
            sys::RESIN_FORCE_PHASE_ACTIVATED => ForcePhase::Activated,
            sys::RESIN_FORCE_PHASE_CONFIRMED => ForcePhase::Confirmed,
            _ => ForcePhase::Reset,
        }
    }

    /// Adds a force, as a fraction of the maximum: 0.5 or more activates, 0.49 or less confirms, and
    /// 0.4 or less resets.
    pub fn add(&mut self, force: f64) -> ForceChanges {
        ForceChanges::from_bits(unsafe { sys::resin_force_latch_add(&mut self.0, force) })
    }

    /// Ends the touch and resets the latch. Confirms an activated press unless the system has
    /// cancelled the touch.
    pub fn end(&mut self, cancelled: bool) -> ForceChanges {
        ForceChanges::from_bits(unsafe { sys::resin_force_latch_end(&mut self.0, cancelled) })
    }
}

/// The force as a fraction of the maximum, from 0 to 1; 0 if the maximum is not positive or a number
/// is not finite.
#[must_use]
pub fn force_fraction(force: f64, maximum: f64) -> f64 {
    unsafe { sys::resin_force_fraction(force, maximum) }
}
