// SPDX-License-Identifier: MIT

// Keys that are chosen to collide. The hash functions are bijective, and these tests invert them to
// make keys for given hashes; so they depend on core/src/diff/diff_keys.h.

#include "test_support.h"

#include "diff/diff_keys.h"

#include <stdlib.h>

#define COUNT 3000

// The inverse of an odd number modulo 2^64, by Newton's iteration.
static uint64_t inverse(uint64_t number)
{
    uint64_t result = number;
    for (int k = 0; k < 6; ++k)
    {
        result *= 2 - number * result;
    }
    return result;
}

// Hashes with equal slots and tags, which differ in their lowest bits only.
static uint64_t colliding_hash(uint32_t index)
{
    return UINT64_C(0x1234567800000000) | index;
}

static uint64_t key_with_hash(uint64_t hash)
{
    return hash * inverse(MULTIPLIER_1);
}

// The word for which hash_words(before, word) is `hash`.
static uint64_t second_word(uint64_t before, uint64_t hash)
{
    return hash * inverse(MULTIPLIER_2) ^ rotate32(before * MULTIPLIER_1);
}

// The word for which hash_words(word, after) is `hash`.
static uint64_t first_word(uint64_t after, uint64_t hash)
{
    return rotate32(hash * inverse(MULTIPLIER_2) ^ after) * inverse(MULTIPLIER_1);
}

// Compares the result with that of plain keys, which do not collide.
static void check_against_plain_keys(const resin_identities *items, const uint32_t *old_ids,
                                     const uint32_t *new_ids)
{
    static uint64_t old_keys[COUNT];
    static uint64_t new_keys[COUNT];
    for (size_t k = 0; k < COUNT; ++k)
    {
        old_keys[k] = old_ids[k];
        new_keys[k] = new_ids[k];
    }
    const resin_identities plain = resin_identities_u64(old_keys, COUNT, new_keys, COUNT);
    resin_diff *diffs[2];
    const resin_diff_result *results[2];
    const resin_identities *inputs[2] = {&plain, items};
    for (int k = 0; k < 2; ++k)
    {
        assert_ok(resin_diff_create(NULL, &diffs[k]));
        assert_ok(resin_diff_match(diffs[k], inputs[k]));
        assert_ok(resin_diff_finish(diffs[k], RESIN_DIFF_MOVES_MINIMAL, &results[k]));
    }
    const resin_diff_changes *left = &results[0]->items;
    const resin_diff_changes *right = &results[1]->items;
    assert_memory_equal(left->old_to_new, right->old_to_new, COUNT * sizeof(uint32_t));
    assert_memory_equal(left->new_to_old, right->new_to_old, COUNT * sizeof(uint32_t));
    assert_int_equal(left->move_count, right->move_count);
    assert_memory_equal(left->moves, right->moves, left->move_count * sizeof left->moves[0]);
    assert_int_equal(left->duplicate_group_count, right->duplicate_group_count);
    for (size_t k = 0; k < left->duplicate_group_count; ++k)
    {
        assert_int_equal(left->duplicate_ends[k], right->duplicate_ends[k]);
    }
    resin_diff_destroy(diffs[0]);
    resin_diff_destroy(diffs[1]);
}

static void make_ids(uint32_t *old_ids, uint32_t *new_ids, uint32_t ids)
{
    support_random random = {.state = 7};
    for (uint32_t k = 0; k < COUNT; ++k)
    {
        old_ids[k] = support_below(&random, ids);
        new_ids[k] = support_below(&random, ids);
    }
}

static uint32_t old_ids[COUNT];
static uint32_t new_ids[COUNT];
static uint64_t old_words[2 * COUNT];
static uint64_t new_words[2 * COUNT];

static void colliding_numbers_are_distinguished(void **state)
{
    (void)state;
    make_ids(old_ids, new_ids, 2500);
    for (size_t k = 0; k < COUNT; ++k)
    {
        old_words[k] = key_with_hash(colliding_hash(old_ids[k]));
        new_words[k] = key_with_hash(colliding_hash(new_ids[k]));
        assert_true(hash_word(new_words[k]) >> 32 == 0x12345678);
    }
    const resin_identities items = resin_identities_u64(old_words, COUNT, new_words, COUNT);
    check_against_plain_keys(&items, old_ids, new_ids);
}

static void colliding_keys_of_16_bytes_are_distinguished(void **state)
{
    (void)state;
    make_ids(old_ids, new_ids, 2500);
    for (size_t k = 0; k < COUNT; ++k)
    {
        old_words[2 * k] = old_ids[k];
        old_words[2 * k + 1] = second_word(old_ids[k], colliding_hash(old_ids[k]));
        new_words[2 * k] = new_ids[k];
        new_words[2 * k + 1] = second_word(new_ids[k], colliding_hash(new_ids[k]));
        assert_true(hash_words(new_words[2 * k], new_words[2 * k + 1]) >> 32 == 0x12345678);
    }
    const resin_identities items = resin_identities_bytes(16, old_words, COUNT, new_words, COUNT);
    check_against_plain_keys(&items, old_ids, new_ids);
}

// Inverts hash_bytes for eight bytes: the length, the word, and an end mark.
static uint64_t eight_bytes_with_hash(uint64_t hash)
{
    const uint64_t before_the_end = first_word(0, hash);
    return second_word(8, before_the_end);
}

static void colliding_keys_of_8_bytes_and_slices_are_distinguished(void **state)
{
    (void)state;
    static size_t offsets[COUNT + 1];
    make_ids(old_ids, new_ids, 2500);
    for (size_t k = 0; k < COUNT; ++k)
    {
        old_words[k] = eight_bytes_with_hash(colliding_hash(old_ids[k]));
        new_words[k] = eight_bytes_with_hash(colliding_hash(new_ids[k]));
        assert_true(hash_bytes((const unsigned char *)&new_words[k], 8) >> 32 == 0x12345678);
        offsets[k + 1] = 8 * (k + 1);
    }
    resin_identities items = resin_identities_bytes(8, old_words, COUNT, new_words, COUNT);
    check_against_plain_keys(&items, old_ids, new_ids);
    items.kind = RESIN_IDENTITY_SLICES;
    items.old_offsets = offsets;
    items.new_offsets = offsets;
    check_against_plain_keys(&items, old_ids, new_ids);
}

static size_t equal_ids(void *context, resin_diff_side side, size_t index, size_t new_index,
                        size_t count)
{
    (void)context;
    const uint32_t *ids = side == RESIN_DIFF_OLD ? old_ids : new_ids;
    size_t equal = 0;
    while (equal < count && ids[index + equal] == new_ids[new_index + equal])
    {
        ++equal;
    }
    return equal;
}

static void hash_ids(void *context, resin_diff_side side, size_t first, size_t count, uint64_t *out)
{
    const uint32_t modulus = *(const uint32_t *)context;
    const uint32_t *ids = side == RESIN_DIFF_OLD ? old_ids : new_ids;
    for (size_t k = 0; k < count; ++k)
    {
        out[k] = key_with_hash(colliding_hash(ids[first + k] % modulus));
    }
}

static void colliding_hashes_are_distinguished(void **state)
{
    (void)state;
    make_ids(old_ids, new_ids, 2500);
    const uint32_t moduli[] = {1, 2, 300, 2500};
    for (size_t k = 0; k < COUNT_OF(moduli); ++k)
    {
        uint32_t modulus = moduli[k];
        resin_identities items = RESIN_ZERO;
        items.struct_size = (uint32_t)sizeof items;
        items.kind = RESIN_IDENTITY_HASHED;
        items.old_count = COUNT;
        items.new_count = COUNT;
        items.context = &modulus;
        items.hash = hash_ids;
        items.equal = equal_ids;
        check_against_plain_keys(&items, old_ids, new_ids);
    }
}

// ---- rehash ----

typedef struct rehashing
{
    bool is_better;  // `hash` uses the better function
    bool has_better; // `rehash` can provide one
    size_t asked;
    size_t equal_calls;
} rehashing;

static void hash_badly_or_well(void *context, resin_diff_side side, size_t first, size_t count,
                               uint64_t *out)
{
    const rehashing *self = context;
    const uint32_t *ids = side == RESIN_DIFF_OLD ? old_ids : new_ids;
    for (size_t k = 0; k < count; ++k)
    {
        support_random random = {.state = ids[first + k]};
        out[k] = self->is_better ? support_next(&random) : 7;
    }
}

static size_t count_equal_ids(void *context, resin_diff_side side, size_t index, size_t new_index,
                              size_t count)
{
    rehashing *self = context;
    self->equal_calls += 1;
    return equal_ids(NULL, side, index, new_index, count);
}

static bool rehash(void *context)
{
    rehashing *self = context;
    self->asked += 1;
    self->is_better = self->has_better;
    return self->has_better;
}

static resin_identities rehashed_items(rehashing *self)
{
    resin_identities items = RESIN_ZERO;
    items.struct_size = (uint32_t)sizeof items;
    items.kind = RESIN_IDENTITY_HASHED;
    items.old_count = COUNT;
    items.new_count = COUNT;
    items.context = self;
    items.hash = hash_badly_or_well;
    items.equal = count_equal_ids;
    items.rehash = rehash;
    return items;
}

static void colliding_hashes_call_rehash_once(void **state)
{
    (void)state;
    make_ids(old_ids, new_ids, 2500);
    for (int has_better = 0; has_better < 2; ++has_better)
    {
        rehashing self = {.has_better = has_better == 1};
        const resin_identities items = rehashed_items(&self);
        check_against_plain_keys(&items, old_ids, new_ids);
        assert_int_equal(self.asked, 1);
        // At most 256 probes for each of about as many elements before matching starts again.
        assert_true((self.equal_calls < 256 * 256 + 4 * COUNT) == (has_better == 1));
    }
}

// The hashes of one list must not be replaced while those of the other one are the caller's.
static void hashes_of_the_caller_are_not_mixed_with_better_ones(void **state)
{
    (void)state;
    make_ids(old_ids, new_ids, 2500);
    rehashing self = {.has_better = true};
    static uint64_t old_hashes[COUNT];
    hash_badly_or_well(&self, RESIN_DIFF_OLD, 0, COUNT, old_hashes);
    resin_identities items = rehashed_items(&self);
    items.old_keys = old_hashes;
    check_against_plain_keys(&items, old_ids, new_ids);
    assert_int_equal(self.asked, 0);
}

// The second section calls rehash after the first one is matched, and has to discard the links of
// its own first attempt.
static void hashes_can_change_between_sections(void **state)
{
    (void)state;
    make_ids(old_ids, new_ids, 1000);
    rehashing self = {.has_better = true};
    const resin_identities items = rehashed_items(&self);
    const uint64_t section_keys[] = {1, 2};
    const resin_identities sections = resin_identities_u64(section_keys, 2, section_keys, 2);
    const size_t offsets[] = {0, 100, COUNT};
    for (size_t k = 0; k < COUNT; ++k)
    {
        old_words[k] = old_ids[k];
        new_words[k] = new_ids[k];
    }
    const resin_identities plain = resin_identities_u64(old_words, COUNT, new_words, COUNT);
    resin_diff *diffs[2] = {NULL, NULL};
    const resin_diff_result *results[2] = {NULL, NULL};
    for (size_t d = 0; d < 2; ++d)
    {
        assert_ok(resin_diff_create(NULL, &diffs[d]));
        assert_ok(resin_diff_match_sections(diffs[d], &sections, d == 0 ? &items : &plain, offsets,
                                            offsets, 0));
        assert_ok(resin_diff_finish(diffs[d], RESIN_DIFF_MOVES_MINIMAL, &results[d]));
    }
    assert_int_equal(self.asked, 1);
    const resin_diff_changes *found = &results[0]->items;
    const resin_diff_changes *expected = &results[1]->items;
    assert_memory_equal(found->old_to_new, expected->old_to_new, COUNT * sizeof(uint32_t));
    assert_memory_equal(found->new_to_old, expected->new_to_old, COUNT * sizeof(uint32_t));
    assert_int_equal(found->duplicate_group_count, expected->duplicate_group_count);
    assert_int_equal(found->move_count, expected->move_count);
    resin_diff_destroy(diffs[0]);
    resin_diff_destroy(diffs[1]);
}

// Both sections have enough collisions for it.
static void rehash_is_not_called_again_after_it_returned_false(void **state)
{
    (void)state;
    make_ids(old_ids, new_ids, 2500);
    rehashing self = {.has_better = false};
    const resin_identities items = rehashed_items(&self);
    const uint64_t section_keys[] = {1, 2};
    const resin_identities sections = resin_identities_u64(section_keys, 2, section_keys, 2);
    const size_t offsets[] = {0, COUNT / 2, COUNT};
    resin_diff *diff = NULL;
    assert_ok(resin_diff_create(NULL, &diff));
    assert_ok(resin_diff_match_sections(diff, &sections, &items, offsets, offsets, 0));
    assert_int_equal(self.asked, 1);
    resin_diff_destroy(diff);
}

// The new keys do not collide, but all old keys probe the same slot.
static void colliding_old_keys_cost_few_comparisons(void **state)
{
    (void)state;
    for (uint32_t k = 0; k < COUNT; ++k)
    {
        old_ids[k] = k;
        new_ids[k] = COUNT + k;
        old_words[k] = key_with_hash(colliding_hash(k));
        new_words[k] = key_with_hash(UINT64_C(0x1234567880000000) + ((uint64_t)k << 39));
    }
    const resin_identities items = resin_identities_u64(old_words, COUNT, new_words, COUNT);
    check_against_plain_keys(&items, old_ids, new_ids);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(colliding_numbers_are_distinguished),
        cmocka_unit_test(colliding_keys_of_16_bytes_are_distinguished),
        cmocka_unit_test(colliding_keys_of_8_bytes_and_slices_are_distinguished),
        cmocka_unit_test(colliding_hashes_are_distinguished),
        cmocka_unit_test(colliding_hashes_call_rehash_once),
        cmocka_unit_test(hashes_of_the_caller_are_not_mixed_with_better_ones),
        cmocka_unit_test(hashes_can_change_between_sections),
        cmocka_unit_test(rehash_is_not_called_again_after_it_returned_false),
        cmocka_unit_test(colliding_old_keys_cost_few_comparisons),
    };
    return cmocka_run_group_tests_name("diff collisions", tests, NULL, NULL);
}
