// SPDX-License-Identifier: MIT

// Rules 2 to 6 of resin/diff_stages.h.

#include "diff_check_internal.h"

static bool check_reloads(rsn_stage_check *check)
{
    const resin_diff_stage *stage = check->stage;
    const bool shifts = stage->section_insert_count + stage->section_move_count +
                            stage->item_insert_count + stage->item_move_count >
                        0;
    if (shifts && stage->section_reload_count > 0)
    {
        return rsn_find_fault(check, RESIN_STAGE_RELOAD_WITH_INSERT_OR_MOVE,
                              stage->section_reloads[0], RESIN_INDEX_NONE);
    }
    if (shifts && stage->item_reload_count > 0)
    {
        return rsn_find_fault(check, RESIN_STAGE_RELOAD_WITH_INSERT_OR_MOVE,
                              stage->item_reloads[0].section, stage->item_reloads[0].item);
    }
    return true;
}

static bool check_source_section(rsn_stage_check *check, resin_index_path path)
{
    if (rsn_bit(check->before.whole_bits, path.section))
    {
        return rsn_find_fault(check, RESIN_STAGE_ITEM_IN_DELETED_SECTION, path.section, path.item);
    }
    if (rsn_bit(check->before.reload_bits, path.section))
    {
        return rsn_find_fault(check, RESIN_STAGE_ITEM_IN_RELOADED_SECTION, path.section, path.item);
    }
    return true;
}

static bool check_target_section(rsn_stage_check *check, resin_index_path path)
{
    return !rsn_bit(check->after.whole_bits, path.section) ||
           rsn_find_fault(check, RESIN_STAGE_ITEM_IN_INSERTED_SECTION, path.section, path.item);
}

static bool check_sections_of_items(rsn_stage_check *check)
{
    const resin_diff_stage *stage = check->stage;
    bool good = true;
    for (size_t k = 0; good && k < stage->item_delete_count; ++k)
    {
        good = check_source_section(check, stage->item_deletes[k]);
    }
    for (size_t k = 0; good && k < stage->item_reload_count; ++k)
    {
        good = check_source_section(check, stage->item_reloads[k]);
    }
    for (size_t k = 0; good && k < stage->item_insert_count; ++k)
    {
        good = check_target_section(check, stage->item_inserts[k]);
    }
    for (size_t k = 0; good && k < stage->item_move_count; ++k)
    {
        good = check_source_section(check, stage->item_moves[k].old_path) &&
               check_target_section(check, stage->item_moves[k].new_path);
    }
    return good;
}

static bool check_section_moves(rsn_stage_check *check)
{
    const resin_diff_stage *stage = check->stage;
    for (size_t k = 0; stage->item_move_count > 0 && k < stage->section_move_count; ++k)
    {
        const resin_index_pair move = stage->section_moves[k];
        if (move.old_index == move.new_index)
        {
            return rsn_find_fault(check, RESIN_STAGE_FIXED_SECTION_MOVE, move.old_index,
                                  RESIN_INDEX_NONE);
        }
    }
    for (size_t k = 0; k < stage->item_move_count; ++k)
    {
        const resin_index_path_pair move = stage->item_moves[k];
        if (rsn_bit(check->before.moved_bits, move.old_path.section))
        {
            return rsn_find_fault(check, RESIN_STAGE_ITEM_MOVE_IN_MOVED_SECTION,
                                  move.old_path.section, move.old_path.item);
        }
        if (rsn_bit(check->after.moved_bits, move.new_path.section))
        {
            return rsn_find_fault(check, RESIN_STAGE_ITEM_MOVE_IN_MOVED_SECTION,
                                  move.new_path.section, move.new_path.item);
        }
    }
    return true;
}

// ---- rule 6: counts ----

static bool check_item_count(rsn_stage_check *check, size_t from, size_t to)
{
    const rsn_check_side *before = &check->before;
    const rsn_check_side *after = &check->after;
    const bool adds_up = before->item_counts[from] - before->item_changes[from] ==
                         after->item_counts[to] - after->item_changes[to];
    return adds_up || rsn_bit(before->reload_bits, from) ||
           rsn_find_fault(check, RESIN_STAGE_ITEM_COUNT, to, RESIN_INDEX_NONE);
}

static bool check_counts(rsn_stage_check *check)
{
    const resin_diff_stage *stage = check->stage;
    const rsn_check_side *before = &check->before;
    const rsn_check_side *after = &check->after;
    if (before->section_count - stage->section_delete_count !=
        after->section_count - stage->section_insert_count)
    {
        return rsn_find_fault(check, RESIN_STAGE_SECTION_COUNT, RESIN_INDEX_NONE, RESIN_INDEX_NONE);
    }
    bool good = true;
    for (size_t k = 0; good && k < stage->section_move_count; ++k)
    {
        good = check_item_count(check, stage->section_moves[k].old_index,
                                stage->section_moves[k].new_index);
    }
    // Sections that are neither deleted, inserted nor moved keep their order.
    size_t to = 0;
    for (size_t from = 0; good && from < before->section_count; ++from)
    {
        if (!rsn_bit(before->whole_bits, from) && !rsn_bit(before->moved_bits, from))
        {
            while (rsn_bit(after->whole_bits, to) || rsn_bit(after->moved_bits, to))
            {
                ++to;
            }
            good = check_item_count(check, from, to++);
        }
    }
    return good;
}

bool rsn_check_stage_rules(rsn_stage_check *check)
{
    return check_reloads(check) && check_sections_of_items(check) && check_section_moves(check) &&
           check_counts(check);
}
