// SPDX-License-Identifier: MIT
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// Not documented; chosen because `StackTree` is a shortcut of this library, and its expected values
/// are calculated by hand or by the constraint solver.
@Suite struct StackTreeTests {
  // MARK: Worked out by hand

  private typealias Along = StackTree.Along

  private func leaf(
    _ natural: Double, _ hugging: Int16 = 250, _ resistance: Int16 = 750,
    _ alignment: StackTree.Alignment = .fill, padding: (Double, Double) = (0, 0)
  ) -> Along {
    var leaf = Along()
    (leaf.natural, leaf.hugging, leaf.resistance) = (natural, hugging, resistance)
    (leaf.paddingBefore, leaf.paddingBehind) = padding
    leaf.alignment = alignment
    return leaf
  }

  private func spacer(least: Double? = nil, most: Double? = nil) -> Along {
    var spacer = Along()
    spacer.minimum = least ?? 0
    spacer.maximum = most ?? .infinity
    spacer.weakWish = least ?? most ?? -1
    return spacer
  }

  /// A group with leaves, along the horizontal axis.
  private func tree(
    _ kind: StackTree.Kind, spacing: Double = 0, _ leaves: [Along]
  ) -> StackTree {
    var tree = StackTree()
    let group = tree.append(kind, spacing: spacing)
    for leaf in leaves {
      tree.append(.leaf, horizontal: leaf)
    }
    tree.close(group)
    return tree
  }

  /// Starts and lengths of the leaves; none without answer.
  private func places(
    _ kind: StackTree.Kind, spacing: Double = 0, _ leaves: [Along], _ rule: StackTree.Rule
  ) -> [[Double]]? {
    var tree = tree(kind, spacing: spacing, leaves)
    guard tree.solve(.horizontal, rule) != nil else { return nil }
    return tree.horizontal.dropFirst().map { [$0.start, $0.length] }
  }

  @Test func whoHugsLeastTakesTheSurplus() {
    let leaves = [leaf(10, 251, padding: (3, 2)), leaf(20, 250, padding: (1, 4))]
    #expect(places(.row, spacing: 5, leaves, .fixed(100)) == [[3, 10], [21, 75]])
    #expect(
      places(.row, spacing: 5, leaves, .wished(length: 0, priority: 50)) == [[3, 10], [21, 20]])
  }

  @Test func whoResistsLeastYields() {
    let leaves = [leaf(30, 250, 749), leaf(20), leaf(5)]
    #expect(places(.row, leaves, .fixed(40)) == [[0, 15], [15, 20], [35, 5]])
  }

  @Test func surplusWithoutOneTakerIsNoAnswer() {
    let leaves = [leaf(10), leaf(20)]
    #expect(places(.row, leaves, .fixed(40)) == nil)
    #expect(places(.row, leaves, .fixed(20)) == nil)
    // With nothing to give or take there is only one answer.
    #expect(places(.row, leaves, .fixed(30)) == [[0, 10], [10, 20]])
    #expect(places(.row, leaves + [spacer()], .fixed(40)) == [[0, 10], [10, 20], [30, 10]])
    #expect(places(.row, [spacer(), spacer()], .fixed(40)) == nil)
  }

  @Test func spacersHaveBounds() {
    let leaves = [leaf(10), spacer(least: 8)]
    #expect(places(.row, leaves, .fixed(40)) == [[0, 10], [10, 30]])
    #expect(places(.row, leaves, .fixed(16)) == [[0, 8], [8, 8]])
    #expect(places(.row, leaves, .fixed(7)) == nil)
    #expect(places(.row, [leaf(10), spacer(most: 8)], .fixed(40)) == [[0, 32], [32, 8]])
    #expect(places(.row, [leaf(10), spacer(least: 0)], .fixed(6)) == [[0, 6], [6, 0]])
    #expect(places(.row, [spacer(least: 4, most: 8)], .fixed(10)) == nil)
  }

  @Test func acrossEachIsWhereItsAlignmentSays() {
    let padding = (3.0, 5.0)
    let leaves = [
      leaf(10, 250, 750, .fill, padding: padding), leaf(10, 250, 750, .start, padding: padding),
      leaf(10, 250, 750, .end, padding: padding), leaf(10, 250, 750, .center, padding: padding),
    ]
    for kind in [StackTree.Kind.column, .layers] {
      #expect(places(kind, leaves, .fixed(50)) == [[3, 42], [3, 10], [35, 10], [20, 10]])
      // In the middle of the group the larger padding is kept on both sides.
      #expect(
        places(kind, leaves, .wished(length: 0, priority: 50))
          == [[3, 12], [3, 10], [5, 10], [5, 10]])
    }
  }

  @Test func onlyWhatHugsSaysHowLongItsGroupIs() {
    let weak = [leaf(10, 250, 750, .start)]
    #expect(places(.layers, weak, .wished(length: 30, priority: 50)) == [[0, 10]])
    #expect(places(.layers, weak, .wished(length: 30, priority: 52)) == [[0, 10]])
    var (layers, column) = (tree(.layers, weak), tree(.column, weak))
    #expect(layers.solve(.horizontal, .wished(length: 30, priority: 50)) == 10)
    #expect(layers.solve(.horizontal, .wished(length: 30, priority: 52)) == 30)
    #expect(layers.solve(.horizontal, .wished(length: 30, priority: 51)) == nil)
    #expect(column.solve(.horizontal, .wished(length: 30, priority: 1)) == 30)
  }

  @Test func whatHasNoLengthOfItsOwnFillsAGroupThatHugs() {
    let leaves = [leaf(-1, 250, 750, .end, padding: (2, 3))]
    #expect(places(.layers, leaves, .fixed(30)) == [[2, 25]])
    #expect(places(.column, leaves, .fixed(30)) == nil)
  }

  @Test func emptyGroupsAreNothingLong() {
    for kind in [StackTree.Kind.row, .layers] {
      var tree = tree(kind, [])
      #expect(tree.solve(.horizontal, .fixed(0)) == 0)
      #expect(tree.solve(.horizontal, .fixed(1)) == nil)
      #expect(tree.solve(.horizontal, .wished(length: 9, priority: 1000)) == 0)
    }
    var column = tree(.column, [])
    #expect(column.solve(.horizontal, .fixed(9)) == 9)
  }

  @Test func groupsYieldAsWhatIsInThemDoes() {
    var tree = StackTree()
    let row = tree.append(.row)
    tree.append(.leaf, horizontal: leaf(30, 250, 750))
    let column = tree.append(.column)
    tree.append(.leaf, horizontal: leaf(40, 250, 740, .start))
    tree.append(.leaf, horizontal: leaf(25, 250, 760, .end))
    tree.close(column)
    tree.close(row)
    // The wider of the two yields first; below 25 both would, one of them at 760.
    #expect(tree.solve(.horizontal, .fixed(60)) == 60)
    #expect(tree.horizontal.map(\.length) == [60, 30, 30, 30, 25])
    #expect(tree.solve(.horizontal, .fixed(45)) == 45)
    #expect(tree.horizontal.map(\.length) == [45, 20, 25, 25, 25])
    #expect(tree.horizontal.map(\.start) == [0, 0, 20, 20, 20])
    // Nothing in a column says how wide it should be at most, so it takes what is left.
    #expect(tree.solve(.horizontal, .fixed(80)) == 80)
    #expect(tree.horizontal.map(\.start) == [0, 0, 30, 30, 55])
    // In a second one the two could share it.
    let other = tree.append(.column)
    tree.append(.leaf, horizontal: leaf(1, 250, 750, .start))
    tree.close(other)
    tree.close(row)
    #expect(tree.solve(.horizontal, .fixed(80)) == nil)
  }

  // MARK: What is no answer

  @Test func noLengthIsNegative() {
    let leaves = [leaf(10, 250, 749), leaf(20)]
    #expect(places(.row, leaves, .fixed(20)) == [[0, 0], [0, 20]])
    #expect(places(.row, leaves, .fixed(19)) == [[0, 0], [0, 19]])
    #expect(places(.row, leaves, .fixed(-1)) == nil)
  }

  @Test func lengthsThatAreNearlyTheSameAreNoAnswer() {
    let leaves = [leaf(0.1), leaf(0.2)]
    #expect(places(.row, leaves, .fixed(0.3)) != nil)  // which is another number than the sum
    #expect(places(.row, leaves, .fixed(0.3 + 1e-8)) == nil)
    let unequal = [leaf(10), leaf(20, 251)]
    #expect(places(.row, unequal, .fixed(30 + 1e-8)) == nil)
    #expect(places(.row, unequal, .fixed(30 + 1e-5)) != nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e7])
  func whatIsNoNumberOrTooLargeIsNoAnswer(number: Double) {
    #expect(places(.row, [leaf(10)], .fixed(number)) == nil)
    #expect(places(.row, [leaf(10)], .wished(length: number, priority: 50)) == nil)
    #expect(places(.row, spacing: number, [leaf(10)], .fixed(10)) == nil)
    #expect(places(.row, [leaf(10, padding: (number, 0))], .fixed(10)) == nil)
    #expect(places(.row, [leaf(10, padding: (0, number))], .fixed(10)) == nil)
    var bounded = leaf(10)
    bounded.minimum = number
    #expect(places(.row, [bounded], .fixed(10)) == nil)
    if number != -.infinity { #expect(places(.row, [leaf(number)], .fixed(10)) == nil) }
  }

  @Test func whatMakesNoTreeIsNoAnswer() {
    #expect(places(.row, [leaf(10, 0, 750)], .fixed(10)) == nil)
    #expect(places(.row, [leaf(10, 250, 1001)], .fixed(10)) == nil)
    #expect(places(.row, [leaf(10)], .wished(length: 10, priority: 1001)) == nil)
    var tree = StackTree()
    #expect(tree.solve(.horizontal, .fixed(10)) == nil)
    tree.append(.row)
    tree.append(.leaf)
    #expect(tree.solve(.horizontal, .fixed(10)) == nil)  // not closed
    tree.close(0)
    #expect(tree.solve(.horizontal, .fixed(10)) == 10)
  }

  @Test func aTreeIsUsedAgain() {
    var tree = tree(.row, (0..<40).map { _ in leaf(10) })
    #expect(tree.solve(.horizontal, .fixed(400)) == 400)
    #expect(tree.solve(.horizontal, .fixed(399)) == nil)
    tree.removeAll()
    let row = tree.append(.row)
    tree.append(.leaf, vertical: leaf(7, 700, 10, .center))
    tree.close(row)
    #expect(tree.solve(.vertical, .fixed(9)) == 9)
    #expect(tree.vertical[1].start == 1)
    #expect(tree.horizontal.count == 2)
  }

  // MARK: Against the solver

  private static let sorts: [StackSample.Sort] = [
    .init(),
    .init(hasFractions: true),
    .init(priorities: [250, 251, 750, 751], hasFractions: true),
    .init(priorities: [1, 2, 50, 51, 52, 250, 999, 1000], childLimit: 6),
    .init(priorities: [1, 50, 51, 1000], largestNumber: 3, childLimit: 3),
  ]

  @Test(arguments: sorts.indices)
  func answersAreThoseOfTheSolver(sort: Int) {
    var answers = 0
    for seed in 0..<600 {
      var random = SplitMix64(seed: UInt64(seed))
      var sample = StackSample.random(Self.sorts[sort], using: &random)
      guard let length = sample.solve() else { continue }
      answers += 1
      // Also with everything made in another order, on which a choice among equals would depend.
      for order in [nil, random] {
        let places = sample.reference(order: order)
        #expect(places?.first.map { abs($0.length - length) < 1e-9 } == true, "seed \(seed)")
        for (item, place) in zip(sample.given, places ?? []) {
          #expect(abs(item.start - place.start) < 1e-9, "seed \(seed)")
          #expect(abs(item.length - place.length) < 1e-9, "seed \(seed)")
        }
      }
    }
    #expect(answers > 200)
  }

  /// Nothing is left out that has an answer, either: what no weaker wish can move is the only optimum.
  @Test(arguments: sorts.indices)
  func thereIsAnAnswerWhereThereIsOnlyOne(sort: Int) {
    var sort = Self.sorts[sort]
    sort.depth = 3
    sort.childLimit = 3
    var unique = 0
    for seed in 0..<300 {
      var random = SplitMix64(seed: UInt64(seed) + 1_000_000)
      var sample = StackSample.random(sort, using: &random)
      let isAnswered = sample.solve() != nil
      let low = sample.reference(pull: -1e5)
      let high = sample.reference(pull: 1e5)
      guard let low, let high else {
        #expect(!isAnswered, "constraints conflict, seed \(seed)")
        continue
      }
      let isUnique = zip(low, high).allSatisfy { abs($0.length - $1.length) < 1e-5 }
      // Where a length is 0, the pull decides whether the rule against negative ones is ever said.
      if isUnique, low.contains(where: { $0.length < 1e-6 }) { continue }
      #expect(isAnswered == isUnique, "seed \(seed)")
      unique += isUnique ? 1 : 0
    }
    #expect(unique > 80)
  }
}
