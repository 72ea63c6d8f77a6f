// SPDX-License-Identifier: MIT
#include "bridge.h"

// Go functions that cgo exports; see callbacks.go.
extern void resinGoHash(uintptr_t context, uint32_t side, size_t first, size_t count,
                        uint64_t *out);
extern size_t resinGoEqual(uintptr_t context, uint32_t side, size_t index, size_t new_index,
                           size_t count);
extern bool resinGoRehash(uintptr_t context);
extern bool resinGoContentEqual(uintptr_t context, size_t old_index, size_t new_index);

static void hash(void *context, resin_diff_side side, size_t first, size_t count, uint64_t *out)
{
    resinGoHash((uintptr_t)context, (uint32_t)side, first, count, out);
}

static size_t equal(void *context, resin_diff_side side, size_t index, size_t new_index,
                    size_t count)
{
    return resinGoEqual((uintptr_t)context, (uint32_t)side, index, new_index, count);
}

static bool rehash(void *context)
{
    return resinGoRehash((uintptr_t)context);
}

static bool content_equal(void *context, size_t old_index, size_t new_index)
{
    return resinGoContentEqual((uintptr_t)context, old_index, new_index);
}

static resin_identities identities(resin_go_identities from, const uint8_t *old_keys,
                                   const uint8_t *new_keys, const size_t *old_slices,
                                   const size_t *new_slices)
{
    resin_identities to = RESIN_ZERO;
    to.struct_size = (uint32_t)sizeof to;
    to.kind = (resin_identity_kind)from.kind;
    to.old_count = from.old_count;
    to.new_count = from.new_count;
    to.old_keys = old_keys;
    to.new_keys = new_keys;
    to.size = from.size;
    to.stride = from.stride;
    to.old_offsets = old_slices;
    to.new_offsets = new_slices;
    if (from.context != 0)
    {
        to.context = (void *)from.context;
        to.hash = hash;
        to.equal = equal;
        to.rehash = rehash;
    }
    return to;
}

resin_status resin_go_diff_match(void *diff, resin_go_identities items, const uint8_t *old_keys,
                                 const uint8_t *new_keys, const size_t *old_slices,
                                 const size_t *new_slices)
{
    const resin_identities ids = identities(items, old_keys, new_keys, old_slices, new_slices);
    return resin_diff_match(diff, &ids);
}

resin_status resin_go_diff_match_sections(
    void *diff, resin_go_identities sections, const uint8_t *old_section_keys,
    const uint8_t *new_section_keys, const size_t *old_section_slices,
    const size_t *new_section_slices, resin_go_identities items, const uint8_t *old_keys,
    const uint8_t *new_keys, const size_t *old_slices, const size_t *new_slices,
    const size_t *old_offsets, const size_t *new_offsets, uint32_t flags)
{
    const resin_identities section_ids = identities(sections, old_section_keys, new_section_keys,
                                                    old_section_slices, new_section_slices);
    const resin_identities item_ids = identities(items, old_keys, new_keys, old_slices, new_slices);
    return resin_diff_match_sections(diff, &section_ids, &item_ids, old_offsets, new_offsets,
                                     flags);
}

resin_status resin_go_diff_mark_unequal(void *diff, uint32_t level, uintptr_t context)
{
    return resin_diff_mark_unequal(diff, (resin_diff_level)level,
                                   context != 0 ? content_equal : NULL, (void *)context);
}

resin_go_array resin_go_diff_old_to_new(const void *diff, uint32_t level)
{
    const uint32_t *partners = NULL;
    resin_go_array array = {RESIN_OK, NULL, 0};
    array.status = resin_diff_old_to_new(diff, (resin_diff_level)level, &partners);
    array.elements = partners;
    return array;
}

resin_go_array resin_go_diff_finish(void *diff, uint32_t moves)
{
    const resin_diff_result *result = NULL;
    resin_go_array array = {RESIN_OK, NULL, 0};
    array.status = resin_diff_finish(diff, (resin_diff_moves)moves, &result);
    array.elements = result;
    return array;
}

resin_go_array resin_go_diff_steps(void *diff)
{
    const resin_diff_step *steps = NULL;
    resin_go_array array = {RESIN_OK, NULL, 0};
    array.status = resin_diff_steps(diff, &steps, &array.count);
    array.elements = steps;
    return array;
}

resin_go_array resin_go_diff_stages(void *diff, uint32_t flags)
{
    const resin_diff_stage *stages = NULL;
    resin_go_array array = {RESIN_OK, NULL, 0};
    array.status = resin_diff_stages(diff, flags, &stages, &array.count);
    array.elements = stages;
    return array;
}

resin_go_fault resin_go_diff_check_stage(
    resin_go_stage_counts counts, const uint32_t *section_deletes, const uint32_t *section_inserts,
    const uint32_t *section_reloads, const resin_index_pair *section_moves,
    const resin_index_path *item_deletes, const resin_index_path *item_inserts,
    const resin_index_path *item_reloads, const resin_index_path_pair *item_moves,
    const size_t *before, size_t before_count, const size_t *after, size_t after_count)
{
    resin_diff_stage stage = RESIN_ZERO;
    stage.section_deletes = section_deletes;
    stage.section_delete_count = counts.section_deletes;
    stage.section_inserts = section_inserts;
    stage.section_insert_count = counts.section_inserts;
    stage.section_reloads = section_reloads;
    stage.section_reload_count = counts.section_reloads;
    stage.section_moves = section_moves;
    stage.section_move_count = counts.section_moves;
    stage.item_deletes = item_deletes;
    stage.item_delete_count = counts.item_deletes;
    stage.item_inserts = item_inserts;
    stage.item_insert_count = counts.item_inserts;
    stage.item_reloads = item_reloads;
    stage.item_reload_count = counts.item_reloads;
    stage.item_moves = item_moves;
    stage.item_move_count = counts.item_moves;
    const resin_section_counts old_counts = {before, before_count};
    const resin_section_counts new_counts = {after, after_count};
    resin_go_fault fault = RESIN_ZERO;
    fault.status = resin_diff_check_stage(&stage, old_counts, new_counts, NULL, &fault.fault);
    return fault;
}
