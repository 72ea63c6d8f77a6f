// SPDX-License-Identifier: MIT

// Spring: a value of two numbers, and the functions of one spring.

#include "binding.h"

#include "spring_object.h"

PyTypeObject *spring_type;

static resin_spring spring_of(PyObject *self)
{
    return ((spring_object *)self)->spring;
}

// Returns a spring, or raises the exception of the status with which it was made.
static PyObject *make_spring(resin_status status, resin_spring spring)
{
    if (status != RESIN_OK)
    {
        return raise_status(status);
    }
    PyObject *made = PyType_GenericAlloc(spring_type, 0);
    if (made != NULL)
    {
        ((spring_object *)made)->spring = spring;
    }
    return made;
}

static PyObject *spring_new(PyTypeObject *type, PyObject *args, PyObject *named)
{
    static const signature described = SIGNATURE_Spring;
    PyObject *in[MOST_ARGUMENTS];
    double frequency = 0.0;
    double ratio = 1.0;
    (void)type;
    if (!read_constructor(&described, args, named, in) ||
        !to_double(in[0], "frequency", &frequency) || !to_double(in[1], "damping_ratio", &ratio))
    {
        return NULL;
    }
    resin_spring spring = {0};
    const resin_status status = resin_spring_from_frequency(frequency, ratio, &spring);
    return make_spring(status, spring);
}

// Two numbers, the second with a default.
typedef resin_status (*from_two)(double, double, resin_spring *);

static PyObject *from_numbers(const signature *of, PyObject **in, double second, from_two make)
{
    double first = 0.0;
    if (!to_double(in[0], of->names[0], &first) || !to_double(in[1], of->names[1], &second))
    {
        return NULL;
    }
    resin_spring spring = {0};
    const resin_status status = make(first, second, &spring);
    return make_spring(status, spring);
}

static PyObject *from_response(PARAMETERS)
{
    READ_ARGUMENTS(Spring_from_response)
    return from_numbers(&described, in, 1.0, resin_spring_from_response);
}

static PyObject *from_duration(PARAMETERS)
{
    READ_ARGUMENTS(Spring_from_duration)
    return from_numbers(&described, in, 0.0, resin_spring_from_duration);
}

static PyObject *from_tension(PARAMETERS)
{
    READ_ARGUMENTS(Spring_from_tension)
    return from_numbers(&described, in, 0.0, resin_spring_from_tension);
}

static PyObject *from_stiffness(PARAMETERS)
{
    READ_ARGUMENTS(Spring_from_stiffness)
    double n[3] = {0.0, 0.0, 1.0};
    for (int i = 0; i < 3; ++i)
    {
        if (!to_double(in[i], described.names[i], &n[i]))
        {
            return NULL;
        }
    }
    resin_spring spring = {0};
    const resin_status status = resin_spring_from_stiffness(n[0], n[1], n[2], &spring);
    return make_spring(status, spring);
}

// ---------------------------------------------------------------------------------------------
// Parameters

static PyObject *get_frequency(PyObject *self, void *unused)
{
    (void)unused;
    return PyFloat_FromDouble(spring_of(self).frequency);
}

static PyObject *get_damping_ratio(PyObject *self, void *unused)
{
    (void)unused;
    return PyFloat_FromDouble(spring_of(self).damping_ratio);
}

// A property that the core computes.
#define COMPUTED(name)                                                                             \
    static PyObject *get_##name(PyObject *self, void *unused)                                      \
    {                                                                                              \
        (void)unused;                                                                              \
        double value = 0.0;                                                                        \
        const resin_status status = resin_spring_##name(spring_of(self), &value);                  \
        return double_or_error(status, value);                                                     \
    }
COMPUTED(response)
COMPUTED(bounce)
COMPUTED(tension)
COMPUTED(friction)

// A parameter for a mass.
#define FOR_MASS(name)                                                                             \
    static PyObject *spring_##name(PARAMETERS)                                                     \
    {                                                                                              \
        READ_ARGUMENTS(Spring_##name)                                                              \
        double mass = 1.0;                                                                         \
        if (!to_double(in[0], "mass", &mass))                                                      \
        {                                                                                          \
            return NULL;                                                                           \
        }                                                                                          \
        double value = 0.0;                                                                        \
        const resin_status status = resin_spring_##name(spring_of(self), mass, &value);            \
        return double_or_error(status, value);                                                     \
    }
FOR_MASS(stiffness)
FOR_MASS(damping)

// ---------------------------------------------------------------------------------------------
// Motion

static PyObject *make_motion(resin_status status, resin_motion motion)
{
    return status == RESIN_OK ? make_doubles(values.Motion, 2, &motion.value)
                              : raise_status(status);
}

static bool read_tolerance(PyObject *object, resin_spring_tolerance *tolerance)
{
    double numbers[2];
    if (!to_doubles(object, "tolerance", 2, numbers))
    {
        return false;
    }
    *tolerance = (resin_spring_tolerance){.distance = numbers[0], .speed = numbers[1]};
    return true;
}

static PyObject *spring_advance(PARAMETERS)
{
    READ_ARGUMENTS(Spring_advance)
    resin_motion motion;
    double target, dt;
    if (!spring_read_motion(in, &motion, &target) || !to_double(in[2], "dt", &dt))
    {
        return NULL;
    }
    const resin_status status = resin_spring_advance(spring_of(self), motion, target, dt, &motion);
    return make_motion(status, motion);
}

static PyObject *spring_step(PARAMETERS)
{
    READ_ARGUMENTS(Spring_step)
    resin_motion motion;
    resin_spring_tolerance tolerance;
    double target, dt;
    if (!spring_read_motion(in, &motion, &target) || !to_double(in[2], "dt", &dt) ||
        !read_tolerance(in[3], &tolerance))
    {
        return NULL;
    }
    const resin_status status =
        resin_spring_step(spring_of(self), motion, target, dt, tolerance, &motion);
    return make_motion(status, motion);
}

// A number that depends on a motion and its target.
#define OF_MOTION(name)                                                                            \
    static PyObject *spring_##name(PARAMETERS)                                                     \
    {                                                                                              \
        READ_ARGUMENTS(Spring_##name)                                                              \
        resin_motion motion;                                                                       \
        double target;                                                                             \
        if (!spring_read_motion(in, &motion, &target))                                             \
        {                                                                                          \
            return NULL;                                                                           \
        }                                                                                          \
        double value = 0.0;                                                                        \
        const resin_status status = resin_spring_##name(spring_of(self), motion, target, &value);  \
        return double_or_error(status, value);                                                     \
    }
OF_MOTION(acceleration)
OF_MOTION(overshoot)
OF_MOTION(crossing_time)

static PyObject *spring_is_at_rest(PARAMETERS)
{
    READ_ARGUMENTS(Spring_is_at_rest)
    resin_motion motion;
    resin_spring_tolerance tolerance;
    double target;
    if (!spring_read_motion(in, &motion, &target) || !read_tolerance(in[2], &tolerance))
    {
        return NULL;
    }
    bool rests = false;
    const resin_status status =
        resin_spring_is_at_rest(spring_of(self), motion, target, tolerance, &rests);
    return status == RESIN_OK ? PyBool_FromLong(rests) : raise_status(status);
}

static PyObject *spring_settling_time(PARAMETERS)
{
    READ_ARGUMENTS(Spring_settling_time)
    resin_motion motion;
    resin_spring_tolerance tolerance;
    double target;
    if (!spring_read_motion(in, &motion, &target) || !read_tolerance(in[2], &tolerance))
    {
        return NULL;
    }
    double time = 0.0;
    const resin_status status =
        resin_spring_settling_time(spring_of(self), motion, target, tolerance, &time);
    return double_or_error(status, time);
}

static PyObject *relative_velocity(PARAMETERS)
{
    READ_ARGUMENTS(relative_velocity)
    resin_motion motion;
    double target;
    if (!spring_read_motion(in, &motion, &target))
    {
        return NULL;
    }
    return PyFloat_FromDouble(resin_spring_relative_velocity(motion, target));
}

// ---------------------------------------------------------------------------------------------
// The type

static PyObject *pair_of(PyObject *self)
{
    const resin_spring spring = spring_of(self);
    return Py_BuildValue("(dd)", spring.frequency, spring.damping_ratio);
}

static PyObject *spring_repr(PyObject *self)
{
    PyObject *pair = pair_of(self);
    PyObject *text = pair != NULL
                         ? PyUnicode_FromFormat("Spring(frequency=%R, damping_ratio=%R)",
                                                PyTuple_GetItem(pair, 0), PyTuple_GetItem(pair, 1))
                         : NULL;
    Py_XDECREF(pair);
    return text;
}

static PyObject *spring_compare(PyObject *self, PyObject *other, int operation)
{
    if ((operation != Py_EQ && operation != Py_NE) || !Py_IS_TYPE(other, spring_type))
    {
        return Py_NewRef(Py_NotImplemented);
    }
    const resin_spring a = spring_of(self);
    const resin_spring b = spring_of(other);
    const bool are_equal = a.frequency == b.frequency && a.damping_ratio == b.damping_ratio;
    return PyBool_FromLong(are_equal == (operation == Py_EQ));
}

static Py_hash_t spring_hash(PyObject *self)
{
    PyObject *pair = pair_of(self);
    const Py_hash_t hash = pair != NULL ? PyObject_Hash(pair) : -1;
    Py_XDECREF(pair);
    return hash;
}

static PyObject *spring_reduce(PyObject *self, PyObject *unused)
{
    (void)unused;
    return Py_BuildValue("(ON)", (PyObject *)Py_TYPE(self), pair_of(self));
}

bool add_springs(PyObject *module)
{
    static PyGetSetDef properties[] = {
        PROPERTY("frequency", get_frequency, Spring_frequency),
        PROPERTY("damping_ratio", get_damping_ratio, Spring_damping_ratio),
        PROPERTY("response", get_response, Spring_response),
        PROPERTY("bounce", get_bounce, Spring_bounce),
        PROPERTY("tension", get_tension, Spring_tension),
        PROPERTY("friction", get_friction, Spring_friction),
        {0}};
    static PyMethodDef methods[] = {
        CLASS_METHOD("from_response", from_response, Spring_from_response),
        CLASS_METHOD("from_stiffness", from_stiffness, Spring_from_stiffness),
        CLASS_METHOD("from_duration", from_duration, Spring_from_duration),
        CLASS_METHOD("from_tension", from_tension, Spring_from_tension),
        METHOD("stiffness", spring_stiffness, Spring_stiffness),
        METHOD("damping", spring_damping, Spring_damping),
        METHOD("advance", spring_advance, Spring_advance),
        METHOD("step", spring_step, Spring_step),
        METHOD("sample", spring_sample, Spring_sample),
        METHOD("sample_into", spring_sample_into, Spring_sample_into),
        METHOD("acceleration", spring_acceleration, Spring_acceleration),
        METHOD("overshoot", spring_overshoot, Spring_overshoot),
        METHOD("crossing_time", spring_crossing_time, Spring_crossing_time),
        METHOD("is_at_rest", spring_is_at_rest, Spring_is_at_rest),
        METHOD("settling_time", spring_settling_time, Spring_settling_time),
        {"__reduce__", spring_reduce, METH_NOARGS, NULL},
        {0}};
    static PyType_Slot slots[] = {{Py_tp_doc, DOC_Spring},
                                  {Py_tp_new, spring_new},
                                  {Py_tp_dealloc, free_object},
                                  {Py_tp_methods, methods},
                                  {Py_tp_getset, properties},
                                  {Py_tp_repr, spring_repr},
                                  {Py_tp_richcompare, spring_compare},
                                  {Py_tp_hash, spring_hash},
                                  {0, NULL}};
    static PyType_Spec spec = {"resin.Spring", sizeof(spring_object), 0,
                               Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE, slots};
    static PyMethodDef functions[] = {
        METHOD("relative_velocity", relative_velocity, relative_velocity), {0}};
    return add_type(module, &spec, &spring_type) && PyModule_AddFunctions(module, functions) == 0;
}
