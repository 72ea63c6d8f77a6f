// SPDX-License-Identifier: MIT

// The keyboard is shown while the first responder is a `UIKeyInput`.
extension ScreenHost {
  /// Whether the keyboard is shown or is being shown.
  public var isKeyboardVisible: Bool { device.keyboard.isVisible }

  /// The frame of the keyboard on the screen, or its target during an animation: below the screen while it is
  /// hidden.
  public var keyboardFrame: CGRect { device.keyboard.frame }

  /// Whether the keyboard is shown and hidden together with changes of the first responder.
  public var keyboardFollowsFirstResponder: Bool {
    get { device.keyboard.followsFirstResponder }
    set { device.keyboard.followsFirstResponder = newValue }
  }

  /// The height of the keyboard, including the bottom of the safe area; nil for the default. A change resizes
  /// a visible keyboard.
  public var keyboardHeight: CGFloat? {
    get { device.keyboard.height }
    set {
      device.keyboard.height = newValue
      endTurn()
    }
  }

  /// The duration of showing and hiding the keyboard, in seconds.
  public var keyboardDuration: TimeInterval {
    get { device.keyboard.duration }
    set { device.keyboard.duration = newValue }
  }

  /// Shows the keyboard. Its `will` notifications are posted immediately, its `did` notifications at the end.
  public func showKeyboard(height: CGFloat? = nil) {
    if let height { device.keyboard.height = height }
    device.keyboard.show()
    endTurn()
  }

  /// Hides the keyboard.
  public func hideKeyboard() {
    device.keyboard.hide()
    endTurn()
  }

  /// Types a text into the first responder. Does nothing if the first responder is not a `UIKeyInput`.
  public func type(_ text: String) {
    perform {
      for character in text {
        keyInput?.insertText(String(character))
      }
    }
  }

  /// Removes the character before the insertion point of the first responder.
  public func deleteBackward() {
    perform { keyInput?.deleteBackward() }
  }

  /// The responder that receives keyboard input.
  public var firstResponder: UIResponder? { device.application.currentFirstResponder }

  private var keyInput: (any UIKeyInput)? { firstResponder as? any UIKeyInput }
}
