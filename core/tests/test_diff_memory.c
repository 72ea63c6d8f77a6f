// SPDX-License-Identifier: MIT
#include "test_support.h"

#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

static resin_diff *create_with(support_memory *memory)
{
    const resin_allocator allocator = support_allocator(memory);
    resin_diff_def def = resin_diff_def_default();
    def.allocator = &allocator;
    resin_diff *diff = NULL;
    const resin_status status = resin_diff_create(&def, &diff);
    assert_true(status == RESIN_OK || status == RESIN_ERROR_OUT_OF_MEMORY);
    return status == RESIN_OK ? diff : NULL;
}

static uint64_t *random_keys(size_t count, uint64_t seed)
{
    support_random random = {.state = seed};
    uint64_t *keys = malloc(count * sizeof *keys);
    assert_non_null(keys);
    for (size_t k = 0; k < count; ++k)
    {
        keys[k] = support_next(&random);
    }
    return keys;
}

// Makes every kind of call that allocates, twice, the second time with longer lists.
static resin_status run_all(resin_diff *diff, const uint64_t *keys)
{
    for (size_t count = 20; count <= 200; count += 180)
    {
        const size_t offsets[] = {0, 7, count};
        const resin_identities sections = resin_identities_u64(keys, 2, keys + 1, 2);
        const resin_identities items = resin_identities_u64(keys, count, keys + 5, count);
        const resin_diff_result *result = NULL;
        resin_status status = count == 20
                                  ? resin_diff_match(diff, &items)
                                  : resin_diff_match_sections(diff, &sections, &items, offsets,
                                                              offsets, RESIN_DIFF_ACROSS_SECTIONS);
        if (status == RESIN_OK)
        {
            status = resin_diff_finish(diff, RESIN_DIFF_MOVES_MINIMAL, &result);
        }
        if (status == RESIN_OK)
        {
            const resin_diff_stage *stages = NULL;
            size_t stage_count = 0;
            status = resin_diff_stages(diff, 0, &stages, &stage_count);
        }
        if (status == RESIN_OK && count == 20)
        {
            const resin_diff_step *steps = NULL;
            size_t step_count = 0;
            status = resin_diff_steps(diff, &steps, &step_count);
        }
        if (status != RESIN_OK)
        {
            return status;
        }
    }
    return RESIN_OK;
}

// Fails the allocation n of `run_all`, and all after it or, with `once`, only this one; then all
// calls succeed when they are repeated. Returns whether there was such an allocation.
static bool fails_at(size_t n, bool once, const uint64_t *keys)
{
    support_memory memory = {.fail_at = n, .failures = once};
    bool has_failed = true;
    resin_diff *diff = create_with(&memory);
    if (diff != NULL)
    {
        const resin_status status = run_all(diff, keys);
        assert_true(status == RESIN_OK || status == RESIN_ERROR_OUT_OF_MEMORY);
        has_failed = status != RESIN_OK;
        memory.fail_at = 0;
        assert_ok(run_all(diff, keys));
        resin_diff_destroy(diff);
    }
    assert_int_equal(memory.live_bytes, 0);
    assert_int_equal(memory.live_blocks, 0);
    return has_failed;
}

static void every_failed_allocation_is_a_status(void **state)
{
    (void)state;
    uint64_t *keys = random_keys(300, 3);
    for (int once = 0; once <= 1; ++once)
    {
        size_t failures = 0;
        while (fails_at(1 + failures, once == 1, keys))
        {
            failures += 1;
        }
        assert_true(failures >= 8);
    }
    free(keys);
}

static void a_failed_match_preserves_the_last_result(void **state)
{
    (void)state;
    uint64_t *keys = random_keys(1000, 4);
    support_memory memory = {0};
    resin_diff *diff = create_with(&memory);
    const resin_identities small = resin_identities_u64(keys, 10, keys + 2, 10);
    const resin_identities large = resin_identities_u64(keys, 900, keys + 2, 900);
    const resin_diff_result *result = NULL;
    assert_ok(resin_diff_match(diff, &small));
    assert_ok(resin_diff_finish(diff, RESIN_DIFF_MOVES_MINIMAL, &result));
    memory.fail_at = 1;
    assert_status(resin_diff_match(diff, &large), RESIN_ERROR_OUT_OF_MEMORY);
    assert_int_equal(result->items.delete_count, 2);
    assert_int_equal(result->items.deletes[1], 1);
    assert_int_equal(result->items.old_to_new[9], 7);
    const resin_diff_result *again = NULL;
    assert_ok(resin_diff_finish(diff, RESIN_DIFF_MOVES_MINIMAL, &again));
    assert_int_equal(again->items.insert_count, 2);
    resin_diff_destroy(diff);
    assert_int_equal(memory.live_bytes, 0);
    free(keys);
}

static void a_reused_diff_allocates_nothing(void **state)
{
    (void)state;
    uint64_t *keys = random_keys(2000, 5);
    support_memory memory = {0};
    resin_diff *diff = create_with(&memory);
    size_t calls = 0;
    for (int round = 0; round < 5; ++round)
    {
        const resin_identities items = resin_identities_u64(keys, 1500, keys + 300, 1500);
        const resin_diff_result *result = NULL;
        assert_ok(resin_diff_match(diff, &items));
        assert_ok(resin_diff_finish(diff, RESIN_DIFF_MOVES_MINIMAL, &result));
        if (round == 0)
        {
            calls = memory.calls;
        }
        assert_int_equal(memory.calls, calls);
    }
    resin_diff_destroy(diff);
    free(keys);
}

// Shuffled lists have moves, so every array of a diff is in use.
static void a_million_elements_take_at_most_24_bytes_each(void **state)
{
    (void)state;
    const size_t count = 1000000;
    uint64_t *old_keys = random_keys(count, 6);
    uint64_t *new_keys = malloc(count * sizeof *new_keys);
    assert_non_null(new_keys);
    memcpy(new_keys, old_keys, count * sizeof *new_keys);
    support_random random = {.state = 8};
    for (size_t k = count; k > 1; --k)
    {
        const size_t at = support_below(&random, (uint32_t)k);
        const uint64_t swap = new_keys[k - 1];
        new_keys[k - 1] = new_keys[at];
        new_keys[at] = swap;
    }
    support_memory memory = {0};
    resin_diff *diff = create_with(&memory);
    const resin_identities items = resin_identities_u64(old_keys, count, new_keys, count);
    const resin_diff_result *result = NULL;
    assert_ok(resin_diff_match(diff, &items));
    assert_ok(resin_diff_finish(diff, RESIN_DIFF_MOVES_MINIMAL, &result));
    assert_true(result->items.move_count > 990000);
    print_message("%.2f bytes an element, output included\n",
                  (double)memory.peak_bytes / (double)(2 * count));
    assert_true(memory.peak_bytes <= 24 * 2 * count);
    resin_diff_destroy(diff);
    free(old_keys);
    free(new_keys);
}

// No list of a 64-bit program is so long, but arrays of a 32-bit one can exceed its memory.
static void a_layout_larger_than_memory_cannot_be_allocated(void **state)
{
    (void)state;
    static const struct
    {
        size_t first;
        size_t count;
        size_t element;
    } cases[] = {
        {0, SIZE_MAX / 8 + 1, 8},        // the product of count and size
        {0, SIZE_MAX / 4, 4},            // the alignment
        {SIZE_MAX / 2, SIZE_MAX / 2, 1}, // the sum of both arrays
    };
    support_memory memory = {0};
    const resin_allocator allocator = support_allocator(&memory);
    for (size_t k = 0; k < COUNT_OF(cases); ++k)
    {
        rsn_layout layout = {0};
        assert_int_equal(rsn_layout_add(&layout, cases[k].first, 1), 0);
        (void)rsn_layout_add(&layout, cases[k].count, cases[k].element);
        assert_int_equal(layout.size, SIZE_MAX);
        (void)rsn_layout_add(&layout, 1, 1); // remains too large
        assert_int_equal(layout.size, SIZE_MAX);
        assert_null(rsn_allocate(&allocator, layout.size));
    }
    assert_int_equal(memory.calls, 0);
    rsn_layout layout = {0};
    assert_int_equal(rsn_layout_add(&layout, 3, 5), 0);
    assert_int_equal(rsn_layout_add(&layout, 2, 8), 16);
    assert_int_equal(layout.size, 32);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_failed_allocation_is_a_status),
        cmocka_unit_test(a_failed_match_preserves_the_last_result),
        cmocka_unit_test(a_reused_diff_allocates_nothing),
        cmocka_unit_test(a_million_elements_take_at_most_24_bytes_each),
        cmocka_unit_test(a_layout_larger_than_memory_cannot_be_allocated),
    };
    return cmocka_run_group_tests_name("diff memory", tests, NULL, NULL);
}
