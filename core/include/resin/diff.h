// SPDX-License-Identifier: MIT
#ifndef RESIN_DIFF_H
#define RESIN_DIFF_H

#include <resin/allocator.h>
#include <resin/base.h>

RESIN_BEGIN_DECLS

// The difference of two lists, after Paul Heckel, "A technique for isolating differences between
// files", CACM 21(4), 1978, with identities in the place of lines.
//
// Every element has an *identity*, which says what it is, and a *content*, which says how it looks.
// The k-th occurrence of an identity in the new list is paired with its k-th occurrence in the old
// one, so duplicates are ordinary input. An element without a partner is deleted or inserted; a
// pair whose contents differ is updated; a pair that changed its order is moved.
//
// A diff runs in three steps on a handle, which keeps its memory for the next run:
//
//     resin_diff_match      pairs the elements by identity
//     resin_diff_mark_...   says which pairs have new content (optional)
//     resin_diff_finish     lists the changes
//
// and the result can then be read as it is, as stages for a list view (`resin_diff_stages`), or as
// single steps (`resin_diff_steps`). Matching takes O(n + m) time and memory, minimal moves
// O(k log k) over the k pairs whose order changed.
//
// A handle may be used by one thread at a time. Different handles are independent. A callback that
// uses the handle that called it gets `RESIN_ERROR_BUSY`, and must not destroy it.

// ---------------------------------------------------------------------------------------------
// The handle

/// The memory and the result of a diff.
typedef struct resin_diff resin_diff;

/// How to create a `resin_diff`. Zero but for `struct_size` means all defaults.
typedef struct resin_diff_def
{
    uint32_t struct_size;
    uint32_t flags;                   ///< must be 0
    const resin_allocator *allocator; ///< null for the C library's
} resin_diff_def;

/// A def with all defaults.
/// @since 0.1
static inline resin_diff_def resin_diff_def_default(void)
{
    resin_diff_def def = RESIN_ZERO;
    def.struct_size = (uint32_t)sizeof def;
    return def;
}

/// Creates a diff.
///
/// @param def null for all defaults
/// @param[out] out the handle, to be destroyed by the caller; written only on success
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_OUTPUT`, `_STRUCT_SIZE`, `_FLAGS` or `_OUT_OF_MEMORY`
/// @since 0.1
RESIN_API resin_status resin_diff_create(const resin_diff_def *def, resin_diff **out);

/// Frees a diff and every result read from it. Null is fine.
/// @since 0.1
RESIN_API void resin_diff_destroy(resin_diff *diff);

// ---------------------------------------------------------------------------------------------
// Matching

/// One of the two lists.
typedef enum resin_diff_side
{
    RESIN_DIFF_OLD = 0,
    RESIN_DIFF_NEW = 1
} resin_diff_side;

/// The list of sections or the list of items.
typedef enum resin_diff_level
{
    RESIN_DIFF_ITEMS = 0,
    RESIN_DIFF_SECTIONS = 1
} resin_diff_level;

/// How identities are handed over.
typedef enum resin_identity_kind
{
    /// 64-bit keys. Equal keys are the same identity. The fast path.
    RESIN_IDENTITY_U64 = 1,
    /// Keys of `size` bytes, `stride` bytes apart, such as a UUID of 16. Equal bytes are the same
    /// identity.
    RESIN_IDENTITY_BYTES = 2,
    /// Slices of one buffer of bytes, such as names in UTF-8. Equal bytes are the same identity.
    RESIN_IDENTITY_SLICES = 3,
    /// 64-bit hashes and a callback that tells whether two elements are the same. Equal hashes
    /// with different identities are kept apart.
    RESIN_IDENTITY_HASHED = 4
} resin_identity_kind;

/// The identities of both lists. Grows at its end; zero but for `struct_size`, `kind` and the
/// members that the kind names. Read during the call only.
///
/// The callbacks run on the calling thread. They may be asked
/// about any index of the range that the call was given, more than once, and must give the same
/// answer each time.
typedef struct resin_identities
{
    uint32_t struct_size;
    resin_identity_kind kind;

    size_t old_count;
    size_t new_count;

    /// U64: `uint64_t` keys. BYTES, SLICES: bytes. HASHED: `uint64_t` hashes, or null for `hash`.
    const void *old_keys;
    const void *new_keys; ///< as `old_keys`

    /// BYTES: the bytes of one key, greater than 0.
    size_t size;
    /// BYTES: from the start of one key to the start of the next, at least `size`; 0 for `size`.
    size_t stride;

    /// SLICES: `old_count + 1` ascending offsets into `old_keys`; slice i is the bytes from offset
    /// i to offset i + 1.
    const size_t *old_offsets;
    const size_t *new_offsets; ///< as `old_offsets`, of the new list

    /// HASHED: passed to the callbacks.
    void *context;

    /// HASHED, where keys are null: writes the hashes of `count` elements of `side` from `first`
    /// on. Called for all of the new list, and for stretches of at most 16 elements of the old list
    /// where no run goes on.
    void (*hash)(void *context, resin_diff_side side, size_t first, size_t count, uint64_t *out);

    /// HASHED: how many of the `count` pairs (index + k of `side`, new_index + k of the new list),
    /// counted from k = 0, are the same identity before the first that is not.
    size_t (*equal)(void *context, resin_diff_side side, size_t index, size_t new_index,
                    size_t count);

    /// HASHED, may be null: asked at most once in a match, when hashes collide so much that keys
    /// must have been made to. True if `hash` gives better ones from now on, such as those of a
    /// keyed hash; the items are then matched by them. False changes nothing.
    bool (*rehash)(void *context);
} resin_identities;

/// Identities that are 64-bit keys.
/// @since 0.1
static inline resin_identities resin_identities_u64(const uint64_t *old_keys, size_t old_count,
                                                    const uint64_t *new_keys, size_t new_count)
{
    resin_identities identities = RESIN_ZERO;
    identities.struct_size = (uint32_t)sizeof identities;
    identities.kind = RESIN_IDENTITY_U64;
    identities.old_keys = old_keys;
    identities.old_count = old_count;
    identities.new_keys = new_keys;
    identities.new_count = new_count;
    return identities;
}

/// Identities that are keys of `size` bytes each, one after the other.
/// @since 0.1
static inline resin_identities resin_identities_bytes(size_t size, const void *old_keys,
                                                      size_t old_count, const void *new_keys,
                                                      size_t new_count)
{
    resin_identities identities = RESIN_ZERO;
    identities.struct_size = (uint32_t)sizeof identities;
    identities.kind = RESIN_IDENTITY_BYTES;
    identities.size = size;
    identities.old_keys = old_keys;
    identities.old_count = old_count;
    identities.new_keys = new_keys;
    identities.new_count = new_count;
    return identities;
}

/// Pairs the elements of two lists.
///
/// Time O(n + m) for keys that hash well, memory 20 bytes for each new element and 4 for each old
/// one (28 and 4 for HASHED without hashes). Keys made to collide fall back to sorting, O((n + m)
/// log m); HASHED can only ask its callbacks, so d identities with one hash cost up to d
/// comparisons each, unless `rehash` tells them apart. The new list is hashed once; old elements
/// that continue a run are not hashed.
///
/// On failure the diff keeps what it held before. What was read from it before is gone on success.
///
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_INPUT`, `_STRUCT_SIZE`, `_TOO_LARGE`,
///     `_IDENTITY_KIND`, `_IDENTITY_SIZE`, `_OFFSETS`, `_MISSING_CALLBACK` or `_OUT_OF_MEMORY`
/// @since 0.1
RESIN_API resin_status resin_diff_match(resin_diff *diff, const resin_identities *items);

/// Items are paired over the whole list, so that an item that changes section is a move. Without
/// it items are paired within paired sections only.
#define RESIN_DIFF_ACROSS_SECTIONS 1u

/// Pairs the sections of two sectioned lists, and their items.
///
/// The items of all sections stand in one list on either side. `old_offsets` has one more element
/// than there are old sections: section s holds the items from offset s to offset s + 1, the first
/// offset is 0, they do not descend, and the last is the count of items. `new_offsets` likewise.
/// Read during the call only.
///
/// @param flags 0 or `RESIN_DIFF_ACROSS_SECTIONS`
/// @return as `resin_diff_match`, and `RESIN_ERROR_FLAGS`
/// @since 0.1
RESIN_API resin_status resin_diff_match_sections(resin_diff *diff, const resin_identities *sections,
                                                 const resin_identities *items,
                                                 const size_t *old_offsets,
                                                 const size_t *new_offsets, uint32_t flags);

/// The partner of every old element, or `RESIN_INDEX_NONE`. For a caller that marks updates.
///
/// @param[out] out valid until the next match; null where there are no old elements
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_OUTPUT`, `_FLAGS` or `_ORDER`
/// @since 0.1
RESIN_API resin_status resin_diff_old_to_new(const resin_diff *diff, resin_diff_level level,
                                             const uint32_t **out);

// ---------------------------------------------------------------------------------------------
// Updates

/// Marks the pair of one old element as updated. Marking it again changes nothing.
///
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_FLAGS`, `_ORDER`, or `RESIN_ERROR_INDEX` where
///     there is no such element or it has no partner
/// @since 0.1
RESIN_API resin_status resin_diff_mark_update(resin_diff *diff, resin_diff_level level,
                                              size_t old_index);

/// Marks every pair whose fingerprints differ. One fingerprint for each element of either list.
///
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_INPUT`, `_FLAGS` or `_ORDER`
/// @since 0.1
RESIN_API resin_status resin_diff_mark_fingerprints(resin_diff *diff, resin_diff_level level,
                                                    const uint64_t *old_fingerprints,
                                                    const uint64_t *new_fingerprints);

/// Whether the contents of an old and a new element are equal.
typedef bool (*resin_content_equal)(void *context, size_t old_index, size_t new_index);

/// Marks every pair whose contents differ. Calls `equal` once for each pair, in ascending order of
/// old indices, on the calling thread.
///
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_MISSING_CALLBACK`, `_FLAGS` or `_ORDER`
/// @since 0.1
RESIN_API resin_status resin_diff_mark_unequal(resin_diff *diff, resin_diff_level level,
                                               resin_content_equal equal, void *context);

// ---------------------------------------------------------------------------------------------
// The result

/// Which pairs count as moved.
typedef enum resin_diff_moves
{
    /// The fewest moves: the pairs outside a longest increasing subsequence. Of several, the one
    /// whose new indices are the greatest, compared from the last one on.
    RESIN_DIFF_MOVES_MINIMAL = 0,
    /// A pair is moved when deletes and inserts do not explain its index: old - deletes before it
    /// + inserts before it != new. Rotating n elements gives n moves.
    RESIN_DIFF_MOVES_HECKEL = 1
} resin_diff_moves;

/// An old and a new index of one element. Frozen layout.
typedef struct resin_index_pair
{
    uint32_t old_index;
    uint32_t new_index;
} resin_index_pair;

/// The changes of one list. Arrays may be null where their count is 0. Frozen layout.
typedef struct resin_diff_changes
{
    const uint32_t *deletes; ///< old indices, ascending
    size_t delete_count;
    const uint32_t *inserts; ///< new indices, ascending
    size_t insert_count;
    const resin_index_pair *updates; ///< ascending by new index
    size_t update_count;
    const resin_index_pair *moves; ///< ascending by new index
    size_t move_count;

    const uint32_t *old_to_new; ///< the partner of each old element, or `RESIN_INDEX_NONE`
    size_t old_count;
    const uint32_t *new_to_old; ///< the partner of each new element, or `RESIN_INDEX_NONE`
    size_t new_count;

    /// The new elements that share an identity, group after group; indices ascend in a group, and
    /// groups are in the order of their second index.
    const uint32_t *duplicates;
    const uint32_t *duplicate_ends; ///< where each group ends in `duplicates`
    size_t duplicate_group_count;

    /// Deletes, inserts, updates and moves together. An element that is moved and updated counts
    /// twice.
    size_t change_count;
} resin_diff_changes;

/// What `resin_diff_finish` found. The library fills it, later versions may append to it.
///
/// With sections, `items` has the indices of the flat lists, and its deletes and inserts leave out
/// the items that go with a deleted section or come with an inserted one. Without, `sections` is
/// all zero.
typedef struct resin_diff_result
{
    uint32_t struct_size;
    uint32_t reserved;
    resin_diff_changes items;
    resin_diff_changes sections;
} resin_diff_result;

/// Lists the changes of the last match. May be called again, with other moves or more marks.
///
/// @param[out] out valid until the next match or finish on this diff
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_OUTPUT`, `_FLAGS`, `_ORDER` or
///     `_OUT_OF_MEMORY`
/// @since 0.1
RESIN_API resin_status resin_diff_finish(resin_diff *diff, resin_diff_moves moves,
                                         const resin_diff_result **out);

// ---------------------------------------------------------------------------------------------
// Single steps, each in the coordinates of the moment

/// What a step does.
typedef enum resin_diff_step_kind
{
    RESIN_DIFF_STEP_DELETE = 1, ///< remove the element at `from`
    RESIN_DIFF_STEP_INSERT = 2, ///< insert new element `new_index`, so that it stands at `to`
    RESIN_DIFF_STEP_MOVE = 3,   ///< remove the element at `from`, then insert it to stand at `to`
    RESIN_DIFF_STEP_UPDATE = 4  ///< replace the element at `to` by new element `new_index`
} resin_diff_step_kind;

/// One step. Frozen layout. Members that a kind does not name are `RESIN_INDEX_NONE`.
typedef struct resin_diff_step
{
    resin_diff_step_kind kind;
    uint32_t from;
    uint32_t to;
    uint32_t new_index; ///< where the element stands in the new list; not for a delete
} resin_diff_step;

/// The changes of the last finish as steps to be taken one after the other, for plain arrays and
/// views that apply each change at once. Deletes come first, from the end; then inserts and moves,
/// ascending by new index; then updates. O(c log c + n + m) for c changes.
///
/// @param[out] out,count valid until the next match, finish or call of this function
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_OUTPUT`, `_OUT_OF_MEMORY`, or
///     `RESIN_ERROR_ORDER` before a finish and for a sectioned match
/// @since 0.1
RESIN_API resin_status resin_diff_steps(resin_diff *diff, const resin_diff_step **out,
                                        size_t *count);

RESIN_END_DECLS

#endif // RESIN_DIFF_H
