// SPDX-License-Identifier: MIT
import Resin
import ResinTestSupport
import Testing

private struct Item: Equatable {
  var id: Int
  var content = 0
}

private struct Section {
  var id: Int
  var items: [Item]
}

/// Differences that compare elements before identities. The expected results are those of the
/// differences that read the identity of every element.
@Suite struct ComparedEndsTests {
  private func items(_ count: Int, using random: inout SplitMix64) -> [Item] {
    (0..<count).map { _ in
      Item(
        id: Int.random(in: 0..<6, using: &random), content: Int.random(in: 0..<2, using: &random))
    }
  }

  /// Returns a list that has most elements of another, so that both have common ends.
  private func changed(_ items: [Item], using random: inout SplitMix64) -> [Item] {
    var items = items
    for _ in 0..<Int.random(in: 0..<3, using: &random) {
      let place = Int.random(in: 0...items.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: items.insert(Item(id: Int.random(in: 0..<9, using: &random)), at: place)
      case 1 where place < items.count: items.remove(at: place)
      case _ where place < items.count: items[place].content += 1
      default: break
      }
    }
    return items
  }

  @Test func `Comparing elements first gives the same difference as reading all identities`() {
    var random = SplitMix64(seed: 48)
    for _ in 0..<3_000 {
      let old = items(Int.random(in: 0..<20, using: &random), using: &random)
      let new = changed(old, using: &random)
      for moves in MoveDetection.allCases {
        expectEqual(
          ListDiff(comparing: old, to: new, moves: moves, identifiedBy: \.id),
          ListDiff(from: old, to: new, moves: moves, identifiedBy: \.id, isUpdated: !=))
        expectEqual(
          ListDiff(comparing: old, to: new, moves: moves, identifiedBy: { AnyHashable($0.id) }),
          ListDiff(
            from: old, to: new, moves: moves, identifiedBy: { AnyHashable($0.id) }, isUpdated: !=)
        )
      }
    }
  }

  @Test func `Items that are the same need no identities, in sections and across them`() {
    var random = SplitMix64(seed: 49)
    for _ in 0..<2_000 {
      let old = (0..<Int.random(in: 0..<4, using: &random)).map { id in
        Section(id: id, items: items(Int.random(in: 0..<6, using: &random), using: &random))
      }
      var new = old.map { Section(id: $0.id, items: changed($0.items, using: &random)) }
      if Int.random(in: 0..<3, using: &random) == 0, !new.isEmpty {
        new.swapAt(0, new.count - 1)
      }
      for acrossSections in [false, true] {
        func diff(_ isSame: ((Item, Item) -> Bool)?, erased: Bool) -> SectionedDiff {
          SectionedDiffer().diff(
            from: old, to: new, moves: .minimal, acrossSections: acrossSections,
            sectionIdentity: \.id, items: \.items, isSameItem: isSame,
            itemIdentity: { erased ? AnyHashable($0.id) : AnyHashable("\($0.id)") },
            isSectionUpdated: { _, _ in false }, isItemUpdated: !=)
        }
        for erased in [false, true] {
          expectEqual(diff(==, erased: erased), diff(nil, erased: erased))
        }
        let known = SectionedDiffer().diff(
          from: old, to: new, moves: .minimal, acrossSections: acrossSections,
          sectionIdentity: \.id, items: \.items, isSameItem: ==, itemIdentity: \.id,
          isSectionUpdated: { _, _ in false }, isItemUpdated: !=)
        let read = SectionedDiff(
          from: old, to: new, acrossSections: acrossSections, sectionIdentity: \.id,
          items: \.items, itemIdentity: \.id, isItemUpdated: !=)
        expectEqual(known, read)
      }
    }
  }

  @Test func `Equal lists are compared once, and no identity is read`() {
    let list = (0..<100).map { Item(id: $0) }
    var read = 0
    let diff = ListDiff(comparing: list, to: list.map { $0 }) { item in
      read += 1
      return item.id
    }
    #expect(diff.isEmpty)
    expectEqual(read, 0)
    expectEqual(diff.oldToNew.compactMap { $0 }, Array(0..<100))
  }

  @Test func `An updated element is read, and its equal neighbors are not`() {
    let old = (0..<100).map { Item(id: $0) }
    var new = old
    new[50].content = 1
    var read = 0
    let diff = ListDiff(comparing: old, to: new) { item in
      read += 1
      return item.id
    }
    expectEqual(diff.updates.map(\.new), [50])
    expectEqual(read, 2)
  }

  @Test func `Each identity is read at most once, wherever the lists differ`() {
    let old = (0..<40).map { Item(id: $0) }
    for place in 0..<40 {
      for new in [
        Array(old[..<place] + [Item(id: 99)] + old[place...]),
        Array(old[..<place] + old[(place + 1)...]),
        Array(old[..<place] + [Item(id: 99)] + old[(place + 1)...]),
      ] {
        var read: [Int: Int] = [:]
        let diff = ListDiff(comparing: old, to: new) { item in
          read[item.id, default: 0] += 1
          return item.id
        }
        expectEqual(diff.inserts.count + diff.deletes.count, old.count == new.count ? 2 : 1)
        // An element beside the change is in both lists.
        #expect(read.values.allSatisfy { $0 <= 2 } && read.count <= 4, "\(place): \(read)")
      }
    }
  }
}
