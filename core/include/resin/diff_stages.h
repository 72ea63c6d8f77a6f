// SPDX-License-Identifier: MIT
#ifndef RESIN_DIFF_STAGES_H
#define RESIN_DIFF_STAGES_H

#include <resin/diff.h>

RESIN_BEGIN_DECLS

// The changes of a diff as batches for a list view that has UIKit's rules for batch updates.
//
// The rules, for each stage:
//
//  1. Deletes, reloads and the sources of moves name the list before the stage; inserts and the
//     targets of moves the list after it. No index is twice among deletes, reloads and sources, nor
//     twice among inserts and targets.
//  2. A stage with a reload, of an item or of a section, has no insert and no move of either.
//  3. No item operation touches a section that is deleted, inserted or reloaded.
//  4. A section that moves from an index to the same index shares no stage with an item move.
//  5. An item move does not touch a section that moves in the same stage.
//  6. The counts add up: in every section that stays, items before - deletes - moves out + inserts
//     + moves in = items after; likewise for the sections.

/// The place of an item in a sectioned list. Frozen layout. In a list without sections the section
/// is 0.
typedef struct resin_index_path
{
    uint32_t section;
    uint32_t item;
} resin_index_path;

/// The places of an item before and after. Frozen layout.
typedef struct resin_index_path_pair
{
    resin_index_path from;
    resin_index_path to;
} resin_index_path_pair;

/// An element of a list in between. Frozen layout.
typedef struct resin_diff_entry
{
    /// Which list holds the element as it is to be shown. An element with a partner is shown as it
    /// is in the new list, unless a later stage reloads it.
    resin_diff_side side;
    uint32_t index; ///< of the section, or of the item in the flat list
} resin_diff_entry;

/// One batch of changes, and the list after it. Frozen layout.
typedef struct resin_diff_stage
{
    const uint32_t *section_deletes; ///< ascending, as are all of the lists below by `from` or `to`
    size_t section_delete_count;
    const uint32_t *section_inserts;
    size_t section_insert_count;
    const uint32_t *section_reloads;
    size_t section_reload_count;
    const resin_index_pair *section_moves; ///< from before to after, ascending by after
    size_t section_move_count;

    const resin_index_path *item_deletes;
    size_t item_delete_count;
    const resin_index_path *item_inserts;
    size_t item_insert_count;
    const resin_index_path *item_reloads;
    size_t item_reload_count;
    const resin_index_path_pair *item_moves; ///< ascending by `to`
    size_t item_move_count;

    /// The list after the stage. Null, with the counts of the new list, in the last stage, after
    /// which the list is the new one.
    const resin_diff_entry *sections; ///< null in a list without sections, too
    const resin_diff_entry *items;
    const size_t *item_offsets; ///< where each section starts in `items`, and the end
    size_t section_count;       ///< 1 in a list without sections
    size_t item_count;
} resin_diff_stage;

/// Updated items are left to the caller, who sets the new content on the view that shows the item.
/// Without it they are reloads, in a first stage or, where that saves one, in a last stage that
/// otherwise has only deletes.
#define RESIN_STAGES_ITEM_UPDATES_IN_PLACE 1u

/// Updated sections are left to the caller. Without it they are reloads, and the changes within
/// such a section go with its reload.
#define RESIN_STAGES_SECTION_UPDATES_IN_PLACE 2u

/// An item that leaves a deleted section or enters an inserted one is deleted and inserted instead
/// of moved, which saves a stage.
#define RESIN_STAGES_SPLIT_MOVES 4u

/// The changes of the last finish as the fewest stages that the rules allow and that make each
/// change once. No changes, no stages; never more than three.
///
/// O(n + m) time and memory for each stage.
///
/// @param flags `RESIN_STAGES_...` bits
/// @param[out] out,count valid until the next match, finish or call of this function
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_OUTPUT`, `_FLAGS`, `_OUT_OF_MEMORY`, or
///     `RESIN_ERROR_ORDER` before a finish
/// @since 0.1
RESIN_API resin_status resin_diff_stages(resin_diff *diff, uint32_t flags,
                                         const resin_diff_stage **out, size_t *count);

/// The rule that a stage breaks.
typedef enum resin_stage_rule
{
    RESIN_STAGE_LEGAL = 0,
    RESIN_STAGE_INDEX_OUT_OF_RANGE = 1,
    RESIN_STAGE_SOURCE_TWICE = 2,
    RESIN_STAGE_TARGET_TWICE = 3,
    RESIN_STAGE_RELOAD_WITH_INSERT_OR_MOVE = 4,
    RESIN_STAGE_ITEM_IN_DELETED_SECTION = 5,
    RESIN_STAGE_ITEM_IN_INSERTED_SECTION = 6,
    RESIN_STAGE_ITEM_IN_RELOADED_SECTION = 7,
    RESIN_STAGE_FIXED_SECTION_MOVE = 8, ///< rule 4
    RESIN_STAGE_ITEM_MOVE_IN_MOVED_SECTION = 9,
    RESIN_STAGE_ITEM_COUNT = 10,
    RESIN_STAGE_SECTION_COUNT = 11
} resin_stage_rule;

/// What is wrong with a stage, and where. Frozen layout.
typedef struct resin_stage_fault
{
    resin_stage_rule rule;
    /// The place of the operation, in the list that it names; for a section the item is
    /// `RESIN_INDEX_NONE`.
    resin_index_path place;
} resin_stage_fault;

/// How many items each section of a list has. Frozen layout.
typedef struct resin_section_counts
{
    const size_t *item_counts;
    size_t section_count;
} resin_section_counts;

/// Checks the operations of a stage, from wherever they come, against the rules. Reads none of the
/// members that describe the list after it.
///
/// O(operations log operations + sections). Pure but for its scratch memory, thread-safe.
///
/// @param before,after the list around the stage
/// @param allocator for scratch memory, null for the C library's
/// @param[out] out the first fault found, in the order of the rules above; `RESIN_STAGE_LEGAL` and
/// a
///     place of `RESIN_INDEX_NONE` where there is none
/// @return `RESIN_OK` when the stage was checked, also when it has a fault;
/// `RESIN_ERROR_NULL_INPUT`,
///     `_NULL_OUTPUT`, `_TOO_LARGE` or `_OUT_OF_MEMORY`
/// @since 0.1
RESIN_API resin_status resin_diff_check_stage(const resin_diff_stage *stage,
                                              resin_section_counts before,
                                              resin_section_counts after,
                                              const resin_allocator *allocator,
                                              resin_stage_fault *out);

/// A sentence in English for a rule. Never null. Pure, thread-safe.
/// @since 0.1
RESIN_API const char *resin_stage_rule_message(resin_stage_rule rule);

RESIN_END_DECLS

#endif // RESIN_DIFF_STAGES_H
