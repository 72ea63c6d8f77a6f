// SPDX-License-Identifier: MIT
#include "support.hpp"

#include <cmath>

namespace
{

constexpr double pi = 3.14159265358979323846;
constexpr double infinity = std::numeric_limits<double>::infinity();

} // namespace

TEST_CASE("Springs are made from all parameters, and give them back")
{
    const resin::spring spring = resin::spring::from_response(0.5, 0.8);
    CHECK(spring.frequency() == doctest::Approx(2 * pi / 0.5));
    CHECK(spring.damping_ratio() == 0.8);
    CHECK(spring.response() == doctest::Approx(0.5));
    CHECK(spring.bounce() == doctest::Approx(0.2));
    CHECK(spring.stiffness(2.0) == doctest::Approx(2 * (4 * pi) * (4 * pi)));
    CHECK(spring.damping(2.0) == doctest::Approx(2 * 2 * 0.8 * 4 * pi));
    CHECK(resin::spring::from_frequency(10.0, 1.0).frequency() == 10.0);
    const resin::spring physical = resin::spring::from_stiffness(100.0, 10.0, 1.0);
    CHECK(physical.frequency() == doctest::Approx(10.0));
    CHECK(physical.damping_ratio() == doctest::Approx(0.5));
    CHECK(resin::spring::from_duration(0.5, 0.2) == resin::spring::from_response(0.5, 0.8));
    // Origami: stiffness (40 - 30) 3.62 + 194, damping (7 - 8) 3 + 25.
    const resin::spring origami = resin::spring::from_tension(40.0, 7.0);
    CHECK(origami.stiffness(1.0) == doctest::Approx(230.2));
    CHECK(origami.damping(1.0) == doctest::Approx(22.0));
    CHECK(origami.tension() == doctest::Approx(40.0));
    CHECK(origami.friction() == doctest::Approx(7.0));
    CHECK(spring != origami);
}

TEST_CASE("A spring that is out of range is an error that names the parameter")
{
    using resin::spring;
    CHECK(error_of([] { spring::from_frequency(0.0, 1.0); }) == resin::errc::frequency);
    CHECK(error_of([] { spring::from_frequency(1.0, not_a_number); }) ==
          resin::errc::damping_ratio);
    CHECK(error_of([] { spring::from_response(not_a_number, 1.0); }) == resin::errc::response);
    CHECK(error_of([] { spring::from_stiffness(0.0, 1.0, 1.0); }) == resin::errc::stiffness);
    CHECK(error_of([] { spring::from_stiffness(1.0, -1.0, 1.0); }) == resin::errc::damping);
    CHECK(error_of([] { spring::from_stiffness(1.0, 1.0, 0.0); }) == resin::errc::mass);
    CHECK(error_of([] { spring::from_duration(-1.0, 0.0); }) == resin::errc::duration);
    CHECK(error_of([] { spring::from_duration(1.0, -1.0); }) == resin::errc::bounce);
    CHECK(error_of([] { spring::from_tension(-1e9, 0.0); }) == resin::errc::tension);
    CHECK(error_of([] { spring::from_tension(40.0, -1e9); }) == resin::errc::friction);
    const spring none;
    CHECK(error_of([&] { none.response(); }) == resin::errc::frequency);
    CHECK(error_of([&] { return none.advance({}, 0.0, 0.0); }) == resin::errc::frequency);
    CHECK(error_of([] { spring::from_response(1.0, 1.0).stiffness(0.0); }) == resin::errc::mass);
}

TEST_CASE("A critical spring follows its closed form")
{
    const resin::spring spring = resin::spring::from_frequency(8.0, 1.0);
    // x(t) = target + (d + (v + w d) t) exp(-w t)
    const double d = -100.0, v = 50.0, w = 8.0, t = 0.125;
    const double e = std::exp(-w * t);
    const resin::motion after = spring.advance({0.0, v}, 100.0, t);
    CHECK(after.value == doctest::Approx(100.0 + (d + (v + w * d) * t) * e));
    CHECK(after.velocity == doctest::Approx((v - w * (v + w * d) * t) * e));
    CHECK(spring.acceleration({0.0, v}, 100.0) == doctest::Approx(-2 * w * v - w * w * d));
    CHECK(error_of([&] { spring.crossing_time({0.0, 0.0}, 100.0); }) == resin::errc::never);
    CHECK(spring.overshoot({0.0, 0.0}, 100.0) == 0.0);
}

TEST_CASE("An undamped spring oscillates and never settles")
{
    const resin::spring spring = resin::spring::from_response(2.0, 0.0);
    CHECK(spring.crossing_time({0.0, 0.0}, 10.0) == doctest::Approx(0.5));
    CHECK(spring.overshoot({0.0, 0.0}, 10.0) == doctest::Approx(10.0));
    const resin::spring_tolerance tolerance{0.1, 0.1};
    CHECK(error_of(
              [&] {
                  spring.settling_time({0.0, 0.0}, 10.0, tolerance);
              }) == resin::errc::undamped);
    CHECK(spring.is_at_rest({10.0, 0.0}, 10.0, tolerance));
    CHECK(!spring.is_at_rest({0.0, 0.0}, 10.0, tolerance));
    CHECK(resin::relative_velocity({0.0, 20.0}, 10.0) == 2.0);
}

TEST_CASE("A motion is at rest exactly from its settling time on")
{
    const resin::spring spring = resin::spring::from_response(0.4, 0.7);
    const resin::spring_tolerance tolerance{0.5, 5.0};
    const double time = spring.settling_time({0.0, 0.0}, 100.0, tolerance);
    CHECK(time > 0.1);
    const resin::motion before = spring.step({0.0, 0.0}, 100.0, time * 0.999, tolerance);
    const resin::motion after = spring.step({0.0, 0.0}, 100.0, time * 1.001, tolerance);
    CHECK(before != resin::motion{100.0, 0.0});
    CHECK(after == resin::motion{100.0, 0.0});
}

TEST_CASE("Arguments out of range are errors that name the argument")
{
    const resin::spring spring = resin::spring::from_response(0.5, 1.0);
    const resin::spring_tolerance tolerance{0.5, 0.5};
    CHECK(error_of(
              [&] {
                  return spring.advance({not_a_number, 0.0}, 0.0, 0.1);
              }) == resin::errc::value);
    CHECK(error_of(
              [&] {
                  return spring.advance({0.0, infinity}, 0.0, 0.1);
              }) == resin::errc::velocity);
    CHECK(error_of(
              [&] {
                  return spring.advance({0.0, 0.0}, not_a_number, 0.1);
              }) == resin::errc::target);
    CHECK(error_of(
              [&] {
                  return spring.advance({0.0, 0.0}, 0.0, -0.1);
              }) == resin::errc::time_step);
    CHECK(error_of(
              [&] {
                  return spring.step({}, 0.0, 0.1, {0.0, 1.0});
              }) == resin::errc::tolerance);
    CHECK(error_of([&] { spring.acceleration({not_a_number, 0.0}, 0.0); }) == resin::errc::value);
    CHECK(error_of([&] { spring.overshoot({not_a_number, 0.0}, 0.0); }) == resin::errc::value);
    CHECK(error_of(
              [&] {
                  spring.is_at_rest({not_a_number, 0.0}, 0.0, tolerance);
              }) == resin::errc::value);
    std::error_code ec;
    CHECK(spring.advance({1.0, 0.0}, not_a_number, 0.1, ec) == resin::motion{});
    CHECK(ec == resin::errc::target);
    CHECK(spring.advance({1.0, 2.0}, 5.0, 0.0, ec) == resin::motion{1.0, 2.0});
    CHECK(!ec);
}

TEST_CASE("Samples are the motions at their times, bit for bit")
{
    const resin::spring spring = resin::spring::from_response(0.5, 0.5);
    std::vector<double> values(10);
    std::vector<double> velocities(10);
    spring.sample({0.0, 10.0}, 50.0, 0.01, values, velocities);
    for (int i = 0; i < 10; ++i)
    {
        const auto k = static_cast<std::size_t>(i);
        CHECK(spring.advance({0.0, 10.0}, 50.0, 0.01 * i) ==
              resin::motion{values[k], velocities[k]});
    }
    std::vector<double> alone(10);
    spring.sample({0.0, 10.0}, 50.0, 0.01, alone);
    CHECK(alone == values);
    spring.sample({0.0, 10.0}, 50.0, 0.01, {}, alone);
    CHECK(alone == velocities);
    velocities.resize(9);
    CHECK(error_of([&] { spring.sample({}, 50.0, 0.01, values, velocities); }) ==
          resin::errc::length);
}

TEST_CASE("A batch is as many steps, bit for bit")
{
    random_numbers random(5);
    const std::size_t count = 37;
    const auto number = [&] { return static_cast<double>(random.below(4000)) / 16.0 - 100.0; };
    std::vector<double> values, velocities, targets, frequencies, ratios;
    for (std::size_t i = 0; i < count; ++i)
    {
        values.push_back(number());
        velocities.push_back(number());
        targets.push_back(i == 5 ? values[5] : number());
        frequencies.push_back(1.0 + static_cast<double>(i));
        ratios.push_back(static_cast<double>(i) / 16.0);
    }
    velocities[5] = 0.25;
    std::vector<std::uint32_t> settled(count);
    for (const bool is_own : {false, true})
    {
        std::vector<double> x = values, v = velocities;
        resin::spring_batch batch;
        batch.values = x;
        batch.velocities = v;
        batch.targets = targets;
        batch.shared = resin::spring::from_frequency(9.0, 0.75);
        batch.tolerance = {0.5, 0.5};
        batch.settled = settled;
        if (is_own)
        {
            batch.frequencies = frequencies;
            batch.damping_ratios = ratios;
        }
        const resin::spring_batch_result result = batch.step(1.0 / 60.0);
        CHECK(result.settled >= 1);
        CHECK(result.settled + result.moving == count);
        CHECK(copy(batch.settled.first(result.settled)).front() == 5);
        for (std::size_t i = 0; i < count; ++i)
        {
            const resin::spring one =
                is_own ? resin::spring::from_frequency(frequencies[i], ratios[i]) : batch.shared;
            CHECK(resin::motion{x[i], v[i]} ==
                  one.step({values[i], velocities[i]}, targets[i], 1.0 / 60.0, batch.tolerance));
        }
    }
}

TEST_CASE("A batch with bad arrays is an error and writes nothing")
{
    std::vector<double> x{1.0, 2.0}, v{0.0, 0.0}, short_array{1.0};
    const std::vector<double> targets{5.0, 5.0};
    resin::spring_batch good;
    good.values = x;
    good.velocities = v;
    good.targets = targets;
    good.shared = resin::spring::from_response(0.5, 1.0);
    good.tolerance = {0.1, 0.1};
    const auto error = [&](auto change)
    {
        resin::spring_batch batch = good;
        change(batch);
        return error_of([&] { batch.step(0.1); });
    };
    std::vector<std::uint32_t> one_index(1);
    CHECK(error([&](auto &b) { b.velocities = short_array; }) == resin::errc::length);
    CHECK(error([&](auto &b) { b.targets = short_array; }) == resin::errc::length);
    CHECK(error([&](auto &b) { b.settled = one_index; }) == resin::errc::length);
    CHECK(error([&](auto &b) { b.frequencies = targets; }) == resin::errc::length);
    CHECK(error([&](auto &b) { b.damping_ratios = short_array; }) == resin::errc::length);
    CHECK(error([&](auto &b) { b.tolerance = {0.0, 0.1}; }) == resin::errc::tolerance);
    CHECK(error([&](auto &b) { b.shared = resin::spring(); }) == resin::errc::frequency);
    CHECK(error_of([&] { good.step(not_a_number); }) == resin::errc::time_step);
    CHECK(x == std::vector<double>{1.0, 2.0});
    resin::spring_batch empty;
    empty.shared = good.shared;
    empty.tolerance = good.tolerance;
    CHECK(empty.step(0.1) == resin::spring_batch_result{});
}

TEST_CASE("An invalid spring of a batch is an error, and the others are advanced")
{
    std::vector<double> x{1.0, not_a_number, 2.0}, v(3);
    const std::vector<double> targets(3, 5.0);
    resin::spring_batch batch;
    batch.values = x;
    batch.velocities = v;
    batch.targets = targets;
    batch.shared = resin::spring::from_response(0.5, 1.0);
    batch.tolerance = {0.1, 0.1};
    try
    {
        batch.step(0.1);
        FAIL("no exception");
    }
    catch (const resin::spring_lane_error &error)
    {
        CHECK(error.code() == resin::errc::spring_lane);
        CHECK(error.result() == resin::spring_batch_result{2, 0, 1});
    }
    CHECK(x[0] > 1.0);
    std::error_code ec;
    CHECK(batch.step(0.1, ec).invalid == 1);
    CHECK(ec == resin::errc::spring_lane);
}
