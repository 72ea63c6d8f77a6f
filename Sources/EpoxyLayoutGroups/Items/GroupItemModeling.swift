// SPDX-License-Identifier: MIT

/// An item of a group, whatever it makes.
public protocol GroupItemModeling: Diffable {
  /// The item with the type of what it makes erased. Erasing twice is the same as erasing once.
  func eraseToAnyGroupItem() -> AnyGroupItem
}

extension Array where Element == any GroupItemModeling {
  /// The items with the types of what they make erased.
  public func eraseToAnyGroupItems() -> [AnyGroupItem] {
    map { $0.eraseToAnyGroupItem() }
  }
}

/// What a group asks of an item.
protocol InternalGroupItemModeling: GroupItemModeling, EpoxyModeled, DataIDProviding {
  /// What tells the item from the others of its group.
  var identity: GroupItemIdentity { get }

  /// A new constrainable, in a container with the item's alignments and padding.
  @MainActor func makeConstrainable() -> any Constrainable

  /// Gives the constrainable its content.
  @MainActor func update(_ constrainable: any Constrainable, animated: Bool)

  /// Gives the constrainable its behaviours.
  @MainActor func setBehaviors(on constrainable: any Constrainable)
}

extension EpoxyModeled
where
  Self: AccessibilityAlignmentProviding & HorizontalAlignmentProviding & PaddingProviding
    & VerticalAlignmentProviding
{
  /// A container with the alignments and the padding of this model.
  @MainActor func container(of constrainable: any Constrainable) -> ConstrainableContainer {
    var container = ConstrainableContainer(constrainable)
    if let horizontalAlignment { container.horizontalAlignment = horizontalAlignment }
    if let verticalAlignment { container.verticalAlignment = verticalAlignment }
    if let accessibilityAlignment { container.accessibilityAlignment = accessibilityAlignment }
    let padding = padding
    if padding != .zero { container.padding = padding }
    return container
  }

  func identity(
    _ kind: GroupItemIdentity.Kind, _ dataID: AnyHashable, styleID: AnyHashable? = nil
  ) -> GroupItemIdentity {
    GroupItemIdentity(
      dataID: dataID, kind: kind, styleID: styleID, padding: padding,
      horizontalAlignment: horizontalAlignment, verticalAlignment: verticalAlignment,
      accessibilityAlignment: accessibilityAlignment)
  }
}
