// SPDX-License-Identifier: MIT

extension UISpringTimingParameters {
  /// Creates the parameters of a spring from two numbers that designers use.
  ///
  /// ```swift
  /// let spring = UISpringTimingParameters(damping: 0.8, response: 0.5)
  /// let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
  /// print(animator.duration > 0.5)  // true
  /// ```
  ///
  /// The mass is 1, the stiffness (2π / response)², the damping coefficient 4π · damping / response
  /// ("Designing Fluid Interfaces", WWDC 2018). The duration of the animator is ignored: a spring
  /// has its own.
  ///
  /// - Parameters:
  ///   - damping: The damping ratio: 1 for no bounce, less for more. From 0.01 to 100; values
  ///     outside are limited.
  ///   - response: The period of the undamped spring in seconds, from 0.001 to 100; values outside
  ///     are limited.
  ///   - initialVelocity: In units of the whole change per second; see `relativeVelocity`.
  public convenience init(
    damping: CGFloat, response: CGFloat, initialVelocity: CGVector = .zero
  ) {
    let spring = Spring(damping: damping, response: response)
    self.init(
      mass: 1, stiffness: CGFloat(spring.stiffness), damping: CGFloat(spring.damping),
      initialVelocity: initialVelocity)
  }
}

extension Spring {
  /// Creates a spring, with numbers outside of the range limited.
  @usableFromInline
  init(damping: CGFloat, response: CGFloat) {
    self.init(
      response: Self.limited(Double(response), 0.001, 100, default: 0.4),
      dampingRatio: Self.limited(Double(damping), 0.01, 100, default: 1))
  }

  private static func limited(
    _ value: Double, _ low: Double, _ high: Double, default standard: Double
  ) -> Double {
    value.isNaN ? standard : min(max(value, low), high)
  }

  /// The spring without bounce, for users who prefer reduced motion.
  var withoutBounce: Spring {
    dampingRatio < 1 ? Spring(frequency: frequency, dampingRatio: 1) : self
  }
}
