// SPDX-License-Identifier: MIT

extension UIButton {
  /// A closure that updates the configuration after the button's state has changed.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The appearance of a button.
  public struct Configuration: Equatable, Sendable {
    enum Style { case plain, gray, tinted, filled }

    var style: Style

    /// The title; nil for the title that is set for the button's state.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes, which the style supplies where the text has none.
    public var attributedTitle: AttributedString?
    /// The text of a second, smaller line.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The text of a second, smaller line with attributes.
    public var attributedSubtitle: AttributedString?
    /// The image; nil for the image that is set for the button's state.
    public var image: UIImage?
    /// The configuration of symbol images.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The width that an image occupies at least, in points, so that the titles of several buttons
    /// begin at the same position. 0 for the width of the image.
    public var imageReservation: CGFloat = 0
    /// A function that replaces the attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A function that replaces the attributes of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A function that replaces the color of the image.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// A function that replaces the color of the indicator of a menu.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// A function that replaces the color of the activity indicator.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether an activity indicator is shown in place of the image.
    public var showsActivityIndicator = false
    /// The indicator at the trailing edge of a button that shows a menu.
    public var indicator = Indicator.automatic
    /// Whether the looks of the button follow its selection.
    public var automaticallyUpdateForSelection = true
    /// The style on a Mac. It has no effect.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The color of the title and the image; nil for the style's color.
    public var baseForegroundColor: UIColor?
    /// The background color; nil for the style's color.
    public var baseBackgroundColor: UIColor?
    /// The edge of the title at which the image is placed.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between the image and the title, in points.
    public var imagePadding: CGFloat = 0
    /// The space between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of the title and the subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The line break mode of the title, word wrapping by default. With word or character wrapping,
    /// the title has as many lines as it needs; with other modes, it has a single line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The line break mode of the subtitle, with the same effect as ``titleLineBreakMode``.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The style of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The background. The style supplies colors that the background does not specify.
    public var background = UIBackgroundConfiguration.standard
    /// The size of the font and the insets.
    public var buttonSize = Size.medium {
      didSet { if !hasOwnInsets { insets = buttonSize.insets } }
    }

    /// Whether the title is shown with attributes of its own.
    var hasAttributesOfTitle: Bool {
      attributedTitle?.hasAttributes == true || titleTextAttributesTransformer != nil
    }

    private var insets = Size.medium.insets
    private var hasOwnInsets = false

    /// The insets of the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets }
      set {
        insets = newValue
        hasOwnInsets = true
      }
    }

    /// Resets the insets of the content to the insets of the button size.
    public mutating func setDefaultContentInsets() {
      hasOwnInsets = false
      insets = buttonSize.insets
    }

    /// Returns the configuration for the state of a button: the same configuration, because the
    /// colors follow the state automatically.
    public func updated(for button: UIButton) -> Configuration { self }

    /// A style without a background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A style with a gray background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A style with a light shade of the tint color as its background.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A style with the tint color as its background.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// The system's style without a background.
    public static func borderless() -> Configuration { plain() }
    /// The system's style with a background.
    public static func bordered() -> Configuration { gray() }
    /// The system's style with a light shade of the tint color as its background.
    public static func borderedTinted() -> Configuration { tinted() }
    /// The system's style for the most important button.
    public static func borderedProminent() -> Configuration { filled() }

    private init(style: Style) {
      self.style = style
    }

    /// The sizes of the font and the insets.
    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      /// A very small size.
      case mini = 2
      case large = 3

      fileprivate var insets: NSDirectionalEdgeInsets {
        switch self {
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
      }

      fileprivate var textStyle: UIFont.TextStyle {
        self == .small || self == .mini ? .subheadline : .body
      }
    }

    /// The fraction of the free width that is on the leading side of the narrower of title and
    /// subtitle, and of shorter lines.
    var titleShare: CGFloat {
      switch titleAlignment {
      case .leading: 0
      case .trailing: 1
      case .center: 0.5
      case .automatic: imagePlacement == .top || imagePlacement == .bottom ? 0.5 : 0
      }
    }

    fileprivate func textAlignment(rightToLeft: Bool) -> NSTextAlignment {
      switch titleShare {
      case 0: .natural
      case 1: rightToLeft ? .left : .right
      default: .center
      }
    }

    /// The styles of the corners.
    public enum CornerStyle: Int, Sendable {
      /// The corner radius of the background.
      case fixed = -1
      /// The corner radius of the background. UIKit scales it with the text size, unlike this
      /// implementation.
      case dynamic = 0
      /// A radius of 4 points.
      case small = 1
      /// A radius of 6 points.
      case medium = 2
      /// A radius of 9 points.
      case large = 3
      /// A radius of half the height.
      case capsule = 4

      // UIKit's radii are not documented.
      fileprivate func radius(height: CGFloat, own: CGFloat) -> CGFloat {
        switch self {
        case .fixed, .dynamic: min(max(own, 0), height / 2)
        case .medium: min(6, height / 2)
        case .small: min(4, height / 2)
        case .large: min(9, height / 2)
        case .capsule: height / 2
        }
      }
    }

    /// The indicators of a button that shows a menu.
    public enum Indicator: Int, Sendable {
      /// An indicator for a pop-up button.
      case automatic = 0
      case none = 1
      /// Two chevrons that point up and down.
      case popup = 2
    }

    /// The styles of a button on a Mac.
    public enum MacIdiomStyle: Int, Sendable {
      /// The style that fits the context.
      case automatic = 0
      /// A button with a border.
      case bordered = 1
      /// A button without a border.
      case borderless = 2
      /// A button without a border, in the tint color.
      case borderlessTinted = 3
    }

    /// The alignments of the title and the subtitle.
    public enum TitleAlignment: Int, Sendable {
      /// An alignment that depends on the rest of the button.
      case automatic = 0
      /// Aligned with the leading edge.
      case leading = 1
      case center = 2
      /// Aligned with the trailing edge.
      case trailing = 3
    }
  }

  // MARK: Applying a configuration

  final func configurationChanged() {
    showState()
    contentChanged()
    if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
  }

  /// Calls `updateConfiguration()` if the state has changed since the last call.
  final func updateConfigurationIfNeeded() {
    guard needsUpdateOfConfiguration, !isUpdatingConfiguration else { return }
    needsUpdateOfConfiguration = false
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  final func show(_ configuration: Configuration) {
    let color = foregroundColor(of: configuration)
    let font = UIFont.preferredFont(forTextStyle: configuration.buttonSize.textStyle)
    if configuration.hasAttributesOfTitle,
      let title = configuration.attributedTitle ?? currentTitle.map({ AttributedString($0) })
    {
      let text = title.converted(
        font, color, through: configuration.titleTextAttributesTransformer)
      if label.attributedText != text { label.attributedText = text }
      showsAttributedTitle = true
    } else if !showsAttributedTitle {
      label.font = font
      label.textColor = color
    }
    picture.tintColor = configuration.imageColorTransformer?(color) ?? color
    showIndicators(of: configuration, color: color)
    setLines(
      of: label, configuration.titleLineBreakMode,
      alignment: configuration.textAlignment(rightToLeft: isRightToLeft))
    showSubtitle(of: configuration, color: color)
    let isDimmed = automaticallyUpdatesConfiguration && isHighlighted
    for part in [label, subtitleLabel, picture] {
      part?.alpha = isDimmed && configuration.style != .filled ? 0.75 : 1
    }
    let backgroundColor = backgroundColor(of: configuration)
    let hasStroke = configuration.background.strokeColor != nil
    guard backgroundColor != nil || hasStroke || currentBackgroundImage != nil || background != nil
    else { return }
    let view = makeBackground()
    view.image = currentBackgroundImage
    view.isHidden = false
    view.backgroundColor = backgroundColor
    view.alpha = isDimmed ? 0.75 : 1
    view.clipsToBounds = true
    view.layer.borderColor =
      configuration.background.strokeColor?
      .resolvedColor(with: traitCollection).cgColor
    view.layer.borderWidth = hasStroke ? configuration.background.strokeWidth : 0
  }

  final func placeBackground() {
    guard let background else { return }
    let rect = backgroundRect(forBounds: bounds)
    guard let configuration else {
      background.frame = rect
      return
    }
    let insets = configuration.background.backgroundInsets
    background.frame = rect.inset(by: insets.resolved(rightToLeft: isRightToLeft))
    background.layer.cornerRadius = configuration.cornerStyle.radius(
      height: background.bounds.height, own: configuration.background.cornerRadius)
  }

  private func showSubtitle(of configuration: Configuration, color: UIColor) {
    guard configuration.subtitle != nil || subtitleLabel != nil else { return }
    let line = subtitleLabel ?? UILabel()
    if subtitleLabel == nil {
      subtitleLabel = line
      addSubview(line)
    }
    let font = UIFont.preferredFont(forTextStyle: .footnote)
    let transformer = configuration.subtitleTextAttributesTransformer
    if let text = configuration.attributedSubtitle, text.hasAttributes || transformer != nil {
      line.attributedText = text.converted(font, color, through: transformer)
    } else {
      line.text = configuration.subtitle
      line.font = font
      line.textColor = color
    }
    line.isHidden = configuration.subtitle == nil
    setLines(
      of: line, configuration.subtitleLineBreakMode,
      alignment: configuration.textAlignment(rightToLeft: isRightToLeft))
  }

  private func setLines(
    of line: UILabel, _ mode: NSLineBreakMode, alignment: NSTextAlignment
  ) {
    // An attributed title has its own paragraph styles.
    if line !== label || !showsAttributedTitle {
      if line.lineBreakMode != mode { line.lineBreakMode = mode }
      if line.textAlignment != alignment { line.textAlignment = alignment }
    }
    line.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
  }

  /// Restores the look that the button had before there was a configuration.
  final func removeTracesOfConfiguration() {
    if let fontWithoutConfiguration { label.font = fontWithoutConfiguration }
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .natural
    label.numberOfLines = 1
    picture.tintColor = nil
    subtitleLabel?.removeFromSuperview()
    subtitleLabel = nil
    for part in [spinner, chevrons] as [UIView?] { part?.removeFromSuperview() }
    (spinner, chevrons) = (nil, nil)
    background?.removeFromSuperview()
    background = nil
  }

  private func foregroundColor(of configuration: Configuration) -> UIColor {
    if automaticallyUpdatesConfiguration, !isEnabled { return .tertiaryLabel }
    if let color = configuration.baseForegroundColor { return color }
    return configuration.style == .filled ? .white : tintOfRole
  }

  /// The color of the styles: red for a destructive button, otherwise the tint color.
  private var tintOfRole: UIColor { role == .destructive ? .systemRed : tintColor }

  private func backgroundColor(of configuration: Configuration) -> UIColor? {
    if automaticallyUpdatesConfiguration, !isEnabled, configuration.style != .plain {
      return .tertiarySystemFill
    }
    if let color = configuration.background.backgroundColor { return color }
    let color = configuration.baseBackgroundColor
    // A selected button is tinted one step more. Not documented; chosen as on a screen.
    let isMarked =
      isSelected && automaticallyUpdatesConfiguration
      && configuration.automaticallyUpdateForSelection
    switch configuration.style {
    case .plain: return color ?? (isMarked ? tintOfRole.withAlphaComponent(0.18) : nil)
    case .gray:
      return color ?? (isMarked ? tintOfRole.withAlphaComponent(0.18) : .secondarySystemFill)
    case .tinted: return (color ?? tintOfRole).withAlphaComponent(isMarked ? 0.36 : 0.18)
    case .filled: return color ?? tintOfRole
    }
  }
}
