// SPDX-License-Identifier: MIT

//! `diff_stages.h`.

use std::os::raw::c_char;

use crate::base::{resin_allocator, resin_status};
use crate::diff::{resin_diff, resin_diff_side, resin_index_pair};

/// The position of an item in a sectioned list.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct resin_index_path {
    pub section: u32,
    pub item: u32,
}

/// The positions of an item before and after a stage.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct resin_index_path_pair {
    pub old_path: resin_index_path,
    pub new_path: resin_index_path,
}

/// An element of the list between two stages.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct resin_diff_entry {
    pub side: resin_diff_side,
    pub index: u32,
}

/// One batch update, and the list after it.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct resin_diff_stage {
    pub section_deletes: *const u32,
    pub section_delete_count: usize,
    pub section_inserts: *const u32,
    pub section_insert_count: usize,
    pub section_reloads: *const u32,
    pub section_reload_count: usize,
    pub section_moves: *const resin_index_pair,
    pub section_move_count: usize,
    pub item_deletes: *const resin_index_path,
    pub item_delete_count: usize,
    pub item_inserts: *const resin_index_path,
    pub item_insert_count: usize,
    pub item_reloads: *const resin_index_path,
    pub item_reload_count: usize,
    pub item_moves: *const resin_index_path_pair,
    pub item_move_count: usize,
    pub sections: *const resin_diff_entry,
    pub items: *const resin_diff_entry,
    pub item_offsets: *const usize,
    pub section_count: usize,
    pub item_count: usize,
}

/// Leaves updated items out of the stages.
pub const RESIN_STAGES_ITEM_UPDATES_IN_PLACE: u32 = 1;
/// Leaves updated sections out of the stages.
pub const RESIN_STAGES_SECTION_UPDATES_IN_PLACE: u32 = 2;
/// Deletes and inserts an item that leaves a deleted section or enters an inserted one.
pub const RESIN_STAGES_SPLIT_MOVES: u32 = 4;

/// The rule that a stage breaks.
pub type resin_stage_rule = u32;
pub const RESIN_STAGE_LEGAL: resin_stage_rule = 0;
pub const RESIN_STAGE_INDEX_OUT_OF_RANGE: resin_stage_rule = 1;
pub const RESIN_STAGE_SOURCE_TWICE: resin_stage_rule = 2;
pub const RESIN_STAGE_TARGET_TWICE: resin_stage_rule = 3;
pub const RESIN_STAGE_RELOAD_WITH_INSERT_OR_MOVE: resin_stage_rule = 4;
pub const RESIN_STAGE_ITEM_IN_DELETED_SECTION: resin_stage_rule = 5;
pub const RESIN_STAGE_ITEM_IN_INSERTED_SECTION: resin_stage_rule = 6;
pub const RESIN_STAGE_ITEM_IN_RELOADED_SECTION: resin_stage_rule = 7;
pub const RESIN_STAGE_FIXED_SECTION_MOVE: resin_stage_rule = 8;
pub const RESIN_STAGE_ITEM_MOVE_IN_MOVED_SECTION: resin_stage_rule = 9;
pub const RESIN_STAGE_ITEM_COUNT: resin_stage_rule = 10;
pub const RESIN_STAGE_SECTION_COUNT: resin_stage_rule = 11;

/// The rule that a stage breaks, and the operation that breaks it.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct resin_stage_fault {
    pub rule: resin_stage_rule,
    pub place: resin_index_path,
}

/// The number of items in each section of a list.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct resin_section_counts {
    pub item_counts: *const usize,
    pub section_count: usize,
}

extern "C" {
    pub fn resin_diff_stages(
        diff: *mut resin_diff,
        flags: u32,
        out: *mut *const resin_diff_stage,
        count: *mut usize,
    ) -> resin_status;
    pub fn resin_diff_check_stage(
        stage: *const resin_diff_stage,
        before: resin_section_counts,
        after: resin_section_counts,
        allocator: *const resin_allocator,
        out: *mut resin_stage_fault,
    ) -> resin_status;
    pub fn resin_stage_rule_message(rule: resin_stage_rule) -> *const c_char;
}
