// SPDX-License-Identifier: MIT

extension UIPresentationController {
  /// The notification that is posted after a dismissal. UIKit posts the notification, too, without
  /// declaring it in its public interface.
  private static let dismissalDidEnd = Notification.Name(
    "UIPresentationControllerDismissalTransitionDidEndNotification")
  private static let dismissalCompletedKey =
    "UIPresentationControllerDismissalTransitionDidEndCompletedKey"

  /// Creates the presentation controller for a style.
  static func make(
    for presented: UIViewController, style: UIModalPresentationStyle
  ) -> UIPresentationController {
    switch style {
    case .popover:
      UIPopoverPresentationController(presentedViewController: presented, presenting: nil)
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: presented, presenting: nil)
    case .fullScreen, .currentContext:
      CoveringPresentationController(presentedViewController: presented, presenting: nil)
    case .overFullScreen, .overCurrentContext, .custom, .none:
      UIPresentationController(presentedViewController: presented, presenting: nil)
    }
  }

  // MARK: Presenting

  final func present(
    animated: Bool, source: UIViewController, completion: (() -> Void)?
  ) {
    let new = presentedViewController
    guard let presenter, let container = addContainer(over: presenter) else { return }
    new.loadViewIfNeeded()
    presenter.presentation.presented = new
    new.presentation.presenting = presenter
    new.presentation.isBeingPresented = true
    let transition = makeTransition(
      in: container, from: presenter, to: new, animated: animated, presenter: presenter)
    transition.fromView = shouldRemovePresentersView ? presenter.view : nil
    transition.toView = presentedView
    if animated {
      let custom = new.transitioningDelegate?.animationController(
        forPresented: new, presenting: presenter, source: source)
      transition.animator = custom ?? builtInAnimator(isPresenting: true)
      transition.interactor = custom.flatMap {
        new.transitioningDelegate?.interactionControllerForPresentation(using: $0)
      }
    }
    transition.onStart = { [self] in placePresentedView($0) }
    transition.onEnd = { [self] in presentationEnded($0, completed: $1, completion: completion) }
    presentationTransitionWillBegin()
    changeTint(along: transition)
    // A full-screen presentation makes the presenting controller disappear; other styles keep it
    // shown.
    if shouldRemovePresentersView { presenter.setAppearing(false, animated: animated) }
    new.setAppearing(true, animated: animated)
    if !isInsidePresenter {
      inputOwner.coverBegan(keepsKeys: new.disablesAutomaticKeyboardDismissal)
    }
    transition.startAtEndOfTurn()
  }

  private func changeTint(along transition: Transition) {
    _ = transition.animate(alongsideTransition: { [weak self] _ in self?.updateTintOfPresenter() })
  }

  /// The owner of the keyboard, to which presentations report.
  private var inputOwner: InputOwner { presentedViewController.device.inputOwner }

  private func addContainer(over presenter: UIViewController) -> UIView? {
    guard let view = presenter.viewIfLoaded, let window = view.window else { return nil }
    if isInsidePresenter { return addContainer(inside: view) }
    let isInContext = isInContext(of: presenter)
    let superview = isInContext ? view.superview ?? window : window
    let new = PresentationContainerView(frame: isInContext ? view.frame : superview.bounds)
    new.presentationController = self
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container = new
    if isInContext {
      superview.insertSubview(new, aboveSubview: view)
    } else {
      superview.addSubview(new)
    }
    return new
  }

  /// The presenter in whose context the container is: above its view or in it.
  final var presenterOfContext: UIViewController? {
    guard let presenter, isInsidePresenter || isInContext(of: presenter) else { return nil }
    return presenter
  }

  private func isInContext(of presenter: UIViewController) -> Bool {
    presenter.parent != nil
      && (presentationStyle == .currentContext || presentationStyle == .overCurrentContext)
  }

  /// Called after the presenter's view has entered or left a window. Above a child that defines the
  /// context, such as the controller of a tab, the presentation appears and disappears with the
  /// child.
  final func presentersViewDidMove(to window: UIWindow?) {
    guard let presenter, let container, isInContext(of: presenter), !isInsidePresenter,
      presenter.presentation.viewSlot == nil
    else { return }
    if window != nil, let view = presenter.viewIfLoaded, let superview = view.superview {
      guard container.superview !== superview else { return }
      container.frame = view.frame
      superview.insertSubview(container, aboveSubview: view)
    } else {
      container.removeFromSuperview()
    }
    let new = presentedViewController
    guard new.presentation.transitionAsPresented == nil else { return }
    new.settle(shown: window != nil && !new.isCovered, in: .appeared, animated: false)
  }

  private func addContainer(inside view: UIView) -> UIView {
    let new = PresentationContainerView(frame: view.bounds)
    new.presentationController = self
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container = new
    view.addSubview(new)
    (view as? UIScrollView)?.setOverlay(new)
    return new
  }

  private func makeTransition(
    in container: UIView, from: UIViewController, to: UIViewController, animated: Bool,
    presenter: UIViewController
  ) -> Transition {
    let transition = Transition(
      device: presenter.device, containerView: container, isAnimated: animated)
    transition.presentationStyle = presentationStyle
    transition.from = from
    transition.to = to
    let presented = presentedViewController
    let frame = frameOfPresentedViewInContainerView
    let presenterFrame = container.bounds
    let isPresenting = to === presented
    transition.initialFrames[ObjectIdentifier(from)] = isPresenting ? presenterFrame : frame
    transition.finalFrames[ObjectIdentifier(to)] = isPresenting ? frame : presenterFrame
    if !isPresenting, !shouldRemovePresentersView {
      transition.initialFrames[ObjectIdentifier(to)] = presenterFrame
    }
    if isPresenting, !shouldRemovePresentersView {
      transition.finalFrames[ObjectIdentifier(from)] = presenterFrame
    }
    presenter.presentation.transitionAsPresenter = transition
    presented.presentation.transitionAsPresented = transition
    return transition
  }

  /// Sets the final frame of the presented view. In an animated presentation, the animator adds the
  /// view.
  private func placePresentedView(_ transition: Transition) {
    guard let container, let presentedView else { return }
    presentedView.frame = frameOfPresentedViewInContainerView
    // A page of a container may have stated its preferred size since, when its view was loaded.
    transition.finalFrames[ObjectIdentifier(presentedViewController)] = presentedView.frame
    if !transition.isAnimated { container.addSubview(presentedView) }
  }

  private func presentationEnded(
    _ transition: Transition, completed: Bool, completion: (() -> Void)?
  ) {
    guard let presenter = transition.from, let new = transition.to else { return }
    presenter.presentation.transitionAsPresenter = nil
    new.presentation.transitionAsPresented = nil
    let animated = transition.isAnimated
    if completed {
      // A controller that the new controller presents may already have removed the view.
      if let presentedView, presentedView.superview == nil,
        new.presentation.viewSlot == nil
      {
        presentedView.frame = frameOfPresentedViewInContainerView
        container?.addSubview(presentedView)
      }
      layOutPresentedView()  // the screen may have rotated meanwhile
      updateTintOfPresenter()
      if shouldRemovePresentersView { presenter.takeViewAway() }
      new.settle(shown: !new.isCovered, in: presenter.stateOfSurroundings, animated: animated)
      presenter.settle(
        shown: !presenter.isCovered, in: presenter.stateOfSurroundings, animated: animated)
      new.presentation.isBeingPresented = false
      presentationTransitionDidEnd(true)
      adaptIfNeeded()
      inputOwner.pagesUncovered()
      completion?()
    } else {
      new.removePresented()
      presenter.presentation.presented = nil
      removeViews()
      updateTintOfPresenter()
      new.settle(shown: false, in: .appeared, animated: animated)
      new.presentation.presenting = nil
      new.presentation.isBeingPresented = false
      presenter.putViewBack()
      presenter.settle(
        shown: !presenter.isCovered, in: presenter.stateOfSurroundings, animated: animated)
      presentationTransitionDidEnd(false)
      inputOwner.pageRemoved(new)
      inputOwner.pagesUncovered()
      release(of: new)
    }
    presenter.presentation.controller?.adaptIfNeeded()
    presenter.device.application.statusBar.setNeedsUpdate()
    presenter.runWaitingDismissals()
  }

  // MARK: Dismissing

  final func dismiss(animated: Bool, completion: (() -> Void)?) {
    guard let presenter, let container else {
      completion?()
      return
    }
    let old = presentedViewController
    old.presentation.isBeingDismissed = true
    let transition = makeTransition(
      in: container, from: old, to: presenter, animated: animated, presenter: presenter)
    transition.fromView = presentedView
    let returns = presenter.presentation.viewSlot != nil
    transition.toView = returns ? presenter.view : nil
    if animated {
      let custom = old.transitioningDelegate?.animationController(forDismissed: old)
      transition.animator = custom ?? builtInAnimator(isPresenting: false)
      transition.interactor = custom.flatMap {
        old.transitioningDelegate?.interactionControllerForDismissal(using: $0)
      }
    }
    transition.onEnd = { [self] in dismissalEnded($0, completed: $1, completion: completion) }
    dismissalTransitionWillBegin()
    changeTint(along: transition)
    old.setAppearing(false, animated: animated)
    if presenter.stateOfSurroundings.isTowardsShown {
      presenter.setAppearing(true, animated: animated)
    }
    if !transition.startsInteractively { inputOwner.pageLeaves(old, keepsClaim: false) }
    presenter.putViewBack()
    transition.startAtEndOfTurn()
  }

  private func dismissalEnded(
    _ transition: Transition, completed: Bool, completion: (() -> Void)?
  ) {
    guard let old = transition.from, let presenter = transition.to else { return }
    presenter.presentation.transitionAsPresenter = nil
    old.presentation.transitionAsPresented = nil
    let animated = transition.isAnimated
    old.presentation.isBeingDismissed = completed
    if completed {
      inputOwner.pageLeaves(old, keepsClaim: false)
      inputOwner.pageRemoved(old)
      // Not documented: on devices, `presentingViewController` is nil in `viewDidDisappear(_:)`,
      // while `isBeingDismissed` is still true (microsoft/WinObjC#2114).
      old.presentation.presenting = nil
      presenter.presentation.presented = nil
      presenter.rescueView(from: container)
      removeViews()
    } else {
      layOutPresentedView()
      if shouldRemovePresentersView {
        presenter.rescueView(from: container)
        presenter.takeViewAway()
      }
    }
    updateTintOfPresenter()
    presenter.settle(
      shown: !presenter.isCovered, in: presenter.stateOfSurroundings, animated: animated)
    old.settle(
      shown: !completed && !old.isCovered, in: presenter.stateOfSurroundings, animated: animated)
    dismissalTransitionDidEnd(completed)
    if completed {
      inputOwner.pagesUncovered()
      release(of: old)
    }
    notifyDismissalEnded(of: old, completed: completed)
    if completed { completion?() } else { adaptIfNeeded() }
    presenter.presentation.controller?.adaptIfNeeded()
    presenter.device.application.statusBar.setNeedsUpdate()
    presenter.runWaitingDismissals()
  }

  /// Dismisses without animation, because a controller above or below is dismissed.
  final func removeWithoutTransition() {
    let old = presentedViewController
    old.presentation.isBeingDismissed = true
    dismissalTransitionWillBegin()
    old.setAppearing(false, animated: false)
    inputOwner.pageLeaves(old, keepsClaim: false)
    inputOwner.pageRemoved(old)
    removeViews()
    updateTintOfPresenter()
    old.presentation.presenting = nil
    old.endAppearance()
    dismissalTransitionDidEnd(true)
    release(of: old)
    notifyDismissalEnded(of: old, completed: true)
  }

  private func removeViews() {
    presentedView?.removeFromSuperview()
    container?.removeFromSuperview()
    container = nil
  }

  private func release(of presented: UIViewController) {
    presented.device.keepUntilEndOfTurn(self)
    presented.device.keepUntilEndOfTurn(presented)
    presented.presentation.presenting = nil
    presented.presentation.isBeingDismissed = false
    presented.presentation.transitionAsPresented = nil
    presented.presentation.viewSlot = nil
    presented.presentation.controller = nil
    presented.presentation.requested = nil
    presented.presentation.sizeClasses = nil
  }

  private func notifyDismissalEnded(of presented: UIViewController, completed: Bool) {
    presented.device.post(
      Self.dismissalDidEnd, object: presented,
      userInfo: [Self.dismissalCompletedKey: completed])
  }

  // MARK: Dismissal by the user

  /// Handles a swipe down on a card: queries the delegate for permission and notifies it of the
  /// dismissal. Returns whether the dismissal has begun.
  @discardableResult
  package final func dismissByUser() -> Bool {
    guard let presenter, container != nil, !presentedViewController.presentation.isBeingDismissed
    else { return false }
    let mayDismiss =
      !presentedViewController.isModal
      && delegate?.presentationControllerShouldDismiss(self) ?? true
    guard mayDismiss else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    presenter.dismiss(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
    return true
  }
}

extension UIViewController {
  /// Removes the view from its superview and stores its position for `putViewBack()`.
  final func takeViewAway() {
    guard let view = viewIfLoaded, let superview = view.superview else { return }
    guard presentation.viewSlot == nil else { return }
    let index = superview.subviews.firstIndex { $0 === view } ?? 0
    presentation.viewSlot = ViewSlot(superview: superview, index: index)
    view.removeFromSuperview()
  }

  final func putViewBack() {
    guard let slot = presentation.viewSlot, let view = viewIfLoaded else { return }
    presentation.viewSlot = nil
    guard let superview = slot.superview else { return }
    if view.autoresizingMask.contains([.flexibleWidth, .flexibleHeight]) {
      view.frame = superview.bounds  // the window may have been resized
    }
    superview.insertSubview(view, at: slot.index)
  }

  /// Moves the view out of the container if a custom animator has added it there.
  final func rescueView(from container: UIView?) {
    guard let view = viewIfLoaded, let container, view !== container,
      view.isDescendant(of: container), let superview = container.superview
    else { return }
    superview.insertSubview(view, belowSubview: container)
  }

  final func runWaitingDismissals() {
    let waiting = presentation.waiting
    presentation.waiting = []
    for dismissal in waiting {
      dismissal()
    }
  }
}
