// SPDX-License-Identifier: MIT
#ifndef RESIN_DIFF_H
#define RESIN_DIFF_H

#include <resin/allocator.h>
#include <resin/base.h>

RESIN_BEGIN_DECLS

// The difference of two lists, after Paul Heckel, "A technique for isolating differences between
// files", CACM 21(4), 1978, with identities in place of lines.
//
// Every element has an *identity*, which distinguishes it from other elements, and a *content*,
// which may change while the identity stays the same. The elements are paired in two steps:
//
// 1. The common ends: as many elements as the beginnings of both lists have in common, then as many
//    of the remaining ones as the ends have in common, are paired in their order.
// 2. Between them, the k-th occurrence of an identity in the new list is paired with its k-th
//    occurrence in the old one.
//
// So duplicates are ordinary input, and only identities that occur more than once depend on the
// first step. An element without a partner is deleted or inserted; a pair whose contents differ is
// updated; a pair whose order changed is moved. Items that are paired within sections have common
// ends in each pair of sections.
//
// A diff takes three calls on a handle, which keeps its memory for the next diff:
//
//     resin_diff_match      pairs the elements by identity
//     resin_diff_mark_...   marks the pairs whose contents differ (optional)
//     resin_diff_finish     lists the changes
//
// The result is then available as lists of changes, as stages for a list view
// (`resin_diff_stages`), or as single steps (`resin_diff_steps`). Matching takes O(n + m) time and
// memory; the common ends are compared, and only the elements between them are hashed. Minimal
// moves take O(k log k) time for the k pairs between the first and the last whose order changed.
//
// One thread at a time may use a handle, but calls that take it as const may run concurrently.
// Different handles are independent. A callback must not destroy the handle that called it; every
// other call on it returns `RESIN_ERROR_BUSY`. A callback cannot cancel the call, and keys must not
// change during it.

// ---------------------------------------------------------------------------------------------
// The handle

/// The memory and the result of a diff.
typedef struct resin_diff resin_diff;

/// The options of `resin_diff_create`. Zero in all members but `struct_size` means all defaults.
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
    def.struct_size = sizeof def;
    return def;
}

/// Creates a diff.
///
/// @param def null for all defaults
/// @param[out] out the handle, which the caller destroys; written only on success
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_OUTPUT`, `_STRUCT_SIZE`, `_FLAGS` or `_OUT_OF_MEMORY`
/// @since 0.1
RESIN_API resin_status resin_diff_create(const resin_diff_def *def, resin_diff **out);

/// Frees a diff and all of its results. Does nothing if `diff` is null.
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

/// The representation of identities.
typedef enum resin_identity_kind
{
    /// 64-bit keys. Equal keys are the same identity. The fastest kind.
    RESIN_IDENTITY_U64 = 1,
    /// Keys of `size` bytes, `stride` bytes apart, such as a UUID of 16. Equal bytes are the same
    /// identity.
    RESIN_IDENTITY_BYTES = 2,
    /// Slices of one buffer of bytes, such as names in UTF-8. Equal bytes are the same identity.
    RESIN_IDENTITY_SLICES = 3,
    /// 64-bit hashes and a callback that compares two elements. Elements with equal hashes are the
    /// same identity only if the callback says so.
    RESIN_IDENTITY_HASHED = 4
} resin_identity_kind;

/// The identities of both lists. Read during the call only. Later versions may append members;
/// members that the kind does not use are zero.
///
/// The callbacks run on the calling thread. They may be called for any index of either list, more
/// than once, and must return the same result each time.
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
    /// BYTES: the distance from the start of one key to the start of the next, at least `size`; 0
    /// means `size`.
    size_t stride;

    /// SLICES: `old_count + 1` ascending offsets into `old_keys`; slice i is the bytes from offset
    /// i to offset i + 1.
    const size_t *old_offsets;
    const size_t *new_offsets; ///< as `old_offsets`, of the new list

    /// HASHED: passed to the callbacks.
    void *context;

    /// HASHED with null keys: writes the hashes of `count` elements of `side` from `first` on.
    /// Called once for all new elements between the common ends, or once for those of each pair of
    /// sections, and for at most 16 old elements at a time that do not continue a run of unchanged
    /// elements.
    void (*hash)(void *context, resin_diff_side side, size_t first, size_t count, uint64_t *out);

    /// HASHED: compares the `count` pairs (index + k of `side`, new_index + k of the new list) from
    /// k = 0 on. Returns the number of pairs before the first whose identities differ, or `count`.
    size_t (*equal)(void *context, resin_diff_side side, size_t index, size_t new_index,
                    size_t count);

    /// HASHED with both keys null, may be null: called at most once in a match, when so many hashes
    /// collide that the keys must have been chosen for it. Returns true if `hash` uses a better
    /// function from now on, such as a keyed hash; matching then starts again with the new hashes.
    /// Returning false changes nothing. Not called if `old_keys` or `new_keys` has hashes, because
    /// they would not fit to those of another function.
    bool (*rehash)(void *context);

    /// The elements at the beginning, and at the end, that the caller has compared itself: so many
    /// are the same in both lists, one by one. They are paired before the common ends are searched,
    /// which continue after them. Keys of such a pair are not read, and its indices not passed to
    /// callbacks, unless the two elements are in different sections. Together at most the count of
    /// the shorter list; zero if nothing is known.
    ///
    /// The result is the same as without, if `known_back` is counted after the whole common
    /// beginning is in `known_front`, or the identities of either list are unique.
    size_t known_front;
    size_t known_back; ///< as `known_front`, at the end
} resin_identities;

/// Returns identities of the kind `RESIN_IDENTITY_U64`.
/// @since 0.1
static inline resin_identities resin_identities_u64(const uint64_t *old_keys, size_t old_count,
                                                    const uint64_t *new_keys, size_t new_count)
{
    resin_identities identities = RESIN_ZERO;
    identities.struct_size = sizeof identities;
    identities.kind = RESIN_IDENTITY_U64;
    identities.old_keys = old_keys;
    identities.old_count = old_count;
    identities.new_keys = new_keys;
    identities.new_count = new_count;
    return identities;
}

/// Returns identities of the kind `RESIN_IDENTITY_BYTES`: contiguous keys of `size` bytes each.
/// @since 0.1
static inline resin_identities resin_identities_bytes(size_t size, const void *old_keys,
                                                      size_t old_count, const void *new_keys,
                                                      size_t new_count)
{
    resin_identities identities = RESIN_ZERO;
    identities.struct_size = sizeof identities;
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
/// Takes O(n + m) time for keys that hash well, and 20 bytes for each new element and 4 for each
/// old one (28 and 4 for HASHED with null keys). Keys that were chosen to collide are matched by
/// sorting, in O((n + m) log m). With HASHED, d identities of one hash cost up to d comparisons
/// each, unless `rehash` separates them. The elements of the common ends are compared and not
/// hashed; new elements between them are hashed once; old elements that continue a run of unchanged
/// elements are not hashed.
///
/// On failure the diff keeps its last match and its results. On success earlier results are
/// invalid.
///
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_INPUT`, `_STRUCT_SIZE`, `_TOO_LARGE`,
///     `_IDENTITY_KIND`, `_IDENTITY_SIZE`, `_OFFSETS`, `_INDEX` (more known elements than a list
///     has), `_MISSING_CALLBACK` or `_OUT_OF_MEMORY`
/// @since 0.1
RESIN_API resin_status resin_diff_match(resin_diff *diff, const resin_identities *items);

/// Pairs items over the whole list, so that an item that changes its section is moved. Without this
/// flag items are paired within paired sections only, and such an item is deleted and inserted.
#define RESIN_DIFF_ACROSS_SECTIONS 1u

/// Pairs the sections of two sectioned lists, and their items.
///
/// `items` has the items of all sections, section after section, in one flat list for each side.
/// `old_offsets` has one more element than there are old sections: section s contains the items
/// from offset s up to offset s + 1. The first offset is 0, offsets do not descend, and the last
/// one is the number of items. `new_offsets` likewise. Read during the call only.
///
/// @param flags 0 or `RESIN_DIFF_ACROSS_SECTIONS`
/// @return as `resin_diff_match`, and `RESIN_ERROR_FLAGS`
/// @since 0.1
RESIN_API resin_status resin_diff_match_sections(resin_diff *diff, const resin_identities *sections,
                                                 const resin_identities *items,
                                                 const size_t *old_offsets,
                                                 const size_t *new_offsets, uint32_t flags);

/// Gets the partner of every old element, or `RESIN_INDEX_NONE`; for callers that mark updates.
///
/// @param[out] out as many indices as the match had old elements of the level, valid until the next
///     match; null if there are none
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_OUTPUT`, `_FLAGS` or `_ORDER`
/// @since 0.1
RESIN_API resin_status resin_diff_old_to_new(const resin_diff *diff, resin_diff_level level,
                                             const uint32_t **out);

// ---------------------------------------------------------------------------------------------
// Updates
//
// Marks count from the next finish on. Until then the results of the last one remain valid, but
// `resin_diff_steps` and `resin_diff_stages` return `RESIN_ERROR_ORDER`.

/// Marks the pair of one old element as updated. Idempotent.
///
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_FLAGS`, `_ORDER`, or `RESIN_ERROR_INDEX` if
///     there is no such element or it has no partner
/// @since 0.1
RESIN_API resin_status resin_diff_mark_update(resin_diff *diff, resin_diff_level level,
                                              size_t old_index);

/// Marks every pair whose fingerprints differ. Each array has one fingerprint for each element of
/// its list; the counts are those of the match.
///
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_INPUT`, `_FLAGS` or `_ORDER`
/// @since 0.1
RESIN_API resin_status resin_diff_mark_fingerprints(resin_diff *diff, resin_diff_level level,
                                                    const uint64_t *old_fingerprints,
                                                    const uint64_t *new_fingerprints);

/// Whether the contents of an old and a new element are equal.
typedef bool (*resin_content_equal)(void *context, size_t old_index, size_t new_index);

/// Marks every pair whose contents differ. Calls `equal` once for each pair, by ascending old
/// index, on the calling thread.
///
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_MISSING_CALLBACK`, `_FLAGS` or `_ORDER`
/// @since 0.1
RESIN_API resin_status resin_diff_mark_unequal(resin_diff *diff, resin_diff_level level,
                                               resin_content_equal equal, void *context);

// ---------------------------------------------------------------------------------------------
// The result

/// The definition of a moved pair.
typedef enum resin_diff_moves
{
    /// The fewest moves: the pairs outside a longest increasing subsequence. Of several such
    /// subsequences, the one whose new indices are greatest, compared from the last element on.
    RESIN_DIFF_MOVES_MINIMAL = 0,
    /// Heckel's: a pair is moved if deletes and inserts do not account for its new index, that is,
    /// old - deletes before it + inserts before it != new. A rotation of n elements gives n moves.
    RESIN_DIFF_MOVES_HECKEL = 1
} resin_diff_moves;

/// The old and the new index of one element. Frozen layout.
typedef struct resin_index_pair
{
    uint32_t old_index;
    uint32_t new_index;
} resin_index_pair;

/// The changes of one list. An array may be null if its count is 0. Frozen layout.
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

    /// The new elements between the common ends whose identity occurs there more than once, one
    /// group for each identity. Indices ascend within a group; groups ascend by their second index.
    /// The elements of the common ends, which are not hashed, are in no group. To list all
    /// duplicates of a list, match an empty list with it.
    const uint32_t *duplicates;
    const uint32_t *duplicate_ends; ///< the end of each group in `duplicates`
    size_t duplicate_group_count;

    /// The number of deletes, inserts, updates and moves. A pair that is both moved and updated
    /// counts twice.
    size_t change_count;
} resin_diff_changes;

/// The result of `resin_diff_finish`. Later versions may append members.
///
/// With sections, `items` has indices of the flat lists; its deletes do not include the items of
/// deleted sections, nor its inserts those of inserted ones. Without sections, `sections` is all
/// zero.
typedef struct resin_diff_result
{
    uint32_t struct_size;
    uint32_t reserved;
    resin_diff_changes items;
    resin_diff_changes sections;
} resin_diff_result;

/// Lists the changes of the last match. May be called again with another `moves` or more marks.
///
/// @param[out] out valid until the next match or finish on this diff
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_OUTPUT`, `_FLAGS`, `_ORDER` or
///     `_OUT_OF_MEMORY`
/// @since 0.1
RESIN_API resin_status resin_diff_finish(resin_diff *diff, resin_diff_moves moves,
                                         const resin_diff_result **out);

// ---------------------------------------------------------------------------------------------
// Single steps

/// The kind of a step.
typedef enum resin_diff_step_kind
{
    RESIN_DIFF_STEP_DELETE = 1, ///< remove the element at `from`
    RESIN_DIFF_STEP_INSERT = 2, ///< insert new element `new_index` at `to`
    RESIN_DIFF_STEP_MOVE = 3,   ///< remove the element at `from`, then insert it at `to`
    RESIN_DIFF_STEP_UPDATE = 4  ///< replace the element at `to` by new element `new_index`
} resin_diff_step_kind;

/// A single change. `from` and `to` refer to the list as the steps before have left it. Members
/// that the kind does not use are `RESIN_INDEX_NONE`. Frozen layout.
typedef struct resin_diff_step
{
    resin_diff_step_kind kind;
    uint32_t from;
    uint32_t to;
    uint32_t new_index; ///< the index of the element in the new list; not for a delete
} resin_diff_step;

/// Gets the changes of the last finish as steps to be applied one after the other, for arrays and
/// for views without batch updates: first deletes, descending by index; then inserts and moves,
/// ascending by new index; then updates. A move whose element the previous steps have already
/// brought to its new index is left out, so there may be fewer steps than changes. O(c log c + n +
/// m) time for c changes.
///
/// @param[out] out,count valid until the next match, finish or call of this function
/// @return `RESIN_OK`, `RESIN_ERROR_NULL_HANDLE`, `_NULL_OUTPUT`, `_OUT_OF_MEMORY`, or
///     `RESIN_ERROR_ORDER` before a finish, after a mark that follows it, and for a sectioned match
/// @since 0.1
RESIN_API resin_status resin_diff_steps(resin_diff *diff, const resin_diff_step **out,
                                        size_t *count);

RESIN_END_DECLS

#endif // RESIN_DIFF_H
