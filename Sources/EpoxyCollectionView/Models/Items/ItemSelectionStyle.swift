// SPDX-License-Identifier: MIT

/// The appearance of a selected or touched item.
public enum ItemSelectionStyle: Hashable, Sendable {
  /// No change of the background.
  case noBackground
  /// A background color of the item's view while it is selected or touched.
  case color(UIColor)
}
