// SPDX-License-Identifier: MIT
internal import Resin

/// The kinds of timing curves.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's curves.
  case builtin = 0
  /// A cubic Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A cubic Bézier curve and a spring: the spring has the initial velocity, and the curve the rest.
  case composed = 3
}

/// An object that provides the timing of a property animator.
///
/// A `composed` provider is animated by its spring parameters if it has some.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of the curve.
  var timingCurveType: UITimingCurveType { get }

  /// The parameters of a Bézier curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }

  /// The parameters of a spring; nil for a Bézier curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The timing of a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// UIKit's curve, or `easeInOut` for a curve with control points of its own.
  public let animationCurve: UIView.AnimationCurve

  /// The first control point.
  public let controlPoint1: CGPoint

  /// The second control point.
  public let controlPoint2: CGPoint

  private let isBuiltin: Bool

  /// Creates the parameters of UIKit's default curve.
  public override init() {
    (animationCurve, isBuiltin) = (.easeInOut, true)
    (controlPoint1, controlPoint2) = animationCurve.controlPoints
    super.init()
  }

  /// Creates the parameters of one of UIKit's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    (animationCurve, isBuiltin) = (curve, true)
    (controlPoint1, controlPoint2) = curve.controlPoints
    super.init()
  }

  /// Creates the parameters of a curve with control points, whose x coordinates are from 0 to 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, isBuiltin) = (.easeInOut, false)
    (controlPoint1, controlPoint2) = (point1, point2)
    super.init()
  }

  /// `builtin` for one of UIKit's curves, `cubic` otherwise.
  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }

  /// The object itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// Nil.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  final var timingFunction: CAMediaTimingFunction {
    if isBuiltin { return animationCurve.timingFunction }
    return CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
      Float(controlPoint2.y))
  }
}

extension UIView.AnimationCurve {
  fileprivate var controlPoints: (CGPoint, CGPoint) {
    var values: [[Float]] = [[0, 0], [0, 0]]
    for index in 0..<2 {
      timingFunction.getControlPoint(at: index + 1, values: &values[index])
    }
    let points = values.map { CGPoint(x: CGFloat($0[0]), y: CGFloat($0[1])) }
    return (points[0], points[1])
  }
}

/// The timing of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  enum Kind {
    /// A spring that settles in the duration of the animator.
    case fitted(dampingRatio: Double)
    /// A spring with a duration of its own.
    case own(Spring)
  }

  /// The velocity at the beginning, in units of the whole change per second. Both components apply to changes of
  /// positions, each along its axis; the horizontal one applies to all other properties.
  public let initialVelocity: CGVector

  final let kind: Kind

  /// Creates the parameters of UIKit's default spring, which is critically damped.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates the parameters of a spring that settles in the duration of the animator.
  ///
  /// - Parameter ratio: The damping ratio: 1 for a critically damped spring, less for one that oscillates.
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

  /// Creates the parameters of a spring with a perceptual duration in seconds and a bounce from -1 to 1.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    kind = .own(Spring(duration: duration, bounce: Double(bounce)).animated)
    initialVelocity = velocity
    super.init()
  }

  /// Creates the parameters of a spring with a perceptual duration in seconds and a bounce from -1 to 1.
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

extension Spring {
  /// The spring with a damping ratio at which it comes to rest.
  fileprivate var animated: Spring {
    dampingRatio < Self.lowestRatio
      ? Spring(frequency: frequency, dampingRatio: Self.lowestRatio) : self
  }
}
