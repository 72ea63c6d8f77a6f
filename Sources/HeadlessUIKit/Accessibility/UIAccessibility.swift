// SPDX-License-Identifier: MIT

/// The accessibility settings of the user, and the notifications to assistive technology.
public enum UIAccessibility {
  /// A notification to assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number by which notifications are compared.
    public let rawValue: UInt32

    /// Creates a notification with a raw number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new screen has appeared. The argument is the element to focus on, or a string to speak.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed. The argument is the element to focus on, or a string to
    /// speak.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A string is spoken. The argument is the string.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled by a page. The argument is a string that describes the new
    /// position.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posts a notification to assistive technology, and moves the focus of VoiceOver if it is
  /// running.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) {
    let device = (argument as? UIView)?.device ?? .current
    device.accessibility.posted.append((notification, argument))
    let movesFocus = notification == .screenChanged || notification == .layoutChanged
    guard movesFocus, device.accessibility.isVoiceOverRunning else { return }
    if let element = argument as? NSObject, !(element is NSString) {
      device.focus(on: element)
    } else if notification == .screenChanged {
      // VoiceOver starts at the first element of a new screen ("View Controller Programming Guide
      // for iOS", Supporting Accessibility).
      device.accessibility.focusController = nil
      device.focus(on: nil)
    }
  }

  /// Posted after `isReduceMotionEnabled` has changed.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChange")
  /// Posted after `isReduceTransparencyEnabled` has changed.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChange")
  /// Posted after `isVoiceOverRunning` has changed.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChange")
  /// Posted after `isSwitchControlRunning` has changed.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChange")
  /// Posted after `prefersCrossFadeTransitions` has changed.
  public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChange")

  /// Posted after `shouldDifferentiateWithoutColor` has changed.
  public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")

  /// Whether the user prefers that color is not the only sign of anything.
  @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool {
    Device.current.accessibility.shouldDifferentiateWithoutColor
  }

  /// Whether the user prefers less motion.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    Device.current.accessibility.isReduceMotionEnabled
  }

  /// Whether the user prefers less transparency.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool {
    Device.current.accessibility.isReduceTransparencyEnabled
  }

  /// Whether VoiceOver is running.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool {
    Device.current.accessibility.isVoiceOverRunning
  }

  /// Whether Switch Control is running.
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool {
    Device.current.accessibility.isSwitchControlRunning
  }

  /// Whether the user prefers cross-fades to moving transitions between screens.
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool {
    Device.current.accessibility.prefersCrossFadeTransitions
  }

  /// Whether the user prefers bold text.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool {
    Device.current.values.traits.legibilityWeight == .bold
  }

  /// Whether the user prefers higher contrast.
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    Device.current.values.traits.accessibilityContrast == .high
  }
}

/// The accessibility settings of a device's user, and the state of assistive technology.
@MainActor
package final class AccessibilityState: ReleasedWithDevice {
  package var isReduceMotionEnabled = false
  package var isReduceTransparencyEnabled = false
  package var shouldDifferentiateWithoutColor = false
  package var isVoiceOverRunning = false
  package var isSwitchControlRunning = false
  package var prefersCrossFadeTransitions = false
  /// The posted notifications, the oldest first.
  package var posted: [(notification: UIAccessibility.Notification, argument: Any?)] = []
  /// The element at which VoiceOver is; nil for none.
  package weak var focused: NSObject?
  /// The index of the focused element among the elements on the screen. Used after the element has
  /// left the screen.
  package var focusIndex: Int?
  /// The controller whose view contains the focused element.
  package weak var focusController: UIResponder?

  /// The assistive technologies that are running.
  var runningTechnologies: Set<UIAccessibility.AssistiveTechnologyIdentifier> {
    var technologies: Set<UIAccessibility.AssistiveTechnologyIdentifier> = []
    if isVoiceOverRunning { technologies.insert(.notificationVoiceOver) }
    if isSwitchControlRunning { technologies.insert(.notificationSwitchControl) }
    return technologies
  }

  /// Releases the arguments of notifications, which may be views.
  func releaseWithDevice() {
    posted = []
  }
}

extension Device {
  /// The accessibility settings of the user, and the notifications that were posted.
  package var accessibility: AccessibilityState { self[Self.accessibilityComponent] }
  private static let accessibilityComponent = DeviceComponent { _ in AccessibilityState() }

  /// Changes a setting of the user, and posts its notification if the value differs.
  package func setAccessibility(
    _ path: ReferenceWritableKeyPath<AccessibilityState, Bool>, to value: Bool,
    posting name: Notification.Name
  ) {
    guard accessibility[keyPath: path] != value else { return }
    accessibility[keyPath: path] = value
    perform {
      post(name, object: nil)
    }
  }
}
