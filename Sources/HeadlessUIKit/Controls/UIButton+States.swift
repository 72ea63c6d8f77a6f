// SPDX-License-Identifier: MIT

/// The content of a button for each of its states.
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

  /// The value for a state, or else the value for the normal state ("UIButton", `title(for:)`).
  subscript<Value>(_ state: UIControl.State, _ path: KeyPath<Content, Value?>) -> Value? {
    states[state]?[keyPath: path] ?? states[.normal]?[keyPath: path]
  }
}

extension UIButton {
  /// The types of button.
  public enum ButtonType: Int, Sendable {
    /// A button without a style.
    case custom = 0
    /// A button whose title has the tint color.
    case system = 1
    /// A button with a symbol for details.
    case detailDisclosure = 2
    /// A button with a symbol for information.
    case infoLight = 3
    /// A button with a symbol for information.
    case infoDark = 4
    /// A button with a symbol for adding an item.
    case contactAdd = 5
    /// A button with a symbol for closing a view.
    case close = 7

    /// The image of the button; nil for a button without one. Apple does not document the sizes.
    fileprivate var image: UIImage? {
      let size = UIImage.SymbolConfiguration(pointSize: 19)
      return switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark:
        UIImage(systemName: "info.circle", withConfiguration: size)
      case .contactAdd: UIImage(systemName: "plus.circle", withConfiguration: size)
      case .close: .closeButton
      }
    }
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a button of a type with an action. The button takes the title and the image of the
  /// action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a button with a configuration and an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    fontWithoutConfiguration = label.font
    self.configuration = configuration
    configurationChanged()  // initializers do not call property observers
    take(primaryAction)
    guard let primaryAction else { return }
    // The configuration's own title and image have precedence over the action's.
    if configuration.title == nil, !primaryAction.title.isEmpty {
      self.configuration?.title = primaryAction.title
    }
    if configuration.image == nil { self.configuration?.image = primaryAction.image }
    configurationChanged()
  }

  final func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  final func prepare() {
    isOpaque = false
    picture.isUserInteractionEnabled = false
    label.isUserInteractionEnabled = false
    addSubview(label)
    label.lineBreakMode = .byTruncatingMiddle
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    showState()
  }

  final func become(_ kind: ButtonType) {
    buttonType = kind
    guard kind != .custom else { return }
    label.font = .systemFont(ofSize: 15)
    if let image = kind.image { setImage(image, for: .normal) }
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

  /// Updates the label and the images for the current state.
  final func showState() {
    let titled = configuration?.title ?? currentTitle
    if configuration?.hasAttributesOfTitle == true {
      // Shown with the configuration's font and color.
    } else if configuration?.title == nil, let attributed = currentAttributedTitle {
      if label.attributedText != attributed { label.attributedText = attributed }
      showsAttributedTitle = true
    } else if showsAttributedTitle || label.text != titled {
      label.text = titled
      showsAttributedTitle = false
    }
    let image = configuration?.image ?? currentImage
    if picture.image !== image {
      picture.image = image
      contentChanged()
    }
    let symbols =
      configuration?.preferredSymbolConfigurationForImage
      ?? contents[state, \.symbolConfiguration]
    if picture.preferredSymbolConfiguration != symbols {
      picture.preferredSymbolConfiguration = symbols
      contentChanged()
    }
    if let configuration {
      show(configuration)
    } else {
      if !showsAttributedTitle { label.textColor = currentTitleColor }
      dimContent()
      showBackground(image: currentBackgroundImage)
    }
    label.isHidden = label.text?.isEmpty ?? true
    showPicture()
  }

  /// Adds the image view if there is an image, and removes it otherwise, as dumps of UIKit's views
  /// show.
  private func showPicture() {
    let isEmpty = picture.image == nil || configuration?.showsActivityIndicator == true
    picture.isHidden = isEmpty
    guard isEmpty == (picture.superview === self) else { return }
    if isEmpty {
      if !picture.isConstrained { picture.removeFromSuperview() }
    } else {
      insertSubview(picture, belowSubview: label)
    }
  }

  /// Dims the content of a highlighted system button.
  private func dimContent() {
    let alpha: CGFloat = buttonType != .custom && isHighlighted ? 0.2 : 1
    label.alpha = alpha
    picture.alpha = dimsImage ? alpha : 1
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

extension UIImage {
  /// A gray cross on a gray disk, 30 points wide: the image of buttons that close a view.
  static var closeButton: UIImage? {
    let colors = SymbolConfiguration(paletteColors: [.secondaryLabel, .tertiarySystemFill])
    let size = SymbolConfiguration(pointSize: 25, weight: .semibold)
    return UIImage(systemName: "xmark.circle.fill", withConfiguration: size.applying(colors))
  }
}
