// SPDX-License-Identifier: MIT

// Pairs the common beginning and the common end of two lists by comparison. Most lists change
// little, and a comparison takes a fraction of the time of hashing and a lookup.

#include "diff_internal.h"
#include "diff_keys.h"

#include <string.h>

#define BLOCK 64

static inline size_t min_size(size_t left, size_t right)
{
    return left < right ? left : right;
}

// Compares BLOCK bytes without a branch, which compilers vectorize.
static inline bool is_equal_block(const unsigned char *left, const unsigned char *right)
{
    uint64_t difference = 0;
    for (size_t k = 0; k < BLOCK; k += 8)
    {
        difference |= load64(left + k) ^ load64(right + k);
    }
    return difference == 0;
}

// The number of equal bytes at the beginning of two arrays of `size` bytes.
static size_t front_bytes(const unsigned char *left, const unsigned char *right, size_t size)
{
    if (left == right)
    {
        return size;
    }
    size_t count = 0;
    while (size - count >= BLOCK && is_equal_block(left + count, right + count))
    {
        count += BLOCK;
    }
    while (count < size && left[count] == right[count])
    {
        ++count;
    }
    return count;
}

// The number of equal bytes at the end of two arrays of `size` bytes, which end at `left` and
// `right`.
static size_t back_bytes(const unsigned char *left, const unsigned char *right, size_t size)
{
    size_t count = 0;
    while (size - count >= BLOCK && is_equal_block(left - count - BLOCK, right - count - BLOCK))
    {
        count += BLOCK;
    }
    while (count < size && *(left - count - 1) == *(right - count - 1))
    {
        ++count;
    }
    return count;
}

// One call of `equal`. A wrong count must not write out of bounds.
static size_t equal_pairs(const rsn_keys *keys, size_t index, size_t new_index, size_t count)
{
    const size_t equal =
        keys->callbacks->equal(keys->callbacks->context, RESIN_DIFF_OLD, index, new_index, count);
    return min_size(equal, count);
}

// `equal` compares forward: stretches of growing length, and shorter ones towards the first pair
// that differs.
static size_t back_hashed(const rsn_keys *keys, size_t old_end, size_t new_end, size_t limit)
{
    size_t count = 0;
    size_t stretch = 1;
    while (count < limit)
    {
        const size_t wanted = min_size(stretch, limit - count);
        const size_t end = count + wanted;
        if (equal_pairs(keys, old_end - end, new_end - end, wanted) == wanted)
        {
            count = end;
            stretch = min_size(4 * stretch, 1024);
        }
        else if (wanted == 1)
        {
            break;
        }
        else
        {
            stretch = wanted / 4 > 0 ? wanted / 4 : 1;
        }
    }
    return count;
}

static RSN_NOINLINE bool is_same(const rsn_keys *keys, size_t index, size_t new_index)
{
    return keys->kind == RESIN_IDENTITY_SLICES ? equal_old_slices(keys, index, new_index, 0)
                                               : equal_old_bytes(keys, index, new_index, 0);
}

// The number of pairs (index + k, new_index + k), counted from k = 0, that are the same.
static size_t count_front(const rsn_keys *keys, size_t index, size_t new_index, size_t limit)
{
    if (limit == 0)
    {
        return 0;
    }
    if (keys->kind == RESIN_IDENTITY_HASHED)
    {
        return equal_pairs(keys, index, new_index, limit);
    }
    if (keys->kind != RESIN_IDENTITY_SLICES && keys->size == keys->stride)
    {
        return front_bytes(keys->old_bytes + keys->size * index,
                           keys->new_bytes + keys->size * new_index, keys->size * limit) /
               keys->size;
    }
    size_t count = 0;
    while (count < limit && is_same(keys, index + count, new_index + count))
    {
        ++count;
    }
    return count;
}

// The number of pairs (old_end - k, new_end - k), counted from k = 1, that are the same.
static size_t count_back(const rsn_keys *keys, size_t old_end, size_t new_end, size_t limit)
{
    if (limit == 0)
    {
        return 0;
    }
    if (keys->kind == RESIN_IDENTITY_HASHED)
    {
        return back_hashed(keys, old_end, new_end, limit);
    }
    if (keys->kind != RESIN_IDENTITY_SLICES && keys->size == keys->stride)
    {
        return back_bytes(keys->old_bytes + keys->size * old_end,
                          keys->new_bytes + keys->size * new_end, keys->size * limit) /
               keys->size;
    }
    size_t count = 0;
    while (count < limit && is_same(keys, old_end - count - 1, new_end - count - 1))
    {
        ++count;
    }
    return count;
}

// The part of the elements that are known to be the same which is at the beginning of the
// range, if that is at the same index in both lists; otherwise it says nothing about the range.
static size_t known_front(const rsn_keys *keys, rsn_range range, size_t limit)
{
    const size_t known = keys->callbacks->known_front;
    return range.old_begin != range.new_begin || known <= range.new_begin
               ? 0
               : min_size(known - range.new_begin, limit);
}

static size_t known_back(const rsn_keys *keys, rsn_range range, size_t limit)
{
    const size_t known = keys->callbacks->known_back;
    const size_t after = keys->callbacks->new_count - range.new_end;
    return keys->callbacks->old_count - range.old_end != after || known <= after
               ? 0
               : min_size(known - after, limit);
}

static void pair_in_order(rsn_matching *matching, size_t old_index, size_t new_index, size_t count)
{
    for (size_t k = 0; k < count; ++k)
    {
        matching->old_to_new[old_index + k] = (uint32_t)(new_index + k);
    }
    for (size_t k = 0; k < count; ++k)
    {
        matching->new_to_old[new_index + k] = (uint32_t)(old_index + k);
    }
    matching->pair_count += count;
}

rsn_range rsn_match_ends(rsn_matching *matching, const rsn_keys *keys, rsn_range range)
{
    const size_t limit = min_size(range.old_end - range.old_begin, range.new_end - range.new_begin);
    // A range may be shorter than what is known at its ends.
    size_t front = known_front(keys, range, limit);
    const size_t known = known_back(keys, range, limit - front);
    front +=
        count_front(keys, range.old_begin + front, range.new_begin + front, limit - known - front);
    size_t back = known;
    back += count_back(keys, range.old_end - back, range.new_end - back, limit - front - back);
    pair_in_order(matching, range.old_begin, range.new_begin, front);
    pair_in_order(matching, range.old_end - back, range.new_end - back, back);
    return (rsn_range){.old_begin = range.old_begin + front,
                       .old_end = range.old_end - back,
                       .new_begin = range.new_begin + front,
                       .new_end = range.new_end - back};
}
