// SPDX-License-Identifier: MIT
#include "solver_definitions.h"

#include <string.h>

// Arrays are not cleared: unused pages cost nothing.
void *rsn_array_take(resin_solver *solver, size_t element, size_t count)
{
    const size_t size = count > SIZE_MAX / element ? 0 : rsn_pool_size(element * count);
    return rsn_pool_take(&solver->pool, &solver->allocator, size);
}

void rsn_array_give(resin_solver *solver, void *memory, size_t element, size_t count)
{
    rsn_pool_give(&solver->pool, memory, rsn_pool_size(element * count));
}

static uint32_t larger(uint32_t capacity, uint32_t least)
{
    return capacity == 0 ? least : capacity * 2;
}

// An array that shares its capacity with others. `address` is that of a pointer; the first `used`
// elements are kept.
typedef struct shared_array
{
    void *address;
    size_t element;
    size_t used;
} shared_array;

// The arrays grow into new memory, so that a failure leaves all of them unchanged.
static bool grow_together(resin_solver *solver, const shared_array *arrays, size_t count,
                          size_t old, size_t new)
{
    void *fresh[9] = {NULL};
    RSN_ASSERT(count <= 9);
    for (size_t i = 0; i < count; ++i)
    {
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
    for (size_t i = 0; i < count; ++i)
    {
        void *memory;
        memcpy(&memory, arrays[i].address, sizeof memory);
        if (memory != NULL)
        {
            memcpy(fresh[i], memory, arrays[i].used * arrays[i].element);
            rsn_array_give(solver, memory, arrays[i].element, old);
        }
        memcpy(arrays[i].address, &fresh[i], sizeof fresh[i]);
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
    const shared_array arrays[] = {
        {&solver->symbols, sizeof *solver->symbols, old},
        {&solver->definitions, sizeof *solver->definitions, old},
        {&solver->weights, sizeof *solver->weights, 0},
        {&solver->heap, sizeof *solver->heap, 0},
        {&solver->sorted, sizeof *solver->sorted, 0},
        {&solver->moved, sizeof *solver->moved, 0},
        {&solver->changed, sizeof *solver->changed, solver->changed_count},
        {&solver->taken, sizeof *solver->taken, 0},
        {&solver->conflict, sizeof *solver->conflict, solver->conflict_count}};
    if (!grow_together(solver, arrays, sizeof arrays / sizeof *arrays, old, new))
    {
        return false;
    }
    memset(solver->weights, 0, new * sizeof *solver->weights);
    solver->symbol_capacity = new;
    return true;
}

bool rsn_solver_grow_rows(resin_solver *solver)
{
    if (solver->free_row != RSN_NONE || solver->row_count < solver->row_capacity)
    {
        return true;
    }
    const uint32_t old = solver->row_capacity, new = larger(old, 32);
    const shared_array arrays[] = {{&solver->rows, sizeof *solver->rows, old},
                                   {&solver->breakpoints, sizeof *solver->breakpoints, 0}};
    if (!grow_together(solver, arrays, 2, old, new))
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
    for (uint32_t column = 0; column < solver->column_count; ++column)
    {
        double *g = gradient + column * stride;
        memcpy(g, rsn_gradient(solver, column), solver->stride * sizeof *g);
        memset(g + solver->stride, 0, (stride - solver->stride) * sizeof *g);
    }
    return gradient;
}

static void replace_gradient(resin_solver *solver, double *gradient, size_t columns, size_t stride)
{
    rsn_array_give(solver, solver->gradient, sizeof *gradient, solver->gradient_size);
    solver->gradient = gradient;
    solver->gradient_size = columns * stride;
}

bool rsn_solver_grow_columns(resin_solver *solver)
{
    if (solver->free_column != RSN_NONE || solver->column_count < solver->column_capacity)
    {
        return true;
    }
    const uint32_t old = solver->column_capacity, new = larger(old, 32);
    double *gradient = new_gradient(solver, new, solver->stride);
    if (gradient == NULL)
    {
        return false;
    }
    const shared_array arrays[] = {
        {&solver->columns, sizeof *solver->columns, old},
        {&solver->work, sizeof *solver->work, old},
        {&solver->seen, sizeof *solver->seen, old},
        {&solver->candidates, sizeof *solver->candidates, solver->candidate_count}};
    if (!grow_together(solver, arrays, 4, old, new))
    {
        rsn_array_give(solver, gradient, sizeof *gradient, (size_t) new * solver->stride);
        return false;
    }
    replace_gradient(solver, gradient, new, solver->stride);
    memset(solver->work + old, 0, (new - old) * sizeof *solver->work);
    memset(solver->seen + old, 0, (new - old) * sizeof *solver->seen);
    solver->column_capacity = new;
    return true;
}

// Makes room for one more slot.
bool rsn_solver_grow_levels(resin_solver *solver)
{
    const uint32_t old = solver->stride, new = larger(old, 8);
    double *gradient = new_gradient(solver, solver->column_capacity, new);
    if (gradient == NULL)
    {
        return false;
    }
    const shared_array arrays[] = {{&solver->levels, sizeof *solver->levels, old},
                                   {&solver->order, sizeof *solver->order, old},
                                   {&solver->slope, sizeof *solver->slope, old}};
    if (!grow_together(solver, arrays, 3, old, new))
    {
        rsn_array_give(solver, gradient, sizeof *gradient, (size_t)solver->column_capacity * new);
        return false;
    }
    replace_gradient(solver, gradient, solver->column_capacity, new);
    memset(solver->levels + old, 0, (new - old) * sizeof *solver->levels);
    solver->stride = new;
    return true;
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
