// SPDX-License-Identifier: MIT

/// The screen of a device.
///
/// ```swift
/// let phone = ScreenHost(.iPhone15)
/// let tablet = ScreenHost(.iPad)
/// print(phone.perform { UIScreen.main.bounds.width })  // 393.0
/// print(tablet.perform { UIScreen.main.bounds.width } > 700)  // true
/// ```
///
/// `main` is the screen of the current host: the one whose `perform` runs, or that the test has
/// used last. A program without a host has a default device. Each host has one screen, and the
/// brightness changes no picture. The screen is the object of the keyboard's notifications, so an
/// observer that must not receive the notifications of other hosts registers with it.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment, UICoordinateSpace {
  /// Posted when a screen's size or scale has changed.
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")

  unowned let device: Device

  /// The insets covered by the screen's shape and by system bars.
  package var safeAreaInsets = UIEdgeInsets.zero

  /// The orientation of the interface on the screen.
  package final var interfaceOrientation = UIInterfaceOrientation.portrait

  /// The size in points, as the screen is held now.
  var size = CGSize(width: 390, height: 844)

  init(device: Device) {
    self.device = device
    super.init()
  }

  /// The screen of the current device.
  open class var main: UIScreen { Device.current.screen }

  /// The screen's rectangle in points, as it is held now.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The number of pixels per point, at least 1.
  open var scale: CGFloat { max(device.values.traits.displayScale, 1) }

  /// The screen's rectangle in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// The number of pixels per point, equal to `scale`.
  open var nativeScale: CGFloat { scale }

  /// The most frames in a second.
  open var maximumFramesPerSecond: Int { Int((1 / device.frameDuration).rounded()) }

  /// The screen as a frame of reference.
  open var coordinateSpace: any UICoordinateSpace { self }

  /// The screen as a frame of reference that does not turn with the interface: its origin is the
  /// upper left corner of the upright device.
  open var fixedCoordinateSpace: any UICoordinateSpace { FixedCoordinateSpace(of: device) }

  /// Posted when the brightness has changed. The object is the screen.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")

  /// The brightness, from 0 to 1. It does not change pictures.
  open var brightness: CGFloat {
    get { currentBrightness }
    set {
      let limited = newValue.isNaN ? currentBrightness : min(max(newValue, 0), 1)
      guard limited != currentBrightness else { return }
      currentBrightness = limited
      device.post(Self.brightnessDidChangeNotification, object: self)
    }
  }

  private var currentBrightness: CGFloat = 0.5

  /// The traits of the device.
  open var traitCollection: UITraitCollection { device.values.traits }

  /// Never called: changes of traits are delivered to windows.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
