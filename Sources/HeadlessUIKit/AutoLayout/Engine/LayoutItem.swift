// SPDX-License-Identifier: MIT

/// A priority for each axis.
struct AxisPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

/// Numbers that ascend with the creation of views and layout guides.
@MainActor
enum CreationOrder {
  private static var last: UInt32 = 0

  static func next() -> UInt32 {
    last &+= 1
    return last
  }
}

/// The values that Auto Layout stores in every view.
@MainActor
struct LayoutItem {
  let creationOrder = CreationOrder.next()
  var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var resistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// Nil for a view without constraints.
  nonisolated(unsafe) var state: LayoutItemState?

  // The view calls these functions after the changes that they are named after.

  func sizeChanged() {
    guard let state else { return }
    state.engine?.rootSizeChanged(byClient: !state.isBeingPlaced)
    for guide in state.systemGuides where guide.kind == .readable || guide.kind == .keyboard {
      guide.layoutState.item?.pinsChanged()
    }
    frameChanged(state)
  }

  func originChanged() {
    guard let state else { return }
    if let item = state.item { item.scrolled() }
    state.engine?.held.rootItem?.scrolled()
  }

  func positionChanged() {
    guard let state else { return }
    frameChanged(state)
  }

  func safeAreaChanged(of view: UIView) {
    guard state != nil else { return }
    view.systemGuideChanged(.safeArea)
    view.systemGuideChanged(.keyboard)
  }

  func marginsChanged(of view: UIView) {
    guard let state else { return }
    view.systemGuideChanged(.margins)
    view.systemGuideChanged(.readable)
    state.forEachMention { constraint in
      if constraint.dependsOnMargins { constraint.record.engine?.formulaChanged(of: constraint) }
    }
  }

  func traitsChanged() {
    guard let state else { return }
    state.engine?.scaleMayHaveChanged()
  }

  func directionChanged() {
    for constraint in state?.held ?? [] where constraint.isDirectional {
      constraint.record.engine?.formulaChanged(of: constraint)
    }
  }

  private func frameChanged(_ state: LayoutItemState) {
    guard !state.isBeingPlaced else { return }
    guard let item = state.item else { return }
    switch item.role {
    case .autoresized: item.pinsChanged()
    case .free: state.markUnplaced()  // the next layout of the superview restores the frame
    case .root, .systemGuide: break
    }
  }
}

extension NSLayoutConstraint {
  fileprivate var isDirectional: Bool {
    first.attribute.isDirectional || effectiveSecond?.attribute.isDirectional == true
  }
}

extension EngineItem {
  /// Called after the origin of the view's bounds has changed.
  fileprivate func scrolled() {
    if pins.originX != nil || pins.originY != nil {
      pinsChanged()
    } else if state?.isCrossed == true, scrolls, state?.view?.scrollContentGuide == nil {
      // The view scrolls for the first time, and the formulas of constraints through the view do
      // not contain the origin of its bounds yet.
      engine?.dissolve()
    }
  }
}

extension LayoutEngine {
  fileprivate func rootSizeChanged(byClient: Bool) {
    if isRootFree && fitting == nil {
      guard byClient else { return }
      sizeOfFreeRoot = root.bounds.size
    }
    held.rootItem?.pinsChanged()
  }

  fileprivate func scaleMayHaveChanged() {
    let new = root.pixelsPerPoint
    guard new != scale else { return }
    scale = new
    for item in held.items {
      item.pixelFrame.isPublished = false
      list(item)
    }
    markDirty()
  }
}

extension UIView {
  /// Called after `autoresizingMask` or `translatesAutoresizingMaskIntoConstraints` was set.
  final func autoresizingChanged() {
    placementChanged()
  }

  /// Has to be called after `invalidateIntrinsicContentSize`.
  final func intrinsicSizeChanged() {
    if let state = layoutItem.state {
      state.contentChanged()
      state.engine?.held.rootItem?.contentChanged()
    }
    parent?.subviewContentDidChange(self)
    parent?.setNeedsLayout()
  }

  final func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard layoutItem.hugging[axis] != priority else { return }
    layoutItem.hugging[axis] = priority
    strengthsChanged()
  }

  final func setCompressionResistance(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard layoutItem.resistance[axis] != priority else { return }
    layoutItem.resistance[axis] = priority
    strengthsChanged()
  }

  private func strengthsChanged() {
    guard let state = layoutItem.state else { return }
    state.strengthsChanged()
    state.engine?.held.rootItem?.strengthsChanged()
  }

  /// Solves the constraints of the islands of the view and its ancestors. Called before a layout
  /// pass on the view that is laid out.
  final func solveConstraints() {
    if let parent { parent.solveConstraints() }
    guard let state = layoutItem.state else { return }
    if parent == nil { adoptOrphans() }
    if let engine = state.engine, engine.isDirty { engine.solve() }
  }

  /// Sets the solved frames of the subviews. Called by `layoutSubviews`.
  final func applyConstraints() {
    placeSubviews()
  }

  final func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsNow()
    let question = FittingQuestion(target, of: self, horizontal: horizontal, vertical: vertical)
    return constrainedFittingSize(question) ?? unconstrainedFittingSize(question)
  }

  /// Deactivates the constraints between the view's subtree and other views. Called before the view
  /// is removed from its tree.
  final func willLeaveTree(of ancestor: UIView, movingTo newParent: UIView?) {
    constraintsWillLeave(for: newParent)
  }

  /// Called after the view was added to a tree or became the root of a tree.
  final func didJoinTree(oldRoot: UIView) {
    constraintsDidJoin()
  }
}
