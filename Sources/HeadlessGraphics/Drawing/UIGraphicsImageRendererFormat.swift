// SPDX-License-Identifier: MIT

/// The settings of an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colors of an image.
  public enum Range: Int, Sendable {
    case unspecified = -1
    /// The range of the screen.
    case automatic = 0
    /// The colors of Display P3.
    case extended = 1
    /// The colors of sRGB.
    case standard = 2
  }

  /// The number of pixels per point; by default, that of the screen.
  open var scale: CGFloat = ValueEnvironment.current.traits.displayScale
  /// Whether the image has no transparent parts. Areas without drawing are black.
  open var opaque = false
  /// The range of colors. Without effect here: images are drawn in sRGB.
  open var preferredRange = Range.automatic

  /// Creates a format for the main screen.
  public required init() {
    super.init()
  }

  /// Creates a format for a screen with the given traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns a copy with the same settings.
  @discardableResult
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let format = copy as? UIGraphicsImageRendererFormat {
      (format.scale, format.opaque, format.preferredRange) = (scale, opaque, preferredRange)
    }
    return copy
  }
}
