// SPDX-License-Identifier: MIT

// Lists the changes that a match and its marks amount to.

#include "diff_internal.h"

#include <string.h>

// ---- deletes and inserts ----

// Sixteen elements that all have a partner, in one branch.
static bool are_paired(const uint32_t *partners)
{
    uint32_t unpaired = 0;
    for (size_t k = 0; k < 16; ++k)
    {
        unpaired |= partners[k] == RESIN_INDEX_NONE;
    }
    return unpaired == 0;
}

// Writes the indices of the elements without a partner, and one more element of no meaning.
static size_t write_unpaired(const uint32_t *partners, size_t begin, size_t end, uint32_t *out)
{
    size_t count = 0;
    for (size_t index = begin; index < end;)
    {
        if (index + 16 <= end && are_paired(partners + index))
        {
            index += 16;
            continue;
        }
        const size_t stop = index + 16 < end ? index + 16 : end;
        for (; index < stop; ++index)
        {
            out[count] = (uint32_t)index;
            count += partners[index] == RESIN_INDEX_NONE;
        }
    }
    return count;
}

static size_t write_updates(const rsn_level *level, resin_index_pair *out)
{
    size_t count = 0;
    for (size_t word = 0; count < level->update_count; ++word)
    {
        for (uint64_t bits = level->updated[word]; bits != 0; bits &= bits - 1)
        {
            const size_t j = 64 * word + rsn_lowest_bit(bits);
            out[count++] = (resin_index_pair){level->new_to_old[j], (uint32_t)j};
        }
    }
    return count;
}

// ---- duplicates ----

// Groups in the order of their second occurrence. `previous` has room for the new list.
static void write_duplicates(const rsn_level *level, uint32_t *previous, uint32_t *indices,
                             uint32_t *ends, resin_diff_changes *changes)
{
    memset(previous, 0xFF, level->new_count * sizeof *previous);
    for (size_t j = 0; j < level->new_count; ++j)
    {
        if (level->next[j] != RESIN_INDEX_NONE)
        {
            previous[level->next[j]] = (uint32_t)j;
        }
    }
    size_t count = 0;
    size_t groups = 0;
    for (size_t j = 0; j < level->new_count; ++j)
    {
        const uint32_t first = previous[j];
        if (first == RESIN_INDEX_NONE || previous[first] != RESIN_INDEX_NONE)
        {
            continue; // not the second of its identity
        }
        for (uint32_t index = first; index != RESIN_INDEX_NONE; index = level->next[index])
        {
            indices[count++] = index;
        }
        ends[groups++] = (uint32_t)count;
    }
    changes->duplicates = indices;
    changes->duplicate_ends = ends;
    changes->duplicate_group_count = groups;
}

// ---- memory ----

typedef struct level_lists
{
    size_t deletes;
    size_t inserts;
    size_t updates;
    size_t moves;
    size_t duplicates;
    size_t duplicate_ends;
} level_lists;

static level_lists lay_out(rsn_layout *total, const rsn_level *level)
{
    level_lists lists;
    lists.deletes =
        rsn_layout_add(total, level->old_count - level->pair_count + 1, sizeof(uint32_t));
    lists.inserts =
        rsn_layout_add(total, level->new_count - level->pair_count + 1, sizeof(uint32_t));
    lists.updates = rsn_layout_add(total, level->update_count, sizeof(resin_index_pair));
    lists.moves = rsn_layout_add(total, level->pair_count, sizeof(resin_index_pair));
    // A group of k has k - 1 later occurrences.
    lists.duplicates = rsn_layout_add(total, 2 * level->later_count, sizeof(uint32_t));
    lists.duplicate_ends = rsn_layout_add(total, level->later_count, sizeof(uint32_t));
    return lists;
}

// ---- one level ----

// The lists that do not depend on sections, and where the others go.
static void begin_changes(const resin_diff *diff, const rsn_level *level, const level_lists *lists,
                          resin_diff_changes *changes)
{
    unsigned char *bytes = diff->lists.bytes;
    resin_index_pair *updates = (resin_index_pair *)(void *)(bytes + lists->updates);
    *changes = (resin_diff_changes){.old_to_new = level->old_to_new,
                                    .old_count = level->old_count,
                                    .new_to_old = level->new_to_old,
                                    .new_count = level->new_count,
                                    .updates = updates,
                                    .update_count = write_updates(level, updates)};
    if (level->later_count > 0)
    {
        write_duplicates(level, diff->scratch, (uint32_t *)(void *)(bytes + lists->duplicates),
                         (uint32_t *)(void *)(bytes + lists->duplicate_ends), changes);
    }
}

static void end_changes(resin_diff_changes *changes, const resin_index_pair *moves,
                        const resin_index_pair *moves_end)
{
    changes->moves = moves;
    changes->move_count = (size_t)(moves_end - moves);
    changes->change_count =
        changes->delete_count + changes->insert_count + changes->update_count + changes->move_count;
}

static void list_sections(resin_diff *diff, const level_lists *lists, resin_diff_moves moves)
{
    const rsn_level *level = &diff->sections;
    unsigned char *bytes = diff->lists.bytes;
    resin_diff_changes *changes = &diff->result.sections;
    begin_changes(diff, level, lists, changes);
    uint32_t *deletes = (uint32_t *)(void *)(bytes + lists->deletes);
    uint32_t *inserts = (uint32_t *)(void *)(bytes + lists->inserts);
    changes->deletes = deletes;
    changes->delete_count = write_unpaired(level->old_to_new, 0, level->old_count, deletes);
    changes->inserts = inserts;
    changes->insert_count = write_unpaired(level->new_to_old, 0, level->new_count, inserts);

    resin_index_pair *end = (resin_index_pair *)(void *)(bytes + lists->moves) + level->pair_count;
    const rsn_range whole = {.old_end = level->old_count, .new_end = level->new_count};
    end_changes(changes,
                level->ordered ? end : rsn_write_moves(level, whole, moves, diff->scratch, end),
                end);
}

// Items are listed for each section that stays.
static void list_items(resin_diff *diff, const level_lists *lists, resin_diff_moves moves)
{
    const rsn_level *level = &diff->items;
    unsigned char *bytes = diff->lists.bytes;
    resin_diff_changes *changes = &diff->result.items;
    begin_changes(diff, level, lists, changes);
    uint32_t *deletes = (uint32_t *)(void *)(bytes + lists->deletes);
    uint32_t *inserts = (uint32_t *)(void *)(bytes + lists->inserts);
    changes->deletes = deletes;
    changes->inserts = inserts;
    for (size_t section = 0; section < diff->old_section_count; ++section)
    {
        if (!diff->sectioned || diff->sections.old_to_new[section] != RESIN_INDEX_NONE)
        {
            changes->delete_count +=
                write_unpaired(level->old_to_new, diff->old_offsets[section],
                               diff->old_offsets[section + 1], deletes + changes->delete_count);
        }
    }
    for (size_t section = 0; section < diff->new_section_count; ++section)
    {
        if (!diff->sectioned || diff->sections.new_to_old[section] != RESIN_INDEX_NONE)
        {
            changes->insert_count +=
                write_unpaired(level->new_to_old, diff->new_offsets[section],
                               diff->new_offsets[section + 1], inserts + changes->insert_count);
        }
    }
    resin_index_pair *end = (resin_index_pair *)(void *)(bytes + lists->moves) + level->pair_count;
    resin_index_pair *first = end;
    // In order over the whole list, a pair may still have changed its section.
    if (!level->ordered || diff->across)
    {
        for (size_t section = diff->new_section_count; section-- > 0;)
        {
            first = rsn_write_moves(level, rsn_section_range(diff, section), moves, diff->scratch,
                                    first);
        }
    }
    end_changes(changes, first, end);
}

resin_status resin_diff_finish(resin_diff *diff, resin_diff_moves moves,
                               const resin_diff_result **out)
{
    if (diff == NULL || diff->busy)
    {
        return diff == NULL ? RESIN_ERROR_NULL_HANDLE : RESIN_ERROR_BUSY;
    }
    if (out == NULL)
    {
        return RESIN_ERROR_NULL_OUTPUT;
    }
    if (moves != RESIN_DIFF_MOVES_MINIMAL && moves != RESIN_DIFF_MOVES_HECKEL)
    {
        return RESIN_ERROR_FLAGS;
    }
    if (diff->progress == RSN_EMPTY)
    {
        return RESIN_ERROR_ORDER;
    }
    rsn_layout total = {0};
    const level_lists section_lists = lay_out(&total, &diff->sections);
    const level_lists item_lists = lay_out(&total, &diff->items);
    if (!rsn_block_reserve(&diff->allocator, &diff->lists, total.size))
    {
        return RESIN_ERROR_OUT_OF_MEMORY;
    }
    diff->result = (resin_diff_result){.struct_size = (uint32_t)sizeof diff->result};
    if (diff->sectioned)
    {
        list_sections(diff, &section_lists, moves);
    }
    list_items(diff, &item_lists, moves);
    diff->progress = RSN_FINISHED;
    *out = &diff->result;
    return RESIN_OK;
}
