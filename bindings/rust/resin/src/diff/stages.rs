// SPDX-License-Identifier: MIT

//! Changes as batch updates for list views with the rules of UIKit's `performBatchUpdates`.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::Range;

use resin_sys as sys;

use super::{IndexPair, Side};
use crate::memory::{frozen, frozen_slice, raw_pointer, slice_of};

/// The position of an item in a sectioned list. `section` is 0 in a list without sections.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(C)]
pub struct IndexPath {
    /// The index of the section.
    pub section: u32,
    /// The index of the item in its section.
    pub item: u32,
}

/// The positions of an item before and after a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct IndexPathPair {
    /// The position before the stage.
    pub old_path: IndexPath,
    /// The position after the stage.
    pub new_path: IndexPath,
}

/// An element of the list between two stages.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(transparent)]
pub struct Entry(sys::resin_diff_entry);

frozen! {
    IndexPath = sys::resin_index_path,
    IndexPathPair = sys::resin_index_path_pair,
    Entry = sys::resin_diff_entry,
}

impl fmt::Debug for Entry {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Entry")
            .field("side", &self.side())
            .field("index", &self.index())
            .finish()
    }
}

impl Entry {
    /// The list that has the content to show.
    pub fn side(self) -> Side {
        Side::from_raw(self.0.side)
    }

    /// The index of the section, or of the item in the flat list.
    pub fn index(self) -> u32 {
        self.0.index
    }
}

/// The options of [`Difference::stages`](super::Difference::stages), all `false` by default. Later
/// versions may add members: end a literal with `..StageOptions::default()`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct StageOptions {
    /// Leaves updated items out of the stages: the caller sets the new content on their views.
    /// Otherwise they are reloads.
    pub item_updates_in_place: bool,
    /// Leaves updated sections out of the stages. Otherwise they are reloads, which include the
    /// changes within the section.
    pub section_updates_in_place: bool,
    /// Deletes and inserts an item that leaves a deleted section or enters an inserted one, instead
    /// of moving it, which saves a stage.
    pub split_moves: bool,
}

impl StageOptions {
    pub(super) fn flags(self) -> u32 {
        let bit = |is_set: bool, flag: u32| if is_set { flag } else { 0 };
        bit(
            self.item_updates_in_place,
            sys::RESIN_STAGES_ITEM_UPDATES_IN_PLACE,
        ) | bit(
            self.section_updates_in_place,
            sys::RESIN_STAGES_SECTION_UPDATES_IN_PLACE,
        ) | bit(self.split_moves, sys::RESIN_STAGES_SPLIT_MOVES)
    }
}

/// The operations of a batch update, all sorted. Deletes, reloads and the sources of moves are
/// indices in the list before the stage; inserts and the targets of moves are indices in the list
/// after it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Operations<'a> {
    /// Sections to delete.
    pub section_deletes: &'a [u32],
    /// Sections to insert.
    pub section_inserts: &'a [u32],
    /// Sections to reload.
    pub section_reloads: &'a [u32],
    /// Sections to move; `new_index` is the index after the stage.
    pub section_moves: &'a [IndexPair],
    /// Items to delete.
    pub item_deletes: &'a [IndexPath],
    /// Items to insert.
    pub item_inserts: &'a [IndexPath],
    /// Items to reload.
    pub item_reloads: &'a [IndexPath],
    /// Items to move.
    pub item_moves: &'a [IndexPathPair],
}

/// The list after a stage that is not the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StageList<'a> {
    /// The sections; empty in a list without sections.
    pub sections: &'a [Entry],
    /// The items of all sections.
    pub items: &'a [Entry],
    /// The start of each section in `items`, and the end. One section in a list without sections.
    pub item_offsets: &'a [usize],
}

/// One batch update, and the list after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stage<'a> {
    /// The operations.
    pub operations: Operations<'a>,
    /// The list after the stage; `None` in the last stage, after which the list is the new one.
    pub list: Option<StageList<'a>>,
}

impl<'a> Operations<'a> {
    pub(super) fn raw(&self) -> sys::resin_diff_stage {
        sys::resin_diff_stage {
            section_deletes: self.section_deletes.as_ptr(),
            section_delete_count: self.section_deletes.len(),
            section_inserts: self.section_inserts.as_ptr(),
            section_insert_count: self.section_inserts.len(),
            section_reloads: self.section_reloads.as_ptr(),
            section_reload_count: self.section_reloads.len(),
            section_moves: raw_pointer(self.section_moves),
            section_move_count: self.section_moves.len(),
            item_deletes: raw_pointer(self.item_deletes),
            item_delete_count: self.item_deletes.len(),
            item_inserts: raw_pointer(self.item_inserts),
            item_insert_count: self.item_inserts.len(),
            item_reloads: raw_pointer(self.item_reloads),
            item_reload_count: self.item_reloads.len(),
            item_moves: raw_pointer(self.item_moves),
            item_move_count: self.item_moves.len(),
            sections: std::ptr::null(),
            items: std::ptr::null(),
            item_offsets: std::ptr::null(),
            section_count: 0,
            item_count: 0,
        }
    }

    /// # Safety
    ///
    /// The arrays are valid and do not change during `'a`.
    unsafe fn of(raw: &sys::resin_diff_stage) -> Operations<'a> {
        // SAFETY: the caller's.
        unsafe {
            Operations {
                section_deletes: slice_of(raw.section_deletes, raw.section_delete_count),
                section_inserts: slice_of(raw.section_inserts, raw.section_insert_count),
                section_reloads: slice_of(raw.section_reloads, raw.section_reload_count),
                section_moves: frozen_slice(raw.section_moves, raw.section_move_count),
                item_deletes: frozen_slice(raw.item_deletes, raw.item_delete_count),
                item_inserts: frozen_slice(raw.item_inserts, raw.item_insert_count),
                item_reloads: frozen_slice(raw.item_reloads, raw.item_reload_count),
                item_moves: frozen_slice(raw.item_moves, raw.item_move_count),
            }
        }
    }
}

impl<'a> Stage<'a> {
    /// # Safety
    ///
    /// The arrays are valid and do not change during `'a`.
    unsafe fn of(raw: &sys::resin_diff_stage) -> Stage<'a> {
        // SAFETY: the caller's; without sections the pointer to them is null.
        unsafe {
            let list = (!raw.item_offsets.is_null()).then(|| StageList {
                sections: frozen_slice(raw.sections, raw.section_count),
                items: frozen_slice(raw.items, raw.item_count),
                item_offsets: slice_of(raw.item_offsets, raw.section_count + 1),
            });
            Stage {
                operations: Operations::of(raw),
                list,
            }
        }
    }
}

/// The changes of a list as batch updates, to be applied one after the other.
///
/// ```
/// use resin::diff::{Diff, Identities, IndexPath, StageOptions};
///
/// let mut diff = Diff::new()?;
/// let mut found = diff.compare(Identities::numbers(&[1, 2], &[2, 3]))?;
/// for stage in found.stages(StageOptions::default())? {
///     let operations = stage.operations;
///     assert_eq!(operations.item_deletes, [IndexPath { section: 0, item: 0 }]);
///     assert_eq!(operations.item_inserts, [IndexPath { section: 0, item: 1 }]);
/// }
/// # Ok::<(), resin::Error>(())
/// ```
#[derive(Clone, Copy)]
pub struct Stages<'a>(&'a [sys::resin_diff_stage]);

// SAFETY: the stages are read-only, as are the arrays to which they refer, for all of `'a`.
unsafe impl Send for Stages<'_> {}
// SAFETY: as above.
unsafe impl Sync for Stages<'_> {}

impl fmt::Debug for Stages<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_list().entries(self.iter()).finish()
    }
}

impl<'a> Stages<'a> {
    /// The pointers of the stages are those of a diff, valid during `'a`.
    pub(super) fn of(raw: &'a [sys::resin_diff_stage]) -> Stages<'a> {
        Stages(raw)
    }

    /// The number of stages, at most three.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are no stages, because there are no changes.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The stage at an index.
    pub fn get(&self, index: usize) -> Option<Stage<'a>> {
        // SAFETY: the arrays of a stage are valid as long as the stage.
        self.0.get(index).map(|raw| unsafe { Stage::of(raw) })
    }

    /// An iterator over the stages.
    pub fn iter(&self) -> StageIter<'a> {
        StageIter {
            stages: *self,
            rest: 0..self.len(),
        }
    }
}

impl<'a> IntoIterator for Stages<'a> {
    type Item = Stage<'a>;
    type IntoIter = StageIter<'a>;

    fn into_iter(self) -> StageIter<'a> {
        self.iter()
    }
}

impl<'a> IntoIterator for &Stages<'a> {
    type Item = Stage<'a>;
    type IntoIter = StageIter<'a>;

    fn into_iter(self) -> StageIter<'a> {
        self.iter()
    }
}

/// An iterator over stages.
#[derive(Clone)]
#[must_use = "iterators are lazy"]
pub struct StageIter<'a> {
    stages: Stages<'a>,
    rest: Range<usize>,
}

impl fmt::Debug for StageIter<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_list().entries(self.clone()).finish()
    }
}

impl<'a> Iterator for StageIter<'a> {
    type Item = Stage<'a>;

    fn next(&mut self) -> Option<Stage<'a>> {
        let index = self.rest.next()?;
        self.stages.get(index)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.rest.size_hint()
    }
}

impl DoubleEndedIterator for StageIter<'_> {
    fn next_back(&mut self) -> Option<Self::Item> {
        let index = self.rest.next_back()?;
        self.stages.get(index)
    }
}

impl ExactSizeIterator for StageIter<'_> {}
impl FusedIterator for StageIter<'_> {}
