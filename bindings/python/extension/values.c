// SPDX-License-Identifier: MIT

// Named tuples, whose classes are in src/resin/_values.py.

#include "binding.h"

value_types values;

// `tuple.__new__`, which makes a named tuple without calling Python code.
static newfunc new_tuple;

bool load_values(void)
{
    static const struct
    {
        const char *name;
        PyObject **type;
    } wanted[] = {
#define WANTED(name) {#name, &values.name}
        WANTED(Motion),      WANTED(BatchResult),   WANTED(Crossing),      WANTED(Momentum),
        WANTED(IndexPair),   WANTED(IndexPath),     WANTED(IndexPathPair), WANTED(Entry),
        WANTED(Step),        WANTED(Stage),         WANTED(StageFault),    WANTED(StageOperations),
        WANTED(Slices),      WANTED(BarState),      WANTED(BarSample),     WANTED(BarInsets),
        WANTED(BarResponse), WANTED(Variable),      WANTED(Constraint),    WANTED(VariableValue),
        WANTED(Range),       WANTED(_SIDES),        WANTED(_STEP_KINDS),   WANTED(_STAGE_RULES),
        WANTED(_BAR_PHASES), WANTED(_FORCE_PHASES), WANTED(_FORCE_CHANGES)
#undef WANTED
    };
    new_tuple = (newfunc)PyType_GetSlot(&PyTuple_Type, Py_tp_new);
    PyObject *module = PyImport_ImportModule("resin._values");
    if (module == NULL)
    {
        return false;
    }
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; ++i)
    {
        *wanted[i].type = PyObject_GetAttrString(module, wanted[i].name);
        if (*wanted[i].type == NULL)
        {
            Py_DECREF(module);
            return false;
        }
    }
    Py_DECREF(module);
    return true;
}

// Steals `items`.
static PyObject *named(PyObject *type, PyObject *items)
{
    PyObject *args = PyTuple_Pack(1, items);
    Py_DECREF(items);
    PyObject *made = args != NULL ? new_tuple((PyTypeObject *)type, args, NULL) : NULL;
    Py_XDECREF(args);
    return made;
}

PyObject *make_tuple(PyObject *type, int count, ...)
{
    PyObject *items = PyTuple_New(count);
    bool is_complete = items != NULL;
    va_list list;
    va_start(list, count);
    for (int i = 0; i < count; ++i)
    {
        PyObject *item = va_arg(list, PyObject *);
        is_complete = is_complete && item != NULL;
        if (items != NULL)
        {
            PyTuple_SetItem(items, i, item);
        }
        else
        {
            Py_XDECREF(item);
        }
    }
    va_end(list);
    if (!is_complete)
    {
        Py_XDECREF(items);
        return NULL;
    }
    return named(type, items);
}

PyObject *make_doubles(PyObject *type, int count, const double *numbers)
{
    PyObject *items = PyTuple_New(count);
    for (int i = 0; i < count && items != NULL; ++i)
    {
        PyObject *number = PyFloat_FromDouble(numbers[i]);
        if (number == NULL)
        {
            Py_CLEAR(items);
        }
        else
        {
            PyTuple_SetItem(items, i, number);
        }
    }
    return items != NULL ? named(type, items) : NULL;
}

PyObject *make_u32_pair(PyObject *type, uint32_t first, uint32_t second)
{
    return make_tuple(type, 2, PyLong_FromUnsignedLong(first), PyLong_FromUnsignedLong(second));
}

PyObject *make_member(PyObject *members, uint32_t value)
{
    if ((Py_ssize_t)value < PyTuple_Size(members))
    {
        return Py_NewRef(PyTuple_GetItem(members, (Py_ssize_t)value));
    }
    return PyLong_FromUnsignedLong(value);
}

bool to_doubles(PyObject *tuple, const char *name, int count, double *out)
{
    if (tuple == NULL)
    {
        return true;
    }
    place at = {.name = name};
    if (!is_tuple_of(tuple, &at, count))
    {
        return false;
    }
    at.depth = 1;
    for (int i = 0; i < count; ++i)
    {
        at.indices[0] = i;
        if (!to_double_at(PyTuple_GetItem(tuple, i), &at, &out[i]))
        {
            return false;
        }
    }
    return true;
}

bool to_u32_pair(PyObject *tuple, const place *at, const char *expected, uint32_t *first,
                 uint32_t *second)
{
    if (!PyTuple_Check(tuple) || PyTuple_Size(tuple) != 2)
    {
        raise_type_at(at, expected, tuple);
        return false;
    }
    const place places[2] = {place_within(at, 0), place_within(at, 1)};
    return to_u32_at(PyTuple_GetItem(tuple, 0), &places[0], first) &&
           to_u32_at(PyTuple_GetItem(tuple, 1), &places[1], second);
}

PyObject *index_or_none(uint32_t index)
{
    return index == RESIN_INDEX_NONE ? Py_NewRef(Py_None) : PyLong_FromUnsignedLong(index);
}
