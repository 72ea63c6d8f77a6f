// SPDX-License-Identifier: MIT

/// The state of the cell of an item.
public enum ItemCellState: Sendable {
  /// Neither touched nor selected.
  case normal
  /// The cell is touched.
  case highlighted
  /// The item is selected.
  case selected
}
