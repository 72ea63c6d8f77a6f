// SPDX-License-Identifier: MIT

extension UIContentUnavailableConfiguration {
  /// The appearance of a text.
  public struct TextProperties: Hashable, Sendable {
    private let style: StyleOfText
    private var ownFont: UIFont?
    private var fontOfStyle: UIFont

    /// The font of the text.
    public var font: UIFont {
      get { ownFont ?? fontOfStyle }
      set { ownFont = newValue }
    }

    /// The color of the text.
    public var color: UIColor

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

    init(_ style: StyleOfText) {
      self.style = style
      fontOfStyle = style.font(for: nil)
      color = style.color
    }

    /// Adopts the font of the style for traits. A font that was set remains.
    mutating func adopt(traits: UITraitCollection) {
      fontOfStyle = style.font(for: traits)
    }
  }

  /// The appearance of the image.
  public struct ImageProperties: Hashable, Sendable {
    /// The configuration of a symbol; nil for a large symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// The color of a template image; nil for the tint color.
    public var tintColor: UIColor? = .secondaryLabel

    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0

    /// The largest size of the image, in points; 0 along an axis means no limit. A larger image is
    /// scaled down.
    public var maximumSize = CGSize.zero

    /// Whether the image keeps its colors when the system inverts colors.
    public var accessibilityIgnoresInvertColors = false

    /// Hashes the color, the radius and the configuration of symbols.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(preferredSymbolConfiguration)
      hasher.combine(cornerRadius)
    }
  }

  /// The action, the menu and the state of a button.
  public struct ButtonProperties: Hashable, @unchecked Sendable {
    // Unchecked: actions and menus are objects of the main actor, which only views use.

    /// The action of the button.
    public var primaryAction: UIAction?

    /// The menu of the button, which it shows at once if it has no action.
    public var menu: UIMenu?

    /// The role of the button.
    public var role = UIButton.Role.normal

    /// Whether the button can be used.
    public var isEnabled = true

    init() {}
  }
}
