// SPDX-License-Identifier: MIT

/// The information about a cell that an item receives when it configures the cell.
public struct ItemCellMetadata: Sendable {
  /// The traits of the collection view.
  public var traitCollection: UITraitCollection

  /// The state of the cell.
  public var state: ItemCellState

  /// Whether changes should be animated.
  public var animated: Bool

  /// Creates metadata from the values of their properties.
  public init(traitCollection: UITraitCollection, state: ItemCellState, animated: Bool) {
    self.traitCollection = traitCollection
    self.state = state
    self.animated = animated
  }
}
