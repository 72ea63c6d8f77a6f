// SPDX-License-Identifier: MIT

/// A value with an identity and a content.
public protocol Diffable {
  /// Whether the content equals that of another value.
  func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool

  /// The identity of the value, unique in its collection.
  var diffIdentifier: AnyHashable { get }
}

/// A list of items with an identity of its own.
///
/// `isDiffableItemEqual(to:)` of a section compares the section itself, for example its title. Its
/// items are compared one by one.
public protocol DiffableSection: Diffable {
  /// The type of the items' collection.
  associatedtype DiffableItems: Collection
  where DiffableItems.Index == Int, DiffableItems.Element: Diffable

  /// The items.
  var diffableItems: DiffableItems { get }
}
