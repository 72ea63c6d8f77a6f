// SPDX-License-Identifier: MIT

/// The attributes of a font. Immutable.
///
/// ```swift
/// let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
/// let bold = body.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
/// print(bold?.pointSize ?? 0)  // 17.0
/// print(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) ?? false)  // true
/// ```
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  let fontFace: FontFace
  let textStyle: UIFont.TextStyle?

  /// The font size, in points; 0 if the descriptor does not specify one.
  open private(set) var pointSize: CGFloat

  init(face: FontFace, pointSize: CGFloat, textStyle: UIFont.TextStyle? = nil) {
    fontFace = face
    self.pointSize = pointSize
    self.textStyle = textStyle
    super.init()
  }

  /// Creates a descriptor from a PostScript or family name; of the system font if the name is
  /// unknown.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(face: FontFace(name: fontName) ?? FontFace(), pointSize: size)
  }

  /// Creates a descriptor from attributes.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    var face = FontFace()
    var size: CGFloat = 0
    Self.read(attributes, &face, &size)
    fontFace = face
    pointSize = size
    textStyle = nil
    super.init()
  }

  /// Returns nil: descriptors cannot be decoded, because HeadlessUIKit has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Returns the descriptor of a text style at the user's preferred text size.
  @discardableResult
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns the descriptor of a text style at the preferred text size of a trait collection.
  @discardableResult
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The PostScript name of the font.
  open var postscriptName: String { fontFace.name }

  /// The symbolic traits of the font.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if fontFace.isItalic { traits.insert(.traitItalic) }
    if fontFace.isBold { traits.insert(.traitBold) }
    if fontFace.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The attributes of the font: family, name, face, size and traits.
  open var fontAttributes: [AttributeName: Any] {
    [
      .family: fontFace.family.familyName, .name: fontFace.name, .face: fontFace.faceName,
      .size: pointSize,
      .traits: [
        TraitKey.symbolic: symbolicTraits.rawValue, TraitKey.weight: fontFace.weight.rawValue,
      ] as [TraitKey: Any],
    ]
  }

  /// Returns the value of an attribute; nil if the descriptor does not have it.
  @discardableResult
  open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  /// Returns a copy with another size, in points.
  @discardableResult
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: fontFace, pointSize: newPointSize, textStyle: textStyle)
  }

  /// Returns a copy with other traits; nil if there is no such font.
  @discardableResult
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    guard let face = Self.face(fontFace, with: symbolicTraits) else { return nil }
    return UIFontDescriptor(face: face, pointSize: pointSize, textStyle: textStyle)
  }

  private static func face(_ face: FontFace, with traits: SymbolicTraits) -> FontFace? {
    var face = face
    face.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) != face.isBold {
      face.weight = traits.contains(.traitBold) ? .bold : .regular
    }
    if traits.contains(.traitMonoSpace) != face.isMonospaced {
      guard face.family.isSystem else { return nil }
      face.family = traits.contains(.traitMonoSpace) ? .systemMonospaced : .system
    }
    return face
  }

  /// Returns the system font in another design; nil if this font is not a system font.
  @discardableResult
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

  /// Returns a copy with the regular face of another family, without the traits of this descriptor;
  /// an unchanged copy if the family is unknown.
  @discardableResult
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// Returns a copy in which the given attributes replace existing values.
  @discardableResult
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
    if let faceName = attributes[.face] as? String,
      let named = face.family.faces.first(where: { $0.faceName == faceName })
    {
      face = named
    }
    if let requested = attributes[.size] { size = number(requested) ?? size }
    guard let traits = attributes[.traits] as? [TraitKey: Any] else { return }
    if let bits = traits[.symbolic] as? UInt32 {
      face = Self.face(face, with: SymbolicTraits(rawValue: bits)) ?? face
    }
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

  /// Whether the other object is a descriptor with equal attributes.
  @discardableResult
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return fontFace == other.fontFace && pointSize == other.pointSize
      && textStyle == other.textStyle
  }

  /// A hash value; equal descriptors have equal hashes.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontFace)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  /// Returns the descriptor itself, because it is immutable.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIFontDescriptor {
  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The string that identifies the value; equal strings make equal values.
    public let rawValue: String

    /// Creates an attribute name from a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of the font's family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name of the font.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the face within the family.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The font size, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary of traits, keyed by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// The name of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The string that identifies the value; equal strings make equal values.
    public let rawValue: String

    /// Creates a trait key from a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The raw value of the symbolic traits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, from -1 to 1; 0 is regular.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  /// The symbolic traits of a font, as a set of bits.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The members of the set, one bit each.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The font slants, or has an italic design.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The font has a bold weight.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Characters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The string that identifies the value; equal strings make equal values.
    public let rawValue: String

    /// Creates a design from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The design of the system font without serifs.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The design with rounded stroke ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Characters of equal width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
