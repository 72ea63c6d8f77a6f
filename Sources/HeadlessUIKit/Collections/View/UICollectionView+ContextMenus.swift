// SPDX-License-Identifier: MIT

extension UICollectionView: ContextMenuHost {
  final func pathOfMenu(at point: CGPoint) -> IndexPath? {
    indexPathForItem(at: point).map { dataPath(of: $0) }
  }

  final func cellOfMenu(at path: IndexPath) -> UIView? { shownCell(at: path) }

  final func menuConfiguration(
    at path: IndexPath?, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    var paths = path.map { [$0] } ?? []
    // A press on one of several selected items is meant for all of them.
    let selected = indexPathsForSelectedItems ?? []
    if let path, selected.count > 1, selected.contains(path) { paths = selected }
    return delegate?.collectionView(
      self, contextMenuConfigurationForItemsAt: paths, point: point)
  }

  final func menuPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath, isDismissal: Bool
  ) -> UITargetedPreview? {
    guard let delegate else { return nil }
    return isDismissal
      ? delegate.collectionView(
        self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
      : delegate.collectionView(
        self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
  }

  final func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  final func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  final func menuWillCommit(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
