// SPDX-License-Identifier: MIT

/// A bar that shows bar button items.
@MainActor
protocol BarItemContainer: AnyObject {
  /// Updates the buttons after an item has changed.
  func setNeedsItems()
}

extension UIView {
  /// The size of a custom view in a bar: its own, or that of its constraints and content if it does
  /// not translate its autoresizing mask.
  final var sizeInBar: CGSize {
    flags.translatesAutoresizingMask
      ? bounds.size : systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// Places a custom view in a bar.
  final func placeInBar(at center: CGPoint) {
    let size = sizeInBar
    if bounds.size != size { bounds.size = size }
    if self.center != center { self.center = center }
  }
}
