// SPDX-License-Identifier: MIT

// The operations of a diff, and the slots of its elements before and after each of them.

#include "stage_search_internal.h"

// ---- operations ----

static uint32_t partner_of_new_section(const search *self, uint32_t section)
{
    return self->result->sections.new_to_old[section];
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

const operation *search_find(const search *self, kind kind, uint32_t old_index, uint32_t new_index)
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

void search_list_operations(search *self)
{
    list_section_operations(self);
    list_item_operations(self);
}

// ---- slots ----

// Merges the slots of two lists. Slots of stable elements, which enter and leave with no
// operation, are merged in pairs; between them come the others of one list, then of the other.
static size_t merge(const slot *olds, size_t old_count, const slot *news, size_t new_count,
                    bool new_first, slot *out)
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
            out[count++] = (slot){olds[i].old_index, news[j].new_index, NULL, NULL};
            ++i;
            ++j;
        }
    }
    return count;
}

static void place_sections(search *self)
{
    slot olds[SLOTS];
    slot news[SLOTS];
    const size_t old_count = self->given->old_list.section_count;
    const size_t new_count = self->given->new_list.section_count;
    for (uint32_t s = 0; s < old_count; ++s)
    {
        const operation *moves = search_find(self, SECTION_MOVE, s, NONE);
        olds[s] = (slot){s, NONE, NULL,
                         moves != NULL ? moves : search_find(self, SECTION_DELETE, s, NONE)};
    }
    for (uint32_t s = 0; s < new_count; ++s)
    {
        const operation *moves = search_find(self, SECTION_MOVE, NONE, s);
        news[s] = (slot){NONE, s,
                         moves != NULL ? moves : search_find(self, SECTION_INSERT, NONE, s), NULL};
    }
    self->section_count =
        merge(olds, old_count, news, new_count, self->new_places_first, self->sections);
}

// The operation that adds or removes an item: its own, or the reload of its section; null if it is
// added or removed with its section.
static const operation *change_of(const search *self, kind kind, uint32_t old_item,
                                  uint32_t new_item, uint32_t section)
{
    const operation *move = search_find(self, ITEM_MOVE, old_item, new_item);
    const operation *own = search_find(self, kind, old_item, new_item);
    if (move != NULL || own != NULL)
    {
        return move != NULL ? move : own;
    }
    return is_reloaded(self, section) ? search_find(self, SECTION_RELOAD, NONE, section) : NULL;
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
    slot olds[32];
    slot news[32];
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
                (slot){i, NONE, NULL, !stays && leaves == NULL ? &with_section : leaves};
        }
    }
    for (uint32_t j = 0; new_index != NONE && j < new_list->count; ++j)
    {
        if (new_section(self, j) == new_index)
        {
            const bool stays = partner_of_new(self, j) != NONE && !is_moved(self, j);
            const operation *enters =
                stays ? NULL : change_of(self, ITEM_INSERT, NONE, j, new_index);
            news[new_count++] = (slot){NONE, j, !stays && enters == NULL ? &at_once : enters, NULL};
        }
    }
    self->item_counts[at] =
        merge(olds, old_count, news, new_count, self->new_places_first, self->items[at]);
}

void search_list_slots(search *self)
{
    place_sections(self);
    for (size_t at = 0; at < self->section_count; ++at)
    {
        const slot *section = &self->sections[at];
        const uint32_t old_index = section->old_index != NONE
                                       ? section->old_index
                                       : partner_of_new_section(self, section->new_index);
        const uint32_t new_index = section->new_index != NONE
                                       ? section->new_index
                                       : partner_of_old_section(self, section->old_index);
        place_items(self, at, old_index, new_index);
    }
}
