// SPDX-License-Identifier: MIT
internal import Resin

/// A fault of a configuration.
///
/// ```swift
/// do {
///   _ = try Configuration(stops: [300, 64])
/// } catch {
///   print("\(error)".hasPrefix("The heights of a bar"))  // true
/// }
///
/// let repaired = Configuration(
///   compactStateHeight: 64, normalStateHeight: .nan, expandedStateHeight: 300)
/// print(repaired.stops, repaired.fault == .stops)  // [64.0, 64.0, 300.0] true
/// ```
public enum ConfigurationError: Error, Hashable, Sendable {
  /// The stops are fewer than two, or not ascending heights from 0 to 1e9. Repaired, such a height
  /// is the highest one before it, or 0.
  case stops
  /// The normal stop is not the index of a stop, or is 0.
  case normalStop
  /// The resistance is not from 0 to 1. Repaired, it is the nearer of the two, and 0 for NaN.
  case resistance
  /// The tolerance at the top is negative, NaN or over a million points. Repaired, it is the
  /// default.
  case topTolerance
  /// The response of the spring is not positive and finite. Repaired, settling is immediate.
  case response
}

extension ConfigurationError: CustomStringConvertible {
  /// A sentence that describes the fault.
  public var description: String {
    switch self {
    case .stops:
      "The heights of a bar's states have to be two or more, 0 or more, and to ascend."
    case .normalStop: "The normal stop has to be one of the stops, and not the first."
    case .resistance: "The resistance of a bar has to be from 0 to 1."
    case .topTolerance: "The tolerance at the top has to be 0 or more."
    case .response: "The response of the spring has to be greater than 0."
    }
  }
}
