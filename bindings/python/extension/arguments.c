// SPDX-License-Identifier: MIT

// Arguments of calls, and their conversion to numbers.

#include "binding.h"

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

// Replaces a TypeError by one that names the parameter.
static bool conversion_failed(const char *name, const char *expected, PyObject *object)
{
    if (PyErr_ExceptionMatches(PyExc_TypeError))
    {
        PyErr_Clear();
        raise_type(name, expected, object);
    }
    return false;
}

bool to_double(PyObject *object, const char *name, double *out)
{
    if (object == NULL)
    {
        return true;
    }
    const double number = PyFloat_AsDouble(object);
    if (number == -1.0 && PyErr_Occurred())
    {
        return conversion_failed(name, "a real number", object);
    }
    *out = number;
    return true;
}

bool to_count(PyObject *object, const char *name, size_t *out)
{
    if (object == NULL)
    {
        return true;
    }
    PyObject *index = PyNumber_Index(object);
    if (index == NULL)
    {
        return conversion_failed(name, "an integer", object);
    }
    const size_t number = PyLong_AsSize_t(index);
    Py_DECREF(index);
    if (number == (size_t)-1 && PyErr_Occurred())
    {
        PyErr_Format(PyExc_OverflowError, "'%s' is not from 0 to %zu: %R", name, SIZE_MAX, object);
        return false;
    }
    *out = number;
    return true;
}

bool to_u32(PyObject *object, const char *name, uint32_t *out)
{
    size_t number = *out;
    if (!to_count(object, name, &number))
    {
        return false;
    }
    if (number > UINT32_MAX)
    {
        PyErr_Format(PyExc_OverflowError, "'%s' is not from 0 to 4294967295: %R", name, object);
        return false;
    }
    *out = (uint32_t)number;
    return true;
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
