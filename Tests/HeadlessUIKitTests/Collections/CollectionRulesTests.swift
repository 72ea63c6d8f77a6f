// SPDX-License-Identifier: MIT
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// Decides which batches are legal, and where the remaining items are moved, by carrying the batch
/// out on lists.
@MainActor @Suite struct CollectionRulesTests {
  @Test func `The legal batches are those that can be carried out on lists`() {
    var random = SplitMix64(seed: 5)
    var (legal, illegal) = (0, 0)
    for _ in 0..<60_000 {
      let before = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        Int.random(in: 0...3, using: &random)
      }
      let update = randomUpdate(&random).withoutRepeatedMoves
      var after = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        Int.random(in: 0...3, using: &random)
      }
      // The resulting counts, if there are any: otherwise hardly any batch would be legal.
      if Bool.random(using: &random), let led = Oracle(update, before, nil)?.counts { after = led }
      let oracle = Oracle(update, before, after)
      let problem = update.problem(before: before, after: after)
      expectEqual(
        (problem == nil), (oracle != nil), "\(update) \(before) \(after) \(problem ?? "")")
      if let oracle {
        legal += 1
        checkMapping(update, before, after, oracle)
      } else {
        illegal += 1
      }
    }
    #expect(legal > 2_000 && illegal > 2_000)
  }

  private func checkMapping(
    _ update: CollectionUpdate, _ before: [Int], _ after: [Int], _ oracle: Oracle
  ) {
    let mapping = CollectionMapping(update, before: before, after: after)
    for (section, count) in before.enumerated() {
      for item in 0..<count {
        let old = path(section, item)
        expectEqual(
          mapping.path(of: old), oracle.places[old], "\(old.short) in \(update) \(before)")
      }
    }
  }

  @Test func `Batches that are only unusual are legal`() {
    func problem(
      _ before: [Int], _ after: [Int], _ change: (inout CollectionUpdate) -> Void
    ) -> String? {
      var update = CollectionUpdate()
      change(&update)
      return update.withoutRepeatedMoves.problem(before: before, after: after)
    }
    // Items that move within and between sections that are swapped.
    #expect(
      problem([3, 2], [2, 3]) {
        $0.movedSections = [(0, 1), (1, 0)]
        $0.movedItems = [(path(0, 0), path(1, 2)), (path(1, 1), path(0, 0))]
      } == nil)
    #expect(
      problem([3, 2], [3, 2]) {
        $0.movedSections = [(0, 1), (1, 0)]
        $0.movedItems = [(path(0, 0), path(0, 2))]
      } == nil)
    // A section that is moved to where it is.
    #expect(
      problem([1, 2], [2, 1]) {
        $0.movedSections = [(1, 1)]
        $0.movedItems = [(path(1, 0), path(0, 0))]
      } == nil)
    // Items that are reloaded although their section moves or is deleted.
    #expect(
      problem([3, 2], [2, 3]) {
        $0.movedSections = [(0, 1)]
        $0.reloadedItems = [path(0, 1)]
      } == nil)
    #expect(
      problem([3, 2], [2]) {
        $0.deletedSections = [0]
        $0.reloadedItems = [path(0, 1)]
      } == nil)
    // One move requested twice, and two items inserted at one position.
    #expect(
      problem([3], [3]) {
        $0.movedItems = [(path(0, 0), path(0, 2)), (path(0, 0), path(0, 2))]
      } == nil)
    #expect(problem([1], [3]) { $0.insertedItems = [path(0, 0), path(0, 0)] } == nil)
    #expect(problem([1], [2]) { $0.insertedItems = [path(0, 0), path(0, 0)] } != nil)
  }

  private func randomUpdate(_ random: inout SplitMix64) -> CollectionUpdate {
    var update = CollectionUpdate()
    func place() -> IndexPath {
      path(Int.random(in: 0...2, using: &random), Int.random(in: 0...2, using: &random))
    }
    func section() -> Int { Int.random(in: 0...2, using: &random) }
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      switch Int.random(in: 0..<12, using: &random) {
      case 0...2: update.deletedItems.append(place())
      case 3...5: update.insertedItems.append(place())
      case 6: update.reloadedItems.append(place())
      case 7, 8: update.movedItems.append((place(), place()))
      case 9: update.deletedSections.append(section())
      case 10: update.insertedSections.append(section())
      default:
        if Bool.random(using: &random) {
          update.movedSections.append((section(), section()))
        } else {
          update.reloadedSections.append(section())
        }
      }
    }
    return update
  }

  @Test func `Illegal batches are reported in UIKit's words`() {
    func words(_ before: [Int], _ after: [Int], _ change: (inout CollectionUpdate) -> Void)
      -> String?
    {
      var update = CollectionUpdate()
      change(&update)
      return update.problem(before: before, after: after)
    }
    expectEqual(
      words([3], [3]) { $0.deletedItems = [path(0, 0)] },
      """
      Invalid update: invalid number of items in section 0. The number of items contained in \
      an existing section after the update (3) must be equal to the number of items contained \
      in that section before the update (3), plus or minus the number of items inserted or \
      deleted from that section (0 inserted, 1 deleted) and plus or minus the number of items \
      moved into or out of that section (0 moved in, 0 moved out).
      """)
    expectEqual(
      words([3], [3, 1]) { _ in },
      """
      Invalid update: invalid number of sections. The number of sections contained in the \
      collection view after the update (2) must be equal to the number of sections contained in \
      the collection view before the update (1), plus or minus the number of sections inserted \
      or deleted (0 inserted, 0 deleted).
      """)
    expectEqual(
      words([3], [2]) { $0.deletedItems = [path(0, 3)] },
      "attempt to delete item 3 from section 0 which only contains 3 items before the update")
    expectEqual(
      words([3], [4]) { $0.insertedItems = [path(0, 4)] },
      "attempt to insert item 4 into section 0, but there are only 4 items in section 0 after "
        + "the update")
    expectEqual(
      words([3], [2]) {
        $0.deletedItems = [path(0, 1)]
        $0.movedItems = [(path(0, 1), path(0, 0))]
      },
      "attempt to perform a delete and a move from the same index path "
        + "({length = 2, path = 0 - 1})")
    expectEqual(
      words([3], [3]) {
        $0.reloadedItems = [path(0, 1)]
        $0.movedItems = [(path(0, 1), path(0, 0))]
      },
      "attempt to perform a delete and a move from the same index path "
        + "({length = 2, path = 0 - 1})")
    expectEqual(
      words([3, 1], [3, 1]) {
        $0.reloadedSections = [0]
        $0.movedSections = [(0, 1)]
      }, "attempt to perform a delete and a move from the same section (0)")
    expectEqual(
      words([3, 1], [2]) {
        $0.deletedSections = [0]
        $0.movedItems = [(path(0, 1), path(0, 0))]
      }, "cannot move an item from a deleted section (0)")
    expectEqual(
      words([3], [3]) { $0.movedItems = [(path(0, 1), path(0, 0)), (path(0, 1), path(0, 2))] },
      "attempt to move item at index path {length = 2, path = 0 - 1} to both "
        + "{length = 2, path = 0 - 0} and {length = 2, path = 0 - 2}")
    expectEqual(
      words([1, 1], [1, 1]) { $0.movedSections = [(0, 1), (1, 1)] },
      "attempt to move both section 0 and section 1 to section 1")
    expectEqual(
      words([3, 1], [3]) { $0.deletedSections = [2] },
      "attempt to delete section 2, but there are only 2 sections before the update")
  }

  /// Batches whose counts add up and which break one rule only: without that rule they would pass.
  @Test(arguments: BrokenRule.all) func `A batch that breaks one rule is refused for that rule`(
    _ rule: BrokenRule
  ) {
    var update = CollectionUpdate()
    rule.change(&update)
    let problem = update.problem(before: rule.before, after: rule.after)
    #expect(problem?.hasPrefix(rule.words) == true, "\(problem ?? "legal")")
  }
}

struct BrokenRule: Sendable, CustomTestStringConvertible {
  var words: String
  var before: [Int]
  var after: [Int]
  var change: @Sendable (inout CollectionUpdate) -> Void
  var testDescription: String { words }

  init(
    _ words: String, _ before: [Int], _ after: [Int],
    _ change: @escaping @Sendable (inout CollectionUpdate) -> Void
  ) {
    (self.words, self.before, self.after, self.change) = (words, before, after, change)
  }

  static let all = places + sections + items + itemsOfSections

  private static let places = [
    Self("attempt to delete section 5", [1], []) { $0.deletedSections = [5] },
    Self("attempt to delete section 1", [1], []) { $0.deletedSections = [1] },
    Self("attempt to reload section 1", [1], [1]) { $0.reloadedSections = [1] },
    Self("attempt to insert section 2", [1], [1, 1]) { $0.insertedSections = [2] },
    Self("attempt to move section 1", [1], [1]) { $0.movedSections = [(1, 0)] },
    Self("attempt to move section 0 to 1", [1], [1]) { $0.movedSections = [(0, 1)] },
    Self("attempt to delete item 1 from section 0", [1], [0]) { $0.deletedItems = [path(0, 1)] },
    Self("attempt to delete item 0 from section 1", [1], [1]) { $0.deletedItems = [path(1, 0)] },
    Self("attempt to reload item 1 from section 0", [1], [1]) { $0.reloadedItems = [path(0, 1)] },
    Self("attempt to reload item 0 from section 1", [1], [1]) { $0.reloadedItems = [path(1, 0)] },
    Self("attempt to insert item 2 into section 0", [1], [2]) { $0.insertedItems = [path(0, 2)] },
    Self("attempt to insert item 0 into section 1", [1], [1]) { $0.insertedItems = [path(1, 0)] },
    Self("attempt to move index path ({length = 2, path = 0 - 1}) that does not", [1], [1]) {
      $0.movedItems = [(path(0, 1), path(0, 0))]
    },
    Self("attempt to move index path ({length = 2, path = 0 - 0}) to index path", [1], [1]) {
      $0.movedItems = [(path(0, 0), path(0, 1))]
    },
  ]

  private static let sections = [
    Self("attempt to delete and reload the same section (0)", [1, 1], [1]) {
      $0.deletedSections = [0]
      $0.reloadedSections = [0]
    },
    Self("attempt to perform a delete and a move from the same section (0)", [1, 1], [1]) {
      $0.deletedSections = [0]
      $0.movedSections = [(0, 0)]
    },
    Self("attempt to perform a delete and a move from the same section (0)", [1, 1], [1, 1]) {
      $0.reloadedSections = [0]
      $0.movedSections = [(0, 1)]
    },
    Self("attempt to move section 0 to both section 2 and section 1", [1, 1, 1], [1, 1, 1]) {
      $0.movedSections = [(0, 2), (0, 1)]
    },
    Self("attempt to move both section 0 and section 1 to section 2", [1, 1, 1], [1, 1, 1]) {
      $0.movedSections = [(0, 2), (1, 2)]
    },
    Self("attempt to perform an insert and a move to the same section (2)", [1, 1], [1, 1, 1]) {
      $0.insertedSections = [2]
      $0.movedSections = [(0, 2)]
    },
  ]

  private static let items = [
    Self("attempt to delete the same index path twice", [3], [1]) {
      $0.deletedItems = [path(0, 0), path(0, 0)]
    },
    Self("attempt to delete and reload the same index path", [2], [1]) {
      $0.deletedItems = [path(0, 0)]
      $0.reloadedItems = [path(0, 0)]
    },
    Self("attempt to perform a delete and a move from the same index path", [2], [2]) {
      $0.reloadedItems = [path(0, 0)]
      $0.movedItems = [(path(0, 0), path(0, 1))]
    },
    Self("attempt to perform a delete and a move from the same index path", [2, 1], [0, 2]) {
      $0.deletedItems = [path(0, 0)]
      $0.movedItems = [(path(0, 0), path(1, 0))]
    },
    Self("attempt to move item at index path {length = 2, path = 0 - 0} to both", [3], [3]) {
      $0.movedItems = [(path(0, 0), path(0, 1)), (path(0, 0), path(0, 2))]
    },
    Self("attempt to move both item at index path {length = 2, path = 0 - 0} and", [3], [3]) {
      $0.movedItems = [(path(0, 0), path(0, 2)), (path(0, 1), path(0, 2))]
    },
    Self("attempt to perform an insert and a move to the same index path", [2], [3]) {
      $0.insertedItems = [path(0, 2)]
      $0.movedItems = [(path(0, 0), path(0, 2))]
    },
  ]

  private static let itemsOfSections = [
    Self("cannot move an item from a deleted section (0)", [2, 2], [3]) {
      $0.deletedSections = [0]
      $0.movedItems = [(path(0, 0), path(0, 2))]
    }
  ]
}

/// The result of a batch that is carried out on lists of identities; nil where the batch is
/// illegal.
private struct Oracle {
  /// The new positions of the items that remain.
  var places: [IndexPath: IndexPath] = [:]
  /// The counts after the batch; those of inserted and reloaded sections are as requested.
  var counts: [Int] = []

  init?(_ update: CollectionUpdate, _ before: [Int], _ after: [Int]?) {
    let fromSections = update.deletedSections + update.movedSections.map(\.from)
    let goneOnce = Set(update.deletedSections)
    guard fromSections.allSatisfy(before.indices.contains),
      update.reloadedSections.allSatisfy(before.indices.contains),
      Set(update.movedSections.map(\.from)).count == update.movedSections.count,
      goneOnce.isDisjoint(with: update.movedSections.map(\.from)),
      Set(update.reloadedSections).isDisjoint(with: fromSections),
      let order = Self.order(of: update, before.count)
    else { return nil }
    if let after, after.count != order.count { return nil }
    guard Self.itemsAreApart(update, before) else { return nil }
    fill(update, before, after, order)
    guard isFilled else { return nil }
  }

  private var isFilled = false

  /// Returns, for each section after the batch, its former index; -1 for inserted sections.
  private static func order(of update: CollectionUpdate, _ before: Int) -> [Int]? {
    let inserted = Set(update.insertedSections)
    let targets = update.movedSections.map(\.to)
    guard Set(targets).count == targets.count, inserted.isDisjoint(with: targets) else {
      return nil
    }
    let gone = Set(update.deletedSections + update.movedSections.map(\.from))
    let staying = (0..<before).filter { !gone.contains($0) }
    let count = staying.count + inserted.count + targets.count
    guard inserted.union(targets).allSatisfy((0..<count).contains) else { return nil }
    var result = [Int?](repeating: nil, count: count)
    for section in inserted { result[section] = -1 }
    for move in update.movedSections { result[move.to] = move.from }
    var rest = staying.makeIterator()
    return result.map { $0 ?? rest.next() ?? -2 }
  }

  private static func itemsAreApart(_ update: CollectionUpdate, _ before: [Int]) -> Bool {
    let from = update.deletedItems + update.reloadedItems + update.movedItems.map(\.from)
    // Reloading an item twice is reloading it once.
    let touched =
      update.deletedItems + Array(Set(update.reloadedItems)) + update.movedItems.map(\.from)
    // Two items that are inserted at one position follow each other.
    let to = Array(Set(update.insertedItems)) + update.movedItems.map(\.to)
    return from.allSatisfy { before.indices.contains($0.section) && $0.item < before[$0.section] }
      && Set(touched).count == touched.count && Set(to).count == to.count
      && update.movedItems.allSatisfy { !update.deletedSections.contains($0.from.section) }
  }

  private mutating func fill(
    _ update: CollectionUpdate, _ before: [Int], _ after: [Int]?, _ order: [Int]
  ) {
    let leaving = Set(update.deletedItems + update.movedItems.map(\.from))
    for (section, old) in order.enumerated() {
      let fixed = update.insertedItems.filter { $0.section == section }.map(\.item)
      let moved = update.movedItems.filter { $0.to.section == section }
      let isFree = old < 0 || update.reloadedSections.contains(old)
      let kept = isFree ? [] : (0..<before[old]).filter { !leaving.contains(path(old, $0)) }
      var count = kept.count + fixed.count + moved.count
      if isFree, let after { count = after[section] }
      if let after, after[section] != count { return }
      guard (fixed + moved.map(\.to.item)).allSatisfy((0..<count).contains) else { return }
      counts.append(count)
      for move in moved { places[move.from] = move.to }
      var taken = Set(moved.map(\.to.item))
      for item in fixed.sorted() {
        taken.insert((item...).first { !taken.contains($0) } ?? item)
      }
      for (item, place) in zip(kept, (0..<count).filter { !taken.contains($0) }) {
        places[path(old, item)] = path(section, place)
      }
    }
    let targets = update.insertedItems + update.movedItems.map(\.to)
    isFilled = targets.allSatisfy { $0.section < order.count }
  }
}
