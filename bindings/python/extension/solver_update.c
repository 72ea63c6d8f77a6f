// SPDX-License-Identifier: MIT

// Solver.update: a context whose changes are a batch.

#include "solver_object.h"

static PyTypeObject *update_type;

typedef struct update_object
{
    PyObject_HEAD PyObject *solver;
    uint32_t flags;
    size_t constraint_count; // at the beginning
} update_object;

PyObject *solver_update(PARAMETERS)
{
    READ_ARGUMENTS(Solver_update)
    uint32_t flags = 0;
    if (!to_flag(in[0], RESIN_CHANGES_CANCELLABLE, &flags))
    {
        return NULL;
    }
    update_object *made = (update_object *)PyType_GenericAlloc(update_type, 0);
    if (made != NULL)
    {
        made->solver = Py_NewRef(self);
        made->flags = flags;
    }
    return (PyObject *)made;
}

static PyObject *update_enter(PyObject *self, PyObject *unused)
{
    (void)unused;
    update_object *update = (update_object *)self;
    resin_solver *solver = usable_solver(update->solver);
    if (solver == NULL)
    {
        return NULL;
    }
    resin_status status;
    CHANGING_SOLVER(update->solver, status = resin_solver_begin_changes(solver, update->flags));
    update->constraint_count = ((const solver_object *)update->solver)->constraint_count;
    return status == RESIN_OK ? Py_NewRef(update->solver) : raise_status(status);
}

static void cancel(update_object *update, resin_solver *solver)
{
    CHANGING_SOLVER(update->solver, (void)resin_solver_cancel_changes(solver));
    ((solver_object *)update->solver)->constraint_count = update->constraint_count;
}

static PyObject *update_exit(PyObject *self, PyObject *args)
{
    update_object *update = (update_object *)self;
    const bool has_failed = PyTuple_Size(args) > 0 && PyTuple_GetItem(args, 0) != Py_None;
    if (((const solver_object *)update->solver)->solver == NULL)
    {
        return Py_NewRef(Py_None); // closed within the context
    }
    resin_solver *solver = usable_solver(update->solver);
    if (solver == NULL)
    {
        return NULL;
    }
    if (has_failed && update->flags != 0)
    {
        cancel(update, solver);
        return Py_NewRef(Py_None);
    }
    resin_status status;
    CHANGING_SOLVER(update->solver, status = resin_solver_end_changes(solver));
    if (status != RESIN_OK && update->flags != 0)
    {
        cancel(update, solver);
    }
    return has_failed ? Py_NewRef(Py_None) : none_or_error(status);
}

static void update_dealloc(PyObject *self)
{
    Py_CLEAR(((update_object *)self)->solver);
    free_object(self);
}

bool add_solver_update(PyObject *module)
{
    static PyMethodDef methods[] = {{"__enter__", update_enter, METH_NOARGS, NULL},
                                    {"__exit__", update_exit, METH_VARARGS, NULL},
                                    {0}};
    static PyType_Slot slots[] = {{Py_tp_doc, DOC_SolverUpdate},
                                  {Py_tp_dealloc, update_dealloc},
                                  {Py_tp_methods, methods},
                                  {0, NULL}};
    static PyType_Spec spec = {
        "resin.SolverUpdate", sizeof(update_object), 0,
        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};
    return add_type(module, &spec, &update_type);
}
