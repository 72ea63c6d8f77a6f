// SPDX-License-Identifier: MIT

use std::fmt;
use std::ptr;

use resin_sys as sys;

use crate::error::{Result, Status};
use crate::memory::{frozen, struct_size, to_raw};

/// The choice of the stop at which a bar settles after a release.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Snapping {
    /// The stop nearest to the height that the bar would have after the content has decelerated.
    Projected,
    /// The stop nearest to the present height, regardless of velocity.
    Nearest,
    /// No stop: the bar rests at any height.
    None,
}

/// The options of a bar. `None` and `false` are the defaults. Later versions may add members: end a
/// literal with `..BarOptions::default()`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BarOptions {
    /// The index of the highest stop that scrolling reaches without pulling at the top, from 1 to
    /// the count of stops less 1. Default: the last but one, or the last of two.
    pub normal_stop: Option<usize>,
    /// The choice of the stop after a release. Default: [`Snapping::Projected`].
    pub snapping: Snapping,
    /// The slope of the rubber band, from 0 to 1. At 0 the bar is not stretched or compressed beyond
    /// its stops. Default: 0.55.
    pub resistance: Option<f64>,
    /// The rate of the scroll view, per millisecond, above 0 and below 1. Default: 0.998.
    pub deceleration_rate: Option<f64>,
    /// The distance from the top up to which a touch is at the top, in points, from 0 to 1e100. 0
    /// means a millionth of a point, which allows for rounding errors. Default: 5.
    pub top_tolerance: Option<f64>,
    /// Keeps the bar at its normal stop if the content is too short to scroll.
    pub holds_short_content: bool,
    /// Stretches the bar also while the content bounces after a release.
    pub stretches_while_settling: bool,
}

impl Default for BarOptions {
    fn default() -> BarOptions {
        BarOptions {
            normal_stop: None,
            snapping: Snapping::Projected,
            resistance: None,
            deceleration_rate: None,
            top_tolerance: None,
            holds_short_content: false,
            stretches_while_settling: false,
        }
    }
}

impl BarOptions {
    /// The core's def, in which 0 means the default. So an explicit 0 is an error if it is out of
    /// range; for a resistance there is a flag.
    pub(super) fn def(&self, stops: &[f64]) -> Result<sys::resin_bar_def> {
        let mut flags = 0;
        if self.holds_short_content {
            flags |= sys::RESIN_BAR_HOLD_SHORT_CONTENT;
        }
        if self.stretches_while_settling {
            flags |= sys::RESIN_BAR_STRETCH_WHILE_SETTLING;
        }
        if self.resistance == Some(0.0) {
            flags |= sys::RESIN_BAR_NO_RESISTANCE;
        }
        let normal_stop = match self.normal_stop {
            Some(stop) => match u32::try_from(stop) {
                Ok(stop) if stop > 0 => stop,
                _ => return Err(Status::NormalStop.into()),
            },
            None => 0,
        };
        if self.deceleration_rate == Some(0.0) {
            return Err(Status::Rate.into());
        }
        let top_tolerance = if self.top_tolerance == Some(0.0) {
            1e-6
        } else {
            self.top_tolerance.unwrap_or(0.0)
        };
        Ok(sys::resin_bar_def {
            struct_size: struct_size::<sys::resin_bar_def>(),
            flags,
            stops: stops.as_ptr(),
            stop_count: stops.len(),
            normal_stop,
            snapping: match self.snapping {
                Snapping::Projected => sys::RESIN_BAR_SNAP_PROJECTED,
                Snapping::Nearest => sys::RESIN_BAR_SNAP_NEAREST,
                Snapping::None => sys::RESIN_BAR_SNAP_NONE,
            },
            resistance: self.resistance.unwrap_or(0.0),
            deceleration_rate: self.deceleration_rate.unwrap_or(0.0),
            top_tolerance,
            allocator: ptr::null(),
        })
    }
}

/// The source of a bar's motion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// There is no scroll view yet. The first sample does not move the bar.
    Detached,
    /// No finger is down and no target is pending.
    Resting,
    /// A finger drags the content.
    Tracking,
    /// After a release, until the content has come to rest.
    Settling,
}

/// The state of a bar: a plain value to copy, compare and store.
///
/// It contains the content offset of the last sample. Therefore the next sample makes up for a lost
/// one, and a repeated sample has no effect.
#[derive(Clone, Copy, PartialEq)]
#[must_use = "a state is a value: the caller stores the new one"]
#[repr(transparent)]
pub struct BarState(sys::resin_bar_state);

/// A range of values for the interval between two stops. `from` may be greater than `to`.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Range {
    /// The value at the lower stop.
    pub from: f64,
    /// The value at the higher stop.
    pub to: f64,
}

/// The vertical geometry of a scroll view, in points.
///
/// The effective insets are the sum of the client's own, the safe area, a refresh control and the
/// bar's contribution. The client insets are the effective ones without the bar's contribution.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Sample {
    /// The content offset.
    pub content_offset: f64,
    /// The effective top inset.
    pub inset_top: f64,
    /// The effective bottom inset.
    pub inset_bottom: f64,
    /// The top inset without the bar's contribution.
    pub client_inset_top: f64,
    /// The bottom inset without the bar's contribution.
    pub client_inset_bottom: f64,
    /// The height of the content, 0 or more.
    pub content_height: f64,
    /// The height of the scroll view, 0 or more.
    pub frame_height: f64,
}

frozen! {
    BarState = sys::resin_bar_state,
    Range = sys::resin_bar_range,
    Sample = sys::resin_bar_sample,
}

impl fmt::Debug for BarState {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("BarState")
            .field("offset", &self.offset())
            .field("highest_stop", &self.highest_stop())
            .field("phase", &self.phase())
            .field("content_offset", &self.content_offset())
            .finish()
    }
}

impl BarState {
    /// A state from its parts, such as one that was stored. The methods of a bar check it.
    pub fn from_parts(
        offset: f64,
        highest_stop: u32,
        phase: Phase,
        content_offset: f64,
    ) -> BarState {
        let phase = match phase {
            Phase::Detached => sys::RESIN_BAR_DETACHED,
            Phase::Resting => sys::RESIN_BAR_RESTING,
            Phase::Tracking => sys::RESIN_BAR_TRACKING,
            Phase::Settling => sys::RESIN_BAR_SETTLING,
        };
        BarState(sys::resin_bar_state {
            offset,
            highest_stop,
            phase,
            content_offset,
        })
    }

    /// The height of the bar, in points.
    pub fn height(self) -> f64 {
        // SAFETY: a pure function of numbers.
        unsafe { sys::resin_bar_height(to_raw(self)) }
    }

    /// The negated height.
    pub fn offset(self) -> f64 {
        self.0.offset
    }

    /// The index of the highest available stop.
    pub fn highest_stop(self) -> u32 {
        self.0.highest_stop
    }

    /// The source of the motion.
    pub fn phase(self) -> Phase {
        match self.0.phase {
            sys::RESIN_BAR_DETACHED => Phase::Detached,
            sys::RESIN_BAR_RESTING => Phase::Resting,
            sys::RESIN_BAR_TRACKING => Phase::Tracking,
            // Later versions return the same states for the same input (docs/abi.md).
            _ => Phase::Settling,
        }
    }

    /// The content offset of the last sample; 0 while detached.
    pub fn content_offset(self) -> f64 {
        self.0.content_offset
    }
}
