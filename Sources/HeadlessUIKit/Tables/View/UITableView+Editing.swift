// SPDX-License-Identifier: MIT

// The positions of cells in their sections, and the changes that the user makes.
extension UITableView {
  /// Sets the position of a cell in its section, on which its edges, separator and controls depend.
  final func setContext(_ cell: UITableViewCell, at path: IndexPath) {
    let counts = currentCounts
    guard path.count == 2, counts.indices.contains(path.section) else { return }
    var context = TableCellContext()
    context.style = style
    context.isFirst = path.row == 0
    context.isLast = path.row == counts[path.section] - 1
    let insets = sideInsets
    let safe = insetsContentViewsToSafeArea ? safeAreaInsets : .zero
    let isInset = style == .insetGrouped
    // Inset rows keep away from the safe area themselves.
    context.safeArea =
      isInset ? .zero : UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
    let side: CGFloat = bounds.width < 414 ? 16 : 20
    context.sides =
      isInset
      ? UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
      : UIEdgeInsets(
        top: 0, left: max(insets.left - safe.left, 0), bottom: 0,
        right: max(insets.right - safe.right, 0))
    context.separatorStyle = separatorStyle
    context.separatorColor = separatorColor
    context.separatorInset = separatorInset
    context.indexWidth = indexWidth
    if isEditing, canEdit(path) {
      let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      context.showsSelectionMark = allowsMultipleSelectionDuringEditing && style != .insert
      context.editingStyle = context.showsSelectionMark ? .none : style
      let indents = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
      if cell.shouldIndentWhileEditing != indents { cell.shouldIndentWhileEditing = indents }
    }
    if isEditing { context.canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false }
    cell.context = context
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
    let location = press.location(in: self)
    switch press.state {
    case .began:
      guard let path = indexPath(for: cell), beginMovement(of: path) else {
        press.state = .cancelled
        return
      }
      updateMovement(to: CGPoint(x: cell.center.x, y: location.y))
    case .changed: updateMovement(to: CGPoint(x: cell.center.x, y: location.y))
    case .ended: endMovement()
    case .cancelled, .failed: cancelMovement(animated: true)
    case .possible: break
    }
  }
}
