// SPDX-License-Identifier: MIT

// Exceptions, whose classes are in src/resin/_errors.py.

#include "binding.h"

static const char *class_of(resin_status status)
{
    switch (status)
    {
    case RESIN_ERROR_NULL_HANDLE:
        return "ClosedError";
    case RESIN_ERROR_BUSY:
        return "BusyError";
    case RESIN_ERROR_CONFLICT:
        return "ConflictError";
    case RESIN_ERROR_SPRING_LANE:
        return "BatchError";
    default:
        return "ResinError";
    }
}

// A handle is closed or used by another thread only in Python, so these two have messages of it.
static const char *message_of(resin_status status)
{
    switch (status)
    {
    case RESIN_ERROR_NULL_HANDLE:
        return "the object was closed";
    case RESIN_ERROR_BUSY:
        return "the object is in use, by another thread or by the call whose callback uses it";
    default:
        return resin_status_message(status);
    }
}

// Steals `detail`, which may be null for classes without one.
static PyObject *raise_class(resin_status status, const char *message, PyObject *detail)
{
    PyObject *module = PyImport_ImportModule("resin._errors");
    PyObject *type = module != NULL ? PyObject_GetAttrString(module, class_of(status)) : NULL;
    PyObject *error = NULL;
    if (type != NULL)
    {
        error = detail != NULL ? PyObject_CallFunction(type, "isO", (int)status, message, detail)
                               : PyObject_CallFunction(type, "is", (int)status, message);
    }
    if (error != NULL)
    {
        PyErr_SetObject(type, error);
    }
    Py_XDECREF(error);
    Py_XDECREF(type);
    Py_XDECREF(module);
    Py_XDECREF(detail);
    return NULL;
}

PyObject *raise_status(resin_status status)
{
    return status == RESIN_ERROR_OUT_OF_MEMORY ? PyErr_NoMemory()
                                               : raise_class(status, message_of(status), NULL);
}

PyObject *raise_message(resin_status status, const char *message)
{
    return raise_class(status, message, NULL);
}

PyObject *raise_status_with(resin_status status, PyObject *detail)
{
    return detail != NULL ? raise_class(status, message_of(status), detail) : NULL;
}

PyObject *none_or_error(resin_status status)
{
    return status == RESIN_OK ? Py_NewRef(Py_None) : raise_status(status);
}

PyObject *double_or_error(resin_status status, double value)
{
    return status == RESIN_OK ? PyFloat_FromDouble(value) : raise_status(status);
}
