// SPDX-License-Identifier: MIT

//! The arithmetic of gestures: the projection of a flick, the rubber band of content beyond its
//! edge, the nearest corner, stop or angle, the spring for a release, and trackers.
//!
//! Lengths are in points, or any other unit; times are in seconds; velocities are per second;
//! deceleration rates are per millisecond, above 0 and below 1. Every function is total: its result
//! is never NaN and, unless documented as "never", never infinite. An invalid argument gives the
//! neutral result that the documentation states, so that no frame fails. No function allocates, and
//! results have the same bits on every platform.

mod momentum;
mod nearest;
mod trackers;

pub use momentum::{Momentum, MomentumRule};
pub use nearest::{closest_angle, nearest_point, nearest_stop, shortest_turn, Point};
pub use trackers::{
    force_fraction, ForceChanges, ForceLatch, ForcePhase, PauseDetector, PauseRule,
    TimedPauseDetector, VelocityTracker, FORCE_ACTIVATION, FORCE_CONFIRMATION, FORCE_RESET,
    HISTORY_CAPACITY, PAUSE_VELOCITIES, VELOCITY_STALE, VELOCITY_WINDOW,
};

use resin_sys as sys;

use crate::memory::{from_raw, frozen, to_raw};

/// The rate of `UIScrollView.DecelerationRate.normal`.
pub const DECELERATION_NORMAL: f64 = sys::RESIN_DECELERATION_NORMAL;
/// The rate of `UIScrollView.DecelerationRate.fast`.
pub const DECELERATION_FAST: f64 = sys::RESIN_DECELERATION_FAST;
/// The exponent of the power form in "Building Fluid Interfaces".
pub const RUBBER_BAND_EXPONENT: f64 = sys::RESIN_RUBBER_BAND_EXPONENT;
/// The coefficient of a scroll view's rubber band.
pub const RUBBER_BAND_COEFFICIENT: f64 = sys::RESIN_RUBBER_BAND_COEFFICIENT;

// SAFETY, of every call below: the functions are pure and accept any numbers.

/// The distance that a flick covers until it rests, after "Designing Fluid Interfaces": at a rate
/// of 0.998, 0.499 of the velocity. 0 for a rate out of range or a velocity that is not finite.
///
/// ```
/// use resin::motion::{project, DECELERATION_NORMAL};
///
/// assert!((project(1000.0, DECELERATION_NORMAL) - 499.0).abs() < 1e-9);
/// ```
#[must_use]
pub fn project(velocity: f64, rate: f64) -> f64 {
    unsafe { sys::resin_project(velocity, rate) }
}

/// The distance that a flick covers until it rests, as a scroll view does it: at a rate of 0.998,
/// 0.4995 of the velocity. Neutral result as for [`project`].
#[must_use]
pub fn project_continuous(velocity: f64, rate: f64) -> f64 {
    unsafe { sys::resin_project_continuous(velocity, rate) }
}

/// The offset of a rubber band in the power form, sign(distance) |distance|^exponent: unbounded, and
/// greater than `distance` below one unit. The exponent is above 0 and at most 1; the result for
/// others, and for a distance that is not finite, is 0.
#[must_use]
pub fn rubber_band_power(distance: f64, exponent: f64) -> f64 {
    unsafe { sys::resin_rubber_band_power(distance, exponent) }
}

/// The distance at which [`rubber_band_power`] returns `offset`.
#[must_use]
pub fn rubber_band_power_inverse(offset: f64, exponent: f64) -> f64 {
    unsafe { sys::resin_rubber_band_power_inverse(offset, exponent) }
}

/// The offset of a scroll view's rubber band for a finger `distance` beyond the edge of a view of
/// length `dimension`: the slope at 0 is `coefficient`, the limit is `dimension`. 0 for a dimension
/// or a coefficient that is not positive and finite, and for a distance that is not finite.
///
/// ```
/// use resin::motion::{rubber_band, RUBBER_BAND_COEFFICIENT};
///
/// let offset = rubber_band(100.0, 500.0, RUBBER_BAND_COEFFICIENT);
/// assert!((offset - 500.0 / (1.0 + 500.0 / 55.0)).abs() < 1e-12);
/// ```
#[must_use]
pub fn rubber_band(distance: f64, dimension: f64, coefficient: f64) -> f64 {
    unsafe { sys::resin_rubber_band(distance, dimension, coefficient) }
}

/// The distance at which [`rubber_band`] returns `offset`, for a touch that catches a stretched
/// view. An offset of `dimension` or more is treated as the largest number below `dimension`.
#[must_use]
pub fn rubber_band_inverse(offset: f64, dimension: f64, coefficient: f64) -> f64 {
    unsafe { sys::resin_rubber_band_inverse(offset, dimension, coefficient) }
}

/// A motion that decelerates like a scroll view after a release: after t seconds its velocity is
/// velocity rate^(1000 t).
///
/// A motion whose velocity is not finite, or whose rate is out of range, rests at `value`; a value
/// that is not finite is treated as 0.
///
/// ```
/// use resin::motion::{Deceleration, DECELERATION_NORMAL};
///
/// let flick = Deceleration { value: 0.0, velocity: 1000.0, rate: DECELERATION_NORMAL };
/// let edge = flick.crossing(100.0).expect("the flick covers 499.5 points");
/// assert!((flick.after(edge.time).value - 100.0).abs() < 1e-9);
/// assert!(flick.crossing(500.0).is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Deceleration {
    /// The value at t = 0, in units.
    pub value: f64,
    /// The velocity at t = 0, in units per second.
    pub velocity: f64,
    /// The rate per millisecond, above 0 and below 1.
    pub rate: f64,
}

/// The time at which a motion reaches a value, and its velocity there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Crossing {
    /// The time, in seconds from the start.
    pub time: f64,
    /// The velocity, in units per second.
    pub velocity: f64,
}

frozen!(Deceleration = sys::resin_deceleration);

impl Deceleration {
    /// The motion as it continues after `time` seconds. Negative times and NaN are treated as 0;
    /// infinity gives the final value. An invalid motion gives one at rest with the normal rate.
    #[must_use]
    pub fn after(self, time: f64) -> Deceleration {
        from_raw(unsafe { sys::resin_deceleration_after(to_raw(self), time) })
    }

    /// The value at which the motion comes to rest.
    #[must_use]
    pub fn rest(self) -> f64 {
        unsafe { sys::resin_deceleration_rest(to_raw(self)) }
    }

    /// The seconds until the speed has decreased to `speed`. 0 if the motion is not faster at the
    /// start, and for NaN; infinity, for never, if it moves and `speed` is not positive.
    #[must_use]
    pub fn time_to_speed(self, speed: f64) -> f64 {
        unsafe { sys::resin_deceleration_time_to_speed(to_raw(self), speed) }
    }

    /// The time at which the motion reaches `boundary`, and its velocity there: the start of a
    /// bounce. `None` for a motion that comes to rest before or at the boundary, or moves away.
    #[must_use]
    pub fn crossing(self, boundary: f64) -> Option<Crossing> {
        let found = unsafe { sys::resin_deceleration_crossing(to_raw(self), boundary) };
        found.time.is_finite().then_some(Crossing {
            time: found.time,
            velocity: found.velocity,
        })
    }
}
