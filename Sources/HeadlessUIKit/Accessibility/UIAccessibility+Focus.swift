// SPDX-License-Identifier: MIT

// The focus of assistive technology: VoiceOver draws its cursor around the focused element.
extension UIAccessibility {
  /// Posted after the focus has moved. The user information contains the elements.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The user information key of the element that has received the focus.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The user information key of the element that has lost the focus.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  /// Returns the element that has the focus of assistive technology.
  @preconcurrency @MainActor
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  )
    -> Any?
  {
    Device.current.accessibility.focused
  }

  /// The identifier of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The string that identifies the value; equal strings make equal values.
    public let rawValue: String

    /// Creates an identifier with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The screen reader VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// The control by switches, Switch Control.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }
}

extension Device {
  /// Returns whether the focus of assistive technology is on an object.
  func isFocused(on object: NSObject) -> Bool { accessibility.focused === object }

  /// Moves the focus of assistive technology, as a swipe of the user does.
  package func focus(on element: NSObject?) {
    let old = accessibility.focused
    guard old !== element else { return }
    accessibility.focused = element
    old?.accessibilityElementDidLoseFocus()
    element?.accessibilityElementDidBecomeFocused()
    var information: [AnyHashable: Any] = [:]
    information[UIAccessibility.focusedElementUserInfoKey] = element
    information[UIAccessibility.unfocusedElementUserInfoKey] = old
    post(UIAccessibility.elementFocusedNotification, object: nil, userInfo: information)
  }
}
