// SPDX-License-Identifier: MIT

/// How the cell of an item looks to the user.
public enum ItemCellState: Sendable {
  /// Neither touched nor selected.
  case normal
  /// A finger is on the cell.
  case highlighted
  /// The item is selected.
  case selected
}
