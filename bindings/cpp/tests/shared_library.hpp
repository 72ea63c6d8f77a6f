// SPDX-License-Identifier: MIT
#ifndef RESIN_TESTS_SHARED_LIBRARY_HPP
#define RESIN_TESTS_SHARED_LIBRARY_HPP

#include <resin.hpp>

#include <system_error>

#define RESIN_TEST_EXPORT __attribute__((visibility("default")))

RESIN_TEST_EXPORT std::error_code code_of_library();
RESIN_TEST_EXPORT void throw_from_library();
RESIN_TEST_EXPORT void throw_lane_from_library();

#endif // RESIN_TESTS_SHARED_LIBRARY_HPP
