// SPDX-License-Identifier: MIT

// Invalid arguments of the diff's functions, and calls out of order.

#include "test_support.h"

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

static void bad_identities_return_their_status_and_change_nothing(void **state)
{
    (void)state;
    const uint64_t keys[] = {1, 2, 3};
    const size_t falling[] = {0, 3, 2, 4};
    const resin_identities good = resin_identities_u64(keys, 3, keys, 2);
    assert_ok(resin_diff_match(diff, &good));

    resin_identities bad = good;
    bad.struct_size = 0;
    assert_status(resin_diff_match(diff, &bad), RESIN_ERROR_STRUCT_SIZE);
    bad = good;
    bad.kind = (resin_identity_kind)9;
    assert_status(resin_diff_match(diff, &bad), RESIN_ERROR_IDENTITY_KIND);
    bad = good;
    bad.old_keys = NULL;
    assert_status(resin_diff_match(diff, &bad), RESIN_ERROR_NULL_INPUT);
    bad = good;
    bad.new_count = (size_t)RESIN_COUNT_MAX + 1;
    assert_status(resin_diff_match(diff, &bad), RESIN_ERROR_TOO_LARGE);
    bad = resin_identities_bytes(0, keys, 3, keys, 2);
    assert_status(resin_diff_match(diff, &bad), RESIN_ERROR_IDENTITY_SIZE);
    bad = resin_identities_bytes(8, keys, 3, keys, 2);
    bad.stride = 7;
    assert_status(resin_diff_match(diff, &bad), RESIN_ERROR_IDENTITY_SIZE);
    bad = good;
    bad.kind = RESIN_IDENTITY_SLICES;
    assert_status(resin_diff_match(diff, &bad), RESIN_ERROR_NULL_INPUT);
    bad.old_offsets = falling;
    bad.new_offsets = falling;
    assert_status(resin_diff_match(diff, &bad), RESIN_ERROR_OFFSETS);
    bad = good;
    bad.kind = RESIN_IDENTITY_HASHED;
    assert_status(resin_diff_match(diff, &bad), RESIN_ERROR_MISSING_CALLBACK);
    assert_status(resin_diff_match(diff, NULL), RESIN_ERROR_NULL_INPUT);
    assert_status(resin_diff_match(NULL, &good), RESIN_ERROR_NULL_HANDLE);

    const resin_diff_result *result = NULL;
    assert_ok(resin_diff_finish(diff, RESIN_DIFF_MOVES_MINIMAL, &result));
    assert_int_equal(result->items.delete_count, 1);
    assert_int_equal(result->items.deletes[0], 2);
}

static void bad_sections_return_their_status(void **state)
{
    (void)state;
    const uint64_t keys[] = {1, 2, 3};
    const size_t offsets[] = {0, 1, 3};
    const size_t late[] = {1, 1, 3};
    const size_t falling[] = {0, 3, 2};
    const size_t short_of[] = {0, 1, 2};
    const resin_identities sections = resin_identities_u64(keys, 2, keys, 2);
    const resin_identities items = resin_identities_u64(keys, 3, keys, 3);
    assert_ok(resin_diff_match_sections(diff, &sections, &items, offsets, offsets, 0));
    assert_status(resin_diff_match_sections(diff, &sections, &items, NULL, offsets, 0),
                  RESIN_ERROR_NULL_INPUT);
    assert_status(resin_diff_match_sections(diff, &sections, &items, late, offsets, 0),
                  RESIN_ERROR_OFFSETS);
    assert_status(resin_diff_match_sections(diff, &sections, &items, offsets, falling, 0),
                  RESIN_ERROR_OFFSETS);
    assert_status(resin_diff_match_sections(diff, &sections, &items, offsets, short_of, 0),
                  RESIN_ERROR_OFFSETS);
    assert_status(resin_diff_match_sections(diff, &sections, &items, offsets, offsets, 2),
                  RESIN_ERROR_FLAGS);
    assert_status(resin_diff_match_sections(diff, NULL, &items, offsets, offsets, 0),
                  RESIN_ERROR_NULL_INPUT);
}

static void calls_out_of_order_return_their_status(void **state)
{
    (void)state;
    resin_diff *fresh = NULL;
    const uint32_t *map = NULL;
    const resin_diff_result *result = NULL;
    const uint64_t none[1] = {0};
    assert_ok(resin_diff_create(NULL, &fresh));
    assert_status(resin_diff_old_to_new(fresh, RESIN_DIFF_ITEMS, &map), RESIN_ERROR_ORDER);
    assert_status(resin_diff_mark_update(fresh, RESIN_DIFF_ITEMS, 0), RESIN_ERROR_ORDER);
    assert_status(resin_diff_mark_fingerprints(fresh, RESIN_DIFF_ITEMS, none, none),
                  RESIN_ERROR_ORDER);
    assert_status(resin_diff_finish(fresh, RESIN_DIFF_MOVES_MINIMAL, &result), RESIN_ERROR_ORDER);
    assert_null(result);

    const uint64_t keys[] = {1, 2};
    const uint64_t others[] = {1, 3};
    const resin_identities items = resin_identities_u64(keys, 2, others, 2);
    assert_ok(resin_diff_match(fresh, &items));
    assert_status(resin_diff_mark_update(fresh, RESIN_DIFF_ITEMS, 2), RESIN_ERROR_INDEX);
    assert_status(resin_diff_mark_update(fresh, RESIN_DIFF_ITEMS, 1), RESIN_ERROR_INDEX);
    assert_status(resin_diff_mark_update(fresh, RESIN_DIFF_SECTIONS, 0), RESIN_ERROR_INDEX);
    assert_status(resin_diff_mark_update(fresh, (resin_diff_level)2, 0), RESIN_ERROR_FLAGS);
    assert_status(resin_diff_mark_fingerprints(fresh, RESIN_DIFF_ITEMS, NULL, none),
                  RESIN_ERROR_NULL_INPUT);
    assert_status(resin_diff_mark_fingerprints(fresh, RESIN_DIFF_ITEMS, none, NULL),
                  RESIN_ERROR_NULL_INPUT);
    assert_status(resin_diff_old_to_new(fresh, RESIN_DIFF_ITEMS, NULL), RESIN_ERROR_NULL_OUTPUT);
    assert_status(resin_diff_mark_unequal(fresh, RESIN_DIFF_ITEMS, NULL, NULL),
                  RESIN_ERROR_MISSING_CALLBACK);
    assert_status(resin_diff_finish(fresh, (resin_diff_moves)2, &result), RESIN_ERROR_FLAGS);
    assert_status(resin_diff_finish(fresh, RESIN_DIFF_MOVES_MINIMAL, NULL),
                  RESIN_ERROR_NULL_OUTPUT);
    assert_status(resin_diff_finish(NULL, RESIN_DIFF_MOVES_MINIMAL, &result),
                  RESIN_ERROR_NULL_HANDLE);
    assert_null(result);
    resin_diff_destroy(fresh);
}

static void a_bad_def_creates_no_diff(void **state)
{
    (void)state;
    resin_diff *out = NULL;
    resin_diff_def def = resin_diff_def_default();
    def.flags = 1;
    assert_status(resin_diff_create(&def, &out), RESIN_ERROR_FLAGS);
    def = (resin_diff_def)RESIN_ZERO;
    assert_status(resin_diff_create(&def, &out), RESIN_ERROR_STRUCT_SIZE);
    assert_null(out);
    assert_status(resin_diff_create(NULL, NULL), RESIN_ERROR_NULL_OUTPUT);
    resin_diff_destroy(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bad_identities_return_their_status_and_change_nothing),
        cmocka_unit_test(bad_sections_return_their_status),
        cmocka_unit_test(calls_out_of_order_return_their_status),
        cmocka_unit_test(a_bad_def_creates_no_diff),
    };
    return cmocka_run_group_tests_name("diff arguments", tests, create, destroy);
}
