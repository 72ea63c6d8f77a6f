// SPDX-License-Identifier: MIT

/// The views of a split view controller beside those of its columns.
@MainActor
final class SplitViews {
  let dimming = UIControl(frame: .zero)
  let lines = [UIView(frame: .zero), UIView(frame: .zero)]
  let edgePan = UIScreenEdgePanGestureRecognizer()

  init(_ controller: UISplitViewController) {
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    dimming.addAction(
      UIAction { [weak controller] _ in controller?.changeMode(to: .secondaryOnly, animated: true)
      },
      for: .touchUpInside)
    for line in lines {
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
    }
    edgePan.addAction { [weak controller, weak edgePan] _ in
      if edgePan?.state == .began { controller?.showColumn(.primary) }
    }
  }
}

extension UISplitViewController {
  // MARK: Modes

  private var isTriple: Bool { style == .tripleColumn && split.controllers[.supplementary] != nil }

  /// The number of columns beside or over the secondary one, whether they are over it, and whether
  /// they move it aside.
  private func arrangement(of mode: DisplayMode) -> (count: Int, isOver: Bool, displaces: Bool) {
    let (count, isOver, displaces) =
      switch mode {
      case .automatic, .secondaryOnly: (0, false, false)
      case .oneBesideSecondary: (1, false, false)
      case .oneOverSecondary: (1, true, false)
      case .twoBesideSecondary: (2, false, false)
      case .twoOverSecondary: (2, true, false)
      case .twoDisplaceSecondary: (2, false, true)
      }
    return (min(count, isTriple ? 2 : 1), isOver, displaces)
  }

  /// The mode for the present size and preferences.
  final var automaticMode: DisplayMode {
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    let size = viewIfLoaded?.bounds.size ?? device.screen.bounds.size
    let isWide = size.width > size.height
    if preferredSplitBehavior == .overlay { return .secondaryOnly }
    if isTriple { return isWide ? .twoBesideSecondary : .oneBesideSecondary }
    return isWide || preferredSplitBehavior == .tile ? .oneBesideSecondary : .secondaryOnly
  }

  /// Changes the mode; to the automatic one if `mode` is nil.
  final func changeMode(to mode: DisplayMode?, animated: Bool) {
    split.chosenMode = mode
    guard isViewLoaded, !split.isCollapsed else { return }
    let new = mode ?? automaticMode
    guard new != split.mode else { return }
    let animated = animated && view.window != nil
    beginChange(to: new, animated: animated)
    let change = { [self] in
      layOutColumns()
      if animated { view.layoutIfNeeded() }
    }
    let end = { [weak self] in
      guard let self else { return }
      endChange(animated: animated)
    }
    guard animated else {
      change()
      return end()
    }
    UIView.animate(withDuration: TransitionDurations.rotation, animations: change) { _ in end() }
  }

  /// Reports a change of the mode to the delegate and to the columns, which begin to appear or
  /// disappear.
  private func beginChange(to new: DisplayMode, animated: Bool) {
    split.isReporting = true
    delegate?.splitViewController(self, willChangeTo: new)
    notify(from: split.mode, to: new)
    split.isReporting = false
    split.mode = new
    if animated { split.runningChanges += 1 }
    let visible = visibleChildren
    for child in children {
      child.setAppearing(
        visible.contains { $0 === child } && state.isTowardsShown, animated: animated)
    }
    takeInputFromHiddenColumns()
  }

  private func endChange(animated: Bool) {
    if animated { split.runningChanges -= 1 }
    layOutColumns()
    settleColumns(animated: animated)
  }

  private func settleColumns(animated: Bool) {
    let visible = visibleChildren
    for child in children {
      child.settle(shown: visible.contains { $0 === child }, in: state, animated: animated)
    }
  }

  /// Changes the mode to the automatic one in a layout: the size has changed, by a rotation for
  /// example, whose animation the columns join.
  private func changeModeInLayout() {
    guard view.window != nil, state == .appeared, split.isPlaced else {
      split.mode = automaticMode
      return takeInputFromHiddenColumns()
    }
    let duration = UIView.inheritedAnimationDuration
    beginChange(to: automaticMode, animated: duration > 0)
    guard duration > 0 else {
      return device.atEndOfTurn { [weak self] in self?.endChange(animated: false) }
    }
    device.after(duration) { [weak self] in self?.endChange(animated: true) }
  }

  /// Takes the keyboard from the columns that the mode hides.
  private func takeInputFromHiddenColumns() {
    let visible = visibleChildren
    for child in children where !visible.contains(where: { $0 === child }) {
      device.inputOwner.pageLeaves(child, keepsClaim: false)
    }
  }

  private func notify(from old: DisplayMode, to new: DisplayMode) {
    let (before, after) = (columns(in: old), columns(in: new))
    for column in after where !before.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
    for column in before where !after.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
  }

  /// The columns beside the secondary one in a mode, from the outermost one.
  private func columns(in mode: DisplayMode) -> [Column] {
    let all: [Column] = isTriple ? [.primary, .supplementary] : [.primary]
    return all.suffix(arrangement(of: mode).count)
  }

  final func showExpanded(_ column: Column) {
    guard column != .secondary, !columns(in: split.mode).contains(column) else { return }
    let isOver = preferredSplitBehavior == .overlay || view.bounds.width < view.bounds.height
    let count = isTriple && column == .primary ? 2 : 1
    let mode: DisplayMode =
      count == 2
      ? isOver ? .twoOverSecondary : .twoBesideSecondary
      : isOver && !isTriple ? .oneOverSecondary : .oneBesideSecondary
    changeMode(to: mode, animated: true)
  }

  final func hideExpanded(_ column: Column) {
    guard columns(in: split.mode).contains(column) else { return }
    let isOuter = isTriple && column == .primary
    changeMode(to: isOuter ? .oneBesideSecondary : .secondaryOnly, animated: true)
  }

  final func makeModeButton() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.leading"),
      primaryAction: UIAction { [weak self] _ in self?.modeButtonTapped() })
    item.accessibilityLabel = "Show Sidebar"
    return item
  }

  private func modeButtonTapped() {
    let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if target != .automatic { return changeMode(to: target, animated: true) }
    if columns(in: split.mode).contains(.primary) {
      hideExpanded(.primary)
    } else {
      showExpanded(.primary)
    }
  }

  // MARK: Widths

  final func widthsChanged() {
    viewIfLoaded?.setNeedsLayout()
  }

  final func width(of column: Column) -> CGFloat {
    let isPrimary = column == .primary
    let total = viewIfLoaded?.bounds.width ?? 0
    let fraction =
      isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
    let points = isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
    let least = isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth
    let greatest = isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth
    let isSet = { (value: CGFloat) in value >= 0 && value.isFinite }
    let wanted = isSet(points) ? points : isSet(fraction) ? fraction * total : 320
    let limit = isSet(greatest) ? greatest : isSet(points) || isSet(fraction) ? total : 320
    return min(max(min(wanted, limit), isSet(least) ? least : 0), total)
  }

  // MARK: Layout

  /// The children whose views are visible.
  final var visibleChildren: [UIViewController] {
    if split.isCollapsed { return [collapsedChild].compactMap { $0 } }
    return (columns(in: split.mode) + [.secondary]).compactMap { child(for: $0) }
  }

  final func layOutColumns() {
    guard let view = viewIfLoaded, split.isSettled else { return }
    if !split.isCollapsed, view.bounds.size != split.size {
      // A mode that was chosen holds until the size changes.
      split.size = view.bounds.size
      split.chosenMode = nil
    }
    if !split.isCollapsed, split.chosenMode == nil, split.mode != automaticMode {
      // A delegate that changes the columns is heard before the change.
      guard !split.isReporting else { return view.setNeedsLayout() }
      changeModeInLayout()
    }
    // The columns have widths of their own: half of a change must not squeeze one of them.
    view.autoresizesSubviews = false
    if views.edgePan.view !== view { view.addGestureRecognizer(views.edgePan) }
    let isAtRight = view.isRightToLeft != (primaryEdge == .trailing)
    views.edgePan.edges = isAtRight ? .right : .left
    if split.isCollapsed {
      layOutCollapsed(in: view)
    } else {
      layOutExpanded(in: view, isAtRight: isAtRight)
    }
    updateModeButton()
    split.isPlaced = view.window != nil
  }

  private func layOutCollapsed(in view: UIView) {
    views.edgePan.isEnabled = false
    views.dimming.removeFromSuperview()
    for line in views.lines { line.removeFromSuperview() }
    guard let child = collapsedChild else { return }
    place(child, at: view.bounds, in: view)
  }

  private func layOutExpanded(in view: UIView, isAtRight: Bool) {
    let (count, isOver, displaces) = arrangement(of: split.mode)
    views.edgePan.isEnabled = presentsWithGesture && count == 0
    let bounds = view.bounds
    let columns: [Column] = isTriple ? [.primary, .supplementary] : [.primary]
    let widths = columns.map { width(of: $0) }
    let shown = widths.suffix(count).reduce(0, +)
    func frame(from start: CGFloat, width: CGFloat) -> CGRect {
      CGRect(
        x: isAtRight ? bounds.width - start - width : start, y: 0, width: width,
        height: bounds.height)
    }
    let start = isOver ? 0 : shown
    let detail = frame(from: start, width: bounds.width - (displaces ? widths[0] : start))
    if let child = child(for: .secondary) { place(child, at: detail, in: view) }
    placeDimming(isShown: isOver && count > 0, in: view)
    // Hidden columns are beyond the edge.
    var x = shown - widths.reduce(0, +)
    for (index, column) in columns.enumerated() {
      let width = widths[index]
      let isVisible = columns.count - index <= count
      if let child = child(for: column) {
        place(child, at: frame(from: x, width: width), in: view, isVisible: isVisible)
      }
      placeLine(index, at: frame(from: x + width, width: 0), isAtRight, in: view, isVisible)
      x += width
    }
  }

  private func placeDimming(isShown: Bool, in view: UIView) {
    let dimming = views.dimming
    guard isShown || dimming.superview != nil else { return }
    if dimming.superview !== view { dimming.alpha = 0 }
    view.addSubview(dimming)
    dimming.frame = view.bounds
    dimming.alpha = isShown ? 1 : 0
    dimming.isUserInteractionEnabled = isShown
    dimming.accessibilityElementsHidden = !isShown
  }

  private func place(
    _ child: UIViewController, at frame: CGRect, in view: UIView, isVisible: Bool = true
  ) {
    guard child.parent === self, isVisible || child.isViewLoaded else { return }
    if child.view.superview !== view {
      UIView.performWithoutAnimation { child.view.frame = frame }
    }
    view.addSubview(child.view)
    if child.view.frame != frame { child.view.frame = frame }
    child.view.accessibilityElementsHidden = !isVisible
    // A column that slides out is visible until it has arrived beyond the edge.
    child.view.isHidden = !isVisible && split.runningChanges == 0
  }

  private func placeLine(
    _ index: Int, at edge: CGRect, _ isAtRight: Bool, in view: UIView, _ isVisible: Bool
  ) {
    let line = views.lines[index]
    let width = 1 / max(traitCollection.displayScale, 1)
    view.addSubview(line)
    line.frame = CGRect(
      x: isAtRight ? edge.minX : edge.minX - width, y: 0, width: width, height: edge.height)
    line.isHidden = !isVisible
  }

  /// Shows the button in the bar of the innermost column while the primary column is hidden.
  private func updateModeButton() {
    let isHidden =
      split.isCollapsed || displayModeButtonVisibility == .never || style == .unspecified
      || displayModeButtonVisibility == .automatic
        && (!presentsWithGesture || columns(in: split.mode).contains(.primary))
    let navigation = navigation(for: .secondary)
    let root = navigation?.viewControllers.first
    let item = isHidden ? nil : displayModeButtonItem
    if root?.navigationItem.systemItem !== item { root?.navigationItem.systemItem = item }
  }
}
