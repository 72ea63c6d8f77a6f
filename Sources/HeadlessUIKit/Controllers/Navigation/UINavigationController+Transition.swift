// SPDX-License-Identifier: MIT

extension UINavigationController {
  final func beginTransition(animated: Bool) {
    installViews()
    let transition = Transition(
      device: device, containerView: contentView, isAnimated: animated)
    transition.from = navigation.shown
    transition.to = topViewController
    transition.defaultDuration = TransitionDurations.navigation
    transition.onStart = { [self] in transitionStarts($0) }
    transition.onEnd = { [self] in transitionEnded($0, completed: $1) }
    navigation.transition = transition
    transition.startAtEndOfTurn()
  }

  private func transitionStarts(_ transition: Transition) {
    let (from, to) = (navigation.shown, topViewController)
    transition.from = from
    transition.to = to
    navigation.stackOfTransition = navigation.stack
    // Calls in the same run-loop turn can cancel each other out.
    guard from !== to else {
      transition.isAnimated = false
      return
    }
    if from == nil || to == nil { transition.isAnimated = false }
    let animated = transition.isAnimated
    navigation.isPush = to.map { operation(to: $0) == .push } ?? false
    to?.loadViewIfNeeded()
    setFrames(of: transition)
    if animated { chooseAnimator(for: transition) }
    from?.setAppearing(false, animated: animated)
    if let from, !transition.startsInteractively { reportLeaving(from) }
    if state.isTowardsShown { to?.setAppearing(true, animated: animated) }
    guard transition.phase == .running else { return }
    if let to { delegate?.navigationController(self, willShow: to, animated: animated) }
    guard transition.phase == .running else { return }
    moveBar(with: transition)
    moveTabBar(with: transition)
    moveToolbar(with: transition)
    if let to { to.view.frame = contentFrame(of: to) }
  }

  private func setFrames(of transition: Transition) {
    if let from = transition.from {
      transition.fromView = from.viewIfLoaded
      transition.initialFrames[ObjectIdentifier(from)] = from.view.frame
    }
    if let to = transition.to {
      transition.toView = to.view
      transition.finalFrames[ObjectIdentifier(to)] = contentFrame(of: to)
    }
  }

  /// Returns the operation: a pop if the stack already contained `controller`, a push otherwise
  /// (UINavigationController, "setViewControllers(_:animated:)").
  private func operation(to controller: UIViewController) -> Operation {
    navigation.settledStack.contains { $0 === controller } ? .pop : .push
  }

  private func chooseAnimator(for transition: Transition) {
    guard let from = transition.from, let to = transition.to else { return }
    let operation = operation(to: to)
    if let interactor = navigation.popInteractor {
      transition.animator = NavigationSlideAnimator(isPush: false)
      transition.interactor = interactor
      return
    }
    let custom = delegate?.navigationController(
      self, animationControllerFor: operation, from: from, to: to)
    transition.animator = custom ?? NavigationSlideAnimator(isPush: operation == .push)
    transition.interactor = custom.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
  }

  private func transitionEnded(_ transition: Transition, completed: Bool) {
    navigation.transition = nil
    navigation.popInteractor = nil
    barTransitionEnded(completed: completed)
    toolbarTransitionEnded(completed: completed)
    let (from, to) = (transition.from, transition.to)
    let animated = transition.isAnimated
    defer { navigation.stackOfTransition = [] }
    if from === to {
      navigation.settledStack = navigation.stackOfTransition
      updateBar()
    } else {
      if completed {
        navigation.settledStack = navigation.stackOfTransition
        exchangeViews(from, for: to)
        from?.settle(shown: false, in: state, animated: animated)
        to?.settle(shown: true, in: state, animated: animated)
      } else {
        if navigation.next == nil {
          restoreStack()
          stackWasRestored()
        }
        exchangeViews(to, for: from)
        to?.settle(shown: false, in: state, animated: animated)
        from?.settle(shown: true, in: state, animated: animated)
      }
    }
    settleTabBar()
    followUp()
    notifyMembers()
    device.inputOwner.pagesUncovered()
    if completed, from !== to, let to {
      delegate?.navigationController(self, didShow: to, animated: animated)
    }
  }

  /// Takes the keyboard from a page. One that remains in the stack gets it back when it is shown
  /// again.
  final func reportLeaving(_ page: UIViewController) {
    let isCovered = navigation.stack.contains { $0 === page }
    device.inputOwner.pageLeaves(page, keepsClaim: isCovered)
  }

  private func exchangeViews(_ old: UIViewController?, for new: UIViewController?) {
    navigation.shown = new
    if let old { reportLeaving(old) }
    old?.viewIfLoaded?.removeFromSuperview()
    if let new, new.view.superview !== contentView { place(new) }
    updateBar()
  }

  /// Restores the stack after a transition was cancelled.
  private func restoreStack() {
    let (new, old) = (navigation.stack, navigation.settledStack)
    navigation.stack = old
    for controller in old where !new.contains(where: { $0 === controller }) {
      navigation.leaving.removeAll { $0 === controller }
      controller.containment.isMovingFromParent = false
    }
    for controller in new where !old.contains(where: { $0 === controller }) {
      navigation.arriving.removeAll { $0 === controller }
      navigation.leaving.append(controller)
      controller.willMove(toParent: nil)
    }
    preferredSizeMayHaveChanged()
  }

  /// Shows the controller that was requested while the transition ran.
  private func followUp() {
    guard let animated = navigation.next else { return }
    navigation.next = nil
    guard navigation.transition == nil else { return }  // a callback has begun another transition
    guard topViewController !== navigation.shown else {
      navigation.settledStack = navigation.stack
      return
    }
    beginTransition(animated: animated)
  }

  // MARK: Interactive pop

  /// Begins the pop of the edge gesture. Returns nil if there is no controller to pop.
  package final func beginInteractivePop() -> UIPercentDrivenInteractiveTransition? {
    guard navigation.transition == nil, navigation.stack.count > 1, state == .appeared else {
      return nil
    }
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.completionCurve = .easeOut
    navigation.popInteractor = interactor
    popViewController(animated: true)
    guard navigation.transition != nil else {
      navigation.popInteractor = nil  // an override of `popViewController` did not pop
      return nil
    }
    return interactor
  }
}
