// SPDX-License-Identifier: MIT

// A public import, so that these small wrappers can be inlined. No public signature has a C type.
public import CResin

/// A damped spring that moves a value toward a target.
///
/// A spring has no state. It computes a ``Motion`` after a time span:
///
/// ```swift
/// let spring = Spring(response: 0.4, dampingRatio: 0.8)
/// var motion = Motion(value: 0)
/// for _ in 0..<6 { motion = spring.advance(motion, toward: 100, by: 1 / 60) }
/// let atOnce = spring.advance(Motion(value: 0), toward: 100, by: 0.1)
/// print(abs(motion.value - atOnce.value) < 1e-9)  // true
/// print(motion.value.rounded())  // 53.0
/// ```
///
/// The result has a closed form, is bit-identical on every platform, and does not depend on the
/// division of time into frames: a time span may have any length, and dropped frames have no
/// effect.
///
/// Every spring is valid, because the initializers check their arguments. Initializers with a label
/// that starts with `validating` throw errors, for external input; the others have preconditions,
/// for constants. Methods that are called in every frame never terminate the program: for invalid
/// numbers (NaN; values, velocities or targets over 1e100 in magnitude; times that are not from 0
/// to 1e6 seconds), they return the motion unchanged.
///
/// Choose the initializer by what is known: response and damping ratio as in "Designing Fluid
/// Interfaces", duration and bounce as in SwiftUI, stiffness and damping as in Core Animation,
/// tension and friction as in Origami.
///
/// An advance is O(1), allocates nothing, and may be called by any thread.
/// ``SpringBatch`` is faster for many values. An advance never ends: it approaches the target
/// without reaching it. Use ``step(_:toward:by:tolerance:)``, which ends at the target exactly, to
/// know when to stop a display link.
public struct Spring: Hashable, Sendable {
  /// The undamped angular frequency, in radians per second, 1e-4 to 1e5.
  public let frequency: Double

  /// The damping ratio, 0 to 1e4: 0 undamped, below 1 underdamped, 1 critical, above 1 overdamped.
  public let dampingRatio: Double

  @inlinable init(core: resin_spring) {
    frequency = core.frequency
    dampingRatio = core.damping_ratio
  }

  @inlinable var core: resin_spring {
    resin_spring(frequency: frequency, damping_ratio: dampingRatio)
  }

  /// Returns the motion after some seconds; the same motion for invalid numbers.
  ///
  /// - Parameters:
  ///   - motion: The current value and velocity.
  ///   - target: The value at which the spring is at rest.
  ///   - seconds: From 0 to 1e6.
  /// - Complexity: O(1)
  @inlinable public func advance(
    _ motion: Motion, toward target: Double, by seconds: Double
  ) -> Motion {
    var end = motion.core
    _ = resin_spring_advance(core, end, target, seconds, &end)
    return Motion(core: end)
  }

  /// Returns the motion after some seconds. A motion that is then at rest has exactly the value of
  /// the target and the velocity 0.
  ///
  /// ```swift
  /// let spring = Spring(response: 0.3, dampingRatio: 1)
  /// var motion = Motion(value: 0)
  /// var frames = 0
  /// while !motion.isResting(at: 100) {
  ///   motion = spring.step(motion, toward: 100, by: 1 / 60, tolerance: .points)
  ///   frames += 1
  /// }
  /// print(frames)  // 29
  /// ```
  ///
  /// See ``isAtRest(_:toward:tolerance:)`` for the definition of rest. Returns the same motion for
  /// invalid numbers.
  @inlinable public func step(
    _ motion: Motion, toward target: Double, by seconds: Double, tolerance: SpringTolerance
  ) -> Motion {
    var end = motion.core
    _ = resin_spring_step(
      core, end, target, seconds,
      resin_spring_tolerance(distance: tolerance.distance, speed: tolerance.speed), &end)
    return Motion(core: end)
  }
}

extension Spring {
  /// Returns the motions at the times 0, `interval`, 2 `interval` and so on, for a curve or key
  /// frames.
  ///
  /// - Parameters:
  ///   - motion: The motion at the time 0.
  ///   - target: The value at which the spring is at rest.
  ///   - interval: In seconds, from 0 to 1e6.
  ///   - count: The number of motions, from 0 to 16,777,216 (2²⁴).
  /// - Throws: ``ResinError`` that names the number that is out of range. The time of the last
  ///   motion must be at most 1e6 seconds. Arguments are checked before any allocation.
  public func samples(
    of motion: Motion, toward target: Double, every interval: Double, count: Int
  ) throws(ResinError) -> [Motion] {
    try check(motion, toward: target, every: interval, count: count)
    var values = [Double](repeating: 0, count: count)
    var velocities = values
    try ResinError.check(
      resin_spring_sample(
        core, motion.core, target, interval, values.count, &values, &velocities))
    return zip(values, velocities).map { Motion(value: $0, velocity: $1) }
  }

  /// Returns the values of ``samples(of:toward:every:count:)``, without the velocities.
  ///
  /// - Throws: As ``samples(of:toward:every:count:)``.
  public func values(
    of motion: Motion, toward target: Double, every interval: Double, count: Int
  ) throws(ResinError) -> [Double] {
    try check(motion, toward: target, every: interval, count: count)
    var values = [Double](repeating: 0, count: count)
    try ResinError.check(
      resin_spring_sample(core, motion.core, target, interval, values.count, &values, nil))
    return values
  }

  // Checks the arguments before the arrays are allocated. The C library checks all but the count
  // and the last time, with a single sample.
  private func check(
    _ motion: Motion, toward target: Double, every interval: Double, count: Int
  ) throws(ResinError) {
    var first = 0.0
    try ResinError.check(
      resin_spring_sample(core, motion.core, target, interval, 1, &first, nil))
    guard (0...(1 << 24)).contains(count) else { throw ResinError(RESIN_ERROR_TOO_LARGE) }
    guard Double(count - 1) * interval <= 1e6 else { throw ResinError(RESIN_ERROR_TIME_STEP) }
  }
}
