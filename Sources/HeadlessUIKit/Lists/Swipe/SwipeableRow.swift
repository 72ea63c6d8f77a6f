// SPDX-License-Identifier: MIT

/// The sides of a row at which swipe actions are.
enum SwipeEdge: Hashable, Sendable, CaseIterable {
  case leading, trailing

  /// The direction in which the row moves to reveal the actions: 1 for right, -1 for left.
  func direction(rightToLeft: Bool) -> CGFloat {
    (self == .leading) == rightToLeft ? -1 : 1
  }
}

/// A row whose content can be moved aside to reveal swipe actions: a cell of a collection view or
/// of a table view.
///
/// The row moves its parts by ``swipeOffset`` in its layout: content, background and accessories.
/// It sets the offset to 0 when it is reused, and returns the offset as
/// ``UIView/shiftOfSubviews``. The list calls ``SwipeController/rowWillBeReused(_:)``.
@MainActor
protocol SwipeableRow: UIView {
  /// The distance by which the parts of the row are moved to the right, in points.
  var swipeOffset: CGFloat { get set }

  /// Called when the actions of the row become visible, or are not visible any more.
  func setSwiped(_ isSwiped: Bool)
}

/// A list whose rows have swipe actions.
@MainActor
protocol SwipeHost: UIScrollView {
  /// Returns the row at a point of the list that may be swiped now; nil if there is none.
  func swipeableRow(at point: CGPoint) -> (any SwipeableRow)?

  /// Returns the actions at one side of a row; nil if there are none.
  func swipeActions(of row: any SwipeableRow, at edge: SwipeEdge) -> UISwipeActionsConfiguration?

  /// Returns a reference to the item that a row shows; nil if it shows none.
  func item(of row: any SwipeableRow) -> ItemReference?

  /// Returns whether a row still shows an item of the list.
  func contains(_ row: any SwipeableRow) -> Bool

  /// Called before a swipe opens a row, and after it is closed.
  func swipeChanged(of row: any SwipeableRow, isOpen: Bool)
}

extension SwipeHost {
  func swipeChanged(of row: any SwipeableRow, isOpen: Bool) {}
}
