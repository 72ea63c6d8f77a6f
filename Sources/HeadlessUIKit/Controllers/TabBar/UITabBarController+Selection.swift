// SPDX-License-Identifier: MIT

extension UITabBarController {
  /// The number of tabs for which the bar has room. Not documented: five in a compact width and
  /// eight otherwise, as on devices.
  private var limit: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

  /// The controllers that have an item of their own in the bar.
  private var controllersInBar: ArraySlice<UIViewController> {
    tabs.controllers.count > tabs.limit
      ? tabs.controllers.prefix(tabs.limit - 1) : tabs.controllers[...]
  }

  /// The controllers in the list of the "More" tab.
  final var controllersInMore: ArraySlice<UIViewController> {
    tabs.controllers.dropFirst(controllersInBar.count)
  }

  // MARK: Tabs

  final func setTabs(_ new: [UIViewController]) {
    guard Set(new.map(ObjectIdentifier.init)).count == new.count else {
      device.reportIllegalUse(
        "All view controllers in a tab bar controller must be distinct (\(new))")
      return
    }
    let (old, index) = (tabs.controllers, selectedIndex)
    tabs.controllers = new
    tabs.limit = limit
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.tabItem.bar = nil
      leave(controller)
    }
    // A controller that is shown as a tab of its own leaves the screen before it is in the list.
    for controller in controllersInMore { hideAtOnce(controller) }
    for controller in new where !isInMore(controller) && controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if !new.contains(where: { $0 === tabs.selected }) {
      tabs.selected =
        new.isEmpty ? nil : new.indices.contains(index) ? new[index] : new[0]
    }
    moreController?.update()
    showSelected()
  }

  /// Whether the "More" tab contains a controller as an open page.
  private func isInMore(_ controller: UIViewController) -> Bool {
    guard let moreController, let parent = controller.parent else { return false }
    return parent === moreController || parent.parent === moreController
  }

  /// Removes a controller that is not a tab any more.
  private func leave(_ controller: UIViewController) {
    device.keepUntilEndOfTurn(controller)
    hideAtOnce(controller)
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.removeFromParent()
    controller.setBottomBarInset(0)
  }

  /// Removes the view of a controller that is about to have another parent, or none.
  private func hideAtOnce(_ controller: UIViewController) {
    if tabs.transition?.phase == .running { tabs.transition?.finishNow() }
    guard tabs.shown === controller else { return }
    reclaimBar(from: controller)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.settle(shown: false, in: state, animated: false)
    tabs.shown = nil
  }

  // MARK: Selection

  /// Selects a controller for code.
  final func select(_ controller: UIViewController) {
    let isMore = controller === moreController
    guard isMore || tabs.controllers.contains(where: { $0 === controller }) else {
      device.reportIllegalUse(
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
          + "controller's list of view controllers can be selected.")
      return
    }
    tabs.selected = controller
    showSelected()
  }

  /// The child whose view shows the selected controller.
  private var childToShow: UIViewController? {
    guard let selected = tabs.selected else { return nil }
    guard controllersInMore.contains(where: { $0 === selected }) || selected === moreController
    else {
      return selected
    }
    if moreNavigationController.parent !== self {
      addChild(moreNavigationController)
      moreNavigationController.didMove(toParent: self)
    }
    moreController?.open(selected)
    return moreNavigationController
  }

  private func showSelected() {
    updateItems()
    if let transition = tabs.transition {
      if transition.phase == .running { tabs.isFollowUpDue = true }
      return
    }
    let new = childToShow
    guard new !== tabs.shown else { return }
    guard state.isTowardsShown, viewIfLoaded?.window != nil else { return showAtOnce(new) }
    let transition = Transition(device: device, containerView: contentView, isAnimated: false)
    transition.onStart = { [self] in transitionStarts($0) }
    transition.onEnd = { [self] in transitionEnded($0, completed: $1) }
    tabs.transition = transition
    transition.startAtEndOfTurn()
  }

  private func showAtOnce(_ new: UIViewController?) {
    let old = tabs.shown
    tabs.shown = new
    reclaimBar(from: old)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.settle(shown: false, in: state, animated: false)
    if contentView.superview != nil, state != .disappeared { installViews() }
    new?.settle(shown: true, in: state, animated: false)
    viewIfLoaded?.setNeedsLayout()
  }

  private func transitionStarts(_ transition: Transition) {
    let (from, to) = (tabs.shown, childToShow)
    (transition.from, transition.to) = (from, to)
    guard from !== to else { return }
    reclaimBar(from: from)
    to?.loadViewIfNeeded()
    if let from, let to {
      transition.fromView = from.viewIfLoaded
      transition.toView = to.view
      transition.initialFrames[ObjectIdentifier(from)] = from.view.frame
      transition.animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: from, to: to)
      transition.interactor = transition.animator.flatMap {
        delegate?.tabBarController(self, interactionControllerFor: $0)
      }
    }
    transition.isAnimated = transition.animator != nil
    let animated = transition.isAnimated
    from?.setAppearing(false, animated: animated)
    if let from, !transition.startsInteractively {
      device.inputOwner.pageLeaves(from, keepsClaim: false)
    }
    if state.isTowardsShown { to?.setAppearing(true, animated: animated) }
    guard transition.phase == .running, let to else { return }
    updateInset(of: to)
    to.view.frame = contentFrame(of: to)
    transition.finalFrames[ObjectIdentifier(to)] = to.view.frame
  }

  private func transitionEnded(_ transition: Transition, completed: Bool) {
    tabs.transition = nil
    let (from, to, animated) = (transition.from, transition.to, transition.isAnimated)
    if from !== to {
      let (old, new) = completed ? (from, to) : (to, from)
      tabs.shown = new
      if let old { device.inputOwner.pageLeaves(old, keepsClaim: false) }
      old?.viewIfLoaded?.removeFromSuperview()
      installViews()
      old?.settle(shown: false, in: state, animated: animated)
      new?.settle(shown: true, in: state, animated: animated)
      if !completed, !tabs.isFollowUpDue { tabs.selected = selectedChild(in: new) }
      updateItems()
      viewIfLoaded?.setNeedsLayout()
      setNeedsStatusBarAppearanceUpdate()
    }
    guard tabs.isFollowUpDue else { return }
    tabs.isFollowUpDue = false
    showSelected()
  }

  private func selectedChild(in child: UIViewController?) -> UIViewController? {
    child === moreController ? moreController?.openController ?? child : child
  }

  /// Called after the "More" tab has changed its stack itself.
  final func moreChanged() {
    guard tabs.shown === moreController, tabs.transition == nil else { return }
    tabs.selected = selectedChild(in: moreController)
    preferredSizeMayHaveChanged()
  }

  // MARK: Items

  /// Shows the items of the controllers in the bar.
  final func updateItems() {
    var items = controllersInBar.map(\.tabItem)
    let isMore = !controllersInMore.isEmpty
    if isMore { items.append(moreNavigationController.tabItem) }
    let isInMore =
      tabs.selected === moreController || controllersInMore.contains { $0 === tabs.selected }
    tabBar.show(items, selected: isInMore ? moreController?.tabItem : tabs.selected?.tabItem)
    preferredSizeMayHaveChanged()
  }

  /// Called after the size class has changed.
  final func limitMayHaveChanged() {
    guard tabs.limit != limit else { return }
    tabs.limit = limit
    let selected = tabs.selected
    for controller in controllersInMore { hideAtOnce(controller) }
    moreController?.update()
    // The list, which has closed the controller, has selected itself.
    if let selected, tabs.controllers.contains(where: { $0 === selected }) {
      tabs.selected = selected
    }
    for controller in controllersInBar where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if tabs.selected === moreController, controllersInMore.isEmpty {
      tabs.selected = tabs.controllers.first
    }
    showSelected()
  }

  /// Selects the controller of an item for the user.
  final func tap(_ item: UITabBarItem) {
    let controller =
      controllersInBar.first { $0.tabItem === item }
      ?? (item === moreController?.tabItem ? moreNavigationController : nil)
    guard let controller else { return }
    userSelects(controller, item: item)
  }

  private func userSelects(_ controller: UIViewController, item: UITabBarItem) {
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    tabBar(tabBar, didSelect: item)
    let isShown = controller === tabs.shown && tabs.transition == nil
    if isShown {
      returnToTop(of: controller)
    } else {
      select(
        controller === moreController ? selectedChild(in: controller) ?? controller : controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Pops the stack of the selected tab to its root, or scrolls the root's content to the top.
  private func returnToTop(of controller: UIViewController) {
    if let navigation = controller as? UINavigationController {
      if navigation.viewControllers.count > 1 {
        navigation.popToRootViewController(animated: true)
        return
      }
      guard navigation.transitionCoordinator == nil else { return }
    }
    let page = (controller as? UINavigationController)?.topViewController ?? controller
    guard let view = page.viewIfLoaded else { return }
    let scrollView = page.contentScrollView(for: .top) ?? view.firstVerticalScrollView
    scrollView?.scrollToTopByTap()
  }
}

extension UIView {
  /// The first scroll view that scrolls to the top, depth first.
  fileprivate var firstVerticalScrollView: UIScrollView? {
    guard !isHidden, alpha > 0 else { return nil }
    if let scrollView = self as? UIScrollView, scrollView.scrollsToTop { return scrollView }
    for child in children {
      if let found = child.firstVerticalScrollView { return found }
    }
    return nil
  }
}
