// SPDX-License-Identifier: MIT

// Finds the moved pairs.

#include "diff_internal.h"

static inline bool in_range(rsn_range range, uint32_t old_index)
{
    return old_index >= range.old_begin && old_index < range.old_end;
}

// ---- the part of a range in which pairs changed their order ----

// trim_front and trim_back drop the pairs that are first, or last, in both lists, which belong to
// every longest increasing subsequence, and the elements without a partner among them.
static rsn_range trim_front(const rsn_matching *matching, rsn_range range)
{
    for (;;)
    {
        while (range.old_begin < range.old_end &&
               matching->old_to_new[range.old_begin] == RESIN_INDEX_NONE)
        {
            range.old_begin += 1;
        }
        while (range.new_begin < range.new_end &&
               matching->new_to_old[range.new_begin] == RESIN_INDEX_NONE)
        {
            range.new_begin += 1;
        }
        if (range.old_begin == range.old_end || range.new_begin == range.new_end ||
            matching->old_to_new[range.old_begin] != range.new_begin)
        {
            return range;
        }
        range.old_begin += 1;
        range.new_begin += 1;
    }
}

// Whether the last sixteen elements of both ranges are paired in order.
static inline bool is_run_backward(const rsn_matching *matching, rsn_range range)
{
    uint32_t difference = 0;
    for (size_t k = 1; k <= 16; ++k)
    {
        difference |= matching->old_to_new[range.old_end - k] ^ (uint32_t)(range.new_end - k);
    }
    return difference == 0;
}

static rsn_range trim_back(const rsn_matching *matching, rsn_range range)
{
    for (;;)
    {
        while (range.old_end - range.old_begin >= 16 && range.new_end - range.new_begin >= 16 &&
               is_run_backward(matching, range))
        {
            range.old_end -= 16;
            range.new_end -= 16;
        }
        while (range.old_begin < range.old_end &&
               matching->old_to_new[range.old_end - 1] == RESIN_INDEX_NONE)
        {
            range.old_end -= 1;
        }
        while (range.new_begin < range.new_end &&
               matching->new_to_old[range.new_end - 1] == RESIN_INDEX_NONE)
        {
            range.new_end -= 1;
        }
        if (range.old_begin == range.old_end || range.new_begin == range.new_end ||
            matching->old_to_new[range.old_end - 1] != range.new_end - 1)
        {
            return range;
        }
        range.old_end -= 1;
        range.new_end -= 1;
    }
}

// ---- minimal moves ----

// Patience sorting (Fredman, "On computing the length of longest increasing subsequences", 1975):
// the old indices are dealt onto piles in the order of the new list, each on the first pile whose
// top is not smaller. The longest increasing subsequence that ends with an element is as long as
// the number of piles up to its own.
typedef struct patience
{
    uint32_t *tops; // ascending, then UINT32_MAX up to `padded`
    size_t count;
    size_t padded; // a power of two, greater than `count`
} patience;

static size_t new_pile(patience *piles, uint32_t value)
{
    piles->tops[piles->count++] = value;
    if (piles->count == piles->padded)
    {
        for (size_t k = piles->padded; k < 2 * piles->padded; ++k)
        {
            piles->tops[k] = UINT32_MAX;
        }
        piles->padded *= 2;
    }
    return piles->count - 1;
}

// `hint` is the pile after that of the previous element: the right one in a run.
static size_t deal(patience *piles, uint32_t value, size_t hint)
{
    if (piles->count == 0 || value > piles->tops[piles->count - 1])
    {
        return new_pile(piles, value);
    }
    size_t pile = hint;
    if (hint == 0 || piles->tops[hint - 1] > value || piles->tops[hint] < value)
    {
        pile = 0;
        for (size_t half = piles->padded / 2; half > 0; half /= 2)
        {
            pile = RSN_UNPREDICTABLE(piles->tops[pile + half - 1] < value) ? pile + half : pile;
        }
    }
    piles->tops[pile] = value;
    return pile;
}

// Traverses the new elements backward and keeps the first on each pile, from the
// last pile to the first; the others are moved. Values on one pile descend, so the last element of
// a pile before a kept element is smaller than that, and the kept elements are the subsequence that
// resin_diff_moves documents.
static resin_index_pair *write_minimal(const rsn_matching *matching, rsn_range range,
                                       uint32_t *scratch, resin_index_pair *end)
{
    uint32_t *pile_of = scratch;
    patience piles = {.tops = scratch + (range.new_end - range.new_begin), .padded = 1};
    piles.tops[0] = UINT32_MAX;
    size_t hint = 0;
    for (size_t j = range.new_begin; j < range.new_end; ++j)
    {
        const uint32_t i = matching->new_to_old[j];
        if (in_range(range, i))
        {
            const size_t pile = deal(&piles, i, hint);
            pile_of[j - range.new_begin] = (uint32_t)pile;
            hint = pile + 1;
        }
    }
    size_t wanted = piles.count;
    for (size_t j = range.new_end; j-- > range.new_begin;)
    {
        const uint32_t i = matching->new_to_old[j];
        if (i == RESIN_INDEX_NONE)
        {
            continue;
        }
        if (in_range(range, i) && pile_of[j - range.new_begin] + 1 == wanted)
        {
            wanted -= 1;
        }
        else
        {
            *--end = (resin_index_pair){.old_index = i, .new_index = (uint32_t)j};
        }
    }
    return end;
}

// ---- Heckel's moves ----

// The condition of resin_diff_moves, old - deletes before + inserts before == new, holds if and
// only if the pair has the same rank among the pairs of both lists.
static resin_index_pair *write_heckel(const rsn_matching *matching, rsn_range range,
                                      uint32_t *scratch, resin_index_pair *end)
{
    uint32_t *old_rank = scratch; // by new index
    uint32_t rank = 0;
    for (size_t i = range.old_begin; i < range.old_end; ++i)
    {
        const uint32_t j = matching->old_to_new[i];
        if (j >= range.new_begin && j < range.new_end)
        {
            old_rank[j - range.new_begin] = rank++;
        }
    }
    for (size_t j = range.new_end; j-- > range.new_begin;)
    {
        const uint32_t i = matching->new_to_old[j];
        if (i == RESIN_INDEX_NONE)
        {
            continue;
        }
        if (!in_range(range, i) || old_rank[j - range.new_begin] != --rank)
        {
            *--end = (resin_index_pair){.old_index = i, .new_index = (uint32_t)j};
        }
    }
    return end;
}

resin_index_pair *rsn_write_moves(const rsn_matching *matching, rsn_range range,
                                  resin_diff_moves moves, uint32_t *scratch, resin_index_pair *end)
{
    const rsn_range changed = trim_back(matching, trim_front(matching, range));
    return moves == RESIN_DIFF_MOVES_HECKEL ? write_heckel(matching, changed, scratch, end)
                                            : write_minimal(matching, changed, scratch, end);
}
