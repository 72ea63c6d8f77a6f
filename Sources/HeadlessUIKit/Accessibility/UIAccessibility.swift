// SPDX-License-Identifier: MIT

/// The accessibility settings of the user, and the notifications to assistive technology.
public enum UIAccessibility {
  /// A notification to assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// A notification from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new screen appeared. The argument is the element that gets the focus, or a text.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed. The argument is the element that gets the focus, or a text.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is spoken. The argument is the text.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled. The argument is a text on the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posts a notification to assistive technology, and moves the focus of VoiceOver where it is running.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) {
    let device = Device.current
    device.accessibility.posted.append((notification, argument))
    let movesFocus = notification == .screenChanged || notification == .layoutChanged
    guard movesFocus, device.accessibility.isVoiceOverRunning else { return }
    if let element = argument as? NSObject, !(element is NSString) {
      device.focus(on: element)
    } else if notification == .screenChanged {
      // VoiceOver starts at the first element of a new screen ("View Controller Programming Guide for
      // iOS", Supporting Accessibility).
      device.accessibility.focusController = nil
      device.focus(on: nil)
    }
  }

  /// `isReduceMotionEnabled` changed.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChange")
  /// `isReduceTransparencyEnabled` changed.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChange")
  /// `isVoiceOverRunning` changed.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChange")
  /// `isSwitchControlRunning` changed.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChange")
  /// `prefersCrossFadeTransitions` changed.
  public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChange")

  /// Whether the user prefers less motion.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    Device.current.accessibility.isReduceMotionEnabled
  }

  /// Whether the user prefers less transparency.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool {
    Device.current.accessibility.isReduceTransparencyEnabled
  }

  /// Whether the screen is read out.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool {
    Device.current.accessibility.isVoiceOverRunning
  }

  /// Whether the device is used with switches.
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool {
    Device.current.accessibility.isSwitchControlRunning
  }

  /// Whether the user prefers cross-fades to motion between screens.
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool {
    Device.current.accessibility.prefersCrossFadeTransitions
  }

  /// Whether text is bold.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool {
    Device.current.values.traits.legibilityWeight == .bold
  }

  /// Whether contrast is higher.
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    Device.current.values.traits.accessibilityContrast == .high
  }
}

/// The accessibility settings of a device's user, and the state of assistive technology.
package struct AccessibilityState {
  package var isReduceMotionEnabled = false
  package var isReduceTransparencyEnabled = false
  package var isVoiceOverRunning = false
  package var isSwitchControlRunning = false
  package var prefersCrossFadeTransitions = false
  /// The notifications in the order in which they were posted.
  package var posted: [(notification: UIAccessibility.Notification, argument: Any?)] = []
  /// The element with the focus.
  package weak var focused: NSObject?
  /// The position of that element among those on the screen, for the time when it has left the screen.
  package var focusIndex: Int?
  /// The controller whose view contains that element.
  package weak var focusController: UIViewController?

  /// The technologies that are in use.
  var runningTechnologies: Set<UIAccessibility.AssistiveTechnologyIdentifier> {
    var technologies: Set<UIAccessibility.AssistiveTechnologyIdentifier> = []
    if isVoiceOverRunning { technologies.insert(.notificationVoiceOver) }
    if isSwitchControlRunning { technologies.insert(.notificationSwitchControl) }
    return technologies
  }
}
