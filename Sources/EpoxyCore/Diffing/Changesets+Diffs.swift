// SPDX-License-Identifier: MIT
internal import Resin

extension ListDiff {
  /// Returns the diff, after asserting that its deletes and inserts account for the new number of
  /// elements.
  func checked() -> ListDiff {
    EpoxyLogger.shared.assert(
      oldToNew.count - deletes.count + inserts.count == newToOld.count,
      "A changeset of \(oldToNew.count) old and \(newToOld.count) new elements has "
        + "\(deletes.count) deletes and \(inserts.count) inserts.")
    return self
  }
}

/// The groups of duplicates of a list. They are found when they are read, because that hashes the
/// whole list, and a difference compares what did not change.
final class DuplicateFinder<Group> {
  private(set) lazy var groups: [Group] = find()
  private let find: () -> [Group]

  init(_ find: @escaping () -> [Group]) {
    self.find = find
  }
}

extension IndexChangeset {
  /// Creates the changes of a diff to a list with the given duplicates.
  init(_ diff: ListDiff, duplicates: @escaping () -> DuplicateGroups?) {
    self.init(
      inserts: Array(diff.inserts), deletes: Array(diff.deletes), updates: diff.updates.tuples,
      moves: diff.moves.tuples, newIndices: Array(diff.oldToNew))
    found = DuplicateFinder { duplicates()?.map { Array($0) } ?? [] }
  }
}

extension IndexSetChangeset {
  /// Creates the changes of a diff to a list with the given duplicates.
  init(_ diff: ListDiff, duplicates: @escaping () -> DuplicateGroups?) {
    self.init(
      inserts: IndexSet(diff.inserts), deletes: IndexSet(diff.deletes),
      updates: diff.updates.tuples, moves: diff.moves.tuples, newIndices: Array(diff.oldToNew))
    found = DuplicateFinder { duplicates()?.map { IndexSet($0) } ?? [] }
  }
}

extension IndexPathChangeset {
  /// Creates the changes of a diff to a list with the given duplicates, with the paths of offsets.
  init(
    _ diff: ListDiff, oldPath: (_ offset: Int) -> IndexPath,
    newPath: @escaping (_ offset: Int) -> IndexPath, duplicates: @escaping () -> DuplicateGroups?
  ) {
    self.init(
      inserts: diff.inserts.map(newPath), deletes: diff.deletes.map(oldPath),
      updates: diff.updates.map { (oldPath($0.old), newPath($0.new)) },
      moves: diff.moves.map { (oldPath($0.old), newPath($0.new)) })
    found = DuplicateFinder { duplicates()?.map { $0.map(newPath) } ?? [] }
  }
}

extension IndexPairList {
  fileprivate var tuples: [(old: Int, new: Int)] {
    map { ($0.old, $0.new) }
  }
}
