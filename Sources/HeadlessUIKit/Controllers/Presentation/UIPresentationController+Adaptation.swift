// SPDX-License-Identifier: MIT

// The presentation controller of another style that presents in place of the requested one, at the
// beginning of a presentation and after every change of the size classes.

/// The size classes for which the style of a presentation was chosen.
struct SizeClasses: Equatable {
  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass

  @MainActor
  init(_ traits: UITraitCollection) {
    horizontal = traits.horizontalSizeClass
    vertical = traits.verticalSizeClass
  }
}

/// The appearance of a view that a presentation changes.
struct PresentedShape {
  let radius: CGFloat
  let corners: CACornerMask
  let clips: Bool
}

extension UIPresentationController {
  // MARK: The style

  /// Returns the presentation controller to use in place of this one, the requested one. In a
  /// compact width, a popover becomes a sheet; the delegate can choose another style for any traits
  /// (UIAdaptivePresentationControllerDelegate,
  /// "adaptivePresentationStyle(for:traitCollection:)").
  final func adapted(in traits: UITraitCollection) -> UIPresentationController {
    let presented = presentedViewController
    if let adapted = presented.adapted(self, in: traits) { return adapted }
    let popover = self as? UIPopoverPresentationController
    guard popover != nil || self is UISheetPresentationController || styleAtCreation == .custom,
      !isInsidePresenter
    else { return self }
    let chosen =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic
    let becomesSheet = popover != nil && traits.horizontalSizeClass == .compact
    let style = chosen == .automatic && becomesSheet ? .formSheet : chosen
    guard style != .automatic, style != .none, style != .custom, style != presentationStyle else {
      return self
    }
    let new: UIPresentationController
    if let popover, style == .formSheet || style == .pageSheet {
      new = popover.adaptiveSheetPresentationController
    } else if let current = presented.presentation.controller, current !== self,
      current.adaptedStyle == style
    {
      new = current
    } else {
      new = UIPresentationController.make(for: presented, style: style)
    }
    new.adaptedStyle = style
    if new.delegate == nil { new.delegate = delegate }
    return new
  }

  /// Chooses the presentation controller that presents in place of this one, the requested one.
  final func choose(in traits: UITraitCollection) -> UIPresentationController {
    let presented = presentedViewController
    let chosen = adapted(in: traits)
    presented.presentation.sizeClasses = SizeClasses(traits)
    presented.presentation.requested = chosen === self ? nil : self
    presented.presentation.controller = chosen
    return chosen
  }

  // MARK: Changes

  /// Chooses the style again after the traits of the surroundings have changed. During a
  /// transition, the end of the transition does.
  final func adaptIfNeeded() {
    let presented = presentedViewController
    guard let container, let presenter, presented.presentation.controller === self,
      presented.presentation.transitionAsPresented == nil,
      presenter.presentation.transitionAsPresenter == nil,
      presented.presentation.transitionAsPresenter == nil,
      !presented.presentation.isBeingDismissed
    else { return }
    let traits = traitsOfSurroundings(presenter, container)
    guard presented.presentation.sizeClasses != SizeClasses(traits) else { return }
    let new = (presented.presentation.requested ?? self).choose(in: traits)
    if new !== self { handOver(to: new, in: container, presenter) }
    container.setNeedsLayout()
  }

  /// The traits of the presenting controller. Its view keeps old ones while it is outside of the
  /// window.
  private func traitsOfSurroundings(
    _ presenter: UIViewController, _ container: UIView
  ) -> UITraitCollection {
    if presenter.viewIfLoaded?.window != nil { return presenter.traitCollection }
    return container.superview?.traitCollection ?? presenter.traitCollection
  }

  /// Schedules `adaptIfNeeded()` for the end of the turn. Views cannot be exchanged while they
  /// adopt their traits.
  final func setNeedsAdaptation() {
    guard let container, let presenter else { return }
    let traits = traitsOfSurroundings(presenter, container)
    guard presentedViewController.presentation.sizeClasses != SizeClasses(traits) else { return }
    container.device.atEndOfTurn { [weak self] in self?.adaptIfNeeded() }
  }

  /// Lets another presentation controller present in place of this one. The presented view remains
  /// in the window, and its controller does not disappear.
  private func handOver(
    to new: UIPresentationController, in container: PresentationContainerView,
    _ presenter: UIViewController
  ) {
    let presented = presentedViewController
    let returns = shouldRemovePresentersView && !new.shouldRemovePresentersView
    dismissalTransitionWillBegin()
    dismissalTransitionDidEnd(true)
    self.container = nil
    let content = presented.viewIfLoaded
    for view in container.subviews where content?.isDescendant(of: view) != true {
      view.removeFromSuperview()
    }
    let wrappers = container.subviews.filter { $0 !== content }
    container.accessibilityViewIsModal = false
    new.presenter = presenter
    new.container = container
    container.presentationController = new
    container.updateTraits()
    presented.viewIfLoaded?.updateTraits()
    new.presentationTransitionWillBegin()
    // As at a presentation's beginning and end: the style may take the keyboard from other pages.
    let inputOwner = container.device.inputOwner
    inputOwner.coverBegan(
      keepsKeys: presented.disablesAutomaticKeyboardDismissal && !new.shouldRemovePresentersView)
    new.takePresentedView(in: container)
    for wrapper in wrappers { wrapper.removeFromSuperview() }
    new.presentationTransitionDidEnd(true)
    new.updateTintOfPresenter()
    presented.presentationAdapted()
    if returns { presenter.putViewBack() }
    let shows = !presenter.isCovered && presenter.stateOfSurroundings.isTowardsShown
    presenter.setAppearing(shows, animated: false)
    if new.shouldRemovePresentersView { presenter.takeViewAway() }
    presenter.settle(
      shown: !presenter.isCovered, in: presenter.stateOfSurroundings, animated: false)
    inputOwner.pagesUncovered()
    container.device.application.statusBar.setNeedsUpdate()
  }

  /// Moves the presented view to the container, if it is in a view of another presentation
  /// controller, and sets its frame. A view that a presentation above has removed returns there.
  private func takePresentedView(in container: UIView) {
    guard let presentedView else { return }
    if presentedViewController.presentation.viewSlot != nil {
      presentedViewController.presentation.viewSlot?.index = container.subviews.count
    } else if presentedView.superview !== container {
      container.addSubview(presentedView)
    }
    presentedView.frame = frameOfPresentedViewInContainerView
  }

  // MARK: The presented view

  /// Stores the shape of the presented view before the presentation changes it.
  final func keepShapeOfPresentedView() {
    guard shapeOfPresentedView == nil, let view = presentedView else { return }
    shapeOfPresentedView = PresentedShape(
      radius: view.layer.cornerRadius, corners: view.layer.maskedCorners, clips: view.clipsToBounds)
  }

  /// Restores the shape of the presented view after the presentation.
  final func restoreShapeOfPresentedView() {
    guard let shape = shapeOfPresentedView, let view = presentedView else { return }
    shapeOfPresentedView = nil
    view.layer.cornerRadius = shape.radius
    view.layer.maskedCorners = shape.corners
    view.clipsToBounds = shape.clips
  }
}
