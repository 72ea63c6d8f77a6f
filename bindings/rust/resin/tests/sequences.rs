// SPDX-License-Identifier: MIT

//! Random sequences of calls on a diff, with callbacks that panic and memory that runs out, compared
//! with a model of the last match that succeeded.

#![deny(unsafe_op_in_unsafe_fn)]

mod support;

use std::alloc::{alloc, dealloc, Layout};
use std::cell::Cell;
use std::hash::{Hash, Hasher};
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};
use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicIsize, Ordering};
use std::sync::Arc;

use resin::allocator::Allocator;
use resin::diff::{Diff, Identities, Level, Moves, INDEX_NONE};
use resin::{Result, Status};
use support::{assert_status, Random};

/// Moves every block that it resizes, and overwrites what it frees, so that a result in freed memory
/// has other numbers.
#[derive(Default)]
struct Overwriting {
    bytes: AtomicIsize,
    is_exhausted: AtomicBool,
}

// SAFETY: blocks are those of the global allocator, with an alignment of 16.
unsafe impl Allocator for Overwriting {
    unsafe fn resize(&self, memory: *mut u8, old_size: usize, new_size: usize) -> *mut u8 {
        if new_size > 0 && self.is_exhausted.load(Ordering::Relaxed) {
            return ptr::null_mut();
        }
        let change = new_size as isize - old_size as isize;
        self.bytes.fetch_add(change, Ordering::Relaxed);
        let layout = |size| Layout::from_size_align(size, 16).unwrap();
        let block = match new_size {
            0 => ptr::null_mut(),
            // SAFETY: the size is not 0.
            _ => unsafe { alloc(layout(new_size)) },
        };
        if !memory.is_null() {
            let kept = old_size.min(new_size);
            // SAFETY: the core passes blocks with their sizes; a block of `kept` bytes is not null.
            unsafe {
                if kept > 0 {
                    ptr::copy_nonoverlapping(memory, block, kept);
                }
                ptr::write_bytes(memory, 0xDD, old_size);
                dealloc(memory, layout(old_size));
            }
        }
        block
    }
}

/// The payload of the panics of callbacks.
struct Planned;

/// Counts down with each callback, and panics at 0.
struct Fuse(Cell<usize>);

impl Fuse {
    fn burn(&self) {
        self.0.set(self.0.get().wrapping_sub(1));
        if self.0.get() == 0 {
            resume_unwind(Box::new(Planned)); // without a message
        }
    }
}

struct Fragile<'f>(u64, &'f Fuse);

impl Hash for Fragile<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.1.burn();
        (self.0 % 7).hash(state);
    }
}

impl PartialEq for Fragile<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.1.burn();
        self.0 == other.0
    }
}

impl Eq for Fragile<'_> {}

/// The last match that succeeded.
struct Match {
    old_to_new: Vec<u32>,
    new_count: usize,
    is_marked: Vec<bool>,
}

impl Match {
    /// Pairs the common ends, and between them the k-th occurrence of an identity with its k-th.
    fn of(old: &[u64], new: &[u64]) -> Match {
        let limit = old.len().min(new.len());
        let front = (0..limit).take_while(|&k| old[k] == new[k]).count();
        let ends = old.iter().rev().zip(new.iter().rev()).take(limit - front);
        let back = ends.take_while(|(left, right)| left == right).count();
        let mut is_free = vec![true; new.len() - back];
        let partner = |(i, identity): (usize, &u64)| {
            if i < front {
                return i as u32;
            }
            if i + back >= old.len() {
                return (i + new.len() - old.len()) as u32;
            }
            let found = (front..is_free.len()).find(|&j| is_free[j] && new[j] == *identity);
            found.map_or(INDEX_NONE, |j| {
                is_free[j] = false;
                j as u32
            })
        };
        Match {
            old_to_new: old.iter().enumerate().map(partner).collect(),
            new_count: new.len(),
            is_marked: vec![false; old.len()],
        }
    }
}

/// The result of a call, or `None` if it panicked.
fn run(call: impl FnOnce() -> Result<()>) -> Option<Result<()>> {
    let result = catch_unwind(AssertUnwindSafe(call));
    result
        .map_err(|payload| assert!(payload.is::<Planned>()))
        .ok()
}

fn match_lists(diff: &mut Diff, model: &mut Option<Match>, random: &mut Random) {
    let mut list = |_| -> Vec<u64> {
        let count = random.below(40);
        (0..count).map(|_| random.next() % 30).collect()
    };
    let (old, new) = (list(0), list(1));
    let fuse = Fuse(Cell::new(random.below(300)));
    let fragile = |list: &[u64]| -> Vec<_> { list.iter().map(|&k| Fragile(k, &fuse)).collect() };
    let result = match random.below(2) {
        0 => run(|| diff.match_items(Identities::numbers(&old, &new))),
        _ => run(|| diff.match_items(Identities::hashed(&fragile(&old), &fragile(&new)))),
    };
    match result {
        Some(Ok(())) => *model = Some(Match::of(&old, &new)),
        Some(failure) => assert_status(failure, Status::OutOfMemory),
        None => *model = None,
    }
}

fn mark_unequal(diff: &mut Diff, model: &mut Option<Match>, random: &mut Random) {
    let fuse = Fuse(Cell::new(random.below(60)));
    let mut marked = Vec::new();
    let equal = |old_index, _| {
        fuse.burn();
        marked.push(old_index);
        false
    };
    match (run(|| diff.mark_unequal(Level::Items, equal)), &mut *model) {
        (None, _) => *model = None,
        (Some(result), None) => assert_status(result, Status::Order),
        (Some(result), Some(model)) => {
            assert_eq!(result, Ok(()));
            marked.into_iter().for_each(|i| model.is_marked[i] = true);
        }
    }
}

/// Compares the result with the model, also after steps and stages were made from it.
fn finish(diff: &mut Diff, model: &Option<Match>) {
    let model = match model {
        Some(model) => model,
        None => return assert_status(diff.finish(Moves::Minimal), Status::Order),
    };
    assert_eq!(diff.old_to_new(Level::Items).unwrap(), model.old_to_new);
    let mut found = match diff.finish(Moves::Minimal) {
        Ok(found) => found,
        failure => return assert_status(failure, Status::OutOfMemory),
    };
    let changes = found.items();
    for round in 0..3 {
        let made = match round {
            0 => Ok(()),
            1 => found
                .steps()
                .map(|steps| assert_eq!(steps.len(), changes.len())),
            _ => found.stages(Default::default()).map(drop),
        };
        if made.is_err() {
            assert_status(made, Status::OutOfMemory);
        }
        assert_eq!(changes.old_to_new(), model.old_to_new);
        let is_unpaired = |i: &u32| model.old_to_new[*i as usize] == INDEX_NONE;
        let all = 0..model.old_to_new.len() as u32;
        let deletes: Vec<u32> = all.filter(is_unpaired).collect();
        assert_eq!(changes.deletes(), deletes);
        let pairs = model.old_to_new.len() - deletes.len();
        assert_eq!(changes.inserts().len(), model.new_count - pairs);
        let marks = model.is_marked.iter().filter(|&&mark| mark).count();
        assert_eq!(changes.updates().len(), marks);
        let mut updates = changes.updates().iter();
        assert!(updates.all(|pair| model.is_marked[pair.old_index as usize]));
    }
}

#[test]
fn a_diff_has_the_last_match_that_succeeded_in_any_sequence_of_calls() {
    let memory = Arc::new(Overwriting::default());
    for seed in 0..300 {
        let mut random = Random(seed);
        let mut diff = Diff::with_allocator(memory.clone()).unwrap();
        let mut model = None;
        for _ in 0..40 {
            let is_exhausted = random.below(3) == 0;
            memory.is_exhausted.store(is_exhausted, Ordering::Relaxed);
            match random.below(4) {
                0 => match_lists(&mut diff, &mut model, &mut random),
                1 => mark_unequal(&mut diff, &mut model, &mut random),
                _ => finish(&mut diff, &model),
            }
        }
        memory.is_exhausted.store(false, Ordering::Relaxed);
    }
    assert_eq!(memory.bytes.load(Ordering::Relaxed), 0);
}
