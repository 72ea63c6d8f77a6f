// SPDX-License-Identifier: MIT

// Solver: the handle and its variables.

#include "solver_object.h"

#include <stdlib.h>

static PyTypeObject *solver_type;

resin_solver *usable_solver(PyObject *self)
{
    const solver_object *object = (const solver_object *)self;
    if (object->is_busy)
    {
        raise_status(RESIN_ERROR_BUSY);
        return NULL;
    }
    if (object->solver == NULL)
    {
        raise_status(RESIN_ERROR_NULL_HANDLE);
        return NULL;
    }
    return object->solver;
}

PyObject *make_constraints(const resin_constraint *constraints, size_t count)
{
    PyObject *list = PyList_New((Py_ssize_t)count);
    for (size_t i = 0; i < count && list != NULL; ++i)
    {
        PyObject *item =
            make_u32_pair(values.Constraint, constraints[i].index, constraints[i].generation);
        if (item == NULL)
        {
            Py_CLEAR(list);
        }
        else
        {
            PyList_SetItem(list, (Py_ssize_t)i, item);
        }
    }
    return list;
}

PyObject *raise_solver_status(solver_object *object, resin_status status)
{
    if (status != RESIN_ERROR_CONFLICT)
    {
        return raise_status(status);
    }
    PyObject *list = solver_conflict((PyObject *)object, NULL);
    PyObject *tuple = list != NULL ? PyList_AsTuple(list) : NULL;
    Py_XDECREF(list);
    return raise_status_with(status, tuple);
}

bool to_variable(PyObject *object, resin_variable *out)
{
    const place at = {.name = "variable"};
    return to_u32_pair(object, &at, "a Variable", &out->index, &out->generation);
}

static PyObject *solver_new(PyTypeObject *type, PyObject *args, PyObject *named)
{
    static const signature described = SIGNATURE_Solver;
    PyObject *in[MOST_ARGUMENTS];
    solver_object *made = read_constructor(&described, args, named, in)
                              ? (solver_object *)PyType_GenericAlloc(type, 0)
                              : NULL;
    if (made != NULL && resin_solver_create(NULL, &made->solver) != RESIN_OK)
    {
        Py_DECREF(made);
        return PyErr_NoMemory();
    }
    return (PyObject *)made;
}

static void solver_dealloc(PyObject *self)
{
    resin_solver_destroy(((solver_object *)self)->solver);
    free_object(self);
}

static PyObject *solver_close(PyObject *self, PyObject *unused)
{
    (void)unused;
    solver_object *object = (solver_object *)self;
    if (object->is_busy)
    {
        return raise_status(RESIN_ERROR_BUSY);
    }
    resin_solver_destroy(object->solver);
    object->solver = NULL;
    return Py_NewRef(Py_None);
}

// ---------------------------------------------------------------------------------------------
// Variables

static PyObject *solver_add_variable(PARAMETERS)
{
    READ_ARGUMENTS(Solver_add_variable)
    resin_variable_def def = resin_variable_def_default();
    resin_solver *solver =
        to_flag(in[0], RESIN_VARIABLE_NOT_NEGATIVE, &def.flags) && to_u32(in[1], "rank", &def.rank)
            ? usable_solver(self)
            : NULL;
    if (solver == NULL)
    {
        return NULL;
    }
    resin_variable made;
    const resin_status status = resin_solver_add_variable(solver, &def, &made);
    return status == RESIN_OK ? make_u32_pair(values.Variable, made.index, made.generation)
                              : raise_status(status);
}

// Reads a variable, and returns the solver.
static resin_solver *read_variable(PyObject *self, PyObject **in, resin_variable *variable)
{
    return to_variable(in[0], variable) ? usable_solver(self) : NULL;
}

static PyObject *solver_remove_variable(PARAMETERS)
{
    READ_ARGUMENTS(Solver_remove_variable)
    resin_variable variable;
    resin_solver *solver = read_variable(self, in, &variable);
    return solver != NULL ? none_or_error(resin_solver_remove_variable(solver, variable)) : NULL;
}

static PyObject *solver_value(PARAMETERS)
{
    READ_ARGUMENTS(Solver_value)
    resin_variable variable;
    const resin_solver *solver = read_variable(self, in, &variable);
    if (solver == NULL)
    {
        return NULL;
    }
    double value = 0.0;
    const resin_status status = resin_solver_value(solver, variable, &value);
    return double_or_error(status, value);
}

static PyObject *solver_range(PARAMETERS)
{
    READ_ARGUMENTS(Solver_range)
    resin_variable variable;
    resin_solver *solver = read_variable(self, in, &variable);
    if (solver == NULL)
    {
        return NULL;
    }
    double range[2];
    resin_status status;
    CHANGING_SOLVER(self, status = resin_solver_range(solver, variable, &range[0], &range[1]));
    return status == RESIN_OK ? make_doubles(values.Range, 2, range) : raise_status(status);
}

static PyObject *solver_dependencies(PARAMETERS)
{
    READ_ARGUMENTS(Solver_dependencies)
    resin_variable variable;
    resin_solver *solver = read_variable(self, in, &variable);
    if (solver == NULL)
    {
        return NULL;
    }
    size_t total = 0;
    resin_status status = resin_solver_dependencies(solver, variable, NULL, 0, &total);
    if (status != RESIN_OK)
    {
        return raise_status(status);
    }
    resin_constraint *found = calloc(total + 1, sizeof *found);
    if (found == NULL)
    {
        return PyErr_NoMemory();
    }
    status = resin_solver_dependencies(solver, variable, found, total, &total);
    PyObject *list = status == RESIN_OK ? make_constraints(found, total) : raise_status(status);
    free(found);
    return list;
}

static PyObject *solver_take_changes(PyObject *self, PyObject *unused)
{
    (void)unused;
    resin_solver *solver = usable_solver(self);
    const resin_variable_value *changes = NULL;
    size_t count = 0;
    if (solver == NULL)
    {
        return NULL;
    }
    const resin_status status = resin_solver_take_changes(solver, &changes, &count);
    if (status != RESIN_OK)
    {
        return raise_status(status);
    }
    // Busy, because an allocation may collect garbage, and so run code that uses the solver.
    ((solver_object *)self)->is_busy = true;
    PyObject *list = PyList_New((Py_ssize_t)count);
    for (size_t i = 0; i < count && list != NULL; ++i)
    {
        PyObject *item = make_tuple(values.VariableValue, 2,
                                    make_u32_pair(values.Variable, changes[i].variable.index,
                                                  changes[i].variable.generation),
                                    PyFloat_FromDouble(changes[i].value));
        if (item == NULL)
        {
            Py_CLEAR(list);
        }
        else
        {
            PyList_SetItem(list, (Py_ssize_t)i, item);
        }
    }
    ((solver_object *)self)->is_busy = false;
    return list;
}

static PyObject *solver_suggest(PARAMETERS)
{
    READ_ARGUMENTS(Solver_suggest)
    resin_variable variable;
    double value;
    resin_solver *solver =
        to_double(in[1], "value", &value) ? read_variable(self, in, &variable) : NULL;
    if (solver == NULL)
    {
        return NULL;
    }
    resin_status status;
    CHANGING_SOLVER(self, status = resin_solver_suggest(solver, variable, value));
    return none_or_error(status);
}

static PyObject *solver_repr(PyObject *self)
{
    const solver_object *object = (const solver_object *)self;
    return object->solver != NULL
               ? PyUnicode_FromFormat("<Solver: %zu constraints>", object->constraint_count)
               : PyUnicode_FromString("<Solver: closed>");
}

bool add_solver(PyObject *module)
{
    static PyMethodDef methods[] = {
        METHOD("add_variable", solver_add_variable, Solver_add_variable),
        METHOD("remove_variable", solver_remove_variable, Solver_remove_variable),
        METHOD("value", solver_value, Solver_value),
        METHOD("range", solver_range, Solver_range),
        METHOD("dependencies", solver_dependencies, Solver_dependencies),
        PLAIN_METHOD("take_changes", solver_take_changes, Solver_take_changes),
        METHOD("add_constraint", solver_add_constraint, Solver_add_constraint),
        METHOD("remove_constraint", solver_remove_constraint, Solver_remove_constraint),
        METHOD("set_constant", solver_set_constant, Solver_set_constant),
        METHOD("set_strength", solver_set_strength, Solver_set_strength),
        METHOD("residual", solver_residual, Solver_residual),
        PLAIN_METHOD("conflict", solver_conflict, Solver_conflict),
        METHOD("add_edit", solver_add_edit, Solver_add_edit),
        METHOD("suggest", solver_suggest, Solver_suggest),
        METHOD("add_stay", solver_add_stay, Solver_add_stay),
        METHOD("update", solver_update, Solver_update),
        PLAIN_METHOD("close", solver_close, Solver_close),
        CONTEXT_METHODS(solver_close),
        {0}};
    static PyType_Slot slots[] = {{Py_tp_doc, DOC_Solver},         {Py_tp_new, solver_new},
                                  {Py_tp_dealloc, solver_dealloc}, {Py_tp_repr, solver_repr},
                                  {Py_tp_methods, methods},        {0, NULL}};
    static PyType_Spec spec = {"resin.Solver", sizeof(solver_object), 0,
                               Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE, slots};
    return add_type(module, &spec, &solver_type) && add_solver_update(module);
}
