// SPDX-License-Identifier: MIT

extension Constrainable {
  /// Returns the constrainable with a horizontal alignment for vertical groups; nil for that of the group.
  public func horizontalAlignment(_ alignment: VGroup.ItemAlignment?) -> any Constrainable {
    ConstrainableContainer(self).horizontalAlignment(alignment)
  }

  /// Returns the constrainable with a vertical alignment for horizontal groups; nil for that of the group.
  public func verticalAlignment(_ alignment: HGroup.ItemAlignment?) -> any Constrainable {
    ConstrainableContainer(self).verticalAlignment(alignment)
  }

  /// Returns the constrainable with a horizontal alignment for horizontal groups that are laid out vertically
  /// for accessibility text sizes; nil for the horizontal alignment.
  public func accessibilityAlignment(_ alignment: VGroup.ItemAlignment?) -> any Constrainable {
    ConstrainableContainer(self).accessibilityAlignment(alignment)
  }

  /// Returns the constrainable with padding.
  public func padding(_ insets: NSDirectionalEdgeInsets) -> any Constrainable {
    ConstrainableContainer(self).padding(insets)
  }

  /// Returns the constrainable with the same padding on all four sides.
  public func padding(_ length: CGFloat) -> any Constrainable {
    ConstrainableContainer(self).padding(length)
  }
}
