// SPDX-License-Identifier: MIT
internal import CResin

/// How fast a scroll view's motion dies away: what is left of a velocity after a millisecond.
public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
  /// The factor per millisecond, above 0 and below 1.
  public var rawValue: Double

  /// Creates a rate. One out of range makes every motion rest at once.
  public init(rawValue: Double) {
    self.rawValue = rawValue
  }

  /// 0.998, as `UIScrollView.DecelerationRate.normal`.
  public static let normal = DecelerationRate(rawValue: RESIN_DECELERATION_NORMAL)

  /// 0.99, as `UIScrollView.DecelerationRate.fast`.
  public static let fast = DecelerationRate(rawValue: RESIN_DECELERATION_FAST)

  /// The distance that a flick covers until it rests, as "Designing Fluid Interfaces" gives it:
  /// velocity / 1000 · rate / (1 - rate).
  ///
  ///     let projected = center.x + DecelerationRate.normal.project(initialVelocity: velocity.x)
  ///
  /// - Parameter initialVelocity: In units per second.
  /// - Returns: In units; 0 for a velocity that is not finite or a rate that is not above 0 and below
  ///   1.
  public func project(initialVelocity: Double) -> Double {
    resin_project(initialVelocity, rawValue)
  }

  /// The distance that a scroll view covers until it rests: -velocity / (1000 · ln rate).
  ///
  /// The integral where ``project(initialVelocity:)`` is a sum over milliseconds; at the normal rate
  /// a thousandth more.
  ///
  /// - Parameter initialVelocity: In units per second.
  /// - Returns: In units; 0 for a velocity that is not finite or a rate that is not above 0 and below
  ///   1.
  public func coastingDistance(initialVelocity: Double) -> Double {
    resin_project_continuous(initialVelocity, rawValue)
  }
}

/// The motion of a scroll view after the finger has left it.
///
///     let fling = Deceleration(from: 0, velocity: 1800)
///     fling.rest                 // where it ends
///     fling.value(at: 0.5)       // where it is after half a second
///     fling.crossing(of: 600)    // when it hits the edge, and how fast
///
/// A velocity that is not finite, or a rate that is not above 0 and below 1, is a motion that rests
/// where it starts; a start that is not finite counts as 0. No answer is ever NaN.
public struct Deceleration: Hashable, Sendable {
  /// Where the motion starts, in units.
  public var start: Double

  /// How fast it starts, in units per second.
  public var velocity: Double

  /// How fast it dies away.
  public var rate: DecelerationRate

  /// Creates a motion.
  public init(from start: Double, velocity: Double, rate: DecelerationRate = .normal) {
    self.start = start
    self.velocity = velocity
    self.rate = rate
  }

  /// When a motion is somewhere, and how fast it is there.
  public struct Crossing: Hashable, Sendable {
    /// In seconds from the start.
    public var time: Double

    /// In units per second.
    public var velocity: Double

    /// Creates a crossing.
    public init(time: Double, velocity: Double) {
      self.time = time
      self.velocity = velocity
    }
  }

  /// The value at which the motion comes to rest.
  public var rest: Double {
    resin_deceleration_rest(core)
  }

  /// What is left of the motion after some seconds. A time that is negative or NaN counts as 0.
  public func after(_ seconds: Double) -> Deceleration {
    let left = resin_deceleration_after(core, seconds)
    return Deceleration(
      from: left.value, velocity: left.velocity, rate: DecelerationRate(rawValue: left.rate))
  }

  /// The value after some seconds. A time that is negative or NaN counts as 0.
  public func value(at seconds: Double) -> Double {
    resin_deceleration_after(core, seconds).value
  }

  /// The velocity after some seconds, per second. A time that is negative or NaN counts as 0.
  public func velocity(at seconds: Double) -> Double {
    resin_deceleration_after(core, seconds).velocity
  }

  /// The seconds until the speed has fallen to this one: 0 if it is not faster to begin with, and
  /// nil for a moving one that is to reach a speed of 0 or less. 0 for a speed of NaN.
  public func time(untilSpeed speed: Double) -> Double? {
    let time = resin_deceleration_time_to_speed(core, speed)
    return time < .infinity ? time : nil
  }

  /// When the motion reaches a boundary, and how fast it is there; nil if it never does, and for a
  /// boundary that is not finite.
  public func crossing(of boundary: Double) -> Crossing? {
    let crossing = resin_deceleration_crossing(core, boundary)
    guard crossing.time < .infinity else { return nil }
    return Crossing(time: crossing.time, velocity: crossing.velocity)
  }

  private var core: resin_deceleration {
    resin_deceleration(value: start, velocity: velocity, rate: rate.rawValue)
  }
}
