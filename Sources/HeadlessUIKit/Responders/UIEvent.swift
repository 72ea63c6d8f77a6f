// SPDX-License-Identifier: MIT

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {}

/// What happened at one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {}

extension UIWindow {
  final func dispatch(_ event: UIEvent) {}
}
