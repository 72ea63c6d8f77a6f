// SPDX-License-Identifier: MIT

// Public, because these small wrappers must inline: their clients see no name of the C library.
public import CResin

/// Where a value is and how fast it moves.
///
/// A spring keeps no other state. To send a moving value somewhere else, or to give it another
/// spring, pass that target or spring from the next frame on: value and velocity carry over.
public struct Motion: Hashable, Sendable {
  /// Where the value is, in any unit.
  public var value: Double

  /// How fast it moves, in units per second.
  public var velocity: Double

  /// Creates a motion.
  @inlinable public init(value: Double, velocity: Double = 0) {
    self.value = value
    self.velocity = velocity
  }

  /// The velocity divided by the distance to go, per second: what UIKit's spring timing parameters
  /// take as initial velocity.
  ///
  /// 0 where there is no distance, or the quotient is not a finite number.
  public func relativeVelocity(toward target: Double) -> Double {
    resin_spring_relative_velocity(core, target)
  }

  /// Whether the value is exactly the target and does not move, as a spring leaves it that has come
  /// to rest.
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
