// SPDX-License-Identifier: MIT

// Changes: a copy of a result in one block, whose arrays are views.

#include "diff_object.h"

#include <string.h>

typedef struct changes_object
{
    PyObject_HEAD PyObject *block; // the memory of the arrays below
    resin_diff_changes changes;
    PyObject *sections; // Changes or None
} changes_object;

static PyTypeObject *changes_type;

// ---------------------------------------------------------------------------------------------
// The copy

// Memory for `uint32_t` that is still free. A null start only counts.
typedef struct arena
{
    uint32_t *next;
    size_t used;
} arena;

static const uint32_t *keep(arena *in, const uint32_t *from, size_t count)
{
    uint32_t *to = in->next;
    in->used += count;
    if (to != NULL)
    {
        if (count > 0)
        {
            memcpy(to, from, count * sizeof *from);
        }
        in->next += count;
    }
    return to;
}

static size_t duplicate_count(const resin_diff_changes *of)
{
    return of->duplicate_group_count > 0 ? of->duplicate_ends[of->duplicate_group_count - 1] : 0;
}

// Copies all arrays into an arena and returns their places in it.
static resin_diff_changes keep_changes(arena *in, const resin_diff_changes *from)
{
    resin_diff_changes kept = *from;
    kept.deletes = keep(in, from->deletes, from->delete_count);
    kept.inserts = keep(in, from->inserts, from->insert_count);
    kept.updates = (const resin_index_pair *)(const void *)keep(
        in, (const uint32_t *)(const void *)from->updates, 2 * from->update_count);
    kept.moves = (const resin_index_pair *)(const void *)keep(
        in, (const uint32_t *)(const void *)from->moves, 2 * from->move_count);
    kept.old_to_new = keep(in, from->old_to_new, from->old_count);
    kept.new_to_old = keep(in, from->new_to_old, from->new_count);
    kept.duplicates = keep(in, from->duplicates, duplicate_count(from));
    kept.duplicate_ends = keep(in, from->duplicate_ends, from->duplicate_group_count);
    return kept;
}

static PyObject *keep_level(const resin_diff_changes *from, PyObject *sections)
{
    arena counted = {0};
    (void)keep_changes(&counted, from);
    void *memory = NULL;
    PyObject *block = block_create(counted.used * sizeof(uint32_t), &memory);
    changes_object *made =
        block != NULL ? (changes_object *)PyType_GenericAlloc(changes_type, 0) : NULL;
    if (made == NULL)
    {
        Py_XDECREF(block);
        return NULL;
    }
    arena filled = {.next = memory};
    made->block = block;
    made->changes = keep_changes(&filled, from);
    made->sections = Py_NewRef(sections);
    return (PyObject *)made;
}

PyObject *make_changes(const resin_diff_result *result, bool is_sectioned)
{
    PyObject *sections = is_sectioned ? keep_level(&result->sections, Py_None) : Py_NewRef(Py_None);
    PyObject *made = sections != NULL ? keep_level(&result->items, sections) : NULL;
    Py_XDECREF(sections);
    return made;
}

static void changes_dealloc(PyObject *self)
{
    Py_XDECREF(((changes_object *)self)->block);
    Py_XDECREF(((changes_object *)self)->sections);
    free_object(self);
}

// ---------------------------------------------------------------------------------------------
// The arrays

#define ARRAY(name, counter, kind)                                                                 \
    static PyObject *get_##name(PyObject *self, void *unused)                                      \
    {                                                                                              \
        (void)unused;                                                                              \
        const changes_object *of = (const changes_object *)self;                                   \
        return view_create(of->block, of->changes.name, of->changes.counter, kind);                \
    }
ARRAY(deletes, delete_count, VIEW_INDEX)
ARRAY(inserts, insert_count, VIEW_INDEX)
ARRAY(updates, update_count, VIEW_PAIR)
ARRAY(moves, move_count, VIEW_PAIR)
ARRAY(old_to_new, old_count, VIEW_INDEX)
ARRAY(new_to_old, new_count, VIEW_INDEX)

static PyObject *get_duplicates(PyObject *self, void *unused)
{
    (void)unused;
    const changes_object *of = (const changes_object *)self;
    const resin_diff_changes *changes = &of->changes;
    PyObject *groups = PyList_New((Py_ssize_t)changes->duplicate_group_count);
    uint32_t start = 0;
    for (size_t g = 0; g < changes->duplicate_group_count && groups != NULL; ++g)
    {
        const uint32_t end = changes->duplicate_ends[g];
        PyObject *group =
            view_create(of->block, changes->duplicates + start, end - start, VIEW_INDEX);
        if (group == NULL)
        {
            Py_CLEAR(groups);
        }
        else
        {
            PyList_SetItem(groups, (Py_ssize_t)g, group);
        }
        start = end;
    }
    return groups;
}

static PyObject *get_change_count(PyObject *self, void *unused)
{
    (void)unused;
    return PyLong_FromSize_t(((changes_object *)self)->changes.change_count);
}

static PyObject *get_sections(PyObject *self, void *unused)
{
    (void)unused;
    return Py_NewRef(((changes_object *)self)->sections);
}

static PyObject *changes_repr(PyObject *self)
{
    const resin_diff_changes *of = &((changes_object *)self)->changes;
    return PyUnicode_FromFormat("<Changes: %zu deletes, %zu inserts, %zu updates, %zu moves>",
                                of->delete_count, of->insert_count, of->update_count,
                                of->move_count);
}

bool add_changes(PyObject *module)
{
    static PyGetSetDef properties[] = {
        PROPERTY("deletes", get_deletes, Changes_deletes),
        PROPERTY("inserts", get_inserts, Changes_inserts),
        PROPERTY("updates", get_updates, Changes_updates),
        PROPERTY("moves", get_moves, Changes_moves),
        PROPERTY("old_to_new", get_old_to_new, Changes_old_to_new),
        PROPERTY("new_to_old", get_new_to_old, Changes_new_to_old),
        PROPERTY("duplicates", get_duplicates, Changes_duplicates),
        PROPERTY("change_count", get_change_count, Changes_change_count),
        PROPERTY("sections", get_sections, Changes_sections),
        {0}};
    static PyType_Slot slots[] = {{Py_tp_doc, DOC_Changes},
                                  {Py_tp_dealloc, changes_dealloc},
                                  {Py_tp_getset, properties},
                                  {Py_tp_repr, changes_repr},
                                  {0, NULL}};
    static PyType_Spec spec = {
        "resin.Changes", sizeof(changes_object), 0,
        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION | Py_TPFLAGS_IMMUTABLETYPE, slots};
    return add_type(module, &spec, &changes_type);
}
