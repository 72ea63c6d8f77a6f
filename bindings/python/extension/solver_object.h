// SPDX-License-Identifier: MIT
#ifndef SOLVER_OBJECT_H
#define SOLVER_OBJECT_H

#include "binding.h"

/// A `Solver`. Busy while a call runs without the GIL.
typedef struct solver_object
{
    PyObject_HEAD resin_solver *solver;
    size_t constraint_count;
    bool is_busy;
} solver_object;

/// Runs a call on a solver, without the GIL if the solver is large.
#define CHANGING_SOLVER(self, call)                                                                \
    do                                                                                             \
    {                                                                                              \
        solver_object *object_ = (solver_object *)(self);                                          \
        object_->is_busy = true;                                                                   \
        WITHOUT_GIL(object_->constraint_count >= RELEASE_CONSTRAINTS, call);                       \
        object_->is_busy = false;                                                                  \
    } while (0)

/// Returns the solver, or null with BusyError or ClosedError.
resin_solver *usable_solver(PyObject *self);

/// Raises the exception of a status, with the constraints of a conflict.
PyObject *raise_solver_status(solver_object *object, resin_status status);

bool to_variable(PyObject *object, resin_variable *out);
PyObject *make_constraints(const resin_constraint *constraints, size_t count);

PyObject *solver_add_constraint(PARAMETERS);
PyObject *solver_remove_constraint(PARAMETERS);
PyObject *solver_set_constant(PARAMETERS);
PyObject *solver_set_strength(PARAMETERS);
PyObject *solver_residual(PARAMETERS);
PyObject *solver_conflict(PyObject *self, PyObject *unused);
PyObject *solver_add_edit(PARAMETERS);
PyObject *solver_add_stay(PARAMETERS);
PyObject *solver_update(PARAMETERS);
bool add_solver_update(PyObject *module);

#endif // SOLVER_OBJECT_H
