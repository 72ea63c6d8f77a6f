// SPDX-License-Identifier: MIT
#ifndef RESIN_BENCH_HPP
#define RESIN_BENCH_HPP

#include <cstddef>
#include <functional>

/// A workload of the benchmark.
struct workload
{
    const char *unit;
    const char *name;
    const char *identity;
    std::size_t size;
    /// Whether the answer is right; called once before the timing.
    std::function<bool()> is_right;
    /// Does the work a number of times and returns a number that depends on all of it.
    std::function<double(std::size_t iterations)> run;
};

/// Times a workload and prints a line of JSON. Returns false for a wrong answer.
bool measure(const workload &work);

#endif // RESIN_BENCH_HPP
