// SPDX-License-Identifier: MIT

/// The titles beside the rows of a table view, which lead to its sections.
final class SectionIndexBar: UIControl {
  /// The titles; nil if they have to be requested again.
  var titles: [String]?
  private(set) var shown: [String] = []
  private var labels: [UILabel] = []
  private weak var table: UITableView?
  private var tracked: Int?

  init(_ table: UITableView) {
    self.table = table
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "Section index"
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  func show(_ titles: [String]) {
    guard titles != shown else { return }
    shown = titles
    for label in labels { label.removeFromSuperview() }
    labels = titles.map { title in
      let label = UILabel()
      label.text = title == UITableView.indexSearch ? "⌕" : title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      label.isAccessibilityElement = false
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  func adopt(color: UIColor?, background: UIColor?) {
    for label in labels { label.textColor = color ?? tintColor }
    backgroundColor = background
  }

  private static let lineHeight: CGFloat = 14

  override func layoutSubviews() {
    super.layoutSubviews()
    let step = min(Self.lineHeight, bounds.height / CGFloat(max(labels.count, 1)))
    let start = (bounds.height - step * CGFloat(labels.count)) / 2
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: 0, y: start + step * CGFloat(index), width: bounds.width, height: step)
    }
  }

  // MARK: Touches

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    tracked = nil
    return follow(touch)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    tracked = nil
  }

  private func follow(_ touch: UITouch) -> Bool {
    guard !labels.isEmpty else { return false }
    let y = touch.location(in: self).y
    let index = labels.firstIndex { y < $0.frame.maxY } ?? labels.count - 1
    if index != tracked {
      tracked = index
      table?.indexTapped(shown[index], at: index)
    }
    return true
  }

  // MARK: Accessibility

  override func accessibilityIncrement() { step(1) }

  override func accessibilityDecrement() { step(-1) }

  private func step(_ way: Int) {
    guard !shown.isEmpty else { return }
    let index = min(max((tracked ?? (way > 0 ? -1 : shown.count)) + way, 0), shown.count - 1)
    tracked = index
    accessibilityValue = shown[index]
    table?.indexTapped(shown[index], at: index)
  }
}

// The section index.
extension UITableView {
  /// The width that the section index covers at the trailing edge; 0 without one.
  final var indexWidth: CGFloat { indexBar?.superview === self ? 15 : 0 }

  /// Shows or hides the section index, which makes all rows narrower, before they are measured.
  final func updateIndexBar() {
    guard !isUpdatingElements, update == nil else { return }
    let rows = currentCounts.reduce(0, +)
    var titles = indexBar?.titles
    if titles == nil {
      titles = dataSource?.sectionIndexTitles(for: self) ?? []
      if let titles, !titles.isEmpty || indexBar != nil {
        let bar = indexBar ?? SectionIndexBar(self)
        indexBar = bar
        bar.titles = titles
      }
    }
    guard let bar = indexBar, let titles, !titles.isEmpty,
      rows >= sectionIndexMinimumDisplayRowCount
    else {
      guard indexBar?.superview != nil else { return }
      indexBar?.removeFromSuperview()
      return tableLayout.invalidateLayout()
    }
    bar.show(titles)
    bar.adopt(color: sectionIndexColor, background: sectionIndexBackgroundColor)
    guard bar.superview !== self else { return }
    // Rows that are added later have to be below the index.
    bar.layer.zPosition = 1000
    elements.hasDepth = true
    addSubview(bar)
    tableLayout.invalidateLayout()
  }

  /// Positions the section index beside the visible area.
  final func positionIndexBar() {
    guard let bar = indexBar, bar.superview === self else { return }
    let visible = visibleBounds
    let x =
      isRightToLeft
      ? visible.minX + safeAreaInsets.left : visible.maxX - safeAreaInsets.right - 15
    let frame = CGRect(x: x, y: visible.minY, width: 15, height: visible.height)
    if bar.frame != frame { bar.frame = frame }
  }

  final func indexTapped(_ title: String, at index: Int) {
    guard title != Self.indexSearch else {
      return setContentOffset(
        CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
    }
    guard
      let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index),
      currentCounts.indices.contains(section)
    else { return }
    scroll(toRow: IndexPath(row: NSNotFound, section: section), .top, animated: false)
  }
}
