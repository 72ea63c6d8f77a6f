// SPDX-License-Identifier: MIT

// The motion of a spring at many times.

#include "binding.h"

#include "spring_object.h"

static resin_spring spring_of(PyObject *self)
{
    return ((spring_object *)self)->spring;
}

bool spring_read_motion(PyObject **in, resin_motion *motion, double *target)
{
    double numbers[2];
    if (!to_doubles(in[0], "motion", 2, numbers) || !to_double(in[1], "target", target))
    {
        return false;
    }
    *motion = (resin_motion){.value = numbers[0], .velocity = numbers[1]};
    return true;
}

static PyObject *sample_copy(resin_spring spring, resin_motion motion, double target, double step,
                             size_t count)
{
    if (count > RESIN_COUNT_MAX)
    {
        return raise_status(RESIN_ERROR_TOO_LARGE);
    }
    void *memory = NULL;
    PyObject *owner = block_create(2 * count * sizeof(double), &memory);
    if (owner == NULL)
    {
        return NULL;
    }
    double *numbers = memory;
    resin_status status;
    WITHOUT_GIL(count >= RELEASE_ELEMENTS,
                status = resin_spring_sample(spring, motion, target, step, count, numbers,
                                             numbers + count));
    PyObject *pair = NULL;
    if (status != RESIN_OK)
    {
        raise_status(status);
    }
    else
    {
        pair = Py_BuildValue("(NN)", view_create(owner, numbers, count, VIEW_DOUBLE),
                             view_create(owner, numbers + count, count, VIEW_DOUBLE));
    }
    Py_DECREF(owner);
    return pair;
}

PyObject *spring_sample(PARAMETERS)
{
    READ_ARGUMENTS(Spring_sample)
    resin_motion motion;
    double target, step;
    size_t points;
    if (!spring_read_motion(in, &motion, &target) || !to_double(in[2], "step", &step) ||
        !to_count(in[3], "count", &points))
    {
        return NULL;
    }
    return sample_copy(spring_of(self), motion, target, step, points);
}

// Gets the arrays that are given, of one length and without common elements.
static bool get_samples(const signature *of, PyObject **in, Py_buffer views[2])
{
    for (int i = 0; i < 2; ++i)
    {
        const bool is_given = in[3 + i] != NULL && in[3 + i] != Py_None;
        if (is_given && !get_doubles(in[3 + i], of->names[3 + i], true, &views[i]))
        {
            return false;
        }
    }
    if (views[0].obj == NULL && views[1].obj == NULL)
    {
        PyErr_SetString(PyExc_TypeError, "sample_into() requires 'values' or 'velocities'");
        return false;
    }
    return views[0].obj == NULL || views[1].obj == NULL ||
           check_pair(&views[0], of->names[3], &views[1], of->names[4]);
}

PyObject *spring_sample_into(PARAMETERS)
{
    READ_ARGUMENTS(Spring_sample_into)
    resin_motion motion;
    double target, step;
    Py_buffer views[2] = {{0}, {0}};
    if (!spring_read_motion(in, &motion, &target) || !to_double(in[2], "step", &step))
    {
        return NULL;
    }
    PyObject *result = NULL;
    if (get_samples(&described, in, views))
    {
        const Py_ssize_t size = views[0].obj != NULL ? views[0].len : views[1].len;
        const size_t points = (size_t)size / sizeof(double);
        resin_status status;
        WITHOUT_GIL(points >= RELEASE_ELEMENTS,
                    status = resin_spring_sample(spring_of(self), motion, target, step, points,
                                                 views[0].buf, views[1].buf));
        result = none_or_error(status);
    }
    for (int i = 0; i < 2; ++i)
    {
        if (views[i].obj != NULL)
        {
            PyBuffer_Release(&views[i]);
        }
    }
    return result;
}
