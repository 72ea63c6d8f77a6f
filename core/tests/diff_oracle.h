// SPDX-License-Identifier: MIT
#ifndef RSN_DIFF_ORACLE_H
#define RSN_DIFF_ORACLE_H

// An oracle for the difference of two small lists: the definitions of resin/diff.h taken literally,
// in quadratic time, independent of the core.

#include "test_support.h"

#define ORACLE_MAX 512

// The list of one side: the identities of its items, and the start of each section. A list without
// sections has one.
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

// Fails the test unless `actual` is the result by the definitions.
void oracle_check(const oracle_case *given, const resin_diff_result *actual);

// The representation of the identities of a case.
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

// Makes a random case of up to `most` items with `ids` identities. In half of the cases the new
// list is an edit of the old one, so that there are runs, some of them backward.
void oracle_random(oracle_case *given, support_random *random, uint32_t most, uint32_t ids,
                   bool sectioned);

// Merges the sections of both lists into one.
void oracle_without_sections(oracle_case *given);

#endif // RSN_DIFF_ORACLE_H
