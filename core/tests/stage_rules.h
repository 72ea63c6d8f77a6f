// SPDX-License-Identifier: MIT
#ifndef RSN_STAGE_RULES_H
#define RSN_STAGE_RULES_H

#include "test_support.h"

// An oracle for the rules of resin/diff_stages.h, in quadratic time, independent of the core.

// A stage of up to three operations of each kind, and the lists before and after it.
typedef struct random_stage
{
    size_t before[4];
    size_t after[4];
    size_t before_count;
    size_t after_count;
    uint32_t section_deletes[3];
    uint32_t section_inserts[3];
    uint32_t section_reloads[3];
    resin_index_pair section_moves[3];
    resin_index_path item_deletes[3];
    resin_index_path item_inserts[3];
    resin_index_path item_reloads[3];
    resin_index_path_pair item_moves[3];
    resin_diff_stage stage;
} random_stage;

// Whether the stage obeys all rules.
bool stage_rules_allow(const random_stage *given);

// Makes a random stage with few operations, so that many are legal.
void stage_rules_random(random_stage *out, support_random *random);

#endif // RSN_STAGE_RULES_H
