// SPDX-License-Identifier: MIT
#ifndef RESIN_DIFF_STAGES_H
#define RESIN_DIFF_STAGES_H

#include <resin/diff.h>

RESIN_BEGIN_DECLS

// The changes of a diff as stages: batch updates, applied one after the other, for list views with
// the rules of UIKit's `performBatchUpdates`.
//
// Each stage obeys these rules:
//
//  1. Deletes, reloads and the sources of moves are indices in the list before the stage; inserts
//     and the targets of moves are indices in the list after it. No index occurs twice among
//     deletes, reloads and sources, nor twice among inserts and targets.
//  2. A stage with a reload, of an item or of a section, has no insert and no move of either.
//  3. No item operation touches a section that is deleted, inserted or reloaded.
//  4. A stage with an item move has no section move from an index to the same index.
//  5. No item move touches a section that moves in the same stage.
//  6. The counts add up: in every remaining section, items before - deletes - moves out + inserts
//     + moves in = items after; likewise for the sections.

/// The position of an item in a sectioned list. `section` is 0 in a list without sections. Frozen
/// layout.
typedef struct resin_index_path
{
    uint32_t section;
    uint32_t item;
} resin_index_path;

/// The positions of an item before and after a stage. Frozen layout.
typedef struct resin_index_path_pair
{
    resin_index_path old_path;
    resin_index_path new_path;
} resin_index_path_pair;

/// An element of the list between two stages. Frozen layout.
typedef struct resin_diff_entry
{
    /// The list that has the content to show. For a pair it is the new list, unless a later stage
    /// reloads the element.
    resin_diff_side side;
    uint32_t index; ///< of the section, or of the item in the flat list
} resin_diff_entry;

/// One batch update, and the list after it. All lists of operations are sorted. Frozen layout.
typedef struct resin_diff_stage
{
    const uint32_t *section_deletes; ///< ascending
    size_t section_delete_count;
    const uint32_t *section_inserts;
    size_t section_insert_count;
    const uint32_t *section_reloads;
    size_t section_reload_count;
    const resin_index_pair *section_moves; ///< ascending by `new_index`, the index after the stage
    size_t section_move_count;

    const resin_index_path *item_deletes;
    size_t item_delete_count;
    const resin_index_path *item_inserts;
    size_t item_insert_count;
    const resin_index_path *item_reloads;
    size_t item_reload_count;
    const resin_index_path_pair *item_moves; ///< ascending by `new_path`
    size_t item_move_count;

    /// The sections after the stage. Null in a list without sections. `sections`, `items` and
    /// `item_offsets` are null in the last stage, after which the list is the new one.
    const resin_diff_entry *sections;
    const resin_diff_entry *items; ///< the items after the stage
    const size_t *item_offsets;    ///< the start of each section in `items`, and the end
    size_t section_count;          ///< 1 in a list without sections
    size_t item_count;
} resin_diff_stage;

/// Leaves updated items out of the stages: the caller sets the new content on the view of the item.
/// Without this flag they are reloads, in a stage of their own, the first, or together with deletes
/// in the last, if that saves a stage.
#define RESIN_STAGES_ITEM_UPDATES_IN_PLACE 1u

/// Leaves updated sections out of the stages. Without this flag they are reloads, which include the
/// changes within the section.
#define RESIN_STAGES_SECTION_UPDATES_IN_PLACE 2u

/// Deletes and inserts an item that leaves a deleted section or enters an inserted one, instead of
/// moving it, which saves a stage.
#define RESIN_STAGES_SPLIT_MOVES 4u

/// Gets the changes of the last finish as the fewest stages that the rules allow and that make each
/// change once: none if there are no changes, at most three.
///
/// O(n + m) time and memory for each stage; O(1) if there are none.
///
/// @param flags `RESIN_STAGES_...` bits
/// @param[out] out,count valid until the next match, finish or call of this function
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_OUTPUT`, `_FLAGS`, `_OUT_OF_MEMORY`, or
///     `RESIN_ERROR_ORDER` before a finish or after a mark that follows it
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

/// The rule that a stage breaks, and the operation that breaks it. Frozen layout.
typedef struct resin_stage_fault
{
    resin_stage_rule rule;
    /// The index of the operation; `item` is `RESIN_INDEX_NONE` for a section operation.
    resin_index_path place;
} resin_stage_fault;

/// The number of items in each section of a list. Frozen layout.
typedef struct resin_section_counts
{
    const size_t *item_counts;
    size_t section_count;
} resin_section_counts;

/// Checks the operations of a stage, which may come from any source, against the rules. Does not
/// read the members that describe the list after the stage.
///
/// O(operations + sections + items / 64) time. Pure except for scratch memory, thread-safe.
///
/// @param before,after the counts of the lists before and after the stage
/// @param allocator for scratch memory, null for the C library's
/// @param[out] out the first fault found, in the order of the rules above; if there is none,
///     `RESIN_STAGE_LEGAL` and a place of `RESIN_INDEX_NONE`
/// @return `RESIN_OK` if the stage was checked, with or without a fault; `RESIN_ERROR_NULL_INPUT`,
///     `_NULL_OUTPUT`, `_TOO_LARGE` or `_OUT_OF_MEMORY`
/// @since 0.1
RESIN_API resin_status resin_diff_check_stage(const resin_diff_stage *stage,
                                              resin_section_counts before,
                                              resin_section_counts after,
                                              const resin_allocator *allocator,
                                              resin_stage_fault *out);

/// Returns a sentence in English that describes a fault. Never null. Pure, thread-safe.
/// @since 0.1
RESIN_API const char *resin_stage_rule_message(resin_stage_rule rule);

RESIN_END_DECLS

#endif // RESIN_DIFF_STAGES_H
