// SPDX-License-Identifier: MIT

/// The device of an application: its kind and its orientation.
///
/// ```swift
/// let host = ScreenHost(.iPad)
/// print(host.perform { UIDevice.current.userInterfaceIdiom == .pad })  // true
/// host.perform { UIDevice.current.beginGeneratingDeviceOrientationNotifications() }
/// host.rotate(to: .landscape)
/// print(host.perform { UIDevice.current.orientation.isLandscape })  // true
/// ```
///
/// The idiom is that of the host's traits, the orientation that of the host; as on a device, it is
/// unknown before notifications are generated. The level of the battery is -1, and nothing is near.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private unowned let device: Device
  /// The number of calls of `beginGeneratingDeviceOrientationNotifications()` without their
  /// counterpart.
  private var generationCount = 0
  private(set) final var physicalOrientation = UIDeviceOrientation.portrait

  init(device: Device) {
    self.device = device
    super.init()
  }

  /// The device of the current host.
  open class var current: UIDevice { Device.current.uiDevice }

  // MARK: Kind

  /// The name of the device: `model`, as UIKit returns since iOS 16 to applications without an
  /// entitlement.
  open var name: String { model }

  /// The model of the device, such as "iPhone" or "iPad".
  open var model: String {
    switch userInterfaceIdiom {
    case .pad: "iPad"
    case .tv: "Apple TV"
    case .vision: "Apple Vision Pro"
    case .mac: "Mac"
    default: "iPhone"
    }
  }

  /// `model` in the language of the user. It is not translated here.
  open var localizedModel: String { model }

  /// The name of the operating system.
  open var systemName: String {
    switch userInterfaceIdiom {
    case .pad: "iPadOS"
    case .tv: "tvOS"
    case .vision: "visionOS"
    default: "iOS"
    }
  }

  /// The version of the operating system: the oldest one with every declaration of this module.
  open var systemVersion: String { "18.0" }

  /// The identifier of the device for one vendor's applications. Each host has its own.
  open private(set) var identifierForVendor: UUID? = UUID()

  /// The style of interface, as the host's traits have it.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { device.values.traits.userInterfaceIdiom }

  /// Whether the system supports multitasking.
  open var isMultitaskingSupported: Bool { true }

  // MARK: Orientation

  /// The physical orientation; unknown unless orientation notifications are generated.
  open var orientation: UIDeviceOrientation {
    isGeneratingDeviceOrientationNotifications ? physicalOrientation : .unknown
  }

  /// Whether orientation notifications are generated.
  open var isGeneratingDeviceOrientationNotifications: Bool { generationCount > 0 }

  /// Begins to post orientation notifications. Calls nest.
  open func beginGeneratingDeviceOrientationNotifications() {
    generationCount += 1
  }

  /// Ends the effect of one call of `beginGeneratingDeviceOrientationNotifications()`.
  open func endGeneratingDeviceOrientationNotifications() {
    generationCount = max(generationCount - 1, 0)
  }

  /// Posted after the orientation of the device has changed. The object is the device.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Sets the physical orientation, for a host.
  package final func turn(to orientation: UIDeviceOrientation) {
    guard orientation != physicalOrientation else { return }
    physicalOrientation = orientation
    guard isGeneratingDeviceOrientationNotifications else { return }
    device.post(Self.orientationDidChangeNotification, object: self)
  }

  // MARK: Battery and proximity: sensors that no host has

  /// Whether the battery is monitored.
  open var isBatteryMonitoringEnabled = false

  /// The charge: -1, which means unknown.
  open var batteryLevel: Float { -1 }

  /// The state of the battery: unknown.
  open var batteryState: BatteryState { .unknown }

  /// Whether proximity is monitored: always false, as on devices without the sensor.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Whether something is close to the device.
  open var proximityState: Bool { false }

  /// The states of a battery.
  public enum BatteryState: Int, Sendable {
    /// Not known, or not monitored.
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  /// The charge has changed.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The state of the battery has changed.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// The state of proximity has changed.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

/// Returns the kind of the current device.
@available(*, deprecated, message: "Use UIDevice.current.userInterfaceIdiom")
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
