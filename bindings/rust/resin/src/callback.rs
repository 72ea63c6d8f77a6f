// SPDX-License-Identifier: MIT

//! Panics in callbacks: they must not unwind through the core, which is C.

use std::any::Any;
use std::panic::{self, AssertUnwindSafe};

/// The first panic of the callbacks of a call.
#[derive(Default)]
pub(crate) struct Caught(Option<Box<dyn Any + Send>>);

impl Caught {
    /// Runs a callback of the caller. After a panic it returns `neutral`, without running any
    /// further callback.
    pub(crate) fn run<T>(&mut self, neutral: T, callback: impl FnOnce() -> T) -> T {
        if self.0.is_some() {
            return neutral;
        }
        // Unwind safe: the caller gets the panic, and every object is usable afterwards.
        match panic::catch_unwind(AssertUnwindSafe(callback)) {
            Ok(value) => value,
            Err(payload) => {
                self.0 = Some(payload);
                neutral
            }
        }
    }

    pub(crate) fn has_panicked(&self) -> bool {
        self.0.is_some()
    }

    /// Continues the panic, if there was one; for use after the call of the core.
    pub(crate) fn resume(self) {
        if let Some(payload) = self.0 {
            panic::resume_unwind(payload);
        }
    }
}
