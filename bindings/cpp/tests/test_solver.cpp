// SPDX-License-Identifier: MIT
#include "support.hpp"

#include <unordered_set>

using resin::relation;

TEST_CASE("A system that is solved by hand has the solution of the hand")
{
    // Two columns in a width of 300: x + y + 20 = 300, x = 2 y.
    resin::solver solver;
    const resin::variable x = solver.add_variable();
    const resin::variable y = solver.add_variable();
    solver.add_constraint({{x, 1.0}, {y, 1.0}}, -280.0, relation::equal);
    const resin::constraint ratio =
        solver.add_constraint({{x, 1.0}, {y, -2.0}}, 0.0, relation::equal);
    CHECK(solver.value(x) == doctest::Approx(280.0 * 2 / 3));
    CHECK(solver.value(y) == doctest::Approx(280.0 / 3));
    CHECK(solver.residual(ratio) == doctest::Approx(0.0));
    solver.set_constant(ratio, 20.0); // x = 2 y - 20
    CHECK(solver.value(x) == doctest::Approx(180.0));
    CHECK(solver.value(y) == doctest::Approx(100.0));
    const resin::value_range range = solver.range(x);
    CHECK(range.lowest == doctest::Approx(180.0));
    CHECK(range.highest == doctest::Approx(180.0));
    CHECK(solver.dependencies(x).size() == 2);
    std::vector<resin::constraint> space(1);
    CHECK(solver.dependencies(x, resin::span<resin::constraint>(space)) == 2);
}

TEST_CASE("A stronger constraint outweighs weaker ones, and a strength can change")
{
    resin::solver solver;
    const resin::variable x = solver.add_variable({true, 0});
    const auto weak =
        solver.add_constraint({{x, 1.0}}, -10.0, relation::equal, resin::priority(100));
    solver.add_constraint({{x, 1.0}}, -20.0, relation::equal, resin::priority(200, 0.5));
    CHECK(solver.value(x) == 20.0);
    solver.set_strength(weak, resin::priority(300));
    CHECK(solver.value(x) == 10.0);
    solver.remove_constraint(weak);
    CHECK(solver.value(x) == 20.0);
    solver.add_constraint({{x, 1.0}}, -30.0, relation::at_least);
    solver.add_constraint({{x, 1.0}}, -40.0, relation::at_most);
    CHECK(solver.value(x) == 30.0);
    CHECK(solver.range(x).highest == doctest::Approx(30.0));
}

TEST_CASE("Ranks decide which undetermined variable is placed first, and lengths are not negative")
{
    resin::solver solver;
    const resin::variable first = solver.add_variable({true, 1});
    const resin::variable second = solver.add_variable({true, 0});
    solver.add_constraint({{first, 1.0}, {second, 1.0}}, -10.0, relation::equal);
    CHECK(solver.value(second) == 0.0);
    CHECK(solver.value(first) == 10.0);
    CHECK(solver.range(first).lowest == doctest::Approx(0.0));
    CHECK(solver.range(first).highest == doctest::Approx(10.0));
    solver.add_constraint({{first, 1.0}}, 5.0, relation::equal, resin::priority(1)); // -5
    CHECK(solver.value(first) == 0.0);
}

TEST_CASE("A conflict names the constraints, and the solver is unchanged")
{
    resin::solver solver;
    const resin::variable x = solver.add_variable();
    const auto first = solver.add_constraint({{x, 1.0}}, -1.0, relation::equal);
    CHECK(solver.conflict().empty());
    CHECK(error_of(
              [&] {
                  solver.add_constraint({{x, 1.0}}, -2.0, relation::equal);
              }) == resin::errc::conflict);
    CHECK(copy(solver.conflict()) == std::vector<resin::constraint>{first});
    CHECK(solver.value(x) == 1.0);
    std::error_code ec;
    solver.add_constraint({{x, 1.0}}, -2.0, relation::equal, resin::required(), ec);
    CHECK(ec == resin::errc::conflict);
    CHECK(solver.conflict(ec).size() == 1);
    CHECK(!ec);
}

TEST_CASE("Suggestions move a chain, and changes are listed once")
{
    resin::solver solver;
    const resin::variable x = solver.add_variable();
    const resin::variable y = solver.add_variable();
    solver.add_constraint({{y, 1.0}, {x, -1.0}}, -10.0, relation::equal); // y = x + 10
    const resin::constraint edit = solver.add_edit(x, resin::priority(1000));
    solver.suggest(x, 5.0);
    CHECK(solver.value(y) == 15.0);
    solver.take_changes();
    solver.suggest(x, 6.0);
    const auto changes = solver.take_changes();
    CHECK(changes.size() == 2);
    for (const resin::variable_value &change : changes)
    {
        CHECK(change.value == (change.variable == x ? 6.0 : 16.0));
    }
    CHECK(solver.take_changes().empty());
    const resin::constraint stay = solver.add_stay(x, resin::priority(1));
    solver.remove_constraint(edit);
    CHECK(solver.value(x) == 6.0);
    CHECK(stay != edit);
}

TEST_CASE("Names of variables and constraints can be hashed")
{
    resin::solver solver;
    std::unordered_set<resin::variable> variables{solver.add_variable(), solver.add_variable()};
    CHECK(variables.size() == 2);
    const resin::variable x = *variables.begin();
    std::unordered_set<resin::constraint> constraints;
    constraints.insert(solver.add_stay(x, resin::priority(1)));
    CHECK(constraints.size() == 1);
}

TEST_CASE("Arguments of a solver that are out of range are errors")
{
    using resin::errc;
    resin::solver solver;
    resin::solver other;
    const resin::variable x = solver.add_variable();
    const resin::variable gone = solver.add_variable();
    solver.remove_variable(gone);
    const auto add = [&](resin::term term, double constant, resin::strength strength) {
        return error_of([&]
                        { solver.add_constraint({term}, constant, relation::equal, strength); });
    };
    CHECK(add({gone, 1.0}, 0.0, resin::required()) == errc::variable);
    CHECK(add({{}, 1.0}, 0.0, resin::required()) == errc::variable);
    CHECK(add({x, not_a_number}, 0.0, resin::required()) == errc::coefficient);
    CHECK(add({x, 1.0}, 1e9, resin::required()) == errc::constant);
    CHECK(add({x, 1.0}, 0.0, resin::priority(0)) == errc::priority);
    CHECK(add({x, 1.0}, 0.0, resin::priority(1, 0.0)) == errc::weight);
    resin::strength reserved = resin::priority(1);
    reserved.reserved = 1;
    CHECK(add({x, 1.0}, 0.0, reserved) == errc::flags);
    CHECK(error_of(
              [&] {
                  solver.add_constraint({{x, 1.0}}, 0.0, static_cast<relation>(7));
              }) == errc::relation);
    CHECK(error_of([&] { solver.value(gone); }) == errc::variable);
    CHECK(error_of([&] { other.value(x); }) == errc::variable);
    CHECK(error_of([&] { solver.range(gone); }) == errc::variable);
    CHECK(error_of([&] { solver.dependencies(gone); }) == errc::variable);
    CHECK(error_of([&] { solver.remove_constraint({}); }) == errc::constraint);
    CHECK(error_of([&] { solver.set_constant({}, 1.0); }) == errc::constraint);
    CHECK(error_of([&] { solver.set_strength({}, resin::priority(1)); }) == errc::constraint);
    CHECK(error_of([&] { solver.residual({}); }) == errc::constraint);
    CHECK(error_of([&] { solver.suggest(x, 1.0); }) == errc::not_edited);
    CHECK(error_of([&] { solver.add_edit(x, resin::required()); }) == errc::priority);
    solver.add_edit(x, resin::priority(1));
    CHECK(error_of([&] { solver.add_edit(x, resin::priority(1)); }) == errc::already_edited);
    CHECK(error_of([&] { solver.suggest(x, not_a_number); }) == errc::constant);
    CHECK(error_of([&] { solver.remove_variable(x); }) == errc::variable_in_use);
    std::error_code ec;
    CHECK(solver.value(gone, ec) == 0.0);
    CHECK(ec == errc::variable);
    solver.suggest(x, 3.0, ec);
    CHECK(!ec);
    CHECK(solver.value(x, ec) == 3.0);
}

TEST_CASE("A batch of changes has the solution of its changes")
{
    resin::solver solver;
    const resin::variable x = solver.add_variable();
    const resin::variable y = solver.add_variable();
    resin::solver_changes changes = solver.begin_changes();
    solver.add_constraint({{x, 1.0}, {y, -1.0}}, 8.0, relation::equal);
    std::error_code ec;
    CHECK(solver.value(x, ec) == 0.0);
    CHECK(ec == resin::errc::changes_open);
    {
        const resin::solver_changes inner = solver.begin_changes(ec);
        CHECK(!ec);
        solver.add_constraint({{x, 1.0}}, -10.0, relation::equal);
    }
    CHECK(changes);
    changes.cancel(ec);
    CHECK(ec == resin::errc::order);
    resin::solver_changes moved = std::move(changes);
    moved.end();
    CHECK(!moved);
    moved.end(ec); // nothing is left to end
    CHECK(!ec);
    CHECK(solver.value(y) == 18.0);
}

TEST_CASE("A batch that can be cancelled is, by hand or by an exception")
{
    resin::solver solver;
    const resin::variable x = solver.add_variable();
    const resin::constraint low = solver.add_constraint({{x, 1.0}}, -10.0, relation::equal);
    const auto change = [&](bool can_cancel)
    {
        const resin::solver_changes changes = solver.begin_changes(can_cancel);
        solver.set_constant(low, -20.0);
        solver.add_constraint({{x, 1.0}}, -30.0, relation::equal);
    };
    CHECK_THROWS_AS(change(true), resin::error);
    CHECK(solver.value(x) == 10.0);
    CHECK_THROWS_AS(change(false), resin::error);
    CHECK(solver.value(x) == 20.0);
    resin::solver_changes changes = solver.begin_changes(true);
    solver.remove_constraint(low);
    changes.cancel();
    CHECK(solver.value(x) == 20.0);
    solver.set_constant(low, -5.0);
    CHECK(solver.value(x) == 5.0);
}
