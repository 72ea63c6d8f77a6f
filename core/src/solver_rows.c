// SPDX-License-Identifier: MIT
#include "solver_internal.h"

#include <string.h>

// The matrix: cells of rows and links of columns, which name each other's places.

// Grows the room of an array of a row or a column to `count` elements or more. Most arrays stay
// short, so they begin small; what grows once is likely to grow again. What is given back may be
// taken again at once, so the old array is given back only after it was copied.
static void *grow_piece(resin_solver *solver, void *memory, size_t element, uint32_t *capacity,
                        size_t count)
{
    const size_t old = *capacity * element;
    const size_t least = old == 0 ? 0 : 64;
    const size_t size = rsn_pool_size(count * element < least ? least : count * element);
    if (size == 0 || size / element > RESIN_COUNT_MAX)
    {
        return NULL;
    }
    void *grown = rsn_pool_take(&solver->pool, &solver->allocator, size);
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

// Room for `more` cells, and for noting that they are new.
static bool reserve_cells(resin_solver *solver, rsn_row *row, size_t more)
{
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
static bool append(resin_solver *solver, uint32_t row, uint32_t column, double coefficient)
{
    rsn_row *r = &solver->rows[row];
    rsn_column *c = &solver->columns[column];
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
    r->cells[r->count] =
        (rsn_cell){.column = column, .place = c->count, .coefficient = coefficient};
    c->links[c->count] = (rsn_link){.row = row, .cell = r->count};
    r->count += 1;
    c->count += 1;
    rsn_journal_add(solver, RSN_UNDO_APPEND, row, 0, 0.0);
    return true;
}

// A row without cells for a symbol. There must be room.
uint32_t rsn_row_take(resin_solver *solver, uint32_t symbol)
{
    uint32_t row = solver->free_row;
    if (row != RSN_NONE)
    {
        solver->free_row = solver->rows[row].next_free;
    }
    else
    {
        row = solver->row_count++;
    }
    solver->rows[row] = (rsn_row){.symbol = symbol, .is_above = true};
    solver->symbols[symbol].is_basic = true;
    solver->symbols[symbol].position = row;
    return row;
}

// Gives an empty row back, with its memory.
void rsn_row_give(resin_solver *solver, uint32_t row)
{
    rsn_row *r = &solver->rows[row];
    RSN_ASSERT(r->count == 0);
    rsn_pool_give(&solver->pool, r->cells, r->capacity * sizeof *r->cells);
    *r = (rsn_row){.symbol = RSN_NONE, .next_free = solver->free_row};
    solver->free_row = row;
}

bool rsn_row_remove_cell(resin_solver *solver, uint32_t row, uint32_t cell)
{
    if (!rsn_journal_reserve(solver, 2))
    {
        return false;
    }
    rsn_row *r = &solver->rows[row];
    const rsn_cell gone = r->cells[cell];
    rsn_column *c = &solver->columns[gone.column];
    c->count -= 1;
    if (gone.place != c->count)
    {
        const rsn_link moved = c->links[c->count];
        c->links[gone.place] = moved;
        solver->rows[moved.row].cells[moved.cell].place = gone.place;
    }
    r->count -= 1;
    if (cell != r->count)
    {
        const rsn_cell moved = r->cells[r->count];
        r->cells[cell] = moved;
        solver->columns[moved.column].links[moved.place].cell = cell;
    }
    rsn_journal_add(solver, RSN_UNDO_REMOVE, gone.column, gone.place, 0.0);
    rsn_journal_add(solver, RSN_UNDO_REMOVE, row, cell, gone.coefficient);
    return true;
}

bool rsn_row_clear(resin_solver *solver, uint32_t row)
{
    while (solver->rows[row].count > 0)
    {
        if (!rsn_row_remove_cell(solver, row, solver->rows[row].count - 1))
        {
            return false;
        }
    }
    return true;
}

bool rsn_row_set_value(resin_solver *solver, uint32_t row, double value, bool is_above)
{
    if (!rsn_journal_reserve(solver, 1))
    {
        return false;
    }
    rsn_row *r = &solver->rows[row];
    rsn_journal_add(solver, RSN_UNDO_VALUE, row, r->is_above ? 1 : 0, r->value);
    const double way_back = fabs(r->value) - fabs(value);
    solver->peak = way_back > solver->peak ? way_back : solver->peak;
    r->value = value;
    r->is_above = is_above;
    rsn_note_changed(solver, r);
    return true;
}

// Adds a multiple of a symbol to the numbers collected in `work` and `candidates`' stead.
static double collect(resin_solver *solver, const rsn_symbol *symbol, double factor,
                      uint32_t *touched, uint32_t *count)
{
    if (!symbol->is_basic)
    {
        const uint32_t column = symbol->position;
        if (solver->seen[column] != solver->seen_stamp)
        {
            solver->seen[column] = solver->seen_stamp;
            solver->work[column] = 0.0;
            touched[(*count)++] = column;
        }
        solver->work[column] += factor;
        return 0.0;
    }
    const rsn_row *row = &solver->rows[symbol->position];
    for (uint32_t i = 0; i < row->count; ++i)
    {
        const uint32_t column = row->cells[i].column;
        if (solver->seen[column] != solver->seen_stamp)
        {
            solver->seen[column] = solver->seen_stamp;
            solver->work[column] = 0.0;
            touched[(*count)++] = column;
        }
        const double part = factor * row->cells[i].coefficient;
        const double sum = solver->work[column] + part;
        const bool is_rounding = fabs(sum) <= fabs(part) * RSN_CANCELLATION;
        solver->work[column] = is_rounding ? 0.0 : sum;
    }
    return factor * row->value;
}

// A number that no column has been seen with.
static uint32_t next_stamp(resin_solver *solver)
{
    solver->seen_stamp += 1;
    if (solver->seen_stamp == 0)
    {
        memset(solver->seen, 0, solver->column_capacity * sizeof *solver->seen);
        solver->seen_stamp = 1;
    }
    return solver->seen_stamp;
}

// The row of a constraint of one part is that of its variable, or one cell.
static bool copy_row(resin_solver *solver, uint32_t row, rsn_part part, double constant)
{
    const rsn_symbol *symbol = &solver->symbols[part.symbol];
    const bool is_basic = symbol->is_basic;
    const rsn_row *from = is_basic ? &solver->rows[symbol->position] : NULL;
    const uint32_t count = is_basic ? from->count : 1;
    if (!reserve_cells(solver, &solver->rows[row], count))
    {
        return false;
    }
    for (uint32_t i = 0; i < count; ++i)
    {
        const uint32_t column = is_basic ? from->cells[i].column : symbol->position;
        const double coefficient = is_basic ? from->cells[i].coefficient : 1.0;
        if (!append(solver, row, column, part.coefficient * coefficient))
        {
            return false;
        }
    }
    const double value = constant + (is_basic ? part.coefficient * from->value : 0.0);
    solver->rows[row].value = value; // it is new: that is no change
    return rsn_row_set_value(solver, row, value, value >= 0.0);
}

// Fills the empty row of a constraint from its parts: the basic ones give way to what their rows
// say. The value follows.
bool rsn_row_build(resin_solver *solver, uint32_t row)
{
    RSN_ASSERT(solver->candidate_count == 0);
    const rsn_symbol *symbol = &solver->symbols[solver->rows[row].symbol];
    if (symbol->part_count == 1 && symbol->parts[0].coefficient != 0.0)
    {
        return copy_row(solver, row, symbol->parts[0], symbol->constant);
    }
    uint32_t *const touched = solver->candidates; // free until something becomes a candidate
    uint32_t count = 0;
    double value = symbol->constant;
    (void)next_stamp(solver);
    for (uint32_t i = 0; i < symbol->part_count; ++i)
    {
        const rsn_part part = symbol->parts[i];
        value += collect(solver, &solver->symbols[part.symbol], part.coefficient, touched, &count);
    }
    bool has_memory = reserve_cells(solver, &solver->rows[row], count);
    for (uint32_t i = 0; i < count; ++i)
    {
        const double coefficient = solver->work[touched[i]];
        solver->work[touched[i]] = 0.0;
        if (coefficient != 0.0 && has_memory)
        {
            has_memory = append(solver, row, touched[i], coefficient);
        }
    }
    solver->rows[row].value = value; // it is new: that is no change
    return has_memory && rsn_row_set_value(solver, row, value, value >= 0.0);
}

// Adds a multiple of the pivot row, which is in `work` but for the pivot's own cell, to a row.
static bool add_pivot_row(resin_solver *solver, uint32_t row, const rsn_row *pivot, uint32_t column,
                          double factor, double inverse)
{
    rsn_row *r = &solver->rows[row];
    const uint32_t stamp = next_stamp(solver);
    if (!rsn_journal_reserve(solver, r->count))
    {
        return false;
    }
    uint32_t met = 1;
    for (uint32_t i = r->count; i-- > 0;)
    {
        rsn_cell *cell = &r->cells[i];
        const double part = solver->work[cell->column] * factor;
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
            solver->seen[cell->column] = stamp;
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
    if (!reserve_cells(solver, r, pivot->count - met))
    {
        return false;
    }
    for (uint32_t i = 0; met < pivot->count; ++i)
    {
        const uint32_t other = pivot->cells[i].column;
        if (other != column && solver->seen[other] != stamp)
        {
            met += 1;
            if (!append(solver, row, other, pivot->cells[i].coefficient * factor))
            {
                return false;
            }
        }
    }
    return true;
}

// Exchanges the symbols of a row and a column in all of the matrix. Values and gradient are not
// its business.
bool rsn_rows_exchange(resin_solver *solver, uint32_t row, uint32_t column, double inverse)
{
    rsn_row *r = &solver->rows[row];
    rsn_column *c = &solver->columns[column];
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
        solver->work[cell->column] = is_pivot ? 0.0 : cell->coefficient;
    }
    bool has_memory = true;
    for (uint32_t place = 0; has_memory && place < c->count; ++place)
    {
        const rsn_link link = c->links[place];
        if (link.row != row)
        {
            const double factor = solver->rows[link.row].cells[link.cell].coefficient;
            has_memory = add_pivot_row(solver, link.row, r, column, factor, inverse);
        }
    }
    for (uint32_t i = 0; i < r->count; ++i)
    {
        solver->work[r->cells[i].column] = 0.0;
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
