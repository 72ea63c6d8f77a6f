// SPDX-License-Identifier: MIT

/// A font of a size. Does not change.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let header = CoreFoundationHeader()

  /// The properties that renderers use, apart from the size.
  package let face: FontFace
  package let textStyle: TextStyle?
  private let size: CGFloat
  private let scaling: Scaling?

  /// The font before `UIFontMetrics` scaled it; nil for other fonts.
  package struct Scaling: Hashable, Sendable {
    var pointSize: CGFloat
    /// 0 for no limit.
    var maximum: CGFloat
  }

  package init(
    face: FontFace, size: CGFloat, textStyle: TextStyle? = nil, scaling: Scaling? = nil
  ) {
    self.face = face
    self.size = size
    self.textStyle = textStyle
    self.scaling = scaling
    super.init()
  }

  /// A font of a PostScript name or family; none where the name is not known. A size of 0 is the
  /// system's 12 points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontFace(name: fontName) else { return nil }
    self.init(face: face, size: fontSize > 0 ? fontSize : 12)
  }

  /// The font of a descriptor; a size of 0 means the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(
      face: descriptor.fontFace, size: size > 0 ? size : 12, textStyle: descriptor.textStyle)
  }

  /// The system's font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(), size: fontSize)
  }

  /// The system's font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight), size: fontSize)
  }

  /// The system's bold font.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(weight: .semibold), size: fontSize)
  }

  /// The system's italic font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(isItalic: true), size: fontSize)
  }

  /// The system's font, with digits that are all as wide.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight, hasMonospacedDigits: true), size: fontSize)
  }

  /// The system's font whose characters are all as wide.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(family: .systemMonospaced, weight: weight), size: fontSize)
  }

  /// The font for what a text is for, in the size that the user prefers.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font for what a text is for, in the size that a trait collection prefers.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      face: FontFace(weight: style.weight),
      size: style.pointSize(for: .preferred(by: traitCollection)), textStyle: style)
  }

  /// The usual size of labels: 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The usual size of buttons: 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small text: 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The usual size of text: 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face: face, size: fontSize) }

  /// The size, in points.
  open var pointSize: CGFloat { size }
  /// The PostScript name.
  open var fontName: String { face.name }
  /// The family's name.
  open var familyName: String { face.family.familyName }
  /// From the baseline to the top, in points.
  open var ascender: CGFloat { size * face.family.metrics.ascender }
  /// From the baseline to the bottom, in points, which is negative.
  open var descender: CGFloat { size * face.family.metrics.descender }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { size * face.family.metrics.capHeight }
  /// The height of an x, in points.
  open var xHeight: CGFloat { size * face.family.metrics.xHeight }
  /// From the top to the bottom of a line, in points.
  open var lineHeight: CGFloat { ascender - descender }
  /// The gap between lines, in points.
  open var leading: CGFloat { 0 }

  /// The font as a set of wishes.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(face: face, pointSize: size, textStyle: textStyle)
  }

  /// The names of all families.
  open class var familyNames: [String] { ["Courier", "Helvetica"] }

  /// The names of all fonts of a family.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    guard
      let family = [FontFace.Family.courier, .helvetica].first(where: {
        $0.familyName == familyName
      })
    else { return [] }
    return [UIFont.Weight.regular, .bold].flatMap { weight in
      [false, true].map { FontFace(family: family, weight: weight, isItalic: $0).name }
    }
  }

  /// The same font for another preferred size of text, if it is one that follows it.
  package func adjusted(for traits: UITraitCollection) -> UIFont {
    guard let textStyle else { return self }
    guard let scaling else {
      let size = textStyle.pointSize(for: .preferred(by: traits))
      return UIFont(face: face, size: size, textStyle: textStyle)
    }
    return UIFontMetrics(forTextStyle: textStyle).scaledFont(
      for: UIFont(face: face, size: scaling.pointSize), maximumPointSize: scaling.maximum,
      compatibleWith: traits)
  }

  /// Whether the other object is the same font in the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face && size == other.size && textStyle == other.textStyle
  }

  /// The same for equal fonts.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(size)
    return hasher.finalize()
  }

  /// The font itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Name and size.
  open override var description: String { "<UIFont: \(fontName) \(Double(size)) pt>" }
}

extension UIContentSizeCategory {
  /// The preferred text size of a collection, by default of the current one.
  static func preferred(by traits: UITraitCollection?) -> UIContentSizeCategory {
    if let category = traits?.preferredContentSizeCategory, category != .unspecified {
      return category
    }
    return UITraitCollection.current.preferredContentSizeCategory
  }
}
