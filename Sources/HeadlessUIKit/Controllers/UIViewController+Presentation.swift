// SPDX-License-Identifier: MIT

/// The presented and the presenting controller of a controller, with the state of both
/// presentations.
struct ControllerPresentation {
  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// The presentation controller that presents this controller or will present it.
  var controller: UIPresentationController?
  /// The presentation controller that was requested, while one of another style presents in its
  /// place.
  var requested: UIPresentationController?
  /// The size classes for which the style was chosen.
  var sizeClasses: SizeClasses?

  /// The running presentation or dismissal of the controller that this controller presents.
  var transitionAsPresenter: Transition?
  /// The running presentation or dismissal of this controller.
  var transitionAsPresented: Transition?
  var isBeingPresented = false
  var isBeingDismissed = false

  /// The former superview of the view and the index there, while a presentation has removed the
  /// view.
  var viewSlot: ViewSlot?
  /// Dismissals that run after the current presentation ends.
  var waiting: [@MainActor () -> Void] = []
}

/// The position of a view that was removed from its superview. Weak: the superview may be the
/// window that owns the controller.
struct ViewSlot {
  weak var superview: UIView?
  var index: Int
}

extension UIViewController {
  final var presentedHereOrAbove: UIViewController? {
    firstHereOrAbove { $0.presentation.presented }
  }

  final var presentingHereOrAbove: UIViewController? {
    firstHereOrAbove { $0.presentation.presenting }
  }

  private func firstHereOrAbove(
    _ find: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let found = find(current) { return found }
      candidate = current.parent
    }
    return nil
  }

  /// Whether the presented controller has removed this controller's view, or will remove it.
  final var isCovered: Bool {
    guard let presented = presentation.presented else { return false }
    return !presented.presentation.isBeingDismissed
      && presented.presentation.controller?.shouldRemovePresentersView == true
  }

  /// Whether the controller is presented in front of its presenter, and not as a part of it.
  final var isInFront: Bool {
    presentation.presenting != nil && presentation.controller?.isInsidePresenter == false
  }

  /// The controller whose presentation is in front of this controller.
  final var controllerInFront: UIViewController? {
    if let presented = presentation.presented, presented.isInFront { return presented }
    return controllerInFrontOfSearch
  }

  /// The controller that a search in the view of this controller or of a child has presented. It
  /// covers the search bar, too, which may be in the bar of a container; the search itself is a
  /// part of its page and covers nothing.
  private var controllerInFrontOfSearch: UIViewController? {
    if let presented = presentation.presented, !presented.isInFront,
      let found = presented.controllerInFront
    {
      return found
    }
    return children.lazy.compactMap(\.controllerInFrontOfSearch).first
  }

  /// Whether the user is prevented from dismissing the controller. A page determines it for the
  /// container that shows it: in Apple's sample "Disabling the pull-down gesture for a sheet", the
  /// controller in the presented navigation controller sets `isModalInPresentation`.
  final var isModal: Bool { isModalInPresentation || childForModality?.isModal == true }

  /// Whether the controller is visible when its window is.
  final var isShownInChain: Bool {
    !isCovered && !presentation.isBeingDismissed
  }

  /// Computes the safe area of the view, and of a presentation in the context of this controller,
  /// after the insets of bars or of the client have changed.
  final func refreshSafeArea() {
    viewIfLoaded?.refreshSafeArea()
    presentation.presented?.presentation.controller?.container?.refreshSafeArea()
  }

  /// The navigation controller around the controller, or around the page in whose context the
  /// controller or its container is presented.
  final var navigationAround: UINavigationController? {
    if let nearestNavigationController { return nearestNavigationController }
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost.presentation.controller?.presenterOfContext?.navigationAround
  }

  /// The controller of the search results that cover this controller's view.
  final var shownSearchResults: UIViewController? {
    guard let search = presentation.presented as? UISearchController, search.isActive,
      search.showsResults, let results = search.searchResultsController, results.isViewLoaded
    else { return nil }
    return results
  }

  /// The appearance state of the surroundings, which limits the state of a presenting or presented
  /// controller: the parent's state, or else whether a window shows the controller.
  final var stateOfSurroundings: AppearanceState {
    if let parent { return parent.state }
    return device.screen.windows.contains { $0.isVisible(self) } ? .appeared : .disappeared
  }

  final var transitionInUse: (any UIViewControllerTransitionCoordinator)? {
    containerTransition ?? presentation.transitionAsPresenter ?? presentation.transitionAsPresented
      ?? parent?.transitionCoordinator
  }

  // MARK: Presenting

  final func presentController(
    _ new: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let style = new.modalPresentationStyle
    let presenter = new is UISearchController ? self : presenter(for: style)
    guard canPresent(new, on: presenter) else { return }
    new.move(to: presenter.device)
    let controller = presentationController(for: new, on: presenter)
    controller.present(animated: animated, source: self, completion: completion)
  }

  private func canPresent(_ new: UIViewController, on presenter: UIViewController) -> Bool {
    if let other = new.presentation.presenting {
      device.reportIllegalUse(
        "Application tried to present modally a view controller \(new) that is already being "
          + "presented by \(other).")
      return false
    }
    if new === self || new === presenter {
      device.reportIllegalUse(
        "Application tried to present modal view controller on itself. Presenting view controller is "
          + "\(new).")
      return false
    }
    if let parent = new.parent {
      device.reportIllegalUse(
        "Application tried to present modally a view controller \(new) that has a parent view "
          + "controller \(parent).")
      return false
    }
    if let other = presenter.presentation.presented {
      device.warn(
        "Attempt to present \(new) on \(presenter) (from \(self)) which is already presenting "
          + "\(other).")
      return false
    }
    if presenter.presentation.isBeingDismissed {
      // The presented controller would outlive its presenter.
      device.warn(
        "Attempt to present \(new) on \(presenter) while a presentation is in progress!")
      return false
    }
    guard let window = presenter.viewIfLoaded?.window, window.isOnScreen else {
      device.warn(
        "Attempt to present \(new) on \(presenter) (from \(self)) whose view is not in the window "
          + "hierarchy.")
      return false
    }
    return true
  }

  /// Returns the presenting controller for a style: the outermost container for full-screen styles,
  /// and the nearest controller that defines the context for context styles (UIViewController,
  /// "present(_:animated:completion:)").
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    var candidate = self
    let staysInContext = style == .currentContext || style == .overCurrentContext
    while let parent = candidate.parent {
      if staysInContext, candidate.definesPresentationContext { break }
      candidate = parent
    }
    return candidate
  }

  private func presentationController(
    for new: UIViewController, on presenter: UIViewController
  ) -> UIPresentationController {
    if new.modalPresentationStyle == .custom,
      let custom = new.transitioningDelegate?.presentationController(
        forPresented: new, presenting: presenter, source: self)
    {
      new.presentation.controller = custom
    }
    let controller = new.presentationControllerInUse.choose(in: presenter.traitCollection)
    controller.presenter = presenter
    return controller
  }

  /// The presentation controller, which is created again if the style has changed before the
  /// presentation.
  final var presentationControllerInUse: UIPresentationController {
    let style = modalPresentationStyle
    if let controller = presentation.controller,
      presentation.presenting != nil || controller.styleAtCreation == style
    {
      return controller
    }
    let old = presentation.controller
    let controller = makePresentationController()
    controller.delegate = old?.delegate
    presentation.controller = controller
    return controller
  }

  // MARK: Dismissing

  final func dismissController(animated: Bool, completion: (() -> Void)?) {
    if let presented = presentedHereOrAbove, let presenter = presented.presentation.presenting {
      presenter.dismissPresented(animated: animated, completion: completion)
    } else if let presenter = presentingHereOrAbove {
      presenter.dismissPresented(animated: animated, completion: completion)
    } else if let completion {
      device.atEndOfTurn { completion() }
    }
  }

  private func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    if let transition = presentation.transitionAsPresenter {
      let presented = presentation.presented
      if presented?.presentation.isBeingDismissed == true {
        _ = transition.animate(alongsideTransition: nil) { _ in completion?() }
      } else {
        // A controller that is still being presented is dismissed when its presentation ends.
        presentation.waiting.append { [weak self] in
          guard let self, presented != nil, presentation.presented === presented else {
            completion?()
            return
          }
          dismissPresented(animated: animated, completion: completion)
        }
      }
      return
    }
    let chain = presentedChain
    for controller in chain {
      controller.presentation.transitionAsPresenter?.finishNow()
    }
    // A transition finished above may have dismissed the topmost controller.
    guard let top = presentedChain.last else {
      completion?()
      return
    }
    if top !== presentation.presented { removeIntermediates(below: top) }
    top.presentation.controller?.dismiss(animated: animated, completion: completion)
  }

  /// The presented controller, the controller that it presents, and so on.
  final var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    var candidate = presentation.presented
    while let current = candidate {
      chain.append(current)
      candidate = current.presentation.presented
    }
    return chain
  }

  /// Chooses the styles again: of the presentations of this controller, of the controllers that it
  /// contains and of those that they present.
  final func adaptPresentations() {
    presentation.presented?.presentation.controller?.adaptIfNeeded()
    presentation.presented?.adaptPresentations()
    for child in children { child.adaptPresentations() }
  }

  /// Removes all presented controllers below the topmost one, which alone is dismissed with an
  /// animation (UIViewController, "dismiss(animated:completion:)").
  private func removeIntermediates(below top: UIViewController) {
    for controller in presentedChain where controller !== top {
      controller.presentation.presented = nil
      controller.presentation.controller?.removeWithoutTransition()
    }
    presentation.presented = top
    top.presentation.presenting = self
    top.presentation.controller?.presenter = self
  }

  /// Removes all presented controllers without animation, as a window does when its root controller
  /// is replaced.
  final func removePresented() {
    presentation.transitionAsPresenter?.finishNow()
    for controller in presentedChain {
      controller.presentation.transitionAsPresenter?.finishNow()
    }
    for controller in presentedChain.reversed() {
      controller.presentation.presented = nil
      controller.presentation.controller?.removeWithoutTransition()
    }
    presentation.presented = nil
    presentation.viewSlot = nil
  }
}
