// SPDX-License-Identifier: MIT

// See `UICollectionViewDelegate+Optional.swift`.
extension UITableViewDelegate {
  /// The methods with this base name, for calls with a question mark.
  public var tableView: _TableViewDelegateMethods? { _TableViewDelegateMethods(client: self) }

  /// The method of this name, to be called with a question mark.
  public var tableViewDidEndMultipleSelectionInteraction: _TableViewDidEndMultipleSelection? {
    _TableViewDidEndMultipleSelection(client: self)
  }
}

/// The method `tableViewDidEndMultipleSelectionInteraction(_:)` of a table view's delegate.
@preconcurrency @MainActor
public struct _TableViewDidEndMultipleSelection {
  fileprivate let client: any UITableViewDelegate

  /// Calls the method.
  public func callAsFunction(_ tableView: UITableView) {
    client.tableViewDidEndMultipleSelectionInteraction(tableView)
  }
}

/// The methods of a table view's delegate with this base name.
@preconcurrency @MainActor
public struct _TableViewDelegateMethods {
  fileprivate let client: any UITableViewDelegate

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    client.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    client.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    client.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    client.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    client.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    client.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    client.tableView(tableView, heightForRowAt: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    client.tableView(tableView, heightForHeaderInSection: section)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    client.tableView(tableView, heightForFooterInSection: section)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    client.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    client.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    client.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    client.tableView(tableView, viewForHeaderInSection: section)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    client.tableView(tableView, viewForFooterInSection: section)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    client.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    client.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    client.tableView(tableView, didHighlightRowAt: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    client.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    client.tableView(tableView, willSelectRowAt: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    client.tableView(tableView, willDeselectRowAt: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    client.tableView(tableView, didSelectRowAt: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    client.tableView(tableView, didDeselectRowAt: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    client.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    client.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    client.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    client.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    client.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    client.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    client.tableView(tableView, didEndEditingRowAt: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    client.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    client.tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    client.tableView(tableView, canFocusRowAt: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    client.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    client.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    client.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    client.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    client.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    client.tableView(
      tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    client.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
  }

  /// Calls the method.
  public func callAsFunction(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    client.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
