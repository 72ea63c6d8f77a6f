// SPDX-License-Identifier: MIT

/// A font with a size. Immutable.
///
/// ```swift
/// let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
/// print(font.pointSize, (font.lineHeight * 100).rounded() / 100)  // 17.0 20.29
/// let title = UIFont.preferredFont(forTextStyle: .title1)
/// print(title.pointSize)  // 28.0
/// ```
///
/// Line heights, baselines and the sizes of text styles are Apple's on every machine. Widths are
/// taken from a table unless a renderer of `HeadlessRenderer` has installed its measurer, which
/// uses the installed fonts. `preferredFont(forTextStyle:)` depends on the text size at the time of
/// the call: a label follows later changes with `adjustsFontForContentSizeCategory`.
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
    /// The largest point size; 0 for no limit.
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

  /// Creates a font from a PostScript name or a family name; nil if the name is unknown. A size of
  /// 0 means 12 points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontFace(name: fontName) else { return nil }
    self.init(face: face, size: fontSize > 0 ? fontSize : 12)
  }

  /// Creates the font of a descriptor. A size of 0 means the size of the descriptor or, if that is
  /// 0, too, 12 points.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(
      face: descriptor.fontFace, size: size > 0 ? size : 12, textStyle: descriptor.textStyle)
  }

  /// Returns the system font.
  @discardableResult
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(), size: fontSize)
  }

  /// Returns the system font in a weight.
  @discardableResult
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight), size: fontSize)
  }

  /// Returns the bold system font, which has the weight semibold.
  @discardableResult
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(weight: .semibold), size: fontSize)
  }

  /// Returns the italic system font.
  @discardableResult
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(isItalic: true), size: fontSize)
  }

  /// Returns the system font with digits of equal width.
  @discardableResult
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight, hasMonospacedDigits: true), size: fontSize)
  }

  /// Returns the system font with characters of equal width.
  @discardableResult
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(family: .systemMonospaced, weight: weight), size: fontSize)
  }

  /// Returns the font of a text style at the user's preferred text size.
  @discardableResult
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the preferred text size of a trait collection.
  @discardableResult
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

  /// Returns the font in another size, in points.
  @discardableResult
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face: face, size: fontSize) }

  /// The font size, in points.
  open var pointSize: CGFloat { size }
  /// The PostScript name of the face, such as Helvetica-Bold.
  open var fontName: String { face.name }
  /// The name of the family, such as Helvetica.
  open var familyName: String { face.family.familyName }
  /// The distance from the baseline to the top, in points.
  open var ascender: CGFloat { size * face.family.metrics.ascender }
  /// The distance from the baseline to the bottom, in points, as a negative number.
  open var descender: CGFloat { size * face.family.metrics.descender }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { size * face.family.metrics.capHeight }
  /// The height of a lower-case x, in points.
  open var xHeight: CGFloat { size * face.family.metrics.xHeight }
  /// The distance from the top to the bottom of a line, in points.
  open var lineHeight: CGFloat { ascender - descender }
  /// The additional distance between lines, in points: always 0.
  open var leading: CGFloat { 0 }

  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(face: face, pointSize: size, textStyle: textStyle)
  }

  /// The names of all font families except those of the system font.
  open class var familyNames: [String] { ["Courier", "Helvetica"] }

  /// Returns the PostScript names of the fonts of a family; none if the family is unknown.
  @discardableResult
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

  /// Returns the font for the preferred text size of `traits`. A font that does not depend on the
  /// preferred text size is returned unchanged.
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

  /// Whether the other object is a font of the same face, size and text style.
  @discardableResult
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face && size == other.size && textStyle == other.textStyle
  }

  /// A hash value; equal fonts have equal hashes.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(size)
    return hasher.finalize()
  }

  /// Returns the font itself, because it is immutable.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The name and the size of the font.
  open override var description: String { "<UIFont: \(fontName) \(Double(size)) pt>" }
}

extension UIContentSizeCategory {
  /// Returns the preferred text size of a trait collection, or that of the current collection if
  /// `traits` is nil or does not specify one.
  static func preferred(by traits: UITraitCollection?) -> UIContentSizeCategory {
    if let category = traits?.preferredContentSizeCategory, category != .unspecified {
      return category
    }
    return UITraitCollection.current.preferredContentSizeCategory
  }
}
