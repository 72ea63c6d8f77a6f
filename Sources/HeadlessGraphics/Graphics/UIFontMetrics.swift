// SPDX-License-Identifier: MIT

/// Scales fonts and lengths with the user's preferred text size. The scale is the ratio of the text
/// style's point size to its point size at `large`.
///
/// ```swift
/// let large = UITraitCollection { $0.preferredContentSizeCategory = .accessibilityLarge }
/// let metrics = UIFontMetrics(forTextStyle: .body)
/// let font = metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: large)
/// print(font.pointSize)  // 33.0
/// print(metrics.scaledValue(for: 34, compatibleWith: large))  // 66.0
/// ```
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let textStyle: UIFont.TextStyle

  /// The metrics of the body style.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// Returns the font, scaled for the user's preferred text size.
  @discardableResult
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Returns the font, scaled for the preferred text size of a trait collection.
  @discardableResult
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns the font, scaled for the user's preferred text size, up to a point size; 0 means no
  /// limit.
  @discardableResult
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font, scaled for the preferred text size of a trait collection, up to a point
  /// size; 0 means no limit.
  @discardableResult
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return UIFont(
      face: font.face, size: maximumPointSize > 0 ? min(size, maximumPointSize) : size,
      textStyle: textStyle,
      scaling: UIFont.Scaling(pointSize: font.pointSize, maximum: maximumPointSize))
  }

  /// Returns the length, in points, scaled for the user's preferred text size.
  @discardableResult
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns the length, in points, scaled for the preferred text size of a trait collection.
  @discardableResult
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    value * textStyle.pointSize(for: .preferred(by: traitCollection))
      / textStyle.pointSize(for: .large)
  }
}
