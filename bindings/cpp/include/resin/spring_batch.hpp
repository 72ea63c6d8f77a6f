// SPDX-License-Identifier: MIT
#ifndef RESIN_SPRING_BATCH_HPP
#define RESIN_SPRING_BATCH_HPP

#include <resin/error.hpp>
#include <resin/resin.h>
#include <resin/span.hpp>
#include <resin/spring.hpp>
#include <resin/values.hpp>

#include <cstddef>
#include <cstdint>

namespace resin
{

#if RESIN_CPP_EXCEPTIONS
/// The exception of `spring_batch::step` for springs with numbers that are out of range or NaN. All
/// other springs were advanced.
class RESIN_CPP_SHARED spring_lane_error : public error
{
  public:
    /// Creates an exception with the result of the step.
    explicit spring_lane_error(const spring_batch_result &result)
        : error(errc::spring_lane), result_(result)
    {
    }

    /// Returns the result of the step.
    const spring_batch_result &result() const noexcept
    {
        return result_;
    }

  private:
    spring_batch_result result_;
};
#endif

inline namespace RESIN_CPP_MODE
{

/// Many springs in arrays of the caller, advanced in one call. The results are bit-equal to those
/// of `spring::step` for each spring.
///
/// The arrays must not overlap. An alignment of 64 bytes is slightly faster. Never allocates. Not
/// thread-safe for the same arrays; batches of different arrays are independent.
struct spring_batch
{
    span<double> values;        ///< read and written
    span<double> velocities;    ///< per second; read and written
    span<const double> targets; ///< in units of the values

    /// The constants of each spring. If both arrays are empty all springs have those of `shared`,
    /// which is several times faster.
    span<const double> frequencies;
    span<const double> damping_ratios; ///< as `frequencies`
    spring shared;                     ///< ignored if the springs have their own constants

    spring_tolerance tolerance{}; ///< below which a spring is at rest

    /// An array for the indices of the springs that settle, with space for all; or empty.
    span<std::uint32_t> settled;

#if RESIN_CPP_EXCEPTIONS
    /// Advances every spring by `dt` seconds, 0 to 1e6. The first `settled` elements of `settled`
    /// are then the springs that came to rest in this step.
    ///
    /// @throws spring_lane_error if springs are invalid, after advancing all others
    /// @throws error `errc::length` if arrays differ in length, `time_step`, `tolerance`, or
    ///     `frequency` or `damping_ratio` of the shared spring; nothing was written
    spring_batch_result step(double dt) const
    {
        spring_batch_result out{};
        const errc status = step_status(dt, out);
        if (status == errc::spring_lane)
        {
            throw spring_lane_error(out);
        }
        detail::check(status);
        return out;
    }
#endif

    /// As `step(dt)`. The result is valid also for `errc::spring_lane`.
    spring_batch_result step(double dt, std::error_code &ec) const noexcept
    {
        spring_batch_result out{};
        detail::report(step_status(dt, out), ec);
        return out;
    }

  private:
    bool has_length(std::size_t size, bool may_be_empty) const noexcept
    {
        return size == values.size() || (may_be_empty && size == 0);
    }

    errc step_status(double dt, spring_batch_result &out) const noexcept
    {
        const bool is_own = !frequencies.empty() || !damping_ratios.empty();
        if (!has_length(velocities.size(), false) || !has_length(targets.size(), false) ||
            !has_length(frequencies.size(), !is_own) ||
            !has_length(damping_ratios.size(), !is_own) || !has_length(settled.size(), true))
        {
            return errc::length;
        }
        resin_spring_batch batch = resin_spring_batch_default();
        batch.count = values.size();
        batch.values = values.data();
        batch.velocities = velocities.data();
        batch.targets = targets.data();
        batch.frequencies = is_own ? frequencies.data() : nullptr;
        batch.damping_ratios = is_own ? damping_ratios.data() : nullptr;
        batch.spring = shared.native();
        batch.tolerance = tolerance;
        batch.settled = settled.empty() ? nullptr : settled.data();
        return detail::to_errc(resin_spring_batch_step(&batch, dt, &out));
    }
};

} // namespace RESIN_CPP_MODE
} // namespace resin

#endif // RESIN_SPRING_BATCH_HPP
