// SPDX-License-Identifier: MIT

/// The Auto Layout state of a view or guide with constraints. Most views have no such state.
@MainActor
final class LayoutItemState {
  // Set to nil by the owner's deinitializer.
  private var viewLink: Unretained<UIView>?
  private var guideLink: Unretained<UILayoutGuide>?

  /// The constraints, guides and unplaced items in the view; nil for a view without any.
  private(set) var contents: LayoutContents?

  /// The active constraints that refer to the item. Their holders retain them.
  private var mentions = [Unretained<NSLayoutConstraint>]()

  /// The engine of the island whose root is the view.
  var engine: LayoutEngine?
  /// The item in the engine of the island that contains the view or guide.
  var item: EngineItem?
  private var baselineMentions: Int32 = 0
  /// Whether a constraint connects a descendant of the view with the outside of the view.
  var isCrossed = false
  /// Whether constraints in the view have lost their engine and wait for a new one.
  var hasOrphans = false

  /// Whether the item is among its superview's `unplaced`.
  var isUnplaced = false
  /// Whether the engine is setting the view's frame.
  var isBeingPlaced = false

  init(view: UIView) {
    viewLink = Unretained(view)
  }

  init(guide: UILayoutGuide) {
    guideLink = Unretained(guide)
  }

  static func of(_ item: Any) -> LayoutItemState? {
    if let view = item as? UIView { return view.layoutState }
    return (item as? UILayoutGuide)?.layoutState
  }

  var creationOrder: UInt32 { view?.layoutItem.creationOrder ?? guide?.creationOrder ?? 0 }

  var view: UIView? { viewLink?.object }
  var guide: UILayoutGuide? { guideLink?.object }

  var owner: AnyObject? { view ?? guide }

  /// The view whose coordinates the item's frame uses.
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

  // MARK: Contents

  var held: [NSLayoutConstraint] { contents?.held ?? [] }
  var guides: [UILayoutGuide] { contents?.guides ?? [] }
  var systemGuides: [UILayoutGuide] { contents?.systemGuides ?? [] }

  /// The contents. Creates missing contents.
  var madeContents: LayoutContents {
    if let contents { return contents }
    let new = LayoutContents()
    contents = new
    return new
  }

  // MARK: The engine

  /// The item's position in the engine; nil without an item in an engine.
  var pixelFrame: PixelFrame? { item?.pixelFrame }

  func contentChanged() {
    item?.contentChanged()
  }

  func strengthsChanged() {
    item?.strengthsChanged()
  }

  /// Removes the item from the engine that places it.
  func leaveEngine() {
    item?.drop()
  }

  // MARK: Constraints that refer to the item

  var allMentions: [NSLayoutConstraint] { mentions.map(\.object) }

  var isMentioned: Bool { !mentions.isEmpty }

  func addMention(_ constraint: NSLayoutConstraint, inSlot slot: Int) {
    // An item has four edges.
    if mentions.isEmpty { mentions.reserveCapacity(4) }
    constraint.record.indicesInMentions[slot] = Int32(mentions.count)
    mentions.append(Unretained(constraint))
    if constraint.hasBaseline { baselineMentions += 1 }
  }

  func removeMention(_ constraint: NSLayoutConstraint, inSlot slot: Int) {
    let index = Int(constraint.record.indicesInMentions[slot])
    // The list is already empty while the owner is deinitialized.
    guard index < mentions.count, mentions[index].object === constraint else { return }
    let last = mentions.count - 1
    if index < last {
      mentions[index] = mentions[last]
      mentions[index].object.mentionMoved(in: self, from: last, to: index)
    }
    mentions.removeLast()
    if constraint.hasBaseline { baselineMentions -= 1 }
  }

  func forEachMention(_ body: @MainActor (NSLayoutConstraint) -> Void) {
    for mention in mentions {
      body(mention.object)
    }
  }

  /// Called after the baselines in the item or in a descendant have changed. Updates the
  /// constraints that refer to them.
  func baselinesChanged() {
    guard baselineMentions > 0 else { return }
    forEachMention { constraint in
      if constraint.hasBaseline { constraint.record.engine?.formulaChanged(of: constraint) }
    }
  }

  // MARK: Deinitialization

  /// Called by the owner's deinitializer. If the last reference to a view is released off the main
  /// actor, no other code can use the view, so the isolation is neither checked nor waited for.
  nonisolated func ownerWasReleased() {
    // A closure with captures would require an allocation for each released view.
    let end = IsolatedEnd { $0.end() }
    unsafeBitCast(end, to: UncheckedEnd.self).call(self)
  }

  private func end() {
    // First, so that the constraints need not be removed from the engine one by one.
    if let engine {
      engine.rootWasReleased()
      self.engine = nil
    }
    leaveEngine()
    if !mentions.isEmpty || contents != nil { endContents() }
    viewLink = nil
    guideLink = nil
  }

  private func endContents() {
    let mentions = allMentions
    self.mentions = []
    for constraint in held {
      constraint.deactivate()
    }
    for constraint in mentions {
      constraint.deactivate()
    }
    guard let contents else { return }
    for guide in contents.guides {
      guide.owner = nil
    }
    for guide in contents.systemGuides {
      guide.owner = nil
    }
    for item in contents.unplaced {
      item.isUnplaced = false
    }
    contents.unplaced = []
  }
}

/// The constraints, guides and unplaced items in a view.
@MainActor
final class LayoutContents {
  /// The constraints that the view holds.
  var held: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide] = []
  /// The items in the view whose frames have to be set.
  var unplaced: [LayoutItemState] = []
  var fittings: [FittingResult] = []

  func add(_ guide: UILayoutGuide) {
    if guides.isEmpty { guides.reserveCapacity(4) }
    guides.append(guide)
  }
}

// Closures in structs, because a closure that is passed as a generic argument to `unsafeBitCast` is
// converted to another representation.
private struct IsolatedEnd {
  let call: @MainActor (LayoutItemState) -> Void
}

private struct UncheckedEnd {
  let call: (LayoutItemState) -> Void
}

// Without children; see `CGPath`.
extension LayoutItemState: CustomReflectable {
  nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}
