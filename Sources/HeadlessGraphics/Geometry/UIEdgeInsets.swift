// SPDX-License-Identifier: MIT

/// Insets from the four edges of a rectangle, in points. Negative insets point outwards.
///
/// ```swift
/// let insets = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
/// print(CGRect(x: 0, y: 0, width: 100, height: 50).inset(by: insets))  // (20.0, 10.0, 80.0, 40.0)
/// ```
public struct UIEdgeInsets: Equatable, Codable, Sendable {
  /// The inset from the top edge.
  public var top: CGFloat
  /// The inset from the left edge.
  public var left: CGFloat
  /// The inset from the bottom edge.
  public var bottom: CGFloat
  /// The inset from the right edge.
  public var right: CGFloat

  /// The insets with 0 at all four edges.
  public static let zero = UIEdgeInsets()

  /// Creates the insets with 0 at all four edges.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets with distances from the edges, inwards in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension UIEdgeInsets {
  /// Returns the insets with leading and trailing in place of left and right.
  package func directional(rightToLeft: Bool) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top, leading: rightToLeft ? right : left, bottom: bottom,
      trailing: rightToLeft ? left : right)
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inwards. The size may become negative, as on
  /// Apple's platforms.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
