// SPDX-License-Identifier: MIT
import Resin
import ResinTestSupport
import Testing

private struct Item: Hashable {
  var id: Int
  var content: Int
}

private struct Section: Hashable {
  var id: Int
  var title: Int
  var items: [Item]
}

/// A model of a list view that implements UIKit's rules for batch updates: reads inserted and
/// reloaded elements from the data after the stage, and keeps all others.
private func apply(_ stage: DiffStage, to list: [Section], data: [Section]) -> [Section] {
  let removed = Set(stage.itemDeletes + stage.itemMoves.map(\.old))
  let removedSections = Set(stage.sectionDeletes + stage.sectionMoves.map(\.old))
  var kept: [(old: Int, section: Section)] = []
  for (s, section) in list.enumerated() where !removedSections.contains(s) {
    var section = section
    section.items = remaining(of: section, s)
    kept.append((s, section))
  }

  func remaining(of section: Section, _ s: Int) -> [Item] {
    section.items.enumerated().filter {
      !removed.contains(ItemIndexPath(section: s, item: $0.offset))
    }
    .map { i, item in
      guard stage.itemReloads.contains(ItemIndexPath(section: s, item: i)) else { return item }
      // There are no inserts and moves, so the index decreases by the deletes before it.
      let before = stage.itemDeletes.count { $0.section == s && $0.item < i }
      let after = s - stage.sectionDeletes.count { $0 < s }
      return data[after].items[i - before]
    }
  }

  var arriving: [Int: Section] = [:]
  for s in stage.sectionInserts {
    arriving[s] = data[s]
  }
  for move in stage.sectionMoves {
    var section = list[move.old]
    section.items = remaining(of: section, move.old)
    arriving[move.new] = section
  }
  var result = insert(arriving, into: kept.map(\.section))
  for s in stage.sectionReloads {
    let after = s - stage.sectionDeletes.count { $0 < s }
    result[after] = data[after]
  }
  var items: [Int: [Int: Item]] = [:]
  for path in stage.itemInserts {
    items[path.section, default: [:]][path.item] = data[path.section].items[path.item]
  }
  for move in stage.itemMoves {
    items[move.new.section, default: [:]][move.new.item] =
      list[move.old.section].items[move.old.item]
  }
  for (section, items) in items {
    result[section].items = insert(items, into: result[section].items)
  }
  return result
}

private func insert<Element>(_ arriving: [Int: Element], into kept: [Element]) -> [Element] {
  var kept = kept[...]
  return (0..<kept.count + arriving.count).map { arriving[$0] ?? kept.removeFirst() }
}

/// Returns the data after a stage, from its intermediate list.
private func data(
  _ stage: DiffStage, _ old: [Section], _ new: [Section]
) -> [Section] {
  guard let intermediate = stage.intermediate else { return new }
  let oldItems = old.flatMap(\.items)
  let newItems = new.flatMap(\.items)
  return zip(intermediate.sections, intermediate.items).map { section, items in
    var result =
      switch section {
      case .old(let index): old[index]
      case .new(let index): new[index]
      }
    result.items = items.map { item in
      switch item {
      case .old(let index): oldItems[index]
      case .new(let index): newItems[index]
      }
    }
    return result
  }
}

/// Returns the identities of the sections and their items.
private func identities(_ list: [Section]) -> [[Int]] {
  list.map { [$0.id] + $0.items.map(\.id) }
}

private let allOptions: [DiffStage.Options] = (0..<8).map(DiffStage.Options.init)

@Suite struct DiffStageTests {
  private func random(_ random: inout SplitMix64) -> [Section] {
    let ids = Int.random(in: 1...12, using: &random)
    return (0..<Int.random(in: 0...5, using: &random)).map { _ in
      Section(
        id: .random(in: 0..<6, using: &random), title: .random(in: 0...1, using: &random),
        items: (0..<Int.random(in: 0...6, using: &random)).map { _ in
          Item(
            id: .random(in: 0..<ids, using: &random), content: .random(in: 0...1, using: &random))
        })
    }
  }

  @Test func `Stages of random sections are legal and lead to the new list`() {
    var generator = SplitMix64(seed: 41)
    var counts = [0, 0, 0, 0]
    for round in 0..<3000 {
      let old = random(&generator)
      let new = random(&generator)
      let diff = SectionedDiff(
        from: old, to: new, moves: round % 3 == 0 ? .heckel : .minimal,
        acrossSections: round % 2 == 0, sectionIdentity: \.id, items: \.items, itemIdentity: \.id,
        isSectionUpdated: { $0.title != $1.title }, isItemUpdated: !=)
      let options = allOptions[round % 8]
      let stages = diff.stages(options)
      counts[stages.count] += 1
      var list = old
      for stage in stages {
        let after = data(stage, old, new)
        #expect(
          stage.fault(before: list.map(\.items.count), after: after.map(\.items.count)) == nil)
        list = apply(stage, to: list, data: after)
        expectEqual(identities(list), identities(after))
      }
      expectEqual(identities(list), identities(new))
      if options.isDisjoint(with: [.itemUpdatesInPlace, .sectionUpdatesInPlace]) {
        expectEqual(list, new)
      }
    }
    #expect(counts.dropFirst().allSatisfy { $0 > 100 }, "\(counts)")
  }

  @Test func `Updates of a list are in a stage before its other changes`() {
    let diff = ListDiff(
      from: [1, 2, 3], to: [3, 10, 4], identifiedBy: { $0 % 8 }, isUpdated: !=)
    let stages = diff.stages()
    expectEqual(stages.count, 2)
    expectEqual(stages[0].itemReloads, [[0, 1]])
    expectEqual(stages[0].intermediate?.items, [[.old(0), .new(1), .new(0)]])
    expectEqual(stages[0].intermediate?.sections, [])
    expectEqual(stages[1].itemDeletes, [[0, 0]])
    expectEqual(stages[1].itemInserts, [[0, 2]])
    expectEqual(stages[1].itemMoves, [ItemIndexPathPair(old: [0, 2], new: [0, 0])])
    #expect(stages[1].intermediate == nil)
    expectEqual(diff.stages(.itemUpdatesInPlace), [stages[1]])
  }

  @Test func `Unknown options are ignored`() {
    let diff = ListDiff(from: [1, 2], to: [2, 1, 3])
    expectEqual(diff.stages(DiffStage.Options(rawValue: ~7)), diff.stages())
  }

  @Test func `A diff without changes has no stages`() {
    #expect(ListDiff(from: [1, 2], to: [1, 2]).stages().isEmpty)
    #expect(ListDiff(from: [Int](), to: []).stages().isEmpty)
  }

  @Test func `Stages preserve the pairing of duplicates and Heckel's moves`() {
    for moves in MoveDetection.allCases {
      let diff = ListDiff(from: [1, 1, 2, 3], to: [3, 1, 2, 1, 1], moves: moves)
      let stage = diff.stages()[0]
      expectEqual(stage.itemMoves.map(\.old.item), diff.moves.map(\.old))
      expectEqual(stage.itemMoves.map(\.new.item), diff.moves.map(\.new))
      expectEqual(stage.itemInserts.map(\.item), Array(diff.inserts))
    }
  }
}

@Suite struct DiffStageRuleTests {
  /// Every stage has a single fault.
  @Test func `Every fault is reported with its rule`() {
    typealias Case = (rule: DiffStage.Rule, before: [Int], after: [Int], (inout DiffStage) -> Void)
    let cases: [Case] = [
      (.indexOutOfRange, [3], [2], { $0.itemDeletes = [[0, 3]] }),
      (.indexOutOfRange, [3], [2], { $0.itemDeletes = [[-1, 0]] }),
      (.sourceTwice, [3], [1], { $0.itemDeletes = [[0, 1], [0, 1]] }),
      (.targetTwice, [1], [3], { $0.itemInserts = [[0, 1], [0, 1]] }),
      (
        .reloadWithInsertOrMove, [3], [4],
        {
          $0.itemReloads = [[0, 1]]; $0.itemInserts = [[0, 3]]
        }
      ),
      (
        .itemInDeletedSection, [1, 1], [1],
        {
          $0.sectionDeletes = [1]; $0.itemDeletes = [[1, 0]]
        }
      ),
      (
        .itemInInsertedSection, [1], [1, 1],
        {
          $0.sectionInserts = [1]; $0.itemInserts = [[1, 0]]
        }
      ),
      (
        .itemInReloadedSection, [2], [1],
        {
          $0.sectionReloads = [0]; $0.itemDeletes = [[0, 0]]
        }
      ),
      (
        .fixedSectionMove, [2, 2], [2, 2],
        {
          $0.sectionMoves = [IndexPair(old: 0, new: 0)]
          $0.itemMoves = [ItemIndexPathPair(old: [1, 0], new: [1, 1])]
        }
      ),
      (
        .itemMoveInMovedSection, [2, 2], [2, 2],
        {
          $0.sectionMoves = [IndexPair(old: 1, new: 0)]
          $0.itemMoves = [ItemIndexPathPair(old: [1, 0], new: [0, 1])]
        }
      ),
      (.itemCount, [2], [2], { $0.itemDeletes = [[0, 0]] }),
      (.sectionCount, [2], [2, 0], { _ in }),
    ]
    expectEqual(Set(cases.map(\.rule)), Set(DiffStage.Rule.allCases))
    for (rule, before, after, change) in cases {
      var stage = DiffStage()
      change(&stage)
      let fault = stage.fault(before: before, after: after)
      expectEqual(fault?.rule, rule)
      #expect(fault?.description.isEmpty == false)
    }
  }

  /// IGListKit #690: move 2 -> 4, reload 3, delete 4, insert 2.
  @Test func `The stage of IGListKit issue 690 is rejected`() {
    var stage = DiffStage()
    stage.itemMoves = [ItemIndexPathPair(old: [0, 2], new: [0, 4])]
    stage.itemReloads = [[0, 3]]
    stage.itemDeletes = [[0, 4]]
    stage.itemInserts = [[0, 2]]
    expectEqual(stage.fault(before: [5], after: [5])?.rule, .reloadWithInsertOrMove)
  }

  /// Apple developer forum 80812: delete 1, move 0 -> 1, move 3 -> 0, reload 2.
  @Test func `The stage of developer forum thread 80812 is rejected`() {
    var stage = DiffStage()
    stage.itemDeletes = [[0, 1]]
    stage.itemMoves = [
      ItemIndexPathPair(old: [0, 3], new: [0, 0]), ItemIndexPathPair(old: [0, 0], new: [0, 1]),
    ]
    stage.itemReloads = [[0, 2]]
    expectEqual(stage.fault(before: [4], after: [3])?.rule, .reloadWithInsertOrMove)
  }

  @Test func `A fault has the section and item of its operation`() {
    var stage = DiffStage()
    stage.itemDeletes = [[1, 5]]
    let fault = stage.fault(before: [1, 2], after: [1, 1])
    expectEqual(fault?.section, 1)
    expectEqual(fault?.item, 5)
    #expect(fault?.description.hasSuffix("(section 1, item 5)") == true)
    stage = DiffStage()
    stage.sectionDeletes = [9]
    expectEqual(stage.fault(before: [1], after: [])?.section, 9)
    #expect(stage.fault(before: [1], after: [])?.item == nil)
  }
}

@Suite struct DiffStepTests {
  @Test func `Steps lead from random lists to others`() {
    var random = SplitMix64(seed: 42)
    for round in 0..<2000 {
      let ids = Int.random(in: 1...30, using: &random)
      func list() -> [Item] {
        (0..<Int.random(in: 0...20, using: &random)).map { _ in
          Item(
            id: .random(in: 0..<ids, using: &random), content: .random(in: 0...1, using: &random))
        }
      }
      let old = list()
      let new = list()
      let diff = ListDiff(
        from: old, to: new, moves: round % 2 == 0 ? .minimal : .heckel, identifiedBy: \.id,
        isUpdated: !=)
      var array = old
      for step in diff.steps {
        switch step {
        case .delete(let at): array.remove(at: at)
        case .insert(let index, let at): array.insert(new[index], at: at)
        case .move(let from, let to): array.insert(array.remove(at: from), at: to)
        case .update(let index, let at): array[at] = new[index]
        }
      }
      expectEqual(array, new)

      var mirror = old
      mirror.apply(diff) {
        new[$0]
      } update: {
        $0 = new[$1]
      }
      expectEqual(mirror, new)
    }
  }

  @Test func `Applying a diff preserves paired elements`() {
    final class Cell {
      var text: String
      init(_ text: String) { self.text = text }
    }
    var cells = ["a", "b", "c"].map(Cell.init)
    let before = cells
    cells.apply(ListDiff(from: ["a", "b", "c"], to: ["c", "d", "a"])) { Cell("new \($0)") }
    #expect(cells[0] === before[2])
    expectEqual(cells[1].text, "new 1")
    #expect(cells[2] === before[0])
  }

  @Test func `A closure that throws leaves the array unchanged`() {
    struct Failure: Error {}
    var array = [1, 2]
    #expect(throws: Failure.self) {
      try array.apply(ListDiff(from: [1, 2], to: [2, 3])) { _ in throw Failure() }
    }
    expectEqual(array, [1, 2])
  }
}
