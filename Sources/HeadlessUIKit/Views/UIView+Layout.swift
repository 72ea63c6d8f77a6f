// SPDX-License-Identifier: MIT

// Two flags a view: that it needs layout itself, and that a view below does. A view that is marked has
// marked ancestors up to the root, and the root's window is on the device's list; so marking stops at
// the first ancestor that is marked, and a pass does not look where nothing is marked.
extension UIView {
  /// The number of passes after which a layout that invalidates itself in every pass is left as it is.
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

  /// Makes a pass look at the view, without a layout of its own: constraints in it are to be solved.
  final func markSubtreeNeedsLayout() {
    guard !flags.subtreeNeedsLayout else { return }
    flags.subtreeNeedsLayout = true
    if !flags.needsLayout { markAncestorsNeedLayout() }
  }

  private func scheduleLayout() {
    if isWindow, let window = self as? UIWindow { device.needsLayout(window) }
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

  /// Tells ancestors of a view that came what it needs.
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

  /// Whether a pass has something to do here or below.
  final var isDirty: Bool {
    flags.needsLayout || flags.subtreeNeedsLayout || flags.needsUpdateConstraints
      || flags.subtreeNeedsUpdateConstraints
  }

  final func layoutNow() {
    guard !flags.isLayingOut else { return }  // asked from inside its own layout
    device.layoutDepth += 1
    layOutUntilSettled()
    device.layoutDepth -= 1
    if device.layoutDepth == 0 { device.isLayoutUnsettled = false }
    device.reportConflicts()
  }

  private func layOutUntilSettled() {
    // Calls inside of a layout that does not settle make one pass each. With the full number in every pass
    // of every outer call, the number of passes would grow exponentially with the depth of the calls.
    let isLastPass = device.isLayoutUnsettled
    for _ in 0..<(isLastPass ? 1 : Self.layoutPassLimit) {
      root.updateConstraintsNow()
      solveConstraints()
      guard isDirty else { return }
      // What lies above and needs layout too decides over this view's size (CALayer,
      // "layoutIfNeeded").
      var top = self
      while let parent = top.parent, parent.flags.needsLayout, !parent.flags.isLayingOut {
        top = parent
      }
      top.layoutPass()
    }
    guard !isLastPass else { return }  // an outer call clears the marks
    device.isLayoutUnsettled = true
    leaveUnsettledLayout()
  }

  /// Clears the marks of views that invalidate themselves in every pass, and reports each of them once.
  ///
  /// The views have been laid out in every pass, so that no layout is lost. Marks that remained would
  /// repeat the passes in every frame, and a layout that grows in each pass would grow for ever.
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
    let goesOn = flags.subtreeNeedsLayout || flags.subtreeNeedsUpdateConstraints
    flags.subtreeNeedsLayout = false
    flags.subtreeNeedsUpdateConstraints = false
    guard goesOn else { return }
    for child in children {
      child.collectUnsettled(into: &views)
    }
  }

  private func layoutPass() {
    if let engine = layoutItem.state?.engine, engine.isDirty { engine.solve() }
    if flags.needsLayout {
      flags.needsLayout = false
      flags.isLayingOut = true
      controller?.viewLayoutBegins()
      controller?.viewWillLayoutSubviews()
      device.counters.layoutPasses += 1
      layoutSubviews()
      refreshCoverOfSubviews()
      controller?.viewDidLayoutSubviews()
      flags.isLayingOut = false
    }
    if flags.subtreeNeedsLayout {
      flags.subtreeNeedsLayout = false
      for child in children where child.flags.needsLayout || child.flags.subtreeNeedsLayout {
        child.layoutPass()
      }
    }
    // Places that were just given may change margins, and so what was solved: the mark that was set for
    // that may have been taken for an older one.
    if layoutItem.state?.engine?.isDirty ?? false { markSubtreeNeedsLayout() }
  }

  /// From the leaves upwards, because a view's constraints may depend on its subviews'.
  final func updateConstraintsNow() {
    if flags.subtreeNeedsUpdateConstraints {
      flags.subtreeNeedsUpdateConstraints = false
      for child in children {
        child.updateConstraintsNow()
      }
    }
    guard flags.needsUpdateConstraints else { return }
    updateConstraints()
    // A subclass that does not call super would else be asked for ever.
    flags.needsUpdateConstraints = false
  }
}
