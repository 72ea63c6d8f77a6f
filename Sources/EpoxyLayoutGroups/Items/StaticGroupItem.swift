// SPDX-License-Identifier: MIT

/// An item that is a view, or another constrainable, that exists already.
public struct StaticGroupItem: EpoxyModeled {
  let constrainable: any Constrainable

  /// What was set.
  public var storage: EpoxyModelStorage

  /// An item for a constrainable, with the alignments and the padding that were set on it.
  public init(_ constrainable: any Constrainable) {
    let container = ConstrainableContainer(constrainable)
    self.constrainable = container.constrainable
    storage = container.storage
  }
}

extension StaticGroupItem: AccessibilityAlignmentProviding, DataIDProviding,
  HorizontalAlignmentProviding, PaddingProviding, VerticalAlignmentProviding
{}

extension StaticGroupItem: GroupItemModeling {
  /// What tells the constrainable from others.
  public var dataID: AnyHashable { ConstrainableIdentity(constrainable).dataID }

  /// The item with the type of what it holds erased.
  public func eraseToAnyGroupItem() -> AnyGroupItem {
    let storage = storage.origin == nil ? storage : storage.flattened()
    return AnyGroupItem(ItemProperties(StaticItemOrigin(constrainable), storage.last))
  }
}

extension StaticGroupItem: Diffable {
  /// The identity: the constrainable itself, alignments and padding.
  public var diffIdentifier: AnyHashable { eraseToAnyGroupItem().diffIdentifier }

  /// Whether the other one holds the same constrainable.
  public func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    guard let other = otherDiffableItem as? StaticGroupItem else { return false }
    return ConstrainableIdentity(constrainable) == ConstrainableIdentity(other.constrainable)
  }
}

/// The origin of an item that makes nothing.
private final class StaticItemOrigin: ItemOrigin {
  private let constrainable: any Constrainable
  private let identity: ConstrainableIdentity

  init(_ constrainable: any Constrainable) {
    self.constrainable = constrainable
    identity = ConstrainableIdentity(constrainable)
    super.init(UnisolatedWork(identity.itemWork))
  }

  override func cleared() -> ItemOrigin { StaticItemOrigin(constrainable) }

  override func kind(_: StoredProperty?) -> GroupItemIdentity.Kind { .fixed(identity) }

  override func isSameKind(
    as other: ItemOrigin, _: StoredProperty?, _: StoredProperty?
  ) -> Bool? {
    isSameContent(as: other)
  }

  override func isSameContent(as other: ItemOrigin) -> Bool? {
    (other as? StaticItemOrigin)?.identity == identity
  }

  override func make(_: StoredProperty?) -> MadeConstrainable {
    MadeConstrainable(any: constrainable)
  }
}
