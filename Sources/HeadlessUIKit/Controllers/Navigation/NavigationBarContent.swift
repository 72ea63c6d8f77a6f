// SPDX-License-Identifier: MIT

/// The titles and buttons of a navigation bar for one page.
///
/// The row at the top has the small title and the buttons. The large title has its position below
/// the row, at the lower edge of the bar: a bar that becomes lower moves it under the row, a higher
/// one moves it down.
@preconcurrency @MainActor
final class NavigationBarContent: UIView {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8
  /// The part of the large title that is still visible when the small title begins to appear.
  private static let smallTitleStart: CGFloat = 0.2

  let title = UILabel(frame: .zero)
  let largeTitle = UILabel(frame: .zero)
  let backButton = BackButton(frame: .zero)
  /// Clips the large title at the lower edge of the row.
  private let largeArea = UIView(frame: .zero)
  private weak var bar: UINavigationBar?
  private var search: UISearchController?
  /// Clips the search bar at the lower edge of the row or of the large title.
  private let searchArea = UIView(frame: .zero)
  private var titleView: UIView?
  private var left: [(item: UIBarButtonItem, view: UIView)] = []
  private var right: [(item: UIBarButtonItem, view: UIView)] = []
  /// The height of the large title; 0 if the title of the page is small.
  private var largeHeight: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    largeArea.clipsToBounds = true
    largeArea.addSubview(largeTitle)
    searchArea.clipsToBounds = true
    for view in [title, largeArea, backButton, searchArea] {
      addSubview(view)
    }
    // As without an item, until there is one.
    backButton.isHidden = true
    searchArea.isHidden = true
    for label in [title, largeTitle] {
      label.accessibilityTraits = [.staticText, .header]
      label.isAccessibilityElement = false
    }
    title.textAlignment = .center
  }

  required init?(coder: NSCoder) { nil }

  /// Touches beside the buttons are touches of the bar.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === largeArea || hit === searchArea ? nil : hit
  }

  // MARK: Content

  /// Updates the subviews from the bar's current items.
  func update(in bar: UINavigationBar) {
    let item = bar.topItem
    self.bar = bar
    largeHeight = bar.largeTitleHeight(of: item)
    title.text = item?.title
    largeTitle.text = item?.title
    // Assistive technology would otherwise find a title without text and without an area.
    for label in [title, largeTitle] { label.isAccessibilityElement = label.text?.isEmpty == false }
    title.font = bar.titleFont
    largeTitle.font = bar.largeTitleFont
    updateBackButton(in: bar, item: item)
    for (_, view) in left + right where view.superview === self {
      view.removeFromSuperview()
    }
    let system = [item?.systemItem].compactMap { $0 }
    left = add(system + (item?.leftBarButtonItems ?? []), for: bar)
    right = add(item?.rightBarButtonItems, for: bar)
    updateSearch(item)
    if titleView !== item?.titleView {
      if titleView?.superview === self { titleView?.removeFromSuperview() }
      titleView = item?.titleView
    }
    if let titleView, titleView.superview !== self {
      insertSubview(titleView, aboveSubview: backButton)
    }
    bar.setNeedsLayout()
  }

  private func updateSearch(_ item: UINavigationItem?) {
    if search !== item?.searchController {
      if search?.searchBar.superview === searchArea { search?.searchBar.removeFromSuperview() }
      search = item?.searchController
    }
    searchArea.isHidden = search == nil
    guard let searchBar = search?.searchBar, searchBar.superview !== searchArea else { return }
    searchBar.parts.isInNavigationBar = true
    searchArea.addSubview(searchBar)
  }

  private func updateBackButton(in bar: UINavigationBar, item: UINavigationItem?) {
    let replaces =
      item?.leftBarButtonItems?.isEmpty == false && item?.leftItemsSupplementBackButton == false
    let own = item?.backAction
    let leads = bar.backItem != nil || own != nil
    let isShown = leads && item?.hidesBackButton == false && !replaces
    backButton.isHidden = !isShown
    backButton.action = { [weak bar] in bar?.goBack() }
    guard isShown, let back = bar.backItem ?? own.map({ UINavigationItem(title: $0.title) }) else {
      return backButton.clear()
    }
    let generic = "Back"
    let text = back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? generic
    let titles =
      switch back.backButtonDisplayMode {
      case .default: [text, generic, ""]
      case .generic: [generic, ""]
      case .minimal: [""]
      }
    let tint = back.backBarButtonItem?.tintColor ?? bar.tintColor ?? .tintColor
    backButton.show(titles: titles, tint: tint)
    let appearance = bar.currentAppearance
    backButton.show(indicator: appearance?.backIndicatorImage, tint: tint)
    backButton.apply(appearance?.backButtonAppearance.attributes(isEnabled: true))
    // VoiceOver reads the title also where it has no room.
    backButton.accessibilityLabel =
      back.backBarButtonItem?.accessibilityLabel ?? (text.isEmpty ? generic : text)
  }

  private func add(
    _ items: [UIBarButtonItem]?, for bar: UINavigationBar
  ) -> [(item: UIBarButtonItem, view: UIView)] {
    (items ?? []).filter { !$0.isHidden && $0.systemItem != .flexibleSpace }.map { item in
      item.bar = bar
      let appearance = bar.currentAppearance
      let view =
        item.customView
        ?? BarButtonView(
          item: item, tint: bar.tintColor,
          appearance: item.style == .done
            ? appearance?.doneButtonAppearance : appearance?.buttonAppearance)
      addSubview(view)
      return (item, view)
    }
  }

  // MARK: Layout

  override func subviewContentDidChange(_ subview: UIView) {
    super.subviewContentDidChange(subview)
    bar?.setNeedsLayout()
  }

  override func descendantsWillBeLaidOut() {
    super.descendantsWillBeLaidOut()
    let views = (left + right).map(\.view) + [titleView].compactMap { $0 }
    if views.contains(where: { $0.superview === self && $0.needsPlacingInBar }) {
      bar?.setNeedsLayout()
    }
  }

  func layOut(in bar: UINavigationBar) {
    let standard = bar.colorOfTitles
    title.textColor = color(bar.shownTitleAttributes) ?? standard
    largeTitle.textColor = color(bar.shownLargeTitleAttributes) ?? standard
    let isAlone = layOutSearch(in: bar)
    layOutLargeTitle(in: bar)
    let row = Row(
      width: bounds.width, height: bar.rowHeight, insets: bar.safeAreaInsets,
      isRightToLeft: bar.isRightToLeft)
    // The chevron of the back button keeps its position.
    let back = backButton.isHidden ? 0 : backButton.fit(in: 0) + Self.gap
    let end = layOut(
      right, from: Self.margin, until: Self.margin + back, in: row, atTrailingEdge: true)
    let roomOfLeft = row.length - end - Self.margin
    let leftWidth = left.reduce(0) {
      $0 + width(of: $1, size(of: $1, in: roomOfLeft - $0, row)) + Self.gap
    }
    let titleSize = sizeOfTitle(in: row)
    var start = Self.margin
    if !backButton.isHidden {
      // The start of the title, which is centered where the buttons leave room for it.
      let limit =
        titleSize.width > 0
        ? min((row.length - titleSize.width) / 2, row.length - end - titleSize.width)
        : row.length - end
      let width = backButton.fit(in: limit - Self.gap - leftWidth - Self.gap)
      backButton.frame = row.frame(from: Self.gap, width: width, atTrailingEdge: false)
      start = Self.gap + width + Self.gap
    }
    start = layOut(left, from: start, until: end, in: row, atTrailingEdge: false)
    layOutTitle(size: titleSize, from: start, to: row.length - end, in: row)
    hideRow(isAlone)
  }

  /// Lays out the search bar at the lower edge. Returns whether it has the whole bar.
  private func layOutSearch(in bar: UINavigationBar) -> Bool {
    guard let search else { return false }
    let item = bar.topItem?.searchController === search ? bar.topItem : nil
    let isAlone = item.map { bar.isSearchAlone(in: $0) } ?? false
    let height = search.searchBar.fittingHeight
    let above = isAlone ? 0 : bar.rowHeight + largeHeight
    let isFixed = search.isActive || item?.hidesSearchBarWhenScrolling == false
    let visible = isFixed ? height : min(max(bounds.height - above, 0), height)
    searchArea.frame = CGRect(
      x: 0, y: bounds.height - visible, width: bounds.width, height: visible)
    searchArea.alpha = height > 0 ? visible / height : 0
    // The field keeps its lower margin while it disappears.
    search.searchBar.frame = CGRect(
      x: 0, y: visible - height, width: bounds.width, height: height)
    return isAlone
  }

  /// Hides the title and the buttons while the search has the whole bar.
  private func hideRow(_ isHidden: Bool) {
    let buttons = [backButton] + (left + right).map(\.view)
    for view in buttons where (view.alpha == 0) != isHidden { view.alpha = isHidden ? 0 : 1 }
    if isHidden {
      title.isHidden = true
      titleView?.alpha = 0
    } else if titleView?.alpha == 0 {
      titleView?.alpha = 1
    }
  }

  private func color(_ attributes: [NSAttributedString.Key: Any]?) -> UIColor? {
    attributes?[.foregroundColor] as? UIColor
  }

  private func layOutLargeTitle(in bar: UINavigationBar) {
    let insets = bar.safeAreaInsets
    let top = bar.rowHeight
    let searchHeight = search == nil ? 0 : searchArea.bounds.height
    let visible = largeHeight > 0 ? max(bounds.height - top - searchHeight, 0) : 0
    largeArea.isHidden = visible == 0
    largeArea.frame = CGRect(x: 0, y: top, width: bounds.width, height: visible)
    largeTitle.frame = CGRect(
      x: insets.left + Self.margin, y: visible - largeHeight,
      width: max(bounds.width - insets.left - insets.right - 2 * Self.margin, 0),
      height: largeHeight)
    let share = largeHeight > 0 ? visible / largeHeight : 0
    title.alpha = min(max(1 - share / Self.smallTitleStart, 0), 1)
    // An element that is read once: the large title, as long as it is visible.
    title.accessibilityElementsHidden = visible > 0
    title.isHidden = titleView != nil || title.alpha == 0
  }

  private func sizeOfTitle(in row: Row) -> CGSize {
    let room = CGSize(width: row.length, height: row.height)
    return titleView?.sizeInBar(within: room, fits: true) ?? title.sizeThatFits(room)
  }

  /// Centers the title in the bar, as far as the buttons leave room for it.
  private func layOutTitle(size: CGSize, from start: CGFloat, to end: CGFloat, in row: Row) {
    let width = min(size.width, max(end - start, 0))
    let x = max(min((row.length - width) / 2, end - width), start)
    let frame = row.frame(from: x, width: width, atTrailingEdge: false)
    let view = titleView ?? title
    let move = titleView == nil ? bar?.currentAppearance?.titlePositionAdjustment ?? .zero : .zero
    view.setFrame(
      at: CGPoint(x: frame.midX + move.horizontal, y: frame.midY + move.vertical),
      size: CGSize(width: width, height: min(size.height, row.height)))
  }

  /// Returns the size of a button or custom view in a part of the row.
  private func size(
    of button: (item: UIBarButtonItem, view: UIView), in room: CGFloat, _ row: Row
  ) -> CGSize {
    if let button = button.view as? BarButtonView {
      return CGSize(width: button.fittingWidth, height: row.height)
    }
    let room = CGSize(width: max(room, 0), height: row.height)
    var size = button.view.sizeInBar(within: room)
    if button.item.width > 0, button.view.hostedSize?.client.width == 0 {
      size.width = button.item.width
    }
    return size
  }

  /// Returns the width that a button or custom view of some size occupies.
  private func width(
    of button: (item: UIBarButtonItem, view: UIView), _ size: CGSize
  ) -> CGFloat {
    button.item.width > 0 ? button.item.width : size.width
  }

  /// Lays out buttons from an edge inwards, and returns the distance from the edge at which the
  /// last one ends, with the gap behind it.
  ///
  /// - Parameter far: The part of the row at the other edge that the buttons leave free.
  private func layOut(
    _ buttons: [(item: UIBarButtonItem, view: UIView)], from start: CGFloat, until far: CGFloat,
    in row: Row, atTrailingEdge isTrailing: Bool
  ) -> CGFloat {
    var distance = start
    for button in buttons {
      let size = size(of: button, in: row.length - distance - far, row)
      let width = width(of: button, size)
      let frame = row.frame(from: distance, width: width, atTrailingEdge: isTrailing)
      if button.view is BarButtonView {
        button.view.frame = frame
      } else {
        button.view.setFrame(at: CGPoint(x: frame.midX, y: frame.midY), size: size)
      }
      distance += width + Self.gap
    }
    return distance
  }

  /// The row of the small title and the buttons, without the part that the safe area covers.
  @MainActor
  private struct Row {
    let width: CGFloat
    let height: CGFloat
    let insets: UIEdgeInsets
    let isRightToLeft: Bool

    var length: CGFloat { max(width - insets.left - insets.right, 0) }

    func frame(from distance: CGFloat, width: CGFloat, atTrailingEdge isTrailing: Bool) -> CGRect {
      let isAtRight = isTrailing != isRightToLeft
      let x = isAtRight ? self.width - insets.right - distance - width : insets.left + distance
      return CGRect(x: x, y: 0, width: width, height: height)
    }
  }
}

// Without children; see `CGPath`.
extension NavigationBarContent: CustomReflectable {
  nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}
