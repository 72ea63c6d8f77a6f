// SPDX-License-Identifier: MIT

// Writes the operations of a stage from the slots of a plan.

#include "diff_stages_internal.h"

// ---- operations that name the list before ----

static bool is_reloaded_in(const rsn_plan *plan, const rsn_slot *section, size_t stage)
{
    const uint32_t new_section = section->new_index != RESIN_INDEX_NONE
                                     ? section->new_index
                                     : rsn_section_partner(plan, section->old_index);
    return stage == plan->schedule.reloads && new_section != RESIN_INDEX_NONE &&
           rsn_is_reloaded(plan, new_section);
}

static void write_item_source(rsn_plan *plan, rsn_stage_cursors *cursors, const rsn_slot *slot,
                              size_t stage, resin_index_path path)
{
    const uint32_t partner = slot->new_index != RESIN_INDEX_NONE
                                 ? slot->new_index
                                 : rsn_old_item_partner(plan, slot->old_index);
    if (slot->leaves == stage && partner != RESIN_INDEX_NONE)
    {
        plan->item_sources[partner] = path;
    }
    else if (slot->leaves == stage)
    {
        *cursors->item_deletes++ = path;
    }
    else if (stage == plan->schedule.reloads && partner != RESIN_INDEX_NONE &&
             rsn_is_updated(plan, partner))
    {
        *cursors->item_reloads++ = path;
    }
}

// Writes the operation on a section, if it has one. Returns whether its items may have operations
// in the stage.
static bool write_section_source(rsn_plan *plan, rsn_stage_cursors *cursors,
                                 const rsn_slot *section, size_t stage, uint32_t index)
{
    if (section->leaves == stage)
    {
        const uint32_t partner = rsn_section_partner(plan, section->old_index);
        if (partner == RESIN_INDEX_NONE)
        {
            *cursors->section_deletes++ = index;
            return false;
        }
        plan->section_sources[partner] = index;
    }
    if (is_reloaded_in(plan, section, stage))
    {
        *cursors->section_reloads++ = index;
        return false;
    }
    return true;
}

static void write_sources(rsn_plan *plan, rsn_stage_cursors *cursors, size_t stage)
{
    resin_index_path path = {0};
    for (size_t k = 0; k < plan->section_slot_count; ++k)
    {
        const rsn_slot *section = &plan->section_slots[k];
        if (!rsn_is_present(section, stage - 1))
        {
            continue;
        }
        const rsn_slots items = rsn_items_of(plan, section);
        path.item = 0;
        if (write_section_source(plan, cursors, section, stage, path.section))
        {
            for (size_t slot = items.begin; slot < items.end; ++slot)
            {
                if (rsn_is_present(&plan->item_slots[slot], stage - 1))
                {
                    write_item_source(plan, cursors, &plan->item_slots[slot], stage, path);
                    path.item += 1;
                }
            }
        }
        path.section += 1;
    }
}

// ---- operations that name the list after ----

// Writes the operation on a section, if it has one. Returns whether its items may have operations
// in the stage.
static bool write_section_target(const rsn_plan *plan, rsn_stage_cursors *cursors,
                                 const rsn_slot *section, size_t stage, uint32_t index)
{
    if (section->enters == stage)
    {
        if (rsn_old_section_partner(plan, section->new_index) == RESIN_INDEX_NONE)
        {
            *cursors->section_inserts++ = index;
            return false;
        }
        *cursors->section_moves++ =
            (resin_index_pair){plan->section_sources[section->new_index], index};
    }
    return !is_reloaded_in(plan, section, stage);
}

static void write_item_target(const rsn_plan *plan, rsn_stage_cursors *cursors,
                              const rsn_slot *slot, resin_index_path path)
{
    if (rsn_item_partner(plan, slot->new_index) == RESIN_INDEX_NONE)
    {
        *cursors->item_inserts++ = path;
    }
    else
    {
        *cursors->item_moves++ = (resin_index_path_pair){plan->item_sources[slot->new_index], path};
    }
}

static void write_targets(const rsn_plan *plan, rsn_stage_cursors *cursors, size_t stage)
{
    resin_index_path path = {0};
    for (size_t k = 0; k < plan->section_slot_count; ++k)
    {
        const rsn_slot *section = &plan->section_slots[k];
        if (!rsn_is_present(section, stage))
        {
            continue;
        }
        const rsn_slots items = rsn_items_of(plan, section);
        path.item = 0;
        if (write_section_target(plan, cursors, section, stage, path.section))
        {
            for (size_t slot = items.begin; slot < items.end; ++slot)
            {
                if (rsn_is_present(&plan->item_slots[slot], stage))
                {
                    if (plan->item_slots[slot].enters == stage)
                    {
                        write_item_target(plan, cursors, &plan->item_slots[slot], path);
                    }
                    path.item += 1;
                }
            }
        }
        path.section += 1;
    }
}

void rsn_write_operations(rsn_plan *plan, rsn_stage_cursors *cursors, size_t stage)
{
    write_sources(plan, cursors, stage);
    write_targets(plan, cursors, stage);
}
