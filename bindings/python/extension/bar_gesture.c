// SPDX-License-Identifier: MIT

// The events of a bar.

#include "bar_object.h"

static PyObject *make_insets(resin_bar_insets insets)
{
    const double numbers[] = {insets.top, insets.bottom, insets.indicator_top};
    return make_doubles(values.BarInsets, 3, numbers);
}

static PyObject *response_or_error(resin_status status, const resin_bar_response *response)
{
    if (status != RESIN_OK)
    {
        return raise_status(status);
    }
    return make_tuple(values.BarResponse, 5, make_state(response->state),
                      make_state(response->resting), make_insets(response->insets),
                      PyFloat_FromDouble(response->target_offset),
                      PyBool_FromLong(response->has_target != 0));
}

// Reads a state and a sample, and returns the bar.
static const resin_bar *read_event(PyObject *self, PyObject **in, resin_bar_state *state,
                                   resin_bar_sample *sample)
{
    return to_state(in[0], state) && to_sample(in[1], "sample", sample) ? open_bar(self) : NULL;
}

PyObject *bar_contribution(PARAMETERS)
{
    READ_ARGUMENTS(Bar_contribution)
    resin_bar_state state;
    resin_bar_sample sample;
    const resin_bar *bar = read_event(self, in, &state, &sample);
    if (bar == NULL)
    {
        return NULL;
    }
    resin_bar_insets insets;
    const resin_status status = resin_bar_contribution(bar, &state, &sample, &insets);
    return status == RESIN_OK ? make_insets(insets) : raise_status(status);
}

// An event without other parameters.
#define EVENT(name)                                                                                \
    PyObject *bar_##name(PARAMETERS)                                                               \
    {                                                                                              \
        READ_ARGUMENTS(Bar_##name)                                                                 \
        resin_bar_state state;                                                                     \
        resin_bar_sample sample;                                                                   \
        const resin_bar *bar = read_event(self, in, &state, &sample);                              \
        if (bar == NULL)                                                                           \
        {                                                                                          \
            return NULL;                                                                           \
        }                                                                                          \
        resin_bar_response response;                                                               \
        const resin_status status = resin_bar_##name(bar, &state, &sample, &response);             \
        return response_or_error(status, &response);                                               \
    }
EVENT(scroll_to_top)
EVENT(change_layout)
EVENT(attach)

PyObject *bar_settle(PARAMETERS)
{
    READ_ARGUMENTS(Bar_settle)
    resin_bar_state state;
    resin_bar_sample sample;
    uint32_t flags = 0;
    const resin_bar *bar = to_flag(in[2], RESIN_BAR_KEEP_CONTENT, &flags)
                               ? read_event(self, in, &state, &sample)
                               : NULL;
    if (bar == NULL)
    {
        return NULL;
    }
    resin_bar_response response;
    const resin_status status = resin_bar_settle(bar, &state, &sample, flags, &response);
    return response_or_error(status, &response);
}

PyObject *bar_move_to(PARAMETERS)
{
    READ_ARGUMENTS(Bar_move_to)
    resin_bar_state state;
    resin_bar_sample sample;
    uint32_t stop = 0;
    const resin_bar *bar =
        to_u32(in[2], "stop", &stop) ? read_event(self, in, &state, &sample) : NULL;
    if (bar == NULL)
    {
        return NULL;
    }
    resin_bar_response response;
    const resin_status status = resin_bar_move_to(bar, &state, &sample, stop, &response);
    return response_or_error(status, &response);
}

static bool to_gesture(PyObject *object, resin_bar_gesture *out)
{
    if (!PyTuple_Check(object) || PyTuple_Size(object) != 5)
    {
        raise_type("gesture", "a BarGesture", object);
        return false;
    }
    *out = (resin_bar_gesture){0};
    PyObject *rest = PyTuple_GetItem(object, 3);
    if (rest != Py_None)
    {
        out->flags |= RESIN_BAR_REST_KNOWN;
    }
    return to_u32(PyTuple_GetItem(object, 0), "gesture.phase", &out->phase) &&
           to_sample(PyTuple_GetItem(object, 1), "gesture.sample", &out->sample) &&
           to_double(PyTuple_GetItem(object, 2), "gesture.velocity", &out->velocity) &&
           to_double(rest != Py_None ? rest : NULL, "gesture.rest_offset", &out->rest_offset) &&
           to_flag(PyTuple_GetItem(object, 4), RESIN_BAR_KEEP_CONTENT, &out->flags);
}

PyObject *bar_handle_gesture(PARAMETERS)
{
    READ_ARGUMENTS(Bar_handle_gesture)
    resin_bar_state state;
    resin_bar_gesture gesture;
    const resin_bar *bar =
        to_state(in[0], &state) && to_gesture(in[1], &gesture) ? open_bar(self) : NULL;
    if (bar == NULL)
    {
        return NULL;
    }
    resin_bar_response response;
    const resin_status status = resin_bar_handle_gesture(bar, &state, &gesture, &response);
    return response_or_error(status, &response);
}
