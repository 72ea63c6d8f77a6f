// SPDX-License-Identifier: MIT

/// The settings of a renderer.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle that contexts of this format draw.
  open internal(set) var bounds = CGRect.zero

  /// A format that suits the main screen.
  public override required init() {
    super.init()
  }

  /// A format that suits the main screen.
  open class func `default`() -> Self { self.init() }

  /// A format that suits the main screen.
  open class func preferred() -> Self { self.init() }

  /// A copy with the same settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.bounds = bounds
    return copy
  }
}

/// A context while a renderer draws.
open class UIGraphicsRendererContext: NSObject {
  /// The context that is drawn to.
  public let cgContext: CGContext
  private let rendererFormat: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    (self.cgContext, rendererFormat) = (cgContext, format)
    super.init()
  }

  /// The settings of the renderer.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) {
    fill(rect, blendMode: .normal)
  }

  /// Fills a rectangle with the current fill colour and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    withCurrentContext(cgContext) { UIRectFillUsingBlendMode(rect, blendMode) }
  }

  /// Draws a frame inside a rectangle, one point wide, in the current stroke colour.
  open func stroke(_ rect: CGRect) {
    stroke(rect, blendMode: .normal)
  }

  /// Draws a frame inside a rectangle, one point wide, in the current stroke colour and with a blend
  /// mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saving {
      cgContext.state.fill = cgContext.state.stroke
      withCurrentContext(cgContext) { UIRectFrameUsingBlendMode(rect, blendMode) }
    }
  }

  /// Restricts drawing to a rectangle.
  open func clip(to rect: CGRect) {
    withCurrentContext(cgContext) { UIRectClip(rect) }
  }
}

/// The common part of renderers: bounds and a format.
open class UIGraphicsRenderer: NSObject {
  private let rendererFormat: UIGraphicsRendererFormat

  /// A renderer that draws a rectangle of user space.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// A renderer that draws a rectangle of user space with a format, which is copied.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    rendererFormat = format.copy() as? UIGraphicsRendererFormat ?? .preferred()
    rendererFormat.bounds = bounds
    super.init()
  }

  /// The settings, with the bounds.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Whether contexts give images while they are drawn to.
  open var allowsImageOutput: Bool { false }
}

/// The settings of an image that is drawn.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colours of an image.
  public enum Range: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// As the screen has them.
    case automatic = 0
    /// Display P3.
    case extended = 1
    /// sRGB.
    case standard = 2
  }

  /// Pixels a point; at first those of the screen.
  open var scale: CGFloat = ValueEnvironment.current.traits.displayScale
  /// Whether the image has no clear parts: what is not drawn is black.
  open var opaque = false
  /// The range of colours. Without effect here: images are drawn in sRGB.
  open var preferredRange = Range.automatic

  /// A format that suits the main screen.
  public required init() {
    super.init()
  }

  /// A format that suits a screen with some traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// A copy with the same settings.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let format = copy as? UIGraphicsImageRendererFormat {
      (format.scale, format.opaque, format.preferredRange) = (scale, opaque, preferredRange)
    }
    return copy
  }
}

/// A context while an image is drawn.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let frame: ImageFrame

  init(frame: ImageFrame, format: UIGraphicsRendererFormat) {
    self.frame = frame
    super.init(cgContext: frame.makeContext(), format: format)
  }

  /// The image of what was drawn so far.
  open var currentImage: UIImage { frame.image(of: cgContext.snapshotSteps()) }
}

/// Draws images.
///
/// An image holds the commands that draw it. They become pixels when `HeadlessRenderer` draws the image,
/// and where `pngData` needs them.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Draws into a context.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// A renderer of images of a size in points, at the scale of the screen.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// A renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of images that show a rectangle of user space, at the scale of the screen.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// A renderer of images that show a rectangle of user space.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// True.
  open override var allowsImageOutput: Bool { true }

  /// The image that the closure draws. Its context is the current one meanwhile.
  open func image(actions: DrawingActions) -> UIImage {
    let image = format as? UIGraphicsImageRendererFormat
    let frame = ImageFrame(
      bounds: format.bounds, scale: image?.scale ?? 0, isOpaque: image?.opaque ?? false)
    let context = UIGraphicsImageRendererContext(frame: frame, format: format)
    withCurrentContext(context.cgContext) { actions(context) }
    return context.currentImage
  }

  /// The PNG file of the image that the closure draws.
  ///
  /// Needs a renderer on the device: the program stops where there is none. Make a `Renderer` of
  /// `HeadlessRenderer` first. Call it on the main actor.
  open func pngData(actions: DrawingActions) -> Data {
    guard let data = image(actions: actions).pngData() else {
      preconditionFailure(
        "UIGraphicsImageRenderer needs pixels for pngData: size \(format.bounds.size) must not be "
          + "empty, and a Renderer of HeadlessRenderer must have been made on this device")
    }
    return data
  }
}
