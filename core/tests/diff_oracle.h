// SPDX-License-Identifier: MIT
#ifndef RSN_DIFF_ORACLE_H
#define RSN_DIFF_ORACLE_H

// The difference of two small lists, straight from the definitions in resin/diff.h, in quadratic
// time, and replays that know nothing of how a result was found.

#include "test_support.h"

#define ORACLE_MAX 512

// One side: identities of items, and where its sections start. Without sections there is one.
typedef struct oracle_list
{
    size_t count;
    uint32_t ids[ORACLE_MAX];
    uint32_t contents[ORACLE_MAX];
    size_t section_count;
    uint32_t section_ids[ORACLE_MAX];
    size_t offsets[ORACLE_MAX + 1];
} oracle_list;

typedef struct oracle_case
{
    oracle_list old_list;
    oracle_list new_list;
    bool sectioned;
    bool across;
    resin_diff_moves moves;
} oracle_case;

// Fails the test unless `actual` is what the definitions say.
void oracle_check(const oracle_case *given, const resin_diff_result *actual);

// How to hand over the identities of a case.
typedef enum oracle_keys
{
    ORACLE_U64,
    ORACLE_BYTES_16,
    ORACLE_BYTES_3,
    ORACLE_SLICES,
    ORACLE_HASHES_AND_EQUALITY,
    ORACLE_LAZY_HASHES,
    ORACLE_ONE_HASH, // the same hash for all
    ORACLE_FEW_HASHES,
    ORACLE_KEYS_COUNT
} oracle_keys;

// Matches, marks contents that differ, finishes, and checks.
const resin_diff_result *oracle_run(resin_diff *diff, const oracle_case *given, oracle_keys keys);

// A random case of up to `most` items over `ids` identities. Half of them are an edit of a list, so
// that there are runs.
void oracle_random(oracle_case *given, support_random *random, uint32_t most, uint32_t ids,
                   bool sectioned);

// Cuts both lists of a case into one section.
void oracle_without_sections(oracle_case *given);

#endif // RSN_DIFF_ORACLE_H
