// SPDX-License-Identifier: MIT

/// A sequence of lengths with its prefix sums: finds the start of each length and the length at a
/// position in O(log n), also after changes.
///
/// The structure is described in P. M. Fenwick, "A new data structure for cumulative frequency
/// tables", Software: Practice and Experience 24(3), 1994. Node i, counted from 1, holds the sum of
/// the lengths from i - lowbit(i) + 1 to i. As long as all lengths are equal, no table is stored.
/// Changing a length is O(log² n), because the setter computes the affected nodes again: a
/// correction by the difference would accumulate rounding errors. Equal lengths have equal sums, to
/// the last bit, whatever values they had before and whether they are stored or not.
struct FenwickSums {
  private(set) var count: Int
  private var uniform: CGFloat
  private var lengths: [CGFloat] = []
  private var nodes: [CGFloat] = []

  /// Creates `count` equal lengths. O(1).
  init(repeating length: CGFloat, count: Int) {
    uniform = length
    self.count = count
  }

  /// Creates the sums of the given lengths. O(n).
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
        nodes[node] = Self.sum(ofNode: node, nodes, lengths)
        node += node & -node
      }
    }
  }

  /// Returns the sum of a node, computed from the nodes below it, the shortest first: if all
  /// lengths are equal, each addition doubles the sum, which is exact.
  private static func sum(ofNode node: Int, _ nodes: [CGFloat], _ lengths: [CGFloat]) -> CGFloat {
    var sum = lengths[node - 1]
    var step = 1
    while step < node & -node {
      sum += nodes[node - step]
      step <<= 1
    }
    return sum
  }

  /// Returns the sum of the first `count` lengths.
  func sum(ofFirst count: Int) -> CGFloat {
    var sum: CGFloat = 0
    var node = count
    while node > 0 {
      // A node of equal lengths is a power of two of them.
      sum += lengths.isEmpty ? uniform * CGFloat(node & -node) : nodes[node]
      node &= node - 1
    }
    return sum
  }

  /// The sum of all lengths.
  var total: CGFloat { sum(ofFirst: count) }

  /// Returns the index of the length at `position`: the last length that begins there or before it.
  /// Returns 0 for positions before the first length, and the last index for positions beyond the
  /// end.
  func index(at position: CGFloat) -> Int {
    guard count > 0, position > 0 else { return 0 }
    if lengths.isEmpty {
      guard uniform > 0 else { return count - 1 }
      return Int(min(position / uniform, CGFloat(count - 1)))
    }
    var index = 0
    var rest = position
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

  /// Returns the index of the first length that ends at `position` or after it. Of several empty
  /// lengths at one position, the first is returned. Returns 0 for positions before the first
  /// length, and the last index for positions beyond the end.
  func firstIndex(reaching position: CGFloat) -> Int {
    guard count > 0, position > 0 else { return 0 }
    if lengths.isEmpty {
      guard uniform > 0 else { return count - 1 }
      return Int(min(max((position / uniform).rounded(.up) - 1, 0), CGFloat(count - 1)))
    }
    var index = 0
    var rest = position
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
    for node in 1..<nodes.count {
      nodes[node] = sum(ofNode: node, nodes, lengths)
    }
    return nodes
  }
}
