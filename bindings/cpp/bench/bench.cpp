// SPDX-License-Identifier: MIT
#include "bench.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>

namespace
{

// The destination of results, so that the compiler does not remove the measured work.
volatile double sink;

// The processor time of the program, without the time of other programs.
double now_in_nanoseconds()
{
    return static_cast<double>(std::clock()) * (1e9 / CLOCKS_PER_SEC);
}

double time_of(const workload &work, std::size_t iterations)
{
    const double start = now_in_nanoseconds();
    sink = work.run(iterations);
    return now_in_nanoseconds() - start;
}

} // namespace

bool measure(const workload &work)
{
    if (!work.is_right())
    {
        std::fprintf(stderr, "bench: %s/%s: wrong answer\n", work.unit, work.name);
        return false;
    }
    std::size_t iterations = 1;
    while (time_of(work, iterations) < 4e6)
    {
        iterations *= 2;
    }
    std::array<double, 41> times;
    for (double &time : times)
    {
        time = time_of(work, iterations) / static_cast<double>(iterations);
    }
    std::sort(times.begin(), times.end());
    std::printf("{\"unit\":\"%s\",\"workload\":\"%s\",\"identity\":\"%s\",\"size\":%zu,"
                "\"path\":\"cpp\",\"median_ns\":%.2f,\"min_ns\":%.2f,\"max_ns\":%.2f,"
                "\"samples\":%zu,\"allocations\":-1}\n",
                work.unit, work.name, work.identity, work.size, times[times.size() / 2],
                times.front(), times.back(), times.size());
    return true;
}
