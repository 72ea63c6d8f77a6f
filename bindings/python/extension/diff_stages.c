// SPDX-License-Identifier: MIT

// Stages as named tuples of views, and the check of a stage from any source.

#include "diff_object.h"

enum
{
    OPERATIONS = 8,
    MEMBERS = 11
};

static PyObject *view_or_none(const void *data, size_t count, view_kind kind, bool is_there)
{
    return is_there ? view_copy(data, count, kind) : Py_NewRef(Py_None);
}

static PyObject *make_stage(const resin_diff_stage *of, bool is_sectioned)
{
    const bool is_last = of->item_offsets == NULL;
    return make_tuple(
        values.Stage, MEMBERS, view_copy(of->section_deletes, of->section_delete_count, VIEW_INDEX),
        view_copy(of->section_inserts, of->section_insert_count, VIEW_INDEX),
        view_copy(of->section_reloads, of->section_reload_count, VIEW_INDEX),
        view_copy(of->section_moves, of->section_move_count, VIEW_PAIR),
        view_copy(of->item_deletes, of->item_delete_count, VIEW_PATH),
        view_copy(of->item_inserts, of->item_insert_count, VIEW_PATH),
        view_copy(of->item_reloads, of->item_reload_count, VIEW_PATH),
        view_copy(of->item_moves, of->item_move_count, VIEW_PATH_PAIR),
        view_or_none(of->sections, of->section_count, VIEW_ENTRY, !is_last && is_sectioned),
        view_or_none(of->items, of->item_count, VIEW_ENTRY, !is_last),
        view_or_none(of->item_offsets, of->section_count + 1, VIEW_OFFSET, !is_last));
}

PyObject *diff_stages(PARAMETERS)
{
    READ_ARGUMENTS(Diff_stages)
    diff_object *object = (diff_object *)self;
    uint32_t flags = 0;
    resin_diff *diff = to_flag(in[0], RESIN_STAGES_ITEM_UPDATES_IN_PLACE, &flags) &&
                               to_flag(in[1], RESIN_STAGES_SECTION_UPDATES_IN_PLACE, &flags) &&
                               to_flag(in[2], RESIN_STAGES_SPLIT_MOVES, &flags)
                           ? matched_diff(self)
                           : NULL;
    if (diff == NULL)
    {
        return NULL;
    }
    const resin_diff_stage *stages = NULL;
    size_t total = 0;
    resin_status status;
    // Busy also while copying: an allocation may collect garbage, and so run code.
    object->is_busy = true;
    WITHOUT_GIL(object->elements >= RELEASE_ELEMENTS,
                status = resin_diff_stages(diff, flags, &stages, &total));
    PyObject *list = status == RESIN_OK ? PyList_New((Py_ssize_t)total) : raise_status(status);
    for (size_t i = 0; i < total && list != NULL; ++i)
    {
        PyObject *stage = make_stage(&stages[i], object->is_sectioned);
        if (stage == NULL)
        {
            Py_CLEAR(list);
        }
        else
        {
            PyList_SetItem(list, (Py_ssize_t)i, stage);
        }
    }
    object->is_busy = false;
    return list;
}

// ---------------------------------------------------------------------------------------------
// The check

static const struct
{
    const char *name;
    int columns;
} operations[OPERATIONS] = {{"stage.section_deletes", 1}, {"stage.section_inserts", 1},
                            {"stage.section_reloads", 1}, {"stage.section_moves", 2},
                            {"stage.item_deletes", 2},    {"stage.item_inserts", 2},
                            {"stage.item_reloads", 2},    {"stage.item_moves", 4}};

static bool read_stage(PyObject *object, array *arrays)
{
    if (!Py_IS_TYPE(object, (PyTypeObject *)values.Stage) &&
        !Py_IS_TYPE(object, (PyTypeObject *)values.StageOperations))
    {
        raise_type("stage", "a Stage or StageOperations", object);
        return false;
    }
    for (int i = 0; i < OPERATIONS; ++i)
    {
        if (!array_read(PyTuple_GetItem(object, i), operations[i].name, ELEMENT_U32,
                        operations[i].columns, &arrays[i]))
        {
            return false;
        }
    }
    return true;
}

static resin_diff_stage stage_of(const array *arrays)
{
    return (resin_diff_stage){
        .section_deletes = arrays[0].data,
        .section_delete_count = arrays[0].count,
        .section_inserts = arrays[1].data,
        .section_insert_count = arrays[1].count,
        .section_reloads = arrays[2].data,
        .section_reload_count = arrays[2].count,
        .section_moves = arrays[3].data,
        .section_move_count = arrays[3].count,
        .item_deletes = arrays[4].data,
        .item_delete_count = arrays[4].count,
        .item_inserts = arrays[5].data,
        .item_insert_count = arrays[5].count,
        .item_reloads = arrays[6].data,
        .item_reload_count = arrays[6].count,
        .item_moves = arrays[7].data,
        .item_move_count = arrays[7].count,
    };
}

static PyObject *fault_or_none(resin_status status, resin_stage_fault fault)
{
    if (status != RESIN_OK)
    {
        return raise_status(status);
    }
    if (fault.rule == RESIN_STAGE_LEGAL)
    {
        return Py_NewRef(Py_None);
    }
    return make_tuple(values.StageFault, 3, make_member(values._STAGE_RULES, fault.rule),
                      make_u32_pair(values.IndexPath, fault.place.section, fault.place.item),
                      PyUnicode_FromString(resin_stage_rule_message(fault.rule)));
}

PyObject *check_stage(PARAMETERS)
{
    READ_ARGUMENTS(check_stage)
    // The operations, and the counts before and after.
    array arrays[OPERATIONS + 2] = {0};
    PyObject *result = NULL;
    if (read_stage(in[0], arrays) &&
        array_read(in[1], "before", ELEMENT_SIZE, 1, &arrays[OPERATIONS]) &&
        array_read(in[2], "after", ELEMENT_SIZE, 1, &arrays[OPERATIONS + 1]))
    {
        const resin_diff_stage stage = stage_of(arrays);
        const resin_section_counts before = {.item_counts = arrays[OPERATIONS].data,
                                             .section_count = arrays[OPERATIONS].count};
        const resin_section_counts after = {.item_counts = arrays[OPERATIONS + 1].data,
                                            .section_count = arrays[OPERATIONS + 1].count};
        resin_stage_fault fault;
        size_t elements = 0;
        for (int i = 0; i < OPERATIONS + 2; ++i)
        {
            elements += arrays[i].count;
        }
        resin_status status;
        WITHOUT_GIL(elements >= RELEASE_ELEMENTS,
                    status = resin_diff_check_stage(&stage, before, after, NULL, &fault));
        result = fault_or_none(status, fault);
    }
    for (int i = 0; i < OPERATIONS + 2; ++i)
    {
        array_release(&arrays[i]);
    }
    return result;
}
