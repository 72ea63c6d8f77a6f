// SPDX-License-Identifier: MIT

// Random cases, and the identities of a case in every representation.

#include "diff_oracle.h"

#include <stdio.h>
#include <string.h>

// ---- identities ----

typedef struct key_memory
{
    uint64_t words[2][ORACLE_MAX];
    unsigned char bytes[2][16 * ORACLE_MAX];
    size_t offsets[2][ORACLE_MAX + 1];
    const uint32_t *ids[2];
    uint32_t hash_count;
} key_memory;

static uint64_t spread(uint32_t id)
{
    support_random random = {.state = id};
    return support_next(&random);
}

static void hash_ids(void *context, resin_diff_side side, size_t first, size_t count, uint64_t *out)
{
    const key_memory *memory = context;
    for (size_t k = 0; k < count; ++k)
    {
        out[k] = spread(memory->ids[side][first + k] % memory->hash_count);
    }
}

static size_t equal_ids(void *context, resin_diff_side side, size_t index, size_t new_index,
                        size_t count)
{
    const key_memory *memory = context;
    size_t equal = 0;
    while (equal < count && memory->ids[side][index + equal] == memory->ids[1][new_index + equal])
    {
        ++equal;
    }
    return equal;
}

static resin_identities hashed(key_memory *memory, const uint32_t *old_ids, size_t old_count,
                               const uint32_t *new_ids, size_t new_count, uint32_t hash_count)
{
    *memory = (key_memory){.ids = {old_ids, new_ids}, .hash_count = hash_count};
    resin_identities identities = RESIN_ZERO;
    identities.struct_size = (uint32_t)sizeof identities;
    identities.kind = RESIN_IDENTITY_HASHED;
    identities.old_count = old_count;
    identities.new_count = new_count;
    identities.context = memory;
    identities.hash = hash_ids;
    identities.equal = equal_ids;
    return identities;
}

static size_t write_name(unsigned char *out, uint32_t id)
{
    // Includes the empty name, and names that are prefixes of others.
    return id == 0 ? 0 : (size_t)snprintf((char *)out, 12, "%x", id * 7);
}

static void write_keys(key_memory *memory, int side, const uint32_t *ids, size_t count)
{
    memory->offsets[side][0] = 0;
    for (size_t k = 0; k < count; ++k)
    {
        memory->words[side][k] = ids[k];
        memory->offsets[side][k + 1] =
            memory->offsets[side][k] +
            write_name(memory->bytes[side] + memory->offsets[side][k], ids[k]);
    }
}

static resin_identities make_identities(key_memory *memory, oracle_keys keys,
                                        const uint32_t *old_ids, size_t old_count,
                                        const uint32_t *new_ids, size_t new_count)
{
    const uint32_t hash_count = keys == ORACLE_ONE_HASH     ? 1
                                : keys == ORACLE_FEW_HASHES ? 3
                                                            : UINT32_MAX;
    resin_identities identities =
        hashed(memory, old_ids, old_count, new_ids, new_count, hash_count);
    write_keys(memory, 0, old_ids, old_count);
    write_keys(memory, 1, new_ids, new_count);
    switch (keys)
    {
    case ORACLE_U64:
        return resin_identities_u64(memory->words[0], old_count, memory->words[1], new_count);
    case ORACLE_BYTES_16:
        for (size_t side = 0; side < 2; ++side)
        {
            for (size_t k = 0; k < (side == 0 ? old_count : new_count); ++k)
            {
                const uint64_t words[2] = {spread(memory->ids[side][k]), memory->ids[side][k]};
                memcpy(memory->bytes[side] + 16 * k, words, 16);
            }
        }
        return resin_identities_bytes(16, memory->bytes[0], old_count, memory->bytes[1], new_count);
    case ORACLE_BYTES_3:
        for (size_t side = 0; side < 2; ++side)
        {
            memset(memory->bytes[side], 0xEE, sizeof memory->bytes[side]);
            for (size_t k = 0; k < (side == 0 ? old_count : new_count); ++k)
            {
                unsigned char *bytes = memory->bytes[side] + 5 * k;
                for (size_t byte = 0; byte < 3; ++byte)
                {
                    bytes[byte] = (unsigned char)(memory->ids[side][k] >> 8 * byte);
                }
                bytes[3] = (unsigned char)(side * 91 + k); // padding that differs
            }
        }
        identities =
            resin_identities_bytes(3, memory->bytes[0], old_count, memory->bytes[1], new_count);
        identities.stride = 5;
        return identities;
    case ORACLE_SLICES:
        identities.kind = RESIN_IDENTITY_SLICES;
        identities.old_keys = memory->bytes[0];
        identities.new_keys = memory->bytes[1];
        identities.old_offsets = memory->offsets[0];
        identities.new_offsets = memory->offsets[1];
        return identities;
    case ORACLE_HASHES_AND_EQUALITY:
        hash_ids(memory, RESIN_DIFF_OLD, 0, old_count, memory->words[0]);
        hash_ids(memory, RESIN_DIFF_NEW, 0, new_count, memory->words[1]);
        identities.old_keys = memory->words[0];
        identities.new_keys = memory->words[1];
        identities.hash = NULL;
        return identities;
    default:
        return identities;
    }
}

static bool equal_contents(void *context, size_t old_index, size_t new_index)
{
    const oracle_case *given = context;
    return given->old_list.contents[old_index] == given->new_list.contents[new_index];
}

const resin_diff_result *oracle_run(resin_diff *diff, const oracle_case *given, oracle_keys keys)
{
    static key_memory item_memory;
    static key_memory section_memory;
    const oracle_list *old_list = &given->old_list;
    const oracle_list *new_list = &given->new_list;
    const resin_identities items = make_identities(&item_memory, keys, old_list->ids,
                                                   old_list->count, new_list->ids, new_list->count);
    if (given->sectioned)
    {
        const resin_identities sections =
            make_identities(&section_memory, keys, old_list->section_ids, old_list->section_count,
                            new_list->section_ids, new_list->section_count);
        assert_ok(resin_diff_match_sections(diff, &sections, &items, old_list->offsets,
                                            new_list->offsets,
                                            given->across ? RESIN_DIFF_ACROSS_SECTIONS : 0));
    }
    else
    {
        assert_ok(resin_diff_match(diff, &items));
    }
    oracle_case *context = (oracle_case *)(uintptr_t)given;
    assert_ok(resin_diff_mark_unequal(diff, RESIN_DIFF_ITEMS, equal_contents, context));
    const resin_diff_result *result = NULL;
    assert_ok(resin_diff_finish(diff, given->moves, &result));
    oracle_check(given, result);
    return result;
}

// ---- random cases ----

static void cut_sections(oracle_list *list, support_random *random, bool sectioned)
{
    list->section_count = sectioned ? support_below(random, 6) : 1;
    if (list->section_count == 0)
    {
        list->count = 0;
    }
    for (size_t s = 0; s <= list->section_count; ++s)
    {
        list->offsets[s] = support_below(random, (uint32_t)list->count + 1);
        for (size_t t = s; t > 0 && list->offsets[t] < list->offsets[t - 1]; --t)
        {
            const size_t swap = list->offsets[t];
            list->offsets[t] = list->offsets[t - 1];
            list->offsets[t - 1] = swap;
        }
    }
    list->offsets[0] = 0;
    list->offsets[list->section_count] = list->count;
    for (size_t s = 0; s < list->section_count; ++s)
    {
        list->section_ids[s] = support_below(random, 6);
    }
}

static void edit(oracle_list *list, support_random *random, uint32_t most, uint32_t ids)
{
    for (uint32_t edits = support_below(random, 8); edits > 0; --edits)
    {
        const uint32_t at = support_below(random, (uint32_t)list->count + 1);
        const size_t after = list->count - at;
        if (support_below(random, 3) == 0 && list->count < most)
        {
            memmove(&list->ids[at + 1], &list->ids[at], after * sizeof list->ids[0]);
            list->ids[at] = support_below(random, ids);
            list->count += 1;
        }
        else if (at < list->count && support_below(random, 2) == 0)
        {
            memmove(&list->ids[at], &list->ids[at + 1], (after - 1) * sizeof list->ids[0]);
            list->count -= 1;
        }
        else if (list->count > 0 && at < list->count)
        {
            const uint32_t to = support_below(random, (uint32_t)list->count);
            const uint32_t swap = list->ids[at];
            list->ids[at] = list->ids[to];
            list->ids[to] = swap;
        }
    }
}

static void turn_round(oracle_list *list, support_random *random)
{
    uint32_t begin = support_below(random, (uint32_t)list->count + 1);
    uint32_t end = begin + support_below(random, (uint32_t)list->count - begin + 1);
    for (; begin + 1 < end; ++begin, --end)
    {
        const uint32_t swap = list->ids[begin];
        list->ids[begin] = list->ids[end - 1];
        list->ids[end - 1] = swap;
    }
}

void oracle_random(oracle_case *given, support_random *random, uint32_t most, uint32_t ids,
                   bool sectioned)
{
    *given = (oracle_case){.sectioned = sectioned,
                           .across = sectioned && support_below(random, 2) == 0,
                           .moves = (resin_diff_moves)support_below(random, 2)};
    oracle_list *old_list = &given->old_list;
    oracle_list *new_list = &given->new_list;
    old_list->count = support_below(random, most + 1);
    new_list->count = support_below(random, most + 1);
    for (size_t k = 0; k < ORACLE_MAX; ++k)
    {
        old_list->ids[k] = support_below(random, ids);
        new_list->ids[k] = support_below(random, ids);
        old_list->contents[k] = support_below(random, 8) == 0;
        new_list->contents[k] = support_below(random, 8) == 0;
    }
    if (support_below(random, 2) == 0)
    {
        memcpy(new_list->ids, old_list->ids, sizeof new_list->ids);
        new_list->count = old_list->count;
        if (support_below(random, 3) == 0)
        {
            turn_round(new_list, random);
        }
        edit(new_list, random, most, ids);
    }
    cut_sections(old_list, random, sectioned);
    cut_sections(new_list, random, sectioned);
    if (sectioned && support_below(random, 2) == 0)
    {
        memcpy(new_list->section_ids, old_list->section_ids, sizeof new_list->section_ids);
    }
}

void oracle_without_sections(oracle_case *given)
{
    given->sectioned = false;
    given->across = false;
    for (int side = 0; side < 2; ++side)
    {
        oracle_list *list = side == 0 ? &given->old_list : &given->new_list;
        list->section_count = 1;
        list->offsets[0] = 0;
        list->offsets[1] = list->count;
    }
}
