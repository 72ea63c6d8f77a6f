// SPDX-License-Identifier: MIT

// The checker of stages, by example and against an oracle.

#include "stage_rules.h"

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

// ---- crashes of list views that are on record ----

// IGListKit #690: move 2 to 4, reload 3, delete 4, insert 2.
static void a_reload_with_a_move_is_rejected(void **state)
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

static void a_fault_names_the_first_reload(void **state)
{
    (void)state;
    const size_t before[] = {3, 3, 3};
    const size_t after[] = {3, 3, 4};
    const resin_index_path inserts[] = {{2, 3}};
    const resin_index_path reloads[] = {{1, 2}, {0, 1}};
    const resin_diff_stage stage = {.item_inserts = inserts,
                                    .item_insert_count = 1,
                                    .item_reloads = reloads,
                                    .item_reload_count = 2};
    const resin_stage_fault fault = check(&stage, before, 3, after, 3);
    assert_int_equal(fault.rule, RESIN_STAGE_RELOAD_WITH_INSERT_OR_MOVE);
    assert_int_equal(fault.place.section, 1);
    assert_int_equal(fault.place.item, 2);
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
static void a_section_move_to_the_same_index_with_an_item_move_is_rejected(void **state)
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

static void an_item_move_to_the_same_index_is_legal(void **state)
{
    (void)state;
    // 0 1 2 3 4 to 3 4 2 0 1
    const resin_index_path_pair moves[] = {{{0, 2}, {0, 2}}, {{0, 0}, {0, 3}}, {{0, 1}, {0, 4}}};
    const resin_diff_stage stage = {.item_moves = moves, .item_move_count = 3};
    assert_int_equal(check_items(&stage, 5, 5), RESIN_STAGE_LEGAL);
}

static void a_fault_has_the_place_of_its_operation(void **state)
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

static void every_rule_has_a_distinct_message(void **state)
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

static void the_checker_agrees_with_the_oracle_on_random_stages(void **state)
{
    (void)state;
    support_random random = {.state = 31};
    static random_stage given;
    size_t found[RESIN_STAGE_SECTION_COUNT + 1] = {0};
    for (int round = 0; round < 1000000; ++round)
    {
        stage_rules_random(&given, &random);
        const resin_stage_fault fault =
            check(&given.stage, given.before, given.before_count, given.after, given.after_count);
        assert_int_equal(fault.rule == RESIN_STAGE_LEGAL, stage_rules_allow(&given));
        found[fault.rule] += 1;
    }
    for (size_t rule = 0; rule < COUNT_OF(found); ++rule)
    {
        print_message("%7zu  %s\n", found[rule], resin_stage_rule_message((resin_stage_rule)rule));
        assert_true(found[rule] > 0);
    }
}

static void bad_arguments_return_their_status(void **state)
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

// Counts over the limit are refused before any of them is read: the array is at an address that no
// program can read.
static void sections_beyond_the_limit_are_rejected_unread(void **state)
{
    (void)state;
    const size_t one[] = {1};
    const resin_section_counts list = {one, 1};
    const resin_section_counts endless = {(const size_t *)(uintptr_t)64,
                                          RESIN_COUNT_MAX + (size_t)1};
    const resin_diff_stage stage = {0};
    resin_stage_fault fault = {RESIN_STAGE_ITEM_COUNT, {7, 7}};
    assert_status(resin_diff_check_stage(&stage, endless, list, NULL, &fault),
                  RESIN_ERROR_TOO_LARGE);
    assert_status(resin_diff_check_stage(&stage, list, endless, NULL, &fault),
                  RESIN_ERROR_TOO_LARGE);
    assert_int_equal(fault.rule, RESIN_STAGE_ITEM_COUNT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_reload_with_a_move_is_rejected),
        cmocka_unit_test(a_fault_names_the_first_reload),
        cmocka_unit_test(a_reload_between_two_moves_is_rejected),
        cmocka_unit_test(a_section_move_to_the_same_index_with_an_item_move_is_rejected),
        cmocka_unit_test(an_item_move_to_the_same_index_is_legal),
        cmocka_unit_test(a_fault_has_the_place_of_its_operation),
        cmocka_unit_test(every_rule_has_a_distinct_message),
        cmocka_unit_test(the_checker_agrees_with_the_oracle_on_random_stages),
        cmocka_unit_test(bad_arguments_return_their_status),
        cmocka_unit_test(sections_beyond_the_limit_are_rejected_unread),
    };
    return cmocka_run_group_tests_name("diff check", tests, NULL, NULL);
}
