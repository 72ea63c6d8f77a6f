// SPDX-License-Identifier: MIT
internal import CResin

// What becomes of a motion. One that no spring can carry does not move any more: it is at rest, and
// reaches nothing.

extension Spring {
  /// The acceleration in this moment, in units per second per second; 0 for numbers that no spring
  /// can carry.
  public func acceleration(of motion: Motion, toward target: Double) -> Double {
    var acceleration = 0.0
    _ = resin_spring_acceleration(core, motion.core, target, &acceleration)
    return acceleration
  }

  /// How far the value will go beyond its target, in units: the largest distance on the other side,
  /// or, for a value that starts on its target, on the side that it moves to.
  ///
  /// 0 when it never goes beyond, and for numbers that no spring can carry.
  public func overshoot(of motion: Motion, toward target: Double) -> Double {
    var overshoot = 0.0
    _ = resin_spring_overshoot(core, motion.core, target, &overshoot)
    return overshoot
  }

  /// The seconds until the value is its target for the first time: 0 when it is there now, nil when
  /// it only comes nearer for ever, and for numbers that no spring can carry.
  public func crossingTime(of motion: Motion, toward target: Double) -> Double? {
    var time = 0.0
    let status = resin_spring_crossing_time(core, motion.core, target, &time)
    return status == RESIN_OK ? time : nil
  }

  /// Whether the motion is at rest: from now on, for ever, neither its distance to the target nor
  /// its speed exceeds the tolerance.
  ///
  /// A value that passes its target at speed is not at rest, nor is one that stands still away from
  /// it. Since this looks at the motion to come and not at frames, it does not depend on the frame
  /// rate. True for numbers that no spring can carry, so that nobody waits for them.
  public func isAtRest(
    _ motion: Motion, toward target: Double, tolerance: SpringTolerance
  ) -> Bool {
    var rests = true
    _ = resin_spring_is_at_rest(core, motion.core, target, tolerance.core, &rests)
    return rests
  }

  /// The seconds after which distance and speed stay within the tolerance for ever: the first such
  /// moment, with the present velocity taken into account.
  ///
  /// 0 exactly when the motion is at rest now. Nil for a spring of damping ratio 0 that is not at
  /// rest; finite for every other. 0 for numbers that no spring can carry.
  public func settlingTime(
    of motion: Motion, toward target: Double, tolerance: SpringTolerance
  ) -> Double? {
    var time = 0.0
    let status = resin_spring_settling_time(core, motion.core, target, tolerance.core, &time)
    return status == RESIN_ERROR_UNDAMPED ? nil : time
  }
}
