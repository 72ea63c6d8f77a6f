// SPDX-License-Identifier: MIT
internal import CResin

// The vocabularies of springs. Each has an initialiser with preconditions, one that throws, and
// properties that lead back.

extension Spring {
  /// Creates a spring from its own two members.
  ///
  /// - Precondition: `frequency` is from 1e-4 to 1e5 radians per second, `dampingRatio` from 0 to
  ///   1e4.
  public init(frequency: Double, dampingRatio: Double) {
    self.init(requiring: { resin_spring_from_frequency(frequency, dampingRatio, $0) })
  }

  /// Creates a spring from its own two members, which come from outside.
  ///
  /// - Throws: ``ResinError`` for what ``init(frequency:dampingRatio:)`` has as precondition.
  public init(validatingFrequency frequency: Double, dampingRatio: Double) throws(ResinError) {
    try self.init(validating: { resin_spring_from_frequency(frequency, dampingRatio, $0) })
  }

  /// Creates a spring from the period that it would have without damping.
  ///
  /// For a mass of 1 that is a stiffness of (2π / response)² and a damping of
  /// 4π dampingRatio / response.
  ///
  /// - Precondition: `response`, in seconds, gives a frequency from 1e-4 to 1e5 (it is about from
  ///   6.3e-5 to 6.3e4), `dampingRatio` is from 0 to 1e4.
  public init(response: Double, dampingRatio: Double) {
    self.init(requiring: { resin_spring_from_response(response, dampingRatio, $0) })
  }

  /// Creates a spring from a period and a damping ratio that come from outside.
  ///
  /// - Throws: ``ResinError`` for what ``init(response:dampingRatio:)`` has as precondition.
  public init(validatingResponse response: Double, dampingRatio: Double) throws(ResinError) {
    try self.init(validating: { resin_spring_from_response(response, dampingRatio, $0) })
  }

  /// Creates a spring from physical constants: frequency √(stiffness / mass), ratio
  /// damping / (2 √(stiffness · mass)).
  ///
  /// - Precondition: `stiffness` and `mass` are finite and above 0, `damping` is finite and not
  ///   negative, and the frequency and the ratio that follow are in range.
  public init(stiffness: Double, damping: Double, mass: Double = 1) {
    self.init(requiring: { resin_spring_from_stiffness(stiffness, damping, mass, $0) })
  }

  /// Creates a spring from physical constants that come from outside.
  ///
  /// - Throws: ``ResinError`` for what ``init(stiffness:damping:mass:)`` has as precondition.
  public init(
    validatingStiffness stiffness: Double, damping: Double, mass: Double = 1
  ) throws(ResinError) {
    try self.init(validating: { resin_spring_from_stiffness(stiffness, damping, mass, $0) })
  }

  /// Creates a spring from a perceived duration and a bounce, as SwiftUI spells them.
  ///
  /// The duration is the response; the ratio is 1 - bounce from 0 to 1, and 1 / (1 + bounce) below.
  ///
  /// - Precondition: `duration`, in seconds, gives a frequency in range; `bounce` is above -1 and at
  ///   most 1, and gives a ratio of at most 1e4.
  public init(duration: Double, bounce: Double = 0) {
    self.init(requiring: { resin_spring_from_duration(duration, bounce, $0) })
  }

  /// Creates a spring from a duration and a bounce that come from outside.
  ///
  /// - Throws: ``ResinError`` for what ``init(duration:bounce:)`` has as precondition.
  public init(validatingDuration duration: Double, bounce: Double = 0) throws(ResinError) {
    try self.init(validating: { resin_spring_from_duration(duration, bounce, $0) })
  }

  /// Creates a spring from the tension and friction of Origami's sliders: stiffness
  /// (tension - 30) · 3.62 + 194, damping (friction - 8) · 3 + 25, mass 1.
  ///
  /// - Precondition: The stiffness that follows is positive, the damping not negative, and both in
  ///   range.
  public init(tension: Double, friction: Double) {
    self.init(requiring: { resin_spring_from_tension(tension, friction, $0) })
  }

  /// Creates a spring from a tension and a friction that come from outside.
  ///
  /// - Throws: ``ResinError`` for what ``init(tension:friction:)`` has as precondition.
  public init(validatingTension tension: Double, friction: Double) throws(ResinError) {
    try self.init(validating: { resin_spring_from_tension(tension, friction, $0) })
  }

  private init(requiring make: (UnsafeMutablePointer<resin_spring>) -> resin_status) {
    var core = resin_spring()
    ResinError.require(make(&core))
    self.init(core: core)
  }

  private init(
    validating make: (UnsafeMutablePointer<resin_spring>) -> resin_status
  ) throws(ResinError) {
    var core = resin_spring()
    try ResinError.check(make(&core))
    self.init(core: core)
  }
}

extension Spring {
  /// The period without damping, in seconds.
  public var response: Double { number(resin_spring_response) }

  /// The perceived duration, in seconds: the ``response``.
  public var duration: Double { response }

  /// 1 - ratio for ratios up to 1, 1 / ratio - 1 above: 0 is critical, 1 undamped.
  public var bounce: Double { number(resin_spring_bounce) }

  /// The tension of Origami's slider.
  public var tension: Double { number(resin_spring_tension) }

  /// The friction of Origami's slider.
  public var friction: Double { number(resin_spring_friction) }

  /// The stiffness for a mass of 1: frequency².
  public var stiffness: Double { stiffness(forMass: 1) }

  /// The damping for a mass of 1: 2 ratio frequency.
  public var damping: Double { damping(forMass: 1) }

  /// The stiffness for a mass: mass · frequency².
  ///
  /// - Precondition: `mass` is finite and above 0, and so is the result, which may not round to 0.
  public func stiffness(forMass mass: Double) -> Double {
    number { resin_spring_stiffness($0, mass, $1) }
  }

  /// The damping for a mass: 2 mass ratio frequency. With the stiffness for the same mass it makes
  /// the same spring again.
  ///
  /// - Precondition: `mass` is finite and above 0, and the result is finite and, unless the spring
  ///   has no damping, not so small that it rounds to 0.
  public func damping(forMass mass: Double) -> Double {
    number { resin_spring_damping($0, mass, $1) }
  }

  private func number(
    _ read: (resin_spring, UnsafeMutablePointer<Double>) -> resin_status
  ) -> Double {
    var number = 0.0
    ResinError.require(read(core, &number))
    return number
  }
}

extension Spring: CustomStringConvertible {
  /// The frequency and the damping ratio.
  public var description: String {
    "Spring(frequency: \(frequency), dampingRatio: \(dampingRatio))"
  }
}
