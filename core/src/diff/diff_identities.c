// SPDX-License-Identifier: MIT

// Checks the identities that a caller passes.

#include "diff_internal.h"

#define IDENTITIES_SIZE_0_1 RSN_SIZE_THROUGH(resin_identities, equal)

static resin_status check_counts(const resin_identities *identities)
{
    if (identities->old_count > RESIN_COUNT_MAX || identities->new_count > RESIN_COUNT_MAX)
    {
        return RESIN_ERROR_TOO_LARGE;
    }
    const size_t shorter = identities->old_count < identities->new_count ? identities->old_count
                                                                         : identities->new_count;
    const bool fits = identities->known_front <= shorter &&
                      identities->known_back <= shorter - identities->known_front;
    return fits ? RESIN_OK : RESIN_ERROR_INDEX;
}

bool rsn_is_ascending(const size_t *offsets, size_t count)
{
    bool ascending = true;
    for (size_t k = 0; k < count; ++k)
    {
        ascending = ascending && offsets[k] <= offsets[k + 1];
    }
    return ascending;
}

static resin_status check_slices(const size_t *offsets, const void *bytes, size_t count)
{
    if (count == 0)
    {
        return RESIN_OK;
    }
    if (offsets == NULL)
    {
        return RESIN_ERROR_NULL_INPUT;
    }
    if (!rsn_is_ascending(offsets, count))
    {
        return RESIN_ERROR_OFFSETS;
    }
    return bytes == NULL && offsets[count] > offsets[0] ? RESIN_ERROR_NULL_INPUT : RESIN_OK;
}

static resin_status check_arrays(const resin_identities *identities)
{
    const size_t known = identities->known_front + identities->known_back; // not read
    const bool missing = (identities->old_keys == NULL && identities->old_count > known) ||
                         (identities->new_keys == NULL && identities->new_count > known);
    return missing ? RESIN_ERROR_NULL_INPUT : RESIN_OK;
}

static resin_status check_hashed(const resin_identities *identities)
{
    const bool needs_hash = (identities->old_keys == NULL && identities->old_count > 0) ||
                            (identities->new_keys == NULL && identities->new_count > 0);
    const bool missing = identities->equal == NULL || (needs_hash && identities->hash == NULL);
    return missing ? RESIN_ERROR_MISSING_CALLBACK : RESIN_OK;
}

resin_status rsn_read_identities(const resin_identities *from, resin_identities *identities)
{
    if (from == NULL)
    {
        return RESIN_ERROR_NULL_INPUT;
    }
    if (!rsn_read_def(from, IDENTITIES_SIZE_0_1, identities, sizeof *identities))
    {
        return RESIN_ERROR_STRUCT_SIZE;
    }
    if (identities->stride == 0)
    {
        identities->stride = identities->size;
    }
    const resin_status status = check_counts(identities);
    if (status != RESIN_OK)
    {
        return status;
    }
    switch (identities->kind)
    {
    case RESIN_IDENTITY_U64:
        return check_arrays(identities);
    case RESIN_IDENTITY_BYTES:
        return identities->size == 0 || identities->stride < identities->size
                   ? RESIN_ERROR_IDENTITY_SIZE
                   : check_arrays(identities);
    case RESIN_IDENTITY_SLICES:
    {
        const resin_status old_status =
            check_slices(identities->old_offsets, identities->old_keys, identities->old_count);
        return old_status != RESIN_OK ? old_status
                                      : check_slices(identities->new_offsets, identities->new_keys,
                                                     identities->new_count);
    }
    case RESIN_IDENTITY_HASHED:
        return check_hashed(identities);
    }
    return RESIN_ERROR_IDENTITY_KIND;
}
