// SPDX-License-Identifier: MIT

/// The rows of a menu, one above the other, which a finger chooses.
final class MenuList: UIControl {
  private static let gap: CGFloat = 8
  private static let titleMargin: CGFloat = 16

  private(set) var rows: [MenuRow] = []
  private var parts: [UIView] = []
  private var separators: [UIView] = []
  private var highlighted: MenuRow?
  /// Called with a chosen item.
  var onChoose: ((MenuItem) -> Void)?

  func show(_ content: MenuContent) {
    for part in parts + separators { part.removeFromSuperview() }
    (parts, rows, separators, highlighted) = ([], [], [], nil)
    let hasChecks =
      content.hasStates
      || content.sections.contains {
        $0.items.contains { if case .back = $0.kind { true } else { false } }
      }
    for (index, section) in content.sections.enumerated() {
      if index > 0 { add(MenuGap()) }
      if let title = section.title { add(Self.makeTitle(title)) }
      for item in section.items {
        let row = MenuRow(item, hasCheckColumn: hasChecks)
        row.onActivate = { [weak self] in self?.onChoose?(item) }
        rows.append(row)
        add(row)
      }
    }
    for _ in parts.dropFirst() {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      separators.append(line)
      addSubview(line)
    }
    setNeedsLayout()
  }

  private func add(_ part: UIView) {
    parts.append(part)
    addSubview(part)
  }

  private static func makeTitle(_ title: String) -> UILabel {
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.accessibilityTraits = .header
    return label
  }

  // MARK: Layout

  private func height(of part: UIView, width: CGFloat) -> CGFloat {
    switch part {
    case let row as MenuRow: return row.height(forWidth: width)
    case is MenuGap: return Self.gap
    default:
      let room = CGSize(width: width - 2 * Self.titleMargin, height: .greatestFiniteMagnitude)
      return (part.sizeThatFits(room).height + 12).rounded(.up)
    }
  }

  /// Returns the height of all rows at a width.
  func height(forWidth width: CGFloat) -> CGFloat {
    parts.reduce(0) { $0 + height(of: $1, width: width) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    let line = 1 / max(traitCollection.displayScale, 1)
    for (index, part) in parts.enumerated() {
      let height = height(of: part, width: bounds.width)
      let inset = part is UILabel ? Self.titleMargin : 0
      part.frame = CGRect(x: inset, y: y, width: bounds.width - 2 * inset, height: height)
      if index > 0 {
        let separator = separators[index - 1]
        separator.isHidden = part is MenuGap || parts[index - 1] is MenuGap
        separator.frame = CGRect(x: 0, y: y - line / 2, width: bounds.width, height: line)
      }
      y += height
    }
  }

  // MARK: Touches

  /// Returns the row at a point in the list's coordinates that can be chosen.
  private func row(at point: CGPoint) -> MenuRow? {
    guard bounds.contains(point) else { return nil }
    return rows.first { $0.frame.contains(point) && $0.canBeChosen }
  }

  /// Highlights the row at a point, or none for nil.
  func highlight(at point: CGPoint?) {
    let row = point.flatMap(row(at:))
    guard row !== highlighted else { return }
    highlighted?.isHighlighted = false
    row?.isHighlighted = true
    highlighted = row
  }

  /// Chooses the highlighted row. Returns whether there is one.
  @discardableResult
  func chooseHighlighted() -> Bool {
    guard let row = highlighted else { return false }
    highlight(at: nil)
    onChoose?(row.item)
    return true
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    highlight(at: touch.location(in: self))
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    highlight(at: touch.location(in: self))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    chooseHighlighted()
  }

  override func cancelTracking(with event: UIEvent?) {
    highlight(at: nil)
  }
}

/// The space between two sections of a menu.
final class MenuGap: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .quaternarySystemFill
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}
