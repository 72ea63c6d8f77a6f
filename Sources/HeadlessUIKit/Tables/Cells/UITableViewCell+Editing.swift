// SPDX-License-Identifier: MIT

/// The control at the leading edge of an edited cell: it deletes or inserts the row, or shows
/// whether the row is selected.
final class TableEditControl: UIControl {
  enum Kind: Equatable {
    case delete
    case insert
    case selection(isSelected: Bool)
  }

  private let symbol = ListGlyphView(.delete)
  var kind = Kind.delete { didSet { if kind != oldValue { show() } } }

  init() {
    super.init(frame: .zero)
    addSubview(symbol)
    isAccessibilityElement = true
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    symbol.glyph =
      switch kind {
      case .delete: .delete
      case .insert: .insert
      case .selection(let isSelected): isSelected ? .selected : .unselected
      }
    isUserInteractionEnabled = kind == .delete || kind == .insert
    accessibilityTraits = .button
    isAccessibilityElement = isUserInteractionEnabled
  }

  /// The verb with the text of the row, as in UIKit: "Delete Milk".
  override var labelByDefault: String? {
    [kind == .insert ? "Insert" : "Delete", superview?.labelOfControls]
      .compactMap(\.self).joined(separator: " ")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    symbol.frame = CGRect(
      x: (bounds.width - 22) / 2 + (isRightToLeft ? -4 : 4), y: (bounds.height - 22) / 2, width: 22,
      height: 22)
  }
}

/// The control at the trailing edge of an edited cell with which the row is dragged.
final class TableReorderControl: UIView {
  private let symbol = ListGlyphView(.reorder)

  init(pressed: @escaping (UILongPressGestureRecognizer) -> Void) {
    super.init(frame: .zero)
    addSubview(symbol)
    let press = UILongPressGestureRecognizer { pressed($0) }
    press.minimumPressDuration = 0.05
    addGestureRecognizer(press)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  /// The verb with the text of the row, as in UIKit: "Reorder Milk".
  override var labelByDefault: String? {
    ["Reorder", superview?.labelOfControls].compactMap(\.self).joined(separator: " ")
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    symbol.frame = CGRect(
      x: (bounds.width - 22) / 2, y: (bounds.height - 12) / 2, width: 22, height: 12)
  }
}

// The controls of editing.
extension UITableViewCell {
  final func placeControls(_ columns: Columns) {
    placeEditControl(columns)
    placeReorderControl(columns)
  }

  private func placeEditControl(_ columns: Columns) {
    guard let start = columns.edit, let context else {
      parts.editControl?.removeFromSuperview()
      parts.editControl = nil
      return
    }
    let control = parts.editControl ?? makeEditControl()
    control.kind =
      context.showsSelectionMark
      ? .selection(isSelected: isSelected) : context.editingStyle == .insert ? .insert : .delete
    if control.superview !== self { addSubview(control) }
    move(control, to: frame(start, Self.editControlWidth))
  }

  private func makeEditControl() -> TableEditControl {
    let control = TableEditControl()
    control.addAction(
      UIAction { [weak self] _ in self?.editControlTapped() }, for: .touchUpInside)
    parts.editControl = control
    return control
  }

  private func editControlTapped() {
    guard let table = enclosingTable, let path = table.indexPath(for: self), let context else {
      return
    }
    table.editControlTapped(context.editingStyle, at: path)
  }

  private func placeReorderControl(_ columns: Columns) {
    guard let start = columns.reorder else {
      parts.reorderControl?.removeFromSuperview()
      parts.reorderControl = nil
      return
    }
    let control =
      parts.reorderControl
      ?? TableReorderControl { [weak self] press in
        guard let self, let table = enclosingTable else { return }
        table.reorderPressed(press, on: self)
      }
    parts.reorderControl = control
    if control.superview !== self { addSubview(control) }
    move(control, to: frame(start, 40))
  }

  /// Resets what belongs to the row that the cell has shown.
  final func prepareParts() {
    parts.isConfirming = false
    if parts.isSelected || parts.isHighlighted {
      parts.isSelected = false
      parts.isHighlighted = false
      showBackground()
    }
    setNeedsUpdateConfiguration()
  }
}
