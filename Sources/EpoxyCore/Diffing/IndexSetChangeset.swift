// SPDX-License-Identifier: MIT

/// What turns one list of sections into another, in index sets, as collection views take them.
public struct IndexSetChangeset {
  /// Where the new sections stand that the old list did not have.
  public var inserts: IndexSet

  /// Where the old sections stood that the new list does not have.
  public var deletes: IndexSet

  /// Sections that changed themselves, ascending by new offset.
  public var updates: [(old: Int, new: Int)]

  /// Sections that changed their order, ascending by new offset.
  public var moves: [(old: Int, new: Int)]

  /// The new offset of every old section, or nil where it was deleted.
  public var newIndices: [Int?]

  /// The offsets of new sections that share an identifier, one set for each such identifier.
  public var duplicates: [IndexSet]

  /// Creates a changeset.
  public init(
    inserts: IndexSet = [], deletes: IndexSet = [], updates: [(old: Int, new: Int)] = [],
    moves: [(old: Int, new: Int)] = [], newIndices: [Int?] = [], duplicates: [IndexSet] = []
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
