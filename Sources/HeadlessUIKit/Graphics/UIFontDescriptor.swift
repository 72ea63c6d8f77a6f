// SPDX-License-Identifier: MIT

/// The attributes of a font. Immutable.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  let fontFace: FontFace
  let textStyle: UIFont.TextStyle?

  /// The size, in points; 0 where none is wished for.
  open private(set) var pointSize: CGFloat

  init(face: FontFace, pointSize: CGFloat, textStyle: UIFont.TextStyle? = nil) {
    fontFace = face
    self.pointSize = pointSize
    self.textStyle = textStyle
    super.init()
  }

  /// A descriptor of a font's name; of the system's font where the name is not known.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(face: FontFace(name: fontName) ?? FontFace(), pointSize: size)
  }

  /// A descriptor of some attributes.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    var face = FontFace()
    var size: CGFloat = 0
    Self.read(attributes, &face, &size)
    fontFace = face
    pointSize = size
    textStyle = nil
    super.init()
  }

  /// Nil: descriptors cannot be decoded, because there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// The descriptor of a text style, in the size that the user prefers.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The descriptor of a text style, in the size that a trait collection prefers.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The PostScript name.
  open var postscriptName: String { fontFace.name }

  /// The symbolic traits of the font.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if fontFace.isItalic { traits.insert(.traitItalic) }
    if fontFace.isBold { traits.insert(.traitBold) }
    if fontFace.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// All attributes.
  open var fontAttributes: [AttributeName: Any] {
    [
      .family: fontFace.family.familyName, .name: fontFace.name, .face: fontFace.faceName,
      .size: pointSize,
      .traits: [
        TraitKey.symbolic: symbolicTraits.rawValue, TraitKey.weight: fontFace.weight.rawValue,
      ] as [TraitKey: Any],
    ]
  }

  /// The value of an attribute.
  open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  /// The same wishes with another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: fontFace, pointSize: newPointSize, textStyle: textStyle)
  }

  /// The same wishes with other traits; none where there is no such font.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var face = fontFace
    face.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitBold) != face.isBold {
      face.weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
    }
    if symbolicTraits.contains(.traitMonoSpace) != face.isMonospaced {
      guard face.family.isSystem else { return nil }
      face.family = symbolicTraits.contains(.traitMonoSpace) ? .systemMonospaced : .system
    }
    return UIFontDescriptor(face: face, pointSize: pointSize, textStyle: textStyle)
  }

  /// The system's font in another design; none where this is not the system's.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let families: [SystemDesign: FontFace.Family] = [
      .default: .system, .monospaced: .systemMonospaced, .rounded: .systemRounded,
      .serif: .systemSerif,
    ]
    guard fontFace.family.isSystem, let family = families[design] else { return nil }
    var face = fontFace
    face.family = family
    return UIFontDescriptor(face: face, pointSize: pointSize, textStyle: textStyle)
  }

  /// The same wishes with another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// The same wishes with some attributes replaced.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var face = fontFace
    var size = pointSize
    Self.read(attributes, &face, &size)
    return UIFontDescriptor(face: face, pointSize: size, textStyle: textStyle)
  }

  private static func read(
    _ attributes: [AttributeName: Any], _ face: inout FontFace, _ size: inout CGFloat
  ) {
    if let name = (attributes[.name] ?? attributes[.family]) as? String,
      let named = FontFace(name: name)
    {
      face = named
    }
    if let wished = attributes[.size] { size = number(wished) ?? size }
    guard let traits = attributes[.traits] as? [TraitKey: Any] else { return }
    if let weight = traits[.weight] as? UIFont.Weight {
      face.weight = weight
    } else if let weight = traits[.weight].flatMap(number) {
      face.weight = UIFont.Weight(weight)
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    default: nil
    }
  }

  /// Whether the other object has the same wishes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return fontFace == other.fontFace && pointSize == other.pointSize
      && textStyle == other.textStyle
  }

  /// The same for equal descriptors.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontFace)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  /// The descriptor itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIFontDescriptor {
  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An attribute from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name within the family.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary of traits.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// The name of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A trait from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The symbolic traits' bits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// How bold, from -1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  /// The symbolic traits of a font, as a set of bits.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Traits from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// All characters are as wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A design from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// All characters are as wide.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
