// SPDX-License-Identifier: MIT

/// An item of a collection view, by identity.
public struct ItemPath: Hashable {
  /// The item's identity.
  public var itemDataID: AnyHashable

  /// The section that the item is in.
  public var section: ItemSectionPath

  /// Creates a path.
  public init(itemDataID: AnyHashable, section: ItemSectionPath) {
    self.itemDataID = itemDataID
    self.section = section
  }
}

/// The section that an item is in.
public enum ItemSectionPath: Hashable {
  /// The section of this identity.
  case dataID(AnyHashable)
  /// The last section with an item of the identity, for items that are in one section only.
  case lastWithItemDataID
}

/// A supplementary item of a collection view, by kind and identity.
public struct SupplementaryItemPath: Hashable {
  /// The item's element kind.
  public var elementKind: String

  /// The item's identity.
  public var itemDataID: AnyHashable

  /// The section that the item is in.
  public var section: ItemSectionPath

  /// Creates a path.
  public init(elementKind: String, itemDataID: AnyHashable, section: ItemSectionPath) {
    self.elementKind = elementKind
    self.itemDataID = itemDataID
    self.section = section
  }
}
