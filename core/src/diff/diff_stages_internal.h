// SPDX-License-Identifier: MIT
#ifndef RSN_DIFF_STAGES_INTERNAL_H
#define RSN_DIFF_STAGES_INTERNAL_H

// Stages are numbered from 1; the list after stage 0 is the old one.
//
// *Slots* are the union of all positions that elements have in the old list, the new list and the
// lists between stages, in one total order. An element that is not deleted, inserted or moved is
// stable: it has one slot. A moved element has two, one for its old and one for its new position.
// Between two stable elements the slots of the old list are first, unless the schedule says
// otherwise. The list after a stage consists of the slots that are present after it, so stable
// elements never change their order.

#include "diff_internal.h"

#define RSN_STAGE_NEVER 255       // the slot is never left; the move is not scheduled yet
#define RSN_STAGE_WITH_RELOAD 254 // the move is within a section whose reload has no stage yet

typedef struct rsn_slot
{
    uint32_t old_index; // or RESIN_INDEX_NONE
    uint32_t new_index; // or RESIN_INDEX_NONE
    uint8_t enters;     // the stage after which the slot is present, 0 for the old list
    uint8_t leaves;     // the stage after which it is absent
} rsn_slot;

static inline bool rsn_is_present(const rsn_slot *slot, size_t stage)
{
    return slot->enters <= stage && slot->leaves > stage;
}

// A move that needs a stage: neither within a reloaded section, nor split into delete and insert.
typedef struct rsn_item_move
{
    uint32_t new_index;
    uint32_t from; // the new index of its old section; RESIN_INDEX_NONE for a deleted one
    uint32_t to;   // its new section
    bool enters_inserted;
} rsn_item_move;

// The stage of each operation.
typedef struct rsn_schedule
{
    uint8_t reloads; // 0 if there are none
    uint8_t section_inserts;
    uint8_t section_deletes;
    uint8_t free_section_inserts; // of sections that no item moves into
    uint8_t free_section_deletes; // of sections that no item moves out of
    uint8_t item_edits;           // deletes and inserts of items
    uint8_t count;                // of stages
    bool new_places_first;        // the order of the slots between two stable sections
    uint8_t *section_moves;       // by new section; 0 if it is not moved
    uint8_t *item_moves;          // by new item; 0 if it is not moved
} rsn_schedule;

// The numbers of operations. Items of a deleted, inserted or reloaded section have no operations of
// their own.
typedef struct rsn_work
{
    size_t section_deletes;
    size_t section_inserts;
    size_t section_moves;
    size_t section_reloads;
    size_t item_deletes;
    size_t item_inserts;
    size_t item_moves;
    size_t item_updates;  // 0 with RESIN_STAGES_ITEM_UPDATES_IN_PLACE
    bool leaves_deleted;  // some item moves out of a deleted section
    bool enters_inserted; // some item moves into an inserted section
    bool both;            // some item moves out of a deleted section into an inserted one
    bool touches_moved;   // some item moves out of or into a moved section
} rsn_work;

// A half-open range of item slots.
typedef struct rsn_slots
{
    size_t begin;
    size_t end;
} rsn_slots;

// The operations of a sectioned diff under the flags of resin_diff_stages, and their stages.
typedef struct rsn_plan
{
    const resin_diff *diff;
    uint32_t flags;
    const resin_diff_changes *items;
    const resin_diff_changes *sections;
    uint32_t *old_section_of; // by old item
    uint32_t *new_section_of; // by new item
    rsn_item_move *moves;     // `work.item_moves` of them
    bool *is_left;            // by old section: some item moves out of it
    bool *is_entered;         // by new section: some item moves into it
    rsn_work work;
    rsn_schedule schedule;

    rsn_slot *section_slots;
    size_t section_slot_count;
    rsn_slot *item_slots;
    rsn_slots *slots_of_new;        // by new section: the items of the section and its partner
    rsn_slots *slots_of_deleted;    // by old section
    uint32_t *section_sources;      // by new section: the index of a moved one before its stage
    resin_index_path *item_sources; // by new item: likewise
} rsn_plan;

// The positions at which the next operation of each kind is written. All stages share one array of
// each kind, because every operation belongs to a single stage.
typedef struct rsn_stage_cursors
{
    resin_diff_stage *stages;
    uint32_t *section_deletes;
    uint32_t *section_inserts;
    uint32_t *section_reloads;
    resin_index_pair *section_moves;
    resin_index_path *item_deletes;
    resin_index_path *item_inserts;
    resin_index_path *item_reloads;
    resin_index_path_pair *item_moves;
    resin_diff_entry *entries; // the sections and items of all lists between stages
    size_t *offsets;
} rsn_stage_cursors;

// diff_stage_plan.c: makes the plan, in the memory of the diff.
resin_status rsn_make_plan(resin_diff *diff, uint32_t flags, rsn_plan *plan);

// diff_stage_schedule.c
void rsn_make_schedule(rsn_plan *plan);

// diff_stage_slots.c
void rsn_build_section_slots(rsn_plan *plan);
void rsn_build_item_slots(rsn_plan *plan);
// Returns the new index of a section that moves from an index to the same one in a stage that moves
// an item, which rule 4 forbids, or RESIN_INDEX_NONE.
uint32_t rsn_find_fixed_section_move(rsn_plan *plan);

// diff_stage_operations.c: writes the operations of a stage.
void rsn_write_operations(rsn_plan *plan, rsn_stage_cursors *cursors, size_t stage);

// diff_stages_flat.c: makes the stages of a list without sections.
resin_status rsn_make_flat_stages(resin_diff *diff, uint32_t flags, size_t *count);

// ---- elements under the flags of the plan ----

static inline uint32_t rsn_section_partner(const rsn_plan *plan, uint32_t old_section)
{
    return plan->sections->old_to_new[old_section];
}

static inline uint32_t rsn_old_section_partner(const rsn_plan *plan, uint32_t new_section)
{
    return plan->sections->new_to_old[new_section];
}

static inline bool rsn_is_reloaded(const rsn_plan *plan, uint32_t new_section)
{
    return (plan->flags & RESIN_STAGES_SECTION_UPDATES_IN_PLACE) == 0 &&
           rsn_bit(plan->diff->sections.updated, new_section);
}

static inline bool rsn_is_moved_section(const rsn_plan *plan, uint32_t new_section)
{
    return new_section != RESIN_INDEX_NONE && plan->schedule.section_moves[new_section] != 0;
}

static inline bool rsn_leaves_deleted(const rsn_plan *plan, uint32_t old_item)
{
    return rsn_section_partner(plan, plan->old_section_of[old_item]) == RESIN_INDEX_NONE;
}

static inline bool rsn_enters_inserted(const rsn_plan *plan, uint32_t new_item)
{
    return rsn_old_section_partner(plan, plan->new_section_of[new_item]) == RESIN_INDEX_NONE;
}

// The partner of a new item. RESIN_INDEX_NONE also if the pair is split into a delete and an
// insert.
static inline uint32_t rsn_item_partner(const rsn_plan *plan, uint32_t new_item)
{
    const uint32_t old_item = plan->items->new_to_old[new_item];
    const bool split = old_item != RESIN_INDEX_NONE &&
                       (plan->flags & RESIN_STAGES_SPLIT_MOVES) != 0 &&
                       (rsn_leaves_deleted(plan, old_item) || rsn_enters_inserted(plan, new_item));
    return split ? RESIN_INDEX_NONE : old_item;
}

static inline uint32_t rsn_old_item_partner(const rsn_plan *plan, uint32_t old_item)
{
    const uint32_t new_item = plan->items->old_to_new[old_item];
    return new_item != RESIN_INDEX_NONE && rsn_item_partner(plan, new_item) == RESIN_INDEX_NONE
               ? RESIN_INDEX_NONE
               : new_item;
}

// Whether the content of a pair differs and a reload shows it.
static inline bool rsn_is_updated(const rsn_plan *plan, uint32_t new_item)
{
    return (plan->flags & RESIN_STAGES_ITEM_UPDATES_IN_PLACE) == 0 &&
           rsn_bit(plan->diff->items.updated, new_item) &&
           rsn_item_partner(plan, new_item) != RESIN_INDEX_NONE;
}

// The slots of the items of a section.
static inline rsn_slots rsn_items_of(const rsn_plan *plan, const rsn_slot *section)
{
    if (section->new_index != RESIN_INDEX_NONE)
    {
        return plan->slots_of_new[section->new_index];
    }
    const uint32_t partner = rsn_section_partner(plan, section->old_index);
    return partner != RESIN_INDEX_NONE ? plan->slots_of_new[partner]
                                       : plan->slots_of_deleted[section->old_index];
}

#endif // RSN_DIFF_STAGES_INTERNAL_H
