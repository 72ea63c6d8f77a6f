// SPDX-License-Identifier: MIT
internal import Resin

/// The kinds of timing curves.
public enum UITimingCurveType: Int, Sendable {
  /// A predefined curve of UIKit.
  case builtin = 0
  /// A cubic Bézier curve.
  case cubic = 1
  case spring = 2
  /// A cubic Bézier curve and a spring: the spring has the initial velocity, and the curve the
  /// rest.
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

extension UIView.AnimationCurve {
  var controlPoints: (CGPoint, CGPoint) {
    var values: [[Float]] = [[0, 0], [0, 0]]
    for index in 0..<2 {
      timingFunction.getControlPoint(at: index + 1, values: &values[index])
    }
    let points = values.map { CGPoint(x: CGFloat($0[0]), y: CGFloat($0[1])) }
    return (points[0], points[1])
  }
}

extension Spring {
  /// The spring with a damping ratio at which it comes to rest.
  var animated: Spring {
    dampingRatio < Self.lowestRatio
      ? Spring(frequency: frequency, dampingRatio: Self.lowestRatio) : self
  }
}
