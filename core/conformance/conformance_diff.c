// SPDX-License-Identifier: MIT
#include "conformance.h"

enum
{
    MOST_ITEMS = 60,
    MOST_SECTIONS = 6
};

// Two lists with duplicates, and the fingerprints of their contents.
typedef struct lists
{
    uint64_t keys[2][MOST_ITEMS];
    uint64_t fingerprints[2][MOST_ITEMS];
    size_t counts[2];
} lists;

// Draws the lengths, the size of the alphabet, and then key and fingerprint of each element.
static void draw_lists(conformance *c, size_t most, lists *out)
{
    out->counts[0] = (size_t)conformance_below(c, most + 1);
    out->counts[1] = (size_t)conformance_below(c, most + 1);
    const uint64_t alphabet = 1 + conformance_below(c, 80);
    for (int side = 0; side < 2; ++side)
    {
        for (size_t i = 0; i < out->counts[side]; ++i)
        {
            out->keys[side][i] = conformance_mix(conformance_below(c, alphabet));
            out->fingerprints[side][i] = conformance_below(c, 3);
        }
    }
}

static resin_identities identities(const lists *of)
{
    return resin_identities_u64(of->keys[0], of->counts[0], of->keys[1], of->counts[1]);
}

static void add_pairs(conformance *c, const resin_index_pair *pairs, size_t count)
{
    conformance_add(c, count);
    for (size_t i = 0; i < count; ++i)
    {
        conformance_add(c, pairs[i].old_index);
        conformance_add(c, pairs[i].new_index);
    }
}

static void add_changes(conformance *c, const resin_diff_changes *changes)
{
    conformance_add_indices(c, changes->deletes, changes->delete_count);
    conformance_add_indices(c, changes->inserts, changes->insert_count);
    add_pairs(c, changes->updates, changes->update_count);
    add_pairs(c, changes->moves, changes->move_count);
    conformance_add_indices(c, changes->duplicate_ends, changes->duplicate_group_count);
    const size_t groups = changes->duplicate_group_count;
    conformance_add_indices(c, changes->duplicates,
                            groups == 0 ? 0 : changes->duplicate_ends[groups - 1]);
}

static void add_paths(conformance *c, const resin_index_path *paths, size_t count)
{
    conformance_add(c, count);
    for (size_t i = 0; i < count; ++i)
    {
        conformance_add(c, paths[i].section);
        conformance_add(c, paths[i].item);
    }
}

static void add_stage(conformance *c, const resin_diff_stage *stage)
{
    conformance_add_indices(c, stage->section_deletes, stage->section_delete_count);
    conformance_add_indices(c, stage->section_inserts, stage->section_insert_count);
    conformance_add_indices(c, stage->section_reloads, stage->section_reload_count);
    add_pairs(c, stage->section_moves, stage->section_move_count);
    add_paths(c, stage->item_deletes, stage->item_delete_count);
    add_paths(c, stage->item_inserts, stage->item_insert_count);
    add_paths(c, stage->item_reloads, stage->item_reload_count);
    conformance_add(c, stage->item_move_count);
    for (size_t i = 0; i < stage->item_move_count; ++i)
    {
        conformance_add(c, stage->item_moves[i].old_path.section);
        conformance_add(c, stage->item_moves[i].old_path.item);
        conformance_add(c, stage->item_moves[i].new_path.section);
        conformance_add(c, stage->item_moves[i].new_path.item);
    }
}

static void add_stages(conformance *c, resin_diff *diff)
{
    const resin_diff_stage *stages;
    size_t count;
    const uint32_t flags = (uint32_t)conformance_below(c, 8);
    conformance_require(resin_diff_stages(diff, flags, &stages, &count), "stages");
    conformance_add(c, count);
    for (size_t i = 0; i < count; ++i)
    {
        add_stage(c, &stages[i]);
    }
}

// Lists of up to 60 elements: changes, steps and stages.
static void run_flat(conformance *c, resin_diff *diff)
{
    for (int round = 0; round < 200; ++round)
    {
        lists items;
        draw_lists(c, MOST_ITEMS, &items);
        const resin_identities ids = identities(&items);
        conformance_require(resin_diff_match(diff, &ids), "match");
        conformance_require(resin_diff_mark_fingerprints(diff, RESIN_DIFF_ITEMS,
                                                         items.fingerprints[0],
                                                         items.fingerprints[1]),
                            "mark_fingerprints");
        const resin_diff_result *result;
        conformance_require(
            resin_diff_finish(
                diff, round % 2 == 0 ? RESIN_DIFF_MOVES_MINIMAL : RESIN_DIFF_MOVES_HECKEL, &result),
            "finish");
        add_changes(c, &result->items);
        const resin_diff_step *steps;
        size_t count;
        conformance_require(resin_diff_steps(diff, &steps, &count), "steps");
        conformance_add(c, count);
        for (size_t i = 0; i < count; ++i)
        {
            conformance_add(c, (uint64_t)steps[i].kind);
            conformance_add(c, steps[i].from);
            conformance_add(c, steps[i].to);
            conformance_add(c, steps[i].new_index);
        }
        add_stages(c, diff);
    }
}

// Draws the first item of each section: `sections` - 1 random offsets, sorted, between 0 and
// `items`.
static void draw_offsets(conformance *c, size_t sections, size_t items, size_t *offsets)
{
    offsets[0] = 0;
    for (size_t i = 1; i < sections; ++i)
    {
        size_t offset = (size_t)conformance_below(c, items + 1);
        size_t at = i;
        for (; at > 1 && offsets[at - 1] > offset; --at)
        {
            offsets[at] = offsets[at - 1];
        }
        offsets[at] = offset;
    }
    offsets[sections] = items;
}

// Up to 6 sections of items. A list without sections has no items.
static void run_sections(conformance *c, resin_diff *diff)
{
    for (int round = 0; round < 200; ++round)
    {
        lists sections;
        lists items;
        size_t offsets[2][MOST_SECTIONS + 1];
        draw_lists(c, MOST_SECTIONS, &sections);
        draw_lists(c, MOST_ITEMS, &items);
        for (int side = 0; side < 2; ++side)
        {
            if (sections.counts[side] == 0)
            {
                items.counts[side] = 0;
            }
            draw_offsets(c, sections.counts[side], items.counts[side], offsets[side]);
        }
        const resin_identities section_ids = identities(&sections);
        const resin_identities item_ids = identities(&items);
        const uint32_t flags = (uint32_t)conformance_below(c, 2); // RESIN_DIFF_ACROSS_SECTIONS
        conformance_require(
            resin_diff_match_sections(diff, &section_ids, &item_ids, offsets[0], offsets[1], flags),
            "match_sections");
        conformance_require(resin_diff_mark_fingerprints(diff, RESIN_DIFF_ITEMS,
                                                         items.fingerprints[0],
                                                         items.fingerprints[1]),
                            "mark_fingerprints");
        conformance_require(resin_diff_mark_fingerprints(diff, RESIN_DIFF_SECTIONS,
                                                         sections.fingerprints[0],
                                                         sections.fingerprints[1]),
                            "mark_fingerprints");
        const resin_diff_result *result;
        conformance_require(resin_diff_finish(diff, RESIN_DIFF_MOVES_MINIMAL, &result), "finish");
        add_changes(c, &result->items);
        add_changes(c, &result->sections);
        add_stages(c, diff);
    }
}

void conformance_diff(conformance *c)
{
    resin_diff *diff;
    const resin_diff_def def = resin_diff_def_default();
    conformance_require(resin_diff_create(&def, &diff), "create");
    run_flat(c, diff);
    run_sections(c, diff);
    resin_diff_destroy(diff);
}
