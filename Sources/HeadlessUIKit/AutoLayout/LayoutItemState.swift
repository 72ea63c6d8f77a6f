// SPDX-License-Identifier: MIT

/// What Auto Layout keeps with a view or a guide that it has met. Most views have none.
@MainActor
final class LayoutItemState {
  // Emptied by the owner's deinit.
  nonisolated(unsafe) unowned(unsafe) private(set) var view: UIView?
  nonisolated(unsafe) unowned(unsafe) private(set) var guide: UILayoutGuide?

  /// The active constraints that speak of the item; their holders keep them.
  private var mentions = [Unretained<NSLayoutConstraint>]()

  private var baselineMentions = 0

  /// The constraints that the view holds.
  var held: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide] = []

  /// The engine of the island whose root the view is.
  var engine: LayoutEngine?
  /// The item's part in the engine of the island that it lies in.
  var item: EngineItem?
  /// Whether a constraint reaches from inside the view to outside of it.
  var isCrossed = false
  /// Whether constraints in the view wait for an engine, because theirs was left.
  var hasOrphans = false

  /// The items in this view whose frames have to be set.
  var unplaced: [LayoutItemState] = []
  /// The engine that a guide is laid out by without constraints.
  unowned(unsafe) var deferringEngine: LayoutEngine?
  /// When the guide would last have made constraints, among those that were activated.
  var deferralAge = 0
  /// Whether the guide waits for another such engine, because its own was left.
  var isOrphan = false
  /// Whether the item is among its superview's `unplaced`.
  var isUnplaced = false
  /// Whether the engine is setting the view's frame.
  var isBeingPlaced = false
  var fittings: [FittingResult] = []

  init(view: UIView) {
    self.view = view
  }

  init(guide: UILayoutGuide) {
    self.guide = guide
  }

  static func of(_ item: Any) -> LayoutItemState? {
    if let view = item as? UIView { return view.layoutState }
    return (item as? UILayoutGuide)?.layoutState
  }

  var owner: AnyObject? { view ?? guide }

  /// The view in whose coordinates the item lies.
  var container: UIView? {
    if let view { return view.parent }
    return guide?.owner
  }

  var name: String {
    guard let owner else { return "(gone)" }
    let address = "\(type(of: owner)):\(address(of: owner))"
    guard let guide, !guide.identifier.isEmpty else { return address }
    return "\(address)'\(guide.identifier)'"
  }

  // MARK: Mentions

  var isMentioned: Bool { !mentions.isEmpty }

  var allMentions: [NSLayoutConstraint] { mentions.map(\.object) }

  func addMention(_ constraint: NSLayoutConstraint) {
    mentions.append(Unretained(constraint))
    deferringEngine?.stacks?.outermostMayChange()
    if constraint.hasBaseline { baselineMentions += 1 }
  }

  func removeMention(_ constraint: NSLayoutConstraint) {
    deferringEngine?.stacks?.outermostMayChange()
    // From the end, because what was activated last is most often deactivated first.
    for index in mentions.indices.reversed() where mentions[index].object === constraint {
      mentions.swapAt(index, mentions.count - 1)
      mentions.removeLast()
      if constraint.hasBaseline { baselineMentions -= 1 }
      return
    }
  }

  func forEachMention(_ body: @MainActor (NSLayoutConstraint) -> Void) {
    for mention in mentions {
      body(mention.object)
    }
  }

  /// Constraints have to ask anew where the lines of text stand, in the item or in a view below.
  func baselinesChanged() {
    guard baselineMentions > 0 else { return }
    forEachMention { constraint in
      if constraint.hasBaseline { constraint.record.engine?.formulaChanged(of: constraint) }
    }
  }

  func mentions(on axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    allMentions.filter { $0.first.attribute.axis == axis || $0.second?.attribute.axis == axis }
  }

  // MARK: The end

  /// Called by the owner's deinit.
  func ownerIsGone() {
    // First, so that the constraints need not be taken out of it one by one.
    engine?.rootIsGone()
    engine = nil
    if let guide { deferringEngine?.withdrawDeferral(of: guide) }
    item?.drop()
    let mentions = allMentions
    self.mentions = []
    for constraint in held {
      constraint.deactivate()
    }
    for constraint in mentions {
      constraint.deactivate()
    }
    for guide in guides + systemGuides {
      guide.owner = nil
    }
    unplaced = []
    view = nil
    guide = nil
  }
}

/// A reference that keeps nothing alive and is not emptied: for lists that objects leave in time.
struct Unretained<Object: AnyObject> {
  unowned(unsafe) let object: Object

  init(_ object: Object) {
    self.object = object
  }
}

/// Runs what a deinitialiser has to do. Where the last reference to a view goes off the main actor,
/// nothing else can be using the view; there is nothing to check and nobody to wait for.
nonisolated func onMainActorUnchecked(_ body: @MainActor () -> Void) {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Void).self)() }
}
