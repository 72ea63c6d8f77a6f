// SPDX-License-Identifier: MIT

/// A value with an identity and a content.
///
/// `makeChangeset(from:moves:)` of a collection of such values pairs old and new elements by
/// identity and compares the contents of each pair.
///
/// ```swift
/// struct Mailbox: Diffable {
///   var name: String
///   var unread: Int
///
///   var diffIdentifier: AnyHashable { name }
///
///   func isDiffableItemEqual(to other: any Diffable) -> Bool {
///     (other as? Mailbox)?.unread == unread
///   }
/// }
///
/// let old = [Mailbox(name: "Inbox", unread: 1), Mailbox(name: "Spam", unread: 0)]
/// let new = [Mailbox(name: "Spam", unread: 0), Mailbox(name: "Inbox", unread: 2)]
/// print(new.makeChangeset(from: old).updates)  // [(old: 0, new: 1)]
/// ```
///
/// The identity must not depend on the position or on the content: an element whose identity
/// changes is deleted and inserted. Both requirements are read once for each element in a
/// comparison, so compute nothing expensive in them. Lists whose elements have an identity of a
/// known type are compared faster with `makeChangeset(from:identifiedBy:moves:isUpdated:)`, which
/// does not erase it.
public protocol Diffable {
  /// Whether the content equals that of another value.
  func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool

  /// The identity of the value, unique in its collection.
  var diffIdentifier: AnyHashable { get }
}

/// A list of items with an identity of its own, for `makeSectionedChangeset(from:moves:)`.
///
/// `isDiffableItemEqual(to:)` of a section compares the section itself, for example its title. Its
/// items are compared one by one.
///
/// ```swift
/// struct Item: Diffable {
///   var diffIdentifier: AnyHashable
///   func isDiffableItemEqual(to other: any Diffable) -> Bool { true }
/// }
///
/// struct Folder: DiffableSection {
///   var diffIdentifier: AnyHashable
///   var diffableItems: [Item]
///   func isDiffableItemEqual(to other: any Diffable) -> Bool { true }
/// }
///
/// let old = [Folder(diffIdentifier: "A", diffableItems: [Item(diffIdentifier: 1)])]
/// let new = [Folder(diffIdentifier: "A", diffableItems: [2, 1].map { Item(diffIdentifier: $0) })]
/// let changes = new.makeSectionedChangeset(from: old)
/// print(changes.itemChangeset.inserts, changes.sectionChangeset.isEmpty)  // [[0, 0]] true
/// ```
///
/// Identities of items are unique within their section. An item that changes its section is deleted
/// and inserted, so its view is not kept. `diffableItems` is read once in a comparison.
public protocol DiffableSection: Diffable {
  /// The type of the items' collection.
  associatedtype DiffableItems: Collection
  where DiffableItems.Index == Int, DiffableItems.Element: Diffable

  /// The items of the section, in their order.
  var diffableItems: DiffableItems { get }
}
