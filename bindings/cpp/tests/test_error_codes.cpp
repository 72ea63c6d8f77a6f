// SPDX-License-Identifier: MIT

// The overloads with an error code have the same defaults as those that throw.

#include "support.hpp"

namespace
{

using keys = std::vector<std::uint64_t>;
using offsets = std::vector<std::size_t>;

constexpr resin::relation equal = resin::relation::equal;

} // namespace

TEST_CASE("A diff reports to an error code with all defaults")
{
    std::error_code ec = resin::errc::busy;
    resin::diff diff(ec);
    const keys sections{1, 2};
    const keys old_items{10, 11};
    const keys new_items{11, 10};
    const offsets old_offsets{0, 2, 2};
    const offsets new_offsets{0, 1, 2};
    const auto ids = resin::identities(old_items, new_items);
    diff.match_sections(resin::identities(sections, sections), ids, old_offsets, new_offsets, ec);
    CHECK(!ec);
    CHECK(diff.old_to_new(ec)[1] == 0);
    CHECK(diff.old_to_new(ec)[0] == resin::index_none); // it has left its section
    CHECK(diff.finish(ec).items().size() == 2);
    const resin::stage_list stages = diff.stages(ec);
    REQUIRE(stages.size() == 1);
    CHECK(!ec);
    CHECK(resin::rule_of(resin::check_stage(stages[0], offsets{2, 0}, offsets{1, 1}, ec)) ==
          resin::stage_rule::legal);
    CHECK(!ec);

    const keys rotated{11, 10, 12};
    diff.match(keys{10, 12, 11}, rotated, ec);
    CHECK(diff.finish(ec).items().moves().size() == 1); // Heckel's definition gives 3

    diff.match_sections(resin::identities(sections, sections), ids, old_offsets, {}, ec);
    CHECK(ec == resin::errc::offset_count);
}

TEST_CASE("A bar reports to an error code with all defaults")
{
    std::error_code ec = resin::errc::busy;
    const resin::bar bar({0, 100}, ec);
    CHECK(!ec);
    CHECK(copy(bar.stops()) == std::vector<double>{0.0, 100.0});
    CHECK(resin::bar(bar.stops(), ec).normal_stop() == 1);
    resin::bar_options options;
    options.normal_stop = 2;
    CHECK(resin::bar({0, 50, 100}, options, resin::allocator(), ec).normal_stop() == 2);
    const resin::bar_state state = bar.initial_state();
    CHECK(bar.value(state, {{17.0, 34.0}}, ec) == 34.0);
    CHECK(bar.settle(state, {}, ec) == bar.settle(state, {}));
    CHECK(!ec);
    CHECK(!resin::bar({100, 0}, ec));
    CHECK(ec == resin::errc::stops);
    CHECK(bar.value(state, {{17.0, 34.0}, {34.0, 40.0}}, ec) == 0.0);
    CHECK(ec == resin::errc::bar_ranges);
}

TEST_CASE("A solver reports to an error code with all defaults")
{
    std::error_code ec = resin::errc::busy;
    resin::solver solver(ec);
    const resin::variable x = solver.add_variable(ec);
    const resin::constraint first = solver.add_constraint({{x, 1.0}}, -7.0, equal, ec);
    CHECK(!ec);
    CHECK(solver.value(x) == 7.0);
    CHECK(solver.dependencies(x, ec) == std::vector<resin::constraint>{first});
    CHECK(!ec);
    const std::vector<resin::term> terms{{x, 1.0}};
    CHECK(solver.add_constraint(terms, -8.0, equal, ec) == resin::constraint{});
    CHECK(ec == resin::errc::conflict);
    CHECK(solver.dependencies({}, ec).empty());
    CHECK(ec == resin::errc::variable);
}

TEST_CASE("A spring reports to an error code with all defaults")
{
    std::error_code ec = resin::errc::busy;
    std::vector<double> values(3);
    resin::spring::from_response(0.5, 1.0).sample({1.0, 0.0}, 0.0, 0.1, values, ec);
    CHECK(!ec);
    CHECK(values[0] == 1.0);
    resin::spring().sample({1.0, 0.0}, 0.0, 0.1, values, ec);
    CHECK(ec == resin::errc::frequency);
}
