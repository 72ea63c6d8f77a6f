// SPDX-License-Identifier: MIT

// Lists the changes: deletes, inserts, updates, moves and duplicates of a match.

#include "diff_internal.h"

#include <string.h>

// ---- deletes and inserts ----

// Whether sixteen elements all have a partner, with a single branch.
static bool are_paired(const uint32_t *partners)
{
    uint32_t unpaired = 0;
    for (size_t k = 0; k < 16; ++k)
    {
        unpaired |= partners[k] == RESIN_INDEX_NONE;
    }
    return unpaired == 0;
}

// Writes the indices of the elements without a partner. Overwrites up to one element after them, so
// that the loop has no branch.
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

static size_t write_updates(const rsn_matching *matching, resin_index_pair *out)
{
    size_t count = 0;
    for (size_t word = 0; count < matching->update_count; ++word)
    {
        for (uint64_t bits = matching->updated[word]; bits != 0; bits &= bits - 1)
        {
            const size_t j = 64 * word + rsn_lowest_bit(bits);
            out[count++] = (resin_index_pair){matching->new_to_old[j], (uint32_t)j};
        }
    }
    return count;
}

// ---- duplicates ----

// Writes the groups in the order of their second occurrences. `previous` has an element for each
// new one.
static void write_duplicates(const rsn_matching *matching, uint32_t *previous, uint32_t *indices,
                             uint32_t *ends, resin_diff_changes *changes)
{
    memset(previous, 0xFF, matching->new_count * sizeof *previous);
    for (size_t j = 0; j < matching->new_count; ++j)
    {
        if (matching->next[j] != RESIN_INDEX_NONE)
        {
            previous[matching->next[j]] = (uint32_t)j;
        }
    }
    size_t count = 0;
    size_t groups = 0;
    for (size_t j = 0; j < matching->new_count; ++j)
    {
        const uint32_t first = previous[j];
        if (first == RESIN_INDEX_NONE || previous[first] != RESIN_INDEX_NONE)
        {
            continue; // not a second occurrence
        }
        for (uint32_t index = first; index != RESIN_INDEX_NONE; index = matching->next[index])
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

typedef struct changes_layout
{
    size_t deletes;
    size_t inserts;
    size_t updates;
    size_t moves;
    size_t duplicates;
    size_t duplicate_ends;
} changes_layout;

static changes_layout lay_out(rsn_layout *total, const rsn_matching *matching)
{
    changes_layout lists;
    lists.deletes =
        rsn_layout_add(total, matching->old_count - matching->pair_count + 1, sizeof(uint32_t));
    lists.inserts =
        rsn_layout_add(total, matching->new_count - matching->pair_count + 1, sizeof(uint32_t));
    lists.updates = rsn_layout_add(total, matching->update_count, sizeof(resin_index_pair));
    lists.moves = rsn_layout_add(total, matching->pair_count, sizeof(resin_index_pair));
    // A group of k elements has k - 1 later occurrences and is at most 2 * (k - 1) long.
    lists.duplicates = rsn_layout_add(total, 2 * matching->later_count, sizeof(uint32_t));
    lists.duplicate_ends = rsn_layout_add(total, matching->later_count, sizeof(uint32_t));
    return lists;
}

// ---- sections and items ----

// Writes the lists that do not depend on sections.
static void begin_changes(const resin_diff *diff, const rsn_matching *matching,
                          const changes_layout *lists, resin_diff_changes *changes)
{
    unsigned char *bytes = diff->lists.bytes;
    resin_index_pair *updates = (resin_index_pair *)(void *)(bytes + lists->updates);
    *changes = (resin_diff_changes){.old_to_new = matching->old_to_new,
                                    .old_count = matching->old_count,
                                    .new_to_old = matching->new_to_old,
                                    .new_count = matching->new_count,
                                    .updates = updates,
                                    .update_count = write_updates(matching, updates)};
    if (matching->later_count > 0)
    {
        write_duplicates(matching, diff->scratch, (uint32_t *)(void *)(bytes + lists->duplicates),
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

static void list_sections(resin_diff *diff, const changes_layout *lists, resin_diff_moves moves)
{
    const rsn_matching *matching = &diff->sections;
    unsigned char *bytes = diff->lists.bytes;
    resin_diff_changes *changes = &diff->result.sections;
    begin_changes(diff, matching, lists, changes);
    uint32_t *deletes = (uint32_t *)(void *)(bytes + lists->deletes);
    uint32_t *inserts = (uint32_t *)(void *)(bytes + lists->inserts);
    changes->deletes = deletes;
    changes->delete_count = write_unpaired(matching->old_to_new, 0, matching->old_count, deletes);
    changes->inserts = inserts;
    changes->insert_count = write_unpaired(matching->new_to_old, 0, matching->new_count, inserts);

    resin_index_pair *end =
        (resin_index_pair *)(void *)(bytes + lists->moves) + matching->pair_count;
    const rsn_range whole = {.old_end = matching->old_count, .new_end = matching->new_count};
    end_changes(
        changes,
        matching->ordered ? end : rsn_write_moves(matching, whole, moves, diff->scratch, end), end);
}

// Deletes and inserts of items are listed within paired sections only.
static void list_items(resin_diff *diff, const changes_layout *lists, resin_diff_moves moves)
{
    const rsn_matching *matching = &diff->items;
    unsigned char *bytes = diff->lists.bytes;
    resin_diff_changes *changes = &diff->result.items;
    begin_changes(diff, matching, lists, changes);
    uint32_t *deletes = (uint32_t *)(void *)(bytes + lists->deletes);
    uint32_t *inserts = (uint32_t *)(void *)(bytes + lists->inserts);
    changes->deletes = deletes;
    changes->inserts = inserts;
    const bool has_deletes = matching->pair_count < matching->old_count;
    for (size_t section = 0; has_deletes && section < diff->old_section_count; ++section)
    {
        if (!diff->sectioned || diff->sections.old_to_new[section] != RESIN_INDEX_NONE)
        {
            changes->delete_count +=
                write_unpaired(matching->old_to_new, diff->old_offsets[section],
                               diff->old_offsets[section + 1], deletes + changes->delete_count);
        }
    }
    const bool has_inserts = matching->pair_count < matching->new_count;
    for (size_t section = 0; has_inserts && section < diff->new_section_count; ++section)
    {
        if (!diff->sectioned || diff->sections.new_to_old[section] != RESIN_INDEX_NONE)
        {
            changes->insert_count +=
                write_unpaired(matching->new_to_old, diff->new_offsets[section],
                               diff->new_offsets[section + 1], inserts + changes->insert_count);
        }
    }
    resin_index_pair *end =
        (resin_index_pair *)(void *)(bytes + lists->moves) + matching->pair_count;
    resin_index_pair *first = end;
    // A pair of an ordered matching may still have changed its section.
    if (!matching->ordered || diff->across)
    {
        for (size_t section = diff->new_section_count; section-- > 0;)
        {
            first = rsn_write_moves(matching, rsn_section_range(diff, section), moves,
                                    diff->scratch, first);
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
    const changes_layout section_lists = lay_out(&total, &diff->sections);
    const changes_layout item_lists = lay_out(&total, &diff->items);
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
