// SPDX-License-Identifier: MIT

// ForceLatch.

#include "binding.h"

typedef struct force_object
{
    PyObject_HEAD resin_force_latch latch;
} force_object;

static PyTypeObject *force_type;

static PyObject *force_new(PyTypeObject *type, PyObject *args, PyObject *named)
{
    static const signature described = SIGNATURE_ForceLatch;
    PyObject *in[MOST_ARGUMENTS];
    return read_constructor(&described, args, named, in) ? PyType_GenericAlloc(type, 0) : NULL;
}

static PyObject *force_add(PARAMETERS)
{
    READ_ARGUMENTS(ForceLatch_add)
    double force;
    if (!to_double(in[0], "force", &force))
    {
        return NULL;
    }
    return make_member(values._FORCE_CHANGES,
                       resin_force_latch_add(&((force_object *)self)->latch, force));
}

static PyObject *force_end(PARAMETERS)
{
    READ_ARGUMENTS(ForceLatch_end)
    uint32_t cancelled = 0;
    if (!to_flag(in[0], 1, &cancelled))
    {
        return NULL;
    }
    return make_member(values._FORCE_CHANGES,
                       resin_force_latch_end(&((force_object *)self)->latch, cancelled != 0));
}

static PyObject *force_phase(PyObject *self, void *unused)
{
    (void)unused;
    return make_member(values._FORCE_PHASES, ((force_object *)self)->latch.phase);
}

static PyObject *force_copy(PyObject *self, PyObject *unused)
{
    (void)unused;
    force_object *made = (force_object *)PyType_GenericAlloc(force_type, 0);
    if (made != NULL)
    {
        made->latch = ((force_object *)self)->latch;
    }
    return (PyObject *)made;
}

bool add_force(PyObject *module)
{
    static PyGetSetDef properties[] = {PROPERTY("phase", force_phase, ForceLatch_phase), {0}};
    static PyMethodDef methods[] = {METHOD("add", force_add, ForceLatch_add),
                                    METHOD("end", force_end, ForceLatch_end),
                                    PLAIN_METHOD("copy", force_copy, ForceLatch_copy),
                                    {0}};
    static PyType_Slot slots[] = {{Py_tp_doc, DOC_ForceLatch},  {Py_tp_new, force_new},
                                  {Py_tp_dealloc, free_object}, {Py_tp_methods, methods},
                                  {Py_tp_getset, properties},   {0, NULL}};
    static PyType_Spec spec = {"resin.ForceLatch", sizeof(force_object), 0,
                               Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE, slots};
    return add_type(module, &spec, &force_type);
}
