// SPDX-License-Identifier: MIT

/// The keyboard of a device: it has no keys, but a frame, and posts notifications when the frame changes.
@MainActor
package final class Keyboard {
  private unowned let device: Device
  private var arrival: DeviceTimer?

  /// Whether the keyboard is shown and hidden with responders that take keys.
  package var followsFirstResponder = true

  /// The height of the visible keyboard, including the safe area at the bottom.
  package var height: CGFloat? {
    didSet { if isVisible, oldValue != height { move(to: shownFrame, isVisible: true) } }
  }

  /// The duration of showing and hiding, in seconds.
  package var duration: TimeInterval = 0.25

  /// Whether the keyboard is visible or being shown.
  package private(set) var isVisible = false

  private var lastFrame: CGRect?

  init(device: Device) {
    self.device = device
  }

  /// The frame on the screen; below the screen while the keyboard is hidden.
  package var frame: CGRect { lastFrame ?? hiddenFrame }

  /// Shows the keyboard.
  package func show() {
    guard !isVisible else { return }
    move(to: shownFrame, isVisible: true)
  }

  /// Hides the keyboard.
  package func hide() {
    guard isVisible else { return }
    move(to: hiddenFrame, isVisible: false)
  }

  /// Adapts the frame to a new size of the screen.
  func screenResized() {
    guard isVisible else {
      lastFrame = nil
      return
    }
    move(to: shownFrame, isVisible: true)
  }

  func firstResponderChanged() {
    guard followsFirstResponder else { return }
    if device.application.firstResponder is any UIKeyInput { show() } else { hide() }
  }

  private var shownFrame: CGRect {
    let screen = device.screen.bounds
    let height = height ?? standardHeight
    return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  private var hiddenFrame: CGRect {
    shownFrame.offsetBy(dx: 0, dy: shownFrame.height)
  }

  /// Apple documents no height: keys and suggestions, and the room below them.
  private var standardHeight: CGFloat {
    let screen = device.screen
    let keys: CGFloat = screen.bounds.width > screen.bounds.height ? 200 : 260
    return keys + screen.safeAreaInsets.bottom
  }

  private func move(to end: CGRect, isVisible: Bool) {
    let begin = frame
    self.isVisible = isVisible
    lastFrame = isVisible ? end : nil
    arrival?.cancel()
    let userInfo: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: begin,
      UIResponder.keyboardFrameEndUserInfoKey: end,
      // Objects, because users cast them to whichever number they like.
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 0),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    let will =
      isVisible
      ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification
    let did =
      isVisible ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification
    device.perform {
      animate { [self] in
        post(UIResponder.keyboardWillChangeFrameNotification, userInfo)
        post(will, userInfo)
        device.keyboardGuidesChanged()
      }
    }
    arrival = device.after(duration) { [weak self] in
      self?.post(UIResponder.keyboardDidChangeFrameNotification, userInfo)
      self?.post(did, userInfo)
    }
  }

  /// Changes that observers make are animated with the keyboard.
  private func animate(_ body: @escaping () -> Void) {
    UIView.animate(
      withDuration: duration, delay: 0, options: .beginFromCurrentState, animations: body)
  }

  private func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: device.screen, userInfo: userInfo)
  }
}

extension UIResponder {
  /// Posted before the keyboard is shown; the object is the screen.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted after the keyboard was shown.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before the keyboard is hidden.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted after the keyboard was hidden.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before the keyboard's frame changes.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after the keyboard's frame changed.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The frame of the keyboard before the change, a `CGRect` in the screen.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The frame of the keyboard after the change, a `CGRect` in the screen.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the change, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The raw value of the curve of the change.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is this application's.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
