// SPDX-License-Identifier: MIT
#include "solver_definitions.h"

// Turns equalities into definitions and back into matrix columns. To *fold* an equality drops its
// column, and the row of the variable that it then defines; to *unfold* it computes both. Nothing
// else in the solver changes a definition: a call that concerns one unfolds it first, treats it
// like any other constraint, and folds it at the end.

// Makes an equality define a variable.
static void connect(resin_solver *solver, uint32_t index, uint32_t variable)
{
    rsn_symbol *equality = &solver->symbols[index];
    equality->is_outside = true;
    equality->defined = variable;
    solver->definitions[variable].equality = index;
}

static void disconnect(resin_solver *solver, rsn_symbol *equality)
{
    solver->definitions[equality->defined].equality = RSN_NONE;
    equality->is_outside = false;
    equality->edit = RSN_NONE;
}

static void raise_level(resin_solver *solver, uint32_t variable)
{
    const rsn_symbol *equality = &solver->symbols[solver->definitions[variable].equality];
    uint32_t level = 0;
    for (uint32_t i = 0; i < equality->part_count; ++i)
    {
        const uint32_t other = equality->parts[i].symbol;
        const bool counts = other != variable && rsn_is_defined(solver, other);
        const uint32_t below = counts ? solver->definitions[other].level : 0;
        level = below > level ? below : level;
    }
    solver->definitions[variable].level = level + 1;
}

// Makes an equality define a variable whose dependents are in `sorted`.
static void define(resin_solver *solver, uint32_t index, uint32_t variable)
{
    connect(solver, index, variable);
    for (uint32_t i = solver->visit.sorted_count; i-- > 0;)
    {
        raise_level(solver, solver->visit.sorted[i]);
    }
}

// ---------------------------------------------------------------------------------------------
// Without the matrix

// Removes a defined variable from the matrix: it gets neither a row nor a column.
static void leave_matrix(resin_solver *solver, uint32_t variable)
{
    rsn_symbol *s = &solver->symbols[variable];
    s->is_outside = true;
    s->is_basic = false;
    s->position = RSN_NONE;
    solver->definitions[variable].value = rsn_definition_evaluate(solver, variable);
    rsn_definition_watch(solver, &solver->symbols[solver->definitions[variable].equality]);
    rsn_note_changed(solver, variable);
}

// Whether the tail has placed all other variables of an equality before a new one: then the new one
// changes nothing for them, unless it may not be negative and would be.
static bool comes_last(const resin_solver *solver, const rsn_symbol *equality, uint32_t variable)
{
    for (uint32_t i = 0; i < equality->part_count; ++i)
    {
        const uint32_t other = equality->parts[i].symbol;
        const rsn_symbol *s = &solver->symbols[other];
        if (other != variable &&
            (s->serial > solver->symbols[variable].serial || s->use_count == 0))
        {
            return false;
        }
    }
    return true;
}

// Gives a new variable that is not negative a row in place of its column. Returns false and changes
// nothing if that is not sufficient: its value is negative, the row may limit a variable that had
// no limit before, or there is no memory.
static bool take_row(resin_solver *solver, const rsn_symbol *equality, uint32_t variable)
{
    const uint32_t column = solver->symbols[variable].position;
    if (solver->tail.unlimited_count > 0 || !comes_last(solver, equality, variable) ||
        rsn_definition_evaluate(solver, variable) < 0.0)
    {
        return false;
    }
    solver->journal.count = 0;
    const uint32_t row = rsn_row_take(solver, variable);
    if (rsn_row_build(solver, row))
    {
        rsn_column_give(solver, column);
        return true;
    }
    rsn_row_drop_cells(solver, row);
    rsn_row_give(solver, row);
    solver->symbols[variable].is_basic = false;
    solver->symbols[variable].position = column;
    return false;
}

// Folds a new equality at once whose variable no constraint names yet, if no other value changes by
// that: for a moment it has no row and no column. Adds the uses. Returns whether it was folded.
// There must be room for a row.
bool rsn_fold_new(resin_solver *solver, uint32_t index)
{
    rsn_symbol *equality = &solver->symbols[index];
    bool is_last;
    const uint32_t x = rsn_definition_find(solver, index, &is_last);
    if (x == RSN_NONE || solver->symbols[x].use_count > 0)
    {
        return false;
    }
    define(solver, index, x);
    if (solver->symbols[x].slot != RSN_SLOT_TAIL ? !take_row(solver, equality, x) : !is_last)
    {
        disconnect(solver, equality);
        return false;
    }
    if (solver->symbols[x].slot == RSN_SLOT_TAIL)
    {
        rsn_column_give(solver, solver->symbols[x].position);
        leave_matrix(solver, x);
    }
    equality->slot = RSN_SLOT_REQUIRED;
    equality->lower = -1.0;
    equality->upper = 1.0;
    rsn_tail_begin(solver, equality);
    rsn_uses_add(solver, index);
    return true;
}

// Whether no other constraint names the variable that an equality defines outside the matrix.
bool rsn_fold_is_alone(const resin_solver *solver, const rsn_symbol *equality)
{
    return equality->is_outside && solver->symbols[equality->defined].is_outside &&
           solver->symbols[equality->defined].use_count == 1;
}

// Undoes `rsn_fold_new` when the equality is removed. There must be room for a column.
void rsn_fold_drop(resin_solver *solver, rsn_symbol *equality)
{
    const uint32_t x = equality->defined;
    disconnect(solver, equality);
    solver->symbols[x].is_outside = false;
    (void)rsn_column_take(solver, x);
    rsn_note_changed(solver, x);
}

// ---------------------------------------------------------------------------------------------
// Fold

// Drops the column of an equality, which needs no memory.
static void drop_column(resin_solver *solver, rsn_symbol *equality)
{
    rsn_column_drop_cells(solver, equality->position);
    rsn_column_give(solver, equality->position);
    equality->position = RSN_NONE;
}

// Makes an equality a definition if possible, after a call. Its variable keeps its row or column:
// removing existing rows costs more than updating them. A variable that was outside the matrix
// before returns there.
void rsn_fold(resin_solver *solver, uint32_t index, bool was_outside)
{
    rsn_symbol *equality = &solver->symbols[index];
    if (equality->kind != (uint8_t)RSN_SYMBOL_CONSTRAINT || equality->slot != RSN_SLOT_REQUIRED ||
        !equality->is_equality || equality->is_outside || equality->is_basic)
    {
        return;
    }
    bool is_last;
    const uint32_t x = rsn_definition_find(solver, index, &is_last);
    if (x == RSN_NONE)
    {
        return;
    }
    rsn_symbol *variable = &solver->symbols[x];
    define(solver, index, x);
    drop_column(solver, equality);
    if (was_outside && is_last && variable->slot == RSN_SLOT_TAIL && variable->is_basic)
    {
        rsn_fold_variable(solver, x);
        rsn_put_aim(solver, variable, RSN_AIM_LOWEST);
        rsn_note_moved(solver, x);
    }
}

// ---------------------------------------------------------------------------------------------
// Unfold

// Gives a defined variable outside the matrix a row.
bool rsn_unfold_variable(resin_solver *solver, uint32_t variable)
{
    if (!rsn_solver_grow_rows(solver))
    {
        return false;
    }
    solver->journal.count = 0;
    const uint32_t row = rsn_row_take(solver, variable);
    solver->symbols[variable].is_outside = false;
    rsn_uses_renew(solver, solver->definitions[variable].equality);
    if (rsn_row_build(solver, row))
    {
        return true;
    }
    rsn_fold_variable(solver, variable);
    return false;
}

// Removes that row again.
void rsn_fold_variable(resin_solver *solver, uint32_t variable)
{
    const uint32_t row = solver->symbols[variable].position;
    rsn_row_drop_cells(solver, row);
    rsn_row_give(solver, row);
    leave_matrix(solver, variable);
    rsn_uses_renew(solver, solver->definitions[variable].equality);
}

// Makes an equality define a variable again that it defined before.
static void restore(resin_solver *solver, rsn_unfolded old)
{
    connect(solver, old.equality, old.variable);
    drop_column(solver, &solver->symbols[old.equality]);
    if (old.was_outside)
    {
        rsn_fold_variable(solver, old.variable);
    }
}

static bool unfold_one(resin_solver *solver, rsn_unfolded which)
{
    rsn_symbol *equality = &solver->symbols[which.equality];
    if (!rsn_solver_grow_columns(solver) ||
        (which.was_outside && !rsn_unfold_variable(solver, which.variable)))
    {
        return false;
    }
    solver->journal.count = 0;
    const uint32_t column = rsn_column_take(solver, which.equality);
    const double coefficient = rsn_form_coefficient(equality, which.variable);
    const bool is_done = rsn_column_fill(solver, column, which.variable, coefficient);
    disconnect(solver, equality);
    solver->journal.count = 0;
    if (!is_done)
    {
        restore(solver, which);
    }
    return is_done;
}

// The serial of the last variable that a defined variable depends on, or its own if that is later.
static uint64_t last_of_form(resin_solver *solver, uint32_t variable)
{
    uint64_t last = solver->symbols[variable].serial;
    double weight;
    rsn_form_add(solver, variable, 1.0);
    for (uint32_t v; (v = rsn_form_take(solver, &weight)) != RSN_NONE;)
    {
        const rsn_symbol *s = &solver->symbols[v];
        if (weight == 0.0 || (s->is_outside && s->serial <= last))
        {
            continue;
        }
        if (rsn_is_defined(solver, v))
        {
            rsn_form_substitute(solver, v, weight);
        }
        else
        {
            last = s->serial > last ? s->serial : last;
        }
    }
    return last;
}

// Makes a definition an ordinary equality, until `rsn_fold_again`; does nothing for other
// equalities. Other variables outside the matrix that depend on it may then depend on its variable,
// and on all variables in its definition, which may have cancelled out before. Those that precede
// one of these in the tail cannot remain outside. Returns false if there is no memory; then nothing
// changes.
bool rsn_unfold(resin_solver *solver, uint32_t index)
{
    const rsn_symbol *equality = &solver->symbols[index];
    if (!equality->is_outside)
    {
        return true;
    }
    const uint32_t x = equality->defined;
    const uint64_t last = last_of_form(solver, x);
    uint32_t count = 0;
    solver->visit.sorted_count = 0;
    rsn_definitions_list(solver, x, RSN_DEPENDENTS_ALL);
    rsn_definitions_unmark(solver);
    for (uint32_t i = 0; i < solver->visit.sorted_count; ++i)
    {
        const uint32_t v = solver->visit.sorted[i];
        const rsn_symbol *s = &solver->symbols[v];
        if (v == x || (s->is_outside && s->serial < last))
        {
            solver->visit.sorted[count++] = v;
        }
    }
    solver->unfolded.items = rsn_array_take(solver, sizeof *solver->unfolded.items, count);
    if (solver->unfolded.items == NULL)
    {
        return false;
    }
    solver->unfolded.capacity = count;
    for (uint32_t i = 0; i < count; ++i)
    {
        const uint32_t v = solver->visit.sorted[i];
        solver->unfolded.items[i] = (rsn_unfolded){.equality = solver->definitions[v].equality,
                                                   .variable = v,
                                                   .was_outside = solver->symbols[v].is_outside};
    }
    for (; solver->unfolded.count < count; ++solver->unfolded.count)
    {
        if (!unfold_one(solver, solver->unfolded.items[solver->unfolded.count]))
        {
            rsn_fold_again(solver, false);
            return false;
        }
    }
    return true;
}

// Ends the effect of `rsn_unfold`: after a call that failed, the previous state is restored.
void rsn_fold_again(resin_solver *solver, bool has_changed)
{
    while (solver->unfolded.count > 0)
    {
        const rsn_unfolded old = solver->unfolded.items[--solver->unfolded.count];
        if (has_changed)
        {
            rsn_fold(solver, old.equality, old.was_outside);
        }
        else
        {
            restore(solver, old);
        }
    }
    if (solver->unfolded.items != NULL)
    {
        rsn_array_give(solver, solver->unfolded.items, sizeof *solver->unfolded.items,
                       solver->unfolded.capacity);
        solver->unfolded.items = NULL;
    }
}
