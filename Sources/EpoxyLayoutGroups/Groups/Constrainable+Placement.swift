// SPDX-License-Identifier: MIT

extension Constrainable {
  /// Returns the constrainable with a horizontal alignment for vertical groups; nil for that of the
  /// group.
  public func horizontalAlignment(_ alignment: VGroup.ItemAlignment?) -> any Constrainable {
    ConstrainableContainer(self).horizontalAlignment(alignment)
  }

  /// Returns the constrainable with a vertical alignment for horizontal groups; nil for that of the
  /// group.
  public func verticalAlignment(_ alignment: HGroup.ItemAlignment?) -> any Constrainable {
    ConstrainableContainer(self).verticalAlignment(alignment)
  }

  /// Returns the constrainable with a horizontal alignment for horizontal groups that are laid out
  /// vertically for accessibility text sizes; nil for the horizontal alignment.
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

extension ConstrainableContainer {
  /// Creates a container of a constrainable that is not a container, with the placement of an item.
  init(_ constrainable: any Constrainable, _ placement: ItemPlacement) {
    self.constrainable = constrainable
    if let alignment = placement.horizontalAlignment { horizontalAlignment = alignment }
    if let alignment = placement.verticalAlignment { verticalAlignment = alignment }
    if let alignment = placement.accessibilityAlignment { accessibilityAlignment = alignment }
    if placement.padding != .zero { padding = placement.padding }
  }
}

extension ConstrainableContainer: AccessibilityAlignmentProviding, HorizontalAlignmentProviding,
  PaddingProviding, VerticalAlignmentProviding
{
  // Models and constrainables both have these methods; the container resolves the ambiguity.

  /// Returns the container with another horizontal alignment; nil for that of the group.
  public func horizontalAlignment(_ alignment: VGroup.ItemAlignment?) -> ConstrainableContainer {
    updated { $0.horizontalAlignment = alignment }
  }

  /// Returns the container with another vertical alignment; nil for that of the group.
  public func verticalAlignment(_ alignment: HGroup.ItemAlignment?) -> ConstrainableContainer {
    updated { $0.verticalAlignment = alignment }
  }

  /// Returns the container with another alignment for accessibility text sizes; nil for the
  /// horizontal alignment.
  public func accessibilityAlignment(
    _ alignment: VGroup.ItemAlignment?
  ) -> ConstrainableContainer {
    updated { $0.accessibilityAlignment = alignment }
  }

  /// Returns the container with other padding.
  public func padding(_ insets: NSDirectionalEdgeInsets) -> ConstrainableContainer {
    updated { $0.padding = insets }
  }

  /// Returns the container with the same padding on all four sides.
  public func padding(_ length: CGFloat) -> ConstrainableContainer {
    padding(.init(top: length, leading: length, bottom: length, trailing: length))
  }

  private func updated(_ change: (inout ConstrainableContainer) -> Void) -> ConstrainableContainer {
    var copy = self
    change(&copy)
    return copy
  }
}
