// SPDX-License-Identifier: MIT

/// A position in a text. Objects that hold text subclass it.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A range of characters of a text. Objects that hold text subclass it.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Whether the range has no characters.
  open var isEmpty: Bool { true }

  /// The first position.
  open var start: UITextPosition { UITextPosition() }

  /// The position after the last character.
  open var end: UITextPosition { UITextPosition() }
}
