// SPDX-License-Identifier: MIT
#include "support.hpp"

#include <future>
#include <thread>

TEST_CASE("Objects can be moved to another thread and back")
{
    using keys = std::vector<std::uint64_t>;
    resin::diff diff;
    diff.match(keys{1, 2}, keys{2});
    auto moved = std::async(
        std::launch::async,
        [](resin::diff taken)
        {
            taken.finish();
            return taken;
        },
        std::move(diff));
    diff = moved.get();
    CHECK(diff.finish().items().deletes().size() == 1);

    resin::solver solver;
    const resin::variable x = solver.add_variable();
    std::thread(
        [&, taken = std::move(solver)]() mutable
        {
            taken.add_constraint({{x, 1.0}}, -5.0, resin::relation::equal);
            solver = std::move(taken);
        })
        .join();
    CHECK(solver.value(x) == 5.0);
}

TEST_CASE("Threads may share a bar")
{
    const resin::bar bar({44.0, 96.0, 200.0});
    const auto scroll = [&]
    {
        resin::bar_sample sample{};
        sample.content_height = 4000.0;
        sample.frame_height = 800.0;
        resin::bar_state state = bar.initial_state();
        for (int i = 0; i < 5000; ++i)
        {
            sample.content_offset = static_cast<double>(i * 7 % 400);
            state = bar.reduce(state, sample);
        }
        return state;
    };
    auto other = std::async(std::launch::async, scroll);
    const resin::bar_state mine = scroll();
    CHECK(mine == other.get());
}
