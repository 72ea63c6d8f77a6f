// SPDX-License-Identifier: MIT
#ifndef SPRING_OBJECT_H
#define SPRING_OBJECT_H

#include "binding.h"

/// A `Spring`: valid, because its constructors check it.
typedef struct spring_object
{
    PyObject_HEAD resin_spring spring;
} spring_object;

extern PyTypeObject *spring_type;

/// Reads a motion and its target, the first two parameters.
bool spring_read_motion(PyObject **in, resin_motion *motion, double *target);

PyObject *spring_sample(PARAMETERS);
PyObject *spring_sample_into(PARAMETERS);

#endif // SPRING_OBJECT_H
