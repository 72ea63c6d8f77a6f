// SPDX-License-Identifier: MIT

extension UIWindow {
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
