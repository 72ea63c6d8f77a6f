// SPDX-License-Identifier: MIT

// Any two lists, with or without sections, with every kind of identity: the result is that of the
// definitions, its stages obey the rules and lead to the new list, and so do its steps. The checks
// are those of core/tests, which stop the process on failure.

#include "fuzz_input.h"
#include "stage_replay.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum
{
    ITEMS_MAX = 64,
    SECTIONS_MAX = 8
};

// ---- reading a case ----

static void read_list(fuzz_input *input, oracle_list *list, uint8_t ids, uint8_t section_ids)
{
    list->count = fuzz_u8(input) % (ITEMS_MAX + 1);
    for (size_t k = 0; k < list->count; ++k)
    {
        const uint8_t element = fuzz_u8(input);
        list->ids[k] = element % ids;
        list->contents[k] = element / 128;
    }
    list->section_count = fuzz_u8(input) % (SECTIONS_MAX + 1);
    size_t begin = 0;
    for (size_t s = 0; s < list->section_count; ++s)
    {
        list->section_ids[s] = fuzz_u8(input) % section_ids;
        list->offsets[s] = begin;
        begin += fuzz_u8(input) % (list->count - begin + 1);
    }
    list->offsets[list->section_count] = begin;
    list->count = begin; // drops the items that belong to no section
}

static void read_flat_list(fuzz_input *input, oracle_list *list, uint8_t ids)
{
    list->count = fuzz_u8(input) % (ITEMS_MAX + 1);
    for (size_t k = 0; k < list->count; ++k)
    {
        const uint8_t element = fuzz_u8(input);
        list->ids[k] = element % ids;
        list->contents[k] = element / 128;
    }
}

static void read_case(fuzz_input *input, oracle_case *given)
{
    const uint8_t what = fuzz_u8(input);
    const uint8_t ids = (uint8_t)(1 + fuzz_u8(input) % 127);
    given->sectioned = (what & 1) != 0;
    given->across = given->sectioned && (what & 2) != 0;
    given->moves = (what & 4) != 0 ? RESIN_DIFF_MOVES_HECKEL : RESIN_DIFF_MOVES_MINIMAL;
    if (given->sectioned)
    {
        const uint8_t section_ids = (uint8_t)(1 + fuzz_u8(input) % 16);
        read_list(input, &given->old_list, ids, section_ids);
        read_list(input, &given->new_list, ids, section_ids);
        return;
    }
    read_flat_list(input, &given->old_list, ids);
    read_flat_list(input, &given->new_list, ids);
    oracle_without_sections(given);
}

// ---- stages ----

static void check_stages(resin_diff *diff, const oracle_case *given,
                         const resin_diff_result *result, uint32_t flags)
{
    static view list;
    static view data;
    const resin_diff_stage *stages = NULL;
    size_t count = 0;
    FUZZ_CHECK(resin_diff_stages(diff, flags, &stages, &count) == RESIN_OK);
    FUZZ_CHECK(count <= 3);
    const bool in_place = (flags & RESIN_STAGES_ITEM_UPDATES_IN_PLACE) != 0;
    view_from_data(&list, given, result, NULL);
    for (size_t k = 0; k < count; ++k)
    {
        view_from_data(&data, given, result, &stages[k]);
        FUZZ_CHECK(view_check_stage(&list, &data, &stages[k]).rule == RESIN_STAGE_LEGAL);
        view_apply(&list, &stages[k], &data);
        view_check(&list, &data, in_place);
    }
    view_from_data(&data, given, result, &(resin_diff_stage){0});
    view_check(&list, &data, in_place);
}

// ---- steps ----

static void check_steps(resin_diff *diff, const oracle_case *given)
{
    const oracle_list *target = &given->new_list;
    const resin_diff_step *steps = NULL;
    size_t step_count = 0;
    FUZZ_CHECK(resin_diff_steps(diff, &steps, &step_count) == RESIN_OK);
    uint32_t ids[2 * ITEMS_MAX];
    uint32_t contents[2 * ITEMS_MAX];
    size_t count = given->old_list.count;
    memcpy(ids, given->old_list.ids, count * sizeof ids[0]);
    memcpy(contents, given->old_list.contents, count * sizeof contents[0]);
    for (size_t k = 0; k < step_count; ++k)
    {
        const resin_diff_step step = steps[k];
        uint32_t id = step.new_index == RESIN_INDEX_NONE ? 0 : target->ids[step.new_index];
        uint32_t content = id;
        if (step.kind == RESIN_DIFF_STEP_UPDATE)
        {
            FUZZ_CHECK(step.to < count && ids[step.to] == id);
            contents[step.to] = target->contents[step.new_index];
            continue;
        }
        content = step.kind == RESIN_DIFF_STEP_INSERT ? target->contents[step.new_index] : 0;
        if (step.kind != RESIN_DIFF_STEP_INSERT)
        {
            FUZZ_CHECK(step.from < count);
            FUZZ_CHECK(step.kind == RESIN_DIFF_STEP_DELETE || ids[step.from] == id);
            content = contents[step.from];
            count -= 1;
            memmove(&ids[step.from], &ids[step.from + 1], (count - step.from) * sizeof ids[0]);
            memmove(&contents[step.from], &contents[step.from + 1],
                    (count - step.from) * sizeof contents[0]);
        }
        if (step.kind != RESIN_DIFF_STEP_DELETE)
        {
            FUZZ_CHECK(step.to <= count);
            memmove(&ids[step.to + 1], &ids[step.to], (count - step.to) * sizeof ids[0]);
            memmove(&contents[step.to + 1], &contents[step.to],
                    (count - step.to) * sizeof contents[0]);
            ids[step.to] = id;
            contents[step.to] = content;
            count += 1;
        }
    }
    FUZZ_CHECK(count == target->count);
    FUZZ_CHECK(memcmp(ids, target->ids, count * sizeof ids[0]) == 0);
    FUZZ_CHECK(memcmp(contents, target->contents, count * sizeof contents[0]) == 0);
}

// ---- the target ----

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_input input = {data, size};
    static oracle_case given;
    given = (oracle_case){0};
    read_case(&input, &given);
    const oracle_keys keys = (oracle_keys)(fuzz_u8(&input) % ORACLE_KEYS_COUNT);
    const uint32_t flags = fuzz_u8(&input) % 8;
    const uint8_t updated_sections = fuzz_u8(&input);

    resin_diff *diff = NULL;
    FUZZ_CHECK(resin_diff_create(NULL, &diff) == RESIN_OK);
    const resin_diff_result *result = oracle_run(diff, &given, keys);
    if (given.sectioned)
    {
        for (size_t s = 0; s < given.old_list.section_count; ++s)
        {
            if ((updated_sections >> s & 1) != 0 &&
                result->sections.old_to_new[s] != RESIN_INDEX_NONE)
            {
                FUZZ_CHECK(resin_diff_mark_update(diff, RESIN_DIFF_SECTIONS, s) == RESIN_OK);
            }
        }
        FUZZ_CHECK(resin_diff_finish(diff, given.moves, &result) == RESIN_OK);
    }
    else
    {
        check_steps(diff, &given);
    }
    check_stages(diff, &given, result, flags);
    resin_diff_destroy(diff);
    return 0;
}
