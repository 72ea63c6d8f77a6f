// SPDX-License-Identifier: MIT
#ifndef RESIN_BAR_HPP
#define RESIN_BAR_HPP

#include <resin/allocator.hpp>
#include <resin/bar_gesture.hpp>
#include <resin/bar_options.hpp>
#include <resin/bar_transformers.hpp>
#include <resin/error.hpp>
#include <resin/resin.h>
#include <resin/span.hpp>
#include <resin/values.hpp>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>

namespace resin
{

inline namespace RESIN_CPP_MODE
{

/// A header whose height changes as content scrolls: its validated stops and options.
///
/// A bar is immutable: threads may share it. The state is a value, which the caller stores and
/// passes to every call. resin/bar.h and resin/bar_gesture.h describe the events and when to call
/// which function. No function except the constructors allocates.
class bar
{
  public:
    /// Creates a bar with stops, heights from 0 in ascending order, or an empty one on failure.
    /// Reports `errc::stops`, `normal_stop`, `snapping`, `resistance`, `rate`, `top_tolerance`,
    /// `too_large` or `out_of_memory`.
    bar(span<const double> stops, const bar_options &options, const allocator &memory,
        std::error_code &ec) noexcept
    {
        detail::report(create(stops, options, memory), ec);
    }

    /// As the constructor with options and an allocator, with all defaults.
    bar(span<const double> stops, std::error_code &ec) noexcept
        : bar(stops, bar_options(), allocator(), ec)
    {
    }

    /// As the constructor with a span, for a list in braces: `bar({44.0, 96.0}, ec)`.
    bar(std::initializer_list<double> stops, std::error_code &ec) noexcept
        : bar(stops, bar_options(), allocator(), ec)
    {
    }

    /// As the constructor with a span, for a list in braces.
    bar(std::initializer_list<double> stops, const bar_options &options, const allocator &memory,
        std::error_code &ec) noexcept
        : bar(span<const double>(stops.begin(), stops.size()), options, memory, ec)
    {
    }

    /// Whether the bar can be used: false after a move or a failed construction.
    explicit operator bool() const noexcept
    {
        return handle_ != nullptr;
    }

    /// Returns the handle of the C interface, which the bar keeps.
    resin_bar *native() const noexcept
    {
        return handle_.get();
    }

    /// Returns the heights of the stops, ascending; none for an empty bar.
    span<const double> stops() const noexcept
    {
        return {resin_bar_stops(handle_.get()), resin_bar_stop_count(handle_.get())};
    }

    /// Returns the index of the normal stop.
    std::uint32_t normal_stop() const noexcept
    {
        return resin_bar_normal_stop(handle_.get());
    }

    /// Returns a detached state at the normal stop.
    bar_state initial_state() const noexcept
    {
        return resin_bar_initial_state(handle_.get());
    }

    /// Returns the position of the bar among its stops: k at stop k, linear in the height between
    /// two stops.
    double progress(const bar_state &state) const noexcept
    {
        return resin_bar_progress(handle_.get(), state);
    }

    /// Returns the index of the stop whose height the bar has exactly, or none between stops.
    std::optional<std::uint32_t> stop_at(const bar_state &state) const noexcept
    {
        const std::uint32_t stop = resin_bar_stop_at(handle_.get(), state);
        return stop == index_none ? std::nullopt : std::optional<std::uint32_t>(stop);
    }

#if RESIN_CPP_EXCEPTIONS
    /// Creates a bar with stops, heights from 0 in ascending order.
    /// @throws error `errc::stops`, `normal_stop`, `snapping`, `resistance`, `rate`,
    ///     `top_tolerance`, `too_large` or `out_of_memory`
    explicit bar(span<const double> stops, const bar_options &options = bar_options(),
                 const allocator &memory = allocator())
    {
        detail::check(create(stops, options, memory));
    }

    /// As the constructor with a span, for a list in braces: `bar({44.0, 96.0})`.
    explicit bar(std::initializer_list<double> stops, const bar_options &options = bar_options(),
                 const allocator &memory = allocator())
        : bar(span<const double>(stops.begin(), stops.size()), options, memory)
    {
    }

    /// Returns the state after the content has moved.
    /// @throws error `errc::bar_state` or `sample`
    [[nodiscard]] bar_state reduce(const bar_state &state, const bar_sample &sample) const
    {
        bar_state out{};
        detail::check(resin_bar_reduce(handle_.get(), &state, &sample, &out));
        return out;
    }

    /// Returns the bar's contribution to the insets; for use after a `reduce` that changed
    /// `highest_stop`.
    /// @throws error as `reduce`
    bar_insets contribution(const bar_state &state, const bar_sample &sample) const
    {
        bar_insets out{};
        detail::check(resin_bar_contribution(handle_.get(), &state, &sample, &out));
        return out;
    }

    /// Handles an event of the pan recognizer.
    /// @throws error as `reduce`, and `errc::gesture` or `flags`
    bar_response handle_gesture(const bar_state &state, const bar_gesture &gesture) const
    {
        bar_response out{};
        detail::check(resin_bar_handle_gesture(handle_.get(), &state, &gesture, &out));
        return out;
    }

    /// Scrolls the content to its top.
    /// @throws error as `reduce`
    bar_response scroll_to_top(const bar_state &state, const bar_sample &sample) const
    {
        bar_response out{};
        detail::check(resin_bar_scroll_to_top(handle_.get(), &state, &sample, &out));
        return out;
    }

    /// Adapts the bar to a new content size, frame or client inset.
    /// @throws error as `reduce`
    bar_response change_layout(const bar_state &state, const bar_sample &sample) const
    {
        bar_response out{};
        detail::check(resin_bar_change_layout(handle_.get(), &state, &sample, &out));
        return out;
    }

    /// Attaches the bar to a scroll view. Apply the target without animation.
    /// @throws error as `reduce`
    bar_response attach(const bar_state &state, const bar_sample &sample) const
    {
        bar_response out{};
        detail::check(resin_bar_attach(handle_.get(), &state, &sample, &out));
        return out;
    }

    /// Moves the bar to a stop by scrolling.
    /// @throws error as `reduce`, and `errc::stop`
    bar_response move_to(const bar_state &state, const bar_sample &sample, std::uint32_t stop) const
    {
        bar_response out{};
        detail::check(resin_bar_move_to(handle_.get(), &state, &sample, stop, &out));
        return out;
    }

    /// Settles the bar after the content has stopped. With `keep_content` the response has no
    /// target.
    /// @throws error as `reduce`
    bar_response settle(const bar_state &state, const bar_sample &sample,
                        bool keep_content = false) const
    {
        bar_response out{};
        detail::check(
            resin_bar_settle(handle_.get(), &state, &sample, settle_flags(keep_content), &out));
        return out;
    }

    /// Converts a state of the bar `from` to a state of this bar with the same progress, for a bar
    /// whose heights change. Call `attach` afterwards.
    /// @throws error `errc::bar_state`
    bar_state adopt(const bar &from, const bar_state &state) const
    {
        bar_state out{};
        detail::check(resin_bar_adopt(from.native(), handle_.get(), &state, &out));
        return out;
    }

    /// Interpolates a value, such as an alpha or a font size, by the height of the bar. `ranges`
    /// has one range for each interval between adjacent stops, ascending.
    /// @throws error `errc::bar_ranges` or `bar_state`
    double value(const bar_state &state, span<const bar_range> ranges) const
    {
        double out = 0.0;
        detail::check(resin_bar_value(handle_.get(), state, ranges.data(), ranges.size(), &out));
        return out;
    }

    /// As `value(state, ranges)`, for a list in braces.
    double value(const bar_state &state, std::initializer_list<bar_range> ranges) const
    {
        return value(state, span<const bar_range>(ranges.begin(), ranges.size()));
    }

    /// Like `reduce`, with a chain of transformers of the C interface, whose callbacks must not
    /// throw.
    /// @throws error as `reduce`, and `errc::transformer`
    bar_state reduce_with(const bar_state &state, const bar_sample &sample,
                          span<const resin_bar_transformer> chain) const
    {
        bar_state out{};
        detail::check(resin_bar_reduce_with(handle_.get(), &state, &sample, chain.data(),
                                            chain.size(), &out));
        return out;
    }

    /// Like `reduce`, with a chain of transformers, in this order. Each is a `bar_transform` or a
    /// function that takes a `const bar_step &` and returns the new delta. Only the rubber band is
    /// applied after the last one.
    ///
    /// @throws error as `reduce`, and `errc::transformer` for a result that is not finite
    /// @throws ... the exception of a function
    template <class First, class... More, class = detail::if_transformer<First>>
    bar_state reduce_with(const bar_state &state, const bar_sample &sample, First &&first,
                          More &&...more) const
    {
        bar_state out{};
        detail::check(chain_status(state, sample, out, first, more...));
        return out;
    }
#endif

    // The same functions, which report errors through `ec`. Exceptions of callbacks are thrown.

    /// As `reduce(state, sample)`.
    [[nodiscard]] bar_state reduce(const bar_state &state, const bar_sample &sample,
                                   std::error_code &ec) const noexcept
    {
        bar_state out{};
        detail::report(resin_bar_reduce(handle_.get(), &state, &sample, &out), ec);
        return out;
    }

    /// As `contribution(state, sample)`.
    bar_insets contribution(const bar_state &state, const bar_sample &sample,
                            std::error_code &ec) const noexcept
    {
        bar_insets out{};
        detail::report(resin_bar_contribution(handle_.get(), &state, &sample, &out), ec);
        return out;
    }

    /// As `handle_gesture(state, gesture)`.
    bar_response handle_gesture(const bar_state &state, const bar_gesture &gesture,
                                std::error_code &ec) const noexcept
    {
        bar_response out{};
        detail::report(resin_bar_handle_gesture(handle_.get(), &state, &gesture, &out), ec);
        return out;
    }

    /// As `scroll_to_top(state, sample)`.
    bar_response scroll_to_top(const bar_state &state, const bar_sample &sample,
                               std::error_code &ec) const noexcept
    {
        bar_response out{};
        detail::report(resin_bar_scroll_to_top(handle_.get(), &state, &sample, &out), ec);
        return out;
    }

    /// As `change_layout(state, sample)`.
    bar_response change_layout(const bar_state &state, const bar_sample &sample,
                               std::error_code &ec) const noexcept
    {
        bar_response out{};
        detail::report(resin_bar_change_layout(handle_.get(), &state, &sample, &out), ec);
        return out;
    }

    /// As `attach(state, sample)`.
    bar_response attach(const bar_state &state, const bar_sample &sample,
                        std::error_code &ec) const noexcept
    {
        bar_response out{};
        detail::report(resin_bar_attach(handle_.get(), &state, &sample, &out), ec);
        return out;
    }

    /// As `move_to(state, sample, stop)`.
    bar_response move_to(const bar_state &state, const bar_sample &sample, std::uint32_t stop,
                         std::error_code &ec) const noexcept
    {
        bar_response out{};
        detail::report(resin_bar_move_to(handle_.get(), &state, &sample, stop, &out), ec);
        return out;
    }

    /// As `settle(state, sample)`.
    bar_response settle(const bar_state &state, const bar_sample &sample,
                        std::error_code &ec) const noexcept
    {
        return settle(state, sample, false, ec);
    }

    /// As `settle(state, sample, keep_content)`.
    bar_response settle(const bar_state &state, const bar_sample &sample, bool keep_content,
                        std::error_code &ec) const noexcept
    {
        bar_response out{};
        detail::report(
            resin_bar_settle(handle_.get(), &state, &sample, settle_flags(keep_content), &out), ec);
        return out;
    }

    /// As `adopt(from, state)`.
    bar_state adopt(const bar &from, const bar_state &state, std::error_code &ec) const noexcept
    {
        bar_state out{};
        detail::report(resin_bar_adopt(from.native(), handle_.get(), &state, &out), ec);
        return out;
    }

    /// As `value(state, ranges)`.
    double value(const bar_state &state, span<const bar_range> ranges,
                 std::error_code &ec) const noexcept
    {
        double out = 0.0;
        detail::report(resin_bar_value(handle_.get(), state, ranges.data(), ranges.size(), &out),
                       ec);
        return out;
    }

    /// As `value(state, ranges)`, for a list in braces.
    double value(const bar_state &state, std::initializer_list<bar_range> ranges,
                 std::error_code &ec) const noexcept
    {
        return value(state, span<const bar_range>(ranges.begin(), ranges.size()), ec);
    }

    /// As `reduce_with(state, sample, chain)`.
    bar_state reduce_with(const bar_state &state, const bar_sample &sample,
                          span<const resin_bar_transformer> chain,
                          std::error_code &ec) const noexcept
    {
        bar_state out{};
        detail::report(
            resin_bar_reduce_with(handle_.get(), &state, &sample, chain.data(), chain.size(), &out),
            ec);
        return out;
    }

    /// As `reduce_with(state, sample, first, more...)`; the error code is in front of the chain.
    template <class First, class... More, class = detail::if_transformer<First>>
    bar_state reduce_with(const bar_state &state, const bar_sample &sample, std::error_code &ec,
                          First &&first, More &&...more) const
    {
        bar_state out{};
        detail::report(chain_status(state, sample, out, first, more...), ec);
        return out;
    }

  private:
    errc create(span<const double> stops, const bar_options &options,
                const allocator &memory) noexcept
    {
        resin_bar_def def = resin_bar_def_default(stops.data(), stops.size());
        def.flags = options.flags();
        def.normal_stop = options.normal_stop;
        def.snapping = static_cast<std::uint32_t>(options.snapping);
        def.resistance = options.resistance;
        def.deceleration_rate = options.deceleration_rate;
        def.top_tolerance = options.top_tolerance;
        def.allocator = memory.native();
        resin_bar *out = nullptr;
        const resin_status status =
            stops.empty() ? RESIN_ERROR_STOPS : resin_bar_create(&def, &out);
        handle_.reset(out);
        return detail::to_errc(status);
    }

    static std::uint32_t settle_flags(bool keep_content) noexcept
    {
        return keep_content ? RESIN_BAR_KEEP_CONTENT : 0u;
    }

    template <class... Transformers>
    errc chain_status(const bar_state &state, const bar_sample &sample, bar_state &out,
                      Transformers &...transformers) const
    {
        detail::carrier carrier;
        const detail::transformer_chain<Transformers...> chain(carrier, transformers...);
        const resin_status status = resin_bar_reduce_with(
            handle_.get(), &state, &sample, chain.native().data(), sizeof...(Transformers), &out);
        carrier.rethrow();
        return detail::to_errc(status);
    }

    detail::owner<resin_bar, resin_bar_destroy> handle_;
};

} // namespace RESIN_CPP_MODE
} // namespace resin

#endif // RESIN_BAR_HPP
