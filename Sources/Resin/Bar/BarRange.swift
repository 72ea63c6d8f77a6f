// SPDX-License-Identifier: MIT

// A public import, so that these small wrappers can be inlined. No public signature has a C type.

/// A range of values for the interval between two stops of a bar.
public struct BarRange: Hashable, Sendable {
  /// The value at the lower stop.
  public var from: Double

  /// The value at the higher stop; may be less than ``from``.
  public var to: Double

  /// Creates a range from the values of its properties.
  public init(from: Double, to: Double) {
    self.from = from
    self.to = to
  }

  /// Returns a range that has the same value at both stops.
  public static func constant(_ value: Double) -> BarRange {
    BarRange(from: value, to: value)
  }
}
