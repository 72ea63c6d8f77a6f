// SPDX-License-Identifier: MIT
#include <resin.hpp>

#include <cstdio>
#include <vector>

int main()
{
    // A finger moves 5 points in each hundredth of a second.
    resin::velocity_tracker tracker;
    for (int i = 0; i <= 10; ++i)
    {
        tracker.add(i * 0.01, i * 5.0);
    }
    const double velocity = tracker.velocity(0.1);
    const double rest = 50.0 + resin::project(velocity);
    const std::vector<double> stops{0.0, 100.0, 300.0};
    const auto stop = resin::nearest_stop(stops, rest);
    const double target = stops[stop.value()];
    const resin::momentum release = resin::momentum_on_release(velocity, target - 50.0);
    std::printf("%.0f points per second, to %.1f, so to the stop at %.0f\n", velocity, rest,
                target);
    std::printf("response %.1f, damping ratio %.1f\n", release.response, release.damping_ratio);
    std::printf("100 points beyond the edge: %.1f\n", resin::rubber_band(100.0, 800.0));
}
