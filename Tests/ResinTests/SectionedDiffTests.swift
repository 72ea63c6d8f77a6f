// SPDX-License-Identifier: MIT
import Resin
import ResinTestSupport
import Testing

private struct Section {
  var id: String
  var title = ""
  var items: [Item]

  init(_ id: String, _ items: [Item], title: String = "") {
    self.id = id
    self.items = items
    self.title = title
  }
}

private struct Item: ExpressibleByIntegerLiteral {
  var id: Int
  var content = 0

  init(integerLiteral id: Int) {
    self.id = id
  }

  init(_ id: Int, content: Int) {
    self.id = id
    self.content = content
  }
}

private func diff(
  _ old: some Collection<Section>, _ new: some Collection<Section>, acrossSections: Bool = false,
  moves: MoveDetection = .minimal
) -> SectionedDiff {
  SectionedDiff(
    from: old, to: new, moves: moves, acrossSections: acrossSections, sectionIdentity: \.id,
    items: \.items, itemIdentity: \.id, isSectionUpdated: { $0.title != $1.title },
    isItemUpdated: { $0.content != $1.content })
}

@Suite struct SectionedDiffTests {
  @Test func `Changes within a section are listed by path`() {
    let diff = diff(
      [Section("a", [1, 2, 3]), Section("b", [4])],
      [Section("a", [3, 1, Item(2, content: 1)]), Section("b", [5])])
    #expect(diff.sections.isEmpty)
    expectEqual(diff.itemMoves, [ItemIndexPathPair(old: [0, 2], new: [0, 0])])
    expectEqual(diff.itemUpdates, [ItemIndexPathPair(old: [0, 1], new: [0, 2])])
    expectEqual(diff.itemDeletes, [[1, 0]])
    expectEqual(diff.itemInserts, [[1, 0]])
    expectEqual(diff.changeCount, 4)
  }

  @Test func `Items of deleted and inserted sections are not separate changes`() {
    let diff = diff([Section("a", [1, 2])], [Section("b", [1, 2])])
    expectEqual(diff.sections.deletes, [0])
    expectEqual(diff.sections.inserts, [0])
    #expect(diff.items.isEmpty)
    expectEqual(Array(diff.items.oldToNew), [nil, nil])
  }

  @Test func `An item that changes its section is moved on request only`() {
    let old = [Section("a", [1, 2]), Section("b", [3])]
    let new = [Section("a", [1]), Section("b", [3, 2])]
    let within = diff(old, new)
    expectEqual(within.itemDeletes, [[0, 1]])
    expectEqual(within.itemInserts, [[1, 1]])
    #expect(within.itemMoves.isEmpty)
    #expect(!within.pairsAcrossSections)
    let across = diff(old, new, acrossSections: true)
    #expect(across.itemDeletes.isEmpty)
    expectEqual(across.itemMoves, [ItemIndexPathPair(old: [0, 1], new: [1, 1])])
    #expect(across.pairsAcrossSections)
  }

  @Test func `A moved section has no item changes`() {
    let a = Section("a", [1, 2])
    let b = Section("b", [3, 4, 5])
    for moves in MoveDetection.allCases {
      for acrossSections in [false, true] {
        let diff = diff([a, b], [b, a], acrossSections: acrossSections, moves: moves)
        #expect(diff.items.isEmpty)
        expectEqual(diff.sections.moves.count, (moves == .minimal ? 1 : 2))
      }
    }
  }

  @Test func `A section whose content changes is updated`() {
    let diff = diff([Section("a", [1])], [Section("a", [1], title: "A")])
    expectEqual(diff.sections.updates, [IndexPair(old: 0, new: 0)])
    #expect(diff.items.isEmpty)
  }

  @Test func `Duplicates in one section do not affect another`() {
    let diff = diff(
      [Section("a", [1, 1]), Section("b", [1])], [Section("a", [1, 1, 1]), Section("b", [1])])
    expectEqual(diff.itemInserts, [[0, 2]])
    expectEqual(diff.changeCount, 1)
    #expect(diff.items.duplicates.isEmpty, "only one is after the common beginning")
  }

  @Test func `Duplicate sections are paired in order`() {
    let diff = diff(
      [Section("a", [1]), Section("a", [2])], [Section("a", [1]), Section("a", [2, 3])])
    expectEqual(diff.itemInserts, [[1, 1]])
    expectEqual(diff.changeCount, 1)
    #expect(diff.sections.duplicates.isEmpty, "both are in the common beginning")
  }

  @Test func `Empty sections and empty lists are valid`() {
    let empty = diff([Section](), [Section]())
    #expect(empty.isEmpty)
    expectEqual(empty.oldStarts, [0])
    let hollow = diff(
      [Section("a", []), Section("b", [7]), Section("c", [])], [Section("c", []), Section("b", [])])
    expectEqual(hollow.sections.deletes, [0])
    expectEqual(hollow.itemDeletes, [[1, 0]])
    expectEqual(hollow.newStarts, [0, 0, 0])
    expectEqual(diff([], [Section("a", [1])]).sections.inserts, [0])
  }

  @Test func `Paths of offsets skip empty sections`() {
    let list = [Section("a", []), Section("b", [1, 2]), Section("c", []), Section("d", [3])]
    let diff = diff(list, list)
    expectEqual((0..<3).map(diff.oldPath), [[1, 0], [1, 1], [3, 0]])
    expectEqual((0..<3).map(diff.newPath), [[1, 0], [1, 1], [3, 0]])
  }

  @Test func `Indices of slices are offsets from their start`() {
    let list = [Section("x", [9]), Section("a", [1]), Section("b", [2])]
    let diff = diff(list.dropFirst(), list.dropFirst(2))
    expectEqual(diff.sections.deletes, [0])
    #expect(diff.items.isEmpty)
    expectEqual(diff.oldStarts, [0, 1, 2])
  }

  @Test func `A differ can be reused, also by its own closures`() {
    let differ = SectionedDiffer()
    let old = [Section("a", [1, 2, 3])]
    let new = [Section("a", [3, 1, Item(2, content: 1)])]
    func run(_ isItemUpdated: (Item, Item) -> Bool) -> SectionedDiff {
      differ.diff(
        from: old, to: new, sectionIdentity: \.id, items: \.items, itemIdentity: \.id,
        isItemUpdated: isItemUpdated)
    }
    let expected = diff(old, new)
    var inner: [SectionedDiff] = []
    let outer = run { old, new in
      inner.append(run { $0.content != $1.content })
      return old.content != new.content
    }
    expectEqual(outer, expected)
    expectEqual(inner, [expected, expected, expected])
    expectEqual(run { $0.content != $1.content }, expected)
  }

  @Test func `Descriptions list the paths of changes`() {
    let diff = diff([Section("a", [1, 2])], [Section("a", [2, 1, 3])])
    #expect(
      diff.description == """
        sections: deletes: [], inserts: [], updates: [], moves: []; items: deletes: [], \
        inserts: [[0, 2]], updates: [], moves: [[0, 1] -> [0, 0]]
        """)
  }
}
