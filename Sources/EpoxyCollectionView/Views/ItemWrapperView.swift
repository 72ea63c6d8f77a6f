// SPDX-License-Identifier: MIT

/// A view that shows the view of a model.
@preconcurrency @MainActor
public protocol ItemWrapperView: UIView {
  /// The view of the model; nil until it is set.
  var view: UIView? { get }

  /// Sets the view, unless there is one of the same class.
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
  /// The state of the cell. A selected cell that is touched is selected.
  public var state: ItemCellState {
    if isSelected { return .selected }
    return isHighlighted ? .highlighted : .normal
  }
}
