// SPDX-License-Identifier: MIT

// Diff: the handle, matching, and the results.

#include "diff_object.h"

static PyTypeObject *diff_type;

resin_diff *usable_diff(PyObject *self)
{
    const diff_object *object = (const diff_object *)self;
    if (object->is_busy)
    {
        raise_status(RESIN_ERROR_BUSY);
        return NULL;
    }
    if (object->diff == NULL)
    {
        raise_status(RESIN_ERROR_NULL_HANDLE);
        return NULL;
    }
    return object->diff;
}

resin_diff *matched_diff(PyObject *self)
{
    resin_diff *diff = usable_diff(self);
    if (diff != NULL && !((diff_object *)self)->has_match)
    {
        raise_status(RESIN_ERROR_ORDER);
        return NULL;
    }
    return diff;
}

static PyObject *diff_new(PyTypeObject *type, PyObject *args, PyObject *named)
{
    static const signature described = SIGNATURE_Diff;
    PyObject *in[MOST_ARGUMENTS];
    diff_object *made = read_constructor(&described, args, named, in)
                            ? (diff_object *)PyType_GenericAlloc(type, 0)
                            : NULL;
    if (made != NULL && resin_diff_create(NULL, &made->diff) != RESIN_OK)
    {
        Py_DECREF(made);
        return PyErr_NoMemory();
    }
    return (PyObject *)made;
}

static void diff_dealloc(PyObject *self)
{
    resin_diff_destroy(((diff_object *)self)->diff);
    free_object(self);
}

static PyObject *diff_close(PyObject *self, PyObject *unused)
{
    (void)unused;
    diff_object *object = (diff_object *)self;
    if (object->is_busy)
    {
        return raise_status(RESIN_ERROR_BUSY);
    }
    resin_diff_destroy(object->diff);
    object->diff = NULL;
    return Py_NewRef(Py_None);
}

// ---------------------------------------------------------------------------------------------
// Matching

static size_t element_count(const lists *of)
{
    return of->identities.old_count + of->identities.new_count;
}

// Returns None after a match, or raises the exception of a status or of a comparison. `sections`
// may be null.
static PyObject *end_match(PyObject *self, resin_status status, const lists *sections,
                           const lists *items)
{
    diff_object *object = (diff_object *)self;
    if (PyErr_Occurred())
    {
        object->has_match = false;
        return NULL;
    }
    if (status != RESIN_OK)
    {
        return raise_status(status);
    }
    object->has_match = true;
    object->is_sectioned = sections != NULL;
    object->counts[RESIN_DIFF_ITEMS][RESIN_DIFF_OLD] = items->identities.old_count;
    object->counts[RESIN_DIFF_ITEMS][RESIN_DIFF_NEW] = items->identities.new_count;
    object->counts[RESIN_DIFF_SECTIONS][RESIN_DIFF_OLD] =
        sections != NULL ? sections->identities.old_count : 0;
    object->counts[RESIN_DIFF_SECTIONS][RESIN_DIFF_NEW] =
        sections != NULL ? sections->identities.new_count : 0;
    object->elements = element_count(items) + (sections != NULL ? element_count(sections) : 0);
    return Py_NewRef(Py_None);
}

static PyObject *diff_match(PARAMETERS)
{
    READ_ARGUMENTS(Diff_match)
    diff_object *object = (diff_object *)self;
    lists items;
    PyObject *result = NULL;
    resin_diff *diff = lists_read(&items, in[0], in[1], "old", "new") ? usable_diff(self) : NULL;
    if (diff != NULL && lists_are_inside(&items, "old", "new"))
    {
        const size_t elements = element_count(&items);
        resin_status status;
        object->is_busy = true;
        WITHOUT_GIL(elements >= RELEASE_ELEMENTS && !items.has_objects,
                    status = resin_diff_match(diff, &items.identities));
        object->is_busy = false;
        result = end_match(self, status, NULL, &items);
    }
    lists_release(&items);
    return result;
}

// Whether both arrays have one offset more than their list of sections.
static bool has_offsets(const lists *sections, const array *old, const array *new)
{
    if (old->count != sections->identities.old_count + 1 ||
        new->count != sections->identities.new_count + 1)
    {
        PyErr_Format(
            PyExc_ValueError,
            "'old_offsets' and 'new_offsets' must have %zu and %zu elements, one more than "
            "sections, not %zu and %zu",
            sections->identities.old_count + 1, sections->identities.new_count + 1, old->count,
            new->count);
        return false;
    }
    return true;
}

static PyObject *match_sections(PyObject *self, const lists *sections, const lists *items,
                                const array offsets[2], uint32_t flags)
{
    diff_object *object = (diff_object *)self;
    resin_diff *diff = has_offsets(sections, &offsets[0], &offsets[1]) ? usable_diff(self) : NULL;
    if (diff == NULL || !lists_are_inside(sections, "old_sections", "new_sections") ||
        !lists_are_inside(items, "old_items", "new_items"))
    {
        return NULL;
    }
    const size_t elements = element_count(items) + element_count(sections);
    const bool has_objects = items->has_objects || sections->has_objects;
    resin_status status;
    object->is_busy = true;
    WITHOUT_GIL(elements >= RELEASE_ELEMENTS && !has_objects,
                status = resin_diff_match_sections(diff, &sections->identities, &items->identities,
                                                   offsets[0].data, offsets[1].data, flags));
    object->is_busy = false;
    return end_match(self, status, sections, items);
}

static PyObject *diff_match_sections(PARAMETERS)
{
    READ_ARGUMENTS(Diff_match_sections)
    lists sections = {0};
    lists items = {0};
    array offsets[2] = {{0}, {0}};
    uint32_t flags = 0;
    PyObject *result = NULL;
    if (to_flag(in[6], RESIN_DIFF_ACROSS_SECTIONS, &flags) &&
        array_read(in[4], "old_offsets", ELEMENT_SIZE, 1, &offsets[0]) &&
        array_read(in[5], "new_offsets", ELEMENT_SIZE, 1, &offsets[1]) &&
        lists_read(&sections, in[0], in[1], "old_sections", "new_sections") &&
        lists_read(&items, in[2], in[3], "old_items", "new_items"))
    {
        result = match_sections(self, &sections, &items, offsets, flags);
    }
    array_release(&offsets[0]);
    array_release(&offsets[1]);
    lists_release(&sections);
    lists_release(&items);
    return result;
}

// ---------------------------------------------------------------------------------------------
// Results

static PyObject *diff_old_to_new(PARAMETERS)
{
    READ_ARGUMENTS(Diff_old_to_new)
    uint32_t level = RESIN_DIFF_ITEMS;
    resin_diff *diff = to_u32(in[0], "level", &level) ? matched_diff(self) : NULL;
    if (diff == NULL)
    {
        return NULL;
    }
    const uint32_t *partners;
    const resin_status status = resin_diff_old_to_new(diff, (resin_diff_level)level, &partners);
    return status == RESIN_OK
               ? view_copy(partners, ((diff_object *)self)->counts[level][RESIN_DIFF_OLD],
                           VIEW_INDEX)
               : raise_status(status);
}

static PyObject *diff_finish(PARAMETERS)
{
    READ_ARGUMENTS(Diff_finish)
    diff_object *object = (diff_object *)self;
    uint32_t moves = RESIN_DIFF_MOVES_MINIMAL;
    resin_diff *diff = to_u32(in[0], "moves", &moves) ? matched_diff(self) : NULL;
    if (diff == NULL)
    {
        return NULL;
    }
    const resin_diff_result *found = NULL;
    resin_status status;
    object->is_busy = true;
    WITHOUT_GIL(object->elements >= RELEASE_ELEMENTS,
                status = resin_diff_finish(diff, (resin_diff_moves)moves, &found));
    PyObject *result =
        status == RESIN_OK ? make_changes(found, object->is_sectioned) : raise_status(status);
    object->is_busy = false;
    return result;
}

static PyObject *diff_steps(PyObject *self, PyObject *unused)
{
    (void)unused;
    diff_object *object = (diff_object *)self;
    resin_diff *diff = matched_diff(self);
    if (diff == NULL)
    {
        return NULL;
    }
    const resin_diff_step *steps = NULL;
    size_t count = 0;
    resin_status status;
    object->is_busy = true;
    WITHOUT_GIL(object->elements >= RELEASE_ELEMENTS,
                status = resin_diff_steps(diff, &steps, &count));
    PyObject *result =
        status == RESIN_OK ? view_copy(steps, count, VIEW_STEP) : raise_status(status);
    object->is_busy = false;
    return result;
}

static PyObject *diff_repr(PyObject *self)
{
    const diff_object *object = (const diff_object *)self;
    if (object->diff == NULL)
    {
        return PyUnicode_FromString("<Diff: closed>");
    }
    if (!object->has_match)
    {
        return PyUnicode_FromString("<Diff: no match>");
    }
    const size_t *counts = object->counts[RESIN_DIFF_ITEMS];
    return PyUnicode_FromFormat("<Diff: %zu old elements, %zu new>", counts[RESIN_DIFF_OLD],
                                counts[RESIN_DIFF_NEW]);
}

bool add_diff(PyObject *module)
{
    static PyMethodDef methods[] = {
        METHOD("match", diff_match, Diff_match),
        METHOD("match_sections", diff_match_sections, Diff_match_sections),
        METHOD("old_to_new", diff_old_to_new, Diff_old_to_new),
        METHOD("mark_update", diff_mark_update, Diff_mark_update),
        METHOD("mark_fingerprints", diff_mark_fingerprints, Diff_mark_fingerprints),
        METHOD("mark_contents", diff_mark_contents, Diff_mark_contents),
        METHOD("mark_unequal", diff_mark_unequal, Diff_mark_unequal),
        METHOD("finish", diff_finish, Diff_finish),
        PLAIN_METHOD("steps", diff_steps, Diff_steps),
        METHOD("stages", diff_stages, Diff_stages),
        PLAIN_METHOD("close", diff_close, Diff_close),
        CONTEXT_METHODS(diff_close),
        {0}};
    static PyType_Slot slots[] = {{Py_tp_doc, DOC_Diff},         {Py_tp_new, diff_new},
                                  {Py_tp_dealloc, diff_dealloc}, {Py_tp_repr, diff_repr},
                                  {Py_tp_methods, methods},      {0, NULL}};
    static PyType_Spec spec = {"resin.Diff", sizeof(diff_object), 0,
                               Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE, slots};
    static PyMethodDef functions[] = {METHOD("check_stage", check_stage, check_stage), {0}};
    return add_type(module, &spec, &diff_type) && add_changes(module) &&
           PyModule_AddFunctions(module, functions) == 0;
}
