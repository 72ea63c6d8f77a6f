// SPDX-License-Identifier: MIT

/// A view that shows the view of a model.
@preconcurrency @MainActor
public protocol ItemWrapperView: UIView {
  /// The model's view; none until one was set.
  var view: UIView? { get }

  /// Shows a view, unless one of the same class is shown.
  func setViewIfNeeded(view: UIView)
}

/// A cell that shows the view of an item.
@preconcurrency @MainActor
public protocol ItemCellView: ItemWrapperView {
  /// Whether a finger is on the cell.
  var isHighlighted: Bool { get }

  /// Whether the item is selected.
  var isSelected: Bool { get }
}

extension ItemCellView {
  /// How the cell looks to the user. A selected cell that is touched is selected.
  public var state: ItemCellState {
    if isSelected { return .selected }
    return isHighlighted ? .highlighted : .normal
  }
}
