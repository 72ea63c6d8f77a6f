// SPDX-License-Identifier: MIT

// An exhaustive search. Shares no code with core/src/diff_stage*.c; resin_diff_check_stage decides
// whether a stage is legal.

#include "stage_search_internal.h"

#include <string.h>

static bool is_present(const slot *slot, size_t stage)
{
    return (slot->enters == NULL || slot->enters->stage <= stage) &&
           (slot->leaves == NULL || slot->leaves->stage > stage);
}

// Whether the reload of the section that contains an item at that time shows the item's new
// content.
static bool is_shown_by_section(const search *self, const operation *reload)
{
    const operation *move = search_find(self, ITEM_MOVE, reload->old_index, reload->new_index);
    const uint32_t sections[2] = {
        partner_of_old_section(self, old_section(self, reload->old_index)),
        new_section(self, reload->new_index)};
    for (int side = 0; side < 2; ++side)
    {
        const operation *section =
            sections[side] == NONE ? NULL : search_find(self, SECTION_RELOAD, NONE, sections[side]);
        const bool is_there =
            move == NULL || section == NULL ||
            (side == 0 ? section->stage < move->stage : section->stage > move->stage);
        if (section != NULL && is_there)
        {
            return true;
        }
    }
    return false;
}

typedef struct addresses
{
    size_t counts[SLOTS]; // items of each section
    size_t section_count;
    uint32_t old_sections[SLOTS]; // by index in the old and in the new list
    uint32_t new_sections[SLOTS];
    resin_index_path old_items[SLOTS];
    resin_index_path new_items[SLOTS];
} addresses;

static void find_addresses(const search *self, size_t stage, addresses *out)
{
    memset(out, 0xFF, sizeof *out);
    out->section_count = 0;
    for (size_t at = 0; at < self->section_count; ++at)
    {
        const slot *section = &self->sections[at];
        if (!is_present(section, stage))
        {
            continue;
        }
        resin_index_path path = {(uint32_t)out->section_count, 0};
        if (section->old_index != NONE)
        {
            out->old_sections[section->old_index] = path.section;
        }
        if (section->new_index != NONE)
        {
            out->new_sections[section->new_index] = path.section;
        }
        for (size_t k = 0; k < self->item_counts[at]; ++k)
        {
            const slot *item = &self->items[at][k];
            if (is_present(item, stage))
            {
                if (item->old_index != NONE)
                {
                    out->old_items[item->old_index] = path;
                }
                if (item->new_index != NONE)
                {
                    out->new_items[item->new_index] = path;
                }
                path.item += 1;
            }
        }
        out->counts[out->section_count++] = path.item;
    }
}

typedef struct lists
{
    uint32_t section_deletes[64];
    uint32_t section_inserts[64];
    uint32_t section_reloads[64];
    resin_index_pair section_moves[64];
    resin_index_path item_deletes[64];
    resin_index_path item_inserts[64];
    resin_index_path item_reloads[64];
    resin_index_path_pair item_moves[64];
} lists;

static void add_to_stage(const operation *each, const addresses *before, const addresses *after,
                         lists *lists, resin_diff_stage *stage)
{
    switch (each->kind)
    {
    case SECTION_DELETE:
        lists->section_deletes[stage->section_delete_count++] =
            before->old_sections[each->old_index];
        return;
    case SECTION_INSERT:
        lists->section_inserts[stage->section_insert_count++] =
            after->new_sections[each->new_index];
        return;
    case SECTION_MOVE:
        lists->section_moves[stage->section_move_count++] = (resin_index_pair){
            before->old_sections[each->old_index], after->new_sections[each->new_index]};
        return;
    case SECTION_RELOAD:
        // The section may have moved in an earlier stage.
        lists->section_reloads[stage->section_reload_count++] =
            before->old_sections[each->old_index] != NONE ? before->old_sections[each->old_index]
                                                          : before->new_sections[each->new_index];
        return;
    case ITEM_DELETE:
        lists->item_deletes[stage->item_delete_count++] = before->old_items[each->old_index];
        return;
    case ITEM_INSERT:
        lists->item_inserts[stage->item_insert_count++] = after->new_items[each->new_index];
        return;
    case ITEM_MOVE:
        lists->item_moves[stage->item_move_count++] = (resin_index_path_pair){
            before->old_items[each->old_index], after->new_items[each->new_index]};
        return;
    case ITEM_RELOAD:
        lists->item_reloads[stage->item_reload_count++] =
            before->old_items[each->old_index].section != NONE ? before->old_items[each->old_index]
                                                               : before->new_items[each->new_index];
        return;
    }
}

static bool is_legal(const search *self, size_t stage_count)
{
    static addresses around[2];
    find_addresses(self, 0, &around[0]);
    for (size_t stage = 1; stage <= stage_count; ++stage)
    {
        const addresses *before = &around[(stage - 1) % 2];
        addresses *after = &around[stage % 2];
        find_addresses(self, stage, after);
        static lists lists;
        resin_diff_stage out = {.section_deletes = lists.section_deletes,
                                .section_inserts = lists.section_inserts,
                                .section_reloads = lists.section_reloads,
                                .section_moves = lists.section_moves,
                                .item_deletes = lists.item_deletes,
                                .item_inserts = lists.item_inserts,
                                .item_reloads = lists.item_reloads,
                                .item_moves = lists.item_moves};
        for (size_t k = 0; k < self->count; ++k)
        {
            const operation *each = &self->operations[k];
            if (each->stage == stage &&
                !(each->kind == ITEM_RELOAD && is_shown_by_section(self, each)))
            {
                add_to_stage(each, before, after, &lists, &out);
            }
        }
        resin_stage_fault fault;
        assert_ok(resin_diff_check_stage(
            &out, (resin_section_counts){before->counts, before->section_count},
            (resin_section_counts){after->counts, after->section_count}, NULL, &fault));
        if (fault.rule != RESIN_STAGE_LEGAL)
        {
            return false;
        }
    }
    return true;
}

static bool is_possible(search *self, size_t stage_count)
{
    for (size_t k = 0; k < self->count; ++k)
    {
        self->operations[k].stage = 1;
    }
    for (;;)
    {
        if (is_legal(self, stage_count))
        {
            return true;
        }
        size_t k = 0;
        while (k < self->count && self->operations[k].stage == stage_count)
        {
            self->operations[k++].stage = 1;
        }
        if (k == self->count)
        {
            return false;
        }
        self->operations[k].stage += 1;
    }
}

size_t search_fewest_stages(const oracle_case *given, const resin_diff_result *result,
                            const bool *updated_sections, uint32_t flags, size_t most)
{
    static search self;
    self = (search){
        .given = given, .result = result, .updated_sections = updated_sections, .flags = flags};
    search_list_operations(&self);
    if (self.count > most)
    {
        return 0;
    }
    if (self.count == 0)
    {
        return 1;
    }
    for (size_t stages = 1; stages <= 4; ++stages)
    {
        for (int order = 0; order < 2; ++order)
        {
            self.new_places_first = order == 1;
            search_list_slots(&self);
            if (is_possible(&self, stages))
            {
                return 1 + stages;
            }
        }
    }
    fail_msg("no legal stages");
    return 0;
}
