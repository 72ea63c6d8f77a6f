// SPDX-License-Identifier: MIT
#include "conformance.hpp"

#include <vector>

namespace
{

const double frequencies[] = {1e-4, 0.5, 3.0, 12.0, 20.0, 100.0, 1e4, 1e5};
const double damping_ratios[] = {0.0, 0.125, 0.5, 0.8125, 1.0, 1.0009765625, 1.5, 1e4};
const double times[] = {0.0, 1.0 / 240.0, 1.0 / 120.0, 1.0 / 60.0, 0.125, 0.5, 2.0, 1000.0};
const resin::spring_tolerance tolerance{0.5, 0.5};

void add_motion(conformance &c, resin::motion motion)
{
    c.add_double(motion.value);
    c.add_double(motion.velocity);
}

void add_result(conformance &c, const std::error_code &ec, double result)
{
    c.add_status(ec);
    if (!ec)
    {
        c.add_double(result);
    }
}

void run_motions(conformance &c)
{
    std::error_code ec;
    for (int round = 0; round < 1000; ++round)
    {
        const double frequency = c.pick(frequencies);
        const resin::spring spring =
            resin::spring::from_frequency(frequency, c.pick(damping_ratios));
        resin::motion motion{};
        motion.value = c.grid(4001, 2000.0, 4.0);
        motion.velocity = c.grid(8001, 4000.0, 2.0);
        const double target = c.grid(4001, 2000.0, 4.0);
        const double dt = c.pick(times);
        add_motion(c, spring.advance(motion, target, dt));
        add_motion(c, spring.step(motion, target, dt, tolerance));
        double result = spring.acceleration(motion, target, ec);
        add_result(c, ec, result);
        result = spring.overshoot(motion, target, ec);
        add_result(c, ec, result);
        result = spring.crossing_time(motion, target, ec);
        add_result(c, ec, result);
        result = spring.settling_time(motion, target, tolerance, ec);
        add_result(c, ec, result);
        c.add(spring.is_at_rest(motion, target, tolerance));
        c.add_double(resin::relative_velocity(motion, target));
    }
}

void add_spring(conformance &c, const std::error_code &ec, const resin::spring &spring)
{
    add_result(c, ec, spring.frequency());
    if (!ec)
    {
        c.add_double(spring.damping_ratio());
    }
}

void run_parameters(conformance &c)
{
    std::error_code ec;
    for (int round = 0; round < 200; ++round)
    {
        const double response = c.grid(2000, -1.0, 1000.0);
        const double ratio = c.grid(2001, 0.0, 1000.0);
        const double mass = c.grid(100, -1.0, 10.0);
        const resin::spring spring = resin::spring::from_response(response, ratio, ec);
        add_spring(c, ec, spring);
        double result = spring.response(ec);
        add_result(c, ec, result);
        result = spring.stiffness(mass, ec);
        add_result(c, ec, result);
        result = spring.damping(mass, ec);
        add_result(c, ec, result);
        result = spring.bounce(ec);
        add_result(c, ec, result);
        result = spring.tension(ec);
        add_result(c, ec, result);
        result = spring.friction(ec);
        add_result(c, ec, result);
        const double stiffness = c.grid(1000, -1.0, 2.0);
        const double damping = c.grid(1000, 0.0, 8.0);
        const auto physical = resin::spring::from_stiffness(stiffness, damping, mass, ec);
        add_spring(c, ec, physical);
        const auto perceptual =
            resin::spring::from_duration(response, c.grid(2001, 1000.0, 1000.0), ec);
        add_spring(c, ec, perceptual);
        const double tension = c.grid(400, 100.0, 1.0);
        const auto origami = resin::spring::from_tension(tension, c.grid(100, 20.0, 1.0), ec);
        add_spring(c, ec, origami);
    }
}

void run_samples(conformance &c)
{
    std::vector<double> values(64);
    std::vector<double> velocities(64);
    resin::spring::from_frequency(12.0, 0.25)
        .sample({0.0, 300.0}, 100.0, 1.0 / 120.0, values, velocities);
    for (std::size_t i = 0; i < values.size(); ++i)
    {
        add_motion(c, {values[i], velocities[i]});
    }
}

void run_batch(conformance &c, bool has_own_constants)
{
    const std::size_t lanes = 101;
    std::vector<double> values(lanes), velocities(lanes), targets(lanes), own_frequencies(lanes),
        own_ratios(lanes);
    std::vector<std::uint32_t> settled(lanes);
    for (std::size_t i = 0; i < lanes; ++i)
    {
        values[i] = c.grid(4001, 2000.0, 4.0);
        velocities[i] = c.grid(8001, 4000.0, 2.0);
        targets[i] = c.grid(4001, 2000.0, 4.0);
        own_frequencies[i] = c.grid(400, -40.0, 8.0);
        own_ratios[i] = c.grid(161, 0.0, 128.0);
    }
    resin::spring_batch batch;
    batch.values = values;
    batch.velocities = velocities;
    batch.targets = targets;
    if (has_own_constants)
    {
        batch.frequencies = own_frequencies;
        batch.damping_ratios = own_ratios;
    }
    batch.shared = resin::spring::from_frequency(12.0, 0.8125);
    batch.tolerance = tolerance;
    batch.settled = settled;
    for (int frame = 0; frame < 120; ++frame)
    {
        for (double &target : targets)
        {
            target = frame == 60 ? -target : target;
        }
        const resin::spring_batch_result result = batch.step(1.0 / 60.0);
        c.add(result.moving);
        c.add_indices(batch.settled.first(result.settled));
    }
    for (std::size_t i = 0; i < lanes; ++i)
    {
        add_motion(c, {values[i], velocities[i]});
    }
}

} // namespace

void conform_spring(conformance &c)
{
    run_motions(c);
    run_parameters(c);
    run_samples(c);
    run_batch(c, false);
    run_batch(c, true);
}
