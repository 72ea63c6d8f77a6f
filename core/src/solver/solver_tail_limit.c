// SPDX-License-Identifier: MIT
#include "solver_internal.h"

// A new constraint may limit variables that had no limit before: which of them the tail has to
// place again.

// The row of a constraint or a length: its columns limit each other.
static void visit_row(resin_solver *solver, uint32_t row)
{
    rsn_row *r = &solver->matrix.rows[row];
    if (r->is_visited || solver->symbols[r->symbol].slot == RSN_SLOT_TAIL)
    {
        return;
    }
    r->is_visited = true;
    for (uint32_t i = 0; i < r->count; ++i)
    {
        rsn_note_candidate(solver, r->cells[i].column);
    }
}

// Visits a column that no priority limits: its leader aims low again, and so do the columns that
// share a row with it that could limit it.
static bool visit_column(resin_solver *solver, uint32_t column)
{
    const rsn_column *c = &solver->matrix.columns[column];
    uint32_t rank;
    (void)rsn_cost_direction(solver, column, &rank);
    const uint32_t leader = rsn_tail_leader(solver, column);
    if (rank < solver->levels.count || leader == RSN_NONE)
    {
        return true;
    }
    for (uint32_t position = 0; position < c->count; ++position)
    {
        visit_row(solver, c->links[position].row);
    }
    return rsn_tail_set_aim(solver, leader, RSN_AIM_LOWEST);
}

// Finds the variables that a new constraint may limit, from its row: those without a limit in a
// direction that it limits. They lead a column of that row, or one that is connected to it: two
// columns are connected if a limiting row contains both, or a third one is connected to both.
//
// Proof. Let v be such a variable. Without the constraint there is a ray: a motion without end that
// costs no priority, changes no variable before v in the order of the tail, and moves v.
// 1. In the present basis, a ray is a sum of columns, each in a direction that no priority limits.
// 2. The solution is optimal, so each of these columns moves its leader away from the leader's aim.
//    Let u be the first of their leaders. The columns that u leads all move it to the same side,
//    and the others do not move it, so the ray moves u. Hence u is not before v. A column that
//    moves v has v or an earlier variable as its leader; so u is v, and v leads a column.
// 3. Columns that are not connected share no limiting row, so those of the ray that are connected
//    to a column of v are a ray by themselves, which moves v by 2. The constraint limits it only if
//    its row contains one of them.
static bool reopen(resin_solver *solver, uint32_t row)
{
    bool is_done = true;
    visit_row(solver, row);
    for (uint32_t i = 0; is_done && i < solver->search.candidate_count; ++i)
    {
        is_done = visit_column(solver, solver->search.candidates[i]);
    }
    solver->matrix.rows[row].is_visited = false;
    for (uint32_t i = 0; i < solver->search.candidate_count; ++i)
    {
        const rsn_column *c = &solver->matrix.columns[solver->search.candidates[i]];
        for (uint32_t position = 0; position < c->count; ++position)
        {
            solver->matrix.rows[c->links[position].row].is_visited = false;
        }
    }
    return is_done;
}

// Whether a constraint is the first to name a variable that is later than all others in it and may
// have any value: it depends on the others, and limits none of their directions.
static bool has_follower(const resin_solver *solver, const rsn_symbol *constraint)
{
    const rsn_symbol *last = NULL;
    for (uint32_t i = 0; i < constraint->part_count; ++i)
    {
        const rsn_symbol *s = &solver->symbols[constraint->parts[i].symbol];
        last = last == NULL || s->serial > last->serial ? s : last;
    }
    return last != NULL && last->use_count == 0 && last->slot == RSN_SLOT_TAIL &&
           solver->matrix.columns[last->position].count == 1;
}

// Called when a new constraint has a row, and no cost yet. Lets the tail reconsider the variables
// that the constraint may limit, and those that may limit it: an equality does so itself as soon as
// it has a cost.
bool rsn_tail_limit(resin_solver *solver, const rsn_symbol *constraint)
{
    if (solver->tail.unlimited_count > 0 && !has_follower(solver, constraint))
    {
        if (!solver->batch.defers)
        {
            return reopen(solver, constraint->position);
        }
        solver->tail.has_new_limit = true; // a mistaken one costs steps, but changes nothing
    }
    if (!constraint->is_equality || solver->tail.has_new_limit)
    {
        rsn_note_columns_of(solver, constraint);
    }
    return true;
}
