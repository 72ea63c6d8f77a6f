// SPDX-License-Identifier: MIT
#ifndef RSN_DIFF_CHECK_INTERNAL_H
#define RSN_DIFF_CHECK_INTERNAL_H

#include "diff_internal.h"

// The list before or after a stage, and the operations that name it: deletes, reloads and sources
// of moves name the list before, inserts and targets of moves the list after.
typedef struct rsn_check_side
{
    const size_t *item_counts;
    size_t section_count;
    size_t *offsets;      // the flat index of the first item of each section, and the end
    uint64_t *item_bits;  // items that an operation names, by flat index
    uint64_t *whole_bits; // sections that are deleted or inserted
    uint64_t *moved_bits; // sections that are moved
    uint64_t *reload_bits;
    size_t *item_changes; // by section: items that are deleted, inserted or moved
} rsn_check_side;

typedef struct rsn_stage_check
{
    const resin_diff_stage *stage;
    rsn_check_side before;
    rsn_check_side after;
    resin_stage_fault fault;
} rsn_stage_check;

// Records a fault. Returns false, so that a check can return the result.
static inline bool rsn_find_fault(rsn_stage_check *check, resin_stage_rule rule, size_t section,
                                  size_t item)
{
    check->fault = (resin_stage_fault){rule, {(uint32_t)section, (uint32_t)item}};
    return false;
}

// diff_check_rules.c: checks rules 2 to 6 of a stage that obeys rule 1.
bool rsn_check_stage_rules(rsn_stage_check *check);

#endif // RSN_DIFF_CHECK_INTERNAL_H
