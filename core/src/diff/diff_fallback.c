// SPDX-License-Identifier: MIT

// Matching by sorting, for keys that were chosen to collide in the hash table of diff_match.c. The
// result is the same; the time is O((n + m) log m) comparisons for all keys. HASHED identities can
// only be sorted by hash, so d identities with one hash cost up to d calls of `equal` each.

#include "diff_internal.h"

#include <string.h>

// The new elements sorted by key, and the identities of each group of equal keys. The occurrences
// of an identity are linked by matching->next.
typedef struct sorted
{
    uint32_t *order; // new indices; equal keys ascend
    uint32_t *heads; // heads[p + k]: the first unpaired occurrence of the k-th identity in the
                     // group that starts at p; RESIN_INDEX_NONE if all are paired
    uint32_t *tails; // tails[p + k]: the last occurrence; RESIN_INDEX_NONE after the last identity
    size_t count;
} sorted;

static int order_numbers(uint64_t left, uint64_t right)
{
    return (left > right) - (left < right);
}

static uint64_t load64(const unsigned char *bytes)
{
    uint64_t word;
    memcpy(&word, bytes, sizeof word);
    return word;
}

static int order_slices(const unsigned char *left, size_t left_size, const unsigned char *right,
                        size_t right_size)
{
    const size_t size = left_size < right_size ? left_size : right_size;
    const int order = size == 0 ? 0 : memcmp(left, right, size);
    return order != 0 ? order : order_numbers(left_size, right_size);
}

// An element of either list, with its hash, so that the callback computes it once.
typedef struct element
{
    resin_diff_side side;
    size_t index;
    uint64_t hash; // HASHED only
} element;

static element new_element(const rsn_keys *keys, size_t index)
{
    const bool hashed = keys->kind == RESIN_IDENTITY_HASHED;
    return (element){RESIN_DIFF_NEW, index, hashed ? keys->new_hashes[index] : 0};
}

static element old_element(const rsn_keys *keys, size_t index)
{
    element result = {RESIN_DIFF_OLD, index, 0};
    if (keys->kind == RESIN_IDENTITY_HASHED && keys->old_hashes != NULL)
    {
        result.hash = keys->old_hashes[index];
    }
    else if (keys->kind == RESIN_IDENTITY_HASHED)
    {
        keys->callbacks->hash(keys->callbacks->context, RESIN_DIFF_OLD, index, 1, &result.hash);
    }
    return result;
}

// A total preorder in which equal identities are equivalent. HASHED: the order of the hashes.
static int order_keys(const rsn_keys *keys, element left, size_t new_index)
{
    const bool old = left.side == RESIN_DIFF_OLD;
    const unsigned char *bytes = old ? keys->old_bytes : keys->new_bytes;
    const size_t *slices = old ? keys->old_slices : keys->new_slices;
    switch (keys->kind)
    {
    case RESIN_IDENTITY_U64:
        return order_numbers(load64(bytes + 8 * left.index),
                             load64(keys->new_bytes + 8 * new_index));
    case RESIN_IDENTITY_BYTES:
        return memcmp(bytes + keys->stride * left.index, keys->new_bytes + keys->stride * new_index,
                      keys->size);
    case RESIN_IDENTITY_SLICES:
        return order_slices(bytes + slices[left.index], slices[left.index + 1] - slices[left.index],
                            keys->new_bytes + keys->new_slices[new_index],
                            keys->new_slices[new_index + 1] - keys->new_slices[new_index]);
    case RESIN_IDENTITY_HASHED:
        break;
    }
    return order_numbers(left.hash, keys->new_hashes[new_index]);
}

// Whether two elements of one group are the same identity. Keys of all kinds but HASHED are equal
// within a group.
static bool is_same(const rsn_keys *keys, element left, size_t new_index)
{
    return keys->kind != RESIN_IDENTITY_HASHED ||
           keys->callbacks->equal(keys->callbacks->context, left.side, left.index, new_index, 1) !=
               0;
}

static void merge(const rsn_keys *keys, const uint32_t *from, uint32_t *to, size_t begin,
                  size_t middle, size_t end)
{
    size_t left = begin;
    size_t right = middle;
    for (size_t k = begin; k < end; ++k)
    {
        const bool take_left =
            right == end ||
            (left < middle && order_keys(keys, new_element(keys, from[left]), from[right]) <= 0);
        to[k] = take_left ? from[left++] : from[right++];
    }
}

// A stable bottom-up merge sort: no recursion, O(m log m) in the worst case.
static void sort_new(const rsn_keys *keys, sorted *list, size_t new_begin)
{
    uint32_t *from = list->order;
    uint32_t *to = list->heads; // unused until the groups are linked
    for (size_t k = 0; k < list->count; ++k)
    {
        from[k] = (uint32_t)(new_begin + k);
    }
    for (size_t width = 1; width < list->count; width *= 2)
    {
        for (size_t begin = 0; begin < list->count; begin += 2 * width)
        {
            const size_t middle = begin + width < list->count ? begin + width : list->count;
            const size_t end = middle + width < list->count ? middle + width : list->count;
            merge(keys, from, to, begin, middle, end);
        }
        uint32_t *swap = from;
        from = to;
        to = swap;
    }
    list->order = from;
    list->heads = to;
}

static size_t group_end(const rsn_keys *keys, const sorted *list, size_t begin)
{
    size_t end = begin + 1;
    while (end < list->count &&
           order_keys(keys, new_element(keys, list->order[end]), list->order[begin]) == 0)
    {
        ++end;
    }
    return end;
}

// Links the occurrences of each identity of a group.
static void link_group(rsn_matching *matching, const rsn_keys *keys, sorted *list, size_t begin,
                       size_t end)
{
    size_t identities = 0;
    for (size_t p = begin; p < end; ++p)
    {
        const uint32_t index = list->order[p];
        size_t k = 0;
        while (k < identities && !is_same(keys, new_element(keys, index), list->heads[begin + k]))
        {
            ++k;
        }
        if (k < identities)
        {
            rsn_link_occurrence(matching, list->tails[begin + k], index);
        }
        else
        {
            list->heads[begin + k] = index;
            identities += 1;
        }
        list->tails[begin + k] = index;
    }
    for (size_t p = begin + identities; p < end; ++p)
    {
        list->tails[p] = RESIN_INDEX_NONE;
    }
}

// The start of the group with a given key, or `count`.
static size_t find_group(const rsn_keys *keys, const sorted *list, element key)
{
    size_t begin = 0;
    size_t end = list->count;
    while (begin < end)
    {
        const size_t middle = begin + (end - begin) / 2;
        if (order_keys(keys, key, list->order[middle]) > 0)
        {
            begin = middle + 1;
        }
        else
        {
            end = middle;
        }
    }
    return begin < list->count && order_keys(keys, key, list->order[begin]) == 0 ? begin
                                                                                 : list->count;
}

// Removes and returns the first unpaired occurrence of an old element's identity, or
// RESIN_INDEX_NONE.
static uint32_t take_first(const rsn_matching *matching, const rsn_keys *keys, sorted *list,
                           element key)
{
    const size_t begin = find_group(keys, list, key);
    for (size_t p = begin; p < list->count && list->tails[p] != RESIN_INDEX_NONE; ++p)
    {
        if (p > begin && order_keys(keys, key, list->order[p]) != 0)
        {
            break; // the next group: this one has as many identities as elements, and no end mark
        }
        if (is_same(keys, key, list->tails[p]))
        {
            const uint32_t head = list->heads[p];
            if (head != RESIN_INDEX_NONE)
            {
                list->heads[p] =
                    matching->later_count == 0 ? RESIN_INDEX_NONE : matching->next[head];
            }
            return head;
        }
    }
    return RESIN_INDEX_NONE;
}

void rsn_match_by_sorting(rsn_matching *matching, const rsn_keys *keys, rsn_range range,
                          uint32_t *table)
{
    const size_t count = range.new_end - range.new_begin;
    sorted list = {
        .order = table, .heads = table + count, .tails = table + 2 * count, .count = count};
    sort_new(keys, &list, range.new_begin);
    for (size_t begin = 0; begin < count;)
    {
        const size_t end = group_end(keys, &list, begin);
        link_group(matching, keys, &list, begin, end);
        begin = end;
    }
    size_t expected = range.new_begin;
    for (size_t i = range.old_begin; i < range.old_end; ++i)
    {
        const uint32_t j = take_first(matching, keys, &list, old_element(keys, i));
        matching->old_to_new[i] = j;
        if (j != RESIN_INDEX_NONE)
        {
            rsn_pair(matching, i, j);
            matching->pair_count += 1;
            matching->ordered = matching->ordered && j >= expected;
            expected = (size_t)j + 1;
        }
    }
}
