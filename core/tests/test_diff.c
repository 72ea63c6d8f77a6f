// SPDX-License-Identifier: MIT
#include "diff_oracle.h"

#include <string.h>

static resin_diff *diff;

static int create(void **state)
{
    (void)state;
    return resin_diff_create(NULL, &diff) == RESIN_OK ? 0 : -1;
}

static int destroy(void **state)
{
    (void)state;
    resin_diff_destroy(diff);
    return 0;
}

static void set_list(oracle_list *list, size_t count, size_t code, uint32_t ids)
{
    list->count = count;
    for (size_t k = 0; k < count; ++k, code /= ids)
    {
        list->ids[k] = (uint32_t)(code % ids);
        list->contents[k] = 0;
    }
    list->section_count = 1;
    list->offsets[0] = 0;
    list->offsets[1] = count;
}

static size_t power(size_t base, size_t exponent)
{
    size_t result = 1;
    for (; exponent > 0; --exponent)
    {
        result *= base;
    }
    return result;
}

// ---- exhaustive ----

static void run_every_pair(size_t longest, uint32_t ids, oracle_keys keys, resin_diff_moves moves)
{
    static oracle_case given;
    given = (oracle_case){.moves = moves};
    for (size_t n = 0; n <= longest; ++n)
    {
        for (size_t m = 0; m <= longest; ++m)
        {
            for (size_t old_code = 0; old_code < power(ids, n); ++old_code)
            {
                set_list(&given.old_list, n, old_code, ids);
                for (size_t new_code = 0; new_code < power(ids, m); ++new_code)
                {
                    set_list(&given.new_list, m, new_code, ids);
                    (void)oracle_run(diff, &given, keys);
                }
            }
        }
    }
}

static void every_pair_of_short_lists_has_the_defined_result(void **state)
{
    (void)state;
    run_every_pair(5, 3, ORACLE_U64, RESIN_DIFF_MOVES_MINIMAL);
    run_every_pair(4, 3, ORACLE_U64, RESIN_DIFF_MOVES_HECKEL);
}

static void every_kind_of_identity_gives_the_same_result(void **state)
{
    (void)state;
    for (int keys = 0; keys < ORACLE_KEYS_COUNT; ++keys)
    {
        run_every_pair(4, 2, (oracle_keys)keys, RESIN_DIFF_MOVES_MINIMAL);
        run_every_pair(3, 3, (oracle_keys)keys, RESIN_DIFF_MOVES_MINIMAL);
    }
}

static void every_permutation_has_the_documented_moves(void **state)
{
    (void)state;
    static oracle_case given;
    given = (oracle_case){.moves = RESIN_DIFF_MOVES_MINIMAL};
    const size_t count = 7;
    for (size_t code = 0; code < 5040; ++code)
    {
        set_list(&given.old_list, count, 0, 1);
        set_list(&given.new_list, count, 0, 1);
        uint32_t left[7] = {0, 1, 2, 3, 4, 5, 6};
        size_t digits = code;
        for (size_t k = 0; k < count; ++k)
        {
            const size_t at = digits % (count - k);
            digits /= count - k;
            given.old_list.ids[k] = (uint32_t)k;
            given.new_list.ids[k] = left[at];
            memmove(&left[at], &left[at + 1], (count - k - 1 - at) * sizeof left[0]);
        }
        (void)oracle_run(diff, &given, ORACLE_U64);
    }
}

// ---- random ----

static void random_lists_have_the_defined_result(void **state)
{
    (void)state;
    support_random random = {.state = 1};
    static oracle_case given;
    for (int round = 0; round < 6000; ++round)
    {
        const uint32_t ids = 1 + support_below(&random, round % 2 == 0 ? 8 : 300);
        oracle_random(&given, &random, round % 10 == 0 ? 200 : 40, ids, false);
        (void)oracle_run(diff, &given, (oracle_keys)(round % ORACLE_KEYS_COUNT));
    }
}

static void random_sections_have_the_defined_result(void **state)
{
    (void)state;
    support_random random = {.state = 2};
    static oracle_case given;
    for (int round = 0; round < 12000; ++round)
    {
        const uint32_t ids = 1 + support_below(&random, round % 2 == 0 ? 6 : 60);
        oracle_random(&given, &random, round % 10 == 0 ? 100 : 24, ids, true);
        (void)oracle_run(diff, &given, (oracle_keys)(round % ORACLE_KEYS_COUNT));
    }
}

// ---- examples ----

static void check_named(const uint32_t *old_ids, size_t n, const uint32_t *new_ids, size_t m,
                        resin_diff_moves moves, size_t expected_moves)
{
    static oracle_case given;
    given = (oracle_case){.moves = moves};
    set_list(&given.old_list, n, 0, 1);
    set_list(&given.new_list, m, 0, 1);
    memcpy(given.old_list.ids, old_ids, n * sizeof *old_ids);
    memcpy(given.new_list.ids, new_ids, m * sizeof *new_ids);
    const resin_diff_result *result = oracle_run(diff, &given, ORACLE_U64);
    assert_int_equal(result->items.move_count, expected_moves);
}

static void a_rotation_is_one_minimal_move_or_n_of_heckels(void **state)
{
    (void)state;
    const uint32_t old_ids[] = {1, 2, 3, 4, 5};
    const uint32_t new_ids[] = {5, 1, 2, 3, 4};
    check_named(old_ids, 5, new_ids, 5, RESIN_DIFF_MOVES_MINIMAL, 1);
    check_named(old_ids, 5, new_ids, 5, RESIN_DIFF_MOVES_HECKEL, 5);
}

static void inserts_and_deletes_alone_never_move(void **state)
{
    (void)state;
    const uint32_t old_ids[] = {1, 2, 3, 4, 5};
    const uint32_t new_ids[] = {9, 2, 8, 4, 7, 6, 5};
    check_named(old_ids, 5, new_ids, 7, RESIN_DIFF_MOVES_MINIMAL, 0);
    check_named(old_ids, 5, new_ids, 7, RESIN_DIFF_MOVES_HECKEL, 0);
}

// The common ends are paired first: the old 2 is at the end of its list, as the second new 2 is.
static void a_duplicate_at_the_common_end_is_paired_there(void **state)
{
    (void)state;
    const uint32_t old_ids[] = {1, 2};
    const uint32_t new_ids[] = {2, 3, 2};
    check_named(old_ids, 2, new_ids, 3, RESIN_DIFF_MOVES_MINIMAL, 0);
    const uint32_t *map = NULL;
    assert_ok(resin_diff_old_to_new(diff, RESIN_DIFF_ITEMS, &map));
    assert_int_equal(map[1], 2);
}

// Between the common ends the k-th occurrence is paired with the k-th.
static void an_old_element_is_paired_with_the_first_duplicate_between_the_ends(void **state)
{
    (void)state;
    const uint32_t old_ids[] = {1, 2, 4};
    const uint32_t new_ids[] = {2, 3, 2, 5};
    check_named(old_ids, 3, new_ids, 4, RESIN_DIFF_MOVES_MINIMAL, 0);
    const uint32_t *map = NULL;
    assert_ok(resin_diff_old_to_new(diff, RESIN_DIFF_ITEMS, &map));
    assert_int_equal(map[1], 0);
}

static void a_changed_duplicate_updates_only_its_own_pair(void **state)
{
    (void)state;
    static oracle_case given;
    given = (oracle_case){.moves = RESIN_DIFF_MOVES_MINIMAL};
    set_list(&given.old_list, 3, 0, 1);
    set_list(&given.new_list, 3, 0, 1);
    given.new_list.contents[1] = 1;
    const resin_diff_result *result = oracle_run(diff, &given, ORACLE_U64);
    assert_int_equal(result->items.update_count, 1);
    assert_int_equal(result->items.updates[0].old_index, 1);
}

static void a_moved_section_has_no_item_changes(void **state)
{
    (void)state;
    static oracle_case given;
    given = (oracle_case){.sectioned = true, .moves = RESIN_DIFF_MOVES_MINIMAL};
    for (int side = 0; side < 2; ++side)
    {
        oracle_list *list = side == 0 ? &given.old_list : &given.new_list;
        set_list(list, 6, 0, 1);
        list->section_count = 3;
        for (uint32_t k = 0; k < 3; ++k)
        {
            list->section_ids[k] = side == 0 ? k : (k + 1) % 3;
            list->offsets[k + 1] = 2 * (k + 1);
            list->ids[2 * k] = 10 * list->section_ids[k];
            list->ids[2 * k + 1] = 10 * list->section_ids[k] + 1;
        }
    }
    const resin_diff_result *result = oracle_run(diff, &given, ORACLE_U64);
    assert_int_equal(result->sections.move_count, 1);
    assert_int_equal(result->items.change_count, 0);
}

// ---- updates ----

static void different_fingerprints_mark_their_pairs(void **state)
{
    (void)state;
    const uint64_t old_keys[] = {1, 2, 3, 4};
    const uint64_t new_keys[] = {4, 2, 5, 1};
    const uint64_t old_fingerprints[] = {10, 20, 30, 40};
    const uint64_t new_fingerprints[] = {40, 21, 50, 11};
    const resin_identities items = resin_identities_u64(old_keys, 4, new_keys, 4);
    assert_ok(resin_diff_match(diff, &items));
    assert_ok(
        resin_diff_mark_fingerprints(diff, RESIN_DIFF_ITEMS, old_fingerprints, new_fingerprints));
    const resin_diff_result *result = NULL;
    assert_ok(resin_diff_finish(diff, RESIN_DIFF_MOVES_MINIMAL, &result));
    assert_int_equal(result->items.update_count, 2);
    assert_int_equal(result->items.updates[0].old_index, 1);
    assert_int_equal(result->items.updates[1].new_index, 3);
}

static void marks_may_be_added_after_a_finish(void **state)
{
    (void)state;
    const uint64_t keys[] = {1, 2};
    const resin_identities items = resin_identities_u64(keys, 2, keys, 2);
    assert_ok(resin_diff_match(diff, &items));
    const resin_diff_result *result = NULL;
    assert_ok(resin_diff_finish(diff, RESIN_DIFF_MOVES_MINIMAL, &result));
    assert_int_equal(result->items.change_count, 0);
    assert_ok(resin_diff_mark_update(diff, RESIN_DIFF_ITEMS, 1));
    assert_ok(resin_diff_mark_update(diff, RESIN_DIFF_ITEMS, 1));
    assert_ok(resin_diff_finish(diff, RESIN_DIFF_MOVES_MINIMAL, &result));
    assert_int_equal(result->items.change_count, 1);
}

static void empty_lists_have_an_empty_result(void **state)
{
    (void)state;
    const resin_identities items = resin_identities_u64(NULL, 0, NULL, 0);
    const size_t none[] = {0};
    const resin_diff_result *result = NULL;
    assert_ok(resin_diff_match(diff, &items));
    assert_ok(resin_diff_finish(diff, RESIN_DIFF_MOVES_MINIMAL, &result));
    assert_int_equal(result->items.change_count, 0);
    assert_ok(resin_diff_match_sections(diff, &items, &items, none, none, 0));
    assert_ok(resin_diff_finish(diff, RESIN_DIFF_MOVES_HECKEL, &result));
    assert_int_equal(result->sections.change_count + result->items.change_count, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_pair_of_short_lists_has_the_defined_result),
        cmocka_unit_test(every_kind_of_identity_gives_the_same_result),
        cmocka_unit_test(every_permutation_has_the_documented_moves),
        cmocka_unit_test(random_lists_have_the_defined_result),
        cmocka_unit_test(random_sections_have_the_defined_result),
        cmocka_unit_test(a_rotation_is_one_minimal_move_or_n_of_heckels),
        cmocka_unit_test(inserts_and_deletes_alone_never_move),
        cmocka_unit_test(a_duplicate_at_the_common_end_is_paired_there),
        cmocka_unit_test(an_old_element_is_paired_with_the_first_duplicate_between_the_ends),
        cmocka_unit_test(a_changed_duplicate_updates_only_its_own_pair),
        cmocka_unit_test(a_moved_section_has_no_item_changes),
        cmocka_unit_test(different_fingerprints_mark_their_pairs),
        cmocka_unit_test(marks_may_be_added_after_a_finish),
        cmocka_unit_test(empty_lists_have_an_empty_result),
    };
    return cmocka_run_group_tests_name("diff", tests, create, destroy);
}
