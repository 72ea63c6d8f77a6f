// SPDX-License-Identifier: MIT

/// The name that a program prints to show which module it contains.
public let nameOfAirBar = "the original AirBar"
