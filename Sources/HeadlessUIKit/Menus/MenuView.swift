// SPDX-License-Identifier: MIT

/// A menu or an open submenu on the screen: a rounded panel with rows, which scrolls if it is too
/// high.
final class MenuView: UIView {
  // In points. Apple documents none of them.
  private static let cornerRadius: CGFloat = 13
  private static let width: CGFloat = 250
  private static let accessibleWidth: CGFloat = 340

  let menu: UIMenu
  private let isSubmenu: Bool
  private let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let scrollView = UIScrollView()
  let list = MenuList()
  private var supplied: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var requested: Set<ObjectIdentifier> = []
  /// Whether the first element is at the bottom.
  var isReversed = false {
    didSet { if isReversed != oldValue { reload() } }
  }
  /// Called after the height has changed.
  var onResize: (() -> Void)?

  init(_ menu: UIMenu, isSubmenu: Bool, onChoose: @escaping (MenuItem) -> Void) {
    self.menu = menu
    self.isSubmenu = isSubmenu
    super.init(frame: .zero)
    isOpaque = false
    accessibilityContainerType = .list
    layer.cornerRadius = Self.cornerRadius
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    panel.clipsToBounds = true
    panel.layer.cornerRadius = Self.cornerRadius
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceVertical = false
    scrollView.scrollsToTop = false
    addSubview(panel)
    panel.contentView.addSubview(scrollView)
    scrollView.addSubview(list)
    list.onChoose = onChoose
    reload()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the current states of the elements, and requests those that are not supplied yet.
  func reload() {
    let content = MenuContent(menu, supplied: supplied)
    let shown = isReversed ? content.reversed : content
    list.show(isSubmenu ? shown.withBackRow(menu) : shown)
    setNeedsLayout()
    for element in content.deferred
    where requested.insert(ObjectIdentifier(element)).inserted {
      element.request { [weak self] elements in
        guard let self else { return }
        supplied[ObjectIdentifier(element)] = elements
        reload()
        onResize?()
      }
    }
  }

  /// Returns the size of the menu in an area.
  func size(in area: CGSize) -> CGSize {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let width = min(isLarge ? Self.accessibleWidth : Self.width, max(area.width, 0))
    return CGSize(width: width, height: list.height(forWidth: width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    panel.frame = bounds
    scrollView.frame = bounds
    let height = list.height(forWidth: bounds.width)
    list.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    scrollView.contentSize = list.frame.size
    scrollView.isScrollEnabled = height > bounds.height + 0.5
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.cornerRadius).cgPath
  }
}
