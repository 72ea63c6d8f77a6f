// SPDX-License-Identifier: MIT

/// Lengths one after the other: where each begins, and which one lies at a place, in O(log n), also
/// after some of them have changed.
///
/// P. M. Fenwick, "A new data structure for cumulative frequency tables", Software: Practice and
/// Experience 24(3), 1994. Node i, counted from 1, has the sum of the lengths from i - lowbit(i) + 1
/// to i. As long as all lengths are one number no table is kept. A change is O(log² n), because it adds up
/// the nodes that it affects instead of correcting them by a difference, whose rounding would remain.
struct FenwickSums {
  private(set) var count: Int
  private var uniform: CGFloat
  private var lengths: [CGFloat] = []
  private var nodes: [CGFloat] = []

  /// So many lengths that are all one number.
  init(repeating length: CGFloat, count: Int) {
    uniform = length
    self.count = count
  }

  /// Lengths that are given. O(n).
  init(_ lengths: [CGFloat]) {
    count = lengths.count
    uniform = 0
    self.lengths = lengths
    nodes = Self.nodes(of: lengths)
  }

  subscript(index: Int) -> CGFloat {
    get { lengths.isEmpty ? uniform : lengths[index] }
    set {
      let old = self[index]
      guard newValue != old else { return }
      if lengths.isEmpty {
        lengths = Array(repeating: uniform, count: count)
        nodes = Self.nodes(of: lengths)
      }
      lengths[index] = newValue
      var node = index + 1
      while node <= count {
        nodes[node] = sum(ofNode: node)
        node += node & -node
      }
    }
  }

  /// The sum that a node has, from the nodes below it: in the order in which `nodes(of:)` adds them, so
  /// that equal lengths have equal sums whatever they were before.
  private func sum(ofNode node: Int) -> CGFloat {
    var sum = lengths[node - 1]
    var step = (node & -node) >> 1
    while step > 0 {
      sum += nodes[node - step]
      step >>= 1
    }
    return sum
  }

  /// The sum of the first lengths.
  func sum(ofFirst count: Int) -> CGFloat {
    guard !lengths.isEmpty else { return uniform * CGFloat(count) }
    var sum: CGFloat = 0
    var node = count
    while node > 0 {
      sum += nodes[node]
      node &= node - 1
    }
    return sum
  }

  /// The sum of all.
  var total: CGFloat { sum(ofFirst: count) }

  /// The index of the length that a place lies in: the last one that begins at the place or before it.
  /// 0 for places before the first; for places beyond the end the last.
  func index(at place: CGFloat) -> Int {
    guard count > 0, place > 0 else { return 0 }
    if lengths.isEmpty {
      guard uniform > 0 else { return count - 1 }
      return Int(min(place / uniform, CGFloat(count - 1)))
    }
    var index = 0
    var rest = place
    var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = index + step
      if next <= count, nodes[next] <= rest {
        index = next
        rest -= nodes[next]
      }
      step >>= 1
    }
    return min(index, count - 1)
  }

  /// The index of the first length that reaches a place or begins there: of several without extent at
  /// one place the first. 0 for places before the first; for places beyond the end the last.
  func firstIndex(reaching place: CGFloat) -> Int {
    guard count > 0, place > 0 else { return 0 }
    if lengths.isEmpty {
      guard uniform > 0 else { return count - 1 }
      return Int(min(max((place / uniform).rounded(.up) - 1, 0), CGFloat(count - 1)))
    }
    var index = 0
    var rest = place
    var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = index + step
      if next <= count, nodes[next] < rest {
        index = next
        rest -= nodes[next]
      }
      step >>= 1
    }
    return min(index, count - 1)
  }

  private static func nodes(of lengths: [CGFloat]) -> [CGFloat] {
    var nodes = [0] + lengths
    for node in 1..<max(nodes.count, 1) {
      let parent = node + (node & -node)
      if parent < nodes.count { nodes[parent] += nodes[node] }
    }
    return nodes
  }
}
