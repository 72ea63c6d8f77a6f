// SPDX-License-Identifier: MIT

//! Panics in callbacks: they must not unwind through the core, which is C.

use std::any::Any;
use std::cell::Cell;
use std::mem;
use std::panic::{self, AssertUnwindSafe};

type Payload = Box<dyn Any + Send>;

/// The first panic of the callbacks of a call. All callbacks of the call share it.
#[derive(Default)]
pub(crate) struct Caught {
    payload: Cell<Option<Payload>>,
    has_panicked: Cell<bool>,
}

impl Caught {
    /// Runs a callback of the caller. After a panic it returns `neutral`, without running any
    /// further callback.
    pub(crate) fn run<T>(&self, neutral: T, callback: impl FnOnce() -> T) -> T {
        if self.has_panicked.get() {
            return neutral;
        }
        // Unwind safe: the caller gets the panic, and every object is usable afterwards.
        match panic::catch_unwind(AssertUnwindSafe(callback)) {
            Ok(value) => value,
            Err(payload) => {
                self.has_panicked.set(true);
                self.payload.set(Some(payload));
                neutral
            }
        }
    }

    pub(crate) fn has_panicked(&self) -> bool {
        self.has_panicked.get()
    }

    /// Continues the panic, if there was one; for use after the call of the core.
    pub(crate) fn resume(self) {
        if let Some(payload) = self.payload.into_inner() {
            panic::resume_unwind(payload);
        }
    }
}

/// The result of a callback, or `None` after a panic, which is discarded.
pub(crate) fn run_or_none<T>(callback: impl FnOnce() -> T) -> Option<T> {
    match panic::catch_unwind(AssertUnwindSafe(callback)) {
        Ok(value) => Some(value),
        Err(payload) => {
            // The destructor of the payload may panic, too. The payload of that panic is leaked.
            let dropped = panic::catch_unwind(AssertUnwindSafe(|| drop(payload)));
            dropped.unwrap_or_else(mem::forget);
            None
        }
    }
}
