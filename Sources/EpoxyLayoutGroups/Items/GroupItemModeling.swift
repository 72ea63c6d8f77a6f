// SPDX-License-Identifier: MIT

/// An item of a group: ``GroupItem``, ``StaticGroupItem``, ``SpacerItem``, ``NestedGroupItem`` or
/// ``AnyGroupItem``.
///
/// ```swift
/// let items: [any GroupItemModeling] = [
///   GroupItem<UILabel>(dataID: "title") { UILabel() }, SpacerItem(dataID: "space"),
/// ]
/// let group = HGroup(items: items)
/// print(group.items.count)  // 2
/// ```
///
/// Other types conform by erasing themselves to one of these.
public protocol GroupItemModeling: Diffable {
  /// Returns the item with its type erased. Erasing is idempotent.
  func eraseToAnyGroupItem() -> AnyGroupItem
}

extension GroupItemModeling {
  /// The identity of the item in its group: `dataID`, the type of the item, its style, its
  /// alignments and its padding.
  public var diffIdentifier: AnyHashable { eraseToAnyGroupItem().diffIdentifier }

  /// Whether both items have the same ID and equal contents.
  ///
  /// Two items without content are equal; an item with content does not equal an item without.
  /// Groups in groups are never equal, because their items are compared one by one.
  public func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    eraseToAnyGroupItem().isDiffableItemEqual(to: otherDiffableItem)
  }

  /// Returns a new constrainable without content, in a container with the item's alignments and
  /// padding.
  @preconcurrency @MainActor
  public func makeConstrainable() -> any Constrainable {
    eraseToAnyGroupItem().makeConstrainable()
  }

  /// Sets the content of a constrainable of the item.
  @preconcurrency @MainActor
  public func update(_ constrainable: any Constrainable, animated: Bool) {
    eraseToAnyGroupItem().update(constrainable, animated: animated)
  }

  /// Sets the behaviors of a constrainable of the item.
  @preconcurrency @MainActor
  public func setBehaviors(on constrainable: any Constrainable) {
    eraseToAnyGroupItem().setBehaviors(on: constrainable)
  }
}

extension Array where Element == any GroupItemModeling {
  /// Returns the items with their types erased.
  public func eraseToAnyGroupItems() -> [AnyGroupItem] {
    map { $0.eraseToAnyGroupItem() }
  }
}
