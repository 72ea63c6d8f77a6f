// SPDX-License-Identifier: MIT

extension UIView {
  /// The controller whose view this is. Only controllers own views, so the cast needs no check.
  nonisolated final var controller: UIViewController? {
    get { viewOwner.map { unsafeDowncast($0, to: UIViewController.self) } }
    set { viewOwner = newValue }
  }

  /// The controller of this view or of the nearest superview that has one.
  fileprivate var nearestController: UIViewController? {
    var view: UIView? = self
    while let current = view {
      if let controller = current.controller { return controller }
      view = current.parent
    }
    return nil
  }

  /// The controller whose view this is, for a host.
  package final var owningController: UIViewController? { controller }
}

extension UIViewController: UIAppearanceContainer {}

extension UIViewController: ViewOwner {
  final func move(to device: Device) {
    guard self.device !== device else { return }
    self.device = device
    viewIfLoaded?.move(to: device)
    for child in children {
      child.move(to: device)
    }
  }

  final func checkContainment(in view: UIView) {
    guard let parent, let requested = view.nearestController, requested !== parent else { return }
    view.device.reportIllegalUse(
      "child view controller:\(self) should have parent view controller:\(parent) but requested "
        + "parent is:\(requested)")
  }

  final var insetsAddedToSafeArea: UIEdgeInsets {
    var insets = additionalSafeAreaInsets
    insets.top += containment.pageBar?.inset ?? 0
    insets.bottom += containment.bottomBarInset
    return insets
  }

  final var viewFrameAtRest: CGRect? {
    guard let transition = parent?.containerTransition, transition.phase == .running,
      transition.containerView === viewIfLoaded?.parent
    else { return nil }
    if self === transition.from { return transition.initialFrame(for: self) }
    return self === transition.to ? transition.finalFrame(for: self) : nil
  }

  // MARK: Scroll views

  final var isInNavigation: Bool { adjustsScrollViewInsets && navigationAround != nil }

  final func scrollViewMayReachBar() -> Bool {
    containment.pageBar?.pageChanged()
    return containment.pageBar != nil
  }

  // MARK: Windows

  /// "If the window has an existing view hierarchy, the old views are removed before the new ones
  /// are installed" (UIWindow, "rootViewController"). Controllers that the old root presents are
  /// removed, too.
  final func willLeaveRoot(of window: UIWindow) {
    window.device.keepUntilEndOfTurn(self)
    window.device.inputOwner.pageLeaves(self, keepsClaim: false)
    window.device.inputOwner.pageRemoved(self)
    removePresented()
    containerTransition?.finishNow()
    viewIfLoaded?.removeFromSuperview()
  }

  final func becameRoot(of window: UIWindow) {
    move(to: window.device)
    guard let view, window.rootViewController === self else { return }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.insertSubview(view, at: 0)
    window.device.application.statusBar.setNeedsUpdate()
  }

  final func windowAppears(_ appears: Bool) {
    for controller in [self] + presentedChain where !appears || controller.isShownInChain {
      controller.setAppearing(appears, animated: false)
      // A running presentation or dismissal ends the appearance that it has begun.
      guard controller.presentation.transitionAsPresented == nil else { continue }
      if appears {
        controller.endAppearanceAfterLayout()
      } else {
        controller.endAppearance()
      }
    }
    device.application.statusBar.setNeedsUpdate()
  }
}
