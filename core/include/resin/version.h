// SPDX-License-Identifier: MIT
#ifndef RESIN_VERSION_H
#define RESIN_VERSION_H

// The one place for the version: CMake reads these three lines, scripts check the rest.
//
// While the major number is 0, releases with the same minor number are ABI compatible; from 1.0
// on, releases with the same major number are. docs/abi.md says what that covers.
#define RESIN_VERSION_MAJOR 0
#define RESIN_VERSION_MINOR 1
#define RESIN_VERSION_PATCH 0

/// The version as one number that compares: 0xMMmmpp.
#define RESIN_VERSION                                                                              \
    ((RESIN_VERSION_MAJOR << 16) | (RESIN_VERSION_MINOR << 8) | RESIN_VERSION_PATCH)

#endif // RESIN_VERSION_H
