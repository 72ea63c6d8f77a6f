// SPDX-License-Identifier: MIT
#include "conformance.hpp"

#include <algorithm>
#include <vector>

namespace
{

const double coefficients[] = {1.0, -1.0, 2.0, 0.5, -0.25};
const double weights[] = {1.0, 0.5, 2.0};

// A solver with its variables, and its constraints in the order in which they were added.
struct world
{
    resin::solver solver;
    std::vector<resin::variable> variables;
    std::vector<resin::constraint> constraints;
};

void add_values(conformance &c, const world &w)
{
    for (const resin::variable variable : w.variables)
    {
        c.add_double(w.solver.value(variable));
    }
}

void add_constraints(conformance &c, const world &w, resin::span<const resin::constraint> names)
{
    c.add(names.size());
    for (const resin::constraint name : names)
    {
        const auto at = std::find(w.constraints.begin(), w.constraints.end(), name);
        c.add(static_cast<std::uint64_t>(at - w.constraints.begin()));
    }
}

resin::strength draw_strength(conformance &c)
{
    if (c.below(4) == 0)
    {
        return resin::required();
    }
    const auto priority = static_cast<std::uint32_t>(1 + c.below(1000));
    return resin::priority(priority, c.pick(weights));
}

std::error_code add_constraint(conformance &c, world &w)
{
    std::vector<resin::term> terms(1 + c.below(4));
    for (resin::term &term : terms)
    {
        term.variable = w.variables[c.below(w.variables.size())];
        term.coefficient = c.pick(coefficients);
    }
    const double constant = c.grid(401, 200.0, 1.0);
    const auto relation = static_cast<resin::relation>(c.below(3));
    std::error_code ec;
    const resin::constraint made =
        w.solver.add_constraint(terms, constant, relation, draw_strength(c), ec);
    if (!ec)
    {
        w.constraints.push_back(made);
    }
    return ec;
}

std::error_code operate(conformance &c, world &w)
{
    const std::uint64_t operation = c.below(8);
    if (operation < 5 || w.constraints.empty())
    {
        return add_constraint(c, w);
    }
    std::error_code ec;
    const resin::constraint constraint = w.constraints[c.below(w.constraints.size())];
    switch (operation)
    {
    case 5:
        w.solver.remove_constraint(constraint, ec);
        break;
    case 6:
        w.solver.set_constant(constraint, c.grid(401, 200.0, 1.0), ec);
        break;
    default:
        w.solver.set_strength(constraint, draw_strength(c), ec);
        break;
    }
    return ec;
}

void run_edit(conformance &c, world &w)
{
    const resin::variable edited = w.variables[c.below(w.variables.size())];
    const resin::constraint edit = w.solver.add_edit(edited, resin::priority(900));
    for (int i = 0; i < 10; ++i)
    {
        std::error_code ec;
        w.solver.suggest(edited, c.grid(1001, 500.0, 1.0), ec);
        c.add_status(ec);
        add_values(c, w);
    }
    w.solver.remove_constraint(edit);
}

void add_changes(conformance &c, world &w)
{
    const auto changes = w.solver.take_changes();
    c.add(changes.size());
    for (const resin::variable_value &change : changes)
    {
        c.add_double(change.value);
    }
}

void add_answers(conformance &c, world &w)
{
    for (const resin::variable variable : w.variables)
    {
        const resin::value_range range = w.solver.range(variable);
        c.add_double(range.lowest);
        c.add_double(range.highest);
        add_constraints(c, w, w.solver.dependencies(variable));
    }
    for (const resin::constraint constraint : w.constraints)
    {
        std::error_code ec;
        const double residual = w.solver.residual(constraint, ec);
        c.add_status(ec);
        if (!ec)
        {
            c.add_double(residual);
        }
    }
}

void add_variables(conformance &c, world &w)
{
    for (int v = 0; v < 10; ++v)
    {
        resin::variable_options options;
        options.not_negative = c.below(2) == 1;
        options.rank = static_cast<std::uint32_t>(c.below(3));
        w.variables.push_back(w.solver.add_variable(options));
    }
}

void run_operation(conformance &c, world &w)
{
    const std::error_code ec = operate(c, w);
    c.add_status(ec);
    if (ec == resin::errc::conflict)
    {
        add_constraints(c, w, w.solver.conflict());
    }
}

void run_world(conformance &c)
{
    world w;
    add_variables(c, w);
    for (int i = 0; i < 60; ++i)
    {
        run_operation(c, w);
        add_values(c, w);
    }
    add_changes(c, w);
    run_edit(c, w);
    add_changes(c, w);
    add_answers(c, w);
}

void run_batch(conformance &c, world &w)
{
    const std::size_t kept = w.constraints.size();
    const bool can_cancel = c.below(2) == 1;
    const std::uint64_t count = 1 + c.below(5);
    resin::solver_changes changes = w.solver.begin_changes(can_cancel);
    for (std::uint64_t i = 0; i < count; ++i)
    {
        run_operation(c, w);
    }
    if (can_cancel && c.below(2) == 0)
    {
        changes.cancel();
        w.constraints.resize(kept);
    }
    else
    {
        changes.end();
    }
}

} // namespace

void conform_solver(conformance &c)
{
    for (int round = 0; round < 20; ++round)
    {
        run_world(c);
    }
}

void conform_batches(conformance &c)
{
    for (int round = 0; round < 20; ++round)
    {
        world w;
        add_variables(c, w);
        for (int i = 0; i < 12; ++i)
        {
            run_batch(c, w);
            add_values(c, w);
            add_changes(c, w);
        }
        add_answers(c, w);
    }
}
