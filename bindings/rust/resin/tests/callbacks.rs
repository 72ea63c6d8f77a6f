// SPDX-License-Identifier: MIT

//! Callbacks that panic, contradict themselves, or try to use the object that called them.

mod support;

use std::cell::{Cell, RefCell};
use std::collections::HashSet;
use std::hash::{Hash, Hasher};
use std::panic::{catch_unwind, AssertUnwindSafe};

use resin::bar::{Bar, Sample, TransformStep, Transformer};
use resin::diff::{Diff, Identities, Level, Moves, Side, Source};
use resin::Status;
use support::{assert_status, Random};

/// The message of the panic of a call.
fn panic_of<T>(call: impl FnOnce() -> T) -> String {
    match catch_unwind(AssertUnwindSafe(call)) {
        Ok(_) => panic!("the call did not panic"),
        Err(payload) => payload.downcast_ref::<&str>().unwrap_or(&"").to_string(),
    }
}

#[derive(Debug)]
struct Explosive(u64);

impl Hash for Explosive {
    fn hash<H: Hasher>(&self, state: &mut H) {
        assert!(self.0 != 13, "an unlucky hash");
        (self.0 % 4).hash(state);
    }
}

impl PartialEq for Explosive {
    fn eq(&self, other: &Explosive) -> bool {
        assert!(self.0 != 14 && other.0 != 14, "an unlucky comparison");
        self.0 == other.0
    }
}

impl Eq for Explosive {}

#[test]
fn a_panic_in_hash_or_eq_is_resumed_and_the_diff_remains_usable() {
    let mut diff = Diff::new().unwrap();
    let calm: Vec<Explosive> = (0..10).map(Explosive).collect();
    for (unlucky, message) in [(13, "an unlucky hash"), (14, "an unlucky comparison")] {
        let bad: Vec<Explosive> = (5..10).chain([unlucky]).map(Explosive).collect();
        // Without common ends, which are not hashed.
        let turned: Vec<Explosive> = [unlucky].into_iter().chain(5..10).map(Explosive).collect();
        for (old, new) in [(&calm, &bad), (&bad, &calm), (&bad, &turned)] {
            diff.match_items(Identities::hashed(&calm, &calm)).unwrap();
            let found = panic_of(|| diff.match_items(Identities::hashed(old, new)));
            assert_eq!(found, message);
            // The match before the panic is gone, and there is none after it.
            assert_status(diff.finish(Moves::Minimal), Status::Order);
            assert_status(diff.old_to_new(Level::Items), Status::Order);
            let changes = diff.compare(Identities::hashed(&calm, &calm[1..])).unwrap();
            assert_eq!(changes.items().deletes(), [0]);
        }
    }
}

#[test]
fn a_panic_in_a_long_list_ends_the_match_soon() {
    let list: Vec<Explosive> = (0..60_000).map(Explosive).collect();
    let mut diff = Diff::new().unwrap();
    let start = std::time::Instant::now();
    panic_of(|| diff.match_items(Identities::hashed(&list, &list)));
    assert!(start.elapsed().as_secs() < 5);
}

#[test]
fn a_panic_in_a_section_is_resumed() {
    let (good, bad) = ([Explosive(1)], [Explosive(13)]);
    let mut diff = Diff::new().unwrap();
    let message = panic_of(|| {
        let sections = Identities::hashed(&bad, &good);
        diff.match_sections(
            sections,
            Identities::numbers(&[], &[]),
            &[0, 0],
            &[0, 0],
            false,
        )
    });
    assert_eq!(message, "an unlucky hash");
}

/// Sources of which the first one panics and the second one counts its calls after that.
struct First<'a>(&'a Cell<bool>);
struct Second<'a>(&'a Cell<bool>, &'a Cell<usize>);

impl Source for First<'_> {
    fn hash(&mut self, _: Side, _: usize, _: &mut [u64]) {
        self.0.set(true);
        panic!("the first panic");
    }

    fn is_same(&mut self, _: Side, _: usize, _: usize) -> bool {
        false // the common ends are not hashed
    }
}

impl Source for Second<'_> {
    fn hash(&mut self, _: Side, _: usize, _: &mut [u64]) {
        self.1.set(self.1.get() + usize::from(self.0.get()));
    }

    fn is_same(&mut self, _: Side, _: usize, _: usize) -> bool {
        self.1.set(self.1.get() + usize::from(self.0.get()));
        true
    }
}

#[test]
fn no_callback_runs_after_the_first_panic_of_a_match() {
    let mut diff = Diff::new().unwrap();
    let (has_panicked, calls) = (Cell::new(false), Cell::new(0));
    let message = panic_of(|| {
        let sections = Identities::custom(1, 1, First(&has_panicked));
        let items = Identities::custom(1, 1, Second(&has_panicked, &calls));
        diff.match_sections(sections, items, &[0, 1], &[0, 1], false)
    });
    assert_eq!((message.as_str(), calls.get()), ("the first panic", 0));
}

/// A source whose destructor panics.
struct Bomb;

impl Source for Bomb {
    fn hash(&mut self, _: Side, first: usize, out: &mut [u64]) {
        for (k, out) in out.iter_mut().enumerate() {
            *out = (first + k) as u64;
        }
    }

    fn is_same(&mut self, _: Side, index: usize, new_index: usize) -> bool {
        index == new_index
    }
}

impl Drop for Bomb {
    fn drop(&mut self) {
        panic!("a destructor");
    }
}

#[test]
fn a_panic_in_the_destructor_of_a_source_leaves_the_counts_of_the_new_match() {
    let mut diff = Diff::new().unwrap();
    for (old_count, new_count) in [(1000, 2000), (2, 1), (500, 0)] {
        let message = panic_of(|| diff.match_items(Identities::custom(old_count, new_count, Bomb)));
        assert_eq!(message, "a destructor");
        let partners = diff.old_to_new(Level::Items).unwrap().len();
        assert_eq!(partners, old_count);
        let (old, new) = (vec![1; old_count], vec![2; new_count]);
        diff.mark_fingerprints(Level::Items, &old, &new).unwrap();
        let updates = diff.finish(Moves::Minimal).unwrap().items().updates().len();
        assert_eq!(updates, old_count.min(new_count));
    }
    let message = panic_of(|| {
        let (sections, items) = (
            Identities::custom(1, 1, Bomb),
            Identities::numbers(&[], &[]),
        );
        diff.match_sections(sections, items, &[0, 0], &[0, 0], false)
    });
    assert_eq!(message, "a destructor");
    assert_eq!(diff.old_to_new(Level::Items).unwrap(), []);
    assert_eq!(diff.old_to_new(Level::Sections).unwrap(), [0]);
}

#[test]
fn a_panic_in_mark_unequal_is_resumed() {
    let mut diff = Diff::new().unwrap();
    diff.match_items(Identities::numbers(&[1, 2, 3], &[1, 2, 3]))
        .unwrap();
    let mut calls = 0;
    let message = panic_of(|| {
        diff.mark_unequal(Level::Items, |_, _| {
            calls += 1;
            panic!("no contents")
        })
    });
    assert_eq!((message.as_str(), calls), ("no contents", 1));
    assert_status(diff.finish(Moves::Minimal), Status::Order);
    diff.match_items(Identities::numbers(&[1], &[1])).unwrap();
    assert!(diff.finish(Moves::Minimal).unwrap().items().is_empty());
}

#[test]
fn a_diff_cannot_be_used_by_its_own_callback() {
    // By types it is impossible; with a cell, the cell panics.
    let diff = RefCell::new(Diff::new().unwrap());
    diff.borrow_mut()
        .match_items(Identities::numbers(&[1], &[1]))
        .unwrap();
    let result = catch_unwind(AssertUnwindSafe(|| {
        diff.borrow_mut().mark_unequal(Level::Items, |_, _| {
            diff.borrow_mut().mark_update(Level::Items, 0).is_ok()
        })
    }));
    assert!(result.is_err());
    assert!(diff
        .borrow_mut()
        .compare(Identities::numbers(&[1], &[1]))
        .is_ok());
}

/// A source whose results are random.
struct Liar(Random);

impl Source for Liar {
    fn hash(&mut self, _: Side, _: usize, out: &mut [u64]) {
        out.fill_with(|| self.0.next() % 5);
    }

    fn is_same(&mut self, _: Side, _: usize, _: usize) -> bool {
        self.0.next() % 2 == 0
    }

    fn same_run(&mut self, _: Side, _: usize, _: usize, _: usize) -> usize {
        self.0.next() as usize % 400
    }

    fn rehash(&mut self) -> bool {
        true
    }
}

#[test]
fn inconsistent_callbacks_give_a_match_of_valid_indices() {
    let mut diff = Diff::new().unwrap();
    for seed in 0..300 {
        let (old_count, new_count) = (seed as usize % 70, 70 - seed as usize % 60);
        let liar = Liar(Random(seed));
        let mut found = diff
            .compare(Identities::custom(old_count, new_count, liar))
            .unwrap();
        let changes = found.items();
        let pairs = changes
            .old_to_new()
            .iter()
            .filter(|&&j| j < new_count as u32)
            .count();
        assert_eq!(pairs + changes.deletes().len(), old_count);
        assert_eq!(pairs + changes.inserts().len(), new_count);
        found.steps().unwrap();
        found.stages(Default::default()).unwrap();
    }
}

/// Values that all have one hash until the source uses another function.
struct Colliding {
    rehashed: bool,
    calls: usize,
}

/// The last of 5,000 old elements is the first new one: the lists have no common ends.
fn new_index_of(side: Side, index: usize) -> usize {
    match side {
        Side::Old => (index + 1) % 5000,
        Side::New => index,
    }
}

impl Source for &mut Colliding {
    fn hash(&mut self, side: Side, first: usize, out: &mut [u64]) {
        for (k, out) in out.iter_mut().enumerate() {
            *out = if self.rehashed {
                new_index_of(side, first + k) as u64
            } else {
                7
            };
        }
    }

    fn is_same(&mut self, side: Side, index: usize, new_index: usize) -> bool {
        self.calls += 1;
        new_index_of(side, index) == new_index
    }

    fn rehash(&mut self) -> bool {
        self.rehashed = true;
        true
    }
}

#[test]
fn a_source_whose_hashes_collide_is_asked_for_better_ones() {
    let mut source = Colliding {
        rehashed: false,
        calls: 0,
    };
    let mut diff = Diff::new().unwrap();
    let found = diff
        .compare(Identities::custom(5000, 5000, &mut source))
        .unwrap();
    assert_eq!((found.items().len(), found.items().moves().len()), (1, 1));
    assert!(source.rehashed && source.calls < 1_000_000);
}

thread_local! {
    /// The initial result of each hasher, which depends on its key.
    static HASHERS: RefCell<HashSet<u64>> = RefCell::default();
}

/// Keys that an attacker has chosen: all of them collide in the hasher that is used first.
#[derive(PartialEq, Eq)]
struct Chosen(usize);

impl Hash for Chosen {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let hashers = HASHERS.with(|hashers| {
            hashers.borrow_mut().insert(state.finish());
            hashers.borrow().len()
        });
        if hashers > 1 {
            self.0.hash(state);
        }
    }
}

#[test]
fn keys_that_were_chosen_to_collide_are_hashed_again_with_a_random_key() {
    let (old, new): (Vec<_>, Vec<_>) = (0..3000).map(|k| (Chosen(k), Chosen(2999 - k))).unzip();
    let mut diff = Diff::new().unwrap();
    let found = diff.compare(Identities::hashed(&old, &new)).unwrap();
    assert_eq!(found.items().moves().len(), 2999);
    assert_eq!(HASHERS.with(|hashers| hashers.borrow().len()), 2);
}

#[test]
fn a_panic_in_a_transformer_is_resumed_and_the_bar_remains_usable() {
    let bar = Bar::new(&[44.0, 96.0]).unwrap();
    let sample = Sample::default();
    let state = bar.initial_state();
    let mut after = 0;
    let mut explode = |_: &TransformStep| -> f64 { panic!("no distance") };
    let mut count = |step: &TransformStep| {
        after += 1;
        step.delta()
    };
    let mut chain = [
        Transformer::Custom(&mut explode),
        Transformer::Custom(&mut count),
    ];
    let message = panic_of(|| bar.reduce_with(state, &sample, &mut chain));
    assert_eq!((message.as_str(), after), ("no distance", 0));
    assert!(bar.reduce(state, &sample).is_ok());
}

#[test]
fn a_transformer_may_use_its_bar_and_returns_errors_for_nan() {
    let bar = Bar::new(&[44.0, 96.0]).unwrap();
    let sample = Sample::default();
    let state = bar.initial_state();
    let mut reentrant = |step: &TransformStep| {
        assert!(bar.reduce(step.state(), &step.sample()).is_ok());
        f64::NAN
    };
    let mut chain = [Transformer::Custom(&mut reentrant)];
    assert_status(
        bar.reduce_with(state, &sample, &mut chain),
        Status::Transformer,
    );
}
