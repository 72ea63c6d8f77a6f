// SPDX-License-Identifier: MIT

// The common ends of two lists: what is paired by comparison, what is read and hashed, and what the
// caller may have compared itself. The partners follow from the way in which the lists are made.

#include "test_support.h"

#include <string.h>

enum
{
    END_MOST = 70, // elements of an end: more than two blocks that are compared at once
    MOST = 2 * END_MOST + 4
};

// How the keys of a list are represented.
typedef enum form
{
    WORDS,
    BYTES_16,
    BYTES_3,
    BYTES_3_OF_5, // with a stride
    SLICES,
    CALLBACKS,
    FORM_COUNT
} form;

typedef struct side
{
    size_t count;
    uint32_t ids[MOST];
    uint64_t words[MOST];
    unsigned char bytes[16 * MOST];
    size_t offsets[MOST + 1];
} side;

typedef struct lists
{
    side sides[2];
    // The new elements that may be read and hashed, and what has been.
    size_t known_front;
    size_t known_back;
    size_t hash_calls[2];
    size_t hashed[2];
    size_t first_hashed; // of the new ones
    size_t equal_calls;
} lists;

static lists memory;

static void hash_ids(void *context, resin_diff_side side, size_t first, size_t count, uint64_t *out)
{
    lists *given = context;
    given->hash_calls[side] += 1;
    given->hashed[side] += count;
    given->first_hashed = side == RESIN_DIFF_NEW ? first : given->first_hashed;
    for (size_t k = 0; k < count; ++k)
    {
        support_random random = {.state = given->sides[side].ids[first + k]};
        out[k] = support_next(&random);
    }
}

static size_t equal_ids(void *context, resin_diff_side side, size_t index, size_t new_index,
                        size_t count)
{
    lists *given = context;
    const struct side *left = &given->sides[side];
    const struct side *right = &given->sides[RESIN_DIFF_NEW];
    assert_true(count > 0);
    assert_true(index >= given->known_front && index + count <= left->count - given->known_back);
    assert_true(new_index >= given->known_front &&
                new_index + count <= right->count - given->known_back);
    given->equal_calls += 1;
    size_t equal = 0;
    while (equal < count && left->ids[index + equal] == right->ids[new_index + equal])
    {
        ++equal;
    }
    return equal;
}

static void write_keys(side *side, form form)
{
    memset(side->bytes, 0, sizeof side->bytes);
    for (size_t k = 0; k < side->count; ++k)
    {
        const uint32_t id = side->ids[k];
        side->words[k] = (uint64_t)id << 24;
        side->offsets[k + 1] = side->offsets[k] + id % 13; // slices of 0 to 12 bytes
        unsigned char *bytes = form == BYTES_16       ? side->bytes + 16 * k
                               : form == BYTES_3      ? side->bytes + 3 * k
                               : form == BYTES_3_OF_5 ? side->bytes + 5 * k
                                                      : side->bytes + side->offsets[k];
        const size_t size = form == BYTES_16 ? 16 : form == SLICES ? id % 13 : 3;
        if (size > 0)
        {
            memset(bytes, 'x', size);
            bytes[0] = (unsigned char)id;
        }
        if (form == BYTES_3_OF_5)
        {
            bytes[3] = (unsigned char)(side == memory.sides ? k : k + 7); // differs
        }
    }
}

static resin_identities identities(form form)
{
    side *old_side = &memory.sides[0];
    side *new_side = &memory.sides[1];
    const size_t n = old_side->count;
    const size_t m = new_side->count;
    write_keys(old_side, form);
    write_keys(new_side, form);
    resin_identities items = resin_identities_u64(old_side->words, n, new_side->words, m);
    switch (form)
    {
    case WORDS:
        break;
    case BYTES_16:
        items = resin_identities_bytes(16, old_side->bytes, n, new_side->bytes, m);
        break;
    case BYTES_3:
    case BYTES_3_OF_5:
        items = resin_identities_bytes(3, old_side->bytes, n, new_side->bytes, m);
        items.stride = form == BYTES_3 ? 0 : 5;
        break;
    case SLICES:
        items.kind = RESIN_IDENTITY_SLICES;
        items.old_keys = old_side->bytes;
        items.new_keys = new_side->bytes;
        items.old_offsets = old_side->offsets;
        items.new_offsets = new_side->offsets;
        break;
    default:
        items.kind = RESIN_IDENTITY_HASHED;
        items.old_keys = NULL;
        items.new_keys = NULL;
        items.context = &memory;
        items.hash = hash_ids;
        items.equal = equal_ids;
        break;
    }
    return items;
}

// `front` equal elements, some that are different, `back` equal elements. With `ids` identities in
// the ends; those between are in no end.
static void make_lists(size_t front, size_t back, size_t old_between, size_t new_between,
                       uint32_t ids)
{
    memory = (lists){.known_front = 0};
    for (size_t s = 0; s < 2; ++s)
    {
        side *side = &memory.sides[s];
        const size_t between = s == 0 ? old_between : new_between;
        side->count = front + between + back;
        for (size_t k = 0; k < side->count; ++k)
        {
            const size_t from_end = side->count - k;
            side->ids[k] = k < front          ? (uint32_t)(k % ids)
                           : from_end <= back ? (uint32_t)(100 + from_end % ids)
                                              : (uint32_t)(200 + 10 * s + k - front);
        }
    }
}

// Checks that exactly the ends are paired.
static void check_ends(resin_diff *diff, const resin_identities *items, size_t front, size_t back)
{
    const side *old_side = &memory.sides[0];
    const size_t difference = memory.sides[1].count - old_side->count;
    const uint32_t *partners = NULL;
    assert_ok(resin_diff_match(diff, items));
    assert_ok(resin_diff_old_to_new(diff, RESIN_DIFF_ITEMS, &partners));
    for (size_t k = 0; k < old_side->count; ++k)
    {
        const uint32_t expected = k < front                     ? (uint32_t)k
                                  : k >= old_side->count - back ? (uint32_t)(k + difference)
                                                                : RESIN_INDEX_NONE;
        assert_int_equal(partners[k], expected);
    }
    const resin_diff_result *result = NULL;
    assert_ok(resin_diff_finish(diff, RESIN_DIFF_MOVES_MINIMAL, &result));
    assert_int_equal(result->items.delete_count, old_side->count - front - back);
    assert_int_equal(result->items.insert_count, memory.sides[1].count - front - back);
    assert_int_equal(result->items.move_count, 0);
    assert_int_equal(result->items.duplicate_group_count, 0);
}

static void ends_of_every_length_and_kind_are_paired(void **state)
{
    (void)state;
    resin_diff *diff = NULL;
    assert_ok(resin_diff_create(NULL, &diff));
    for (size_t front = 0; front <= END_MOST; ++front)
    {
        for (size_t back = 0; back <= END_MOST; back += front > 10 ? 13 : 1)
        {
            for (int kind = 0; kind < FORM_COUNT; ++kind)
            {
                make_lists(front, back, (front + back) % 3, 1 + back % 3, 40);
                const resin_identities items = identities((form)kind);
                check_ends(diff, &items, front, back);
            }
        }
    }
    resin_diff_destroy(diff);
}

static void equal_lists_are_neither_hashed_nor_compared_twice(void **state)
{
    (void)state;
    resin_diff *diff = NULL;
    assert_ok(resin_diff_create(NULL, &diff));
    make_lists(END_MOST, 0, 0, 0, 7); // with duplicates
    const resin_identities items = identities(CALLBACKS);
    check_ends(diff, &items, END_MOST, 0);
    assert_int_equal(memory.hash_calls[0] + memory.hash_calls[1], 0);
    assert_int_equal(memory.equal_calls, 1);
    resin_diff_destroy(diff);
}

static void only_new_elements_between_the_ends_are_hashed(void **state)
{
    (void)state;
    resin_diff *diff = NULL;
    assert_ok(resin_diff_create(NULL, &diff));
    make_lists(30, 20, 3, 2, 40);
    const resin_identities items = identities(CALLBACKS);
    check_ends(diff, &items, 30, 20);
    assert_int_equal(memory.hash_calls[1], 1);
    assert_int_equal(memory.first_hashed, 30);
    assert_int_equal(memory.hashed[1], 2);
    assert_int_equal(memory.hashed[0], 3);
    make_lists(30, 20, 3, 0, 40); // nothing new
    const resin_identities fewer = identities(CALLBACKS);
    check_ends(diff, &fewer, 30, 20);
    assert_int_equal(memory.hash_calls[0] + memory.hash_calls[1], 0);
    resin_diff_destroy(diff);
}

// The keys of known elements are different here, so that reading one of them shows.
static void known_elements_are_paired_and_not_read(void **state)
{
    (void)state;
    resin_diff *diff = NULL;
    assert_ok(resin_diff_create(NULL, &diff));
    const size_t ends[] = {0, 1, 5, 33};
    for (int kind = 0; kind < FORM_COUNT; ++kind)
    {
        for (size_t code = 0; code < COUNT_OF(ends) * COUNT_OF(ends); ++code)
        {
            const size_t front = ends[code / COUNT_OF(ends)];
            const size_t back = ends[code % COUNT_OF(ends)];
            make_lists(front + 3, back + 2, 2, 1, 40);
            for (size_t k = 0; k < front; ++k)
            {
                memory.sides[0].ids[k] = 240;
            }
            for (size_t k = 1; k <= back; ++k)
            {
                memory.sides[1].ids[memory.sides[1].count - k] = 241;
            }
            memory.known_front = front;
            memory.known_back = back;
            resin_identities items = identities((form)kind);
            items.known_front = front;
            items.known_back = back;
            check_ends(diff, &items, front + 3, back + 2);
        }
    }
    resin_diff_destroy(diff);
}

static void more_known_elements_than_a_list_has_are_an_error(void **state)
{
    (void)state;
    resin_diff *diff = NULL;
    assert_ok(resin_diff_create(NULL, &diff));
    make_lists(2, 2, 1, 0, 40);
    resin_identities items = identities(WORDS);
    const size_t bad[][2] = {{5, 0}, {0, 5}, {3, 2}, {SIZE_MAX, 1}, {1, SIZE_MAX}};
    for (size_t k = 0; k < COUNT_OF(bad); ++k)
    {
        items.known_front = bad[k][0];
        items.known_back = bad[k][1];
        assert_status(resin_diff_match(diff, &items), RESIN_ERROR_INDEX);
    }
    items.known_front = 2;
    items.known_back = 2;
    assert_ok(resin_diff_match(diff, &items));
    resin_diff_destroy(diff);
}

// A caller's version of the struct without the members has no known elements.
static void a_smaller_struct_has_no_known_elements(void **state)
{
    (void)state;
    resin_diff *diff = NULL;
    assert_ok(resin_diff_create(NULL, &diff));
    make_lists(2, 2, 1, 1, 40);
    resin_identities items = identities(CALLBACKS);
    items.struct_size = (uint32_t)offsetof(resin_identities, known_front);
    items.known_front = SIZE_MAX;
    check_ends(diff, &items, 2, 2);
    resin_diff_destroy(diff);
}

// The first section loses an element and the last one gets one: known elements are paired within
// the sections in which both are at the same index, others by their keys.
static void known_elements_are_paired_within_their_sections(void **state)
{
    (void)state;
    const uint64_t sections[] = {1, 2, 3};
    const uint64_t old_keys[] = {10, 11, 12, 20, 21, 30, 31};
    const uint64_t new_keys[] = {10, 11, 20, 21, 30, 31, 32};
    const size_t old_offsets[] = {0, 3, 5, 7};
    const size_t new_offsets[] = {0, 2, 4, 7};
    const uint32_t expected[] = {0, 1, RESIN_INDEX_NONE, 2, 3, 4, 5};
    const resin_identities section_keys = resin_identities_u64(sections, 3, sections, 3);
    resin_diff *diff = NULL;
    assert_ok(resin_diff_create(NULL, &diff));
    for (size_t known = 0; known <= 2; ++known)
    {
        for (uint32_t flags = 0; flags <= RESIN_DIFF_ACROSS_SECTIONS; ++flags)
        {
            resin_identities items = resin_identities_u64(old_keys, 7, new_keys, 7);
            items.known_front = known;
            assert_ok(resin_diff_match_sections(diff, &section_keys, &items, old_offsets,
                                                new_offsets, flags));
            const uint32_t *partners = NULL;
            assert_ok(resin_diff_old_to_new(diff, RESIN_DIFF_ITEMS, &partners));
            assert_memory_equal(partners, expected, sizeof expected);
        }
    }
    resin_diff_destroy(diff);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ends_of_every_length_and_kind_are_paired),
        cmocka_unit_test(equal_lists_are_neither_hashed_nor_compared_twice),
        cmocka_unit_test(only_new_elements_between_the_ends_are_hashed),
        cmocka_unit_test(known_elements_are_paired_and_not_read),
        cmocka_unit_test(more_known_elements_than_a_list_has_are_an_error),
        cmocka_unit_test(a_smaller_struct_has_no_known_elements),
        cmocka_unit_test(known_elements_are_paired_within_their_sections),
    };
    return cmocka_run_group_tests_name("diff ends", tests, NULL, NULL);
}
