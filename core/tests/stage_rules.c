// SPDX-License-Identifier: MIT
#include "stage_rules.h"

#include <string.h>

#define NONE RESIN_INDEX_NONE

static bool same(resin_index_path left, resin_index_path right)
{
    return left.section == right.section && left.item == right.item;
}

static bool contains(const uint32_t *list, size_t count, uint32_t section)
{
    for (size_t k = 0; k < count; ++k)
    {
        if (list[k] == section)
        {
            return true;
        }
    }
    return false;
}

static bool all_different(const resin_index_path *paths, size_t count)
{
    for (size_t k = 0; k < count; ++k)
    {
        for (size_t other = 0; other < k; ++other)
        {
            if (same(paths[k], paths[other]))
            {
                return false;
            }
        }
    }
    return true;
}

// Lists the indices that an operation names in the list before; of sections with the item NONE.
static size_t list_sources(const resin_diff_stage *stage, resin_index_path *out)
{
    size_t count = 0;
    for (size_t k = 0; k < stage->section_delete_count; ++k)
    {
        out[count++] = (resin_index_path){stage->section_deletes[k], NONE};
    }
    for (size_t k = 0; k < stage->section_reload_count; ++k)
    {
        out[count++] = (resin_index_path){stage->section_reloads[k], NONE};
    }
    for (size_t k = 0; k < stage->section_move_count; ++k)
    {
        out[count++] = (resin_index_path){stage->section_moves[k].old_index, NONE};
    }
    for (size_t k = 0; k < stage->item_delete_count; ++k)
    {
        out[count++] = stage->item_deletes[k];
    }
    for (size_t k = 0; k < stage->item_reload_count; ++k)
    {
        out[count++] = stage->item_reloads[k];
    }
    for (size_t k = 0; k < stage->item_move_count; ++k)
    {
        out[count++] = stage->item_moves[k].old_path;
    }
    return count;
}

// Likewise in the list after.
static size_t list_targets(const resin_diff_stage *stage, resin_index_path *out)
{
    size_t count = 0;
    for (size_t k = 0; k < stage->section_insert_count; ++k)
    {
        out[count++] = (resin_index_path){stage->section_inserts[k], NONE};
    }
    for (size_t k = 0; k < stage->section_move_count; ++k)
    {
        out[count++] = (resin_index_path){stage->section_moves[k].new_index, NONE};
    }
    for (size_t k = 0; k < stage->item_insert_count; ++k)
    {
        out[count++] = stage->item_inserts[k];
    }
    for (size_t k = 0; k < stage->item_move_count; ++k)
    {
        out[count++] = stage->item_moves[k].new_path;
    }
    return count;
}

static bool all_in_range(const resin_index_path *paths, size_t count, const size_t *counts,
                         size_t section_count)
{
    for (size_t k = 0; k < count; ++k)
    {
        if (paths[k].section >= section_count ||
            (paths[k].item != NONE && paths[k].item >= counts[paths[k].section]))
        {
            return false;
        }
    }
    return true;
}

static bool keeps_section_rules(const resin_diff_stage *stage, const resin_index_path *sources,
                                size_t source_count, const resin_index_path *targets,
                                size_t target_count)
{
    for (size_t k = 0; k < source_count; ++k)
    {
        if (sources[k].item != NONE &&
            (contains(stage->section_deletes, stage->section_delete_count, sources[k].section) ||
             contains(stage->section_reloads, stage->section_reload_count, sources[k].section)))
        {
            return false;
        }
    }
    for (size_t k = 0; k < target_count; ++k)
    {
        if (targets[k].item != NONE &&
            contains(stage->section_inserts, stage->section_insert_count, targets[k].section))
        {
            return false;
        }
    }
    for (size_t s = 0; s < stage->section_move_count; ++s)
    {
        const resin_index_pair section = stage->section_moves[s];
        if (stage->item_move_count > 0 && section.old_index == section.new_index)
        {
            return false;
        }
        for (size_t k = 0; k < stage->item_move_count; ++k)
        {
            if (stage->item_moves[k].old_path.section == section.old_index ||
                stage->item_moves[k].new_path.section == section.new_index)
            {
                return false;
            }
        }
    }
    return true;
}

static size_t count_in(const resin_index_path *paths, size_t count, uint32_t section)
{
    size_t result = 0;
    for (size_t k = 0; k < count; ++k)
    {
        result += paths[k].section == section && paths[k].item != NONE;
    }
    return result;
}

// The index after the stage of a section of the list before.
static uint32_t follow(const random_stage *given, uint32_t section)
{
    const resin_diff_stage *stage = &given->stage;
    uint32_t staying = 0; // the remaining sections before it
    for (size_t k = 0; k < stage->section_move_count; ++k)
    {
        if (stage->section_moves[k].old_index == section)
        {
            return stage->section_moves[k].new_index;
        }
    }
    for (uint32_t s = 0; s < section; ++s)
    {
        bool leaves = contains(stage->section_deletes, stage->section_delete_count, s);
        for (size_t k = 0; k < stage->section_move_count; ++k)
        {
            leaves = leaves || stage->section_moves[k].old_index == s;
        }
        staying += !leaves;
    }
    for (uint32_t s = 0;; ++s)
    {
        bool arrives = contains(stage->section_inserts, stage->section_insert_count, s);
        for (size_t k = 0; k < stage->section_move_count; ++k)
        {
            arrives = arrives || stage->section_moves[k].new_index == s;
        }
        if (!arrives && staying-- == 0)
        {
            return s;
        }
    }
}

bool stage_rules_allow(const random_stage *given)
{
    const resin_diff_stage *stage = &given->stage;
    resin_index_path sources[32];
    resin_index_path targets[32];
    const size_t source_count = list_sources(stage, sources);
    const size_t target_count = list_targets(stage, targets);
    const bool reloads = stage->section_reload_count + stage->item_reload_count > 0;
    if (!all_in_range(sources, source_count, given->before, given->before_count) ||
        !all_in_range(targets, target_count, given->after, given->after_count) ||
        !all_different(sources, source_count) || !all_different(targets, target_count) ||
        (reloads && target_count > 0) ||
        !keeps_section_rules(stage, sources, source_count, targets, target_count) ||
        given->before_count - stage->section_delete_count + stage->section_insert_count !=
            given->after_count)
    {
        return false;
    }
    for (uint32_t s = 0; s < given->before_count; ++s)
    {
        if (contains(stage->section_deletes, stage->section_delete_count, s) ||
            contains(stage->section_reloads, stage->section_reload_count, s))
        {
            continue;
        }
        const uint32_t to = follow(given, s);
        const size_t reloaded = count_in(stage->item_reloads, stage->item_reload_count, s);
        if (given->before[s] - (count_in(sources, source_count, s) - reloaded) +
                count_in(targets, target_count, to) !=
            given->after[to])
        {
            return false;
        }
    }
    return true;
}

static resin_index_path random_path(support_random *random)
{
    return (resin_index_path){support_below(random, 3), support_below(random, 3)};
}

void stage_rules_random(random_stage *out, support_random *random)
{
    memset(out, 0, sizeof *out);
    out->before_count = 1 + support_below(random, 3);
    out->after_count = 1 + support_below(random, 3);
    for (size_t s = 0; s < 3; ++s)
    {
        out->before[s] = support_below(random, 4);
        out->after[s] = support_below(random, 4);
        out->section_deletes[s] = support_below(random, 3);
        out->section_inserts[s] = support_below(random, 3);
        out->section_reloads[s] = support_below(random, 3);
        out->section_moves[s] =
            (resin_index_pair){support_below(random, 3), support_below(random, 3)};
        out->item_deletes[s] = random_path(random);
        out->item_inserts[s] = random_path(random);
        out->item_reloads[s] = random_path(random);
        out->item_moves[s] = (resin_index_path_pair){random_path(random), random_path(random)};
    }
    size_t counts[8];
    for (size_t k = 0; k < 8; ++k)
    {
        counts[k] = support_below(random, 4) == 0 ? 1 + support_below(random, 2) : 0;
    }
    out->stage = (resin_diff_stage){.section_deletes = out->section_deletes,
                                    .section_delete_count = counts[0],
                                    .section_inserts = out->section_inserts,
                                    .section_insert_count = counts[1],
                                    .section_reloads = out->section_reloads,
                                    .section_reload_count = counts[2],
                                    .section_moves = out->section_moves,
                                    .section_move_count = counts[3],
                                    .item_deletes = out->item_deletes,
                                    .item_delete_count = counts[4],
                                    .item_inserts = out->item_inserts,
                                    .item_insert_count = counts[5],
                                    .item_reloads = out->item_reloads,
                                    .item_reload_count = counts[6],
                                    .item_moves = out->item_moves,
                                    .item_move_count = counts[7]};
}
