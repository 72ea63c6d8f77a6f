// SPDX-License-Identifier: MIT

/// An image: pixels, a recorded drawing, or a placeholder for a system symbol. Immutable.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let dot = host.perform {
///   UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in
///     UIColor.red.setFill()
///     UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 10)).fill()
///   }
/// }
/// print(dot.size, dot.scale)  // (20.0, 10.0) 3.0
///
/// host.setImage(dot, named: "dot")
/// print(host.perform { UIImage(named: "dot") }?.size == dot.size)  // true
/// print(UIImage(systemName: "star")?.isSymbolImage ?? false)  // true
/// ```
///
/// `UIImage(named:)` finds the images that `ScreenHost.setImage(_:named:)` or
/// `ScreenHost.assets(in:)` has registered. Symbols are squares with the size of their
/// configuration; every name of small letters, digits and dots makes one. A recorded drawing and a
/// file become pixels only when a renderer draws them, or in `pngData()`.
open class UIImage: NSObject, @unchecked Sendable {
  /// Whether an image is drawn in its own colors, or only its shape in the tint color.
  public enum RenderingMode: Int, Sendable {
    /// Determined by the view that shows the image. Symbols are drawn as templates.
    case automatic = 0
    /// The image in its own colors.
    case alwaysOriginal = 1
    /// Only the shape of the image, in the tint color.
    case alwaysTemplate = 2
  }

  /// The way in which the middle of a resizable image fills the available size.
  public enum ResizingMode: Int, Sendable {
    /// The middle is repeated.
    case tile = 0
    /// The middle is stretched.
    case stretch = 1
  }

  /// The rotation and reflection of the stored image before it is shown.
  public enum Orientation: Int, Sendable {
    /// The orientation of the stored pixels.
    case up = 0
    /// Rotated by half a turn, 180°.
    case down = 1
    /// Rotated by 90° counterclockwise.
    case left = 2
    /// Rotated by 90° clockwise.
    case right = 3
    /// Mirrored horizontally, without a rotation.
    case upMirrored = 4
    /// Rotated by 180° and mirrored.
    case downMirrored = 5
    /// Mirrored horizontally, then rotated by 90° counterclockwise.
    case leftMirrored = 6
    /// Mirrored horizontally, then rotated by 90° clockwise.
    case rightMirrored = 7
  }

  /// The content that a renderer draws.
  package enum Content: Hashable, Sendable {
    case empty
    case pixels(ImagePixels)
    case file(EncodedImage)
    case symbol(name: String)
    case drawing(ImageDrawing)
  }

  /// The properties of an image, as a value.
  package struct Values: Equatable, Sendable {
    package var content = Content.empty
    package var scale: CGFloat = 1
    package var orientation = Orientation.up
    package var renderingMode = RenderingMode.automatic
    package var tint: UIColor?
    package var capInsets = UIEdgeInsets.zero
    package var resizingMode: ResizingMode?
    package var alignmentRectInsets = UIEdgeInsets.zero
    package var baselineOffsetFromBottom: CGFloat?
    package var flipsForRightToLeft = false
    package var symbol: SymbolValues?
    /// The images for other traits, of an image from an asset catalog.
    package var variants: ImageVariants?
    /// The images of an animated image, and the duration of one turn in seconds.
    package var frames: [UIImage] = []
    package var duration: TimeInterval = 0

    package init() {}
  }

  package let values: Values

  package init(values: Values) {
    self.values = values
    super.init()
  }

  /// Creates an image of size zero.
  public override init() {
    values = Values()
    super.init()
  }

  /// Returns nil: images cannot be decoded, because HeadlessUIKit has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates an image from pixels. `scale` is the number of pixels per point; 1 if it is not
  /// positive.
  package convenience init(
    pixels: ImagePixels, scale: CGFloat = 1, orientation: Orientation = .up
  ) {
    var values = Values()
    values.content = .pixels(pixels)
    values.scale = scale > 0 ? scale : 1
    values.orientation = orientation
    self.init(values: values)
  }

  /// Creates the image that the host registered under a name; nil if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the image that the host registered under a name; nil if there is none. Of images from
  /// an asset catalog, the one for the traits is chosen; views choose again when their traits
  /// change. The bundle has no effect.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let image = ValueEnvironment.current.image(named: name) else { return nil }
    self.init(values: image.resolved(for: traitCollection ?? .current).values)
  }

  /// Creates the image that the host registered under a name; nil if there is none. A symbol gets
  /// the configuration. The bundle has no effect.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    guard let image = ValueEnvironment.current.image(named: name)?.resolved(for: .current) else {
      return nil
    }
    self.init(values: configuration.map { image.withConfiguration($0).values } ?? image.values)
  }

  /// Creates the image that the host registered under a name. Stops the program if there is none.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = ValueEnvironment.current.image(named: name) else {
      preconditionFailure("Could not find an image named \"\(name)\" in the host.")
    }
    self.init(values: image.values)
  }

  /// The size of the image as it is shown, in points.
  open var size: CGSize {
    switch values.content {
    case .empty: .zero
    case .symbol: (values.symbol ?? SymbolValues()).imageSize
    case .drawing(let drawing): values.orientation.shown(drawing.size)
    case .pixels(let pixels):
      values.orientation.shown(
        CGSize(
          width: CGFloat(pixels.width) / values.scale, height: CGFloat(pixels.height) / values.scale
        ))
    case .file(let file):
      values.orientation.shown(
        CGSize(
          width: CGFloat(file.width) / values.scale, height: CGFloat(file.height) / values.scale)
      )
    }
  }

  /// The number of pixels per point.
  open var scale: CGFloat { values.scale }
  /// The rotation and reflection of the stored image before it is shown.
  open var imageOrientation: Orientation { values.orientation }
  /// Whether the image is drawn in its own colors or as a template.
  open var renderingMode: RenderingMode { values.renderingMode }
  /// The widths of the areas at the edges that are not resized, in points.
  open var capInsets: UIEdgeInsets { values.capInsets }
  /// The way in which the middle of the image fills the available size.
  open var resizingMode: ResizingMode { values.resizingMode ?? .tile }
  /// The widths of the areas at the edges that alignment ignores, in points.
  open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }
  /// Whether the image is a system symbol.
  open var isSymbolImage: Bool {
    if case .symbol = values.content { true } else { false }
  }
  /// Whether the image is mirrored in layouts from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }
  /// The distance from the bottom to the baseline, in points; nil if the image has no baseline.
  open var baselineOffsetFromBottom: CGFloat? { values.baselineOffsetFromBottom }

  private func with(_ change: (inout Values) -> Void) -> UIImage {
    var changed = values
    change(&changed)
    return UIImage(values: changed)
  }

  /// Returns a copy with another rendering mode.
  @discardableResult
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns a copy with a tint color of its own.
  @discardableResult
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns a copy with a tint color of its own and another rendering mode.
  @discardableResult
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns a resizable copy whose middle is repeated.
  @discardableResult
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns a resizable copy.
  @discardableResult
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns a copy with other areas at the edges that alignment ignores.
  @discardableResult
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns a copy with a baseline, in points from the bottom.
  @discardableResult
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffsetFromBottom = baselineOffset }
  }

  /// Returns a copy that is mirrored in layouts from right to left.
  @discardableResult
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// Returns a copy that is shown mirrored from left to right.
  @discardableResult
  open func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.flipped }
  }

  /// Returns a copy of the symbol with another configuration. An image that is not a symbol is
  /// returned unchanged.
  @discardableResult
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage, let symbol = configuration as? SymbolConfiguration else { return self }
    return with { $0.symbol = symbol.values }
  }

  /// Returns a copy of the symbol whose configuration is overridden by another one; nil if the
  /// image is not a symbol.
  @discardableResult
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return with { $0.symbol = ($0.symbol ?? SymbolValues()).applying(configuration.values) }
  }

  /// The size, weight, scale and colors of the symbol; nil if the image is not a symbol.
  open var symbolConfiguration: SymbolConfiguration? {
    values.symbol.map { SymbolConfiguration(values: $0) }
  }

  /// The configuration of the symbol; nil if the image is not a symbol.
  open var configuration: Configuration? { symbolConfiguration }

  /// Returns the image as a PNG file, rotated and mirrored as `imageOrientation` specifies; nil if
  /// the image has no pixels, as the placeholder of a symbol.
  ///
  /// An image from `UIGraphicsImageRenderer` has pixels if the device has a renderer, which
  /// `HeadlessRenderer` installs; without a renderer the result is nil. For such an image, call
  /// this method on the main actor. The time is linear in the number of pixels. With a renderer the
  /// file is written by the system's library, in a debug build about thirty times as fast.
  @discardableResult
  open func pngData() -> Data? {
    guard let stored = storedPixels else { return nil }
    let pixels = stored.turned(values.orientation)
    if let renderer = ValueEnvironment.current.rasterizer { return renderer.png(of: pixels) }
    return PNGEncoder.encode(pixels).map { Data($0) }
  }

  /// Draws the image with its upper left corner at a point of the current context.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image with its upper left corner at a point, with a blend mode and an opacity.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into a rectangle of the current context, scaled to fill it.
  open func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.record(.image(self, in: rect, .current))
  }

  /// Draws the image into a rectangle, with a blend mode and an opacity.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.composing(blendMode, alpha) {
      $0.record(.image(self, in: rect, .current))
    }
  }

  /// Fills a rectangle of the current context with copies of the image in its own size.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saving {
      context.setFillColor(UIColor(patternImage: self).cgColor)
      context.fillRectangle(rect)
    }
  }

  /// Whether the other object is an image with equal properties.
  @discardableResult
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage)?.values == values
  }

  /// A hash value; equal images have equal hashes.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.content)
    hasher.combine(values.scale)
    return hasher.finalize()
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The default type of image literals.
public typealias _ImageLiteralType = UIImage

extension UIImage.Orientation {
  /// Returns the size of an image as it is shown.
  fileprivate func shown(_ size: CGSize) -> CGSize {
    swapsSides ? CGSize(width: size.height, height: size.width) : size
  }

  /// The orientation of the mirrored image.
  fileprivate var flipped: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }

  /// Whether the orientation exchanges width and height.
  package var swapsSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }
}
