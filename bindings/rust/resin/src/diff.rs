// SPDX-License-Identifier: MIT

//! The difference of two lists, after Paul Heckel.
//!
//! Every element has an *identity*, which distinguishes it from other elements, and a *content*,
//! which may change while the identity stays the same. First the elements are paired that the
//! beginnings of both lists have in common, then those that their ends have in common; between these
//! the k-th occurrence of an identity in the new list is paired with its k-th occurrence in the old
//! one. So duplicates are ordinary input. An element without a partner is deleted or inserted; a
//! pair whose contents differ is updated; a pair whose order changed is moved.
//!
//! A diff takes three calls on a [`Diff`], which keeps its memory for the next diff: a match, marks
//! of updates (optional), and [`Diff::finish`]. Matching takes O(n + m) time and memory. Indices
//! are `u32`, as the core stores them.

mod changes;
mod check;
mod difference;
mod identities;
mod keyed;
mod marks;
mod source;
mod stages;
mod steps;

pub use changes::{Changes, Groups, IndexPair, INDEX_NONE};
pub use check::{check_stage, StageFault, StageRule};
pub use difference::Difference;
pub use identities::{Identities, Slices};
pub use source::{Side, Source};
pub use stages::{
    Entry, IndexPath, IndexPathPair, Operations, Stage, StageIter, StageList, StageOptions, Stages,
};
pub use steps::{Step, StepIter, Steps};

use std::fmt;
use std::panic::{RefUnwindSafe, UnwindSafe};
use std::ptr::{self, NonNull};
use std::sync::Arc;

use resin_sys as sys;

use crate::allocator::{Allocator, Held};
use crate::callback::Caught;
use crate::error::{check, check_length, Result, Status};
use crate::memory::{slice_of, struct_size};
use identities::Counts;

/// The list of sections or the list of items.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// The items.
    Items,
    /// The sections.
    Sections,
}

impl Level {
    fn raw(self) -> sys::resin_diff_level {
        match self {
            Level::Items => sys::RESIN_DIFF_ITEMS,
            Level::Sections => sys::RESIN_DIFF_SECTIONS,
        }
    }
}

/// The definition of a moved pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Moves {
    /// The fewest moves: the pairs outside a longest increasing subsequence.
    Minimal,
    /// Heckel's: a pair is moved if deletes and inserts do not account for its new index. A rotation
    /// of n elements gives n moves.
    Heckel,
}

/// The memory and the result of a diff. One thread at a time may use it.
///
/// Results borrow from the diff, so they cannot be used after the next match:
///
/// ```compile_fail,E0499
/// # use resin::{diff::Identities, Diff};
/// let mut diff = Diff::new().unwrap();
/// let found = diff.compare(Identities::numbers(&[1], &[2])).unwrap();
/// diff.match_items(Identities::numbers(&[1], &[1])).unwrap();
/// println!("{:?}", found.items().deletes());
/// ```
///
/// A callback cannot use the diff that called it:
///
/// ```compile_fail,E0499
/// # use resin::{diff::{Identities, Level}, Diff};
/// let mut diff = Diff::new().unwrap();
/// diff.match_items(Identities::numbers(&[1], &[1])).unwrap();
/// diff.mark_unequal(Level::Items, |_, _| diff.mark_update(Level::Items, 0).is_ok()).unwrap();
/// ```
///
/// Threads cannot share it:
///
/// ```compile_fail,E0277
/// fn share<T: Sync>(_: T) {}
/// share(resin::Diff::new().unwrap());
/// ```
pub struct Diff {
    raw: NonNull<sys::resin_diff>,
    /// The counts of the last match; `None` before the first one and after a panic in a callback.
    matched: Option<Matched>,
    _allocator: Option<Held>,
}

#[derive(Clone, Copy, Debug)]
struct Matched {
    items: Counts,
    sections: Counts,
}

// SAFETY: a `resin_diff` belongs to no thread, and an allocator is `Send` and `Sync`. `Diff` is not
// `Sync`, because one thread at a time may use it (resin/diff.h).
unsafe impl Send for Diff {}

// After a panic in a callback a diff requires another match, and is otherwise as before.
impl UnwindSafe for Diff {}
impl RefUnwindSafe for Diff {}

impl fmt::Debug for Diff {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Diff")
            .field("matched", &self.matched)
            .finish_non_exhaustive()
    }
}

impl Drop for Diff {
    fn drop(&mut self) {
        // SAFETY: this value owns the diff.
        unsafe { sys::resin_diff_destroy(self.raw.as_ptr()) }
    }
}

impl Diff {
    /// A diff without a match.
    ///
    /// # Errors
    ///
    /// [`Status::OutOfMemory`].
    pub fn new() -> Result<Diff> {
        Diff::create(None)
    }

    /// A diff whose memory is from an allocator.
    ///
    /// # Errors
    ///
    /// [`Status::OutOfMemory`].
    pub fn with_allocator(allocator: Arc<dyn Allocator>) -> Result<Diff> {
        Diff::create(Some(Held::new(allocator)))
    }

    fn create(allocator: Option<Held>) -> Result<Diff> {
        let source = allocator.as_ref().map(Held::raw);
        let def = sys::resin_diff_def {
            struct_size: struct_size::<sys::resin_diff_def>(),
            flags: 0,
            allocator: source.as_ref().map_or(ptr::null(), |source| source),
        };
        let mut raw = ptr::null_mut();
        // SAFETY: the core copies the description of the allocator during the call.
        check(unsafe { sys::resin_diff_create(&def, &mut raw) })?;
        Ok(Diff {
            raw: NonNull::new(raw).expect("a diff that was created is not null"),
            matched: None,
            _allocator: allocator,
        })
    }

    /// Matches the items and lists their changes with the fewest moves.
    ///
    /// ```
    /// use resin::diff::{Diff, Identities};
    ///
    /// let mut diff = Diff::new()?;
    /// let names = Identities::hashed(&["ada", "bob"], &["bob", "cleo"]);
    /// let found = diff.compare(names)?;
    /// assert_eq!(found.items().deletes(), [0]);
    /// assert_eq!(found.items().inserts(), [1]);
    /// # Ok::<(), resin::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`Diff::match_items`] and [`Diff::finish`].
    pub fn compare<'i>(&mut self, items: impl Into<Identities<'i>>) -> Result<Difference<'_>> {
        self.match_items(items)?;
        self.finish(Moves::Minimal)
    }

    /// Pairs the elements of two lists.
    ///
    /// A failed match keeps the last one. A panic of a callback is resumed; afterwards the diff
    /// requires another match.
    ///
    /// # Errors
    ///
    /// [`Status::TooLarge`], `IdentitySize`, `Offsets` or `OutOfMemory`.
    pub fn match_items<'i>(&mut self, items: impl Into<Identities<'i>>) -> Result<()> {
        let mut items = items.into();
        let counts = items.counts();
        let diff = self.raw.as_ptr();
        let caught = Caught::default();
        // SAFETY: the diff is valid and exclusive; the identities are those of `with_raw`.
        let status = items.with_raw(&caught, |items| unsafe {
            sys::resin_diff_match(diff, items)
        });
        self.end_match(status, caught, counts, Counts::default())
    }

    /// Pairs the sections of two sectioned lists, and their items.
    ///
    /// `items` has the items of all sections, section after section. `old_offsets` has one more
    /// element than there are old sections: section s contains the items from offset s up to offset
    /// s + 1. `new_offsets` likewise. With `across_sections` items are paired over the whole list, so
    /// that an item that changes its section is moved; otherwise it is deleted and inserted.
    ///
    /// ```
    /// use resin::diff::{Diff, Identities, Moves};
    ///
    /// let mut diff = Diff::new()?;
    /// let sections = Identities::numbers(&[1, 2], &[1, 2]);
    /// let items = Identities::numbers(&[10, 11, 12], &[10, 12, 11]);
    /// diff.match_sections(sections, items, &[0, 2, 3], &[0, 1, 3], true)?;
    /// let found = diff.finish(Moves::Minimal)?;
    /// assert_eq!(found.items().moves()[0].old_index, 1); // 11 changed its section
    /// # Ok::<(), resin::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`Diff::match_items`]; `Error::Length` if there is not one offset more than
    /// sections, and [`Status::Offsets`] if the offsets are not those of the items.
    pub fn match_sections<'s, 'i>(
        &mut self,
        sections: impl Into<Identities<'s>>,
        items: impl Into<Identities<'i>>,
        old_offsets: &[usize],
        new_offsets: &[usize],
        across_sections: bool,
    ) -> Result<()> {
        let (mut sections, mut items) = (sections.into(), items.into());
        let (section_counts, item_counts) = (sections.counts(), items.counts());
        let expected = section_counts.old.saturating_add(1);
        check_length("old_offsets", expected, old_offsets.len())?;
        let expected = section_counts.new.saturating_add(1);
        check_length("new_offsets", expected, new_offsets.len())?;
        let flags = match across_sections {
            true => sys::RESIN_DIFF_ACROSS_SECTIONS,
            false => 0,
        };
        let diff = self.raw.as_ptr();
        let (old, new) = (old_offsets.as_ptr(), new_offsets.as_ptr());
        let caught = Caught::default();
        let status = sections.with_raw(&caught, |sections| {
            // SAFETY: as in `match_items`; each slice of offsets has an element more than sections.
            items.with_raw(&caught, |items| unsafe {
                sys::resin_diff_match_sections(diff, sections, items, old, new, flags)
            })
        });
        self.end_match(status, caught, item_counts, section_counts)
    }

    /// Stores the counts of a match before any code of the caller runs again. The destructor of a
    /// source is such code: if it panics, the counts must already be those of the core.
    fn end_match(
        &mut self,
        status: sys::resin_status,
        caught: Caught,
        items: Counts,
        sections: Counts,
    ) -> Result<()> {
        self.resume(caught);
        check(status)?;
        self.matched = Some(Matched { items, sections });
        Ok(())
    }

    /// Continues a panic of a callback, after which the match is not one of the caller's lists.
    fn resume(&mut self, caught: Caught) {
        if caught.has_panicked() {
            self.matched = None;
        }
        caught.resume();
    }

    fn counts(&self, level: Level) -> Result<Counts> {
        let matched = self.matched.ok_or(Status::Order)?;
        Ok(match level {
            Level::Items => matched.items,
            Level::Sections => matched.sections,
        })
    }

    /// The partner of every old element, or [`INDEX_NONE`]; for callers that mark updates.
    ///
    /// # Errors
    ///
    /// [`Status::Order`] before a match.
    pub fn old_to_new(&self, level: Level) -> Result<&[u32]> {
        let counts = self.counts(level)?;
        let mut out = ptr::null();
        // SAFETY: the diff is valid and not changed during the call.
        check(unsafe { sys::resin_diff_old_to_new(self.raw.as_ptr(), level.raw(), &mut out) })?;
        // SAFETY: the array has an element for each old one, and is valid until the next match,
        // which requires that the slice is no longer borrowed.
        Ok(unsafe { slice_of(out, counts.old) })
    }

    /// Lists the changes of the last match. May be called again with another `moves` or more marks.
    ///
    /// # Errors
    ///
    /// [`Status::Order`] before a match, or [`Status::OutOfMemory`].
    pub fn finish(&mut self, moves: Moves) -> Result<Difference<'_>> {
        self.counts(Level::Items)?;
        let moves = match moves {
            Moves::Minimal => sys::RESIN_DIFF_MOVES_MINIMAL,
            Moves::Heckel => sys::RESIN_DIFF_MOVES_HECKEL,
        };
        let mut out = ptr::null();
        // SAFETY: the diff is valid and exclusive.
        check(unsafe { sys::resin_diff_finish(self.raw.as_ptr(), moves, &mut out) })?;
        // SAFETY: the result and its arrays are valid until the next match or finish, and the
        // difference borrows the diff exclusively.
        let (items, sections) =
            unsafe { (Changes::of(&(*out).items), Changes::of(&(*out).sections)) };
        Ok(Difference::of(self, items, sections))
    }
}
