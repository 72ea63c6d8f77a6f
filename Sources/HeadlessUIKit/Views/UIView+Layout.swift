// SPDX-License-Identifier: MIT

// Every view has two dirty flags: whether it needs layout itself, and whether a descendant does.
// All ancestors of a dirty view are marked, and the window at the root is on the device's list.
// Marking therefore stops at the first marked ancestor, and a layout pass skips unmarked subtrees.
extension UIView {
  /// The number of passes after which a layout that invalidates itself in every pass is abandoned.
  static let layoutPassLimit = 32

  final func markNeedsLayout() {
    guard !flags.needsLayout else { return }
    flags.needsLayout = true
    markAncestorsNeedLayout()
  }

  private func markAncestorsNeedLayout() {
    var view = self
    while let parent = view.parent {
      guard !parent.flags.subtreeNeedsLayout else { return }
      parent.flags.subtreeNeedsLayout = true
      view = parent
    }
    view.scheduleLayout()
  }

  /// Makes a layout pass visit the view without laying it out: constraints in the view must be
  /// solved.
  final func markSubtreeNeedsLayout() {
    guard !flags.subtreeNeedsLayout else { return }
    flags.subtreeNeedsLayout = true
    if !flags.needsLayout { markAncestorsNeedLayout() }
  }

  private func scheduleLayout() {
    if isWindow, let window = self as? UIWindow { device.screenUpdates.needsLayout(window) }
  }

  final func markNeedsUpdateConstraints() {
    guard !flags.needsUpdateConstraints else { return }
    flags.needsUpdateConstraints = true
    var view = self
    while let parent = view.parent, !parent.flags.subtreeNeedsUpdateConstraints {
      parent.flags.subtreeNeedsUpdateConstraints = true
      view = parent
    }
    root.scheduleLayout()
  }

  /// Marks the ancestors of a view that was added by the flags of the view.
  final func propagateLayoutFlags(of view: UIView) {
    if view.flags.needsLayout || view.flags.subtreeNeedsLayout {
      view.markAncestorsNeedLayout()
    }
    guard view.flags.needsUpdateConstraints || view.flags.subtreeNeedsUpdateConstraints else {
      return
    }
    var ancestor: UIView? = self
    while let current = ancestor, !current.flags.subtreeNeedsUpdateConstraints {
      current.flags.subtreeNeedsUpdateConstraints = true
      ancestor = current.parent
    }
  }

  /// Whether a layout pass has work to do in this view or below.
  final var isDirty: Bool {
    flags.needsLayout || flags.subtreeNeedsLayout || flags.needsUpdateConstraints
      || flags.subtreeNeedsUpdateConstraints
  }

  final func layoutNow() {
    guard !flags.isLayingOut else { return }  // called from inside the view's own layout
    let device = device  // read once: weak references to a device make retaining it slow
    let updates = device.screenUpdates
    updates.layoutDepth += 1
    layOutUntilSettled(updates)
    updates.layoutDepth -= 1
    if updates.layoutDepth == 0 { updates.isLayoutUnsettled = false }
    device.conflictReports.write()
    // In an animation, the content scrolls along with the layout that moves the first responder.
    if updates.layoutDepth == 0, AnimationScope.current != nil, isWindowOfEditing {
      device.application.firstResponderOwner.showAfterLayout(on: device)
    }
  }

  /// Lays out the view and its descendants now, but no views around it, whose client may be in the
  /// middle of a change.
  final func layOutInside() {
    guard !flags.isLayingOut else { return }
    updateConstraintsNow()
    solveConstraints()
    layoutPass(among: nil)
  }

  private var isWindowOfEditing: Bool {
    guard let responder = device.application.firstResponder as? UIView else { return false }
    return responder.root === root
  }

  private func layOutUntilSettled(_ updates: ScreenUpdates) {
    // Nested calls in a layout that does not settle make one pass each. With the full number of
    // passes in every nested call, the total would grow exponentially with the depth of the calls.
    let isLastPass = updates.isLayoutUnsettled
    for _ in 0..<(isLastPass ? 1 : Self.layoutPassLimit) {
      root.updateConstraintsNow()
      solveConstraints()
      guard isDirty else { return }
      // Dirty ancestors are laid out first, because they determine the size of this view (CALayer,
      // "layoutIfNeeded").
      var top = self
      while let parent = top.parent, parent.flags.needsLayout, !parent.flags.isLayingOut {
        top = parent
      }
      top.layoutPass(among: nil)
    }
    guard !isLastPass else { return }  // an outer call clears the flags
    updates.isLayoutUnsettled = true
    leaveUnsettledLayout()
  }

  /// Clears the flags of views that invalidate themselves in every pass, and reports each of these
  /// views once.
  ///
  /// The views have been laid out in every pass, so no layout is lost. Remaining flags would repeat
  /// the passes in every frame, and a layout that grows in each pass would grow without limit.
  private func leaveUnsettledLayout() {
    var views: [UIView] = []
    collectUnsettled(into: &views)
    guard !views.isEmpty else { return }
    device.warn(
      "The layout of \(root) did not settle in \(Self.layoutPassLimit) passes, because each pass "
        + "invalidated the layout of \(views.map(\.description).joined(separator: ", ")). "
        + "The layout is left as it is.")
  }

  /// - Parameter views: Receives the views that have not been reported before.
  private func collectUnsettled(into views: inout [UIView]) {
    let isCause =
      flags.needsLayout || flags.needsUpdateConstraints
      || layoutItem.state?.engine?.isDirty ?? false
    if isCause, !flags.isReportedAsUnsettled {
      flags.isReportedAsUnsettled = true
      views.append(self)
    }
    flags.needsLayout = false
    flags.needsUpdateConstraints = false
    let continues = flags.subtreeNeedsLayout || flags.subtreeNeedsUpdateConstraints
    flags.subtreeNeedsLayout = false
    flags.subtreeNeedsUpdateConstraints = false
    guard continues else { return }
    for child in children {
      child.collectUnsettled(into: &views)
    }
  }

  /// Lays out the view and its descendants.
  ///
  /// - Parameter traits: The traits of the superview if they are the current ones.
  private func layoutPass(among traits: UITraitCollection?) {
    let own = currentTraits
    if own === traits {
      layoutPass(in: own)
    } else {
      withTraits { layoutPass(in: own) }
    }
  }

  private func layoutPass(in traits: UITraitCollection) {
    if let engine = layoutItem.state?.engine, engine.isDirty { engine.solve() }
    if flags.needsLayout {
      flags.needsLayout = false
      flags.isLayingOut = true
      viewOwner?.viewLayoutBegins()
      viewOwner?.viewWillLayoutSubviews()
      device.counters.layoutPasses += 1
      backingLayer.layoutSublayers()
      refreshCoverOfSubviews()
      viewOwner?.viewDidLayoutSubviews()
      wasLaidOut()
      viewOwner?.contentChanged()
      flags.isLayingOut = false
    } else {
      descendantsWillBeLaidOut()
    }
    if flags.subtreeNeedsLayout {
      flags.subtreeNeedsLayout = false
      for child in children where child.flags.needsLayout || child.flags.subtreeNeedsLayout {
        child.layoutPass(among: traits)
      }
    }
    // The positions that were just set may change margins, and so invalidate the solution. The flag
    // for this change may have been cleared as if it were an older one. An engine that solves,
    // because a view that it measures needs a layout, requests another one itself.
    if let engine = layoutItem.state?.engine, engine.isDirty, !engine.isSolving {
      markSubtreeNeedsLayout()
    }
  }

  /// Updates constraints from the leaves upwards, because a view's constraints may depend on its
  /// subviews'.
  final func updateConstraintsNow() {
    if flags.subtreeNeedsUpdateConstraints {
      flags.subtreeNeedsUpdateConstraints = false
      for child in children {
        child.updateConstraintsNow()
      }
    }
    guard flags.needsUpdateConstraints else { return }
    withTraits { updateConstraints() }
    // Cleared here as well: a subclass that does not call super would otherwise be updated in every
    // pass.
    flags.needsUpdateConstraints = false
  }
}
