// SPDX-License-Identifier: MIT

// Reductions with a chain of transformers, and the step that a callable gets.

#include "bar_object.h"

#include <stdlib.h>

typedef struct step_object
{
    PyObject_HEAD const resin_bar_step *step; // null after the call
    PyObject *bar;
} step_object;

static PyTypeObject *step_type;

static const resin_bar_step *valid_step(PyObject *self)
{
    const resin_bar_step *step = ((step_object *)self)->step;
    if (step == NULL)
    {
        raise_message(RESIN_ERROR_ORDER, "a BarStep is valid only during the call that gets it");
    }
    return step;
}

static PyObject *step_bar(PyObject *self, void *unused)
{
    (void)unused;
    return valid_step(self) != NULL ? Py_NewRef(((step_object *)self)->bar) : NULL;
}

static PyObject *step_state(PyObject *self, void *unused)
{
    (void)unused;
    const resin_bar_step *step = valid_step(self);
    return step != NULL ? make_state(step->state) : NULL;
}

static PyObject *step_sample(PyObject *self, void *unused)
{
    (void)unused;
    const resin_bar_step *step = valid_step(self);
    return step != NULL ? make_sample(step->sample) : NULL;
}

#define NUMBER(name)                                                                               \
    static PyObject *step_##name(PyObject *self, void *unused)                                     \
    {                                                                                              \
        (void)unused;                                                                              \
        const resin_bar_step *step = valid_step(self);                                             \
        return step != NULL ? PyFloat_FromDouble(step->name) : NULL;                               \
    }
NUMBER(previous)
NUMBER(current)
NUMBER(top)
NUMBER(bottom)
NUMBER(delta)

static PyObject *step_transformed(PARAMETERS)
{
    READ_ARGUMENTS(BarStep_transformed)
    uint32_t kind = 0;
    const resin_bar_step *step = to_u32(in[0], "kind", &kind) ? valid_step(self) : NULL;
    return step != NULL
               ? PyFloat_FromDouble(resin_bar_apply_transform(step, (resin_bar_transform)kind))
               : NULL;
}

static PyObject *step_repr(PyObject *self)
{
    const resin_bar_step *step = ((step_object *)self)->step;
    if (step == NULL)
    {
        return PyUnicode_FromString("<BarStep: its call has ended>");
    }
    PyObject *delta = PyFloat_FromDouble(step->delta);
    PyObject *text = delta != NULL ? PyUnicode_FromFormat("<BarStep: delta %R>", delta) : NULL;
    Py_XDECREF(delta);
    return text;
}

static void step_dealloc(PyObject *self)
{
    Py_XDECREF(((step_object *)self)->bar);
    free_object(self);
}

// ---------------------------------------------------------------------------------------------
// The chain

typedef struct caller
{
    PyObject *bar;
    PyObject *callable;
} caller;

// Calls the callable. After an exception it returns 0, and the exception remains set, which makes
// later callables return at once.
static double call_transformer(void *context, const resin_bar_step *step)
{
    const caller *of = context;
    double delta = 0.0;
    if (PyErr_Occurred())
    {
        return delta;
    }
    step_object *made = (step_object *)PyType_GenericAlloc(step_type, 0);
    if (made == NULL)
    {
        return delta;
    }
    made->step = step;
    made->bar = Py_NewRef(of->bar);
    PyObject *result = PyObject_CallFunctionObjArgs(of->callable, (PyObject *)made, NULL);
    made->step = NULL;
    Py_DECREF(made);
    if (result != NULL)
    {
        (void)to_double(result, "result of a transformer", &delta);
        Py_DECREF(result);
    }
    return delta;
}

typedef struct chain
{
    PyObject *items; // a tuple
    resin_bar_transformer *transformers;
    caller *callers;
} chain;

static bool fill_chain(chain *of, PyObject *bar, size_t count)
{
    for (size_t i = 0; i < count; ++i)
    {
        const place at = {.name = "transformers", .depth = 1, .indices = {(Py_ssize_t)i}};
        PyObject *item = PyTuple_GetItem(of->items, (Py_ssize_t)i);
        if (PyLong_Check(item))
        {
            if (!to_u32_at(item, &at, &of->transformers[i].kind))
            {
                return false;
            }
        }
        else if (PyCallable_Check(item))
        {
            of->callers[i] = (caller){.bar = bar, .callable = item};
            of->transformers[i] = (resin_bar_transformer){.kind = RESIN_BAR_CUSTOM,
                                                          .transform = call_transformer,
                                                          .context = &of->callers[i]};
        }
        else
        {
            raise_type_at(&at, "a BarTransform or callable", item);
            return false;
        }
    }
    return true;
}

static bool read_chain(PyObject *object, PyObject *bar, chain *out)
{
    *out = (chain){.items = to_tuple(object, "transformers")};
    if (out->items == NULL)
    {
        return false;
    }
    const size_t count = (size_t)PyTuple_Size(out->items);
    out->transformers = calloc(count + 1, sizeof *out->transformers);
    out->callers = calloc(count + 1, sizeof *out->callers);
    if (out->transformers == NULL || out->callers == NULL)
    {
        PyErr_NoMemory();
        return false;
    }
    return fill_chain(out, bar, count);
}

static void release_chain(chain *of)
{
    Py_XDECREF(of->items);
    free(of->transformers);
    free(of->callers);
}

PyObject *bar_reduce_with(PARAMETERS)
{
    READ_ARGUMENTS(Bar_reduce_with)
    bar_object *object = (bar_object *)self;
    resin_bar_state state;
    resin_bar_sample sample;
    chain of;
    if (!to_state(in[0], &state) || !to_sample(in[1], "sample", &sample))
    {
        return NULL;
    }
    PyObject *result = NULL;
    if (read_chain(in[2], self, &of) && open_bar(self) != NULL)
    {
        object->users += 1;
        const resin_status status = resin_bar_reduce_with(
            object->bar, &state, &sample, of.transformers, (size_t)PyTuple_Size(of.items), &state);
        object->users -= 1;
        result = PyErr_Occurred() ? NULL : state_or_error(status, state);
    }
    release_chain(&of);
    return result;
}

bool add_bar_step(PyObject *module)
{
    static PyGetSetDef properties[] = {PROPERTY("bar", step_bar, BarStep_bar),
                                       PROPERTY("state", step_state, BarStep_state),
                                       PROPERTY("sample", step_sample, BarStep_sample),
                                       PROPERTY("previous", step_previous, BarStep_previous),
                                       PROPERTY("current", step_current, BarStep_current),
                                       PROPERTY("top", step_top, BarStep_top),
                                       PROPERTY("bottom", step_bottom, BarStep_bottom),
                                       PROPERTY("delta", step_delta, BarStep_delta),
                                       {0}};
    static PyMethodDef methods[] = {METHOD("transformed", step_transformed, BarStep_transformed),
                                    {0}};
    static PyType_Slot slots[] = {{Py_tp_doc, DOC_BarStep},   {Py_tp_dealloc, step_dealloc},
                                  {Py_tp_repr, step_repr},    {Py_tp_methods, methods},
                                  {Py_tp_getset, properties}, {0, NULL}};
    static PyType_Spec spec = {
        "resin.BarStep", sizeof(step_object), 0,
        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION | Py_TPFLAGS_IMMUTABLETYPE, slots};
    return add_type(module, &spec, &step_type);
}
