// SPDX-License-Identifier: MIT
#ifndef RSN_DIFF_KEYS_H
#define RSN_DIFF_KEYS_H

// Hashes and equality of each kind x of keys: hash_new_x, hash_stretch_x (of old keys),
// equal_new_x, equal_old_x, same_as_next_x. block_x compares sixteen pairs at a time.

#include "diff_internal.h"

#include <string.h>

static inline uint64_t load64(const unsigned char *bytes)
{
    uint64_t word;
    memcpy(&word, bytes, sizeof word);
    return word;
}

static inline uint64_t rotate32(uint64_t word)
{
    return word << 32 | word >> 32;
}

// Multiplicative hashing (Knuth, TAOCP 6.4): the top bits of the product, to which every bit of the
// key contributes, select the slot; the bits below them are the tag. The multipliers are odd and
// have no regular bit pattern: 2^64 / golden ratio, and one from L'Ecuyer's tables (1999).
#define MULTIPLIER_1 UINT64_C(0x9E3779B97F4A7C15)
#define MULTIPLIER_2 UINT64_C(0xD1342543DE82EF95)

static inline uint64_t hash_word(uint64_t word)
{
    return word * MULTIPLIER_1;
}

// The rotation moves the well-mixed top half of the product down: the second multiplication drops
// the high bits of its operand.
static inline uint64_t hash_words(uint64_t first, uint64_t second)
{
    return (rotate32(first * MULTIPLIER_1) ^ second) * MULTIPLIER_2;
}

// Loads 1 to 7 bytes, some of them twice, so that different bytes of one count give different
// words.
static inline uint64_t load_short(const unsigned char *bytes, size_t count)
{
    if (count < 4)
    {
        return bytes[0] | (uint64_t)bytes[count / 2] << 8 | (uint64_t)bytes[count - 1] << 16;
    }
    uint32_t first;
    uint32_t last;
    memcpy(&first, bytes, sizeof first);
    memcpy(&last, bytes + count - sizeof last, sizeof last);
    return first | (uint64_t)last << 32;
}

static inline uint64_t hash_bytes(const unsigned char *bytes, size_t count)
{
    uint64_t hash = count;
    size_t offset = 0;
    for (; offset + 8 <= count; offset += 8)
    {
        hash = hash_words(hash, load64(bytes + offset));
    }
    if (offset < count)
    {
        hash = hash_words(hash, count >= 8 ? load64(bytes + count - 8) : load_short(bytes, count));
    }
    return hash_words(hash, 0);
}

// Names are short: calling memcmp costs more than the comparison.
static inline bool equal_bytes(const unsigned char *left, const unsigned char *right, size_t count)
{
    if (count < 8)
    {
        return count == 0 || load_short(left, count) == load_short(right, count);
    }
    if (count > 64)
    {
        return memcmp(left, right, count) == 0;
    }
    uint64_t difference = load64(left + count - 8) ^ load64(right + count - 8);
    for (size_t offset = 0; offset + 8 < count; offset += 8)
    {
        difference |= load64(left + offset) ^ load64(right + offset);
    }
    return difference == 0;
}

// ---- 64-bit keys ----

static inline uint64_t key_u64(const unsigned char *keys, size_t index)
{
    return load64(keys + 8 * index);
}

static inline uint64_t hash_new_u64(const rsn_keys *keys, size_t index)
{
    return hash_word(key_u64(keys->new_bytes, index));
}

static inline uint64_t hash_old_u64(const rsn_keys *keys, size_t index)
{
    return hash_word(key_u64(keys->old_bytes, index));
}

static inline bool equal_new_u64(const rsn_keys *keys, size_t index, size_t new_index)
{
    return key_u64(keys->new_bytes, index) == key_u64(keys->new_bytes, new_index);
}

static inline bool equal_old_u64(const rsn_keys *keys, size_t index, size_t new_index,
                                 uint64_t hash)
{
    (void)hash;
    return key_u64(keys->old_bytes, index) == key_u64(keys->new_bytes, new_index);
}

static inline bool block_u64(const rsn_keys *keys, size_t old_index, size_t new_index)
{
    uint64_t difference = 0;
    for (size_t k = 0; k < 16; ++k)
    {
        difference |=
            key_u64(keys->old_bytes, old_index + k) ^ key_u64(keys->new_bytes, new_index + k);
    }
    return difference == 0;
}

// ---- keys of 16 bytes, one after the other ----

static inline uint64_t hash_new_b16(const rsn_keys *keys, size_t index)
{
    return hash_words(key_u64(keys->new_bytes, 2 * index), key_u64(keys->new_bytes, 2 * index + 1));
}

static inline uint64_t hash_old_b16(const rsn_keys *keys, size_t index)
{
    return hash_words(key_u64(keys->old_bytes, 2 * index), key_u64(keys->old_bytes, 2 * index + 1));
}

static inline bool equal_b16(const unsigned char *left, const unsigned char *right)
{
    return ((load64(left) ^ load64(right)) | (load64(left + 8) ^ load64(right + 8))) == 0;
}

static inline bool equal_new_b16(const rsn_keys *keys, size_t index, size_t new_index)
{
    return equal_b16(keys->new_bytes + 16 * index, keys->new_bytes + 16 * new_index);
}

static inline bool equal_old_b16(const rsn_keys *keys, size_t index, size_t new_index,
                                 uint64_t hash)
{
    (void)hash;
    return equal_b16(keys->old_bytes + 16 * index, keys->new_bytes + 16 * new_index);
}

static inline bool block_b16(const rsn_keys *keys, size_t old_index, size_t new_index)
{
    uint64_t difference = 0;
    for (size_t k = 0; k < 32; ++k)
    {
        difference |= key_u64(keys->old_bytes, 2 * old_index + k) ^
                      key_u64(keys->new_bytes, 2 * new_index + k);
    }
    return difference == 0;
}

// ---- keys of any size, at any stride ----

static inline uint64_t hash_new_bytes(const rsn_keys *keys, size_t index)
{
    return hash_bytes(keys->new_bytes + keys->stride * index, keys->size);
}

static inline uint64_t hash_old_bytes(const rsn_keys *keys, size_t index)
{
    return hash_bytes(keys->old_bytes + keys->stride * index, keys->size);
}

static inline bool equal_new_bytes(const rsn_keys *keys, size_t index, size_t new_index)
{
    return equal_bytes(keys->new_bytes + keys->stride * index,
                       keys->new_bytes + keys->stride * new_index, keys->size);
}

static inline bool equal_old_bytes(const rsn_keys *keys, size_t index, size_t new_index,
                                   uint64_t hash)
{
    (void)hash;
    return equal_bytes(keys->old_bytes + keys->stride * index,
                       keys->new_bytes + keys->stride * new_index, keys->size);
}

// ---- slices of one buffer ----

static inline bool equal_slices(const unsigned char *left, const size_t *left_slices, size_t index,
                                const unsigned char *right, const size_t *right_slices,
                                size_t right_index)
{
    const size_t size = left_slices[index + 1] - left_slices[index];
    return size == right_slices[right_index + 1] - right_slices[right_index] &&
           equal_bytes(left + left_slices[index], right + right_slices[right_index], size);
}

static inline uint64_t hash_new_slices(const rsn_keys *keys, size_t index)
{
    const size_t begin = keys->new_slices[index];
    return hash_bytes(keys->new_bytes + begin, keys->new_slices[index + 1] - begin);
}

static inline uint64_t hash_old_slices(const rsn_keys *keys, size_t index)
{
    const size_t begin = keys->old_slices[index];
    return hash_bytes(keys->old_bytes + begin, keys->old_slices[index + 1] - begin);
}

static inline bool equal_new_slices(const rsn_keys *keys, size_t index, size_t new_index)
{
    return equal_slices(keys->new_bytes, keys->new_slices, index, keys->new_bytes, keys->new_slices,
                        new_index);
}

static inline bool equal_old_slices(const rsn_keys *keys, size_t index, size_t new_index,
                                    uint64_t hash)
{
    (void)hash;
    return equal_slices(keys->old_bytes, keys->old_slices, index, keys->new_bytes, keys->new_slices,
                        new_index);
}

// ---- hashes with a callback ----

// The top bits select the slot, and the caller's hashes may vary in their low bits only.
static inline uint64_t hash_new_hashed(const rsn_keys *keys, size_t index)
{
    return hash_word(keys->new_hashes[index]);
}

static inline void hash_stretch_hashed(const rsn_keys *keys, size_t begin, size_t count,
                                       uint64_t *out)
{
    if (keys->old_hashes != NULL)
    {
        memcpy(out, keys->old_hashes + begin, count * sizeof *out);
    }
    else
    {
        keys->callbacks->hash(keys->callbacks->context, RESIN_DIFF_OLD, begin, count, out);
    }
    for (size_t k = 0; k < count; ++k)
    {
        out[k] = hash_word(out[k]);
    }
}

static inline bool equal_new_hashed(const rsn_keys *keys, size_t index, size_t new_index)
{
    return keys->new_hashes[index] == keys->new_hashes[new_index] &&
           keys->callbacks->equal(keys->callbacks->context, RESIN_DIFF_NEW, index, new_index, 1) !=
               0;
}

// hash_word is injective: equal values mean equal hashes.
static inline bool equal_old_hashed(const rsn_keys *keys, size_t index, size_t new_index,
                                    uint64_t hash)
{
    return hash_new_hashed(keys, new_index) == hash &&
           keys->callbacks->equal(keys->callbacks->context, RESIN_DIFF_OLD, index, new_index, 1) !=
               0;
}

// Whether new element j is the same as the one after it. One call of `equal` compares up to 16 more
// elements before j; `*same_from` is the first index that is already known to be.
static inline bool same_as_next_hashed(const rsn_keys *keys, rsn_range range, size_t j,
                                       size_t *same_from)
{
    const uint64_t *hashes = keys->new_hashes;
    if (j >= *same_from)
    {
        return true;
    }
    if (j + 1 == range.new_end || hashes[j] != hashes[j + 1])
    {
        return false;
    }
    size_t begin = j;
    while (begin > range.new_begin && j - begin < 16 && hashes[begin - 1] == hashes[j])
    {
        --begin;
    }
    const size_t count = j + 1 - begin;
    if (keys->callbacks->equal(keys->callbacks->context, RESIN_DIFF_NEW, begin, begin + 1, count) <
        count)
    {
        return false; // or unknown; the table will find the duplicate
    }
    *same_from = begin;
    return true;
}

// For exact keys a lookup in the table costs no more than a comparison with the next element.
#define DEFINE_SAME_AS_NEXT(kind)                                                                  \
    static inline bool same_as_next_##kind(const rsn_keys *keys, rsn_range range, size_t j,        \
                                           size_t *same_from)                                      \
    {                                                                                              \
        (void)keys;                                                                                \
        (void)range;                                                                               \
        (void)j;                                                                                   \
        (void)same_from;                                                                           \
        return false;                                                                              \
    }

DEFINE_SAME_AS_NEXT(u64)
DEFINE_SAME_AS_NEXT(b16)
DEFINE_SAME_AS_NEXT(bytes)
DEFINE_SAME_AS_NEXT(slices)

#define DEFINE_HASH_STRETCH(kind)                                                                  \
    static inline void hash_stretch_##kind(const rsn_keys *keys, size_t begin, size_t count,       \
                                           uint64_t *out)                                          \
    {                                                                                              \
        for (size_t k = 0; k < count; ++k)                                                         \
        {                                                                                          \
            out[k] = hash_old_##kind(keys, begin + k);                                             \
        }                                                                                          \
    }

DEFINE_HASH_STRETCH(u64)
DEFINE_HASH_STRETCH(b16)
DEFINE_HASH_STRETCH(bytes)
DEFINE_HASH_STRETCH(slices)

#endif // RSN_DIFF_KEYS_H
