// SPDX-License-Identifier: MIT
import ResinReference
import ResinTestSupport
import Testing

private typealias Pair = ReferenceDiff.Pair

private struct Section {
  var name: String
  var items: [Int]
  var title = ""
}

private func diff(
  _ old: [Section], _ new: [Section], _ moves: ReferenceDiff.Moves = .minimal, across: Bool = false
) -> ReferenceSectionedDiff {
  ReferenceSectionedDiff(
    from: old, to: new, moves: moves, acrossSections: across, sectionIdentity: \.name,
    items: \.items, itemIdentity: { $0 })
}

/// Sections whose differences are determined by hand.
@Suite struct ReferenceSectionedDiffTests {
  // Flat: 1 2 3 | 4 5 | 6 and 5 4 | 1 3 7 | 2 6.
  private let old = [
    Section(name: "A", items: [1, 2, 3]), Section(name: "B", items: [4, 5]),
    Section(name: "C", items: [6]),
  ]
  private let new = [
    Section(name: "B", items: [5, 4]), Section(name: "A", items: [1, 3, 7]),
    Section(name: "D", items: [2, 6]),
  ]

  @Test func `Sections are diffed like a list`() {
    for across in [false, true] {
      let sections = diff(old, new, across: across).sections
      #expect(sections.deletes == [2] && sections.inserts == [2])
      expectEqual(sections.moves, [Pair(old: 1, new: 0)])
      expectEqual(Array(sections.oldToNew), [1, 0, nil])
      expectEqual(diff(old, new, .heckel, across: across).sections.moves.count, 2)
    }
  }

  @Test func `Items are paired within paired sections`() {
    let items = diff(old, new).items
    expectEqual(Array(items.oldToNew), [2, nil, 3, 1, 0, nil])
    expectEqual(Array(items.newToOld), [4, 3, 0, 2, nil, nil, nil])
    expectEqual(items.deletes, [1])
    expectEqual(items.inserts, [4])
    expectEqual(items.moves, [Pair(old: 4, new: 0)])
    // The delete of 2 accounts for the index of 3.
    expectEqual(diff(old, new, .heckel).items.moves, [Pair(old: 4, new: 0), Pair(old: 3, new: 1)])
  }

  @Test func `Items are paired across sections on request`() {
    let items = diff(old, new, across: true).items
    expectEqual(Array(items.oldToNew), [2, 5, 3, 1, 0, 6])
    expectEqual(items.deletes, [])
    expectEqual(items.inserts, [4])
    // 2 and 6 change their sections, 6 from a deleted to an inserted one.
    expectEqual(items.moves, [Pair(old: 4, new: 0), Pair(old: 1, new: 5), Pair(old: 5, new: 6)])
    expectEqual(
      diff(old, new, .heckel, across: true).items.moves,
      [
        Pair(old: 4, new: 0), Pair(old: 3, new: 1), Pair(old: 1, new: 5), Pair(old: 5, new: 6),
      ])
  }

  @Test func `A moved section has no item changes`() {
    let old = [Section(name: "A", items: [1, 2]), Section(name: "B", items: [3])]
    for across in [false, true] {
      for moves in ReferenceDiff.Moves.allCases {
        let result = diff(old, old.reversed(), moves, across: across)
        #expect(result.sections.changeCount > 0)
        expectEqual(result.items.changeCount, 0)
        expectEqual(Array(result.items.oldToNew), [1, 2, 0])
      }
    }
  }

  @Test func `An item that keeps its order but changes its section is moved`() {
    let old = [Section(name: "A", items: [1, 2]), Section(name: "B", items: [3])]
    let new = [Section(name: "A", items: [1]), Section(name: "B", items: [2, 3])]
    expectEqual(diff(old, new, across: true).items.moves, [Pair(old: 1, new: 1)])
    let within = diff(old, new).items
    #expect(within.deletes == [1] && within.inserts == [1] && within.moves == [])
  }

  @Test func `Duplicates in one section do not affect another`() {
    let old = [Section(name: "S", items: [1]), Section(name: "T", items: [1])]
    let new = [Section(name: "S", items: [1, 1]), Section(name: "T", items: [1])]
    let within = diff(old, new).items
    expectEqual(Array(within.newToOld), [0, nil, 1])
    #expect(within.inserts == [1] && within.moves == [])
    expectEqual(within.duplicates, [], "the first is in the common beginning")
    let across = diff(old, new, across: true).items
    expectEqual(Array(across.newToOld), [0, 1, nil])
    expectEqual(across.inserts, [2])
    expectEqual(across.moves, [Pair(old: 1, new: 1)])
    expectEqual(across.duplicates, [])
  }

  @Test func `Duplicates in inserted sections are reported`() {
    let new = [Section(name: "S", items: [1, 2, 2]), Section(name: "S", items: [3, 3])]
    let result = diff([], new)
    expectEqual(result.sections.inserts, [0, 1])
    expectEqual(result.sections.duplicates, [[0, 1]])
    expectEqual(result.items.inserts, [])
    expectEqual(result.items.duplicates, [[1, 2], [3, 4]])
  }

  @Test func `Sections and items are updated separately`() {
    let old = [Section(name: "A", items: [10, 20], title: "old"), Section(name: "B", items: [30])]
    let new = [Section(name: "B", items: [39]), Section(name: "A", items: [20, 11], title: "new")]
    let result = ReferenceSectionedDiff(
      from: old, to: new, sectionIdentity: \.name, items: \.items, itemIdentity: { $0 / 10 },
      isSectionUpdated: { $0.title != $1.title }, isItemUpdated: !=)
    expectEqual(result.sections.updates, [Pair(old: 0, new: 1)])
    expectEqual(result.items.updates, [Pair(old: 2, new: 0), Pair(old: 0, new: 2)])
    expectEqual(result.items.moves, [Pair(old: 1, new: 1)])
  }

  @Test func `Sections may have no items, and lists no sections`() {
    expectEqual(diff([], []).sections.changeCount, 0)
    let empty = diff([Section(name: "A", items: [])], [Section(name: "A", items: [1])])
    expectEqual(empty.items.inserts, [0])
    let gone = diff([Section(name: "A", items: [1])], [])
    expectEqual(gone.sections.deletes, [0])
    #expect(gone.items.deletes == [] && Array(gone.items.oldToNew) == [nil])
  }
}
