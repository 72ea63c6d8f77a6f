// SPDX-License-Identifier: MIT
#include "support.hpp"

#include <cmath>

TEST_CASE("A flick is projected to its rest")
{
    CHECK(resin::project(1000.0) == doctest::Approx(499.0));
    CHECK(resin::project(1000.0, 0.99) == doctest::Approx(99.0));
    CHECK(resin::project_continuous(1000.0) == doctest::Approx(-1.0 / std::log(0.998)));
    CHECK(resin::project(not_a_number) == 0.0);
    CHECK(resin::project(1000.0, 1.0) == 0.0);
}

TEST_CASE("A deceleration reaches its rest, a speed and a boundary")
{
    const resin::deceleration motion{10.0, 1000.0, resin::deceleration_normal};
    const double decay = -1000.0 * std::log(0.998);
    CHECK(resin::deceleration_rest(motion) == doctest::Approx(10.0 + 1000.0 / decay));
    CHECK(resin::deceleration_after(motion, 0.1).velocity ==
          doctest::Approx(1000.0 * std::exp(-decay * 0.1)));
    CHECK(resin::deceleration_time_to_speed(motion, 500.0) ==
          doctest::Approx(std::log(2.0) / decay));
    CHECK(resin::deceleration_crossing(motion, 110.0).velocity ==
          doctest::Approx(1000.0 - decay * 100.0));
    CHECK(std::isinf(resin::deceleration_crossing(motion, 0.0).time));
}

TEST_CASE("A rubber band has its formula and its inverse")
{
    CHECK(resin::rubber_band(100.0, 800.0) ==
          doctest::Approx((1.0 - 1.0 / (100.0 * 0.55 / 800.0 + 1.0)) * 800.0));
    CHECK(resin::rubber_band(-100.0, 800.0, 0.2) ==
          doctest::Approx(-(1.0 - 1.0 / (100.0 * 0.2 / 800.0 + 1.0)) * 800.0));
    CHECK(resin::rubber_band_inverse(resin::rubber_band(100.0, 800.0), 800.0) ==
          doctest::Approx(100.0));
    CHECK(resin::rubber_band_power(16.0, 0.5) == doctest::Approx(4.0));
    CHECK(resin::rubber_band_power_inverse(4.0, 0.5) == doctest::Approx(16.0));
    CHECK(resin::rubber_band(1.0, 0.0) == 0.0);
}

TEST_CASE("The nearest of points, stops and angles is found")
{
    const std::vector<resin::point> corners{
        {0.0, 0.0}, {100.0, 0.0}, {0.0, 100.0}, {not_a_number, 0.0}};
    CHECK(resin::nearest_point(corners, {70.0, 20.0}) == 1);
    CHECK(resin::nearest_point(corners, {not_a_number, 20.0}) == std::nullopt);
    CHECK(resin::nearest_point({}, {0.0, 0.0}) == std::nullopt);
    CHECK(resin::nearest_stop(std::vector<double>{44.0, 200.0, 96.0}, 90.0) == 2);
    CHECK(resin::closest_angle(std::vector<double>{0.0, 3.0}, 6.2) == 0);
    CHECK(resin::shortest_turn(0.5, 6.2831853071795862) == doctest::Approx(-0.5));
}

TEST_CASE("A release gets a spring with or without bounce")
{
    const resin::momentum tap = resin::momentum_on_release(0.0, 100.0);
    CHECK(tap.response == 0.4);
    CHECK(tap.damping_ratio == 1.0);
    const resin::momentum flick = resin::momentum_on_release(500.0, 100.0);
    CHECK(flick.response == 0.3);
    CHECK(flick.relative_velocity == 5.0);
    resin::momentum_rule rule = resin::default_momentum_rule();
    rule.maximum_relative_velocity = 2.0;
    CHECK(resin::momentum_on_release(500.0, 100.0, rule).relative_velocity == 2.0);
}

TEST_CASE("A tracker computes the velocity of a steady finger")
{
    resin::velocity_tracker tracker;
    CHECK(tracker.velocity(0.0) == 0.0);
    for (int i = 0; i < 10; ++i)
    {
        tracker.add(i * 0.01, i * 3.0);
    }
    tracker.add(not_a_number, 5.0);
    CHECK(tracker.velocity(0.09) == doctest::Approx(300.0));
    CHECK(tracker.velocity(0.2) == 0.0);
    CHECK(tracker.native().positions.count == 10);
    const resin::velocity_tracker other = tracker;
    CHECK(other.velocity(0.09) == tracker.velocity(0.09));
}

TEST_CASE("A gesture that loses its speed pauses once")
{
    resin::pause_detector detector;
    resin::timed_pause_detector timed;
    int pauses = 0;
    int timed_pauses = 0;
    for (int i = 0; i < 20; ++i)
    {
        const double velocity = i < 8 ? 1000.0 : 20.0;
        pauses += detector.add(velocity, 200.0) ? 1 : 0;
        timed_pauses += timed.add(i / 60.0, velocity, 200.0) ? 1 : 0;
    }
    CHECK(pauses == 1);
    CHECK(timed_pauses == 1);
    CHECK(detector.is_paused());
    CHECK(timed.is_paused());
    CHECK(detector.native().paused == 1);
    CHECK(timed.native().paused == 1);
    resin::pause_rule rule = resin::default_pause_rule();
    rule.loss = not_a_number;
    resin::pause_detector never(rule);
    for (int i = 0; i < 20; ++i)
    {
        CHECK(!never.add(i < 8 ? 1000.0 : 20.0, 200.0));
    }
}

TEST_CASE("A press is activated, confirmed and reset")
{
    resin::force_latch latch;
    CHECK(resin::force_fraction(3.0, 6.0) == 0.5);
    CHECK(latch.add(0.5).activated);
    CHECK(latch.phase() == resin::force_phase::activated);
    CHECK(!latch.add(0.6).activated);
    const resin::force_changes both = latch.add(0.1);
    CHECK(both.confirmed);
    CHECK(both.was_reset);
    CHECK(!both.activated);
    CHECK(latch.phase() == resin::force_phase::reset);
    latch.add(1.0);
    CHECK(!latch.end(true).confirmed);
    latch.add(1.0);
    CHECK(latch.end(false).confirmed);
    CHECK(latch.native().phase == RESIN_FORCE_PHASE_RESET);
}
