// SPDX-License-Identifier: MIT
internal import Resin

/// The timing of a cubic Bézier curve from (0, 0) to (1, 1).
///
/// ```swift
/// let curve = UICubicTimingParameters(
///   controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1))
/// let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: curve)
/// print(animator.duration, curve.timingCurveType == .cubic)  // 0.4 true
/// ```
///
/// The y coordinates may leave the range from 0 to 1: the animation then overshoots.
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

  /// The object itself, as parameters of a cubic curve.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// Nil, because the curve is no spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  final var timingFunction: CAMediaTimingFunction {
    if isBuiltin { return animationCurve.timingFunction }
    return CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
      Float(controlPoint2.y))
  }
}
