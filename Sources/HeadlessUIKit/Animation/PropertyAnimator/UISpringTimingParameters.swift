// SPDX-License-Identifier: MIT
internal import Resin

/// The timing of a spring.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = UIView()
/// host.show(view, frame: CGRect(x: 0, y: 100, width: 50, height: 50))
/// let spring = UISpringTimingParameters(
///   dampingRatio: 0.8, initialVelocity: CGVector(dx: 3, dy: 0))
/// let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: spring)
/// animator.addAnimations { view.center.x += 200 }
/// host.perform { animator.startAnimation() }
/// host.settle()
/// print(view.frame.minX, animator.isRunning)  // 200.0 false
/// ```
///
/// With a damping ratio, the frequency follows from the duration of the animator: the spring has
/// settled to a thousandth at its end. With mass, stiffness and damping, the settling time is the
/// duration, and that of the animator is ignored. The initial velocity is in units of the whole
/// change per second, not in points: divide the velocity of a finger by the distance.
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

  /// The kind of the curve, `spring`.
  open var timingCurveType: UITimingCurveType { .spring }

  /// Nil, because the curve is a spring.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The object itself, as parameters of a spring.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
