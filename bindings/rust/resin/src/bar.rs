// SPDX-License-Identifier: MIT

//! A header whose height changes as content scrolls.
//!
//! The bar has two or more *stops*, the heights at which it rests. Scrolling down shrinks the bar to
//! its lowest stop; scrolling up, anywhere in the content, grows it to the *normal* stop; pulling
//! down at the top of the content grows it further. The caller passes the numbers that a scroll view
//! reports, applies the insets and the target of each [`Response`], and draws the bar at its height.
//!
//! Lengths are in points, or any other unit, at most 1e100 in magnitude. `offset` is the negated
//! height, so that it has the sign of the content offset. Methods of a bar never allocate, except
//! [`Bar::reduce_with`], and change nothing if they fail.

mod gesture;
mod transform;
mod values;

pub use gesture::{Gesture, Insets, Response};
pub use transform::{BuiltIn, TransformStep, Transformer};
pub use values::{BarOptions, BarState, Phase, Range, Sample, Snapping};

use std::fmt;
use std::panic::{RefUnwindSafe, UnwindSafe};
use std::ptr::{self, NonNull};
use std::sync::Arc;

use resin_sys as sys;

use crate::allocator::{Allocator, Held};
use crate::error::{check, Result};
use crate::memory::{from_raw, index, raw_pointer, slice_of, to_raw};

/// The validated stops and options of a bar. Immutable, so threads may share it.
///
/// ```
/// use resin::bar::{Bar, Sample};
///
/// let bar = Bar::new(&[44.0, 96.0, 200.0])?;
/// let mut sample = Sample { content_height: 4000.0, frame_height: 800.0, ..Sample::default() };
/// let mut state = bar.attach(bar.initial_state(), &sample)?.state;
/// assert_eq!(state.height(), 96.0);
/// sample.content_offset = 10.0; // the content scrolls down
/// state = bar.reduce(state, &sample)?;
/// assert!(state.height() < 96.0);
/// # Ok::<(), resin::Error>(())
/// ```
pub struct Bar {
    raw: NonNull<sys::resin_bar>,
    _allocator: Option<Held>,
}

// SAFETY: a `resin_bar` is immutable, so any number of threads may use it (docs/abi.md); destroying
// it requires ownership. An allocator is `Send` and `Sync`.
unsafe impl Send for Bar {}
// SAFETY: as above.
unsafe impl Sync for Bar {}

// A bar never changes.
impl UnwindSafe for Bar {}
impl RefUnwindSafe for Bar {}

impl fmt::Debug for Bar {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Bar")
            .field("stops", &self.stops())
            .field("normal_stop", &self.normal_stop())
            .finish_non_exhaustive()
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        // SAFETY: this value owns the bar.
        unsafe { sys::resin_bar_destroy(self.raw.as_ptr()) }
    }
}

impl Bar {
    /// A bar with these stops, heights from 0 to 1e100, ascending, two or more, and the default
    /// options.
    ///
    /// For a bar that grows only by pulling at the top of the content, pass the lowest height twice.
    ///
    /// # Errors
    ///
    /// [`Status::Stops`](crate::Status::Stops), `Status::TooLarge` or `OutOfMemory`.
    pub fn new(stops: &[f64]) -> Result<Bar> {
        Bar::with_options(stops, &BarOptions::default())
    }

    /// A bar with these stops and options.
    ///
    /// # Errors
    ///
    /// Those of [`Bar::new`], and `Status::NormalStop`, `Resistance`, `Rate` or `TopTolerance`.
    pub fn with_options(stops: &[f64], options: &BarOptions) -> Result<Bar> {
        Bar::create(stops, options, None)
    }

    /// A bar whose memory is from an allocator.
    ///
    /// # Errors
    ///
    /// Those of [`Bar::with_options`].
    pub fn with_allocator(
        stops: &[f64],
        options: &BarOptions,
        allocator: Arc<dyn Allocator>,
    ) -> Result<Bar> {
        Bar::create(stops, options, Some(Held::new(allocator)))
    }

    fn create(stops: &[f64], options: &BarOptions, allocator: Option<Held>) -> Result<Bar> {
        let source = allocator.as_ref().map(Held::raw);
        let mut def = options.def(stops)?;
        def.allocator = source.as_ref().map_or(ptr::null(), |source| source);
        let mut raw = ptr::null_mut();
        // SAFETY: the def refers to `stops`; the core copies both, and the description of the
        // allocator, during the call.
        check(unsafe { sys::resin_bar_create(&def, &mut raw) })?;
        let raw = NonNull::new(raw).expect("a bar that was created is not null");
        Ok(Bar {
            raw,
            _allocator: allocator,
        })
    }

    pub(crate) fn as_ptr(&self) -> *const sys::resin_bar {
        self.raw.as_ptr()
    }

    // SAFETY, of the calls below: the bar is valid, and references and slices become pointers to
    // as many values, which are only read.

    /// The heights of the stops, ascending.
    pub fn stops(&self) -> &[f64] {
        let count = unsafe { sys::resin_bar_stop_count(self.as_ptr()) };
        // SAFETY: the stops remain valid and unchanged until the bar is destroyed.
        unsafe { slice_of(sys::resin_bar_stops(self.as_ptr()), count) }
    }

    /// The index of the normal stop: the highest that scrolling reaches without pulling at the top.
    pub fn normal_stop(&self) -> usize {
        unsafe { sys::resin_bar_normal_stop(self.as_ptr()) as usize }
    }

    /// A detached state at the normal stop.
    pub fn initial_state(&self) -> BarState {
        from_raw(unsafe { sys::resin_bar_initial_state(self.as_ptr()) })
    }

    /// The position of the bar among its stops: k at stop k, linear in the height between two stops.
    /// Equal stops all have the progress of the one nearest to the normal stop. 0 for an offset that
    /// is not finite.
    pub fn progress(&self, state: BarState) -> f64 {
        unsafe { sys::resin_bar_progress(self.as_ptr(), to_raw(state)) }
    }

    /// Interpolates a value, such as an alpha or a font size, by the height of the bar. `ranges` has
    /// one range for each interval between adjacent stops.
    ///
    /// ```
    /// use resin::bar::{Bar, Range};
    ///
    /// let bar = Bar::new(&[44.0, 96.0])?;
    /// let alpha = bar.value(bar.initial_state(), &[Range { from: 0.0, to: 1.0 }])?;
    /// assert_eq!(alpha, 1.0);
    /// # Ok::<(), resin::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// `Status::BarRanges` or `Status::BarState`.
    pub fn value(&self, state: BarState, ranges: &[Range]) -> Result<f64> {
        let (pointer, count) = (raw_pointer(ranges), ranges.len());
        let mut out = 0.0;
        check(unsafe {
            sys::resin_bar_value(self.as_ptr(), to_raw(state), pointer, count, &mut out)
        })?;
        Ok(out)
    }

    /// The index of the stop whose height the bar has exactly; of equal ones the one nearest to the
    /// normal stop. `None` between stops.
    pub fn stop_at(&self, state: BarState) -> Option<usize> {
        index(unsafe { sys::resin_bar_stop_at(self.as_ptr(), to_raw(state)) })
    }

    /// The state after the content has moved. Reducing the same sample again changes nothing.
    ///
    /// Scrolling down past the normal stop makes the higher stops unavailable. The phase is
    /// unchanged, except that a detached state becomes a resting one; prefer [`Bar::attach`] for
    /// that.
    ///
    /// # Errors
    ///
    /// `Status::BarState` or `Status::Sample`.
    pub fn reduce(&self, state: BarState, sample: &Sample) -> Result<BarState> {
        let (before, sample) = (to_raw(state), to_raw(*sample));
        let mut out = before;
        check(unsafe { sys::resin_bar_reduce(self.as_ptr(), &before, &sample, &mut out) })?;
        Ok(from_raw(out))
    }

    /// Converts a state of `self` to a state of `other` with the same progress, for a bar whose
    /// heights change. Call [`Bar::attach`] of `other` afterwards to fit the content.
    ///
    /// # Errors
    ///
    /// `Status::BarState`.
    pub fn convert(&self, state: BarState, other: &Bar) -> Result<BarState> {
        let before = to_raw(state);
        let mut out = before;
        check(unsafe { sys::resin_bar_adopt(self.as_ptr(), other.as_ptr(), &before, &mut out) })?;
        Ok(from_raw(out))
    }
}
