// SPDX-License-Identifier: MIT

// Both lists of a diff, and their identities.

#include "diff_object.h"

#include <stdlib.h>
#include <string.h>

// Compares objects with `==`. After an exception, which remains set, all pairs count as equal, so
// that matching ends soon; its result is not used.
static size_t compare_objects(void *context, resin_diff_side side, size_t index, size_t new_index,
                              size_t count)
{
    const lists *of = context;
    PyObject *left = of->sides[side].objects;
    PyObject *right = of->sides[RESIN_DIFF_NEW].objects;
    // A list of objects with equal hashes takes quadratic time without running code of Python.
    if (PyErr_Occurred() || PyErr_CheckSignals() < 0)
    {
        return count;
    }
    for (size_t k = 0; k < count; ++k)
    {
        const int are_equal =
            PyObject_RichCompareBool(PyTuple_GetItem(left, (Py_ssize_t)(index + k)),
                                     PyTuple_GetItem(right, (Py_ssize_t)(new_index + k)), Py_EQ);
        if (are_equal <= 0)
        {
            return are_equal < 0 ? count : k;
        }
    }
    return count;
}

// Whether a buffer of signed integers has a negative one, or of unsigned ones a large one: in both
// cases the highest bit.
static bool has_high_bit(const list *keys)
{
    const uint64_t *key = keys->data;
    uint64_t bits = 0;
    for (size_t i = 0; i < keys->count; ++i)
    {
        bits |= key[i];
    }
    return bits >> 63 != 0;
}

// The same bits represent -1 and 2^64 - 1, so one list must not have the one and the other list the
// other. Sequences are then compared as objects.
static bool unify_keys(list *old, list *new, const char *old_name, const char *new_name)
{
    const bool may_clash = (old->is_signed && new->has_large) || (new->is_signed && old->has_large);
    if (!may_clash || !has_high_bit(old) || !has_high_bit(new))
    {
        return true;
    }
    if (old->is_sequence && new->is_sequence)
    {
        return list_use_objects(old, old_name) && list_use_objects(new, new_name);
    }
    PyErr_Format(PyExc_TypeError,
                 "one of '%s' and '%s' has negative integers, the other ones over 2**63 - 1",
                 old_name, new_name);
    return false;
}

// An empty list matches every kind.
static void adopt_kind(list *empty, const list *other)
{
    if (empty->count == 0 && empty->kind != other->kind)
    {
        static const size_t no_offsets[1] = {0};
        empty->kind = other->kind;
        empty->size = other->size;
        empty->stride = other->stride;
        array_release(&empty->offsets);
        empty->offsets = (array){.data = no_offsets, .count = 1};
    }
}

// Copies rows at another distance than those of the other list, because both have one stride.
static bool unify_strides(list *old, list *new, const char *old_name, const char *new_name)
{
    if (old->stride == new->stride || old->count < 2 || new->count < 2)
    {
        const size_t stride = old->count < 2 ? new->stride : old->stride;
        old->stride = stride;
        new->stride = stride;
        return true;
    }
    list *moved = new->stride == new->size ? old : new;
    const list *kept = moved == old ? new : old;
    if (kept->stride != kept->size)
    {
        PyErr_Format(PyExc_BufferError,
                     "'%s' and '%s' have rows at different distances, so one must be contiguous",
                     old_name, new_name);
        return false;
    }
    char *copy = malloc(moved->count * moved->size);
    if (copy == NULL)
    {
        PyErr_NoMemory();
        return false;
    }
    for (size_t i = 0; i < moved->count; ++i)
    {
        memcpy(copy + i * moved->size, (const char *)moved->data + i * moved->stride, moved->size);
    }
    moved->copy = (uint64_t *)(void *)copy;
    moved->data = copy;
    moved->stride = moved->size;
    return true;
}

static bool unify(lists *of, const char *old_name, const char *new_name)
{
    list *old = &of->sides[RESIN_DIFF_OLD];
    list *new = &of->sides[RESIN_DIFF_NEW];
    adopt_kind(old, new);
    adopt_kind(new, old);
    if (old->kind == LIST_OBJECTS || new->kind == LIST_OBJECTS)
    {
        return (old->count == 0 || list_use_objects(old, old_name)) &&
               (new->count == 0 || list_use_objects(new, new_name));
    }
    if (old->kind == LIST_KEYS && new->kind == LIST_KEYS)
    {
        return unify_keys(old, new, old_name, new_name);
    }
    if (old->kind != new->kind)
    {
        PyErr_Format(PyExc_TypeError, "'%s' and '%s' must have elements of the same kind", old_name,
                     new_name);
        return false;
    }
    if (old->kind == LIST_ROWS && old->size != new->size)
    {
        PyErr_Format(PyExc_TypeError,
                     "'%s' and '%s' must have elements of one size, not of %zu and %zu bytes",
                     old_name, new_name, old->size, new->size);
        return false;
    }
    return old->kind != LIST_ROWS || unify_strides(old, new, old_name, new_name);
}

static void fill_identities(lists *of)
{
    list *old = &of->sides[RESIN_DIFF_OLD];
    list *new = &of->sides[RESIN_DIFF_NEW];
    static const resin_identity_kind kinds[] = {
        [LIST_KEYS] = RESIN_IDENTITY_U64,
        [LIST_ROWS] = RESIN_IDENTITY_BYTES,
        [LIST_SLICES] = RESIN_IDENTITY_SLICES,
        [LIST_OBJECTS] = RESIN_IDENTITY_HASHED,
    };
    // Keys of an empty list may be null, but hashes may not.
    static const uint64_t nothing[1];
    of->identities = resin_identities_u64(old->data != NULL ? old->data : nothing, old->count,
                                          new->data != NULL ? new->data : nothing, new->count);
    of->identities.kind = kinds[old->kind];
    of->has_objects = old->kind == LIST_OBJECTS;
    switch (old->kind)
    {
    case LIST_KEYS:
        return;
    case LIST_ROWS:
        of->identities.old_keys = old->data != NULL ? old->data : nothing;
        of->identities.new_keys = new->data != NULL ? new->data : nothing;
        of->identities.size = old->size;
        of->identities.stride = old->stride;
        return;
    case LIST_SLICES:
        of->identities.old_offsets = old->offsets.data;
        of->identities.new_offsets = new->offsets.data;
        return;
    default:
        of->identities.context = of;
        of->identities.equal = compare_objects;
        return;
    }
}

bool lists_read(lists *out, PyObject *old, PyObject *new, const char *old_name,
                const char *new_name)
{
    memset(out, 0, sizeof *out);
    if (!list_read(old, old_name, &out->sides[RESIN_DIFF_OLD]) ||
        !list_read(new, new_name, &out->sides[RESIN_DIFF_NEW]) || !unify(out, old_name, new_name))
    {
        return false;
    }
    fill_identities(out);
    return true;
}

// Whether the last slice of one list ends within its data. The core checks that offsets ascend.
static bool is_inside(const list *of, const char *name)
{
    if (of->kind != LIST_SLICES || of->count == 0)
    {
        return true;
    }
    const size_t end = ((const size_t *)of->offsets.data)[of->count];
    if (end > (size_t)of->view.len)
    {
        PyErr_Format(PyExc_ValueError, "the last offset of '%s' is %zu, beyond its %zd bytes", name,
                     end, of->view.len);
        return false;
    }
    return true;
}

bool lists_are_inside(const lists *lists, const char *old_name, const char *new_name)
{
    return is_inside(&lists->sides[RESIN_DIFF_OLD], old_name) &&
           is_inside(&lists->sides[RESIN_DIFF_NEW], new_name);
}

void lists_release(lists *lists)
{
    for (int side = 0; side < 2; ++side)
    {
        list *of = &lists->sides[side];
        free(of->copy);
        Py_XDECREF(of->objects);
        if (of->view.obj != NULL)
        {
            PyBuffer_Release(&of->view);
        }
        array_release(&of->offsets);
    }
}
