// SPDX-License-Identifier: MIT

// Pairs the elements of two lists by identity: first the common ends (diff_ends.c), then the
// elements between them by hashing.
//
// The new identities are stored in a hash table of 32-bit entries with linear probing. The low bits
// of an entry are the index of the identity's first occurrence. The remaining bits are a tag, some
// bits of the hash, which rules out almost all other identities without reading their keys. At a
// load factor of a quarter nearly every insertion finds its slot empty, so that the branch is
// predicted.
//
// The old list is traversed once. An old element continues a run if it equals the new element after
// the partner of its predecessor. It is then paired without a lookup, provided that this new
// element is the first unpaired occurrence of its identity: it is RSN_FREE, or the new element
// before it is its earlier occurrence. An old element that equals the new element before that
// partner continues a run backward, as in a list that was turned round; there the new element must
// be RSN_FREE.

#include "diff_internal.h"
#include "diff_runs.h"

#include <string.h>

#define EMPTY UINT32_MAX

// The longest probe sequence. If an insertion needs a longer one, the keys were chosen to collide,
// and the range is matched by sorting. At a load factor of a quarter the expected maximum is below
// 30 for every length that an index can have.
#ifndef RSN_DISTANCE_MAX // test_diff_sorting defines it as 0, so that every range is sorted
#define RSN_DISTANCE_MAX 256
#endif

// The number of elements by which the prefetch of a slot is ahead of the insertion.
#define LOOK_AHEAD 24

// The smallest numbers of elements at which prefetching pays, measured: smaller tables are in the
// L1 or L2 cache. Lookups, unlike insertions, are independent and overlap without prefetching.
#define FETCH_INSERTIONS_FROM 8192
#define FETCH_LOOKUPS_FROM 20000

// After RUNLESS_LOOKUPS lookups without a run, old elements are hashed STRETCH at a time and runs
// are not tried, until a lookup finds the expected element.
#define RUNLESS_LOOKUPS 4
#define STRETCH 16

typedef struct match_table
{
    uint32_t *slots;
    uint64_t capacity;
    uint32_t index_mask; // the low bits of an entry, which hold the index
    bool fetches_insertions;
    bool fetches_lookups;
} match_table;

static inline size_t min_size(size_t left, size_t right)
{
    return left < right ? left : right;
}

// The top half of the hash, scaled to the capacity (Lemire, "Fast random integer generation in an
// interval", 2019), which allows capacities that are no powers of two.
static inline size_t slot_of(const match_table *table, uint64_t hash)
{
    return (size_t)(((hash >> 32) * table->capacity) >> 32);
}

static inline size_t slot_after(const match_table *table, size_t slot)
{
    return slot + 1 == table->capacity ? 0 : slot + 1;
}

// The bits of the hash below those that select the slot.
static inline uint32_t tag_of(const match_table *table, uint64_t hash)
{
    return (uint32_t)(hash >> 10) & ~table->index_mask;
}

static void make_table(match_table *table, uint32_t *memory, size_t count)
{
    // hash >> 32 has no more values than this, and the product in slot_of must fit in 64 bits.
    const uint64_t most = UINT64_C(1) << 32;
    const uint64_t wanted = 4 * (uint64_t)count + 16;
    table->slots = memory;
    table->capacity = wanted < most ? wanted : most;
    table->fetches_insertions = count >= FETCH_INSERTIONS_FROM;
    table->fetches_lookups = count >= FETCH_LOOKUPS_FROM;
    // Greater than every index, so that no entry equals EMPTY.
    uint64_t mask = 1;
    while (mask < count)
    {
        mask = 2 * mask + 1;
    }
    table->index_mask = (uint32_t)mask;
    memset(table->slots, 0xFF, (size_t)table->capacity * sizeof *table->slots);
}

static inline bool is_paired(const rsn_matching *matching, size_t new_index)
{
    return matching->new_to_old[new_index] < RSN_LATER;
}

// The first unpaired occurrence from `head` on, or the last occurrence if all are paired. The entry
// in the table is stale once a run has paired occurrences of the identity. The paired occurrences
// are a prefix of the list; each is skipped once, because the caller then updates the entry.
static inline size_t first_unpaired_or_last(const rsn_matching *matching, size_t head)
{
    if (matching->later_count == 0)
    {
        return head;
    }
    size_t index = head;
    while (is_paired(matching, index) && matching->next[index] != RESIN_INDEX_NONE)
    {
        index = matching->next[index];
    }
    return index;
}

// Pairs a run that is not empty.
static RSN_NOINLINE void pair_long_run(rsn_matching *matching, size_t old_index, size_t new_index,
                                       size_t count, bool is_back)
{
    for (size_t k = 0; k < count; ++k)
    {
        rsn_pair(matching, old_index + k, is_back ? new_index - k : new_index + k);
    }
    matching->pair_count += count;
    matching->ordered = matching->ordered && !is_back;
}

// Pairs a run. Most runs are empty in a shuffled list, and cost a comparison.
static inline void pair_run(rsn_matching *matching, size_t old_index, size_t new_index,
                            size_t count, bool is_back)
{
    if (count > 0)
    {
        pair_long_run(matching, old_index, new_index, count, is_back);
    }
}

static inline void prefetch_new(const rsn_keys *keys, size_t index)
{
    switch (keys->kind)
    {
    case RESIN_IDENTITY_U64:
    case RESIN_IDENTITY_BYTES:
        RSN_PREFETCH_READ(keys->new_bytes + keys->stride * index);
        break;
    case RESIN_IDENTITY_SLICES:
        RSN_PREFETCH_READ(&keys->new_slices[index]);
        break;
    case RESIN_IDENTITY_HASHED:
        RSN_PREFETCH_READ(&keys->new_hashes[index]);
        break;
    }
}

#define KIND u64
#include "diff_match_template.h"

#define KIND b16
#include "diff_match_template.h"

#define KIND bytes
#include "diff_match_template.h"

#define KIND slices
#include "diff_match_template.h"

#define KIND hashed
#include "diff_match_template.h"

static bool match_by_hashing(const match_table *table, rsn_matching *matching, const rsn_keys *keys,
                             rsn_range range)
{
    switch (keys->kind)
    {
    case RESIN_IDENTITY_U64:
        return match_u64(table, matching, keys, range);
    case RESIN_IDENTITY_BYTES:
        return keys->size == 16 && keys->stride == 16 ? match_b16(table, matching, keys, range)
                                                      : match_bytes(table, matching, keys, range);
    case RESIN_IDENTITY_SLICES:
        return match_slices(table, matching, keys, range);
    case RESIN_IDENTITY_HASHED:
        break;
    }
    return match_hashed(table, matching, keys, range);
}

static void free_new(const rsn_matching *matching, rsn_range range)
{
    memset(matching->new_to_old + range.new_begin, 0xFF,
           (range.new_end - range.new_begin) * sizeof *matching->new_to_old);
}

// Computes the hashes of the new elements of a range, unless the caller has given them.
static void hash_new(const rsn_keys *keys, rsn_range range)
{
    if (keys->computed_hashes != NULL)
    {
        keys->callbacks->hash(keys->callbacks->context, RESIN_DIFF_NEW, range.new_begin,
                              range.new_end - range.new_begin,
                              keys->computed_hashes + range.new_begin);
    }
}

// Replaces the new hashes if the caller has a better hash function. Returns false if it has none.
// The ranges after this one are hashed by that function, too.
static bool rehash_new(rsn_keys *keys, rsn_range range)
{
    const bool may_rehash = keys->may_rehash;
    keys->may_rehash = false; // once
    if (!may_rehash || !keys->callbacks->rehash(keys->callbacks->context))
    {
        return false;
    }
    hash_new(keys, range);
    return true;
}

// Discards the marks and the links that a failed attempt has written.
static void start_again(rsn_matching *matching, rsn_range range, size_t later_before)
{
    free_new(matching, range);
    matching->later_count = later_before;
    if (later_before > 0) // otherwise the next rsn_link_occurrence clears all links
    {
        memset(matching->next + range.new_begin, 0xFF,
               (range.new_end - range.new_begin) * sizeof *matching->next);
    }
}

void rsn_match_range(rsn_matching *matching, rsn_keys *keys, rsn_range whole, uint32_t *table)
{
    const rsn_range range = rsn_match_ends(matching, keys, whole);
    if (range.new_begin == range.new_end)
    {
        memset(matching->old_to_new + range.old_begin, 0xFF,
               (range.old_end - range.old_begin) * sizeof *matching->old_to_new);
        return;
    }
    // The later occurrences of the ranges that were matched before this one.
    const size_t later_before = matching->later_count;
    free_new(matching, range);
    hash_new(keys, range);
    bool is_matched = false;
    bool may_hash = true;
    while (!is_matched && may_hash)
    {
        match_table slots;
        make_table(&slots, table, range.new_end - range.new_begin);
        is_matched = match_by_hashing(&slots, matching, keys, range);
        if (!is_matched)
        {
            start_again(matching, range, later_before);
            may_hash = rehash_new(keys, range);
        }
    }
    if (!is_matched)
    {
        rsn_match_by_sorting(matching, keys, range, table);
    }
    // Later occurrences that are still unpaired.
    if (matching->later_count != later_before)
    {
        for (size_t j = range.new_begin; j < range.new_end; ++j)
        {
            matching->new_to_old[j] =
                matching->new_to_old[j] == RSN_LATER ? RESIN_INDEX_NONE : matching->new_to_old[j];
        }
    }
}
