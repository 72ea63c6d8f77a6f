// SPDX-License-Identifier: MIT

/// What an item is told about its cell when it configures it.
public struct ItemCellMetadata: Sendable {
  /// The traits of the collection view.
  public var traitCollection: UITraitCollection

  /// How the cell looks to the user.
  public var state: ItemCellState

  /// Whether changes are to be animated.
  public var animated: Bool

  /// Creates metadata.
  public init(traitCollection: UITraitCollection, state: ItemCellState, animated: Bool) {
    self.traitCollection = traitCollection
    self.state = state
    self.animated = animated
  }
}
