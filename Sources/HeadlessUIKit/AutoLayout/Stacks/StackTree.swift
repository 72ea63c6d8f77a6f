// SPDX-License-Identifier: MIT

/// A tree of plain stacks, in preorder: what groups and their items come to where nothing but the
/// groups' own constraints places the items. Node 0 is the group on top.
///
/// It finds the lengths and places that the constraint solver would find, without it. What that takes:
///
/// The solver minimises, for the highest priority first, how far the wishes of that priority are
/// missed, summed up; what is required always holds. The axes have nothing to do with each other.
/// Along one axis let F(L) be the least cost of what is in a node that is L long. F is convex and made
/// of straight pieces, because it is the optimum of a linear program in which L is a constant; its
/// slopes are vectors, one component for each priority, in lexicographic order. Nothing ties the
/// insides of two nodes to each other but their lengths, so F comes from those of the children:
/// - Where items follow each other their lengths have a given sum. F is the infimal convolution of the
///   children's: their pieces side by side, in the order of slopes (`StackSolver+Curves.swift`).
/// - Across F is a sum. A stretched child adds its own function. Any other is as long as it likes up
///   to the room there is, and room it leaves costs 1 at the priority of hugging where the group hugs,
///   so it adds its function with slopes above that cut off. In the middle it is the same with other
///   room: both wishes miss by half of what the child is shorter.
///
/// From the top down this gives lengths (`StackSolver+Lengths.swift`). They are then checked without
/// any of it (`StackSolver+Check.swift`): every required constraint must hold, and in every direction
/// the cost must rise, strictly. Since it is convex, lengths that pass are the only optimum, however
/// they were found. It suffices to look at one length against another: a change of the items of a
/// stack that leaves their sum as it is consists of exchanges between two items, and the slope in a
/// direction is the sum of those for each item growing or shrinking. Where two answers are as good
/// the solver takes one by the age of its variables; here that is no answer.
///
/// No length is negative here. The engine says so only of lengths that come out negative, and solves
/// again. What it ends with is best under the bounds that it has said, and keeps all others too; so it is
/// best under all of them, and where that is the only one the two are the same.
///
/// Rounding: lengths that differ by up to `StackSolver.sameLength` are the same. The answer follows what
/// is given by about as much as that is changed, for each node, so taking such lengths for the same
/// moves it by no more than rounding did. Lengths that are near and not the same are no answer, because
/// the solver takes small differences for none. Where numbers that are given are so near to each
/// other, 1e-9 say, the solver's answer is only right to its own 1e-8, and this one is not the same.
package struct StackTree {
  package enum Kind {
    case leaf
    /// Hugs its items across, as layers do.
    case row
    /// Also a row that stands upright for large text.
    case column
    case layers
  }

  package enum Alignment {
    case fill, start, end, center
  }

  package enum Axis {
    case horizontal, vertical
  }

  /// What says how long the group on top is.
  enum Rule {
    /// Required.
    case fixed(Double)
    /// The only wish for it from outside.
    case wished(length: Double, priority: Int)
  }

  struct Node {
    var kind: Kind
    /// Between items.
    var spacing: Double
    /// The index behind the last of the nodes in it, which follow it.
    var end: Int
  }

  /// A node along one axis. Small, because every row of a long list keeps some.
  struct Along {
    /// How long a leaf's content is; negative: as long as you like.
    var natural = -1.0
    /// Priorities from 1 to 1000.
    var hugging: Int16 = 250
    var resistance: Int16 = 750
    /// In the group. Without meaning on the axis along which the group stacks its items.
    var alignment = Alignment.fill
    /// What all that is required of a leaf's length comes to; never negative.
    var minimum = 0.0
    var maximum = Double.infinity
    /// What a spacer would like to be with priority 1; negative: it does not mind.
    var weakWish = -1.0

    /// To the group's edge, or to the item beside it.
    var paddingBefore = 0.0
    var paddingBehind = 0.0

    /// The answer: from the beginning of node 0.
    var start = 0.0
    /// The answer.
    var length = 0.0
  }

  /// Filled by `append` and `close`. `solve` reads all and writes answers.
  private(set) var nodes: ContiguousArray<Node> = []
  /// For each node.
  var horizontal: ContiguousArray<Along> = []
  var vertical: ContiguousArray<Along> = []
  private let scratch: StackScratch

  /// Creates a tree without nodes.
  ///
  /// - Parameter scratch: Room for solving, which trees can share that are not solved at the same time.
  init(scratch: StackScratch = StackScratch()) {
    self.scratch = scratch
  }

  /// Makes room for so many nodes.
  mutating func reserveCapacity(_ count: Int) {
    nodes.reserveCapacity(count)
    horizontal.reserveCapacity(count)
    vertical.reserveCapacity(count)
  }

  /// Removes all nodes.
  mutating func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    horizontal.removeAll(keepingCapacity: true)
    vertical.removeAll(keepingCapacity: true)
  }

  /// Adds a node behind all others, in those groups that are not closed.
  @discardableResult
  mutating func append(
    _ kind: Kind, spacing: Double = 0, horizontal: Along = Along(), vertical: Along = Along()
  ) -> Int {
    let index = nodes.count
    nodes.append(Node(kind: kind, spacing: spacing, end: index + 1))
    self.horizontal.append(horizontal)
    self.vertical.append(vertical)
    return index
  }

  /// Ends a group, with all nodes that were added after it in it.
  mutating func close(_ index: Int) {
    nodes[index].end = nodes.count
  }

  /// Works out starts and lengths along an axis.
  /// - Returns: The length of node 0; none where the answer is not provably the only one.
  mutating func solve(_ axis: Axis, _ rule: Rule) -> Double? {
    guard !nodes.isEmpty else { return nil }
    switch axis {
    case .horizontal:
      return Self.solve(nodes, &horizontal, .row, rule, scratch)
    case .vertical:
      return Self.solve(nodes, &vertical, .column, rule, scratch)
    }
  }

  private static func solve(
    _ nodes: ContiguousArray<Node>, _ items: inout ContiguousArray<Along>,
    _ stackingKind: Kind, _ rule: Rule, _ scratch: StackScratch
  ) -> Double? {
    nodes.withUnsafeBufferPointer { nodes in
      items.withUnsafeMutableBufferPointer { items in
        guard let nodes = nodes.baseAddress, let first = items.baseAddress else { return nil }
        var solver = StackSolver(
          count: items.count, nodes: nodes, items: first, stackingKind: stackingKind,
          scratch: scratch)
        defer { scratch.forgetPriorities() }
        guard solver.readInput(rule) else { return nil }
        solver.findCurves()
        solver.findLengths(rule)
        return solver.check(rule) ? first.pointee.length : nil
      }
    }
  }
}
