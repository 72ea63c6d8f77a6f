// SPDX-License-Identifier: MIT

/// A control with a title and an image that performs an action when it is tapped.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// var count = 0
/// let button = UIButton(
///   configuration: .filled(), primaryAction: UIAction(title: "More") { _ in count += 1 })
/// host.show(button, frame: CGRect(x: 16, y: 100, width: 100, height: 44))
/// try host.tap("More")
/// print(count)  // 1
/// ```
///
/// The `configuration` determines the button's appearance. Without a configuration, the values set
/// for each state do. A button can show a menu, see ``UIMenu``. Insets, radii and colors of the
/// styles are values of this module, so a size may differ from a device's by some points.
@preconcurrency @MainActor
open class UIButton: UIControl {
  final var contents = ButtonContents()
  final let label = UIButtonLabel()
  final let picture = UIImageView()
  /// The views of the subtitle and the background, which are created when they are first needed.
  final var subtitleLabel: UILabel?
  final var background: UIImageView?
  /// The activity indicator in place of the image, and the chevrons of a pop-up button.
  final var spinner: UIActivityIndicatorView?
  final var chevrons: UIImageView?
  final var showsAttributedTitle = false
  final var needsUpdateOfConfiguration = false
  final var isUpdatingConfiguration = false
  /// The width in which a layout pass measures the content; nil for a measurement without a width.
  private var measuredWidth: CGFloat?

  /// The type of the button.
  open internal(set) var buttonType = ButtonType.custom

  /// Creates a custom button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a button of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    InterfaceCoder.configure(self, as: UIButton.self, with: coder)
  }

  /// Creates a custom button with a frame and an action. The button takes the title and the image
  /// of the action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// The role of the button. A destructive button with a configuration is red.
  open var role = Role.normal {
    didSet { if role != oldValue { showState() } }
  }

  /// The label of the title. Clients can change its font and its lines but not its text.
  open var titleLabel: UILabel? { label }

  /// The image view of the current image. It is a subview of the button, so that it can be
  /// constrained; without an image and without constraints, the button removes it again.
  open var imageView: UIImageView? {
    if picture.superview !== self { insertSubview(picture, belowSubview: label) }
    return picture
  }

  /// The insets of the content, in points. Ignored if the button has a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      contentChanged()
      appearanceChanged(.contentEdgeInsets, \UIButton.contentEdgeInsets, contentEdgeInsets)
    }
  }

  /// The insets of the rectangle in which the title is placed and to whose width it is limited, in
  /// points. They do not affect the button's size. Ignored if the button has a configuration.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { contentChanged() }  // the baselines move
  }

  /// The insets of the rectangle in which the image is placed and to whose size it is limited, in
  /// points. They do not affect the button's size. Ignored if the button has a configuration.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  // MARK: Configuration

  /// The configuration of the button's appearance, or nil.
  open var configuration: Configuration? {
    didSet {
      if oldValue == nil { fontWithoutConfiguration = label.font }
      if configuration == nil, oldValue != nil { removeTracesOfConfiguration() }
      configurationChanged()
    }
  }

  /// The font of the title before there was a configuration.
  final var fontWithoutConfiguration: UIFont?

  /// The closure that updates the configuration after the button's state has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the colors of the configuration follow the button's state.
  open var automaticallyUpdatesConfiguration = true

  /// Called before the button is laid out after a change of its state. Calls
  /// `configurationUpdateHandler`.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// Schedules a call of `updateConfiguration()`.
  open func setNeedsUpdateConfiguration() {
    needsUpdateOfConfiguration = true
    setNeedsLayout()
  }

  // MARK: Menu

  /// The menu of the button, which a long press shows, or a touch if `showsMenuAsPrimaryAction` is
  /// true.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      showSelectedElement()
    }
  }

  /// The order of the menu's elements where the menu is above the button.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// Whether a tap toggles the button's selection. A button that shows its menu as primary action
  /// shows the element of the menu that was chosen last instead.
  open var changesSelectionAsPrimaryAction = false {
    didSet { showSelectedElement() }
  }

  /// Whether a touch shows the menu at once, instead of the button's primary action.
  open override var showsMenuAsPrimaryAction: Bool {
    didSet { showSelectedElement() }
  }

  @discardableResult
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu, isEnabled else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  override func menuElementChosen(_ element: UIMenuElement) {
    guard isPopUp else { return }
    mark(element)
    send(.valueChanged, with: nil)
  }

  // MARK: Values for each state, which default to the values for the normal state

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    change(state) { $0.title = title }
  }

  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    change(state) { $0.titleColor = color }
    appearanceChanged(
      .titleColor(state), { ($0 as? UIButton)?.setTitleColor(color, for: state) })
  }

  /// Sets the attributed title for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    change(state) { $0.attributedTitle = title }
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.image = image }
  }

  /// Whether the image of a system button is dimmed while the button is highlighted.
  @available(*, deprecated, message: "This property is ignored when using UIButtonConfiguration")
  open var adjustsImageWhenHighlighted: Bool {
    get { dimsImage }
    set {
      dimsImage = newValue
      stateChanged()
    }
  }

  final var dimsImage = true

  /// Sets the background image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.backgroundImage = image }
    appearanceChanged(
      .backgroundImage(state), { ($0 as? UIButton)?.setBackgroundImage(image, for: state) })
  }

  /// Sets the configuration of symbol images for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    change(state) { $0.symbolConfiguration = configuration }
  }

  /// Returns the title for a state.
  @discardableResult
  open func title(for state: UIControl.State) -> String? { contents[state, \.title] }

  /// Returns the color of the title for a state.
  @discardableResult
  open func titleColor(for state: UIControl.State) -> UIColor? {
    contents[state, \.titleColor] ?? standardTitleColor(for: state)
  }

  /// Returns the attributed title for a state.
  @discardableResult
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    contents[state, \.attributedTitle]
  }

  /// Returns the image for a state.
  @discardableResult
  open func image(for state: UIControl.State) -> UIImage? { contents[state, \.image] }

  /// Returns the background image for a state.
  @discardableResult
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    contents[state, \.backgroundImage]
  }

  /// The title for the current state.
  open var currentTitle: String? { title(for: state) }

  /// The color of the title for the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The attributed title for the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The image for the current state.
  open var currentImage: UIImage? { image(for: state) }

  /// The background image for the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: Layout

  /// Returns the frame of the background for the given bounds.
  @discardableResult
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the frame of the content, which contains the title and the image, for the given
  /// bounds.
  @discardableResult
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: insetsOfContent)
  }

  /// Returns the frame of the title within the frame of the content.
  @discardableResult
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrange(in: contentRect).title
  }

  /// Returns the frame of the image within the frame of the content.
  @discardableResult
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrange(in: contentRect).image
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  /// The size of the title, the image and their insets, without wrapping of titles.
  open override var intrinsicContentSize: CGSize {
    sizeOfContent(width: measuredWidth)
  }

  /// Returns the size of the title, the image and their insets. Titles of a configuration are
  /// wrapped to the width of `size`, unless the width is 0.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return sizeOfContent(width: contentHeightDependsOnWidth && size.width > 0 ? size.width : nil)
  }

  override var contentHeightDependsOnWidth: Bool { configuration != nil && hasWrappingTitle }

  /// Uses `intrinsicContentSize`, so that overrides that enlarge it also do so for a limited width.
  override func contentSize(forWidth width: CGFloat?) -> CGSize {
    measuredWidth = width
    defer { measuredWidth = nil }
    return intrinsicContentSize
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    showState()
  }

  override var isMeasuredAtEveryWidth: Bool { type(of: self) != UIButton.self }

  override var firstBaseline: Baseline? { baseline(isFirst: true) }

  override var lastBaseline: Baseline? { baseline(isFirst: false) }

  // MARK: Touches

  override var refusesTapsOfOthers: Bool { true }

  override func completed(_ events: Event) -> Event {
    events.contains(.touchUpInside) ? events.union(.primaryActionTriggered) : events
  }

  override func willSend(_ events: Event) {
    guard changesSelectionAsPrimaryAction, !isPopUp, events.contains(.touchUpInside) else {
      return
    }
    isSelected.toggle()
    send(.valueChanged, with: nil)
  }

  override func stateChanged() {
    super.stateChanged()
    showState()
    setNeedsUpdateConfiguration()
  }

  // MARK: Accessibility

  override var isElementByDefault: Bool { true }

  override var labelByDefault: String? { label.text ?? currentImage?.accessibilityLabel }

  override var traitsByDefault: UIAccessibilityTraits { traitsOfState.union(.button) }
}

/// The label of a button. It invalidates the button's size when its own size changes.
final class UIButtonLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UIButton)?.contentChanged()
  }
}
