// SPDX-License-Identifier: MIT

// Schedules the operations of a diff into the fewest stages that the rules allow.
//
// An item must move out of a deleted section before the delete, into an inserted section after the
// insert, and out of or into a moved section in another stage than that section's move. So the
// operations need
//
//   one stage     if there are no such moves, and no section moves from an index to the same one;
//   two stages    if items leave deleted sections or enter inserted ones, but not both: one stage
//                 for the items and one for the sections, in the order that the moves require; also
//                 if both, but no single item does both and the moves can be divided between the
//                 two stages;
//   three stages  otherwise: inserts and moves of sections, then items, then deletes of sections.
//
// A reload shares its stage with no insert and no move. Reloads are in the last stage if that has
// only deletes, and otherwise in an additional first stage.

#include "diff_stages_internal.h"

// ---- schedules ----

static void set_section_moves(rsn_plan *plan, uint8_t stage)
{
    for (size_t k = 0; k < plan->sections->move_count; ++k)
    {
        plan->schedule.section_moves[plan->sections->moves[k].new_index] = stage;
    }
}

static void set_item_moves(rsn_plan *plan, uint8_t stage)
{
    for (size_t k = 0; k < plan->work.item_moves; ++k)
    {
        plan->schedule.item_moves[plan->moves[k].new_index] = stage;
    }
}

// Schedules all section operations in one stage and all item operations in another or the same.
static void schedule_apart(rsn_plan *plan, uint8_t section_stage, uint8_t item_stage)
{
    plan->schedule.section_inserts = section_stage;
    plan->schedule.section_deletes = section_stage;
    plan->schedule.free_section_inserts = section_stage;
    plan->schedule.free_section_deletes = section_stage;
    plan->schedule.item_edits = item_stage;
    plan->schedule.count = section_stage > item_stage ? section_stage : item_stage;
    set_section_moves(plan, section_stage);
    set_item_moves(plan, item_stage);
}

static void schedule_three(rsn_plan *plan, uint8_t first)
{
    schedule_apart(plan, first, (uint8_t)(first + 1));
    plan->schedule.section_deletes = (uint8_t)(first + 2);
    plan->schedule.free_section_deletes = (uint8_t)(first + 2);
    plan->schedule.count = (uint8_t)(first + 2);
}

// ---- two stages that both move items, or both change sections ----

// The choices that the rules leave open, as bits of a number: the order of slots between two stable
// sections, and the stages of sections that no item moves out of or into. Some combinations make a
// section move from an index to the same one.
#define NEW_PLACES_FIRST 1u
#define FREE_DELETES_FIRST 2u
#define FREE_INSERTS_SECOND 4u
#define OPEN_MOVES_SECOND 8u

typedef struct halves
{
    rsn_plan *plan;
    uint8_t first;
    uint8_t second;
} halves;

static uint8_t other_half(const halves *halves, uint8_t stage)
{
    return stage == halves->first ? halves->second : halves->first;
}

static void set_sections(const halves *halves, unsigned choice)
{
    rsn_schedule *schedule = &halves->plan->schedule;
    schedule->new_places_first = (choice & NEW_PLACES_FIRST) != 0;
    schedule->section_inserts = halves->first;
    schedule->section_deletes = halves->second;
    schedule->free_section_inserts =
        (choice & FREE_INSERTS_SECOND) != 0 ? halves->second : halves->first;
    schedule->free_section_deletes =
        (choice & FREE_DELETES_FIRST) != 0 ? halves->first : halves->second;
    schedule->item_edits = halves->first;
    schedule->count = halves->second;
}

static void set_forced_moves(const halves *halves)
{
    rsn_plan *plan = halves->plan;
    for (size_t k = 0; k < plan->work.item_moves; ++k)
    {
        const rsn_item_move *move = &plan->moves[k];
        uint8_t *stage = &plan->schedule.item_moves[move->new_index];
        *stage = move->enters_inserted ? halves->second : RSN_STAGE_NEVER;
        *stage = move->from == RESIN_INDEX_NONE ? halves->first : *stage;
    }
    set_section_moves(plan, RSN_STAGE_NEVER);
}

// An item move and the move of its section must be in different stages. If only one of them has a
// stage yet, gives the other one to the other move and returns true. Sets `*possible` to false if
// both have the same stage.
static bool resolve(const halves *halves, const rsn_item_move *move, uint32_t section,
                    bool *possible)
{
    if (!rsn_is_moved_section(halves->plan, section))
    {
        return false;
    }
    uint8_t *of_item = &halves->plan->schedule.item_moves[move->new_index];
    uint8_t *of_section = &halves->plan->schedule.section_moves[section];
    if (*of_item == *of_section)
    {
        *possible = *possible && *of_item == RSN_STAGE_NEVER;
        return false;
    }
    const bool is_new = *of_item == RSN_STAGE_NEVER || *of_section == RSN_STAGE_NEVER;
    if (*of_item == RSN_STAGE_NEVER)
    {
        *of_item = other_half(halves, *of_section);
    }
    else if (*of_section == RSN_STAGE_NEVER)
    {
        *of_section = other_half(halves, *of_item);
    }
    return is_new;
}

static bool resolve_all(const halves *halves)
{
    const rsn_plan *plan = halves->plan;
    bool possible = true;
    for (bool changed = true; changed && possible;)
    {
        changed = false;
        for (size_t k = 0; k < plan->work.item_moves; ++k)
        {
            const bool from = resolve(halves, &plan->moves[k], plan->moves[k].from, &possible);
            const bool to = resolve(halves, &plan->moves[k], plan->moves[k].to, &possible);
            changed = changed || from || to;
        }
    }
    return possible;
}

// Schedules the moves that are still open, none of which touches a scheduled one.
static void set_open_moves(const halves *halves, unsigned choice)
{
    rsn_plan *plan = halves->plan;
    const uint8_t item_stage = (choice & OPEN_MOVES_SECOND) != 0 ? halves->second : halves->first;
    for (size_t k = 0; k < plan->work.item_moves; ++k)
    {
        uint8_t *stage = &plan->schedule.item_moves[plan->moves[k].new_index];
        *stage = *stage == RSN_STAGE_NEVER ? item_stage : *stage;
    }
    for (size_t k = 0; k < plan->sections->move_count; ++k)
    {
        uint8_t *stage = &plan->schedule.section_moves[plan->sections->moves[k].new_index];
        *stage = *stage == RSN_STAGE_NEVER ? other_half(halves, item_stage) : *stage;
    }
}

// Schedules two stages: items leave deleted sections in the first and enter inserted ones in the
// second. Returns false if the rules do not allow it.
static bool schedule_halves(rsn_plan *plan, uint8_t first)
{
    const halves halves = {plan, first, (uint8_t)(first + 1)};
    for (unsigned choice = 0; choice < 16; ++choice)
    {
        set_sections(&halves, choice);
        set_forced_moves(&halves);
        if (!resolve_all(&halves))
        {
            return false; // independent of `choice`
        }
        set_open_moves(&halves, choice);
        rsn_build_section_slots(plan);
        if (rsn_find_fixed_section_move(plan) == RESIN_INDEX_NONE)
        {
            return true;
        }
    }
    return false;
}

// Schedules deletes of sections in the second stage and all other operations in the first. Returns
// false if the rules do not allow it.
static bool schedule_deletes_last(rsn_plan *plan, uint8_t first)
{
    const halves halves = {plan, first, (uint8_t)(first + 1)};
    if (plan->work.touches_moved || plan->work.enters_inserted || plan->work.section_deletes == 0)
    {
        return false;
    }
    set_section_moves(plan, first);
    set_item_moves(plan, first);
    for (unsigned choice = 0; choice < FREE_INSERTS_SECOND; ++choice) // inserts in the first stage
    {
        set_sections(&halves, choice);
        rsn_build_section_slots(plan);
        const bool has_second = plan->work.leaves_deleted || (choice & FREE_DELETES_FIRST) == 0;
        if (has_second && rsn_find_fixed_section_move(plan) == RESIN_INDEX_NONE)
        {
            return true;
        }
    }
    return false;
}

// ---- the choice ----

static bool fits_one_stage(rsn_plan *plan, uint8_t first)
{
    if (plan->work.leaves_deleted || plan->work.enters_inserted || plan->work.touches_moved)
    {
        return false;
    }
    schedule_apart(plan, first, first);
    rsn_build_section_slots(plan);
    if (rsn_find_fixed_section_move(plan) == RESIN_INDEX_NONE)
    {
        return true;
    }
    if (first == 1)
    {
        return false;
    }
    plan->schedule.free_section_deletes = (uint8_t)(first - 1); // with the reloads
    rsn_build_section_slots(plan);
    return rsn_find_fixed_section_move(plan) == RESIN_INDEX_NONE;
}

// Schedules all operations but reloads, from stage `first` on. Returns whether the last stage has
// only deletes.
static bool schedule_changes(rsn_plan *plan, uint8_t first)
{
    const uint8_t second = (uint8_t)(first + 1);
    plan->schedule.new_places_first = false;
    if (fits_one_stage(plan, first))
    {
        return plan->work.section_inserts + plan->work.section_moves + plan->work.item_inserts +
                   plan->work.item_moves ==
               0;
    }
    if (schedule_deletes_last(plan, first))
    {
        return true;
    }
    plan->schedule.new_places_first = false;
    if (!plan->work.enters_inserted)
    {
        schedule_apart(plan, second, first);
        return false;
    }
    if (!plan->work.leaves_deleted)
    {
        schedule_apart(plan, first, second);
        return false;
    }
    if (!plan->work.both && schedule_halves(plan, first))
    {
        return false;
    }
    plan->schedule.new_places_first = false;
    schedule_three(plan, first);
    return true;
}

void rsn_make_schedule(rsn_plan *plan)
{
    const rsn_work *work = &plan->work;
    const bool has_changes = work->section_deletes + work->section_inserts + work->section_moves +
                                 work->item_deletes + work->item_inserts + work->item_moves >
                             0;
    const bool has_reloads = work->section_reloads + work->item_updates > 0;
    const bool ends_with_deletes = has_changes && schedule_changes(plan, 1);
    if (has_reloads && !ends_with_deletes)
    {
        plan->schedule.reloads = 1;
        plan->schedule.count = 1;
        if (has_changes)
        {
            (void)schedule_changes(plan, 2);
        }
    }
    else if (has_reloads)
    {
        plan->schedule.reloads = plan->schedule.count;
    }
    for (size_t k = 0; k < plan->items->move_count; ++k)
    {
        uint8_t *stage = &plan->schedule.item_moves[plan->items->moves[k].new_index];
        *stage = *stage == RSN_STAGE_WITH_RELOAD ? plan->schedule.reloads : *stage;
    }
}
