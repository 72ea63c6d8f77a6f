// SPDX-License-Identifier: MIT
#ifndef RSN_STAGE_SEARCH_INTERNAL_H
#define RSN_STAGE_SEARCH_INTERNAL_H

#include "stage_search.h"

#define NONE RESIN_INDEX_NONE
#define NEVER 99
#define SLOTS 256

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

// A position of an element in some of the lists.
typedef struct slot
{
    uint32_t old_index;
    uint32_t new_index;
    const operation *enters; // null: present in the old list
    const operation *leaves; // null: present in the new list
} slot;

typedef struct search
{
    const oracle_case *given;
    const resin_diff_result *result;
    const bool *updated_sections;
    uint32_t flags;
    operation operations[64];
    size_t count;

    slot sections[SLOTS];
    size_t section_count;
    slot items[SLOTS][32]; // by slot of the section
    size_t item_counts[SLOTS];
    bool new_places_first;
} search;

static inline uint32_t section_at(const oracle_list *list, uint32_t item)
{
    uint32_t section = 0;
    while (list->offsets[section + 1] <= item)
    {
        ++section;
    }
    return section;
}

static inline uint32_t old_section(const search *self, uint32_t old_item)
{
    return section_at(&self->given->old_list, old_item);
}

static inline uint32_t new_section(const search *self, uint32_t new_item)
{
    return section_at(&self->given->new_list, new_item);
}

static inline uint32_t partner_of_old_section(const search *self, uint32_t section)
{
    return self->result->sections.old_to_new[section];
}

// stage_search_slots.c: lists the operations of the diff.
void search_list_operations(search *self);

// stage_search_slots.c: lists the slots of all sections and items, from the operations.
void search_list_slots(search *self);

// stage_search_slots.c: the operation with these indices, where NONE matches any, or null.
const operation *search_find(const search *self, kind kind, uint32_t old_index, uint32_t new_index);

#endif // RSN_STAGE_SEARCH_INTERNAL_H
