// SPDX-License-Identifier: MIT

/// The object that determines heights, headers and footers of a table view, and is notified of what
/// the user does with its rows.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Called before a cell is shown.
  /// Optional.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  )
  /// Called before the header of a section is shown.
  /// Optional.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  )
  /// Called before the footer of a section is shown.
  /// Optional.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  )
  /// Called when a cell is no longer shown.
  /// Optional.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  )
  /// Called when the header of a section is no longer shown.
  /// Optional.
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  )
  /// Called when the footer of a section is no longer shown.
  /// Optional.
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  )
  /// Returns the height of a row, in points; `UITableView.automaticDimension` leaves it to the
  /// cell.
  /// Optional.
  @discardableResult
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of a section's header, in points.
  /// Optional.
  @discardableResult
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of a section's footer, in points.
  /// Optional.
  @discardableResult
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Returns the assumed height of a row before its cell is measured, in points.
  /// Optional.
  @discardableResult
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat
  /// Returns the assumed height of a header before it is measured, in points.
  /// Optional.
  @discardableResult
  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat
  /// Returns the assumed height of a footer before it is measured, in points.
  /// Optional.
  @discardableResult
  func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat
  /// Returns the header of a section; nil for one with the data source's title, if there is one.
  /// Optional.
  @discardableResult
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Returns the footer of a section; nil for one with the data source's title, if there is one.
  /// Optional.
  @discardableResult
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Called when the detail button of a row is tapped.
  /// Optional.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Returns whether a touch highlights a row.
  /// Optional; by default `true`.
  @discardableResult
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called when a touch has highlighted a row.
  /// Optional.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called when a touch no longer highlights a row.
  /// Optional.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the row to select after a tap; nil for none.
  /// Optional; by default `indexPath`.
  @discardableResult
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Returns the row to deselect; nil for none.
  /// Optional; by default `indexPath`.
  @discardableResult
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called when a tap has selected a row.
  /// Optional.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Called when a tap has deselected a row.
  /// Optional.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Returns how a row can be edited.
  /// Optional; by default `.delete`.
  @discardableResult
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  /// Returns the title of a row's deletion button; nil for the system's.
  /// Optional; by default `nil`.
  @discardableResult
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Returns the actions that a swipe from the leading edge reveals; nil for none.
  /// Optional; by default `nil`.
  @discardableResult
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns the actions that a swipe from the trailing edge reveals; nil for the deletion, if the
  /// row can be deleted.
  /// Optional; by default `nil`.
  @discardableResult
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns whether the content of a row is indented while the table is edited.
  /// Optional; by default `true`.
  @discardableResult
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool
  /// Called before a swipe makes a row editable.
  /// Optional.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called when a row that a swipe made editable no longer is.
  /// Optional.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Returns the position to which a dragged row moves if it is dropped.
  /// Optional; by default `proposedDestinationIndexPath`.
  @discardableResult
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// Returns the depth of a row in a hierarchy.
  /// Optional; by default `0`.
  @discardableResult
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// Returns whether a row can have the focus. There is no focus here: the method is not called.
  /// Optional; by default `true`.
  @discardableResult
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a drag with two fingers selects several rows. There is no such gesture here:
  /// the method is not called.
  /// Optional; by default `false`.
  @discardableResult
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Called when a drag with two fingers begins to select rows.
  /// Optional.
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )
  /// Called when a drag with two fingers has selected rows.
  /// Optional.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
  /// Returns the menu for a row; nil for none.
  /// Optional; by default `nil`.
  @discardableResult
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the view that is highlighted while the menu of a row is open; nil for its cell.
  /// Optional; by default `nil`.
  @discardableResult
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the position to which the preview of a menu disappears; nil for the row's cell.
  /// Optional; by default `nil`.
  @discardableResult
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called after a tap on the preview of a menu, before the menu disappears.
  /// Optional.
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
  /// Called before a menu appears.
  /// Optional.
  func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// Called before a menu disappears.
  /// Optional.
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}

extension UITableViewDelegate {
  /// Returns the table view's `rowHeight`.
  @discardableResult
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.delegateDefault(tableView.rowHeight)
  }
  /// Returns the table view's `sectionHeaderHeight`.
  @discardableResult
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.delegateDefault(tableView.sectionHeaderHeight) }
  /// Returns the table view's `sectionFooterHeight`.
  @discardableResult
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.delegateDefault(tableView.sectionFooterHeight) }
  /// Returns the table view's `estimatedRowHeight`.
  @discardableResult
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.delegateDefault(tableView.estimatedRowHeight) }
  /// Returns the table view's `estimatedSectionHeaderHeight`.
  @discardableResult
  public func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { tableView.delegateDefault(tableView.estimatedSectionHeaderHeight) }
  /// Returns the table view's `estimatedSectionFooterHeight`.
  @discardableResult
  public func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { tableView.delegateDefault(tableView.estimatedSectionFooterHeight) }
  /// By default nil: the section has the title of the data source, if any.
  @discardableResult
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.delegateDefault(nil)
  }
  /// By default nil: the section has the title of the data source, if any.
  @discardableResult
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    tableView.delegateDefault(nil)
  }
}
