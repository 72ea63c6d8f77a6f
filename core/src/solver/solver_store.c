// SPDX-License-Identifier: MIT
#include "solver_definitions.h"

#include <string.h>

static uint32_t larger(uint32_t capacity, uint32_t least)
{
    return capacity == 0 ? least : capacity * 2;
}

// Arrays that share their capacity.
typedef enum array_group
{
    BY_SYMBOL,
    BY_ROW,
    BY_COLUMN,
    BY_LEVEL
} array_group;

typedef struct shared_array
{
    uint16_t offset; // of the pointer in a solver
    uint8_t element; // its size
    uint8_t group;
    bool is_kept; // unlike one that is only used during a call
} shared_array;

#define ARRAY(group, member, is_kept)                                                              \
    {                                                                                              \
        offsetof(resin_solver, member), sizeof *((resin_solver *)0)->member, group, is_kept        \
    }

static const shared_array arrays[] = {ARRAY(BY_SYMBOL, symbols, true),
                                      ARRAY(BY_SYMBOL, definitions, true),
                                      ARRAY(BY_SYMBOL, weights, true),
                                      ARRAY(BY_SYMBOL, visit.heap, false),
                                      ARRAY(BY_SYMBOL, visit.sorted, false),
                                      ARRAY(BY_SYMBOL, report.moved, false),
                                      ARRAY(BY_SYMBOL, report.changed, true),
                                      ARRAY(BY_SYMBOL, report.taken, false),
                                      ARRAY(BY_SYMBOL, report.conflict, true),
                                      ARRAY(BY_ROW, matrix.rows, true),
                                      ARRAY(BY_ROW, search.breakpoints, false),
                                      ARRAY(BY_COLUMN, matrix.columns, true),
                                      ARRAY(BY_COLUMN, pivot_row.coefficients, true),
                                      ARRAY(BY_COLUMN, pivot_row.seen, true),
                                      ARRAY(BY_COLUMN, search.candidates, true),
                                      ARRAY(BY_COLUMN, batch.deferred, true),
                                      ARRAY(BY_LEVEL, levels.by_slot, true),
                                      ARRAY(BY_LEVEL, levels.order, true),
                                      ARRAY(BY_LEVEL, search.slope, true)};

enum
{
    ARRAYS = sizeof arrays / sizeof *arrays
};

static unsigned char *pointer_to(resin_solver *solver, const shared_array *array)
{
    return (unsigned char *)solver + array->offset;
}

// Moves the arrays of a group into new memory, all or none of them. The old memory is given back
// unless it belongs to another solver.
static bool renew_group(resin_solver *solver, array_group group, uint32_t old, uint32_t new,
                        bool is_own)
{
    void *fresh[ARRAYS] = {NULL};
    for (size_t i = 0; i < ARRAYS; ++i)
    {
        if (arrays[i].group != (uint8_t)group)
        {
            continue;
        }
        fresh[i] = rsn_array_take(solver, arrays[i].element, new);
        if (fresh[i] == NULL)
        {
            while (i-- > 0)
            {
                rsn_array_give(solver, fresh[i], arrays[i].element, new);
            }
            return false;
        }
    }
    for (size_t i = 0; i < ARRAYS; ++i)
    {
        void *memory;
        if (fresh[i] == NULL)
        {
            continue;
        }
        memcpy(&memory, pointer_to(solver, &arrays[i]), sizeof memory);
        if (memory != NULL && arrays[i].is_kept)
        {
            memcpy(fresh[i], memory, (size_t)old * arrays[i].element);
        }
        if (is_own)
        {
            rsn_array_give(solver, memory, arrays[i].element, old);
        }
        memcpy(pointer_to(solver, &arrays[i]), &fresh[i], sizeof memory);
    }
    return true;
}

bool rsn_solver_grow_symbols(resin_solver *solver)
{
    if (solver->free_symbol != RSN_NONE || solver->symbol_count < solver->symbol_capacity)
    {
        return true;
    }
    const uint32_t old = solver->symbol_capacity, new = larger(old, 32);
    if (!renew_group(solver, BY_SYMBOL, old, new, true))
    {
        return false;
    }
    memset(solver->weights + old, 0, (new - old) * sizeof *solver->weights);
    solver->symbol_capacity = new;
    return true;
}

bool rsn_solver_grow_rows(resin_solver *solver)
{
    if (solver->matrix.free_row != RSN_NONE || solver->matrix.row_count < solver->row_capacity)
    {
        return true;
    }
    const uint32_t old = solver->row_capacity, new = larger(old, 32);
    if (!renew_group(solver, BY_ROW, old, new, true))
    {
        return false;
    }
    solver->row_capacity = new;
    return true;
}

// Copies the gradient to a layout for more columns or slots.
static double *new_gradient(resin_solver *solver, size_t columns, size_t stride)
{
    double *gradient = rsn_array_take(solver, sizeof *gradient, columns * stride);
    if (gradient == NULL)
    {
        return NULL;
    }
    for (uint32_t column = 0; column < solver->matrix.column_count; ++column)
    {
        double *g = gradient + column * stride;
        memcpy(g, rsn_gradient(solver, column), solver->levels.stride * sizeof *g);
        memset(g + solver->levels.stride, 0, (stride - solver->levels.stride) * sizeof *g);
    }
    return gradient;
}

static void replace_gradient(resin_solver *solver, double *gradient, size_t columns, size_t stride)
{
    rsn_array_give(solver, solver->matrix.gradient, sizeof *gradient, solver->gradient_size);
    solver->matrix.gradient = gradient;
    solver->gradient_size = columns * stride;
}

bool rsn_solver_grow_columns(resin_solver *solver)
{
    if (solver->matrix.free_column != RSN_NONE ||
        solver->matrix.column_count < solver->column_capacity)
    {
        return true;
    }
    const uint32_t old = solver->column_capacity, new = larger(old, 32);
    double *gradient = new_gradient(solver, new, solver->levels.stride);
    if (gradient == NULL)
    {
        return false;
    }
    if (!renew_group(solver, BY_COLUMN, old, new, true))
    {
        rsn_array_give(solver, gradient, sizeof *gradient, (size_t) new * solver->levels.stride);
        return false;
    }
    replace_gradient(solver, gradient, new, solver->levels.stride);
    memset(solver->pivot_row.coefficients + old, 0,
           (new - old) * sizeof *solver->pivot_row.coefficients);
    memset(solver->pivot_row.seen + old, 0, (new - old) * sizeof *solver->pivot_row.seen);
    solver->column_capacity = new;
    return true;
}

// Makes room for one more slot.
bool rsn_solver_grow_levels(resin_solver *solver)
{
    const uint32_t old = solver->levels.stride, new = larger(old, 8);
    double *gradient = new_gradient(solver, solver->column_capacity, new);
    if (gradient == NULL)
    {
        return false;
    }
    if (!renew_group(solver, BY_LEVEL, old, new, true))
    {
        rsn_array_give(solver, gradient, sizeof *gradient, (size_t)solver->column_capacity * new);
        return false;
    }
    replace_gradient(solver, gradient, solver->column_capacity, new);
    memset(solver->levels.by_slot + old, 0, (new - old) * sizeof *solver->levels.by_slot);
    solver->levels.stride = new;
    return true;
}

// Gives a solver that was copied byte by byte arrays of its own. What these point to remains the
// other solver's.
bool rsn_solver_copy_arrays(resin_solver *copy)
{
    const uint32_t capacities[] = {copy->symbol_capacity, copy->row_capacity, copy->column_capacity,
                                   copy->levels.stride};
    double *gradient = new_gradient(copy, copy->column_capacity, copy->levels.stride);
    bool has_memory = gradient != NULL;
    copy->matrix.gradient = gradient;
    for (array_group group = BY_SYMBOL; has_memory && group <= BY_LEVEL; ++group)
    {
        const uint32_t capacity = capacities[group];
        has_memory = capacity == 0 || renew_group(copy, group, capacity, capacity, false);
    }
    return has_memory;
}

void rsn_solver_release(resin_solver *solver)
{
    const resin_allocator allocator = solver->allocator;
    rsn_pool_release(&solver->pool, &allocator);
    rsn_free(&allocator, solver, sizeof *solver);
}

// Returns a symbol without a cost. There must be room.
uint32_t rsn_solver_take_symbol(resin_solver *solver, rsn_symbol_kind kind)
{
    uint32_t symbol = solver->free_symbol;
    if (symbol != RSN_NONE)
    {
        solver->free_symbol = solver->symbols[symbol].next_free;
    }
    else
    {
        symbol = solver->symbol_count++;
        solver->symbols[symbol] = (rsn_symbol){.generation = 1};
    }
    rsn_symbol *s = &solver->symbols[symbol];
    *s = (rsn_symbol){.serial = solver->next_serial++,
                      .kind = (uint8_t)kind,
                      .slot = RSN_NONE,
                      .position = RSN_NONE,
                      .edit = RSN_NONE,
                      .is_changed = s->is_changed,
                      .generation = s->generation};
    solver->definitions[symbol] = (rsn_definition){.equality = RSN_NONE};
    return symbol;
}

void rsn_solver_give_symbol(resin_solver *solver, uint32_t symbol)
{
    rsn_symbol *s = &solver->symbols[symbol];
    if (s->kind == (uint8_t)RSN_SYMBOL_CONSTRAINT && s->parts != NULL)
    {
        rsn_array_give(solver, s->parts, sizeof *s->parts, s->part_count);
    }
    if (rsn_is_variable(s))
    {
        rsn_uses_release(solver, s);
    }
    s->kind = RSN_SYMBOL_UNUSED;
    s->next_free = solver->free_symbol;
    solver->free_symbol = symbol;
}
