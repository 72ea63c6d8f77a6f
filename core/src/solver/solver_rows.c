// SPDX-License-Identifier: MIT
#include "solver_internal.h"

#include <string.h>

// The matrix: cells of rows and links of columns, which store each other's positions.

// Grows the capacity of an array of a row or a column to `count` elements or more. Most arrays
// remain short, so they begin small; an array that grows once is likely to grow again. Freed memory
// may be reused at once, so the old array is freed only after it was copied.
static void *grow_piece(resin_solver *solver, void *memory, size_t element, uint32_t *capacity,
                        size_t count)
{
    const size_t old = *capacity * element;
    const size_t least = old == 0 ? 0 : 64;
    const size_t size = rsn_pool_size(count * element < least ? least : count * element);
    const bool is_countable = size / element <= RESIN_COUNT_MAX;
    void *grown = is_countable ? rsn_pool_take(&solver->pool, &solver->allocator, size) : NULL;
    if (grown == NULL)
    {
        return NULL;
    }
    if (old > 0)
    {
        memcpy(grown, memory, old);
        rsn_pool_give(&solver->pool, memory, old);
    }
    *capacity = (uint32_t)(size / element);
    return grown;
}

// Reserves room for `more` cells, and for recording that they are new.
bool rsn_row_reserve(resin_solver *solver, uint32_t index, size_t more)
{
    rsn_row *row = &solver->matrix.rows[index];
    if (!rsn_journal_reserve(solver, more))
    {
        return false;
    }
    if (row->capacity - row->count < more)
    {
        rsn_cell *cells =
            grow_piece(solver, row->cells, sizeof *cells, &row->capacity, row->count + more);
        if (cells == NULL)
        {
            return false;
        }
        row->cells = cells;
    }
    return true;
}

// Appends a cell, for which there must be room in the row.
bool rsn_row_append(resin_solver *solver, uint32_t row, uint32_t column, double coefficient)
{
    rsn_row *r = &solver->matrix.rows[row];
    rsn_column *c = &solver->matrix.columns[column];
    if (RSN_UNLIKELY(c->count == c->capacity))
    {
        rsn_link *links =
            grow_piece(solver, c->links, sizeof *links, &c->capacity, (size_t)c->count + 1);
        if (links == NULL)
        {
            return false;
        }
        c->links = links;
    }
    r->cells[r->count] = (rsn_cell){.column = column, .link = c->count, .coefficient = coefficient};
    c->links[c->count] = (rsn_link){.row = row, .cell = r->count};
    r->count += 1;
    c->count += 1;
    rsn_journal_add(solver, RSN_UNDO_APPEND, row, 0, 0.0);
    return true;
}

// A row without cells for a symbol. There must be room.
uint32_t rsn_row_take(resin_solver *solver, uint32_t symbol)
{
    uint32_t row = solver->matrix.free_row;
    if (row != RSN_NONE)
    {
        solver->matrix.free_row = solver->matrix.rows[row].next_free;
    }
    else
    {
        row = solver->matrix.row_count++;
    }
    solver->matrix.rows[row] = (rsn_row){.symbol = symbol, .is_above = true};
    solver->symbols[symbol].is_basic = true;
    solver->symbols[symbol].position = row;
    return row;
}

// Frees an empty row, with its memory.
void rsn_row_give(resin_solver *solver, uint32_t row)
{
    rsn_row *r = &solver->matrix.rows[row];
    RSN_ASSERT(r->count == 0);
    rsn_pool_give(&solver->pool, r->cells, r->capacity * sizeof *r->cells);
    *r = (rsn_row){.symbol = RSN_NONE, .next_free = solver->matrix.free_row};
    solver->matrix.free_row = row;
}

// A column without links for a symbol. There must be room.
uint32_t rsn_column_take(resin_solver *solver, uint32_t symbol)
{
    uint32_t column = solver->matrix.free_column;
    if (column != RSN_NONE)
    {
        solver->matrix.free_column = solver->matrix.columns[column].next_free;
    }
    else
    {
        column = solver->matrix.column_count++;
        solver->matrix.columns[column].is_deferred = false;
    }
    rsn_column *c = &solver->matrix.columns[column];
    *c = (rsn_column){.symbol = symbol, .is_deferred = c->is_deferred};
    solver->symbols[symbol].is_basic = false;
    solver->symbols[symbol].position = column;
    memset(rsn_gradient(solver, column), 0,
           solver->levels.stride * sizeof *solver->matrix.gradient);
    return column;
}

// Frees an empty column, with its memory.
void rsn_column_give(resin_solver *solver, uint32_t column)
{
    rsn_column *c = &solver->matrix.columns[column];
    RSN_ASSERT(c->count == 0 && !c->is_candidate);
    rsn_pool_give(&solver->pool, c->links, c->capacity * sizeof *c->links);
    *c = (rsn_column){
        .symbol = RSN_NONE, .next_free = solver->matrix.free_column, .is_deferred = c->is_deferred};
    solver->matrix.free_column = column;
}

// Removes a cell without recording that.
static rsn_cell take_cell(resin_solver *solver, uint32_t row, uint32_t cell)
{
    rsn_row *r = &solver->matrix.rows[row];
    const rsn_cell gone = r->cells[cell];
    rsn_column *c = &solver->matrix.columns[gone.column];
    c->count -= 1;
    if (gone.link != c->count)
    {
        const rsn_link moved = c->links[c->count];
        c->links[gone.link] = moved;
        solver->matrix.rows[moved.row].cells[moved.cell].link = gone.link;
    }
    r->count -= 1;
    if (cell != r->count)
    {
        const rsn_cell moved = r->cells[r->count];
        r->cells[cell] = moved;
        solver->matrix.columns[moved.column].links[moved.link].cell = cell;
    }
    return gone;
}

bool rsn_row_remove_cell(resin_solver *solver, uint32_t row, uint32_t cell)
{
    if (!rsn_journal_reserve(solver, 2))
    {
        return false;
    }
    const rsn_cell gone = take_cell(solver, row, cell);
    rsn_journal_add(solver, RSN_UNDO_REMOVE, gone.column, gone.link, 0.0);
    rsn_journal_add(solver, RSN_UNDO_REMOVE, row, cell, gone.coefficient);
    return true;
}

bool rsn_row_clear(resin_solver *solver, uint32_t row)
{
    while (solver->matrix.rows[row].count > 0)
    {
        if (!rsn_row_remove_cell(solver, row, solver->matrix.rows[row].count - 1))
        {
            return false;
        }
    }
    return true;
}

bool rsn_column_clear(resin_solver *solver, uint32_t column)
{
    const rsn_column *c = &solver->matrix.columns[column];
    while (c->count > 0)
    {
        const rsn_link link = c->links[c->count - 1];
        if (!rsn_row_remove_cell(solver, link.row, link.cell))
        {
            return false;
        }
    }
    return true;
}

// Empties a row or a column without a record in the journal, which needs no memory and cannot be
// rolled back.
void rsn_row_drop_cells(resin_solver *solver, uint32_t row)
{
    while (solver->matrix.rows[row].count > 0)
    {
        (void)take_cell(solver, row, solver->matrix.rows[row].count - 1);
    }
}

void rsn_column_drop_cells(resin_solver *solver, uint32_t column)
{
    const rsn_column *c = &solver->matrix.columns[column];
    while (c->count > 0)
    {
        const rsn_link link = c->links[c->count - 1];
        (void)take_cell(solver, link.row, link.cell);
    }
}

bool rsn_row_set_value(resin_solver *solver, uint32_t row, double value, bool is_above)
{
    if (!rsn_journal_reserve(solver, 1))
    {
        return false;
    }
    rsn_row *r = &solver->matrix.rows[row];
    rsn_journal_add(solver, RSN_UNDO_VALUE, row, r->is_above ? 1 : 0, r->value);
    const double way_back = fabs(r->value) - fabs(value);
    solver->precision.peak = way_back > solver->precision.peak ? way_back : solver->precision.peak;
    r->value = value;
    r->is_above = is_above;
    rsn_note_row(solver, r);
    return true;
}

// A number with which no column has been marked.
uint32_t rsn_row_next_stamp(resin_solver *solver)
{
    solver->pivot_row.stamp += 1;
    if (solver->pivot_row.stamp == 0)
    {
        memset(solver->pivot_row.seen, 0, solver->column_capacity * sizeof *solver->pivot_row.seen);
        solver->pivot_row.stamp = 1;
    }
    return solver->pivot_row.stamp;
}

// Fills an empty row with a multiple of the row or column of a symbol.
bool rsn_row_copy(resin_solver *solver, uint32_t row, const rsn_symbol *symbol, double factor)
{
    if (!symbol->is_basic)
    {
        return rsn_row_reserve(solver, row, 1) &&
               rsn_row_append(solver, row, symbol->position, factor);
    }
    const rsn_row *from = &solver->matrix.rows[symbol->position];
    bool has_memory = rsn_row_reserve(solver, row, from->count);
    for (uint32_t i = 0; has_memory && i < from->count; ++i)
    {
        const rsn_cell *cell = &from->cells[i];
        has_memory = rsn_row_append(solver, row, cell->column, factor * cell->coefficient);
    }
    return has_memory;
}

// Adds a multiple of the pivot row, which is in `work` except for the pivot's own cell, to a row.
static bool add_pivot_row(resin_solver *solver, uint32_t row, const rsn_row *pivot, uint32_t column,
                          double factor, double inverse)
{
    rsn_row *r = &solver->matrix.rows[row];
    const uint32_t stamp = rsn_row_next_stamp(solver);
    if (!rsn_journal_reserve(solver, r->count))
    {
        return false;
    }
    uint32_t met = 1;
    for (uint32_t i = r->count; i-- > 0;)
    {
        rsn_cell *cell = &r->cells[i];
        const double part = solver->pivot_row.coefficients[cell->column] * factor;
        double sum = cell->coefficient + part;
        if (cell->column == column)
        {
            sum = factor * inverse;
        }
        else if (part == 0.0)
        {
            continue;
        }
        else
        {
            solver->pivot_row.seen[cell->column] = stamp;
            met += 1;
        }
        if (fabs(sum) <= fabs(part) * RSN_CANCELLATION)
        {
            if (!rsn_row_remove_cell(solver, row, i) || !rsn_journal_reserve(solver, i))
            {
                return false;
            }
            continue;
        }
        rsn_journal_add(solver, RSN_UNDO_COEFFICIENT, row, i, cell->coefficient);
        cell->coefficient = sum;
    }
    if (met == pivot->count)
    {
        return true;
    }
    if (!rsn_row_reserve(solver, row, pivot->count - met))
    {
        return false;
    }
    for (uint32_t i = 0; met < pivot->count; ++i)
    {
        const uint32_t other = pivot->cells[i].column;
        if (other != column && solver->pivot_row.seen[other] != stamp)
        {
            met += 1;
            if (!rsn_row_append(solver, row, other, pivot->cells[i].coefficient * factor))
            {
                return false;
            }
        }
    }
    return true;
}

// Exchanges the symbols of a row and a column in the whole matrix. Does not change values and
// gradient.
bool rsn_rows_exchange(resin_solver *solver, uint32_t row, uint32_t column, double inverse)
{
    rsn_row *r = &solver->matrix.rows[row];
    rsn_column *c = &solver->matrix.columns[column];
    if (!rsn_journal_reserve(solver, r->count + 1))
    {
        return false;
    }
    for (uint32_t i = 0; i < r->count; ++i)
    {
        rsn_cell *cell = &r->cells[i];
        const bool is_pivot = cell->column == column;
        rsn_journal_add(solver, RSN_UNDO_COEFFICIENT, row, i, cell->coefficient);
        cell->coefficient = is_pivot ? inverse : -cell->coefficient * inverse;
        solver->pivot_row.coefficients[cell->column] = is_pivot ? 0.0 : cell->coefficient;
    }
    bool has_memory = true;
    for (uint32_t position = 0; has_memory && position < c->count; ++position)
    {
        const rsn_link link = c->links[position];
        if (link.row != row)
        {
            const double factor = solver->matrix.rows[link.row].cells[link.cell].coefficient;
            has_memory = add_pivot_row(solver, link.row, r, column, factor, inverse);
        }
    }
    for (uint32_t i = 0; i < r->count; ++i)
    {
        solver->pivot_row.coefficients[r->cells[i].column] = 0.0;
    }
    if (has_memory && rsn_journal_reserve(solver, 1))
    {
        rsn_journal_add(solver, RSN_UNDO_EXCHANGE, row, column, 0.0);
        const uint32_t leaving = r->symbol, entering = c->symbol;
        r->symbol = entering;
        r->is_noted = false;
        c->symbol = leaving;
        solver->symbols[entering].is_basic = true;
        solver->symbols[entering].position = row;
        solver->symbols[leaving].is_basic = false;
        solver->symbols[leaving].position = column;
        return true;
    }
    return false;
}
