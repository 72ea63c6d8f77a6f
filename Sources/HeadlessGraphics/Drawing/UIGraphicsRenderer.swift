// SPDX-License-Identifier: MIT

/// The settings of a renderer.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle of user space that contexts of this format show.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format for the main screen.
  public override required init() {
    super.init()
  }

  /// Creates a format for the main screen.
  open class func `default`() -> Self { self.init() }

  /// Creates a format for the main screen.
  open class func preferred() -> Self { self.init() }

  /// Returns a copy with the same settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.bounds = bounds
    return copy
  }
}

/// The context of a renderer during drawing.
open class UIGraphicsRendererContext: NSObject {
  /// The context that records the drawing.
  public let cgContext: CGContext
  private let rendererFormat: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    (self.cgContext, rendererFormat) = (cgContext, format)
    super.init()
  }

  /// The settings of the renderer.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Fills a rectangle with the current fill color.
  open func fill(_ rect: CGRect) {
    fill(rect, blendMode: .normal)
  }

  /// Fills a rectangle with the current fill color and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    withCurrentContext(cgContext) { UIRectFillUsingBlendMode(rect, blendMode) }
  }

  /// Draws a frame inside a rectangle, one point wide, in the current stroke color.
  open func stroke(_ rect: CGRect) {
    stroke(rect, blendMode: .normal)
  }

  /// Draws a frame inside a rectangle, one point wide, in the current stroke color and with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saving {
      cgContext.state.fill = cgContext.state.stroke
      withCurrentContext(cgContext) { UIRectFrameUsingBlendMode(rect, blendMode) }
    }
  }

  /// Restricts subsequent drawing to a rectangle.
  open func clip(to rect: CGRect) {
    withCurrentContext(cgContext) { UIRectClip(rect) }
  }
}

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

/// The settings of an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colors of an image.
  public enum Range: Int, Sendable {
    /// An unknown range.
    case unspecified = -1
    /// The range of the screen.
    case automatic = 0
    /// Display P3.
    case extended = 1
    /// sRGB.
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
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let format = copy as? UIGraphicsImageRendererFormat {
      (format.scale, format.opaque, format.preferredRange) = (scale, opaque, preferredRange)
    }
    return copy
  }
}

/// The context of an image renderer during drawing.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let frame: ImageFrame

  init(frame: ImageFrame, format: UIGraphicsRendererFormat) {
    self.frame = frame
    super.init(cgContext: frame.makeContext(), format: format)
  }

  /// An image of the drawing so far.
  open var currentImage: UIImage { frame.image(of: cgContext.snapshotSteps()) }
}

/// A renderer of images.
///
/// An image contains the commands that draw it. The commands are converted to pixels when
/// `HeadlessRenderer` draws the image, and when `pngData` requires them.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A closure that draws into a context.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Creates a renderer of images of a size in points, at the scale of the screen.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Creates a renderer of images of a size in points, with a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images that show a rectangle of user space, at the scale of the screen.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Creates a renderer of images that show a rectangle of user space, with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Always true.
  open override var allowsImageOutput: Bool { true }

  /// Returns the image that the closure draws. The context of the image is the current one during the
  /// call.
  open func image(actions: DrawingActions) -> UIImage {
    let image = format as? UIGraphicsImageRendererFormat
    let frame = ImageFrame(
      bounds: format.bounds, scale: image?.scale ?? 0, isOpaque: image?.opaque ?? false)
    let context = UIGraphicsImageRendererContext(frame: frame, format: format)
    withCurrentContext(context.cgContext) { actions(context) }
    return context.currentImage
  }

  /// Returns the image that the closure draws as a PNG file. Call this method on the main actor.
  ///
  /// Precondition: the image is not empty, and the device has a renderer, which creating a `Renderer` of
  /// `HeadlessRenderer` installs.
  open func pngData(actions: DrawingActions) -> Data {
    guard let data = image(actions: actions).pngData() else {
      preconditionFailure(
        "UIGraphicsImageRenderer needs pixels for pngData: size \(format.bounds.size) must not be "
          + "empty, and a Renderer of HeadlessRenderer must have been made on this device")
    }
    return data
  }
}
