// SPDX-License-Identifier: MIT

/// The state in Auto Layout of a view or a guide with constraints. Most views have none.
@MainActor
final class LayoutItemState {
  // Emptied by the owner's deinit.
  private var viewLink: Unretained<UIView>?
  private var guideLink: Unretained<UILayoutGuide>?

  /// The constraints, guides and unplaced items in the view; nil for a view without any.
  private(set) var contents: LayoutContents?

  /// The active constraints that speak of the item; their holders keep them.
  private var mentions = [Unretained<NSLayoutConstraint>]()

  /// The engine of the island whose root the view is.
  var engine: LayoutEngine?
  /// The item's part in the engine of the island that it lies in.
  var item: EngineItem?
  private var baselineMentions: Int32 = 0
  /// Whether a constraint reaches from inside the view to outside of it.
  var isCrossed = false
  /// Whether constraints in the view wait for an engine, because theirs was left.
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

  // MARK: Contents

  var held: [NSLayoutConstraint] { contents?.held ?? [] }
  var guides: [UILayoutGuide] { contents?.guides ?? [] }
  var systemGuides: [UILayoutGuide] { contents?.systemGuides ?? [] }

  /// The contents, to put something into them.
  var madeContents: LayoutContents {
    if let contents { return contents }
    let new = LayoutContents()
    contents = new
    return new
  }

  // MARK: The engine

  /// The place that the engine gives the item; nil where no engine places it.
  var place: PixelPlace? { item?.place }

  func contentChanged() {
    item?.contentChanged()
  }

  func strengthsChanged() {
    item?.strengthsChanged()
  }

  /// Parts with the engine that places the item.
  func leaveEngine() {
    item?.drop()
  }

  // MARK: Mentions

  var isMentioned: Bool { !mentions.isEmpty }

  var allMentions: [NSLayoutConstraint] { mentions.map(\.object) }

  func addMention(_ constraint: NSLayoutConstraint, inSlot slot: Int) {
    // An item has four edges.
    if mentions.isEmpty { mentions.reserveCapacity(4) }
    constraint.record.indicesInMentions[slot] = Int32(mentions.count)
    mentions.append(Unretained(constraint))
    if constraint.hasBaseline { baselineMentions += 1 }
  }

  func removeMention(_ constraint: NSLayoutConstraint, inSlot slot: Int) {
    let index = Int(constraint.record.indicesInMentions[slot])
    // The list is empty already while the owner goes.
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

  /// Constraints have to ask anew where the lines of text stand, in the item or in a view below.
  func baselinesChanged() {
    guard baselineMentions > 0 else { return }
    forEachMention { constraint in
      if constraint.hasBaseline { constraint.record.engine?.formulaChanged(of: constraint) }
    }
  }

  // MARK: The end

  /// Called by the owner's deinit. Where the last reference to a view goes off the main actor, nothing
  /// else can be using the view; there is nothing to check and nobody to wait for.
  nonisolated func ownerIsGone() {
    // A closure that captured something would have to be allocated, for each view that goes.
    let end = IsolatedEnd { $0.end() }
    unsafeBitCast(end, to: UncheckedEnd.self).call(self)
  }

  private func end() {
    // First, so that the constraints need not be taken out of it one by one.
    if let engine {
      engine.rootIsGone()
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

// Wrapped, because a closure by itself is turned into one of another form where it is a value of some
// type.
private struct IsolatedEnd {
  let call: @MainActor (LayoutItemState) -> Void
}

private struct UncheckedEnd {
  let call: (LayoutItemState) -> Void
}
