// SPDX-License-Identifier: MIT

/// A bar of items; one of them is selected.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// final class Observer: NSObject, UITabBarDelegate {
///   var titles: [String] = []
///   func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
///     titles.append(item.title ?? "")
///   }
/// }
///
/// let (bar, observer) = (UITabBar(), Observer())
/// bar.items = [
///   UITabBarItem(title: "Day", image: nil, tag: 0),
///   UITabBarItem(title: "Week", image: nil, tag: 1),
/// ]
/// bar.delegate = observer
/// host.show(bar, frame: CGRect(x: 0, y: 769, width: 393, height: 83))
/// try host.tap("Week")
/// print(observer.titles, bar.selectedItem?.tag ?? -1)  // ["Week"] 1
/// ```
///
/// Setting the selected item by code does not notify the delegate. The row of items is 49 points
/// high, 50 where titles are beside the icons, and 32 in a compact height; the bar extends below it
/// to the lower edge of the screen. Apple does not document the heights. Titles do not follow the
/// text size, as on devices. Items cannot be rearranged by the user.
///
/// The bar of a `UITabBarController` is managed by the controller: setting its items, its selected
/// item or its delegate is an error. While the content above it is at its end, it has no background
/// unless `scrollEdgeAppearance` has one.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The distributions of items.
  public enum ItemPositioning: Int, Sendable {
    /// Fills the width in a compact width, and centers the items otherwise.
    case automatic = 0
    case fill = 1
    case centered = 2
  }

  final weak var tabBarController: UITabBarController?
  private let background = BarBackgroundView(isAtBottom: true)
  private var shownItems: [UITabBarItem] = []
  private var buttons: [TabBarButton] = []
  private weak var selection: UITabBarItem?
  private weak var observer: (any UITabBarDelegate)?
  private var standard: UITabBarAppearance?
  private var scrollEdge: UITabBarAppearance?

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a tab bar of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    InterfaceCoder.configure(self, as: UITabBar.self, with: coder)
  }

  private func prepare() {
    addSubview(background)
    accessibilityTraits = .tabBar
  }

  // MARK: Items

  /// The object that is notified of the user's selections. Not retained.
  open weak var delegate: (any UITabBarDelegate)? {
    get { observer }
    set {
      guard checkUse("Changing the delegate of") else { return }
      observer = newValue
    }
  }

  /// The items, from the leading edge to the trailing edge.
  open var items: [UITabBarItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items. The change is not animated.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard checkUse("Directly modifying") else { return }
    show(items ?? [], selected: selection)
  }

  /// The selected item, which must be one of `items`; nil for none.
  open weak var selectedItem: UITabBarItem? {
    get { selection }
    set {
      guard checkUse("Directly modifying") else { return }
      show(shownItems, selected: newValue)
    }
  }

  private func checkUse(_ verb: String) -> Bool {
    guard tabBarController != nil else { return true }
    device.reportIllegalUse("\(verb) a tab bar managed by a tab bar controller is not allowed.")
    return false
  }

  /// Whether the user is rearranging the items: always false.
  open var isCustomizing: Bool { false }

  // MARK: Appearance

  /// The color of items that are not selected; nil for gray.
  open var unselectedItemTintColor: UIColor? {
    didSet { updateButtons() }
  }

  /// The color of the background; nil for the system's.
  open var barTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      appearanceChanged(.barTintColor, \UITabBar.barTintColor, barTintColor)
    }
  }

  /// The style of the bar. `black` is a dark bar.
  open var barStyle = UIBarStyle.default {
    didSet {
      setNeedsLayout()
      appearanceChanged(.barStyle, \UITabBar.barStyle, barStyle)
    }
  }

  /// Whether content behind the bar shines through.
  open var isTranslucent = true {
    didSet {
      setNeedsLayout()
      tabBarController?.barMetricsChanged()
      appearanceChanged(.isTranslucent, \UITabBar.isTranslucent, isTranslucent)
    }
  }

  /// The distribution of the items.
  open var itemPositioning = ItemPositioning.automatic {
    didSet { setNeedsLayout() }
  }

  /// The width of centered items, in points; 0 for the system's.
  open var itemWidth: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  /// The space between centered items, in points; 0 for the system's.
  open var itemSpacing: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  /// The image of the background.
  open var backgroundImage: UIImage? {
    didSet { setNeedsLayout() }
  }

  /// The image of the shadow. It is shown with a background image only.
  open var shadowImage: UIImage? {
    didSet { setNeedsLayout() }
  }

  /// The image behind the selected item.
  open var selectionIndicatorImage: UIImage? {
    didSet { updateButtons() }
  }

  /// The appearance of the bar, which is copied. It replaces the properties above.
  open var standardAppearance: UITabBarAppearance {
    get {
      if let standard { return standard }
      let new = UITabBarAppearance()
      standard = new
      return new
    }
    set {
      standard = newValue.duplicate
      updateButtons()
    }
  }

  /// The appearance of the bar while the content ends above it, which is copied; nil for the
  /// standard one without its background. A bar without a tab bar controller ignores it.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { scrollEdge }
    set {
      scrollEdge = newValue?.duplicate
      updateButtons()
    }
  }

  /// The appearance that is shown; nil for the individual properties.
  private var currentAppearance: UITabBarAppearance? {
    let own = selection?.standardAppearance ?? standard
    guard isAtEdge else { return own }
    return selection?.scrollEdgeAppearance ?? scrollEdge ?? own?.atScrollEdge
  }

  /// Whether the content above the bar is at its end. "If no tab bar controller manages your tab
  /// bar, UIKit ignores this property and uses the tab bar's standard appearance" (UITabBar,
  /// "scrollEdgeAppearance").
  private var isAtEdge: Bool { tabBarController?.contentEdge.isAtEdge ?? false }

  /// Called after the content has reached its end, or has left it.
  final func edgeChanged() { updateButtons() }

  // MARK: Layout

  /// The height of the row of items, in points.
  final var rowHeight: CGFloat {
    switch layoutStyle {
    case .stacked: 49
    case .inline: 50
    case .compactInline: 32
    }
  }

  private var layoutStyle: UITabBarItemAppearance.Style {
    if traitCollection.verticalSizeClass == .compact { return .compactInline }
    return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
  }

  /// Returns the height of the row, with the safe area below it.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight + (superview?.safeAreaInsets.bottom ?? 0))
  }

  /// The height of the row; the width is that of the container.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: rowHeight)
  }

  /// Whether the bar is hidden. The safe area of a controller's tabs does not contain a hidden bar.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { tabBarController?.barMetricsChanged() } }
  }

  /// Lays out the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    background.show(backgroundContent)
    let insets = UIEdgeInsets(
      top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    let row = CGRect(x: 0, y: 0, width: bounds.width, height: min(rowHeight, bounds.height))
      .inset(by: insets)
    for button in buttons { button.arrangement = layoutStyle }
    for (button, frame) in zip(buttons, framesOfButtons(in: row)) { button.frame = frame }
  }

  private var backgroundContent: BarBackgroundView.Content {
    if let currentAppearance { return BarBackgroundView.Content(currentAppearance) }
    if isAtEdge { return .transparent }
    var content = BarBackgroundView.Content(
      style: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
    if let backgroundImage {
      content.image = backgroundImage
      content.shadowImage = shadowImage
    }
    return content
  }

  private func framesOfButtons(in row: CGRect) -> [CGRect] {
    guard !buttons.isEmpty, row.width > 0 else { return [] }
    let count = CGFloat(buttons.count)
    let positioning = currentAppearance?.stackedItemPositioning ?? itemPositioning
    let isCentered =
      positioning == .centered
      || positioning == .automatic && traitCollection.horizontalSizeClass == .regular
    var (width, spacing, start) = (row.width / count, CGFloat(0), row.minX)
    if isCentered {
      // Not documented: the numbers of devices are not known for all widths.
      let wanted = currentAppearance?.stackedItemWidth ?? itemWidth
      let gap = currentAppearance?.stackedItemSpacing ?? itemSpacing
      spacing = gap > 0 ? gap : 34
      let natural = layoutStyle == .stacked ? 76 : buttons.map(\.inlineWidth).max() ?? 76
      let limit = max((row.width - spacing * (count - 1)) / count, 0)
      width = min(wanted > 0 ? wanted : natural, limit)
      start = row.midX - (width * count + spacing * (count - 1)) / 2
    }
    return buttons.indices.map { index in
      let slot = CGFloat(isRightToLeft ? buttons.count - 1 - index : index)
      return CGRect(
        x: start + slot * (width + spacing), y: row.minY, width: width, height: row.height)
    }
  }

  // MARK: Changes

  /// Shows items, and selects one of them.
  final func show(_ items: [UITabBarItem], selected: UITabBarItem?) {
    if !items.elementsEqual(shownItems, by: ===) {
      for item in shownItems where item.bar === self { item.bar = nil }
      shownItems = items
      for button in buttons { button.removeFromSuperview() }
      buttons = items.map { item in
        item.bar = self
        let button = TabBarButton(item: item)
        button.addAction(
          UIAction { [weak self, weak item] _ in
            if let item { self?.tap(item) }
          }, for: .touchUpInside)
        addSubview(button)
        return button
      }
    }
    selection = items.first { $0 === selected }
    updateButtons()
  }

  /// Selects an item for the user.
  private func tap(_ item: UITabBarItem) {
    if let tabBarController { return tabBarController.tap(item) }
    show(shownItems, selected: item)
    observer?.tabBar(self, didSelect: item)
  }

  final func itemChanged(_ item: UITabBarItem) {
    updateButtons()
  }

  private func updateButtons() {
    for button in buttons {
      button.isSelected = button.item === selection
      button.update(in: self, appearance: currentAppearance)
    }
    setNeedsLayout()
  }

  final func button(of item: UITabBarItem) -> UIView? { buttons.first { $0.item === item } }

  /// Updates the items, which have the tint color of the bar.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateButtons()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    // The height of the row depends on the size classes.
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    tabBarController?.barMetricsChanged()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }
}
