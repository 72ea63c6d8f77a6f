// SPDX-License-Identifier: MIT

// SpringBatch: springs in arrays of the caller.

#include "binding.h"

#include "spring_object.h"

#include <string.h>

enum
{
    VALUES,
    VELOCITIES,
    TARGETS,
    FREQUENCIES,
    RATIOS,
    ARRAYS
};

static const char *const array_names[ARRAYS] = {"values", "velocities", "targets", "frequencies",
                                                "damping_ratios"};

typedef struct batch_object
{
    PyObject_HEAD Py_buffer
        views[ARRAYS]; // released by close; obj is null for an array that is not used
    resin_spring_batch batch;
    PyObject *no_indices; // the view of the indices of no springs, made once
    bool is_open;
    bool is_busy;
} batch_object;

static PyTypeObject *batch_type;

static bool is_usable(const batch_object *self)
{
    if (self->is_busy)
    {
        raise_status(RESIN_ERROR_BUSY);
        return false; // whatever other threads have done while the exception was made
    }
    if (!self->is_open)
    {
        raise_status(RESIN_ERROR_NULL_HANDLE);
        return false;
    }
    return true;
}

// Gets the array `which` and checks it against the others.
static bool get_array(batch_object *self, int which, PyObject *object, Py_buffer *out)
{
    if (!get_doubles(object, array_names[which], which <= VELOCITIES, out))
    {
        return false;
    }
    bool is_good = true;
    for (int other = 0; other < ARRAYS && is_good; ++other)
    {
        const Py_buffer *beside = &self->views[other];
        if (other == which || beside->obj == NULL)
        {
            continue;
        }
        is_good = check_pair(beside, array_names[other], out, array_names[which]);
    }
    if (!is_good)
    {
        PyBuffer_Release(out);
    }
    return is_good;
}

// Closes the batch before it releases the arrays, because releasing the last reference to an array
// may run code that uses the batch.
static void release_arrays(batch_object *self)
{
    self->is_open = false;
    PyMem_Free(self->batch.settled);
    self->batch.settled = NULL;
    for (int i = 0; i < ARRAYS; ++i)
    {
        Py_buffer released = self->views[i];
        self->views[i] = (Py_buffer){0};
        if (released.obj != NULL)
        {
            PyBuffer_Release(&released);
        }
    }
}

static bool get_arrays(batch_object *self, PyObject **in)
{
    PyObject *const given[ARRAYS] = {in[0], in[1], in[2], in[5], in[6]};
    for (int i = 0; i < ARRAYS; ++i)
    {
        const bool is_left_out = i >= FREQUENCIES && (given[i] == NULL || given[i] == Py_None);
        if (!is_left_out && !get_array(self, i, given[i], &self->views[i]))
        {
            return false;
        }
    }
    const bool has_frequencies = self->views[FREQUENCIES].obj != NULL;
    const bool has_ratios = self->views[RATIOS].obj != NULL;
    const bool has_spring = in[4] != NULL && in[4] != Py_None;
    if (has_frequencies != has_ratios || has_frequencies == has_spring)
    {
        PyErr_SetString(PyExc_TypeError,
                        "SpringBatch() requires 'spring', or 'frequencies' and 'damping_ratios'");
        return false;
    }
    if (has_spring && !Py_IS_TYPE(in[4], spring_type))
    {
        raise_type("spring", "a Spring", in[4]);
        return false;
    }
    if (has_spring)
    {
        self->batch.spring = ((spring_object *)in[4])->spring;
    }
    return true;
}

static bool fill(batch_object *self, PyObject **in)
{
    double tolerance[2];
    self->batch = resin_spring_batch_default();
    if (!get_arrays(self, in) || !to_doubles(in[3], "tolerance", 2, tolerance))
    {
        return false;
    }
    self->batch.tolerance = (resin_spring_tolerance){tolerance[0], tolerance[1]};
    const size_t count = (size_t)self->views[VALUES].len / sizeof(double);
    self->batch.count = count;
    self->batch.values = self->views[VALUES].buf;
    self->batch.velocities = self->views[VELOCITIES].buf;
    self->batch.targets = self->views[TARGETS].buf;
    self->batch.frequencies = self->views[FREQUENCIES].buf;
    self->batch.damping_ratios = self->views[RATIOS].buf;
    self->batch.settled = PyMem_Calloc(count + 1, sizeof(uint32_t));
    self->no_indices = view_copy(NULL, 0, VIEW_INDEX);
    if (self->batch.settled == NULL)
    {
        PyErr_NoMemory();
    }
    return self->batch.settled != NULL && self->no_indices != NULL;
}

static PyObject *batch_new(PyTypeObject *type, PyObject *args, PyObject *named)
{
    static const signature described = SIGNATURE_SpringBatch;
    PyObject *in[MOST_ARGUMENTS];
    (void)type;
    if (!read_constructor(&described, args, named, in))
    {
        return NULL;
    }
    batch_object *made = (batch_object *)PyType_GenericAlloc(batch_type, 0);
    if (made == NULL)
    {
        return NULL;
    }
    // Busy until it is complete, because code that reading the arguments runs can find it by
    // `gc.get_objects`.
    made->is_busy = true;
    if (!fill(made, in))
    {
        Py_DECREF(made);
        return NULL;
    }
    made->is_busy = false;
    made->is_open = true;
    return (PyObject *)made;
}

// An array of a subclass may refer to objects that refer to the batch.
static int batch_traverse(PyObject *self, visitproc visit, void *arg)
{
    const batch_object *batch = (const batch_object *)self;
    Py_VISIT(Py_TYPE(self));
    for (int i = 0; i < ARRAYS; ++i)
    {
        Py_VISIT(batch->views[i].obj);
    }
    return 0;
}

static int batch_clear(PyObject *self)
{
    release_arrays((batch_object *)self);
    return 0;
}

static void batch_dealloc(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    PyObject_GC_UnTrack(self);
    release_arrays((batch_object *)self);
    Py_XDECREF(((batch_object *)self)->no_indices);
    PyObject_GC_Del(self);
    Py_DECREF(type);
}

static PyObject *batch_close(PyObject *self, PyObject *unused)
{
    (void)unused;
    batch_object *batch = (batch_object *)self;
    if (batch->is_busy)
    {
        return raise_status(RESIN_ERROR_BUSY);
    }
    release_arrays(batch);
    return Py_NewRef(Py_None);
}

static PyObject *make_result(const batch_object *self, resin_spring_batch_result result)
{
    PyObject *settled = result.settled == 0
                            ? Py_NewRef(self->no_indices)
                            : view_copy(self->batch.settled, result.settled, VIEW_INDEX);
    return make_tuple(values.BatchResult, 3, PyLong_FromSize_t(result.moving), settled,
                      PyLong_FromSize_t(result.invalid));
}

static PyObject *batch_step(PARAMETERS)
{
    READ_ARGUMENTS(SpringBatch_step)
    batch_object *batch = (batch_object *)self;
    double dt;
    if (!to_double(in[0], "dt", &dt) || !is_usable(batch))
    {
        return NULL;
    }
    resin_spring_batch_result result;
    resin_status status;
    batch->is_busy = true;
    WITHOUT_GIL(batch->batch.count >= RELEASE_ELEMENTS,
                status = resin_spring_batch_step(&batch->batch, dt, &result));
    batch->is_busy = false;
    if (status == RESIN_OK)
    {
        return make_result(batch, result);
    }
    return status == RESIN_ERROR_SPRING_LANE ? raise_status_with(status, make_result(batch, result))
                                             : raise_status(status);
}

static Py_ssize_t batch_length(PyObject *self)
{
    const batch_object *batch = (const batch_object *)self;
    return is_usable(batch) ? (Py_ssize_t)batch->batch.count : -1;
}

static PyObject *batch_repr(PyObject *self)
{
    const batch_object *batch = (const batch_object *)self;
    return batch->is_open ? PyUnicode_FromFormat("<SpringBatch: %zu springs>", batch->batch.count)
                          : PyUnicode_FromString("<SpringBatch: closed>");
}

static PyObject *get_targets(PyObject *self, void *unused)
{
    (void)unused;
    batch_object *batch = (batch_object *)self;
    return is_usable(batch) ? Py_NewRef(batch->views[TARGETS].obj) : NULL;
}

static int set_targets(PyObject *self, PyObject *value, void *unused)
{
    (void)unused;
    batch_object *batch = (batch_object *)self;
    Py_buffer view;
    if (value == NULL)
    {
        PyErr_SetString(PyExc_TypeError, "'targets' cannot be deleted");
        return -1;
    }
    if (!is_usable(batch) || !get_array(batch, TARGETS, value, &view))
    {
        return -1;
    }
    if (!is_usable(batch)) // again, because an exporter of buffers may run any code
    {
        PyBuffer_Release(&view);
        return -1;
    }
    Py_buffer previous = batch->views[TARGETS];
    batch->views[TARGETS] = view;
    batch->batch.targets = view.buf;
    PyBuffer_Release(&previous);
    return 0;
}

bool add_spring_batch(PyObject *module)
{
    static PyGetSetDef properties[] = {
        {"targets", get_targets, set_targets, DOC_SpringBatch_targets, NULL}, {0}};
    static PyMethodDef methods[] = {METHOD("step", batch_step, SpringBatch_step),
                                    PLAIN_METHOD("close", batch_close, SpringBatch_close),
                                    CONTEXT_METHODS(batch_close),
                                    {0}};
    static PyType_Slot slots[] = {{Py_tp_doc, DOC_SpringBatch},   {Py_tp_new, batch_new},
                                  {Py_tp_dealloc, batch_dealloc}, {Py_tp_traverse, batch_traverse},
                                  {Py_tp_clear, batch_clear},     {Py_tp_repr, batch_repr},
                                  {Py_tp_methods, methods},       {Py_tp_getset, properties},
                                  {Py_sq_length, batch_length},   {0, NULL}};
    static PyType_Spec spec = {"resin.SpringBatch", sizeof(batch_object), 0,
                               Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE | Py_TPFLAGS_HAVE_GC,
                               slots};
    return add_type(module, &spec, &batch_type);
}
