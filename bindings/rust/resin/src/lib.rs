// SPDX-License-Identifier: MIT

//! The safe interface of libresin, which has five units:
//!
//! - [`diff`]: the difference of two lists, with sections, single steps, and stages for list views
//! - [`spring`]: damped springs in closed form, alone or in batches
//! - [`motion`]: the arithmetic of gestures: flicks, rubber bands, nearest stops, trackers
//! - [`bar`]: a header that collapses as content scrolls
//! - [`solver`]: linear constraints for layout
//!
//! ```
//! use resin::diff::{Diff, Identities};
//!
//! let mut diff = Diff::new()?;
//! let found = diff.compare(Identities::numbers(&[1, 2, 3], &[3, 1, 4]))?;
//! assert_eq!(found.items().deletes(), [1]); // the row of 2
//! assert_eq!(found.items().inserts(), [2]); // the row of 4
//! # Ok::<(), resin::Error>(())
//! ```
//!
//! # Errors
//!
//! A function that can fail returns an [`Error`] with the status of the core and a message that
//! names the argument. A call that fails changes nothing, unless its documentation says otherwise.
//!
//! # Ownership
//!
//! [`Diff`], [`Bar`] and [`Solver`] own memory of the core, which `drop` frees. Results are slices
//! of that memory: they borrow from the handle, so none can be used after the next call.
//!
//! # Threads
//!
//! | Type | `Send` | `Sync` |
//! |---|---|---|
//! | [`Diff`], [`Difference`](diff::Difference) | yes | no: one thread at a time uses a diff |
//! | [`Identities`](diff::Identities), [`Transformer`](bar::Transformer) | no | no: callbacks run on the calling thread |
//! | [`Changes`](diff::Changes), [`Steps`](diff::Steps), [`Stages`](diff::Stages) | yes | yes |
//! | [`Bar`] | yes | yes: a bar is immutable |
//! | [`Solver`] | yes | yes: methods with `&self` only read |
//!
//! # Panics
//!
//! The functions of this crate do not panic. A panic in a callback is resumed after the call that
//! made the callback, and the object remains usable.

#![deny(missing_docs)]
#![deny(unsafe_op_in_unsafe_fn)]
#![warn(missing_debug_implementations)]

pub mod allocator;
pub mod bar;
mod callback;
pub mod diff;
mod error;
mod memory;
pub mod motion;
#[cfg(doctest)]
mod rejected;
pub mod solver;
pub mod spring;

pub use bar::Bar;
pub use diff::Diff;
pub use error::{Error, Result, Status};
pub use solver::Solver;
pub use spring::{Motion, Spring, SpringBatch};

/// The version of the linked libresin, encoded as `0xMMmmpp`.
///
/// ```
/// assert!(resin::version() >= 0x000100);
/// ```
pub fn version() -> u32 {
    // SAFETY: a pure function without parameters.
    unsafe { resin_sys::resin_version() }
}
