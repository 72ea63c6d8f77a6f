// SPDX-License-Identifier: MIT

use resin_sys as sys;

use super::{Bar, BarState, Sample};
use crate::error::{check, Result, Status};
use crate::memory::{from_raw, frozen, to_raw};

/// The contribution of the bar to the insets of its scroll view, in points: the caller adds it to
/// the client's insets.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Insets {
    /// The height of the highest available stop.
    pub top: f64,
    /// The inset that makes short content scroll as far as the bar moves.
    pub bottom: f64,
    /// The height of the normal stop, for the scroll indicator.
    pub indicator_top: f64,
}

frozen!(Insets = sys::resin_bar_insets);

/// The result of an event. Apply the insets before the target.
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use = "the caller stores the state and applies the insets and the target"]
pub struct Response {
    /// The new state.
    pub state: BarState,
    /// The state after the content has come to rest. If no content offset puts the bar at that
    /// stop, the caller animates the bar to it.
    pub resting: BarState,
    /// The new contribution to the insets.
    pub insets: Insets,
    /// The content offset to scroll to, animated except in the response of [`Bar::attach`].
    pub target: Option<f64>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum GesturePhase {
    Began,
    Changed,
    Ended,
    Cancelled,
    Failed,
}

impl GesturePhase {
    fn raw(self) -> sys::resin_bar_gesture_phase {
        match self {
            GesturePhase::Began => sys::RESIN_BAR_GESTURE_BEGAN,
            GesturePhase::Changed => sys::RESIN_BAR_GESTURE_CHANGED,
            GesturePhase::Ended => sys::RESIN_BAR_GESTURE_ENDED,
            GesturePhase::Cancelled => sys::RESIN_BAR_GESTURE_CANCELLED,
            GesturePhase::Failed => sys::RESIN_BAR_GESTURE_FAILED,
        }
    }
}

/// An event of the pan recognizer.
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use = "a gesture has an effect only in `Bar::handle_gesture`"]
pub struct Gesture {
    phase: GesturePhase,
    velocity: f64,
    rest_offset: Option<f64>,
    keeps_content: bool,
}

impl Gesture {
    fn of(phase: GesturePhase) -> Gesture {
        Gesture {
            phase,
            velocity: 0.0,
            rest_offset: None,
            keeps_content: false,
        }
    }

    /// A finger has begun to drag.
    pub fn began() -> Gesture {
        Gesture::of(GesturePhase::Began)
    }

    /// The finger has moved.
    pub fn changed() -> Gesture {
        Gesture::of(GesturePhase::Changed)
    }

    /// The finger was lifted, at a velocity of the content offset in points per second: the
    /// recognizer's, negated.
    pub fn ended(velocity: f64) -> Gesture {
        Gesture {
            velocity,
            ..Gesture::of(GesturePhase::Ended)
        }
    }

    /// The system has cancelled the gesture.
    pub fn cancelled() -> Gesture {
        Gesture::of(GesturePhase::Cancelled)
    }

    /// The gesture was not recognized.
    pub fn failed() -> Gesture {
        Gesture::of(GesturePhase::Failed)
    }

    /// Gives an ended gesture the content offset at which the scroll view will stop, which replaces
    /// the projection.
    pub fn resting_at(mut self, offset: f64) -> Gesture {
        self.rest_offset = Some(offset);
        self
    }

    /// Lets the bar settle independently, for content that must not be moved, for example because
    /// it pages. The response has no target.
    pub fn keeping_content(mut self) -> Gesture {
        self.keeps_content = true;
        self
    }

    fn raw(&self, sample: &Sample) -> sys::resin_bar_gesture {
        let mut flags = 0;
        if self.rest_offset.is_some() {
            flags |= sys::RESIN_BAR_REST_KNOWN;
        }
        if self.keeps_content {
            flags |= sys::RESIN_BAR_KEEP_CONTENT;
        }
        sys::resin_bar_gesture {
            phase: self.phase.raw(),
            flags,
            velocity: self.velocity,
            rest_offset: self.rest_offset.unwrap_or(0.0),
            sample: to_raw(*sample),
        }
    }
}

type Event = unsafe extern "C" fn(
    *const sys::resin_bar,
    *const sys::resin_bar_state,
    *const sys::resin_bar_sample,
    *mut sys::resin_bar_response,
) -> sys::resin_status;

const NO_STATE: sys::resin_bar_state = sys::resin_bar_state {
    offset: 0.0,
    highest_stop: 0,
    phase: 0,
    content_offset: 0.0,
};

const NO_INSETS: sys::resin_bar_insets = sys::resin_bar_insets {
    top: 0.0,
    bottom: 0.0,
    indicator_top: 0.0,
};

fn respond(
    call: impl FnOnce(*mut sys::resin_bar_response) -> sys::resin_status,
) -> Result<Response> {
    let mut out = sys::resin_bar_response {
        state: NO_STATE,
        resting: NO_STATE,
        insets: NO_INSETS,
        target_offset: 0.0,
        has_target: 0,
        reserved: 0,
    };
    check(call(&mut out))?;
    Ok(Response {
        state: from_raw(out.state),
        resting: from_raw(out.resting),
        insets: from_raw(out.insets),
        target: (out.has_target != 0).then_some(out.target_offset),
    })
}

/// The events other than scrolling. Each fails with `Status::BarState` or `Status::Sample` if a
/// number is out of range.
impl Bar {
    // SAFETY, of the calls below: the bar and all references are valid; the core reads the
    // arguments and writes one response.

    fn event(&self, function: Event, state: BarState, sample: &Sample) -> Result<Response> {
        let (state, sample) = (to_raw(state), to_raw(*sample));
        respond(|out| unsafe { function(self.as_ptr(), &state, &sample, out) })
    }

    /// The bar's contribution to the insets; for use after a [`Bar::reduce`] that changed the
    /// highest stop.
    ///
    /// # Errors
    ///
    /// `Status::BarState` or `Status::Sample`.
    pub fn contribution(&self, state: BarState, sample: &Sample) -> Result<Insets> {
        let (state, sample) = (to_raw(state), to_raw(*sample));
        let mut out = NO_INSETS;
        check(unsafe { sys::resin_bar_contribution(self.as_ptr(), &state, &sample, &mut out) })?;
        Ok(from_raw(out))
    }

    /// Handles an event of the pan recognizer. If the state of the response is resting, the motion
    /// is complete. If it is settling, call [`Bar::settle`] when the content has stopped.
    ///
    /// # Errors
    ///
    /// `Status::BarState`, `Sample` or `Gesture`.
    pub fn handle_gesture(
        &self,
        state: BarState,
        gesture: Gesture,
        sample: &Sample,
    ) -> Result<Response> {
        let (state, gesture) = (to_raw(state), gesture.raw(sample));
        respond(|out| unsafe {
            sys::resin_bar_handle_gesture(self.as_ptr(), &state, &gesture, out)
        })
    }

    /// Settles the bar after the content has stopped. For a bar between two stops the response has a
    /// target; call this function again when the content is there. With `keeps_content` the content
    /// is not moved, as in [`Gesture::keeping_content`].
    ///
    /// # Errors
    ///
    /// `Status::BarState` or `Status::Sample`.
    pub fn settle(
        &self,
        state: BarState,
        sample: &Sample,
        keeps_content: bool,
    ) -> Result<Response> {
        let (state, sample) = (to_raw(state), to_raw(*sample));
        let flags = if keeps_content {
            sys::RESIN_BAR_KEEP_CONTENT
        } else {
            0
        };
        respond(|out| unsafe { sys::resin_bar_settle(self.as_ptr(), &state, &sample, flags, out) })
    }

    /// Scrolls the content to its top: the target is the content offset at which the bar has its
    /// normal height.
    ///
    /// # Errors
    ///
    /// `Status::BarState` or `Status::Sample`.
    pub fn scroll_to_top(&self, state: BarState, sample: &Sample) -> Result<Response> {
        self.event(sys::resin_bar_scroll_to_top, state, sample)
    }

    /// Adapts the bar to a new content size, frame or client inset: it moves only as far as
    /// necessary to fit.
    ///
    /// # Errors
    ///
    /// `Status::BarState` or `Status::Sample`.
    pub fn change_layout(&self, state: BarState, sample: &Sample) -> Result<Response> {
        self.event(sys::resin_bar_change_layout, state, sample)
    }

    /// Attaches the bar to a scroll view, its first or another one, with the present insets of that
    /// view: computes the insets and the content offset with which the bar keeps its height. Apply
    /// the target without animation.
    ///
    /// # Errors
    ///
    /// `Status::BarState` or `Status::Sample`.
    pub fn attach(&self, state: BarState, sample: &Sample) -> Result<Response> {
        self.event(sys::resin_bar_attach, state, sample)
    }

    /// Moves the bar to a stop by scrolling. If scrolling cannot reach the stop, the bar moves
    /// independently of the content, provided that it leaves no gap. No effect while a finger is
    /// down.
    ///
    /// # Errors
    ///
    /// `Status::BarState`, `Status::Sample`, or `Status::Stop` if there is no such stop.
    pub fn move_to(&self, state: BarState, sample: &Sample, stop: usize) -> Result<Response> {
        let stop = u32::try_from(stop).map_err(|_| Status::Stop)?;
        let (state, sample) = (to_raw(state), to_raw(*sample));
        respond(|out| unsafe { sys::resin_bar_move_to(self.as_ptr(), &state, &sample, stop, out) })
    }
}
