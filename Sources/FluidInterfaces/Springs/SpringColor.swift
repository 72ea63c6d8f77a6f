// SPDX-License-Identifier: MIT

/// A color that a ``SpringAnimator`` moves: the components of extended sRGB, in which UIKit
/// animates colors too.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = UIView()
/// let animator = SpringAnimator(color: .systemBlue) { [weak view] in view?.backgroundColor = $0 }
/// animator.target = SpringColor(.systemRed)
/// host.settle()
/// print(view.backgroundColor != nil)  // true
/// ```
///
/// A dynamic color such as `systemBlue` is resolved once, when the value is created: set a new
/// target after a change between light and dark.
public struct SpringColor: Hashable, Sendable {
  /// The amount of red, from 0 to 1 in sRGB.
  public var red: Double
  /// The amount of green, from 0 to 1 in sRGB.
  public var green: Double
  /// The amount of blue, from 0 to 1 in sRGB.
  public var blue: Double
  /// The opacity, from 0 to 1.
  public var alpha: Double

  /// Creates a color from components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates a color from UIKit's, resolved for the current traits.
  public init(_ color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// UIKit's color. A spring that overshoots leaves the range of opacities, which is limited here.
  public var uiColor: UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: min(max(alpha, 0), 1))
  }
}

extension SpringColor: SpringAnimatable {
  /// The number of components.
  @inlinable public static var dimensions: Int { 4 }
  /// A thousandth, and a hundredth per second.
  public static var springTolerance: SpringTolerance { .unit }
  /// Red, green, blue and alpha.
  @inlinable public var springVector: SIMD4<Double> { SIMD4(red, green, blue, alpha) }
  /// Creates the color from its components.
  @inlinable public init(springVector: SIMD4<Double>) {
    self.init(
      red: springVector.x, green: springVector.y, blue: springVector.z, alpha: springVector.w)
  }
}

extension SpringAnimator where Value == SpringColor {
  /// Creates an animator of a color, at rest.
  public convenience init(
    color: UIColor, damping: CGFloat = 1, response: CGFloat = 0.4,
    update: @escaping @MainActor (UIColor) -> Void
  ) {
    self.init(value: SpringColor(color), damping: damping, response: response) {
      update($0.uiColor)
    }
  }
}
