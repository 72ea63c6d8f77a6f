// SPDX-License-Identifier: MIT

// Builds the slots of sections and items for a schedule.

#include "diff_stages_internal.h"

// ---- sections ----

static bool is_stable_section(const rsn_plan *plan, uint32_t new_section)
{
    return rsn_old_section_partner(plan, new_section) != RESIN_INDEX_NONE &&
           plan->schedule.section_moves[new_section] == 0;
}

static void add_section_slot(rsn_plan *plan, rsn_slot slot)
{
    plan->section_slots[plan->section_slot_count++] = slot;
}

static void add_old_section(rsn_plan *plan, uint32_t old_section)
{
    const uint32_t partner = rsn_section_partner(plan, old_section);
    const uint8_t deleted = plan->is_left[old_section] ? plan->schedule.section_deletes
                                                       : plan->schedule.free_section_deletes;
    const uint8_t leaves =
        partner == RESIN_INDEX_NONE ? deleted : plan->schedule.section_moves[partner];
    add_section_slot(plan, (rsn_slot){old_section, RESIN_INDEX_NONE, 0, leaves});
}

static void add_new_section(rsn_plan *plan, uint32_t new_section)
{
    const uint8_t inserted = plan->is_entered[new_section] ? plan->schedule.section_inserts
                                                           : plan->schedule.free_section_inserts;
    const uint8_t enters = rsn_old_section_partner(plan, new_section) == RESIN_INDEX_NONE
                               ? inserted
                               : plan->schedule.section_moves[new_section];
    add_section_slot(plan, (rsn_slot){RESIN_INDEX_NONE, new_section, enters, RSN_STAGE_NEVER});
}

static uint32_t add_old_sections(rsn_plan *plan, uint32_t section)
{
    for (; section < plan->diff->old_section_count; ++section)
    {
        const uint32_t partner = rsn_section_partner(plan, section);
        if (partner != RESIN_INDEX_NONE && is_stable_section(plan, partner))
        {
            break;
        }
        add_old_section(plan, section);
    }
    return section;
}

static uint32_t add_new_sections(rsn_plan *plan, uint32_t section)
{
    for (; section < plan->diff->new_section_count && !is_stable_section(plan, section); ++section)
    {
        add_new_section(plan, section);
    }
    return section;
}

void rsn_build_section_slots(rsn_plan *plan)
{
    const size_t old_count = plan->diff->old_section_count;
    const size_t new_count = plan->diff->new_section_count;
    plan->section_slot_count = 0;
    uint32_t old_section = 0;
    uint32_t new_section = 0;
    while (old_section < old_count || new_section < new_count)
    {
        if (plan->schedule.new_places_first)
        {
            new_section = add_new_sections(plan, new_section);
        }
        old_section = add_old_sections(plan, old_section);
        new_section = add_new_sections(plan, new_section);
        if (new_section < new_count)
        {
            RSN_ASSERT(rsn_section_partner(plan, old_section) == new_section);
            add_section_slot(plan, (rsn_slot){old_section++, new_section++, 0, RSN_STAGE_NEVER});
        }
    }
}

// ---- sections that move from an index to the same one ----

static bool moves_item_in(const rsn_plan *plan, size_t stage)
{
    for (size_t k = 0; k < plan->work.item_moves; ++k)
    {
        if (plan->schedule.item_moves[plan->moves[k].new_index] == stage)
        {
            return true;
        }
    }
    return false;
}

static uint32_t find_fixed_move_in(rsn_plan *plan, size_t stage)
{
    uint32_t before = 0;
    for (size_t k = 0; k < plan->section_slot_count; ++k)
    {
        const rsn_slot *slot = &plan->section_slots[k];
        if (rsn_is_present(slot, stage - 1))
        {
            const uint32_t partner = slot->leaves == stage
                                         ? rsn_section_partner(plan, slot->old_index)
                                         : RESIN_INDEX_NONE;
            if (partner != RESIN_INDEX_NONE)
            {
                plan->section_sources[partner] = before;
            }
            ++before;
        }
    }
    uint32_t after = 0;
    for (size_t k = 0; k < plan->section_slot_count; ++k)
    {
        const rsn_slot *slot = &plan->section_slots[k];
        if (rsn_is_present(slot, stage))
        {
            if (slot->enters == stage &&
                rsn_old_section_partner(plan, slot->new_index) != RESIN_INDEX_NONE &&
                plan->section_sources[slot->new_index] == after)
            {
                return slot->new_index;
            }
            ++after;
        }
    }
    return RESIN_INDEX_NONE;
}

uint32_t rsn_find_fixed_section_move(rsn_plan *plan)
{
    for (size_t stage = 1; stage <= plan->schedule.count; ++stage)
    {
        const uint32_t section =
            moves_item_in(plan, stage) ? find_fixed_move_in(plan, stage) : RESIN_INDEX_NONE;
        if (section != RESIN_INDEX_NONE)
        {
            return section;
        }
    }
    return RESIN_INDEX_NONE;
}

// ---- items ----

// Appends slots of items; `count` is the next one.
typedef struct item_writer
{
    const rsn_plan *plan;
    size_t count;
} item_writer;

static void add_item_slot(item_writer *writer, rsn_slot slot)
{
    writer->plan->item_slots[writer->count++] = slot;
}

static bool is_stable_item(const rsn_plan *plan, uint32_t new_item)
{
    return rsn_item_partner(plan, new_item) != RESIN_INDEX_NONE &&
           plan->schedule.item_moves[new_item] == 0;
}

// `section` is the new index of the item's section, RESIN_INDEX_NONE if it is deleted.
static void add_old_item(item_writer *writer, uint32_t old_item, uint32_t section)
{
    const rsn_plan *plan = writer->plan;
    const uint32_t partner = rsn_old_item_partner(plan, old_item);
    uint8_t leaves = plan->schedule.item_edits;
    if (partner != RESIN_INDEX_NONE)
    {
        leaves = plan->schedule.item_moves[partner];
    }
    else if (section == RESIN_INDEX_NONE)
    {
        leaves = RSN_STAGE_NEVER; // deleted with its section
    }
    else if (rsn_is_reloaded(plan, section))
    {
        leaves = plan->schedule.reloads;
    }
    add_item_slot(writer, (rsn_slot){old_item, RESIN_INDEX_NONE, 0, leaves});
}

static void add_new_item(item_writer *writer, uint32_t new_item, uint32_t section)
{
    const rsn_plan *plan = writer->plan;
    uint8_t enters = plan->schedule.item_edits;
    if (rsn_item_partner(plan, new_item) != RESIN_INDEX_NONE)
    {
        enters = plan->schedule.item_moves[new_item];
    }
    else if (rsn_old_section_partner(plan, section) == RESIN_INDEX_NONE)
    {
        enters = 0; // inserted with its section
    }
    else if (rsn_is_reloaded(plan, section))
    {
        enters = plan->schedule.reloads;
    }
    add_item_slot(writer, (rsn_slot){RESIN_INDEX_NONE, new_item, enters, RSN_STAGE_NEVER});
}

static rsn_slots add_section_items(item_writer *writer, uint32_t new_section)
{
    const rsn_plan *plan = writer->plan;
    const rsn_range range = rsn_section_range(plan->diff, new_section);
    const size_t begin = writer->count;
    uint32_t old_item = (uint32_t)range.old_begin;
    uint32_t new_item = (uint32_t)range.new_begin;
    while (old_item < range.old_end || new_item < range.new_end)
    {
        for (; old_item < range.old_end; ++old_item)
        {
            const uint32_t partner = rsn_old_item_partner(plan, old_item);
            if (partner != RESIN_INDEX_NONE && is_stable_item(plan, partner))
            {
                break;
            }
            add_old_item(writer, old_item, new_section);
        }
        for (; new_item < range.new_end && !is_stable_item(plan, new_item); ++new_item)
        {
            add_new_item(writer, new_item, new_section);
        }
        if (new_item < range.new_end)
        {
            RSN_ASSERT(rsn_old_item_partner(plan, old_item) == new_item);
            add_item_slot(writer, (rsn_slot){old_item++, new_item++, 0, RSN_STAGE_NEVER});
        }
    }
    return (rsn_slots){begin, writer->count};
}

void rsn_build_item_slots(rsn_plan *plan)
{
    const resin_diff *diff = plan->diff;
    item_writer writer = {.plan = plan};
    for (uint32_t section = 0; section < diff->new_section_count; ++section)
    {
        plan->slots_of_new[section] = add_section_items(&writer, section);
    }
    for (uint32_t section = 0; section < diff->old_section_count; ++section)
    {
        if (rsn_section_partner(plan, section) == RESIN_INDEX_NONE)
        {
            const size_t begin = writer.count;
            for (size_t item = diff->old_offsets[section]; item < diff->old_offsets[section + 1];
                 ++item)
            {
                add_old_item(&writer, (uint32_t)item, RESIN_INDEX_NONE);
            }
            plan->slots_of_deleted[section] = (rsn_slots){begin, writer.count};
        }
    }
}
