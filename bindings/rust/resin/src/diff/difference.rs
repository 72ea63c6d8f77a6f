// SPDX-License-Identifier: MIT

use std::fmt;
use std::ptr;

use resin_sys as sys;

use super::{Changes, Diff, StageOptions, Stages, Steps};
use crate::error::{check, Result};
use crate::memory::slice_of;

/// The changes of a finished diff, which it borrows.
pub struct Difference<'a> {
    diff: &'a mut Diff,
    items: Changes<'a>,
    sections: Changes<'a>,
}

impl fmt::Debug for Difference<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Difference")
            .field("items", &self.items)
            .field("sections", &self.sections)
            .finish_non_exhaustive()
    }
}

impl<'a> Difference<'a> {
    /// The changes are those of the diff, which does not match or finish during `'a`.
    pub(super) fn of(
        diff: &'a mut Diff,
        items: Changes<'a>,
        sections: Changes<'a>,
    ) -> Difference<'a> {
        Difference {
            diff,
            items,
            sections,
        }
    }

    /// The changes of the items. With sections, indices are those of the flat lists; the deletes do
    /// not include the items of deleted sections, nor the inserts those of inserted ones.
    pub fn items(&self) -> Changes<'a> {
        self.items
    }

    /// The changes of the sections; empty without sections.
    pub fn sections(&self) -> Changes<'a> {
        self.sections
    }

    /// The changes as steps to be applied one after the other. O(c log c + n + m) time for c changes.
    ///
    /// # Errors
    ///
    /// `Status::Order` for a sectioned match, or `Status::OutOfMemory`.
    pub fn steps(&mut self) -> Result<Steps<'_>> {
        let (mut out, mut count) = (ptr::null(), 0);
        // SAFETY: the diff is valid and exclusive.
        check(unsafe { sys::resin_diff_steps(self.diff.raw.as_ptr(), &mut out, &mut count) })?;
        // SAFETY: valid until the next call of this function, a match or a finish, all of which
        // require that the steps are no longer borrowed.
        Ok(Steps::of(unsafe { slice_of(out, count) }))
    }

    /// The changes as the fewest stages, batch updates for list views, that make each change once:
    /// none if there are no changes, at most three. O(n + m) time and memory for each stage.
    ///
    /// # Errors
    ///
    /// `Status::OutOfMemory`.
    pub fn stages(&mut self, options: StageOptions) -> Result<Stages<'_>> {
        let (mut out, mut count) = (ptr::null(), 0);
        let flags = options.flags();
        // SAFETY: as in `steps`.
        check(unsafe {
            sys::resin_diff_stages(self.diff.raw.as_ptr(), flags, &mut out, &mut count)
        })?;
        // SAFETY: as in `steps`.
        Ok(Stages::of(unsafe { slice_of(out, count) }))
    }
}
