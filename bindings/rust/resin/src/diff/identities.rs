// SPDX-License-Identifier: MIT

use std::fmt;
use std::hash::Hash;
use std::ptr;
use std::slice;

use resin_sys as sys;

use super::keyed::{ByKey, WithHashes};
use super::source::{equal, hash, rehash, Context};
use super::{Side, Source};
use crate::callback::Caught;
use crate::error::{Result, Status};
use crate::memory::struct_size;

/// Slices of one buffer of bytes, such as names in UTF-8.
#[derive(Clone, Copy, Debug)]
pub struct Slices<'a> {
    bytes: &'a [u8],
    offsets: &'a [usize],
}

impl<'a> Slices<'a> {
    /// Slices of `bytes`: slice i is the bytes from offset i to offset i + 1, so there is one more
    /// offset than slices. The offsets do not descend.
    ///
    /// # Errors
    ///
    /// [`Status::Offsets`] if there is no offset, or the last one is beyond the end of `bytes`. A
    /// match checks the others.
    pub fn new(bytes: &'a [u8], offsets: &'a [usize]) -> Result<Slices<'a>> {
        match offsets.last() {
            Some(&end) if end <= bytes.len() => Ok(Slices { bytes, offsets }),
            _ => Err(Status::Offsets.into()),
        }
    }

    fn count(&self) -> usize {
        self.offsets.len() - 1
    }
}

/// The numbers of elements of both lists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Counts {
    pub(super) old: usize,
    pub(super) new: usize,
}

/// The identities of both lists, which a match reads.
///
/// Numbers are the fastest kind, then keys of a fixed size, then slices of a buffer, then values of
/// any type that can be hashed and compared.
pub struct Identities<'a>(Kind<'a>);

enum Kind<'a> {
    Numbers {
        old: &'a [u64],
        new: &'a [u64],
    },
    Bytes {
        old: &'a [u8],
        new: &'a [u8],
        counts: Counts,
        size: usize,
        stride: usize,
    },
    Slices {
        old: Slices<'a>,
        new: Slices<'a>,
    },
    Hashed {
        source: Box<dyn Source + 'a>,
        counts: Counts,
        hashes: Option<(&'a [u64], &'a [u64])>,
    },
}

impl fmt::Debug for Identities<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self.0 {
            Kind::Numbers { .. } => "Numbers",
            Kind::Bytes { .. } => "Bytes",
            Kind::Slices { .. } => "Slices",
            Kind::Hashed { .. } => "Hashed",
        };
        let counts = self.counts();
        formatter
            .debug_struct(name)
            .field("old_count", &counts.old)
            .field("new_count", &counts.new)
            .finish()
    }
}

impl<'a> Identities<'a> {
    /// 64-bit keys. Equal keys are the same identity.
    pub fn numbers(old: &'a [u64], new: &'a [u64]) -> Identities<'a> {
        Identities(Kind::Numbers { old, new })
    }

    /// Keys of N bytes, such as a UUID of 16. Equal bytes are the same identity.
    ///
    /// ```
    /// use resin::diff::{Diff, Identities};
    ///
    /// let (old, new) = ([[1; 16], [2; 16]], [[2; 16]]);
    /// let mut diff = Diff::new()?;
    /// assert_eq!(diff.compare(Identities::keys(&old, &new))?.items().deletes(), [0]);
    /// # Ok::<(), resin::Error>(())
    /// ```
    pub fn keys<const N: usize>(old: &'a [[u8; N]], new: &'a [[u8; N]]) -> Identities<'a> {
        // SAFETY: arrays of bytes are bytes without gaps.
        let bytes = |keys: &'a [[u8; N]]| unsafe {
            slice::from_raw_parts(keys.as_ptr().cast::<u8>(), keys.len() * N)
        };
        let counts = Counts {
            old: old.len(),
            new: new.len(),
        };
        Identities::bytes(bytes(old), bytes(new), counts, N, N)
    }

    /// 128-bit keys, such as UUIDs as numbers. Equal keys are the same identity.
    pub fn wide_numbers(old: &'a [u128], new: &'a [u128]) -> Identities<'a> {
        // SAFETY: numbers are bytes without gaps.
        let bytes = |keys: &'a [u128]| unsafe {
            slice::from_raw_parts(keys.as_ptr().cast::<u8>(), keys.len() * 16)
        };
        let counts = Counts {
            old: old.len(),
            new: new.len(),
        };
        Identities::bytes(bytes(old), bytes(new), counts, 16, 16)
    }

    /// Keys of `size` bytes in records of `stride` bytes: the first starts at byte 0, the next at
    /// byte `stride`, as long as a whole key fits. Equal bytes are the same identity. A match fails
    /// with [`Status::IdentitySize`] if `size` is 0 or larger than `stride`.
    pub fn strided(old: &'a [u8], new: &'a [u8], size: usize, stride: usize) -> Identities<'a> {
        let count = |bytes: &[u8]| match bytes.len().checked_sub(size) {
            Some(rest) if size > 0 && stride > 0 => rest / stride + 1,
            _ => 0,
        };
        let counts = Counts {
            old: count(old),
            new: count(new),
        };
        // To the core a stride of 0 means `size`, so a size of 0 is passed for it.
        let size = if stride == 0 { 0 } else { size };
        Identities::bytes(old, new, counts, size, stride)
    }

    fn bytes(
        old: &'a [u8],
        new: &'a [u8],
        counts: Counts,
        size: usize,
        stride: usize,
    ) -> Identities<'a> {
        Identities(Kind::Bytes {
            old,
            new,
            counts,
            size,
            stride,
        })
    }

    /// Slices of a buffer for each list. Equal bytes are the same identity.
    ///
    /// ```
    /// use resin::diff::{Diff, Identities, Slices};
    ///
    /// let old = Slices::new(b"adabob", &[0, 3, 6])?;
    /// let new = Slices::new(b"bob", &[0, 3])?;
    /// let mut diff = Diff::new()?;
    /// assert_eq!(diff.compare(Identities::slices(old, new))?.items().deletes(), [0]);
    /// # Ok::<(), resin::Error>(())
    /// ```
    pub fn slices(old: Slices<'a>, new: Slices<'a>) -> Identities<'a> {
        Identities(Kind::Slices { old, new })
    }

    /// Values of any type, such as strings. Equal values are the same identity. They are not copied,
    /// but compared by callbacks.
    pub fn hashed<T: Hash + Eq>(old: &'a [T], new: &'a [T]) -> Identities<'a> {
        Identities::hashed_by(old, new, |element| element)
    }

    /// Elements with a key, which `key` returns. Equal keys are the same identity.
    ///
    /// ```
    /// use resin::diff::{Diff, Identities};
    ///
    /// struct Row { name: String }
    /// let old = [Row { name: "ada".into() }];
    /// let new = [Row { name: "bob".into() }, Row { name: "ada".into() }];
    /// let mut diff = Diff::new()?;
    /// let found = diff.compare(Identities::hashed_by(&old, &new, |row| &row.name))?;
    /// assert_eq!(found.items().inserts(), [0]);
    /// # Ok::<(), resin::Error>(())
    /// ```
    pub fn hashed_by<T, K, F>(old: &'a [T], new: &'a [T], key: F) -> Identities<'a>
    where
        K: Hash + Eq,
        F: Fn(&'a T) -> K + 'a,
    {
        let source = ByKey::new(old, new, key);
        Identities::custom(old.len(), new.len(), source)
    }

    /// Elements whose hashes are known. Elements with equal hashes are the same identity only if
    /// `is_same` says so, for an element of a side and a new one; see [`Source::is_same`].
    pub fn with_hashes<F>(old: &'a [u64], new: &'a [u64], is_same: F) -> Identities<'a>
    where
        F: FnMut(Side, usize, usize) -> bool + 'a,
    {
        let counts = Counts {
            old: old.len(),
            new: new.len(),
        };
        Identities(Kind::Hashed {
            source: Box::new(WithHashes { old, new, is_same }),
            counts,
            hashes: Some((old, new)),
        })
    }

    /// Elements that a source hashes and compares.
    pub fn custom(old_count: usize, new_count: usize, source: impl Source + 'a) -> Identities<'a> {
        Identities(Kind::Hashed {
            source: Box::new(source),
            counts: Counts {
                old: old_count,
                new: new_count,
            },
            hashes: None,
        })
    }

    pub(super) fn counts(&self) -> Counts {
        match &self.0 {
            Kind::Numbers { old, new } => Counts {
                old: old.len(),
                new: new.len(),
            },
            Kind::Slices { old, new } => Counts {
                old: old.count(),
                new: new.count(),
            },
            Kind::Bytes { counts, .. } | Kind::Hashed { counts, .. } => *counts,
        }
    }

    /// Calls a function with the core's description of the identities, which is valid during the
    /// call, and returns its result. Callbacks store their panics in `caught`.
    ///
    /// Borrows the identities, so that the caller decides when they are dropped: a source may panic
    /// in its destructor.
    pub(super) fn with_raw<R>(
        &mut self,
        caught: &Caught,
        call: impl FnOnce(&sys::resin_identities) -> R,
    ) -> R {
        let mut raw = self.raw_keys();
        let source = match &mut self.0 {
            Kind::Hashed { source, .. } => source,
            _ => return call(&raw),
        };
        let mut context = Context {
            source: &mut **source,
            caught,
        };
        let pointer: *mut Context<'_, '_> = &mut context;
        raw.context = pointer.cast();
        raw.equal = Some(equal);
        raw.rehash = Some(rehash);
        if raw.new_keys.is_null() {
            raw.hash = Some(hash);
        }
        call(&raw)
    }

    /// All but the callbacks.
    fn raw_keys(&self) -> sys::resin_identities {
        let counts = self.counts();
        let mut raw = sys::resin_identities {
            struct_size: struct_size::<sys::resin_identities>(),
            kind: sys::RESIN_IDENTITY_HASHED,
            old_count: counts.old,
            new_count: counts.new,
            old_keys: ptr::null(),
            new_keys: ptr::null(),
            size: 0,
            stride: 0,
            old_offsets: ptr::null(),
            new_offsets: ptr::null(),
            context: ptr::null_mut(),
            hash: None,
            equal: None,
            rehash: None,
            known_front: 0,
            known_back: 0,
        };
        match &self.0 {
            Kind::Numbers { old, new } => {
                raw.kind = sys::RESIN_IDENTITY_U64;
                raw.old_keys = old.as_ptr().cast();
                raw.new_keys = new.as_ptr().cast();
            }
            Kind::Bytes {
                old,
                new,
                size,
                stride,
                ..
            } => {
                raw.kind = sys::RESIN_IDENTITY_BYTES;
                raw.old_keys = old.as_ptr().cast();
                raw.new_keys = new.as_ptr().cast();
                raw.size = *size;
                raw.stride = *stride;
            }
            Kind::Slices { old, new } => {
                raw.kind = sys::RESIN_IDENTITY_SLICES;
                raw.old_keys = old.bytes.as_ptr().cast();
                raw.new_keys = new.bytes.as_ptr().cast();
                raw.old_offsets = old.offsets.as_ptr();
                raw.new_offsets = new.offsets.as_ptr();
            }
            Kind::Hashed { hashes, .. } => {
                if let Some((old, new)) = hashes {
                    raw.old_keys = old.as_ptr().cast();
                    raw.new_keys = new.as_ptr().cast();
                }
            }
        }
        raw
    }
}

impl<'a> From<(&'a [u64], &'a [u64])> for Identities<'a> {
    fn from((old, new): (&'a [u64], &'a [u64])) -> Identities<'a> {
        Identities::numbers(old, new)
    }
}

impl<'a, const N: usize> From<(&'a [[u8; N]], &'a [[u8; N]])> for Identities<'a> {
    fn from((old, new): (&'a [[u8; N]], &'a [[u8; N]])) -> Identities<'a> {
        Identities::keys(old, new)
    }
}

impl<'a> From<(&'a [u128], &'a [u128])> for Identities<'a> {
    fn from((old, new): (&'a [u128], &'a [u128])) -> Identities<'a> {
        Identities::wide_numbers(old, new)
    }
}

impl<'a, 's> From<(&'a [&'s str], &'a [&'s str])> for Identities<'a> {
    fn from((old, new): (&'a [&'s str], &'a [&'s str])) -> Identities<'a> {
        Identities::hashed(old, new)
    }
}

impl<'a> From<(&'a [String], &'a [String])> for Identities<'a> {
    fn from((old, new): (&'a [String], &'a [String])) -> Identities<'a> {
        Identities::hashed(old, new)
    }
}
