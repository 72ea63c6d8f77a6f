// SPDX-License-Identifier: MIT

/// The state of the status bar, which the frontmost controllers determine. It is updated on request.
@MainActor
package final class StatusBar {
  private unowned let device: Device
  private var isDue = false

  /// The style of the text.
  package private(set) var style = UIStatusBarStyle.default
  /// Whether the status bar is hidden.
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

  /// Returns the frontmost controller that covers the screen or captures the status bar's appearance
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

/// The status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private unowned let device: Device

  init(device: Device) {
    self.device = device
    super.init()
  }

  /// The style of the text.
  open var statusBarStyle: UIStatusBarStyle { device.application.statusBar.style }

  /// Whether the status bar is hidden.
  open var isStatusBarHidden: Bool { device.application.statusBar.isHidden }

  /// The frame of the status bar on the screen; zero while the status bar is hidden.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    let screen = device.screen
    return CGRect(
      x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
  }
}
