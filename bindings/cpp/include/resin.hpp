// SPDX-License-Identifier: MIT
#ifndef RESIN_HPP
#define RESIN_HPP

// All of libresin for C++17 and later. docs/languages/cpp.md is the guide.
//
// Conventions of all headers:
//
//  - Every function that can fail has two overloads, like those of std::filesystem: one throws
//    `resin::error`, the other one has a last parameter `std::error_code &ec`, which it clears on
//    success; on failure it returns a value-initialized result. With -fno-exceptions only the
//    latter exist.
//  - `diff`, `bar` and `solver` own their memory and can be moved but not copied. A moved-from
//    object fails with `errc::null_handle` until another one is assigned to it.
//  - Plain values such as `motion` and `index_pair` are the structs of the C library. Their
//    documentation, including ranges, is in the C headers.
//  - One thread at a time may use an object of a class of this library, except that any number of
//    threads may call const functions at the same time. Objects may be moved to other threads.
//    `spring_batch::step` is const, but writes to the arrays.
//  - Include the header of a class instead of declaring the class: its namespace depends on the
//    version of C++.

#include <resin/allocator.hpp>
#include <resin/bar.hpp>
#include <resin/bar_gesture.hpp>
#include <resin/diff.hpp>
#include <resin/diff_stages.hpp>
#include <resin/error.hpp>
#include <resin/identities.hpp>
#include <resin/motion.hpp>
#include <resin/motion_trackers.hpp>
#include <resin/solver.hpp>
#include <resin/span.hpp>
#include <resin/spring.hpp>
#include <resin/spring_batch.hpp>
#include <resin/values.hpp>

#endif // RESIN_HPP
