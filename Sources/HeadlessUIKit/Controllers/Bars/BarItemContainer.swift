// SPDX-License-Identifier: MIT

/// A bar that shows bar button items.
@MainActor
protocol BarItemContainer: AnyObject {
  /// Updates the buttons after an item has changed.
  func setNeedsItems()
}
