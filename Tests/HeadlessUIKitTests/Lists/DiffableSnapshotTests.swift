// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

@MainActor @Suite struct DiffableSnapshotTests {
  private func check(_ snapshot: Snapshot, _ model: SnapshotModel, _ comment: Comment) {
    #expect(snapshot.sectionIdentifiers == model.sections.map(\.name), comment)
    #expect(snapshot.itemIdentifiers == model.items, comment)
    #expect(snapshot.numberOfItems == model.items.count, comment)
    for (index, section) in model.sections.enumerated() {
      #expect(snapshot.itemIdentifiers(inSection: section.name) == section.items, comment)
      #expect(snapshot.numberOfItems(inSection: section.name) == section.items.count, comment)
      #expect(snapshot.indexOfSection(section.name) == index, comment)
    }
    for item in 0..<60 {
      let place = model.place(of: item)
      #expect(
        snapshot.sectionIdentifier(containingItem: item)
          == place.map { model.sections[$0.section].name }, comment)
      #expect(snapshot.indexOfItem(item) == model.items.firstIndex(of: item), comment)
    }
  }

  @Test(arguments: 0..<40) func `Random changes equal those of an array of arrays`(seed: Int) {
    let host = ScreenHost(.iPhone15)
    host.perform {
      var random = SplitMix64(seed: UInt64(seed))
      var (snapshot, model) = (Snapshot(), SnapshotModel())
      var copies: [(Snapshot, SnapshotModel)] = []
      for step in 0..<60 {
        let change = SnapshotChange.random(for: model, using: &random)
        change.apply(to: &model)
        change.apply(to: &snapshot)
        // Not after every change: several changes may be made before the items are compared.
        if Int.random(in: 0..<3, using: &random) == 0 {
          check(snapshot, model, "seed \(seed), step \(step), \(change)")
        }
        if step % 10 == 0 { copies.append((snapshot, model)) }
      }
      check(snapshot, model, "seed \(seed), end")
      for (copy, model) in copies { check(copy, model, "seed \(seed), a copy") }
    }
  }

  @Test func `An item that is appended again moves, with a warning`() {
    let host = ScreenHost(.iPhone15)
    host.perform {
      var snapshot = Snapshot()
      snapshot.appendSections(["a", "b"])
      snapshot.appendItems([1, 2, 3], toSection: "a")
      snapshot.appendItems([2], toSection: "b")
      expectEqual(snapshot.itemIdentifiers(inSection: "a"), [1, 3])
      expectEqual(snapshot.itemIdentifiers(inSection: "b"), [2])
    }
    #expect(host.warnings.contains { $0.contains("already exist in the snapshot") })
  }

  @Test func `Identifiers twice in one call are an illegal use`() {
    let host = ScreenHost(.iPhone15)
    host.recordsIllegalUse = true
    host.perform {
      var snapshot = Snapshot()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 2, 1])
      expectEqual(snapshot.numberOfItems, 2)
      snapshot.appendSections(["b", "a"])
      expectEqual(snapshot.sectionIdentifiers, ["a", "b"])
    }
    expectEqual(host.illegalUse.count, 2)
    #expect(host.illegalUse.allSatisfy { $0.contains("identifiers are not unique") })
  }

  @Test func `Unknown identifiers are illegal uses, and nothing changes`() {
    let host = ScreenHost(.iPhone15)
    host.recordsIllegalUse = true
    host.perform {
      var snapshot = Snapshot()
      snapshot.appendItems([1])
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 2])
      snapshot.appendItems([3], toSection: "x")
      snapshot.insertItems([3], beforeItem: 9)
      snapshot.moveItem(1, afterItem: 9)
      snapshot.moveItem(1, afterItem: 1)
      snapshot.reloadItems([9])
      snapshot.reconfigureItems([1, 9])
      snapshot.reloadSections(["x"])
      snapshot.insertSections(["b"], beforeSection: "x")
      _ = snapshot.numberOfItems(inSection: "x")
      snapshot.deleteItems([9])
      snapshot.deleteSections(["x"])
      #expect(snapshot.itemIdentifiers == [1, 2] && snapshot.sectionIdentifiers == ["a"])
      #expect(snapshot.reloadedItemIdentifiers.isEmpty)
      #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    }
    expectEqual(host.illegalUse.count, 10)
    expectEqual(
      host.illegalUse.first,
      "There are currently no sections in the data source. Please add a section first.")
    #expect(
      host.illegalUse.contains(
        "Attempted to reload item identifier that does not exist in the snapshot: 9"))
  }

  @Test func `Marks are in the order of the calls, and deleted items have none`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3])
    snapshot.reloadItems([3, 1])
    snapshot.reloadItems([2, 3])
    snapshot.reconfigureItems([2])
    snapshot.reloadSections(["b", "a"])
    expectEqual(snapshot.reloadedItemIdentifiers, [3, 1, 2])
    snapshot.deleteItems([1, 2])
    expectEqual(snapshot.reloadedItemIdentifiers, [3])
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    snapshot.deleteSections(["b"])
    expectEqual(snapshot.reloadedSectionIdentifiers, ["a"])
    #expect(snapshot.reloadedItemIdentifiers.isEmpty)
  }

  @Test func `A snapshot may be read on several threads`() async {
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems(Array(0..<1000))
    let shared = snapshot
    await withTaskGroup(of: Int?.self) { group in
      for item in 0..<50 { group.addTask { shared.indexOfItem(item * 7) } }
      var sum = 0
      for await index in group { sum += index ?? -1 }
      expectEqual(sum, (0..<50).reduce(0) { $0 + $1 * 7 })
    }
  }
}

@MainActor @Suite struct SectionSnapshotTests {
  private var outline: NSDiffableDataSourceSectionSnapshot<String> {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    outline.append(["x"], to: "a1")
    outline.insert(["a0"], before: "a1")
    outline.insert(["a3"], after: "a2")
    return outline
  }

  @Test func `Items have parents and levels, and are visible below expanded items`() {
    var outline = outline
    expectEqual(outline.items, ["a", "a0", "a1", "x", "a2", "a3", "b"])
    #expect(outline.rootItems == ["a", "b"] && outline.visibleItems == ["a", "b"])
    #expect(outline.parent(of: "x") == "a1" && outline.parent(of: "a") == nil)
    expectEqual(outline.level(of: "x"), 2)
    outline.expand(["a1"])
    #expect(!outline.isVisible("x") && outline.isExpanded("a1"))
    outline.expand(["a"])
    expectEqual(outline.visibleItems, outline.items)
    outline.collapse(["a1"])
    expectEqual(outline.visibleItems, ["a", "a0", "a1", "a2", "a3", "b"])
    expectEqual(outline.visualDescription(), "- a\n  * a0\n  + a1\n    * x\n  * a2\n  * a3\n* b")
  }

  @Test func `Deleting an item deletes its descendants`() {
    var outline = outline
    outline.delete(["a1", "unknown"])
    expectEqual(outline.items, ["a", "a0", "a2", "a3", "b"])
    outline.deleteAll()
    #expect(outline.items.isEmpty)
  }

  @Test func `A part is an outline, and replaces children`() {
    var outline = outline
    let part = outline.snapshot(of: "a", includingParent: true)
    #expect(part.rootItems == ["a"] && part.level(of: "x") == 2)
    expectEqual(outline.snapshot(of: "a").rootItems, ["a0", "a1", "a2", "a3"])
    var new = NSDiffableDataSourceSectionSnapshot<String>()
    new.append(["p"])
    new.append(["q"], to: "p")
    outline.replace(childrenOf: "a", using: new)
    #expect(outline.items == ["a", "p", "q", "b"] && outline.level(of: "q") == 2)
    outline.insert(part.snapshot(of: "a1", includingParent: true), after: "p")
    #expect(outline.items == ["a", "p", "q", "a1", "x", "b"] && outline.level(of: "x") == 2)
  }

  @Test func `Duplicates and unknown items are illegal uses`() {
    let host = ScreenHost(.iPhone15)
    host.recordsIllegalUse = true
    host.perform {
      var outline = outline
      let before = outline
      outline.append(["a"])
      outline.append(["n", "n"])
      outline.append(["n"], to: "unknown")
      outline.expand(["unknown"])
      _ = outline.level(of: "unknown")
      expectEqual(outline, before)
      outline.append(["n"])
      expectEqual(outline.items.last, "n")
    }
    expectEqual(host.illegalUse.count, 5)
    #expect(host.illegalUse.first?.contains("must be unique") ?? false)
  }
}
