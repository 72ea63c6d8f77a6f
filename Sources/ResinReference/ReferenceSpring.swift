// SPDX-License-Identifier: MIT
import Foundation

/// A second implementation of a damped spring, in safe Swift. The tests compare the C core with it,
/// and the benchmarks use it as the baseline.
///
/// It uses the system's `exp`, `sin` and `cos`, and other forms of the equations. The results of
/// the two implementations agree within the documented tolerance of the core. See resin/spring.h
/// for the terms.
public struct ReferenceSpring: Hashable, Sendable {
  /// A value and its velocity.
  public struct Motion: Hashable, Sendable {
    /// The value, in any unit.
    public var value: Double
    /// The velocity, in units per second.
    public var velocity: Double

    /// Creates a motion from the values of its properties.
    public init(value: Double, velocity: Double) {
      self.value = value
      self.velocity = velocity
    }
  }

  /// The limits below which a motion is at rest.
  public struct Tolerance: Hashable, Sendable {
    /// The distance to the target, in units.
    public let distance: Double
    /// The speed, in units per second.
    public let speed: Double

    /// Creates a tolerance; nil unless both are from 1e-100 to 1e100.
    public init?(distance: Double, speed: Double) {
      guard distance >= 1e-100, distance <= 1e100, speed >= 1e-100, speed <= 1e100 else {
        return nil
      }
      self.distance = distance
      self.speed = speed
    }
  }

  enum Regime: Hashable, Sendable {
    case under
    case critical
    case over(slow: Double, fast: Double)
  }

  /// The undamped angular frequency, in radians per second.
  public let frequency: Double
  /// The damping ratio: 0 undamped, 1 critical.
  public let dampingRatio: Double

  // -decay ± i rate, or -decay ± rate, are the roots of the characteristic polynomial.
  let decay: Double
  let rate: Double
  let regime: Regime

  /// Creates a spring; nil if a number is out of range.
  public init?(frequency: Double, dampingRatio: Double) {
    guard frequency >= 1e-4, frequency <= 1e5, dampingRatio >= 0, dampingRatio <= 1e4 else {
      return nil
    }
    self.frequency = frequency
    self.dampingRatio = dampingRatio
    decay = dampingRatio * frequency
    rate = frequency * abs((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    if dampingRatio < 1 {
      regime = .under
    } else if dampingRatio == 1 {
      regime = .critical
    } else {
      let fast = decay + rate
      regime = .over(slow: frequency / fast * frequency, fast: fast)
    }
  }

  /// Creates a spring from its undamped period.
  public init?(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * .pi / response, dampingRatio: dampingRatio)
  }

  /// Creates a spring from physical constants.
  public init?(stiffness: Double, damping: Double, mass: Double = 1) {
    guard stiffness > 0, stiffness < .infinity, damping >= 0, damping < .infinity, mass > 0,
      mass < .infinity
    else { return nil }
    let frequency = (stiffness / mass).squareRoot()
    self.init(frequency: frequency, dampingRatio: damping / mass / (2 * frequency))
  }

  /// Creates a spring from a perceptual duration and a bounce.
  public init?(duration: Double, bounce: Double) {
    guard bounce > -1, bounce <= 1 else { return nil }
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Creates a spring from the tension and friction of Origami.
  public init?(tension: Double, friction: Double) {
    self.init(stiffness: (tension - 30) * 3.62 + 194, damping: (friction - 8) * 3 + 25)
  }
}

extension ReferenceSpring {
  /// The linear map of a motion over a span of time.
  struct Transition {
    /// exp(-decay t) cos(rate t), or cosh.
    let even: Double
    /// exp(-decay t) sin(rate t) / rate, or sinh.
    let odd: Double
    let decay: Double
    let stiffness: Double

    @inline(__always)
    func apply(distance x: Double, velocity v: Double) -> (distance: Double, velocity: Double) {
      (
        distance: (even + decay * odd) * x + odd * v,
        velocity: (even - decay * odd) * v - stiffness * odd * x
      )
    }
  }

  func transition(over t: Double) -> Transition {
    let even: Double
    let odd: Double
    switch regime {
    case .under:
      let left = exp(-decay * t)
      even = left * cos(rate * t)
      odd = left * sin(rate * t) / rate
    case .critical:
      even = exp(-decay * t)
      odd = even * t
    case .over(let slow, let fast):
      if rate * t < 20 {
        let left = exp(-decay * t)
        even = left * cosh(rate * t)
        odd = left * sinh(rate * t) / rate
      } else {
        let late = exp(-slow * t)
        let early = exp(-fast * t)
        even = (late + early) / 2
        odd = (late - early) / (2 * rate)
      }
    }
    return Transition(even: even, odd: odd, decay: decay, stiffness: frequency * frequency)
  }

  static func isUsable(_ number: Double) -> Bool {
    abs(number) <= 1e100
  }

  /// Returns the motion after some seconds; nil if a number is out of range.
  public func advance(_ motion: Motion, toward target: Double, by seconds: Double) -> Motion? {
    guard Self.isUsable(motion.value), Self.isUsable(motion.velocity), Self.isUsable(target),
      seconds >= 0, seconds <= 1e6
    else { return nil }
    let x = motion.value - target
    let end = transition(over: seconds).apply(distance: x, velocity: motion.velocity)
    return Motion(value: target + end.distance, velocity: end.velocity)
  }

  /// Returns the motion after some seconds, with exactly the value of the target if it is then at
  /// rest; nil if a number is out of range.
  public func step(
    _ motion: Motion, toward target: Double, by seconds: Double, tolerance: Tolerance
  ) -> Motion? {
    guard let end = advance(motion, toward: target, by: seconds) else { return nil }
    return isAtRest(distance: end.value - target, velocity: end.velocity, tolerance: tolerance)
      ? Motion(value: target, velocity: 0) : end
  }
}
