// SPDX-License-Identifier: MIT

// The overloads with error codes, compiled without exceptions.

#include <resin.hpp>

#include <cstdio>
#include <string>
#include <vector>

static_assert(RESIN_CPP_EXCEPTIONS == 0);

namespace
{

bool lists_work(std::error_code &ec)
{
    resin::diff diff(ec);
    diff.match(std::vector<std::string>{"a", "b"}, std::vector<std::string>{"b"}, ec);
    diff.mark_unequal(
        resin::level::items, [](std::size_t, std::size_t) { return true; }, ec);
    return diff.finish(resin::moves::minimal, ec).items().deletes().size() == 1;
}

bool bars_work(std::error_code &ec)
{
    const double stops[] = {44.0, 96.0};
    const resin::bar bar(stops, {}, {}, ec);
    const resin::bar_state state = bar.reduce_with(
        bar.initial_state(), {}, ec, [](const resin::bar_step &step) { return step.delta; });
    return resin::height_of(state) == 96.0;
}

bool solvers_work(std::error_code &ec)
{
    resin::solver solver(ec);
    const resin::variable x = solver.add_variable({}, ec);
    solver.add_constraint({{x, 1.0}}, -7.0, resin::relation::equal, resin::required(), ec);
    return solver.value(x, ec) == 7.0;
}

} // namespace

int main()
{
    std::error_code ec;
    const bool works = lists_work(ec) && !ec && bars_work(ec) && !ec && solvers_work(ec) && !ec;
    const resin::spring bad = resin::spring::from_response(0.0, 1.0, ec);
    const bool fails = ec == resin::errc::response && bad == resin::spring();
    std::printf("%s\n", works && fails ? "works without exceptions" : "fails");
    return works && fails ? 0 : 1;
}
