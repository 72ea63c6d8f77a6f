// SPDX-License-Identifier: MIT
#include "stage_replay.h"
#include "stage_search.h"

#include <stdlib.h>
#include <string.h>

static resin_diff *diff;
static support_memory memory; // of the diff; new blocks are not zeroed

static int create(void **state)
{
    (void)state;
    const resin_allocator allocator = support_allocator(&memory);
    resin_diff_def def = resin_diff_def_default();
    def.allocator = &allocator;
    return resin_diff_create(&def, &diff) == RESIN_OK ? 0 : -1;
}

static int destroy(void **state)
{
    (void)state;
    resin_diff_destroy(diff);
    return memory.live_bytes == 0 ? 0 : -1;
}

// Replaces the diff, whose memory has the results of earlier cases, by one without.
static void renew_diff(void)
{
    assert_int_equal(destroy(NULL), 0);
    assert_int_equal(create(NULL), 0);
}

// ---- replay ----

// Marks random pairs of sections as updated, and finishes again.
static const resin_diff_result *
update_sections(const oracle_case *given, const resin_diff_result *result, support_random *random)
{
    for (size_t s = 0; given->sectioned && s < given->old_list.section_count; ++s)
    {
        if (result->sections.old_to_new[s] != RESIN_INDEX_NONE && support_below(random, 4) == 0)
        {
            assert_ok(resin_diff_mark_update(diff, RESIN_DIFF_SECTIONS, s));
        }
    }
    assert_ok(resin_diff_finish(diff, given->moves, &result));
    return result;
}

static size_t count_operations(const resin_diff_stage *stage)
{
    return stage->section_delete_count + stage->section_insert_count + stage->section_reload_count +
           stage->section_move_count + stage->item_delete_count + stage->item_insert_count +
           stage->item_reload_count + stage->item_move_count;
}

// Applies all stages, and checks after each that the view shows the list after the stage.
static void replay(const oracle_case *given, const resin_diff_result *result, uint32_t flags,
                   size_t *stage_counts)
{
    static view list;
    static view data;
    const resin_diff_stage *stages = NULL;
    size_t count = 0;
    assert_ok(resin_diff_stages(diff, flags, &stages, &count));
    assert_true(count <= 3);
    stage_counts[count] += 1;
    view_from_data(&list, given, result, NULL);
    const bool in_place = (flags & RESIN_STAGES_ITEM_UPDATES_IN_PLACE) != 0;
    for (size_t k = 0; k < count; ++k)
    {
        view_from_data(&data, given, result, &stages[k]);
        const resin_stage_fault fault = view_check_stage(&list, &data, &stages[k]);
        if (fault.rule != RESIN_STAGE_LEGAL)
        {
            fail_msg("stage %zu of %zu: %s", k + 1, count, resin_stage_rule_message(fault.rule));
        }
        assert_true(count_operations(&stages[k]) > 0);
        assert_true((k + 1 == count) == (stages[k].items == NULL));
        view_apply(&list, &stages[k], &data);
        view_check(&list, &data, in_place);
    }
    view_from_data(&data, given, result, &(resin_diff_stage){0});
    view_check(&list, &data, in_place);
}

static void stages_of_random_lists_are_legal_and_lead_to_the_new_list(void **state)
{
    (void)state;
    support_random random = {.state = 21};
    static oracle_case given;
    size_t stage_counts[5] = {0};
    for (int round = 0; round < 6000; ++round)
    {
        oracle_random(&given, &random, round % 10 == 0 ? 100 : 12, 1 + support_below(&random, 14),
                      false);
        const resin_diff_result *result = oracle_run(diff, &given, ORACLE_U64);
        replay(&given, result, support_below(&random, 2), stage_counts);
    }
    print_message("stages 0: %zu, 1: %zu, 2: %zu\n", stage_counts[0], stage_counts[1],
                  stage_counts[2]);
    assert_int_equal(stage_counts[3] + stage_counts[4], 0);
}

static void stages_of_random_sections_are_legal_and_lead_to_the_new_list(void **state)
{
    (void)state;
    support_random random = {.state = 22};
    static oracle_case given;
    size_t stage_counts[5] = {0};
    for (int round = 0; round < 60000; ++round)
    {
        const uint32_t most = round % 50 == 0 ? 60 : 10;
        oracle_random(&given, &random, most, 1 + support_below(&random, most + 4), true);
        const resin_diff_result *result = oracle_run(diff, &given, ORACLE_U64);
        result = update_sections(&given, result, &random);
        replay(&given, result, support_below(&random, 8), stage_counts);
    }
    print_message("stages 0: %zu, 1: %zu, 2: %zu, 3: %zu, 4: %zu\n", stage_counts[0],
                  stage_counts[1], stage_counts[2], stage_counts[3], stage_counts[4]);
    assert_true(stage_counts[3] > 0);
}

static void check_paths(const resin_index_path *a, size_t a_count, const resin_index_path *b,
                        size_t b_count)
{
    assert_int_equal(a_count, b_count);
    assert_true(a_count == 0 || memcmp(a, b, a_count * sizeof *a) == 0);
}

// The stages do not depend on what the diff was used for before.
static void a_used_diff_gives_the_stages_of_a_new_one(void **state)
{
    (void)state;
    support_random random = {.state = 25};
    static oracle_case given;
    for (int round = 0; round < CASES(20000); ++round)
    {
        oracle_random(&given, &random, 10, 1 + support_below(&random, 14), true);
        const uint32_t flags = support_below(&random, 8);
        resin_diff *fresh = NULL;
        const resin_diff_stage *a, *b;
        size_t a_count, b_count;
        assert_ok(resin_diff_create(NULL, &fresh));
        (void)oracle_run(diff, &given, ORACLE_U64);
        (void)oracle_run(fresh, &given, ORACLE_U64);
        assert_ok(resin_diff_stages(diff, flags, &a, &a_count));
        assert_ok(resin_diff_stages(fresh, flags, &b, &b_count));
        assert_int_equal(a_count, b_count);
        for (size_t k = 0; k < a_count; ++k)
        {
            assert_int_equal(a[k].section_delete_count, b[k].section_delete_count);
            assert_int_equal(a[k].section_insert_count, b[k].section_insert_count);
            assert_int_equal(a[k].section_move_count, b[k].section_move_count);
            assert_int_equal(a[k].item_move_count, b[k].item_move_count);
            check_paths(a[k].item_deletes, a[k].item_delete_count, b[k].item_deletes,
                        b[k].item_delete_count);
            check_paths(a[k].item_inserts, a[k].item_insert_count, b[k].item_inserts,
                        b[k].item_insert_count);
        }
        resin_diff_destroy(fresh);
    }
}

// ---- examples ----

// Parses a list such as "4[0.0 1.1] 1[]": sections with items, each as identity.content.
static void read_list(oracle_list *list, const char *text)
{
    *list = (oracle_list){0};
    while (*text != 0)
    {
        const char *next = text;
        list->section_ids[list->section_count] = (uint32_t)strtoul(text, (char **)&next, 10);
        text = next + 1; // [
        while (*text != ']')
        {
            list->ids[list->count] = (uint32_t)strtoul(text, (char **)&next, 10);
            list->contents[list->count++] = (uint32_t)strtoul(next + 1, (char **)&next, 10);
            text = next + (*next == ' ');
        }
        list->offsets[++list->section_count] = list->count;
        text += text[1] == ' ' ? 2 : 1;
    }
}

// Marks those old sections of `mask` that have a partner.
static const resin_diff_result *update_masked_sections(const oracle_case *given, unsigned mask)
{
    const resin_diff_result *result = oracle_run(diff, given, ORACLE_U64);
    for (size_t s = 0; s < given->old_list.section_count; ++s)
    {
        if ((mask >> s & 1) != 0 && result->sections.old_to_new[s] != RESIN_INDEX_NONE)
        {
            assert_ok(resin_diff_mark_update(diff, RESIN_DIFF_SECTIONS, s));
        }
    }
    assert_ok(resin_diff_finish(diff, given->moves, &result));
    return result;
}

// Lists whose minimal number of stages depends on the choices that the rules leave open: the order
// of slots, and the stages of sections that no item moves out of or into. With all combinations of
// updated sections and flags.
static void open_choices_save_stages(void **state)
{
    (void)state;
    static const char *const cases[][2] = {
        {"4[0.0] 1[] 4[0.0] 5[]", "1[] 4[0.1] 5[0.0]"},
        {"5[5.0] 1[] 1[2.0] 4[] 2[2.0]", "5[4.1 2.0] 4[] 1[]"},
        {"5[2.0] 2[] 4[3.0 0.0]", "4[4.0] 2[2.0] 1[3.0 1.0 0.0]"},
        {"2[1.0 0.0] 0[1.0] 1[0.0] 2[] 2[0.0 0.1]", "2[1.0 0.0 1.0] 2[] 5[0.0] 2[0.0] 1[0.0]"},
        {"3[2.0 1.0] 4[0.0] 1[]", "2[] 1[] 4[1.1]"},
        {"1[] 4[] 3[0.0] 3[0.0 0.0]", "2[0.0] 3[] 0[] 4[0.0]"},
        {"5[0.0] 0[0.1] 0[] 3[0.0 0.0]", "3[] 5[0.0 0.0] 4[0.0] 2[0.0]"},
        {"0[] 3[1.0 0.0] 3[0.0] 2[0.0 0.0]", "5[] 0[0.0] 0[] 2[0.1] 3[0.1 1.0]"},
        {"2[2.0] 1[1.0 0.0] 4[] 0[0.0]", "3[] 5[2.0] 4[1.0] 1[0.0] 2[0.0]"},
        {"2[10.0] 4[10.0] 2[10.0 9.0]", "5[3.0] 4[10.0] 5[10.0] 2[10.0]"},
        {"5[9.0] 3[] 2[4.0] 3[12.0] 4[]", "4[12.0] 0[10.0] 4[9.0] 3[4.0] 5[4.1]"},
    };
    static oracle_case given;
    for (size_t k = 0; k < COUNT_OF(cases); ++k)
    {
        given = (oracle_case){.sectioned = true, .across = true, .moves = RESIN_DIFF_MOVES_MINIMAL};
        read_list(&given.old_list, cases[k][0]);
        read_list(&given.new_list, cases[k][1]);
        for (unsigned mask = 0; mask < 1U << given.old_list.section_count; ++mask)
        {
            renew_diff();
            const resin_diff_result *result = update_masked_sections(&given, mask);
            bool updated[16] = {false};
            for (size_t u = 0; u < result->sections.update_count; ++u)
            {
                updated[result->sections.updates[u].new_index] = true;
            }
            for (uint32_t flags = 0; flags < 8; ++flags)
            {
                const size_t fewest = search_fewest_stages(&given, result, updated, flags, 9);
                size_t stage_counts[5] = {0};
                replay(&given, result, flags, stage_counts);
                assert_true(fewest == 0 || stage_counts[fewest - 1] == 1);
            }
        }
    }
}

// ---- damage ----

// Drops, repeats or shifts one operation of a stage. Returns false if there is nothing to damage.
static bool damage(resin_diff_stage *stage, support_random *random)
{
    static resin_index_path paths[ORACLE_MAX];
    static resin_index_path_pair moves[ORACLE_MAX];
    const uint32_t way = support_below(random, 3);
    const resin_index_path **lists[3] = {&stage->item_deletes, &stage->item_inserts,
                                         &stage->item_reloads};
    size_t *counts[3] = {&stage->item_delete_count, &stage->item_insert_count,
                         &stage->item_reload_count};
    const uint32_t kind = support_below(random, 4);
    size_t *count = kind == 3 ? &stage->item_move_count : counts[kind];
    if (*count == 0)
    {
        return false;
    }
    const size_t at = support_below(random, (uint32_t)*count);
    if (kind == 3)
    {
        memcpy(moves, stage->item_moves, *count * sizeof moves[0]);
        moves[*count] = moves[at];
        moves[at].new_path.item += way == 2 ? 1000 : 0;
        stage->item_moves = moves;
    }
    else
    {
        memcpy(paths, *lists[kind], *count * sizeof paths[0]);
        paths[*count] = paths[at];
        paths[at].item += way == 2 ? 1000 : 0;
        *lists[kind] = paths;
    }
    // A stage without one of its reloads is legal.
    if (way == 0 && kind == 2)
    {
        return false;
    }
    *count = way == 0 ? *count - 1 : *count + (way == 1);
    return true;
}

static void a_damaged_stage_is_rejected(void **state)
{
    (void)state;
    support_random random = {.state = 24};
    static oracle_case given;
    static view before;
    static view after;
    size_t damaged = 0;
    for (int round = 0; round < 30000; ++round)
    {
        oracle_random(&given, &random, 10, 12, true);
        const resin_diff_result *result = oracle_run(diff, &given, ORACLE_U64);
        const resin_diff_stage *stages = NULL;
        size_t count = 0;
        assert_ok(resin_diff_stages(diff, support_below(&random, 8), &stages, &count));
        if (count == 0)
        {
            continue;
        }
        const size_t k = support_below(&random, (uint32_t)count);
        view_from_data(&before, &given, result, k == 0 ? NULL : &stages[k - 1]);
        view_from_data(&after, &given, result, &stages[k]);
        resin_diff_stage stage = stages[k];
        if (damage(&stage, &random))
        {
            // A dropped move within a section does not change the counts, and a shifted index may
            // give a legal stage for another list.
            const resin_stage_rule rule = view_check_stage(&before, &after, &stage).rule;
            const bool lost_a_move = stage.item_move_count < stages[k].item_move_count;
            assert_true(rule != RESIN_STAGE_LEGAL || lost_a_move);
            damaged += 1;
        }
    }
    assert_true(damaged > 5000);
}

// ---- bad input ----

static void stages_before_a_finish_return_order(void **state)
{
    (void)state;
    resin_diff *fresh = NULL;
    const resin_diff_stage *stages = NULL;
    const resin_diff_result *result = NULL;
    size_t count = 7;
    const uint64_t keys[] = {1, 2};
    const resin_identities items = resin_identities_u64(keys, 1, keys, 2);
    assert_ok(resin_diff_create(NULL, &fresh));
    assert_status(resin_diff_stages(fresh, 0, &stages, &count), RESIN_ERROR_ORDER);
    assert_ok(resin_diff_match(fresh, &items));
    assert_status(resin_diff_stages(fresh, 0, &stages, &count), RESIN_ERROR_ORDER);
    assert_ok(resin_diff_finish(fresh, RESIN_DIFF_MOVES_MINIMAL, &result));
    assert_status(resin_diff_stages(fresh, 8, &stages, &count), RESIN_ERROR_FLAGS);
    assert_status(resin_diff_stages(fresh, 0, NULL, &count), RESIN_ERROR_NULL_OUTPUT);
    assert_status(resin_diff_stages(fresh, 0, &stages, NULL), RESIN_ERROR_NULL_OUTPUT);
    assert_status(resin_diff_stages(NULL, 0, &stages, &count), RESIN_ERROR_NULL_HANDLE);
    assert_null(stages);
    assert_int_equal(count, 7);
    assert_ok(resin_diff_stages(fresh, 0, &stages, &count));
    assert_int_equal(count, 1);
    assert_ok(resin_diff_mark_update(fresh, RESIN_DIFF_ITEMS, 0));
    assert_status(resin_diff_stages(fresh, 0, &stages, &count), RESIN_ERROR_ORDER);
    resin_diff_destroy(fresh);
}

static void the_number_of_stages_is_minimal(void **state)
{
    (void)state;
    support_random random = {.state = 23};
    static oracle_case given;
    size_t tried[5] = {0};
    for (int round = 0; round < 20000; ++round)
    {
        oracle_random(&given, &random, 5, 1 + support_below(&random, 7), true);
        given.across = support_below(&random, 4) > 0;
        const resin_diff_result *result = oracle_run(diff, &given, ORACLE_U64);
        result = update_sections(&given, result, &random);
        bool updated[16] = {false};
        for (size_t k = 0; k < result->sections.update_count; ++k)
        {
            updated[result->sections.updates[k].new_index] = true;
        }
        const uint32_t flags = support_below(&random, 8);
        const size_t fewest = search_fewest_stages(&given, result, updated, flags, 7);
        const resin_diff_stage *stages = NULL;
        size_t count = 0;
        assert_ok(resin_diff_stages(diff, flags, &stages, &count));
        if (fewest > 0)
        {
            tried[fewest - 1] += 1;
            assert_int_equal(count, fewest - 1);
        }
    }
    print_message("stages 0: %zu, 1: %zu, 2: %zu, 3: %zu, 4: %zu\n", tried[0], tried[1], tried[2],
                  tried[3], tried[4]);
    assert_true(tried[3] > 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(stages_of_random_lists_are_legal_and_lead_to_the_new_list),
        cmocka_unit_test(stages_of_random_sections_are_legal_and_lead_to_the_new_list),
        cmocka_unit_test(a_used_diff_gives_the_stages_of_a_new_one),
        cmocka_unit_test(open_choices_save_stages),
        cmocka_unit_test(the_number_of_stages_is_minimal),
        cmocka_unit_test(a_damaged_stage_is_rejected),
        cmocka_unit_test(stages_before_a_finish_return_order),
    };
    return cmocka_run_group_tests_name("diff stages", tests, create, destroy);
}
