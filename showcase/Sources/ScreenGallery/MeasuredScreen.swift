// SPDX-License-Identifier: MIT

/// A number of a screen that changes while it is used.
public struct Measure: Hashable, Sendable {
  /// The name of the value, with its unit.
  public let name: String
  /// The current value.
  public let value: Double
  /// Values that mean something, such as stops.
  public let marks: [Double]

  /// Creates a measure.
  public init(_ name: String, _ value: Double, marks: [Double] = []) {
    self.name = name
    self.value = value
    self.marks = marks
  }
}

/// A screen with numbers that are worth a plot.
@MainActor
public protocol MeasuredScreen {
  /// The numbers now, always the same ones.
  var measures: [Measure] { get }
}
