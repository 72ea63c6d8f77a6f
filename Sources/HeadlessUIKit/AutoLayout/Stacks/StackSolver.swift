// SPDX-License-Identifier: MIT

/// A cost, or how it changes with a length: a number of units for each priority, in one number.
///
/// The weight of a priority is more than all that lower ones can come to, so comparing numbers is
/// comparing vectors, the highest priority first.
typealias StackCost = Int

extension StackCost {
  /// More than any cost: what is not allowed. Sums for 250 nodes stay within range.
  static let forbidden = 1 << 54

  /// Whether a sum of costs has something in it that is not allowed.
  var isForbidden: Bool { self > Self.forbidden / 2 }
  var isForbiddenBelow: Bool { self < -Self.forbidden / 2 }
}

/// What a node costs, by its length: straight pieces between corners.
struct StackCurve {
  /// Left of the first corner, and right of the last.
  var firstSlope: StackCost = 0
  var lastSlope: StackCost = 0
  var corners = 0..<0
  /// Of a group: what of its length is padding and spacing.
  var gaps = 0.0
  /// Of a group: the child that shrinks when there is less than the first corner.
  var giver = 0
  /// In a stack: how long the node is at the stack's first corner. Elsewhere: as how long as it likes.
  var base = 0.0
  /// Found at the end: what it costs when the node grows or shrinks by one.
  var growing: StackCost = 0
  var shrinking: StackCost = 0
}

/// Where the slope of a curve changes.
struct StackCorner {
  var place: Double
  /// Behind the corner.
  var slope: StackCost
  /// Of a stack: the child that grows behind the corner, and how long it gets.
  var grower = 0
  var reach = Double.infinity
}

/// Room for solving, used again each time.
final class StackScratch {
  fileprivate(set) var curves = UnsafeMutablePointer<StackCurve>.allocate(capacity: 0)
  fileprivate(set) var corners = UnsafeMutablePointer<StackCorner>.allocate(capacity: 0)
  private var curveCapacity = 0
  private var cornerCapacity = 0
  /// How many wishes a priority has, then the weight of it.
  fileprivate let weights: UnsafeMutablePointer<StackCost>
  /// The priorities in use.
  fileprivate let priorities: UnsafeMutablePointer<Int>
  fileprivate var priorityCount = 0
  fileprivate static let mostPriorities = 24

  init() {
    weights = .allocate(capacity: 1001)
    weights.initialize(repeating: 0, count: 1001)
    priorities = .allocate(capacity: Self.mostPriorities)
  }

  deinit {
    curves.deallocate()
    corners.deallocate()
    weights.deallocate()
    priorities.deallocate()
  }

  fileprivate func reserve(curves count: Int, corners cornerCount: Int) {
    if count > curveCapacity {
      curves.deallocate()
      curves = .allocate(capacity: 2 * count)
      curveCapacity = 2 * count
    }
    if cornerCount > cornerCapacity {
      corners.deallocate()
      corners = .allocate(capacity: 2 * cornerCount)
      cornerCapacity = 2 * cornerCount
    }
  }

  func forgetPriorities() {
    for index in 0..<priorityCount {
      weights[priorities[index]] = 0
    }
    priorityCount = 0
  }
}

/// Solves one axis of a `StackTree`.
struct StackSolver {
  /// Lengths that differ by no more are the same.
  static let sameLength = 1e-10
  /// Lengths that differ by more are not. In between is no answer.
  static let otherLength = 1e-6
  /// Larger numbers leave too few digits.
  private static let largestNumber = 1e6
  /// Of weights, so that all costs stay far below what is forbidden.
  private static let largestWeight = 1 << 44
  private static let mostNodes = 250
  /// As `UILayoutPriority.hugging`.
  private static let huggingPriority = 51

  let count: Int
  let nodes: UnsafePointer<StackTree.Node>
  let items: UnsafeMutablePointer<StackTree.Along>
  /// What stacks its items along the axis.
  let stackingKind: StackTree.Kind
  let scratch: StackScratch
  private(set) var curves: UnsafeMutablePointer<StackCurve>
  private(set) var corners: UnsafeMutablePointer<StackCorner>
  let weights: UnsafeMutablePointer<StackCost>
  var cornerCount = 0

  init(
    count: Int, nodes: UnsafePointer<StackTree.Node>,
    items: UnsafeMutablePointer<StackTree.Along>, stackingKind: StackTree.Kind,
    scratch: StackScratch
  ) {
    self.count = count
    self.nodes = nodes
    self.items = items
    self.stackingKind = stackingKind
    self.scratch = scratch
    curves = scratch.curves
    corners = scratch.corners
    weights = scratch.weights
  }

  /// Checks what was given, and makes room for it.
  mutating func readInput(_ rule: StackTree.Rule) -> Bool {
    guard count <= Self.mostNodes, nodes[0].end == count, count(rule) else { return false }
    var cornerLimit = 0
    for index in 0..<count {
      guard count(index) else { return false }
      // No node has more corners than two for each leaf in it and one more for itself.
      cornerLimit += 3 * (nodes[index].end - index)
    }
    scratch.reserve(curves: count, corners: cornerLimit)
    curves = scratch.curves
    corners = scratch.corners
    return weighPriorities()
  }

  private func count(_ rule: StackTree.Rule) -> Bool {
    switch rule {
    case .fixed(let length): return isUsable(length)
    case .wished(let length, let priority): return isUsable(length) && count(wishAt: priority)
    }
  }

  /// Counts the wishes of a node and, of a group, those of its children for its edges.
  private func count(_ index: Int) -> Bool {
    let node = nodes[index]
    let item = items[index]
    guard isUsable(item.paddingBefore), isUsable(item.paddingBehind), isUsable(node.spacing)
    else {
      return false
    }
    if node.kind == .leaf { return node.end == index + 1 && countLeaf(item) }
    guard hugs(node.kind), node.kind != stackingKind else { return true }
    var child = index + 1
    while child < node.end {
      if items[child].alignment != .fill, !count(wishAt: Self.huggingPriority) { return false }
      child = nodes[child].end
    }
    return true
  }

  private func countLeaf(_ item: StackTree.Along) -> Bool {
    guard isUsable(item.natural), isUsable(item.weakWish), isUsable(item.minimum),
      item.maximum == .infinity || isUsable(item.maximum), item.minimum <= item.maximum
    else { return false }
    if item.natural >= 0 {
      guard count(wishAt: Int(item.hugging)), count(wishAt: Int(item.resistance)) else {
        return false
      }
    }
    return item.weakWish < 0 || count(wishAt: 1)
  }

  private func isUsable(_ number: Double) -> Bool {
    number.magnitude <= Self.largestNumber  // which NaN is not
  }

  private func count(wishAt priority: Int) -> Bool {
    guard 1...1000 ~= priority else { return false }
    if weights[priority] == 0 {
      guard scratch.priorityCount < StackScratch.mostPriorities else { return false }
      scratch.priorities[scratch.priorityCount] = priority
      scratch.priorityCount += 1
    }
    weights[priority] += 1
    return true
  }

  /// Gives each priority a weight that is more than twice what all lower ones can come to: no wish
  /// changes by more than one when some length changes by one, and a difference of two costs has each
  /// wish twice.
  private func weighPriorities() -> Bool {
    let priorities = scratch.priorities
    var weight = 1
    for index in 0..<scratch.priorityCount {
      var place = index
      let priority = priorities[index]
      while place > 0, priorities[place - 1] > priority {
        priorities[place] = priorities[place - 1]
        place -= 1
      }
      priorities[place] = priority
    }
    for index in 0..<scratch.priorityCount {
      let wishes = weights[priorities[index]]
      weights[priorities[index]] = weight
      weight *= 2 * wishes + 1
      guard weight <= Self.largestWeight else {
        return false
      }
    }
    return true
  }

  // MARK: What nodes are

  private func hugs(_ kind: StackTree.Kind) -> Bool { kind == .row || kind == .layers }

  /// What a unit of room costs that a child of a group does not take, where it need not.
  func costOfRoom(in kind: StackTree.Kind) -> StackCost {
    hugs(kind) ? weights[Self.huggingPriority] : 0
  }

  func weightsOfContent(_ item: StackTree.Along) -> (hugging: StackCost, resistance: StackCost) {
    (weights[Int(item.hugging)], weights[Int(item.resistance)])
  }

  /// What of the length of a group a child cannot have, across.
  func margin(of item: StackTree.Along) -> Double {
    // The middle is the group's, so padding on one side keeps the item off the other one as well.
    item.alignment == .center
      ? 2 * max(item.paddingBefore, item.paddingBehind)
      : item.paddingBefore + item.paddingBehind
  }
}
