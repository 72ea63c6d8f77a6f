// SPDX-License-Identifier: MIT
#ifndef BAR_OBJECT_H
#define BAR_OBJECT_H

#include "binding.h"

/// A `Bar`. Calls only read it; `users` of them may run code of Python, and closing waits for none.
typedef struct bar_object
{
    PyObject_HEAD resin_bar *bar;
    size_t users;
} bar_object;

extern PyTypeObject *bar_type;

/// Returns the bar, or null with ClosedError.
const resin_bar *open_bar(PyObject *self);

// Conversions. A null object is an error, because all of these parameters are required.
bool to_state(PyObject *object, resin_bar_state *out);
bool to_sample(PyObject *object, const char *name, resin_bar_sample *out);
PyObject *make_state(resin_bar_state state);
PyObject *make_sample(resin_bar_sample sample);
PyObject *state_or_error(resin_status status, resin_bar_state state);

/// Adds BarStep to the module.
bool add_bar_step(PyObject *module);

/// `Bar.reduce_with`.
PyObject *bar_reduce_with(PARAMETERS);

// The events.
PyObject *bar_contribution(PARAMETERS);
PyObject *bar_handle_gesture(PARAMETERS);
PyObject *bar_settle(PARAMETERS);
PyObject *bar_scroll_to_top(PARAMETERS);
PyObject *bar_change_layout(PARAMETERS);
PyObject *bar_attach(PARAMETERS);
PyObject *bar_move_to(PARAMETERS);

#endif // BAR_OBJECT_H
