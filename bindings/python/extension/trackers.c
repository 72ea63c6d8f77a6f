// SPDX-License-Identifier: MIT

// Trackers of velocity and of pauses: objects that contain a plain value of the core.

#include "binding.h"

// Returns a copy of an object that contains `member`, of the same type.
#define COPY(name, object, member)                                                                 \
    static PyObject *name(PyObject *self, PyObject *unused)                                        \
    {                                                                                              \
        (void)unused;                                                                              \
        object *made = (object *)PyType_GenericAlloc(Py_TYPE(self), 0);                            \
        if (made != NULL)                                                                          \
        {                                                                                          \
            made->member = ((object *)self)->member;                                               \
        }                                                                                          \
        return (PyObject *)made;                                                                   \
    }

// ---------------------------------------------------------------------------------------------
// Velocity

typedef struct velocity_object
{
    PyObject_HEAD resin_velocity_tracker tracker;
} velocity_object;

static PyTypeObject *velocity_type;

static PyObject *velocity_new(PyTypeObject *type, PyObject *args, PyObject *named)
{
    static const signature described = SIGNATURE_VelocityTracker;
    PyObject *in[MOST_ARGUMENTS];
    return read_constructor(&described, args, named, in) ? PyType_GenericAlloc(type, 0) : NULL;
}

static PyObject *velocity_add(PARAMETERS)
{
    READ_ARGUMENTS(VelocityTracker_add)
    double time, position;
    if (!to_double(in[0], "time", &time) || !to_double(in[1], "position", &position))
    {
        return NULL;
    }
    resin_velocity_tracker_add(&((velocity_object *)self)->tracker, time, position);
    return Py_NewRef(Py_None);
}

static PyObject *velocity_velocity(PARAMETERS)
{
    READ_ARGUMENTS(VelocityTracker_velocity)
    double time;
    if (!to_double(in[0], "time", &time))
    {
        return NULL;
    }
    const resin_velocity_tracker *tracker = &((velocity_object *)self)->tracker;
    return PyFloat_FromDouble(resin_velocity_tracker_velocity(tracker, time));
}

static PyObject *velocity_samples(PyObject *self, void *unused)
{
    (void)unused;
    const resin_history *history = &((velocity_object *)self)->tracker.positions;
    PyObject *list = PyList_New(history->count);
    for (uint32_t i = 0; i < history->count && list != NULL; ++i)
    {
        PyObject *pair = Py_BuildValue("(dd)", history->times[i], history->values[i]);
        if (pair == NULL)
        {
            Py_CLEAR(list);
        }
        else
        {
            PyList_SetItem(list, i, pair);
        }
    }
    return list;
}

COPY(velocity_copy, velocity_object, tracker)

static bool add_velocity(PyObject *module)
{
    static PyGetSetDef properties[] = {
        PROPERTY("samples", velocity_samples, VelocityTracker_samples), {0}};
    static PyMethodDef methods[] = {METHOD("add", velocity_add, VelocityTracker_add),
                                    METHOD("velocity", velocity_velocity, VelocityTracker_velocity),
                                    PLAIN_METHOD("copy", velocity_copy, VelocityTracker_copy),
                                    {0}};
    static PyType_Slot slots[] = {{Py_tp_doc, DOC_VelocityTracker}, {Py_tp_new, velocity_new},
                                  {Py_tp_dealloc, free_object},     {Py_tp_methods, methods},
                                  {Py_tp_getset, properties},       {0, NULL}};
    static PyType_Spec spec = {"resin.VelocityTracker", sizeof(velocity_object), 0,
                               Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE, slots};
    return add_type(module, &spec, &velocity_type);
}

// ---------------------------------------------------------------------------------------------
// Pauses

static bool read_rule(PyObject *object, resin_pause_rule *rule)
{
    double numbers[4];
    *rule = resin_pause_rule_default();
    if (object == NULL || object == Py_None)
    {
        return true;
    }
    if (!to_doubles(object, "rule", 4, numbers))
    {
        return false;
    }
    *rule = (resin_pause_rule){.maximum_speed = numbers[0],
                               .minimum_distance = numbers[1],
                               .loss = numbers[2],
                               .span = numbers[3]};
    return true;
}

typedef struct ruled_detector
{
    resin_pause_rule rule;
    resin_pause_detector detector;
} ruled_detector;

typedef struct pause_object
{
    PyObject_HEAD ruled_detector ruled;
} pause_object;

typedef struct ruled_timed_detector
{
    resin_pause_rule rule;
    resin_timed_pause_detector detector;
} ruled_timed_detector;

typedef struct timed_pause_object
{
    PyObject_HEAD ruled_timed_detector ruled;
} timed_pause_object;

static PyTypeObject *pause_type;
static PyTypeObject *timed_pause_type;

static PyObject *pause_new(PyTypeObject *type, PyObject *args, PyObject *named)
{
    static const signature described = SIGNATURE_PauseDetector;
    PyObject *in[MOST_ARGUMENTS];
    resin_pause_rule rule;
    if (!read_constructor(&described, args, named, in) || !read_rule(in[0], &rule))
    {
        return NULL;
    }
    pause_object *made = (pause_object *)PyType_GenericAlloc(type, 0);
    if (made != NULL)
    {
        made->ruled.rule = rule;
    }
    return (PyObject *)made;
}

static PyObject *pause_add(PARAMETERS)
{
    READ_ARGUMENTS(PauseDetector_add)
    double velocity, distance;
    if (!to_double(in[0], "velocity", &velocity) || !to_double(in[1], "distance", &distance))
    {
        return NULL;
    }
    ruled_detector *of = &((pause_object *)self)->ruled;
    return PyBool_FromLong(resin_pause_detector_add(&of->detector, &of->rule, velocity, distance));
}

static PyObject *pause_paused(PyObject *self, void *unused)
{
    (void)unused;
    return PyBool_FromLong(((pause_object *)self)->ruled.detector.paused != 0);
}

COPY(pause_copy, pause_object, ruled)

static PyObject *timed_pause_new(PyTypeObject *type, PyObject *args, PyObject *named)
{
    static const signature described = SIGNATURE_TimedPauseDetector;
    PyObject *in[MOST_ARGUMENTS];
    resin_pause_rule rule;
    if (!read_constructor(&described, args, named, in) || !read_rule(in[0], &rule))
    {
        return NULL;
    }
    timed_pause_object *made = (timed_pause_object *)PyType_GenericAlloc(type, 0);
    if (made != NULL)
    {
        made->ruled.rule = rule;
    }
    return (PyObject *)made;
}

static PyObject *timed_pause_add(PARAMETERS)
{
    READ_ARGUMENTS(TimedPauseDetector_add)
    double time, velocity, distance;
    if (!to_double(in[0], "time", &time) || !to_double(in[1], "velocity", &velocity) ||
        !to_double(in[2], "distance", &distance))
    {
        return NULL;
    }
    ruled_timed_detector *of = &((timed_pause_object *)self)->ruled;
    return PyBool_FromLong(
        resin_timed_pause_detector_add(&of->detector, &of->rule, time, velocity, distance));
}

static PyObject *timed_pause_paused(PyObject *self, void *unused)
{
    (void)unused;
    return PyBool_FromLong(((timed_pause_object *)self)->ruled.detector.paused != 0);
}

COPY(timed_pause_copy, timed_pause_object, ruled)

static bool add_pause(PyObject *module)
{
    static PyGetSetDef properties[] = {PROPERTY("paused", pause_paused, PauseDetector_paused), {0}};
    static PyMethodDef methods[] = {METHOD("add", pause_add, PauseDetector_add),
                                    PLAIN_METHOD("copy", pause_copy, PauseDetector_copy),
                                    {0}};
    static PyType_Slot slots[] = {{Py_tp_doc, DOC_PauseDetector}, {Py_tp_new, pause_new},
                                  {Py_tp_dealloc, free_object},   {Py_tp_methods, methods},
                                  {Py_tp_getset, properties},     {0, NULL}};
    static PyType_Spec spec = {"resin.PauseDetector", sizeof(pause_object), 0,
                               Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE, slots};
    return add_type(module, &spec, &pause_type);
}

static bool add_timed_pause(PyObject *module)
{
    static PyGetSetDef properties[] = {
        PROPERTY("paused", timed_pause_paused, TimedPauseDetector_paused), {0}};
    static PyMethodDef methods[] = {METHOD("add", timed_pause_add, TimedPauseDetector_add),
                                    PLAIN_METHOD("copy", timed_pause_copy, TimedPauseDetector_copy),
                                    {0}};
    static PyType_Slot slots[] = {{Py_tp_doc, DOC_TimedPauseDetector}, {Py_tp_new, timed_pause_new},
                                  {Py_tp_dealloc, free_object},        {Py_tp_methods, methods},
                                  {Py_tp_getset, properties},          {0, NULL}};
    static PyType_Spec spec = {"resin.TimedPauseDetector", sizeof(timed_pause_object), 0,
                               Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE, slots};
    return add_type(module, &spec, &timed_pause_type);
}

bool add_trackers(PyObject *module)
{
    return add_velocity(module) && add_pause(module) && add_timed_pause(module);
}
