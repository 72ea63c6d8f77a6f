// SPDX-License-Identifier: MIT

/// The base class of renderers, with bounds and a format.
open class UIGraphicsRenderer: NSObject {
  private let rendererFormat: UIGraphicsRendererFormat

  /// Creates a renderer that draws a rectangle of user space.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Creates a renderer that draws a rectangle of user space with a copy of a format.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    rendererFormat = format.copy() as? UIGraphicsRendererFormat ?? .preferred()
    rendererFormat.bounds = bounds
    super.init()
  }

  /// The settings, including the bounds.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Whether the contexts of the renderer can return images during drawing.
  open var allowsImageOutput: Bool { false }
}
