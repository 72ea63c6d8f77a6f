// SPDX-License-Identifier: MIT

extension UICollectionView: SwipeHost {
  func swipeableRow(at point: CGPoint) -> (any SwipeableRow)? {
    guard !isEditing, let path = indexPathForItem(at: point) else { return nil }
    return cellForItem(at: dataPath(of: path))
  }

  func swipeActions(
    of row: any SwipeableRow, at edge: SwipeEdge
  ) -> UISwipeActionsConfiguration? {
    guard let cell = row as? UICollectionViewCell, let path = indexPath(for: cell),
      let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      layout.sections.indices.contains(path.section),
      let list = layout.sections[path.section].section.list
    else { return nil }
    return switch edge {
    case .leading: list.leadingSwipeActionsConfigurationProvider?(path)
    case .trailing: list.trailingSwipeActionsConfigurationProvider?(path)
    }
  }

  func item(of row: any SwipeableRow) -> ItemReference? {
    (row as? UICollectionViewCell).flatMap { itemPath(of: $0) }.map { reference(to: $0) }
  }

  func contains(_ row: any SwipeableRow) -> Bool {
    (row as? UICollectionViewCell).flatMap { indexPath(for: $0) } != nil
  }
}
