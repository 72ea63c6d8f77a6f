// SPDX-License-Identifier: MIT

/// The changes from one list to another, as offsets.
///
/// Deletes and the old halves of pairs are offsets in the old list, inserts and the new halves
/// offsets in the new one, as `performBatchUpdates` requires.
///
/// ```swift
/// let old = ["a", "b", "c"]
/// let new = ["c", "a", "d"]
/// let changes = new.makeChangeset(from: old, identifiedBy: \.self)
/// print(changes.deletes, changes.inserts, changes.moves)  // [1] [2] [(old: 2, new: 0)]
/// print(changes.newIndices)  // [Optional(1), nil, Optional(0)]
/// ```
///
/// To apply the changes to an array step by step, delete from the last offset to the first and
/// insert from the first to the last; moves are relative to the complete lists, not to the steps
/// before them. An element is listed in `updates` also if it moved, and then its content has to be
/// set at its new position.
public struct IndexChangeset {
  /// The offsets of the new elements that are not in the old list, ascending.
  public var inserts: [Int]

  /// The offsets of the old elements that are not in the new list, ascending.
  public var deletes: [Int]

  /// The elements whose content changed, ascending by new offset. An element can be both updated
  /// and moved.
  public var updates: [(old: Int, new: Int)]

  /// The elements that moved, ascending by new offset.
  public var moves: [(old: Int, new: Int)]

  /// The new offset of every old element, or nil where it was deleted.
  public var newIndices: [Int?]

  /// The offsets of new elements that share an identifier, one list for each such identifier.
  ///
  /// They are found when this is first read, in O(n).
  public var duplicates: [[Int]] {
    get { found.groups }
    set { found = DuplicateFinder { newValue } }
  }

  var found: DuplicateFinder<[Int]>

  /// Creates a changeset from the values of its properties.
  public init(
    inserts: [Int] = [], deletes: [Int] = [], updates: [(old: Int, new: Int)] = [],
    moves: [(old: Int, new: Int)] = [], newIndices: [Int?] = [], duplicates: [[Int]] = []
  ) {
    self.inserts = inserts
    self.deletes = deletes
    self.updates = updates
    self.moves = moves
    self.newIndices = newIndices
    found = DuplicateFinder { duplicates }
  }

  /// Whether there are no changes. Duplicates are not changes.
  public var isEmpty: Bool {
    inserts.isEmpty && deletes.isEmpty && updates.isEmpty && moves.isEmpty
  }
}
