// SPDX-License-Identifier: MIT
#include "solver_definitions.h"

// A copy of a solver, from which a batch of changes can be cancelled. Memory that is only used
// during a call is not copied.

static void *own(resin_solver *copy, const void *memory, size_t element, size_t count)
{
    void *fresh = rsn_array_take(copy, element, count);
    if (fresh != NULL)
    {
        memcpy(fresh, memory, element * count);
    }
    return fresh;
}

static bool own_parts_and_uses(resin_solver *copy)
{
    bool has_memory = true;
    for (uint32_t i = 0; has_memory && i < copy->symbol_count; ++i)
    {
        rsn_symbol *s = &copy->symbols[i];
        if (s->kind == (uint8_t)RSN_SYMBOL_CONSTRAINT && s->part_count > 0)
        {
            s->parts = own(copy, s->parts, sizeof *s->parts, s->part_count);
            has_memory = s->parts != NULL;
        }
        else if (rsn_is_variable(s) && rsn_uses_capacity(s) > 0)
        {
            s->uses = own(copy, s->uses, sizeof *s->uses, rsn_uses_capacity(s));
            has_memory = s->uses != NULL;
        }
    }
    return has_memory;
}

static bool own_cells_and_links(resin_solver *copy)
{
    bool has_memory = true;
    for (uint32_t i = 0; has_memory && i < copy->matrix.row_count; ++i)
    {
        rsn_row *r = &copy->matrix.rows[i];
        if (r->cells != NULL)
        {
            r->cells = own(copy, r->cells, sizeof *r->cells, r->capacity);
            has_memory = r->cells != NULL;
        }
    }
    for (uint32_t i = 0; has_memory && i < copy->matrix.column_count; ++i)
    {
        rsn_column *c = &copy->matrix.columns[i];
        if (c->links != NULL)
        {
            c->links = own(copy, c->links, sizeof *c->links, c->capacity);
            has_memory = c->links != NULL;
        }
    }
    return has_memory;
}

// Null for no memory.
resin_solver *rsn_solver_copy(const resin_solver *solver)
{
    resin_solver *copy = rsn_allocate(&solver->allocator, sizeof *copy);
    if (copy == NULL)
    {
        return NULL;
    }
    *copy = *solver;
    copy->pool = (rsn_pool){0};
    copy->journal.records = NULL;
    copy->journal.count = 0;
    copy->journal.capacity = 0;
    if (!rsn_solver_copy_arrays(copy) || !own_parts_and_uses(copy) || !own_cells_and_links(copy))
    {
        rsn_solver_release(copy);
        return NULL;
    }
    return copy;
}
