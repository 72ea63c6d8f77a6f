// SPDX-License-Identifier: MIT

// A public import, so that these small wrappers can be inlined. No public signature has a C type.
public import CResin

/// A value and its velocity: the whole state of a spring animation.
///
/// To change the target or the spring of a moving value, pass the new target or spring in the next
/// frame. The value and the velocity remain continuous.
public struct Motion: Hashable, Sendable {
  /// The value, in any unit.
  public var value: Double

  /// The velocity, in units per second.
  public var velocity: Double

  /// Creates a motion from the values of its properties.
  @inlinable public init(value: Double, velocity: Double = 0) {
    self.value = value
    self.velocity = velocity
  }

  /// Returns the velocity divided by the remaining distance, per second, as for the initial
  /// velocity of `UISpringTimingParameters`.
  ///
  /// The result is 0 if the distance is 0 or the quotient is not finite.
  public func relativeVelocity(toward target: Double) -> Double {
    resin_spring_relative_velocity(core, target)
  }

  /// Returns whether the value equals the target and the velocity is 0, as after a spring has
  /// settled.
  @inlinable public func isResting(at target: Double) -> Bool {
    value == target && velocity == 0
  }
}

extension Motion {
  @inlinable init(core: resin_motion) {
    self.init(value: core.value, velocity: core.velocity)
  }

  @inlinable var core: resin_motion {
    resin_motion(value: value, velocity: velocity)
  }
}
