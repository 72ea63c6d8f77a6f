// SPDX-License-Identifier: MIT

/// The rotation of the interface: it follows the device as far as the front page and the
/// application support it.
///
/// `supportedInterfaceOrientations` of UIViewController: the system "calls this method on the root
/// view controller or the topmost modal view controller that fills the window", and "intersects"
/// the result with the orientations of the application.
@MainActor
package final class InterfaceRotation {
  private unowned let device: Device

  /// Changes the size of the screen to that of an orientation. The host sets it, whose model has
  /// the sizes; without it, the interface does not rotate.
  package var resize: (@MainActor (UIInterfaceOrientation, _ animated: Bool) -> Void)?

  /// The orientations that Info.plist contains; nil for those of the device.
  var ofInformation: UIInterfaceOrientationMask?

  init(device: Device) {
    self.device = device
  }

  /// The orientation of the interface.
  package var current: UIInterfaceOrientation { device.screen.interfaceOrientation }

  /// Has to be called after the device was turned.
  package func deviceTurned(animated: Bool) {
    guard let page, let supported = supported(by: page), page.shouldAutorotate else {
      if page == nil { turn(to: ofDevice, animated: animated) }
      return
    }
    guard supported.contains(.init(ofDevice)) else { return }
    turn(to: ofDevice, animated: animated)
  }

  /// Returns the way in which the device is turned: sideways to the left, unless the front page
  /// supports the other landscape orientation only.
  package func direction(of orientation: UIDeviceOrientation) -> UIDeviceOrientation {
    guard orientation.isLandscape, let page else { return orientation }
    let landscape = page.supportedInterfaceOrientations.intersection(.landscape)
    return landscape == .landscapeLeft ? .landscapeRight : orientation
  }

  /// Has to be called when another page is in front, or supports other orientations.
  func pageChanged() {
    guard let page, let supported = supported(by: page) else { return }
    if supported.contains(.init(current)), !page.shouldAutorotate { return }
    let preferred = page.preferredInterfaceOrientationForPresentation
    let candidates = [
      ofDevice, current, preferred, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    if let chosen = candidates.first(where: { supported.contains(.init($0)) && $0 != .unknown }) {
      turn(to: chosen, animated: false)
    }
  }

  /// Turns the interface to one of some orientations, whatever the orientation of the device.
  ///
  /// - Returns: Whether the front page supports one of them.
  func turn(toOneOf requested: UIInterfaceOrientationMask) -> Bool {
    let all = page.map { supported(by: $0) ?? [] } ?? .all
    let possible = requested.intersection(all)
    let candidates: [UIInterfaceOrientation] = [
      current, ofDevice, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    guard let chosen = candidates.first(where: { possible.contains(.init($0)) && $0 != .unknown })
    else { return false }
    turn(to: chosen, animated: true)
    return true
  }

  private var ofDevice: UIInterfaceOrientation { .init(device.uiDevice.physicalOrientation) }

  private func turn(to orientation: UIInterfaceOrientation, animated: Bool) {
    guard orientation != .unknown, orientation != current, let resize else { return }
    let isResized = orientation.isLandscape != current.isLandscape
    device.screen.interfaceOrientation = orientation
    if isResized { resize(orientation, animated) }
  }

  /// The controller that decides: the root, or the topmost presented one that fills the window.
  private var page: UIViewController? {
    let windows = device.screen.applicationWindows
    guard let root = windows.last(where: { $0.rootViewController != nil })?.rootViewController
    else { return nil }
    return root.presentedChain.last { controller in
      let style = controller.presentation.controller?.presentationStyle
      return !controller.presentation.isBeingDismissed
        && (style == .fullScreen || style == .overFullScreen)
    } ?? root
  }

  /// Returns the orientations that both a page and the application support; nil, with UIKit's
  /// message, if there are none.
  private func supported(by page: UIViewController) -> UIInterfaceOrientationMask? {
    let supported = page.supportedInterfaceOrientations.intersection(
      device.application.supportedInterfaceOrientations(for: page.viewIfLoaded?.window))
    guard supported.isEmpty else { return supported }
    device.reportIllegalUse(
      """
      UIApplicationInvalidInterfaceOrientation: Supported orientations has no common orientation \
      with the application, and [\(type(of: page)) shouldAutorotate] is returning \
      \(page.shouldAutorotate ? "YES" : "NO")
      """)
    return nil
  }
}

extension UIApplication {
  /// The rotation of the interface.
  package final var rotation: InterfaceRotation { device[Self.rotationComponent] }
  private static let rotationComponent = DeviceComponent(InterfaceRotation.init(device:))

  /// The orientation of the interface.
  public final var statusBarOrientation: UIInterfaceOrientation { rotation.current }

  /// Returns the orientations in which the application can be shown: those of the delegate's
  /// `application(_:supportedInterfaceOrientationsFor:)`, of Info.plist, or else all four.
  @discardableResult
  public final func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    let chosen = delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? []
    if !chosen.isEmpty { return chosen }
    return rotation.ofInformation ?? .all
  }
}
