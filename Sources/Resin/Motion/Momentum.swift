// SPDX-License-Identifier: MIT
internal import CResin

/// Which springs a release uses.
///
/// A member that is NaN or out of range counts as that of `MomentumRule()`.
public struct MomentumRule: Hashable, Sendable {
  /// The response of a release without momentum, in seconds, about from 6.3e-5 to 6.3e4.
  public var tapResponse: Double

  /// The damping ratio of a release without momentum, from 0 to 1e4: 1 for no bounce.
  public var tapDampingRatio: Double

  /// The response of a release with momentum, in seconds, about from 6.3e-5 to 6.3e4.
  public var flickResponse: Double

  /// The damping ratio of a release with momentum, from 0 to 1e4: below 1 for bounce.
  public var flickDampingRatio: Double

  /// Relative velocities are cut to this, per second, 0 or more; infinity for no limit.
  public var maximumRelativeVelocity: Double

  /// Creates a rule; without arguments, that of "Building Fluid Interfaces".
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

/// The spring with which something goes to its target when it is let go: momentum is rewarded with
/// bounce, a tap is not. Whatever the rule, ``Spring`` accepts the response and the damping ratio.
///
///     let momentum = Momentum(velocity: velocity.y, distance: target - position)
///     let timing = UISpringTimingParameters(
///       damping: momentum.dampingRatio, response: momentum.response,
///       initialVelocity: CGVector(dx: momentum.relativeVelocity, dy: 0))
public struct Momentum: Hashable, Sendable {
  /// The response of the spring, in seconds.
  public let response: Double

  /// The damping ratio of the spring.
  public let dampingRatio: Double

  /// Velocity divided by the remaining distance, per second; positive toward the target.
  public let relativeVelocity: Double

  /// Chooses the spring of a release.
  ///
  /// A release with no velocity, with no distance left, or with numbers that are not finite is a
  /// tap. Anything else is a flick.
  ///
  /// - Parameters:
  ///   - velocity: In units per second.
  ///   - distance: The target minus the present value, in units.
  ///   - rule: Which springs to choose from. Members out of range count as those of the default.
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
