// SPDX-License-Identifier: MIT
#include "solver_definitions.h"

#include <string.h>

// Rounding errors accumulate with every pivot. From time to time the matrix is built anew from the
// constraints as they were given, for the current basis: one elimination, with the best pivots.

static void free_matrix(resin_solver *solver, rsn_matrix *m)
{
    for (uint32_t row = 0; row < m->row_count; ++row)
    {
        rsn_pool_give(&solver->pool, m->rows[row].cells, m->rows[row].capacity * sizeof(rsn_cell));
    }
    for (uint32_t column = 0; column < m->column_count; ++column)
    {
        rsn_pool_give(&solver->pool, m->columns[column].links,
                      m->columns[column].capacity * sizeof(rsn_link));
    }
    rsn_array_give(solver, m->rows, sizeof *m->rows, solver->row_capacity);
    rsn_array_give(solver, m->columns, sizeof *m->columns, solver->column_capacity);
    rsn_array_give(solver, m->gradient, sizeof *m->gradient, solver->gradient_size);
}

static bool make_matrix(resin_solver *solver, rsn_matrix *out)
{
    *out = (rsn_matrix){.free_row = RSN_NONE, .free_column = RSN_NONE};
    out->rows = rsn_array_take(solver, sizeof *out->rows, solver->row_capacity);
    out->columns = rsn_array_take(solver, sizeof *out->columns, solver->column_capacity);
    out->gradient = rsn_array_take(solver, sizeof *out->gradient, solver->gradient_size);
    if (out->rows == NULL || out->columns == NULL || out->gradient == NULL)
    {
        free_matrix(solver, out);
        return false;
    }
    return true;
}

static void place_symbols(resin_solver *solver)
{
    for (uint32_t row = 0; row < solver->matrix.row_count; ++row)
    {
        if (solver->matrix.rows[row].symbol != RSN_NONE)
        {
            rsn_symbol *s = &solver->symbols[solver->matrix.rows[row].symbol];
            s->is_basic = true;
            s->position = row;
        }
    }
    for (uint32_t column = 0; column < solver->matrix.column_count; ++column)
    {
        if (solver->matrix.columns[column].symbol != RSN_NONE)
        {
            rsn_symbol *s = &solver->symbols[solver->matrix.columns[column].symbol];
            s->is_basic = false;
            s->position = column;
        }
    }
}

// Whether a symbol is represented in the matrix as a sum of others.
static bool is_form(const resin_solver *solver, uint32_t symbol)
{
    const rsn_symbol *s = &solver->symbols[symbol];
    return !s->is_outside && (rsn_is_variable(s) ? rsn_is_defined(solver, symbol)
                                                 : s->kind == (uint8_t)RSN_SYMBOL_CONSTRAINT);
}

// Gives every variable without a definition a column, and all other symbols a row as the caller
// specified it.
static bool start(resin_solver *solver)
{
    for (uint32_t i = 0; i < solver->symbol_count; ++i)
    {
        if (rsn_is_variable(&solver->symbols[i]) && !rsn_is_defined(solver, i))
        {
            (void)rsn_column_take(solver, i);
        }
        else if (is_form(solver, i))
        {
            solver->symbols[i].is_basic = false;
            solver->symbols[i].position = RSN_NONE;
        }
    }
    for (uint32_t i = 0; i < solver->symbol_count; ++i)
    {
        solver->journal.count = 0;
        if (is_form(solver, i) && (!rsn_journal_reserve(solver, RSN_JOURNAL_SPARE) ||
                                   !rsn_row_build(solver, rsn_row_take(solver, i))))
        {
            return false;
        }
    }
    return true;
}

// The column of a variable that had a row before: a short one, and without a small coefficient.
static uint32_t column_for(const resin_solver *solver, const rsn_row *row, double *out_coefficient)
{
    double largest = 0.0;
    for (uint32_t i = 0; i < row->count; ++i)
    {
        const uint32_t symbol = solver->matrix.columns[row->cells[i].column].symbol;
        if (solver->symbols[symbol].was_basic)
        {
            const double magnitude = fabs(row->cells[i].coefficient);
            largest = magnitude > largest ? magnitude : largest;
        }
    }
    uint32_t found = RSN_NONE;
    for (uint32_t i = 0; i < row->count; ++i)
    {
        const rsn_cell *cell = &row->cells[i];
        const uint32_t symbol = solver->matrix.columns[cell->column].symbol;
        if (solver->symbols[symbol].was_basic && fabs(cell->coefficient) >= 0.1 * largest &&
            (found == RSN_NONE ||
             solver->matrix.columns[cell->column].count < solver->matrix.columns[found].count))
        {
            found = cell->column;
            *out_coefficient = cell->coefficient;
        }
    }
    return largest >= RSN_SMALLEST_PIVOT ? found : RSN_NONE;
}

// Moves every constraint that had a column back to one.
static bool eliminate(resin_solver *solver)
{
    for (uint32_t i = 0; i < solver->symbol_count; ++i)
    {
        const rsn_symbol *s = &solver->symbols[i];
        if (!is_form(solver, i) || s->was_basic)
        {
            continue;
        }
        double coefficient = 0.0;
        const uint32_t row = s->position;
        const uint32_t column = column_for(solver, &solver->matrix.rows[row], &coefficient);
        solver->journal.count = 0;
        if (column == RSN_NONE || !rsn_rows_exchange(solver, row, column, 1.0 / coefficient))
        {
            return false;
        }
    }
    return true;
}

// Records which symbols have rows, and on which side of 0 they count.
static void remember_basis(resin_solver *solver)
{
    for (uint32_t i = 0; i < solver->symbol_count; ++i)
    {
        rsn_symbol *s = &solver->symbols[i];
        s->was_basic = s->is_basic;
        s->was_above = s->is_basic && s->kind != (uint8_t)RSN_SYMBOL_UNUSED &&
                       solver->matrix.rows[s->position].is_above;
    }
}

static bool rebuild(resin_solver *solver)
{
    if (!start(solver) || !eliminate(solver))
    {
        return false;
    }
    for (uint32_t row = 0; row < solver->matrix.row_count; ++row)
    {
        rsn_row *r = &solver->matrix.rows[row];
        r->is_above = solver->symbols[r->symbol].was_above;
    }
    solver->journal.count = 0;
    return rsn_solver_refresh(solver) && rsn_solver_optimize(solver) == RESIN_OK;
}

// Recomputes values that became large and returned, because they carry the rounding errors of that
// magnitude.
static void mend_values(resin_solver *solver)
{
    static const double harmless = 1e5;
    if (solver->precision.peak <= harmless)
    {
        return;
    }
    rsn_journal_begin(solver);
    if (!rsn_solver_refresh(solver) || rsn_solver_optimize(solver) != RESIN_OK)
    {
        rsn_journal_rollback(solver);
    }
    solver->precision.peak = 0.0;
}

// The matrix has other columns than before: defers all of them, or none if no batch is open.
static void defer_all(resin_solver *solver)
{
    solver->batch.deferred_count = 0;
    for (uint32_t column = 0; column < solver->matrix.column_count; ++column)
    {
        solver->matrix.columns[column].is_deferred = false;
        if (solver->batch.depth > 0)
        {
            rsn_note_deferred(solver, column);
        }
    }
}

// Restores a matrix that was replaced, and frees the new one.
static void put_back(resin_solver *solver, const rsn_matrix *old)
{
    rsn_matrix fresh = solver->matrix;
    solver->matrix = *old;
    free_matrix(solver, &fresh);
    place_symbols(solver);
    defer_all(solver);
    rsn_definitions_settle_all(solver);
}

// Builds the matrix anew and returns the old one. A fault, such as lack of memory, leaves
// everything unchanged.
static bool renew(resin_solver *solver, rsn_matrix *out_old)
{
    rsn_matrix fresh;
    if (!make_matrix(solver, &fresh))
    {
        return false;
    }
    remember_basis(solver);
    *out_old = solver->matrix;
    solver->matrix = fresh;
    const bool has_far_limit = solver->tail.has_far_limit;
    solver->batch.deferred_count = 0;
    const bool is_done = rebuild(solver);
    solver->tail.has_far_limit = has_far_limit; // the solution is the same
    solver->journal.count = 0;
    if (!is_done)
    {
        rsn_journal_rollback(solver); // the candidates
        put_back(solver, out_old);
    }
    else
    {
        defer_all(solver);
    }
    return is_done;
}

// Whether a call that failed by rounding may be tried once more, with a new matrix. The old one is
// kept in case the second attempt fails, too. Must be called after every attempt.
bool rsn_solver_may_retry(resin_solver *solver, resin_status status)
{
    if (solver->retry.is_active)
    {
        solver->retry.is_active = false;
        if (status == RESIN_OK)
        {
            free_matrix(solver, &solver->retry.matrix);
            return false;
        }
        put_back(solver, &solver->retry.matrix);
        solver->precision.peak = solver->retry.peak;
        return false;
    }
    solver->retry.peak = solver->precision.peak;
    solver->retry.is_active =
        status == RESIN_ERROR_PRECISION && renew(solver, &solver->retry.matrix);
    if (solver->retry.is_active)
    {
        rsn_definitions_settle_all(solver);
    }
    return solver->retry.is_active;
}

// Called after a change: rebuilds the matrix if rounding errors require it.
void rsn_solver_renew_if_stale(resin_solver *solver)
{
    const uint32_t patience = 64 + solver->constraint_count;
    if (!solver->precision.is_doubtful && solver->precision.pivots < patience &&
        solver->precision.shifts / 64 < patience)
    {
        mend_values(solver);
        return;
    }
    rsn_matrix old;
    solver->precision.pivots = 0;
    solver->precision.shifts = 0;
    solver->precision.is_doubtful = false;
    if (renew(solver, &old))
    {
        free_matrix(solver, &old);
    }
}
