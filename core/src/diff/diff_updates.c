// SPDX-License-Identifier: MIT

// Marks the pairs whose contents differ.

#include "diff_internal.h"

static resin_status check_level(const resin_diff *diff, resin_diff_level level)
{
    if (diff == NULL || diff->busy)
    {
        return diff == NULL ? RESIN_ERROR_NULL_HANDLE : RESIN_ERROR_BUSY;
    }
    if (level != RESIN_DIFF_ITEMS && level != RESIN_DIFF_SECTIONS)
    {
        return RESIN_ERROR_FLAGS;
    }
    return diff->progress == RSN_EMPTY ? RESIN_ERROR_ORDER : RESIN_OK;
}

static rsn_matching *level_of(resin_diff *diff, resin_diff_level level)
{
    return level == RESIN_DIFF_ITEMS ? &diff->items : &diff->sections;
}

resin_status resin_diff_old_to_new(const resin_diff *diff, resin_diff_level level,
                                   const uint32_t **out)
{
    const resin_status status = check_level(diff, level);
    if (status != RESIN_OK)
    {
        return status;
    }
    if (out == NULL)
    {
        return RESIN_ERROR_NULL_OUTPUT;
    }
    const rsn_matching *list = level == RESIN_DIFF_ITEMS ? &diff->items : &diff->sections;
    *out = list->old_count == 0 ? NULL : list->old_to_new;
    return RESIN_OK;
}

static void mark(rsn_matching *list, uint32_t new_index)
{
    const uint64_t bit = UINT64_C(1) << (new_index % 64);
    uint64_t *word = &list->updated[new_index / 64];
    list->update_count += (*word & bit) == 0;
    *word |= bit;
}

resin_status resin_diff_mark_update(resin_diff *diff, resin_diff_level level, size_t old_index)
{
    const resin_status status = check_level(diff, level);
    if (status != RESIN_OK)
    {
        return status;
    }
    rsn_matching *list = level_of(diff, level);
    if (old_index >= list->old_count || list->old_to_new[old_index] == RESIN_INDEX_NONE)
    {
        return RESIN_ERROR_INDEX;
    }
    mark(list, list->old_to_new[old_index]);
    diff->progress = RSN_MATCHED;
    return RESIN_OK;
}

resin_status resin_diff_mark_fingerprints(resin_diff *diff, resin_diff_level level,
                                          const uint64_t *old_fingerprints,
                                          const uint64_t *new_fingerprints)
{
    const resin_status status = check_level(diff, level);
    if (status != RESIN_OK)
    {
        return status;
    }
    rsn_matching *list = level_of(diff, level);
    if ((old_fingerprints == NULL && list->old_count > 0) ||
        (new_fingerprints == NULL && list->new_count > 0))
    {
        return RESIN_ERROR_NULL_INPUT;
    }
    for (size_t i = 0; i < list->old_count; ++i)
    {
        const uint32_t j = list->old_to_new[i];
        if (j != RESIN_INDEX_NONE && old_fingerprints[i] != new_fingerprints[j])
        {
            mark(list, j);
        }
    }
    diff->progress = RSN_MATCHED;
    return RESIN_OK;
}

resin_status resin_diff_mark_unequal(resin_diff *diff, resin_diff_level level,
                                     resin_content_equal equal, void *context)
{
    const resin_status status = check_level(diff, level);
    if (status != RESIN_OK)
    {
        return status;
    }
    if (equal == NULL)
    {
        return RESIN_ERROR_MISSING_CALLBACK;
    }
    rsn_matching *list = level_of(diff, level);
    diff->busy = true;
    for (size_t i = 0; i < list->old_count; ++i)
    {
        const uint32_t j = list->old_to_new[i];
        if (j != RESIN_INDEX_NONE && !equal(context, i, j))
        {
            mark(list, j);
        }
    }
    diff->busy = false;
    diff->progress = RSN_MATCHED;
    return RESIN_OK;
}
