// SPDX-License-Identifier: MIT
internal import CResin

/// The motion of a scroll view after a release.
///
/// ```swift
/// let fling = Deceleration(from: 0, velocity: 1800)
/// print(fling.rest.rounded())  // 899.0
/// print(fling.value(at: 0.5).rounded())  // 569.0
/// if let crossing = fling.crossing(of: 600) {
///   print(crossing.velocity.rounded())  // 599.0
/// }
/// ```
///
/// A motion whose velocity is not finite, or whose rate is not above 0 and below 1, is at rest; a
/// start that is not finite is treated as 0. No result is NaN.
///
/// All functions are closed forms in O(1). The position at rest is that of the continuous motion;
/// ``DecelerationRate/project(initialVelocity:)`` is the sum over milliseconds of "Designing Fluid
/// Interfaces", which is smaller by about a thousandth.
public struct Deceleration: Hashable, Sendable {
  /// The value at the start, in units.
  public var start: Double

  /// The velocity at the start, in units per second.
  public var velocity: Double

  /// The rate at which the motion decelerates.
  public var rate: DecelerationRate

  /// Creates a motion from the values of its properties.
  public init(from start: Double, velocity: Double, rate: DecelerationRate = .normal) {
    self.start = start
    self.velocity = velocity
    self.rate = rate
  }

  /// The time at which a motion reaches a value, and the velocity at that time.
  public struct Crossing: Hashable, Sendable {
    /// The time in seconds from the start.
    public var time: Double

    /// The velocity in units per second.
    public var velocity: Double

    /// Creates a crossing from the values of its properties.
    public init(time: Double, velocity: Double) {
      self.time = time
      self.velocity = velocity
    }
  }

  /// The value at which the motion comes to rest.
  public var rest: Double {
    resin_deceleration_rest(core)
  }

  /// Returns the remaining motion after some seconds. Negative times and NaN are treated as 0.
  public func after(_ seconds: Double) -> Deceleration {
    let left = resin_deceleration_after(core, seconds)
    return Deceleration(
      from: left.value, velocity: left.velocity, rate: DecelerationRate(rawValue: left.rate))
  }

  /// Returns the value after some seconds. Negative times and NaN are treated as 0.
  public func value(at seconds: Double) -> Double {
    resin_deceleration_after(core, seconds).value
  }

  /// Returns the velocity after some seconds, per second. Negative times and NaN are treated as 0.
  public func velocity(at seconds: Double) -> Double {
    resin_deceleration_after(core, seconds).velocity
  }

  /// Returns the seconds until the speed has decreased to `speed`. Returns 0 if the motion is not
  /// faster at the start, and for NaN; nil if the motion is not at rest and `speed` is not
  /// positive.
  public func time(untilSpeed speed: Double) -> Double? {
    let time = resin_deceleration_time_to_speed(core, speed)
    return time < .infinity ? time : nil
  }

  /// Returns the time at which the motion reaches a boundary, and the velocity at that time; nil if
  /// the motion never reaches the boundary, and for a boundary that is not finite.
  public func crossing(of boundary: Double) -> Crossing? {
    let crossing = resin_deceleration_crossing(core, boundary)
    guard crossing.time < .infinity else { return nil }
    return Crossing(time: crossing.time, velocity: crossing.velocity)
  }

  private var core: resin_deceleration {
    resin_deceleration(value: start, velocity: velocity, rate: rate.rawValue)
  }
}
