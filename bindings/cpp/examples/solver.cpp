// SPDX-License-Identifier: MIT
#include <resin.hpp>

#include <cstdio>

int main()
{
    resin::solver solver;
    resin::variable_options length;
    length.not_negative = true;
    const resin::variable width = solver.add_variable(length);
    const resin::variable left = solver.add_variable(length);
    const resin::variable right = solver.add_variable(length);
    // left + 20 + right = width, and left = 2 right if possible, but at most 200.
    solver.add_constraint({{left, 1.0}, {right, 1.0}, {width, -1.0}}, 20.0, resin::relation::equal);
    solver.add_constraint({{left, 1.0}, {right, -2.0}}, 0.0, resin::relation::equal,
                          resin::priority(500));
    const resin::constraint limit =
        solver.add_constraint({{left, 1.0}}, -200.0, resin::relation::at_most);

    solver.add_edit(width, resin::priority(900));
    for (const double suggested : {260.0, 420.0})
    {
        solver.suggest(width, suggested);
        std::printf("width %.0f: left %.0f, right %.0f\n", solver.value(width), solver.value(left),
                    solver.value(right));
    }

    // A required constraint that cannot hold is an error, and the solver is as before.
    std::error_code ec;
    solver.add_constraint({{left, 1.0}}, -300.0, resin::relation::at_least, ec);
    if (ec == resin::errc::conflict && solver.conflict()[0] == limit)
    {
        std::printf("left cannot be 300: its limit is 200\n");
    }
}
