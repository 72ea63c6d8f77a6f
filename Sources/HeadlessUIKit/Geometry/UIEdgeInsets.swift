// SPDX-License-Identifier: MIT

/// Distances from the four edges of a rectangle inwards, in points; negative ones go outwards.
public struct UIEdgeInsets: Equatable, Codable, Sendable {
  /// From the upper edge down.
  public var top: CGFloat
  /// From the left edge to the right.
  public var left: CGFloat
  /// From the lower edge up.
  public var bottom: CGFloat
  /// From the right edge to the left.
  public var right: CGFloat

  /// No inset at all.
  public static let zero = UIEdgeInsets()

  /// No inset at all.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Insets from their four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Distances from the edges of a rectangle inwards, in points, where leading and trailing follow
/// the direction of the language.
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
  /// From the upper edge down.
  public var top: CGFloat
  /// From the edge where lines begin.
  public var leading: CGFloat
  /// From the lower edge up.
  public var bottom: CGFloat
  /// From the edge where lines end.
  public var trailing: CGFloat

  /// No inset at all.
  public static let zero = NSDirectionalEdgeInsets()

  /// No inset at all.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Insets from their four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same insets with left and right in place of leading and trailing.
  package func resolved(rightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: rightToLeft ? trailing : leading, bottom: bottom,
      right: rightToLeft ? leading : trailing)
  }
}

extension UIEdgeInsets {
  /// The same insets with leading and trailing in place of left and right.
  package func directional(rightToLeft: Bool) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top, leading: rightToLeft ? right : left, bottom: bottom,
      trailing: rightToLeft ? left : right)
  }
}

extension CGRect {
  /// This rectangle with its edges moved inwards. The size may become negative, as on Apple's
  /// platforms.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
