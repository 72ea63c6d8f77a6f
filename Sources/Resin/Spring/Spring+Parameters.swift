// SPDX-License-Identifier: MIT
internal import CResin

// The parameters of springs. Each pair of parameters has an initializer with preconditions, a
// throwing initializer, and properties.

extension Spring {
  /// Creates a spring from its frequency and damping ratio.
  ///
  /// - Precondition: `frequency` is from 1e-4 to 1e5 radians per second, `dampingRatio` from 0 to
  ///   1e4.
  public init(frequency: Double, dampingRatio: Double) {
    self.init(requiring: { resin_spring_from_frequency(frequency, dampingRatio, $0) })
  }

  /// Creates a spring from a frequency and a damping ratio, with validation for external input.
  ///
  /// - Throws: ``ResinError`` if a precondition of ``init(frequency:dampingRatio:)`` does not hold.
  public init(validatingFrequency frequency: Double, dampingRatio: Double) throws(ResinError) {
    try self.init(validating: { resin_spring_from_frequency(frequency, dampingRatio, $0) })
  }

  /// Creates a spring from its undamped period.
  ///
  /// With a mass of 1, the stiffness is (2π / response)² and the damping 4π dampingRatio /
  /// response.
  ///
  /// - Precondition: `response`, in seconds, gives a frequency from 1e-4 to 1e5 (it is about from
  ///   6.3e-5 to 6.3e4), `dampingRatio` is from 0 to 1e4.
  public init(response: Double, dampingRatio: Double) {
    self.init(requiring: { resin_spring_from_response(response, dampingRatio, $0) })
  }

  /// Creates a spring from its undamped period, with validation for external input.
  ///
  /// - Throws: ``ResinError`` if a precondition of ``init(response:dampingRatio:)`` does not hold.
  public init(validatingResponse response: Double, dampingRatio: Double) throws(ResinError) {
    try self.init(validating: { resin_spring_from_response(response, dampingRatio, $0) })
  }

  /// Creates a spring from physical constants: frequency √(stiffness / mass), ratio
  /// damping / (2 √(stiffness · mass)).
  ///
  /// - Precondition: `stiffness` and `mass` are finite and above 0, `damping` is finite and not
  ///   negative, and the resulting frequency and ratio are in range.
  public init(stiffness: Double, damping: Double, mass: Double = 1) {
    self.init(requiring: { resin_spring_from_stiffness(stiffness, damping, mass, $0) })
  }

  /// Creates a spring from physical constants, with validation for external input.
  ///
  /// - Throws: ``ResinError`` if a precondition of ``init(stiffness:damping:mass:)`` does not hold.
  public init(
    validatingStiffness stiffness: Double, damping: Double, mass: Double = 1
  ) throws(ResinError) {
    try self.init(validating: { resin_spring_from_stiffness(stiffness, damping, mass, $0) })
  }

  /// Creates a spring from a perceptual duration and a bounce, as in SwiftUI.
  ///
  /// The duration is the response. The ratio is 1 - bounce for a bounce from 0 to 1, and
  /// 1 / (1 + bounce) below 0.
  ///
  /// - Precondition: `duration`, in seconds, gives a frequency in range; `bounce` is above -1 and
  ///   at most 1, and gives a ratio of at most 1e4.
  public init(duration: Double, bounce: Double = 0) {
    self.init(requiring: { resin_spring_from_duration(duration, bounce, $0) })
  }

  /// Creates a spring from a duration and a bounce, with validation for external input.
  ///
  /// - Throws: ``ResinError`` if a precondition of ``init(duration:bounce:)`` does not hold.
  public init(validatingDuration duration: Double, bounce: Double = 0) throws(ResinError) {
    try self.init(validating: { resin_spring_from_duration(duration, bounce, $0) })
  }

  /// Creates a spring from the tension and friction of Origami: stiffness
  /// (tension - 30) · 3.62 + 194, damping (friction - 8) · 3 + 25, mass 1.
  ///
  /// - Precondition: The resulting stiffness is positive, the damping not negative, and both are in
  ///   range.
  public init(tension: Double, friction: Double) {
    self.init(requiring: { resin_spring_from_tension(tension, friction, $0) })
  }

  /// Creates a spring from a tension and a friction, with validation for external input.
  ///
  /// - Throws: ``ResinError`` if a precondition of ``init(tension:friction:)`` does not hold.
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
  /// The undamped period, in seconds.
  public var response: Double { number(resin_spring_response) }

  /// The perceptual duration, in seconds: the ``response``.
  public var duration: Double { response }

  /// The bounce: 1 - ratio for ratios up to 1, 1 / ratio - 1 above. 0 is critical, 1 undamped.
  public var bounce: Double { number(resin_spring_bounce) }

  /// The tension of Origami.
  public var tension: Double { number(resin_spring_tension) }

  /// The friction of Origami.
  public var friction: Double { number(resin_spring_friction) }

  /// The stiffness for a mass of 1: frequency².
  public var stiffness: Double { stiffness(forMass: 1) }

  /// The damping for a mass of 1: 2 ratio frequency.
  public var damping: Double { damping(forMass: 1) }

  /// Returns the stiffness for a mass: mass · frequency².
  ///
  /// - Precondition: `mass` is finite and above 0, and so is the result.
  public func stiffness(forMass mass: Double) -> Double {
    number { resin_spring_stiffness($0, mass, $1) }
  }

  /// Returns the damping for a mass: 2 mass ratio frequency. The stiffness and the damping for the
  /// same mass are the inverse of ``init(stiffness:damping:mass:)``.
  ///
  /// - Precondition: `mass` is finite and above 0. The result is finite and, unless the spring is
  ///   undamped, does not round to 0.
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
