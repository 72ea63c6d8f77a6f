// SPDX-License-Identifier: MIT

/// An item that is nothing but room.
public struct SpacerItem: GroupItemModeling {
  private var origin: SpacerItemOrigin

  /// What tells the item from the others of its group.
  public var dataID: AnyHashable {
    get { origin.dataID }
    set { origin = SpacerItemOrigin(UnisolatedWork(itemWork(knowing: newValue)), style) }
  }

  /// How large the spacer is.
  public var style: LayoutSpacer.Style {
    get { origin.style }
    set { origin = SpacerItemOrigin(origin.work, newValue) }
  }

  @usableFromInline init(_ work: @escaping ItemWork, _ style: LayoutSpacer.Style) {
    origin = SpacerItemOrigin(UnisolatedWork(work), style)
  }

  /// An item of a style; by default it takes the room that is left.
  @inlinable public init(dataID: some Hashable, style: LayoutSpacer.Style = .init()) {
    self.init(itemWork(knowing: dataID), style)
  }

  /// The identity: `dataID` and the style.
  public var diffIdentifier: AnyHashable { eraseToAnyGroupItem().diffIdentifier }

  /// The item with the type of what it makes erased.
  public func eraseToAnyGroupItem() -> AnyGroupItem { AnyGroupItem(ItemProperties(origin)) }

  /// Whether the other one is the same spacer.
  public func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    guard let other = otherDiffableItem as? SpacerItem else { return false }
    return dataID == other.dataID && style == other.style
  }
}

private final class SpacerItemOrigin: ItemOrigin {
  let style: LayoutSpacer.Style

  init(_ work: UnisolatedWork, _ style: LayoutSpacer.Style) {
    self.style = style
    super.init(work)
  }

  override var styleID: AnyHashable? { style }

  override func cleared() -> ItemOrigin {
    SpacerItemOrigin(.withoutID, style)
  }

  override func kind(_: StoredProperty?) -> GroupItemIdentity.Kind {
    .item(ObjectIdentifier(LayoutSpacer.self))
  }

  override func isSameKind(
    as other: ItemOrigin, _ properties: StoredProperty?, _ otherProperties: StoredProperty?
  ) -> Bool? {
    guard properties == nil, otherProperties == nil else { return nil }
    return (other as? SpacerItemOrigin).map { $0.style == style }
  }

  override func isSameContent(as other: ItemOrigin) -> Bool? { other is SpacerItemOrigin }

  override func make(_: StoredProperty?) -> MadeConstrainable {
    MadeConstrainable(LayoutSpacer(style: style))
  }
}
