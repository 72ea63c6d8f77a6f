// SPDX-License-Identifier: MIT

// Views: sequences and buffers over the memory of a result.

#include "binding.h"

#include <stdlib.h>
#include <string.h>

typedef struct block
{
    PyObject_HEAD void *memory;
} block;

typedef struct view
{
    PyObject_HEAD PyObject *owner;
    const char *data;
    Py_ssize_t count;
    Py_ssize_t stride; // from element to element, in bytes
    view_kind kind;
} view;

// An element of a view as a buffer: one item, or nested rows of two or four.
typedef struct layout
{
    const char *format;
    Py_ssize_t item_size;
    int dimensions;
    Py_ssize_t shape[2]; // without the number of elements
} layout;

static const layout layouts[] = {
    [VIEW_INDEX] = {"I", 4, 1, {0}},
    [VIEW_OFFSET] = {sizeof(size_t) == 8 ? "Q" : "I", sizeof(size_t), 1, {0}},
    [VIEW_DOUBLE] = {"d", 8, 1, {0}},
    [VIEW_PAIR] = {"I", 4, 2, {2}},
    [VIEW_PATH] = {"I", 4, 2, {2}},
    [VIEW_PATH_PAIR] = {"I", 4, 3, {2, 2}},
    [VIEW_ENTRY] = {"I", 4, 2, {2}},
    [VIEW_STEP] = {"I", 4, 2, {4}},
};

static PyTypeObject *block_type;
static PyTypeObject *view_type;

size_t view_size(view_kind kind)
{
    const layout *of = &layouts[kind];
    size_t size = (size_t)of->item_size;
    for (int i = 1; i < of->dimensions; ++i)
    {
        size *= (size_t)of->shape[i - 1];
    }
    return size;
}

PyObject *block_create(size_t size, void **memory)
{
    block *made = (block *)PyType_GenericAlloc(block_type, 0);
    if (made == NULL)
    {
        return NULL;
    }
    made->memory = malloc(size > 0 ? size : 1);
    if (made->memory == NULL)
    {
        Py_DECREF(made);
        return PyErr_NoMemory();
    }
    *memory = made->memory;
    return (PyObject *)made;
}

static void block_dealloc(PyObject *self)
{
    free(((block *)self)->memory);
    free_object(self);
}

static PyObject *create_strided(PyObject *owner, const void *data, Py_ssize_t count,
                                Py_ssize_t stride, view_kind kind)
{
    view *made = (view *)PyType_GenericAlloc(view_type, 0);
    if (made != NULL)
    {
        made->owner = Py_NewRef(owner);
        made->data = data;
        made->count = count;
        made->stride = stride;
        made->kind = kind;
    }
    return (PyObject *)made;
}

PyObject *view_create(PyObject *owner, const void *data, size_t count, view_kind kind)
{
    // An empty array of the core may be null; a buffer may not.
    return create_strided(owner, data != NULL ? data : "", (Py_ssize_t)count,
                          (Py_ssize_t)view_size(kind), kind);
}

PyObject *view_copy(const void *data, size_t count, view_kind kind)
{
    const size_t size = count * view_size(kind);
    void *memory = NULL;
    PyObject *owner = block_create(size, &memory);
    if (owner == NULL)
    {
        return NULL;
    }
    if (size > 0)
    {
        memcpy(memory, data, size);
    }
    PyObject *made = view_create(owner, memory, count, kind);
    Py_DECREF(owner);
    return made;
}

static void view_dealloc(PyObject *self)
{
    Py_XDECREF(((view *)self)->owner);
    free_object(self);
}

// ---------------------------------------------------------------------------------------------
// The sequence

static PyObject *element_at(view_kind kind, const void *data)
{
    const uint32_t *u = data;
    switch (kind)
    {
    case VIEW_INDEX:
        return PyLong_FromUnsignedLong(*u);
    case VIEW_OFFSET:
        return PyLong_FromSize_t(*(const size_t *)data);
    case VIEW_DOUBLE:
        return PyFloat_FromDouble(*(const double *)data);
    case VIEW_PAIR:
        return make_u32_pair(values.IndexPair, u[0], u[1]);
    case VIEW_PATH:
        return make_u32_pair(values.IndexPath, u[0], u[1]);
    case VIEW_PATH_PAIR:
        return make_tuple(values.IndexPathPair, 2, make_u32_pair(values.IndexPath, u[0], u[1]),
                          make_u32_pair(values.IndexPath, u[2], u[3]));
    case VIEW_ENTRY:
        return make_tuple(values.Entry, 2, make_member(values._SIDES, u[0]),
                          PyLong_FromUnsignedLong(u[1]));
    default:
        return make_tuple(values.Step, 4, make_member(values._STEP_KINDS, u[0]),
                          PyLong_FromUnsignedLong(u[1]), PyLong_FromUnsignedLong(u[2]),
                          PyLong_FromUnsignedLong(u[3]));
    }
}

static Py_ssize_t view_length(PyObject *self)
{
    return ((view *)self)->count;
}

static PyObject *view_item(PyObject *self, Py_ssize_t i)
{
    const view *of = (const view *)self;
    if (i < 0 || i >= of->count)
    {
        PyErr_SetString(PyExc_IndexError, "index out of range");
        return NULL;
    }
    return element_at(of->kind, of->data + i * of->stride);
}

static PyObject *view_subscript(PyObject *self, PyObject *key)
{
    const view *of = (const view *)self;
    if (PySlice_Check(key))
    {
        Py_ssize_t start, stop, step;
        if (PySlice_Unpack(key, &start, &stop, &step) < 0)
        {
            return NULL;
        }
        const Py_ssize_t count = PySlice_AdjustIndices(of->count, &start, &stop, step);
        const char *first = count > 0 ? of->data + start * of->stride : of->data;
        const Py_ssize_t stride = count > 1 ? of->stride * step : (Py_ssize_t)view_size(of->kind);
        return create_strided(of->owner, first, count, stride, of->kind);
    }
    const Py_ssize_t i = PyNumber_AsSsize_t(key, PyExc_IndexError);
    if (i == -1 && PyErr_Occurred())
    {
        return NULL;
    }
    return view_item(self, i < 0 ? i + of->count : i);
}

static PyObject *view_tolist(PyObject *self, PyObject *unused)
{
    (void)unused;
    return PySequence_List(self);
}

static PyObject *view_count(PARAMETERS)
{
    READ_ARGUMENTS(View_count)
    const Py_ssize_t equal = PySequence_Count(self, in[0]);
    return equal >= 0 ? PyLong_FromSsize_t(equal) : NULL;
}

// Like `list.index`.
static PyObject *view_index(PARAMETERS)
{
    READ_ARGUMENTS(View_index)
    Py_ssize_t limits[2] = {0, PY_SSIZE_T_MAX};
    for (int i = 0; i < 2; ++i)
    {
        // Without an exception, an integer out of range becomes the nearest Py_ssize_t.
        limits[i] = in[1 + i] != NULL ? PyNumber_AsSsize_t(in[1 + i], NULL) : limits[i];
        if (limits[i] == -1 && PyErr_Occurred())
        {
            return NULL;
        }
    }
    (void)PySlice_AdjustIndices(((view *)self)->count, &limits[0], &limits[1], 1);
    for (Py_ssize_t i = limits[0]; i < limits[1]; ++i)
    {
        PyObject *element = view_item(self, i);
        const int is_equal = element != NULL ? PyObject_RichCompareBool(element, in[0], Py_EQ) : -1;
        Py_XDECREF(element);
        if (is_equal != 0)
        {
            return is_equal > 0 ? PyLong_FromSsize_t(i) : NULL;
        }
    }
    PyErr_Format(PyExc_ValueError, "%R is not in the view", in[0]);
    return NULL;
}

static PyObject *view_repr(PyObject *self)
{
    PyObject *list = PySequence_List(self);
    PyObject *text = list != NULL ? PyUnicode_FromFormat("View(%R)", list) : NULL;
    Py_XDECREF(list);
    return text;
}

// Equal to a view, a list or a tuple with equal elements.
static PyObject *view_compare(PyObject *self, PyObject *other, int operation)
{
    if ((operation != Py_EQ && operation != Py_NE) ||
        !(Py_IS_TYPE(other, view_type) || PyList_Check(other) || PyTuple_Check(other)))
    {
        return Py_NewRef(Py_NotImplemented);
    }
    PyObject *left = PySequence_List(self);
    PyObject *right = left != NULL ? PySequence_List(other) : NULL;
    PyObject *result = right != NULL ? PyObject_RichCompare(left, right, operation) : NULL;
    Py_XDECREF(left);
    Py_XDECREF(right);
    return result;
}

static PyObject *view_numpy(PyObject *self, PyObject *unused)
{
    (void)unused;
    PyObject *module = PyImport_ImportModule("numpy");
    PyObject *result = module != NULL ? PyObject_CallMethod(module, "asarray", "O", self) : NULL;
    Py_XDECREF(module);
    return result;
}

// ---------------------------------------------------------------------------------------------
// The buffer

static int view_get_buffer(PyObject *self, Py_buffer *out, int flags)
{
    const view *of = (const view *)self;
    const layout *as = &layouts[of->kind];
    out->obj = NULL;
    const Py_ssize_t size = (Py_ssize_t)view_size(of->kind);
    if ((flags & PyBUF_WRITABLE) == PyBUF_WRITABLE)
    {
        PyErr_SetString(PyExc_BufferError, "a view is read-only");
        return -1;
    }
    const bool is_contiguous = of->stride == size;
    const bool needs_contiguous = (flags & PyBUF_STRIDES) != PyBUF_STRIDES ||
                                  (flags & PyBUF_C_CONTIGUOUS) == PyBUF_C_CONTIGUOUS ||
                                  (flags & PyBUF_ANY_CONTIGUOUS) == PyBUF_ANY_CONTIGUOUS;
    const bool needs_columns = (flags & PyBUF_F_CONTIGUOUS) == PyBUF_F_CONTIGUOUS;
    if ((needs_contiguous && !is_contiguous) ||
        (needs_columns && (!is_contiguous || as->dimensions > 1)))
    {
        PyErr_SetString(PyExc_BufferError, "the view is not contiguous");
        return -1;
    }
    // Shape and strides, freed by view_release_buffer.
    Py_ssize_t *numbers = calloc(6, sizeof *numbers);
    if (numbers == NULL)
    {
        PyErr_NoMemory();
        return -1;
    }
    numbers[0] = of->count;
    numbers[3] = of->stride;
    Py_ssize_t stride = size;
    for (int i = 1; i < as->dimensions; ++i)
    {
        numbers[i] = as->shape[i - 1];
        stride /= numbers[i];
        numbers[3 + i] = stride;
    }
    out->buf = (void *)(uintptr_t)of->data;
    out->len = of->count * size;
    out->readonly = 1;
    out->itemsize = as->item_size;
    out->format = (flags & PyBUF_FORMAT) == PyBUF_FORMAT ? (char *)(uintptr_t)as->format : NULL;
    const bool has_shape = (flags & PyBUF_ND) == PyBUF_ND;
    out->ndim = has_shape ? as->dimensions : 1; // without a shape the buffer is a row of bytes
    out->shape = has_shape ? numbers : NULL;
    out->strides = (flags & PyBUF_STRIDES) == PyBUF_STRIDES ? numbers + 3 : NULL;
    out->suboffsets = NULL;
    out->internal = numbers;
    out->obj = Py_NewRef(self);
    return 0;
}

static void view_release_buffer(PyObject *self, Py_buffer *released)
{
    (void)self;
    free(released->internal);
}

bool add_views(PyObject *module)
{
    static PyType_Slot block_slots[] = {{Py_tp_dealloc, block_dealloc}, {0, NULL}};
    static PyType_Spec block_spec = {"resin._core._Block", sizeof(block), 0,
                                     Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                                     block_slots};
    static PyMethodDef methods[] = {
        METHOD("count", view_count, View_count),
        METHOD("index", view_index, View_index),
        PLAIN_METHOD("tolist", view_tolist, View_tolist),
        PLAIN_METHOD("numpy", view_numpy, View_numpy),
        {"__class_getitem__", Py_GenericAlias, METH_O | METH_CLASS, NULL},
        {0}};
    static PyType_Slot slots[] = {{Py_tp_doc, DOC_View},
                                  {Py_tp_dealloc, view_dealloc},
                                  {Py_tp_methods, methods},
                                  {Py_tp_iter, PySeqIter_New},
                                  {Py_tp_repr, view_repr},
                                  {Py_tp_richcompare, view_compare},
                                  {Py_tp_hash, PyObject_HashNotImplemented},
                                  {Py_sq_length, view_length},
                                  {Py_sq_item, view_item},
                                  {Py_mp_length, view_length},
                                  {Py_mp_subscript, view_subscript},
                                  {Py_bf_getbuffer, view_get_buffer},
                                  {Py_bf_releasebuffer, view_release_buffer},
                                  {0, NULL}};
    // Not immutable, so that `Sequence.register` (__init__.py) can set the flag for sequence
    // patterns, which the limited API lacks.
    static PyType_Spec spec = {"resin.View", sizeof(view), 0,
                               Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};
    block_type = (PyTypeObject *)PyType_FromSpec(&block_spec);
    return block_type != NULL && add_type(module, &spec, &view_type);
}
