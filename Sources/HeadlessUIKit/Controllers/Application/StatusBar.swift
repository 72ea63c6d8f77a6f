// SPDX-License-Identifier: MIT

/// What the status bar looks like: asked of the controllers in front when one of them says so.
@MainActor
package final class StatusBar {
  private unowned let device: Device
  private var isDue = false

  /// What the text looks like.
  package private(set) var style = UIStatusBarStyle.default
  /// Whether there is no status bar.
  package private(set) var isHidden = false

  init(device: Device) {
    self.device = device
  }

  func setNeedsUpdate() {
    guard !isDue else { return }
    isDue = true
    device.atEndOfTurn { [self] in
      isDue = false
      update()
    }
  }

  private func update() {
    guard
      let root = device.screen.windows.last(where: { $0.rootViewController != nil })?
        .rootViewController
    else { return }
    let front = Self.controllerInFront(of: root)
    style = Self.last(front) { $0.childForStatusBarStyle }.preferredStatusBarStyle
    isHidden = Self.last(front) { $0.childForStatusBarHidden }.prefersStatusBarHidden
  }

  /// Only what covers the screen is asked, or what says that it wants to be
  /// (UIViewController, "modalPresentationCapturesStatusBarAppearance").
  private static func controllerInFront(of root: UIViewController) -> UIViewController {
    root.presentedChain.last { controller in
      guard !controller.presentation.isBeingDismissed else { return false }
      return controller.presentation.controller?.shouldRemovePresentersView == true
        || controller.modalPresentationCapturesStatusBarAppearance
    } ?? root
  }

  private static func last(
    _ controller: UIViewController, _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController {
    var controller = controller
    while let next = child(controller) {
      controller = next
    }
    return controller
  }
}

/// What the status bar of a scene looks like.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private unowned let device: Device

  init(device: Device) {
    self.device = device
    super.init()
  }

  /// What the text looks like.
  open var statusBarStyle: UIStatusBarStyle { device.application.statusBar.style }

  /// Whether there is no status bar.
  open var isStatusBarHidden: Bool { device.application.statusBar.isHidden }

  /// Where the status bar lies on the screen; empty while it is hidden.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    let screen = device.screen
    return CGRect(
      x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
  }
}
