// SPDX-License-Identifier: MIT

/// A color, or a rule that determines a color for each trait collection. Immutable.
///
/// ```swift
/// let accent = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .blue }
/// let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
/// print(accent.resolvedColor(with: dark) == .yellow)  // true
/// print(accent.cgColor == UIColor.blue.cgColor)  // true
/// ```
///
/// The named colors are static properties, which a subclass cannot override as on Apple's
/// platforms, because no code would read the override.
///
/// `cgColor` is resolved once, with `UITraitCollection.current`: a color of a layer does not follow
/// a change between light and dark, and must be set again. The closure of a dynamic color is called
/// at every resolution. There are no asset catalogs: `UIColor(named:)` finds the colors that
/// `ScreenHost.setColor(_:named:)` has registered.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  enum Content: @unchecked Sendable {
    case components(RGBA)
    case catalog(SystemColor)
    case tint
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

  /// Creates a gray, from 0 for black to 1 for white.
  public init(white: CGFloat, alpha: CGFloat) {
    content = .components(RGBA(white: white, alpha: alpha))
    super.init()
  }

  /// Creates a color in sRGB. Color components outside 0 ... 1 are kept; alpha is limited to 0 ...
  /// 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .components(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a color in Display P3.
  public init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    content = .components(RGBA(.displayP3, red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a color from hue, saturation and brightness, each from 0 to 1.
  public init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let color = HSB(hue: hue, saturation: saturation, brightness: brightness)
    content = .components(color.rgba(alpha: alpha))
    super.init()
  }

  /// Creates a color from the color of a layer.
  public init(cgColor: CGColor) {
    content = cgColor.pattern.map { .pattern($0) } ?? .components(cgColor.rgba)
    super.init()
  }

  /// Creates a color that fills areas with copies of an image in its own size. The color has no
  /// components.
  ///
  /// As the background of a layer, the copies begin at the upper left corner of the layer. In a
  /// context they begin at its origin, which `CGContext.setPatternPhase(_:)` moves.
  public init(patternImage image: UIImage) {
    content = .pattern(image)
    super.init()
  }

  /// Creates a color that a closure determines for each trait collection.
  public init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    content = .dynamic(DynamicColor(provider: dynamicProvider))
    super.init()
  }

  /// Returns nil: colors cannot be decoded, because HeadlessUIKit has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates the color that the host registered under a name; nil if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the color that the host registered under a name, resolved for a trait collection if
  /// there is one; nil if the name is unknown. The bundle has no effect.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = ValueEnvironment.current.color(named: name) else { return nil }
    self.init(
      content: traitCollection.map { color.resolvedColor(with: $0) }?.content ?? color.content)
  }

  /// Creates the color of a color literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      content: .components(
        RGBA(
          red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))))
  }

  /// Returns the color for a trait collection. The result does not depend on traits.
  @discardableResult
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch content {
    case .components, .pattern: self
    case .catalog(let color): UIColor(color.rgba(for: traitCollection))
    case .tint: tint(of: traitCollection)
    case .dynamic(let color):
      // As on Apple's platforms, `UITraitCollection.current` is the given collection during the
      // call of a provider.
      color.resolved(with: traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// Returns the components for a trait collection.
  package func rgba(with traitCollection: UITraitCollection = .current) -> RGBA {
    switch content {
    case .components(let rgba): rgba
    case .pattern: RGBA(white: 0, alpha: 0)
    case .catalog(let color): color.rgba(for: traitCollection)
    case .tint: tint(of: traitCollection).rgba(with: traitCollection)
    case .dynamic(let color):
      color.resolved(with: traitCollection).rgba(with: traitCollection)
    }
  }

  private func tint(of traitCollection: UITraitCollection) -> UIColor {
    traitCollection.tint.resolved(with: traitCollection)
  }

  /// Whether the color may be another one where the tint is another one.
  package final var mayDependOnTint: Bool {
    switch content {
    case .components, .catalog, .pattern: false
    case .tint: true
    case .dynamic(let color): color.mayDependOnTint
    }
  }

  /// Whether the color has components with the current traits. A pattern has none.
  private var hasComponents: Bool {
    if case .pattern = resolvedColor(with: .current).content { false } else { true }
  }

  /// The color for the current traits, for use with layers.
  open var cgColor: CGColor {
    if case .components(let rgba) = content { return CGColor(rgba) }
    if case .pattern(let image) = resolvedColor(with: .current).content {
      return CGColor(pattern: image)
    }
    return CGColor(rgba())
  }

  /// Writes the components in sRGB and returns true; returns false if the color has no components.
  /// Every pointer may be null.
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

  /// Writes hue, saturation and brightness and returns true; returns false if the color has no
  /// components. Every pointer may be null.
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

  /// Writes the lightness of a gray and returns true; writes nothing and returns false if the color
  /// is not a gray. Every pointer may be null.
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

  /// Returns the color with another alpha. The result depends on traits if this color does. A
  /// pattern is returned unchanged.
  @discardableResult
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .components(let rgba) = content { return UIColor(rgba.with(alpha: alpha)) }
    if case .pattern = content { return self }
    return UIColor(content: .dynamic(DynamicColor(base: self, alpha: alpha)))
  }

  /// Sets the fill and stroke colors of the current context to this color.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current context to this color.
  open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Sets the stroke color of the current context to this color.
  open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  /// Whether the other object is an equal color: the same components in the same space, or the same
  /// rule.
  @discardableResult
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return switch (content, other.content) {
    case (.components(let left), .components(let right)): left == right
    case (.catalog(let left), .catalog(let right)): left == right
    case (.tint, .tint): true
    case (.dynamic(let left), .dynamic(let right)): left == right
    case (.pattern(let left), .pattern(let right)): left == right
    default: false
    }
  }

  /// A hash value; equal colors have equal hashes.
  open override var hash: Int {
    switch content {
    case .components(let rgba): rgba.hashValue
    case .catalog(let color): color.hashValue
    case .tint: 0
    case .dynamic(let color): color.hashValue
    case .pattern(let image): image.hash
    }
  }

  /// Returns the color itself, because it is immutable.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// A text with the components or the name of the color.
  open override var description: String {
    switch content {
    case .components(let rgba):
      let space = rgba.space == .displayP3 ? "DisplayP3" : rgba.space == .gray ? "Gray" : "sRGB"
      let numbers = rgba.components.map { String(format: "%g", Double($0)) }
      return "<UIColor: \(space) \(numbers.joined(separator: " "))>"
    case .catalog(let color): return "<UIColor: \(color.name)>"
    case .tint: return "<UIColor: tintColor>"
    case .dynamic: return "<UIColor: dynamic>"
    case .pattern(let image): return "<UIColor: pattern \(image)>"
    }
  }
}

/// A rule that determines a color for each trait collection: a closure, or another color with a
/// different alpha.
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

  /// Whether the rule may give another color where the tint is another one: what a closure reads is
  /// unknown.
  var mayDependOnTint: Bool {
    switch rule {
    case .provider: true
    case .alpha(let base, _): base.mayDependOnTint
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
