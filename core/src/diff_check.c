// SPDX-License-Identifier: MIT

// Checks a stage against the rules of resin/diff_stages.h. Knows nothing of how stages are made.

#include "diff_internal.h"

#include <string.h>

// One list around the stage, flattened, with what the stage does to it: to the list before it
// removals, to the list after it additions.
typedef struct side
{
    const size_t *item_counts;
    size_t section_count;
    size_t *offsets;      // where the items of each section start
    uint64_t *item_bits;  // items that an operation names
    uint64_t *whole_bits; // sections that are deleted or inserted
    uint64_t *moved_bits; // sections that are moved
    uint64_t *reload_bits;
    size_t *item_changes; // items that leave or enter, by section
} side;

typedef struct checker
{
    const resin_diff_stage *stage;
    side before;
    side after;
    resin_stage_fault fault;
} checker;

static void set_bit(uint64_t *bits, size_t index)
{
    bits[index / 64] |= UINT64_C(1) << (index % 64);
}

// Always false, so that a check can return it.
static bool find_fault(checker *self, resin_stage_rule rule, size_t section, size_t item)
{
    self->fault = (resin_stage_fault){rule, {(uint32_t)section, (uint32_t)item}};
    return false;
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

// False if there are more items than indices.
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

static void bind_side(side *side, unsigned char *bytes, const side_layout *layout,
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

static bool check_section(checker *self, const side *side, uint32_t section)
{
    return section < side->section_count ||
           find_fault(self, RESIN_STAGE_INDEX_OUT_OF_RANGE, section, RESIN_INDEX_NONE);
}

static bool check_item(checker *self, const side *side, resin_index_path path)
{
    return (path.section < side->section_count && path.item < side->item_counts[path.section]) ||
           find_fault(self, RESIN_STAGE_INDEX_OUT_OF_RANGE, path.section, path.item);
}

static bool check_section_range(checker *self)
{
    const resin_diff_stage *stage = self->stage;
    bool good = true;
    for (size_t k = 0; good && k < stage->section_delete_count; ++k)
    {
        good = check_section(self, &self->before, stage->section_deletes[k]);
    }
    for (size_t k = 0; good && k < stage->section_reload_count; ++k)
    {
        good = check_section(self, &self->before, stage->section_reloads[k]);
    }
    for (size_t k = 0; good && k < stage->section_move_count; ++k)
    {
        good = check_section(self, &self->before, stage->section_moves[k].old_index) &&
               check_section(self, &self->after, stage->section_moves[k].new_index);
    }
    for (size_t k = 0; good && k < stage->section_insert_count; ++k)
    {
        good = check_section(self, &self->after, stage->section_inserts[k]);
    }
    return good;
}

static bool check_item_range(checker *self)
{
    const resin_diff_stage *stage = self->stage;
    bool good = true;
    for (size_t k = 0; good && k < stage->item_delete_count; ++k)
    {
        good = check_item(self, &self->before, stage->item_deletes[k]);
    }
    for (size_t k = 0; good && k < stage->item_reload_count; ++k)
    {
        good = check_item(self, &self->before, stage->item_reloads[k]);
    }
    for (size_t k = 0; good && k < stage->item_move_count; ++k)
    {
        good = check_item(self, &self->before, stage->item_moves[k].from) &&
               check_item(self, &self->after, stage->item_moves[k].to);
    }
    for (size_t k = 0; good && k < stage->item_insert_count; ++k)
    {
        good = check_item(self, &self->after, stage->item_inserts[k]);
    }
    return good;
}

// Adds an operation on a whole section to `bits`, unless the section has one already.
static bool claim_section(checker *self, side *side, uint64_t *bits, uint32_t section,
                          resin_stage_rule twice)
{
    if (rsn_bit(side->whole_bits, section) || rsn_bit(side->moved_bits, section) ||
        rsn_bit(side->reload_bits, section))
    {
        return find_fault(self, twice, section, RESIN_INDEX_NONE);
    }
    set_bit(bits, section);
    return true;
}

static bool claim_item(checker *self, side *side, resin_index_path path, bool changes_count,
                       resin_stage_rule twice)
{
    const size_t flat = side->offsets[path.section] + path.item;
    if (rsn_bit(side->item_bits, flat))
    {
        return find_fault(self, twice, path.section, path.item);
    }
    set_bit(side->item_bits, flat);
    side->item_changes[path.section] += changes_count;
    return true;
}

static bool check_sources(checker *self)
{
    const resin_diff_stage *stage = self->stage;
    side *before = &self->before;
    const resin_stage_rule twice = RESIN_STAGE_SOURCE_TWICE;
    bool good = true;
    for (size_t k = 0; good && k < stage->section_delete_count; ++k)
    {
        good = claim_section(self, before, before->whole_bits, stage->section_deletes[k], twice);
    }
    for (size_t k = 0; good && k < stage->section_reload_count; ++k)
    {
        good = claim_section(self, before, before->reload_bits, stage->section_reloads[k], twice);
    }
    for (size_t k = 0; good && k < stage->section_move_count; ++k)
    {
        good = claim_section(self, before, before->moved_bits, stage->section_moves[k].old_index,
                             twice);
    }
    for (size_t k = 0; good && k < stage->item_delete_count; ++k)
    {
        good = claim_item(self, before, stage->item_deletes[k], true, twice);
    }
    for (size_t k = 0; good && k < stage->item_reload_count; ++k)
    {
        good = claim_item(self, before, stage->item_reloads[k], false, twice);
    }
    for (size_t k = 0; good && k < stage->item_move_count; ++k)
    {
        good = claim_item(self, before, stage->item_moves[k].from, true, twice);
    }
    return good;
}

static bool check_targets(checker *self)
{
    const resin_diff_stage *stage = self->stage;
    side *after = &self->after;
    const resin_stage_rule twice = RESIN_STAGE_TARGET_TWICE;
    bool good = true;
    for (size_t k = 0; good && k < stage->section_insert_count; ++k)
    {
        good = claim_section(self, after, after->whole_bits, stage->section_inserts[k], twice);
    }
    for (size_t k = 0; good && k < stage->section_move_count; ++k)
    {
        good =
            claim_section(self, after, after->moved_bits, stage->section_moves[k].new_index, twice);
    }
    for (size_t k = 0; good && k < stage->item_insert_count; ++k)
    {
        good = claim_item(self, after, stage->item_inserts[k], true, twice);
    }
    for (size_t k = 0; good && k < stage->item_move_count; ++k)
    {
        good = claim_item(self, after, stage->item_moves[k].to, true, twice);
    }
    return good;
}

// ---- rules 2 to 5 ----

static bool check_reloads(checker *self)
{
    const resin_diff_stage *stage = self->stage;
    const bool shifts = stage->section_insert_count + stage->section_move_count +
                            stage->item_insert_count + stage->item_move_count >
                        0;
    if (shifts && stage->section_reload_count > 0)
    {
        return find_fault(self, RESIN_STAGE_RELOAD_WITH_INSERT_OR_MOVE, stage->section_reloads[0],
                          RESIN_INDEX_NONE);
    }
    if (shifts && stage->item_reload_count > 0)
    {
        return find_fault(self, RESIN_STAGE_RELOAD_WITH_INSERT_OR_MOVE,
                          stage->item_reloads[0].section, stage->item_reloads[0].item);
    }
    return true;
}

static bool check_source_section(checker *self, resin_index_path path)
{
    if (rsn_bit(self->before.whole_bits, path.section))
    {
        return find_fault(self, RESIN_STAGE_ITEM_IN_DELETED_SECTION, path.section, path.item);
    }
    if (rsn_bit(self->before.reload_bits, path.section))
    {
        return find_fault(self, RESIN_STAGE_ITEM_IN_RELOADED_SECTION, path.section, path.item);
    }
    return true;
}

static bool check_target_section(checker *self, resin_index_path path)
{
    return !rsn_bit(self->after.whole_bits, path.section) ||
           find_fault(self, RESIN_STAGE_ITEM_IN_INSERTED_SECTION, path.section, path.item);
}

static bool check_sections_of_items(checker *self)
{
    const resin_diff_stage *stage = self->stage;
    bool good = true;
    for (size_t k = 0; good && k < stage->item_delete_count; ++k)
    {
        good = check_source_section(self, stage->item_deletes[k]);
    }
    for (size_t k = 0; good && k < stage->item_reload_count; ++k)
    {
        good = check_source_section(self, stage->item_reloads[k]);
    }
    for (size_t k = 0; good && k < stage->item_insert_count; ++k)
    {
        good = check_target_section(self, stage->item_inserts[k]);
    }
    for (size_t k = 0; good && k < stage->item_move_count; ++k)
    {
        good = check_source_section(self, stage->item_moves[k].from) &&
               check_target_section(self, stage->item_moves[k].to);
    }
    return good;
}

static bool check_section_moves(checker *self)
{
    const resin_diff_stage *stage = self->stage;
    for (size_t k = 0; stage->item_move_count > 0 && k < stage->section_move_count; ++k)
    {
        const resin_index_pair move = stage->section_moves[k];
        if (move.old_index == move.new_index)
        {
            return find_fault(self, RESIN_STAGE_FIXED_SECTION_MOVE, move.old_index,
                              RESIN_INDEX_NONE);
        }
    }
    for (size_t k = 0; k < stage->item_move_count; ++k)
    {
        const resin_index_path_pair move = stage->item_moves[k];
        if (rsn_bit(self->before.moved_bits, move.from.section))
        {
            return find_fault(self, RESIN_STAGE_ITEM_MOVE_IN_MOVED_SECTION, move.from.section,
                              move.from.item);
        }
        if (rsn_bit(self->after.moved_bits, move.to.section))
        {
            return find_fault(self, RESIN_STAGE_ITEM_MOVE_IN_MOVED_SECTION, move.to.section,
                              move.to.item);
        }
    }
    return true;
}

// ---- rule 6: counts ----

static bool check_item_count(checker *self, size_t from, size_t to)
{
    const side *before = &self->before;
    const side *after = &self->after;
    const bool adds_up = before->item_counts[from] - before->item_changes[from] ==
                         after->item_counts[to] - after->item_changes[to];
    return adds_up || rsn_bit(before->reload_bits, from) ||
           find_fault(self, RESIN_STAGE_ITEM_COUNT, to, RESIN_INDEX_NONE);
}

static bool check_counts(checker *self)
{
    const resin_diff_stage *stage = self->stage;
    const side *before = &self->before;
    const side *after = &self->after;
    if (before->section_count - stage->section_delete_count !=
        after->section_count - stage->section_insert_count)
    {
        return find_fault(self, RESIN_STAGE_SECTION_COUNT, RESIN_INDEX_NONE, RESIN_INDEX_NONE);
    }
    bool good = true;
    for (size_t k = 0; good && k < stage->section_move_count; ++k)
    {
        good = check_item_count(self, stage->section_moves[k].old_index,
                                stage->section_moves[k].new_index);
    }
    // The other sections keep their order.
    size_t to = 0;
    for (size_t from = 0; good && from < before->section_count; ++from)
    {
        if (!rsn_bit(before->whole_bits, from) && !rsn_bit(before->moved_bits, from))
        {
            while (rsn_bit(after->whole_bits, to) || rsn_bit(after->moved_bits, to))
            {
                ++to;
            }
            good = check_item_count(self, from, to++);
        }
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
    checker self = {.stage = stage,
                    .fault = {RESIN_STAGE_LEGAL, {RESIN_INDEX_NONE, RESIN_INDEX_NONE}}};
    bind_side(&self.before, block.bytes, &before_layout, before);
    bind_side(&self.after, block.bytes, &after_layout, after);
    (void)(check_section_range(&self) && check_item_range(&self) && check_sources(&self) &&
           check_targets(&self) && check_reloads(&self) && check_sections_of_items(&self) &&
           check_section_moves(&self) && check_counts(&self));
    *out = self.fault;
    rsn_block_release(&memory, &block);
    return RESIN_OK;
}
