// SPDX-License-Identifier: MIT
#ifndef RSN_DIFF_INTERNAL_H
#define RSN_DIFF_INTERNAL_H

#include "../base/internal.h"
#include "../base/memory.h"

#include <string.h>

#include <resin/diff.h>
#include <resin/diff_stages.h>

// The matching of an old and a new list: a set of pairs in which each element is at most once.
typedef struct rsn_matching
{
    uint32_t *old_to_new;
    uint32_t *new_to_old;
    size_t old_count;
    size_t new_count;
    size_t pair_count;

    // The next occurrence of the same identity, by new index. Undefined while `later_count` is 0:
    // most lists have no duplicates, and are spared the initialization.
    uint32_t *next;
    size_t later_count; // new elements with an earlier occurrence of their identity

    bool ordered; // no two pairs cross: both lists have the pairs in the same order

    uint64_t *updated; // one bit for each new element
    size_t update_count;
} rsn_matching;

// Half-open ranges of the two flat lists: the whole lists, or the items of one pair of sections.
typedef struct rsn_range
{
    size_t old_begin;
    size_t old_end;
    size_t new_begin;
    size_t new_end;
} rsn_range;

// The values of `new_to_old` for elements that are not paired yet, while a range is matched:
// RSN_LATER for an element with an earlier occurrence of its identity, RSN_FREE for all others. A
// run may pair a later occurrence only directly after the earlier one; otherwise the table decides.
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
    bool busy; // a callback is running
    bool sectioned;
    bool across; // items are paired across sections

    rsn_block work; // the arrays of the last match
    rsn_matching items;
    rsn_matching sections;
    size_t *old_offsets; // the first item of each section and the end; {0, count} without sections
    size_t *new_offsets;
    size_t old_section_count; // 1 without sections
    size_t new_section_count;
    uint32_t *scratch; // large enough for the hash table of either matching; unused between calls

    rsn_block lists; // the arrays of `result`
    resin_diff_result result;
    rsn_block steps;
    rsn_block plan; // the rsn_plan of the stages
    rsn_block stages;
};

// The identities of an old and a new list.
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
    const uint64_t *old_hashes; // null: call `hash`
    const uint64_t *new_hashes;
    const resin_identities *callbacks;
    uint64_t *computed_hashes; // `new_hashes` if `hash` computes them
    bool may_rehash;           // `rehash` may replace them
} rsn_keys;

static inline void rsn_pair(rsn_matching *matching, size_t old_index, size_t new_index)
{
    matching->old_to_new[old_index] = (uint32_t)new_index;
    matching->new_to_old[new_index] = (uint32_t)old_index;
}

// Makes `later` the next occurrence of the identity of `earlier`.
static inline void rsn_link_occurrence(rsn_matching *matching, size_t earlier, size_t later)
{
    if (matching->later_count == 0)
    {
        memset(matching->next, 0xFF, matching->new_count * sizeof *matching->next);
    }
    matching->later_count += 1;
    matching->next[earlier] = (uint32_t)later;
    matching->new_to_old[later] = RSN_LATER;
}

// diff_identities.c: copies the members that the caller's version of the struct has, and checks
// them.
resin_status rsn_read_identities(const resin_identities *from, resin_identities *identities);
bool rsn_is_ascending(const size_t *offsets, size_t count); // count + 1 offsets

// diff_ends.c: pairs the elements that the range has in common at its beginning, then those at its
// end, and returns the range between them.
rsn_range rsn_match_ends(rsn_matching *matching, const rsn_keys *keys, rsn_range range);

// diff_match.c: pairs the elements of a range. `table` is scratch memory of
// 4 * (new_end - new_begin) + 16 elements. Calls `rehash` at most once.
void rsn_match_range(rsn_matching *matching, rsn_keys *keys, rsn_range range, uint32_t *table);

// diff_fallback.c: pairs the elements of a range whose keys collide too often for a hash table.
void rsn_match_by_sorting(rsn_matching *matching, const rsn_keys *keys, rsn_range range,
                          uint32_t *table);

// diff_moves.c: writes the moved pairs of a range in front of `end`, ascending by new index, and
// returns the first. `scratch` has 4 * (new_end - new_begin) + 16 elements.
resin_index_pair *rsn_write_moves(const rsn_matching *matching, rsn_range range,
                                  resin_diff_moves moves, uint32_t *scratch, resin_index_pair *end);

// diff.c: the items of a new section and of its partner. The old range is empty if the section has
// no partner.
rsn_range rsn_section_range(const resin_diff *diff, size_t new_section);

static inline bool rsn_bit(const uint64_t *bits, size_t index)
{
    return (bits[index / 64] >> (index % 64) & 1) != 0;
}

#endif // RSN_DIFF_INTERNAL_H
