// SPDX-License-Identifier: MIT

/// What a program prints to show which module it has.
public let nameOfAirBar = "the original AirBar"
