// SPDX-License-Identifier: MIT
import EpoxyCore
import ResinTestSupport
import Testing

/// Random lists with duplicates of identities of every kind, compared with the reference.
@MainActor @Suite struct ChangesetPropertyTests {
  @Test(arguments: IdentityPool.allCases)
  func `Changesets equal those of the plain reference`(pool: IdentityPool) {
    var random = SplitMix64(seed: 5)
    for _ in 0..<400 {
      let old = items(of: pool, &random)
      let new = items(of: pool, &random)
      let reference = reference(from: old, to: new)
      let heckel = new.makeChangeset(from: old, moves: .heckel)
      expect(heckel, reference)
      expectEqual(heckel.moves.asPairs, reference.heckelMoves)
      let minimal = new.makeChangeset(from: old)
      expect(minimal, reference)
      expectFewestMoves(minimal, reference)
      for changeset in [minimal, heckel] {
        expectEqual(replayed(changeset, old, new), new.map(\.content))
      }
    }
  }

  /// The first identities of a list decide how it is stored; later ones of another kind must be
  /// compared correctly.
  @Test func `An identity of another kind at any place is compared correctly`() {
    let kinds: [[AnyHashable]] = [
      (0..<20).map { AnyHashable($0) }, (0..<20).map { AnyHashable("\($0)") },
      (0..<20).map { AnyHashable(Double($0)) }, (0..<20).map { AnyHashable(UInt8($0)) },
      (0..<20).map { _ in AnyHashable(UUID()) }, (0..<20).map { AnyHashable(Optional($0)) },
    ]
    for kind in kinds {
      for other in kinds {
        for place in [0, 1, 10, 19] {
          var old = kind
          old[place] = other[place]
          for new in [kind, Array(other.reversed()), old] {
            let oldItems = old.map { AnyItem(diffIdentifier: $0) }
            let newItems = new.map { AnyItem(diffIdentifier: $0) }
            expect(
              newItems.makeChangeset(from: oldItems), reference(from: oldItems, to: newItems))
          }
        }
      }
    }
  }

  @Test(arguments: [IdentityPool.ints, .strings, .everythingApart, .everything])
  func `Offsets of slices count from 0 and end at their ends`(pool: IdentityPool) {
    var random = SplitMix64(seed: 6)
    for _ in 0..<100 {
      let (old, new) = (items(of: pool, &random), items(of: pool, &random))
      let oldSlice = old[Int.random(in: 0...old.count, using: &random)...]
      let newSlice = new[Int.random(in: 0...new.count, using: &random)...]
      let changeset = newSlice.makeChangeset(from: oldSlice)
      expect(changeset, reference(from: Array(oldSlice), to: Array(newSlice)))
    }
  }

  @Test func `Index sets and index paths describe the same changes`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<100 {
      let (old, new) = (items(of: .ints, &random), items(of: .ints, &random))
      let changeset = new.makeChangeset(from: old)
      let sets = new.makeIndexSetChangeset(from: old)
      expectEqual(Array(sets.inserts), changeset.inserts)
      expectEqual(Array(sets.deletes), changeset.deletes)
      expectEqual(sets.updates.asPairs, changeset.updates.asPairs)
      expectEqual(sets.moves.asPairs, changeset.moves.asPairs)
      expectEqual(sets.newIndices, changeset.newIndices)
      expectEqual(sets.duplicates.map(Array.init), changeset.duplicates)
      let paths = new.makeIndexPathChangeset(from: old, fromSection: 3, toSection: 4)
      expectEqual(paths.deletes, changeset.deletes.map { IndexPath(item: $0, section: 3) })
      expectEqual(paths.inserts, changeset.inserts.map { IndexPath(item: $0, section: 4) })
      expectEqual(paths.moves.map(\.old.item), changeset.moves.map(\.old))
      expectEqual(paths.updates.map(\.new.item), changeset.updates.map(\.new))
      #expect(paths.updates.allSatisfy { $0.old.section == 3 && $0.new.section == 4 })
      expectEqual(paths.duplicates.map { $0.map(\.item) }, changeset.duplicates)
    }
  }

  // MARK: Lists

  private func items(of pool: IdentityPool, _ random: inout SplitMix64) -> [AnyItem] {
    let values = pool.values.shuffled(using: &random)
      .prefix(Int.random(in: 1...8, using: &random))
    return (0..<Int.random(in: 0...14, using: &random)).map { _ in
      AnyItem(
        diffIdentifier: values.randomElement(using: &random)!,
        content: Int.random(in: 0..<2, using: &random))
    }
  }

  private func reference(from old: [AnyItem], to new: [AnyItem]) -> ReferenceChanges {
    ReferenceChanges(from: old.map(\.diffIdentifier), to: new.map(\.diffIdentifier)) {
      old[$0.old].content != new[$0.new].content
    }
  }

  private func expect(_ changeset: IndexChangeset, _ reference: ReferenceChanges) {
    expectEqual(changeset.deletes, reference.deletes)
    expectEqual(changeset.inserts, reference.inserts)
    expectEqual(changeset.updates.asPairs, reference.updates)
    expectEqual(changeset.newIndices, reference.newIndices)
    expectEqual(changeset.duplicates, reference.duplicates)
  }

  private func expectFewestMoves(_ changeset: IndexChangeset, _ reference: ReferenceChanges) {
    let moves = changeset.moves.asPairs
    expectEqual(moves.count, reference.leastMoveCount)
    expectEqual(moves, moves.sorted())
    let staying = reference.pairs.filter { !moves.contains($0) }.map(\.old)
    expectEqual(staying, staying.sorted())
  }

  /// The list that results from removing deletes and moves from the old contents, and adding moves,
  /// inserts and updates.
  private func replayed(
    _ changeset: IndexChangeset, _ old: [AnyItem], _ new: [AnyItem]
  ) -> [Int] {
    let leaving = Set(changeset.deletes + changeset.moves.map(\.old))
    var result = old.indices.filter { !leaving.contains($0) }.map { old[$0].content }
    let coming =
      changeset.inserts.map { ($0, new[$0].content) }
      + changeset.moves.map { ($0.new, old[$0.old].content) }
    for (index, content) in coming.sorted(by: { $0.0 < $1.0 }) {
      result.insert(content, at: index)
    }
    for update in changeset.updates {
      result[update.new] = new[update.new].content
    }
    return result
  }
}
