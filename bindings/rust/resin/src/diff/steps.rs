// SPDX-License-Identifier: MIT

use std::fmt;
use std::iter::FusedIterator;

use resin_sys as sys;

/// A single change. `from` and `to` refer to the list as the steps before have left it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Remove the element at `from`.
    Delete {
        /// The index of the element.
        from: u32,
    },
    /// Insert an element of the new list at `to`.
    Insert {
        /// The index at which the element is inserted.
        to: u32,
        /// The index of the element in the new list.
        new_index: u32,
    },
    /// Remove the element at `from`, then insert it at `to`.
    Move {
        /// The index before the removal.
        from: u32,
        /// The index after the removal and the insertion.
        to: u32,
        /// The index of the element in the new list.
        new_index: u32,
    },
    /// Replace the element at `to` by an element of the new list.
    Update {
        /// The index of the element.
        to: u32,
        /// The index of the new element in the new list.
        new_index: u32,
    },
}

impl Step {
    fn from_raw(raw: &sys::resin_diff_step) -> Step {
        let (from, to, new_index) = (raw.from, raw.to, raw.new_index);
        match raw.kind {
            sys::RESIN_DIFF_STEP_DELETE => Step::Delete { from },
            sys::RESIN_DIFF_STEP_INSERT => Step::Insert { to, new_index },
            sys::RESIN_DIFF_STEP_MOVE => Step::Move {
                from,
                to,
                new_index,
            },
            // Later versions return the same steps for the same lists (docs/abi.md).
            _ => Step::Update { to, new_index },
        }
    }
}

/// The changes of a list as single steps: first deletes, descending by index; then inserts and
/// moves, ascending by new index; then updates.
///
/// ```
/// use resin::diff::{Diff, Identities, Step};
///
/// let (old, new) = ([1, 2, 3], [3, 1, 4]);
/// let mut diff = Diff::new()?;
/// let mut list = old.to_vec();
/// for step in diff.compare(Identities::numbers(&old, &new))?.steps()? {
///     match step {
///         Step::Delete { from } => drop(list.remove(from as usize)),
///         Step::Insert { to, new_index } => list.insert(to as usize, new[new_index as usize]),
///         Step::Move { from, to, .. } => {
///             let element = list.remove(from as usize);
///             list.insert(to as usize, element);
///         }
///         Step::Update { to, new_index } => list[to as usize] = new[new_index as usize],
///     }
/// }
/// assert_eq!(list, new);
/// # Ok::<(), resin::Error>(())
/// ```
#[derive(Clone, Copy)]
pub struct Steps<'a>(&'a [sys::resin_diff_step]);

impl fmt::Debug for Steps<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_list().entries(self.iter()).finish()
    }
}

impl<'a> Steps<'a> {
    pub(super) fn of(raw: &'a [sys::resin_diff_step]) -> Steps<'a> {
        Steps(raw)
    }

    /// The number of steps.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are no steps.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The step at an index.
    pub fn get(&self, index: usize) -> Option<Step> {
        self.0.get(index).map(Step::from_raw)
    }

    /// An iterator over the steps.
    pub fn iter(&self) -> StepIter<'a> {
        StepIter(self.0.iter())
    }
}

impl<'a> IntoIterator for Steps<'a> {
    type Item = Step;
    type IntoIter = StepIter<'a>;

    fn into_iter(self) -> StepIter<'a> {
        self.iter()
    }
}

impl<'a> IntoIterator for &Steps<'a> {
    type Item = Step;
    type IntoIter = StepIter<'a>;

    fn into_iter(self) -> StepIter<'a> {
        self.iter()
    }
}

/// An iterator over steps.
#[derive(Clone)]
#[must_use = "iterators are lazy"]
pub struct StepIter<'a>(std::slice::Iter<'a, sys::resin_diff_step>);

impl fmt::Debug for StepIter<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_list().entries(self.clone()).finish()
    }
}

impl Iterator for StepIter<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        self.0.next().map(Step::from_raw)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl DoubleEndedIterator for StepIter<'_> {
    fn next_back(&mut self) -> Option<Step> {
        self.0.next_back().map(Step::from_raw)
    }
}

impl ExactSizeIterator for StepIter<'_> {}
impl FusedIterator for StepIter<'_> {}
