// SPDX-License-Identifier: MIT

// The handle and the match: checks the arguments, lays out the memory and matches every range.

#include "diff_internal.h"

#include <string.h>

// ---- creation ----

#define DEF_SIZE_0_1 RSN_SIZE_THROUGH(resin_diff_def, allocator)

resin_status resin_diff_create(const resin_diff_def *def, resin_diff **out)
{
    if (out == NULL)
    {
        return RESIN_ERROR_NULL_OUTPUT;
    }
    resin_diff_def used = resin_diff_def_default();
    if (def != NULL && !rsn_read_def(def, DEF_SIZE_0_1, &used, sizeof used))
    {
        return RESIN_ERROR_STRUCT_SIZE;
    }
    if (used.flags != 0)
    {
        return RESIN_ERROR_FLAGS;
    }
    const resin_allocator allocator = rsn_allocator_or_default(used.allocator);
    resin_diff *diff = rsn_allocate(&allocator, sizeof *diff);
    if (diff == NULL)
    {
        return RESIN_ERROR_OUT_OF_MEMORY;
    }
    *diff = (resin_diff){.allocator = allocator, .progress = RSN_EMPTY};
    *out = diff;
    return RESIN_OK;
}

void resin_diff_destroy(resin_diff *diff)
{
    if (diff == NULL)
    {
        return;
    }
    const resin_allocator allocator = diff->allocator;
    rsn_block_release(&allocator, &diff->work);
    rsn_block_release(&allocator, &diff->lists);
    rsn_block_release(&allocator, &diff->steps);
    rsn_block_release(&allocator, &diff->plan);
    rsn_block_release(&allocator, &diff->stages);
    rsn_free(&allocator, diff, sizeof *diff);
}

// ---- keys ----

static rsn_keys make_keys(const resin_identities *identities, const uint64_t *new_hashes)
{
    rsn_keys keys = {.kind = identities->kind,
                     .old_bytes = identities->old_keys,
                     .new_bytes = identities->new_keys,
                     .size = identities->size,
                     .stride = identities->stride,
                     .old_slices = identities->old_offsets,
                     .new_slices = identities->new_offsets,
                     .callbacks = identities};
    if (identities->kind == RESIN_IDENTITY_U64)
    {
        keys.size = sizeof(uint64_t);
        keys.stride = sizeof(uint64_t);
    }
    if (identities->kind == RESIN_IDENTITY_HASHED)
    {
        keys.old_hashes = identities->old_keys;
        keys.new_hashes = new_hashes;
    }
    return keys;
}

// ---- memory of a match ----

// The offsets of the arrays of a match in its block. All arrays are in one block, so that a failed
// allocation leaves the last match unchanged.
typedef struct matching_layout
{
    size_t old_to_new;
    size_t new_to_old;
    size_t next;
    size_t updated;
    size_t hashes;
} matching_layout;

typedef struct work_layout
{
    rsn_layout total;
    matching_layout items;
    matching_layout sections;
    size_t old_offsets;
    size_t new_offsets;
    size_t scratch;
} work_layout;

static bool needs_hashes(const resin_identities *identities)
{
    return identities->kind == RESIN_IDENTITY_HASHED && identities->new_keys == NULL;
}

static matching_layout lay_out_matching(rsn_layout *total, const resin_identities *identities)
{
    const size_t n = identities->old_count;
    const size_t m = identities->new_count;
    matching_layout layout;
    layout.old_to_new = rsn_layout_add(total, n, sizeof(uint32_t));
    layout.new_to_old = rsn_layout_add(total, m, sizeof(uint32_t));
    layout.next = rsn_layout_add(total, m, sizeof(uint32_t));
    layout.updated = rsn_layout_add(total, m / 64 + 1, sizeof(uint64_t));
    layout.hashes = rsn_layout_add(total, needs_hashes(identities) ? m : 0, sizeof(uint64_t));
    return layout;
}

static work_layout lay_out(const resin_identities *items, const resin_identities *sections)
{
    work_layout layout = {.total = {0}};
    const size_t most =
        items->new_count > sections->new_count ? items->new_count : sections->new_count;
    layout.items = lay_out_matching(&layout.total, items);
    layout.sections = lay_out_matching(&layout.total, sections);
    // At least two offsets: a list without sections is treated as one paired section.
    layout.old_offsets = rsn_layout_add(&layout.total, sections->old_count + 2, sizeof(size_t));
    layout.new_offsets = rsn_layout_add(&layout.total, sections->new_count + 2, sizeof(size_t));
    const size_t four = most > SIZE_MAX / 4 - 16 ? SIZE_MAX : 4 * most + 16;
    layout.scratch = rsn_layout_add(&layout.total, four, sizeof(uint32_t));
    return layout;
}

static void bind_matching(rsn_matching *matching, unsigned char *bytes,
                          const matching_layout *layout, const resin_identities *identities)
{
    *matching = (rsn_matching){.old_to_new = (uint32_t *)(void *)(bytes + layout->old_to_new),
                               .new_to_old = (uint32_t *)(void *)(bytes + layout->new_to_old),
                               .next = (uint32_t *)(void *)(bytes + layout->next),
                               .updated = (uint64_t *)(void *)(bytes + layout->updated),
                               .old_count = identities->old_count,
                               .new_count = identities->new_count,
                               .ordered = true};
    memset(matching->updated, 0, (matching->new_count / 64 + 1) * sizeof *matching->updated);
}

static rsn_keys bind_keys(unsigned char *bytes, const matching_layout *layout,
                          const resin_identities *identities)
{
    if (!needs_hashes(identities))
    {
        return make_keys(identities, identities->new_keys);
    }
    uint64_t *hashes = (uint64_t *)(void *)(bytes + layout->hashes);
    rsn_keys keys = make_keys(identities, hashes);
    keys.computed_hashes = hashes; // written by rsn_match_range
    // Old hashes of the caller would not fit to new ones of another function.
    keys.may_rehash = identities->old_keys == NULL && identities->rehash != NULL;
    return keys;
}

// ---- matching ----

rsn_range rsn_section_range(const resin_diff *diff, size_t new_section)
{
    const uint32_t old_section =
        diff->sectioned ? diff->sections.new_to_old[new_section] : (uint32_t)new_section;
    rsn_range range = {.new_begin = diff->new_offsets[new_section],
                       .new_end = diff->new_offsets[new_section + 1]};
    if (old_section != RESIN_INDEX_NONE)
    {
        range.old_begin = diff->old_offsets[old_section];
        range.old_end = diff->old_offsets[old_section + 1];
    }
    return range;
}

static rsn_range whole_range(const rsn_matching *matching)
{
    return (rsn_range){.old_end = matching->old_count, .new_end = matching->new_count};
}

static void match_within_sections(resin_diff *diff, rsn_keys *keys)
{
    // No range contains the items of deleted sections.
    memset(diff->items.old_to_new, 0xFF, diff->items.old_count * sizeof(uint32_t));
    for (size_t section = 0; section < diff->new_section_count; ++section)
    {
        rsn_match_range(&diff->items, keys, rsn_section_range(diff, section), diff->scratch);
    }
}

// The arguments are valid. `old_offsets` is null for lists without sections.
static resin_status match(resin_diff *diff, const resin_identities *sections,
                          const resin_identities *items, const size_t *old_offsets,
                          const size_t *new_offsets, bool across)
{
    const work_layout layout = lay_out(items, sections);
    if (!rsn_block_reserve(&diff->allocator, &diff->work, layout.total.size))
    {
        return RESIN_ERROR_OUT_OF_MEMORY;
    }
    unsigned char *bytes = diff->work.bytes;
    bind_matching(&diff->items, bytes, &layout.items, items);
    bind_matching(&diff->sections, bytes, &layout.sections, sections);
    diff->old_offsets = (size_t *)(void *)(bytes + layout.old_offsets);
    diff->new_offsets = (size_t *)(void *)(bytes + layout.new_offsets);
    diff->scratch = (uint32_t *)(void *)(bytes + layout.scratch);
    diff->sectioned = old_offsets != NULL;
    diff->across = across;
    diff->old_section_count = diff->sectioned ? sections->old_count : 1;
    diff->new_section_count = diff->sectioned ? sections->new_count : 1;

    diff->busy = true; // while the caller's callbacks run
    rsn_keys item_keys = bind_keys(bytes, &layout.items, items);
    if (diff->sectioned)
    {
        memcpy(diff->old_offsets, old_offsets, (sections->old_count + 1) * sizeof *old_offsets);
        memcpy(diff->new_offsets, new_offsets, (sections->new_count + 1) * sizeof *new_offsets);
        rsn_keys section_keys = bind_keys(bytes, &layout.sections, sections);
        rsn_match_range(&diff->sections, &section_keys, whole_range(&diff->sections),
                        diff->scratch);
    }
    else
    {
        diff->old_offsets[0] = 0;
        diff->old_offsets[1] = items->old_count;
        diff->new_offsets[0] = 0;
        diff->new_offsets[1] = items->new_count;
    }
    if (diff->sectioned && !across)
    {
        match_within_sections(diff, &item_keys);
    }
    else
    {
        rsn_match_range(&diff->items, &item_keys, whole_range(&diff->items), diff->scratch);
    }
    diff->busy = false;
    diff->progress = RSN_MATCHED;
    return RESIN_OK;
}

resin_status resin_diff_match(resin_diff *diff, const resin_identities *items)
{
    if (diff == NULL || diff->busy)
    {
        return diff == NULL ? RESIN_ERROR_NULL_HANDLE : RESIN_ERROR_BUSY;
    }
    resin_identities item_identities;
    const resin_status status = rsn_read_identities(items, &item_identities);
    if (status != RESIN_OK)
    {
        return status;
    }
    const resin_identities no_sections = {.kind = RESIN_IDENTITY_U64};
    return match(diff, &no_sections, &item_identities, NULL, NULL, false);
}

static resin_status check_section_offsets(const size_t *offsets, size_t section_count,
                                          size_t item_count)
{
    if (offsets == NULL)
    {
        return RESIN_ERROR_NULL_INPUT;
    }
    const bool fits = offsets[0] == 0 && rsn_is_ascending(offsets, section_count) &&
                      offsets[section_count] == item_count;
    return fits ? RESIN_OK : RESIN_ERROR_OFFSETS;
}

resin_status resin_diff_match_sections(resin_diff *diff, const resin_identities *sections,
                                       const resin_identities *items, const size_t *old_offsets,
                                       const size_t *new_offsets, uint32_t flags)
{
    if (diff == NULL || diff->busy)
    {
        return diff == NULL ? RESIN_ERROR_NULL_HANDLE : RESIN_ERROR_BUSY;
    }
    if ((flags & ~RESIN_DIFF_ACROSS_SECTIONS) != 0)
    {
        return RESIN_ERROR_FLAGS;
    }
    resin_identities section_identities;
    resin_identities item_identities;
    resin_status status = rsn_read_identities(sections, &section_identities);
    if (status == RESIN_OK)
    {
        status = rsn_read_identities(items, &item_identities);
    }
    if (status == RESIN_OK)
    {
        status = check_section_offsets(old_offsets, section_identities.old_count,
                                       item_identities.old_count);
    }
    if (status == RESIN_OK)
    {
        status = check_section_offsets(new_offsets, section_identities.new_count,
                                       item_identities.new_count);
    }
    return status != RESIN_OK ? status
                              : match(diff, &section_identities, &item_identities, old_offsets,
                                      new_offsets, (flags & RESIN_DIFF_ACROSS_SECTIONS) != 0);
}
