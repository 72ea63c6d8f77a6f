// SPDX-License-Identifier: MIT
#include "solver_definitions.h"

// Chooses the variable that a required equality defines.

// The latest of the variables without a definition that come before `last` in the order of the
// tail; NONE when there is none.
static uint32_t candidate_before(const resin_solver *solver, const rsn_symbol *equality,
                                 uint64_t last)
{
    uint32_t found = RSN_NONE;
    for (uint32_t i = 0; i < equality->part_count; ++i)
    {
        const uint32_t v = equality->parts[i].symbol;
        const uint64_t serial = solver->symbols[v].serial;
        if (serial < last && !rsn_is_defined(solver, v) &&
            (found == RSN_NONE || serial > solver->symbols[found].serial))
        {
            found = v;
        }
    }
    return found;
}

// Whether a variable has the same coefficient in an equality as in the form of the equality, in
// which all definitions are substituted. Also determines whether the variable is the last one of
// the form in the order of the tail.
//
// A definition outside the matrix depends only on variables that precede its own in the tail, so
// those before `variable` need not be substituted.
static bool keeps_order(resin_solver *solver, const rsn_symbol *equality, uint32_t variable,
                        double coefficient, bool *out_is_last)
{
    const rsn_symbol *x = &solver->symbols[variable];
    double weight, own = 0.0;
    rsn_form_add_parts(solver, equality, 1.0, RSN_NONE);
    for (uint32_t v; (v = rsn_form_take(solver, &weight)) != RSN_NONE;)
    {
        const rsn_symbol *s = &solver->symbols[v];
        if (v == variable)
        {
            own = weight;
        }
        else if (weight == 0.0 || (s->serial < x->serial && s->is_outside))
        {
            continue;
        }
        else if (rsn_is_defined(solver, v))
        {
            rsn_form_substitute(solver, v, weight);
        }
        else
        {
            *out_is_last = *out_is_last && s->serial < x->serial;
        }
    }
    return fabs(own - coefficient) <= RSN_SMALLEST_PIVOT;
}

// Whether `keeps_order` needs no substitution in an equality: all other variables precede this one,
// and have no definition or are outside the matrix.
static bool is_plain(const resin_solver *solver, const rsn_symbol *equality, uint32_t variable)
{
    const uint64_t serial = solver->symbols[variable].serial;
    for (uint32_t i = 0; i < equality->part_count; ++i)
    {
        const uint32_t other = equality->parts[i].symbol;
        const rsn_symbol *s = &solver->symbols[other];
        if (other != variable &&
            (s->serial > serial || (rsn_is_defined(solver, other) && !s->is_outside)))
        {
            return false;
        }
    }
    return true;
}

// Whether a chain of definitions leads from a variable to another one that the equality names,
// which would make a cycle.
static bool runs_in_circle(resin_solver *solver, const rsn_symbol *equality, uint32_t variable)
{
    bool is_met = false;
    solver->visit.sorted_count = 0;
    if (solver->symbols[variable].use_count == 0)
    {
        solver->visit.sorted[solver->visit.sorted_count++] = variable;
        return false;
    }
    rsn_definitions_list(solver, variable, RSN_DEPENDENTS_ALL);
    for (uint32_t i = 0; i < equality->part_count; ++i)
    {
        const uint32_t other = equality->parts[i].symbol;
        is_met = is_met || (other != variable && solver->definitions[other].mark != 0);
    }
    rsn_definitions_unmark(solver);
    return is_met;
}

// The variable that an equality may define; NONE for none. Leaves its dependents in `sorted`.
uint32_t rsn_definition_find(resin_solver *solver, uint32_t index, bool *out_is_last)
{
    static const uint32_t attempts = 4;
    const rsn_symbol *equality = &solver->symbols[index];
    uint64_t last = UINT64_MAX;
    for (uint32_t i = 0; i < attempts; ++i)
    {
        const uint32_t x = candidate_before(solver, equality, last);
        if (x == RSN_NONE)
        {
            return RSN_NONE;
        }
        const double coefficient = rsn_form_coefficient(equality, x);
        *out_is_last = true;
        if (fabs(coefficient) >= 0.5 &&
            (is_plain(solver, equality, x) ||
             keeps_order(solver, equality, x, coefficient, out_is_last)) &&
            !runs_in_circle(solver, equality, x))
        {
            return x;
        }
        last = solver->symbols[x].serial;
    }
    return RSN_NONE;
}
