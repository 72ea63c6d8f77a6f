// SPDX-License-Identifier: MIT

extension UIListContentConfiguration {
  /// The appearance of an image of a list.
  public struct ImageProperties: Hashable, Sendable {
    private var tint: UIColor?
    private var hasOwnTint = false

    /// The configuration of symbol images; nil for the font of the text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// The color of template images and symbols; nil for the tint color of the view.
    public var tintColor: UIColor? {
      get { tint }
      set {
        tint = newValue
        hasOwnTint = true
      }
    }

    /// A function that replaces the tint color.
    public var tintColorTransformer: UIConfigurationColorTransformer?

    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0

    /// The largest size of the image, in points; 0 along an axis means no limit. A larger image is
    /// scaled down.
    public var maximumSize = CGSize.zero

    /// The size of the area in which the image is centered, in points. Along an axis for which it
    /// is 0, symbols have an area of the standard dimension, and other images of their own size.
    public var reservedLayoutSize = CGSize.zero

    /// Whether the image keeps its colors when the system inverts colors.
    public var accessibilityIgnoresInvertColors = false

    /// The color of a line around the image; nil for the tint color.
    public var strokeColor: UIColor?

    /// A function that replaces the color of the line.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// The width of the line around the image, in points.
    public var strokeWidth: CGFloat = 0

    /// A value of `reservedLayoutSize` that reserves the system's standard dimension for any image.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// Returns the tint color after its transformer.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = tint ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns the color of the line for a tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    init(tintColor: UIColor?) {
      tint = tintColor
    }

    /// Adopts a tint color unless one was set.
    mutating func adopt(tintColor: UIColor?) {
      if !hasOwnTint { tint = tintColor }
    }

    /// Hashes the colors, the radius and the configuration of symbols.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tint)
      hasher.combine(preferredSymbolConfiguration)
      hasher.combine(cornerRadius)
      hasher.combine(maximumSize.width)
      hasher.combine(maximumSize.height)
    }
  }
}
