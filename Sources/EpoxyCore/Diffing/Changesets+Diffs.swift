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

extension IndexChangeset {
  init(_ diff: ListDiff) {
    self.init(
      inserts: Array(diff.inserts), deletes: Array(diff.deletes), updates: diff.updates.tuples,
      moves: diff.moves.tuples, newIndices: Array(diff.oldToNew),
      duplicates: diff.duplicates.map { Array($0) })
  }
}

extension IndexSetChangeset {
  init(_ diff: ListDiff) {
    self.init(
      inserts: IndexSet(diff.inserts), deletes: IndexSet(diff.deletes),
      updates: diff.updates.tuples, moves: diff.moves.tuples, newIndices: Array(diff.oldToNew),
      duplicates: diff.duplicates.map { IndexSet($0) })
  }
}

extension IndexPathChangeset {
  /// Creates the changes of a diff, with the paths of its offsets.
  init(
    _ diff: ListDiff, oldPath: (_ offset: Int) -> IndexPath, newPath: (_ offset: Int) -> IndexPath
  ) {
    self.init(
      inserts: diff.inserts.map(newPath), deletes: diff.deletes.map(oldPath),
      updates: diff.updates.map { (oldPath($0.old), newPath($0.new)) },
      moves: diff.moves.map { (oldPath($0.old), newPath($0.new)) },
      duplicates: diff.duplicates.map { $0.map(newPath) })
  }
}

extension IndexPairList {
  fileprivate var tuples: [(old: Int, new: Int)] {
    map { ($0.old, $0.new) }
  }
}
