// SPDX-License-Identifier: MIT

// Bar: stops and options, states, and reductions.

#include "bar_object.h"

PyTypeObject *bar_type;

const resin_bar *open_bar(PyObject *self)
{
    const resin_bar *bar = ((bar_object *)self)->bar;
    if (bar == NULL)
    {
        raise_status(RESIN_ERROR_NULL_HANDLE);
    }
    return bar;
}

// ---------------------------------------------------------------------------------------------
// Values

bool to_state(PyObject *object, resin_bar_state *out)
{
    if (!PyTuple_Check(object) || PyTuple_Size(object) != 4)
    {
        raise_type("state", "a BarState", object);
        return false;
    }
    return to_double(PyTuple_GetItem(object, 0), "state.offset", &out->offset) &&
           to_u32(PyTuple_GetItem(object, 1), "state.highest_stop", &out->highest_stop) &&
           to_u32(PyTuple_GetItem(object, 2), "state.phase", &out->phase) &&
           to_double(PyTuple_GetItem(object, 3), "state.content_offset", &out->content_offset);
}

bool to_sample(PyObject *object, const char *name, resin_bar_sample *out)
{
    double n[7];
    if (!to_doubles(object, name, 7, n))
    {
        return false;
    }
    *out = (resin_bar_sample){.content_offset = n[0],
                              .inset_top = n[1],
                              .inset_bottom = n[2],
                              .client_inset_top = n[3],
                              .client_inset_bottom = n[4],
                              .content_height = n[5],
                              .frame_height = n[6]};
    return true;
}

PyObject *make_state(resin_bar_state state)
{
    return make_tuple(values.BarState, 4, PyFloat_FromDouble(state.offset),
                      PyLong_FromUnsignedLong(state.highest_stop),
                      make_member(values._BAR_PHASES, state.phase),
                      PyFloat_FromDouble(state.content_offset));
}

PyObject *make_sample(resin_bar_sample sample)
{
    const double numbers[] = {sample.content_offset,      sample.inset_top,
                              sample.inset_bottom,        sample.client_inset_top,
                              sample.client_inset_bottom, sample.content_height,
                              sample.frame_height};
    return make_doubles(values.BarSample, 7, numbers);
}

PyObject *state_or_error(resin_status status, resin_bar_state state)
{
    return status == RESIN_OK ? make_state(state) : raise_status(status);
}

// ---------------------------------------------------------------------------------------------
// The handle

static bool read_options(PyObject **in, resin_bar_def *def)
{
    return to_u32(in[1], "normal_stop", &def->normal_stop) &&
           to_u32(in[2], "snapping", &def->snapping) &&
           to_double(in[3], "resistance", &def->resistance) &&
           to_double(in[4], "deceleration_rate", &def->deceleration_rate) &&
           to_double(in[5], "top_tolerance", &def->top_tolerance) &&
           to_flag(in[6], RESIN_BAR_NO_RESISTANCE, &def->flags) &&
           to_flag(in[7], RESIN_BAR_HOLD_SHORT_CONTENT, &def->flags) &&
           to_flag(in[8], RESIN_BAR_STRETCH_WHILE_SETTLING, &def->flags);
}

static PyObject *bar_new(PyTypeObject *type, PyObject *args, PyObject *named)
{
    static const signature described = SIGNATURE_Bar;
    PyObject *in[MOST_ARGUMENTS];
    array stops;
    if (!read_constructor(&described, args, named, in) ||
        !array_read(in[0], "stops", ELEMENT_DOUBLE, 1, &stops))
    {
        return NULL;
    }
    resin_bar_def def = resin_bar_def_default(stops.data, stops.count);
    bar_object *made = read_options(in, &def) ? (bar_object *)PyType_GenericAlloc(type, 0) : NULL;
    if (made != NULL)
    {
        const resin_status status = resin_bar_create(&def, &made->bar);
        if (status != RESIN_OK)
        {
            Py_CLEAR(made);
            raise_status(status);
        }
    }
    array_release(&stops);
    return (PyObject *)made;
}

static void bar_dealloc(PyObject *self)
{
    resin_bar_destroy(((bar_object *)self)->bar);
    free_object(self);
}

static PyObject *bar_close(PyObject *self, PyObject *unused)
{
    (void)unused;
    bar_object *object = (bar_object *)self;
    if (object->users > 0)
    {
        return raise_status(RESIN_ERROR_BUSY);
    }
    resin_bar_destroy(object->bar);
    object->bar = NULL;
    return Py_NewRef(Py_None);
}

static PyObject *bar_stops(PyObject *self, void *unused)
{
    (void)unused;
    const resin_bar *bar = open_bar(self);
    const Py_ssize_t count = (Py_ssize_t)resin_bar_stop_count(bar);
    // In use, because the allocation may collect garbage, and so run code that closes the bar.
    ((bar_object *)self)->users += 1;
    PyObject *stops = bar != NULL ? PyTuple_New(count) : NULL;
    for (Py_ssize_t i = 0; i < count && stops != NULL; ++i)
    {
        PyObject *height = PyFloat_FromDouble(resin_bar_stops(bar)[i]);
        if (height == NULL)
        {
            Py_CLEAR(stops);
        }
        else
        {
            PyTuple_SetItem(stops, i, height);
        }
    }
    ((bar_object *)self)->users -= 1;
    return stops;
}

static PyObject *bar_repr(PyObject *self)
{
    if (((bar_object *)self)->bar == NULL)
    {
        return PyUnicode_FromString("<Bar: closed>");
    }
    PyObject *stops = bar_stops(self, NULL);
    PyObject *text = stops != NULL ? PyUnicode_FromFormat("<Bar: stops %R>", stops) : NULL;
    Py_XDECREF(stops);
    return text;
}

static PyObject *bar_normal_stop(PyObject *self, void *unused)
{
    (void)unused;
    const resin_bar *bar = open_bar(self);
    return bar != NULL ? PyLong_FromUnsignedLong(resin_bar_normal_stop(bar)) : NULL;
}

// ---------------------------------------------------------------------------------------------
// States

static PyObject *bar_initial_state(PyObject *self, PyObject *unused)
{
    (void)unused;
    const resin_bar *bar = open_bar(self);
    return bar != NULL ? make_state(resin_bar_initial_state(bar)) : NULL;
}

static PyObject *bar_height(PARAMETERS)
{
    READ_ARGUMENTS(Bar_height)
    resin_bar_state state;
    return to_state(in[0], &state) && open_bar(self) != NULL
               ? PyFloat_FromDouble(resin_bar_height(state))
               : NULL;
}

static PyObject *bar_progress(PARAMETERS)
{
    READ_ARGUMENTS(Bar_progress)
    resin_bar_state state;
    const resin_bar *bar = to_state(in[0], &state) ? open_bar(self) : NULL;
    return bar != NULL ? PyFloat_FromDouble(resin_bar_progress(bar, state)) : NULL;
}

static PyObject *bar_stop_at(PARAMETERS)
{
    READ_ARGUMENTS(Bar_stop_at)
    resin_bar_state state;
    const resin_bar *bar = to_state(in[0], &state) ? open_bar(self) : NULL;
    return bar != NULL ? index_or_none(resin_bar_stop_at(bar, state)) : NULL;
}

static PyObject *bar_value(PARAMETERS)
{
    READ_ARGUMENTS(Bar_value)
    resin_bar_state state;
    array ranges;
    if (!to_state(in[0], &state) || !array_read(in[1], "ranges", ELEMENT_DOUBLE, 2, &ranges))
    {
        return NULL;
    }
    double value = 0.0;
    const resin_bar *bar = open_bar(self);
    PyObject *result = NULL;
    if (bar != NULL)
    {
        const resin_status status = resin_bar_value(bar, state, ranges.data, ranges.count, &value);
        result = double_or_error(status, value);
    }
    array_release(&ranges);
    return result;
}

static PyObject *bar_reduce(PARAMETERS)
{
    READ_ARGUMENTS(Bar_reduce)
    resin_bar_state state;
    resin_bar_sample sample;
    const resin_bar *bar =
        to_state(in[0], &state) && to_sample(in[1], "sample", &sample) ? open_bar(self) : NULL;
    if (bar == NULL)
    {
        return NULL;
    }
    const resin_status status = resin_bar_reduce(bar, &state, &sample, &state);
    return state_or_error(status, state);
}

static PyObject *bar_adopt(PARAMETERS)
{
    READ_ARGUMENTS(Bar_adopt)
    resin_bar_state state;
    if (!Py_IS_TYPE(in[0], bar_type))
    {
        raise_type("source", "a Bar", in[0]);
        return NULL;
    }
    if (!to_state(in[1], &state))
    {
        return NULL;
    }
    const resin_bar *source = open_bar(in[0]);
    const resin_bar *bar = source != NULL ? open_bar(self) : NULL;
    if (bar == NULL)
    {
        return NULL;
    }
    const resin_status status = resin_bar_adopt(source, bar, &state, &state);
    return state_or_error(status, state);
}

bool add_bar(PyObject *module)
{
    static PyGetSetDef properties[] = {PROPERTY("stops", bar_stops, Bar_stops),
                                       PROPERTY("normal_stop", bar_normal_stop, Bar_normal_stop),
                                       {0}};
    static PyMethodDef methods[] = {
        PLAIN_METHOD("initial_state", bar_initial_state, Bar_initial_state),
        METHOD("height", bar_height, Bar_height),
        METHOD("progress", bar_progress, Bar_progress),
        METHOD("value", bar_value, Bar_value),
        METHOD("stop_at", bar_stop_at, Bar_stop_at),
        METHOD("reduce", bar_reduce, Bar_reduce),
        METHOD("reduce_with", bar_reduce_with, Bar_reduce_with),
        METHOD("contribution", bar_contribution, Bar_contribution),
        METHOD("handle_gesture", bar_handle_gesture, Bar_handle_gesture),
        METHOD("settle", bar_settle, Bar_settle),
        METHOD("scroll_to_top", bar_scroll_to_top, Bar_scroll_to_top),
        METHOD("change_layout", bar_change_layout, Bar_change_layout),
        METHOD("attach", bar_attach, Bar_attach),
        METHOD("move_to", bar_move_to, Bar_move_to),
        METHOD("adopt", bar_adopt, Bar_adopt),
        PLAIN_METHOD("close", bar_close, Bar_close),
        CONTEXT_METHODS(bar_close),
        {0}};
    static PyType_Slot slots[] = {{Py_tp_doc, DOC_Bar},
                                  {Py_tp_new, bar_new},
                                  {Py_tp_dealloc, bar_dealloc},
                                  {Py_tp_repr, bar_repr},
                                  {Py_tp_methods, methods},
                                  {Py_tp_getset, properties},
                                  {0, NULL}};
    static PyType_Spec spec = {"resin.Bar", sizeof(bar_object), 0,
                               Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE, slots};
    return add_type(module, &spec, &bar_type) && add_bar_step(module);
}
