// SPDX-License-Identifier: MIT

/// How a guide hangs in the root of its island along an axis: in boxes, each tied to the one around it
/// at both ends.
struct StackHanging {
  /// The room before and behind, of the boxes from the root inwards.
  var rooms: [(before: Double, behind: Double)] = []
  /// The priority of the tie at the end of each box.
  var priorities: [UILayoutPriority] = []

  /// The rule for the innermost box where the root has a length; nil where several ties may give.
  func rule(inRoot length: Double) -> StackTree.Rule? {
    let inner = length - rooms.reduce(0) { $0 + $1.before + $1.behind }
    var rule = StackTree.Rule.fixed(inner)
    for priority in priorities where priority < .required {
      guard case .fixed = rule else { return nil }
      rule = .wished(length: inner, priority: priority.rank)
    }
    return rule
  }

  /// The rule where the root only wishes for a length; nil where it cannot be told which tie gives.
  func rule(inRootWishing length: Double, _ priority: UILayoutPriority) -> StackTree.Rule? {
    guard case .wished(let inner, let own)? = rule(inRoot: length) else {
      guard case .fixed(let inner)? = rule(inRoot: length) else { return nil }
      return .wished(length: inner, priority: priority.rank)
    }
    // The stronger one holds, and the weaker one says how long the box would like to be.
    guard own != priority.rank else { return nil }
    return .wished(length: inner, priority: min(own, priority.rank))
  }

  /// Where the boxes begin and how long they are, each in the box around it.
  func places(inner: Double, root: Double) -> [(start: Double, length: Double)] {
    var places: [(start: Double, length: Double)] = []
    var outer = root
    for (index, room) in rooms.enumerated() {
      outer -= room.before + room.behind
      if priorities[index] < .required {
        outer = rooms[(index + 1)...].reduce(inner) { $0 + $1.before + $1.behind }
      }
      places.append((room.before, outer))
    }
    return places
  }

  /// How long the root is where it only wishes for a length.
  func root(inner: Double, wishing length: Double, _ priority: UILayoutPriority) -> Double {
    for own in priorities where own < .required && own.rank < priority.rank { return length }
    return rooms.reduce(inner) { $0 + $1.before + $1.behind }
  }
}
