// SPDX-License-Identifier: MIT

// Pairs the elements of two lists by identity.
//
// The new identities go into a hash table of 32-bit entries with linear probing: the index of the
// first occurrence in the low bits, and in the bits that the index does not need a tag, which tells
// almost all other identities apart without a look at their keys. At a quarter full, nearly every
// insertion goes into an empty slot, and the branch that says so is predicted.
//
// The old list is walked once. An element that continues a run, that is, equals the new element
// after the partner of the one before it, is paired without a hash, provided that this new element
// is the first untaken one of its identity. That is so when it is free and has no earlier
// occurrence, RSN_FREE, or when the one before it is its earlier occurrence.

#include "diff_internal.h"
#include "diff_keys.h"

#include <string.h>

#define EMPTY UINT32_MAX

// No new identity is stored further from its slot than this; if one would be, the keys were made to
// collide, and the range is matched by sorting. At a quarter full the expected maximum is below 30
// for any length that an index can name.
#ifndef RSN_DISTANCE_MAX // the tests build it with 0, so that everything is sorted
#define RSN_DISTANCE_MAX 256
#endif

// How many elements ahead an insertion's slot is fetched into the cache.
#define LOOK_AHEAD 24

// Tables of fewer elements are in the caches near the processor anyway, and fetching ahead costs:
// measured for insertions, which are one after the other, and lookups, which overlap by themselves.
#define FETCH_INSERTIONS_FROM 8192
#define FETCH_LOOKUPS_FROM 20000

// After so many lookups without a run, old elements are hashed a stretch at a time and runs are not
// tried; a lookup that finds the expected element starts them again.
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

// The top half of the hash, scaled to the capacity, so that any capacity will do (Lemire 2019).
static inline size_t slot_of(const match_table *table, uint64_t hash)
{
    return (size_t)(((hash >> 32) * table->capacity) >> 32);
}

static inline size_t slot_after(const match_table *table, size_t slot)
{
    return slot + 1 == table->capacity ? 0 : slot + 1;
}

// From the bits just below those that choose the slot.
static inline uint32_t tag_of(const match_table *table, uint64_t hash)
{
    return (uint32_t)(hash >> 10) & ~table->index_mask;
}

static void make_table(match_table *table, uint32_t *memory, size_t count)
{
    // hash >> 32 has no more values than this, and slot_of no more bits.
    const uint64_t most = UINT64_C(1) << 32;
    const uint64_t wanted = 4 * (uint64_t)count + 16;
    table->slots = memory;
    table->capacity = wanted < most ? wanted : most;
    table->fetches_insertions = count >= FETCH_INSERTIONS_FROM;
    table->fetches_lookups = count >= FETCH_LOOKUPS_FROM;
    // The indices are below the mask, so that no entry is EMPTY.
    uint64_t mask = 1;
    while (mask < count)
    {
        mask = 2 * mask + 1;
    }
    table->index_mask = (uint32_t)mask;
    memset(table->slots, 0xFF, (size_t)table->capacity * sizeof *table->slots);
}

static inline bool is_taken(const rsn_level *level, size_t new_index)
{
    return level->new_to_old[new_index] < RSN_LATER;
}

// The first untaken element of a queue, or its last one where all are taken. The head in the table
// is stale once runs have taken elements of the queue. What is taken is always a prefix of it, and
// each step over it happens once, because the table is then brought up to date.
static inline size_t first_untaken_or_last(const rsn_level *level, size_t head)
{
    if (level->later_count == 0)
    {
        return head;
    }
    size_t index = head;
    while (is_taken(level, index) && level->next[index] != RESIN_INDEX_NONE)
    {
        index = level->next[index];
    }
    return index;
}

static inline void pair_run(rsn_level *level, size_t old_index, size_t new_index, size_t count)
{
    for (size_t k = 0; k < count; ++k)
    {
        rsn_pair(level, old_index + k, new_index + k);
    }
    level->pair_count += count;
}

void rsn_link(rsn_level *level, size_t earlier, size_t later)
{
    if (level->later_count == 0)
    {
        memset(level->next, 0xFF, level->new_count * sizeof *level->next);
    }
    level->later_count += 1;
    level->next[earlier] = (uint32_t)later;
    level->new_to_old[later] = RSN_LATER;
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

static bool match_by_hashing(const match_table *table, rsn_level *level, const rsn_keys *keys,
                             rsn_range range)
{
    switch (keys->kind)
    {
    case RESIN_IDENTITY_U64:
        return match_u64(table, level, keys, range);
    case RESIN_IDENTITY_BYTES:
        return keys->size == 16 && keys->stride == 16 ? match_b16(table, level, keys, range)
                                                      : match_bytes(table, level, keys, range);
    case RESIN_IDENTITY_SLICES:
        return match_slices(table, level, keys, range);
    case RESIN_IDENTITY_HASHED:
        return match_hashed(table, level, keys, range);
    }
    return false;
}

static void free_new(const rsn_level *level, rsn_range range)
{
    memset(level->new_to_old + range.new_begin, 0xFF,
           (range.new_end - range.new_begin) * sizeof *level->new_to_old);
}

// Whether the caller has other hashes; they are then asked for.
static bool take_other_hashes(rsn_level *level, rsn_keys *keys)
{
    if (keys->asked_hashes == NULL || keys->callbacks->rehash == NULL)
    {
        return false;
    }
    const resin_identities *callbacks = keys->callbacks;
    uint64_t *hashes = keys->asked_hashes;
    keys->asked_hashes = NULL; // once
    if (!callbacks->rehash(callbacks->context))
    {
        return false;
    }
    callbacks->hash(callbacks->context, RESIN_DIFF_NEW, 0, level->new_count, hashes);
    return true;
}

// Frees the new elements of a range, and takes back the links that a first attempt made.
static void start_again(rsn_level *level, rsn_range range, size_t later_before)
{
    free_new(level, range);
    level->later_count = later_before;
    if (later_before > 0) // otherwise the first link clears all
    {
        memset(level->next + range.new_begin, 0xFF,
               (range.new_end - range.new_begin) * sizeof *level->next);
    }
}

void rsn_match_range(rsn_level *level, rsn_keys *keys, rsn_range range, uint32_t *table)
{
    // The identities of a range are linked before any of it is paired, so the count from before
    // is that of other ranges.
    const size_t later_before = level->later_count;
    free_new(level, range);
    bool is_matched = false;
    bool may_hash = true;
    while (!is_matched && may_hash)
    {
        match_table slots;
        make_table(&slots, table, range.new_end - range.new_begin);
        is_matched = match_by_hashing(&slots, level, keys, range);
        if (!is_matched)
        {
            start_again(level, range, later_before);
            may_hash = take_other_hashes(level, keys);
        }
    }
    if (!is_matched)
    {
        rsn_match_by_sorting(level, keys, range, table);
    }
    // What is left of the marks has no partner.
    if (level->later_count != later_before)
    {
        for (size_t j = range.new_begin; j < range.new_end; ++j)
        {
            level->new_to_old[j] =
                level->new_to_old[j] == RSN_LATER ? RESIN_INDEX_NONE : level->new_to_old[j];
        }
    }
}
