// SPDX-License-Identifier: MIT
import Epoxy
import Testing

// EpoxyCore, "Diffing" and "Logging".

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension String: Diffable {
  public func isDiffableItemEqual(to otherDiffableItem: Diffable) -> Bool {
    guard let otherString = otherDiffableItem as? String else { return false }
    return self == otherString
  }

  public var diffIdentifier: AnyHashable { self }
}

struct StringSection: DiffableSection, Equatable {
  var diffIdentifier: AnyHashable
  var diffableItems: [String]

  func isDiffableItemEqual(to otherDiffableItem: Diffable) -> Bool {
    guard let otherSection = otherDiffableItem as? StringSection else { return false }
    return self == otherSection
  }
}

@Suite struct EpoxyDiffingSamples {
  @Test func `A changeset of strings has the fewest steps`() {
    let set1 = ["a", "b", "c", "d"]
    let set2 = ["c", "d", "e", "a"]

    let changeset = set1.makeChangeset(from: set2)

    // Corrected: the text says "from set1 to set2", but as the label says, the changeset leads from
    // set2 to set1: e is deleted, b is inserted, and a, which was after c and d, is moved before
    // both in one move.
    #expect(changeset.deletes == [2])
    #expect(changeset.inserts == [1])
    #expect(changeset.updates.isEmpty)
    #expect(changeset.moves.map { [$0.old, $0.new] } == [[3, 0]])
    #expect(changeset.newIndices == [2, 3, nil, 0])
    #expect(changeset.duplicates.isEmpty)
    #expect(!changeset.isEmpty)
    #expect(applied(changeset, to: set2, becoming: set1) == set1)
  }

  /// Returns the result of a changeset that is applied to a list as a list view applies it.
  private func applied(_ changeset: IndexChangeset, to old: [String], becoming new: [String])
    -> [String]
  {
    var slots = [String?](repeating: nil, count: new.count)
    let leaving = Set(changeset.deletes + changeset.moves.map(\.old))
    for move in changeset.moves { slots[move.new] = old[move.old] }
    for index in changeset.inserts { slots[index] = new[index] }
    var staying = old.indices.filter { !leaving.contains($0) }.map { old[$0] }.makeIterator()
    return slots.map { $0 ?? staying.next() ?? "nothing" }
  }

  @Test
  func `A changeset of sections has the changes of sections, and those of items as index paths`() {
    let section1 = StringSection(
      diffIdentifier: 1,
      diffableItems: ["a", "b", "c", "d"])
    let section2 = StringSection(
      diffIdentifier: 2,
      diffableItems: ["c", "d", "e", "a"])
    let section3 = StringSection(
      diffIdentifier: 1,
      diffableItems: ["d", "e", "f"])

    let changeset = [section1, section2].makeSectionedChangeset(from: [section3])

    // Section 1 remains and section 2 is inserted. In section 1, e and f are deleted, a, b and c
    // are inserted, and d remains.
    #expect(changeset.sectionChangeset.inserts == [1])
    #expect(changeset.sectionChangeset.deletes.isEmpty)
    #expect(changeset.sectionChangeset.moves.isEmpty)
    #expect(changeset.itemChangeset.deletes == [[0, 1], [0, 2]])
    #expect(changeset.itemChangeset.inserts == [[0, 0], [0, 1], [0, 2]])
    #expect(changeset.itemChangeset.moves.isEmpty)
    #expect(changeset.itemChangeset.updates.isEmpty)
  }
}
