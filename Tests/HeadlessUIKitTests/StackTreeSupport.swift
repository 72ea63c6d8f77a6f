// SPDX-License-Identifier: MIT
import Resin
import ResinTestSupport

@testable import HeadlessUIKit

/// A random tree along one axis, and what that has to be in the solver.
struct StackSample {
  /// What is required of a node's length.
  struct Bounds {
    var least: Double?
    var most: Double?
    var fixed: Double?
  }

  /// What sort of trees.
  struct Sort {
    /// Those of leaves; none for another one for each wish.
    var priorities: [Int]?
    /// Of content; padding is smaller.
    var largestNumber = 40
    var hasFractions = false
    var depth = 4
    var childLimit = 4
  }

  var tree = StackTree()
  var axis = StackTree.Axis.horizontal
  var bounds: [Bounds] = []
  var rule = StackTree.Rule.fixed(0)

  /// The nodes along the axis.
  var given: ContiguousArray<StackTree.Along> {
    axis == .horizontal ? tree.horizontal : tree.vertical
  }

  mutating func solve() -> Double? { tree.solve(axis, rule) }
}

// MARK: Random trees

extension StackSample {
  static func random(_ sort: Sort, using random: inout SplitMix64) -> StackSample {
    var sample = StackSample()
    if Bool.random(using: &random) { sample.axis = .vertical }
    var priorities = (2...1000).filter { $0 != 51 }
    sample.addGroup(
      depth: Int.random(in: 1...sort.depth, using: &random), sort, &priorities, &random)
    sample.rule = sample.rule(sort, &priorities, using: &random)
    return sample
  }

  /// - Parameter share: Of the largest number.
  private static func number(
    _ share: Double, _ sort: Sort, _ random: inout SplitMix64
  ) -> Double {
    let most = max(Int(Double(sort.largestNumber) * share), 1)
    var number = Double(Int.random(in: 0...most, using: &random))
    if sort.hasFractions {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: number = Double(Int.random(in: 0...(3 * most), using: &random)) / 3
      case 1: number = Double(Int.random(in: 0...(10 * most), using: &random)) / 10
      default: number = Double.random(in: 0...Double(most), using: &random)
      }
    }
    return number
  }

  private static func priority(
    _ sort: Sort, _ left: inout [Int], _ random: inout SplitMix64
  ) -> Int {
    if let some = sort.priorities { return some.randomElement(using: &random)! }
    return left.remove(at: Int.random(in: 0..<left.count, using: &random))
  }

  private mutating func append(
    _ kind: StackTree.Kind, spacing: Double = 0, _ item: StackTree.Along, _ bounds: Bounds
  ) -> Int {
    self.bounds.append(bounds)
    return axis == .horizontal
      ? tree.append(kind, spacing: spacing, horizontal: item)
      : tree.append(kind, spacing: spacing, vertical: item)
  }

  private mutating func addGroup(
    depth: Int, _ sort: Sort, _ priorities: inout [Int], _ random: inout SplitMix64
  ) {
    let kind: StackTree.Kind = [.row, .row, .column, .layers].randomElement(using: &random)!
    let spacing = Bool.random(using: &random) ? 0 : Self.number(0.2, sort, &random)
    let index = append(kind, spacing: spacing, Self.place(sort, &random), Bounds())
    let isEmpty = Int.random(in: 0..<20, using: &random) == 0
    for _ in 0..<(isEmpty ? 0 : Int.random(in: 1...sort.childLimit, using: &random)) {
      switch Int.random(in: 0..<9, using: &random) {
      case 0: addSpacer(sort, &random)
      case 1...4 where depth > 1: addGroup(depth: depth - 1, sort, &priorities, &random)
      default: addLeaf(sort, &priorities, &random)
      }
    }
    tree.close(index)
  }

  private static func place(_ sort: Sort, _ random: inout SplitMix64) -> StackTree.Along {
    var place = StackTree.Along()
    place.alignment = [.fill, .start, .end, .center].randomElement(using: &random)!
    if Bool.random(using: &random) {
      place.paddingBefore = number(0.15, sort, &random)
      place.paddingBehind =
        Bool.random(using: &random) ? place.paddingBefore : number(0.15, sort, &random)
    }
    return place
  }

  private mutating func addLeaf(
    _ sort: Sort, _ priorities: inout [Int], _ random: inout SplitMix64
  ) {
    var leaf = Self.place(sort, &random)
    var bounds = Bounds()
    switch Int.random(in: 0..<12, using: &random) {
    case 0: leaf.natural = -1
    case 1: leaf.natural = 0
    default: leaf.natural = Self.number(1, sort, &random)
    }
    if leaf.natural >= 0 {
      leaf.hugging = Int16(Self.priority(sort, &priorities, &random))
      leaf.resistance = Int16(Self.priority(sort, &priorities, &random))
    }
    if Int.random(in: 0..<10, using: &random) == 0 {
      leaf.minimum = Self.number(0.7, sort, &random) + 1
      bounds.least = leaf.minimum
    }
    if Int.random(in: 0..<10, using: &random) == 0 {
      leaf.maximum = leaf.minimum + Self.number(0.7, sort, &random)
      bounds.most = leaf.maximum
    }
    _ = append(.leaf, leaf, bounds)
  }

  private mutating func addSpacer(_ sort: Sort, _ random: inout SplitMix64) {
    var spacer = Self.place(sort, &random)
    var bounds = Bounds()
    let style = Int.random(in: 0..<6, using: &random)
    if style == 1 || style == 3 { bounds.least = Self.number(0.4, sort, &random) }
    if style == 4 { bounds.least = 0 }
    if style == 2 || style == 3 {
      bounds.most = (bounds.least ?? 0) + Self.number(0.4, sort, &random)
    }
    if style == 5 { bounds.fixed = Self.number(0.4, sort, &random) }
    spacer.minimum = bounds.fixed ?? bounds.least ?? 0
    spacer.maximum = bounds.fixed ?? bounds.most ?? .infinity
    spacer.weakWish = bounds.least ?? bounds.most ?? -1
    _ = append(.leaf, spacer, bounds)
  }

  /// Too tight, too wide, or what goes best with what is in the group.
  private func rule(
    _ sort: Sort, _ priorities: inout [Int], using random: inout SplitMix64
  ) -> StackTree.Rule {
    let priority = Self.priority(sort, &priorities, &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .fixed(Self.number(4, sort, &random))
    case 1: return .wished(length: Self.number(4, sort, &random), priority: priority)
    case 2: return .wished(length: 390, priority: 1000)
    case 3: return .wished(length: 0, priority: 50)
    default:
      var relaxed = self
      relaxed.rule = .wished(length: 0, priority: 50)
      guard let length = relaxed.reference()?.first?.length else { return .fixed(100) }
      let change = Self.number(0.7, sort, &random)
      return .fixed(
        [length, length + change, max(length - change, 0)].randomElement(using: &random)!)
    }
  }
}

// MARK: The same by the solver

extension StackSample {
  private struct Row {
    var condition: ConstraintCondition
    /// 1001 is required.
    var priority: Int
    var weight = 1.0
  }

  private struct Item {
    var start: ConstraintVariable
    var length: ConstraintVariable

    var end: ConstraintExpression { start + length }
    var middle: ConstraintExpression { start + length * 0.5 }
  }

  /// What the constraint solver says, as the layout engine uses it; none where constraints conflict.
  ///
  /// - Parameters:
  ///   - random: Says the order in which everything is made; in that of the tree without it.
  ///   - pull: Wishes below all others: so much of them for each length, at random.
  func reference(
    order random: SplitMix64? = nil, pull: Double = 0
  ) -> [(start: Double, length: Double)]? {
    let solver = ConstraintSolver()
    var random = random
    var order = Array(tree.nodes.indices)
    if random != nil { order.shuffle(using: &random!) }
    var made = [Item?](repeating: nil, count: order.count)
    for index in order {
      let (one, other) = (solver.addVariable(), solver.addVariable())
      let isTurned = random != nil && Bool.random(using: &random!)
      made[index] = Item(start: isTurned ? other : one, length: isTurned ? one : other)
    }
    let items = made.compactMap { $0 }
    var rows = rows(items)
    if random != nil { rows.shuffle(using: &random!) }
    // Ranks, so that there is room below.
    let ranks = Set(rows.map(\.priority)).sorted()
    if pull != 0 {
      var weights = SplitMix64(seed: UInt64(items.count))
      for item in items {
        let weight = Double.random(in: 0.5...2, using: &weights)
        let length = Bool.random(using: &weights) ? pull : -pull
        rows.append(Row(condition: item.length == length, priority: 0, weight: weight))
      }
    }
    for row in rows {
      let rank = (ranks.firstIndex(of: row.priority) ?? -1) + 2
      let strength: ConstraintStrength =
        row.priority == 1001 ? .required : .priority(rank, weight: row.weight)
      guard (try? solver.add(row.condition, strength)) != nil else { return nil }
    }
    // No length is negative, which the engine only says of those that are.
    while true {
      let negative = items.filter { solver[$0.length] < -1e-6 }
      if negative.isEmpty { break }
      for item in negative {
        guard (try? solver.add(item.length >= 0)) != nil else { return nil }
      }
    }
    return items.map { (solver[$0.start], solver[$0.length]) }
  }

  private func rows(_ items: [Item]) -> [Row] {
    var rows: [Row] = []
    func add(_ condition: ConstraintCondition, _ priority: Int = 1001) {
      rows.append(Row(condition: condition, priority: priority))
    }
    for (index, item) in items.enumerated() {
      let along = given[index]
      if along.natural >= 0, tree.nodes[index].kind == .leaf {
        add(item.length <= along.natural, Int(along.hugging))
        add(item.length >= along.natural, Int(along.resistance))
      }
      if let fixed = bounds[index].fixed { add(item.length == fixed) }
      if let least = bounds[index].least { add(item.length >= least) }
      if let most = bounds[index].most { add(item.length <= most) }
      if along.weakWish >= 0 { add(item.length == along.weakWish, 1) }
    }
    add(items[0].start == 0)
    switch rule {
    case .fixed(let length): add(items[0].length == length)
    case .wished(let length, let priority):
      add(items[0].length == length, priority)
    }
    for index in items.indices where tree.nodes[index].kind != .leaf {
      tie(index, items, add)
    }
    return rows
  }

  private func tie(
    _ index: Int, _ items: [Item], _ add: (ConstraintCondition, Int) -> Void
  ) {
    let group = items[index]
    let kind = tree.nodes[index].kind
    let children = children(of: index)
    guard kind == (axis == .horizontal ? .row : .column) else {
      if children.isEmpty, kind == .layers { add(group.length == 0, 1001) }
      for child in children {
        tieAcross(items[child], to: group, given[child], hugs: kind != .column, add)
      }
      return
    }
    if children.isEmpty { add(group.length == 0, 1001) }
    var end = group.start.expression
    var gap = 0.0
    for child in children {
      add(items[child].start - end == gap + given[child].paddingBefore, 1001)
      end = items[child].end
      gap = given[child].paddingBehind + tree.nodes[index].spacing
    }
    if let last = children.last {
      add(group.end - items[last].end == given[last].paddingBehind, 1001)
    }
  }

  private func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    while child < tree.nodes[index].end {
      children.append(child)
      child = tree.nodes[child].end
    }
    return children
  }

  private func tieAcross(
    _ item: Item, to group: Item, _ along: StackTree.Along, hugs: Bool,
    _ add: (ConstraintCondition, Int) -> Void
  ) {
    let before = item.start - group.start - along.paddingBefore
    let behind = group.end - item.end - along.paddingBehind
    let wish = 51
    switch along.alignment {
    case .fill:
      add(before == 0, 1001)
      add(behind == 0, 1001)
    case .start:
      add(before == 0, 1001)
      add(behind >= 0, 1001)
      if hugs { add(behind == 0, wish) }
    case .end:
      add(behind == 0, 1001)
      add(before >= 0, 1001)
      if hugs { add(before == 0, wish) }
    case .center:
      add(item.middle == group.middle, 1001)
      add(before >= 0, 1001)
      if along.paddingBefore != along.paddingBehind { add(behind >= 0, 1001) }
      if hugs {
        add(before == 0, wish)
        add(behind == 0, wish)
      }
    }
  }
}
