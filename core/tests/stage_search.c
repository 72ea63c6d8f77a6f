// SPDX-License-Identifier: MIT

// A search without any cleverness. It shares no code with core/src/diff_stage*.c; whether a stage
// is legal is asked of resin_diff_check_stage.

#include "stage_search.h"

#include <string.h>

#define NONE RESIN_INDEX_NONE
#define NEVER 99
#define PLACES 256

typedef enum kind
{
    SECTION_DELETE,
    SECTION_INSERT,
    SECTION_MOVE,
    SECTION_RELOAD,
    ITEM_DELETE,
    ITEM_INSERT,
    ITEM_MOVE,
    ITEM_RELOAD
} kind;

typedef struct operation
{
    kind kind;
    uint32_t old_index;
    uint32_t new_index;
    size_t stage;
} operation;

// A place that an element has in some of the lists.
typedef struct place
{
    uint32_t old_index;
    uint32_t new_index;
    const operation *enters; // null: from the start
    const operation *leaves; // null: for ever
} place;

typedef struct search
{
    const oracle_case *given;
    const resin_diff_result *result;
    const bool *updated_sections;
    uint32_t flags;
    operation operations[64];
    size_t count;

    place sections[PLACES];
    size_t section_count;
    place items[PLACES][32]; // of each section place's pair, by its first place
    size_t item_counts[PLACES];
    bool new_places_first;
} search;

// ---- operations ----

static uint32_t section_at(const oracle_list *list, uint32_t item)
{
    uint32_t section = 0;
    while (list->offsets[section + 1] <= item)
    {
        ++section;
    }
    return section;
}

static uint32_t old_section(const search *self, uint32_t old_item)
{
    return section_at(&self->given->old_list, old_item);
}

static uint32_t new_section(const search *self, uint32_t new_item)
{
    return section_at(&self->given->new_list, new_item);
}

static uint32_t partner_of_new_section(const search *self, uint32_t section)
{
    return self->result->sections.new_to_old[section];
}

static uint32_t partner_of_old_section(const search *self, uint32_t section)
{
    return self->result->sections.old_to_new[section];
}

static bool is_reloaded(const search *self, uint32_t new_index)
{
    return new_index != NONE && self->updated_sections[new_index] &&
           (self->flags & RESIN_STAGES_SECTION_UPDATES_IN_PLACE) == 0;
}

static uint32_t partner_of_new(const search *self, uint32_t new_item)
{
    const uint32_t old_item = self->result->items.new_to_old[new_item];
    if (old_item == NONE || (self->flags & RESIN_STAGES_SPLIT_MOVES) == 0)
    {
        return old_item;
    }
    return partner_of_old_section(self, old_section(self, old_item)) == NONE ||
                   partner_of_new_section(self, new_section(self, new_item)) == NONE
               ? NONE
               : old_item;
}

static uint32_t partner_of_old(const search *self, uint32_t old_item)
{
    const uint32_t new_item = self->result->items.old_to_new[old_item];
    return new_item == NONE || partner_of_new(self, new_item) == NONE ? NONE : new_item;
}

static void add(search *self, kind kind, uint32_t old_index, uint32_t new_index)
{
    if (self->count < COUNT_OF(self->operations))
    {
        self->operations[self->count] = (operation){kind, old_index, new_index, 0};
    }
    self->count += 1;
}

static void list_section_operations(search *self)
{
    const resin_diff_changes *sections = &self->result->sections;
    for (size_t k = 0; k < sections->delete_count; ++k)
    {
        add(self, SECTION_DELETE, sections->deletes[k], NONE);
    }
    for (size_t k = 0; k < sections->insert_count; ++k)
    {
        add(self, SECTION_INSERT, NONE, sections->inserts[k]);
    }
    for (size_t k = 0; k < sections->move_count; ++k)
    {
        add(self, SECTION_MOVE, sections->moves[k].old_index, sections->moves[k].new_index);
    }
    for (uint32_t s = 0; s < sections->new_count; ++s)
    {
        if (sections->new_to_old[s] != NONE && is_reloaded(self, s))
        {
            add(self, SECTION_RELOAD, sections->new_to_old[s], s);
        }
    }
}

static void list_item_operations(search *self)
{
    const oracle_case *given = self->given;
    for (uint32_t i = 0; i < given->old_list.count; ++i)
    {
        const uint32_t section = partner_of_old_section(self, old_section(self, i));
        if (section != NONE && !is_reloaded(self, section) && partner_of_old(self, i) == NONE)
        {
            add(self, ITEM_DELETE, i, NONE);
        }
    }
    for (uint32_t j = 0; j < given->new_list.count; ++j)
    {
        const uint32_t section = new_section(self, j);
        if (partner_of_new_section(self, section) != NONE && !is_reloaded(self, section) &&
            partner_of_new(self, j) == NONE)
        {
            add(self, ITEM_INSERT, NONE, j);
        }
    }
    for (size_t k = 0; k < self->result->items.move_count; ++k)
    {
        const resin_index_pair move = self->result->items.moves[k];
        const uint32_t from = partner_of_old_section(self, old_section(self, move.old_index));
        const uint32_t to = new_section(self, move.new_index);
        if (partner_of_new(self, move.new_index) != NONE && !(from == to && is_reloaded(self, to)))
        {
            add(self, ITEM_MOVE, move.old_index, move.new_index);
        }
    }
    for (uint32_t j = 0; j < given->new_list.count; ++j)
    {
        const uint32_t i = partner_of_new(self, j);
        if (i != NONE && (self->flags & RESIN_STAGES_ITEM_UPDATES_IN_PLACE) == 0 &&
            given->old_list.contents[i] != given->new_list.contents[j])
        {
            add(self, ITEM_RELOAD, i, j);
        }
    }
}

static const operation *find(const search *self, kind kind, uint32_t old_index, uint32_t new_index)
{
    for (size_t k = 0; k < self->count; ++k)
    {
        const operation *each = &self->operations[k];
        if (each->kind == kind && (old_index == NONE || each->old_index == old_index) &&
            (new_index == NONE || each->new_index == new_index))
        {
            return each;
        }
    }
    return NULL;
}

// ---- places ----

// Merges the places of two lists: `olds` and `news` are those that do not stay, between stayers.
static size_t merge(const place *olds, size_t old_count, const place *news, size_t new_count,
                    bool new_first, place *out)
{
    size_t count = 0;
    size_t i = 0;
    size_t j = 0;
    while (i < old_count || j < new_count)
    {
        for (int round = 0; round < 2; ++round)
        {
            if ((round == 0) != new_first)
            {
                for (; i < old_count && olds[i].leaves != NULL; ++i)
                {
                    out[count++] = olds[i];
                }
            }
            else
            {
                for (; j < new_count && news[j].enters != NULL; ++j)
                {
                    out[count++] = news[j];
                }
            }
        }
        if (i < old_count)
        {
            out[count++] = (place){olds[i].old_index, news[j].new_index, NULL, NULL};
            ++i;
            ++j;
        }
    }
    return count;
}

static void place_sections(search *self)
{
    place olds[PLACES];
    place news[PLACES];
    const size_t old_count = self->given->old_list.section_count;
    const size_t new_count = self->given->new_list.section_count;
    for (uint32_t s = 0; s < old_count; ++s)
    {
        const operation *moves = find(self, SECTION_MOVE, s, NONE);
        olds[s] =
            (place){s, NONE, NULL, moves != NULL ? moves : find(self, SECTION_DELETE, s, NONE)};
    }
    for (uint32_t s = 0; s < new_count; ++s)
    {
        const operation *moves = find(self, SECTION_MOVE, NONE, s);
        news[s] =
            (place){NONE, s, moves != NULL ? moves : find(self, SECTION_INSERT, NONE, s), NULL};
    }
    self->section_count =
        merge(olds, old_count, news, new_count, self->new_places_first, self->sections);
}

// What takes an item away, or brings it: its own operation, the reload of its section, or nothing
// but its section.
static const operation *change_of(const search *self, kind kind, uint32_t old_item,
                                  uint32_t new_item, uint32_t section)
{
    const operation *move = find(self, ITEM_MOVE, old_item, new_item);
    const operation *own = find(self, kind, old_item, new_item);
    if (move != NULL || own != NULL)
    {
        return move != NULL ? move : own;
    }
    return is_reloaded(self, section) ? find(self, SECTION_RELOAD, NONE, section) : NULL;
}

static bool is_moved(const search *self, uint32_t new_item)
{
    for (size_t k = 0; k < self->result->items.move_count; ++k)
    {
        if (self->result->items.moves[k].new_index == new_item)
        {
            return true;
        }
    }
    return false;
}

static void place_items(search *self, size_t at, uint32_t old_index, uint32_t new_index)
{
    static const operation with_section = {.stage = NEVER};
    static const operation at_once = {.stage = 0};
    const oracle_list *old_list = &self->given->old_list;
    const oracle_list *new_list = &self->given->new_list;
    place olds[32];
    place news[32];
    size_t old_count = 0;
    size_t new_count = 0;
    for (uint32_t i = 0; old_index != NONE && i < old_list->count; ++i)
    {
        if (old_section(self, i) == old_index)
        {
            const uint32_t partner = partner_of_old(self, i);
            const bool stays = partner != NONE && !is_moved(self, partner);
            const operation *leaves =
                stays ? NULL : change_of(self, ITEM_DELETE, i, NONE, new_index);
            olds[old_count++] =
                (place){i, NONE, NULL, !stays && leaves == NULL ? &with_section : leaves};
        }
    }
    for (uint32_t j = 0; new_index != NONE && j < new_list->count; ++j)
    {
        if (new_section(self, j) == new_index)
        {
            const bool stays = partner_of_new(self, j) != NONE && !is_moved(self, j);
            const operation *enters =
                stays ? NULL : change_of(self, ITEM_INSERT, NONE, j, new_index);
            news[new_count++] =
                (place){NONE, j, !stays && enters == NULL ? &at_once : enters, NULL};
        }
    }
    self->item_counts[at] =
        merge(olds, old_count, news, new_count, self->new_places_first, self->items[at]);
}

static void place_all(search *self)
{
    place_sections(self);
    for (size_t at = 0; at < self->section_count; ++at)
    {
        const place *section = &self->sections[at];
        const uint32_t old_index = section->old_index != NONE
                                       ? section->old_index
                                       : partner_of_new_section(self, section->new_index);
        const uint32_t new_index = section->new_index != NONE
                                       ? section->new_index
                                       : partner_of_old_section(self, section->old_index);
        place_items(self, at, old_index, new_index);
    }
}

static bool is_present(const place *place, size_t stage)
{
    return (place->enters == NULL || place->enters->stage <= stage) &&
           (place->leaves == NULL || place->leaves->stage > stage);
}

// ---- stages ----

// Whether the reload of the section that an item is in at the time shows the item's new content.
static bool is_shown_by_section(const search *self, const operation *reload)
{
    const operation *move = find(self, ITEM_MOVE, reload->old_index, reload->new_index);
    const uint32_t sections[2] = {
        partner_of_old_section(self, old_section(self, reload->old_index)),
        new_section(self, reload->new_index)};
    for (int side = 0; side < 2; ++side)
    {
        const operation *section =
            sections[side] == NONE ? NULL : find(self, SECTION_RELOAD, NONE, sections[side]);
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
    size_t counts[PLACES]; // items of each section
    size_t section_count;
    uint32_t old_sections[PLACES]; // by old and new index: where it is
    uint32_t new_sections[PLACES];
    resin_index_path old_items[PLACES];
    resin_index_path new_items[PLACES];
} addresses;

static void find_addresses(const search *self, size_t stage, addresses *out)
{
    memset(out, 0xFF, sizeof *out);
    out->section_count = 0;
    for (size_t at = 0; at < self->section_count; ++at)
    {
        const place *section = &self->sections[at];
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
            const place *item = &self->items[at][k];
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
        // By now the section may have moved.
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
    list_section_operations(&self);
    list_item_operations(&self);
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
            place_all(&self);
            if (is_possible(&self, stages))
            {
                return 1 + stages;
            }
        }
    }
    fail_msg("no legal stages");
    return 0;
}
