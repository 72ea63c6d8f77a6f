// SPDX-License-Identifier: MIT

// Checks a stage against the rules of resin/diff_stages.h, independently of the code that makes
// stages. This file has rule 1.

#include "diff_check_internal.h"

#include <string.h>

static void set_bit(uint64_t *bits, size_t index)
{
    bits[index / 64] |= UINT64_C(1) << (index % 64);
}

// ---- memory ----

static size_t bit_words(size_t count)
{
    return count / 64 + 1;
}

typedef struct side_layout
{
    size_t offsets;
    size_t item_bits;
    size_t whole_bits;
    size_t moved_bits;
    size_t reload_bits;
    size_t item_changes;
} side_layout;

// Returns false if there are more than RESIN_COUNT_MAX sections or items.
static bool lay_out_side(rsn_layout *total, resin_section_counts counts, side_layout *layout)
{
    size_t items = 0;
    if (counts.section_count > RESIN_COUNT_MAX)
    {
        return false;
    }
    for (size_t k = 0; k < counts.section_count; ++k)
    {
        if (counts.item_counts[k] > RESIN_COUNT_MAX - items)
        {
            return false;
        }
        items += counts.item_counts[k];
    }
    const size_t words = bit_words(counts.section_count);
    layout->offsets = rsn_layout_add(total, counts.section_count + 1, sizeof(size_t));
    layout->item_bits = rsn_layout_add(total, bit_words(items), sizeof(uint64_t));
    layout->whole_bits = rsn_layout_add(total, words, sizeof(uint64_t));
    layout->moved_bits = rsn_layout_add(total, words, sizeof(uint64_t));
    layout->reload_bits = rsn_layout_add(total, words, sizeof(uint64_t));
    layout->item_changes = rsn_layout_add(total, counts.section_count, sizeof(size_t));
    return true;
}

static void bind_side(rsn_check_side *side, unsigned char *bytes, const side_layout *layout,
                      resin_section_counts counts)
{
    side->item_counts = counts.item_counts;
    side->section_count = counts.section_count;
    side->offsets = (size_t *)(void *)(bytes + layout->offsets);
    side->item_bits = (uint64_t *)(void *)(bytes + layout->item_bits);
    side->whole_bits = (uint64_t *)(void *)(bytes + layout->whole_bits);
    side->moved_bits = (uint64_t *)(void *)(bytes + layout->moved_bits);
    side->reload_bits = (uint64_t *)(void *)(bytes + layout->reload_bits);
    side->item_changes = (size_t *)(void *)(bytes + layout->item_changes);
    for (size_t k = 0; k < counts.section_count; ++k)
    {
        side->offsets[k + 1] = side->offsets[k] + counts.item_counts[k];
    }
}

// ---- rule 1: indices ----

static bool check_section(rsn_stage_check *check, const rsn_check_side *side, uint32_t section)
{
    return section < side->section_count ||
           rsn_find_fault(check, RESIN_STAGE_INDEX_OUT_OF_RANGE, section, RESIN_INDEX_NONE);
}

static bool check_item(rsn_stage_check *check, const rsn_check_side *side, resin_index_path path)
{
    return (path.section < side->section_count && path.item < side->item_counts[path.section]) ||
           rsn_find_fault(check, RESIN_STAGE_INDEX_OUT_OF_RANGE, path.section, path.item);
}

static bool check_section_range(rsn_stage_check *check)
{
    const resin_diff_stage *stage = check->stage;
    bool good = true;
    for (size_t k = 0; good && k < stage->section_delete_count; ++k)
    {
        good = check_section(check, &check->before, stage->section_deletes[k]);
    }
    for (size_t k = 0; good && k < stage->section_reload_count; ++k)
    {
        good = check_section(check, &check->before, stage->section_reloads[k]);
    }
    for (size_t k = 0; good && k < stage->section_move_count; ++k)
    {
        good = check_section(check, &check->before, stage->section_moves[k].old_index) &&
               check_section(check, &check->after, stage->section_moves[k].new_index);
    }
    for (size_t k = 0; good && k < stage->section_insert_count; ++k)
    {
        good = check_section(check, &check->after, stage->section_inserts[k]);
    }
    return good;
}

static bool check_item_range(rsn_stage_check *check)
{
    const resin_diff_stage *stage = check->stage;
    bool good = true;
    for (size_t k = 0; good && k < stage->item_delete_count; ++k)
    {
        good = check_item(check, &check->before, stage->item_deletes[k]);
    }
    for (size_t k = 0; good && k < stage->item_reload_count; ++k)
    {
        good = check_item(check, &check->before, stage->item_reloads[k]);
    }
    for (size_t k = 0; good && k < stage->item_move_count; ++k)
    {
        good = check_item(check, &check->before, stage->item_moves[k].old_path) &&
               check_item(check, &check->after, stage->item_moves[k].new_path);
    }
    for (size_t k = 0; good && k < stage->item_insert_count; ++k)
    {
        good = check_item(check, &check->after, stage->item_inserts[k]);
    }
    return good;
}

// Adds a section to `bits`, unless another operation already names it.
static bool claim_section(rsn_stage_check *check, rsn_check_side *side, uint64_t *bits,
                          uint32_t section, resin_stage_rule twice)
{
    if (rsn_bit(side->whole_bits, section) || rsn_bit(side->moved_bits, section) ||
        rsn_bit(side->reload_bits, section))
    {
        return rsn_find_fault(check, twice, section, RESIN_INDEX_NONE);
    }
    set_bit(bits, section);
    return true;
}

static bool claim_item(rsn_stage_check *check, rsn_check_side *side, resin_index_path path,
                       bool changes_count, resin_stage_rule twice)
{
    const size_t flat = side->offsets[path.section] + path.item;
    if (rsn_bit(side->item_bits, flat))
    {
        return rsn_find_fault(check, twice, path.section, path.item);
    }
    set_bit(side->item_bits, flat);
    side->item_changes[path.section] += changes_count;
    return true;
}

static bool check_sources(rsn_stage_check *check)
{
    const resin_diff_stage *stage = check->stage;
    rsn_check_side *before = &check->before;
    const resin_stage_rule twice = RESIN_STAGE_SOURCE_TWICE;
    bool good = true;
    for (size_t k = 0; good && k < stage->section_delete_count; ++k)
    {
        good = claim_section(check, before, before->whole_bits, stage->section_deletes[k], twice);
    }
    for (size_t k = 0; good && k < stage->section_reload_count; ++k)
    {
        good = claim_section(check, before, before->reload_bits, stage->section_reloads[k], twice);
    }
    for (size_t k = 0; good && k < stage->section_move_count; ++k)
    {
        good = claim_section(check, before, before->moved_bits, stage->section_moves[k].old_index,
                             twice);
    }
    for (size_t k = 0; good && k < stage->item_delete_count; ++k)
    {
        good = claim_item(check, before, stage->item_deletes[k], true, twice);
    }
    for (size_t k = 0; good && k < stage->item_reload_count; ++k)
    {
        good = claim_item(check, before, stage->item_reloads[k], false, twice);
    }
    for (size_t k = 0; good && k < stage->item_move_count; ++k)
    {
        good = claim_item(check, before, stage->item_moves[k].old_path, true, twice);
    }
    return good;
}

static bool check_targets(rsn_stage_check *check)
{
    const resin_diff_stage *stage = check->stage;
    rsn_check_side *after = &check->after;
    const resin_stage_rule twice = RESIN_STAGE_TARGET_TWICE;
    bool good = true;
    for (size_t k = 0; good && k < stage->section_insert_count; ++k)
    {
        good = claim_section(check, after, after->whole_bits, stage->section_inserts[k], twice);
    }
    for (size_t k = 0; good && k < stage->section_move_count; ++k)
    {
        good = claim_section(check, after, after->moved_bits, stage->section_moves[k].new_index,
                             twice);
    }
    for (size_t k = 0; good && k < stage->item_insert_count; ++k)
    {
        good = claim_item(check, after, stage->item_inserts[k], true, twice);
    }
    for (size_t k = 0; good && k < stage->item_move_count; ++k)
    {
        good = claim_item(check, after, stage->item_moves[k].new_path, true, twice);
    }
    return good;
}

// ---- all ----

static bool is_missing(const void *list, size_t count)
{
    return list == NULL && count > 0;
}

static bool has_all_lists(const resin_diff_stage *stage)
{
    return !is_missing(stage->section_deletes, stage->section_delete_count) &&
           !is_missing(stage->section_inserts, stage->section_insert_count) &&
           !is_missing(stage->section_reloads, stage->section_reload_count) &&
           !is_missing(stage->section_moves, stage->section_move_count) &&
           !is_missing(stage->item_deletes, stage->item_delete_count) &&
           !is_missing(stage->item_inserts, stage->item_insert_count) &&
           !is_missing(stage->item_reloads, stage->item_reload_count) &&
           !is_missing(stage->item_moves, stage->item_move_count);
}

resin_status resin_diff_check_stage(const resin_diff_stage *stage, resin_section_counts before,
                                    resin_section_counts after, const resin_allocator *allocator,
                                    resin_stage_fault *out)
{
    if (stage == NULL || !has_all_lists(stage) ||
        is_missing(before.item_counts, before.section_count) ||
        is_missing(after.item_counts, after.section_count))
    {
        return RESIN_ERROR_NULL_INPUT;
    }
    if (out == NULL)
    {
        return RESIN_ERROR_NULL_OUTPUT;
    }
    rsn_layout total = {0};
    side_layout before_layout;
    side_layout after_layout;
    if (!lay_out_side(&total, before, &before_layout) ||
        !lay_out_side(&total, after, &after_layout))
    {
        return RESIN_ERROR_TOO_LARGE;
    }
    const resin_allocator memory = rsn_allocator_or_default(allocator);
    rsn_block block = {0};
    if (!rsn_block_reserve(&memory, &block, total.size))
    {
        return RESIN_ERROR_OUT_OF_MEMORY;
    }
    memset(block.bytes, 0, total.size);
    rsn_stage_check check = {.stage = stage,
                             .fault = {RESIN_STAGE_LEGAL, {RESIN_INDEX_NONE, RESIN_INDEX_NONE}}};
    bind_side(&check.before, block.bytes, &before_layout, before);
    bind_side(&check.after, block.bytes, &after_layout, after);
    (void)(check_section_range(&check) && check_item_range(&check) && check_sources(&check) &&
           check_targets(&check) && rsn_check_stage_rules(&check));
    *out = check.fault;
    rsn_block_release(&memory, &block);
    return RESIN_OK;
}
