// SPDX-License-Identifier: MIT

/// Insets from the edges of a rectangle, in points. Leading and trailing follow the layout
/// direction.
///
/// ```swift
/// let view = UIView()
/// view.semanticContentAttribute = .forceRightToLeft
/// view.directionalLayoutMargins = NSDirectionalEdgeInsets(
///   top: 0, leading: 16, bottom: 0, trailing: 0)
/// print(view.layoutMargins.right, view.layoutMargins.left)  // 16.0 0.0
/// ```
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
  /// The inset from the top edge.
  public var top: CGFloat
  /// The inset from the leading edge.
  public var leading: CGFloat
  /// The inset from the bottom edge.
  public var bottom: CGFloat
  /// The inset from the trailing edge.
  public var trailing: CGFloat

  /// The insets with 0 at all four edges.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates the insets with 0 at all four edges.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets with distances from the edges, inwards in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Returns the insets with left and right in place of leading and trailing.
  package func resolved(rightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: rightToLeft ? trailing : leading, bottom: bottom,
      right: rightToLeft ? leading : trailing)
  }
}
