// SPDX-License-Identifier: MIT

// Makes the stages of a diff. For a sectioned one: writes the list after each stage from the slots
// of a plan.

#include "diff_stages_internal.h"

typedef struct list_sizes
{
    size_t sections;
    size_t items;
} list_sizes;

// ---- memory ----

static list_sizes measure_list(const rsn_plan *plan, size_t stage)
{
    list_sizes sizes = {0};
    for (size_t k = 0; k < plan->section_slot_count; ++k)
    {
        const rsn_slot *section = &plan->section_slots[k];
        if (rsn_is_present(section, stage))
        {
            sizes.sections += 1;
            const rsn_slots items = rsn_items_of(plan, section);
            for (size_t slot = items.begin; slot < items.end; ++slot)
            {
                sizes.items += rsn_is_present(&plan->item_slots[slot], stage);
            }
        }
    }
    return sizes;
}

// Returns the size of all arrays; sets their addresses if `bytes` is not null.
static size_t lay_out(const rsn_plan *plan, list_sizes between, unsigned char *bytes,
                      rsn_stage_cursors *cursors)
{
#define ARRAY(member, count)                                                                       \
    {                                                                                              \
        offsetof(rsn_stage_cursors, member), sizeof *cursors->member, count                        \
    }
    const rsn_work *work = &plan->work;
    const size_t stages = plan->schedule.count;
    const struct
    {
        size_t cursor;
        size_t size;
        size_t count;
    } arrays[] = {
        ARRAY(stages, stages),
        ARRAY(section_deletes, work->section_deletes),
        ARRAY(section_inserts, work->section_inserts),
        ARRAY(section_reloads, work->section_reloads),
        ARRAY(section_moves, work->section_moves),
        ARRAY(item_deletes, work->item_deletes),
        ARRAY(item_inserts, work->item_inserts),
        ARRAY(item_reloads, work->item_updates),
        ARRAY(item_moves, work->item_moves),
        ARRAY(entries, between.sections + between.items),
        ARRAY(offsets, between.sections + stages),
    };
#undef ARRAY
    rsn_layout total = {0};
    for (size_t i = 0; i < sizeof arrays / sizeof arrays[0]; ++i)
    {
        const size_t offset = rsn_layout_add(&total, arrays[i].count, arrays[i].size);
        if (bytes != NULL)
        {
            void *const start = bytes + offset;
            memcpy((unsigned char *)cursors + arrays[i].cursor, &start, sizeof start);
        }
    }
    return total.size;
}

// ---- the list after ----

// An element that a later stage reloads still shows its old content.
static resin_diff_entry entry(uint32_t old_index, uint32_t new_index, bool is_stale)
{
    return new_index == RESIN_INDEX_NONE || is_stale
               ? (resin_diff_entry){RESIN_DIFF_OLD, old_index}
               : (resin_diff_entry){RESIN_DIFF_NEW, new_index};
}

static resin_diff_entry section_entry(const rsn_plan *plan, const rsn_slot *slot, size_t stage)
{
    const uint32_t new_index = slot->new_index != RESIN_INDEX_NONE
                                   ? slot->new_index
                                   : rsn_section_partner(plan, slot->old_index);
    const uint32_t old_index =
        new_index == RESIN_INDEX_NONE ? slot->old_index : rsn_old_section_partner(plan, new_index);
    return entry(old_index, new_index,
                 stage < plan->schedule.reloads && new_index != RESIN_INDEX_NONE &&
                     rsn_is_reloaded(plan, new_index));
}

static resin_diff_entry item_entry(const rsn_plan *plan, const rsn_slot *slot, size_t stage)
{
    const uint32_t new_index = slot->new_index != RESIN_INDEX_NONE
                                   ? slot->new_index
                                   : rsn_old_item_partner(plan, slot->old_index);
    const uint32_t old_index =
        new_index == RESIN_INDEX_NONE ? slot->old_index : rsn_item_partner(plan, new_index);
    return entry(old_index, new_index,
                 stage < plan->schedule.reloads && new_index != RESIN_INDEX_NONE &&
                     rsn_is_updated(plan, new_index));
}

static void write_list(const rsn_plan *plan, rsn_stage_cursors *cursors, size_t stage,
                       resin_diff_stage *out)
{
    const list_sizes sizes = measure_list(plan, stage);
    resin_diff_entry *sections = cursors->entries;
    resin_diff_entry *items = sections + sizes.sections;
    out->sections = sections;
    out->items = items;
    out->item_offsets = cursors->offsets;
    out->section_count = sizes.sections;
    out->item_count = sizes.items;
    size_t item_count = 0;
    for (size_t k = 0; k < plan->section_slot_count; ++k)
    {
        const rsn_slot *section = &plan->section_slots[k];
        if (!rsn_is_present(section, stage))
        {
            continue;
        }
        *sections++ = section_entry(plan, section, stage);
        *cursors->offsets++ = item_count;
        const rsn_slots slots = rsn_items_of(plan, section);
        for (size_t slot = slots.begin; slot < slots.end; ++slot)
        {
            if (rsn_is_present(&plan->item_slots[slot], stage))
            {
                items[item_count++] = item_entry(plan, &plan->item_slots[slot], stage);
            }
        }
    }
    *cursors->offsets++ = item_count;
    cursors->entries = items + item_count;
}

// ---- a stage ----

static void write_stage(rsn_plan *plan, rsn_stage_cursors *cursors, size_t stage)
{
    const rsn_stage_cursors begin = *cursors;
    resin_diff_stage *out = &cursors->stages[stage - 1];
    rsn_write_operations(plan, cursors, stage);
    *out = (resin_diff_stage){
        .section_deletes = begin.section_deletes,
        .section_delete_count = (size_t)(cursors->section_deletes - begin.section_deletes),
        .section_inserts = begin.section_inserts,
        .section_insert_count = (size_t)(cursors->section_inserts - begin.section_inserts),
        .section_reloads = begin.section_reloads,
        .section_reload_count = (size_t)(cursors->section_reloads - begin.section_reloads),
        .section_moves = begin.section_moves,
        .section_move_count = (size_t)(cursors->section_moves - begin.section_moves),
        .item_deletes = begin.item_deletes,
        .item_delete_count = (size_t)(cursors->item_deletes - begin.item_deletes),
        .item_inserts = begin.item_inserts,
        .item_insert_count = (size_t)(cursors->item_inserts - begin.item_inserts),
        .item_reloads = begin.item_reloads,
        .item_reload_count = (size_t)(cursors->item_reloads - begin.item_reloads),
        .item_moves = begin.item_moves,
        .item_move_count = (size_t)(cursors->item_moves - begin.item_moves),
        .section_count = plan->sections->new_count,
        .item_count = plan->items->new_count};
    if (stage < plan->schedule.count)
    {
        write_list(plan, cursors, stage, out);
    }
}

// Whether a list has no change that takes a stage. `in_place` is the flag of its updates.
static bool is_settled(const resin_diff_changes *changes, uint32_t flags, uint32_t in_place)
{
    return changes->delete_count + changes->insert_count + changes->move_count == 0 &&
           (changes->update_count == 0 || (flags & in_place) != 0);
}

static resin_status make_sectioned_stages(resin_diff *diff, uint32_t flags, size_t *count)
{
    if (is_settled(&diff->result.items, flags, RESIN_STAGES_ITEM_UPDATES_IN_PLACE) &&
        is_settled(&diff->result.sections, flags, RESIN_STAGES_SECTION_UPDATES_IN_PLACE))
    {
        *count = 0;
        return RESIN_OK;
    }
    rsn_plan plan;
    const resin_status status = rsn_make_plan(diff, flags, &plan);
    if (status != RESIN_OK)
    {
        return status;
    }
    list_sizes between = {0};
    for (size_t stage = 1; stage < plan.schedule.count; ++stage)
    {
        const list_sizes sizes = measure_list(&plan, stage);
        between.sections += sizes.sections;
        between.items += sizes.items;
    }
    rsn_stage_cursors cursors;
    if (!rsn_block_reserve(&diff->allocator, &diff->stages,
                           lay_out(&plan, between, NULL, &cursors)))
    {
        return RESIN_ERROR_OUT_OF_MEMORY;
    }
    (void)lay_out(&plan, between, diff->stages.bytes, &cursors);
    for (size_t stage = 1; stage <= plan.schedule.count; ++stage)
    {
        write_stage(&plan, &cursors, stage);
    }
    *count = plan.schedule.count;
    return RESIN_OK;
}

resin_status resin_diff_stages(resin_diff *diff, uint32_t flags, const resin_diff_stage **out,
                               size_t *count)
{
    const uint32_t known = RESIN_STAGES_ITEM_UPDATES_IN_PLACE |
                           RESIN_STAGES_SECTION_UPDATES_IN_PLACE | RESIN_STAGES_SPLIT_MOVES;
    if (diff == NULL || diff->busy)
    {
        return diff == NULL ? RESIN_ERROR_NULL_HANDLE : RESIN_ERROR_BUSY;
    }
    if (out == NULL || count == NULL)
    {
        return RESIN_ERROR_NULL_OUTPUT;
    }
    if ((flags & ~known) != 0)
    {
        return RESIN_ERROR_FLAGS;
    }
    if (diff->progress != RSN_FINISHED)
    {
        return RESIN_ERROR_ORDER;
    }
    const resin_status status = diff->sectioned ? make_sectioned_stages(diff, flags, count)
                                                : rsn_make_flat_stages(diff, flags, count);
    if (status == RESIN_OK)
    {
        *out = (const resin_diff_stage *)(const void *)diff->stages.bytes;
    }
    return status;
}
