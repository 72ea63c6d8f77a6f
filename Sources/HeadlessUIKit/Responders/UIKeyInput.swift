// SPDX-License-Identifier: MIT

/// How a responder would like its keyboard. There are no keys here, so nothing can be said of them.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

/// A responder that takes keys: the keyboard is shown while it is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Adds a text where the insertion point is.
  func insertText(_ text: String)
  /// Removes the character before the insertion point.
  func deleteBackward()
}
