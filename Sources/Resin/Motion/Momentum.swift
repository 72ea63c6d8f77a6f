// SPDX-License-Identifier: MIT
internal import CResin

/// The springs for a release.
///
/// A value that is NaN or out of range is replaced by the default value.
public struct MomentumRule: Hashable, Sendable {
  /// The response of a release without momentum, in seconds, about from 6.3e-5 to 6.3e4.
  public var tapResponse: Double

  /// The damping ratio of a release without momentum, from 0 to 1e4: 1 for no bounce.
  public var tapDampingRatio: Double

  /// The response of a release with momentum, in seconds, about from 6.3e-5 to 6.3e4.
  public var flickResponse: Double

  /// The damping ratio of a release with momentum, from 0 to 1e4: below 1 for bounce.
  public var flickDampingRatio: Double

  /// The limit of relative velocities in both directions, per second, 0 or more; infinity for none.
  public var maximumRelativeVelocity: Double

  /// Creates a rule. The default values are those of "Building Fluid Interfaces".
  public init(
    tapResponse: Double = 0.4, tapDampingRatio: Double = 1,
    flickResponse: Double = 0.3, flickDampingRatio: Double = 0.8,
    maximumRelativeVelocity: Double = 30
  ) {
    self.tapResponse = tapResponse
    self.tapDampingRatio = tapDampingRatio
    self.flickResponse = flickResponse
    self.flickDampingRatio = flickDampingRatio
    self.maximumRelativeVelocity = maximumRelativeVelocity
  }
}

/// The spring that animates a released object to its target: with bounce after a flick, and without
/// bounce after a tap. The response and the damping ratio are always valid for ``Spring``.
///
/// ```swift
/// // The finger leaves the drawer 200 points below its stop, at 900 points per second upwards.
/// let momentum = Momentum(velocity: -900, distance: -200)
/// let spring = Spring(response: momentum.response, dampingRatio: momentum.dampingRatio)
/// var drawer = Motion(value: 200, velocity: -900)
/// drawer = spring.advance(drawer, toward: 0, by: 1 / 60)
/// print(momentum.relativeVelocity)  // 4.5
/// print(drawer.value < 200)  // true
/// ```
public struct Momentum: Hashable, Sendable {
  /// The response of the spring, in seconds.
  public let response: Double

  /// The damping ratio of the spring.
  public let dampingRatio: Double

  /// The velocity divided by the remaining distance, per second; positive toward the target.
  public let relativeVelocity: Double

  /// Chooses the spring of a release.
  ///
  /// A release without velocity, without remaining distance, or with numbers that are not finite is
  /// a tap. Any other release is a flick.
  ///
  /// - Parameters:
  ///   - velocity: In units per second.
  ///   - distance: The target minus the present value, in units.
  ///   - rule: The springs to choose from.
  public init(velocity: Double, distance: Double, rule: MomentumRule = MomentumRule()) {
    var core = resin_momentum_rule(
      tap_response: rule.tapResponse, tap_damping_ratio: rule.tapDampingRatio,
      flick_response: rule.flickResponse, flick_damping_ratio: rule.flickDampingRatio,
      maximum_relative_velocity: rule.maximumRelativeVelocity)
    let momentum = resin_momentum_on_release(&core, velocity, distance)
    response = momentum.response
    dampingRatio = momentum.damping_ratio
    relativeVelocity = momentum.relative_velocity
  }
}
