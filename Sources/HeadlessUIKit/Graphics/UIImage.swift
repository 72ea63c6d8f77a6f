// SPDX-License-Identifier: MIT

/// A picture: pixels, or a placeholder for one of the system's symbols. Does not change.
open class UIImage: NSObject, @unchecked Sendable {
  /// Whether a picture is drawn as it is, or only its shape in the tint.
  public enum RenderingMode: Int, Sendable {
    /// By the place where the image is shown: symbols are templates.
    case automatic = 0
    /// As it is.
    case alwaysOriginal = 1
    /// The shape only, in the tint.
    case alwaysTemplate = 2
  }

  /// How the middle of a resizable picture fills its room.
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile = 0
    /// Stretched.
    case stretch = 1
  }

  /// How a picture is turned before it is shown.
  public enum Orientation: Int, Sendable {
    /// Not at all.
    case up = 0
    /// Upside down.
    case down = 1
    /// A quarter to the left.
    case left = 2
    /// A quarter to the right.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// Upside down and mirrored.
    case downMirrored = 5
    /// A quarter to the left and mirrored.
    case leftMirrored = 6
    /// A quarter to the right and mirrored.
    case rightMirrored = 7
  }

  /// The content that a renderer draws.
  package enum Content: Hashable, Sendable {
    case empty
    case pixels(ImagePixels)
    case symbol(name: String)
    case drawing(ImageDrawing)
  }

  /// All that an image is, as a value.
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

    package init() {}
  }

  package let values: Values

  package init(values: Values) {
    self.values = values
    super.init()
  }

  /// A picture of no size.
  public override init() {
    values = Values()
    super.init()
  }

  /// Nil: pictures cannot be decoded, because there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// A picture from pixels. A scale is pixels a point.
  package convenience init(
    pixels: ImagePixels, scale: CGFloat = 1, orientation: Orientation = .up
  ) {
    var values = Values()
    values.content = .pixels(pixels)
    values.scale = scale > 0 ? scale : 1
    values.orientation = orientation
    self.init(values: values)
  }

  /// The picture that the host registered under a name; nil without one.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The picture that the host knows under a name; none where it knows none. There are no bundles
  /// nor variants.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let image = ValueEnvironment.current.image(named: name) else { return nil }
    self.init(values: image.values)
  }

  /// The picture that the host registered under a name; without one, the program stops.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = ValueEnvironment.current.image(named: name) else {
      preconditionFailure("Could not find an image named \"\(name)\" in the host.")
    }
    self.init(values: image.values)
  }

  /// The size in points, as the picture is shown.
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
    }
  }

  /// Pixels a point.
  open var scale: CGFloat { values.scale }
  /// How the picture is turned before it is shown.
  open var imageOrientation: Orientation { values.orientation }
  /// Whether the picture is drawn as it is.
  open var renderingMode: RenderingMode { values.renderingMode }
  /// The parts at the edges that are not stretched, in points.
  open var capInsets: UIEdgeInsets { values.capInsets }
  /// How the middle fills its room.
  open var resizingMode: ResizingMode { values.resizingMode ?? .tile }
  /// The parts at the edges that do not count for alignment, in points.
  open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }
  /// Whether this is one of the system's symbols.
  open var isSymbolImage: Bool {
    if case .symbol = values.content { true } else { false }
  }
  /// Whether the picture is mirrored where the language runs from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }
  /// From the bottom to the baseline, in points, where there is one.
  open var baselineOffsetFromBottom: CGFloat? { values.baselineOffsetFromBottom }

  private func with(_ change: (inout Values) -> Void) -> UIImage {
    var changed = values
    change(&changed)
    return UIImage(values: changed)
  }

  /// The same picture, drawn as it is or as a shape.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The same picture with a tint of its own.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The same picture with a tint of its own, drawn as it is or as a shape.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The same picture, resizable, its middle repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same picture, resizable.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The same picture with other parts that do not count for alignment.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The same picture with a baseline, in points from the bottom.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffsetFromBottom = baselineOffset }
  }

  /// The same picture, mirrored where the language runs from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// The same symbol in another size, weight or scale; any other picture as it is.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage, let symbol = configuration as? SymbolConfiguration else { return self }
    return with { $0.symbol = symbol.values }
  }

  /// The same symbol with a configuration on top of its own.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return with { $0.symbol = ($0.symbol ?? SymbolValues()).applying(configuration.values) }
  }

  /// The symbol's size, weight and scale; none for any other picture.
  open var symbolConfiguration: SymbolConfiguration? {
    values.symbol.map { SymbolConfiguration(values: $0) }
  }

  /// The symbol's configuration; none for any other picture.
  open var configuration: Configuration? { symbolConfiguration }

  /// The picture as a PNG file, turned as `imageOrientation` says; nil where there are no pixels, as
  /// in the placeholder of a symbol.
  ///
  /// A picture that was drawn (`UIGraphicsImageRenderer`) has pixels where the device has a renderer,
  /// which `HeadlessRenderer` installs; without one the result is nil. Call it on the main actor then.
  /// The time is linear in the number of pixels.
  open func pngData() -> Data? {
    let stored: ImagePixels? =
      switch values.content {
      case .empty, .symbol: nil
      case .pixels(let pixels): pixels
      case .drawing(let drawing): drawing.pixels(scale: values.scale)
      }
    guard let stored else { return nil }
    return PNGEncoder.encode(stored.turned(values.orientation)).map { Data($0) }
  }

  /// Draws the picture with its upper left corner at a point of the current context.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the picture with its upper left corner at a point, a blend mode and an opacity.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture into a rectangle of the current context, scaled as needed.
  open func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.record(.image(self, in: rect, .current))
  }

  /// Draws the picture into a rectangle, with a blend mode and an opacity.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.composing(blendMode, alpha) {
      $0.record(.image(self, in: rect, .current))
    }
  }

  /// Fills a rectangle with copies of the picture in its own size.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saving {
      context.setFillColor(UIColor(patternImage: self).cgColor)
      context.fillRectangle(rect)
    }
  }

  /// Whether the other object is the same picture.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage)?.values == values
  }

  /// The same for equal pictures.
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
  /// The size of a picture as it is shown.
  fileprivate func shown(_ size: CGSize) -> CGSize {
    swapsSides ? CGSize(width: size.height, height: size.width) : size
  }

  /// Whether width and height change places.
  package var swapsSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }
}
