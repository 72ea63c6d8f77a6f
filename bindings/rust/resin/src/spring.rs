// SPDX-License-Identifier: MIT

//! Damped springs in closed form.
//!
//! There is no numerical integration: the result for a time does not depend on its division into
//! frames, and a step may have any length. Values, velocities and targets are at most 1e100 in
//! magnitude, times are from 0 to 1e6 seconds; other numbers, and NaN, are errors. Results have the
//! same bits on every platform. All types are plain values, and no function allocates.

mod batch;

pub use batch::{BatchCounts, BatchSprings, BatchStep, SpringBatch};

use resin_sys as sys;

use crate::error::{check, check_length, Error, Result, Status};
use crate::memory::{from_raw, frozen, to_raw};

/// A spring with a mass of one, whose constants are valid.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Spring {
    frequency: f64,
    damping_ratio: f64,
}

/// A value and its velocity: the whole state of a spring animation.
///
/// To change the target or the spring of a moving value, pass the new one in the next call: value
/// and velocity are continuous.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[must_use = "a motion is a value: the caller stores the new one"]
#[repr(C)]
pub struct Motion {
    /// The value, in any unit.
    pub value: f64,
    /// The velocity, in units of `value` per second.
    pub velocity: f64,
}

/// The limits below which a motion is at rest. Recommended: half a pixel and about half a pixel per
/// second for positions; 0.001 and 0.01 for values from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Tolerance {
    /// The distance from the target, in units of value, 1e-100 to 1e100.
    pub distance: f64,
    /// The speed, in units of value per second, 1e-100 to 1e100.
    pub speed: f64,
}

frozen! {
    Spring = sys::resin_spring,
    Motion = sys::resin_motion,
    Tolerance = sys::resin_spring_tolerance,
}

/// Calls a function of the core that writes one result.
fn get<T: Copy>(initial: T, call: impl FnOnce(*mut T) -> sys::resin_status) -> Result<T> {
    let mut out = initial;
    check(call(&mut out))?;
    Ok(out)
}

fn make(call: impl FnOnce(*mut sys::resin_spring) -> sys::resin_status) -> Result<Spring> {
    let empty = sys::resin_spring {
        frequency: 0.0,
        damping_ratio: 0.0,
    };
    get(empty, call).map(from_raw)
}

// SAFETY, of every call below: the functions are pure, accept any numbers, and write one value to a
// valid pointer.

impl Spring {
    /// Makes a spring from its undamped angular frequency, 1e-4 to 1e5 radians per second, and its
    /// damping ratio, 0 to 1e4: 0 undamped, below 1 underdamped, 1 critical, above 1 overdamped.
    ///
    /// # Errors
    ///
    /// [`Status::Frequency`] or [`Status::DampingRatio`].
    pub fn new(frequency: f64, damping_ratio: f64) -> Result<Spring> {
        make(|out| unsafe { sys::resin_spring_from_frequency(frequency, damping_ratio, out) })
    }

    /// Makes a spring from its undamped period, in seconds, about 6.3e-5 to 6.3e4.
    ///
    /// ```
    /// let spring = resin::Spring::from_response(0.4, 0.8)?;
    /// assert!((spring.frequency() - 15.707963).abs() < 1e-6); // 2 pi / 0.4
    /// # Ok::<(), resin::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`Status::Response`] or [`Status::DampingRatio`].
    pub fn from_response(response: f64, damping_ratio: f64) -> Result<Spring> {
        make(|out| unsafe { sys::resin_spring_from_response(response, damping_ratio, out) })
    }

    /// Makes a spring from physical constants in consistent units: `stiffness`, force per distance,
    /// positive; `damping`, force per speed, not negative; `mass`, positive.
    ///
    /// # Errors
    ///
    /// [`Status::Mass`], [`Status::Stiffness`] or [`Status::Damping`], also if the resulting
    /// frequency or ratio is out of range.
    pub fn from_stiffness(stiffness: f64, damping: f64, mass: f64) -> Result<Spring> {
        make(|out| unsafe { sys::resin_spring_from_stiffness(stiffness, damping, mass, out) })
    }

    /// Makes a spring from a perceptual duration, in seconds, and a bounce, as in SwiftUI. The
    /// bounce is above -1 and at most 1: 0 is critical, 1 is undamped.
    ///
    /// # Errors
    ///
    /// [`Status::Duration`] or [`Status::Bounce`].
    pub fn from_duration(duration: f64, bounce: f64) -> Result<Spring> {
        make(|out| unsafe { sys::resin_spring_from_duration(duration, bounce, out) })
    }

    /// Makes a spring from the tension and the friction of Origami and rebound.
    ///
    /// # Errors
    ///
    /// [`Status::Tension`] or [`Status::Friction`].
    pub fn from_tension(tension: f64, friction: f64) -> Result<Spring> {
        make(|out| unsafe { sys::resin_spring_from_tension(tension, friction, out) })
    }

    /// The undamped angular frequency, in radians per second.
    pub fn frequency(self) -> f64 {
        self.frequency
    }

    /// The damping ratio.
    pub fn damping_ratio(self) -> f64 {
        self.damping_ratio
    }

    /// The undamped period, in seconds.
    pub fn response(self) -> f64 {
        self.property(sys::resin_spring_response)
    }

    /// The bounce of [`Spring::from_duration`].
    pub fn bounce(self) -> f64 {
        self.property(sys::resin_spring_bounce)
    }

    /// The tension of [`Spring::from_tension`].
    pub fn tension(self) -> f64 {
        self.property(sys::resin_spring_tension)
    }

    /// The friction of [`Spring::from_tension`].
    pub fn friction(self) -> f64 {
        self.property(sys::resin_spring_friction)
    }

    /// The stiffness for a given mass.
    ///
    /// # Errors
    ///
    /// [`Status::Mass`] if the mass or the result is not finite and positive.
    pub fn stiffness(self, mass: f64) -> Result<f64> {
        get(0.0, |out| unsafe {
            sys::resin_spring_stiffness(to_raw(self), mass, out)
        })
    }

    /// The damping for a given mass.
    ///
    /// # Errors
    ///
    /// [`Status::Mass`] if the mass is not finite and positive, or the result is infinite or, for a
    /// positive ratio, rounds to 0.
    pub fn damping(self, mass: f64) -> Result<f64> {
        get(0.0, |out| unsafe {
            sys::resin_spring_damping(to_raw(self), mass, out)
        })
    }

    /// A property that every valid spring has, so that the core's status is `RESIN_OK`.
    fn property(
        self,
        function: unsafe extern "C" fn(sys::resin_spring, *mut f64) -> sys::resin_status,
    ) -> f64 {
        let mut out = f64::NAN;
        let status = unsafe { function(to_raw(self), &mut out) };
        debug_assert_eq!(status, sys::RESIN_OK);
        out
    }
}

impl Spring {
    /// The motion after `dt` seconds. A `dt` of 0 returns the same motion, bit for bit.
    ///
    /// ```
    /// use resin::{Motion, Spring};
    ///
    /// let spring = Spring::from_response(0.4, 1.0)?;
    /// let start = Motion { value: 0.0, velocity: 0.0 };
    /// let whole = spring.advance(start, 100.0, 0.2)?;
    /// let half = spring.advance(start, 100.0, 0.1)?;
    /// let halves = spring.advance(half, 100.0, 0.1)?;
    /// assert!((whole.value - halves.value).abs() < 1e-9);
    /// # Ok::<(), resin::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`Status::Value`], [`Status::Velocity`], [`Status::Target`] or [`Status::TimeStep`].
    pub fn advance(self, motion: Motion, target: f64, dt: f64) -> Result<Motion> {
        get(to_raw(motion), |out| unsafe {
            sys::resin_spring_advance(to_raw(self), to_raw(motion), target, dt, out)
        })
        .map(from_raw)
    }

    /// As [`Spring::advance`], but a motion that is at rest afterwards gets exactly the value of the
    /// target and the velocity 0. The motion has settled if it has these, and remains settled.
    ///
    /// # Errors
    ///
    /// Those of [`Spring::advance`], and [`Status::Tolerance`].
    pub fn step(
        self,
        motion: Motion,
        target: f64,
        dt: f64,
        tolerance: Tolerance,
    ) -> Result<Motion> {
        let rest = to_raw(tolerance);
        get(to_raw(motion), |out| unsafe {
            sys::resin_spring_step(to_raw(self), to_raw(motion), target, dt, rest, out)
        })
        .map(from_raw)
    }

    /// Writes the motion at the times 0, `step`, 2 `step` and so on, in seconds, such as key frames.
    /// Each is bit-equal to [`Spring::advance`] for that time. A slice may be `None`; the length
    /// of the other is the number of samples.
    ///
    /// ```
    /// use resin::{Motion, Spring};
    ///
    /// let spring = Spring::from_response(0.4, 1.0)?;
    /// let mut frames = [0.0; 60];
    /// spring.sample(Motion::default(), 100.0, 1.0 / 60.0, Some(&mut frames), None)?;
    /// assert_eq!(frames[0], 0.0);
    /// # Ok::<(), resin::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`Spring::advance`], `Status::TooLarge`, and [`Error::Length`] if the lengths of the
    /// slices differ.
    pub fn sample(
        self,
        motion: Motion,
        target: f64,
        step: f64,
        values: Option<&mut [f64]>,
        velocities: Option<&mut [f64]>,
    ) -> Result<()> {
        if let (Some(values), Some(velocities)) = (&values, &velocities) {
            check_length("velocities", values.len(), velocities.len())?;
        }
        let count = values
            .as_ref()
            .or(velocities.as_ref())
            .map_or(0, |s| s.len());
        let pointer = |slice: Option<&mut [f64]>| {
            slice.map_or(std::ptr::null_mut(), |slice| slice.as_mut_ptr())
        };
        let (spring, motion) = (to_raw(self), to_raw(motion));
        let (values, velocities) = (pointer(values), pointer(velocities));
        // SAFETY: each pointer is null or refers to `count` elements, of different slices.
        check(unsafe {
            sys::resin_spring_sample(spring, motion, target, step, count, values, velocities)
        })
    }

    /// The present acceleration, in units of value per second squared.
    ///
    /// # Errors
    ///
    /// [`Status::Value`], [`Status::Velocity`] or [`Status::Target`].
    pub fn acceleration(self, motion: Motion, target: f64) -> Result<f64> {
        get(0.0, |out| unsafe {
            sys::resin_spring_acceleration(to_raw(self), to_raw(motion), target, out)
        })
    }

    /// The overshoot from now on, in units of value: the largest distance on the other side of the
    /// target or, for a value that starts at its target, on the side to which it moves. Not
    /// negative; 0 without overshoot.
    ///
    /// # Errors
    ///
    /// Those of [`Spring::acceleration`].
    pub fn overshoot(self, motion: Motion, target: f64) -> Result<f64> {
        get(0.0, |out| unsafe {
            sys::resin_spring_overshoot(to_raw(self), to_raw(motion), target, out)
        })
    }

    /// The first time, in seconds from now, at which the value equals the target; `None` for a
    /// motion that approaches its target without reaching it.
    ///
    /// # Errors
    ///
    /// Those of [`Spring::acceleration`].
    pub fn crossing_time(self, motion: Motion, target: f64) -> Result<Option<f64>> {
        let found = get(0.0, |out| unsafe {
            sys::resin_spring_crossing_time(to_raw(self), to_raw(motion), target, out)
        });
        match found {
            Err(Error::Status(Status::Never)) => Ok(None),
            other => other.map(Some),
        }
    }

    /// Whether the motion is at rest: neither its distance to the target nor its speed ever exceeds
    /// the tolerance from now on.
    ///
    /// # Errors
    ///
    /// Those of [`Spring::acceleration`], and [`Status::Tolerance`].
    pub fn is_at_rest(self, motion: Motion, target: f64, tolerance: Tolerance) -> Result<bool> {
        let rest = to_raw(tolerance);
        get(false, |out| unsafe {
            sys::resin_spring_is_at_rest(to_raw(self), to_raw(motion), target, rest, out)
        })
    }

    /// The time, in seconds from now, after which distance and speed remain within the tolerance.
    ///
    /// # Errors
    ///
    /// Those of [`Spring::is_at_rest`], and [`Status::Undamped`] for a spring of damping ratio 0
    /// that is not at rest.
    pub fn settling_time(self, motion: Motion, target: f64, tolerance: Tolerance) -> Result<f64> {
        let rest = to_raw(tolerance);
        get(0.0, |out| unsafe {
            sys::resin_spring_settling_time(to_raw(self), to_raw(motion), target, rest, out)
        })
    }
}

impl Motion {
    /// The velocity divided by the distance to the target, the initial velocity of
    /// `UISpringTimingParameters`; 0 if the distance is 0 or the quotient is not finite.
    pub fn relative_velocity(self, target: f64) -> f64 {
        unsafe { sys::resin_spring_relative_velocity(to_raw(self), target) }
    }
}
