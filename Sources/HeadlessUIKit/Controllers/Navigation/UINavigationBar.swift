// SPDX-License-Identifier: MIT

/// A bar with a title, a back button and further buttons.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let root = UIViewController()
/// root.title = "Mail"
/// let controller = UINavigationController(rootViewController: root)
/// controller.navigationBar.prefersLargeTitles = true
/// host.show(controller)
/// print(controller.navigationBar.bounds.height)  // 96.0
/// ```
///
/// It adds to the safe area of the page, not through `additionalSafeAreaInsets`. A title is
/// centered, moved aside where buttons need the room, and cut where there is none. `barStyle`,
/// `shadowImage` and background images are stored without effect; there are no appearance objects.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The height of the row with the small title and the buttons, in points.
  static let rowHeight: CGFloat = 44

  final weak var navigationController: UINavigationController?
  private let background = UIView(frame: .zero)
  final private(set) var content = NavigationBarContent(frame: .zero)
  /// The content of the page that a running transition leaves.
  private var outgoingContent: NavigationBarContent?
  /// Whether the bar keeps showing the content of the page that a running transition leaves, with
  /// which the bar moves out.
  final var keepsContent = false
  /// Whether the content was kept although the items, or how they are shown, have changed.
  private var isContentDue = false
  private var shownItems: [UINavigationItem] = []

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  /// Creates a bar without items. Bars cannot be decoded: archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    background.isUserInteractionEnabled = false
    addSubview(background)
    addSubview(content)
  }

  /// The items. The bar shows the last one.
  open var items: [UINavigationItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items. A navigation controller sets the items of its own bar; setting them here is an
  /// error.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard navigationController == nil else {
      device.reportIllegalUse(
        "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.")
      return
    }
    show(items ?? [])
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { shownItems.last }

  /// The item that the back button returns to.
  open var backItem: UINavigationItem? { shownItems.dropLast().last }

  /// Whether titles are large unless the item specifies otherwise.
  open var prefersLargeTitles = false {
    didSet {
      setNeedsItems()
      appearanceChanged(
        .prefersLargeTitles, \UINavigationBar.prefersLargeTitles, prefersLargeTitles)
    }
  }

  /// Whether content behind the bar shines through.
  open var isTranslucent = true {
    didSet {
      setNeedsLayout()
      navigationController?.viewIfLoaded?.setNeedsLayout()
      appearanceChanged(.isTranslucent, \UINavigationBar.isTranslucent, isTranslucent)
    }
  }

  /// The background color of the bar; nil for the system's color.
  open var barTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      appearanceChanged(.barTintColor, \UINavigationBar.barTintColor, barTintColor)
    }
  }

  /// The text attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      setNeedsItems()
      appearanceChanged(
        .titleTextAttributes, \UINavigationBar.titleTextAttributes, titleTextAttributes)
    }
  }

  /// The text attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      setNeedsItems()
      appearanceChanged(
        .largeTitleTextAttributes, \UINavigationBar.largeTitleTextAttributes,
        largeTitleTextAttributes)
    }
  }

  /// The style of the bar. The value is stored without effect.
  open var barStyle = UIBarStyle.default

  /// The image of the bar's shadow. The value is stored without effect: bars have no shadow here.
  open var shadowImage: UIImage?

  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// Sets the background image. The image is stored without effect.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  /// Returns the background image.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  /// Returns the bar's height for the current item, at the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(of: topItem))
  }

  /// Lays out the title and the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBackground()
    for content in [outgoingContent, content] {
      content?.frame = bounds
      content?.layOut(in: self)
    }
  }

  /// Lays out the background, which extends to the upper edge of the screen.
  private func layOutBackground() {
    let top = superview?.safeAreaInsets.top ?? 0
    background.frame = CGRect(x: 0, y: -top, width: bounds.width, height: bounds.height + top)
    background.backgroundColor =
      barTintColor ?? (isTranslucent ? .systemBackground.withAlphaComponent(0.9) : nil)
      ?? .systemBackground
  }

  final func show(_ items: [UINavigationItem]) {
    for item in shownItems where item.bar === self {
      item.bar = nil
    }
    shownItems = items
    for item in items {
      item.bar = self
    }
    updateContent()
  }

  /// Updates the bar after one of its items, or a property that decides about the titles, has
  /// changed.
  final func setNeedsItems() {
    updateContent()
    heightChanged()
  }

  private func updateContent() {
    isContentDue = keepsContent
    if !keepsContent { content.update(in: self) }
  }

  private func heightChanged() {
    navigationController?.barMetricsChanged()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    guard
      old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        || old.verticalSizeClass != traitCollection.verticalSizeClass
    else { return }
    setNeedsItems()
  }

  /// Updates the buttons, which have the tint color of the bar.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContent()
  }

  /// Pops the topmost controller, as a tap on the back button does.
  package final func goBack() {
    navigationController?.popViewController(animated: true)
  }

  // MARK: Height

  /// The font of titles in the row.
  final var titleFont: UIFont {
    titleTextAttributes?[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
  }

  /// The font of large titles. Unless the client sets one, it follows the text size of the user.
  final var largeTitleFont: UIFont {
    if let font = largeTitleTextAttributes?[.font] as? UIFont { return font }
    return UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: 34, weight: .bold), compatibleWith: traitCollection)
  }

  /// Returns the height of the bar where the large title is shown in full.
  final func height(of item: UINavigationItem?) -> CGFloat {
    Self.rowHeight + largeTitleHeight(of: item)
  }

  /// Returns the height that the large title of an item adds to the bar, in points: 52 at the
  /// default text size, at which the line is 41 points high, and as much more as the line is
  /// higher. 0 for an item with a small title.
  ///
  /// Apple documents neither; 52 is the height on devices.
  final func largeTitleHeight(of item: UINavigationItem?) -> CGFloat {
    guard showsLargeTitle(of: item) else { return 0 }
    return max(largeTitleFont.lineHeight.rounded(.up) + 11, 52)
  }

  private func showsLargeTitle(of item: UINavigationItem?) -> Bool {
    // A screen of compact height has no room for large titles.
    guard prefersLargeTitles, let item, traitCollection.verticalSizeClass != .compact else {
      return false
    }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never: return false
    case .automatic:
      // The same size as for the item below; the lowest item has a large title.
      let index = shownItems.firstIndex { $0 === item } ?? 0
      guard index > 0 else { return true }
      return showsLargeTitle(of: shownItems[index - 1])
    }
  }
}

// MARK: - Transitions

extension UINavigationBar {
  /// Shows the content of other items above the present content, invisibly until `fadeContent()`.
  final func exchangeContent(for items: [UINavigationItem]) {
    endExchange(showsNew: true)
    let old = content
    outgoingContent = old
    old.isUserInteractionEnabled = false
    old.accessibilityElementsHidden = true
    content = NavigationBarContent(frame: bounds)
    addSubview(content)
    content.alpha = 0
    show(items)
    UIView.performWithoutAnimation { layoutIfNeeded() }
  }

  /// Exchanges the two contents' visibility, in the animation of the caller.
  final func fadeContent() {
    guard let outgoingContent else { return }
    outgoingContent.alpha = 0
    content.alpha = 1
  }

  /// Removes the content that is no longer shown: after a transition was cancelled, the new one.
  final func endExchange(showsNew: Bool) {
    keepsContent = false
    if isContentDue { updateContent() }
    guard let old = outgoingContent else { return }
    outgoingContent = nil
    (showsNew ? old : content).removeFromSuperview()
    if !showsNew { content = old }
    content.isUserInteractionEnabled = true
    content.accessibilityElementsHidden = false
    content.alpha = 1
  }
}
