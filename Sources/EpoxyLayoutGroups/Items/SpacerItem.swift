// SPDX-License-Identifier: MIT

/// An item that is nothing but room.
public struct SpacerItem: GroupItemModeling {
  /// What tells the item from the others of its group.
  public var dataID: AnyHashable

  /// How large the spacer is.
  public var style: LayoutSpacer.Style

  /// An item of a style; by default it takes the room that is left.
  public init(dataID: AnyHashable, style: LayoutSpacer.Style = .init()) {
    self.dataID = dataID
    self.style = style
  }

  /// The identity: `dataID` and the style.
  public var diffIdentifier: AnyHashable { item.diffIdentifier }

  /// The item with the type of what it makes erased.
  public func eraseToAnyGroupItem() -> AnyGroupItem {
    AnyGroupItem(unnested: item)
  }

  /// Whether the other one is the same spacer.
  public func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    guard let other = otherDiffableItem as? SpacerItem else { return false }
    return dataID == other.dataID && style == other.style
  }

  private var item: GroupItem<LayoutSpacer> {
    nonisolated(unsafe) let style = style
    var item = GroupItem<LayoutSpacer>(dataID: dataID) { LayoutSpacer(style: style) }
    item.styleID = style
    return item
  }
}
