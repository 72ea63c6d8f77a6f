// SPDX-License-Identifier: MIT
#ifndef RSN_DIFF_RUNS_H
#define RSN_DIFF_RUNS_H

// Runs: run_x is the number of pairs (index + k, new_index + k), counted from k = 0, that are equal
// and may be paired without a lookup, for each kind x of keys; back_run_x is the same for the pairs
// (index + k, new_index - k), of which only first occurrences can be paired without a lookup.

#include "diff_keys.h"

// Whether a new element is the first unpaired occurrence of its identity, given that the element
// before it has just been paired: it has no earlier occurrence, or its predecessor is that.
static inline bool is_first_unpaired(const rsn_matching *matching, size_t new_index)
{
    const uint32_t mark = matching->new_to_old[new_index];
    return mark == RSN_FREE ||
           (mark == RSN_LATER && new_index > 0 && matching->next[new_index - 1] == new_index);
}

// Compares sixteen pairs at a time without a branch, which compilers vectorize.
#define DEFINE_RUN_OF_BLOCKS(kind)                                                                 \
    static inline size_t run_##kind(const rsn_keys *keys, const rsn_matching *matching,            \
                                    size_t index, size_t new_index, size_t limit)                  \
    {                                                                                              \
        size_t count = 0;                                                                          \
        for (; count + 16 <= limit; count += 16)                                                   \
        {                                                                                          \
            uint32_t taken = 0;                                                                    \
            for (size_t k = 0; k < 16; ++k)                                                        \
            {                                                                                      \
                taken |= ~matching->new_to_old[new_index + count + k];                             \
            }                                                                                      \
            if (taken != 0 || !block_##kind(keys, index + count, new_index + count))               \
            {                                                                                      \
                break;                                                                             \
            }                                                                                      \
        }                                                                                          \
        while (count < limit && is_first_unpaired(matching, new_index + count) &&                  \
               equal_old_##kind(keys, index + count, new_index + count, 0))                        \
        {                                                                                          \
            ++count;                                                                               \
        }                                                                                          \
        return count;                                                                              \
    }

#define DEFINE_RUN_OF_ELEMENTS(kind)                                                               \
    static RSN_NOINLINE size_t elements_##kind(const rsn_keys *keys, const rsn_matching *matching, \
                                               size_t index, size_t new_index, bool is_back,       \
                                               size_t limit)                                       \
    {                                                                                              \
        size_t count = 0;                                                                          \
        for (; count < limit; ++count)                                                             \
        {                                                                                          \
            const size_t j = is_back ? new_index - count : new_index + count;                      \
            const bool is_free =                                                                   \
                is_back ? matching->new_to_old[j] == RSN_FREE : is_first_unpaired(matching, j);    \
            if (!is_free || !equal_old_##kind(keys, index + count, j, 0))                          \
            {                                                                                      \
                break;                                                                             \
            }                                                                                      \
        }                                                                                          \
        return count;                                                                              \
    }                                                                                              \
    static inline size_t run_##kind(const rsn_keys *keys, const rsn_matching *matching,            \
                                    size_t index, size_t new_index, size_t limit)                  \
    {                                                                                              \
        return elements_##kind(keys, matching, index, new_index, false, limit);                    \
    }                                                                                              \
    static inline size_t back_run_##kind(const rsn_keys *keys, const rsn_matching *matching,       \
                                         size_t index, size_t new_index, size_t limit)             \
    {                                                                                              \
        return elements_##kind(keys, matching, index, new_index, true, limit);                     \
    }

DEFINE_RUN_OF_BLOCKS(u64)
DEFINE_RUN_OF_BLOCKS(b16)
DEFINE_RUN_OF_ELEMENTS(bytes)
DEFINE_RUN_OF_ELEMENTS(slices)

// Compares stretches of growing length: few calls in a long run, little work past the end of a
// short one.
static inline size_t run_hashed(const rsn_keys *keys, const rsn_matching *matching, size_t index,
                                size_t new_index, size_t limit)
{
    size_t count = 0;
    for (size_t stretch = 4; count < limit; stretch = stretch < 256 ? 4 * stretch : 256)
    {
        size_t wanted = 0;
        while (wanted < stretch && count + wanted < limit &&
               is_first_unpaired(matching, new_index + count + wanted))
        {
            ++wanted;
        }
        const size_t equal = wanted == 0
                                 ? 0
                                 : keys->callbacks->equal(keys->callbacks->context, RESIN_DIFF_OLD,
                                                          index + count, new_index + count, wanted);
        count += equal < wanted ? equal : wanted; // a wrong count must not write out of bounds
        if (equal < stretch)
        {
            break;
        }
    }
    return count;
}

// Keys of one or two words, in one function because the size of the library counts.
static RSN_NOINLINE size_t back_run_words(const rsn_keys *keys, const rsn_matching *matching,
                                          size_t index, size_t new_index, size_t limit,
                                          size_t words)
{
    size_t count = 0;
    for (; count < limit && matching->new_to_old[new_index - count] == RSN_FREE; ++count)
    {
        const size_t i = words * (index + count);
        const size_t j = words * (new_index - count);
        uint64_t difference = key_u64(keys->old_bytes, i) ^ key_u64(keys->new_bytes, j);
        if (words == 2)
        {
            difference |= key_u64(keys->old_bytes, i + 1) ^ key_u64(keys->new_bytes, j + 1);
        }
        if (difference != 0)
        {
            break;
        }
    }
    return count;
}

static inline size_t back_run_u64(const rsn_keys *keys, const rsn_matching *matching, size_t index,
                                  size_t new_index, size_t limit)
{
    return back_run_words(keys, matching, index, new_index, limit, 1);
}

static inline size_t back_run_b16(const rsn_keys *keys, const rsn_matching *matching, size_t index,
                                  size_t new_index, size_t limit)
{
    return back_run_words(keys, matching, index, new_index, limit, 2);
}

static RSN_NOINLINE size_t back_run_hashed(const rsn_keys *keys, const rsn_matching *matching,
                                           size_t index, size_t new_index, size_t limit)
{
    size_t count = 0;
    while (count < limit && matching->new_to_old[new_index - count] == RSN_FREE &&
           keys->callbacks->equal(keys->callbacks->context, RESIN_DIFF_OLD, index + count,
                                  new_index - count, 1) != 0)
    {
        ++count;
    }
    return count;
}

#endif // RSN_DIFF_RUNS_H
