// SPDX-License-Identifier: MIT
#include "solver_definitions.h"

// Adds constraints. Every change is made as a whole or rolled back.

static const double largest_number = 1e8;

bool rsn_solver_is_number(double number)
{
    return fabs(number) <= largest_number;
}

resin_status rsn_solver_check_strength(resin_strength strength)
{
    if (strength.reserved != 0)
    {
        return RESIN_ERROR_FLAGS;
    }
    if (strength.priority < 1 || strength.priority > RESIN_PRIORITY_REQUIRED)
    {
        return RESIN_ERROR_PRIORITY;
    }
    return strength.weight >= 1e-2 && strength.weight <= 1e3 ? RESIN_OK : RESIN_ERROR_WEIGHT;
}

static bool is_there(const resin_solver *solver, uint32_t index, uint32_t generation,
                     rsn_symbol_kind kind)
{
    return index < solver->symbol_count && solver->symbols[index].kind == (uint8_t)kind &&
           solver->symbols[index].generation == generation;
}

resin_status rsn_solver_check_variable(const resin_solver *solver, resin_variable variable)
{
    return is_there(solver, variable.index, variable.generation, RSN_SYMBOL_VARIABLE)
               ? RESIN_OK
               : RESIN_ERROR_VARIABLE;
}

resin_status rsn_solver_check_constraint(const resin_solver *solver, resin_constraint constraint)
{
    return is_there(solver, constraint.index, constraint.generation, RSN_SYMBOL_CONSTRAINT)
               ? RESIN_OK
               : RESIN_ERROR_CONSTRAINT;
}

static resin_status check_terms(const resin_solver *solver, const resin_term *terms, size_t count)
{
    for (size_t i = 0; i < count; ++i)
    {
        const double magnitude = fabs(terms[i].coefficient);
        const resin_status status = rsn_solver_check_variable(solver, terms[i].variable);
        if (status != RESIN_OK)
        {
            return status;
        }
        if (magnitude != 0.0 && !(magnitude >= 1e-3 && magnitude <= 1e3))
        {
            return RESIN_ERROR_COEFFICIENT;
        }
    }
    return RESIN_OK;
}

// ---------------------------------------------------------------------------------------------
// A change as a whole

rsn_counters rsn_change_counters(const resin_solver *solver)
{
    return (rsn_counters){.precision = solver->precision,
                          .has_far_limit = solver->tail.has_far_limit};
}

// Commits the change or rolls it back.
resin_status rsn_change_end(resin_solver *solver, resin_status status, rsn_counters before)
{
    if (status != RESIN_OK)
    {
        rsn_journal_rollback(solver);
        solver->precision = before.precision;
        solver->tail.has_far_limit = before.has_far_limit;
        rsn_definitions_forget_moves(solver);
    }
    return status;
}

// Called after every change, and every attempt at one.
resin_status rsn_change_finish(resin_solver *solver, resin_status status)
{
    rsn_fold_again(solver, status == RESIN_OK);
    if (status == RESIN_OK)
    {
        rsn_solver_renew_if_stale(solver);
        if (solver->report.moved_count > 0)
        {
            rsn_definitions_settle(solver);
        }
    }
    return status;
}

// ---------------------------------------------------------------------------------------------
// Adding

// Inequalities are stored as "at least", and all constraints with a largest coefficient from 1 up
// to 2, so that tolerances have the same meaning for all. The factor is a power of two, which loses
// no bit.
static int8_t exponent_of(const resin_term *terms, size_t count)
{
    double largest = 0.0;
    for (size_t i = 0; i < count; ++i)
    {
        const double magnitude = fabs(terms[i].coefficient);
        largest = magnitude > largest ? magnitude : largest;
    }
    int exponent = 0;
    for (; largest >= 2.0; largest *= 0.5)
    {
        exponent -= 1;
    }
    for (; largest > 0.0 && largest < 1.0; largest *= 2.0)
    {
        exponent += 1;
    }
    return (int8_t)exponent;
}

static bool keep_parts(resin_solver *solver, uint32_t symbol, const resin_term *terms, size_t count)
{
    rsn_symbol *s = &solver->symbols[symbol];
    if (count == 0)
    {
        return true;
    }
    rsn_part *parts = rsn_array_take(solver, sizeof *parts, count);
    if (parts == NULL)
    {
        return false;
    }
    s->parts = parts;
    s->part_count = (uint32_t)count;
    const double factor = rsn_factor(s);
    for (size_t i = 0; i < count; ++i)
    {
        parts[i] = (rsn_part){.symbol = terms[i].variable.index,
                              .coefficient = factor * terms[i].coefficient};
    }
    return true;
}

// Whether a required constraint with a row is currently violated.
static bool is_violated(const resin_solver *solver, const rsn_symbol *symbol)
{
    const double value = solver->matrix.rows[symbol->position].value;
    return value < -RSN_VALUE_TOLERANCE || (symbol->is_equality && value > RSN_VALUE_TOLERANCE);
}

// Gives a symbol that has a row or a column the cost of its relation and strength.
resin_status rsn_change_strength(resin_solver *solver, uint32_t symbol, uint32_t slot,
                                 double weight)
{
    const rsn_symbol *s = &solver->symbols[symbol];
    const double slope = slot == RSN_SLOT_REQUIRED ? 1.0 : weight / fabs(rsn_factor(s));
    const double upper = s->is_equality ? slope : 0.0;
    if (slot != RSN_SLOT_REQUIRED || !s->is_basic || !is_violated(solver, s))
    {
        return rsn_solver_set_cost(solver, symbol, slot, -slope, upper)
                   ? rsn_solver_optimize(solver)
                   : RESIN_ERROR_OUT_OF_MEMORY;
    }
    return rsn_solver_set_cost(solver, symbol, RSN_SLOT_JOINING, -slope, upper)
               ? rsn_solver_join(solver, symbol)
               : RESIN_ERROR_OUT_OF_MEMORY;
}

static bool reserve(resin_solver *solver, uint32_t priority, uint32_t *out_slot)
{
    *out_slot = RSN_SLOT_REQUIRED;
    return rsn_solver_grow_symbols(solver) && rsn_solver_grow_rows(solver) &&
           rsn_journal_reserve(solver, RSN_JOURNAL_SPARE) &&
           (priority == RESIN_PRIORITY_REQUIRED ||
            rsn_solver_use_level(solver, priority, out_slot));
}

// Gives a new constraint a row and its cost, and adds its uses.
static resin_status place(resin_solver *solver, uint32_t symbol, uint32_t slot, double weight)
{
    const rsn_counters before = rsn_change_counters(solver);
    const rsn_symbol *s = &solver->symbols[symbol];
    const bool is_required = slot == RSN_SLOT_REQUIRED && s->is_equality;
    rsn_journal_begin(solver);
    const uint32_t row = rsn_row_take(solver, symbol);
    resin_status status = rsn_row_build(solver, row) && rsn_tail_reconsider(solver) &&
                                  rsn_tail_limit(solver, s) &&
                                  (!is_required || rsn_pivot_at_once(solver, row))
                              ? rsn_change_strength(solver, symbol, slot, weight)
                              : RESIN_ERROR_OUT_OF_MEMORY;
    status = rsn_change_end(solver, status, before);
    if (status != RESIN_OK)
    {
        rsn_row_give(solver, row);
        return status;
    }
    rsn_tail_begin(solver, s);
    rsn_uses_add(solver, symbol);
    rsn_fold(solver, symbol, false);
    return RESIN_OK;
}

// The arguments have been checked, and there is room for a symbol and a row.
static resin_status insert(resin_solver *solver, const resin_term *terms, size_t count,
                           double constant, resin_relation relation, uint32_t slot, double weight,
                           uint32_t *out)
{
    const uint64_t serial = solver->next_serial;
    resin_status status = RESIN_ERROR_OUT_OF_MEMORY;
    const uint32_t symbol = rsn_solver_take_symbol(solver, RSN_SYMBOL_CONSTRAINT);
    rsn_symbol *s = &solver->symbols[symbol];
    s->is_at_most = relation == RESIN_AT_MOST;
    s->is_equality = relation == RESIN_EQUAL;
    s->exponent = exponent_of(terms, count);
    s->constant = rsn_factor(s) * constant;
    const bool is_required = slot == RSN_SLOT_REQUIRED && s->is_equality;
    if (keep_parts(solver, symbol, terms, count) && rsn_uses_reserve(solver, s))
    {
        status = is_required && rsn_fold_new(solver, symbol) ? RESIN_OK
                                                             : place(solver, symbol, slot, weight);
    }
    if (status != RESIN_OK)
    {
        rsn_solver_give_symbol(solver, symbol);
        solver->next_serial = serial;
        return status;
    }
    solver->constraint_count += 1;
    *out = symbol;
    return rsn_change_finish(solver, RESIN_OK);
}

resin_status rsn_solver_add(resin_solver *solver, const resin_term *terms, size_t count,
                            double constant, resin_relation relation, resin_strength strength,
                            uint32_t *out)
{
    uint32_t slot;
    if (!reserve(solver, strength.priority, &slot))
    {
        return RESIN_ERROR_OUT_OF_MEMORY;
    }
    resin_status status;
    do
    {
        status = insert(solver, terms, count, constant, relation, slot, strength.weight, out);
    } while (rsn_solver_may_retry(solver, status));
    if (status != RESIN_OK)
    {
        rsn_solver_leave_level(solver, slot);
    }
    return status;
}

resin_status resin_solver_add_constraint(resin_solver *solver, const resin_term *terms,
                                         size_t count, double constant, resin_relation relation,
                                         resin_strength strength, resin_constraint *out)
{
    if (solver == NULL || (terms == NULL && count > 0) || out == NULL)
    {
        return solver == NULL ? RESIN_ERROR_NULL_HANDLE
               : out == NULL  ? RESIN_ERROR_NULL_OUTPUT
                              : RESIN_ERROR_NULL_INPUT;
    }
    if (count > RESIN_COUNT_MAX || solver->symbol_count >= RSN_SYMBOLS_MAX)
    {
        return RESIN_ERROR_TOO_LARGE;
    }
    if ((unsigned)relation > (unsigned)RESIN_AT_LEAST)
    {
        return RESIN_ERROR_RELATION;
    }
    if (!rsn_solver_is_number(constant))
    {
        return RESIN_ERROR_CONSTANT;
    }
    resin_status status = rsn_solver_check_strength(strength);
    status = status == RESIN_OK ? check_terms(solver, terms, count) : status;
    uint32_t symbol = RSN_NONE;
    if (status == RESIN_OK)
    {
        status = rsn_solver_add(solver, terms, count, constant, relation, strength, &symbol);
    }
    if (status == RESIN_OK)
    {
        *out =
            (resin_constraint){.index = symbol, .generation = solver->symbols[symbol].generation};
    }
    return status;
}
