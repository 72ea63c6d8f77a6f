// SPDX-License-Identifier: MIT

// One list of identities: a sequence of objects, or a buffer.

#include "diff_object.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ---------------------------------------------------------------------------------------------
// Sequences

static PyObject *item_of(PyObject *sequence, Py_ssize_t i)
{
    return PyList_Check(sequence) ? PyList_GetItem(sequence, i) : PyTuple_GetItem(sequence, i);
}

// Writes the key of an integer of 64 bits. Returns false, without an exception, for other objects.
static bool to_key(PyObject *object, list *out, uint64_t *key)
{
    // Only exact integers: 1, True and 1.0 are equal in Python, and subclasses may define equality.
    if (object == NULL || !PyLong_CheckExact(object))
    {
        return false;
    }
    int overflow = 0;
    const long long number = PyLong_AsLongLongAndOverflow(object, &overflow);
    if (overflow == 0)
    {
        *key = (uint64_t)number;
        out->is_signed = out->is_signed || number < 0;
        return true;
    }
    if (overflow < 0)
    {
        return false;
    }
    *key = PyLong_AsUnsignedLongLong(object);
    out->has_large = true;
    if (*key == UINT64_MAX && PyErr_Occurred())
    {
        PyErr_Clear();
        return false;
    }
    return true;
}

// Whether all objects are integers that fit into keys of one signedness.
static bool fill_keys(PyObject *sequence, list *out)
{
    for (size_t i = 0; i < out->count; ++i)
    {
        if (!to_key(item_of(sequence, (Py_ssize_t)i), out, &out->copy[i]))
        {
            return false;
        }
    }
    return !(out->is_signed && out->has_large);
}

static bool fill_hashes(list *out)
{
    for (size_t i = 0; i < out->count; ++i)
    {
        const Py_hash_t hash = PyObject_Hash(PyTuple_GetItem(out->objects, (Py_ssize_t)i));
        if (hash == -1)
        {
            return false;
        }
        out->copy[i] = (uint64_t)hash;
    }
    return true;
}

bool list_use_objects(list *list, const char *name)
{
    if (list->kind == LIST_OBJECTS)
    {
        return true;
    }
    if (!list->is_sequence)
    {
        PyErr_Format(PyExc_TypeError,
                     "'%s' is an array, so the other list must be one, or have only int elements "
                     "of 64 bits",
                     name);
        return false;
    }
    // A tuple, because hashing and comparing may run code that changes a list.
    PyObject *objects = PySequence_Tuple(list->objects);
    if (objects == NULL)
    {
        return false;
    }
    if ((size_t)PyTuple_Size(objects) != list->count)
    {
        Py_DECREF(objects);
        PyErr_Format(PyExc_RuntimeError, "'%s' changed its size during the call", name);
        return false;
    }
    Py_DECREF(list->objects);
    list->objects = objects;
    list->kind = LIST_OBJECTS;
    list->is_signed = false;
    list->has_large = false;
    return fill_hashes(list);
}

// `sequence` is a list or a tuple.
static bool read_sequence(PyObject *sequence, const char *name, list *out)
{
    const Py_ssize_t count =
        PyList_Check(sequence) ? PyList_Size(sequence) : PyTuple_Size(sequence);
    out->is_sequence = true;
    out->count = (size_t)count;
    out->objects = Py_NewRef(sequence);
    out->copy = malloc((out->count + 1) * sizeof *out->copy);
    if (out->copy == NULL)
    {
        PyErr_NoMemory();
        return false;
    }
    out->data = out->copy;
    return fill_keys(sequence, out) || list_use_objects(out, name);
}

// ---------------------------------------------------------------------------------------------
// Buffers

static bool refuse(const char *name, const Py_buffer *view)
{
    if (refuse_other_order(name, view))
    {
        return false;
    }
    PyErr_Format(PyExc_TypeError,
                 "'%s' must have integers, rows of integers or bytes of one size, not format '%s'",
                 name, view->format != NULL ? view->format : "B");
    return false;
}

// Returns the distance between the elements of a dimension of at most two, in bytes. Exporters that
// have contiguous memory only, such as the arrays of ctypes, leave the strides out.
static Py_ssize_t stride_of(const Py_buffer *view, int dimension)
{
    if (view->strides != NULL)
    {
        return view->strides[dimension];
    }
    return dimension + 1 < view->ndim ? view->itemsize * view->shape[dimension + 1]
                                      : view->itemsize;
}

// Returns an integer as 64 bits.
static uint64_t wide_integer(const char *element, Py_ssize_t size, bool is_signed)
{
    switch (size)
    {
    case 1:
        return is_signed ? (uint64_t)(signed char)*element : (unsigned char)*element;
    case 2:
    {
        uint16_t bits;
        memcpy(&bits, element, sizeof bits);
        return is_signed ? (uint64_t)(int16_t)bits : bits;
    }
    case 4:
    {
        uint32_t bits;
        memcpy(&bits, element, sizeof bits);
        return is_signed ? (uint64_t)(int32_t)bits : bits;
    }
    default:
    {
        uint64_t bits;
        memcpy(&bits, element, sizeof bits);
        return bits;
    }
    }
}

// Copies integers of fewer than 64 bits, or at other distances than their size.
static bool widen(const Py_buffer *view, bool is_signed, list *out)
{
    out->copy = malloc((out->count + 1) * sizeof *out->copy);
    if (out->copy == NULL)
    {
        PyErr_NoMemory();
        return false;
    }
    const char *element = view->buf;
    for (size_t i = 0; i < out->count; ++i, element += stride_of(view, 0))
    {
        out->copy[i] = wide_integer(element, view->itemsize, is_signed);
    }
    out->data = out->copy;
    return true;
}

static bool read_integers(list *out)
{
    const Py_buffer *view = &out->view;
    bool is_signed;
    (void)is_integer_format(plain_format(view), &is_signed);
    out->kind = LIST_KEYS;
    out->is_signed = is_signed;
    out->has_large = !is_signed && view->itemsize == 8;
    const bool is_adjacent = stride_of(view, 0) == 8 || out->count < 2;
    if (view->itemsize == 8 && is_adjacent && (uintptr_t)view->buf % 8 == 0)
    {
        out->data = view->buf;
        return true;
    }
    return widen(view, is_signed, out);
}

// Whether elements are padding, bytes or characters of one size: "16x", "16s" and "8w" in NumPy.
static bool is_bytes_format(const char *format)
{
    const size_t length = format != NULL ? strlen(format) : 0;
    return length > 0 && strchr("xsw", format[length - 1]) != NULL;
}

// Rows of integers, or elements of fixed-size bytes such as V16, S16 and U8.
static bool read_rows(const char *name, list *out)
{
    const Py_buffer *view = &out->view;
    bool is_signed;
    if (view->ndim == 2 ? !is_integer_format(plain_format(view), &is_signed)
                        : !is_bytes_format(view->format))
    {
        return refuse(name, view);
    }
    // The characters of two arrays are compared by their bytes.
    if (refuse_other_order(name, view))
    {
        return false;
    }
    const Py_ssize_t stride = stride_of(view, 0);
    const Py_ssize_t size = view->ndim == 2 ? view->itemsize * view->shape[1] : view->itemsize;
    if (size == 0)
    {
        PyErr_Format(PyExc_TypeError, "'%s' must not have rows of 0 bytes", name);
        return false;
    }
    if (stride < size && out->count > 1)
    {
        PyErr_Format(PyExc_BufferError, "the rows of '%s' must ascend in memory without overlap",
                     name);
        return false;
    }
    if (view->ndim == 2 && view->shape[1] > 1 && stride_of(view, 1) != view->itemsize)
    {
        PyErr_Format(PyExc_BufferError, "each row of '%s' must be contiguous", name);
        return false;
    }
    out->kind = LIST_ROWS;
    out->data = view->buf;
    out->size = (size_t)size;
    out->stride = out->count > 1 ? (size_t)stride : out->size;
    return true;
}

static bool read_buffer(PyObject *object, const char *name, list *out)
{
    if (PyObject_GetBuffer(object, &out->view, PyBUF_FORMAT | PyBUF_STRIDES) < 0)
    {
        name_buffer_error(name, false);
        return false;
    }
    const Py_buffer *view = &out->view;
    if (view->ndim < 1 || view->ndim > 2)
    {
        PyErr_Format(PyExc_TypeError, "'%s' must have one or two dimensions, not %d", name,
                     view->ndim);
        return false;
    }
    out->count = (size_t)view->shape[0];
    if (out->count == 0)
    {
        return true; // of any format, because NumPy makes an array of float64 of an empty list
    }
    bool is_signed;
    return view->ndim == 1 && is_integer_format(plain_format(view), &is_signed)
               ? read_integers(out)
               : read_rows(name, out);
}

// ---------------------------------------------------------------------------------------------
// Slices

// Gets the bytes of slices.
static bool read_data(PyObject *data, const char *name, list *out)
{
    char member[NAME_SIZE];
    snprintf(member, sizeof member, "%s.data", name);
    if (!PyObject_CheckBuffer(data))
    {
        raise_type(member, "bytes or another buffer", data);
        return false;
    }
    if (PyObject_GetBuffer(data, &out->view, PyBUF_SIMPLE) < 0)
    {
        name_buffer_error(member, false);
        return false;
    }
    out->data = out->view.buf;
    return true;
}

static bool read_slices(PyObject *object, const char *name, list *out)
{
    char member[NAME_SIZE];
    snprintf(member, sizeof member, "%s.offsets", name);
    out->kind = LIST_SLICES;
    if (!read_data(PyTuple_GetItem(object, 0), name, out) ||
        !array_read(PyTuple_GetItem(object, 1), member, ELEMENT_SIZE, 1, &out->offsets))
    {
        return false;
    }
    if (out->offsets.count < 1)
    {
        PyErr_Format(PyExc_ValueError, "'%s' must have one element more than there are slices",
                     member);
        return false;
    }
    out->count = out->offsets.count - 1;
    return true;
}

bool list_read(PyObject *object, const char *name, list *out)
{
    if (Py_IS_TYPE(object, (PyTypeObject *)values.Slices))
    {
        return read_slices(object, name, out);
    }
    if (PyList_Check(object) || PyTuple_Check(object))
    {
        return read_sequence(object, name, out);
    }
    if (PyObject_CheckBuffer(object))
    {
        return read_buffer(object, name, out);
    }
    if (!PySequence_Check(object))
    {
        raise_type(name, "a sequence or an array", object);
        return false;
    }
    PyObject *sequence = PySequence_Tuple(object);
    const bool is_read = sequence != NULL && read_sequence(sequence, name, out);
    Py_XDECREF(sequence);
    return is_read;
}
