// SPDX-License-Identifier: MIT
package import HeadlessUIKit

/// A view that can be the first responder, and stores the text of the keys.
package final class KeyInputView: UIView, UIKeyInput {
  package private(set) var text = ""

  package override var canBecomeFirstResponder: Bool { true }
  package var hasText: Bool { !text.isEmpty }
  package func insertText(_ text: String) { self.text += text }
  package func deleteBackward() { text = String(text.dropLast()) }
}
