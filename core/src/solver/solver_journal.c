// SPDX-License-Identifier: MIT
#include "solver_internal.h"

// Every change of the matrix, the values and the gradient is recorded with the replaced value.
// Undoing them in reverse order gives the same bits at the same positions, so that later results do
// not depend on the call that failed.

void rsn_journal_begin(resin_solver *solver)
{
    RSN_ASSERT(solver->search.candidate_count == 0);
    solver->journal.count = 0;
}

bool rsn_journal_grow(resin_solver *solver, size_t more)
{
    size_t capacity = solver->journal.capacity == 0 ? 256 : solver->journal.capacity * 2;
    while (capacity - solver->journal.count < more)
    {
        capacity *= 2;
    }
    rsn_undo *journal = rsn_array_take(solver, sizeof *journal, capacity);
    if (journal == NULL)
    {
        return false;
    }
    if (solver->journal.records != NULL)
    {
        memcpy(journal, solver->journal.records, solver->journal.count * sizeof *journal);
        rsn_array_give(solver, solver->journal.records, sizeof *journal, solver->journal.capacity);
    }
    solver->journal.records = journal;
    solver->journal.capacity = capacity;
    return true;
}

static void undo_append(resin_solver *solver, rsn_row *r)
{
    r->count -= 1;
    solver->matrix.columns[r->cells[r->count].column].count -= 1;
}

// The last cell and the last link return to the positions that they were moved away from.
static void undo_remove(resin_solver *solver, uint32_t row, uint32_t cell, double coefficient)
{
    const rsn_undo *second = &solver->journal.records[--solver->journal.count];
    const uint32_t column = second->a_and_kind >> 3, position = second->b;
    rsn_row *r = &solver->matrix.rows[row];
    if (cell != r->count)
    {
        r->cells[r->count] = r->cells[cell];
        solver->matrix.columns[r->cells[cell].column].links[r->cells[cell].link].cell = r->count;
    }
    r->cells[cell] = (rsn_cell){.column = column, .link = position, .coefficient = coefficient};
    r->count += 1;
    rsn_column *c = &solver->matrix.columns[column];
    if (position != c->count)
    {
        c->links[c->count] = c->links[position];
        solver->matrix.rows[c->links[position].row].cells[c->links[position].cell].link = c->count;
    }
    c->links[position] = (rsn_link){.row = row, .cell = cell};
    c->count += 1;
}

static void undo_exchange(resin_solver *solver, uint32_t row, uint32_t column)
{
    const uint32_t entered = solver->matrix.rows[row].symbol,
                   left = solver->matrix.columns[column].symbol;
    solver->matrix.rows[row].symbol = left;
    solver->matrix.rows[row].is_noted = false;
    solver->matrix.columns[column].symbol = entered;
    solver->symbols[left].is_basic = true;
    solver->symbols[left].position = row;
    solver->symbols[entered].is_basic = false;
    solver->symbols[entered].position = column;
}

void rsn_journal_rollback(resin_solver *solver)
{
    while (solver->journal.count > 0)
    {
        const rsn_undo *undo = &solver->journal.records[--solver->journal.count];
        const uint32_t a = undo->a_and_kind >> 3, b = undo->b;
        switch ((rsn_undo_kind)(undo->a_and_kind & 7))
        {
        case RSN_UNDO_COEFFICIENT:
            solver->matrix.rows[a].cells[b].coefficient = undo->number;
            break;
        case RSN_UNDO_APPEND:
            undo_append(solver, &solver->matrix.rows[a]);
            break;
        case RSN_UNDO_REMOVE:
            undo_remove(solver, a, b, undo->number);
            break;
        case RSN_UNDO_VALUE:
            solver->matrix.rows[a].value = undo->number;
            solver->matrix.rows[a].is_above = b != 0;
            break;
        case RSN_UNDO_GRADIENT:
            rsn_gradient(solver, a)[b] = undo->number;
            break;
        case RSN_UNDO_EXCHANGE:
            undo_exchange(solver, a, b);
            break;
        case RSN_UNDO_AIM:
            rsn_put_aim(solver, &solver->symbols[a], (rsn_aim)b);
            break;
        }
    }
    for (uint32_t i = 0; i < solver->search.candidate_count; ++i)
    {
        solver->matrix.columns[solver->search.candidates[i]].is_candidate = false;
    }
    solver->search.candidate_count = 0;
}
