// SPDX-License-Identifier: MIT

//! Ownership, memory and threads of the three handles.

#![deny(unsafe_op_in_unsafe_fn)]

mod support;

use std::alloc::{alloc, dealloc, realloc, Layout};
use std::panic::{panic_any, RefUnwindSafe, UnwindSafe};
use std::ptr;
use std::sync::atomic::{AtomicIsize, Ordering};
use std::sync::Arc;
use std::thread;

use resin::allocator::Allocator;
use resin::bar::{Bar, BarOptions, Sample};
use resin::diff::{Changes, Diff, Difference, Identities, Level, Moves, Stages, Steps};
use resin::solver::{Relation, Solver, Strength};
use resin::{Error, Spring, Status};
use support::assert_status;

fn assert_send<T: Send>() {}
fn assert_sync<T: Sync>() {}
fn assert_unwind_safe<T: UnwindSafe + RefUnwindSafe>() {}

#[test]
fn threads_share_what_the_contract_allows() {
    assert_send::<Diff>();
    assert_send::<Difference<'static>>();
    assert_send::<Changes<'static>>();
    assert_sync::<Changes<'static>>();
    assert_send::<Steps<'static>>();
    assert_sync::<Steps<'static>>();
    assert_send::<Stages<'static>>();
    assert_sync::<Stages<'static>>();
    assert_send::<Bar>();
    assert_sync::<Bar>();
    assert_send::<Solver>();
    assert_sync::<Solver>();
    assert_send::<Spring>();
    assert_sync::<Spring>();
    assert_send::<Error>();
    assert_sync::<Error>();
}

#[test]
fn handles_cross_catch_unwind() {
    assert_unwind_safe::<Diff>();
    assert_unwind_safe::<Bar>();
    assert_unwind_safe::<Solver>();
}

#[test]
fn threads_use_one_bar_and_one_solver_at_the_same_time() {
    let bar = Bar::new(&[44.0, 96.0, 200.0]).unwrap();
    let mut solver = Solver::new().unwrap();
    let x = solver.add_variable().unwrap();
    let terms = [x * 1.0];
    solver
        .add_constraint(&terms, -7.0, Relation::Equal, Strength::REQUIRED)
        .unwrap();
    let (bar, solver) = (&bar, &solver);
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(move || {
                let mut diff = Diff::new().unwrap();
                for round in 0..1000 {
                    assert_eq!(solver.value(x).unwrap(), 7.0);
                    let sample = Sample {
                        content_offset: f64::from(round % 50),
                        content_height: 4000.0,
                        frame_height: 800.0,
                        ..Sample::default()
                    };
                    assert!(bar.reduce(bar.initial_state(), &sample).is_ok());
                    diff.compare(Identities::numbers(&[1, 2], &[2])).unwrap();
                }
            });
        }
    });
}

#[test]
fn a_diff_moves_to_another_thread_with_its_match() {
    let mut diff = Diff::new().unwrap();
    diff.match_items(Identities::numbers(&[1], &[2])).unwrap();
    let count = thread::spawn(move || diff.finish(Moves::Minimal).unwrap().items().len());
    assert_eq!(count.join().unwrap(), 2);
}

/// Counts bytes, fails above a limit, and panics instead if it is told to.
struct Limited {
    bytes: AtomicIsize,
    limit: AtomicIsize,
    panics: bool,
}

impl Limited {
    fn new(panics: bool) -> Arc<Limited> {
        Arc::new(Limited {
            bytes: AtomicIsize::new(0),
            limit: AtomicIsize::new(isize::MAX),
            panics,
        })
    }

    fn stop(&self, stops: bool) {
        let limit = if stops { 0 } else { isize::MAX };
        self.limit.store(limit, Ordering::Relaxed);
    }
}

// SAFETY: blocks are those of the global allocator, with an alignment of 16.
unsafe impl Allocator for Limited {
    unsafe fn resize(&self, memory: *mut u8, old_size: usize, new_size: usize) -> *mut u8 {
        let layout = |size| Layout::from_size_align(size, 16).unwrap();
        let change = new_size as isize - old_size as isize;
        if change > 0
            && self.bytes.load(Ordering::Relaxed) + change > self.limit.load(Ordering::Relaxed)
        {
            assert!(!self.panics, "out of memory");
            return ptr::null_mut();
        }
        self.bytes.fetch_add(change, Ordering::Relaxed);
        // SAFETY: the core passes blocks with their sizes.
        unsafe {
            match (memory.is_null(), new_size) {
                (true, _) => alloc(layout(new_size)),
                (false, 0) => {
                    dealloc(memory, layout(old_size));
                    ptr::null_mut()
                }
                (false, _) => realloc(memory, layout(old_size), new_size),
            }
        }
    }
}

#[test]
fn lack_of_memory_is_an_error_that_changes_nothing() {
    for panics in [false, true] {
        let memory = Limited::new(panics);
        memory.stop(true);
        assert_status(Diff::with_allocator(memory.clone()), Status::OutOfMemory);
        assert_status(Solver::with_allocator(memory.clone()), Status::OutOfMemory);
        let options = BarOptions::default();
        let bar = Bar::with_allocator(&[0.0, 1.0], &options, memory.clone());
        assert_status(bar, Status::OutOfMemory);
        memory.stop(false);

        let mut diff = Diff::with_allocator(memory.clone()).unwrap();
        diff.match_items(Identities::numbers(&[1], &[1])).unwrap();
        memory.stop(true);
        let numbers: Vec<u64> = (0..1000).collect();
        assert_status(
            diff.match_items(Identities::numbers(&numbers, &numbers)),
            Status::OutOfMemory,
        );
        assert_eq!(diff.old_to_new(Level::Items).unwrap(), [0]);
        assert_status(diff.finish(Moves::Minimal), Status::OutOfMemory);
        memory.stop(false);
        assert!(diff.finish(Moves::Minimal).unwrap().items().is_empty());
    }
}

/// The payload of a panic, whose destructor panics.
struct Bomb;

impl Drop for Bomb {
    fn drop(&mut self) {
        panic_any(()); // an empty payload, because it is leaked
    }
}

/// Fails with a payload that panics.
struct Explosive;

// SAFETY: never returns a block.
unsafe impl Allocator for Explosive {
    unsafe fn resize(&self, _: *mut u8, _: usize, _: usize) -> *mut u8 {
        panic_any(Bomb)
    }
}

#[test]
fn a_panic_of_an_allocator_whose_payload_panics_is_lack_of_memory() {
    let memory = Arc::new(Explosive);
    assert_status(Diff::with_allocator(memory.clone()), Status::OutOfMemory);
    assert_status(Solver::with_allocator(memory), Status::OutOfMemory);
}

#[test]
fn dropping_a_handle_frees_its_memory_and_its_allocator() {
    let memory = Limited::new(false);
    let mut diff = Diff::with_allocator(memory.clone()).unwrap();
    let mut solver = Solver::with_allocator(memory.clone()).unwrap();
    let bar = Bar::with_allocator(&[0.0, 1.0], &BarOptions::default(), memory.clone()).unwrap();
    diff.compare(Identities::numbers(&[1], &[2])).unwrap();
    solver.add_variable().unwrap();
    assert!(memory.bytes.load(Ordering::Relaxed) > 0);
    assert_eq!(Arc::strong_count(&memory), 4);
    drop((diff, solver, bar));
    assert_eq!(memory.bytes.load(Ordering::Relaxed), 0);
    assert_eq!(Arc::strong_count(&memory), 1);
}

#[test]
fn messages_name_the_argument() {
    let error = Spring::new(f64::NAN, 1.0).unwrap_err();
    assert_eq!(error.status().map(Status::code), Some(100));
    assert_eq!(
        error.to_string(),
        "frequency must be from 1e-4 to 1e5 radians per second"
    );
    let error: Box<dyn std::error::Error + Send + Sync> = Box::new(error);
    assert!(error.source().is_none());
    assert_eq!(Status::Unknown(99_999).message(), "an unknown status");
    assert_eq!(Status::Unknown(99_999).code(), 99_999);
    let mut diff = Diff::new().unwrap();
    diff.match_items(Identities::numbers(&[1], &[1])).unwrap();
    let error = diff.mark_fingerprints(Level::Items, &[], &[1]).unwrap_err();
    assert_eq!(error.to_string(), "`old` must have a length of 1; got 0");
    assert_eq!(error.status(), None);
}
