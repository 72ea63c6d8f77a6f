// SPDX-License-Identifier: MIT

/// The name that a program prints to show which module it contains.
public let nameOfEpoxyCore = "the original EpoxyCore"
