// SPDX-License-Identifier: MIT
internal import Resin

/// How the progress of an animation follows from the time.
enum AnimationPace {
  /// A curve, stretched to the duration.
  case curve(CAMediaTimingFunction)
  /// A spring with a damping ratio that settles within the duration; the velocity is in units of the
  /// whole way per second.
  case fittedSpring(dampingRatio: Double, velocity: Double)
  /// A spring that has a duration of its own; the velocity is in units of the whole way per second.
  case spring(Spring, velocity: Double)
  /// A spring that is cut off at the end of the duration.
  case cutSpring(Spring, velocity: Double)
}

/// One run of an animation, and how often it is repeated.
struct AnimationTiming {
  private enum Shape {
    case linear
    case curve(CAMediaTimingFunction)
    case spring(Spring, velocity: Double)
  }

  /// Of one way, in seconds; 0 where nothing is animated.
  let duration: TimeInterval
  /// How often, which need not be a whole number; infinity for ever.
  let repeatCount: Double
  /// Whether every run goes forwards and then backwards.
  let autoreverses: Bool

  private let shape: Shape

  init(
    pace: AnimationPace, duration: TimeInterval, repeatCount: Double = 1,
    autoreverses: Bool = false
  ) {
    let duration = duration > 0 && duration.isFinite ? duration : 0
    self.repeatCount = repeatCount > 0 ? repeatCount : 1
    self.autoreverses = autoreverses
    switch pace {
    case .curve(let function):
      shape = function === UIView.AnimationCurve.linear.timingFunction ? .linear : .curve(function)
      self.duration = duration
    case .fittedSpring(let dampingRatio, let velocity):
      let velocity = Self.valid(velocity: velocity)
      shape = .spring(
        .settling(in: duration, dampingRatio: dampingRatio, velocity: velocity), velocity: velocity)
      self.duration = duration
    case .spring(let spring, let velocity):
      let velocity = Self.valid(velocity: velocity)
      shape = .spring(spring, velocity: velocity)
      self.duration = spring.settlingTime(velocity: velocity)
    case .cutSpring(let spring, let velocity):
      shape = .spring(spring, velocity: Self.valid(velocity: velocity))
      self.duration = duration
    }
  }

  private static func valid(velocity: Double) -> Double {
    velocity.isNaN ? 0 : min(max(velocity, -1e6), 1e6)
  }

  /// Of one run with its way back.
  private var cycle: TimeInterval { autoreverses ? duration * 2 : duration }

  /// Of all runs together.
  var total: TimeInterval { duration > 0 ? cycle * repeatCount : 0 }

  /// How much of the way is done after some seconds: 0 at the beginning, 1 at the end, and beyond
  /// where a spring goes beyond. 1 when all is over, whichever way the last run went.
  func progress(at time: TimeInterval) -> Double {
    guard time < total else { return 1 }
    guard time > 0 else { return 0 }
    var inCycle = repeatCount == 1 ? time : time.truncatingRemainder(dividingBy: cycle)
    if inCycle > duration { inCycle = cycle - inCycle }
    switch shape {
    case .linear:
      return inCycle / duration
    case .curve(let function):
      return function.progress(at: inCycle / duration)
    case .spring(let spring, let velocity):
      return spring.advance(Motion(value: 0, velocity: velocity), toward: 1, by: inCycle).value
    }
  }
}

extension Spring {
  /// A spring has settled when it stays within a thousandth of the way, however fast.
  private static let settled = SpringTolerance(distance: 0.001, speed: 1e100)

  /// The lowest damping ratio that animations use: less would ring for minutes.
  static let lowestRatio = 0.01

  /// The seconds from 0 to 1, with a velocity at first.
  func settlingTime(velocity: Double) -> TimeInterval {
    settlingTime(
      of: Motion(value: 0, velocity: velocity), toward: 1, tolerance: Self.settled) ?? .infinity
  }

  /// The spring of a damping ratio that takes some seconds from 0 to 1, with a velocity at first.
  static func settling(
    in duration: TimeInterval, dampingRatio: Double, velocity: Double
  ) -> Spring {
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, lowestRatio), 100)
    let duration = min(max(duration, 1e-3), 1e4)
    // From rest, time is measured in periods: twice the frequency settles in half the time.
    let frequency = min(
      max(Spring(frequency: 1, dampingRatio: ratio).settlingTime(velocity: 0) / duration, 1e-4), 1e5
    )
    guard velocity != 0 else { return Spring(frequency: frequency, dampingRatio: ratio) }
    // With a velocity it is not: bisection on the logarithm.
    var (low, high) = (max(frequency / 1e3, 1e-4), min(frequency * 1e3, 1e5))
    for _ in 0..<36 {
      let middle = (low * high).squareRoot()
      let spring = Spring(frequency: middle, dampingRatio: ratio)
      if spring.settlingTime(velocity: velocity) > duration {
        low = middle
      } else {
        high = middle
      }
    }
    return Spring(frequency: high, dampingRatio: ratio)
  }
}
