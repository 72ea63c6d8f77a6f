// SPDX-License-Identifier: MIT

// The actions that a swipe across a row reveals.
extension UITableView: SwipeHost {
  final func swipeableRow(at point: CGPoint) -> (any SwipeableRow)? {
    guard !isEditing, movement == nil, let path = indexPathForRow(at: point), canEdit(path) else {
      return nil
    }
    return shownCell(at: path) as? UITableViewCell
  }

  final func swipeActions(of row: any SwipeableRow, at edge: SwipeEdge)
    -> UISwipeActionsConfiguration?
  {
    guard let cell = row as? UITableViewCell, let path = indexPath(for: cell) else { return nil }
    switch edge {
    case .leading:
      return isEditing
        ? nil : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    case .trailing:
      if !isEditing,
        let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      {
        return own
      }
      let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      return style == .delete ? deletion(of: cell, at: path) : nil
    }
  }

  /// The button that deletes a row, where the delegate has no actions.
  private func deletion(of cell: UITableViewCell, at path: IndexPath)
    -> UISwipeActionsConfiguration
  {
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) {
      [weak self, weak cell] _, _, completion in
      if let self, let cell, let path = indexPath(for: cell) {
        dataSource?.tableView(self, commit: .delete, forRowAt: path)
      }
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  final func item(of row: any SwipeableRow) -> ItemReference? {
    (row as? UITableViewCell).flatMap { itemPath(of: $0) }.map { reference(to: $0) }
  }

  final func contains(_ row: any SwipeableRow) -> Bool {
    (row as? UITableViewCell).map { indexPath(for: $0) != nil } ?? false
  }

  final func swipeChanged(of row: any SwipeableRow, isOpen: Bool) {
    guard let cell = row as? UITableViewCell else { return }
    let path = indexPath(for: cell)
    if isOpen, let path {
      delegate?.tableView(self, willBeginEditingRowAt: path)
    } else if !isOpen {
      delegate?.tableView(self, didEndEditingRowAt: path)
    }
  }
}

extension UITableViewCell: SwipeableRow {
  final var swipeOffset: CGFloat {
    get { parts.swipeOffset }
    set {
      guard newValue != parts.swipeOffset else { return }
      parts.swipeOffset = newValue
      setNeedsLayout()
    }
  }

  final func setSwiped(_ isSwiped: Bool) {
    guard parts.isConfirming != isSwiped else { return }
    let state: StateMask = isSwiped ? .showingDeleteConfirmation : []
    willTransition(to: state)
    parts.isConfirming = isSwiped
    setNeedsUpdateConfiguration()
    didTransition(to: state)
  }
}
