// SPDX-License-Identifier: MIT

/// A responder that accepts key input: the keyboard is shown while it is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Inserts text at the insertion point.
  func insertText(_ text: String)
  /// Removes the character before the insertion point.
  func deleteBackward()
}
