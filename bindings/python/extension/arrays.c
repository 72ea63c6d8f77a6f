// SPDX-License-Identifier: MIT

// Arrays that callers pass: buffers in place, sequences as copies.

#include "binding.h"

#include <stdlib.h>
#include <string.h>

char plain_format(const Py_buffer *view)
{
    const char *format = view->format != NULL ? view->format : "B";
    const char native = PY_LITTLE_ENDIAN ? '<' : '>';
    if (*format == '@' || *format == '=' || *format == native)
    {
        ++format;
    }
    return format[0] != '\0' && format[1] == '\0' ? format[0] : '\0';
}

bool refuse_other_order(const char *name, const Py_buffer *view)
{
    const char order = view->format != NULL ? *view->format : '@';
    const bool is_other =
        order == (PY_LITTLE_ENDIAN ? '>' : '<') || (order == '!' && PY_LITTLE_ENDIAN);
    if (is_other)
    {
        PyErr_Format(PyExc_TypeError,
                     "'%s' has the other byte order (format '%s'); pass "
                     "array.astype(array.dtype.newbyteorder('='))",
                     name, view->format);
    }
    return is_other;
}

bool is_integer_format(char format, bool *is_signed)
{
    *is_signed = format != '\0' && strchr("bhilqn", format) != NULL;
    return *is_signed || (format != '\0' && strchr("BHILQN", format) != NULL);
}

static bool has_element(const Py_buffer *view, element type)
{
    const char format = plain_format(view);
    bool is_signed = false;
    switch (type)
    {
    case ELEMENT_DOUBLE:
        return format == 'd';
    case ELEMENT_U32:
        return is_integer_format(format, &is_signed) && !is_signed && view->itemsize == 4;
    default:
        return is_integer_format(format, &is_signed) && view->itemsize == sizeof(size_t);
    }
}

static const char *expected_array(element type)
{
    return type == ELEMENT_DOUBLE
               ? "an array of float64"
               : (type == ELEMENT_U32 ? "an array of uint32" : "an array of 64-bit integers");
}

void name_buffer_error(const char *name, bool writable)
{
    if (!PyErr_ExceptionMatches(PyExc_BufferError) && !PyErr_ExceptionMatches(PyExc_ValueError))
    {
        return;
    }
    PyObject *type, *error, *trace;
    PyErr_Fetch(&type, &error, &trace);
    PyErr_Format(PyExc_BufferError, "'%s' cannot be %s in place: %S", name,
                 writable ? "written" : "read", error != NULL ? error : type);
    Py_XDECREF(type);
    Py_XDECREF(error);
    Py_XDECREF(trace);
}

// Gets a contiguous and aligned buffer with elements of a type.
static bool get_buffer(PyObject *object, const char *name, element type, bool writable,
                       Py_buffer *out)
{
    if (!PyObject_CheckBuffer(object))
    {
        raise_type(name, expected_array(type), object);
        return false;
    }
    if (PyObject_GetBuffer(object, out,
                           PyBUF_FORMAT | PyBUF_C_CONTIGUOUS | (writable ? PyBUF_WRITABLE : 0)) < 0)
    {
        name_buffer_error(name, writable);
        return false;
    }
    if (refuse_other_order(name, out))
    {
        PyBuffer_Release(out);
        return false;
    }
    if (!has_element(out, type))
    {
        PyErr_Format(PyExc_TypeError, "'%s' must be %s, not of format '%s'", name,
                     expected_array(type), out->format != NULL ? out->format : "B");
        PyBuffer_Release(out);
        return false;
    }
    if ((uintptr_t)out->buf % (uintptr_t)out->itemsize != 0)
    {
        PyErr_Format(PyExc_BufferError, "'%s' must be aligned to its elements", name);
        PyBuffer_Release(out);
        return false;
    }
    return true;
}

static bool buffers_overlap(const Py_buffer *a, const Py_buffer *b)
{
    const char *start_a = a->buf;
    const char *start_b = b->buf;
    return a->len > 0 && b->len > 0 && start_a < start_b + b->len && start_b < start_a + a->len;
}

bool check_pair(const Py_buffer *a, const char *a_name, const Py_buffer *b, const char *b_name)
{
    if (a->len != b->len)
    {
        PyErr_Format(PyExc_ValueError, "'%s' has %zd elements, '%s' %zd", a_name,
                     a->len / a->itemsize, b_name, b->len / b->itemsize);
        return false;
    }
    if (buffers_overlap(a, b))
    {
        PyErr_Format(PyExc_ValueError, "'%s' and '%s' overlap", a_name, b_name);
        return false;
    }
    return true;
}

bool get_doubles(PyObject *object, const char *name, bool writable, Py_buffer *out)
{
    if (!get_buffer(object, name, ELEMENT_DOUBLE, writable, out))
    {
        return false;
    }
    if (out->ndim != 1)
    {
        PyErr_Format(PyExc_TypeError, "'%s' must have one dimension, not %d", name, out->ndim);
        PyBuffer_Release(out);
        return false;
    }
    return true;
}

static bool read_buffer(PyObject *object, const char *name, element type, int columns, array *out)
{
    if (!get_buffer(object, name, type, false, &out->view))
    {
        return false;
    }
    const Py_buffer *view = &out->view;
    Py_ssize_t found = 1;
    for (int i = 1; i < view->ndim; ++i)
    {
        found *= view->shape[i];
    }
    if (view->ndim < 1 || found != columns)
    {
        PyErr_Format(PyExc_TypeError, "'%s' must have rows of %d elements", name, columns);
        PyBuffer_Release(&out->view);
        memset(out, 0, sizeof *out);
        return false;
    }
    out->data = view->buf;
    out->count = (size_t)view->shape[0];
    return true;
}

// Writes an element of a sequence, or the elements of its nested pairs.
static bool read_element(PyObject *object, const place *at, element type, int columns, void *out)
{
    if (columns == 1)
    {
        switch (type)
        {
        case ELEMENT_DOUBLE:
            return to_double_at(object, at, out);
        case ELEMENT_U32:
            return to_u32_at(object, at, out);
        default:
            return to_count_at(object, at, out);
        }
    }
    if (!is_tuple_of(object, at, 2))
    {
        return false;
    }
    const size_t size = type == ELEMENT_U32 ? 4 : 8;
    char *second = (char *)out + size * (size_t)columns / 2;
    place within = place_within(at, 0);
    if (!read_element(PyTuple_GetItem(object, 0), &within, type, columns / 2, out))
    {
        return false;
    }
    within.indices[at->depth] = 1;
    return read_element(PyTuple_GetItem(object, 1), &within, type, columns / 2, second);
}

static bool read_sequence(PyObject *object, const char *name, element type, int columns, array *out)
{
    // A tuple, because conversions may run code that changes a list.
    PyObject *items = PySequence_Tuple(object);
    if (items == NULL)
    {
        return false;
    }
    const size_t size = (type == ELEMENT_U32 ? 4u : 8u) * (size_t)columns;
    const Py_ssize_t count = PyTuple_Size(items);
    char *copy = calloc((size_t)count + 1, size);
    bool is_read = copy != NULL;
    if (!is_read)
    {
        PyErr_NoMemory();
    }
    place at = {.name = name, .depth = 1};
    for (Py_ssize_t i = 0; i < count && is_read; ++i)
    {
        at.indices[0] = i;
        is_read =
            read_element(PyTuple_GetItem(items, i), &at, type, columns, copy + (size_t)i * size);
    }
    Py_DECREF(items);
    if (!is_read)
    {
        free(copy);
        return false;
    }
    out->copy = copy;
    out->data = copy;
    out->count = (size_t)count;
    return true;
}

bool array_read(PyObject *object, const char *name, element type, int columns, array *out)
{
    memset(out, 0, sizeof *out);
    if (PyObject_CheckBuffer(object))
    {
        return read_buffer(object, name, type, columns, out);
    }
    if (!PySequence_Check(object) || PyUnicode_Check(object))
    {
        raise_type(name, "a sequence or an array", object);
        return false;
    }
    return read_sequence(object, name, type, columns, out);
}

void array_release(array *array)
{
    if (array->copy != NULL)
    {
        free(array->copy);
    }
    else if (array->view.obj != NULL)
    {
        PyBuffer_Release(&array->view);
    }
    memset(array, 0, sizeof *array);
}
