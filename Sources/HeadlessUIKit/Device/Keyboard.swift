// SPDX-License-Identifier: MIT

/// The keyboard of a device: no keys, but the room that it takes and what it says when that changes.
@MainActor
package final class Keyboard {
  private unowned let device: Device
  private var arrival: DeviceTimer?

  /// Whether it comes and goes with responders that take keys.
  package var followsFirstResponder = true

  /// The height that it has when it is shown, the bottom of the safe area included.
  package var height: CGFloat? {
    didSet { if isVisible, oldValue != height { move(to: shownFrame, isVisible: true) } }
  }

  /// How long it takes to come and go, in seconds.
  package var duration: TimeInterval = 0.25

  /// Whether it is shown, or on its way.
  package private(set) var isVisible = false

  private var lastFrame: CGRect?

  init(device: Device) {
    self.device = device
  }

  /// Where it lies on the screen: below it while it is hidden.
  package var frame: CGRect { lastFrame ?? hiddenFrame }

  /// Brings it in.
  package func show() {
    guard !isVisible else { return }
    move(to: shownFrame, isVisible: true)
  }

  /// Takes it away.
  package func hide() {
    guard isVisible else { return }
    move(to: hiddenFrame, isVisible: false)
  }

  /// Follows the screen, whose size has changed.
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
  /// The keyboard is about to come; the object is the screen.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The keyboard has come.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The keyboard is about to go.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The keyboard has gone.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The keyboard's frame is about to change.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The keyboard's frame has changed.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// A `CGRect` in the screen: where the keyboard was.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// A `CGRect` in the screen: where the keyboard will be.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long the change takes, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The raw value of the curve of the change.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is this application's.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
