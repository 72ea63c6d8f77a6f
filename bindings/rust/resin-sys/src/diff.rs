// SPDX-License-Identifier: MIT

//! `diff.h`.

use std::os::raw::c_void;

use crate::base::{resin_allocator, resin_status, Opaque};

/// The memory and the result of a diff.
#[repr(C)]
pub struct resin_diff {
    _opaque: Opaque,
}

/// The options of `resin_diff_create`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct resin_diff_def {
    pub struct_size: u32,
    pub flags: u32,
    pub allocator: *const resin_allocator,
}

/// One of the two lists.
pub type resin_diff_side = u32;
pub const RESIN_DIFF_OLD: resin_diff_side = 0;
pub const RESIN_DIFF_NEW: resin_diff_side = 1;

/// The list of sections or the list of items.
pub type resin_diff_level = u32;
pub const RESIN_DIFF_ITEMS: resin_diff_level = 0;
pub const RESIN_DIFF_SECTIONS: resin_diff_level = 1;

/// The representation of identities.
pub type resin_identity_kind = u32;
pub const RESIN_IDENTITY_U64: resin_identity_kind = 1;
pub const RESIN_IDENTITY_BYTES: resin_identity_kind = 2;
pub const RESIN_IDENTITY_SLICES: resin_identity_kind = 3;
pub const RESIN_IDENTITY_HASHED: resin_identity_kind = 4;

/// The identities of both lists.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct resin_identities {
    pub struct_size: u32,
    pub kind: resin_identity_kind,
    pub old_count: usize,
    pub new_count: usize,
    pub old_keys: *const c_void,
    pub new_keys: *const c_void,
    pub size: usize,
    pub stride: usize,
    pub old_offsets: *const usize,
    pub new_offsets: *const usize,
    pub context: *mut c_void,
    pub hash: Option<
        unsafe extern "C" fn(
            context: *mut c_void,
            side: resin_diff_side,
            first: usize,
            count: usize,
            out: *mut u64,
        ),
    >,
    pub equal: Option<
        unsafe extern "C" fn(
            context: *mut c_void,
            side: resin_diff_side,
            index: usize,
            new_index: usize,
            count: usize,
        ) -> usize,
    >,
    pub rehash: Option<unsafe extern "C" fn(context: *mut c_void) -> bool>,
    pub known_front: usize,
    pub known_back: usize,
}

/// Pairs items over the whole list of sections.
pub const RESIN_DIFF_ACROSS_SECTIONS: u32 = 1;

/// Whether the contents of an old and a new element are equal.
pub type resin_content_equal =
    Option<unsafe extern "C" fn(context: *mut c_void, old_index: usize, new_index: usize) -> bool>;

/// The definition of a moved pair.
pub type resin_diff_moves = u32;
pub const RESIN_DIFF_MOVES_MINIMAL: resin_diff_moves = 0;
pub const RESIN_DIFF_MOVES_HECKEL: resin_diff_moves = 1;

/// The old and the new index of one element.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct resin_index_pair {
    pub old_index: u32,
    pub new_index: u32,
}

/// The changes of one list.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct resin_diff_changes {
    pub deletes: *const u32,
    pub delete_count: usize,
    pub inserts: *const u32,
    pub insert_count: usize,
    pub updates: *const resin_index_pair,
    pub update_count: usize,
    pub moves: *const resin_index_pair,
    pub move_count: usize,
    pub old_to_new: *const u32,
    pub old_count: usize,
    pub new_to_old: *const u32,
    pub new_count: usize,
    pub duplicates: *const u32,
    pub duplicate_ends: *const u32,
    pub duplicate_group_count: usize,
    pub change_count: usize,
}

/// The result of `resin_diff_finish`, which may grow: do not copy it.
#[repr(C)]
#[derive(Debug)]
pub struct resin_diff_result {
    pub struct_size: u32,
    pub reserved: u32,
    pub items: resin_diff_changes,
    pub sections: resin_diff_changes,
}

/// The kind of a step.
pub type resin_diff_step_kind = u32;
pub const RESIN_DIFF_STEP_DELETE: resin_diff_step_kind = 1;
pub const RESIN_DIFF_STEP_INSERT: resin_diff_step_kind = 2;
pub const RESIN_DIFF_STEP_MOVE: resin_diff_step_kind = 3;
pub const RESIN_DIFF_STEP_UPDATE: resin_diff_step_kind = 4;

/// A single change.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct resin_diff_step {
    pub kind: resin_diff_step_kind,
    pub from: u32,
    pub to: u32,
    pub new_index: u32,
}

extern "C" {
    pub fn resin_diff_create(def: *const resin_diff_def, out: *mut *mut resin_diff)
        -> resin_status;
    pub fn resin_diff_destroy(diff: *mut resin_diff);
    pub fn resin_diff_match(diff: *mut resin_diff, items: *const resin_identities) -> resin_status;
    pub fn resin_diff_match_sections(
        diff: *mut resin_diff,
        sections: *const resin_identities,
        items: *const resin_identities,
        old_offsets: *const usize,
        new_offsets: *const usize,
        flags: u32,
    ) -> resin_status;
    pub fn resin_diff_old_to_new(
        diff: *const resin_diff,
        level: resin_diff_level,
        out: *mut *const u32,
    ) -> resin_status;
    pub fn resin_diff_mark_update(
        diff: *mut resin_diff,
        level: resin_diff_level,
        old_index: usize,
    ) -> resin_status;
    pub fn resin_diff_mark_fingerprints(
        diff: *mut resin_diff,
        level: resin_diff_level,
        old_fingerprints: *const u64,
        new_fingerprints: *const u64,
    ) -> resin_status;
    pub fn resin_diff_mark_unequal(
        diff: *mut resin_diff,
        level: resin_diff_level,
        equal: resin_content_equal,
        context: *mut c_void,
    ) -> resin_status;
    pub fn resin_diff_finish(
        diff: *mut resin_diff,
        moves: resin_diff_moves,
        out: *mut *const resin_diff_result,
    ) -> resin_status;
    pub fn resin_diff_steps(
        diff: *mut resin_diff,
        out: *mut *const resin_diff_step,
        count: *mut usize,
    ) -> resin_status;
}
