// SPDX-License-Identifier: MIT

extension UITableView: ContextMenuHost {
  final func pathOfMenu(at point: CGPoint) -> IndexPath? {
    indexPathForRow(at: point)
  }

  final func cellOfMenu(at path: IndexPath) -> UIView? { shownCell(at: path) }

  final func menuConfiguration(
    at path: IndexPath?, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path else { return nil }
    return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
  }

  final func menuPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath, isDismissal: Bool
  ) -> UITargetedPreview? {
    guard let delegate else { return nil }
    return isDismissal
      ? delegate.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
      : delegate.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  final func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  final func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  final func menuWillCommit(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
