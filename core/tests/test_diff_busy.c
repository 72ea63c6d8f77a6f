// SPDX-License-Identifier: MIT

// Re-entrant calls: callbacks that call their own diff.

#include "test_support.h"

#include <resin/diff.h>
#include <resin/diff_stages.h>

#define COUNT 40

typedef struct reentrant_caller
{
    resin_diff *diff;
    size_t calls;
} reentrant_caller;

static void use_busy_diff(reentrant_caller *self)
{
    resin_diff *diff = self->diff;
    const uint64_t key = 1;
    const size_t offsets[2] = {0, 1};
    const resin_identities items = resin_identities_u64(&key, 1, &key, 1);
    const uint32_t *partners = NULL;
    const resin_diff_result *result = NULL;
    const resin_diff_step *steps = NULL;
    const resin_diff_stage *stages = NULL;
    size_t count = 77;
    assert_status(resin_diff_match(diff, &items), RESIN_ERROR_BUSY);
    assert_status(resin_diff_match_sections(diff, &items, &items, offsets, offsets, 0),
                  RESIN_ERROR_BUSY);
    assert_status(resin_diff_old_to_new(diff, RESIN_DIFF_ITEMS, &partners), RESIN_ERROR_BUSY);
    assert_status(resin_diff_mark_update(diff, RESIN_DIFF_ITEMS, 0), RESIN_ERROR_BUSY);
    assert_status(resin_diff_mark_fingerprints(diff, RESIN_DIFF_ITEMS, &key, &key),
                  RESIN_ERROR_BUSY);
    assert_status(resin_diff_mark_unequal(diff, RESIN_DIFF_ITEMS, NULL, NULL), RESIN_ERROR_BUSY);
    assert_status(resin_diff_finish(diff, RESIN_DIFF_MOVES_MINIMAL, &result), RESIN_ERROR_BUSY);
    assert_status(resin_diff_steps(diff, &steps, &count), RESIN_ERROR_BUSY);
    assert_status(resin_diff_stages(diff, 0, &stages, &count), RESIN_ERROR_BUSY);
    assert_null(partners);
    assert_null(result);
    assert_null(steps);
    assert_null(stages);
    assert_int_equal(count, 77);
    self->calls += 1;
}

// The old list is 0, 1, 2, ...; the new one starts at its second element.
static uint64_t identity(resin_diff_side side, size_t index)
{
    return index + (side == RESIN_DIFF_NEW ? 1 : 0);
}

static void hash_reentrantly(void *context, resin_diff_side side, size_t first, size_t count,
                             uint64_t *out)
{
    use_busy_diff(context);
    for (size_t k = 0; k < count; ++k)
    {
        out[k] = identity(side, first + k) % 8;
    }
}

static size_t equal_reentrantly(void *context, resin_diff_side side, size_t index, size_t new_index,
                                size_t count)
{
    use_busy_diff(context);
    size_t k = 0;
    while (k < count && identity(side, index + k) == identity(RESIN_DIFF_NEW, new_index + k))
    {
        ++k;
    }
    return k;
}

static bool contents_equal_reentrantly(void *context, size_t old_index, size_t new_index)
{
    use_busy_diff(context);
    assert_int_equal(old_index, new_index + 1);
    return old_index != 5;
}

static void a_reentrant_call_returns_busy(void **state)
{
    (void)state;
    reentrant_caller self = {0};
    assert_ok(resin_diff_create(NULL, &self.diff));
    resin_identities items = RESIN_ZERO;
    items.struct_size = (uint32_t)sizeof items;
    items.kind = RESIN_IDENTITY_HASHED;
    items.old_count = COUNT;
    items.new_count = COUNT;
    items.context = &self;
    items.hash = hash_reentrantly;
    items.equal = equal_reentrantly;
    assert_ok(resin_diff_match(self.diff, &items));
    const size_t match_calls = self.calls;
    assert_true(match_calls > 0);
    assert_ok(
        resin_diff_mark_unequal(self.diff, RESIN_DIFF_ITEMS, contents_equal_reentrantly, &self));
    assert_int_equal(self.calls, match_calls + COUNT - 1);

    const resin_diff_result *result = NULL;
    assert_ok(resin_diff_finish(self.diff, RESIN_DIFF_MOVES_MINIMAL, &result));
    assert_int_equal(result->items.delete_count, 1);
    assert_int_equal(result->items.deletes[0], 0);
    assert_int_equal(result->items.insert_count, 1);
    assert_int_equal(result->items.inserts[0], COUNT - 1);
    assert_int_equal(result->items.move_count, 0);
    assert_int_equal(result->items.update_count, 1);
    assert_int_equal(result->items.updates[0].old_index, 5);
    resin_diff_destroy(self.diff);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_reentrant_call_returns_busy),
    };
    return cmocka_run_group_tests_name("diff busy", tests, NULL, NULL);
}
