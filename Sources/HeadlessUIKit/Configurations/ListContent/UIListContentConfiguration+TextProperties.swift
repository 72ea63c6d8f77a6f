// SPDX-License-Identifier: MIT

extension UIListContentConfiguration {
  /// The appearance of a text of a list.
  public struct TextProperties: Hashable, Sendable {
    /// The alignments of a text.
    public enum TextAlignment: Int, Sendable {
      /// The alignment of the language.
      case natural = 0
      case center = 1
      case justified = 2
    }

    /// The changes of the letters of a text.
    public enum TextTransform: Int, Sendable {
      /// The text as it is.
      case none = 0
      case uppercase = 1
      case lowercase = 2
      /// Words that begin with upper-case letters.
      case capitalized = 3
    }

    private var fontInUse: UIFont
    private var colorInUse: UIColor
    private var hasOwnFont = false
    private var hasOwnColor = false

    /// The font of the text, unless an attributed text has its own.
    public var font: UIFont {
      get { fontInUse }
      set {
        fontInUse = newValue
        hasOwnFont = true
      }
    }

    /// The color of the text, before the transformer.
    public var color: UIColor {
      get { colorInUse }
      set {
        colorInUse = newValue
        hasOwnColor = true
      }
    }

    /// A function that replaces the color.
    public var colorTransformer: UIConfigurationColorTransformer?

    /// The horizontal alignment of the text in its column.
    public var alignment = TextAlignment.natural

    /// The rule that determines where lines end and how text that does not fit is truncated.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// The maximum number of lines; 0 means no limit.
    public var numberOfLines = 0

    /// Whether a single line that does not fit is drawn in a smaller font.
    public var adjustsFontSizeToFitWidth = false

    /// The smallest factor of the font's size.
    public var minimumScaleFactor: CGFloat = 0

    /// Whether characters move together before text is truncated. The value is stored without
    /// effect.
    public var allowsDefaultTighteningForTruncation = false

    /// Whether a font that scales with the preferred text size is updated.
    public var adjustsFontForContentSizeCategory = true

    /// Whether a pointer that rests on truncated text shows all of it. The value is stored without
    /// effect.
    public var showsExpansionTextWhenTruncated = false

    /// The change of the letters. It does not apply to text with attributes.
    public var transform = TextTransform.none

    /// Returns the color after its transformer.
    public func resolvedColor() -> UIColor {
      colorTransformer?(color) ?? color
    }

    init(_ style: StyleOfText) {
      fontInUse = style.font(for: nil)
      colorInUse = style.color
      transform = style.transform
    }

    /// Adopts the font and the color of a style unless they were set.
    mutating func adopt(_ style: StyleOfText, traits: UITraitCollection) {
      if !hasOwnFont { fontInUse = style.font(for: traits) }
      if !hasOwnColor { colorInUse = style.color }
    }

    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.localizedUppercase
      case .lowercase: text.localizedLowercase
      case .capitalized: text.localizedCapitalized
      }
    }
  }
}
