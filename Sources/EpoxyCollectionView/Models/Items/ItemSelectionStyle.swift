// SPDX-License-Identifier: MIT

/// What shows that an item is selected, or that a finger is on it.
public enum ItemSelectionStyle: Hashable, Sendable {
  /// Nothing.
  case noBackground
  /// The background of the item's view has this colour meanwhile.
  case color(UIColor)
}
