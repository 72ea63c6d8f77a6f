// SPDX-License-Identifier: MIT
import Resin
import ResinReference
import ResinTestSupport

private struct Row<Identity: Hashable> {
  var id: Identity
  var content: Int
}

private struct Section<Identity: Hashable> {
  var id: Identity
  var content: Int
  var rows: ArraySlice<Row<Identity>>
}

/// Diffs random sections with the core and the reference.
func agreeOnSections<Identity: Hashable>(
  _ name: String, _ cases: Int, seed: UInt64, acrossSections: Bool,
  identity: (_ id: Int, _ spelling: Int) -> Identity
) -> AgreementTally {
  var random = SplitMix64(seed: seed)
  var tally = AgreementTally(name: name)
  let differ = SectionedDiffer()
  let spellings = (0..<2).map { spelling in (0..<200).map { identity($0, spelling) } }
  func spell(_ id: Int) -> Identity {
    spellings[Int.random(in: 0..<2, using: &random)][id]
  }
  func sections(_ ids: [Int], _ contents: [Int], below limit: Int) -> [Section<Identity>] {
    let rows = zip(ids, contents).map { Row(id: spell($0), content: $1) }
    let ends = RandomLists.cuts(rows.count, using: &random)
    let distinct = (0..<200).prefix(max(limit, ends.count)).shuffled(using: &random)
    let isDistinct = Bool.random(using: &random)
    return zip(ends.indices, ends).map { index, end in
      Section(
        id: spell(isDistinct ? distinct[index] : .random(in: 0..<limit, using: &random)),
        content: Int.random(in: 0..<3, using: &random),
        rows: rows[(index == 0 ? 0 : ends[index - 1])..<end])
    }
  }

  while tally.cases < cases {
    let lists = RandomLists(using: &random)
    let limit = [2, 4, 12].randomElement(using: &random)!
    let old = sections(lists.old, lists.oldContents, below: limit)
    let new = sections(lists.new, lists.newContents, below: limit)
    let moves = MoveDetection.allCases.randomElement(using: &random)!
    let isUpdating = Bool.random(using: &random)
    tally.begin(moves, isUpdating: isUpdating)
    let diff = differ.diff(
      from: old, to: new, moves: moves, acrossSections: acrossSections, sectionIdentity: \.id,
      items: \.rows, itemIdentity: \.id,
      isSectionUpdated: { isUpdating && $0.content != $1.content },
      isItemUpdated: { isUpdating && $0.content != $1.content })
    let reference = ReferenceSectionedDiff(
      from: old, to: new, moves: moves.reference, acrossSections: acrossSections,
      sectionIdentity: \.id, items: \.rows, itemIdentity: \.id,
      isSectionUpdated: { isUpdating && $0.content != $1.content },
      isItemUpdated: { isUpdating && $0.content != $1.content })
    tally.compare(diff.sections, reference.sections, "sections of \(old) -> \(new), \(moves)")
    tally.compare(diff.items, reference.items, "items of \(old) -> \(new), \(moves)")
    tally.comparePaths(diff, paths(old), paths(new))
  }
  return tally
}

/// Returns the paths of the items of a side.
private func paths(_ sections: [Section<some Hashable>]) -> [ItemIndexPath] {
  zip(sections.indices, sections).flatMap { section, content in
    content.rows.indices.map { ItemIndexPath(section: section, item: $0 - content.rows.startIndex) }
  }
}

extension AgreementTally {
  /// Compares the changes by path with those by offset.
  fileprivate mutating func comparePaths(
    _ diff: SectionedDiff, _ old: [ItemIndexPath], _ new: [ItemIndexPath]
  ) {
    func pairs(_ offsets: IndexPairList) -> [ItemIndexPathPair] {
      offsets.map { ItemIndexPathPair(old: old[$0.old], new: new[$0.new]) }
    }
    let isSame =
      diff.itemDeletes == diff.items.deletes.map { old[$0] }
      && diff.itemInserts == diff.items.inserts.map { new[$0] }
      && diff.itemUpdates == pairs(diff.items.updates) && diff.itemMoves == pairs(diff.items.moves)
      && diff.changeCount == diff.sections.changeCount + diff.items.changeCount
    if !isSame, failures.count < 3 {
      failures.append("paths of \(diff)")
    }
  }
}
