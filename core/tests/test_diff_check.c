// SPDX-License-Identifier: MIT

// The rules, once by example and once against a second reading of them, in quadratic time.

#include "test_support.h"

#include <string.h>

#define NONE RESIN_INDEX_NONE

static resin_stage_fault check(const resin_diff_stage *stage, const size_t *before,
                               size_t before_count, const size_t *after, size_t after_count)
{
    resin_stage_fault fault;
    assert_ok(resin_diff_check_stage(stage, (resin_section_counts){before, before_count},
                                     (resin_section_counts){after, after_count}, NULL, &fault));
    return fault;
}

static resin_stage_rule check_items(const resin_diff_stage *stage, size_t before, size_t after)
{
    return check(stage, &before, 1, &after, 1).rule;
}

// ---- crashes that others recorded ----

// IGListKit #690: move 2 to 4, reload 3, delete 4, insert 2.
static void a_reload_beside_a_move_is_rejected(void **state)
{
    (void)state;
    const resin_index_path deletes[] = {{0, 4}};
    const resin_index_path inserts[] = {{0, 2}};
    const resin_index_path reloads[] = {{0, 3}};
    const resin_index_path_pair moves[] = {{{0, 2}, {0, 4}}};
    const resin_diff_stage stage = {.item_deletes = deletes,
                                    .item_delete_count = 1,
                                    .item_inserts = inserts,
                                    .item_insert_count = 1,
                                    .item_reloads = reloads,
                                    .item_reload_count = 1,
                                    .item_moves = moves,
                                    .item_move_count = 1};
    assert_int_equal(check_items(&stage, 6, 6), RESIN_STAGE_RELOAD_WITH_INSERT_OR_MOVE);
}

// Apple developer forum 80812: delete 1, move 0 to 1, move 3 to 0, reload 2.
static void a_reload_between_two_moves_is_rejected(void **state)
{
    (void)state;
    const resin_index_path deletes[] = {{0, 1}};
    const resin_index_path reloads[] = {{0, 2}};
    const resin_index_path_pair moves[] = {{{0, 3}, {0, 0}}, {{0, 0}, {0, 1}}};
    const resin_diff_stage stage = {.item_deletes = deletes,
                                    .item_delete_count = 1,
                                    .item_reloads = reloads,
                                    .item_reload_count = 1,
                                    .item_moves = moves,
                                    .item_move_count = 2};
    assert_int_equal(check_items(&stage, 4, 3), RESIN_STAGE_RELOAD_WITH_INSERT_OR_MOVE);
}

// openradar 48941906: a section that moves from 0 to 0 while an item leaves it.
static void a_section_that_moves_to_its_place_beside_an_item_move_is_rejected(void **state)
{
    (void)state;
    const size_t before[] = {2, 1};
    const size_t after[] = {2, 1};
    const resin_index_pair sections[] = {{1, 1}};
    const resin_index_path_pair items[] = {{{0, 0}, {0, 1}}};
    resin_diff_stage stage = {.section_moves = sections,
                              .section_move_count = 1,
                              .item_moves = items,
                              .item_move_count = 1};
    assert_int_equal(check(&stage, before, 2, after, 2).rule, RESIN_STAGE_FIXED_SECTION_MOVE);
    stage.item_move_count = 0;
    assert_int_equal(check(&stage, before, 2, after, 2).rule, RESIN_STAGE_LEGAL);
}

static void an_item_that_moves_to_its_place_is_legal(void **state)
{
    (void)state;
    // 0 1 2 3 4 to 3 4 2 0 1
    const resin_index_path_pair moves[] = {{{0, 2}, {0, 2}}, {{0, 0}, {0, 3}}, {{0, 1}, {0, 4}}};
    const resin_diff_stage stage = {.item_moves = moves, .item_move_count = 3};
    assert_int_equal(check_items(&stage, 5, 5), RESIN_STAGE_LEGAL);
}

static void faults_name_their_place(void **state)
{
    (void)state;
    const size_t before[] = {2, 3};
    const size_t after[] = {2};
    const uint32_t deletes[] = {1};
    const resin_index_path items[] = {{1, 2}};
    const resin_diff_stage stage = {.section_deletes = deletes,
                                    .section_delete_count = 1,
                                    .item_deletes = items,
                                    .item_delete_count = 1};
    const resin_stage_fault fault = check(&stage, before, 2, after, 1);
    assert_int_equal(fault.rule, RESIN_STAGE_ITEM_IN_DELETED_SECTION);
    assert_int_equal(fault.place.section, 1);
    assert_int_equal(fault.place.item, 2);
    const resin_diff_stage none = {0};
    assert_int_equal(check(&none, before, 2, before, 2).place.section, NONE);
    assert_int_equal(check(&none, before, 2, after, 1).rule, RESIN_STAGE_SECTION_COUNT);
}

static void every_rule_has_a_sentence_of_its_own(void **state)
{
    (void)state;
    for (int rule = 0; rule <= RESIN_STAGE_SECTION_COUNT + 1; ++rule)
    {
        for (int other = 0; other < rule; ++other)
        {
            assert_string_not_equal(resin_stage_rule_message((resin_stage_rule)rule),
                                    resin_stage_rule_message((resin_stage_rule)other));
        }
    }
}

// ---- a second reading ----

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

static bool same(resin_index_path left, resin_index_path right)
{
    return left.section == right.section && left.item == right.item;
}

static bool contains(const uint32_t *list, size_t count, uint32_t section)
{
    for (size_t k = 0; k < count; ++k)
    {
        if (list[k] == section)
        {
            return true;
        }
    }
    return false;
}

static bool all_different(const resin_index_path *paths, size_t count)
{
    for (size_t k = 0; k < count; ++k)
    {
        for (size_t other = 0; other < k; ++other)
        {
            if (same(paths[k], paths[other]))
            {
                return false;
            }
        }
    }
    return true;
}

// All that names the list before or after: items, and sections with an item of NONE.
static size_t list_sources(const resin_diff_stage *stage, resin_index_path *out)
{
    size_t count = 0;
    for (size_t k = 0; k < stage->section_delete_count; ++k)
    {
        out[count++] = (resin_index_path){stage->section_deletes[k], NONE};
    }
    for (size_t k = 0; k < stage->section_reload_count; ++k)
    {
        out[count++] = (resin_index_path){stage->section_reloads[k], NONE};
    }
    for (size_t k = 0; k < stage->section_move_count; ++k)
    {
        out[count++] = (resin_index_path){stage->section_moves[k].old_index, NONE};
    }
    for (size_t k = 0; k < stage->item_delete_count; ++k)
    {
        out[count++] = stage->item_deletes[k];
    }
    for (size_t k = 0; k < stage->item_reload_count; ++k)
    {
        out[count++] = stage->item_reloads[k];
    }
    for (size_t k = 0; k < stage->item_move_count; ++k)
    {
        out[count++] = stage->item_moves[k].from;
    }
    return count;
}

static size_t list_targets(const resin_diff_stage *stage, resin_index_path *out)
{
    size_t count = 0;
    for (size_t k = 0; k < stage->section_insert_count; ++k)
    {
        out[count++] = (resin_index_path){stage->section_inserts[k], NONE};
    }
    for (size_t k = 0; k < stage->section_move_count; ++k)
    {
        out[count++] = (resin_index_path){stage->section_moves[k].new_index, NONE};
    }
    for (size_t k = 0; k < stage->item_insert_count; ++k)
    {
        out[count++] = stage->item_inserts[k];
    }
    for (size_t k = 0; k < stage->item_move_count; ++k)
    {
        out[count++] = stage->item_moves[k].to;
    }
    return count;
}

static bool all_in_range(const resin_index_path *paths, size_t count, const size_t *counts,
                         size_t section_count)
{
    for (size_t k = 0; k < count; ++k)
    {
        if (paths[k].section >= section_count ||
            (paths[k].item != NONE && paths[k].item >= counts[paths[k].section]))
        {
            return false;
        }
    }
    return true;
}

static bool keeps_section_rules(const resin_diff_stage *stage, const resin_index_path *sources,
                                size_t source_count, const resin_index_path *targets,
                                size_t target_count)
{
    for (size_t k = 0; k < source_count; ++k)
    {
        if (sources[k].item != NONE &&
            (contains(stage->section_deletes, stage->section_delete_count, sources[k].section) ||
             contains(stage->section_reloads, stage->section_reload_count, sources[k].section)))
        {
            return false;
        }
    }
    for (size_t k = 0; k < target_count; ++k)
    {
        if (targets[k].item != NONE &&
            contains(stage->section_inserts, stage->section_insert_count, targets[k].section))
        {
            return false;
        }
    }
    for (size_t s = 0; s < stage->section_move_count; ++s)
    {
        const resin_index_pair section = stage->section_moves[s];
        if (stage->item_move_count > 0 && section.old_index == section.new_index)
        {
            return false;
        }
        for (size_t k = 0; k < stage->item_move_count; ++k)
        {
            if (stage->item_moves[k].from.section == section.old_index ||
                stage->item_moves[k].to.section == section.new_index)
            {
                return false;
            }
        }
    }
    return true;
}

static size_t count_in(const resin_index_path *paths, size_t count, uint32_t section)
{
    size_t result = 0;
    for (size_t k = 0; k < count; ++k)
    {
        result += paths[k].section == section && paths[k].item != NONE;
    }
    return result;
}

// Where a section of the list before is after the stage.
static uint32_t follow(const random_stage *given, uint32_t section)
{
    const resin_diff_stage *stage = &given->stage;
    uint32_t staying = 0; // before it
    for (size_t k = 0; k < stage->section_move_count; ++k)
    {
        if (stage->section_moves[k].old_index == section)
        {
            return stage->section_moves[k].new_index;
        }
    }
    for (uint32_t s = 0; s < section; ++s)
    {
        bool leaves = contains(stage->section_deletes, stage->section_delete_count, s);
        for (size_t k = 0; k < stage->section_move_count; ++k)
        {
            leaves = leaves || stage->section_moves[k].old_index == s;
        }
        staying += !leaves;
    }
    for (uint32_t s = 0;; ++s)
    {
        bool arrives = contains(stage->section_inserts, stage->section_insert_count, s);
        for (size_t k = 0; k < stage->section_move_count; ++k)
        {
            arrives = arrives || stage->section_moves[k].new_index == s;
        }
        if (!arrives && staying-- == 0)
        {
            return s;
        }
    }
}

static bool is_legal(const random_stage *given)
{
    const resin_diff_stage *stage = &given->stage;
    resin_index_path sources[32];
    resin_index_path targets[32];
    const size_t source_count = list_sources(stage, sources);
    const size_t target_count = list_targets(stage, targets);
    const bool reloads = stage->section_reload_count + stage->item_reload_count > 0;
    if (!all_in_range(sources, source_count, given->before, given->before_count) ||
        !all_in_range(targets, target_count, given->after, given->after_count) ||
        !all_different(sources, source_count) || !all_different(targets, target_count) ||
        (reloads && target_count > 0) ||
        !keeps_section_rules(stage, sources, source_count, targets, target_count) ||
        given->before_count - stage->section_delete_count + stage->section_insert_count !=
            given->after_count)
    {
        return false;
    }
    for (uint32_t s = 0; s < given->before_count; ++s)
    {
        if (contains(stage->section_deletes, stage->section_delete_count, s) ||
            contains(stage->section_reloads, stage->section_reload_count, s))
        {
            continue;
        }
        const uint32_t to = follow(given, s);
        const size_t reloaded = count_in(stage->item_reloads, stage->item_reload_count, s);
        if (given->before[s] - (count_in(sources, source_count, s) - reloaded) +
                count_in(targets, target_count, to) !=
            given->after[to])
        {
            return false;
        }
    }
    return true;
}

static resin_index_path random_path(support_random *random)
{
    return (resin_index_path){support_below(random, 3), support_below(random, 3)};
}

static void make_random_stage(random_stage *out, support_random *random)
{
    memset(out, 0, sizeof *out);
    out->before_count = 1 + support_below(random, 3);
    out->after_count = 1 + support_below(random, 3);
    for (size_t s = 0; s < 3; ++s)
    {
        out->before[s] = support_below(random, 4);
        out->after[s] = support_below(random, 4);
        out->section_deletes[s] = support_below(random, 3);
        out->section_inserts[s] = support_below(random, 3);
        out->section_reloads[s] = support_below(random, 3);
        out->section_moves[s] =
            (resin_index_pair){support_below(random, 3), support_below(random, 3)};
        out->item_deletes[s] = random_path(random);
        out->item_inserts[s] = random_path(random);
        out->item_reloads[s] = random_path(random);
        out->item_moves[s] = (resin_index_path_pair){random_path(random), random_path(random)};
    }
    // Mostly few operations, so that many stages are legal.
    size_t counts[8];
    for (size_t k = 0; k < 8; ++k)
    {
        counts[k] = support_below(random, 4) == 0 ? 1 + support_below(random, 2) : 0;
    }
    out->stage = (resin_diff_stage){.section_deletes = out->section_deletes,
                                    .section_delete_count = counts[0],
                                    .section_inserts = out->section_inserts,
                                    .section_insert_count = counts[1],
                                    .section_reloads = out->section_reloads,
                                    .section_reload_count = counts[2],
                                    .section_moves = out->section_moves,
                                    .section_move_count = counts[3],
                                    .item_deletes = out->item_deletes,
                                    .item_delete_count = counts[4],
                                    .item_inserts = out->item_inserts,
                                    .item_insert_count = counts[5],
                                    .item_reloads = out->item_reloads,
                                    .item_reload_count = counts[6],
                                    .item_moves = out->item_moves,
                                    .item_move_count = counts[7]};
}

static void random_stages_are_judged_as_by_the_second_reading(void **state)
{
    (void)state;
    support_random random = {.state = 31};
    static random_stage given;
    size_t found[RESIN_STAGE_SECTION_COUNT + 1] = {0};
    for (int round = 0; round < 1000000; ++round)
    {
        make_random_stage(&given, &random);
        const resin_stage_fault fault =
            check(&given.stage, given.before, given.before_count, given.after, given.after_count);
        assert_int_equal(fault.rule == RESIN_STAGE_LEGAL, is_legal(&given));
        found[fault.rule] += 1;
    }
    for (size_t rule = 0; rule < COUNT_OF(found); ++rule)
    {
        print_message("%7zu  %s\n", found[rule], resin_stage_rule_message((resin_stage_rule)rule));
        assert_true(found[rule] > 0);
    }
}

// ---- bad input ----

static void bad_arguments_are_named(void **state)
{
    (void)state;
    const size_t one[] = {1};
    const size_t most[] = {RESIN_COUNT_MAX, 1};
    const resin_section_counts list = {one, 1};
    const resin_section_counts missing = {NULL, 1};
    const resin_section_counts large = {most, 2};
    resin_diff_stage stage = {0};
    resin_stage_fault fault = {RESIN_STAGE_ITEM_COUNT, {7, 7}};
    assert_status(resin_diff_check_stage(NULL, list, list, NULL, &fault), RESIN_ERROR_NULL_INPUT);
    assert_status(resin_diff_check_stage(&stage, missing, list, NULL, &fault),
                  RESIN_ERROR_NULL_INPUT);
    assert_status(resin_diff_check_stage(&stage, list, missing, NULL, &fault),
                  RESIN_ERROR_NULL_INPUT);
    assert_status(resin_diff_check_stage(&stage, list, large, NULL, &fault), RESIN_ERROR_TOO_LARGE);
    assert_status(resin_diff_check_stage(&stage, list, list, NULL, NULL), RESIN_ERROR_NULL_OUTPUT);
    stage.item_move_count = 1;
    assert_status(resin_diff_check_stage(&stage, list, list, NULL, &fault), RESIN_ERROR_NULL_INPUT);
    stage.item_move_count = 0;
    support_memory memory = {.fail_at = 1};
    const resin_allocator allocator = support_allocator(&memory);
    assert_status(resin_diff_check_stage(&stage, list, list, &allocator, &fault),
                  RESIN_ERROR_OUT_OF_MEMORY);
    assert_int_equal(fault.rule, RESIN_STAGE_ITEM_COUNT);
    assert_int_equal(fault.place.item, 7);
    memory.fail_at = 0;
    assert_ok(resin_diff_check_stage(&stage, list, list, &allocator, &fault));
    assert_int_equal(memory.live_bytes, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_reload_beside_a_move_is_rejected),
        cmocka_unit_test(a_reload_between_two_moves_is_rejected),
        cmocka_unit_test(a_section_that_moves_to_its_place_beside_an_item_move_is_rejected),
        cmocka_unit_test(an_item_that_moves_to_its_place_is_legal),
        cmocka_unit_test(faults_name_their_place),
        cmocka_unit_test(every_rule_has_a_sentence_of_its_own),
        cmocka_unit_test(random_stages_are_judged_as_by_the_second_reading),
        cmocka_unit_test(bad_arguments_are_named),
    };
    return cmocka_run_group_tests_name("diff check", tests, NULL, NULL);
}
