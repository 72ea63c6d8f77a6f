// SPDX-License-Identifier: MIT

//! `bar.h` and `bar_gesture.h`.

use std::os::raw::c_void;

use crate::base::{resin_allocator, resin_status, Opaque};

/// The choice of the stop at which a bar settles after a release.
pub type resin_bar_snapping = u32;
pub const RESIN_BAR_SNAP_PROJECTED: resin_bar_snapping = 0;
pub const RESIN_BAR_SNAP_NEAREST: resin_bar_snapping = 1;
pub const RESIN_BAR_SNAP_NONE: resin_bar_snapping = 2;

/// Does not stretch or compress the bar beyond its stops.
pub const RESIN_BAR_NO_RESISTANCE: u32 = 1;
/// Keeps the bar at its normal stop if the content is too short to scroll.
pub const RESIN_BAR_HOLD_SHORT_CONTENT: u32 = 2;
/// Stretches the bar also while the content bounces after a release.
pub const RESIN_BAR_STRETCH_WHILE_SETTLING: u32 = 4;

/// The stops and the options of a bar.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct resin_bar_def {
    pub struct_size: u32,
    pub flags: u32,
    pub stops: *const f64,
    pub stop_count: usize,
    pub normal_stop: u32,
    pub snapping: u32,
    pub resistance: f64,
    pub deceleration_rate: f64,
    pub top_tolerance: f64,
    pub allocator: *const resin_allocator,
}

/// The validated stops and options of a bar.
#[repr(C)]
pub struct resin_bar {
    _opaque: Opaque,
}

/// The source of a bar's motion.
pub type resin_bar_phase = u32;
pub const RESIN_BAR_DETACHED: resin_bar_phase = 0;
pub const RESIN_BAR_RESTING: resin_bar_phase = 1;
pub const RESIN_BAR_TRACKING: resin_bar_phase = 2;
pub const RESIN_BAR_SETTLING: resin_bar_phase = 3;

/// The state of a bar.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct resin_bar_state {
    pub offset: f64,
    pub highest_stop: u32,
    pub phase: u32,
    pub content_offset: f64,
}

/// A range of values for the interval between two stops.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct resin_bar_range {
    pub from: f64,
    pub to: f64,
}

/// The vertical geometry of a scroll view.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct resin_bar_sample {
    pub content_offset: f64,
    pub inset_top: f64,
    pub inset_bottom: f64,
    pub client_inset_top: f64,
    pub client_inset_bottom: f64,
    pub content_height: f64,
    pub frame_height: f64,
}

/// The input of a transformer, which may grow: do not copy it.
#[repr(C)]
#[derive(Debug)]
pub struct resin_bar_step {
    pub bar: *const resin_bar,
    pub state: resin_bar_state,
    pub sample: resin_bar_sample,
    pub previous: f64,
    pub current: f64,
    pub top: f64,
    pub bottom: f64,
    pub delta: f64,
}

/// The kind of a transformer.
pub type resin_bar_transform = u32;
pub const RESIN_BAR_IGNORE_TOP: resin_bar_transform = 1;
pub const RESIN_BAR_IGNORE_BOTTOM: resin_bar_transform = 2;
pub const RESIN_BAR_CUT_OUT: resin_bar_transform = 3;
pub const RESIN_BAR_ANCHOR: resin_bar_transform = 4;
pub const RESIN_BAR_CUSTOM: resin_bar_transform = 5;

/// A step of the chain that converts the distance of the content into that of the bar.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct resin_bar_transformer {
    pub kind: u32,
    pub reserved: u32,
    pub transform:
        Option<unsafe extern "C" fn(context: *mut c_void, step: *const resin_bar_step) -> f64>,
    pub context: *mut c_void,
}

/// The contribution of the bar to the insets of its scroll view.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct resin_bar_insets {
    pub top: f64,
    pub bottom: f64,
    pub indicator_top: f64,
}

/// The result of an event.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct resin_bar_response {
    pub state: resin_bar_state,
    pub resting: resin_bar_state,
    pub insets: resin_bar_insets,
    pub target_offset: f64,
    pub has_target: u32,
    pub reserved: u32,
}

/// The states of a pan recognizer.
pub type resin_bar_gesture_phase = u32;
pub const RESIN_BAR_GESTURE_BEGAN: resin_bar_gesture_phase = 1;
pub const RESIN_BAR_GESTURE_CHANGED: resin_bar_gesture_phase = 2;
pub const RESIN_BAR_GESTURE_ENDED: resin_bar_gesture_phase = 3;
pub const RESIN_BAR_GESTURE_CANCELLED: resin_bar_gesture_phase = 4;
pub const RESIN_BAR_GESTURE_FAILED: resin_bar_gesture_phase = 5;

/// `rest_offset` is valid.
pub const RESIN_BAR_REST_KNOWN: u32 = 1;
/// The content must not be moved.
pub const RESIN_BAR_KEEP_CONTENT: u32 = 2;

/// An event of the pan recognizer.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct resin_bar_gesture {
    pub phase: u32,
    pub flags: u32,
    pub velocity: f64,
    pub rest_offset: f64,
    pub sample: resin_bar_sample,
}

extern "C" {
    pub fn resin_bar_create(def: *const resin_bar_def, out: *mut *mut resin_bar) -> resin_status;
    pub fn resin_bar_destroy(bar: *mut resin_bar);
    pub fn resin_bar_stop_count(bar: *const resin_bar) -> usize;
    pub fn resin_bar_stops(bar: *const resin_bar) -> *const f64;
    pub fn resin_bar_normal_stop(bar: *const resin_bar) -> u32;
    pub fn resin_bar_initial_state(bar: *const resin_bar) -> resin_bar_state;
    pub fn resin_bar_height(state: resin_bar_state) -> f64;
    pub fn resin_bar_progress(bar: *const resin_bar, state: resin_bar_state) -> f64;
    pub fn resin_bar_value(
        bar: *const resin_bar,
        state: resin_bar_state,
        ranges: *const resin_bar_range,
        count: usize,
        out: *mut f64,
    ) -> resin_status;
    pub fn resin_bar_stop_at(bar: *const resin_bar, state: resin_bar_state) -> u32;
    pub fn resin_bar_reduce(
        bar: *const resin_bar,
        state: *const resin_bar_state,
        sample: *const resin_bar_sample,
        out: *mut resin_bar_state,
    ) -> resin_status;
    pub fn resin_bar_reduce_with(
        bar: *const resin_bar,
        state: *const resin_bar_state,
        sample: *const resin_bar_sample,
        transformers: *const resin_bar_transformer,
        count: usize,
        out: *mut resin_bar_state,
    ) -> resin_status;
    pub fn resin_bar_apply_transform(step: *const resin_bar_step, kind: resin_bar_transform)
        -> f64;
    pub fn resin_bar_contribution(
        bar: *const resin_bar,
        state: *const resin_bar_state,
        sample: *const resin_bar_sample,
        out: *mut resin_bar_insets,
    ) -> resin_status;
    pub fn resin_bar_handle_gesture(
        bar: *const resin_bar,
        state: *const resin_bar_state,
        gesture: *const resin_bar_gesture,
        out: *mut resin_bar_response,
    ) -> resin_status;
    pub fn resin_bar_settle(
        bar: *const resin_bar,
        state: *const resin_bar_state,
        sample: *const resin_bar_sample,
        flags: u32,
        out: *mut resin_bar_response,
    ) -> resin_status;
    pub fn resin_bar_scroll_to_top(
        bar: *const resin_bar,
        state: *const resin_bar_state,
        sample: *const resin_bar_sample,
        out: *mut resin_bar_response,
    ) -> resin_status;
    pub fn resin_bar_change_layout(
        bar: *const resin_bar,
        state: *const resin_bar_state,
        sample: *const resin_bar_sample,
        out: *mut resin_bar_response,
    ) -> resin_status;
    pub fn resin_bar_attach(
        bar: *const resin_bar,
        state: *const resin_bar_state,
        sample: *const resin_bar_sample,
        out: *mut resin_bar_response,
    ) -> resin_status;
    pub fn resin_bar_move_to(
        bar: *const resin_bar,
        state: *const resin_bar_state,
        sample: *const resin_bar_sample,
        stop: u32,
        out: *mut resin_bar_response,
    ) -> resin_status;
    pub fn resin_bar_adopt(
        from: *const resin_bar,
        bar: *const resin_bar,
        state: *const resin_bar_state,
        out: *mut resin_bar_state,
    ) -> resin_status;
}
