// SPDX-License-Identifier: MIT
import EpoxyCore
import ResinTestSupport
import Testing

/// Counts the calls of a diff to items and sections.
private final class Calls {
  var identifiers = 0
  var comparisons: [[Int]] = []
  var collections = 0
}

private struct CountedItem: Diffable {
  let calls: Calls
  let id: Int
  var content = 0

  var diffIdentifier: AnyHashable {
    calls.identifiers += 1
    return id
  }

  func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    let other = otherDiffableItem as! CountedItem
    calls.comparisons.append([content, other.content])
    return content == other.content
  }
}

private struct CountedSection: DiffableSection {
  let calls: Calls
  let id: Int
  let items: [CountedItem]

  var diffIdentifier: AnyHashable {
    calls.identifiers += 1
    return id
  }

  var diffableItems: [CountedItem] {
    calls.collections += 1
    return items
  }

  func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    calls.comparisons.append([id, (otherDiffableItem as! CountedSection).id])
    return true
  }
}

/// The number of calls of client code: the rest of the cost of a changeset grows only linearly with
/// the lists.
@MainActor @Suite struct ChangesetCallTests {
  @Test(arguments: [0, 1, 12, 13, 100, 1_000])
  func `A diff reads each identifier once and compares each pair once, old with new`(count: Int) {
    let calls = Calls()
    let old = (0..<count).map { CountedItem(calls: calls, id: $0, content: $0) }
    let new = (0..<count).reversed().map {
      CountedItem(calls: calls, id: $0 + count / 2, content: $0 + 1_000_000)
    }
    let changeset = new.makeChangeset(from: old)
    expectEqual(calls.identifiers, 2 * count)
    expectEqual(calls.comparisons.count, count - count / 2)
    #expect(calls.comparisons.allSatisfy { $0[0] < 1_000_000 && $0[1] >= 1_000_000 })
    expectEqual(changeset.updates.count, count - count / 2)
  }

  @Test func `A diff reads the items of each section once`() {
    let calls = Calls()
    func section(_ id: Int) -> CountedSection {
      CountedSection(
        calls: calls, id: id, items: (0..<10).map { CountedItem(calls: calls, id: $0) })
    }
    _ = [section(1), section(3)].makeSectionedChangeset(from: [section(1), section(2)])
    expectEqual(calls.collections, 4)
    expectEqual(calls.identifiers, 44)
    expectEqual(calls.comparisons.count, 11)
  }

  @Test func `Comparisons may make changesets themselves`() {
    struct Nested: Diffable {
      let id: Int
      var diffIdentifier: AnyHashable { id }
      func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
        [id, 1].map { Leaf(id: $0) }.makeChangeset(from: [Leaf(id: id)]).inserts == [1]
      }
    }
    struct Leaf: Diffable {
      let id: Int
      var diffIdentifier: AnyHashable { id }
      func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool { true }
    }
    let items = (0..<40).map(Nested.init)
    #expect(items.makeChangeset(from: items).isEmpty)
  }

  /// Collections whose indices are not consecutive, and whose elements are not in contiguous
  /// storage.
  @Test func `Any collection whose indices are numbers can be diffed`() {
    struct Even: Collection, Equatable {
      var count: Int
      var startIndex: Int { 10 }
      var endIndex: Int { 10 + 2 * count }
      func index(after index: Int) -> Int { index + 2 }
      subscript(position: Int) -> AnyItem { AnyItem(diffIdentifier: position) }
    }
    let changeset = Even(count: 3).makeChangeset(from: Even(count: 5))
    expectEqual(changeset.deletes, [3, 4])
    #expect(changeset.updates.isEmpty && changeset.moves.isEmpty)
  }
}
