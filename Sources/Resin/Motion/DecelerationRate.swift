// SPDX-License-Identifier: MIT
internal import CResin

/// The rate at which a scroll view decelerates: the factor by which the velocity is multiplied in
/// each millisecond.
public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
  /// The factor per millisecond, above 0 and below 1.
  public var rawValue: Double

  /// Creates a rate. With a rate that is out of range, every motion is at rest.
  public init(rawValue: Double) {
    self.rawValue = rawValue
  }

  /// The rate of `UIScrollView.DecelerationRate.normal`, 0.998.
  public static let normal = DecelerationRate(rawValue: RESIN_DECELERATION_NORMAL)

  /// The rate of `UIScrollView.DecelerationRate.fast`, 0.99.
  public static let fast = DecelerationRate(rawValue: RESIN_DECELERATION_FAST)

  /// Returns the distance that a flick covers until it rests, with the formula of "Designing Fluid
  /// Interfaces": velocity / 1000 · rate / (1 - rate).
  ///
  /// ```swift
  /// let center = 100.0, velocity = 500.0
  /// let projected = center + DecelerationRate.normal.project(initialVelocity: velocity)
  /// print(projected.rounded())  // 349.0
  /// ```
  ///
  /// - Parameter initialVelocity: In units per second.
  /// - Returns: In units; 0 for a velocity that is not finite or a rate that is not above 0 and
  ///   below 1.
  public func project(initialVelocity: Double) -> Double {
    resin_project(initialVelocity, rawValue)
  }

  /// Returns the distance that a scroll view covers until it rests: -velocity / (1000 · ln rate).
  ///
  /// The distance is an integral, while ``project(initialVelocity:)`` is a sum over milliseconds.
  /// At the normal rate, the integral is greater by a thousandth.
  ///
  /// - Parameter initialVelocity: In units per second.
  /// - Returns: In units; 0 for a velocity that is not finite or a rate that is not above 0 and
  ///   below 1.
  public func coastingDistance(initialVelocity: Double) -> Double {
    resin_project_continuous(initialVelocity, rawValue)
  }
}
