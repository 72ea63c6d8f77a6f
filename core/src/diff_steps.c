// SPDX-License-Identifier: MIT

// The changes of a list as single steps, each in the coordinates of the moment.
//
// After the deletes, the list holds the pairs in their old order: those that stay, and between them
// those that will move, which leave one by one. New elements are settled in ascending order, each
// directly behind its predecessor, so that before new element j is settled the list is
//
//     all of new[0 ..< j], then the stayers from j on, with the movers not yet settled among them,
//     each still behind the stayer that it followed in the old list, and behind what was settled
//     there.
//
// So an index is a count of settled elements and stayers, which the number of stayers before a
// place gives, plus a count of unsettled movers before it, which a Fenwick tree over the movers in
// their old order keeps.

#include "diff_internal.h"

#include <string.h>

typedef struct movers
{
    const resin_diff_changes *changes;
    uint32_t *tree;           // Fenwick (1994): how many movers are unsettled, 1-based
    uint32_t *rank_of;        // of the k-th move, the mover's rank in the old list
    uint32_t *stayers_before; // by rank: the stayers before the mover in the old list
    uint32_t *stayers;        // new indices of the stayers, in their order
    size_t count;
} movers;

static size_t lowest_set_bit(size_t number)
{
    return number & (~number + 1);
}

static size_t unsettled_below(const movers *movers, size_t rank)
{
    size_t sum = 0;
    for (size_t k = rank; k > 0; k -= lowest_set_bit(k))
    {
        sum += movers->tree[k];
    }
    return sum;
}

static void settle(movers *movers, size_t rank)
{
    for (size_t k = rank + 1; k <= movers->count; k += lowest_set_bit(k))
    {
        movers->tree[k] -= 1;
    }
}

// `move_of` has room for the new list: the number of each mover's move.
static void find_movers(movers *movers, uint32_t *move_of)
{
    const resin_diff_changes *changes = movers->changes;
    memset(move_of, 0xFF, changes->new_count * sizeof *move_of);
    for (size_t k = 0; k < changes->move_count; ++k)
    {
        move_of[changes->moves[k].new_index] = (uint32_t)k;
        movers->tree[k + 1] = (uint32_t)lowest_set_bit(k + 1); // all ones, summed
    }
    size_t stayers = 0;
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
            movers->stayers[stayers++] = j;
        }
        else
        {
            movers->rank_of[move_of[j]] = (uint32_t)rank;
            movers->stayers_before[rank++] = (uint32_t)stayers;
        }
    }
}

// Where mover `rank` stands, before new element j is settled; `passed` stayers come before j.
static size_t place_of_mover(const movers *movers, size_t rank, size_t j, size_t passed)
{
    const size_t stayers = movers->stayers_before[rank];
    const size_t others = stayers < passed ? movers->stayers[stayers] : j + (stayers - passed);
    return others + unsettled_below(movers, rank);
}

// Inserts and moves, ascending by new index.
static size_t write_placements(movers *movers, resin_diff_step *steps)
{
    const resin_diff_changes *changes = movers->changes;
    size_t count = 0;
    size_t insert = 0;
    size_t move = 0;
    size_t before = 0; // the movers that stand before the last passed stayer in the old list
    while (insert < changes->insert_count || move < changes->move_count)
    {
        const bool is_insert = move == changes->move_count ||
                               (insert < changes->insert_count &&
                                changes->inserts[insert] < changes->moves[move].new_index);
        const size_t j = is_insert ? changes->inserts[insert] : changes->moves[move].new_index;
        const size_t passed = j - insert - move; // stayers
        while (before < movers->count && movers->stayers_before[before] < passed)
        {
            ++before;
        }
        resin_diff_step step = {.kind = is_insert ? RESIN_DIFF_STEP_INSERT : RESIN_DIFF_STEP_MOVE,
                                .from = RESIN_INDEX_NONE,
                                .new_index = (uint32_t)j};
        if (!is_insert)
        {
            const size_t rank = movers->rank_of[move];
            step.from = (uint32_t)place_of_mover(movers, rank, j, passed);
            settle(movers, rank);
        }
        step.to = (uint32_t)(j + unsettled_below(movers, before));
        insert += is_insert;
        move += !is_insert;
        if (step.from != step.to) // others may have brought a mover to its place
        {
            steps[count++] = step;
        }
    }
    return count;
}

static size_t write_steps(movers *movers, resin_diff_step *steps)
{
    const resin_diff_changes *changes = movers->changes;
    size_t count = 0;
    for (size_t k = changes->delete_count; k-- > 0;)
    {
        steps[count++] = (resin_diff_step){.kind = RESIN_DIFF_STEP_DELETE,
                                           .from = changes->deletes[k],
                                           .to = RESIN_INDEX_NONE,
                                           .new_index = RESIN_INDEX_NONE};
    }
    count += write_placements(movers, steps + count);
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
    const size_t stayers_at =
        rsn_layout_add(&total, diff->items.pair_count - moves, sizeof(uint32_t));
    if (!rsn_block_reserve(&diff->allocator, &diff->steps, total.size))
    {
        return RESIN_ERROR_OUT_OF_MEMORY;
    }
    unsigned char *bytes = diff->steps.bytes;
    movers movers = {.changes = changes,
                     .tree = (uint32_t *)(void *)(bytes + tree_at),
                     .rank_of = (uint32_t *)(void *)(bytes + rank_at),
                     .stayers_before = (uint32_t *)(void *)(bytes + before_at),
                     .stayers = (uint32_t *)(void *)(bytes + stayers_at),
                     .count = moves};
    find_movers(&movers, diff->scratch);
    resin_diff_step *steps = (resin_diff_step *)(void *)(bytes + steps_at);
    *count = write_steps(&movers, steps);
    *out = steps;
    return RESIN_OK;
}
