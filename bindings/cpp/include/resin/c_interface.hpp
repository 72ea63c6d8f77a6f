// SPDX-License-Identifier: MIT
#ifndef RESIN_C_INTERFACE_HPP
#define RESIN_C_INTERFACE_HPP

// The C headers, without the warning that clang gives for the casts in their inline functions.

#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast"
#endif

#include <resin/resin.h>

#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#endif // RESIN_C_INTERFACE_HPP
