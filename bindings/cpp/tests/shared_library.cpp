// SPDX-License-Identifier: MIT

// A shared library that uses resin and hides its symbols, for shared_library_test.cpp.

#include "shared_library.hpp"

std::error_code code_of_library()
{
    std::error_code ec;
    resin::spring::from_response(-1.0, 1.0, ec);
    return ec;
}

void throw_from_library()
{
    resin::spring::from_response(-1.0, 1.0);
}

void throw_lane_from_library()
{
    double values[] = {1e300};
    double velocities[] = {0.0};
    resin::spring_batch batch;
    batch.values = values;
    batch.velocities = velocities;
    batch.targets = velocities;
    batch.shared = resin::spring::from_response(1.0, 1.0);
    batch.tolerance = {1.0, 1.0};
    batch.step(0.1);
}
