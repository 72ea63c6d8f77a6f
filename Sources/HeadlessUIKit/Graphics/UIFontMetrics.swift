// SPDX-License-Identifier: MIT

/// Scales fonts and lengths with the size of text that the user prefers. A scale is the ratio of the
/// text style's point size to its point size at `large`.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let textStyle: UIFont.TextStyle

  /// The metrics of `body`.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// The font in the size for what the user prefers.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// The font in the size for what a trait collection prefers.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// The font in the size for what the user prefers, but no larger than some points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font in the size for what a trait collection prefers, but no larger than some points; 0
  /// points are no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return UIFont(
      face: font.face, size: maximumPointSize > 0 ? min(size, maximumPointSize) : size,
      textStyle: textStyle,
      scaling: UIFont.Scaling(pointSize: font.pointSize, maximum: maximumPointSize))
  }

  /// The length for what the user prefers, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// The length for what a trait collection prefers, in points.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    value * textStyle.pointSize(for: .preferred(by: traitCollection))
      / textStyle.pointSize(for: .large)
  }
}
