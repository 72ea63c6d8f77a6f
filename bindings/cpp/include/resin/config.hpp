// SPDX-License-Identifier: MIT
#ifndef RESIN_CONFIG_HPP
#define RESIN_CONFIG_HPP

#if __has_include(<version>)
#include <version>
#endif

/// Whether the overloads that throw exist: 1 or 0.
#if defined(__cpp_exceptions) || defined(_CPPUNWIND)
#define RESIN_CPP_EXCEPTIONS 1
#else
#define RESIN_CPP_EXCEPTIONS 0
#endif

/// Whether `resin::span` is `std::span`: 1 or 0.
#if defined(__cpp_lib_span)
#define RESIN_CPP_STD_SPAN 1
#else
#define RESIN_CPP_STD_SPAN 0
#endif

// The inline namespace of everything that depends on the two macros above, so that files of one
// program may be compiled for different versions of C++, with and without exceptions.
#if RESIN_CPP_STD_SPAN && RESIN_CPP_EXCEPTIONS
#define RESIN_CPP_MODE std_span
#elif RESIN_CPP_STD_SPAN
#define RESIN_CPP_MODE std_span_without_exceptions
#elif RESIN_CPP_EXCEPTIONS
#define RESIN_CPP_MODE own_span
#else
#define RESIN_CPP_MODE own_span_without_exceptions
#endif

// Exceptions and error codes are the same in all shared libraries of a program, also in those that
// hide their symbols (-fvisibility=hidden).
#if defined(__GNUC__) && !defined(_WIN32)
#define RESIN_CPP_SHARED __attribute__((visibility("default")))
#else
#define RESIN_CPP_SHARED
#endif

#endif // RESIN_CONFIG_HPP
