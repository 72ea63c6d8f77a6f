// SPDX-License-Identifier: MIT
#ifndef RSN_DIFF_RUNS_H
#define RSN_DIFF_RUNS_H

// Runs: run_x is the number of pairs (index + k, new_index + k), counted from k = 0, that are equal
// and may be paired without a lookup, for each kind x of keys.

#include "diff_keys.h"

// Whether a new element is the first unpaired occurrence of its identity, given that the element
// before it has just been paired: it has no earlier occurrence, or its predecessor is that.
static inline bool is_first_unpaired(const rsn_matching *matching, size_t new_index)
{
    const uint32_t mark = matching->new_to_old[new_index];
    return mark == RSN_FREE ||
           (mark == RSN_LATER && new_index > 0 && matching->next[new_index - 1] == new_index);
}

// Compares sixteen pairs at a time without a branch, which compilers vectorise.
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
    static inline size_t run_##kind(const rsn_keys *keys, const rsn_matching *matching,            \
                                    size_t index, size_t new_index, size_t limit)                  \
    {                                                                                              \
        size_t count = 0;                                                                          \
        while (count < limit && is_first_unpaired(matching, new_index + count) &&                  \
               equal_old_##kind(keys, index + count, new_index + count, 0))                        \
        {                                                                                          \
            ++count;                                                                               \
        }                                                                                          \
        return count;                                                                              \
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

#endif // RSN_DIFF_RUNS_H
