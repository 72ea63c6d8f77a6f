// SPDX-License-Identifier: MIT

/// What an engine keeps while its island is laid out without the solver.
@MainActor
final class StackLayout {
  /// Those that have put off their constraints, in any order.
  var guides: [DeferringGuide] = [] {
    didSet { outermostMayChange() }
  }
  /// What is in the outermost of them. Asked again after it has changed.
  var description: StackDescription?
  /// How the outermost hangs in the root; nil where that has to be looked up.
  var hanging: (horizontal: StackHanging, vertical: StackHanging)?
  /// The size of the outermost for which the tree has its places.
  var solvedSize: (width: Double, height: Double)?
  /// The parts of what is described, in the same order.
  var items: [EngineItem] = []
  /// The part of the view that the guides are in, where that is not the root of the island.
  var ownerItem: EngineItem?
  /// The indices of views whose height depends on their width.
  var wrapping: [Int] = []
  var answer: (question: FittingQuestion, size: CGSize)?

  /// Called when `describe` may say something else than it did.
  func contentsChanged() {
    description = nil
    hanging = nil
    solvedSize = nil
  }

  var allItems: [EngineItem] { items + [ownerItem].compactMap { $0 } }

  /// The guide that the others lie in: the one that constraints tie to something.
  var outermost: (any StackedGuide)? {
    if knownOutermost == nil { knownOutermost = .some(findOutermost()) }
    return knownOutermost??.guide
  }

  private var knownOutermost: DeferringGuide??

  /// Called when constraints come to one of the guides or leave it.
  func outermostMayChange() {
    knownOutermost = nil
  }

  private func findOutermost() -> DeferringGuide? {
    var outermost: DeferringGuide?
    for deferring in guides where deferring.guide.layoutState.isMentioned {
      guard outermost == nil else { return nil }
      outermost = deferring
    }
    return outermost
  }
}

/// A guide that lives as long as it is on the list.
struct DeferringGuide {
  unowned(unsafe) let guide: any StackedGuide
}

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
