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
/// centered, moved aside where buttons need the room, and cut where there is none. The background
/// is transparent while the content is at its top, unless `scrollEdgeAppearance` differs, and
/// translucent over content that has been scrolled.
@preconcurrency @MainActor
open class UINavigationBar: UIView, BarItemContainer {
  /// The height of the row with the small title and the buttons, in points. Not documented; the
  /// heights on devices.
  final var rowHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 44 }

  final weak var navigationController: UINavigationController?
  private let background = BarBackgroundView(isAtBottom: false)
  final var appearances = NavigationBarAppearances()
  final private(set) var content = NavigationBarContent(frame: .zero)
  /// The content of the page that a running transition leaves.
  private var outgoingContent: NavigationBarContent?
  /// Whether the bar keeps showing the content of the page that a running transition leaves, with
  /// which the bar moves out.
  final var keepsContent = false
  /// Whether the bar keeps the background of the page that a transition leaves, until it is
  /// exchanged along with the content.
  private var keepsBackground = false
  /// Whether the content was kept although the items, or how they are shown, have changed.
  private var isContentDue = false
  private var shownItems: [UINavigationItem] = []

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  /// Creates a navigation bar of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
    InterfaceCoder.configure(self, as: UINavigationBar.self, with: coder)
  }

  private func addContent() {
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

  /// The style of the bar. `black` is a dark bar with light titles; the status bar above the bar of
  /// a navigation controller is light, too.
  open var barStyle = UIBarStyle.default {
    didSet {
      setNeedsLayout()
      navigationController?.setNeedsStatusBarAppearanceUpdate()
      appearanceChanged(.barStyle, \UINavigationBar.barStyle, barStyle)
    }
  }

  /// The image of the bar's shadow. It is shown with a background image only.
  open var shadowImage: UIImage? {
    didSet { setNeedsLayout() }
  }

  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// Sets the background image, which replaces the background: an empty image makes it transparent.
  /// The images of `default` and `compact` are shown.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    setNeedsLayout()
  }

  /// Returns the background image.
  @discardableResult
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  // MARK: Appearance objects

  /// The appearance of the bar, which is copied.
  open var standardAppearance: UINavigationBarAppearance {
    get { appearances.standardOrNew }
    set { setAppearance(newValue, \.standard) }
  }

  /// The appearance of the bar in a compact height, which is copied; nil for the standard one.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { setAppearance(newValue, \.compact) }
  }

  /// The appearance of the bar while the content is at its top, which is copied; nil for the
  /// standard one without its background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { setAppearance(newValue, \.scrollEdge) }
  }

  /// The appearance of the bar in a compact height while the content is at its top, which is
  /// copied; nil for that of `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { setAppearance(newValue, \.compactScrollEdge) }
  }

  private func setAppearance(
    _ new: UINavigationBarAppearance?,
    _ path: WritableKeyPath<NavigationBarAppearances, UINavigationBarAppearance?>
  ) {
    appearances[keyPath: path] = new?.duplicate
    setNeedsItems()
  }

  /// Returns the bar's height for the current item, at the given width.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(of: topItem))
  }

  /// The bar's height for the current item; the width is that of the container.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(of: topItem))
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
    if !keepsBackground { background.show(backgroundContent) }
  }

  private var backgroundContent: BarBackgroundView.Content {
    if let currentAppearance { return BarBackgroundView.Content(currentAppearance) }
    if isAtEdge { return .transparent }
    let isCompact = traitCollection.verticalSizeClass == .compact
    if let image = isCompact
      ? backgroundImages[.compact] ?? backgroundImages[.default]
      : backgroundImages[.default]
    {
      var content = BarBackgroundView.Content(color: barTintColor)
      content.image = image
      content.shadowImage = shadowImage
      content.shadowColor = shadowImage.map { $0.size == .zero ? nil : .separator } ?? .separator
      return content
    }
    return BarBackgroundView.Content(
      style: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
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
    if navigationController == nil { invalidateIntrinsicContentSize() }
  }

  /// Updates the bar after one of its items, or a property that decides about the titles, has
  /// changed.
  final func setNeedsItems() {
    updateContent()
    heightChanged()
  }

  final func updateContent() {
    isContentDue = keepsContent
    if !keepsContent { content.update(in: self) }
  }

  private func heightChanged() {
    if navigationController == nil { invalidateIntrinsicContentSize() }
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
    if let action = topItem?.backAction { return action.performWithSender(self, target: nil) }
    guard let navigationController else { return }
    if navigationController.popViewController(animated: true) == nil,
      navigationController.navigation.outerItem != nil
    {
      navigationController.navigationController?.popViewController(animated: true)
    }
  }

  /// Called after the search bar of the item has changed its height, or the search its state.
  final func searchChanged() {
    updateContent()
    heightChanged()
  }

  // MARK: Height

  /// The font of titles in the row.
  final var titleFont: UIFont {
    shownTitleAttributes?[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
  }

  /// The font of large titles. Unless the client sets one, it follows the text size of the user.
  final var largeTitleFont: UIFont {
    if let font = shownLargeTitleAttributes?[.font] as? UIFont { return font }
    return UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: 34, weight: .bold), compatibleWith: traitCollection)
  }

  /// Returns the height of the bar where the large title is shown in full.
  final func height(of item: UINavigationItem?) -> CGFloat {
    rowHeight(of: item) + largeTitleHeight(of: item) + searchHeight(of: item)
  }

  /// Returns the height that the large title of an item adds to the bar, in points: 52 at the
  /// default text size, at which the line is 41 points high, and as much more as the line is
  /// higher. 0 for an item with a small title.
  ///
  /// Apple documents neither; 52 is the height on devices.
  final func largeTitleHeight(of item: UINavigationItem?) -> CGFloat {
    guard showsLargeTitle(of: item), !isSearchAlone(in: item) else { return 0 }
    return max(largeTitleFont.lineHeight.rounded(.up) + 11, 52)
  }

  /// Whether the bar shows nothing but the search bar, because the search is active.
  final func isSearchAlone(in item: UINavigationItem?) -> Bool {
    guard let search = item?.searchController else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// Returns the height of the row with the title and the buttons.
  final func rowHeight(of item: UINavigationItem?) -> CGFloat {
    isSearchAlone(in: item) ? 0 : rowHeight
  }

  /// Returns the height of the search bar of an item; 0 for an item without one.
  final func searchHeight(of item: UINavigationItem?) -> CGFloat {
    guard let search = item?.searchController else { return 0 }
    search.searchBar.parts.isInNavigationBar = true
    return search.searchBar.fittingHeight
  }

  /// Returns the part of the bar's height that disappears when the content scrolls.
  final func collapsibleHeight(of item: UINavigationItem?) -> CGFloat {
    largeTitleHeight(of: item) + collapsibleSearchHeight(of: item)
  }

  final func collapsibleSearchHeight(of item: UINavigationItem?) -> CGFloat {
    guard let item, item.hidesSearchBarWhenScrolling, item.searchController?.isActive != true else {
      return 0
    }
    return searchHeight(of: item)
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
    keepsBackground = true
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
    if keepsBackground {
      keepsBackground = false
      setNeedsLayout()
    }
    guard let outgoingContent else { return }
    outgoingContent.alpha = 0
    content.alpha = 1
  }

  /// Removes the content that is no longer shown: after a transition was cancelled, the new one.
  final func endExchange(showsNew: Bool) {
    keepsContent = false
    if isContentDue { updateContent() }
    keepsBackground = false
    // The page whose content decides about the background may be another one.
    setNeedsLayout()
    guard let old = outgoingContent else { return }
    outgoingContent = nil
    (showsNew ? old : content).removeFromSuperview()
    if !showsNew { content = old }
    content.isUserInteractionEnabled = true
    content.accessibilityElementsHidden = false
    content.alpha = 1
  }
}
