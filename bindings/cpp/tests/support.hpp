// SPDX-License-Identifier: MIT
#ifndef RESIN_TESTS_SUPPORT_HPP
#define RESIN_TESTS_SUPPORT_HPP

#include <resin.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <limits>
#include <ostream>
#include <stdexcept>
#include <string>
#include <system_error>
#include <vector>

inline constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();

// Returns the code of the `resin::error` that `call` throws, or no error.
template <class Call> std::error_code error_of(Call &&call)
{
    try
    {
        call();
    }
    catch (const resin::error &error)
    {
        CHECK(std::string(error.what()) == error.code().message());
        return error.code();
    }
    return {};
}

// Returns a copy of a span for comparisons.
template <class T> std::vector<std::remove_cv_t<T>> copy(resin::span<T> elements)
{
    return {elements.begin(), elements.end()};
}

// A random sequence (SplitMix64).
class random_numbers
{
  public:
    explicit random_numbers(std::uint64_t seed) : state_(seed)
    {
    }

    std::uint64_t below(std::uint64_t count)
    {
        state_ += UINT64_C(0x9E3779B97F4A7C15);
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
        z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
        return (z ^ (z >> 31)) % count;
    }

  private:
    std::uint64_t state_;
};

#endif // RESIN_TESTS_SUPPORT_HPP
