// SPDX-License-Identifier: MIT

//! Programs that must not compile, because they would read memory that the core has changed or
//! freed, or write memory that it reads.
//!
//! Changes after the diff was dropped:
//!
//! ```compile_fail,E0505
//! # use resin::diff::{Diff, Identities};
//! let mut diff = Diff::new().unwrap();
//! let changes = diff.compare(Identities::numbers(&[1], &[2])).unwrap().items();
//! drop(diff);
//! println!("{:?}", changes);
//! ```
//!
//! Changes after another finish:
//!
//! ```compile_fail,E0499
//! # use resin::diff::{Diff, Identities, Moves};
//! let mut diff = Diff::new().unwrap();
//! let changes = diff.compare(Identities::numbers(&[1], &[2])).unwrap().items();
//! diff.finish(Moves::Heckel).unwrap();
//! println!("{:?}", changes);
//! ```
//!
//! Partners after a mark:
//!
//! ```compile_fail,E0502
//! # use resin::diff::{Diff, Identities, Level};
//! let mut diff = Diff::new().unwrap();
//! diff.match_items(Identities::numbers(&[1], &[1])).unwrap();
//! let partners = diff.old_to_new(Level::Items).unwrap();
//! diff.mark_update(Level::Items, 0).unwrap();
//! println!("{:?}", partners);
//! ```
//!
//! Steps after other steps:
//!
//! ```compile_fail,E0499
//! # use resin::diff::{Diff, Identities};
//! let mut diff = Diff::new().unwrap();
//! let mut found = diff.compare(Identities::numbers(&[1], &[2])).unwrap();
//! let steps = found.steps().unwrap();
//! found.steps().unwrap();
//! println!("{:?}", steps);
//! ```
//!
//! A slice of a stage after other stages:
//!
//! ```compile_fail,E0499
//! # use resin::diff::{Diff, Identities, StageOptions};
//! let mut diff = Diff::new().unwrap();
//! let mut found = diff.compare(Identities::numbers(&[1], &[2])).unwrap();
//! let stages = found.stages(StageOptions::default()).unwrap();
//! let deletes = stages.get(0).unwrap().operations.item_deletes;
//! found.stages(StageOptions::default()).unwrap();
//! println!("{:?}", deletes);
//! ```
//!
//! Identities of a list that was dropped, and with a key that borrows from a value that was:
//!
//! ```compile_fail,E0505
//! # use resin::diff::{Diff, Identities};
//! let list = vec![1];
//! let identities = Identities::numbers(&list, &[2]);
//! drop(list);
//! Diff::new().unwrap().match_items(identities).unwrap();
//! ```
//!
//! ```compile_fail,E0505
//! # use resin::diff::{Diff, Identities};
//! let names = vec!["ada", "bob"];
//! let identities = Identities::hashed_by(&[0], &[1], |&index: &usize| names[index]);
//! drop(names);
//! Diff::new().unwrap().match_items(identities).unwrap();
//! ```
//!
//! The hashes of a source, and the input of a transformer, after the callback:
//!
//! ```compile_fail
//! # use resin::diff::{Side, Source};
//! struct Keeper<'a>(Option<&'a mut [u64]>);
//! impl<'a> Source for Keeper<'a> {
//!     fn hash(&mut self, _: Side, _: usize, out: &mut [u64]) {
//!         self.0 = Some(out);
//!     }
//!     fn is_same(&mut self, _: Side, _: usize, _: usize) -> bool {
//!         true
//!     }
//! }
//! ```
//!
//! ```compile_fail,E0521
//! # use resin::bar::{Bar, Sample, TransformStep, Transformer};
//! let bar = Bar::new(&[44.0, 96.0]).unwrap();
//! let mut kept = None;
//! let mut keep = |step: &TransformStep| {
//!     kept = Some(step);
//!     0.0
//! };
//! let mut chain = [Transformer::Custom(&mut keep)];
//! let state = bar.reduce_with(bar.initial_state(), &Sample::default(), &mut chain);
//! ```
//!
//! One closure twice in a chain:
//!
//! ```compile_fail,E0499
//! # use resin::bar::{TransformStep, Transformer};
//! let mut halve = |step: &TransformStep| step.delta() / 2.0;
//! let chain = [Transformer::Custom(&mut halve), Transformer::Custom(&mut halve)];
//! ```
//!
//! The stops of a bar that was dropped:
//!
//! ```compile_fail,E0505
//! let bar = resin::Bar::new(&[44.0, 96.0]).unwrap();
//! let stops = bar.stops();
//! drop(bar);
//! println!("{:?}", stops);
//! ```
//!
//! A batch whose values are its velocities, or its targets:
//!
//! ```compile_fail,E0499
//! # use resin::spring::{BatchSprings, Spring, SpringBatch, Tolerance};
//! # let rest = Tolerance { distance: 0.5, speed: 0.5 };
//! # let springs = BatchSprings::Shared(Spring::new(10.0, 1.0).unwrap());
//! let mut numbers = [0.0];
//! let batch = SpringBatch::new(&mut numbers, &mut numbers, &[1.0], springs, rest);
//! ```
//!
//! ```compile_fail,E0502
//! # use resin::spring::{BatchSprings, Spring, SpringBatch, Tolerance};
//! # let rest = Tolerance { distance: 0.5, speed: 0.5 };
//! # let springs = BatchSprings::Shared(Spring::new(10.0, 1.0).unwrap());
//! let (mut numbers, mut velocities) = ([0.0], [0.0]);
//! let batch = SpringBatch::new(&mut numbers, &mut velocities, &numbers, springs, rest);
//! ```
//!
//! The settled springs of a step after the next one:
//!
//! ```compile_fail,E0499
//! # use resin::spring::SpringBatch;
//! fn settled<'b>(batch: &'b mut SpringBatch<'_>) -> resin::Result<&'b [u32]> {
//!     let first = batch.step(0.1)?.settled;
//!     batch.step(0.1)?;
//!     Ok(first)
//! }
//! ```
//!
//! The constraints of a conflict after a change:
//!
//! ```compile_fail,E0502
//! let mut solver = resin::Solver::new().unwrap();
//! let conflict = solver.last_conflict();
//! solver.add_variable().unwrap();
//! println!("{:?}", conflict);
//! ```
//!
//! A difference, or the input of a transformer, that threads share:
//!
//! ```compile_fail,E0277
//! fn share<T: Sync>() {}
//! share::<resin::diff::Difference<'static>>();
//! ```
//!
//! ```compile_fail,E0277
//! fn share<T: Sync>() {}
//! share::<resin::bar::TransformStep>();
//! ```
