// SPDX-License-Identifier: MIT

/// What was set for the states of a button.
struct ButtonContents {
  struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
  }

  private var states: [UIControl.State: Content] = [:]

  mutating func change(_ state: UIControl.State, _ change: (inout Content) -> Void) {
    change(&states[state, default: Content()])
  }

  /// "UIButton", `title(for:)`: what is not set for a state is that of the normal one.
  subscript<Value>(_ state: UIControl.State, _ path: KeyPath<Content, Value?>) -> Value? {
    states[state]?[keyPath: path] ?? states[.normal]?[keyPath: path]
  }
}

extension UIButton {
  /// A kind of button.
  public enum ButtonType: Int, Sendable {
    /// Without a style.
    case custom = 0
    /// With the tint as the title's colour.
    case system = 1
    /// With a symbol for details.
    case detailDisclosure = 2
    /// With a symbol for information.
    case infoLight = 3
    /// With a symbol for information.
    case infoDark = 4
    /// With a symbol for adding.
    case contactAdd = 5
    /// With a symbol for closing.
    case close = 7

    fileprivate var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      }
    }
  }

  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a button of a kind with an action, whose title and image it takes.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a button that looks as a configuration says, with an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    configurationChanged()  // initialisers do not call observers
    take(primaryAction)
  }

  final func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  final func prepare() {
    isOpaque = false
    for part in [picture, label] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    picture.contentMode = .center
    label.lineBreakMode = .byTruncatingMiddle
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    showState()
  }

  private func become(_ kind: ButtonType) {
    buttonType = kind
    guard kind != .custom else { return }
    label.font = .systemFont(ofSize: 15)
    if let symbol = kind.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
    showState()
  }

  final func change(
    _ state: UIControl.State, _ change: (inout ButtonContents.Content) -> Void
  ) {
    contents.change(state, change)
    showState()
    contentChanged()
  }

  final func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  final func standardTitleColor(for state: UIControl.State) -> UIColor {
    guard buttonType != .custom else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  /// Gives label and image what belongs to the state.
  final func showState() {
    let titled = configuration?.title ?? currentTitle
    if configuration?.title == nil, let attributed = currentAttributedTitle {
      if label.attributedText != attributed { label.attributedText = attributed }
      showsAttributedTitle = true
    } else if showsAttributedTitle || label.text != titled {
      label.text = titled
      showsAttributedTitle = false
    }
    let image = configuration?.image ?? currentImage
    if picture.image !== image { picture.image = image }
    let symbols =
      configuration?.preferredSymbolConfigurationForImage
      ?? contents[state, \.symbolConfiguration]
    if picture.preferredSymbolConfiguration != symbols {
      picture.preferredSymbolConfiguration = symbols
    }
    if let configuration {
      show(configuration)
    } else {
      if !showsAttributedTitle { label.textColor = currentTitleColor }
      dimContent()
      showBackground(image: currentBackgroundImage)
    }
    label.isHidden = label.text?.isEmpty ?? true
    picture.isHidden = picture.image == nil
  }

  /// A system button fades while a finger is on it.
  private func dimContent() {
    let alpha: CGFloat = buttonType != .custom && isHighlighted ? 0.2 : 1
    for part in [label, picture] where part.alpha != alpha {
      part.alpha = alpha
    }
  }

  final func showBackground(image: UIImage?) {
    guard image != nil || background != nil else { return }
    let view = makeBackground()
    view.image = image
    view.isHidden = image == nil
  }

  final func makeBackground() -> UIImageView {
    if let background { return background }
    let view = UIImageView(frame: bounds)
    background = view
    insertSubview(view, at: 0)
    return view
  }
}
