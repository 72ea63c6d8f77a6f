// SPDX-License-Identifier: MIT

/// What turns one list into another, in offsets.
///
/// Deletes and the old halves of pairs are offsets in the old list, inserts and the new halves in the
/// new one: all at once, as `performBatchUpdates` takes them.
public struct IndexChangeset {
  /// Where the new elements stand that the old list did not have, ascending.
  public var inserts: [Int]

  /// Where the old elements stood that the new list does not have, ascending.
  public var deletes: [Int]

  /// Elements whose content changed, ascending by new offset. An element may also be moved.
  public var updates: [(old: Int, new: Int)]

  /// Elements that changed their order, ascending by new offset.
  public var moves: [(old: Int, new: Int)]

  /// The new offset of every old element, or nil where it was deleted.
  public var newIndices: [Int?]

  /// The offsets of new elements that share an identifier, one list for each such identifier.
  public var duplicates: [[Int]]

  /// Creates a changeset.
  public init(
    inserts: [Int] = [], deletes: [Int] = [], updates: [(old: Int, new: Int)] = [],
    moves: [(old: Int, new: Int)] = [], newIndices: [Int?] = [], duplicates: [[Int]] = []
  ) {
    self.inserts = inserts
    self.deletes = deletes
    self.updates = updates
    self.moves = moves
    self.newIndices = newIndices
    self.duplicates = duplicates
  }

  /// Whether there is nothing to do. Duplicates alone are nothing to do.
  public var isEmpty: Bool {
    inserts.isEmpty && deletes.isEmpty && updates.isEmpty && moves.isEmpty
  }
}
