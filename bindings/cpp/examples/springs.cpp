// SPDX-License-Identifier: MIT
#include <resin.hpp>

#include <cstdio>
#include <vector>

int main()
{
    // One value, thrown upward and drawn to 0, in frames of a sixtieth of a second.
    const resin::spring spring = resin::spring::from_response(0.3, 0.7);
    const resin::spring_tolerance tolerance{0.5, 5.0};
    resin::motion row{88.0, -400.0};
    std::printf("at rest after %.3f s\n", spring.settling_time(row, 0.0, tolerance));
    int frames = 0;
    for (; row != resin::motion{0.0, 0.0}; ++frames)
    {
        row = spring.step(row, 0.0, 1.0 / 60.0, tolerance);
    }
    std::printf("%d frames\n", frames);

    // A thousand values in the caller's arrays.
    std::vector<double> values(1000), velocities(1000), targets(1000, 100.0);
    std::vector<std::uint32_t> settled(1000);
    resin::spring_batch batch;
    batch.values = values;
    batch.velocities = velocities;
    batch.targets = targets;
    batch.shared = spring;
    batch.tolerance = tolerance;
    batch.settled = settled;
    resin::spring_batch_result result{};
    do
    {
        result = batch.step(1.0 / 60.0);
    } while (result.moving > 0);
    std::printf("%zu springs settled in the last frame\n", result.settled);
}
