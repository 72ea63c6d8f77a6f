// SPDX-License-Identifier: MIT

//! The sources of identities that are values of Rust.

use std::collections::hash_map::{DefaultHasher, RandomState};
use std::hash::{BuildHasher, Hash, Hasher};

use super::{Side, Source};

/// Elements whose keys are hashed with the standard library's default hash function: with fixed keys
/// first, and with random ones if so many hashes collide that the elements must have been chosen for
/// it.
pub(super) struct ByKey<'a, T, F> {
    old: &'a [T],
    new: &'a [T],
    key: F,
    random: Option<RandomState>,
}

impl<'a, T, F> ByKey<'a, T, F> {
    pub(super) fn new(old: &'a [T], new: &'a [T], key: F) -> ByKey<'a, T, F> {
        ByKey {
            old,
            new,
            key,
            random: None,
        }
    }

    fn list(&self, side: Side) -> &'a [T] {
        match side {
            Side::Old => self.old,
            Side::New => self.new,
        }
    }
}

impl<'a, T, K, F> Source for ByKey<'a, T, F>
where
    K: Hash + Eq,
    F: Fn(&'a T) -> K,
{
    fn hash(&mut self, side: Side, first: usize, out: &mut [u64]) {
        for (element, out) in self.list(side)[first..].iter().zip(out) {
            let mut hasher = match &self.random {
                None => DefaultHasher::new(),
                Some(random) => random.build_hasher(),
            };
            (self.key)(element).hash(&mut hasher);
            *out = hasher.finish();
        }
    }

    fn is_same(&mut self, side: Side, index: usize, new_index: usize) -> bool {
        (self.key)(&self.list(side)[index]) == (self.key)(&self.new[new_index])
    }

    fn rehash(&mut self) -> bool {
        self.random = Some(RandomState::new());
        true
    }
}

/// Elements whose hashes are known.
pub(super) struct WithHashes<'a, F> {
    pub(super) old: &'a [u64],
    pub(super) new: &'a [u64],
    pub(super) is_same: F,
}

impl<F: FnMut(Side, usize, usize) -> bool> Source for WithHashes<'_, F> {
    fn hash(&mut self, side: Side, first: usize, out: &mut [u64]) {
        let hashes = match side {
            Side::Old => self.old,
            Side::New => self.new,
        };
        out.copy_from_slice(&hashes[first..first + out.len()]);
    }

    fn is_same(&mut self, side: Side, index: usize, new_index: usize) -> bool {
        (self.is_same)(side, index, new_index)
    }
}
