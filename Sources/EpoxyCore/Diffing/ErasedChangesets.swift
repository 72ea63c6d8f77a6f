// SPDX-License-Identifier: MIT
internal import Resin

// Changesets by identifiers and offsets. Nothing here is generic or inlined, so that clients see nothing
// of the module that does the work.

/// The identifiers of one side.
@usableFromInline
struct ErasedList {
  let elements: ErasedElements

  /// Asks for the identifiers, once for each offset, ascending.
  @usableFromInline
  init(_ count: Int, identifier: (_ offset: Int) -> AnyHashable) {
    elements = ErasedElements(count: count, identity: identifier)
  }
}

extension IndexChangeset {
  @usableFromInline
  init(
    from old: ErasedList, to new: ErasedList, moves: MoveBookkeeping,
    isUpdated: (_ old: Int, _ new: Int) -> Bool
  ) {
    let diff = ListDiff(
      from: old.elements, to: new.elements, moves: moves.detection, isUpdated: isUpdated)
    assertCounts(diff)
    self.init(
      inserts: diff.inserts.array, deletes: diff.deletes.array, updates: diff.updates.array,
      moves: diff.moves.array, newIndices: diff.oldToNew.array,
      duplicates: diff.duplicates.map(\.array))
  }
}

extension IndexSetChangeset {
  @usableFromInline
  init(
    from old: ErasedList, to new: ErasedList, moves: MoveBookkeeping,
    isUpdated: (_ old: Int, _ new: Int) -> Bool
  ) {
    self.init(
      ListDiff(
        from: old.elements, to: new.elements, moves: moves.detection, isUpdated: isUpdated))
  }

  init(_ diff: ListDiff) {
    assertCounts(diff)
    self.init(
      inserts: IndexSet(diff.inserts.array), deletes: IndexSet(diff.deletes.array),
      updates: diff.updates.array, moves: diff.moves.array, newIndices: diff.oldToNew.array,
      duplicates: diff.duplicates.map { IndexSet($0.array) })
  }
}

extension IndexPathChangeset {
  @usableFromInline
  init(
    from old: ErasedList, to new: ErasedList, fromSection: Int, toSection: Int,
    moves: MoveBookkeeping, isUpdated: (_ old: Int, _ new: Int) -> Bool
  ) {
    let diff = ListDiff(
      from: old.elements, to: new.elements, moves: moves.detection, isUpdated: isUpdated)
    assertCounts(diff)
    func oldPath(_ item: Int) -> IndexPath { IndexPath(item: item, section: fromSection) }
    func newPath(_ item: Int) -> IndexPath { IndexPath(item: item, section: toSection) }
    self.init(
      inserts: diff.inserts.array.map(newPath), deletes: diff.deletes.array.map(oldPath),
      updates: diff.updates.array.map { (oldPath($0.old), newPath($0.new)) },
      moves: diff.moves.array.map { (oldPath($0.old), newPath($0.new)) },
      duplicates: diff.duplicates.map { $0.array.map(newPath) })
  }
}

extension SectionedChangeset {
  @usableFromInline
  init(
    sections: (old: [AnyHashable], new: [AnyHashable]), items: (old: ErasedList, new: ErasedList),
    starts: (old: [Int], new: [Int]), moves: MoveBookkeeping,
    isSectionUpdated: (_ old: Int, _ new: Int) -> Bool,
    isItemUpdated: (_ old: Int, _ new: Int) -> Bool
  ) {
    let diff = SectionedDiff(
      sections: sections, items: (items.old.elements, items.new.elements), starts: starts,
      moves: moves.detection, isSectionUpdated: isSectionUpdated, isItemUpdated: isItemUpdated)
    let items = diff.items
    self.init(
      sectionChangeset: IndexSetChangeset(diff.sections),
      itemChangeset: IndexPathChangeset(
        inserts: paths(items.inserts.array, starts.new),
        deletes: paths(items.deletes.array, starts.old),
        updates: paths(items.updates.array, starts), moves: paths(items.moves.array, starts),
        duplicates: items.duplicates.map { paths($0.array, starts.new) }))
  }
}

private func paths(_ offsets: [Int], _ starts: [Int]) -> [IndexPath] {
  var maker = PathMaker()
  return offsets.map { maker.path(of: $0, starts) }
}

private func paths(
  _ pairs: [(old: Int, new: Int)], _ starts: (old: [Int], new: [Int])
) -> [(old: IndexPath, new: IndexPath)] {
  var (old, new) = (PathMaker(), PathMaker())
  return pairs.map { (old.path(of: $0.old, starts.old), new.path(of: $0.new, starts.new)) }
}

/// Makes index paths of offsets into the items of all sections. To change a path's item takes a tenth
/// of the time that a new path takes.
private struct PathMaker {
  private var cursor = SectionCursor()
  private var path = IndexPath(item: 0, section: 0)

  mutating func path(of offset: Int, _ starts: [Int]) -> IndexPath {
    cursor.move(to: offset, starts)
    if path[0] != cursor.section {
      path[0] = cursor.section
    }
    path[1] = offset - cursor.start
    return path
  }
}

/// Old elements without those deleted and with those inserted are as many as the new ones.
private func assertCounts(_ diff: ListDiff) {
  EpoxyLogger.shared.assert(
    diff.oldToNew.count - diff.deletes.count + diff.inserts.count == diff.newToOld.count,
    "A changeset does not turn the old list into the new one.")
}
