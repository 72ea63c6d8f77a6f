// SPDX-License-Identifier: MIT
import EpoxyCore
import ResinTestSupport
import Testing

@MainActor @Suite struct SectionedChangesetTests {
  /// Compares sections by the reference, then the items of each pair of sections by the reference.
  @Test(arguments: [IdentityPool.ints, .strings, .uuids, .everythingApart, .everything])
  func `Sectioned changesets equal those of the plain reference`(pool: IdentityPool) {
    var random = SplitMix64(seed: 8)
    for _ in 0..<300 {
      let (old, new) = (sections(of: pool, &random), sections(of: pool, &random))
      let oldSlice = old[Int.random(in: 0...min(2, old.count), using: &random)...]
      let newSlice = new[Int.random(in: 0...min(2, new.count), using: &random)...]
      let changeset = newSlice.makeSectionedChangeset(from: oldSlice, moves: .heckel)
      expect(changeset, from: Array(oldSlice), to: Array(newSlice))
      let minimal = newSlice.makeSectionedChangeset(from: oldSlice)
      expectEqual(minimal.itemChangeset.inserts, changeset.itemChangeset.inserts)
      expectEqual(minimal.itemChangeset.deletes, changeset.itemChangeset.deletes)
      #expect(minimal.itemChangeset.moves.count <= changeset.itemChangeset.moves.count)
      expectEqual(minimal.isEmpty, changeset.isEmpty)
    }
  }

  private func sections(of pool: IdentityPool, _ random: inout SplitMix64) -> [AnySection] {
    (0..<Int.random(in: 0...5, using: &random)).map { _ in
      let items = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        AnyItem(
          diffIdentifier: pool.values.randomElement(using: &random)!,
          content: Int.random(in: 0..<2, using: &random))
      }
      return AnySection(
        diffIdentifier: Int.random(in: 0..<5, using: &random),
        title: Int.random(in: 0..<2, using: &random),
        diffableItems: items[Int.random(in: 0...items.count, using: &random)...])
    }
  }

  private func expect(
    _ changeset: SectionedChangeset, from old: [AnySection], to new: [AnySection]
  ) {
    let sections = ReferenceChanges(
      from: old.map(\.diffIdentifier), to: new.map(\.diffIdentifier)
    ) { old[$0.old].title != new[$0.new].title }
    expectEqual(Array(changeset.sectionChangeset.deletes), sections.deletes)
    expectEqual(Array(changeset.sectionChangeset.inserts), sections.inserts)
    expectEqual(changeset.sectionChangeset.updates.asPairs, sections.updates)
    expectEqual(changeset.sectionChangeset.moves.asPairs, sections.heckelMoves)
    expectEqual(changeset.sectionChangeset.newIndices, sections.newIndices)

    var expected = IndexPathChangeset()
    for pair in sections.pairs {
      let (oldItems, newItems) = (
        Array(old[pair.old].diffableItems), Array(new[pair.new].diffableItems)
      )
      let items = ReferenceChanges(
        from: oldItems.map(\.diffIdentifier), to: newItems.map(\.diffIdentifier)
      ) { oldItems[$0.old].content != newItems[$0.new].content }
      func oldPath(_ item: Int) -> IndexPath { IndexPath(item: item, section: pair.old) }
      func newPath(_ item: Int) -> IndexPath { IndexPath(item: item, section: pair.new) }
      expected += IndexPathChangeset(
        inserts: items.inserts.map(newPath), deletes: items.deletes.map(oldPath),
        updates: items.updates.map { (oldPath($0.old), newPath($0.new)) },
        moves: items.heckelMoves.map { (oldPath($0.old), newPath($0.new)) })
    }
    let items = changeset.itemChangeset
    expectEqual(items.inserts, expected.inserts)
    expectEqual(items.deletes, expected.deletes.sorted())
    expectEqual(items.updates.map(\.old), expected.updates.map(\.old))
    expectEqual(items.updates.map(\.new), expected.updates.map(\.new))
    expectEqual(items.moves.map(\.old), expected.moves.map(\.old))
    expectEqual(items.moves.map(\.new), expected.moves.map(\.new))
    expectDuplicates(items.duplicates, new)
  }

  /// Expects the duplicates of every new section, those of inserted sections included.
  private func expectDuplicates(_ duplicates: [[IndexPath]], _ new: [AnySection]) {
    let expected = new.enumerated().flatMap { section, element in
      let identifiers = element.diffableItems.map(\.diffIdentifier)
      return ReferenceChanges(from: [], to: identifiers) { _ in false }.duplicates.map {
        $0.map { IndexPath(item: $0, section: section) }
      }
    }
    expectEqual(Set(duplicates), Set(expected))
    expectEqual(duplicates.count, expected.count)
  }

  @Test func `Empty sections and empty lists of sections have changesets`() {
    let none: [AnySection] = []
    #expect(none.makeSectionedChangeset(from: none).isEmpty)
    let empty = [AnySection(diffIdentifier: 1, diffableItems: [])]
    expectEqual(Array(empty.makeSectionedChangeset(from: none).sectionChangeset.inserts), [0])
    expectEqual(Array(none.makeSectionedChangeset(from: empty).sectionChangeset.deletes), [0])
    let full = [AnySection(diffIdentifier: 1, diffableItems: [AnyItem(diffIdentifier: 2)])]
    let path = IndexPath(item: 0, section: 0)
    expectEqual(full.makeSectionedChangeset(from: empty).itemChangeset.inserts, [path])
    expectEqual(empty.makeSectionedChangeset(from: full).itemChangeset.deletes, [path])
  }
}
