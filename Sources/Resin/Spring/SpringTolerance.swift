// SPDX-License-Identifier: MIT
internal import CResin

/// The limits below which a motion is at rest.
public struct SpringTolerance: Hashable, Sendable {
  /// The distance to the target, in units of the value.
  public let distance: Double

  /// The speed, in units of the value per second.
  public let speed: Double

  /// Creates a tolerance.
  ///
  /// - Precondition: Both are from 1e-100 to 1e100.
  public init(distance: Double, speed: Double) {
    self.distance = distance
    self.speed = speed
    ResinError.require(status)
  }

  /// Creates a tolerance, with validation for external input.
  ///
  /// - Throws: ``ResinError`` unless both are from 1e-100 to 1e100.
  public init(validatingDistance distance: Double, speed: Double) throws(ResinError) {
    self.distance = distance
    self.speed = speed
    try ResinError.check(status)
  }

  /// The tolerance for positions on a screen: a tenth of a point, and a speed of one point per
  /// second.
  public static let points = SpringTolerance(distance: 0.1, speed: 1)

  /// The tolerance for values from 0 to 1, such as an alpha or a scale: a thousandth, and a
  /// hundredth per second.
  public static let unit = SpringTolerance(distance: 0.001, speed: 0.01)
}

extension SpringTolerance {
  var core: resin_spring_tolerance {
    resin_spring_tolerance(distance: distance, speed: speed)
  }

  // The spring and the motion are valid, so only the tolerance can cause an error.
  private var status: resin_status {
    var rests = false
    return resin_spring_is_at_rest(
      resin_spring(frequency: 1, damping_ratio: 1), resin_motion(value: 0, velocity: 0), 0, core,
      &rests)
  }
}
