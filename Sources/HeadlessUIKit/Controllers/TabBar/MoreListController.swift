// SPDX-License-Identifier: MIT

/// The list of the "More" tab.
@preconcurrency @MainActor
final class MoreListController: UIViewController {
  private let scrollView = UIScrollView(frame: .zero)
  private var rows: [MoreRow] = []

  var onSelect: ((UIViewController) -> Void)?

  var controllers: [UIViewController] = [] {
    didSet { updateRows() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    updateRows()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
    updateRows()
  }

  private func updateRows() {
    guard isViewLoaded else { return }
    for row in rows { row.removeFromSuperview() }
    rows = controllers.map { controller in
      let row = MoreRow(controller.tabItem)
      row.addAction(
        UIAction { [weak self, weak controller] _ in
          if let controller { self?.onSelect?(controller) }
        }, for: .touchUpInside)
      scrollView.addSubview(row)
      return row
    }
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = scrollView.bounds.width
    var y: CGFloat = 0
    for row in rows {
      let height = row.height
      row.frame = CGRect(x: 0, y: y, width: width, height: height)
      y += height
    }
    let size = CGSize(width: width, height: y)
    if scrollView.contentSize != size { scrollView.contentSize = size }
  }
}

/// A row with the icon and the title of an item, and a chevron.
@preconcurrency @MainActor
private final class MoreRow: UIControl {
  private static let margin: CGFloat = 16

  private let icon = UIImageView(frame: .zero)
  private let title = UILabel(frame: .zero)
  private let chevron = UIImageView(image: UIImage(systemName: "chevron.forward"))
  private let line = UIView(frame: .zero)

  init(_ item: UITabBarItem) {
    super.init(frame: .zero)
    icon.image = item.image
    icon.contentMode = .center
    title.text = item.title
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    chevron.tintColor = .tertiaryLabel
    chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 13, weight: .semibold)
    line.backgroundColor = .separator
    for view in [icon, title, chevron, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityValue = item.badgeValue
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  var height: CGFloat { max(44, title.font.lineHeight.rounded(.up) + 22) }

  override func stateChanged() {
    super.stateChanged()
    backgroundColor = isHighlighted ? .systemGray4 : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inside = bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: safeAreaInsets.left + Self.margin, bottom: 0,
        right: safeAreaInsets.right + Self.margin))
    let start: CGFloat = icon.image == nil ? 0 : 44
    let arrow = chevron.intrinsicContentSize
    place(icon, from: 0, width: 28, in: inside)
    place(title, from: start, width: inside.width - start - arrow.width - 8, in: inside)
    place(chevron, from: inside.width - arrow.width, width: arrow.width, in: inside)
    let thickness = 1 / max(traitCollection.displayScale, 1)
    let x = isRightToLeft ? 0 : inside.minX + start
    line.frame = CGRect(
      x: x, y: bounds.height - thickness,
      width: isRightToLeft ? inside.maxX - start : bounds.width - x, height: thickness)
  }

  private func place(_ view: UIView, from start: CGFloat, width: CGFloat, in rect: CGRect) {
    let width = max(width, 0)
    view.frame = CGRect(
      x: isRightToLeft ? rect.maxX - start - width : rect.minX + start, y: 0, width: width,
      height: bounds.height)
  }
}
