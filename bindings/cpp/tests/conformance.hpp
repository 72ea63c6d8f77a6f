// SPDX-License-Identifier: MIT
#ifndef RESIN_TESTS_CONFORMANCE_HPP
#define RESIN_TESTS_CONFORMANCE_HPP

#include <resin.hpp>

#include <cstddef>
#include <cstdint>
#include <cstring>

// The workloads of core/conformance, through the C++ headers. The order of the draws is that of the
// lines of the C files.

inline std::uint64_t mix(std::uint64_t z)
{
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

/// A random sequence and the hash of the results so far.
class conformance
{
  public:
    explicit conformance(std::uint64_t random) : random_(random)
    {
    }

    std::uint64_t hash() const
    {
        return hash_;
    }

    std::uint64_t below(std::uint64_t count)
    {
        random_ += UINT64_C(0x9E3779B97F4A7C15);
        return mix(random_) % count;
    }

    double grid(std::uint64_t count, double origin, double scale)
    {
        return (static_cast<double>(below(count)) - origin) / scale;
    }

    template <std::size_t Count> double pick(const double (&table)[Count])
    {
        return table[below(Count)];
    }

    void add(std::uint64_t word)
    {
        hash_ = mix((hash_ ^ word) + UINT64_C(0x9E3779B97F4A7C15));
    }

    void add_double(double value)
    {
        std::uint64_t bits = 0;
        std::memcpy(&bits, &value, sizeof bits);
        add(bits);
    }

    void add_indices(resin::span<const std::uint32_t> indices)
    {
        add(indices.size());
        for (const std::uint32_t index : indices)
        {
            add(index);
        }
    }

    void add_status(const std::error_code &ec)
    {
        add(static_cast<std::uint64_t>(ec.value()));
    }

  private:
    std::uint64_t random_;
    std::uint64_t hash_ = 0;
};

void conform_diff(conformance &c);
void conform_spring(conformance &c);
void conform_motion(conformance &c);
void conform_bar(conformance &c);
void conform_solver(conformance &c);
void conform_batches(conformance &c);

#endif // RESIN_TESTS_CONFORMANCE_HPP
