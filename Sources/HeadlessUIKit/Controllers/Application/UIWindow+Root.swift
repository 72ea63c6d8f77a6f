// SPDX-License-Identifier: MIT

extension UIWindow {
  /// Replaces the root controller. "If the window has an existing view hierarchy, the old views are
  /// removed before the new ones are installed" (UIWindow, "rootViewController"). Controllers that
  /// the old root presents are removed, too.
  final func exchangeRoot(_ old: UIViewController?, for new: UIViewController?) {
    if let old {
      device.keepUntilEndOfTurn(old)
      device.application.inputOwner.pageLeaves(old, keepsClaim: false)
      device.application.inputOwner.pageRemoved(old)
      old.removePresented()
      old.containerTransition?.finishNow()
      old.viewIfLoaded?.removeFromSuperview()
    }
    new?.move(to: device)
    guard let view = new?.view, rootViewController === new else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    device.application.statusBar.setNeedsUpdate()
  }

  /// Shows or hides the root controller and the controllers that it presents, with the window.
  final func rootAppears(_ appears: Bool) {
    guard let root = rootViewController else { return }
    let chain = [root] + root.presentedChain
    for controller in chain where !appears || controller.isShownInChain {
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

  /// Returns whether the window's hierarchy of controllers contains a controller.
  final func isVisible(_ controller: UIViewController) -> Bool {
    if controller.viewIfLoaded?.window === self { return true }
    var base = controller
    while let below = base.presentation.presenting ?? base.parent {
      base = below
    }
    return base === rootViewController
  }
}
