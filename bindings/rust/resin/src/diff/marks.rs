// SPDX-License-Identifier: MIT

//! Marks of updated pairs.

use std::os::raw::c_void;

use resin_sys as sys;

use super::{Diff, Level};
use crate::callback::Caught;
use crate::error::{check, check_length, Result};

impl Diff {
    /// Marks the pair of one old element as updated. Idempotent.
    ///
    /// # Errors
    ///
    /// `Status::Order` before a match; `Status::Index` if there is no such element or it has no
    /// partner.
    pub fn mark_update(&mut self, level: Level, old_index: usize) -> Result<()> {
        self.counts(level)?;
        // SAFETY: the diff is valid and exclusive.
        check(unsafe { sys::resin_diff_mark_update(self.raw.as_ptr(), level.raw(), old_index) })
    }

    /// Marks every pair whose fingerprints differ. Each slice has one fingerprint for each element of
    /// its list.
    ///
    /// # Errors
    ///
    /// `Status::Order` before a match; `Error::Length`.
    pub fn mark_fingerprints(&mut self, level: Level, old: &[u64], new: &[u64]) -> Result<()> {
        let counts = self.counts(level)?;
        check_length("old", counts.old, old.len())?;
        check_length("new", counts.new, new.len())?;
        let (diff, level) = (self.raw.as_ptr(), level.raw());
        // SAFETY: the diff is valid and exclusive, and the slices have as many elements as the lists.
        check(unsafe { sys::resin_diff_mark_fingerprints(diff, level, old.as_ptr(), new.as_ptr()) })
    }

    /// Marks every pair whose contents differ. Calls `equal` once for each pair, with its old and
    /// its new index, by ascending old index. A panic of `equal` is resumed; afterwards the diff
    /// requires another match.
    ///
    /// ```
    /// use resin::diff::{Diff, Identities, Level, Moves};
    ///
    /// let (old, new) = ([(1, "one"), (2, "two")], [(2, "zwei"), (1, "one")]);
    /// let mut diff = Diff::new()?;
    /// diff.match_items(Identities::hashed_by(&old, &new, |row| row.0))?;
    /// diff.mark_unequal(Level::Items, |i, j| old[i].1 == new[j].1)?;
    /// assert_eq!(diff.finish(Moves::Minimal)?.items().updates()[0].new_index, 0);
    /// # Ok::<(), resin::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// `Status::Order` before a match.
    pub fn mark_unequal<F>(&mut self, level: Level, equal: F) -> Result<()>
    where
        F: FnMut(usize, usize) -> bool,
    {
        self.counts(level)?;
        let mut context = Contents {
            equal,
            caught: Caught::default(),
        };
        let pointer: *mut Contents<F> = &mut context;
        let (diff, level) = (self.raw.as_ptr(), level.raw());
        // SAFETY: the diff is valid and exclusive; the context is used only by the callbacks, which
        // run during the call and do not unwind.
        let status = unsafe {
            sys::resin_diff_mark_unequal(diff, level, Some(contents_equal::<F>), pointer.cast())
        };
        self.resume(context.caught);
        check(status)
    }
}

struct Contents<F> {
    equal: F,
    caught: Caught,
}

unsafe extern "C" fn contents_equal<F>(context: *mut c_void, old: usize, new: usize) -> bool
where
    F: FnMut(usize, usize) -> bool,
{
    // SAFETY: the context of `mark_unequal`, which nothing else uses during its call.
    let Contents { equal, caught } = unsafe { &mut *context.cast::<Contents<F>>() };
    caught.run(true, || equal(old, new))
}
