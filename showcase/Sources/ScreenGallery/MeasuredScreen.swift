// SPDX-License-Identifier: MIT

/// A value of a screen that changes while the screen is used.
public struct Measure: Hashable, Sendable {
  /// The name of the value, with its unit.
  public let name: String
  /// The current value.
  public let value: Double
  /// Values with a meaning, such as stops.
  public let marks: [Double]

  /// Creates a measure.
  public init(_ name: String, _ value: Double, marks: [Double] = []) {
    self.name = name
    self.value = value
    self.marks = marks
  }
}

/// A screen with values that can be plotted.
@MainActor
public protocol MeasuredScreen {
  /// The current values, always with the same names in the same order.
  var measures: [Measure] { get }
}
