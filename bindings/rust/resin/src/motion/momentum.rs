// SPDX-License-Identifier: MIT

use resin_sys as sys;

use crate::error::Result;
use crate::memory::{from_raw, frozen, to_raw};
use crate::spring::Spring;

/// The springs for a release. A member that is NaN or out of range is replaced by that of the
/// default, the rule of "Building Fluid Interfaces": response 0.4 and damping ratio 1 for a tap, 0.3
/// and 0.8 for a flick, and a relative velocity of at most 30.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct MomentumRule {
    /// The response without momentum, in seconds, about 6.3e-5 to 6.3e4.
    pub tap_response: f64,
    /// The damping ratio without momentum, 0 to 1e4; 1 for no bounce.
    pub tap_damping_ratio: f64,
    /// The response with momentum, in seconds; range as for `tap_response`.
    pub flick_response: f64,
    /// The damping ratio with momentum, 0 to 1e4; below 1 for bounce.
    pub flick_damping_ratio: f64,
    /// The limit of the relative velocity in both directions, per second, 0 or more; infinity for
    /// no limit.
    pub maximum_relative_velocity: f64,
}

/// The spring for a release and its initial velocity.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Momentum {
    /// The response, in seconds.
    pub response: f64,
    /// The damping ratio.
    pub damping_ratio: f64,
    /// The velocity divided by the remaining distance, per second, positive toward the target.
    pub relative_velocity: f64,
}

frozen! {
    MomentumRule = sys::resin_momentum_rule,
    Momentum = sys::resin_momentum,
}

impl Default for MomentumRule {
    fn default() -> MomentumRule {
        // SAFETY: a pure function without parameters.
        from_raw(unsafe { sys::resin_momentum_rule_default() })
    }
}

impl MomentumRule {
    /// The spring that animates a released object to its target: with bounce after a flick, without
    /// it after a tap.
    ///
    /// A release without velocity, in units per second, without `distance`, the target minus the
    /// present value, or with numbers that are not finite is a tap.
    ///
    /// ```
    /// let flick = resin::motion::MomentumRule::default().on_release(1200.0, 100.0);
    /// assert_eq!((flick.response, flick.relative_velocity), (0.3, 12.0));
    /// ```
    #[must_use]
    pub fn on_release(&self, velocity: f64, distance: f64) -> Momentum {
        let rule = to_raw(*self);
        // SAFETY: the rule is only read.
        from_raw(unsafe { sys::resin_momentum_on_release(&rule, velocity, distance) })
    }
}

impl Momentum {
    /// The spring. Never fails for a momentum of [`MomentumRule::on_release`].
    ///
    /// # Errors
    ///
    /// Those of [`Spring::from_response`].
    pub fn spring(self) -> Result<Spring> {
        Spring::from_response(self.response, self.damping_ratio)
    }
}
