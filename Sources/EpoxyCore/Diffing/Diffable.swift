// SPDX-License-Identifier: MIT

/// Something with an identity and a content.
public protocol Diffable {
  /// Whether the content equals the other one's.
  func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool

  /// What tells this item from the others of a collection.
  var diffIdentifier: AnyHashable { get }
}

/// Items that belong together, with an identity of their own.
///
/// `isDiffableItemEqual(to:)` of a section is about the section itself, a title for example: its items
/// are compared one by one.
public protocol DiffableSection: Diffable {
  /// The type of the items' collection.
  associatedtype DiffableItems: Collection
  where DiffableItems.Index == Int, DiffableItems.Element: Diffable

  /// The items.
  var diffableItems: DiffableItems { get }
}
