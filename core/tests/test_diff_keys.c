// SPDX-License-Identifier: MIT

// Keys of every size, long lists, and tables with long probe sequences. The partners are known from
// the way in which the lists are made.

#include "test_support.h"

#include "diff/diff_keys.h"

#include <stdlib.h>
#include <string.h>

enum
{
    SIZE_MOST = 80, // bytes of a key: past the sizes at which comparisons change their method
    LONG = 180000,  // elements: insertions and lookups are prefetched, and memory has huge pages
    RUN = 50,       // elements: more than two blocks that are compared at once
    CLUSTER = 300   // adjacent slots in use: more than a lookup probes
};

// ---- sizes ----

// Key k has one bit more than key 0, in byte k - 1, so that every byte decides for some pair.
static void write_key(unsigned char *key, size_t size, size_t k)
{
    memset(key, 0x20, size);
    if (k > 0)
    {
        key[k - 1] |= 1;
    }
}

// Fails the test unless the old element i is paired with the new element `expected[i]`.
static void check_partners(const resin_identities *items, const uint32_t *expected)
{
    resin_diff *diff = NULL;
    const uint32_t *partners = NULL;
    assert_ok(resin_diff_create(NULL, &diff));
    assert_ok(resin_diff_match(diff, items));
    assert_ok(resin_diff_old_to_new(diff, RESIN_DIFF_ITEMS, &partners));
    assert_memory_equal(partners, expected, items->old_count * sizeof *expected);
    resin_diff_destroy(diff);
}

// The old list has the keys 0, 1, 2, ..., and the new one all but the last in reverse.
static void every_byte_of_a_key_of_any_size_counts(void **state)
{
    (void)state;
    static unsigned char old_bytes[(SIZE_MOST + 1) * SIZE_MOST];
    static unsigned char new_bytes[(SIZE_MOST + 1) * SIZE_MOST];
    for (size_t size = 1; size <= SIZE_MOST; ++size)
    {
        const size_t count = size + 1;
        uint32_t expected[SIZE_MOST + 1];
        size_t offsets[SIZE_MOST + 2];
        for (size_t k = 0; k < count; ++k)
        {
            const size_t partner = size - 1 - k;
            write_key(old_bytes + k * size, size, k);
            expected[k] = k < size ? (uint32_t)partner : RESIN_INDEX_NONE;
            offsets[k] = k * size;
        }
        for (size_t k = 0; k < size; ++k)
        {
            write_key(new_bytes + k * size, size, size - 1 - k);
        }
        offsets[count] = count * size;
        resin_identities items = resin_identities_bytes(size, old_bytes, count, new_bytes, size);
        check_partners(&items, expected);
        items.kind = RESIN_IDENTITY_SLICES;
        items.old_offsets = offsets;
        items.new_offsets = offsets;
        check_partners(&items, expected);
    }
}

// A run compares the new keys with the old ones in order: the lists differ in one byte of one key.
static void a_run_of_keys_of_any_size_ends_at_the_first_difference(void **state)
{
    (void)state;
    static unsigned char old_bytes[3 * SIZE_MOST];
    static unsigned char new_bytes[3 * SIZE_MOST];
    for (size_t size = 2; size <= SIZE_MOST; ++size)
    {
        for (size_t byte = 0; byte < size; ++byte)
        {
            for (size_t k = 0; k < 3; ++k)
            {
                write_key(old_bytes + k * size, size, k);
            }
            memcpy(new_bytes, old_bytes, sizeof new_bytes);
            new_bytes[size + byte] ^= 0x80; // a bit that no shift of a word may lose
            const uint32_t expected[] = {0, RESIN_INDEX_NONE, 2};
            const resin_identities items = resin_identities_bytes(size, old_bytes, 3, new_bytes, 3);
            check_partners(&items, expected);
        }
    }
}

// The bytes of a short key are packed into one word: differences of two of them must not cancel.
static void short_keys_differ_whatever_their_outermost_bits(void **state)
{
    (void)state;
    static const unsigned char values[] = {0x00, 0x01, 0x80, 0xFF};
    for (size_t size = 1; size <= 3; ++size)
    {
        const size_t count = (size_t)1 << 2 * size; // of the keys
        for (size_t pair = 0; pair < count * count; ++pair)
        {
            const size_t first = pair / count, second = pair % count;
            unsigned char old_bytes[3], new_bytes[3];
            for (size_t k = 0; k < size; ++k)
            {
                old_bytes[k] = values[first >> 2 * k & 3];
                new_bytes[k] = values[second >> 2 * k & 3];
            }
            const uint32_t expected = first == second ? 0 : RESIN_INDEX_NONE;
            const resin_identities items = resin_identities_bytes(size, old_bytes, 1, new_bytes, 1);
            check_partners(&items, &expected);
        }
    }
}

// The keys 0 to RUN - 1, of which the new ones have one bit changed in `byte`, if `is_inside`
// between two others that are only in one list, so that they are a run and no common ends.
static void check_run(size_t size, size_t byte, bool is_inside)
{
    static _Alignas(8) unsigned char old_bytes[(RUN + 2) * 16], new_bytes[(RUN + 2) * 16];
    const size_t count = is_inside ? RUN + 2 : RUN;
    const size_t before = is_inside ? 1 : 0;
    uint32_t expected[RUN + 2];
    for (size_t k = 0; k < count; ++k)
    {
        memset(old_bytes + k * size, (int)k, size);
        expected[k] = k == before + byte / size ? RESIN_INDEX_NONE : (uint32_t)k;
    }
    memcpy(new_bytes, old_bytes, sizeof new_bytes);
    new_bytes[before * size + byte] ^= 0x80;
    if (is_inside)
    {
        memset(new_bytes, 0xEE, size);
        memset(new_bytes + (count - 1) * size, 0xEF, size);
        expected[0] = RESIN_INDEX_NONE;
        expected[count - 1] = RESIN_INDEX_NONE;
    }
    resin_identities items = resin_identities_bytes(size, old_bytes, count, new_bytes, count);
    check_partners(&items, expected);
    if (size == 8)
    {
        items = resin_identities_u64((const uint64_t *)(const void *)old_bytes, count,
                                     (const uint64_t *)(const void *)new_bytes, count);
        check_partners(&items, expected);
    }
}

// Runs of keys are compared in blocks: every byte of every key in such a block decides.
static void every_byte_of_a_long_run_counts(void **state)
{
    (void)state;
    static const size_t sizes[] = {1, 3, 8, 16};
    for (size_t s = 0; s < COUNT_OF(sizes); ++s)
    {
        for (size_t byte = 0; byte < RUN * sizes[s]; ++byte)
        {
            check_run(sizes[s], byte, false);
            check_run(sizes[s], byte, true);
        }
    }
}

// ---- long lists ----

typedef struct long_lists
{
    uint64_t old_keys[LONG];
    uint64_t new_keys[LONG];
    uint32_t expected[LONG];
    size_t offsets[LONG + 1];
} long_lists;

// A permutation with few runs: index k moves to k * 7919 modulo the length, which 7919 does not
// divide. Every tenth key is replaced, and has no partner.
static long_lists *make_long_lists(void)
{
    long_lists *lists = malloc(sizeof *lists);
    assert_non_null(lists);
    for (size_t k = 0; k < LONG; ++k)
    {
        const size_t index = k * 7919 % LONG;
        support_random random = {.state = k};
        lists->old_keys[k] = support_next(&random);
        lists->new_keys[index] = k % 10 == 0 ? support_next(&random) : lists->old_keys[k];
        lists->expected[k] = k % 10 == 0 ? RESIN_INDEX_NONE : (uint32_t)index;
        lists->offsets[k] = k * sizeof(uint64_t);
    }
    lists->offsets[LONG] = LONG * sizeof(uint64_t);
    return lists;
}

static size_t equal_keys(void *context, resin_diff_side side, size_t index, size_t new_index,
                         size_t count)
{
    const long_lists *lists = context;
    const uint64_t *keys = side == RESIN_DIFF_OLD ? lists->old_keys : lists->new_keys;
    size_t equal = 0;
    while (equal < count && keys[index + equal] == lists->new_keys[new_index + equal])
    {
        ++equal;
    }
    return equal;
}

static void long_lists_of_every_kind_of_keys_are_matched(void **state)
{
    (void)state;
    long_lists *lists = make_long_lists();
    resin_identities items = resin_identities_u64(lists->old_keys, LONG, lists->new_keys, LONG);
    check_partners(&items, lists->expected);
    items = resin_identities_bytes(8, lists->old_keys, LONG, lists->new_keys, LONG);
    check_partners(&items, lists->expected);
    items.kind = RESIN_IDENTITY_SLICES;
    items.old_offsets = lists->offsets;
    items.new_offsets = lists->offsets;
    check_partners(&items, lists->expected);
    items.kind = RESIN_IDENTITY_HASHED; // the keys are their own hashes
    items.context = lists;
    items.equal = equal_keys;
    check_partners(&items, lists->expected);
    free(lists);
}

// ---- long probe sequences ----

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

// A key whose hash selects a slot of the table for CLUSTER new elements.
static uint64_t key_at(uint64_t slot, uint64_t salt)
{
    const uint64_t capacity = 4 * CLUSTER + 16;
    const uint64_t top = ((slot << 32) + capacity - 1) / capacity; // the least that selects it
    assert_true(top * capacity >> 32 == slot);
    return (top << 32 | salt) * inverse(MULTIPLIER_1);
}

// Each new key is in its own slot, next to that of the previous one. The old keys, which are not
// among them, would have to probe the whole cluster: the lookup ends earlier.
static void a_missing_key_in_front_of_a_long_cluster_has_no_partner(void **state)
{
    (void)state;
    uint64_t old_keys[CLUSTER];
    uint64_t new_keys[CLUSTER];
    uint32_t expected[CLUSTER];
    for (uint32_t k = 0; k < CLUSTER; ++k)
    {
        const bool is_shared = k % 3 == 0;
        new_keys[k] = key_at(10 + k, 0);
        old_keys[CLUSTER - 1 - k] = is_shared ? new_keys[k] : key_at(10 + k % 20, 1 + k);
        expected[CLUSTER - 1 - k] = is_shared ? k : RESIN_INDEX_NONE;
    }
    const resin_identities items = resin_identities_u64(old_keys, CLUSTER, new_keys, CLUSTER);
    check_partners(&items, expected);
}

// More elements than a probe sequence may have share a hash, which the caller computed for both
// lists, so they are sorted by it. The elements themselves are `index % 7` apart: seven hashes.
static void given_hashes_that_collide_are_sorted(void **state)
{
    (void)state;
    long_lists *lists = malloc(sizeof *lists);
    assert_non_null(lists);
    static uint64_t old_hashes[3000];
    static uint64_t new_hashes[3000];
    for (uint32_t k = 0; k < 3000; ++k)
    {
        const uint32_t index = 2999 - k;
        lists->old_keys[k] = k;
        lists->new_keys[index] = k % 10 == 0 ? 3000 + k : k;
        lists->expected[k] = k % 10 == 0 ? RESIN_INDEX_NONE : index;
        old_hashes[k] = k % 7;
        new_hashes[index] = lists->new_keys[index] % 7;
    }
    resin_identities items = resin_identities_u64(old_hashes, 3000, new_hashes, 3000);
    items.kind = RESIN_IDENTITY_HASHED;
    items.context = lists;
    items.equal = equal_keys;
    check_partners(&items, lists->expected);
    free(lists);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_byte_of_a_key_of_any_size_counts),
        cmocka_unit_test(a_run_of_keys_of_any_size_ends_at_the_first_difference),
        cmocka_unit_test(short_keys_differ_whatever_their_outermost_bits),
        cmocka_unit_test(every_byte_of_a_long_run_counts),
        cmocka_unit_test(long_lists_of_every_kind_of_keys_are_matched),
        cmocka_unit_test(a_missing_key_in_front_of_a_long_cluster_has_no_partner),
        cmocka_unit_test(given_hashes_that_collide_are_sorted),
    };
    return cmocka_run_group_tests_name("diff keys", tests, NULL, NULL);
}
