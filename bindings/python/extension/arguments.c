// SPDX-License-Identifier: MIT

// Arguments of calls, and their conversion to numbers.

#include "binding.h"

#include <stdio.h>

static int find_parameter(const signature *of, PyObject *name)
{
    for (int i = 0; i < of->count; ++i)
    {
        if (PyUnicode_CompareWithASCIIString(name, of->names[i]) == 0)
        {
            return i;
        }
    }
    return -1;
}

static bool assign_named(const signature *of, PyObject *name, PyObject *value, PyObject **out)
{
    const int i = find_parameter(of, name);
    if (i < 0)
    {
        PyErr_Format(PyExc_TypeError, "%s() has no parameter '%U'", of->name, name);
        return false;
    }
    if (out[i] != NULL)
    {
        PyErr_Format(PyExc_TypeError, "%s() has two values for '%s'", of->name, of->names[i]);
        return false;
    }
    out[i] = value;
    return true;
}

static bool assign_positional(const signature *of, Py_ssize_t count, PyObject **out)
{
    if (count > of->positional)
    {
        PyErr_Format(PyExc_TypeError, "%s() takes at most %d positional arguments, not %zd",
                     of->name, of->positional, count);
        return false;
    }
    for (int i = (int)count; i < of->count; ++i)
    {
        out[i] = NULL;
    }
    return true;
}

static bool has_required(const signature *of, PyObject *const *out)
{
    for (int i = 0; i < of->required; ++i)
    {
        if (out[i] == NULL)
        {
            PyErr_Format(PyExc_TypeError, "%s() requires '%s'", of->name, of->names[i]);
            return false;
        }
    }
    return true;
}

bool read_arguments(const signature *of, PyObject *const *args, Py_ssize_t count, PyObject *names,
                    PyObject **out)
{
    if (!assign_positional(of, count, out))
    {
        return false;
    }
    for (Py_ssize_t i = 0; i < count; ++i)
    {
        out[i] = args[i];
    }
    const Py_ssize_t named = names != NULL ? PyTuple_Size(names) : 0;
    for (Py_ssize_t i = 0; i < named; ++i)
    {
        if (!assign_named(of, PyTuple_GetItem(names, i), args[count + i], out))
        {
            return false;
        }
    }
    return has_required(of, out);
}

bool read_constructor(const signature *of, PyObject *args, PyObject *named, PyObject **out)
{
    const Py_ssize_t count = PyTuple_Size(args);
    if (!assign_positional(of, count, out))
    {
        return false;
    }
    for (Py_ssize_t i = 0; i < count; ++i)
    {
        out[i] = PyTuple_GetItem(args, i);
    }
    Py_ssize_t place = 0;
    PyObject *name;
    PyObject *value;
    while (named != NULL && PyDict_Next(named, &place, &name, &value))
    {
        if (!assign_named(of, name, value, out))
        {
            return false;
        }
    }
    return has_required(of, out);
}

void raise_type(const char *name, const char *expected, PyObject *object)
{
    PyObject *type = PyType_GetName(Py_TYPE(object));
    if (type != NULL)
    {
        PyErr_Format(PyExc_TypeError, "'%s' must be %s, not %U", name, expected, type);
        Py_DECREF(type);
    }
}

place place_within(const place *of, Py_ssize_t index)
{
    place within = *of;
    within.indices[within.depth] = index;
    within.depth += 1;
    return within;
}

// Writes the name of a place to `out`. Only for messages, because this takes longer than a
// conversion.
static const char *name_of(const place *at, char out[NAME_SIZE])
{
    int length = snprintf(out, NAME_SIZE, "%s", at->name);
    for (int i = 0; i < at->depth && length < NAME_SIZE; ++i)
    {
        length += snprintf(out + length, NAME_SIZE - (size_t)length, "[%zd]", at->indices[i]);
    }
    return out;
}

void raise_type_at(const place *at, const char *expected, PyObject *object)
{
    char name[NAME_SIZE];
    raise_type(name_of(at, name), expected, object);
}

// Replaces a TypeError by one that names the parameter.
static bool conversion_failed(const place *at, const char *expected, PyObject *object)
{
    if (PyErr_ExceptionMatches(PyExc_TypeError))
    {
        PyErr_Clear();
        raise_type_at(at, expected, object);
    }
    return false;
}

// Replaces the error of a conversion to a float by one that names the parameter.
static bool double_failed(const place *at, PyObject *object)
{
    if (PyErr_ExceptionMatches(PyExc_OverflowError))
    {
        char name[NAME_SIZE];
        PyErr_Format(PyExc_OverflowError, "'%s' is too large for a float", name_of(at, name));
        return false;
    }
    return conversion_failed(at, "a real number", object);
}

bool to_double_at(PyObject *object, const place *at, double *out)
{
    *out = PyFloat_AsDouble(object);
    return *out != -1.0 || !PyErr_Occurred() || double_failed(at, object);
}

bool to_double(PyObject *object, const char *name, double *out)
{
    if (object == NULL)
    {
        return true;
    }
    *out = PyFloat_AsDouble(object);
    return *out != -1.0 || !PyErr_Occurred() || double_failed(&(place){.name = name}, object);
}

// Reads an integer from 0 to `most`.
static bool to_limited(PyObject *object, const place *at, size_t most, size_t *out)
{
    PyObject *index = PyNumber_Index(object);
    if (index == NULL)
    {
        return conversion_failed(at, "an integer", object);
    }
    const size_t number = PyLong_AsSize_t(index);
    Py_DECREF(index);
    const bool has_overflowed = number == (size_t)-1 && PyErr_Occurred();
    if (has_overflowed || number > most)
    {
        char name[NAME_SIZE];
        PyErr_Format(PyExc_OverflowError, "'%s' must be from 0 to %zu, not %R", name_of(at, name),
                     most, object);
        return false;
    }
    *out = number;
    return true;
}

bool to_count_at(PyObject *object, const place *at, size_t *out)
{
    return to_limited(object, at, SIZE_MAX, out);
}

bool to_count(PyObject *object, const char *name, size_t *out)
{
    return object == NULL || to_count_at(object, &(place){.name = name}, out);
}

bool to_u32_at(PyObject *object, const place *at, uint32_t *out)
{
    size_t number = 0;
    if (!to_limited(object, at, UINT32_MAX, &number))
    {
        return false;
    }
    *out = (uint32_t)number;
    return true;
}

bool to_u32(PyObject *object, const char *name, uint32_t *out)
{
    return object == NULL || to_u32_at(object, &(place){.name = name}, out);
}

bool is_tuple_of(PyObject *object, const place *at, int count)
{
    char text[NAME_SIZE];
    if (!PyTuple_Check(object))
    {
        snprintf(text, sizeof text, "a tuple of %d elements", count);
        raise_type_at(at, text, object);
        return false;
    }
    if (PyTuple_Size(object) != count)
    {
        PyErr_Format(PyExc_TypeError, "'%s' must be a tuple of %d elements, not of %zd",
                     name_of(at, text), count, PyTuple_Size(object));
        return false;
    }
    return true;
}

PyObject *to_tuple(PyObject *object, const char *name)
{
    PyObject *iterator = PyObject_GetIter(object);
    if (iterator == NULL)
    {
        (void)conversion_failed(&(place){.name = name}, "iterable", object);
        return NULL;
    }
    PyObject *items = PySequence_Tuple(iterator);
    Py_DECREF(iterator);
    return items;
}

bool to_flag(PyObject *object, uint32_t flag, uint32_t *out)
{
    const int is_set = object != NULL ? PyObject_IsTrue(object) : 0;
    if (is_set > 0)
    {
        *out |= flag;
    }
    return is_set >= 0;
}

PyObject *enter_context(PyObject *self, PyObject *unused)
{
    (void)unused;
    return Py_NewRef(self);
}
