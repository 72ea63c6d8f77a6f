// SPDX-License-Identifier: MIT

// Plans the stages of a sectioned diff: counts its operations under the flags of resin_diff_stages,
// schedules them and builds the slots.

#include "diff_stages_internal.h"

#include <string.h>

// ---- memory ----

// Returns the size of all arrays; sets their addresses if `bytes` is not null.
static size_t lay_out(rsn_plan *plan, const resin_diff *diff, unsigned char *bytes)
{
    const size_t n = diff->items.old_count;
    const size_t m = diff->items.new_count;
    const size_t s = diff->old_section_count;
    const size_t t = diff->new_section_count;
    rsn_layout total = {0};
    const size_t old_section_of = rsn_layout_add(&total, n, sizeof(uint32_t));
    const size_t new_section_of = rsn_layout_add(&total, m, sizeof(uint32_t));
    const size_t moves =
        rsn_layout_add(&total, diff->result.items.move_count, sizeof(rsn_item_move));
    const size_t is_left = rsn_layout_add(&total, s, sizeof(bool));
    const size_t is_entered = rsn_layout_add(&total, t, sizeof(bool));
    const size_t section_moves = rsn_layout_add(&total, t, sizeof(uint8_t));
    const size_t item_moves = rsn_layout_add(&total, m, sizeof(uint8_t));
    const size_t section_slots = rsn_layout_add(&total, s + t, sizeof(rsn_slot));
    const size_t item_slots = rsn_layout_add(&total, n + m, sizeof(rsn_slot));
    const size_t slots_of_new = rsn_layout_add(&total, t, sizeof(rsn_slots));
    const size_t slots_of_deleted = rsn_layout_add(&total, s, sizeof(rsn_slots));
    const size_t section_sources = rsn_layout_add(&total, t, sizeof(uint32_t));
    const size_t item_sources = rsn_layout_add(&total, m, sizeof(resin_index_path));
    if (bytes != NULL)
    {
        plan->old_section_of = (uint32_t *)(void *)(bytes + old_section_of);
        plan->new_section_of = (uint32_t *)(void *)(bytes + new_section_of);
        plan->moves = (rsn_item_move *)(void *)(bytes + moves);
        plan->is_left = (bool *)(void *)(bytes + is_left);
        plan->is_entered = (bool *)(void *)(bytes + is_entered);
        plan->schedule.section_moves = bytes + section_moves;
        plan->schedule.item_moves = bytes + item_moves;
        plan->section_slots = (rsn_slot *)(void *)(bytes + section_slots);
        plan->item_slots = (rsn_slot *)(void *)(bytes + item_slots);
        plan->slots_of_new = (rsn_slots *)(void *)(bytes + slots_of_new);
        plan->slots_of_deleted = (rsn_slots *)(void *)(bytes + slots_of_deleted);
        plan->section_sources = (uint32_t *)(void *)(bytes + section_sources);
        plan->item_sources = (resin_index_path *)(void *)(bytes + item_sources);
    }
    return total.size;
}

static void find_sections(const size_t *offsets, size_t section_count, uint32_t *section_of)
{
    for (size_t section = 0; section < section_count; ++section)
    {
        for (size_t item = offsets[section]; item < offsets[section + 1]; ++item)
        {
            section_of[item] = (uint32_t)section;
        }
    }
}

// ---- operations ----

static void count_sections(rsn_plan *plan)
{
    plan->work.section_deletes = plan->sections->delete_count;
    plan->work.section_inserts = plan->sections->insert_count;
    plan->work.section_moves = plan->sections->move_count;
    for (size_t k = 0; k < plan->sections->move_count; ++k)
    {
        plan->schedule.section_moves[plan->sections->moves[k].new_index] = RSN_STAGE_NEVER;
    }
    for (size_t k = 0; k < plan->sections->update_count; ++k)
    {
        plan->work.section_reloads += rsn_is_reloaded(plan, plan->sections->updates[k].new_index);
    }
}

static void count_items(rsn_plan *plan)
{
    for (uint32_t i = 0; i < plan->items->old_count; ++i)
    {
        const uint32_t section = rsn_section_partner(plan, plan->old_section_of[i]);
        plan->work.item_deletes += section != RESIN_INDEX_NONE && !rsn_is_reloaded(plan, section) &&
                                   rsn_old_item_partner(plan, i) == RESIN_INDEX_NONE;
    }
    for (uint32_t j = 0; j < plan->items->new_count; ++j)
    {
        plan->work.item_inserts += !rsn_enters_inserted(plan, j) &&
                                   !rsn_is_reloaded(plan, plan->new_section_of[j]) &&
                                   rsn_item_partner(plan, j) == RESIN_INDEX_NONE;
    }
    for (size_t k = 0; k < plan->items->update_count; ++k)
    {
        plan->work.item_updates += rsn_is_updated(plan, plan->items->updates[k].new_index);
    }
}

static void add_move(rsn_plan *plan, const rsn_item_move *move)
{
    rsn_work *work = &plan->work;
    const bool leaves_deleted = move->from == RESIN_INDEX_NONE;
    plan->moves[work->item_moves++] = *move;
    work->leaves_deleted = work->leaves_deleted || leaves_deleted;
    work->enters_inserted = work->enters_inserted || move->enters_inserted;
    work->both = work->both || (leaves_deleted && move->enters_inserted);
    work->touches_moved = work->touches_moved || rsn_is_moved_section(plan, move->from) ||
                          rsn_is_moved_section(plan, move->to);
}

static void collect_moves(rsn_plan *plan)
{
    for (size_t k = 0; k < plan->items->move_count; ++k)
    {
        const resin_index_pair pair = plan->items->moves[k];
        const rsn_item_move move = {
            .new_index = pair.new_index,
            .from = rsn_section_partner(plan, plan->old_section_of[pair.old_index]),
            .to = plan->new_section_of[pair.new_index],
            .enters_inserted = rsn_enters_inserted(plan, pair.new_index)};
        if (move.from == move.to && rsn_is_reloaded(plan, move.to))
        {
            plan->schedule.item_moves[move.new_index] = RSN_STAGE_WITH_RELOAD;
        }
        else if (rsn_item_partner(plan, move.new_index) != RESIN_INDEX_NONE)
        {
            add_move(plan, &move);
            plan->is_left[plan->old_section_of[pair.old_index]] = true;
            plan->is_entered[move.to] = true;
        }
    }
}

resin_status rsn_make_plan(resin_diff *diff, uint32_t flags, rsn_plan *plan)
{
    *plan = (rsn_plan){.diff = diff,
                       .flags = flags,
                       .items = &diff->result.items,
                       .sections = &diff->result.sections};
    if (!rsn_block_reserve(&diff->allocator, &diff->plan, lay_out(plan, diff, NULL)))
    {
        return RESIN_ERROR_OUT_OF_MEMORY;
    }
    (void)lay_out(plan, diff, diff->plan.bytes);
    memset(plan->is_left, 0, diff->old_section_count * sizeof *plan->is_left);
    memset(plan->is_entered, 0, diff->new_section_count * sizeof *plan->is_entered);
    memset(plan->schedule.section_moves, 0, diff->new_section_count);
    memset(plan->schedule.item_moves, 0, diff->items.new_count);
    find_sections(diff->old_offsets, diff->old_section_count, plan->old_section_of);
    find_sections(diff->new_offsets, diff->new_section_count, plan->new_section_of);
    count_sections(plan);
    count_items(plan);
    collect_moves(plan);
    rsn_make_schedule(plan);
    rsn_build_section_slots(plan);
    rsn_build_item_slots(plan);
    return RESIN_OK;
}
