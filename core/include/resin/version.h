// SPDX-License-Identifier: MIT
#ifndef RESIN_VERSION_H
#define RESIN_VERSION_H

// The single source of the version: CMake reads these three lines, scripts compare all others.
//
// While the major number is 0, releases with the same minor number are ABI compatible; from 1.0
// on, releases with the same major number are. See docs/abi.md.
#define RESIN_VERSION_MAJOR 0
#define RESIN_VERSION_MINOR 1
#define RESIN_VERSION_PATCH 0

/// The version as one ordered number: 0xMMmmpp.
#define RESIN_VERSION                                                                              \
    ((RESIN_VERSION_MAJOR << 16) | (RESIN_VERSION_MINOR << 8) | RESIN_VERSION_PATCH)

#endif // RESIN_VERSION_H
