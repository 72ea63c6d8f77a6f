// SPDX-License-Identifier: MIT
internal import Resin

/// An item of a collection view, by identity.
///
/// It replaces an index path, which is valid only until the next update.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let layout = UICollectionViewFlowLayout()
/// let controller = CollectionViewController(layout: layout, items: {
///   for number in 0..<500 { ItemModel<UILabel>(dataID: number) }
/// })
/// host.show(controller)
/// let path = ItemPath(itemDataID: 400, section: .lastWithItemDataID)
/// controller.collectionView.scrollToItem(at: path, animated: false)
/// print(controller.collectionView.item(at: path)?.dataID ?? "none")  // 400
/// print(controller.collectionView.indexPathsForVisibleItems.map(\.item).contains(400))  // true
/// ```
///
/// Methods that receive a path do nothing, return nil, or fail an assertion if no item has it. The
/// first look-up after an update creates a table of all identities, in O(n); the next ones take
/// O(1) on average.
public struct ItemPath: Hashable {
  /// The `dataID` of the item in its section.
  public var itemDataID: AnyHashable

  /// The section that the item is in.
  public var section: ItemSectionPath

  /// Creates a path from the values of its properties.
  public init(itemDataID: AnyHashable, section: ItemSectionPath) {
    self.itemDataID = itemDataID
    self.section = section
  }

  /// Whether two paths name the same item.
  public static func == (left: ItemPath, right: ItemPath) -> Bool {
    IdentityKey(left.itemDataID) == IdentityKey(right.itemDataID) && left.section == right.section
  }
}

/// The section that an item is in.
public enum ItemSectionPath: Hashable {
  /// The section of this identity.
  case dataID(AnyHashable)
  /// The last section with an item of the identity, for items that are in one section only.
  case lastWithItemDataID

  /// Whether two paths name the same section.
  public static func == (left: ItemSectionPath, right: ItemSectionPath) -> Bool {
    switch (left, right) {
    case (.dataID(let left), .dataID(let right)): IdentityKey(left) == IdentityKey(right)
    case (.lastWithItemDataID, .lastWithItemDataID): true
    case (.dataID, _), (.lastWithItemDataID, _): false
    }
  }
}

/// A supplementary item of a collection view, by kind and identity.
public struct SupplementaryItemPath: Hashable {
  /// The item's element kind.
  public var elementKind: String

  /// The `dataID` of the item in its section.
  public var itemDataID: AnyHashable

  /// The section that the item is in.
  public var section: ItemSectionPath

  /// Creates a path from the values of its properties.
  public init(elementKind: String, itemDataID: AnyHashable, section: ItemSectionPath) {
    self.elementKind = elementKind
    self.itemDataID = itemDataID
    self.section = section
  }

  /// Whether two paths name the same supplementary item.
  public static func == (left: SupplementaryItemPath, right: SupplementaryItemPath) -> Bool {
    left.elementKind == right.elementKind && left.section == right.section
      && IdentityKey(left.itemDataID) == IdentityKey(right.itemDataID)
  }
}
