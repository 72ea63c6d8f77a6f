// SPDX-License-Identifier: MIT

extension UIWindow {
  /// "If the window has an existing view hierarchy, the old views are removed before the new ones are
  /// installed" (UIWindow, "rootViewController"): what the old root presents goes, too.
  final func exchangeRoot(_ old: UIViewController?, for new: UIViewController?) {
    if let old {
      device.keepUntilEndOfTurn(old)
      old.removePresented()
      old.containerTransition?.finishNow()
      old.viewIfLoaded?.removeFromSuperview()
    }
    guard let view = new?.view, rootViewController === new else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    device.application.statusBar.setNeedsUpdate()
  }

  /// The window was shown or hidden, and what it shows with it.
  final func rootAppears(_ appears: Bool) {
    guard let root = rootViewController else { return }
    let chain = [root] + root.presentedChain
    for controller in chain where !appears || controller.isShownInChain {
      controller.setAppearing(appears, animated: false)
      // A presentation or dismissal that runs ends what it began.
      guard controller.presentation.transitionAsPresented == nil else { continue }
      if appears {
        controller.endAppearanceAfterLayout()
      } else {
        controller.endAppearance()
      }
    }
    device.application.statusBar.setNeedsUpdate()
  }

  /// Whether a controller belongs to what this window shows.
  final func isVisible(_ controller: UIViewController) -> Bool {
    if controller.viewIfLoaded?.window === self { return true }
    var base = controller
    while let below = base.presentation.presenting ?? base.parent {
      base = below
    }
    return base === rootViewController
  }
}
