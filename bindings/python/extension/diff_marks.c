// SPDX-License-Identifier: MIT

// Marks of updates.

#include "diff_object.h"

PyObject *diff_mark_update(PARAMETERS)
{
    READ_ARGUMENTS(Diff_mark_update)
    size_t index;
    uint32_t level = RESIN_DIFF_ITEMS;
    resin_diff *diff = to_count(in[0], "old_index", &index) && to_u32(in[1], "level", &level)
                           ? matched_diff(self)
                           : NULL;
    return diff != NULL
               ? none_or_error(resin_diff_mark_update(diff, (resin_diff_level)level, index))
               : NULL;
}

// Whether two lists have as many elements as those of the last match.
static bool have_counts(PyObject *self, uint32_t level, size_t old, size_t new)
{
    if (level > RESIN_DIFF_SECTIONS)
    {
        raise_status(RESIN_ERROR_FLAGS);
        return false;
    }
    const size_t *counts = ((diff_object *)self)->counts[level];
    if (old != counts[RESIN_DIFF_OLD] || new != counts[RESIN_DIFF_NEW])
    {
        PyErr_Format(PyExc_ValueError,
                     "'old' and 'new' must have %zu and %zu elements, not %zu and %zu",
                     counts[RESIN_DIFF_OLD], counts[RESIN_DIFF_NEW], old, new);
        return false;
    }
    return true;
}

static PyObject *mark_fingerprints(PyObject *self, uint32_t level, const resin_identities *both)
{
    if (both->kind != RESIN_IDENTITY_U64)
    {
        PyErr_SetString(PyExc_TypeError, "'old' and 'new' must be integers of 64 bits");
        return NULL;
    }
    resin_diff *diff = matched_diff(self);
    if (diff == NULL || !have_counts(self, level, both->old_count, both->new_count))
    {
        return NULL;
    }
    diff_object *object = (diff_object *)self;
    resin_status status;
    object->is_busy = true;
    WITHOUT_GIL(both->old_count + both->new_count >= RELEASE_ELEMENTS,
                status = resin_diff_mark_fingerprints(diff, (resin_diff_level)level, both->old_keys,
                                                      both->new_keys));
    object->is_busy = false;
    return none_or_error(status);
}

PyObject *diff_mark_fingerprints(PARAMETERS)
{
    READ_ARGUMENTS(Diff_mark_fingerprints)
    uint32_t level = RESIN_DIFF_ITEMS;
    lists both = {0};
    PyObject *result = NULL;
    if (to_u32(in[2], "level", &level) && lists_read(&both, in[0], in[1], "old", "new"))
    {
        result = mark_fingerprints(self, level, &both.identities);
    }
    lists_release(&both);
    return result;
}

// ---------------------------------------------------------------------------------------------
// Comparisons in Python

typedef struct contents
{
    PyObject *old; // tuples, or null for a callable
    PyObject *new;
    PyObject *equal;
} contents;

// Whether contents are equal. After an exception, which remains set, all of them are.
static bool compare_contents(void *context, size_t old_index, size_t new_index)
{
    const contents *of = context;
    if (PyErr_Occurred())
    {
        return true;
    }
    if (of->equal == NULL)
    {
        const int are_equal =
            PyObject_RichCompareBool(PyTuple_GetItem(of->old, (Py_ssize_t)old_index),
                                     PyTuple_GetItem(of->new, (Py_ssize_t)new_index), Py_EQ);
        return are_equal != 0;
    }
    PyObject *answer =
        PyObject_CallFunction(of->equal, "nn", (Py_ssize_t)old_index, (Py_ssize_t)new_index);
    const int is_true = answer != NULL ? PyObject_IsTrue(answer) : -1;
    Py_XDECREF(answer);
    return is_true != 0;
}

static PyObject *mark(PyObject *self, resin_diff *diff, uint32_t level, contents *of)
{
    diff_object *object = (diff_object *)self;
    object->is_busy = true;
    const resin_status status =
        resin_diff_mark_unequal(diff, (resin_diff_level)level, compare_contents, of);
    object->is_busy = false;
    return PyErr_Occurred() ? NULL : none_or_error(status);
}

PyObject *diff_mark_contents(PARAMETERS)
{
    READ_ARGUMENTS(Diff_mark_contents)
    uint32_t level = RESIN_DIFF_ITEMS;
    if (!to_u32(in[2], "level", &level))
    {
        return NULL;
    }
    contents of = {.old = to_tuple(in[0], "old")};
    of.new = of.old != NULL ? to_tuple(in[1], "new") : NULL;
    resin_diff *diff = of.new != NULL ? matched_diff(self) : NULL;
    PyObject *result = NULL;
    if (diff != NULL &&
        have_counts(self, level, (size_t)PyTuple_Size(of.old), (size_t)PyTuple_Size(of.new)))
    {
        result = mark(self, diff, level, &of);
    }
    Py_XDECREF(of.old);
    Py_XDECREF(of.new);
    return result;
}

PyObject *diff_mark_unequal(PARAMETERS)
{
    READ_ARGUMENTS(Diff_mark_unequal)
    uint32_t level = RESIN_DIFF_ITEMS;
    if (!PyCallable_Check(in[0]))
    {
        raise_type("equal", "callable", in[0]);
        return NULL;
    }
    contents of = {.equal = in[0]};
    resin_diff *diff = to_u32(in[1], "level", &level) ? matched_diff(self) : NULL;
    return diff != NULL ? mark(self, diff, level, &of) : NULL;
}
