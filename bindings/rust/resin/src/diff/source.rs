// SPDX-License-Identifier: MIT

//! Identities by callbacks.

use std::os::raw::c_void;
use std::ptr;
use std::slice;

use resin_sys as sys;

use crate::callback::Caught;

/// One of the two lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The old list.
    Old,
    /// The new list.
    New,
}

impl Side {
    pub(super) fn from_raw(raw: sys::resin_diff_side) -> Side {
        match raw {
            sys::RESIN_DIFF_OLD => Side::Old,
            _ => Side::New,
        }
    }
}

/// Identities that are hashed and compared by callbacks.
///
/// The functions run on the calling thread, for any index of either list, more than once, and must
/// return the same result each time. Inconsistent results give an unspecified match, but no
/// undefined behavior.
pub trait Source {
    /// Writes the hashes of the elements of `side` from `first` on, one for each element of `out`.
    fn hash(&mut self, side: Side, first: usize, out: &mut [u64]);

    /// Whether an element of `side` and a new element have the same identity.
    fn is_same(&mut self, side: Side, index: usize, new_index: usize) -> bool;

    /// Compares the pairs (`index` + k of `side`, `new_index` + k of the new list) from k = 0 on.
    /// Returns the number of pairs before the first whose identities differ, or `count`.
    fn same_run(&mut self, side: Side, index: usize, new_index: usize, count: usize) -> usize {
        (0..count)
            .find(|k| !self.is_same(side, index + k, new_index + k))
            .unwrap_or(count)
    }

    /// Called at most once in a match, when so many hashes collide that the keys must have been
    /// chosen for it. Returns true if `hash` uses a better function from now on, such as a keyed
    /// hash.
    fn rehash(&mut self) -> bool {
        false
    }
}

/// The context of the callbacks.
pub(super) struct Context<'s, 'a> {
    pub(super) source: &'s mut (dyn Source + 'a),
    pub(super) caught: &'s Caught,
}

pub(super) unsafe extern "C" fn hash(
    context: *mut c_void,
    side: sys::resin_diff_side,
    first: usize,
    count: usize,
    out: *mut u64,
) {
    // SAFETY: the context of `Identities::with_raw`, which nothing else uses during the call of the core.
    let Context { source, caught } = unsafe { &mut *context.cast::<Context<'_, '_>>() };
    // SAFETY: `out` has space for `count` hashes, which are initialized before they become a slice.
    let out = unsafe {
        ptr::write_bytes(out, 0, count);
        slice::from_raw_parts_mut(out, count)
    };
    caught.run((), || source.hash(Side::from_raw(side), first, out));
}

/// After a panic all identities are the same, which ends the match in linear time.
pub(super) unsafe extern "C" fn equal(
    context: *mut c_void,
    side: sys::resin_diff_side,
    index: usize,
    new_index: usize,
    count: usize,
) -> usize {
    // SAFETY: as in `hash`.
    let Context { source, caught } = unsafe { &mut *context.cast::<Context<'_, '_>>() };
    caught.run(count, || {
        source.same_run(Side::from_raw(side), index, new_index, count)
    })
}

pub(super) unsafe extern "C" fn rehash(context: *mut c_void) -> bool {
    // SAFETY: as in `hash`.
    let Context { source, caught } = unsafe { &mut *context.cast::<Context<'_, '_>>() };
    caught.run(false, || source.rehash())
}
