// SPDX-License-Identifier: MIT

// The extension module resin._core.

#include "binding.h"

bool add_type(PyObject *module, PyType_Spec *spec, PyTypeObject **out)
{
    *out = (PyTypeObject *)PyType_FromSpec(spec);
    return *out != NULL && PyModule_AddType(module, *out) == 0;
}

void free_object(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    PyObject_Free(self);
    Py_DECREF(type);
}

static PyObject *version(PyObject *self, PyObject *unused)
{
    (void)self;
    (void)unused;
    const uint32_t number = resin_version();
    return Py_BuildValue("(III)", number >> 16, number >> 8 & 0xFF, number & 0xFF);
}

static PyObject *status_message(PARAMETERS)
{
    READ_ARGUMENTS(status_message)
    uint32_t status;
    if (!to_u32(in[0], "status", &status))
    {
        return NULL;
    }
    return PyUnicode_FromString(resin_status_message((resin_status)status));
}

static PyObject *stage_rule_message(PARAMETERS)
{
    READ_ARGUMENTS(stage_rule_message)
    uint32_t rule;
    if (!to_u32(in[0], "rule", &rule))
    {
        return NULL;
    }
    return PyUnicode_FromString(resin_stage_rule_message((resin_stage_rule)rule));
}

// Fills a new module. Types and values are in static variables, so another interpreter would use
// those of the first. An import that is repeated replaces them.
static int execute(PyObject *module)
{
    if (PyInterpreterState_GetID(PyInterpreterState_Get()) != 0)
    {
        PyErr_SetString(PyExc_ImportError, "resin supports only the main interpreter of a process");
        return -1;
    }
    const bool is_complete = load_values() && add_views(module) && add_diff(module) &&
                             add_springs(module) && add_spring_batch(module) &&
                             add_motion(module) && add_trackers(module) && add_force(module) &&
                             add_bar(module) && add_solver(module);
    return is_complete ? 0 : -1;
}

PyMODINIT_FUNC PyInit__core(void)
{
    static PyMethodDef functions[] = {
        PLAIN_METHOD("version", version, version),
        METHOD("status_message", status_message, status_message),
        METHOD("stage_rule_message", stage_rule_message, stage_rule_message),
        {0}};
    static PyModuleDef_Slot slots[] = {{Py_mod_exec, execute}, {0, NULL}};
    static PyModuleDef definition = {
        PyModuleDef_HEAD_INIT, "resin._core", NULL, 0, functions, slots, NULL, NULL, NULL};
    return PyModuleDef_Init(&definition);
}
