// SPDX-License-Identifier: MIT

/// The changes from one list of sections to another, as index sets.
///
/// ```swift
/// struct Folder: Diffable {
///   var diffIdentifier: AnyHashable
///   func isDiffableItemEqual(to other: any Diffable) -> Bool { true }
/// }
///
/// let old = ["Inbox", "Spam"].map { Folder(diffIdentifier: $0) }
/// let new = ["Spam", "Sent"].map { Folder(diffIdentifier: $0) }
/// let changes = new.makeIndexSetChangeset(from: old)
/// print(Array(changes.deletes), Array(changes.inserts))  // [0] [1]
/// ```
///
/// Deletes and the old halves of pairs are offsets in the old list, inserts and the new halves in
/// the new one.
public struct IndexSetChangeset {
  /// The offsets of the new sections that are not in the old list.
  public var inserts: IndexSet

  /// The offsets of the old sections that are not in the new list.
  public var deletes: IndexSet

  /// The sections whose own content changed, ascending by new offset.
  public var updates: [(old: Int, new: Int)]

  /// The sections that moved, ascending by new offset.
  public var moves: [(old: Int, new: Int)]

  /// The new offset of every old section, or nil where it was deleted.
  public var newIndices: [Int?]

  /// The offsets of new sections that share an identifier, one set for each such identifier.
  ///
  /// They are found when this is first read, in O(n).
  public var duplicates: [IndexSet] {
    get { found.groups }
    set { found = DuplicateFinder { newValue } }
  }

  var found: DuplicateFinder<IndexSet>

  /// Creates a changeset from the values of its properties.
  public init(
    inserts: IndexSet = [], deletes: IndexSet = [], updates: [(old: Int, new: Int)] = [],
    moves: [(old: Int, new: Int)] = [], newIndices: [Int?] = [], duplicates: [IndexSet] = []
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
