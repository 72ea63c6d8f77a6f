// SPDX-License-Identifier: MIT

// The keyboard comes with a first responder that is a `UIKeyInput`, and goes with it.
extension ScreenHost {
  /// Whether the keyboard is shown, or on its way.
  public var isKeyboardVisible: Bool { device.keyboard.isVisible }

  /// Where the keyboard lies on the screen, or will: below it while it is hidden.
  public var keyboardFrame: CGRect { device.keyboard.frame }

  /// Whether the keyboard follows the first responder.
  public var keyboardFollowsFirstResponder: Bool {
    get { device.keyboard.followsFirstResponder }
    set { device.keyboard.followsFirstResponder = newValue }
  }

  /// The height of the keyboard, the bottom of the safe area included; nil for the usual one. A
  /// keyboard that is shown changes its frame.
  public var keyboardHeight: CGFloat? {
    get { device.keyboard.height }
    set {
      device.keyboard.height = newValue
      endTurn()
    }
  }

  /// How long the keyboard takes to come and go, in seconds.
  public var keyboardDuration: TimeInterval {
    get { device.keyboard.duration }
    set { device.keyboard.duration = newValue }
  }

  /// Brings the keyboard in. Its notifications are posted at once, and once more when it is there.
  public func showKeyboard(height: CGFloat? = nil) {
    if let height { device.keyboard.height = height }
    device.keyboard.show()
    endTurn()
  }

  /// Takes the keyboard away.
  public func hideKeyboard() {
    device.keyboard.hide()
    endTurn()
  }

  /// Types a text into the first responder. Does nothing where that takes no keys.
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

  /// Who gets keys.
  public var firstResponder: UIResponder? { device.application.currentFirstResponder }

  private var keyInput: (any UIKeyInput)? { firstResponder as? any UIKeyInput }
}
