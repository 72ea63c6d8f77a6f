// SPDX-License-Identifier: MIT

package struct StackTree {
  package enum Axis { case horizontal, vertical }
  package enum Alignment { case fill, start, end, center }
  package enum Kind { case leaf, row, column, layers }
  enum Rule { case fixed(Double), wished(length: Double, priority: Int) }
  struct Along {
    var natural = -1.0
    var hugging = 250
    var resistance = 750
    var minimum = 0.0
    var maximum = Double.infinity
    var weakWish = -1.0
    var paddingBefore = 0.0
    var paddingBehind = 0.0
    var alignment = Alignment.fill
    var start = 0.0
    var length = 0.0
  }
  struct Node {
    var kind: Kind
    var spacing = 0.0
    var end = 0
    var horizontal = Along()
    var vertical = Along()
    init(_ kind: Kind) { self.kind = kind }
  }
  var nodes: [Node] = []
  mutating func solve(_ axis: Axis, _ rule: Rule) -> Double? { nil }
}
