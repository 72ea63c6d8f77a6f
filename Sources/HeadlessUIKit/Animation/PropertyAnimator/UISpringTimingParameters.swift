// SPDX-License-Identifier: MIT
internal import Resin

/// The timing of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  enum Kind {
    /// A spring that settles in the duration of the animator.
    case fitted(dampingRatio: Double)
    /// A spring with a duration of its own.
    case own(Spring)
  }

  /// The velocity at the beginning, in units of the whole change per second. Both components apply
  /// to changes of positions, each along its axis; the horizontal one applies to all other
  /// properties.
  public let initialVelocity: CGVector

  final let kind: Kind

  /// Creates the parameters of UIKit's default spring, which is critically damped.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates the parameters of a spring that settles in the duration of the animator.
  ///
  /// - Parameter ratio: The damping ratio: 1 for a critically damped spring, less for one that
  ///   oscillates.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .fitted(dampingRatio: Double(ratio))
    initialVelocity = velocity
    super.init()
  }

  /// Creates the parameters of a spring that settles in the duration of the animator.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates the parameters of a spring that moves a mass. The duration of the animator is ignored.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    kind = .own(
      Spring(stiffness: Double(stiffness), damping: Double(damping), mass: Double(mass)).animated)
    initialVelocity = velocity
    super.init()
  }

  /// Creates the parameters of a spring with a perceptual duration in seconds and a bounce from -1
  /// to 1.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    kind = .own(Spring(duration: duration, bounce: Double(bounce)).animated)
    initialVelocity = velocity
    super.init()
  }

  /// Creates the parameters of a spring with a perceptual duration in seconds and a bounce from -1
  /// to 1.
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// `spring`.
  open var timingCurveType: UITimingCurveType { .spring }

  /// Nil.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The object itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
