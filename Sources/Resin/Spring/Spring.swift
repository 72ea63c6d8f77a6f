// SPDX-License-Identifier: MIT

// Public, because these small wrappers must inline: their clients see no name of the C library.
public import CResin

/// A damped spring that pulls a value toward a target.
///
/// A spring is only a description. Give it a ``Motion`` and a span of time, and it answers with the
/// motion afterwards:
///
///     let spring = Spring(response: 0.4, dampingRatio: 0.8)
///     var motion = Motion(value: 0)
///     motion = spring.advance(motion, toward: 100, by: 1 / 60)
///
/// The answer is a closed form, the same on every platform to the last bit, and does not depend on
/// how a span of time is cut into frames: no step is too long, and a dropped frame changes nothing.
///
/// Every spring is one that can be computed with: the initialisers check their numbers. Those with
/// a label that starts with `validating` throw, for numbers that come from outside; the others have
/// preconditions, for constants. What is called in every frame never stops the program: numbers
/// that no spring can carry (NaN, values, velocities or targets over 1e100 in magnitude, times
/// that are not from 0 to 1e6 seconds) leave a motion as it is.
public struct Spring: Hashable, Sendable {
  /// The angular frequency without damping, in radians per second, 1e-4 to 1e5.
  public let frequency: Double

  /// 0 rings for ever, below 1 rings out, 1 is critical, above 1 creeps. 0 to 1e4.
  public let dampingRatio: Double

  @inlinable init(core: resin_spring) {
    frequency = core.frequency
    dampingRatio = core.damping_ratio
  }

  @inlinable var core: resin_spring {
    resin_spring(frequency: frequency, damping_ratio: dampingRatio)
  }

  /// The motion after some seconds.
  ///
  /// Numbers that no spring can carry leave the motion as it is.
  ///
  /// - Parameters:
  ///   - motion: Where the value is and how fast it moves.
  ///   - target: Where the spring pulls it.
  ///   - seconds: From 0 to 1e6.
  /// - Complexity: O(1)
  @inlinable public func advance(
    _ motion: Motion, toward target: Double, by seconds: Double
  ) -> Motion {
    var end = motion.core
    _ = resin_spring_advance(core, end, target, seconds, &end)
    return Motion(core: end)
  }

  /// The motion after some seconds, exactly on its target and without velocity once it is at rest.
  ///
  ///     motion = spring.step(motion, toward: target, by: frame, tolerance: .points)
  ///     if motion.isResting(at: target) { displayLink.isPaused = true }
  ///
  /// At rest is meant as in ``isAtRest(_:toward:tolerance:)``. Numbers that no spring can carry
  /// leave the motion as it is.
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
  /// The motions at the times 0, `interval`, 2 `interval` and so on, as for a curve or key frames.
  ///
  /// - Parameters:
  ///   - motion: At the time 0.
  ///   - target: Where the spring pulls it.
  ///   - interval: In seconds, from 0 to 1e6.
  ///   - count: The number of motions, from 0 to 16,777,216 (2²⁴).
  /// - Throws: ``ResinError`` that names the number that is out of range, before memory is asked for.
  ///   The last motion must be at 1e6 seconds or before.
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

  /// The values of ``samples(of:toward:every:count:)`` alone.
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

  // The C library checks everything but the count and the last time, which are those of arrays that
  // do not exist yet.
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
