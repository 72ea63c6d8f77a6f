// SPDX-License-Identifier: MIT
import EpoxyCore
import ResinTestSupport
import Testing

/// An item with an identity and a content.
private struct Item: Diffable, Equatable {
  var id: Int
  var content = 0

  var diffIdentifier: AnyHashable { id }

  func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    (otherDiffableItem as? Item) == self
  }
}

private struct Section: DiffableSection {
  var id: String
  var title = ""
  var diffableItems: [Item]

  var diffIdentifier: AnyHashable { id }

  func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    (otherDiffableItem as? Section)?.title == title
  }
}

private func items(_ ids: Int...) -> [Item] {
  ids.map { Item(id: $0) }
}

@MainActor @Suite struct ChangesetTests {
  @Test func `Deletes and inserts alone are no moves`() {
    let changeset = items(1, 3, 4, 5).makeChangeset(from: items(1, 2, 3, 4))
    expectEqual(changeset.deletes, [1])
    expectEqual(changeset.inserts, [3])
    #expect(changeset.moves.isEmpty)
    expectEqual(changeset.newIndices, [0, nil, 1, 2])
  }

  @Test func `A rotation is one move, or as many as Heckel's algorithm finds`() {
    let (old, new) = (items(1, 2, 3, 4), items(2, 3, 4, 1))
    let minimal = new.makeChangeset(from: old)
    expectEqual(minimal.moves.map(\.old), [0])
    expectEqual(minimal.moves.map(\.new), [3])
    let heckel = new.makeChangeset(from: old, moves: .heckel)
    expectEqual(heckel.moves.map(\.old), [1, 2, 3, 0])
    expectEqual(heckel.moves.map(\.new), [0, 1, 2, 3])
  }

  @Test func `An element can be moved and updated`() {
    let new = [Item(id: 2), Item(id: 1, content: 7)]
    let changeset = new.makeChangeset(from: items(1, 2), moves: .heckel)
    expectEqual(changeset.updates.map(\.old), [0])
    expectEqual(changeset.updates.map(\.new), [1])
    expectEqual(changeset.moves.count, 2)
  }

  @Test func `Identities of a known type give the same changes as erased identifiers`() {
    let old = [1, 2, 3, 3, 4, 5].map { Item(id: $0) }
    let new = [Item(id: 5), Item(id: 3, content: 7), Item(id: 9), Item(id: 1), Item(id: 3)]
    for moves in [MoveBookkeeping.minimal, .heckel] {
      let erased = new.makeChangeset(from: old, moves: moves)
      let byKeyPath = new.makeChangeset(from: old, identifiedBy: \.id, moves: moves)
      let byClosure = new.makeChangeset(
        from: old, identifiedBy: { "\($0.id)" }, moves: moves,
        isUpdated: { $0.content != $1.content })
      for changeset in [erased, byKeyPath, byClosure] {
        expectEqual(changeset.deletes, [1, 4])
        expectEqual(changeset.inserts, [2])
        #expect(changeset.updates.map(\.old) == [2] && changeset.updates.map(\.new) == [1])
        expectEqual(changeset.moves.map(\.old), erased.moves.map(\.old))
        expectEqual(changeset.moves.map(\.new), erased.moves.map(\.new))
        expectEqual(changeset.newIndices, [3, nil, 1, 4, nil, 0])
        expectEqual(changeset.duplicates, [[1, 4]])
      }
    }
  }

  @Test func `Each element is identified once, and each pair is compared once, old with new`() {
    var identified = 0
    var compared: [[Int]] = []
    let changeset = (5..<15).map { Item(id: $0, content: 1) }.makeChangeset(
      from: (0..<10).map { Item(id: $0) },
      identifiedBy: { item -> Int in
        identified += 1
        return item.id
      },
      isUpdated: { old, new in
        compared.append([old.content, new.content])
        return old.id == 7
      })
    expectEqual(identified, 20)
    expectEqual(compared, Array(repeating: [0, 1], count: 5))
    #expect(changeset.updates.map(\.old) == [7] && changeset.updates.map(\.new) == [2])
    let slice = items(0, 1, 2, 3)[2...]
    expectEqual(slice.makeChangeset(from: items(1, 2)[1...], identifiedBy: \.id).inserts, [1])
  }

  @Test func `Equal elements are compared and not identified, until duplicates are read`() {
    let old = [1, 2, 2, 3, 4].map { Item(id: $0) }
    var identified = 0
    func changeset(to new: [Item]) -> IndexChangeset {
      new.makeChangeset(from: old) { item -> Int in
        identified += 1
        return item.id
      }
    }
    let same = changeset(to: old.map { $0 })
    #expect(same.isEmpty)
    expectEqual(identified, 0)
    expectEqual(same.duplicates, [[1, 2]])
    expectEqual(identified, 5)
    identified = 0
    let updated = changeset(to: old.dropLast() + [Item(id: 4, content: 1)])
    expectEqual(updated.updates.map(\.new), [4])
    expectEqual(identified, 2)
  }

  @Test func `Of several elements with one identifier only those that changed are updated`() {
    let old = [Item(id: 1, content: 0), Item(id: 1, content: 5)]
    let new = [Item(id: 1, content: 0), Item(id: 1, content: 6), Item(id: 1, content: 7)]
    let changeset = new.makeChangeset(from: old)
    expectEqual(changeset.updates.map(\.new), [1])
    expectEqual(changeset.inserts, [2])
    expectEqual(changeset.duplicates, [[0, 1, 2]])
  }

  @Test func `Offsets of slices count from 0`() {
    let old = items(9, 1, 2, 3)[1...]
    let new = items(9, 9, 2, 1, 3)[2...]
    let changeset = new.makeChangeset(from: old)
    #expect(changeset.updates.isEmpty)
    #expect(changeset.deletes.isEmpty)
    expectEqual(changeset.moves.count, 1)
    expectEqual(changeset.newIndices, [1, 0, 2])
  }

  @Test func `Index paths contain the old and the new section`() {
    let changeset = items(2, 3, 1).makeIndexPathChangeset(
      from: items(1, 2, 4), fromSection: 5, toSection: 6)
    expectEqual(changeset.deletes, [IndexPath(item: 2, section: 5)])
    expectEqual(changeset.inserts, [IndexPath(item: 1, section: 6)])
    expectEqual(changeset.moves.map(\.old.section), [5])
    expectEqual(changeset.moves.map(\.new.section), [6])
  }

  @Test func `Changesets contain only items of sections that remain`() {
    let old = [
      Section(id: "a", diffableItems: items(1, 2)), Section(id: "b", diffableItems: items(3)),
    ]
    let new = [
      Section(id: "c", diffableItems: items(4, 4)),
      Section(id: "a", title: "new", diffableItems: items(2, 3)),
    ]
    let changeset = new.makeSectionedChangeset(from: old)
    expectEqual(changeset.sectionChangeset.deletes, [1])
    expectEqual(changeset.sectionChangeset.inserts, [0])
    expectEqual(changeset.sectionChangeset.updates.map(\.new), [1])
    expectEqual(changeset.itemChangeset.deletes, [IndexPath(item: 0, section: 0)])
    expectEqual(changeset.itemChangeset.inserts, [IndexPath(item: 1, section: 1)])
    expectEqual(
      changeset.itemChangeset.duplicates,
      [
        [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)]
      ])
  }

  @Test func `The sum of changesets contains the changes of all of them`() {
    var sum = items(1).makeIndexPathChangeset(from: [], toSection: 0)
    sum += items(1).makeIndexPathChangeset(from: [], toSection: 1)
    expectEqual(sum.inserts, [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1)])
    #expect(!sum.isEmpty)
    #expect(IndexPathChangeset(duplicates: [[IndexPath(item: 0, section: 0)]]).isEmpty)
  }
}
