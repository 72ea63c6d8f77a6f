// SPDX-License-Identifier: MIT

extension UINavigationController {
  final func push(_ controller: UIViewController, animated: Bool) {
    if controller is UINavigationController {
      device.reportIllegalUse("Pushing a navigation controller is not supported")
      return
    }
    if navigation.stack.contains(where: { $0 === controller }) {
      device.reportIllegalUse(
        "Pushing the same view controller instance more than once is not supported (\(controller))")
      return
    }
    setStack(navigation.stack + [controller], animated: animated)
  }

  final func pop(animated: Bool) -> UIViewController? {
    guard navigation.stack.count > 1, let top = topViewController else { return nil }
    setStack(navigation.stack.dropLast(), animated: animated)
    return top
  }

  final func popToRoot(animated: Bool) -> [UIViewController]? {
    popTo(index: 0, animated: animated)
  }

  final func popTo(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = navigation.stack.firstIndex(where: { $0 === controller }) else {
      device.reportIllegalUse("Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    return popTo(index: index, animated: animated)
  }

  private func popTo(index: Int, animated: Bool) -> [UIViewController]? {
    guard index + 1 < navigation.stack.count else { return nil }
    let popped = Array(navigation.stack[(index + 1)...])
    setStack(Array(navigation.stack[...index]), animated: animated)
    return popped
  }

  /// Replaces the stack. Controllers join and leave the stack immediately; the shown view changes
  /// in a transition, at whose end the controllers are notified with `didMove(toParent:)`.
  final func setStack(_ new: [UIViewController], animated: Bool) {
    guard Set(new.map(ObjectIdentifier.init)).count == new.count else {
      device.reportIllegalUse(
        "All view controllers in a navigation controller must be distinct (\(new))")
      return
    }
    let old = navigation.stack
    navigation.stack = new
    for controller in new where !old.contains(where: { $0 === controller }) {
      arrive(controller)
    }
    for controller in old where !new.contains(where: { $0 === controller }) {
      leave(controller)
    }
    preferredSizeMayHaveChanged()
    showTop(animated: animated)
  }

  private func arrive(_ controller: UIViewController) {
    if let index = navigation.leaving.firstIndex(where: { $0 === controller }) {
      // The controller is added again before its removal has finished.
      navigation.leaving.remove(at: index)
      controller.containment.isMovingFromParent = false
      controller.willMove(toParent: self)
      navigation.arriving.append(controller)
    } else if controller.parent !== self {
      navigation.arriving.append(controller)
      addChild(controller)
    }
  }

  private func leave(_ controller: UIViewController) {
    navigation.arriving.removeAll { $0 === controller }
    navigation.leaving.append(controller)
    controller.willMove(toParent: nil)
  }

  /// Notifies controllers that they were added or removed, except controllers that a transition
  /// still moves.
  final func notifyMembers() {
    let arriving = navigation.arriving
    navigation.arriving = []
    for controller in arriving where controller.parent === self {
      controller.didMove(toParent: self)
    }
    let leaving = navigation.leaving.filter { controller in
      controller !== navigation.shown && !isMoved(controller)
    }
    navigation.leaving.removeAll { controller in leaving.contains { $0 === controller } }
    for controller in leaving {
      device.keepUntilEndOfTurn(controller)
      controller.removeFromParent()
    }
  }

  private func isMoved(_ controller: UIViewController) -> Bool {
    guard let transition = navigation.transition else { return false }
    return transition.from === controller || transition.to === controller
  }

  // MARK: Showing

  /// Shows the topmost controller, with a transition if the stack is visible.
  private func showTop(animated: Bool) {
    if let transition = navigation.transition {
      if transition.phase == .waiting {
        // Several calls in one run-loop turn result in one transition to the controller of the last
        // call.
        transition.isAnimated = animated
        transition.to = topViewController
      } else {
        navigation.next = animated
      }
      return
    }
    guard state.isTowardsShown, viewIfLoaded?.window != nil else { return showTopAtOnce() }
    guard topViewController !== navigation.shown else {
      navigation.settledStack = navigation.stack
      notifyMembers()
      updateBar()
      return
    }
    beginTransition(animated: animated)
  }

  private func showTopAtOnce() {
    let old = navigation.shown
    let new = topViewController
    navigation.shown = new
    navigation.settledStack = navigation.stack
    if old !== new {
      if let old { reportLeaving(old) }
      old?.viewIfLoaded?.removeFromSuperview()
      old?.settle(shown: false, in: state, animated: false)
      if contentView.superview != nil, state != .disappeared { installViews() }
      new?.settle(shown: true, in: state, animated: false)
    }
    settleTabBar()
    notifyMembers()
    updateBar()
    device.inputOwner.pagesUncovered()
  }

  /// Adds the content view, the bar and the shown controller's view.
  final func installViews() {
    guard let view = viewIfLoaded else { return }
    if contentView.superview !== view {
      contentView.navigationController = self
      contentView.frame = view.bounds
      contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(contentView, at: 0)
      view.addSubview(navigationBar)
      layOutBar()
    }
    interactivePop.attach(to: view)
    guard navigation.runningTransition == nil, let shown = navigation.shown else { return }
    if shown.view.superview !== contentView {
      place(shown)
    }
  }

  final func place(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    pageBar(of: controller).update()
    controller.view.frame = contentFrame(of: controller)
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(controller.view)
  }
}
