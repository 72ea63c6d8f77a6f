// SPDX-License-Identifier: MIT

/// A colour, or a rule that gives one for every trait collection. Does not change.
///
/// The named colours are static: a subclass cannot replace `UIColor.red`, which it could on Apple's
/// platforms, because nothing would read its replacement.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  enum Content: @unchecked Sendable {
    case components(RGBA)
    case catalog(SystemColor)
    case dynamic(DynamicColor)
    case pattern(UIImage)
  }

  private let header = CoreFoundationHeader()

  let content: Content

  init(content: Content) {
    self.content = content
    super.init()
  }

  package convenience init(_ rgba: RGBA) {
    self.init(content: .components(rgba))
  }

  /// A grey, from 0 for black to 1 for white.
  public init(white: CGFloat, alpha: CGFloat) {
    content = .components(RGBA(white: white, alpha: alpha))
    super.init()
  }

  /// A colour in sRGB. Components that leave 0 ... 1 are kept, alpha is limited to it.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .components(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// A colour in Display P3.
  public init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    content = .components(RGBA(.displayP3, red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// A colour from hue, saturation and brightness, each from 0 to 1.
  public init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let color = HSB(hue: hue, saturation: saturation, brightness: brightness)
    content = .components(color.rgba(alpha: alpha))
    super.init()
  }

  /// The colour of a layer.
  public init(cgColor: CGColor) {
    content = cgColor.pattern.map { .pattern($0) } ?? .components(cgColor.rgba)
    super.init()
  }

  /// A colour that fills areas with copies of an image in its own size.
  ///
  /// The copies begin at the upper left corner of a layer whose background they are, and at the origin
  /// of a context, from which `CGContext.setPatternPhase(_:)` moves them. The colour has no components.
  public init(patternImage image: UIImage) {
    content = .pattern(image)
    super.init()
  }

  /// A colour that the closure gives for each trait collection.
  public init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    content = .dynamic(DynamicColor(provider: dynamicProvider))
    super.init()
  }

  /// Nil: colours cannot be decoded, because there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// The colour that the host registered under a name; nil without one.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour that the host registered under a name; nil without one. There are no bundles.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = ValueEnvironment.current.color(named: name) else { return nil }
    self.init(
      content: traitCollection.map { color.resolvedColor(with: $0) }?.content ?? color.content)
  }

  /// Creates the colour of a colour literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      content: .components(
        RGBA(
          red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))))
  }

  /// The colour for a trait collection, which depends on traits no more.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch content {
    case .components, .pattern: self
    case .catalog(let color): UIColor(color.rgba(for: traitCollection))
    case .dynamic(let color):
      // As on Apple's platforms, a provider sees its own collection as the current one.
      color.resolved(with: traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The components for a trait collection.
  package func rgba(with traitCollection: UITraitCollection = .current) -> RGBA {
    switch content {
    case .components(let rgba): rgba
    case .pattern: RGBA(white: 0, alpha: 0)
    case .catalog(let color): color.rgba(for: traitCollection)
    case .dynamic(let color):
      color.resolved(with: traitCollection).rgba(with: traitCollection)
    }
  }

  /// Whether the colour has components at present: a pattern has none.
  private var hasComponents: Bool {
    if case .pattern = resolvedColor(with: .current).content { false } else { true }
  }

  /// The colour for the current traits, for layers.
  open var cgColor: CGColor {
    if case .components(let rgba) = content { return CGColor(rgba) }
    if case .pattern(let image) = resolvedColor(with: .current).content {
      return CGColor(pattern: image)
    }
    return CGColor(rgba())
  }

  /// Writes the components in sRGB; every pointer may be null. False where there are none.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard hasComponents else { return false }
    let color = rgba().inSRGB
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes hue, saturation and brightness; every pointer may be null. False where there are none.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard hasComponents else { return false }
    let color = rgba()
    let hsb = HSB(color)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes how light a grey is; every pointer may be null. False, with nothing written, where the
  /// colour is no grey.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba()
    guard hasComponents, color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// This colour with another alpha. It still depends on traits if this one does. A pattern stays as it
  /// is.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .components(let rgba) = content { return UIColor(rgba.with(alpha: alpha)) }
    if case .pattern = content { return self }
    return UIColor(content: .dynamic(DynamicColor(base: self, alpha: alpha)))
  }

  /// Makes this the colour that areas are filled with and lines are drawn with, in the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour that areas are filled with.
  open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes this the colour of lines.
  open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  /// Whether the other colour is the same: the same components in the same space, or the same rule.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return switch (content, other.content) {
    case (.components(let left), .components(let right)): left == right
    case (.catalog(let left), .catalog(let right)): left == right
    case (.dynamic(let left), .dynamic(let right)): left == right
    case (.pattern(let left), .pattern(let right)): left == right
    default: false
    }
  }

  /// The same for equal colours.
  open override var hash: Int {
    switch content {
    case .components(let rgba): rgba.hashValue
    case .catalog(let color): color.hashValue
    case .dynamic(let color): color.hashValue
    case .pattern(let image): image.hash
    }
  }

  /// The colour itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The components, or the name.
  open override var description: String {
    switch content {
    case .components(let rgba):
      let space = rgba.space == .displayP3 ? "DisplayP3" : rgba.space == .gray ? "Gray" : "sRGB"
      let numbers = rgba.components.map { String(format: "%g", Double($0)) }
      return "<UIColor: \(space) \(numbers.joined(separator: " "))>"
    case .catalog(let color): return "<UIColor: \(color.name)>"
    case .dynamic: return "<UIColor: dynamic>"
    case .pattern(let image): return "<UIColor: pattern \(image)>"
    }
  }
}

/// A rule that gives a colour for each trait collection: a closure, or another colour's with an
/// alpha of its own.
struct DynamicColor: Hashable, Sendable {
  private final class Provider: Sendable {
    let closure: @Sendable (UITraitCollection) -> UIColor

    init(_ closure: @escaping @Sendable (UITraitCollection) -> UIColor) {
      self.closure = closure
    }
  }

  private enum Rule: Sendable {
    case provider(Provider)
    case alpha(UIColor, CGFloat)
  }

  private let rule: Rule

  init(provider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    rule = .provider(Provider(provider))
  }

  init(base: UIColor, alpha: CGFloat) {
    rule = .alpha(base, alpha)
  }

  func resolved(with traits: UITraitCollection) -> UIColor {
    switch rule {
    case .provider(let provider):
      var color = UIColor.clear
      traits.performAsCurrent { color = provider.closure(traits) }
      return color
    case .alpha(let base, let alpha):
      return base.resolvedColor(with: traits).withAlphaComponent(alpha)
    }
  }

  static func == (left: DynamicColor, right: DynamicColor) -> Bool {
    switch (left.rule, right.rule) {
    case (.provider(let left), .provider(let right)): left === right
    case (.alpha(let left, let leftAlpha), .alpha(let right, let rightAlpha)):
      left == right && leftAlpha == rightAlpha
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch rule {
    case .provider(let provider): hasher.combine(ObjectIdentifier(provider))
    case .alpha(let base, let alpha):
      hasher.combine(base)
      hasher.combine(alpha)
    }
  }
}
