// SPDX-License-Identifier: MIT
#ifndef RSN_DIFF_STAGES_INTERNAL_H
#define RSN_DIFF_STAGES_INTERNAL_H

// Stages are numbered from 1; after stage 0 the list is the old one.
//
// Every element has a *slot* in one total order in which the old list, the new list and all lists
// in between are found: an element that stays has one slot for both its places, every other place
// has a slot of its own. Between two stayers the places of the old list come first. A list in
// between is the slots that are present after its stage, so that elements without an operation
// never change their order.

#include "diff_internal.h"

#define RSN_STAGE_NEVER 255       // of a slot that is never left; of a move not scheduled yet
#define RSN_STAGE_WITH_RELOAD 254 // of a move within a section that is reloaded, for a while

typedef struct rsn_slot
{
    uint32_t old_index; // or RESIN_INDEX_NONE
    uint32_t new_index; // or RESIN_INDEX_NONE
    uint8_t enters;     // the stage that brings the element here, 0 for the old list
    uint8_t leaves;     // the stage that takes it away
} rsn_slot;

static inline bool rsn_is_present(const rsn_slot *slot, size_t stage)
{
    return slot->enters <= stage && slot->leaves > stage;
}

// A move that needs a stage: not one within a section that is reloaded, nor one that is split.
typedef struct rsn_item_move
{
    uint32_t new_index;
    uint32_t from; // the new index of its old section; RESIN_INDEX_NONE for a deleted one
    uint32_t to;   // its new section
    bool enters_inserted;
} rsn_item_move;

// When everything happens.
typedef struct rsn_schedule
{
    uint8_t reloads; // 0 where there are none
    uint8_t section_inserts;
    uint8_t section_deletes;
    uint8_t free_section_inserts; // of sections that no item moves into
    uint8_t free_section_deletes; // of sections that no item moves out of
    uint8_t item_edits;           // deletes and inserts of items
    uint8_t count;
    bool new_places_first;  // between two sections that stay
    uint8_t *section_moves; // by new section; 0 for one that does not move
    uint8_t *item_moves;    // by new item; 0 for one that does not move
} rsn_schedule;

// How much there is to do. Items that come or go with a section are no operations, nor are those
// that a reloaded section shows by itself.
typedef struct rsn_work
{
    size_t section_deletes;
    size_t section_inserts;
    size_t section_moves;
    size_t section_reloads;
    size_t item_deletes;
    size_t item_inserts;
    size_t item_moves;
    size_t item_updates;  // that are not left to the caller
    bool leaves_deleted;  // some item moves out of a deleted section
    bool enters_inserted; // some item moves into an inserted section
    bool both;            // some item does both
    bool touches_moved;   // some item moves out of or into a moved section
} rsn_work;

// Half-open range of item slots.
typedef struct rsn_slots
{
    size_t begin;
    size_t end;
} rsn_slots;

// What a sectioned diff comes to under the flags of resin_diff_stages.
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
    rsn_slots *slots_of_new;        // the items of a new section and its partner, by new section
    rsn_slots *slots_of_deleted;    // by old section
    uint32_t *section_sources;      // by new section: where a moved section stood before its stage
    resin_index_path *item_sources; // by new item
} rsn_plan;

// diff_stage_plan.c: schedules the fewest stages and builds the slots.
resin_status rsn_make_plan(resin_diff *diff, uint32_t flags, rsn_plan *plan);

// diff_stage_schedule.c
void rsn_make_schedule(rsn_plan *plan);

// diff_stage_slots.c
void rsn_build_section_slots(rsn_plan *plan);
void rsn_build_item_slots(rsn_plan *plan);
// The new index of a section that moves from an index to the same one in a stage that moves an
// item, or RESIN_INDEX_NONE.
uint32_t rsn_find_fixed_section_move(rsn_plan *plan);

// diff_stages_flat.c: the stages of a list without sections.
resin_status rsn_make_flat_stages(resin_diff *diff, uint32_t flags, size_t *count);

// ---- what an element of the diff is, in the plan ----

static inline uint32_t rsn_section_partner(const rsn_plan *plan, uint32_t old_section)
{
    return plan->sections->old_to_new[old_section];
}

static inline uint32_t rsn_old_section_partner(const rsn_plan *plan, uint32_t new_section)
{
    return plan->sections->new_to_old[new_section];
}

// Whether the section is reloaded, by its new index.
static inline bool rsn_is_reloaded(const rsn_plan *plan, uint32_t new_section)
{
    return (plan->flags & RESIN_STAGES_SECTION_UPDATES_IN_PLACE) == 0 &&
           rsn_bit(plan->diff->sections.updated, new_section);
}

static inline bool rsn_is_moved_section(const rsn_plan *plan, uint32_t new_section)
{
    return new_section != RESIN_INDEX_NONE && plan->schedule.section_moves[new_section] != 0;
}

// Whether a pair of items leaves a deleted section or enters an inserted one.
static inline bool rsn_leaves_deleted(const rsn_plan *plan, uint32_t old_item)
{
    return rsn_section_partner(plan, plan->old_section_of[old_item]) == RESIN_INDEX_NONE;
}

static inline bool rsn_enters_inserted(const rsn_plan *plan, uint32_t new_item)
{
    return rsn_old_section_partner(plan, plan->new_section_of[new_item]) == RESIN_INDEX_NONE;
}

// The partner of a new item, RESIN_INDEX_NONE for one whose pair is split into a delete and an
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

// Whether the content of a pair is new, and the caller does not see to it.
static inline bool rsn_is_updated(const rsn_plan *plan, uint32_t new_item)
{
    return (plan->flags & RESIN_STAGES_ITEM_UPDATES_IN_PLACE) == 0 &&
           rsn_bit(plan->diff->items.updated, new_item) &&
           rsn_item_partner(plan, new_item) != RESIN_INDEX_NONE;
}

#endif // RSN_DIFF_STAGES_INTERNAL_H
