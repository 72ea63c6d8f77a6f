// SPDX-License-Identifier: MIT

extension UISplitViewController {
  // MARK: Controllers

  /// Returns the child that shows a column: with a style of columns, a navigation controller.
  final func child(for column: Column) -> UIViewController? {
    guard let controller = split.controllers[column] else { return nil }
    if style == .unspecified || column == .compact || controller is UINavigationController {
      return controller
    }
    if let wrapper = split.wrappers[column] { return wrapper }
    let wrapper = UINavigationController()
    if split.moved[column] == nil { wrapper.viewControllers = [controller] }
    split.wrappers[column] = wrapper
    return wrapper
  }

  final func navigation(for column: Column) -> UINavigationController? {
    child(for: column) as? UINavigationController
  }

  final func setController(_ new: UIViewController?, for column: Column) {
    guard style != .unspecified else {
      device.reportIllegalUse(
        "\(self) of the style unspecified has no columns: set viewControllers instead")
      return
    }
    guard column != .supplementary || style == .tripleColumn else {
      device.reportIllegalUse(
        "setViewController(_:for:) called for the supplementary column of \(self), which has two "
          + "columns")
      return
    }
    guard split.controllers[column] !== new else { return }
    if split.isCollapsed, column == .secondary, let new { return replaceCollapsed(new) }
    let old = child(for: column)
    split.wrappers[column] = nil
    split.controllers[column] = new
    if let old { detach(old) }
    if split.isSettled { attachChildren() }
    viewIfLoaded?.setNeedsLayout()
  }

  final func setClassicControllers(_ new: [UIViewController]) {
    guard style == .unspecified else {
      device.reportIllegalUse("Set the columns of \(self) with setViewController(_:for:)")
      return
    }
    for column in [Column.primary, .secondary] {
      let controller = column == .primary ? new.first : new.dropFirst().first
      let old = split.controllers[column]
      split.controllers[column] = controller
      if let old, old !== controller, !new.contains(where: { $0 === old }) { detach(old) }
    }
    if split.isSettled { attachChildren() }
    viewIfLoaded?.setNeedsLayout()
  }

  final var shownControllers: [UIViewController] {
    if split.isCollapsed { return [collapsedChild].compactMap { $0 } }
    return [Column.primary, .supplementary, .secondary].compactMap { child(for: $0) }
  }

  /// The child that is shown in place of all columns.
  final var collapsedChild: UIViewController? {
    child(for: .compact) ?? child(for: .primary) ?? child(for: .secondary)
  }

  // MARK: Children

  private func detach(_ child: UIViewController) {
    guard child.parent === self else { return }
    device.keepUntilEndOfTurn(child)
    child.willMove(toParent: nil)
    device.inputOwner.pageLeaves(child, keepsClaim: false)
    if let view = child.viewIfLoaded {
      view.removeFromSuperview()
      // A column beyond the edge was hidden; elsewhere it is an ordinary view.
      (view.isHidden, view.accessibilityElementsHidden) = (false, false)
    }
    child.settle(shown: false, in: state, animated: false)
    child.removeFromParent()
  }

  /// Adds the columns as children, and removes those that are not shown any more.
  final func attachChildren() {
    let wanted = shownControllers
    for child in children where !wanted.contains(where: { $0 === child }) { detach(child) }
    for child in wanted where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    // A column beside another one has a compact width.
    for column in [Column.primary, .supplementary] {
      guard let child = child(for: column), child.parent === self else { continue }
      let traits =
        split.isCollapsed ? nil : UITraitCollection(horizontalSizeClass: .compact)
      setOverrideTraitCollection(traits, forChild: child)
    }
  }

  // MARK: Collapsing

  /// Collapses or expands the columns for the present width.
  final func updateCollapse() {
    let collapses = traitCollection.horizontalSizeClass == .compact
    guard collapses != split.isCollapsed || !split.isSettled else { return }
    let isFirst = !split.isSettled
    split.isSettled = true
    if collapses {
      collapse()
    } else if !isFirst {
      expand()
    }
    attachChildren()
    if collapses {
      delegate?.splitViewControllerDidCollapse(self)
    } else if !isFirst {
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  private func collapse() {
    split.isCollapsed = true
    guard split.controllers[.compact] == nil else { return }
    if style == .unspecified { return collapseClassic() }
    let proposed: Column = split.controllers[.secondary] == nil ? .primary : .secondary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    let columns = [Column.supplementary, .secondary].filter { $0.rawValue <= top.rawValue }
    pushOntoPrimary(columns)
  }

  private func pushOntoPrimary(_ columns: [Column]) {
    guard let primary = navigation(for: .primary) else { return }
    var stack = primary.viewControllers
    for column in columns {
      let pages: [UIViewController]
      if let navigation = navigation(for: column) {
        pages = navigation.viewControllers
        detach(navigation)
        set([], in: navigation)
      } else if let controller = child(for: column) {
        pages = [controller]
        detach(controller)
      } else {
        continue
      }
      split.moved[column] = pages
      stack += pages
    }
    set(stack, in: primary)
  }

  /// Replaces a stack at once: other navigation controllers take its pages, or give theirs.
  private func set(_ stack: [UIViewController], in navigation: UINavigationController) {
    navigation.setViewControllers(stack, animated: false)
    navigation.navigation.transition?.finishNow()
  }

  private func collapseClassic() {
    guard let primary = split.controllers[.primary], let secondary = split.controllers[.secondary]
    else { return }
    if let other = delegate?.primaryViewController(forCollapsing: self) {
      split.controllers[.primary] = other
    }
    let isHandled =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    if !isHandled { pushOntoPrimary([.secondary]) }
  }

  private func expand() {
    split.isCollapsed = false
    if let primary = split.controllers[.primary], style == .unspecified {
      if let other = delegate?.primaryViewController(forExpanding: self) {
        split.controllers[.primary] = other
      }
      if let secondary = delegate?.splitViewController(self, separateSecondaryFrom: primary) {
        split.controllers[.secondary] = secondary
        split.moved[.secondary] = nil
      }
    }
    popFromPrimary()
    split.chosenMode = nil
    let proposed = automaticMode
    let mode = delegate?.splitViewController(
      self, displayModeForExpandingToProposedDisplayMode: proposed)
    split.mode = mode ?? proposed
  }

  /// Returns the pages of the other columns from the primary stack, with the pages that were pushed
  /// onto them.
  private func popFromPrimary() {
    guard let primary = navigation(for: .primary) else { return }
    for column in [Column.secondary, .supplementary] {
      guard let pages = split.moved[column] else { continue }
      split.moved[column] = nil
      let stack = primary.viewControllers
      let start = stack.firstIndex { page in pages.contains { $0 === page } }
      var own = start.map { Array(stack[$0...]) } ?? pages
      if let start { set(Array(stack[..<start]), in: primary) }
      if own.isEmpty { own = [split.controllers[column]].compactMap { $0 } }
      if let navigation = navigation(for: column) {
        set(own, in: navigation)
      }
    }
  }

  // MARK: Showing

  final func showDetail(_ new: UIViewController) {
    if split.isCollapsed { return replaceCollapsed(new) }
    if style == .unspecified {
      let primary = split.controllers[.primary]
      setClassicControllers([primary, new].compactMap { $0 })
    } else {
      setController(new, for: .secondary)
    }
    if split.mode == .oneOverSecondary { changeMode(to: .secondaryOnly, animated: true) }
  }

  /// Pushes another secondary controller onto the collapsed stack.
  private func replaceCollapsed(_ new: UIViewController) {
    let animated = viewIfLoaded?.window != nil
    split.wrappers[.secondary] = nil
    split.controllers[.secondary] = new
    guard let primary = navigation(for: .primary) else {
      if let shown = collapsedChild { shown.present(new, animated: animated) }
      return
    }
    var stack = primary.viewControllers
    if let old = split.moved[.secondary],
      let start = stack.firstIndex(where: { page in old.contains { $0 === page } })
    {
      stack.removeSubrange(start...)
    }
    let pages = (new as? UINavigationController)?.viewControllers ?? [new]
    (new as? UINavigationController)?.viewControllers = []
    split.moved[.secondary] = pages
    primary.setViewControllers(stack + pages, animated: animated)
  }

  final func showInPrimary(_ new: UIViewController) {
    if let primary = navigation(for: .primary) {
      primary.pushViewController(new, animated: true)
    } else if style == .unspecified {
      setClassicControllers([new] + [split.controllers[.secondary]].compactMap { $0 })
    } else {
      setController(new, for: .primary)
    }
  }

  final func showColumn(_ column: Column) {
    guard split.isCollapsed else { return showExpanded(column) }
    guard let primary = navigation(for: .primary), split.controllers[.compact] == nil else {
      return
    }
    let animated = viewIfLoaded?.window != nil
    if column == .primary {
      let pages = Set(split.moved.values.joined().map { ObjectIdentifier($0) })
      let own = primary.viewControllers.prefix { !pages.contains(ObjectIdentifier($0)) }
      primary.setViewControllers(Array(own), animated: animated)
    } else if let controller = split.controllers[column] {
      let pages =
        split.moved[column] ?? (controller as? UINavigationController)?.viewControllers
        ?? [controller]
      guard let first = pages.first else { return }
      if primary.viewControllers.contains(where: { $0 === first }) {
        return popPages(after: column, in: primary, animated: animated)
      }
      (child(for: column) as? UINavigationController)?.viewControllers = []
      split.moved[column] = pages
      primary.setViewControllers(primary.viewControllers + pages, animated: animated)
    }
  }

  /// Removes the pages of the columns after a column, which a collapsed stack shows then.
  private func popPages(
    after column: Column, in stack: UINavigationController, animated: Bool
  ) {
    let later = split.moved.filter { $0.key.rawValue > column.rawValue }.values.joined()
    let end = stack.viewControllers.firstIndex { page in later.contains { $0 === page } }
    guard let end else { return }
    stack.setViewControllers(Array(stack.viewControllers[..<end]), animated: animated)
  }

  final func hideColumn(_ column: Column) {
    guard split.isCollapsed else { return hideExpanded(column) }
    guard let primary = navigation(for: .primary), let pages = split.moved[column],
      let start = primary.viewControllers.firstIndex(where: { page in
        pages.contains { $0 === page }
      })
    else { return }
    primary.setViewControllers(
      Array(primary.viewControllers[..<start]), animated: viewIfLoaded?.window != nil)
  }
}
