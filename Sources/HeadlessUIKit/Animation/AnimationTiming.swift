// SPDX-License-Identifier: MIT
internal import Resin

/// The function from time to progress of an animation.
enum AnimationPace {
  /// A timing curve that is scaled to the duration.
  case curve(CAMediaTimingFunction)
  /// A spring with a damping ratio that settles within the duration. The velocity is in units of
  /// the whole change per second.
  case fittedSpring(dampingRatio: Double, velocity: Double)
  /// A spring with its own duration. The velocity is in units of the whole change per second.
  case spring(Spring, velocity: Double)
  /// A spring that is cut off at the end of the duration. The velocity is in units of the whole
  /// change per second.
  case cutSpring(Spring, velocity: Double)
}

/// The timing of an animation, including its repetitions.
struct AnimationTiming {
  private enum Shape {
    case linear
    case curve(CAMediaTimingFunction)
    case spring(Spring, velocity: Double)
  }

  /// The duration of one run in one direction, in seconds; 0 if nothing is animated.
  let duration: TimeInterval
  /// The progress at the beginning and at the end.
  let range: (from: Double, to: Double)
  /// The number of runs, which can be fractional; infinity to repeat forever.
  let repeatCount: Double
  /// Whether every run is followed by a reversed run.
  let autoreverses: Bool

  private let shape: Shape

  init(
    pace: AnimationPace, duration: TimeInterval, repeatCount: Double = 1,
    autoreverses: Bool = false, range: (from: Double, to: Double) = (0, 1)
  ) {
    self.range = range
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

  /// The duration of one run with its reversal, in seconds.
  private var cycle: TimeInterval { autoreverses ? duration * 2 : duration }

  /// The duration of all runs, in seconds.
  var total: TimeInterval { duration > 0 ? cycle * repeatCount : 0 }

  /// Returns the progress at a time in seconds: 0 at the beginning, 1 at the end, and more than 1
  /// where a spring overshoots. The progress is 1 after the last run, even if that run was
  /// reversed.
  func progress(at time: TimeInterval) -> Double {
    range.from + (range.to - range.from) * part(at: time)
  }

  /// Returns the part of the range at a time in seconds: 0 at the beginning, and 1 at the end.
  func part(at time: TimeInterval) -> Double {
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

extension AnimationTiming {
  /// Returns the first time at which the progress has a value from 0 to 1, for a single run.
  func time(ofProgress progress: Double) -> TimeInterval {
    guard progress > 0, duration > 0 else { return 0 }
    var end = duration
    if progress < 1 {
      // Springs oscillate about 1: the progress ascends until it passes the value first.
      let steps = 256
      end =
        (1...steps).lazy.map { duration * Double($0) / Double(steps) }
        .first { self.progress(at: $0) >= progress } ?? duration
    } else if range.to == 1, case .spring = shape {
      return duration
    }
    var (low, high) = (max(end - duration / 256, 0), end)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if self.progress(at: middle) < progress { low = middle } else { high = middle }
    }
    return high
  }
}

extension Spring {
  /// A spring has settled when it remains within a thousandth of the change, at any speed.
  private static let settled = SpringTolerance(distance: 0.001, speed: 1e100)

  /// The lowest damping ratio that animations use; lower ratios would oscillate for minutes.
  static let lowestRatio = 0.01

  /// Returns the time in which the spring settles from 0 to 1 with an initial velocity, in seconds.
  func settlingTime(velocity: Double) -> TimeInterval {
    settlingTime(
      of: Motion(value: 0, velocity: velocity), toward: 1, tolerance: Self.settled) ?? .infinity
  }

  /// Returns the spring with a damping ratio that settles from 0 to 1 in `duration` seconds with an
  /// initial velocity.
  static func settling(
    in duration: TimeInterval, dampingRatio: Double, velocity: Double
  ) -> Spring {
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, lowestRatio), 100)
    let duration = min(max(duration, 1e-3), 1e4)
    // Without an initial velocity, the settling time is proportional to the period: twice the
    // frequency settles in half the time.
    let frequency = min(
      max(Spring(frequency: 1, dampingRatio: ratio).settlingTime(velocity: 0) / duration, 1e-4), 1e5
    )
    guard velocity != 0 else { return Spring(frequency: frequency, dampingRatio: ratio) }
    // With an initial velocity, it is not proportional: bisection on the logarithm of the
    // frequency.
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
