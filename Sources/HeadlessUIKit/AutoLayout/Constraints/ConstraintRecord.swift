// SPDX-License-Identifier: MIT
internal import Resin

/// The state of a constraint in Auto Layout.
@MainActor
struct ConstraintRecord {
  /// The view that holds the constraint while it is active.
  var holder: UIView? {
    get { holderLink?.object }
    set { holderLink = Unretained(newValue) }
  }
  /// The index in the holder's list.
  var indexInHolder = 0
  /// The indices in the `mentions` of the constraint's items, by the slots of `item(inSlot:)`.
  var indicesInMentions = SIMD4<Int32>()
  /// The nearest common ancestor of all items, or an item itself. The formula uses its coordinates.
  var ancestor: UIView? {
    get { ancestorLink?.object }
    set { ancestorLink = Unretained(newValue) }
  }
  /// The engine that is responsible for the constraint; its solver may not contain the constraint
  /// yet.
  var engine: LayoutEngine? {
    get { engineLink?.object }
    set { engineLink = Unretained(newValue) }
  }
  /// The index in the engine's list.
  var indexInEngine = 0
  /// The position of the last activation in the order of all activations.
  var age = 0
  /// The handle of the constraint in the solver; nil outside of the solver.
  var handle: ConstraintSolver.Constraint?
  /// The constant that insets, margins and baselines add to the left side, without the constraint's
  /// constant.
  var geometry = 0.0
  /// The first two items with variables in the solver's constraint; `moreUsed` contains the others.
  var used: (EngineItem?, EngineItem?)
  var moreUsed: [EngineItem] = []
  var isWaiting = false
  var isChanged = false
  /// Whether the engine has left the constraint out because of a conflict.
  var isBroken = false
  /// Whether the formula is invalid. An invalid constraint has no effect.
  var isIllegal = false

  private var holderLink: Unretained<UIView>?
  private var ancestorLink: Unretained<UIView>?
  private var engineLink: Unretained<LayoutEngine>?

  private static var lastAge = 0

  fileprivate mutating func noteActivation() {
    Self.lastAge += 1
    age = Self.lastAge
  }
}

extension NSLayoutConstraint {
  /// Adds the constraint to a view, and to the engine of the island of the items' common ancestor.
  ///
  /// - Parameter view: The view that holds the constraint; nil for the common ancestor.
  func activate(heldBy view: UIView? = nil) {
    guard !record.isIllegal else { return }
    guard first.attribute != .notAnAttribute else { return checkTerms() }  // made by `init()`
    guard let ancestor = commonAncestor else {
      device.reportIllegalUse(messageOfUnrelatedViews)
      return
    }
    if let view, !ancestor.isDescendant(of: view) {
      device.reportIllegalUse(
        "The view hierarchy is not prepared for the constraint: \(self)  When added to a view, the "
          + "constraint's items must be descendants of that view (or the view itself).")
      return
    }
    let holder = view ?? ancestor
    record.noteActivation()
    record.holder = holder
    record.ancestor = ancestor
    let contents = holder.layoutState.madeContents
    record.indexInHolder = contents.held.count
    if contents.held.isEmpty { contents.held.reserveCapacity(4) }
    contents.held.append(self)
    forEachItem { item, slot in
      item.addMention(self, inSlot: slot)
      item.markCrossed(upTo: ancestor)
    }
    LayoutEngine.engine(for: self).enqueue(self)
  }

  /// Removes the constraint from its view and its engine.
  func deactivate() {
    guard let holder = record.holder else { return }
    record.engine?.remove(self)
    forEachItem { item, slot in item.removeMention(self, inSlot: slot) }
    record.holder = nil
    record.ancestor = nil
    // Last, because this may be the last reference.
    let contents = holder.layoutState.madeContents
    contents.held.swapAt(record.indexInHolder, contents.held.count - 1)
    contents.held[record.indexInHolder].record.indexInHolder = record.indexInHolder
    contents.held.removeLast()
  }

  private var commonAncestor: UIView? {
    guard let view = first.item?.hostingView else { return nil }
    guard let second = effectiveSecond else {
      return first.origin == nil ? view : commonAncestorOfAll(from: view)
    }
    guard first.origin == nil, second.origin == nil, let other = second.item?.hostingView else {
      return commonAncestorOfAll(from: view)
    }
    return view.commonAncestor(with: other)
  }

  private func commonAncestorOfAll(from view: UIView) -> UIView? {
    var common: UIView? = view
    forEachItem { item, _ in
      common = item.hostingView.flatMap { common?.commonAncestor(with: $0) }
    }
    return common
  }

  private var messageOfUnrelatedViews: String {
    let left = NSLayoutAnchor<AnyObject>(first).description
    let right = second.map { NSLayoutAnchor<AnyObject>($0).description } ?? "(null)"
    return "Unable to activate constraint with anchors \(left) and \(right) because they have no "
      + "common ancestor.  Does the constraint or its anchors reference items in different view "
      + "hierarchies?  That's illegal."
  }
}

extension LayoutItemState {
  /// The view, or the view that owns the guide: the first candidate for the common ancestor.
  fileprivate var hostingView: UIView? { view ?? guide?.owner }

  /// Sets `isCrossed` in the views between the item and an ancestor.
  fileprivate func markCrossed(upTo ancestor: UIView) {
    guard view !== ancestor else { return }
    var between = container
    while let current = between, current !== ancestor {
      let state = current.layoutState
      if !state.isCrossed {
        state.isCrossed = true
        // The view is no longer the root of an island.
        if !current.isIslandRoot { state.engine?.dissolve() }
      }
      between = current.parent
    }
  }
}

extension UIView {
  final func commonAncestor(with other: UIView) -> UIView? {
    if self === other || other.parent === self { return self }
    if parent === other { return other }
    if let parent, parent === other.parent { return parent }
    var (one, two) = (self, other)
    var difference = one.depth - two.depth
    while difference > 0, let parent = one.parent { (one, difference) = (parent, difference - 1) }
    while difference < 0, let parent = two.parent { (two, difference) = (parent, difference + 1) }
    while one !== two {
      guard let next = one.parent, let nextOfOther = two.parent else { return nil }
      (one, two) = (next, nextOfOther)
    }
    return one
  }

  private var depth: Int {
    var depth = 0
    var view = self
    while let parent = view.parent {
      depth += 1
      view = parent
    }
    return depth
  }
}
