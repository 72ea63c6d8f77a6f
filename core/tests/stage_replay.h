// SPDX-License-Identifier: MIT
#ifndef RSN_STAGE_REPLAY_H
#define RSN_STAGE_REPLAY_H

// A list view that knows the rules for batch updates and nothing else.

#include "diff_oracle.h"

// What a cell shows: which element, and which content of it.
typedef struct cell
{
    uint32_t element; // by new index where the element has one, else 1000000 + old index
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

// The data behind the view after a stage. `stage` null for the old list.
void view_from_data(view *out, const oracle_case *given, const resin_diff_result *result,
                    const resin_diff_stage *stage);

// Applies a stage as a list view would: what is inserted or reloaded is read from the data after
// the stage, everything else keeps its cell and its order.
void view_apply(view *list, const resin_diff_stage *stage, const view *data);

// Fails the test unless both show the same; contents are compared unless `elements_only`.
void view_check(const view *actual, const view *expected, bool elements_only);

resin_stage_fault view_check_stage(const view *before, const view *after,
                                   const resin_diff_stage *stage);

#endif // RSN_STAGE_REPLAY_H
