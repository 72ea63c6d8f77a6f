// SPDX-License-Identifier: MIT
#ifndef RSN_DIFF_INTERNAL_H
#define RSN_DIFF_INTERNAL_H

#include "internal.h"
#include "memory.h"

#include <resin/diff.h>
#include <resin/diff_stages.h>

// One list of each side, and how they are paired.
typedef struct rsn_level
{
    uint32_t *old_to_new;
    uint32_t *new_to_old;
    size_t old_count;
    size_t new_count;
    size_t pair_count;

    // The next occurrence of the same identity in the new list. Written only once there is a
    // duplicate, which in most lists there is not.
    uint32_t *next;
    size_t later_count; // new elements with an earlier occurrence of their identity

    // False where some pair stands before another in one list and after it in the other.
    bool ordered;

    uint64_t *updated; // a bit for each new element
    size_t update_count;
} rsn_level;

// Half-open ranges of the flat lists: all of them, or one pair of sections.
typedef struct rsn_range
{
    size_t old_begin;
    size_t old_end;
    size_t new_begin;
    size_t new_end;
} rsn_range;

// While matching, `new_to_old` holds these for elements that have no partner yet. An element that
// is RSN_LATER is not the first of its identity, so a run may not take it without asking the table.
#define RSN_FREE RESIN_INDEX_NONE
#define RSN_LATER UINT32_C(0xFFFFFFFE)
_Static_assert(RESIN_COUNT_MAX <= RSN_LATER, "indices and marks do not overlap");

typedef enum rsn_progress
{
    RSN_EMPTY,
    RSN_MATCHED,
    RSN_FINISHED
} rsn_progress;

struct resin_diff
{
    resin_allocator allocator;
    rsn_progress progress;
    bool busy; // a callback runs
    bool sectioned;
    bool across; // items are paired across sections

    rsn_block work; // everything that a match needs
    rsn_level items;
    rsn_level sections;
    size_t *old_offsets; // of the items of each section; {0, count} without sections
    size_t *new_offsets;
    size_t old_section_count; // 1 without sections
    size_t new_section_count;
    uint32_t *scratch; // room for the table of either level, free between calls

    rsn_block lists; // everything that a finish lists
    resin_diff_result result;
    rsn_block steps;
    rsn_block plan; // of the stages
    rsn_block stages;
};

// The identities of one level in the form that matching reads.
typedef struct rsn_keys
{
    resin_identity_kind kind;
    const unsigned char *old_bytes; // keys of U64 and BYTES, bytes of SLICES
    const unsigned char *new_bytes;
    size_t size;
    size_t stride;
    const size_t *old_slices;
    const size_t *new_slices;

    // HASHED
    const uint64_t *old_hashes; // null: ask
    const uint64_t *new_hashes;
    const resin_identities *callbacks;
    uint64_t *asked_hashes; // `new_hashes` where the callback gave them, to be asked for again
} rsn_keys;

static inline void rsn_pair(rsn_level *level, size_t old_index, size_t new_index)
{
    level->old_to_new[old_index] = (uint32_t)new_index;
    level->new_to_old[new_index] = (uint32_t)old_index;
}

// diff_identities.c: copies what the caller's version of the struct has, and checks it.
resin_status rsn_read_identities(const resin_identities *from, resin_identities *identities);
bool rsn_is_ascending(const size_t *offsets, size_t count); // of count + 1 offsets

// diff_match.c: pairs the elements of a range. `table` has 4 * (new_end - new_begin) + 16 elements
// of room. Counts on `new_to_old` and `next` of the range to be written here only. May ask for
// other hashes once.
void rsn_match_range(rsn_level *level, rsn_keys *keys, rsn_range range, uint32_t *table);

// diff_fallback.c: the same where keys collide so much that the table would be slow.
void rsn_match_by_sorting(rsn_level *level, const rsn_keys *keys, rsn_range range, uint32_t *table);

// diff_match.c: makes `later` the occurrence that follows `earlier` in the queue of their identity.
void rsn_link(rsn_level *level, size_t earlier, size_t later);

// diff_moves.c: writes the moved pairs of a range in front of `end`, ascending by new index, and
// returns where they start. `scratch` has 4 * (new_end - new_begin) + 16 elements of room.
resin_index_pair *rsn_write_moves(const rsn_level *level, rsn_range range, resin_diff_moves moves,
                                  uint32_t *scratch, resin_index_pair *end);

// diff.c: the ranges of the items of a new section and its partner; the old range is empty where
// there is none.
rsn_range rsn_section_range(const resin_diff *diff, size_t new_section);

static inline bool rsn_bit(const uint64_t *bits, size_t index)
{
    return (bits[index / 64] >> (index % 64) & 1) != 0;
}

#endif // RSN_DIFF_INTERNAL_H
