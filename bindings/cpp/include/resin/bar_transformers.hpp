// SPDX-License-Identifier: MIT
#ifndef RESIN_BAR_TRANSFORMERS_HPP
#define RESIN_BAR_TRANSFORMERS_HPP

#include <resin/callback.hpp>
#include <resin/resin.h>
#include <resin/values.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <tuple>
#include <type_traits>

namespace resin
{

/// The built-in transformers of the distance that a bar moves.
enum class bar_transform : std::uint32_t
{
    ignore_top = RESIN_BAR_IGNORE_TOP,       ///< removes movement beyond the top of the content
    ignore_bottom = RESIN_BAR_IGNORE_BOTTOM, ///< removes movement beyond its bottom
    cut_out = RESIN_BAR_CUT_OUT,             ///< limits the bar to the available stops
    anchor = RESIN_BAR_ANCHOR                ///< fits the bar to the position of the content
};

/// Applies a built-in transformer to a step, for functions that extend one. Returns the new delta.
inline double transformed(const bar_step &step, bar_transform kind) noexcept
{
    return resin_bar_apply_transform(&step, static_cast<resin_bar_transform>(kind));
}

namespace detail
{

template <class T>
inline constexpr bool is_built_in =
    std::is_same_v<std::remove_cv_t<std::remove_reference_t<T>>, bar_transform>;

template <class T>
using if_transformer =
    std::enable_if_t<is_built_in<T> || std::is_invocable_r_v<double, T &, const bar_step &>>;

inline namespace RESIN_CPP_MODE
{

// A transformer of the caller, and the exception that it throws.
template <class Transformer> struct transformer_call
{
    carrier *exception;
    Transformer *transformer;

    resin_bar_transformer native() noexcept
    {
        if constexpr (is_built_in<Transformer>)
        {
            return {static_cast<std::uint32_t>(*transformer), 0, nullptr, nullptr};
        }
        else
        {
            return {RESIN_BAR_CUSTOM, 0, call, this};
        }
    }

    // A result that is not a number makes the library fail.
    static double call(void *context, const resin_bar_step *step) noexcept
    {
        auto &self = *static_cast<transformer_call *>(context);
        return self.exception->call(
            std::numeric_limits<double>::quiet_NaN(),
            [&] { return static_cast<double>(std::invoke(*self.transformer, *step)); });
    }
};

// The transformers of one call as an array of the C interface, which refers to this object.
template <class... Transformers> class transformer_chain
{
  public:
    explicit transformer_chain(carrier &exception, Transformers &...transformers) noexcept
        : calls_{transformer_call<Transformers>{&exception, std::addressof(transformers)}...}
    {
        std::size_t next = 0;
        std::apply([&](auto &...call) { ((native_[next++] = call.native()), ...); }, calls_);
    }

    transformer_chain(const transformer_chain &) = delete;
    transformer_chain &operator=(const transformer_chain &) = delete;

    const std::array<resin_bar_transformer, sizeof...(Transformers)> &native() const noexcept
    {
        return native_;
    }

  private:
    std::tuple<transformer_call<Transformers>...> calls_;
    std::array<resin_bar_transformer, sizeof...(Transformers)> native_{};
};

} // namespace RESIN_CPP_MODE
} // namespace detail
} // namespace resin

#endif // RESIN_BAR_TRANSFORMERS_HPP
