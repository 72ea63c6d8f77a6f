// SPDX-License-Identifier: MIT

/// The only scene of a device. It contains all windows of the device.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  private unowned let device: Device

  /// The status bar.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(
    device: device)

  init(device: Device) {
    self.device = device
    super.init()
  }

  /// The screen.
  open var screen: UIScreen { device.screen }

  /// The visible windows.
  open var windows: [UIWindow] { device.screen.applicationWindows }

  /// The window that receives key events.
  open var keyWindow: UIWindow? { device.application.keyWindow }

  /// The traits.
  open var traitCollection: UITraitCollection { device.values.traits }

  /// The coordinate space of the scene: the screen.
  open var coordinateSpace: any UICoordinateSpace { device.screen }
}
