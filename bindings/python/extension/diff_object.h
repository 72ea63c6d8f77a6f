// SPDX-License-Identifier: MIT
#ifndef DIFF_OBJECT_H
#define DIFF_OBJECT_H

#include "binding.h"

// ---------------------------------------------------------------------------------------------
// Identities

/// The representation of one list.
typedef enum list_kind
{
    LIST_KEYS,   ///< 64-bit keys
    LIST_ROWS,   ///< bytes of one size, at regular distances
    LIST_SLICES, ///< slices of a buffer
    LIST_OBJECTS ///< objects of Python
} list_kind;

/// One list of identities. Zero is empty.
typedef struct list
{
    list_kind kind;
    size_t count;
    const void *data;
    size_t size;       // ROWS: of an element, in bytes
    size_t stride;     // ROWS: from element to element, in bytes
    array offsets;     // SLICES
    bool is_sequence;  // made from a sequence, not from a buffer
    bool is_signed;    // KEYS: some may be negative
    bool has_large;    // KEYS: some may be over 2^63 - 1
    PyObject *objects; // OBJECTS: a tuple; KEYS from a sequence: the sequence
    uint64_t *copy;    // KEYS: owned keys; OBJECTS: owned hashes
    Py_buffer view;    // of the data
} list;

/// The lists of both sides, and the identities over them.
typedef struct lists
{
    list sides[2];
    resin_identities identities;
    bool has_objects; ///< a call compares objects, so it requires the GIL
} lists;

/// Reads both lists. Call `lists_release`, also after a failure.
bool lists_read(lists *out, PyObject *old, PyObject *new, const char *old_name,
                const char *new_name);
void lists_release(lists *lists);

/// Whether all slices lie within their data. Call it immediately before a call of the core: reading
/// other arguments may run code of Python, which could have changed the offsets.
bool lists_are_inside(const lists *lists, const char *old_name, const char *new_name);

/// Reads one list into `out`, which is zero.
bool list_read(PyObject *object, const char *name, list *out);

/// Replaces keys that were made from a sequence by its objects.
bool list_use_objects(list *list, const char *name);

// ---------------------------------------------------------------------------------------------
// The handle and its results

/// A `Diff`. Busy while a call runs without the GIL or runs code of Python.
typedef struct diff_object
{
    PyObject_HEAD resin_diff *diff;
    size_t counts[2][2]; // of the last match: a level, and a side
    size_t elements;     // the sum of the counts
    bool is_sectioned;
    bool has_match; // not before the first match, nor after one during which `__eq__` raised
    bool is_busy;
} diff_object;

/// Returns the diff, or null with BusyError or ClosedError.
resin_diff *usable_diff(PyObject *self);

/// Like `usable_diff`, and raises ResinError (ORDER) if there is no match.
resin_diff *matched_diff(PyObject *self);

/// Returns Changes with a copy of a result.
PyObject *make_changes(const resin_diff_result *result, bool is_sectioned);

/// Adds Changes to the module.
bool add_changes(PyObject *module);

PyObject *diff_mark_update(PARAMETERS);
PyObject *diff_mark_fingerprints(PARAMETERS);
PyObject *diff_mark_contents(PARAMETERS);
PyObject *diff_mark_unequal(PARAMETERS);
PyObject *diff_stages(PARAMETERS);
PyObject *check_stage(PARAMETERS);

#endif // DIFF_OBJECT_H
