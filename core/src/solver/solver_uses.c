// SPDX-License-Identifier: MIT
#include "solver_definitions.h"

// Each variable lists the parts of constraints that name it. Parts and uses store each other's
// positions, so that a use is added and removed in O(1).

// The capacity for uses, a power of two from 2 up; 0 for a variable that no constraint has named
// yet.
size_t rsn_uses_capacity(const rsn_symbol *variable)
{
    return variable->use_class == 0 ? 0 : (size_t)1 << variable->use_class;
}

static bool grow(resin_solver *solver, rsn_symbol *variable)
{
    const size_t old = rsn_uses_capacity(variable);
    if (variable->use_count < old)
    {
        return true;
    }
    rsn_use *uses = rsn_array_take(solver, sizeof *uses, old == 0 ? 2 : 2 * old);
    if (uses == NULL)
    {
        return false;
    }
    if (old > 0)
    {
        memcpy(uses, variable->uses, old * sizeof *uses);
        rsn_array_give(solver, variable->uses, sizeof *uses, old);
    }
    variable->uses = uses;
    variable->use_class += 1;
    return true;
}

// Reserves room for the uses of a new constraint. They are counted during the call, since a
// variable may be named by several parts.
bool rsn_uses_reserve(resin_solver *solver, const rsn_symbol *constraint)
{
    uint32_t count = 0;
    bool has_memory = true;
    for (; has_memory && count < constraint->part_count; ++count)
    {
        rsn_symbol *variable = &solver->symbols[constraint->parts[count].symbol];
        has_memory = grow(solver, variable);
        variable->use_count += 1;
    }
    while (count-- > 0)
    {
        solver->symbols[constraint->parts[count].symbol].use_count -= 1;
    }
    return has_memory;
}

// Writes the use of a part to its position among the variable's uses.
static void write(resin_solver *solver, uint32_t symbol, uint32_t part)
{
    const rsn_symbol *constraint = &solver->symbols[symbol];
    const rsn_part p = constraint->parts[part];
    const bool is_followed = constraint->is_outside && p.symbol != constraint->defined &&
                             solver->symbols[constraint->defined].is_outside;
    solver->symbols[p.symbol].uses[p.use] = (rsn_use){
        .constraint = symbol & 0x7fffffff, .is_followed = is_followed ? 1 : 0, .part = part};
    solver->definitions[p.symbol].followers += is_followed ? 1 : 0;
}

// Adds the uses of a constraint, for which there must be room.
void rsn_uses_add(resin_solver *solver, uint32_t symbol)
{
    const rsn_symbol *constraint = &solver->symbols[symbol];
    for (uint32_t i = 0; i < constraint->part_count; ++i)
    {
        constraint->parts[i].use = solver->symbols[constraint->parts[i].symbol].use_count++;
        write(solver, symbol, i);
    }
}

// Writes the uses of a definition again, after its variable was removed from the matrix or got a
// row again.
void rsn_uses_renew(resin_solver *solver, uint32_t symbol)
{
    const rsn_symbol *constraint = &solver->symbols[symbol];
    for (uint32_t i = 0; i < constraint->part_count; ++i)
    {
        const rsn_part part = constraint->parts[i];
        const rsn_use *use = &solver->symbols[part.symbol].uses[part.use];
        solver->definitions[part.symbol].followers -= use->is_followed;
        write(solver, symbol, i);
    }
}

static void put(resin_solver *solver, rsn_symbol *variable, uint32_t position, rsn_use use)
{
    variable->uses[position] = use;
    solver->symbols[use.constraint].parts[use.part].use = position;
}

void rsn_uses_remove(resin_solver *solver, const rsn_symbol *constraint)
{
    for (uint32_t i = 0; i < constraint->part_count; ++i)
    {
        const rsn_part part = constraint->parts[i];
        rsn_symbol *variable = &solver->symbols[part.symbol];
        variable->use_count -= 1;
        solver->definitions[part.symbol].followers -= variable->uses[part.use].is_followed;
        if (part.use != variable->use_count)
        {
            put(solver, variable, part.use, variable->uses[variable->use_count]);
        }
    }
}

// Undoes `rsn_uses_remove`: every use returns to its previous position.
void rsn_uses_restore(resin_solver *solver, uint32_t symbol)
{
    const rsn_symbol *constraint = &solver->symbols[symbol];
    for (uint32_t i = constraint->part_count; i-- > 0;)
    {
        const rsn_part part = constraint->parts[i];
        rsn_symbol *variable = &solver->symbols[part.symbol];
        if (part.use != variable->use_count)
        {
            put(solver, variable, variable->use_count, variable->uses[part.use]);
        }
        write(solver, symbol, i);
        variable->use_count += 1;
    }
}

void rsn_uses_release(resin_solver *solver, rsn_symbol *variable)
{
    if (variable->use_class > 0)
    {
        rsn_array_give(solver, variable->uses, sizeof *variable->uses, rsn_uses_capacity(variable));
    }
}
