// SPDX-License-Identifier: MIT

extension UIButton {
  /// What changes a configuration when the state has changed.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// How a button looks.
  public struct Configuration: Equatable, Sendable {
    enum Style { case plain, gray, tinted, filled }

    var style: Style

    /// The title; where there is none, that which was set for the state.
    public var title: String?
    /// A second, smaller line.
    public var subtitle: String?
    /// The image; where there is none, that which was set for the state.
    public var image: UIImage?
    /// How a symbol looks.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The colour of title and image; that of the style where there is none.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; that of the style where there is none.
    public var baseBackgroundColor: UIColor?
    /// Where the image lies to the title.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle are aligned.
    public var titleAlignment = TitleAlignment.automatic
    /// How the title is broken into lines: at words unless changed. Wrapping at words or characters gives
    /// the title as many lines as it needs, the other modes a single line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How the subtitle is broken into lines, as ``titleLineBreakMode`` says it of the title.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// What lies behind the content; what it does not say, the style does.
    public var background = UIBackgroundConfiguration.standard
    /// How large font and insets are.
    public var buttonSize = Size.medium {
      didSet { if !hasOwnInsets { insets = buttonSize.insets } }
    }

    private var insets = Size.medium.insets
    private var hasOwnInsets = false

    /// The space around the content.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets }
      set {
        insets = newValue
        hasOwnInsets = true
      }
    }

    /// Gives the content the space that belongs to the size.
    public mutating func setDefaultContentInsets() {
      hasOwnInsets = false
      insets = buttonSize.insets
    }

    /// The configuration for the state of a button: here the colours follow by themselves.
    public func updated(for button: UIButton) -> Configuration { self }

    /// Without a background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// On grey.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// On a shade of the tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// On the tint.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// The system's style without a background.
    public static func borderless() -> Configuration { plain() }
    /// The system's style with a background.
    public static func bordered() -> Configuration { gray() }
    /// The system's style with a shade of the tint.
    public static func borderedTinted() -> Configuration { tinted() }
    /// The system's style for what matters most.
    public static func borderedProminent() -> Configuration { filled() }

    private init(style: Style) {
      self.style = style
    }

    /// How large font and insets are.
    public enum Size: Int, Sendable {
      /// As usual.
      case medium = 0
      /// Small.
      case small = 1
      /// Very small.
      case mini = 2
      /// Large.
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

    /// The part of the free width that is on the leading side of the shorter title and of shorter lines.
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

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed = -1
      /// As the background says, larger with larger text.
      case dynamic = 0
      /// A little.
      case small = 1
      /// More.
      case medium = 2
      /// Still more.
      case large = 3
      /// Half circles.
      case capsule = 4

      // UIKit's own radii are not documented.
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

    /// How title and subtitle are aligned.
    public enum TitleAlignment: Int, Sendable {
      /// As the rest of the button suggests.
      case automatic = 0
      /// Where lines begin.
      case leading = 1
      /// In the middle.
      case center = 2
      /// Where lines end.
      case trailing = 3
    }
  }

  // MARK: Showing it

  final func configurationChanged() {
    showState()
    contentChanged()
    if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
  }

  /// Lets the handler change the configuration, where the state has changed.
  final func updateConfigurationIfNeeded() {
    guard needsUpdateOfConfiguration, !isUpdatingConfiguration else { return }
    needsUpdateOfConfiguration = false
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  final func show(_ configuration: Configuration) {
    let color = foregroundColor(of: configuration)
    if !showsAttributedTitle {
      label.font = .preferredFont(forTextStyle: configuration.buttonSize.textStyle)
      label.textColor = color
    }
    picture.tintColor = color
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
    line.text = configuration.subtitle
    line.font = .preferredFont(forTextStyle: .footnote)
    line.textColor = color
    line.isHidden = configuration.subtitle == nil
    setLines(
      of: line, configuration.subtitleLineBreakMode,
      alignment: configuration.textAlignment(rightToLeft: isRightToLeft))
  }

  private func setLines(
    of line: UILabel, _ mode: NSLineBreakMode, alignment: NSTextAlignment
  ) {
    // An attributed title brings paragraph styles of its own.
    if line !== label || !showsAttributedTitle {
      if line.lineBreakMode != mode { line.lineBreakMode = mode }
      if line.textAlignment != alignment { line.textAlignment = alignment }
    }
    line.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
  }

  /// Gives the title the single line of a button without a configuration.
  final func setStandardLines() {
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .natural
    label.numberOfLines = 1
    subtitleLabel?.isHidden = true
  }

  private func foregroundColor(of configuration: Configuration) -> UIColor {
    if automaticallyUpdatesConfiguration, !isEnabled { return .tertiaryLabel }
    if let color = configuration.baseForegroundColor { return color }
    return configuration.style == .filled ? .white : tintColor
  }

  private func backgroundColor(of configuration: Configuration) -> UIColor? {
    if automaticallyUpdatesConfiguration, !isEnabled, configuration.style != .plain {
      return .tertiarySystemFill
    }
    if let color = configuration.background.backgroundColor { return color }
    let color = configuration.baseBackgroundColor
    switch configuration.style {
    case .plain: return color
    case .gray: return color ?? .secondarySystemFill
    case .tinted: return (color ?? tintColor).withAlphaComponent(0.18)
    case .filled: return color ?? tintColor
    }
  }
}
