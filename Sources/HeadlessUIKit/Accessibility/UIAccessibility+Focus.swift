// SPDX-License-Identifier: MIT

// The element that assistive technology is at: VoiceOver draws its frame around it.
extension UIAccessibility {
  /// The focus moved; the notification's information names the elements.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The key of the element that the focus came to.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that the focus left.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  /// The element that assistive technology is at.
  @preconcurrency @MainActor
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  )
    -> Any?
  {
    Device.current.accessibility.focused
  }

  /// Names an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A technology from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Reads the screen out.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Works the device with switches.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }
}

extension Device {
  /// Whether the focus of assistive technology is on an object.
  func isFocused(on object: NSObject) -> Bool { accessibility.focused === object }

  /// Moves the focus of assistive technology, as its user would by a swipe.
  package func focus(on element: NSObject?) {
    let old = accessibility.focused
    guard old !== element else { return }
    accessibility.focused = element
    old?.accessibilityElementDidLoseFocus()
    element?.accessibilityElementDidBecomeFocused()
    var information: [AnyHashable: Any] = [:]
    information[UIAccessibility.focusedElementUserInfoKey] = element
    information[UIAccessibility.unfocusedElementUserInfoKey] = old
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: information)
  }
}
