// SPDX-License-Identifier: MIT

// The constraints of a solver.

#include "solver_object.h"

#include <stdlib.h>

// A strength, or the priority of one. A null object leaves `out` as it is.
static bool to_strength(PyObject *object, resin_strength *out)
{
    if (object == NULL)
    {
        return true;
    }
    if (PyLong_Check(object))
    {
        *out = resin_strength_with_priority(0);
        return to_u32(object, "strength", &out->priority);
    }
    if (!PyTuple_Check(object) || PyTuple_Size(object) != 2)
    {
        raise_type("strength", "a Strength or an integer priority", object);
        return false;
    }
    *out = resin_strength_required();
    return to_u32(PyTuple_GetItem(object, 0), "strength.priority", &out->priority) &&
           to_double(PyTuple_GetItem(object, 1), "strength.weight", &out->weight);
}

static bool to_constraint(PyObject *object, resin_constraint *out)
{
    const place at = {.name = "constraint"};
    return to_u32_pair(object, &at, "a Constraint", &out->index, &out->generation);
}

static bool to_term(PyObject *object, Py_ssize_t index, resin_term *out)
{
    const place at = {.name = "terms", .depth = 1, .indices = {index}};
    // A Variable is a tuple of two, too, but not of a tuple.
    if (!PyTuple_Check(object) || PyTuple_Size(object) != 2 ||
        !PyTuple_Check(PyTuple_GetItem(object, 0)))
    {
        raise_type_at(&at, "a pair of a Variable and a coefficient", object);
        return false;
    }
    const place variable = place_within(&at, 0);
    const place coefficient = place_within(&at, 1);
    return to_u32_pair(PyTuple_GetItem(object, 0), &variable, "a Variable", &out->variable.index,
                       &out->variable.generation) &&
           to_double_at(PyTuple_GetItem(object, 1), &coefficient, &out->coefficient);
}

// Returns the terms, to be freed by the caller.
static resin_term *read_terms(PyObject *object, size_t *count)
{
    PyObject *items = to_tuple(object, "terms");
    if (items == NULL)
    {
        return NULL;
    }
    *count = (size_t)PyTuple_Size(items);
    resin_term *terms = calloc(*count + 1, sizeof *terms);
    if (terms == NULL)
    {
        PyErr_NoMemory();
    }
    for (size_t i = 0; i < *count && terms != NULL; ++i)
    {
        if (!to_term(PyTuple_GetItem(items, (Py_ssize_t)i), (Py_ssize_t)i, &terms[i]))
        {
            free(terms);
            terms = NULL;
        }
    }
    Py_DECREF(items);
    return terms;
}

// Returns the name of a new constraint, or raises the exception of its status.
static PyObject *added(PyObject *self, resin_status status, resin_constraint made)
{
    solver_object *object = (solver_object *)self;
    if (status != RESIN_OK)
    {
        return raise_solver_status(object, status);
    }
    object->constraint_count += 1;
    return make_u32_pair(values.Constraint, made.index, made.generation);
}

PyObject *solver_add_constraint(PARAMETERS)
{
    READ_ARGUMENTS(Solver_add_constraint)
    double constant = 0.0;
    uint32_t relation = RESIN_EQUAL;
    resin_strength strength = resin_strength_required();
    if (!to_double(in[1], "constant", &constant) || !to_u32(in[2], "relation", &relation) ||
        !to_strength(in[3], &strength))
    {
        return NULL;
    }
    size_t term_count;
    resin_term *terms = read_terms(in[0], &term_count);
    resin_solver *solver = terms != NULL ? usable_solver(self) : NULL;
    PyObject *result = NULL;
    if (solver != NULL)
    {
        resin_constraint made = {0};
        resin_status status;
        CHANGING_SOLVER(
            self, status = resin_solver_add_constraint(solver, terms, term_count, constant,
                                                       (resin_relation)relation, strength, &made));
        result = added(self, status, made);
    }
    free(terms);
    return result;
}

PyObject *solver_remove_constraint(PARAMETERS)
{
    READ_ARGUMENTS(Solver_remove_constraint)
    resin_constraint constraint;
    resin_solver *solver = to_constraint(in[0], &constraint) ? usable_solver(self) : NULL;
    if (solver == NULL)
    {
        return NULL;
    }
    resin_status status;
    CHANGING_SOLVER(self, status = resin_solver_remove_constraint(solver, constraint));
    if (status == RESIN_OK)
    {
        ((solver_object *)self)->constraint_count -= 1;
    }
    return none_or_error(status);
}

PyObject *solver_set_constant(PARAMETERS)
{
    READ_ARGUMENTS(Solver_set_constant)
    resin_constraint constraint;
    double constant;
    resin_solver *solver =
        to_constraint(in[0], &constraint) && to_double(in[1], "constant", &constant)
            ? usable_solver(self)
            : NULL;
    if (solver == NULL)
    {
        return NULL;
    }
    resin_status status;
    CHANGING_SOLVER(self, status = resin_solver_set_constant(solver, constraint, constant));
    return status == RESIN_OK ? Py_NewRef(Py_None)
                              : raise_solver_status((solver_object *)self, status);
}

PyObject *solver_set_strength(PARAMETERS)
{
    READ_ARGUMENTS(Solver_set_strength)
    resin_constraint constraint;
    resin_strength strength;
    resin_solver *solver = to_constraint(in[0], &constraint) && to_strength(in[1], &strength)
                               ? usable_solver(self)
                               : NULL;
    if (solver == NULL)
    {
        return NULL;
    }
    resin_status status;
    CHANGING_SOLVER(self, status = resin_solver_set_strength(solver, constraint, strength));
    return status == RESIN_OK ? Py_NewRef(Py_None)
                              : raise_solver_status((solver_object *)self, status);
}

PyObject *solver_residual(PARAMETERS)
{
    READ_ARGUMENTS(Solver_residual)
    resin_constraint constraint;
    const resin_solver *solver = to_constraint(in[0], &constraint) ? usable_solver(self) : NULL;
    if (solver == NULL)
    {
        return NULL;
    }
    double residual = 0.0;
    const resin_status status = resin_solver_residual(solver, constraint, &residual);
    return double_or_error(status, residual);
}

PyObject *solver_conflict(PyObject *self, PyObject *unused)
{
    (void)unused;
    const resin_solver *solver = usable_solver(self);
    if (solver == NULL)
    {
        return NULL;
    }
    const resin_constraint *constraints = NULL;
    size_t count = 0;
    const resin_status status = resin_solver_conflict(solver, &constraints, &count);
    if (status != RESIN_OK)
    {
        return raise_status(status);
    }
    // Busy, because an allocation may collect garbage, and so run code that uses the solver.
    ((solver_object *)self)->is_busy = true;
    PyObject *list = make_constraints(constraints, count);
    ((solver_object *)self)->is_busy = false;
    return list;
}

// ---------------------------------------------------------------------------------------------
// Edits and stays

typedef resin_status (*hold)(resin_solver *, resin_variable, resin_strength, resin_constraint *);

static PyObject *add_hold(PyObject *self, PyObject **in, hold add)
{
    resin_variable variable;
    resin_strength strength;
    resin_solver *solver =
        to_variable(in[0], &variable) && to_strength(in[1], &strength) ? usable_solver(self) : NULL;
    if (solver == NULL)
    {
        return NULL;
    }
    resin_constraint made = {0};
    resin_status status;
    CHANGING_SOLVER(self, status = add(solver, variable, strength, &made));
    return added(self, status, made);
}

PyObject *solver_add_edit(PARAMETERS)
{
    READ_ARGUMENTS(Solver_add_edit)
    return add_hold(self, in, resin_solver_add_edit);
}

PyObject *solver_add_stay(PARAMETERS)
{
    READ_ARGUMENTS(Solver_add_stay)
    return add_hold(self, in, resin_solver_add_stay);
}
