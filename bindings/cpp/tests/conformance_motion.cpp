// SPDX-License-Identifier: MIT
#include "conformance.hpp"

#include <vector>

namespace
{

const double rates[] = {0.998, 0.99, 0.5, 0.9999};
const double exponents[] = {0.7, 0.5, 1.0, 0.1};

void run_decelerations(conformance &c)
{
    for (int round = 0; round < 500; ++round)
    {
        resin::deceleration motion{};
        motion.value = c.grid(4001, 2000.0, 4.0);
        motion.velocity = c.grid(20001, 10000.0, 2.0);
        motion.rate = c.pick(rates);
        const double time = c.grid(3000, 0.0, 1000.0);
        const double boundary = c.grid(8001, 4000.0, 2.0);
        c.add_double(resin::project(motion.velocity, motion.rate));
        c.add_double(resin::project_continuous(motion.velocity, motion.rate));
        const resin::deceleration after = resin::deceleration_after(motion, time);
        c.add_double(after.value);
        c.add_double(after.velocity);
        c.add_double(resin::deceleration_rest(motion));
        c.add_double(resin::deceleration_time_to_speed(motion, 10.0));
        const resin::crossing crossing = resin::deceleration_crossing(motion, boundary);
        c.add_double(crossing.time);
        c.add_double(crossing.velocity);
    }
}

void run_rubber_bands(conformance &c)
{
    for (int round = 0; round < 500; ++round)
    {
        const double distance = c.grid(8001, 4000.0, 4.0);
        const double dimension = c.grid(1000, -1.0, 1.0);
        const double coefficient = c.grid(20, -1.0, 20.0);
        const double exponent = c.pick(exponents);
        c.add_double(resin::rubber_band_power(distance, exponent));
        c.add_double(resin::rubber_band_power_inverse(distance, exponent));
        c.add_double(resin::rubber_band(distance, dimension, coefficient));
        c.add_double(resin::rubber_band_inverse(distance, dimension, coefficient));
    }
}

void run_nearest(conformance &c)
{
    for (int round = 0; round < 300; ++round)
    {
        const std::size_t count = c.below(9);
        std::vector<resin::point> points(count);
        std::vector<double> stops(count);
        for (std::size_t i = 0; i < count; ++i)
        {
            points[i].x = c.grid(101, 50.0, 1.0);
            points[i].y = c.grid(101, 50.0, 1.0);
            stops[i] = c.grid(2001, 1000.0, 100.0);
        }
        resin::point target{};
        target.x = c.grid(101, 50.0, 1.0);
        target.y = c.grid(101, 50.0, 1.0);
        const double line = c.grid(2001, 1000.0, 100.0);
        c.add(resin::nearest_point(points, target).value_or(resin::index_none));
        c.add(resin::nearest_stop(stops, line).value_or(resin::index_none));
        c.add(resin::closest_angle(stops, line).value_or(resin::index_none));
        c.add_double(resin::shortest_turn(target.x, line));
    }
}

void run_momentum(conformance &c)
{
    for (int round = 0; round < 200; ++round)
    {
        const double velocity = c.grid(401, 200.0, 0.5);
        const double distance = c.grid(401, 200.0, 2.0);
        const resin::momentum momentum = resin::momentum_on_release(velocity, distance);
        c.add_double(momentum.response);
        c.add_double(momentum.damping_ratio);
        c.add_double(momentum.relative_velocity);
    }
}

std::uint64_t bits_of(resin::force_changes changes)
{
    return (changes.activated ? 1u : 0u) | (changes.confirmed ? 2u : 0u) |
           (changes.was_reset ? 4u : 0u);
}

void run_trackers(conformance &c)
{
    for (int round = 0; round < 20; ++round)
    {
        resin::velocity_tracker tracker;
        resin::pause_detector pause;
        resin::timed_pause_detector timed_pause;
        resin::force_latch latch;
        double milliseconds = 0.0;
        double position = 0.0;
        for (int event = 0; event < 60; ++event)
        {
            milliseconds += static_cast<double>(4 + c.below(16));
            position += c.grid(81, event < 30 ? 0.0 : 75.0, 4.0);
            const double time = milliseconds / 1000.0;
            tracker.add(time, position);
            const double velocity = tracker.velocity(time);
            c.add_double(velocity);
            c.add(pause.add(velocity, position));
            c.add(timed_pause.add(time, velocity, position));
            const double force = resin::force_fraction(static_cast<double>(c.below(100)), 80.0);
            c.add_double(force);
            c.add(bits_of(latch.add(force)));
        }
        c.add(bits_of(latch.end(round % 2 == 1)));
    }
}

} // namespace

void conform_motion(conformance &c)
{
    run_decelerations(c);
    run_rubber_bands(c);
    run_nearest(c);
    run_momentum(c);
    run_trackers(c);
}
