// SPDX-License-Identifier: MIT

/// What an engine keeps while its island is laid out without the solver.
@MainActor
final class StackLayout {
  // No checks for overlapping accesses: as in `LayoutItemState`.

  /// Those that have put off their constraints, in any order.
  @exclusivity(unchecked) var guides: [DeferringGuide] = [] {
    didSet { outermostMayChange() }
  }
  /// What is in the outermost of them. Asked again after it has changed.
  @exclusivity(unchecked) var description: StackDescription?
  /// How the outermost hangs in the root; nil where that has to be looked up.
  @exclusivity(unchecked) var hanging: (horizontal: StackHanging, vertical: StackHanging)?
  /// Whether that is for the answer of a fit, in which views have other safe areas and margins.
  @exclusivity(unchecked) var isHangingForFit = false
  /// The size of the outermost for which the tree has its places.
  @exclusivity(unchecked) var solvedSize: (width: Double, height: Double)?
  /// What is described, in the same order.
  @exclusivity(unchecked) var states: [LayoutItemState] = []
  /// That of the view that the guides are in, where that is not the root of the island.
  @exclusivity(unchecked) var ownerState: LayoutItemState?
  /// Those whose views have another content, or hold to it in another way.
  @exclusivity(unchecked) var changedStates: [LayoutItemState] = []
  /// Views whose height depends on their width.
  @exclusivity(unchecked) var wrapping: [WrappingItem] = []
  @exclusivity(unchecked) var answer: (question: FittingQuestion, size: CGSize)?

  /// Called when `describe` may say something else than it did.
  func contentsChanged() {
    // Called for each guide that comes, when there is nothing yet.
    if description != nil { description = nil }
    if hanging != nil { hanging = nil }
    if solvedSize != nil { solvedSize = nil }
  }

  /// Notes the size of a view's content where its width is free.
  func wrap(_ index: Int, natural: CGSize) {
    let item = WrappingItem(index: index, natural: natural)
    if let place = wrapping.firstIndex(where: { $0.index == index }) {
      wrapping[place] = item
    } else {
      wrapping.append(item)
    }
  }

  /// Gives all items their places with the next layout, those included that lie where they lay.
  func placeAgain() {
    for state in states {
      state.stacked?.place.isPublished = false
    }
    ownerState?.stacked?.place.isPublished = false
  }

  /// The guide that the others lie in: the one that constraints tie to something.
  var outermost: (any StackedGuide)? {
    if knownOutermost == nil { knownOutermost = .some(findOutermost()) }
    return knownOutermost??.guide
  }

  @exclusivity(unchecked) private var knownOutermost: DeferringGuide??

  /// Called when constraints come to one of the guides or leave it.
  func outermostMayChange() {
    knownOutermost = nil
  }

  private func findOutermost() -> DeferringGuide? {
    var outermost: DeferringGuide?
    for index in guides.indices where guides[index].state.isTied {
      guard outermost == nil else { return nil }
      outermost = guides[index]
    }
    return outermost
  }
}

/// An item's part in an island that is laid out without the solver.
struct StackedItem {
  // In an order that leaves no gaps: there are many of these.
  private let engineLink: Unretained<LayoutEngine>
  var place = PixelPlace()
  private var shortIndex: Int32
  /// Whether the view's frame is larger than the rectangle that is aligned, or smaller.
  var hasAlignmentInsets = false
  var needsMeasuring = false
  var needsStrengths = false

  init(engine: LayoutEngine, index: Int) {
    engineLink = Unretained(engine)
    shortIndex = Int32(index)
  }

  var engine: LayoutEngine { engineLink.object }

  /// In what is described; negative for the view that the guides are in.
  var index: Int {
    get { Int(shortIndex) }
    set { shortIndex = Int32(newValue) }
  }
}

/// A view whose height depends on its width.
struct WrappingItem {
  /// In what is described.
  let index: Int
  /// The size of the content where its width is free.
  let natural: CGSize
  /// The width for which the height of the content was last asked for.
  var measuredWidth = -1.0
}

/// A guide that lives as long as it is on the list.
struct DeferringGuide {
  unowned(unsafe) let guide: any StackedGuide
  private let stateLink: Unretained<LayoutItemState>

  @MainActor
  init(_ guide: any StackedGuide) {
    self.guide = guide
    stateLink = Unretained(guide.layoutState)
  }

  var state: LayoutItemState { stateLink.object }
}
