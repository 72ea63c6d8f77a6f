// SPDX-License-Identifier: MIT

/// The position of a cell in its table, which determines its edges, separator and controls.
struct TableCellContext: Equatable {
  var style = UITableView.Style.plain
  var isFirst = false
  var isLast = false
  /// The distances of the content from the edges of the cell, without the safe area.
  var sides = UIEdgeInsets.zero
  /// The part of the safe area that the content keeps away from.
  var safeArea = UIEdgeInsets.zero
  var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  var separatorColor: UIColor?
  /// The table's insets of separators; automatic values are negative.
  var separatorInset = UIEdgeInsets.zero
  var editingStyle = UITableViewCell.EditingStyle.none
  /// Whether the row can be moved while it is edited.
  var canMove = false
  /// Whether a circle shows, while the table is edited, whether the row is selected.
  var showsSelectionMark = false
  /// The width that the section index covers.
  var indexWidth: CGFloat = 0

  /// The position without what does not affect the height of the cell.
  var sizingPart: TableCellContext {
    var part = self
    (part.isFirst, part.isLast) = (false, false)
    (part.separatorStyle, part.separatorColor, part.separatorInset) = (.none, nil, .zero)
    return part
  }
}

/// The views and state of a table cell that are made when they are needed.
struct TableCellParts {
  var isSelected = false
  var isHighlighted = false
  /// Whether the labels and images of the content are highlighted with the cell.
  var isContentHighlighted = false
  var isEditing = false
  /// Whether the button is visible that confirms the deletion.
  var isConfirming = false
  /// The distance by which a swipe moves the parts of the cell to the right, in points.
  var swipeOffset: CGFloat = 0
  /// The insets that have been set for this cell; nil for those of the table.
  var separatorInset: UIEdgeInsets?
  var text: UILabel?
  /// The tint that the first label has, unless the client has given it another color.
  var tintOfText: UIColor?
  var detail: UILabel?
  var image: UIImageView?
  var separator: UIView?
  var topSeparator: UIView?
  var selection: UIView?
  var accessory: TableCellAccessory?
  var editControl: TableEditControl?
  var reorderControl: TableReorderControl?
  /// The margins that the cell has given to its content view; nil before it has given any.
  var margins: NSDirectionalEdgeInsets?
}

/// The content view of a table cell.
final class TableCellContentView: UIView {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
  }
}
