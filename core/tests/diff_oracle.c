// SPDX-License-Identifier: MIT
#include "diff_oracle.h"

#include <string.h>

// ---- pairing ----

static size_t section_of(const oracle_list *list, size_t index)
{
    size_t section = 0;
    while (list->offsets[section + 1] <= index)
    {
        ++section;
    }
    return section;
}

// The identities of both lists. Only elements of equal scopes may be paired, and none whose old
// scope is NONE.
typedef struct oracle_pairing
{
    const uint32_t *old_ids;
    const uint32_t *old_scopes;
    size_t old_count;
    const uint32_t *new_ids;
    const uint32_t *new_scopes;
    size_t new_count;
    uint32_t new_to_old[ORACLE_MAX];
    bool is_end[ORACLE_MAX]; // of the new elements: belongs to the common ends of its scope
} oracle_pairing;

static size_t indices_of(const uint32_t *scopes, size_t count, uint32_t scope, size_t *indices)
{
    size_t found = 0;
    for (size_t k = 0; k < count; ++k)
    {
        indices[found] = k;
        found += scopes[k] == scope;
    }
    return found;
}

// The first step: the elements that the beginnings of both lists have in common, then those that
// the ends of the remaining lists have in common.
static void pair_ends(oracle_pairing *pairing, uint32_t scope)
{
    size_t old_indices[ORACLE_MAX + 1];
    size_t new_indices[ORACLE_MAX + 1];
    size_t n = indices_of(pairing->old_scopes, pairing->old_count, scope, old_indices);
    size_t m = indices_of(pairing->new_scopes, pairing->new_count, scope, new_indices);
    size_t front = 0;
    while (front < n && front < m &&
           pairing->old_ids[old_indices[front]] == pairing->new_ids[new_indices[front]])
    {
        pairing->new_to_old[new_indices[front]] = (uint32_t)old_indices[front];
        pairing->is_end[new_indices[front++]] = true;
    }
    while (n > front && m > front &&
           pairing->old_ids[old_indices[n - 1]] == pairing->new_ids[new_indices[m - 1]])
    {
        pairing->new_to_old[new_indices[--m]] = (uint32_t)old_indices[--n];
        pairing->is_end[new_indices[m]] = true;
    }
}

static bool is_end_of_old(const oracle_pairing *pairing, size_t i)
{
    bool is_paired = false;
    for (size_t j = 0; j < pairing->new_count; ++j)
    {
        is_paired = is_paired || (pairing->is_end[j] && pairing->new_to_old[j] == i);
    }
    return is_paired;
}

// The second step: the k-th occurrence of an identity is paired with the k-th.
static void pair_between(oracle_pairing *pairing, const bool *old_is_end, size_t j)
{
    size_t earlier = 0;
    for (size_t k = 0; k < j; ++k)
    {
        earlier += !pairing->is_end[k] && pairing->new_ids[k] == pairing->new_ids[j] &&
                   pairing->new_scopes[k] == pairing->new_scopes[j];
    }
    for (size_t i = 0; i < pairing->old_count; ++i)
    {
        if (!old_is_end[i] && pairing->old_ids[i] == pairing->new_ids[j] &&
            pairing->old_scopes[i] == pairing->new_scopes[j] && earlier-- == 0)
        {
            pairing->new_to_old[j] = (uint32_t)i;
            break;
        }
    }
}

static void pair_lists(oracle_pairing *pairing)
{
    for (size_t j = 0; j < pairing->new_count; ++j)
    {
        pairing->new_to_old[j] = RESIN_INDEX_NONE;
        pairing->is_end[j] = false;
    }
    for (size_t j = 0; j < pairing->new_count; ++j)
    {
        if (!pairing->is_end[j]) // otherwise the ends of its scope are known; twice is harmless
        {
            pair_ends(pairing, pairing->new_scopes[j]);
        }
    }
    bool old_is_end[ORACLE_MAX];
    for (size_t i = 0; i < pairing->old_count; ++i)
    {
        old_is_end[i] = is_end_of_old(pairing, i);
    }
    for (size_t j = 0; j < pairing->new_count; ++j)
    {
        if (!pairing->is_end[j])
        {
            pair_between(pairing, old_is_end, j);
        }
    }
}

// ---- moves ----

// Marks the elements of `values` outside the longest increasing subsequence whose positions are
// the greatest from the last one on.
static void mark_minimal(const uint32_t *values, size_t count, bool *moved)
{
    size_t length[ORACLE_MAX];
    size_t longest = 0;
    for (size_t i = 0; i < count; ++i)
    {
        length[i] = 1;
        for (size_t k = 0; k < i; ++k)
        {
            if (values[k] < values[i] && length[k] + 1 > length[i])
            {
                length[i] = length[k] + 1;
            }
        }
        longest = length[i] > longest ? length[i] : longest;
        moved[i] = true;
    }
    uint64_t bound = UINT64_MAX;
    for (size_t i = count; i-- > 0 && longest > 0;)
    {
        if (length[i] == longest && values[i] < bound)
        {
            moved[i] = false;
            bound = values[i];
            longest -= 1;
        }
    }
    assert_int_equal(longest, 0);
}

// Heckel's definition: deletes and inserts before the element do not account for its index.
static void mark_heckel(const uint32_t *values, size_t count, bool *moved)
{
    for (size_t i = 0; i < count; ++i)
    {
        size_t rank = 0;
        for (size_t k = 0; k < count; ++k)
        {
            rank += values[k] < values[i];
        }
        moved[i] = rank != i;
    }
}

static void mark_moved(const uint32_t *values, size_t count, resin_diff_moves moves, bool *moved)
{
    if (moves == RESIN_DIFF_MOVES_HECKEL)
    {
        mark_heckel(values, count, moved);
    }
    else
    {
        mark_minimal(values, count, moved);
    }
}

// ---- comparison ----

static void check_maps(const uint32_t *new_to_old, const resin_diff_changes *actual)
{
    for (size_t j = 0; j < actual->new_count; ++j)
    {
        assert_int_equal(actual->new_to_old[j], new_to_old[j]);
    }
    for (size_t i = 0; i < actual->old_count; ++i)
    {
        uint32_t expected = RESIN_INDEX_NONE;
        for (size_t j = 0; j < actual->new_count; ++j)
        {
            expected = new_to_old[j] == i ? (uint32_t)j : expected;
        }
        assert_int_equal(actual->old_to_new[i], expected);
    }
}

// Whether new elements k and j are duplicates: two of one identity between the common ends.
static bool are_duplicates(const oracle_pairing *pairing, size_t k, size_t j)
{
    return !pairing->is_end[k] && !pairing->is_end[j] &&
           pairing->new_ids[k] == pairing->new_ids[j] &&
           pairing->new_scopes[k] == pairing->new_scopes[j];
}

static void check_duplicates(const oracle_pairing *pairing, const resin_diff_changes *actual)
{
    size_t group = 0;
    size_t at = 0;
    for (size_t j = 0; j < pairing->new_count; ++j)
    {
        size_t earlier = 0;
        for (size_t k = 0; k < j; ++k)
        {
            earlier += are_duplicates(pairing, k, j);
        }
        if (earlier != 1)
        {
            continue; // groups ascend by their second index
        }
        assert_true(group < actual->duplicate_group_count);
        for (size_t k = 0; k < pairing->new_count; ++k)
        {
            if (are_duplicates(pairing, k, j))
            {
                assert_int_equal(actual->duplicates[at++], k);
            }
        }
        assert_int_equal(actual->duplicate_ends[group++], at);
    }
    assert_int_equal(actual->duplicate_group_count, group);
}

static void check_lists(const uint32_t *new_to_old, const bool *old_listed, const bool *new_listed,
                        const bool *moved, const bool *updated, const resin_diff_changes *actual)
{
    size_t deletes = 0;
    for (size_t i = 0; i < actual->old_count; ++i)
    {
        if (old_listed[i] && actual->old_to_new[i] == RESIN_INDEX_NONE)
        {
            assert_true(deletes < actual->delete_count);
            assert_int_equal(actual->deletes[deletes++], i);
        }
    }
    size_t inserts = 0;
    size_t moves = 0;
    size_t updates = 0;
    for (size_t j = 0; j < actual->new_count; ++j)
    {
        if (new_to_old[j] == RESIN_INDEX_NONE)
        {
            if (new_listed[j])
            {
                assert_true(inserts < actual->insert_count);
                assert_int_equal(actual->inserts[inserts++], j);
            }
            continue;
        }
        if (moved[j])
        {
            assert_true(moves < actual->move_count);
            assert_int_equal(actual->moves[moves].old_index, new_to_old[j]);
            assert_int_equal(actual->moves[moves++].new_index, j);
        }
        if (updated[j])
        {
            assert_true(updates < actual->update_count);
            assert_int_equal(actual->updates[updates].old_index, new_to_old[j]);
            assert_int_equal(actual->updates[updates++].new_index, j);
        }
    }
    assert_int_equal(actual->delete_count, deletes);
    assert_int_equal(actual->insert_count, inserts);
    assert_int_equal(actual->move_count, moves);
    assert_int_equal(actual->update_count, updates);
    assert_int_equal(actual->change_count, deletes + inserts + moves + updates);
}

static void check_sections(const oracle_case *given, uint32_t *new_to_old,
                           const resin_diff_changes *actual)
{
    static const uint32_t no_scopes[ORACLE_MAX];
    const oracle_list *old_list = &given->old_list;
    const oracle_list *new_list = &given->new_list;
    static oracle_pairing pairing;
    pairing.old_ids = old_list->section_ids;
    pairing.old_scopes = no_scopes;
    pairing.old_count = old_list->section_count;
    pairing.new_ids = new_list->section_ids;
    pairing.new_scopes = no_scopes;
    pairing.new_count = new_list->section_count;
    pair_lists(&pairing);
    memcpy(new_to_old, pairing.new_to_old, sizeof pairing.new_to_old);
    uint32_t values[ORACLE_MAX];
    size_t partners[ORACLE_MAX];
    size_t pairs = 0;
    for (size_t j = 0; j < new_list->section_count; ++j)
    {
        if (new_to_old[j] != RESIN_INDEX_NONE)
        {
            values[pairs] = new_to_old[j];
            partners[pairs++] = j;
        }
    }
    bool marks[ORACLE_MAX];
    mark_moved(values, pairs, given->moves, marks);
    bool moved[ORACLE_MAX] = {false};
    for (size_t k = 0; k < pairs; ++k)
    {
        moved[partners[k]] = marks[k];
    }
    bool listed[ORACLE_MAX];
    memset(listed, true, sizeof listed);
    const bool updated[ORACLE_MAX] = {false};
    check_maps(new_to_old, actual);
    check_lists(new_to_old, listed, listed, moved, updated, actual);
    check_duplicates(&pairing, actual);
}

// The scope of an item is its section if items are paired within sections.
static void find_scopes(const oracle_case *given, const uint32_t *section_partners,
                        uint32_t *old_scopes, uint32_t *new_scopes)
{
    for (size_t i = 0; i < given->old_list.count; ++i)
    {
        const size_t section = section_of(&given->old_list, i);
        old_scopes[i] = RESIN_INDEX_NONE;
        for (size_t s = 0; s < given->new_list.section_count; ++s)
        {
            old_scopes[i] = section_partners[s] == section ? (uint32_t)s : old_scopes[i];
        }
        old_scopes[i] = given->across ? 0 : old_scopes[i];
    }
    for (size_t j = 0; j < given->new_list.count; ++j)
    {
        new_scopes[j] = given->across ? 0 : (uint32_t)section_of(&given->new_list, j);
    }
}

static void mark_moved_items(const oracle_case *given, const uint32_t *section_partners,
                             const uint32_t *new_to_old, bool *moved)
{
    const oracle_list *new_list = &given->new_list;
    for (size_t s = 0; s < new_list->section_count; ++s)
    {
        uint32_t values[ORACLE_MAX];
        size_t partners[ORACLE_MAX];
        size_t pairs = 0;
        for (size_t j = new_list->offsets[s]; j < new_list->offsets[s + 1]; ++j)
        {
            const uint32_t i = new_to_old[j];
            moved[j] = true; // for pairs across sections; the loop below overwrites the others
            if (i != RESIN_INDEX_NONE && section_of(&given->old_list, i) == section_partners[s])
            {
                values[pairs] = i;
                partners[pairs++] = j;
            }
        }
        bool marks[ORACLE_MAX];
        mark_moved(values, pairs, given->moves, marks);
        for (size_t k = 0; k < pairs; ++k)
        {
            moved[partners[k]] = marks[k];
        }
    }
}

void oracle_check(const oracle_case *given, const resin_diff_result *actual)
{
    const oracle_list *old_list = &given->old_list;
    const oracle_list *new_list = &given->new_list;
    uint32_t section_partners[ORACLE_MAX] = {0};
    if (given->sectioned)
    {
        check_sections(given, section_partners, &actual->sections);
    }
    uint32_t old_scopes[ORACLE_MAX];
    uint32_t new_scopes[ORACLE_MAX];
    find_scopes(given, section_partners, old_scopes, new_scopes);
    static oracle_pairing pairing;
    pairing.old_ids = old_list->ids;
    pairing.old_scopes = old_scopes;
    pairing.old_count = old_list->count;
    pairing.new_ids = new_list->ids;
    pairing.new_scopes = new_scopes;
    pairing.new_count = new_list->count;
    pair_lists(&pairing);
    const uint32_t *new_to_old = pairing.new_to_old;
    bool moved[ORACLE_MAX] = {false};
    bool updated[ORACLE_MAX] = {false};
    bool old_listed[ORACLE_MAX] = {false};
    bool new_listed[ORACLE_MAX] = {false};
    mark_moved_items(given, section_partners, new_to_old, moved);
    for (size_t j = 0; j < new_list->count; ++j)
    {
        const uint32_t i = new_to_old[j];
        updated[j] = i != RESIN_INDEX_NONE && old_list->contents[i] != new_list->contents[j];
        new_listed[j] = section_partners[section_of(new_list, j)] != RESIN_INDEX_NONE;
    }
    for (size_t i = 0; i < old_list->count; ++i)
    {
        for (size_t s = 0; s < new_list->section_count; ++s)
        {
            old_listed[i] = old_listed[i] || section_partners[s] == section_of(old_list, i);
        }
    }
    assert_int_equal(actual->items.old_count, old_list->count);
    assert_int_equal(actual->items.new_count, new_list->count);
    check_maps(new_to_old, &actual->items);
    check_lists(new_to_old, old_listed, new_listed, moved, updated, &actual->items);
    check_duplicates(&pairing, &actual->items);
}
