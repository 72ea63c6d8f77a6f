// SPDX-License-Identifier: MIT
#ifndef BINDING_H
#define BINDING_H

// The parts of the extension module that its files share.
//
// The module uses the limited API of Python 3.11 only, so one binary works with all later versions.
// Functions that return a pointer return null with an exception set; functions that return a bool
// return false with an exception set.

#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030B0000
#include <Python.h>

#include <resin/resin.h>
#include <stdbool.h>

#include "interface.h"

// Functions with as many elements or constraints release the GIL. Releasing costs about 50 ns and,
// if another thread takes it, up to a switch interval.
#define RELEASE_ELEMENTS 1024
#define RELEASE_CONSTRAINTS 256

// ---------------------------------------------------------------------------------------------
// Arguments

#define MOST_ARGUMENTS 9

/// The parameters of a function: first `required` positional ones, then those with defaults, and
/// from `positional` on those that require a keyword.
typedef struct signature
{
    const char *name;
    int required;
    int positional;
    int count;
    const char *names[MOST_ARGUMENTS];
} signature;

/// Assigns the arguments of a call to `out`, which has an element for each parameter; null for one
/// that is missing.
bool read_arguments(const signature *of, PyObject *const *args, Py_ssize_t count, PyObject *names,
                    PyObject **out);

/// Like `read_arguments`, for the arguments of a constructor.
bool read_constructor(const signature *of, PyObject *args, PyObject *named, PyObject **out);

/// The parameters of a method, and the start of its body: `in` has its arguments.
#define PARAMETERS PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *names
#define READ_ARGUMENTS(name)                                                                       \
    static const signature described = SIGNATURE_##name;                                           \
    PyObject *in[MOST_ARGUMENTS];                                                                  \
    (void)self;                                                                                    \
    if (!read_arguments(&described, args, count, names, in))                                       \
    {                                                                                              \
        return NULL;                                                                               \
    }
#define METHOD(python_name, function, key)                                                         \
    {                                                                                              \
        python_name, (PyCFunction)(void (*)(void))function, METH_FASTCALL | METH_KEYWORDS,         \
            DOC_##key                                                                              \
    }
#define CLASS_METHOD(python_name, function, key)                                                   \
    {                                                                                              \
        python_name, (PyCFunction)(void (*)(void))function,                                        \
            METH_FASTCALL | METH_KEYWORDS | METH_CLASS, DOC_##key                                  \
    }
#define PLAIN_METHOD(python_name, function, key)                                                   \
    {                                                                                              \
        python_name, function, METH_NOARGS, DOC_##key                                              \
    }
#define PROPERTY(python_name, function, key)                                                       \
    {                                                                                              \
        python_name, function, NULL, DOC_##key, NULL                                               \
    }
#define CONTEXT_METHODS(close)                                                                     \
    {"__enter__", enter_context, METH_NOARGS, NULL},                                               \
    {                                                                                              \
        "__exit__", close, METH_VARARGS, NULL                                                      \
    }

/// `__enter__` of a handle: the handle itself.
PyObject *enter_context(PyObject *self, PyObject *unused);

// Conversions. A null object leaves `out` as it is, so `out` has the default. `name` is that of the
// parameter, for the message.
bool to_double(PyObject *object, const char *name, double *out);
bool to_count(PyObject *object, const char *name, size_t *out);
bool to_u32(PyObject *object, const char *name, uint32_t *out);
bool to_flag(PyObject *object, uint32_t flag, uint32_t *out);

/// An element of a parameter, for messages: `terms[2][1]` has the indices 2 and 1.
typedef struct place
{
    const char *name;
    int depth; ///< the number of indices; 0 for the parameter itself
    Py_ssize_t indices[3];
} place;

/// Returns the place of an element of `of`.
place place_within(const place *of, Py_ssize_t index);

// Conversions of an element. The object must not be null.
bool to_double_at(PyObject *object, const place *at, double *out);
bool to_count_at(PyObject *object, const place *at, size_t *out);
bool to_u32_at(PyObject *object, const place *at, uint32_t *out);

/// Whether an object is a tuple of `count` elements; raises TypeError otherwise.
bool is_tuple_of(PyObject *object, const place *at, int count);

/// Returns a tuple of the elements of an iterable. A tuple, because the code of Python that a call
/// runs may change a list.
PyObject *to_tuple(PyObject *object, const char *name);

/// Raises TypeError: "`name` must be `expected`, not ...".
void raise_type(const char *name, const char *expected, PyObject *object);
void raise_type_at(const place *at, const char *expected, PyObject *object);

#define NAME_SIZE 64

// ---------------------------------------------------------------------------------------------
// Errors

/// Raises the exception of a status and returns null.
PyObject *raise_status(resin_status status);

/// Raises the exception of a status with a message of its own, and returns null.
PyObject *raise_message(resin_status status, const char *message);

/// Raises BatchError or ConflictError, with what belongs to it. Steals `detail`; null means that an
/// exception is set already.
PyObject *raise_status_with(resin_status status, PyObject *detail);

/// Returns None, or raises the exception of a status.
PyObject *none_or_error(resin_status status);

/// Returns a float, or raises the exception of a status.
PyObject *double_or_error(resin_status status, double value);

// ---------------------------------------------------------------------------------------------
// Values

/// Named tuples and the members of enumerations, from resin._values.
typedef struct value_types
{
    PyObject *Motion, *BatchResult, *Crossing, *Momentum;
    PyObject *IndexPair, *IndexPath, *IndexPathPair, *Entry, *Step, *Stage, *StageOperations,
        *StageFault, *Slices;
    PyObject *BarState, *BarSample, *BarInsets, *BarResponse;
    PyObject *Variable, *Constraint, *VariableValue, *Range;
    PyObject *_SIDES, *_STEP_KINDS, *_STAGE_RULES, *_BAR_PHASES, *_FORCE_PHASES, *_FORCE_CHANGES;
} value_types;
extern value_types values;

/// Loads the Python part of the package.
bool load_values(void);

/// Returns a named tuple of `count` objects, which it steals; null if one of them is.
PyObject *make_tuple(PyObject *type, int count, ...);

/// Returns a named tuple of floats.
PyObject *make_doubles(PyObject *type, int count, const double *numbers);

/// Returns a named tuple of two indices.
PyObject *make_u32_pair(PyObject *type, uint32_t first, uint32_t second);

/// Returns a new reference to the member with the index `value`, or an integer without a member.
PyObject *make_member(PyObject *members, uint32_t value);

/// Reads a tuple of `count` numbers. A null object leaves `out` as it is.
bool to_doubles(PyObject *tuple, const char *name, int count, double *out);

/// Reads a named tuple of two indices, whose type messages call `expected`.
bool to_u32_pair(PyObject *tuple, const place *at, const char *expected, uint32_t *first,
                 uint32_t *second);

/// Returns an index, or None for RESIN_INDEX_NONE.
PyObject *index_or_none(uint32_t index);

// ---------------------------------------------------------------------------------------------
// Arrays

/// A type of the elements of arrays.
typedef enum element
{
    ELEMENT_DOUBLE,
    ELEMENT_U32,
    ELEMENT_SIZE
} element;

/// Elements that a caller passes: its own buffer, or a copy of a sequence. Zero is empty.
typedef struct array
{
    const void *data;
    size_t count; ///< rows of `columns` elements
    Py_buffer view;
    void *copy;
} array;

/// Reads rows of `columns` elements: a contiguous buffer in place, or a sequence of elements (or of
/// tuples of elements, or of tuples of those) as a copy. Call `array_release` after success.
bool array_read(PyObject *object, const char *name, element type, int columns, array *out);
void array_release(array *array);

/// Replaces an exporter's BufferError or ValueError, which names no parameter, by a BufferError
/// that does. Other exceptions remain.
void name_buffer_error(const char *name, bool writable);

/// Whether two arrays of float64 have one length and no element in common; raises ValueError
/// otherwise.
bool check_pair(const Py_buffer *a, const char *a_name, const Py_buffer *b, const char *b_name);

/// Gets a contiguous buffer of float64.
bool get_doubles(PyObject *object, const char *name, bool writable, Py_buffer *out);

/// The format character of a buffer without the prefixes of native order; 0 for other orders and
/// for structures.
char plain_format(const Py_buffer *view);

/// Raises a `TypeError` with the remedy if the elements of a buffer have the other byte order.
/// Returns whether it has been raised.
bool refuse_other_order(const char *name, const Py_buffer *view);

/// Whether the elements are integers, and whether these are signed.
bool is_integer_format(char format, bool *is_signed);

// ---------------------------------------------------------------------------------------------
// Views

/// The elements of a view.
typedef enum view_kind
{
    VIEW_INDEX,     ///< uint32_t
    VIEW_OFFSET,    ///< size_t
    VIEW_DOUBLE,    ///< double
    VIEW_PAIR,      ///< resin_index_pair
    VIEW_PATH,      ///< resin_index_path
    VIEW_PATH_PAIR, ///< resin_index_path_pair
    VIEW_ENTRY,     ///< resin_diff_entry
    VIEW_STEP       ///< resin_diff_step
} view_kind;

/// Returns an object that owns `size` bytes, aligned for any type, and writes their place to
/// `memory`. Views share it; it is freed with the last of them.
PyObject *block_create(size_t size, void **memory);

/// Returns a view of `count` elements at `data`, which `owner` keeps alive.
PyObject *view_create(PyObject *owner, const void *data, size_t count, view_kind kind);

/// Returns a view of a copy of `count` elements at `data`.
PyObject *view_copy(const void *data, size_t count, view_kind kind);

/// Returns the size of an element, in bytes.
size_t view_size(view_kind kind);

// ---------------------------------------------------------------------------------------------
// The units: each adds its types and functions to the module.

bool add_type(PyObject *module, PyType_Spec *spec, PyTypeObject **out);
bool add_views(PyObject *module);
bool add_diff(PyObject *module);
bool add_springs(PyObject *module);
bool add_spring_batch(PyObject *module);
bool add_motion(PyObject *module);
bool add_trackers(PyObject *module);
bool add_force(PyObject *module);
bool add_bar(PyObject *module);
bool add_solver(PyObject *module);

/// Allocates and frees an object of a heap type.
PyObject *allocate_object(PyTypeObject *type);
void free_object(PyObject *self);

/// Releases the GIL around a call if `condition` holds.
#define WITHOUT_GIL(condition, call)                                                               \
    do                                                                                             \
    {                                                                                              \
        PyThreadState *saved_ = (condition) ? PyEval_SaveThread() : NULL;                          \
        call;                                                                                      \
        if (saved_ != NULL)                                                                        \
        {                                                                                          \
            PyEval_RestoreThread(saved_);                                                          \
        }                                                                                          \
    } while (0)

#endif // BINDING_H
