// SPDX-License-Identifier: MIT

/// What turns the items of one list with sections into those of another, in index paths.
///
/// Deletes and the old halves of pairs are paths in the old list, inserts and the new halves in the new
/// one: all at once, as `performBatchUpdates` takes them.
public struct IndexPathChangeset {
  /// Where the new items stand that the old list did not have.
  public var inserts: [IndexPath]

  /// Where the old items stood that the new list does not have.
  public var deletes: [IndexPath]

  /// Items whose content changed. An item may also be moved.
  public var updates: [(old: IndexPath, new: IndexPath)]

  /// Items that changed their order.
  public var moves: [(old: IndexPath, new: IndexPath)]

  /// The places of new items that share an identifier, one list for each such identifier.
  public var duplicates: [[IndexPath]]

  /// Creates a changeset.
  public init(
    inserts: [IndexPath] = [], deletes: [IndexPath] = [],
    updates: [(old: IndexPath, new: IndexPath)] = [],
    moves: [(old: IndexPath, new: IndexPath)] = [], duplicates: [[IndexPath]] = []
  ) {
    self.inserts = inserts
    self.deletes = deletes
    self.updates = updates
    self.moves = moves
    self.duplicates = duplicates
  }

  /// Whether there is nothing to do. Duplicates alone are nothing to do.
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
