// SPDX-License-Identifier: MIT
#include "stage_replay.h"

#include <string.h>

#define DELETED 1000000u
#define EMPTY UINT32_MAX

// ---- data ----

static uint32_t name_of(const uint32_t *old_to_new, resin_diff_entry entry)
{
    if (entry.side == RESIN_DIFF_NEW)
    {
        return entry.index;
    }
    return old_to_new == NULL || old_to_new[entry.index] == RESIN_INDEX_NONE
               ? DELETED + entry.index
               : old_to_new[entry.index];
}

static cell cell_of(const oracle_case *given, const resin_diff_result *result,
                    resin_diff_entry entry)
{
    const oracle_list *list = entry.side == RESIN_DIFF_OLD ? &given->old_list : &given->new_list;
    return (cell){name_of(result->items.old_to_new, entry), list->contents[entry.index]};
}

static void view_from_list(view *out, const oracle_case *given, const resin_diff_result *result,
                           resin_diff_side side)
{
    const oracle_list *list = side == RESIN_DIFF_OLD ? &given->old_list : &given->new_list;
    out->count = list->section_count;
    for (uint32_t s = 0; s < list->section_count; ++s)
    {
        view_section *section = &out->sections[s];
        section->element = given->sectioned
                               ? name_of(result->sections.old_to_new, (resin_diff_entry){side, s})
                               : 0;
        section->count = 0;
        for (size_t k = list->offsets[s]; k < list->offsets[s + 1]; ++k)
        {
            section->cells[section->count++] =
                cell_of(given, result, (resin_diff_entry){side, (uint32_t)k});
        }
    }
}

void view_from_data(view *out, const oracle_case *given, const resin_diff_result *result,
                    const resin_diff_stage *stage)
{
    if (stage == NULL || stage->items == NULL)
    {
        view_from_list(out, given, result, stage == NULL ? RESIN_DIFF_OLD : RESIN_DIFF_NEW);
        return;
    }
    out->count = stage->section_count;
    assert_int_equal(stage->item_offsets[stage->section_count], stage->item_count);
    for (size_t s = 0; s < stage->section_count; ++s)
    {
        view_section *section = &out->sections[s];
        section->element =
            given->sectioned ? name_of(result->sections.old_to_new, stage->sections[s]) : 0;
        section->count = 0;
        for (size_t k = stage->item_offsets[s]; k < stage->item_offsets[s + 1]; ++k)
        {
            section->cells[section->count++] = cell_of(given, result, stage->items[k]);
        }
    }
}

// ---- a batch update ----

static void take_out(view *before, resin_index_path path, cell *out)
{
    assert_true(path.section < before->count);
    assert_true(path.item < before->sections[path.section].count);
    cell *taken = &before->sections[path.section].cells[path.item];
    assert_true(taken->element != EMPTY);
    *out = *taken;
    taken->element = EMPTY;
}

static void put_in(view *after, resin_index_path path, cell value)
{
    assert_true(path.section < after->count);
    cell *target = &after->sections[path.section].cells[path.item];
    assert_true(target->element == EMPTY);
    *target = value;
}

// Finds the source of each section after the update; EMPTY for one that is read from the data.
static void place_sections(const view *before, const resin_diff_stage *stage, size_t count,
                           uint32_t *sources)
{
    bool leaves[16] = {false};
    bool placed[16] = {false};
    for (size_t k = 0; k < stage->section_delete_count; ++k)
    {
        leaves[stage->section_deletes[k]] = true;
    }
    for (size_t k = 0; k < stage->section_insert_count; ++k)
    {
        placed[stage->section_inserts[k]] = true;
        sources[stage->section_inserts[k]] = EMPTY;
    }
    for (size_t k = 0; k < stage->section_move_count; ++k)
    {
        const resin_index_pair move = stage->section_moves[k];
        leaves[move.old_index] = true;
        placed[move.new_index] = true;
        sources[move.new_index] = move.old_index;
    }
    size_t to = 0;
    for (uint32_t from = 0; from < before->count; ++from)
    {
        if (!leaves[from])
        {
            while (to < count && placed[to])
            {
                ++to;
            }
            assert_true(to < count);
            sources[to++] = from;
        }
    }
}

// Fills the empty cells with the remaining cells, in order.
static void close_gaps(const view_section *before, view_section *after)
{
    size_t to = 0;
    for (size_t from = 0; from < before->count; ++from)
    {
        if (before->cells[from].element != EMPTY)
        {
            while (to < after->count && after->cells[to].element != EMPTY)
            {
                ++to;
            }
            assert_true(to < after->count);
            after->cells[to++] = before->cells[from];
        }
    }
    for (size_t k = 0; k < after->count; ++k)
    {
        assert_true(after->cells[k].element != EMPTY);
    }
}

void view_apply(view *list, const resin_diff_stage *stage, const view *data)
{
    static view before;
    static cell moved[ORACLE_MAX];
    before = *list;
    uint32_t sources[16];
    place_sections(&before, stage, data->count, sources);
    for (size_t k = 0; k < stage->item_reload_count; ++k)
    {
        // The new content is read from the data at the end.
        const resin_index_path path = stage->item_reloads[k];
        before.sections[path.section].cells[path.item].content = EMPTY;
    }
    cell ignored;
    for (size_t k = 0; k < stage->item_delete_count; ++k)
    {
        take_out(&before, stage->item_deletes[k], &ignored);
    }
    for (size_t k = 0; k < stage->item_move_count; ++k)
    {
        take_out(&before, stage->item_moves[k].old_path, &moved[k]);
    }
    list->count = data->count;
    for (size_t s = 0; s < data->count; ++s)
    {
        list->sections[s].element =
            sources[s] == EMPTY ? data->sections[s].element : before.sections[sources[s]].element;
        list->sections[s].count = data->sections[s].count;
        memset(list->sections[s].cells, 0xFF, sizeof list->sections[s].cells);
    }
    for (size_t k = 0; k < stage->item_insert_count; ++k)
    {
        const resin_index_path path = stage->item_inserts[k];
        put_in(list, path, data->sections[path.section].cells[path.item]);
    }
    for (size_t k = 0; k < stage->item_move_count; ++k)
    {
        put_in(list, stage->item_moves[k].new_path, moved[k]);
    }
    for (size_t s = 0; s < data->count; ++s)
    {
        bool from_data = sources[s] == EMPTY;
        for (size_t k = 0; k < stage->section_reload_count; ++k)
        {
            from_data = from_data || stage->section_reloads[k] == sources[s];
        }
        if (from_data)
        {
            list->sections[s] = data->sections[s];
        }
        else
        {
            close_gaps(&before.sections[sources[s]], &list->sections[s]);
        }
        for (size_t k = 0; k < list->sections[s].count; ++k)
        {
            cell *stale = &list->sections[s].cells[k];
            stale->content =
                stale->content == EMPTY ? data->sections[s].cells[k].content : stale->content;
        }
    }
}

void view_check(const view *actual, const view *expected, bool elements_only)
{
    assert_int_equal(actual->count, expected->count);
    for (size_t s = 0; s < expected->count; ++s)
    {
        const view_section *left = &actual->sections[s];
        const view_section *right = &expected->sections[s];
        assert_int_equal(left->element, right->element);
        assert_int_equal(left->count, right->count);
        for (size_t k = 0; k < right->count; ++k)
        {
            assert_int_equal(left->cells[k].element, right->cells[k].element);
            if (!elements_only)
            {
                assert_int_equal(left->cells[k].content, right->cells[k].content);
            }
        }
    }
}

resin_stage_fault view_check_stage(const view *before, const view *after,
                                   const resin_diff_stage *stage)
{
    size_t counts[2][16];
    for (size_t s = 0; s < 16; ++s)
    {
        counts[0][s] = s < before->count ? before->sections[s].count : 0;
        counts[1][s] = s < after->count ? after->sections[s].count : 0;
    }
    resin_stage_fault fault;
    assert_ok(resin_diff_check_stage(stage, (resin_section_counts){counts[0], before->count},
                                     (resin_section_counts){counts[1], after->count}, NULL,
                                     &fault));
    return fault;
}
