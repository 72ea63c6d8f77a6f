// SPDX-License-Identifier: MIT

/// The part of a configuration state that the system's own configurations depend on.
struct StateFlags {
  var traits: UITraitCollection
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false
  var isEditing = false
  var isReordering = false
  var isSwiped = false

  init(_ state: any UIConfigurationState) {
    traits = state.traitCollection
    if let cell = state as? UICellConfigurationState {
      (isDisabled, isHighlighted, isSelected) =
        (cell.isDisabled, cell.isHighlighted, cell.isSelected)
      isEditing = cell.isEditing
      isReordering = cell.isReordering || cell.cellDragState != .none
      isSwiped = cell.isSwiped
    } else if let view = state as? UIViewConfigurationState {
      (isDisabled, isHighlighted, isSelected) =
        (view.isDisabled, view.isHighlighted, view.isSelected)
    }
  }

  /// Whether a selected row of a sidebar is filled with the tint color, as in the columns of a pad.
  var usesTintedSelection: Bool {
    isSelected && !isEditing && traits.userInterfaceIdiom == .pad
  }
}
