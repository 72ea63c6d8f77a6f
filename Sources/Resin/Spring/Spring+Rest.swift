// SPDX-License-Identifier: MIT
internal import CResin

// Predictions about a motion. A motion with invalid numbers is at rest and never reaches its
// target.

extension Spring {
  /// Returns the current acceleration, in units per second squared; 0 for invalid numbers.
  public func acceleration(of motion: Motion, toward target: Double) -> Double {
    var acceleration = 0.0
    _ = resin_spring_acceleration(core, motion.core, target, &acceleration)
    return acceleration
  }

  /// Returns the future overshoot, in units: the largest distance on the other side of the target
  /// or, for a value that starts at its target, on the side to which it moves.
  ///
  /// The result is 0 without overshoot, and for invalid numbers.
  public func overshoot(of motion: Motion, toward target: Double) -> Double {
    var overshoot = 0.0
    _ = resin_spring_overshoot(core, motion.core, target, &overshoot)
    return overshoot
  }

  /// Returns the seconds until the value first equals its target: 0 for a value that equals the
  /// target already; nil for a value that approaches the target without reaching it, and for
  /// invalid numbers.
  public func crossingTime(of motion: Motion, toward target: Double) -> Double? {
    var time = 0.0
    let status = resin_spring_crossing_time(core, motion.core, target, &time)
    return status == RESIN_OK ? time : nil
  }

  /// Returns whether the motion is at rest: from now on, neither its distance to the target nor its
  /// speed exceeds the tolerance.
  ///
  /// A value that passes its target, or that pauses away from its target, is not at rest. The
  /// result does not depend on the frame rate. It is true for invalid numbers, so that callers do
  /// not wait forever.
  public func isAtRest(
    _ motion: Motion, toward target: Double, tolerance: SpringTolerance
  ) -> Bool {
    var rests = true
    _ = resin_spring_is_at_rest(core, motion.core, target, tolerance.core, &rests)
    return rests
  }

  /// Returns the first time, in seconds, from which distance and speed remain within the tolerance.
  ///
  /// The result is 0 if and only if the motion is at rest now or invalid, nil for an undamped
  /// spring that is not at rest, and finite in all other cases.
  public func settlingTime(
    of motion: Motion, toward target: Double, tolerance: SpringTolerance
  ) -> Double? {
    var time = 0.0
    let status = resin_spring_settling_time(core, motion.core, target, tolerance.core, &time)
    return status == RESIN_ERROR_UNDAMPED ? nil : time
  }
}
