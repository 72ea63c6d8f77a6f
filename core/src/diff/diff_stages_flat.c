// SPDX-License-Identifier: MIT

// The stages of a list without sections: a single one, or reloads in the first and all other
// operations in the second.

#include "diff_stages_internal.h"

// The arrays of both stages, and the list between them.
typedef struct flat_lists
{
    resin_diff_stage *stages;
    resin_index_path *deletes;
    resin_index_path *inserts;
    resin_index_path *reloads;
    resin_index_path_pair *moves;
    resin_diff_entry *between;
    size_t *between_offsets;
} flat_lists;

// Returns the size of all arrays; sets their addresses if `bytes` is not null.
static size_t lay_out(const resin_diff_changes *changes, size_t reload_count, size_t between_count,
                      unsigned char *bytes, flat_lists *lists)
{
    rsn_layout total = {0};
    const size_t stages = rsn_layout_add(&total, 2, sizeof(resin_diff_stage));
    const size_t deletes = rsn_layout_add(&total, changes->delete_count, sizeof(resin_index_path));
    const size_t inserts = rsn_layout_add(&total, changes->insert_count, sizeof(resin_index_path));
    const size_t reloads = rsn_layout_add(&total, reload_count, sizeof(resin_index_path));
    const size_t moves = rsn_layout_add(&total, changes->move_count, sizeof(resin_index_path_pair));
    const size_t between = rsn_layout_add(&total, between_count, sizeof(resin_diff_entry));
    const size_t offsets = rsn_layout_add(&total, 2, sizeof(size_t));
    if (bytes != NULL)
    {
        lists->stages = (resin_diff_stage *)(void *)(bytes + stages);
        lists->deletes = (resin_index_path *)(void *)(bytes + deletes);
        lists->inserts = (resin_index_path *)(void *)(bytes + inserts);
        lists->reloads = (resin_index_path *)(void *)(bytes + reloads);
        lists->moves = (resin_index_path_pair *)(void *)(bytes + moves);
        lists->between = (resin_diff_entry *)(void *)(bytes + between);
        lists->between_offsets = (size_t *)(void *)(bytes + offsets);
    }
    return total.size;
}

static resin_index_path path(uint32_t item)
{
    return (resin_index_path){.section = 0, .item = item};
}

static void write_paths(const uint32_t *items, size_t count, resin_index_path *out)
{
    for (size_t k = 0; k < count; ++k)
    {
        out[k] = path(items[k]);
    }
}

// Reloads name the old list and are sorted by old index.
static void write_reloads(const rsn_matching *matching, resin_index_path *out)
{
    for (uint32_t i = 0; i < matching->old_count; ++i)
    {
        const uint32_t j = matching->old_to_new[i];
        if (j != RESIN_INDEX_NONE && rsn_bit(matching->updated, j))
        {
            *out++ = path(i);
        }
    }
}

static void write_between(const rsn_matching *matching, const flat_lists *lists)
{
    for (uint32_t i = 0; i < matching->old_count; ++i)
    {
        const uint32_t j = matching->old_to_new[i];
        lists->between[i] = j == RESIN_INDEX_NONE ? (resin_diff_entry){RESIN_DIFF_OLD, i}
                                                  : (resin_diff_entry){RESIN_DIFF_NEW, j};
    }
    lists->between_offsets[0] = 0;
    lists->between_offsets[1] = matching->old_count;
}

static void write_rest(const resin_diff_changes *changes, const flat_lists *lists,
                       resin_diff_stage *stage)
{
    write_paths(changes->deletes, changes->delete_count, lists->deletes);
    write_paths(changes->inserts, changes->insert_count, lists->inserts);
    for (size_t k = 0; k < changes->move_count; ++k)
    {
        lists->moves[k] = (resin_index_path_pair){path(changes->moves[k].old_index),
                                                  path(changes->moves[k].new_index)};
    }
    stage->item_deletes = lists->deletes;
    stage->item_delete_count = changes->delete_count;
    stage->item_inserts = lists->inserts;
    stage->item_insert_count = changes->insert_count;
    stage->item_moves = lists->moves;
    stage->item_move_count = changes->move_count;
}

resin_status rsn_make_flat_stages(resin_diff *diff, uint32_t flags, size_t *count)
{
    const resin_diff_changes *changes = &diff->result.items;
    const rsn_matching *matching = &diff->items;
    const bool in_place = (flags & RESIN_STAGES_ITEM_UPDATES_IN_PLACE) != 0;
    const size_t reloads = in_place ? 0 : changes->update_count;
    const bool shifts = changes->insert_count + changes->move_count > 0;
    const bool apart = reloads > 0 && shifts;
    flat_lists lists;
    const size_t between_count = apart ? matching->old_count : 0;
    if (!rsn_block_reserve(&diff->allocator, &diff->stages,
                           lay_out(changes, reloads, between_count, NULL, &lists)))
    {
        return RESIN_ERROR_OUT_OF_MEMORY;
    }
    (void)lay_out(changes, reloads, between_count, diff->stages.bytes, &lists);
    *count = apart ? 2 : reloads > 0 || shifts || changes->delete_count > 0;
    resin_diff_stage *first = &lists.stages[0];
    resin_diff_stage *last = &lists.stages[*count == 2];
    *last = *first = (resin_diff_stage){.section_count = 1, .item_count = changes->new_count};
    if (reloads > 0)
    {
        write_reloads(matching, lists.reloads);
        first->item_reloads = lists.reloads;
        first->item_reload_count = reloads;
    }
    if (apart)
    {
        write_between(matching, &lists);
        first->items = lists.between;
        first->item_offsets = lists.between_offsets;
        first->item_count = matching->old_count;
    }
    write_rest(changes, &lists, last);
    return RESIN_OK;
}
