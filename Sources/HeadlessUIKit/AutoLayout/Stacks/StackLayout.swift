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
