// SPDX-License-Identifier: MIT

//! Chains of transformers, which convert the distance the content moved into that of the bar.

use std::fmt;
use std::os::raw::c_void;
use std::ptr;

use resin_sys as sys;

use super::{Bar, BarState, Sample};
use crate::callback::Caught;
use crate::error::{check, Result};
use crate::memory::{from_raw, to_raw};

/// The built-in transformers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BuiltIn {
    /// Removes the content's movement beyond its top.
    IgnoreTop,
    /// Removes the content's movement beyond its bottom.
    IgnoreBottom,
    /// Limits the bar to the available stops. A bar that is already beyond them moves no further
    /// out, but is not pulled back.
    CutOut,
    /// Fits the bar to the position of the content: no gap below the bar, and no overlap of content
    /// by a bar above its normal stop.
    Anchor,
}

impl BuiltIn {
    fn raw(self) -> sys::resin_bar_transform {
        match self {
            BuiltIn::IgnoreTop => sys::RESIN_BAR_IGNORE_TOP,
            BuiltIn::IgnoreBottom => sys::RESIN_BAR_IGNORE_BOTTOM,
            BuiltIn::CutOut => sys::RESIN_BAR_CUT_OUT,
            BuiltIn::Anchor => sys::RESIN_BAR_ANCHOR,
        }
    }
}

/// A step of the chain.
pub enum Transformer<'a> {
    /// A transformer of the core.
    BuiltIn(BuiltIn),
    /// A closure that returns the new distance, at most 1e100 in magnitude.
    Custom(&'a mut dyn FnMut(&TransformStep) -> f64),
}

impl fmt::Debug for Transformer<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Transformer::BuiltIn(kind) => kind.fmt(formatter),
            Transformer::Custom(_) => formatter.write_str("Custom"),
        }
    }
}

/// The input of a transformer.
#[repr(transparent)]
pub struct TransformStep(sys::resin_bar_step);

impl fmt::Debug for TransformStep {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("TransformStep")
            .field("state", &self.state())
            .field("sample", &self.sample())
            .field("previous", &self.previous())
            .field("current", &self.current())
            .field("top", &self.top())
            .field("bottom", &self.bottom())
            .field("delta", &self.delta())
            .finish()
    }
}

impl TransformStep {
    /// The state before the step, without stretch; the highest stop is that after the step.
    pub fn state(&self) -> BarState {
        from_raw(self.0.state)
    }

    /// The sample of the step.
    pub fn sample(&self) -> Sample {
        from_raw(self.0.sample)
    }

    /// The previous position of the content, in bar coordinates: at y = -h the top edge of the
    /// content is directly below a bar of height h.
    pub fn previous(&self) -> f64 {
        self.0.previous
    }

    /// The present position of the content, in bar coordinates.
    pub fn current(&self) -> f64 {
        self.0.current
    }

    /// The position at which the bar is tallest; overscroll is above it.
    pub fn top(&self) -> f64 {
        self.0.top
    }

    /// The position of the end of the content; at least `top`.
    pub fn bottom(&self) -> f64 {
        self.0.bottom
    }

    /// The change of the offset, after the transformers before this one.
    pub fn delta(&self) -> f64 {
        self.0.delta
    }

    /// The new distance of a built-in transformer, for closures that extend one.
    pub fn transformed(&self, kind: BuiltIn) -> f64 {
        // SAFETY: the step is one that the core passed to a callback, which is still running.
        unsafe { sys::resin_bar_apply_transform(&self.0, kind.raw()) }
    }
}

/// The context of a custom transformer. All of a chain share `caught`.
struct Context<'a, 'b> {
    transform: &'a mut (dyn FnMut(&TransformStep) -> f64 + 'b),
    caught: &'a Caught,
}

unsafe extern "C" fn transform(context: *mut c_void, step: *const sys::resin_bar_step) -> f64 {
    // SAFETY: `context` is one of `reduce_with`, which nothing else uses during the call.
    let context = unsafe { &mut *context.cast::<Context<'_, '_>>() };
    // SAFETY: the core's step is valid during the callback, and `TransformStep` is transparent.
    let step = unsafe { &*step.cast::<TransformStep>() };
    context.caught.run(0.0, || (context.transform)(step))
}

impl Bar {
    /// As [`Bar::reduce`], with the caller's chain of transformers. Only the rubber band is applied
    /// after the last one. Allocates a copy of the chain. A panic of a closure is resumed.
    ///
    /// ```
    /// use resin::bar::{Bar, BuiltIn, Sample, Transformer};
    ///
    /// let bar = Bar::new(&[44.0, 96.0])?;
    /// let mut sample = Sample { content_height: 4000.0, frame_height: 800.0, ..Sample::default() };
    /// let state = bar.attach(bar.initial_state(), &sample)?.state;
    /// sample.content_offset = state.content_offset() + 20.0;
    /// let mut halve = |step: &resin::bar::TransformStep| step.delta() / 2.0;
    /// let mut chain = [
    ///     Transformer::Custom(&mut halve),
    ///     Transformer::BuiltIn(BuiltIn::CutOut),
    /// ];
    /// assert_eq!(bar.reduce_with(state, &sample, &mut chain)?.height(), 86.0);
    /// # Ok::<(), resin::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`Bar::reduce`], or `Status::Transformer` if a closure returns NaN or a number over
    /// 1e100 in magnitude.
    pub fn reduce_with(
        &self,
        state: BarState,
        sample: &Sample,
        chain: &mut [Transformer<'_>],
    ) -> Result<BarState> {
        let caught = Caught::default();
        let mut contexts: Vec<Context<'_, '_>> = Vec::new();
        let mut raw = Vec::with_capacity(chain.len());
        for step in chain {
            let kind = match step {
                Transformer::BuiltIn(kind) => kind.raw(),
                Transformer::Custom(closure) => {
                    contexts.push(Context {
                        transform: &mut **closure,
                        caught: &caught,
                    });
                    sys::RESIN_BAR_CUSTOM
                }
            };
            raw.push(sys::resin_bar_transformer {
                kind,
                reserved: 0,
                transform: (kind == sys::RESIN_BAR_CUSTOM).then_some(transform),
                context: ptr::null_mut(),
            });
        }
        let custom = raw.iter_mut().filter(|raw| raw.transform.is_some());
        for (raw, context) in custom.zip(&mut contexts) {
            let context: *mut Context<'_, '_> = context;
            raw.context = context.cast();
        }
        let (before, sample) = (to_raw(state), to_raw(*sample));
        let mut out = before;
        let (pointer, count) = (raw.as_ptr(), raw.len());
        // SAFETY: the bar, the chain and its contexts are valid and not used otherwise during the
        // call, and callbacks do not unwind.
        let status = unsafe {
            sys::resin_bar_reduce_with(self.as_ptr(), &before, &sample, pointer, count, &mut out)
        };
        caught.resume();
        check(status)?;
        Ok(from_raw(out))
    }
}
