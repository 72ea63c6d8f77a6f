// SPDX-License-Identifier: MIT

/// The titles beside the rows of a table view or a collection view, which lead to its sections.
final class SectionIndexBar: UIControl {
  /// The titles; nil if they have to be requested again.
  var titles: [String]?
  private(set) var shown: [String] = []
  private var labels: [UILabel] = []
  /// The color of the titles; nil for the tint.
  private var ownColor: UIColor?
  private let onChoose: @MainActor (String, Int) -> Void
  private var tracked: Int?

  /// The title that stands for the search field above the rows.
  nonisolated static let search = "{search}"

  /// Creates an index that calls `onChoose` with the title under the finger and its position.
  init(onChoose: @escaping @MainActor (String, Int) -> Void) {
    self.onChoose = onChoose
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
      label.text = title == Self.search ? "⌕" : title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      label.isAccessibilityElement = false
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  func adopt(color: UIColor?, background: UIColor?) {
    ownColor = color
    showColor()
    backgroundColor = background
  }

  private func showColor() {
    for label in labels { label.textColor = ownColor ?? tintColor }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
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
      onChoose(shown[index], index)
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
    onChoose(shown[index], index)
  }
}

extension _ItemsView {
  /// Adds the index above the elements.
  final func show(_ bar: SectionIndexBar) {
    guard bar.superview !== self else { return }
    // Elements that are added later have to be below the index.
    bar.layer.zPosition = 1000
    elements.hasDepth = true
    addSubview(bar)
  }

  /// Positions the index beside the visible area.
  final func positionIndexBar() {
    guard let bar = indexBar, bar.superview === self else { return }
    let visible = visibleBounds
    let x =
      isRightToLeft
      ? visible.minX + safeAreaInsets.left : visible.maxX - safeAreaInsets.right - 15
    let frame = CGRect(x: x, y: visible.minY, width: 15, height: visible.height)
    if bar.frame != frame { bar.frame = frame }
  }
}
