// SPDX-License-Identifier: MIT

/// A bar with a title, a back button and further buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  private static let compactHeight: CGFloat = 44
  private static let largeTitleHeight: CGFloat = 52

  final weak var navigationController: UINavigationController?
  final let content = NavigationBarContent()
  private var shownItems: [UINavigationItem] = []

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.add(to: self)
  }

  /// Creates a bar without items. Bars cannot be decoded: archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    content.add(to: self)
  }

  /// The items. The bar shows the last one.
  open var items: [UINavigationItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items. A navigation controller sets the items of its own bar; setting them here is an error.
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
      heightChanged()
      appearanceChanged(
        .prefersLargeTitles, \UINavigationBar.prefersLargeTitles, prefersLargeTitles)
    }
  }

  /// Whether content behind the bar shines through.
  open var isTranslucent = true {
    didSet {
      navigationController?.viewIfLoaded?.setNeedsLayout()
      appearanceChanged(.isTranslucent, \UINavigationBar.isTranslucent, isTranslucent)
    }
  }

  /// The background colour of the bar; nil for the system's colour.
  open var barTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      appearanceChanged(.barTintColor, \UINavigationBar.barTintColor, barTintColor)
    }
  }

  /// The text attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      setNeedsLayout()
      appearanceChanged(
        .titleTextAttributes, \UINavigationBar.titleTextAttributes, titleTextAttributes)
    }
  }

  /// The text attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      setNeedsLayout()
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
    content.layOut(in: self)
  }

  final func show(_ items: [UINavigationItem]) {
    for item in shownItems where item.bar === self {
      item.bar = nil
    }
    shownItems = items
    for item in items {
      item.bar = self
    }
    content.update(in: self)
  }

  /// Updates the bar after one of its items has changed.
  final func setNeedsItems() {
    content.update(in: self)
    heightChanged()
  }

  private func heightChanged() {
    guard let navigationController, navigationController.isViewLoaded else { return }
    navigationController.view.setNeedsLayout()
    navigationController.contentView.barChanged()
  }

  final func height(for controller: UIViewController?) -> CGFloat {
    height(of: controller?.navigationItem)
  }

  private func height(of item: UINavigationItem?) -> CGFloat {
    Self.compactHeight + (showsLargeTitle(of: item) ? Self.largeTitleHeight : 0)
  }

  final func showsLargeTitle(of item: UINavigationItem?) -> Bool {
    guard prefersLargeTitles, let item else { return false }
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

  /// Pops the topmost controller, as a tap on the back button does.
  package final func goBack() {
    navigationController?.popViewController(animated: true)
  }
}

/// The subviews of a bar.
@MainActor
final class NavigationBarContent {
  private static let margin: CGFloat = 16
  private static let barHeight: CGFloat = 44

  let title = UILabel(frame: .zero)
  let largeTitle = UILabel(frame: .zero)
  let backButton = BarButtonView(frame: .zero)
  private let background = UIView(frame: .zero)
  private var titleView: UIView?
  private var left: [(item: UIBarButtonItem, view: UIView)] = []
  private var right: [(item: UIBarButtonItem, view: UIView)] = []

  func add(to bar: UINavigationBar) {
    for view in [background, title, largeTitle, backButton] {
      bar.addSubview(view)
    }
    background.isUserInteractionEnabled = false
    backButton.action = { [weak bar] in bar?.goBack() }
  }

  /// Updates the subviews from the bar's current items.
  func update(in bar: UINavigationBar) {
    let item = bar.topItem
    let isLarge = bar.showsLargeTitle(of: item)
    title.text = item?.title
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.textAlignment = .center
    title.accessibilityTraits = [.staticText, .header]
    largeTitle.accessibilityTraits = [.staticText, .header]
    title.isHidden = isLarge || item?.titleView != nil
    largeTitle.text = item?.title
    largeTitle.font = .systemFont(ofSize: 34, weight: .bold)
    largeTitle.isHidden = !isLarge
    // Assistive technology would otherwise find a title without text and without an area.
    for label in [title, largeTitle] { label.isAccessibilityElement = label.text?.isEmpty == false }
    updateBackButton(in: bar, item: item)
    for (_, view) in left + right {
      view.removeFromSuperview()
    }
    left = add(item?.leftBarButtonItems, to: bar)
    right = add(item?.rightBarButtonItems, to: bar)
    if titleView !== item?.titleView {
      titleView?.removeFromSuperview()
      titleView = item?.titleView
      if let titleView { bar.addSubview(titleView) }
    }
    bar.setNeedsLayout()
  }

  private func updateBackButton(in bar: UINavigationBar, item: UINavigationItem?) {
    let replaces =
      item?.leftBarButtonItems?.isEmpty == false && item?.leftItemsSupplementBackButton == false
    let isShown = bar.backItem != nil && item?.hidesBackButton == false && !replaces
    backButton.isHidden = !isShown
    guard isShown, let back = bar.backItem else { return }
    let text = back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back"
    backButton.show(text: "‹ \(text)", tint: bar.tintColor, isEnabled: true)
    backButton.accessibilityLabel = back.backBarButtonItem?.accessibilityLabel ?? text
  }

  private func add(
    _ items: [UIBarButtonItem]?, to bar: UINavigationBar
  ) -> [(item: UIBarButtonItem, view: UIView)] {
    (items ?? []).filter { !$0.isHidden }.map { item in
      item.bar = bar
      let view = item.customView ?? BarButtonView(item: item, tint: bar.tintColor)
      bar.addSubview(view)
      return (item, view)
    }
  }

  func layOut(in bar: UINavigationBar) {
    layOutBackground(in: bar)
    title.textColor = color(bar.titleTextAttributes)
    largeTitle.textColor = color(bar.largeTitleTextAttributes)
    let width = bar.bounds.width
    let area = CGRect(x: 0, y: 0, width: width, height: Self.barHeight)
    place(title, centeredIn: area)
    if let titleView { place(titleView, centeredIn: area) }
    largeTitle.frame = CGRect(
      x: Self.margin, y: Self.barHeight, width: max(width - 2 * Self.margin, 0),
      height: max(bar.bounds.height - Self.barHeight, 0))
    var start = Self.margin
    if !backButton.isHidden {
      let width = backButton.fittingWidth
      backButton.frame = frame(width: width, from: 8, in: bar, atTrailingEdge: false)
      start = 8 + width + 8
    }
    layOut(left, from: start, in: bar, atTrailingEdge: false)
    layOut(right, from: Self.margin, in: bar, atTrailingEdge: true)
  }

  private func color(_ attributes: [NSAttributedString.Key: Any]?) -> UIColor {
    attributes?[.foregroundColor] as? UIColor ?? .label
  }

  /// Lays out the background, which extends to the upper edge of the screen.
  private func layOutBackground(in bar: UINavigationBar) {
    let top = bar.superview.map { $0.safeAreaInsets.top } ?? 0
    background.frame = CGRect(
      x: 0, y: -top, width: bar.bounds.width, height: bar.bounds.height + top)
    background.backgroundColor =
      bar.barTintColor ?? (bar.isTranslucent ? .systemBackground.withAlphaComponent(0.9) : nil)
      ?? .systemBackground
  }

  private func layOut(
    _ buttons: [(item: UIBarButtonItem, view: UIView)], from start: CGFloat,
    in bar: UINavigationBar, atTrailingEdge isTrailing: Bool
  ) {
    var distance = start
    for (item, view) in buttons {
      let fitting = (view as? BarButtonView)?.fittingWidth ?? view.bounds.width
      let width = item.width > 0 ? item.width : fitting
      let frame = frame(width: width, from: distance, in: bar, atTrailingEdge: isTrailing)
      if view is BarButtonView {
        view.frame = frame
      } else {
        view.center = CGPoint(x: frame.midX, y: frame.midY)
      }
      distance += width + 8
    }
  }

  private func frame(
    width: CGFloat, from distance: CGFloat, in bar: UINavigationBar,
    atTrailingEdge isTrailing: Bool
  ) -> CGRect {
    let isAtRight = isTrailing != bar.isRightToLeft
    let x = isAtRight ? bar.bounds.width - distance - width : distance
    return CGRect(x: x, y: 0, width: width, height: Self.barHeight)
  }

  private func place(_ view: UIView, centeredIn area: CGRect) {
    let size = view.sizeThatFits(area.size)
    let width = min(size.width, max(area.width - 2 * Self.margin, 0))
    view.bounds.size = CGSize(width: width, height: min(size.height, area.height))
    view.center = CGPoint(x: area.midX, y: area.midY)
  }
}

/// A button of a bar, with a text label.
@preconcurrency @MainActor
final class BarButtonView: UIView {
  private let label = UILabel(frame: .zero)
  private var isEnabled = true
  var action: (@MainActor () -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    accessibilityTraits = .button
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(label)
  }

  convenience init(item: UIBarButtonItem, tint: UIColor) {
    self.init(frame: .zero)
    item.shownView = self
    show(text: item.title ?? "", tint: item.tintColor ?? tint, isEnabled: item.isEnabled)
    if item.style == .done { label.font = .systemFont(ofSize: 17, weight: .semibold) }
    accessibilityLabel = item.accessibilityLabel
    accessibilityHint = item.accessibilityHint
    accessibilityValue = item.accessibilityValue
    accessibilityIdentifier = item.accessibilityIdentifier
    action = { [weak item] in item?.perform() }
  }

  var fittingWidth: CGFloat {
    max(label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)).width, 12)
  }

  func show(text: String, tint: UIColor, isEnabled: Bool) {
    label.text = text
    label.font = .systemFont(ofSize: 17)
    label.textColor = isEnabled ? tint : .systemGray
    self.isEnabled = isEnabled
    accessibilityLabel = text
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    label.alpha = 0.3
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    label.alpha = 1
    guard isEnabled, let touch = touches.first, bounds.contains(touch.location(in: self)) else {
      return
    }
    action?()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    label.alpha = 1
  }
}
