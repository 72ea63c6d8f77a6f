// SPDX-License-Identifier: MIT

// The keyboard is shown while the first responder is a `UIKeyInput`.
extension ScreenHost {
  /// Whether the keyboard is shown or is being shown.
  public var isKeyboardVisible: Bool { device.keyboard.isVisible }

  /// The frame of the keyboard on the screen, or its target during an animation: below the screen
  /// while it is hidden.
  public var keyboardFrame: CGRect { device.keyboard.frame }

  /// Whether the keyboard is shown and hidden together with changes of the first responder.
  public var keyboardFollowsFirstResponder: Bool {
    get { device.keyboard.followsFirstResponder }
    set { device.keyboard.followsFirstResponder = newValue }
  }

  /// The height of the keyboard, including the bottom of the safe area; nil for the default. A
  /// change resizes a visible keyboard.
  public var keyboardHeight: CGFloat? {
    get { device.keyboard.height }
    set {
      act { device.keyboard.height = newValue }
    }
  }

  /// The duration of showing and hiding the keyboard, in seconds.
  public var keyboardDuration: TimeInterval {
    get { device.keyboard.duration }
    set { device.keyboard.duration = newValue }
  }

  /// Shows the keyboard. Its `will` notifications are posted immediately, its `did` notifications
  /// at the end.
  public func showKeyboard(height: CGFloat? = nil) {
    act {
      if let height { device.keyboard.height = height }
      device.keyboard.show()
    }
  }

  /// Hides the keyboard, as its key for this does on an iPad.
  public func hideKeyboard() {
    act { device.keyboard.hide() }
  }

  /// Types a text into the first responder, character by character; a newline presses the return
  /// key. Nothing is capitalized or corrected. If the first responder is not a `UIKeyInput`, the
  /// only effect is a warning; ``type(_:into:fileID:line:)`` taps the field first.
  public func type(_ text: String, fileID: StaticString = #fileID, line: UInt = #line) {
    note(fileID, line)
    warnOfMissingKeyInput("type(_:)")
    act {
      for character in text {
        if character == "\n" {
          device.keyboard.press(.returnKey)
        } else {
          device.keyboard.insert(String(character))
        }
      }
    }
  }

  /// Inserts a text into the first responder at once, as a tap on a suggestion, dictation or paste
  /// does. If the first responder is not a `UIKeyInput`, the only effect is a warning.
  public func insertText(_ text: String) {
    warnOfMissingKeyInput("insertText(_:)")
    act { device.keyboard.insert(text) }
  }

  /// A key of the keyboard that does not stand for a character.
  public enum Key: Hashable, Sendable {
    /// The return key. It is disabled without text where the first responder's
    /// `enablesReturnKeyAutomatically` is true.
    case `return`
    /// The key that removes the selection or the character before the caret.
    case delete
    /// A key of a hardware keyboard that moves the caret.
    case leftArrow, rightArrow, upArrow, downArrow
  }

  /// Presses a key a number of times. If the first responder is not a `UIKeyInput`, the only effect
  /// is a warning.
  public func press(
    _ key: Key, times: Int = 1, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    note(fileID, line)
    let pressed: KeyboardKey =
      switch key {
      case .return: .returnKey
      case .delete: .delete
      case .leftArrow: .leftArrow
      case .rightArrow: .rightArrow
      case .upArrow: .upArrow
      case .downArrow: .downArrow
      }
    warnOfMissingKeyInput("press(_:times:)")
    act {
      for _ in 0..<max(times, 0) {
        device.keyboard.press(pressed)
      }
    }
  }

  /// Removes the selection of the first responder, or the character before its caret.
  public func deleteBackward() {
    press(.delete)
  }

  private func warnOfMissingKeyInput(_ verb: String) {
    guard !(firstResponder is any UIKeyInput) else { return }
    let responder = firstResponder.map { "a \(Swift.type(of: $0)) is" } ?? "no view is"
    device.warn(
      "HeadlessHost: \(verb) has no effect on \(device.label): \(responder) the first responder. "
        + "Tap a text field first, or use type(_:into:).")
  }

  // MARK: Placement

  /// The kind of position of the keyboard.
  public enum KeyboardPlacement: Hashable, Sendable {
    /// At the lower edge, over the whole width of the screen.
    case docked
    /// Above the lower edge, over the whole width.
    case undocked
    /// Above the lower edge, in two halves. The frame is that of both together.
    case split
    /// A small keyboard anywhere on the screen.
    case floating
  }

  /// The kind of position of the keyboard. Phones have docked keyboards only.
  public var keyboardPlacement: KeyboardPlacement {
    switch device.keyboard.placement {
    case .docked: .docked
    case .undocked: .undocked
    case .split: .split
    case .floating: .floating
    }
  }

  /// Undocks, splits, floats or docks the keyboard of an iPad, as its user does; has no effect on a
  /// phone.
  ///
  /// Layouts do not avoid a keyboard that is not docked. It posts `keyboardWillHideNotification`
  /// when it is undocked, `keyboardWillShowNotification` when it is docked, and otherwise
  /// `keyboardWillChangeFrameNotification` alone, with the end frame zero; moving it posts nothing.
  ///
  /// - Parameter displacement: The distance from the standard position, in points: from the lower
  ///   part of the screen, and for a floating keyboard from its center.
  public func placeKeyboard(_ placement: KeyboardPlacement, displacement: CGVector = .zero) {
    act {
      switch placement {
      case .docked: device.keyboard.place(.docked, displacement: displacement)
      case .undocked: device.keyboard.place(.undocked, displacement: displacement)
      case .split: device.keyboard.place(.split, displacement: displacement)
      case .floating: device.keyboard.place(.floating, displacement: displacement)
      }
    }
  }

  /// The responder that receives keyboard input.
  public var firstResponder: UIResponder? { device.application.currentFirstResponder }
}
