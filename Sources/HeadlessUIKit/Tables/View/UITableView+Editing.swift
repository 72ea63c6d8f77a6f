// SPDX-License-Identifier: MIT

// The positions of cells in their sections, and the changes that the user makes.
extension UITableView {
  /// Sets the position of a cell in its section, on which its edges, separator and controls depend.
  final func place(_ cell: UITableViewCell, at path: IndexPath) {
    let counts = currentCounts
    guard path.count == 2, counts.indices.contains(path.section) else { return }
    var place = TableCellPlace()
    place.style = style
    place.isFirst = path.row == 0
    place.isLast = path.row == counts[path.section] - 1
    let insets = sideInsets
    let safe = insetsContentViewsToSafeArea ? safeAreaInsets : .zero
    let isInset = style == .insetGrouped
    // Inset rows keep away from the safe area themselves.
    place.safeArea =
      isInset ? .zero : UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
    let side: CGFloat = bounds.width < 414 ? 16 : 20
    place.sides =
      isInset
      ? UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
      : UIEdgeInsets(
        top: 0, left: max(insets.left - safe.left, 0), bottom: 0,
        right: max(insets.right - safe.right, 0))
    place.separatorStyle = separatorStyle
    place.separatorColor = separatorColor
    place.separatorInset = separatorInset
    place.indexWidth = indexWidth
    if isEditing, canEdit(path) {
      let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      place.showsSelectionMark = allowsMultipleSelectionDuringEditing && style != .insert
      place.editingStyle = place.showsSelectionMark ? .none : style
      let indents = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
      if cell.shouldIndentWhileEditing != indents { cell.shouldIndentWhileEditing = indents }
    }
    if isEditing { place.canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false }
    cell.place = place
    if let level = delegate?.tableView(self, indentationLevelForRowAt: path),
      cell.indentationLevel != level
    {
      cell.indentationLevel = level
    }
  }

  /// Whether a row can be edited.
  final func canEdit(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: path) ?? false
  }

  final func editControlTapped(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
    if style == .delete, let cell = shownCell(at: path) as? UITableViewCell {
      swipeController?.open(cell, at: .trailing, animated: true)
    } else {
      dataSource?.tableView(self, commit: style, forRowAt: path)
    }
  }

  // MARK: Moving rows

  final func reorderPressed(_ press: UILongPressGestureRecognizer, on cell: UITableViewCell) {
    let place = press.location(in: self)
    switch press.state {
    case .began:
      guard let path = indexPath(for: cell), beginMovement(of: path) else {
        press.state = .cancelled
        return
      }
      updateMovement(to: CGPoint(x: cell.center.x, y: place.y))
    case .changed: updateMovement(to: CGPoint(x: cell.center.x, y: place.y))
    case .ended: endMovement()
    case .cancelled, .failed: cancelMovement(animated: true)
    case .possible: break
    }
  }
}
