// SPDX-License-Identifier: MIT
#include "solver_internal.h"

// Where all priorities leave a choice, variables are placed one after the other, in the order of
// their serials: as low as the constraints and the previous variables allow; if nothing limits a
// variable below, as high as they allow; if nothing limits it above either, at 0.
//
// Which of the three applies does not depend on constants or priorities, only on the directions in
// which a variable has no limit. So it is stored, as the variable's aim. A variable aims low until
// a step has no limit, then high, then at 0. Only a new constraint can limit a variable that had no
// limit: it makes the variables that it may limit aim low again. Only limits that are too far from
// 0 to count depend on constants; if there was one, every change makes all variables aim low again.

// The first variable that a column moves, and its change for each unit: it decides. None does while
// the tail waits.
typedef struct leader
{
    uint32_t symbol; // NONE where no variable depends on the column
    double coefficient;
} leader;

static leader leader_of(const resin_solver *solver, uint32_t column)
{
    const rsn_column *c = &solver->matrix.columns[column];
    leader found = {.symbol = RSN_NONE};
    uint64_t first = UINT64_MAX;
    if (solver->batch.defers)
    {
        return found;
    }
    if (rsn_is_variable(&solver->symbols[c->symbol]))
    {
        found = (leader){.symbol = c->symbol, .coefficient = 1.0};
        first = solver->symbols[c->symbol].serial;
    }
    for (uint32_t position = 0; position < c->count; ++position)
    {
        const rsn_link link = c->links[position];
        const rsn_row *row = &solver->matrix.rows[link.row];
        const rsn_symbol *symbol = &solver->symbols[row->symbol];
        const double coefficient = row->cells[link.cell].coefficient;
        if (rsn_is_variable(symbol) && symbol->serial < first &&
            fabs(coefficient) >= RSN_SMALLEST_PIVOT)
        {
            first = symbol->serial;
            found = (leader){.symbol = row->symbol, .coefficient = coefficient};
        }
    }
    return found;
}

// The first variable that a column moves; NONE if there is none, or while the tail waits.
uint32_t rsn_tail_leader(const resin_solver *solver, uint32_t column)
{
    return leader_of(solver, column).symbol;
}

// The direction in which a variable should move; 0 if it is at its aim.
static double direction_of_aim(const resin_solver *solver, const rsn_symbol *variable)
{
    switch ((rsn_aim)variable->aim)
    {
    case RSN_AIM_LOWEST:
        return -1.0;
    case RSN_AIM_HIGHEST:
        return 1.0;
    case RSN_AIM_ZERO:
        break;
    }
    if (!variable->is_basic)
    {
        return 0.0;
    }
    return solver->matrix.rows[variable->position].is_above ? -1.0 : 1.0;
}

// The direction in which the tail makes a column move; 0 for none.
double rsn_tail_direction(const resin_solver *solver, uint32_t column)
{
    const leader leader = leader_of(solver, column);
    if (leader.symbol == RSN_NONE)
    {
        return 0.0;
    }
    const double aimed = direction_of_aim(solver, &solver->symbols[leader.symbol]);
    return leader.coefficient > 0.0 ? aimed : -aimed;
}

// A limit at this distance from 0 counts as none. A coefficient that leads there may be the
// rounding of 0, and has lost its digits.
static const double farthest = 1e7;

// Not fmax, which the library would have to take from libm.
static double larger(double a, double b)
{
    return a > b ? a : b;
}

// The length of the step for a column that has moved by `from` already: `from` if the tail does not
// move the column further, as far as numbers go, or up to the point where the row of a variable
// reaches 0.
double rsn_tail_reach(const resin_solver *solver, uint32_t column, double direction, double from,
                      uint32_t *out_row)
{
    const leader leader = leader_of(solver, column);
    if (leader.symbol == RSN_NONE)
    {
        return from;
    }
    const rsn_symbol *variable = &solver->symbols[leader.symbol];
    const double rate = direction * leader.coefficient;
    const double aimed = direction_of_aim(solver, variable);
    if (aimed * rate <= 0.0)
    {
        return from;
    }
    if (variable->aim != (uint8_t)RSN_AIM_ZERO)
    {
        const double left = farthest - aimed * rsn_value_of(solver, leader.symbol);
        return larger(from, left / fabs(rate));
    }
    *out_row = variable->position;
    return larger(from, rsn_step_of(&solver->matrix.rows[variable->position], rate));
}

void rsn_note_columns_of(resin_solver *solver, const rsn_symbol *symbol)
{
    if (!symbol->is_basic)
    {
        rsn_note_candidate(solver, symbol->position);
        return;
    }
    const rsn_row *row = &solver->matrix.rows[symbol->position];
    for (uint32_t i = 0; i < row->count; ++i)
    {
        rsn_note_candidate(solver, row->cells[i].column);
    }
}

bool rsn_tail_set_aim(resin_solver *solver, uint32_t symbol, rsn_aim aim)
{
    rsn_symbol *variable = &solver->symbols[symbol];
    if (variable->aim == (uint8_t)aim)
    {
        return true;
    }
    if (!rsn_journal_reserve(solver, 1))
    {
        return false;
    }
    rsn_journal_add(solver, RSN_UNDO_AIM, symbol, variable->aim, 0.0);
    rsn_put_aim(solver, variable, aim);
    rsn_note_columns_of(solver, variable);
    return true;
}

// Called if the step of a column has no limit: the aim of its leader is unreachable.
bool rsn_tail_give_up(resin_solver *solver, uint32_t column)
{
    const uint32_t symbol = leader_of(solver, column).symbol;
    RSN_ASSERT(symbol != RSN_NONE && solver->symbols[symbol].aim != (uint8_t)RSN_AIM_ZERO);
    return rsn_tail_set_aim(solver, symbol, (rsn_aim)(solver->symbols[symbol].aim + 1));
}

// Called with every change of the system. A limit that counts as none because it is far from 0 may
// come nearer with any of them, unlike one that does not exist: the variables aim low again.
bool rsn_tail_reconsider(resin_solver *solver)
{
    bool has_memory = true;
    for (uint32_t i = 0; solver->tail.has_far_limit && has_memory && i < solver->symbol_count; ++i)
    {
        const rsn_symbol *s = &solver->symbols[i];
        has_memory =
            !rsn_is_variable(s) || !rsn_is_placed(s) || rsn_tail_set_aim(solver, i, RSN_AIM_LOWEST);
    }
    solver->tail.has_far_limit = false;
    return has_memory;
}

// Called after a constraint was removed: resets variables that no other constraint names.
void rsn_tail_forget(resin_solver *solver, const rsn_symbol *constraint)
{
    for (uint32_t i = 0; i < constraint->part_count; ++i)
    {
        rsn_symbol *variable = &solver->symbols[constraint->parts[i].symbol];
        if (variable->use_count == 0)
        {
            rsn_put_aim(solver, variable, RSN_AIM_LOWEST);
        }
    }
}

// Called after a constraint was added whose uses are not counted yet: variables that no other
// constraint names, that may have any value and on which no row depends have no limit.
void rsn_tail_begin(resin_solver *solver, const rsn_symbol *constraint)
{
    for (uint32_t i = 0; i < constraint->part_count; ++i)
    {
        rsn_symbol *variable = &solver->symbols[constraint->parts[i].symbol];
        if (variable->use_count == 0 && variable->slot == RSN_SLOT_TAIL && !variable->is_outside &&
            !variable->is_basic && solver->matrix.columns[variable->position].count == 0)
        {
            rsn_put_aim(solver, variable, RSN_AIM_ZERO);
        }
    }
}
