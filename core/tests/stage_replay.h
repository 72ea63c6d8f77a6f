// SPDX-License-Identifier: MIT
#ifndef RSN_STAGE_REPLAY_H
#define RSN_STAGE_REPLAY_H

// A model of a list view that implements the rules for batch updates, independent of the core.

#include "diff_oracle.h"

// A cell: the element that it shows, and the content.
typedef struct cell
{
    uint32_t element; // the new index, or 1000000 + old index if there is none
    uint32_t content;
} cell;

typedef struct view_section
{
    uint32_t element;
    size_t count;
    cell cells[ORACLE_MAX];
} view_section;

typedef struct view
{
    size_t count;
    view_section sections[16];
} view;

// Computes the view of the data after a stage; of the old list if `stage` is null.
void view_from_data(view *out, const oracle_case *given, const resin_diff_result *result,
                    const resin_diff_stage *stage);

// Applies a stage like a list view: reads inserted and reloaded elements from the data after the
// stage; all others keep their cells and their order.
void view_apply(view *list, const resin_diff_stage *stage, const view *data);

// Fails the test unless both views are equal. Compares contents unless `elements_only`.
void view_check(const view *actual, const view *expected, bool elements_only);

resin_stage_fault view_check_stage(const view *before, const view *after,
                                   const resin_diff_stage *stage);

#endif // RSN_STAGE_REPLAY_H
