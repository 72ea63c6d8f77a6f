// SPDX-License-Identifier: MIT
#ifndef RESIN_CALLBACK_HPP
#define RESIN_CALLBACK_HPP

#include <resin/config.hpp>

#include <exception>
#include <utility>

namespace resin
{
namespace detail
{
inline namespace RESIN_CPP_MODE
{

// Carries an exception of a callback across the C function that called it.
class carrier
{
  public:
    // Returns the result of `callback`, or `fallback` if it throws or an earlier one has thrown.
    template <class Result, class Callback>
    Result call(Result fallback, Callback &&callback) noexcept
    {
#if RESIN_CPP_EXCEPTIONS
        if (exception_)
        {
            return fallback;
        }
        try
        {
            return std::forward<Callback>(callback)();
        }
        catch (...)
        {
            exception_ = std::current_exception();
            return fallback;
        }
#else
        (void)fallback;
        return std::forward<Callback>(callback)();
#endif
    }

    // Whether a callback has thrown.
    bool has_exception() const noexcept
    {
#if RESIN_CPP_EXCEPTIONS
        return exception_ != nullptr;
#else
        return false;
#endif
    }

    // Throws the exception of the callback, if there is one.
    void rethrow() const
    {
#if RESIN_CPP_EXCEPTIONS
        if (exception_)
        {
            std::rethrow_exception(exception_);
        }
#endif
    }

  private:
#if RESIN_CPP_EXCEPTIONS
    std::exception_ptr exception_;
#endif
};

} // namespace RESIN_CPP_MODE
} // namespace detail
} // namespace resin

#endif // RESIN_CALLBACK_HPP
