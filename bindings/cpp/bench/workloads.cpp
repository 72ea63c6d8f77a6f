// SPDX-License-Identifier: MIT
#include "bench.hpp"

#include <resin.hpp>

#include <cmath>
#include <initializer_list>
#include <memory>
#include <vector>

namespace
{

constexpr double frame = 1.0 / 120.0;

std::uint64_t mix(std::uint64_t z)
{
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

std::uint64_t next(std::uint64_t &state)
{
    state += UINT64_C(0x9E3779B97F4A7C15);
    return mix(state);
}

// Old numbers are 0 to 4999. A tenth is replaced after the first fifth, and the first fiftieth is
// shuffled.
workload diff_standard()
{
    struct lists
    {
        std::vector<std::uint64_t> before;
        std::vector<std::uint64_t> after;
        resin::diff diff;
    };
    const auto l = std::make_shared<lists>();
    for (std::uint64_t i = 0; i < 5000; ++i)
    {
        l->before.push_back(i);
        l->after.push_back(i >= 1000 && i < 1500 ? 4000 + i : i);
    }
    std::uint64_t state = 42;
    for (std::size_t i = 99; i > 0; --i)
    {
        std::swap(l->after[i], l->after[next(state) % (i + 1)]);
    }
    for (std::vector<std::uint64_t> *keys : {&l->before, &l->after})
    {
        for (std::uint64_t &key : *keys)
        {
            key = mix(key + UINT64_C(0x9E3779B97F4A7C15));
        }
    }
    const auto count_changes = [l]
    {
        l->diff.match(l->before, l->after);
        return l->diff.finish().items().size();
    };
    return {"diff",
            "standard",
            "Int",
            5000,
            [l, count_changes]
            {
                const std::size_t count = count_changes();
                const resin::changes items = l->diff.finish().items();
                return items.deletes().size() == 500 && items.inserts().size() == 500 &&
                       count == 1000 + items.moves().size();
            },
            [count_changes](std::size_t iterations)
            {
                std::size_t sum = 0;
                for (std::size_t k = 0; k < iterations; ++k)
                {
                    sum += count_changes();
                }
                return static_cast<double>(sum);
            }};
}

// Underdamped springs of different constants, whose targets alternate so that none settles.
struct field
{
    std::vector<double> values, velocities, near_targets, far_targets, frequencies, ratios;
    std::vector<std::uint32_t> settled;
    resin::spring_batch batch;
    std::size_t frames = 0;

    explicit field(std::size_t count);
    double advance();
};

double unit_random(std::uint64_t &state)
{
    return static_cast<double>(next(state) >> 11) * 0x1p-53;
}

field::field(std::size_t count) : settled(count)
{
    std::uint64_t random = 42;
    for (std::size_t i = 0; i < count; ++i)
    {
        values.push_back(100.0 * unit_random(random));
        velocities.push_back(1000.0 * unit_random(random) - 500.0);
        near_targets.push_back(100.0 * unit_random(random));
        far_targets.push_back(near_targets[i] + 300.0);
    }
    random = 43;
    for (std::size_t i = 0; i < count; ++i)
    {
        frequencies.push_back(5.0 + 25.0 * unit_random(random));
        ratios.push_back(0.1 + 0.8 * unit_random(random));
    }
    batch.values = values;
    batch.velocities = velocities;
    batch.targets = near_targets;
    batch.frequencies = frequencies;
    batch.damping_ratios = ratios;
    batch.tolerance = {0.01, 0.1};
    batch.settled = settled;
}

// The time step differs from call to call, so that no result for it can be cached.
double field::advance()
{
    ++frames;
    batch.targets = frames / 24 % 2 == 0 ? near_targets : far_targets;
    const double dt = frame * (1.0 + 0.001 * static_cast<double>(frames % 512));
    return static_cast<double>(batch.step(dt).moving);
}

workload spring_own()
{
    const auto f = std::make_shared<field>(5000);
    return {"spring",
            "own",
            "",
            5000,
            [f]
            {
                const resin::motion expected =
                    resin::spring::from_frequency(f->frequencies[77], f->ratios[77])
                        .step({f->values[77], f->velocities[77]}, f->near_targets[77], frame,
                              f->batch.tolerance);
                return f->batch.step(frame).moving == 5000 &&
                       expected == resin::motion{f->values[77], f->velocities[77]};
            },
            [f](std::size_t iterations)
            {
                double sum = 0.0;
                for (std::size_t k = 0; k < iterations; ++k)
                {
                    sum += f->advance();
                }
                return sum;
            }};
}

workload spring_step()
{
    const resin::spring spring = resin::spring::from_frequency(12.0, 0.8);
    const resin::spring_tolerance tolerance{0.01, 0.1};
    return {"spring",
            "step",
            "",
            1,
            [=] {
                return spring.step({0.0, 0.0}, 100.0, 60.0, tolerance) == resin::motion{100.0, 0.0};
            },
            [=](std::size_t iterations)
            {
                resin::motion motion{};
                for (std::size_t k = 0; k < iterations; ++k)
                {
                    motion = spring.step(motion, k % 64 < 32 ? 100.0 : -100.0, frame, tolerance);
                }
                return motion.value;
            }};
}

workload motion_project()
{
    return {"motion",
            "project",
            "",
            1,
            [] { return std::fabs(resin::project(1000.0, 0.998) - 499.0) < 1e-9; },
            [](std::size_t iterations)
            {
                double sum = 0.0;
                for (std::size_t k = 0; k < iterations; ++k)
                {
                    sum += resin::project(static_cast<double>(k % 1024), 0.998);
                }
                return sum;
            }};
}

workload bar_reduce()
{
    const auto bar = std::make_shared<resin::bar>(std::initializer_list<double>{44.0, 96.0, 200.0});
    const auto reduce = [bar](std::size_t iterations)
    {
        resin::bar_sample sample{};
        sample.content_height = 4000.0;
        sample.frame_height = 800.0;
        resin::bar_state state = bar->initial_state();
        double direction = 7.0;
        for (std::size_t k = 0; k < iterations; ++k)
        {
            const double offset = sample.content_offset + direction;
            direction = offset < 0.0 || offset > 400.0 ? -direction : direction;
            sample.content_offset += direction;
            state = bar->reduce(state, sample);
        }
        return state.offset;
    };
    // After 57 samples the content is at 399 and the bar at its lowest stop.
    return {"bar", "reduce", "", 1, [reduce] { return reduce(57) == -44.0; }, reduce};
}

workload solver_suggest()
{
    struct chain
    {
        resin::solver solver;
        std::vector<resin::variable> x;
    };
    const auto c = std::make_shared<chain>();
    for (int i = 0; i < 100; ++i)
    {
        c->x.push_back(c->solver.add_variable());
        if (i > 0)
        {
            const std::size_t k = c->x.size() - 1;
            c->solver.add_constraint({{c->x[k], 1.0}, {c->x[k - 1], -1.0}}, -10.0,
                                     resin::relation::equal);
        }
    }
    c->solver.add_edit(c->x.front(), resin::priority(1000));
    const auto suggest = [c](double value)
    {
        c->solver.suggest(c->x.front(), value);
        return c->solver.value(c->x.back());
    };
    return {"solver",
            "suggest",
            "",
            100,
            [suggest] {
                return std::fabs(suggest(1.0) - 991.0) < 1e-6 &&
                       std::fabs(suggest(2.0) - 992.0) < 1e-6;
            },
            [suggest](std::size_t iterations)
            {
                double sum = 0.0;
                for (std::size_t k = 0; k < iterations; ++k)
                {
                    sum += suggest(k % 2 == 0 ? 1.0 : 2.0);
                }
                return sum;
            }};
}

} // namespace

int main()
{
    bool is_right = true;
    for (workload (*const make)() :
         {diff_standard, spring_own, spring_step, motion_project, bar_reduce, solver_suggest})
    {
        is_right = measure(make()) && is_right;
    }
    return is_right ? 0 : 1;
}
