// SPDX-License-Identifier: MIT

/// A control with a title and an image that runs an action when it is tapped.
///
/// It looks as its `configuration` says where it has one, and else as was set for its state.
@preconcurrency @MainActor
open class UIButton: UIControl {
  final var contents = ButtonContents()
  final let label = UIButtonLabel()
  final let picture = UIImageView()
  /// Made when they are first needed: the subtitle, and what lies behind the content.
  final var subtitleLabel: UILabel?
  final var background: UIImageView?
  final var showsAttributedTitle = false
  final var needsUpdateOfConfiguration = false
  final var isUpdatingConfiguration = false
  /// The width in which a layout measures the content at present; nil for a measurement without one.
  private var measuredWidth: CGFloat?

  /// The kind of button.
  open internal(set) var buttonType = ButtonType.custom

  /// Creates a custom button of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Buttons cannot be decoded: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a custom button of a frame with an action, whose title and image it takes.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// The title of the state: change its font and its lines, not its text.
  open var titleLabel: UILabel? { label }

  /// The image of the state.
  open var imageView: UIImageView? { picture }

  /// The space around title and image, where there is no configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      contentChanged()
      appearanceChanged(.contentEdgeInsets, \UIButton.contentEdgeInsets, contentEdgeInsets)
    }
  }

  /// Moves the title, where there is no configuration. It does not count for the size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// Moves the image, where there is no configuration. It does not count for the size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  // MARK: Configuration

  /// How the button looks, or none.
  open var configuration: Configuration? {
    didSet {
      if configuration == nil, oldValue != nil { setStandardLines() }
      configurationChanged()
    }
  }

  /// Called when the state has changed, to change the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration's colours follow the state.
  open var automaticallyUpdatesConfiguration = true

  /// Called before the button is laid out after its state has changed. Calls
  /// `configurationUpdateHandler`.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// Asks for `updateConfiguration`.
  open func setNeedsUpdateConfiguration() {
    needsUpdateOfConfiguration = true
    setNeedsLayout()
  }

  /// Whether being tapped selects the button, or takes the selection away.
  open var changesSelectionAsPrimaryAction = false

  // MARK: What is set for a state; where nothing is, what is set for the normal one holds

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    change(state) { $0.title = title }
  }

  /// Sets the colour of the title of a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    change(state) { $0.titleColor = color }
    appearanceChanged(
      .titleColor(state), { ($0 as? UIButton)?.setTitleColor(color, for: state) })
  }

  /// Sets the title with looks of its own of a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    change(state) { $0.attributedTitle = title }
  }

  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.image = image }
  }

  /// Sets the image behind everything of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.backgroundImage = image }
    appearanceChanged(
      .backgroundImage(state), { ($0 as? UIButton)?.setBackgroundImage(image, for: state) })
  }

  /// Sets how symbols look in a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    change(state) { $0.symbolConfiguration = configuration }
  }

  /// The title of a state.
  open func title(for state: UIControl.State) -> String? { contents[state, \.title] }

  /// The colour of the title of a state.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    contents[state, \.titleColor] ?? standardTitleColor(for: state)
  }

  /// The title with looks of its own of a state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    contents[state, \.attributedTitle]
  }

  /// The image of a state.
  open func image(for state: UIControl.State) -> UIImage? { contents[state, \.image] }

  /// The image behind everything of a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    contents[state, \.backgroundImage]
  }

  /// The title that is shown.
  open var currentTitle: String? { title(for: state) }

  /// The colour of the title that is shown.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The title with looks of its own that is shown.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The image that is shown.
  open var currentImage: UIImage? { image(for: state) }

  /// The image behind everything that is shown.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: Layout

  /// Where the background lies in bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where title and image lie in bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: insetsOfContent)
  }

  /// Where the title lies in the content's rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrange(in: contentRect).title
  }

  /// Where the image lies in the content's rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrange(in: contentRect).image
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  /// The size of title, image and the space around them, with titles that are not wrapped.
  open override var intrinsicContentSize: CGSize {
    sizeOfContent(width: measuredWidth)
  }

  /// The size of title, image and the space around them. Titles of a configuration are wrapped in the
  /// size's width, unless it is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return sizeOfContent(width: contentHeightDependsOnWidth && size.width > 0 ? size.width : nil)
  }

  override var contentHeightDependsOnWidth: Bool { configuration != nil && hasWrappingTitle }

  /// Overrides of `intrinsicContentSize` that add to the size do so in any width.
  override func contentSize(forWidth width: CGFloat) -> CGSize {
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

  override var firstBaselineOffset: CGFloat? {
    label.firstBaselineOffset.map { label.frame.minY + $0 }
  }

  override var lastBaselineOffset: CGFloat? {
    let last = subtitleLabel?.isHidden == false ? subtitleLabel ?? label : label
    return last.lastBaselineOffset.map { bounds.maxY - last.frame.maxY + $0 }
  }

  // MARK: Touches

  override var refusesTapsOfOthers: Bool { true }

  override func completed(_ events: Event) -> Event {
    events.contains(.touchUpInside) ? events.union(.primaryActionTriggered) : events
  }

  override func willSend(_ events: Event) {
    guard changesSelectionAsPrimaryAction, events.contains(.touchUpInside) else { return }
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

/// The label of a button, which changes the button's size when its own changes.
final class UIButtonLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UIButton)?.contentChanged()
  }
}
