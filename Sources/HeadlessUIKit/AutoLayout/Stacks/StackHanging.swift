// SPDX-License-Identifier: MIT

/// How a guide hangs in the root of its island along an axis: tied at both ends to the root, or to a
/// view that is tied to the root in the same way.
struct StackHanging {
  /// A box in the one around it.
  struct Box {
    /// The room before and behind.
    var before: Double
    var behind: Double
    /// Of the tie at the end.
    var priority = UILayoutPriority.required

    fileprivate var room: Double { before + behind }
    fileprivate var mayGive: Bool { priority < .required }
  }

  /// Where a box begins and how long it is, in the one around it.
  typealias Place = (start: Double, length: Double)

  /// The view around the guide, where that is not the root.
  var outer: Box?
  /// The guide.
  var inner: Box

  private var room: Double { (outer?.room ?? 0) + inner.room }

  /// The rule for the guide where the root has a length; nil where both ties may give.
  func rule(inRoot length: Double) -> StackTree.Rule? {
    let length = length - room
    let outerMayGive = outer?.mayGive ?? false
    if outerMayGive, inner.mayGive { return nil }
    if let outer, outerMayGive { return .wished(length: length, priority: outer.priority.rank) }
    if inner.mayGive { return .wished(length: length, priority: inner.priority.rank) }
    return .fixed(length)
  }

  /// The rule where the root only wishes for a length; nil where it cannot be told which tie gives.
  func rule(inRootWishing length: Double, _ priority: UILayoutPriority) -> StackTree.Rule? {
    switch rule(inRoot: length) {
    case nil: return nil
    case .fixed(let length)?: return .wished(length: length, priority: priority.rank)
    case .wished(let length, let own)?:
      // The stronger one holds, and the weaker one says how long the guide would like to be.
      return own == priority.rank
        ? nil : .wished(length: length, priority: min(own, priority.rank))
    }
  }

  /// Where the boxes lie, of a guide that is `length` long.
  func places(inner length: Double, root: Double) -> (outer: Place?, inner: Place) {
    guard let outer else {
      return (nil, (inner.before, inner.mayGive ? length : root - inner.room))
    }
    let around = outer.mayGive ? length + inner.room : root - outer.room
    return (
      (outer.before, around), (inner.before, inner.mayGive ? length : around - inner.room)
    )
  }

  /// How long the root is where it only wishes for a length.
  func root(inner length: Double, wishing wish: Double, _ priority: UILayoutPriority) -> Double {
    func givesMore(_ box: Box) -> Bool { box.mayGive && box.priority.rank < priority.rank }
    return givesMore(inner) || outer.map(givesMore) == true ? wish : length + room
  }
}
