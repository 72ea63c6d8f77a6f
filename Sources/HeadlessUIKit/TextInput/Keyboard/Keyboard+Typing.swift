// SPDX-License-Identifier: MIT

/// A view with text that the user changes with the keyboard. Unlike `insertText(_:)`, which code
/// can call, the changes can be prevented by a delegate.
@preconcurrency @MainActor
protocol KeyboardTextClient: UITextInput {
  /// Inserts text in place of the selection.
  func userInserts(_ text: String)
  /// Removes the selection or the character before the caret.
  func userDeletesBackward()
}

/// A key of a keyboard that does not stand for a character.
package enum KeyboardKey: Hashable, Sendable {
  case returnKey, delete, leftArrow, rightArrow, upArrow, downArrow
}

extension Keyboard {
  private var keyInput: (any UIKeyInput)? { device.application.firstResponder as? any UIKeyInput }

  /// Inserts a text at once, as a suggestion or a dictated text.
  package func insert(_ text: String) {
    guard let keyInput else { return }
    if let client = keyInput as? any KeyboardTextClient {
      client.userInserts(text)
    } else {
      keyInput.insertText(text)
    }
  }

  /// Presses a key, as a finger on the keyboard does.
  package func press(_ key: KeyboardKey) {
    guard let keyInput else { return }
    switch key {
    case .returnKey:
      // The key is disabled without text.
      guard !keyInput.enablesReturnKeyAutomatically || keyInput.hasText else { return }
      insert("\n")
    case .delete:
      if let client = keyInput as? any KeyboardTextClient {
        client.userDeletesBackward()
      } else {
        keyInput.deleteBackward()
      }
    case .leftArrow: moveCaret(.left)
    case .rightArrow: moveCaret(.right)
    case .upArrow: moveCaret(.up)
    case .downArrow: moveCaret(.down)
    }
  }

  /// Moves the caret by one character or line; from a selection to its end in the direction.
  private func moveCaret(_ direction: UITextLayoutDirection) {
    guard let input = keyInput as? any UITextInput, let selection = input.selectedTextRange else {
      return
    }
    let edge = input.position(within: selection, farthestIn: direction) ?? selection.end
    let isAcross = direction == .left || direction == .right
    var target: UITextPosition? = edge
    if selection.isEmpty || !isAcross {
      target = input.position(from: edge, in: direction, offset: 1)
      if target == nil, !isAcross {
        target = direction == .up ? input.beginningOfDocument : input.endOfDocument
      }
    }
    guard let target else { return }
    input.selectedTextRange = input.textRange(from: target, to: target)
    device.firstResponderVisibility.showResponder(animated: false)
  }

  /// Has to be called after the text of a responder has changed: the return key can be disabled
  /// without text, and the caret has moved.
  func textChanged(in responder: UIResponder) {
    guard device.application.firstResponder === responder else { return }
    window?.keys.update()
    device.firstResponderVisibility.showResponder(animated: false)
  }
}
