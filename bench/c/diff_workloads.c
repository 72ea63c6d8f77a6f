// SPDX-License-Identifier: MIT

#include "diff_workloads.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Lists of ordinals. Equal ordinals represent the same identity.
typedef struct ordinals
{
    uint64_t *old;
    uint64_t *new;
    size_t old_count;
    size_t new_count;
} ordinals;

static uint64_t mix(uint64_t number)
{
    uint64_t z = number;
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

static void shuffle(uint64_t *elements, size_t count, uint64_t seed)
{
    uint64_t state = seed;
    for (size_t i = count; i > 1; --i)
    {
        state += UINT64_C(0x9E3779B97F4A7C15);
        const size_t j = (size_t)(mix(state) % i);
        const uint64_t element = elements[i - 1];
        elements[i - 1] = elements[j];
        elements[j] = element;
    }
}

static void count_up(uint64_t *elements, size_t count, uint64_t first)
{
    for (size_t i = 0; i < count; ++i)
    {
        elements[i] = first + i;
    }
}

// Both lists have space for size + size / 10 + 1 elements, and initially count up from 0 to size.

static void fill_same(ordinals *lists, size_t size)
{
    (void)lists;
    (void)size;
}

static void fill_one_on_top(ordinals *lists, size_t size)
{
    lists->new[0] = size;
    count_up(lists->new + 1, size, 0);
    lists->new_count = size + 1;
}

static void fill_one_at_end(ordinals *lists, size_t size)
{
    lists->new[size] = size;
    lists->new_count = size + 1;
}

static void fill_one_in_middle(ordinals *lists, size_t size)
{
    lists->new[size / 2] = size;
    count_up(lists->new + size / 2 + 1, size - size / 2, size / 2);
    lists->new_count = size + 1;
}

static void fill_one_replaced(ordinals *lists, size_t size)
{
    lists->new[size / 3] = size;
}

static void fill_ends_replaced(ordinals *lists, size_t size)
{
    lists->new[0] = size;
    lists->new[size - 1] = size + 1;
}

static void fill_rotate(ordinals *lists, size_t size)
{
    count_up(lists->new, size - 1, 1);
    lists->new[size - 1] = 0;
}

static void fill_reverse(ordinals *lists, size_t size)
{
    for (size_t i = 0; i < size; ++i)
    {
        lists->new[i] = size - 1 - i;
    }
}

static void fill_shuffle(ordinals *lists, size_t size)
{
    shuffle(lists->new, size, 1978);
}

static void fill_disjoint(ordinals *lists, size_t size)
{
    count_up(lists->new, size, size);
}

static void fill_all_one(ordinals *lists, size_t size)
{
    memset(lists->old, 0, size * sizeof *lists->old);
    memset(lists->new, 0, size * sizeof *lists->new);
}

// Removes a tenth after the first fifth, inserts a tenth after that, and shuffles the first
// fiftieth.
static void fill_standard(ordinals *lists, size_t size)
{
    const size_t begin = size / 5;
    const size_t count = size / 10;
    count_up(lists->new + begin, count, size);
    memcpy(lists->new + begin + count, lists->old + begin + count,
           (size - begin - count) * sizeof *lists->new);
    shuffle(lists->new, size / 50, 42);
}

static void fill_half(ordinals *lists, size_t size)
{
    count_up(lists->new, size, size / 2);
}

static void fill_epoxy_flat(ordinals *lists, size_t size)
{
    count_up(lists->old, size + 1, size / 10);
    shuffle(lists->old, size + 1, 7);
    lists->old_count = size + 1;
    count_up(lists->new, size, 1);
}

const char *const diff_workload_names[] = {"same",          "one-on-top",       "one-at-end",
                                           "one-in-middle", "one-replaced",     "ends-replaced",
                                           "rotate-by-one", "reverse",          "shuffle",
                                           "disjoint",      "all-one-identity", "standard",
                                           "half",          "epoxy-flat"};
static void (*const fills[])(ordinals *lists, size_t size) = {
    fill_same,          fill_one_on_top, fill_one_at_end, fill_one_in_middle, fill_one_replaced,
    fill_ends_replaced, fill_rotate,     fill_reverse,    fill_shuffle,       fill_disjoint,
    fill_all_one,       fill_standard,   fill_half,       fill_epoxy_flat};
const size_t diff_workload_count = sizeof fills / sizeof fills[0];

static void *allocate(size_t size)
{
    void *memory = malloc(size);
    if (memory == NULL)
    {
        fprintf(stderr, "bench: no memory for %zu bytes\n", size);
        exit(1);
    }
    return memory;
}

// Returns keys without a pattern from which a hash could benefit.
static uint64_t *make_keys(const uint64_t *elements, size_t count, size_t words)
{
    uint64_t *keys = allocate((words * count + 1) * sizeof *keys);
    for (size_t i = 0; i < count; ++i)
    {
        for (size_t w = 0; w < words; ++w)
        {
            keys[words * i + w] = mix(elements[i] + (w + 1) * UINT64_C(0x9E3779B97F4A7C15));
        }
    }
    return keys;
}

diff_lists *diff_lists_create(const char *workload, const char *identity, size_t size)
{
    size_t index = 0;
    while (index < diff_workload_count && strcmp(workload, diff_workload_names[index]) != 0)
    {
        ++index;
    }
    const bool is_uuid = strcmp(identity, "UUID") == 0;
    if (index == diff_workload_count || (!is_uuid && strcmp(identity, "Int") != 0))
    {
        return NULL;
    }
    const size_t room = (size + size / 10 + 1) * sizeof(uint64_t);
    ordinals elements = {
        .old = allocate(room), .new = allocate(room), .old_count = size, .new_count = size};
    count_up(elements.old, size, 0);
    count_up(elements.new, size, 0);
    fills[index](&elements, size);
    diff_lists *lists = allocate(sizeof *lists);
    lists->old_keys = make_keys(elements.old, elements.old_count, is_uuid ? 2 : 1);
    lists->new_keys = make_keys(elements.new, elements.new_count, is_uuid ? 2 : 1);
    lists->identities = is_uuid ? resin_identities_bytes(16, lists->old_keys, elements.old_count,
                                                         lists->new_keys, elements.new_count)
                                : resin_identities_u64(lists->old_keys, elements.old_count,
                                                       lists->new_keys, elements.new_count);
    free(elements.old);
    free(elements.new);
    return lists;
}

void diff_lists_destroy(diff_lists *lists)
{
    free(lists->old_keys);
    free(lists->new_keys);
    free(lists);
}
