// SPDX-License-Identifier: MIT

/// The changes from the items of one list with sections to those of another, as index paths.
///
/// Deletes and the old halves of pairs are paths in the old list, inserts and the new halves paths
/// in the new one, as `performBatchUpdates` requires.
///
/// ```swift
/// struct Item: Diffable {
///   var diffIdentifier: AnyHashable
///   func isDiffableItemEqual(to other: any Diffable) -> Bool { true }
/// }
///
/// let old = [1, 2].map { Item(diffIdentifier: $0) }
/// let new = [2, 3].map { Item(diffIdentifier: $0) }
/// let changes = new.makeIndexPathChangeset(from: old, fromSection: 4, toSection: 4)
/// print(changes.deletes, changes.inserts)  // [[4, 0]] [[4, 1]]
/// ```
///
/// In a batch update, reload the items of `updates` by their old paths, or set their content on the
/// cells at their new paths after the batch: UIKit does not accept an item that is both moved and
/// reloaded.
public struct IndexPathChangeset {
  /// The paths of the new items that are not in the old list.
  public var inserts: [IndexPath]

  /// The paths of the old items that are not in the new list.
  public var deletes: [IndexPath]

  /// The items whose content changed. An item can be both updated and moved.
  public var updates: [(old: IndexPath, new: IndexPath)]

  /// The items that moved.
  public var moves: [(old: IndexPath, new: IndexPath)]

  /// The paths of new items that share an identifier, one list for each such identifier. They are
  /// found when this is first read, in O(n).
  public var duplicates: [[IndexPath]] {
    get { found.groups }
    set { found = DuplicateFinder { newValue } }
  }

  var found: DuplicateFinder<[IndexPath]>

  /// Creates a changeset from the values of its properties.
  public init(
    inserts: [IndexPath] = [], deletes: [IndexPath] = [],
    updates: [(old: IndexPath, new: IndexPath)] = [],
    moves: [(old: IndexPath, new: IndexPath)] = [], duplicates: [[IndexPath]] = []
  ) {
    self.inserts = inserts
    self.deletes = deletes
    self.updates = updates
    self.moves = moves
    found = DuplicateFinder { duplicates }
  }

  /// Whether there are no changes. Duplicates are not changes.
  public var isEmpty: Bool {
    inserts.isEmpty && deletes.isEmpty && updates.isEmpty && moves.isEmpty
  }

  /// Appends the changes of another part of the same list.
  public static func += (left: inout IndexPathChangeset, right: IndexPathChangeset) {
    left.inserts += right.inserts
    left.deletes += right.deletes
    left.updates += right.updates
    left.moves += right.moves
    left.duplicates += right.duplicates
  }
}
