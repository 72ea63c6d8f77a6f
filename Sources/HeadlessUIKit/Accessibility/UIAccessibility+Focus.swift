// SPDX-License-Identifier: MIT

// The focus of assistive technology: VoiceOver draws its cursor around the focused element.
extension UIAccessibility {
  /// The focus moved. The notification's information contains the elements.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The key of the element that gets the focus.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that loses the focus.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  /// The element with the focus of assistive technology.
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

    /// VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switch Control.
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
