// SPDX-License-Identifier: MIT

// The changes of a list as single steps. The indices of each step refer to the list as the steps
// before it have left it.
//
// After the deletes, the list consists of the pairs in their old order. Stable pairs keep that
// order; moved ones are removed and inserted one at a time. The new elements are placed in
// ascending order, each directly after its predecessor. So before new element j is placed, the list
// is
//
//     new[0 ..< j], then the stable elements from j on. Each moved element that is not placed yet
//     is still after the stable element that it followed in the old list, and after the elements
//     that have been placed there.
//
// An index is therefore the number of placed and stable elements before it, which follows from the
// number of stable ones, plus the number of unplaced moved elements before it, which a Fenwick tree
// over the moved elements in their old order counts.

#include "diff_internal.h"

#include <string.h>

typedef struct moved_elements
{
    const resin_diff_changes *changes;
    uint32_t *tree;    // Fenwick tree (1994), 1-based: the unplaced elements by rank
    uint32_t *rank_of; // by move: the rank of the element among the moved ones of the old list
    uint32_t *stable_before; // by rank: the number of stable elements before it in the old list
    uint32_t *stable;        // new indices of the stable elements, ascending
    size_t count;
} moved_elements;

static size_t lowest_set_bit(size_t number)
{
    return number & (~number + 1);
}

static size_t unplaced_below(const moved_elements *moved, size_t rank)
{
    size_t sum = 0;
    for (size_t k = rank; k > 0; k -= lowest_set_bit(k))
    {
        sum += moved->tree[k];
    }
    return sum;
}

static void place(moved_elements *moved, size_t rank)
{
    for (size_t k = rank + 1; k <= moved->count; k += lowest_set_bit(k))
    {
        moved->tree[k] -= 1;
    }
}

// `move_of` has an element for each new one: the index of its move.
static void find_moved(moved_elements *moved, uint32_t *move_of)
{
    const resin_diff_changes *changes = moved->changes;
    memset(move_of, 0xFF, changes->new_count * sizeof *move_of);
    for (size_t k = 0; k < changes->move_count; ++k)
    {
        move_of[changes->moves[k].new_index] = (uint32_t)k;
        moved->tree[k + 1] = (uint32_t)lowest_set_bit(k + 1); // all ones, summed
    }
    size_t stable = 0;
    size_t rank = 0;
    for (size_t i = 0; i < changes->old_count; ++i)
    {
        const uint32_t j = changes->old_to_new[i];
        if (j == RESIN_INDEX_NONE)
        {
            continue;
        }
        if (move_of[j] == RESIN_INDEX_NONE)
        {
            moved->stable[stable++] = j;
        }
        else
        {
            moved->rank_of[move_of[j]] = (uint32_t)rank;
            moved->stable_before[rank++] = (uint32_t)stable;
        }
    }
}

// The index of the moved element `rank` before new element j is placed; `passed` stable elements
// are before j.
static size_t index_of_moved(const moved_elements *moved, size_t rank, size_t j, size_t passed)
{
    const size_t stable = moved->stable_before[rank];
    const size_t others = stable < passed ? moved->stable[stable] : j + (stable - passed);
    return others + unplaced_below(moved, rank);
}

// Inserts and moves, ascending by new index.
static size_t write_placements(moved_elements *moved, resin_diff_step *steps)
{
    const resin_diff_changes *changes = moved->changes;
    size_t count = 0;
    size_t insert = 0;
    size_t move = 0;
    size_t before = 0; // the moved elements before the last passed stable one in the old list
    while (insert < changes->insert_count || move < changes->move_count)
    {
        const bool is_insert = move == changes->move_count ||
                               (insert < changes->insert_count &&
                                changes->inserts[insert] < changes->moves[move].new_index);
        const size_t j = is_insert ? changes->inserts[insert] : changes->moves[move].new_index;
        const size_t passed = j - insert - move; // stable elements before j
        while (before < moved->count && moved->stable_before[before] < passed)
        {
            ++before;
        }
        resin_diff_step step = {.kind = is_insert ? RESIN_DIFF_STEP_INSERT : RESIN_DIFF_STEP_MOVE,
                                .from = RESIN_INDEX_NONE,
                                .new_index = (uint32_t)j};
        if (!is_insert)
        {
            const size_t rank = moved->rank_of[move];
            step.from = (uint32_t)index_of_moved(moved, rank, j, passed);
            place(moved, rank);
        }
        step.to = (uint32_t)(j + unplaced_below(moved, before));
        insert += is_insert;
        move += !is_insert;
        if (step.from != step.to) // earlier steps may have shifted the element to its new index
        {
            steps[count++] = step;
        }
    }
    return count;
}

static size_t write_steps(moved_elements *moved, resin_diff_step *steps)
{
    const resin_diff_changes *changes = moved->changes;
    size_t count = 0;
    for (size_t k = changes->delete_count; k-- > 0;)
    {
        steps[count++] = (resin_diff_step){.kind = RESIN_DIFF_STEP_DELETE,
                                           .from = changes->deletes[k],
                                           .to = RESIN_INDEX_NONE,
                                           .new_index = RESIN_INDEX_NONE};
    }
    count += write_placements(moved, steps + count);
    for (size_t k = 0; k < changes->update_count; ++k)
    {
        const uint32_t j = changes->updates[k].new_index;
        steps[count++] = (resin_diff_step){
            .kind = RESIN_DIFF_STEP_UPDATE, .from = RESIN_INDEX_NONE, .to = j, .new_index = j};
    }
    return count;
}

resin_status resin_diff_steps(resin_diff *diff, const resin_diff_step **out, size_t *count)
{
    if (diff == NULL || diff->busy)
    {
        return diff == NULL ? RESIN_ERROR_NULL_HANDLE : RESIN_ERROR_BUSY;
    }
    if (out == NULL || count == NULL)
    {
        return RESIN_ERROR_NULL_OUTPUT;
    }
    if (diff->progress != RSN_FINISHED || diff->sectioned)
    {
        return RESIN_ERROR_ORDER;
    }
    const resin_diff_changes *changes = &diff->result.items;
    const size_t moves = changes->move_count;
    rsn_layout total = {0};
    const size_t steps_at = rsn_layout_add(&total, changes->change_count, sizeof(resin_diff_step));
    const size_t tree_at = rsn_layout_add(&total, moves + 1, sizeof(uint32_t));
    const size_t rank_at = rsn_layout_add(&total, moves, sizeof(uint32_t));
    const size_t before_at = rsn_layout_add(&total, moves, sizeof(uint32_t));
    const size_t stable_at =
        rsn_layout_add(&total, diff->items.pair_count - moves, sizeof(uint32_t));
    if (!rsn_block_reserve(&diff->allocator, &diff->steps, total.size))
    {
        return RESIN_ERROR_OUT_OF_MEMORY;
    }
    unsigned char *bytes = diff->steps.bytes;
    moved_elements moved = {.changes = changes,
                            .tree = (uint32_t *)(void *)(bytes + tree_at),
                            .rank_of = (uint32_t *)(void *)(bytes + rank_at),
                            .stable_before = (uint32_t *)(void *)(bytes + before_at),
                            .stable = (uint32_t *)(void *)(bytes + stable_at),
                            .count = moves};
    find_moved(&moved, diff->scratch);
    resin_diff_step *steps = (resin_diff_step *)(void *)(bytes + steps_at);
    *count = write_steps(&moved, steps);
    *out = steps;
    return RESIN_OK;
}
