// SPDX-License-Identifier: MIT

// Functions of numbers for gestures.

#include "binding.h"

// A function of one or two numbers, the second with a default.
static PyObject *of_two(const signature *of, PyObject **in, double second,
                        double (*function)(double, double))
{
    double first;
    if (!to_double(in[0], of->names[0], &first) || !to_double(in[1], of->names[1], &second))
    {
        return NULL;
    }
    return PyFloat_FromDouble(function(first, second));
}

static PyObject *of_three(const signature *of, PyObject **in, double third,
                          double (*function)(double, double, double))
{
    double first, second;
    if (!to_double(in[0], of->names[0], &first) || !to_double(in[1], of->names[1], &second) ||
        !to_double(in[2], of->names[2], &third))
    {
        return NULL;
    }
    return PyFloat_FromDouble(function(first, second, third));
}

#define FUNCTION(name, call)                                                                       \
    static PyObject *name(PARAMETERS)                                                              \
    {                                                                                              \
        READ_ARGUMENTS(name)                                                                       \
        return call;                                                                               \
    }
FUNCTION(project, of_two(&described, in, RESIN_DECELERATION_NORMAL, resin_project))
FUNCTION(project_continuous,
         of_two(&described, in, RESIN_DECELERATION_NORMAL, resin_project_continuous))
FUNCTION(rubber_band, of_three(&described, in, RESIN_RUBBER_BAND_COEFFICIENT, resin_rubber_band))
FUNCTION(rubber_band_inverse,
         of_three(&described, in, RESIN_RUBBER_BAND_COEFFICIENT, resin_rubber_band_inverse))
FUNCTION(rubber_band_power,
         of_two(&described, in, RESIN_RUBBER_BAND_EXPONENT, resin_rubber_band_power))
FUNCTION(rubber_band_power_inverse,
         of_two(&described, in, RESIN_RUBBER_BAND_EXPONENT, resin_rubber_band_power_inverse))
FUNCTION(shortest_turn, of_two(&described, in, 0.0, resin_shortest_turn))
FUNCTION(force_fraction, of_two(&described, in, 0.0, resin_force_fraction))

static PyObject *nearest_number(PyObject **in, const char *name,
                                uint32_t (*function)(const double *, size_t, double))
{
    double target;
    array numbers;
    if (!to_double(in[1], "target", &target) ||
        !array_read(in[0], name, ELEMENT_DOUBLE, 1, &numbers))
    {
        return NULL;
    }
    uint32_t index;
    WITHOUT_GIL(numbers.count >= RELEASE_ELEMENTS,
                index = function(numbers.data, numbers.count, target));
    array_release(&numbers);
    return index_or_none(index);
}

FUNCTION(nearest_stop, nearest_number(in, "stops", resin_nearest_stop))
FUNCTION(closest_angle, nearest_number(in, "angles", resin_closest_angle))

static PyObject *nearest_point(PARAMETERS)
{
    READ_ARGUMENTS(nearest_point)
    double target[2];
    array points;
    if (!to_doubles(in[1], "target", 2, target) ||
        !array_read(in[0], "points", ELEMENT_DOUBLE, 2, &points))
    {
        return NULL;
    }
    uint32_t index;
    WITHOUT_GIL(points.count >= RELEASE_ELEMENTS,
                index = resin_nearest_point(points.data, points.count,
                                            (resin_point){target[0], target[1]}));
    array_release(&points);
    return index_or_none(index);
}

static PyObject *momentum_on_release(PARAMETERS)
{
    READ_ARGUMENTS(momentum_on_release)
    double velocity, distance, rule[5];
    const bool has_rule = in[2] != NULL && in[2] != Py_None;
    if (!to_double(in[0], "velocity", &velocity) || !to_double(in[1], "distance", &distance) ||
        !to_doubles(has_rule ? in[2] : NULL, "rule", 5, rule))
    {
        return NULL;
    }
    resin_momentum_rule given = resin_momentum_rule_default();
    if (has_rule)
    {
        given = (resin_momentum_rule){.tap_response = rule[0],
                                      .tap_damping_ratio = rule[1],
                                      .flick_response = rule[2],
                                      .flick_damping_ratio = rule[3],
                                      .maximum_relative_velocity = rule[4]};
    }
    const resin_momentum momentum = resin_momentum_on_release(&given, velocity, distance);
    const double numbers[] = {momentum.response, momentum.damping_ratio,
                              momentum.relative_velocity};
    return make_doubles(values.Momentum, 3, numbers);
}

// ---------------------------------------------------------------------------------------------
// Deceleration

typedef struct deceleration_object
{
    PyObject_HEAD resin_deceleration motion;
} deceleration_object;

static PyTypeObject *deceleration_type;

static resin_deceleration motion_of(PyObject *self)
{
    return ((deceleration_object *)self)->motion;
}

static PyObject *make_deceleration(resin_deceleration motion)
{
    PyObject *made = PyType_GenericAlloc(deceleration_type, 0);
    if (made != NULL)
    {
        ((deceleration_object *)made)->motion = motion;
    }
    return made;
}

static PyObject *deceleration_new(PyTypeObject *type, PyObject *args, PyObject *named)
{
    static const signature described = SIGNATURE_Deceleration;
    PyObject *in[MOST_ARGUMENTS];
    resin_deceleration motion = {.rate = RESIN_DECELERATION_NORMAL};
    (void)type;
    if (!read_constructor(&described, args, named, in) ||
        !to_double(in[0], "value", &motion.value) ||
        !to_double(in[1], "velocity", &motion.velocity) || !to_double(in[2], "rate", &motion.rate))
    {
        return NULL;
    }
    return make_deceleration(motion);
}

#define MEMBER(name)                                                                               \
    static PyObject *get_##name(PyObject *self, void *unused)                                      \
    {                                                                                              \
        (void)unused;                                                                              \
        return PyFloat_FromDouble(motion_of(self).name);                                           \
    }
MEMBER(value)
MEMBER(velocity)
MEMBER(rate)

static PyObject *deceleration_after(PARAMETERS)
{
    READ_ARGUMENTS(Deceleration_after)
    double time;
    return to_double(in[0], "time", &time)
               ? make_deceleration(resin_deceleration_after(motion_of(self), time))
               : NULL;
}

static PyObject *deceleration_rest(PyObject *self, PyObject *unused)
{
    (void)unused;
    return PyFloat_FromDouble(resin_deceleration_rest(motion_of(self)));
}

static PyObject *deceleration_time_to_speed(PARAMETERS)
{
    READ_ARGUMENTS(Deceleration_time_to_speed)
    double speed;
    return to_double(in[0], "speed", &speed)
               ? PyFloat_FromDouble(resin_deceleration_time_to_speed(motion_of(self), speed))
               : NULL;
}

static PyObject *deceleration_crossing(PARAMETERS)
{
    READ_ARGUMENTS(Deceleration_crossing)
    double boundary;
    if (!to_double(in[0], "boundary", &boundary))
    {
        return NULL;
    }
    const resin_crossing crossing = resin_deceleration_crossing(motion_of(self), boundary);
    return make_doubles(values.Crossing, 2, &crossing.time);
}

static PyObject *triple_of(PyObject *self)
{
    const resin_deceleration motion = motion_of(self);
    return Py_BuildValue("(ddd)", motion.value, motion.velocity, motion.rate);
}

static PyObject *deceleration_repr(PyObject *self)
{
    PyObject *triple = triple_of(self);
    PyObject *text =
        triple != NULL
            ? PyUnicode_FromFormat("Deceleration(value=%R, velocity=%R, rate=%R)",
                                   PyTuple_GetItem(triple, 0), PyTuple_GetItem(triple, 1),
                                   PyTuple_GetItem(triple, 2))
            : NULL;
    Py_XDECREF(triple);
    return text;
}

static PyObject *deceleration_compare(PyObject *self, PyObject *other, int operation)
{
    if ((operation != Py_EQ && operation != Py_NE) || !Py_IS_TYPE(other, deceleration_type))
    {
        return Py_NewRef(Py_NotImplemented);
    }
    const resin_deceleration a = motion_of(self);
    const resin_deceleration b = motion_of(other);
    const bool are_equal = a.value == b.value && a.velocity == b.velocity && a.rate == b.rate;
    return PyBool_FromLong(are_equal == (operation == Py_EQ));
}

static Py_hash_t deceleration_hash(PyObject *self)
{
    PyObject *triple = triple_of(self);
    const Py_hash_t hash = triple != NULL ? PyObject_Hash(triple) : -1;
    Py_XDECREF(triple);
    return hash;
}

static PyObject *deceleration_reduce(PyObject *self, PyObject *unused)
{
    (void)unused;
    return Py_BuildValue("(ON)", (PyObject *)Py_TYPE(self), triple_of(self));
}

static bool add_deceleration(PyObject *module)
{
    static PyGetSetDef properties[] = {PROPERTY("value", get_value, Deceleration_value),
                                       PROPERTY("velocity", get_velocity, Deceleration_velocity),
                                       PROPERTY("rate", get_rate, Deceleration_rate),
                                       {0}};
    static PyMethodDef methods[] = {
        METHOD("after", deceleration_after, Deceleration_after),
        PLAIN_METHOD("rest", deceleration_rest, Deceleration_rest),
        METHOD("time_to_speed", deceleration_time_to_speed, Deceleration_time_to_speed),
        METHOD("crossing", deceleration_crossing, Deceleration_crossing),
        {"__reduce__", deceleration_reduce, METH_NOARGS, NULL},
        {0}};
    static PyType_Slot slots[] = {{Py_tp_doc, DOC_Deceleration},
                                  {Py_tp_new, deceleration_new},
                                  {Py_tp_dealloc, free_object},
                                  {Py_tp_methods, methods},
                                  {Py_tp_getset, properties},
                                  {Py_tp_repr, deceleration_repr},
                                  {Py_tp_richcompare, deceleration_compare},
                                  {Py_tp_hash, deceleration_hash},
                                  {0, NULL}};
    static PyType_Spec spec = {"resin.Deceleration", sizeof(deceleration_object), 0,
                               Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE, slots};
    return add_type(module, &spec, &deceleration_type);
}

bool add_motion(PyObject *module)
{
#define ADDED(name) METHOD(#name, name, name)
    static PyMethodDef functions[] = {ADDED(project),
                                      ADDED(project_continuous),
                                      ADDED(rubber_band),
                                      ADDED(rubber_band_inverse),
                                      ADDED(rubber_band_power),
                                      ADDED(rubber_band_power_inverse),
                                      ADDED(shortest_turn),
                                      ADDED(force_fraction),
                                      ADDED(nearest_stop),
                                      ADDED(closest_angle),
                                      ADDED(nearest_point),
                                      ADDED(momentum_on_release),
                                      {0}};
#undef ADDED
    return add_deceleration(module) && PyModule_AddFunctions(module, functions) == 0;
}
