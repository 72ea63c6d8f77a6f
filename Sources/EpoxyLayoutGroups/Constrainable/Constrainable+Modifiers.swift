// SPDX-License-Identifier: MIT

extension Constrainable {
  /// The constrainable with an alignment across, for vertical groups; none for the group's.
  public func horizontalAlignment(_ alignment: VGroup.ItemAlignment?) -> any Constrainable {
    ConstrainableContainer(self).horizontalAlignment(alignment)
  }

  /// The constrainable with an alignment down, for horizontal groups; none for the group's.
  public func verticalAlignment(_ alignment: HGroup.ItemAlignment?) -> any Constrainable {
    ConstrainableContainer(self).verticalAlignment(alignment)
  }

  /// The constrainable with an alignment across, for horizontal groups that stand upright for large
  /// text; none for the alignment across.
  public func accessibilityAlignment(_ alignment: VGroup.ItemAlignment?) -> any Constrainable {
    ConstrainableContainer(self).accessibilityAlignment(alignment)
  }

  /// The constrainable with room around it.
  public func padding(_ insets: NSDirectionalEdgeInsets) -> any Constrainable {
    ConstrainableContainer(self).padding(insets)
  }

  /// The constrainable with the same room on all four sides.
  public func padding(_ length: CGFloat) -> any Constrainable {
    ConstrainableContainer(self).padding(length)
  }
}
