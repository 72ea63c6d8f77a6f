// SPDX-License-Identifier: MIT

use std::fmt;
use std::iter::FusedIterator;

use resin_sys as sys;

use crate::memory::{frozen, frozen_slice, slice_of};

/// The index that means "no partner".
pub const INDEX_NONE: u32 = sys::RESIN_INDEX_NONE;

/// The old and the new index of one element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct IndexPair {
    /// The index in the old list.
    pub old_index: u32,
    /// The index in the new list.
    pub new_index: u32,
}

frozen!(IndexPair = sys::resin_index_pair);

/// The changes of one list, as slices of the diff's memory.
#[derive(Clone, Copy)]
pub struct Changes<'a> {
    deletes: &'a [u32],
    inserts: &'a [u32],
    updates: &'a [IndexPair],
    moves: &'a [IndexPair],
    old_to_new: &'a [u32],
    new_to_old: &'a [u32],
    duplicates: &'a [u32],
    duplicate_ends: &'a [u32],
    count: usize,
}

impl fmt::Debug for Changes<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Changes")
            .field("deletes", &self.deletes)
            .field("inserts", &self.inserts)
            .field("updates", &self.updates)
            .field("moves", &self.moves)
            .field("duplicates", &self.duplicates())
            .finish_non_exhaustive()
    }
}

impl<'a> Changes<'a> {
    /// # Safety
    ///
    /// The arrays are valid and do not change during `'a`.
    pub(super) unsafe fn of(raw: &sys::resin_diff_changes) -> Changes<'a> {
        // SAFETY: the caller's; the ends ascend, and the last is the count of duplicates.
        unsafe {
            let duplicate_ends: &[u32] = slice_of(raw.duplicate_ends, raw.duplicate_group_count);
            let duplicate_count = duplicate_ends.last().map_or(0, |&end| end as usize);
            Changes {
                deletes: slice_of(raw.deletes, raw.delete_count),
                inserts: slice_of(raw.inserts, raw.insert_count),
                updates: frozen_slice(raw.updates, raw.update_count),
                moves: frozen_slice(raw.moves, raw.move_count),
                old_to_new: slice_of(raw.old_to_new, raw.old_count),
                new_to_old: slice_of(raw.new_to_old, raw.new_count),
                duplicates: slice_of(raw.duplicates, duplicate_count),
                duplicate_ends,
                count: raw.change_count,
            }
        }
    }

    /// The old indices of deleted elements, ascending.
    pub fn deletes(&self) -> &'a [u32] {
        self.deletes
    }

    /// The new indices of inserted elements, ascending.
    pub fn inserts(&self) -> &'a [u32] {
        self.inserts
    }

    /// The pairs whose contents differ, ascending by new index.
    pub fn updates(&self) -> &'a [IndexPair] {
        self.updates
    }

    /// The moved pairs, ascending by new index.
    pub fn moves(&self) -> &'a [IndexPair] {
        self.moves
    }

    /// The partner of each old element, or [`INDEX_NONE`].
    pub fn old_to_new(&self) -> &'a [u32] {
        self.old_to_new
    }

    /// The partner of each new element, or [`INDEX_NONE`].
    pub fn new_to_old(&self) -> &'a [u32] {
        self.new_to_old
    }

    /// The new elements between the common ends of the lists whose identity occurs there more than
    /// once, one group for each identity. Indices ascend within a group; groups ascend by their
    /// second index. To find all duplicates of a list, compare an empty list with it.
    ///
    /// ```
    /// use resin::diff::{Diff, Identities};
    ///
    /// let mut diff = Diff::new()?;
    /// let found = diff.compare(Identities::numbers(&[], &[7, 8, 8, 7]))?;
    /// let groups: Vec<&[u32]> = found.items().duplicates().collect();
    /// assert_eq!(groups, [[1, 2], [0, 3]]);
    /// # Ok::<(), resin::Error>(())
    /// ```
    pub fn duplicates(&self) -> Groups<'a> {
        Groups {
            elements: self.duplicates,
            begin: 0,
            ends: self.duplicate_ends.iter(),
        }
    }

    /// The number of deletes, inserts, updates and moves. A pair that is both moved and updated
    /// counts twice.
    pub fn len(&self) -> usize {
        self.count
    }

    /// Whether there are no changes.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }
}

/// An iterator over groups of duplicates.
#[derive(Clone)]
#[must_use = "iterators are lazy"]
pub struct Groups<'a> {
    elements: &'a [u32],
    begin: usize,
    ends: std::slice::Iter<'a, u32>,
}

impl fmt::Debug for Groups<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_list().entries(self.clone()).finish()
    }
}

impl<'a> Iterator for Groups<'a> {
    type Item = &'a [u32];

    fn next(&mut self) -> Option<&'a [u32]> {
        let end = *self.ends.next()? as usize;
        let group = &self.elements[self.begin..end];
        self.begin = end;
        Some(group)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.ends.size_hint()
    }
}

impl ExactSizeIterator for Groups<'_> {}
impl FusedIterator for Groups<'_> {}
