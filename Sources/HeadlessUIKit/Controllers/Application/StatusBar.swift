// SPDX-License-Identifier: MIT

/// The state of the status bar, which the frontmost controllers determine. It is updated on
/// request.
@MainActor
package final class StatusBar: ReleasedWithDevice {
  private unowned let device: Device
  private var isDue = false

  /// The style of the text.
  package private(set) var style = UIStatusBarStyle.default
  /// Whether the status bar is hidden.
  package private(set) var isHidden = false

  private var window: StatusBarWindow?

  /// Whether the screen shows the status bar, in a window of its own.
  package var isDrawn = false {
    didSet {
      guard oldValue != isDrawn else { return }
      device.perform {
        if isDrawn, window == nil { window = StatusBarWindow(frame: device.screen.bounds) }
        window?.update(style: style, isHidden: isHidden)
        window?.isHidden = !isDrawn
        if isDrawn { setNeedsUpdate() }
      }
    }
  }

  init(device: Device) {
    self.device = device
  }

  /// Releases the window, which retains the device.
  func releaseWithDevice() {
    window = nil
  }

  /// Scrolls the front window's scroll view to its top, as a tap on the bar does.
  ///
  /// - Parameter x: The position of the tap on the screen; nil for the middle.
  /// - Returns: Whether a scroll view scrolls to its top.
  @discardableResult
  package func tap(at x: CGFloat? = nil) -> Bool {
    guard let window = device.screen.applicationWindows.last(where: { !$0.isHidden }) else {
      return false
    }
    let point = x.map {
      window.convert(CGPoint(x: $0, y: 0), from: device.screen as any UICoordinateSpace)
    }
    return window.tapStatusBar(at: point?.x)
  }

  func setNeedsUpdate() {
    guard !isDue else { return }
    isDue = true
    device.atEndOfTurn { [self] in
      isDue = false
      device.application.rotation.pageChanged()
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
    if style == .default, Self.isOnBlack(root) { style = .lightContent }
    isHidden = Self.last(front) { $0.childForStatusBarHidden }.prefersStatusBarHidden
    window?.update(style: style, isHidden: isHidden)
  }

  /// Returns the frontmost controller that covers the screen or captures the status bar's
  /// appearance (UIViewController, "modalPresentationCapturesStatusBarAppearance").
  private static func controllerInFront(of root: UIViewController) -> UIViewController {
    root.presentedChain.last { controller in
      guard !controller.presentation.isBeingDismissed else { return false }
      return controller.presentation.controller?.shouldRemovePresentersView == true
        || controller.modalPresentationCapturesStatusBarAppearance
    } ?? root
  }

  /// Returns whether a sheet pushes the content behind it back, below the status bar.
  private static func isOnBlack(_ root: UIViewController) -> Bool {
    root.presentedChain.contains { controller in
      let sheet = controller.presentation.controller as? UISheetPresentationController
      return !controller.presentation.isBeingDismissed && sheet?.pushesBackAtRest == true
    }
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
